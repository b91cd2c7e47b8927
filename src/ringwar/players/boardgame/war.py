"""The war as a side sees it: where its armies should go, and what of its own is in danger."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from operator import itemgetter
from typing import Any

from ringwar.boardgame.rules.armies import MOST_UNITS
from ringwar.boardgame.rules.victory import FREE_POINTS, SHADOW_POINTS
from ringwar.boardgame.sight import Sight
from ringwar.boardgame.table.facts import FREE, REGIONS, SHADOW, Region
from ringwar.players.boardgame.clash import Strength, strength
from ringwar.players.boardgame.geography import NEAR_PRIZES, PRIZES, foreign
from ringwar.players.boardgame.parameters import numbers
from ringwar.players.boardgame.powers import WITHIN_REACH, Powers, hosts_of, powers_of, shares_of
from ringwar.players.boardgame.pulls import Pulls
from ringwar.players.manners import manner_of
from ringwar.players.rules import RETURNS

WAR = {side: numbers("war", side) for side in (FREE, SHADOW)}
COMMON = numbers("war")
POINTS = {FREE: FREE_POINTS, SHADOW: SHADOW_POINTS}
ENEMIES = {side: sorted({str(each.nation) for each in PRIZES[side]}) for side in (FREE, SHADOW)}
"""By side: the nations that have something to lose."""
LEAST_GUARD, ENOUGH, TOWN, SIEGE = COMMON["least_guard"], COMMON["enough"], COMMON["town"], 1 + COMMON["besieged"]
MARGIN = {side: numbers["margin"] ** 2 for side, numbers in WAR.items()}
TIME = numbers("time")
WEARY_FROM = TIME["weary_from"]
Call = tuple[float, float, float]
"""Of an army: how many leaders it wants, how much, and what they risk with it."""
PICTURES, MOST_PICTURES = 2, 16
"""So many pictures of the war a player keeps for each seat, and one who comes back to the same tables."""


def weariness(sight: Sight) -> float:
    """How much longer than usual the war has lasted, from 0 to 1: nobody waits for ever."""
    late = sight.turn - WEARY_FROM
    return min(1.0, late / TIME["weary_turns"]) if late > 0 else 0.0


def shelter(region: Region) -> float:
    """How much better an army defends itself in a settlement than in the open."""
    return COMMON["stronghold"] if region.is_stronghold else COMMON["city"] if region.is_fortified else 1.0


SHELTER = tuple(map(shelter, REGIONS.values()))
"""By region: how much better an army defends itself there than in the open."""


@lru_cache(maxsize=1 << 10)
def massed(hits: float) -> float:
    """How much more it counts that several go who can take so many hits together."""
    weight: float = (hits / 5) ** COMMON["mass"]
    return weight


class War:
    """A picture of the war for one side, from the figures on the map alone."""

    __slots__ = (
        "alarm",
        "all_enemies",
        "armies",
        "attackers",
        "besieged",
        "best_attacks",
        "boxes",
        "bringers",
        "calls",
        "dangers",
        "defenders",
        "enemies",
        "enemy_powers",
        "excess",
        "far",
        "felt",
        "foreign",
        "host_powers",
        "hosts",
        "kept",
        "manner",
        "margin",
        "memo",
        "missing",
        "numbers",
        "open",
        "own_powers",
        "plan",
        "prize",
        "reinforced",
        "shut_up",
        "side",
        "sight",
        "steps",
    )

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.side = sight.side
        self.numbers = WAR[sight.side]
        self.margin = MARGIN[sight.side]
        self.manner = manner_of(sight)
        self.far = self.manner.counts("far")
        """How much is seen of enemies who are not next door."""
        self.plan = _plan(sight)
        points, theirs = sight.points(sight.side), sight.points(sight.enemy)
        momentum = 1 + COMMON["momentum"] * points / POINTS[sight.side]
        self.prize = self.manner.counts("prize") * self.numbers["prize"] * momentum
        """What a point is worth: the more, the fewer are missing."""
        self.missing = POINTS[sight.side] - points
        """The points that are missing for a victory."""
        self.excess = theirs + 1 - POINTS[sight.enemy]
        """The points that must be taken back from the enemy, or he wins with the end of this turn."""
        lost = min(theirs, POINTS[sight.enemy] - 1)
        self.alarm = (1 + COMMON["alarm"] * lost / (POINTS[sight.enemy] - lost)) * (1 - weariness(sight))
        """How much one's own settlements are worth: more when the enemy is near to victory, less in a war too long."""
        self.armies = sight.armies.copy()
        self.boxes = sight.boxes.copy()
        self.besieged = {region: army.hits for region, army in self.boxes.items() if army.side == sight.side}
        """The hits that one's own armies can take that are besieged."""
        self.shut_up = sum([region.points for region in self.besieged if region.side == sight.side])
        """The points of one's own strongholds that are besieged."""
        self.hosts, self.enemies = hosts_of(self.armies, self.side, sight.war())
        """The field armies of one's side and of the enemy with their vigour."""
        self.host_powers = powers_of(self.hosts)
        self.own_powers = self.host_powers
        """The same with less weight for figures of a partner, who alone can use them."""
        if sight.seat != self.side:
            self.own_powers = powers_of(shares_of(self.hosts, self.armies, sight.seat))
        self.enemy_powers = powers_of(self.enemies)
        self.all_enemies: Powers | None = None
        self.foreign = foreign(sight.side, tuple(sight.control.items()))
        """The settlements that are not one's own."""
        self.open = self.foreign.difference(self.enemies, self.boxes)
        """Those of them that nobody defends."""
        self.bringers = {at for each, at in sight.characters.items() if each.extra_die and each.side == sight.side}
        """Where characters are who bring a die."""
        self.memo: dict[Any, Any] = {}
        self.dangers: dict[Region, float] = {}
        self.reinforced: dict[int, float] = {}
        """By region and hits: how good these are there, for whoever recruits."""
        self.kept: dict[Region, int] = {}
        """How many units stay where somebody must."""
        self.steps: dict[Region, dict[Region, float]] = {}
        """By army: where it can go, with how good that is."""
        self.best_attacks: dict[Region, float] = {}
        self.calls: dict[Region, Call | None] = {}
        self.attackers: dict[Region, Strength] = {}
        self.defenders: dict[Region, Strength] = {}
        self.felt: Pulls | None = None
        """By region: how good it is for armies to be there, once somebody wants to know."""

    def forget(self) -> None:
        """Let go of what leads back to the picture: it need not be searched for what nobody needs any more."""
        self.memo.clear()
        self.sight.memo.clear()

    # Where to go

    def goals(self) -> list[tuple[Region, float]]:
        """The settlements most worth going to, and the own one most in danger, with how much each draws armies."""
        found = self._draws([(region, self.prize_of(region)) for region in self._to_take()])
        if self.sight.control:
            found += self._draws([(region, self.numbers["recapture"]) for region in self._lost()])
        found += self._in_danger()
        found.sort(key=itemgetter(1), reverse=True)
        number = int(self.numbers["goals"])
        for region, draw in found[number:]:
            if draw and self._is_at_home(region):
                return [*found[:number], (region, draw)]
        return found[:number]

    def _is_at_home(self, region: Region) -> bool:
        """Whether a settlement is one's own, and was from the beginning."""
        return region.side == self.side and region not in self.sight.control

    def _to_take(self) -> Sequence[Region]:
        """The enemy's settlements that one does not hold."""
        side, control = self.side, self.sight.control
        return [region for region in PRIZES[side] if control.get(region) != side] if control else PRIZES[side]

    def _lost(self) -> list[Region]:
        """The settlements of one's own that the enemy holds."""
        side, control = self.side, self.sight.control
        return [region for region, holder in control.items() if region.side == side and holder != side]

    def _in_danger(self) -> list[tuple[Region, float]]:
        """One's own settlements that the enemy may take, with how much each of them draws armies."""
        control, places, hold = self.sight.control, self.enemy_powers.places, self.numbers["hold"] * self.alarm
        near = [home for home in PRIZES[self.sight.enemy] if places & WITHIN_REACH[home.index] and home not in control]
        return [(home, hold * home.points * danger) for home in near if (danger := self.danger(home))]

    def _draws(self, worths: list[tuple[Region, float]]) -> list[tuple[Region, float]]:
        """How much settlements draw those who can take them, by how much each is worth a point."""
        support, enemies, boxes, found = self.own_powers.support, self.enemies, self.boxes, []
        for region, worth in worths:
            ratio = support(region)
            if region in enemies or region in boxes:
                ratio /= self._resistance(region)
            else:
                ratio /= LEAST_GUARD
            squared = ratio * ratio
            likely = squared / (squared + self.margin)
            if ratio > ENOUGH:
                likely *= ENOUGH / ratio
            draw = worth * (region.points or TOWN) * likely
            if region in boxes:
                draw *= SIEGE
            found.append((region, draw if self.plan is None else draw * self._heed(region)))
        return found

    def _heed(self, region: Region) -> float:
        """How much of a goal is seen by who keeps to a plan: to go against one nation."""
        return 1.0 if self.plan == region.nation else self.manner.counts("beside-plan")

    def prize_of(self, region: Region) -> float:
        """What a point of an enemy settlement is worth: more of one that wins the war, for either side."""
        needed = self.excess + self.shut_up > 0 if region.side == self.side else region.points >= self.missing
        return self.prize * COMMON["last"] if needed else self.prize

    def stake(self, region: Region) -> float:
        """What is lost with a settlement of one's own, in points: somebody there may bring a die."""
        return region.points + COMMON["bringer"] * (region in self.bringers)

    def _resistance(self, region: Region) -> float:
        """How much must be brought against what defends a settlement."""
        army = self.armies[region] if region in self.enemies else self.boxes.get(region)
        if army is None or army.side == self.side:
            return LEAST_GUARD
        return LEAST_GUARD + SHELTER[region.index] * (army.hits + 0.5 * army.leaders)

    def pull(self, region: Region) -> float:
        """How good it is for armies to be in a region."""
        felt = self.felt
        return (self.pulls() if felt is None else felt)[region]

    def pulls(self) -> Pulls:
        """The same of all regions."""
        if self.felt is None:
            goals, armies, hosts = self.goals(), self.armies, self.hosts
            # One's own army there leaves no room for others.
            full = {goal for goal, _ in goals if goal in hosts and armies[goal].size >= MOST_UNITS - 1}
            self.felt = Pulls(goals, full)
        return self.felt

    def mass(self, hits: float) -> float:
        """How much the march of an army counts that can take so many hits."""
        return self.numbers["march"] * massed(hits)

    def reserve(self, region: Region) -> float:
        """The vigour of one's own armies next to a region."""
        return self.host_powers.beside(region)

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
        army = self.armies.get(region)
        hits = more + (army.hits if army is not None and army.side == self.side else self.besieged.get(region, 0))
        ratio = threat / (hits * SHELTER[region.index] + LEAST_GUARD if hits > 0 else LEAST_GUARD)
        squared = ratio * ratio
        return squared / (squared + 1)

    def threat(self, region: Region) -> float:
        """The vigour of enemy armies within reach of a region."""
        every = self.enemy_powers.menace(region)
        return every if self.far == 1 else self._seen(every, self.enemy_powers.beside(region))

    def reachable(self, region: Region) -> float:
        """The vigour of enemy armies within reach of a region, of all who are At War or may be soon."""
        if self.all_enemies is None:
            self.all_enemies = powers_of({at: float(self.armies[at].hits) for at in self.enemies})
        every = self.all_enemies.menace(region)
        return every if self.far == 1 else self._seen(every, self.all_enemies.beside(region))

    def _seen(self, every: float, beside: float) -> float:
        """What of all enemies is seen by players who see few but those next door."""
        return self.far * every + (1 - self.far) * beside

    def menace(self, region: Region) -> float:
        """How much of one's own, in points, an enemy army in a region could take soon."""
        near = [home for home in NEAR_PRIZES[self.sight.enemy][region.index] if home not in self.sight.control]
        return self.alarm * max([home.points * self.danger(home) for home in near], default=0.0)

    def beside(self, region: Region) -> float:
        """The vigour of enemy armies next to a region."""
        return self.enemy_powers.beside(region)


