"""Moving armies: chapter 11."""

from __future__ import annotations

from functools import lru_cache
from math import ceil
from operator import itemgetter

from ringwar.boardgame.rules.armies import MOST_BESIEGED, MOST_UNITS
from ringwar.boardgame.sight import Sight
from ringwar.boardgame.table.armies import Army, counted
from ringwar.boardgame.table.facts import REGULAR, Region
from ringwar.players.boardgame.geography import ALL_REGIONS, DISTANCE, bits_of
from ringwar.players.boardgame.parameters import numbers
from ringwar.players.boardgame.perils import peril
from ringwar.players.boardgame.verdicts import carries, verdict
from ringwar.players.boardgame.war import SHELTER, War, war

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

EFFORT = tuple(MARCH["effort"] * (1 + MARCH["handful"] / max(1, size)) for size in range(ALL_UNITS + 1))
"""What a step costs that others could take instead, by the number of units: a handful the most."""


def step_value(picture: War, origin: Region, goal: Region, army: Army) -> float:
    """How good it is that an army goes from one region to the next."""
    size, pulls = army.hits, picture.pulls()
    there = picture.armies.get(goal)
    room = MOST_UNITS - there.size if there is not None else MOST_UNITS
    if room <= 0 or not army.size:
        return MARCH["full"]
    fits = size if room >= army.size else room / army.size * size
    drawn = pulls[goal] - pulls[origin]
    value = picture.mass(fits) * drawn
    if picture.enemy_powers.is_beside(goal):
        # Who is struck down on the way does not arrive.
        value *= 1 - peril(picture.sight, goal, size + (there.hits if there is not None else 0))
        value -= _exposure(picture, goal, size)
    if goal in picture.foreign:
        value += _gain(picture, goal, size)
    value -= _abandoned(picture, origin, army)
    if there is None:
        return value
    return value + _joined(picture, there.size, army.size) * (drawn > 0) - _excess(there.size + army.size)


def _joined(picture: War, there: int, coming: int) -> float:
    """Armies that have the same way are better together: from there on one move is enough for both."""
    return picture.numbers["join"] * min(there, coming)


def _excess(size: int) -> float:
    """What is lost where more units come together than a region can hold."""
    return MARCH["excess"] * max(0, size - MOST_UNITS)


def _gain(picture: War, goal: Region, size: int) -> float:
    """What an army takes by entering a region."""
    sight = picture.sight
    if goal not in picture.foreign or goal in sight.boxes:
        return 0.0
    worth = _worth(picture, goal)
    return (
        worth if verdict(picture, goal) else worth * (1 - picture.threat(goal) / (picture.threat(goal) + 2 * size + 1))
    )


def _worth(picture: War, goal: Region) -> float:
    """What it is worth to enter a settlement that is not one's own: most where that decides the war."""
    return max(MARCH["victory"] * verdict(picture, goal), MARCH["capture"] * goal.points) + MARCH["capture_town"]


def _exposure(picture: War, goal: Region, size: int) -> float:
    """What an army may lose to enemies next to where it goes."""
    beside = picture.beside(goal)
    if not beside:
        return 0.0
    there = picture.sight.armies.get(goal)
    mine = size + (there.hits if there is not None else 0)
    if goal.is_stronghold and picture.sight.controller(goal) == picture.side:
        mine += size
    return picture.numbers["exposure"] * size * max(0.0, beside / (beside + mine) - MARCH["calm"])


def _abandoned(picture: War, origin: Region, army: Army) -> float:
    """What leaving a region puts at risk."""
    if origin in picture.sight.boxes:
        return MARCH["siege"] * max(1, origin.points)
    if carries(picture, origin):
        return MARCH["victory"] * (picture.danger_with(origin, -army.hits) - picture.danger(origin))
    if not origin.points or origin in picture.foreign:
        return MARCH["outpost"] * origin.fortification
    stay = picture.armies[origin].size - army.size
    if stay >= kept(picture, origin):
        return 0.0
    risk = picture.danger_with(origin, -army.hits) - picture.danger(origin)
    if not stay:
        risk += MARCH["empty"]
    return picture.numbers["leave"] * picture.alarm * picture.stake(origin) * risk


def keeps_garrison(picture: War, origin: Region) -> bool:
    """Whether somebody must stay: in a siege, or in a settlement worth points that some enemy may reach one day."""
    if origin in picture.sight.boxes:
        return True
    if not origin.points or origin in picture.foreign:
        return False
    return picture.enemy_powers.places & GUARDED_AGAINST[origin.index] > 0


def moving(picture: War, origin: Region, goal: Region) -> Army:
    """The part of an army that would go: all who may and for whom there is room, but for a garrison."""
    sight = picture.sight
    army = sight.able_to_enter(sight.movers(origin), goal)
    unable, space = picture.armies[origin].size - army.size, max(1, room(sight, goal))
    stay = max(kept(picture, origin) - unable, army.size - space)
    return lessened(army, min(stay, army.size - 1)) if stay > 0 else army


