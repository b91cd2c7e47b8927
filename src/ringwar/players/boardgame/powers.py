"""What armies weigh in a region, near and far: for whoever wants it, and against whoever holds it."""

from __future__ import annotations

from functools import lru_cache
from operator import itemgetter, mul

from ringwar.boardgame.table.facts import Region
from ringwar.players.boardgame.geography import DISTANCE
from ringwar.players.boardgame.parameters import numbers

COMMON = numbers("war")
SUPPORT = tuple(tuple(COMMON["decay"] ** steps * (steps <= COMMON["reach"]) for steps in row) for row in DISTANCE)
"""How much an army in one region counts in another, by their indices."""
MENACE = tuple(
    tuple(COMMON["threat_decay"] ** max(0, steps - 1) * (steps <= COMMON["threat_reach"]) for steps in row)
    for row in DISTANCE
)
"""How much an enemy army in one region threatens another, by their indices."""
Hosts = tuple[tuple[Region, float], ...]
"""Armies: where each is, and what it weighs."""


class Powers:
    """Armies by what they weigh, and what is felt of them in a region: the same in every picture that has them."""

    def __init__(self, hosts: Hosts) -> None:
        # Picking fewer than two gives no tuple.
        self.picked = itemgetter(0, 0, *[region.index for region, _ in hosts])
        self.weights = (0.0, 0.0, *[power for _, power in hosts])
        self.supports: dict[Region, float] = {}
        self.menaces: dict[Region, float] = {}
        self.besides: dict[Region, float] = {}
        """By region next to them: what those weigh that are next to it."""
        for region, power in hosts:
            for each in region.adjacent:
                self.besides[each] = self.besides.get(each, 0.0) + power

    def support(self, region: Region) -> float:
        """What they weigh for whoever wants a region."""
        found = self.supports.get(region)
        if found is None:
            found = self.supports[region] = self._by(SUPPORT[region.index])
        return found

    def menace(self, region: Region) -> float:
        """What they weigh against whoever holds a region."""
        found = self.menaces.get(region)
        if found is None:
            found = self.menaces[region] = self._by(MENACE[region.index])
        return found

    def _by(self, row: tuple[float, ...]) -> float:
        """What all weigh together, each counted by what a row of the board says for its region."""
        total: float = sum(map(mul, self.weights, self.picked(row)))
        return total

    def beside(self, region: Region) -> float:
        """What those weigh that are next to a region."""
        return self.besides.get(region, 0.0)


@lru_cache(maxsize=64)
def powers_of(hosts: Hosts) -> Powers:
    """The powers of armies; kept, as those of one side stay the same while the other acts."""
    return Powers(hosts)
