"""The war as a side sees it: where its armies should go, and what of its own is in danger."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ringwar.boardgame.rules.armies import MOST_UNITS
from ringwar.boardgame.rules.teams import PEOPLES
from ringwar.boardgame.rules.victory import FREE_POINTS, SHADOW_POINTS
from ringwar.boardgame.sight import Sight
from ringwar.boardgame.table.armies import NOBODY, UNITS, Army
from ringwar.boardgame.table.facts import FREE, REGIONS, SHADOW, Region
from ringwar.players.boardgame.clash import Strength, strength
from ringwar.players.boardgame.geography import DISTANCE, PRIZES
from ringwar.players.boardgame.parameters import numbers

WAR = {side: numbers("war", side) for side in (FREE, SHADOW)}
COMMON = numbers("war")
POINTS = {FREE: FREE_POINTS, SHADOW: SHADOW_POINTS}
REACH = int(COMMON["reach"])
DECAY = tuple(COMMON["decay"] ** steps for steps in range(REACH + 1))
NEARNESS = tuple(tuple(DECAY[steps] if steps <= REACH else 0.0 for steps in row) for row in DISTANCE)
"""How much an army in one region counts in another, by their indices."""
MENACE = tuple(
    tuple(COMMON["threat_decay"] ** max(0, steps - 1) * (steps <= COMMON["threat_reach"]) for steps in row)
    for row in DISTANCE
)
"""How much an enemy army in one region threatens another, by their indices."""
LEAST_GUARD = COMMON["least_guard"]
TIME = numbers("time")


def weariness(sight: Sight) -> float:
    """How much longer than usual the war has lasted, from 0 to 1: nobody waits for ever."""
    return min(1.0, max(0.0, (sight.turn - TIME["weary_from"]) / TIME["weary_turns"]))


def shelter(region: Region) -> float:
    """How much better an army defends itself in a settlement than in the open."""
    return COMMON["stronghold"] if region.is_stronghold else COMMON["city"] if region.is_fortified else 1.0


SHELTER = tuple(map(shelter, REGIONS.values()))
"""By region: how much better an army defends itself there than in the open."""


def vigour(army: Army) -> int:
    """The hits that an army can take."""
    return _hits(army.counts)


@lru_cache(maxsize=1 << 14)
def _hits(counts: tuple[int, ...]) -> int:
    """The hits that figures so counted can take: two for an elite unit."""
    return sum(counts[: len(UNITS)]) + sum(counts[1 : len(UNITS) : 2])


class War:
    """A picture of the war for one side, from the figures on the map alone."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.side = sight.side
        self.numbers = WAR[sight.side]
        self.prize = self.numbers["prize"] * (1 + COMMON["momentum"] * sight.points(sight.side) / POINTS[sight.side])
        """What a point is worth: the more, the fewer are missing."""
        lost = min(sight.points(sight.enemy), POINTS[sight.enemy] - 1)
        self.alarm = (1 + COMMON["alarm"] * lost / (POINTS[sight.enemy] - lost)) * (1 - weariness(sight))
        """How much one's own settlements are worth: more when the enemy is near to victory, less in a war too long."""
        self.hosts = self._hosts(sight.side)
        self.own = self._of_seat()
        """The same with less weight for figures of a partner, who alone can use them."""
        self.enemies = self._hosts(sight.enemy)
        self.memo: dict[Any, Any] = {}
        self.threats: dict[Region, float] = {}
        self.dangers: dict[Region, float] = {}
        self.besides: dict[Region, float] = {}
        self.pulls: dict[Region, float] = {}
        self.goals = self._goals()
        self.full = {goal: draw for goal, draw in self.goals if self._is_full(goal)}
        """The goals where an army of one's own is that leaves no room for others."""
        self.outer = [
            (goal.index, draw * (COMMON["crowded"] if goal in self.full else 1.0)) for goal, draw in self.goals
        ]
        """By index of the goals: how much each draws those who are elsewhere; less if it is full."""

    def _hosts(self, side: str) -> list[tuple[Region, float]]:
        """The field armies of a side with their vigour; who is not At War counts less."""
        war, idle = self.sight.war(), COMMON["idle"]
        found = []
        for region, army in self.sight.armies.items():
            if army.side == side:
                ready = vigour(army) if not army.unit_peoples & ~war else vigour(army.of(war))
                found.append((region, ready + idle * (vigour(army) - ready)))
        return found

    def _of_seat(self) -> list[tuple[Region, float]]:
        """One's field armies with their vigour; what belongs to a partner counts less."""
        seat = self.sight.seat
        if seat == self.side:
            return self.hosts
        peoples, share = PEOPLES[seat], COMMON["partners"]
        found = []
        for region, power in self.hosts:
            army = self.sight.armies[region]
            mine = vigour(army.of(peoples)) / vigour(army)
            found.append((region, power * (mine + share * (1 - mine))))
        return found

    # Where to go

    def _goals(self) -> list[tuple[Region, float]]:
        """The settlements most worth going to, with how much each of them draws armies."""
        found = [(region, self._draw(region)) for region in self._prizes()]
        found.sort(key=lambda each: -each[1])
        return found[: int(self.numbers["goals"])]

    def _prizes(self) -> list[Region]:
        """What can be taken or must be held: enemy settlements, own ones lost, own ones in danger."""
        sight, side = self.sight, self.side
        taken = [region for region in PRIZES[side] if sight.control.get(region) != side]
        lost = [region for region, holder in sight.control.items() if region.side == side and holder != side]
        own = [region for region in PRIZES[sight.enemy] if region not in sight.control]
        return taken + lost + own

    def _draw(self, region: Region) -> float:
        """How much a settlement draws armies."""
        if region.side == self.side and region not in self.sight.control:
            return self.numbers["hold"] * self.alarm * region.points * self.danger(region)
        worth = self.numbers["recapture"] if region.side == self.side else self.prize
        ratio = self.near(self.own, region) / self.resistance(region)
        likely = ratio * ratio / (ratio * ratio + self.numbers["margin"] ** 2)
        likely *= min(1.0, COMMON["enough"] / max(ratio, 0.1))
        besieged = 1 + COMMON["besieged"] * (region in self.sight.boxes)
        return worth * max(region.points, COMMON["town"]) * likely * besieged

    def _is_full(self, region: Region) -> bool:
        """Whether an army of one's own in a region leaves no room for others."""
        army = self.sight.armies.get(region)
        return army is not None and army.side == self.side and army.size >= MOST_UNITS - 1

    def near(self, hosts: list[tuple[Region, float]], region: Region) -> float:
        """The vigour of armies in and around a region; the farther away the less."""
        row = NEARNESS[region.index]
        return sum([vigour * row[at.index] for at, vigour in hosts])

    def resistance(self, region: Region) -> float:
        """How much must be brought against what defends a settlement."""
        army = self.sight.army(region, self.sight.enemy) or NOBODY
        return LEAST_GUARD + SHELTER[region.index] * (vigour(army) + 0.5 * army.leaders)

    def pull(self, region: Region) -> float:
        """How good it is for armies to be in a region."""
        found = self.pulls.get(region)
        if found is None:
            row = NEARNESS[region.index]
            found = self.full.get(region, 0.0)
            for index, draw in self.outer:
                found = max(found, draw * row[index])
            self.pulls[region] = found
        return found

    def mass(self, hits: float) -> float:
        """How much the march of an army counts that can take so many hits."""
        weight: float = (hits / 5) ** COMMON["mass"]
        return self.numbers["march"] * weight

    def reserve(self, region: Region) -> float:
        """The vigour of one's own armies next to a region."""
        row = DISTANCE[region.index]
        return sum([power for at, power in self.hosts if row[at.index] == 1])

    # What is in danger

    def danger(self, region: Region) -> float:
        """How likely it is, from 0 to 1, that the enemy takes a settlement of one's own."""
        found = self.dangers.get(region)
        if found is None:
            found = self.dangers[region] = self.danger_with(region, 0)
        return found

    def danger_with(self, region: Region, more: int) -> float:
        """The same if its garrison could take so many hits more (or fewer, below zero)."""
        threat = self.threat(region)
        if not threat:
            return 0.0
        army = self.sight.army(region, self.side)
        guard = more if army is None else more + vigour(army)
        return threat / (threat + max(0, guard) * SHELTER[region.index] + LEAST_GUARD)

    def threat(self, region: Region) -> float:
        """The vigour of enemy armies within reach of a region."""
        found = self.threats.get(region)
        if found is None:
            row = MENACE[region.index]
            found = self.threats[region] = sum([power * row[at.index] for at, power in self.enemies])
        return found

    def menace(self, region: Region) -> float:
        """How much of one's own, in points, an enemy army in a region could take soon."""
        row = DISTANCE[region.index]
        near = [home for home in PRIZES[self.sight.enemy] if row[home.index] <= 2 and home not in self.sight.control]
        return self.alarm * max([home.points * self.danger(home) for home in near], default=0.0)

    def beside(self, region: Region) -> float:
        """The vigour of enemy armies next to a region."""
        found = self.besides.get(region)
        if found is None:
            row = DISTANCE[region.index]
            found = self.besides[region] = sum([power for at, power in self.enemies if row[at.index] == 1])
        return found


