"""Distances on the board, computed once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from heapq import heappop, heappush

from ringwar.boardgame.rules.fellowship import MORDORS_GATES
from ringwar.boardgame.table.facts import FREE, REGIONS, SHADOW, Region
from ringwar.players.boardgame.parameters import numbers

FAR = 99
ALL_REGIONS = tuple(REGIONS.values())
MORDOR_GATES = tuple(REGIONS[name] for name in MORDORS_GATES)
STRONGHOLD_STEPS = numbers("fellowship")["stronghold_steps"]


def _distances(start: Region) -> tuple[int, ...]:
    """The number of steps from a region to every other, by index."""
    found = [FAR] * len(ALL_REGIONS)
    found[start.index] = 0
    frontier = [start]
    while frontier:
        here = frontier.pop(0)
        for goal in here.adjacent:
            if found[goal.index] == FAR:
                found[goal.index] = found[here.index] + 1
                frontier.append(goal)
    return tuple(found)


def _road() -> tuple[float, ...]:
    """How far the gates of Mordor are for the Fellowship, which shuns the strongholds of the Shadow, by index."""
    found = [float(FAR)] * len(ALL_REGIONS)
    waiting = [(0.0, gate.index) for gate in MORDOR_GATES]
    while waiting:
        steps, index = heappop(waiting)
        if steps >= found[index]:
            continue
        found[index] = steps
        for goal in ALL_REGIONS[index].adjacent:
            heappush(waiting, (steps + _toll(ALL_REGIONS[index]), goal.index))
    return tuple(found)


def _toll(region: Region) -> float:
    """How much a step into a region counts for the Fellowship."""
    dreaded = region.is_stronghold and region.side == SHADOW and region not in MORDOR_GATES
    return STRONGHOLD_STEPS if dreaded else 1.0


DISTANCE: tuple[tuple[int, ...], ...] = tuple(map(_distances, ALL_REGIONS))
"""Steps between two regions, by their indices."""
ROAD: tuple[float, ...] = _road()
"""The way of the Fellowship from a region to the gates of Mordor, by index."""
PRIZES: Mapping[str, tuple[Region, ...]] = {
    SHADOW: tuple(each for each in ALL_REGIONS if each.side == FREE and each.points),
    FREE: tuple(each for each in ALL_REGIONS if each.side == SHADOW and each.points),
}
"""By side: the settlements of the enemy that are worth points."""

FOREIGN: Mapping[str, frozenset[Region]] = {
    side: frozenset(each for each in ALL_REGIONS if each.is_settlement and each.side != side) for side in (FREE, SHADOW)
}
"""By side: the settlements that are not its own when the war begins."""
NEAR_PRIZES: Mapping[str, tuple[tuple[Region, ...], ...]] = {
    side: tuple(tuple(home for home in homes if row[home.index] <= 2) for row in DISTANCE)
    for side, homes in PRIZES.items()
}
"""By side and index of a region: the enemy settlements worth points that are two steps away at most."""


def bits_of(indices: Iterable[int]) -> int:
    """Regions as bits of a number, by their indices."""
    return sum(1 << index for index in indices)


BIT = tuple(1 << region.index for region in ALL_REGIONS)
"""By index of a region: that region alone, as a bit."""
BESIDE = tuple(bits_of(goal.index for goal in region.adjacent) for region in ALL_REGIONS)
"""By index of a region: those next to it, as bits."""


@lru_cache(maxsize=1 << 8)
def foreign(side: str, control: tuple[tuple[Region, str], ...]) -> frozenset[Region]:
    """The settlements that a side does not hold when some have changed hands."""
    taken = {region for region, holder in control if holder == side}
    lost = {region for region, holder in control if holder != side}
    return FOREIGN[side] - taken | lost


def distance(start: Region, goal: Region) -> int:
    """The number of steps between two regions."""
    return DISTANCE[start.index][goal.index]
