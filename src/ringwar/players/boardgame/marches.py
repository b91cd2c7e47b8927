"""Moving armies: chapter 11."""

from __future__ import annotations

from functools import lru_cache
from math import ceil
from operator import itemgetter
from typing import NamedTuple

from ringwar.boardgame.rules.armies import MOST_BESIEGED, MOST_UNITS
from ringwar.boardgame.sight import Sight
from ringwar.boardgame.table.armies import NOBODY, Army, counted
from ringwar.boardgame.table.facts import REGULAR, Region
from ringwar.players.boardgame.geography import ALL_REGIONS, BESIDE, DISTANCE, bits_of
from ringwar.players.boardgame.parameters import numbers
from ringwar.players.boardgame.perils import peril
from ringwar.players.boardgame.powers import WITHIN_REACH
from ringwar.players.boardgame.pulls import Pulls
from ringwar.players.boardgame.verdicts import carries, verdict
from ringwar.players.boardgame.war import SHELTER, War, massed, war

MARCH = numbers("march")
DIE_FOR_TWO = MARCH["second"]
RISE = 1 / numbers("war")["decay"] - 1
"""How much more a goal draws armies one step nearer to it."""
ROUNDING = 1e-9
"""What is hoped for counts so much more than it is, since numbers are rounded."""
ALL_UNITS = 200
"""So many units are not in the box."""
MOST_POINTS = max(region.points for region in ALL_REGIONS)
"""So many points no settlement has more."""
GUARDED_AGAINST = tuple(bits_of(index for index, far in enumerate(row) if far <= MARCH["guarded"]) for row in DISTANCE)
"""By index of a region: where enemies are who may reach it one day, as bits."""

Hope = tuple[float, Region]
"""Of an army: more than its moves can be worth, and where it is."""

MASSED = tuple(massed(hits) for hits in range(2 * ALL_UNITS + 1))
"""By the hits that several can take together: how much more it counts that they go."""
EFFORT = tuple(MARCH["effort"] * (1 + MARCH["handful"] / max(1, size)) for size in range(ALL_UNITS + 1))
"""What a step costs that others could take instead, by the number of units: a handful the most."""


def step_value(picture: War, origin: Region, goal: Region, army: Army) -> float:
    """How good it is that an army goes from one region to the next."""
    size, hits, there = army.size, army.hits, picture.armies.get(goal)
    room = MOST_UNITS if there is None else MOST_UNITS - there.size
    if room <= 0 or not size:
        return MARCH["full"]
    pulls = picture.pulls()
    drawn = pulls[goal] - pulls[origin]
    value = picture.numbers["march"] * (MASSED[hits] if room >= size else massed(room / size * hits)) * drawn
    if picture.enemy_powers.places & BESIDE[goal.index]:
        resisting = hits if there is None else hits + there.hits
        # Who is struck down on the way does not arrive.
        value *= 1 - peril(picture.sight, goal, resisting)
        value -= _exposure(picture, goal, hits, resisting)
    if goal in picture.foreign:
        value += _gain(picture, goal, hits)
    value -= _abandoned(picture, origin, army)
    if there is None:
        return value
    if drawn > 0:
        value += _joined(picture, there.size, size)
    return value - _excess(there.size + size) if room < size else value


def _joined(picture: War, there: int, coming: int) -> float:
    """Armies that have the same way are better together: from there on one move is enough for both."""
    return picture.numbers["join"] * min(there, coming)


def _excess(size: int) -> float:
    """What is lost where more units come together than a region can hold."""
    return MARCH["excess"] * max(0, size - MOST_UNITS)


def _gain(picture: War, goal: Region, size: int) -> float:
    """What an army takes by entering a region."""
    if goal not in picture.foreign or goal in picture.boxes:
        return 0.0
    worth = _worth(picture, goal)
    if verdict(picture, goal):
        return worth
    threat = picture.threat(goal)
    return worth * (1 - threat / (threat + 2 * size + 1))


def _worth(picture: War, goal: Region) -> float:
    """What it is worth to enter a settlement that is not one's own: most where that decides the war."""
    return max(MARCH["victory"] * verdict(picture, goal), MARCH["capture"] * goal.points) + MARCH["capture_town"]


def _exposure(picture: War, goal: Region, size: int, mine: int) -> float:
    """What those who can take so many hits may lose to enemies next to where they go, with whoever is there."""
    beside = picture.enemy_powers.beside(goal)
    if goal.is_stronghold and picture.sight.controller(goal) == picture.side:
        mine += size
    return picture.numbers["exposure"] * size * max(0.0, beside / (beside + mine) - MARCH["calm"])


def _abandoned(picture: War, origin: Region, army: Army) -> float:
    """What leaving a region puts at risk."""
    if origin in picture.boxes:
        return _given_up(origin)
    if not origin.points:
        return MARCH["outpost"] * origin.fortification
    if picture.missing <= 0 and carries(picture, origin):
        return MARCH["victory"] * (picture.danger_with(origin, -army.hits) - picture.danger(origin))
    if origin in picture.foreign:
        return MARCH["outpost"] * origin.fortification
    stay = picture.armies[origin].size - army.size
    if stay >= kept(picture, origin):
        return 0.0
    risk = picture.danger_with(origin, -army.hits) - picture.danger(origin)
    if not stay:
        risk += MARCH["empty"]
    return picture.numbers["leave"] * picture.alarm * picture.stake(origin) * risk


