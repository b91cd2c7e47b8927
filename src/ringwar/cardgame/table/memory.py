"""What everybody remembers of cards that were open once and lie hidden now: where each may be, chapter 14."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ringwar.cardgame.table.facts import Card
from ringwar.cardgame.table.state import Cards, Known, State

CYCLE, DECK, DRAWN, ELIMINATED, HAND = PLACES = ("cycle", "deck", "drawn", "eliminated", "hand")
LASTING = frozenset((CYCLE, DECK, ELIMINATED, HAND))
"""Where cards stay; what may be in any of them is not remembered."""


def zone_of(state: State, place: str) -> dict[str, Cards]:
    """The cards in a place, by seat."""
    if place == HAND:
        return state.hands
    if place == DECK:
        return state.decks
    if place == CYCLE:
        return state.cycles
    return state.eliminated if place == ELIMINATED else state.drawn


def remember(state: State, seat: str, places: Iterable[str], cards: frozenset[Card]) -> None:
    """Cards of a seat are in one of these places, as everybody knows."""
    _keep(state, seat, [*state.known.get(seat, ()), (tuple(places), cards)])


def _keep(state: State, seat: str, known: Iterable[Known]) -> None:
    """Of the cards of a seat just this is known; what may be anywhere is not."""
    kept: dict[tuple[str, ...], frozenset[Card]] = {}
    for places, cards in known:
        if cards and not LASTING.issubset(places):
            key = tuple(sorted(places))
            kept[key] = kept.get(key, frozenset()) | cards
    if kept:
        state.known[seat] = tuple(sorted(kept.items(), key=_places))
    else:
        state.known.pop(seat, None)


def _places(known: Known) -> tuple[str, ...]:
    return known[0]


def moved(state: State, seat: str, origin: str, goal: str) -> None:
    """CG-INFO-11. A hidden card has gone from one place to another: it may be any that may have lain there."""
    if seat not in state.known:
        return
    known = state.known[seat]
    for there, _ in known:
        if origin in there and goal not in there:
            spread = [({*places, goal} if origin in places else places, cards) for places, cards in known]
            _keep(state, seat, [(tuple(places), cards) for places, cards in spread])
            return


def left(state: State, seat: str, card: Card, origin: str, goal: str) -> None:
    """CG-INFO-11. A hidden card has left a place where cards may lie that everybody saw: it may be any of them."""
    if state.known:
        moved(state, seat, origin, goal)
    there = (state.hands if origin == HAND else zone_of(state, origin))[seat]
    if card in state.seen or not state.seen.isdisjoint(there):
        seen = state.seen.intersection((card, *there))
        state.seen -= seen
        remember(state, seat, (origin, goal), seen)


def shown(state: State, seat: str, card: Card) -> None:
    """A card lies open, and nobody has to remember where it may be."""
    if not state.known:
        return
    known = state.known.get(seat, ())
    for _, hidden in known:
        if card in hidden:
            _keep(state, seat, [(places, cards - {card}) for places, cards in known])
            return


def recycled(state: State, seat: str) -> None:
    """CG-DECK-03. The cycle pile goes into the draw deck, and with it all that was known to lie there."""
    seen = state.seen.intersection(state.cycles[seat])
    state.seen -= seen
    known = [*state.known.get(seat, ()), ((CYCLE,), seen)]
    _keep(state, seat, [(_renewed(places), cards) for places, cards in known])


def _renewed(places: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(DECK if place == CYCLE else place for place in places))


def pinned(state: State) -> set[Card]:
    """The hidden cards of which everybody knows where they are."""
    return {card for known in state.known.values() for places, cards in known if len(places) == 1 for card in cards}


def bound(state: State, reader: str) -> dict[Any, frozenset[Card]]:
    """For each hidden card of which something is known, the cards whose places it can have taken."""
    found = {}
    for seat, known in state.known.items():
        for places, cards in known if seat != reader else ():
            there = frozenset(card for place in places for card in zone_of(state, place)[seat])
            found.update(dict.fromkeys(cards, there))
    return found


def write_known(state: State) -> list[dict[str, Any]]:
    """What everybody remembers, for a view or a document."""
    return [
        {"seat": seat, "places": list(places), "cards": sorted(card.name for card in cards)}
        for seat in state.rules.seats
        for places, cards in state.known.get(seat, ())
    ]
