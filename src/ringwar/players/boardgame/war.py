"""The war as a side sees it: where its armies should go, and what of its own is in danger."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from operator import itemgetter
from typing import Any

from ringwar.boardgame.rules.armies import MOST_UNITS
from ringwar.boardgame.rules.teams import PEOPLES
from ringwar.boardgame.rules.victory import FREE_POINTS, SHADOW_POINTS
from ringwar.boardgame.sight import Sight
from ringwar.boardgame.table.armies import counted
from ringwar.boardgame.table.facts import FREE, REGIONS, SHADOW, Region
from ringwar.players.boardgame.clash import Strength, strength
from ringwar.players.boardgame.geography import NEAR_PRIZES, PRIZES
from ringwar.players.boardgame.parameters import numbers
from ringwar.players.boardgame.powers import WITHIN_REACH, Hosts, Powers, powers_of
from ringwar.players.boardgame.pulls import Pulls
from ringwar.players.manners import manner_of

WAR = {side: numbers("war", side) for side in (FREE, SHADOW)}
COMMON = numbers("war")
POINTS = {FREE: FREE_POINTS, SHADOW: SHADOW_POINTS}
ENEMIES = {side: sorted({str(each.nation) for each in PRIZES[side]}) for side in (FREE, SHADOW)}
"""By side: the nations that have something to lose."""
FOREIGN = {
    side: [each for each in REGIONS.values() if each.is_settlement and each.side != side] for side in (FREE, SHADOW)
}
"""By side: the settlements that are not its own when the war begins."""
LEAST_GUARD, ENOUGH, TOWN = COMMON["least_guard"], COMMON["enough"], COMMON["town"]
MARGIN = {side: numbers["margin"] ** 2 for side, numbers in WAR.items()}
TIME = numbers("time")
Call = tuple[float, float, float]
"""Of an army: how many leaders it wants, how much, and what they risk with it."""
MOST_PICTURES = 16
"""So many pictures of the war a player keeps for each seat: whoever looks ahead comes back to the same tables."""


def weariness(sight: Sight) -> float:
    """How much longer than usual the war has lasted, from 0 to 1: nobody waits for ever."""
    return min(1.0, max(0.0, (sight.turn - TIME["weary_from"]) / TIME["weary_turns"]))


def shelter(region: Region) -> float:
    """How much better an army defends itself in a settlement than in the open."""
    return COMMON["stronghold"] if region.is_stronghold else COMMON["city"] if region.is_fortified else 1.0


SHELTER = tuple(map(shelter, REGIONS.values()))
"""By region: how much better an army defends itself there than in the open."""


@lru_cache(maxsize=1 << 10)
def _massed(hits: float) -> float:
    """How much more it counts that several go who can take so many hits together."""
    weight: float = (hits / 5) ** COMMON["mass"]
    return weight


@lru_cache(maxsize=1 << 12)
def _partly_ready(counts: tuple[int, ...], war: int) -> float:
    """The vigour of figures so counted when these nations are At War: who is not At War counts less."""
    army = counted(counts)
    ready = army.of(war).hits
    return ready + COMMON["idle"] * (army.hits - ready)


@lru_cache(maxsize=1 << 8)
def _foreign(side: str, control: tuple[tuple[Region, str], ...]) -> frozenset[Region]:
    """The settlements that a side does not hold when some have changed hands."""
    taken = {region for region, holder in control if holder == side}
    lost = {region for region, holder in control if holder != side}
    return frozenset(FOREIGN[side]) - taken | lost


class War:
    """A picture of the war for one side, from the figures on the map alone."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.side = sight.side
        self.numbers = WAR[sight.side]
        self.margin = MARGIN[sight.side]
        self.manner = manner_of(sight)
        self.far = self.manner.counts("far")
        """How much is seen of enemies who are not next door."""
        self.plan = _plan(sight)
        points = sight.points(sight.side)
        momentum = 1 + COMMON["momentum"] * points / POINTS[sight.side]
        self.prize = self.manner.counts("prize") * self.numbers["prize"] * momentum
        """What a point is worth: the more, the fewer are missing."""
        self.missing = POINTS[sight.side] - points
        """The points that are missing for a victory."""
        self.excess = sight.points(sight.enemy) + 1 - POINTS[sight.enemy]
        """The points that must be taken back from the enemy, or he wins with the end of this turn."""
        lost = min(sight.points(sight.enemy), POINTS[sight.enemy] - 1)
        self.alarm = (1 + COMMON["alarm"] * lost / (POINTS[sight.enemy] - lost)) * (1 - weariness(sight))
        """How much one's own settlements are worth: more when the enemy is near to victory, less in a war too long."""
        self.armies = sight.armies.copy()
        self.besieged = {region: army.hits for region, army in sight.boxes.items() if army.side == sight.side}
        """The same of one's own armies that are besieged."""
        self.shut_up = sum([region.points for region in self.besieged if region.side == sight.side])
        """The points of one's own strongholds that are besieged."""
        self.hosts, self.enemies = self._hosts()
        self.own = self._of_seat()
        """The same with less weight for figures of a partner, who alone can use them."""
        self.host_powers = powers_of(self.hosts)
        self.own_powers = self.host_powers if self.own is self.hosts else powers_of(self.own)
        self.enemy_powers = powers_of(self.enemies)
        self.all_enemies: Powers | None = None
        self.foreign = _foreign(sight.side, tuple(sight.control.items()))
        """The settlements that are not one's own."""
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

    def _hosts(self) -> tuple[Hosts, Hosts]:
        """The field armies of one's side and of the enemy with their vigour: their hits, if all of them are At War."""
        idle, side = ~self.sight.war(), self.side
        mine: Hosts = {}
        theirs: Hosts = {}
        for region, army in self.armies.items():
            vigour = _partly_ready(army.counts, ~idle) if army.unit_peoples & idle else float(army.hits)
            if army.side == side:
                mine[region] = vigour
            else:
                theirs[region] = vigour
        return mine, theirs

    def guard(self, region: Region) -> int:
        """The hits that one's own army in a region can take, in the open or besieged."""
        army = self.armies.get(region)
        return army.hits if army is not None and army.side == self.side else self.besieged.get(region, 0)

    def _of_seat(self) -> Hosts:
        """One's field armies with their vigour; what belongs to a partner counts less."""
        seat = self.sight.seat
        if seat == self.side:
            return self.hosts
        peoples, share = PEOPLES[seat], COMMON["partners"]
        found = {}
        for region, power in self.hosts.items():
            mine = self.armies[region].of(peoples).hits / self.armies[region].hits
            found[region] = power * (mine + share * (1 - mine))
        return found

    # Where to go

    def goals(self) -> list[tuple[Region, float]]:
        """The settlements most worth going to, and the own one most in danger, with how much each draws armies."""
        found = [(region, self._draw(region, self.prize_of(region))) for region in self._to_take()]
        found += [(region, self._draw(region, self.numbers["recapture"])) for region in self._lost()]
        found += self._in_danger()
        found.sort(key=itemgetter(1), reverse=True)
        number = int(self.numbers["goals"])
        homes = [each for each in found[number:] if each[1] and self._is_at_home(each[0])]
        return found[:number] + homes[:1]

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
        control, hold = self.sight.control, self.numbers["hold"] * self.alarm
        near = [(region, self.danger(region)) for region in self._threatened() if region not in control]
        return [(region, hold * region.points * danger) for region, danger in near if danger]

    def _threatened(self) -> list[Region]:
        """The settlements that were one's own when the war began and that enemies can reach."""
        places = self.enemy_powers.places
        return [region for region in PRIZES[self.sight.enemy] if places & WITHIN_REACH[region.index]]

    def _draw(self, region: Region, worth: float) -> float:
        """How much a settlement that is worth so much a point draws those who can take it."""
        ratio = self.own_powers.support(region) / self.resistance(region)
        likely = ratio * ratio / (ratio * ratio + self.margin)
        if ratio > ENOUGH:
            likely *= ENOUGH / ratio
        draw = worth * (region.points or TOWN) * likely
        if region in self.sight.boxes:
            draw *= 1 + COMMON["besieged"]
        return draw if self.plan is None else draw * self._heed(region)

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

    def _is_full(self, region: Region) -> bool:
        """Whether an army of one's own in a region leaves no room for others."""
        army = self.armies.get(region)
        return army is not None and army.side == self.side and army.size >= MOST_UNITS - 1

    def resistance(self, region: Region) -> float:
        """How much must be brought against what defends a settlement."""
        army = self.armies.get(region)
        if army is None or army.side == self.side:
            army = self.sight.boxes.get(region)
            if army is None or army.side == self.side:
                return LEAST_GUARD
        return LEAST_GUARD + SHELTER[region.index] * (army.hits + 0.5 * army.leaders)

    def pull(self, region: Region) -> float:
        """How good it is for armies to be in a region."""
        return self.pulls()[region]

    def pulls(self) -> Pulls:
        """The same of all regions."""
        if self.felt is None:
            goals = self.goals()
            self.felt = Pulls(goals, {goal for goal, _ in goals if self._is_full(goal)})
        return self.felt

    def mass(self, hits: float) -> float:
        """How much the march of an army counts that can take so many hits."""
        return self.numbers["march"] * _massed(hits)

    def reserve(self, region: Region) -> float:
        """The vigour of one's own armies next to a region."""
        return self.host_powers.beside(region)

    # What is in danger

    def danger(self, region: Region) -> float:
        """How likely it is, from 0 to 1, that the enemy takes a settlement of one's own."""
        if not self.enemy_powers.places & WITHIN_REACH[region.index]:
            return 0.0
        found = self.dangers.get(region)
        if found is None:
            found = self.dangers[region] = self.danger_with(region, 0)
        return found

    def danger_with(self, region: Region, more: int) -> float:
        """The same if its garrison could take so many hits more (or fewer, below zero)."""
        threat = self.threat(region)
        if not threat:
            return 0.0
        ratio = threat / (max(0, self.guard(region) + more) * SHELTER[region.index] + LEAST_GUARD)
        return ratio * ratio / (ratio * ratio + 1)

    def threat(self, region: Region) -> float:
        """The vigour of enemy armies within reach of a region."""
        return self._within_reach(region, self.enemy_powers)

    def reachable(self, region: Region) -> float:
        """The vigour of enemy armies within reach of a region, of all who are At War or may be soon."""
        if self.all_enemies is None:
            self.all_enemies = powers_of({at: float(self.armies[at].hits) for at in self.enemies})
        return self._within_reach(region, self.all_enemies)

    def _within_reach(self, region: Region, enemies: Powers) -> float:
        """What enemies weigh who can reach a region; some players see only those next door."""
        every, far = enemies.menace(region), self.far
        return every if far == 1 else far * every + (1 - far) * enemies.beside(region)

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
        if pictures[number][0] == table:
            found = pictures.pop(number)
            break
    else:
        found = table, War(sight)
        if len(pictures) == MOST_PICTURES:
            pictures.pop(0)[1].forget()
    pictures.append(found)
    picture = found[1]
    picture.sight = sight
    return picture


def _table(sight: Sight) -> tuple[Any, ...]:
    """Everything that a picture of the war depends on; most others are told by how much lies there."""
    laid = sight.laid()
    nations = (*sight.politics.values(), *sight.active.values())
    return len(laid), weariness(sight), _plan(sight), nations, laid


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