def _given_up(origin: Region) -> float:
    """What besiegers lose who leave."""
    return MARCH["siege"] * max(1, origin.points)


def keeps_garrison(picture: War, origin: Region) -> bool:
    """Whether somebody must stay: in a siege, or in a settlement worth points that some enemy may reach one day."""
    if origin in picture.boxes:
        return True
    if not origin.points or origin in picture.foreign:
        return False
    return picture.enemy_powers.places & GUARDED_AGAINST[origin.index] > 0


def moving(picture: War, origin: Region, goal: Region) -> Army:
    """The part of an army that would go: all who may and for whom there is room, but for a garrison."""
    sight = picture.sight
    able = sight.able_to_enter(sight.movers(origin), goal)
    return _fitting(able, _unmoved(picture, origin), room(sight, goal))


def _unmoved(picture: War, origin: Region) -> int:
    """How many of those units must stay that could go; below zero where more stay who cannot go than must."""
    return kept(picture, origin) - picture.armies[origin].size


def _fitting(able: Army, unmoved: int, space: int) -> Army:
    """Those of the able for whom there is so much room, but for a garrison; somebody goes in any case."""
    size = able.size
    stay = max(unmoved, -space) + size
    return lessened(able, min(stay, size - 1)) if stay > 0 else able


def kept(picture: War, origin: Region) -> int:
    """How many units stay in a region as its garrison."""
    found = picture.kept.get(origin)
    if found is None:
        found = picture.kept[origin] = garrison(picture, origin) if keeps_garrison(picture, origin) else 0
    return found


def garrison(picture: War, origin: Region) -> int:
    """How many units stay where somebody must: at home as many as hold off who can come soon, else a rearguard."""
    least = _rearguard(picture.armies[origin].counts)
    if origin in picture.boxes or origin.side != picture.side:
        return least
    if not picture.enemy_powers.places & WITHIN_REACH[origin.index]:
        return least
    return max(least, ceil(picture.numbers["watch"] * picture.reachable(origin) / SHELTER[origin.index]))


@lru_cache(maxsize=1 << 12)
def _rearguard(counts: tuple[int, ...]) -> int:
    """How many units of figures so counted stay at least: a share of the regulars of each nation."""
    army = counted(counts)
    regulars = [army.count(piece) for piece in army.units() if piece.kind == REGULAR]
    return max(1, sum([max(1, int(number * MARCH["garrison"])) for number in regulars if number > 1]))


def lessened(army: Army, number: int) -> Army:
    """An army without so many units: regulars of the nation with the most of them first, then elite units."""
    return _lessened(army.counts, number)


@lru_cache(maxsize=1 << 12)
def _lessened(counts: tuple[int, ...], number: int) -> Army:
    """The same of figures so counted."""
    army = counted(counts)
    for _ in range(number):
        regulars = [piece for piece in army.units() if piece.kind == REGULAR]
        army = army.plus(max(regulars or army.units(), key=army.count), -1)
    return army


def steps(picture: War, origin: Region) -> dict[Region, float]:
    """The regions that an army can go to, with how good that is."""
    found = picture.steps.get(origin)
    if found is None:
        found = picture.steps[origin] = _steps(picture, origin) if spare(picture, origin).size else {}
    return found


def _steps(picture: War, origin: Region) -> dict[Region, float]:
    """The same, worked out."""
    sight, pulls, foreign, full, found = picture.sight, picture.pulls(), picture.foreign, MARCH["full"], {}
    here, army, unmoved = pulls[origin], sight.movers(origin), _unmoved(picture, origin)
    abroad = not army.peoples & ~sight.war()
    for goal in sight.ways(origin):
        if pulls[goal] > here or goal in foreign:
            able = army if abroad else sight.able_to_enter(army, goal)
            going = _fitting(able, unmoved, room(sight, goal))
            # How good it is, if others could take the step instead.
            found[goal] = step_value(picture, origin, goal, going) - EFFORT[going.size]
        else:
            # What leads away from every goal and takes nothing is not thought about.
            found[goal] = full
    return found


def spare(picture: War, origin: Region) -> Army:
    """Those of an army whom its garrison can do without; of besiegers and victors somebody may always go."""
    army, stay = picture.armies[origin], kept(picture, origin)
    if not stay:
        return army
    if army.size <= stay and origin not in picture.boxes and not _decides(picture, origin):
        return NOBODY
    return lessened(army, min(stay, army.size - 1))


def _decides(picture: War, origin: Region) -> bool:
    """Whether an army has a settlement before it that decides the war."""
    if picture.missing > MOST_POINTS and picture.excess <= 0:
        return False
    open_goals = [goal for goal in origin.adjacent if goal in picture.foreign and goal not in picture.boxes]
    return any(verdict(picture, goal) for goal in open_goals)