def _table(sight: Sight) -> tuple[Any, ...]:
    """Everything that a picture of the war depends on."""
    return (
        sight.seat,
        sight.rules,
        sight.war(),
        weariness(sight),
        sight.command,
        tuple(sight.armies.items()),
        tuple(sight.boxes.items()),
        tuple(sight.nazgul.items()),
        tuple(sight.characters.items()),
        tuple(sight.control.items()),
        tuple(sight.table.items()),
        sight.partners,
    )


def war(sight: Sight) -> War:
    """The picture of the war that belongs to a sight of the table."""
    picture: War | None = sight.memo.get("picture")
    if picture is None:
        picture = sight.memo["picture"] = _remembered(sight)
    return picture


def _remembered(sight: Sight) -> War:
    """The last picture that the player made at this seat if nothing has moved since, else another."""
    table = _table(sight)
    kept: tuple[tuple[Any, ...], War] | None = sight.memory.get(sight.seat)
    if kept is not None and kept[0] == table:
        kept[1].sight = sight
        return kept[1]
    picture = War(sight)
    sight.memory[sight.seat] = table, picture
    return picture


def attackers(sight: Sight, region: Region) -> Strength:
    """The strength of one's own figures in a region that may attack."""
    part = sight.attackers(region)
    return strength(part, sight.leading_elites(part.army))


def defenders(sight: Sight, region: Region, side: str) -> Strength:
    """The strength of the figures of a side in a region that defend."""
    whole = sight.everyone(region, side)
    return strength(whole, sight.leading_elites(whole.army))