def war(sight: Sight) -> War:
    """The picture of the war that belongs to a sight of the table."""
    picture: War | None = sight.memo.get("picture")
    if picture is None:
        picture = sight.memo["picture"] = _remembered(sight)
    return picture


def _remembered(sight: Sight) -> War:
    """The picture that the player made at this seat when everything lay as it does now, else a new one."""
    table = _table(sight)
    pictures: list[tuple[tuple[Any, ...], War]] = sight.memory.setdefault(sight.seat, [])
    for number in range(len(pictures) - 1, -1, -1):
        kept, picture = pictures[number]
        if kept == table:
            if number < len(pictures) - 1:
                pictures.append(pictures.pop(number))
            break
    else:
        picture = War(sight)
        if len(pictures) == (MOST_PICTURES if RETURNS in sight.memory else PICTURES):
            pictures.pop(0)[1].forget()
        pictures.append((table, picture))
    picture.sight = sight
    return picture


def _table(sight: Sight) -> tuple[Any, ...]:
    """Everything that a picture of the war depends on; most others are told by how much lies there."""
    return *sight.laid(), weariness(sight), _plan(sight)


def _plan(sight: Sight) -> str | None:
    """Against which nation somebody goes who keeps to a plan."""
    return manner_of(sight).plan(sight.turn, ENEMIES[sight.side])