def best_step(picture: War, origin: Region) -> float:
    """How good the best move of an army is."""
    found = steps(picture, origin)
    return max(found.values()) if found else 0.0


def value_of_moving(sight: Sight, led: bool) -> float:
    """How good the best moves of an action are."""
    picture = war(sight)
    found: Moves | None = picture.memo.get("moving")
    if found is None:
        found = picture.memo["moving"] = best_moves(picture)
    if led:
        return found.led or MARCH["full"]
    return (found.first or MARCH["full"]) + DIE_FOR_TWO * found.second


def most_of_moving(sight: Sight, led: bool) -> float:
    """What the value of the best moves of an action does not exceed."""
    found = hopes(war(sight))
    if not found:
        return MARCH["full"]
    second = found[1][0] if len(found) > 1 and not led else 0.0
    return found[0][0] + DIE_FOR_TWO * second


class Moves(NamedTuple):
    """How good the best move of an army is that is led, and the best moves of any two; 0 where none gains anything."""

    led: float
    first: float
    second: float


def best_moves(picture: War) -> Moves:
    """The same of all armies: from the one that may gain most on, as long as one of the rest may still gain more."""
    led, first, second, sight = 0.0, 0.0, 0.0, picture.sight
    for most, region in hopes(picture):
        least = min(led, second)
        if most <= least:
            break
        army = spare(picture, region)
        promise = _promise(picture, region, army) if army.size else 0.0
        if promise <= least:
            continue
        leads = promise > led and sight.can_move(region, led=True)
        if not leads and (promise <= second or not sight.can_move(region, led=False)):
            continue
        value = best_step(picture, region)
        if leads and value > led:
            led = value
        if value > second:
            first, second = max(first, value), min(first, value)
    return Moves(led, first, second)


def hopes(picture: War) -> list[Hope]:
    """One's armies that may gain something, each with more than its moves can be worth; the best first."""
    found: list[Hope] | None = picture.memo.get("hopes")
    if found is None:
        found = picture.memo["hopes"] = _hopes(picture)
        found.sort(key=itemgetter(0), reverse=True)
    return found


def _hopes(picture: War) -> list[Hope]:
    """The same in any order: whoever is there goes, takes what he can, joins as many as he is, and risks nothing."""
    pulls, armies, boxes, undefended = picture.pulls(), picture.armies, picture.boxes, picture.open
    hosts, full = picture.host_powers.places, bits_of([goal.index for goal in pulls.full])
    march, join, found = picture.numbers["march"], picture.numbers["join"], []
    for region in picture.hosts:
        army, beside = armies[region], BESIDE[region.index]
        rise = _rise(pulls, region) if beside & full else RISE * pulls[region]
        more = ROUNDING - EFFORT[army.size]
        if not undefended.isdisjoint(region.adjacent):
            more += max([_worth(picture, goal) for goal in region.adjacent if goal in undefended])
        if beside & hosts:
            more += join * army.size
        if region in boxes:
            more -= _given_up(region)
        hope = march * MASSED[army.hits] * rise + more
        if hope > 0:
            found.append((hope, region))
    return found


def _rise(pulls: Pulls, origin: Region) -> float:
    """How much nearer to goals a step can lead from next to one that is full."""
    return max(0.0, max([pulls[goal] for goal in origin.adjacent]) - pulls[origin])


def _promise(picture: War, origin: Region, army: Army) -> float:
    """More than the best move of an army can be worth: as a hope, but with each way by itself."""
    pulls, enemies, armies, undefended = picture.pulls(), picture.enemies, picture.armies, picture.open
    mass, join, size = picture.numbers["march"] * MASSED[army.hits], picture.numbers["join"], army.size
    here, best = pulls[origin], 0.0
    for goal in origin.adjacent:
        if goal in enemies:
            continue
        drawn, value = pulls[goal] - here, 0.0
        if drawn > 0:
            value = mass * drawn
            if goal in armies:
                value += join * min(size, armies[goal].size)
        if goal in undefended:
            value += _worth(picture, goal)
        if value > best:
            best = value
    best += ROUNDING - EFFORT[size]
    return best - _given_up(origin) if origin in picture.boxes else best


def end_of_march(picture: War, here: Region, region: Region, size: int) -> float:
    """How good it is for a march of so many units to go on to a region, or to stay."""
    value = picture.pull(region) + _gain(picture, region, 1)
    there = picture.sight.armies.get(region)
    if there is None:
        return value
    if region is here:
        return value - _excess(size)
    return value + _joined(picture, there.size, size) - _excess(there.size + size)


def must_stay(picture: War, origin: Region) -> bool:
    """Whether a garrison is to be left by an army that can spare it."""
    return keeps_garrison(picture, origin) and picture.sight.movers(origin).size > garrison(picture, origin)


def room(sight: Sight, region: Region) -> int:
    """How many units more a region can hold for one's own side."""
    army = sight.armies.get(region)
    if army is not None and army.side == sight.side:
        return MOST_UNITS - army.size
    box = sight.boxes.get(region)
    return MOST_BESIEGED - box.size if box is not None and box.side == sight.side else MOST_UNITS
