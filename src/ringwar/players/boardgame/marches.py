"""Moving armies: chapter 11."""

from __future__ import annotations

from functools import lru_cache
from operator import itemgetter

from ringwar.boardgame.rules.armies import MOST_BESIEGED, MOST_UNITS
from ringwar.boardgame.rules.movement import MOST_ARMIES
from ringwar.boardgame.sight import Sight
from ringwar.boardgame.table.armies import Army, counted
from ringwar.boardgame.table.facts import REGULAR, Region
from ringwar.players.boardgame.parameters import numbers
from ringwar.players.boardgame.war import SHELTER, War, vigour, war

MARCH = numbers("march")
DIE_FOR_TWO = MARCH["second"]


def step_value(picture: War, origin: Region, goal: Region, army: Army) -> float:
    """How good it is that an army goes from one region to the next."""
    size = vigour(army)
    there = picture.sight.armies.get(goal)
    room = MOST_UNITS - there.size if there is not None else MOST_UNITS
    if room <= 0 or not army.size:
        return MARCH["full"]
    fits = size if room >= army.size else room / army.size * size
    value = picture.mass(fits) * (picture.pull(goal) - picture.pull(origin))
    if goal.is_settlement:
        value += _gain(picture, goal, size)
    if goal in picture.front:
        value -= _exposure(picture, goal, size)
    value -= _abandoned(picture, origin, army)
    return value + _joined(there.size, army.size) if there is not None else value


def _joined(there: int, coming: int) -> float:
    """Armies are better together, up to the limit of a region."""
    excess = there + coming - MOST_UNITS
    return MARCH["join"] * min(there, coming) - MARCH["excess"] * max(0, excess)


def _gain(picture: War, goal: Region, size: int) -> float:
    """What an army takes by entering a region."""
    sight = picture.sight
    if not goal.is_settlement or goal in sight.boxes or sight.controller(goal) == picture.side:
        return 0.0
    worth = MARCH["capture"] * goal.points + MARCH["capture_town"]
    return worth * (1 - picture.threat(goal) / (picture.threat(goal) + 2 * size + 1))


def _exposure(picture: War, goal: Region, size: int) -> float:
    """What an army may lose to enemies next to where it goes."""
    beside = picture.beside(goal)
    if not beside:
        return 0.0
    there = picture.sight.armies.get(goal)
    mine = size + (vigour(there) if there is not None else 0)
    if goal.is_stronghold and picture.sight.controller(goal) == picture.side:
        mine += size
    return MARCH["exposure"] * size * max(0.0, beside / (beside + mine) - MARCH["calm"])


def _abandoned(picture: War, origin: Region, army: Army) -> float:
    """What leaving a region puts at risk."""
    sight = picture.sight
    if origin in sight.boxes:
        return MARCH["siege"] * max(1, origin.points)
    if not origin.points or sight.controller(origin) != picture.side:
        return MARCH["outpost"] * origin.fortification
    stay = sight.armies[origin].size - army.size
    risk = picture.danger_with(origin, -vigour(army)) - picture.danger(origin)
    if not stay and picture.threat(origin):
        risk += MARCH["empty"]
    return picture.numbers["leave"] * picture.alarm * origin.points * risk


def keeps_garrison(picture: War, origin: Region) -> bool:
    """Whether somebody must stay: in a siege, or in a settlement worth points that the enemy can reach."""
    sight = picture.sight
    if origin in sight.boxes:
        return True
    return origin.points > 0 and sight.controller(origin) == picture.side and picture.threat(origin) > 0


def moving(picture: War, origin: Region, goal: Region) -> Army:
    """The part of an army that would go: all who may and for whom there is room, but for a garrison."""
    sight = picture.sight
    whole = sight.armies[origin]
    army = sight.able_to_enter(sight.movers(origin), goal)
    stay = _kept(picture, origin) - (whole.size - army.size)
    stay = max(stay, army.size - max(1, room(sight, goal)), 0)
    return lessened(army, min(stay, army.size - 1)) if stay else army


def _kept(picture: War, origin: Region) -> int:
    """How many units stay in a region as its garrison."""
    key = "kept", origin
    found: int | None = picture.memo.get(key)
    if found is None:
        found = picture.memo[key] = garrison(picture, origin) if keeps_garrison(picture, origin) else 0
    return found


def garrison(picture: War, origin: Region) -> int:
    """How many units stay where somebody must: the more enemies can come, but never more than half of the army."""
    army = picture.sight.armies[origin]
    least = _rearguard(army.counts)
    if origin in picture.sight.boxes:
        return least
    return max(
        least, min(army.size // 2, int(picture.numbers["watch"] * picture.threat(origin) / SHELTER[origin.index]))
    )


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


def steps(picture: War, origin: Region) -> list[tuple[float, Region]]:
    """The regions that an army can go to, with how good that is."""
    key = "steps", origin
    found: list[tuple[float, Region]] | None = picture.memo.get(key)
    if found is None:
        found = [(_step(picture, origin, goal), goal) for goal in picture.sight.ways(origin)]
        picture.memo[key] = found
    return found


def _step(picture: War, origin: Region, goal: Region) -> float:
    """How good a step is; one that leads away from every goal and takes nothing is not thought about."""
    if picture.pull(goal) <= picture.pull(origin) and not is_foreign(picture, goal):
        return MARCH["full"]
    army = moving(picture, origin, goal)
    effort = MARCH["effort"] * (1 + MARCH["handful"] / max(1, army.size))
    return step_value(picture, origin, goal, army) - effort


def is_foreign(picture: War, goal: Region) -> bool:
    """Whether there is a settlement in a region that is not one's own."""
    return goal.is_settlement and picture.sight.controller(goal) != picture.side


def best_step(picture: War, origin: Region) -> float:
    """How good the best move of an army is."""
    return max([value for value, _ in steps(picture, origin)], default=0.0)


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
    """How good the best moves of two armies are; none is worth nothing."""
    ranked = [(best_step(picture, region), region) for region, _ in picture.hosts]
    ranked.sort(key=itemgetter(0), reverse=True)
    found: list[float] = []
    for value, region in ranked:
        if len(found) == MOST_ARMIES:
            break
        if value <= 0 or picture.sight.can_move(region, led):
            found.append(value)
    first, second = (*found, 0.0, 0.0)[:MOST_ARMIES]
    return first, second


def end_of_march(picture: War, here: Region, region: Region, size: int) -> float:
    """How good it is for a march of so many units to go on to a region, or to stay."""
    value = picture.pull(region) + _gain(picture, region, 1)
    there = picture.sight.armies.get(region)
    if there is None:
        return value
    return value - MARCH["excess"] * max(0, size - MOST_UNITS) if region is here else value + _joined(there.size, size)


def must_stay(picture: War, origin: Region) -> bool:
    """Whether a garrison is to be left by an army that can spare it."""
    return keeps_garrison(picture, origin) and picture.sight.movers(origin).size > garrison(picture, origin)


def room(sight: Sight, region: Region) -> int:
    """How many units more a region can hold for one's own side."""
    army = sight.army(region, sight.side)
    limit = MOST_BESIEGED if region in sight.boxes and sight.boxes[region].side == sight.side else MOST_UNITS
    return limit - (army.size if army is not None else 0)