def recall(sight: Sight) -> None:
    """Remember all that was found out if nothing has changed since: from which die is used to for what it is."""
    picture = war(sight)
    if sight.lords is not None:
        return
    besides = _besides(sight)
    kept: tuple[tuple[Any, ...], dict[Any, Any]] | None = picture.memo.get("besides")
    if kept is not None and kept[0] == besides:
        sight.memo = kept[1]
    else:
        picture.memo["besides"] = besides, sight.memo


def _besides(sight: Sight) -> tuple[Any, ...]:
    """Everything besides the picture that a judgement of actions depends on, in the game without expansions."""
    changing = (sight.reinforcements, sight.hunt_box, sight.dice, sight.rings)
    return (
        *[tuple(each.values()) for each in changing],
        sight.hand,
        sight.pool,
        sight.companions,
        sight.guide,
        sight.fellowship,
        sight.mordor,
        sight.progress,
        sight.corruption,
        sight.revealed,
        sight.tried,
        sight.turn,
        sight.eliminated,
        sight.last_event,
    )


def attackers(picture: War, region: Region) -> Strength:
    """The strength of one's own figures in a region that may attack."""
    found = picture.attackers.get(region)
    if found is None:
        part = picture.sight.attackers(region)
        found = picture.attackers[region] = strength(part, picture.sight.leading_elites(part.army))
    return found


def defenders(picture: War, region: Region) -> Strength:
    """The strength of the enemy's figures in a region that defend."""
    found = picture.defenders.get(region)
    if found is None:
        whole = picture.sight.everyone(region, picture.sight.enemy)
        found = picture.defenders[region] = strength(whole, picture.sight.leading_elites(whole.army))
    return found