def kept(picture: War, origin: Region) -> int:
    """How many units stay in a region as its garrison."""
    found = picture.kept.get(origin)
    if found is None:
        found = picture.kept[origin] = garrison(picture, origin) if keeps_garrison(picture, origin) else 0
    return found


def garrison(picture: War, origin: Region) -> int:
    """How many units stay where somebody must: at home as many as hold off who can come soon, else a rearguard."""
    least = _rearguard(picture.armies[origin].counts)
    if origin in picture.sight.boxes or origin.side != picture.side:
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
        pulls, foreign, full = picture.pulls(), picture.foreign, MARCH["full"]
        here, ways = pulls[origin], picture.sight.ways(origin) if has_spare(picture, origin) else []
        # One that leads away from every goal and takes nothing is not thought about.
        found = {goal: _step(picture, origin, goal) if pulls[goal] > here or goal in foreign else full for goal in ways}
        picture.steps[origin] = found
    return found


def has_spare(picture: War, origin: Region) -> bool:
    """Whether an army is larger than the garrison that it should leave behind; besiegers and victors may always go."""
    if not origin.points or origin in picture.sight.boxes or picture.armies[origin].size > kept(picture, origin):
        return True
    if picture.missing > MOST_POINTS and picture.excess <= 0:
        return False
    open_goals = [goal for goal in origin.adjacent if goal in picture.foreign and goal not in picture.sight.boxes]
    return any(verdict(picture, goal) for goal in open_goals)


def _step(picture: War, origin: Region, goal: Region) -> float:
    """How good a step is that others could take instead."""
    army = moving(picture, origin, goal)
    return step_value(picture, origin, goal, army) - EFFORT[army.size]


def best_step(picture: War, origin: Region) -> float:
    """How good the best move of an army is."""
    found = steps(picture, origin)
    return max(found.values()) if found else 0.0


def value_of_moving(sight: Sight, led: bool) -> float:
    """How good the best moves of an action are."""
    picture = war(sight)
    key = "moving", led
    found: float | None = picture.memo.get(key)
    if found is None:
        first, second = best_moves(picture, led)
        found = first if led else first + DIE_FOR_TWO * max(0.0, second)
        picture.memo[key] = found
    return found


def best_moves(picture: War, led: bool) -> tuple[float, float]:
    """How good the best moves of two armies are; of one alone if it must be led.

    They are looked at from the one that may gain most on, as long as one of the rest may still gain more.
    """
    first, second = 0.0, 0.0
    for most, region in hopes(picture):
        least = first if led else second
        if most <= least:
            break
        value = best_step(picture, region) if picture.sight.can_move(region, led) else least
        if value > least:
            first, second = max(first, value), min(first, value)
    return first or MARCH["full"], second


def hopes(picture: War) -> list[tuple[float, Region]]:
    """One's armies that may gain something, each with more than its moves can be worth; the best first."""
    found: list[tuple[float, Region]] | None = picture.memo.get("hopes")
    if found is None:
        found = [each for region in picture.hosts if (each := (_hope(picture, region), region))[0] > 0]
        found.sort(key=itemgetter(0), reverse=True)
        picture.memo["hopes"] = found
    return found


def _hope(picture: War, origin: Region) -> float:
    """More than any step of an army can be worth: whoever may goes, takes and joins what he can, and risks nothing."""
    army, foreign = unbound(picture, origin), picture.foreign
    hope = picture.mass(army.hits) * _rise(picture, origin) + ROUNDING - EFFORT[army.size]
    if not foreign.isdisjoint(origin.adjacent):
        hope += max([_worth(picture, goal) for goal in origin.adjacent if goal in foreign])
    if picture.host_powers.is_beside(origin):
        others = [picture.armies[goal].size for goal in origin.adjacent if goal in picture.hosts]
        hope += _joined(picture, max(others), army.size)
    return hope


def _rise(picture: War, origin: Region) -> float:
    """How much nearer to goals a step leads: as much as any can where there are no enemies in the way."""
    pulls = picture.pulls()
    if not pulls.full and not picture.enemy_powers.is_beside(origin):
        return RISE * pulls[origin]
    most = max([pulls[goal] for goal in origin.adjacent if goal not in picture.enemies], default=0.0)
    return max(0.0, most - pulls[origin])


def unbound(picture: War, origin: Region) -> Army:
    """An army without those who stay as its garrison; somebody may always go."""
    army, stay = picture.armies[origin], kept(picture, origin)
    return lessened(army, min(stay, army.size - 1)) if stay else army


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
    side = sight.side
    box = sight.boxes.get(region)
    if box is not None and box.side == side:
        return MOST_BESIEGED - box.size
    army = sight.armies.get(region)
    return MOST_UNITS - army.size if army is not None and army.side == side else MOST_UNITS
