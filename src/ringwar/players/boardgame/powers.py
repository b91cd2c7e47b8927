"""What armies weigh in a region, near and far: for whoever wants it, and against whoever holds it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from ringwar.boardgame.rules.teams import PEOPLES
from ringwar.boardgame.table.armies import Army
from ringwar.boardgame.table.facts import Region
from ringwar.players.boardgame.geography import BESIDE, BIT, DISTANCE, bits_of
from ringwar.players.boardgame.parameters import numbers

COMMON = numbers("war")
SUPPORT = tuple(tuple(COMMON["decay"] ** steps * (steps <= COMMON["reach"]) for steps in row) for row in DISTANCE)
"""How much an army in one region counts in another, by their indices."""
MENACE = tuple(
    tuple(COMMON["threat_decay"] ** max(0, steps - 1) * (steps <= COMMON["threat_reach"]) for steps in row)
    for row in DISTANCE
)
"""How much an enemy army in one region threatens another, by their indices."""
WITHIN_REACH = tuple(bits_of(index for index, share in enumerate(row) if share) for row in MENACE)
"""By index of a region: from where armies threaten it, as bits."""
ADJACENCY = tuple(tuple(float(steps == 1) for steps in row) for row in DISTANCE)
"""Whether one region is next to another, by their indices."""
IDLE, PARTNERS = COMMON["idle"], COMMON["partners"]
Hosts = dict[Region, float]
"""Armies: where each is, and what it weighs."""


class Powers:
    """Armies by what they weigh, and what is felt of them in a region: the same in every picture that has them."""

    __slots__ = ("besides", "indices", "menaces", "places", "powers", "supports")

    def __init__(self, regions: tuple[Region, ...], powers: tuple[float, ...]) -> None:
        self.indices = [region.index for region in regions]
        self.powers = powers
        self.places = 0
        """Where they are, as bits."""
        for index in self.indices:
            self.places |= BIT[index]
        self.supports: dict[Region, float] = {}
        self.menaces: dict[Region, float] = {}
        self.besides: dict[Region, float] = {}
        """By region next to them: what those weigh that are next to it."""

    def total(self, row: tuple[float, ...]) -> float:
        """What all of them weigh by what a row of the board says for every region."""
        found, powers = 0.0, self.powers
        for number, index in enumerate(self.indices):
            found += powers[number] * row[index]
        return found

    def support(self, region: Region) -> float:
        """What they weigh for whoever wants a region."""
        found = self.supports.get(region)
        if found is None:
            found = self.supports[region] = self.total(SUPPORT[region.index])
        return found

    def menace(self, region: Region) -> float:
        """What they weigh against whoever holds a region."""
        found = self.menaces.get(region)
        if found is None:
            felt = self.places & WITHIN_REACH[region.index]
            found = self.menaces[region] = self.total(MENACE[region.index]) if felt else 0.0
        return found

    def is_beside(self, region: Region) -> bool:
        """Whether any of them is next to a region."""
        return self.places & BESIDE[region.index] > 0

    def beside(self, region: Region) -> float:
        """What those weigh that are next to a region."""
        if not self.places & BESIDE[region.index]:
            return 0.0
        found = self.besides.get(region)
        if found is None:
            found = self.besides[region] = self.total(ADJACENCY[region.index])
        return found


def powers_of(hosts: Hosts) -> Powers:
    """The powers of armies; kept, as those of one side stay the same while the other acts."""
    return _powers(tuple(hosts), tuple(hosts.values()))


@lru_cache(maxsize=64)
def _powers(regions: tuple[Region, ...], powers: tuple[float, ...]) -> Powers:
    """The same by where the armies are, and what they weigh."""
    return Powers(regions, powers)


def hosts_of(armies: Mapping[Region, Army], side: str, war: int) -> tuple[Hosts, Hosts]:
    """The armies of a side and of its enemy with their vigour: their hits, if all of them are At War."""
    mine: Hosts = {}
    theirs: Hosts = {}
    for region, army in armies.items():
        vigour = float(army.hits)
        if army.unit_peoples & ~war:
            # Who is not At War counts less.
            ready = army.of(war).hits
            vigour = ready + IDLE * (army.hits - ready)
        if army.side == side:
            mine[region] = vigour
        else:
            theirs[region] = vigour
    return mine, theirs


def shares_of(hosts: Hosts, armies: Mapping[Region, Army], seat: str) -> Hosts:
    """The armies of a side with the vigour that they have for one seat of a team: what is a partner's counts less."""
    found = {}
    for region, power in hosts.items():
        mine = armies[region].of(PEOPLES[seat]).hits / armies[region].hits
        found[region] = power * (mine + PARTNERS * (1 - mine))
    return found
