"""What holds on every table with the expansion."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ringwar.boardgame.lords.table.facts import BALROG, RINGS, SMEAGOL, SPECIAL_DICE, SPECIAL_FACES
from ringwar.boardgame.lords.table.state import OUT, lords
from ringwar.boardgame.table.facts import SIDES
from ringwar.boardgame.table.queries import level
from ringwar.boardgame.table.state import State


def lords_laws(state: State) -> Iterator[str]:
    """What is wrong with a state, a line each."""
    yield from _rings(state)
    yield from _dice(state)
    yield from _persons(state)


def _rings(state: State) -> Iterator[str]:
    """LM-SETUP-04. The rings by name are as many as the sides have."""
    rings = lords(state).rings
    if tuple(rings) != tuple(RINGS) or not set(rings.values()) <= {*SIDES, OUT}:
        yield f"the rings are {rings}"
    for side in SIDES:
        if list(rings.values()).count(side) != state.rings[side]:
            yield f"{side} has {state.rings[side]} rings, and they are {rings}"


def _dice(state: State) -> Iterator[str]:
    """LM-DICE-02, LM-DICE-03, LM-DICE-27. At most one special die a side, of its own, chosen and not lost."""
    table = lords(state)
    if not set(table.pool) <= set(SPECIAL_DICE) - table.lost:
        yield f"special dice {table.pool} are in the pool, and {sorted(table.lost)} are lost"
    for side, face in table.kept.items():
        if SPECIAL_FACES[face].side != side or SPECIAL_FACES[face].die not in table.pool:
            yield f"{side} has kept {face}"
    for side in SIDES:
        special = [die for die in state.dice[side] if die in SPECIAL_FACES]
        if special not in ([], [table.kept.get(side)]):
            yield f"{side} has the special dice {special} and has kept {table.kept.get(side)}"


def _persons(state: State) -> Iterator[str]:
    """LM-CHAR-01, LM-SMEAGOL-13, LM-BALROG-04. Nobody is in play by two cards; some never leave their home."""
    persons = Counter(each.person for each in (*state.companions, *state.characters))
    yield from (f"{person} is in play by {number} cards" for person, number in persons.items() if number > 1)
    if SMEAGOL in state.characters:
        yield f"{SMEAGOL.name} is on the map"
    if SMEAGOL in state.companions and state.guide is not SMEAGOL:
        yield f"{state.guide.name} is the guide instead of {SMEAGOL.name}"
    for each, region in state.characters.items():
        if each.home not in (None, region.name) and not level(state, each):
            yield f"{each.name} has left {each.home}"
    if lords(state).balrog_active and BALROG not in state.characters:
        yield f"{BALROG.name} is active and not in play"
