"""What holds on every table of the card game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from ringwar.cardgame.table.facts import CHARACTER, EVENT, ITEM
from ringwar.cardgame.table.memory import zone_of
from ringwar.cardgame.table.state import State


def laws(state: State) -> Iterator[str]:
    """What is wrong with a state, a line each."""
    yield from _every_card_is_somewhere(state)
    yield from _every_location_is_somewhere(state)
    yield from _cards_lie_where_they_may(state)
    yield from _what_is_known_is_true(state)


def _every_card_is_somewhere(state: State) -> Iterator[str]:
    """CG-SETUP-16. Every faction card is in exactly one place."""
    places: list[Any] = [state.path_cards, state.resolving, *state.battlegrounds.values(), *state.items.values()]
    for zone in (state.hands, state.decks, state.cycles, state.eliminated, state.reserves, state.drawn):
        places.extend(zone.values())
    yield from _wrong("card", [card for cards in places for card in cards], state.rules.cards)


def _every_location_is_somewhere(state: State) -> Iterator[str]:
    """CG-SETUP-16, CG-LOC-23. Every location is in exactly one place."""
    scenario = state.rules.scenario
    everything = [
        *scenario.battlegrounds,
        *(card for cards in scenario.battlegrounds_by_round.values() for card in cards),
        *(path for paths in scenario.paths.values() for path in paths),
    ]
    found: list[Any] = [*state.battlegrounds, *state.path_deck, *state.set_aside]
    found += [state.path] if state.path is not None else []
    for pile in (*state.battleground_decks.values(), *state.scoring.values()):
        found.extend(pile)
    yield from _wrong("location", found, everything)


def _wrong(kind: str, found: list[Any], expected: Any) -> Iterator[str]:
    if len(found) == len(expected) and set(found) == set(expected):
        return
    counted = Counter(found)
    yield from (f"the {kind} {each.name} is nowhere" for each in expected if each not in counted)
    yield from (f"the {kind} {each.name} is in {number} places" for each, number in counted.items() if number > 1)


def _cards_lie_where_they_may(state: State) -> Iterator[str]:
    """CG-ITEM-03, CG-EVENT-02, CG-PLAY-10, CG-RESERVE-01, CG-SCORE-05. Kinds of cards, items and tokens."""
    on_locations = [card for cards in state.battlegrounds.values() for card in cards]
    bodies = [*state.path_cards, *on_locations, *(card for cards in state.reserves.values() for card in cards)]
    yield from (f"{card.name} cannot lie on the table by itself" for card in bodies if card.kind in (ITEM, EVENT))
    yield from (f"the army {card.name} is on a path" for card in state.path_cards if card.kind != CHARACTER)
    for wielder, items in state.items.items():
        if wielder not in bodies or not items:
            yield f"{wielder.name} wields items and is not in play"
        yield from (
            f"{item.name} cannot be wielded by {wielder.name}" for item in items if wielder.id not in item.wielders
        )
    if state.corruption < 0:
        yield "corruption is below zero"
    for seat, tops in state.tops.items():
        if any(card not in state.decks[seat] for card in tops):
            yield f"a card known to lie on top is not in the deck of {seat}"
    active = {*state.battlegrounds, *bodies, state.path}
    yield from (f"icons were added to {each.name}, which is not in play" for each in state.added if each not in active)


def _what_is_known_is_true(state: State) -> Iterator[str]:
    """CG-INFO-11. Cards that everybody remembers are in one of the places where they may be."""
    for seat, known in state.known.items():
        for places, cards in known:
            there = [card for place in places for card in zone_of(state, place)[seat] if card not in state.seen]
            wrong = sorted(card.name for card in cards if card not in there)
            yield from (f"{name} is remembered in {' or '.join(places)} of {seat}, where it is not" for name in wrong)
