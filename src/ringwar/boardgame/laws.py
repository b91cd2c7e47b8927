"""What holds on every table of the board game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from ringwar.boardgame.rules.armies import MOST_BESIEGED, MOST_UNITS
from ringwar.boardgame.rules.teams import is_shared
from ringwar.boardgame.rules.turn import IN_THE_BOX
from ringwar.boardgame.rules.victory import MOST_CORRUPTION
from ringwar.boardgame.table.armies import FREE_PEOPLES, NAZGUL_PIECE, NOBODY, PIECES
from ringwar.boardgame.table.facts import COMPANIONS_AT_START, FREE, MOST_DICE, SHADOW, TILES
from ringwar.boardgame.table.memory import lies_in
from ringwar.boardgame.table.queries import army_of
from ringwar.boardgame.table.state import State


def laws(state: State) -> Iterator[str]:
    """What is wrong with a state, a line each."""
    yield from _figures(state)
    yield from _armies(state)
    yield from _characters(state)
    yield from _cards(state)
    yield from _known(state)
    yield from _tiles(state)
    yield from _tracks(state)
    yield from _teams(state)
    yield from state.rules.box.laws(state)


def _figures(state: State) -> Iterator[str]:
    """BG-SETUP-27. Figures on the map, among reinforcements and casualties are those of the box."""
    armies = [*state.armies.values(), *state.boxes.values()]
    on_map = [sum(numbers) for numbers in zip(*(army.counts for army in armies), strict=True)] or [0] * len(PIECES)
    for piece in PIECES:
        number = on_map[piece.index] + state.reinforcements[piece] + state.casualties[piece]
        if number != IN_THE_BOX[piece]:
            yield f"there are {number} of {piece.name}, not {IN_THE_BOX[piece]}"
    nazgul = sum(state.nazgul.values()) + state.reinforcements[NAZGUL_PIECE]
    if nazgul != IN_THE_BOX[NAZGUL_PIECE]:
        yield f"there are {nazgul} Nazgûl"
    if min(*state.reinforcements.values(), *state.casualties.values()) < 0:
        yield "a pile of figures is below zero"


def _armies(state: State) -> Iterator[str]:
    """BG-CHAR-02, BG-ARMY-03, BG-ARMY-06, BG-STACK-01, BG-STACK-02.

    Armies are whole, of one side, and within limits.
    """
    for zone in (state.armies, state.boxes):
        for region, army in zone.items():
            if not army.size:
                yield f"an army without units is in {region.name}"
            if min(army.counts) < 0:
                yield f"an army in {region.name} has fewer than no figures"
            if army.peoples & FREE_PEOPLES and army.peoples & ~FREE_PEOPLES:
                yield f"both sides are one army in {region.name}"
    for region, army in state.boxes.items():
        besieger = state.armies.get(region)
        if state.battle is None and (besieger is None or besieger.side == army.side):
            yield f"nobody besieges {region.name}"
        if not region.is_stronghold:
            yield f"{region.name} is no stronghold"


def limits(state: State) -> Iterator[str]:
    """BG-STACK-04. What holds between actions."""
    yield from (
        f"{region.name} holds {army.size} units" for region, army in state.armies.items() if army.size > MOST_UNITS
    )
    yield from (
        f"{region.name} holds {army.size} besieged" for region, army in state.boxes.items() if army.size > MOST_BESIEGED
    )


def _characters(state: State) -> Iterator[str]:
    """BG-CHAR-12. No character is in two places, none in play after death; the guide is in the Fellowship."""
    everywhere = [*state.companions, *state.characters, *state.eliminated]
    yield from (f"{each.name} is in {number} places" for each, number in Counter(everywhere).items() if number > 1)
    persons = {each.person for each in everywhere} | {each.replaces for each in everywhere}
    for each in COMPANIONS_AT_START:
        if each.person not in persons:
            yield f"{each.name} is nowhere"
    if state.companions and state.guide not in state.companions and state.hunt is None:
        yield f"the guide {state.guide.name} is not in the Fellowship"


def _cards(state: State) -> Iterator[str]:
    """Every event card is in one place."""
    found = [card for zone in (state.hands, state.discards, state.table) for cards in zone.values() for card in cards]
    found += [card for cards in state.decks.values() for card in cards]
    found += list(state.committed.values())
    if state.battle is not None:
        found += [card for card in state.battle.cards.values() if card is not None]
    box = state.rules.box
    found = [card for card in found if card not in box.special_cards]
    yield from _all_there("card", found, list(box.events.values()))


def _known(state: State) -> Iterator[str]:
    """Hidden cards that a player remembers are where he knows them to be."""
    for each in state.known:
        if each.card in state.seen or not any(each.card in lies_in(state, at, each.card.side) for at in each.places):
            yield f"{each.reader} remembers {each.card.name} in {' or '.join(each.places)}, where it is not"


def _tiles(state: State) -> Iterator[str]:
    """Every standard tile is in one place, every special one at most."""
    found = [*state.pool, *state.drawn_tiles, *state.removed_tiles, *state.special_tiles]
    yield from (f"the tile {each.name} is in {number} places" for each, number in Counter(found).items() if number > 1)
    yield from (
        f"the tile {each.name} is nowhere" for each in TILES.values() if each.set == "standard" and each not in found
    )


def _all_there(kind: str, found: list[Any], expected: list[Any]) -> Iterator[str]:
    if len(found) == len(expected) and set(found) == set(expected):
        return
    counted = Counter(found)
    yield from (f"the {kind} {each.name} is nowhere" for each in expected if each not in counted)
    yield from (f"the {kind} {each.name} is in {number} places" for each, number in counted.items() if number > 1)


def _tracks(state: State) -> Iterator[str]:
    """BG-FSP-05, BG-DICE-04, BG-DICE-11, BG-RING-08. Tracks, dice and rings."""
    if not state.corruption >= 0 or (state.corruption >= MOST_CORRUPTION and state.result is None):
        yield f"corruption is {state.corruption}"
    if (state.mordor is None) == (state.fellowship is None):
        yield "the Fellowship is both in a region and on the Mordor track, or in neither"
    for side in (FREE, SHADOW):
        held = len(state.dice[side]) + state.hunt_box[side]
        if held > MOST_DICE[side] + state.rules.box.more_dice[side]:
            yield f"{side} has {held} dice"
    if state.rings[FREE] + state.rings[SHADOW] > 3 or min(state.rings.values()) < 0:
        yield f"there are {state.rings} rings"
    if any(region.side == side for region, side in state.control.items()):
        yield "a control token lies on a settlement of its own side"


def _teams(state: State) -> Iterator[str]:
    """BG-MULTI-39, BG-MULTI-66. Mixed armies have units of both partners; what is captured has a captor."""
    if state.teams is None:
        return
    for region, side in sorted(state.teams.merged, key=lambda place: place[0].index):
        if not is_shared(army_of(state, region, side) or NOBODY, side, state.rules.seats):
            yield f"there is no army of two partners in {region.name}"
    if state.teams.captors.keys() != state.control.keys():
        yield "the captors are not those of the settlements captured"
