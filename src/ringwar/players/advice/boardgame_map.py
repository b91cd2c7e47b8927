"""Why an option of the board game is advised: what it does to settlements, armies, nations and characters."""

from __future__ import annotations

from collections.abc import Iterable

from ringwar.boardgame.sight import Sight
from ringwar.boardgame.table.armies import BY_NAME
from ringwar.boardgame.table.facts import MOST_DICE, NATIONS, REGIONS, SHADOW, SIDE_OF, START_DICE, Region
from ringwar.players.advice.reasons import Moment, Reason, hinted
from ringwar.players.boardgame.geography import DISTANCE, PRIZES

REACH = 2
"""Enemies at most so many regions away are near enough to come soon."""
WORTH_TELLING = 3
"""So many regions away from its goal an army is told to come nearer."""
ENOUGH = 2
"""An army with fewer than one unit for so many in a settlement does not threaten it."""
RETREATS = ("retreat-where", "scouts")
"""Questions at which nobody marches to a goal."""

# Settlements


def takes(moment: Moment) -> Reason | None:
    """A settlement changes hands."""
    side = moment.before.side
    won = [
        region
        for region in REGIONS.values()
        if region.is_settlement and moment.after.controller(region) == side != moment.before.controller(region)
    ]
    if not won:
        return None
    best = max(won, key=lambda region: region.points)
    if best.side == side:
        return hinted("wins-back", region=best)
    return hinted("takes", region=best, points=best.points) if best.points else None


def besieges(moment: Moment) -> Reason | None:
    """A siege begins."""
    after = moment.after
    for region, army in after.boxes.items():
        if army.side == after.enemy and _stands(after, region) and not _stands(moment.before, region):
            return hinted("besieges", region=region, points=region.points)
    return None


def _stands(sight: Sight, region: Region) -> bool:
    """Whether an army of the own side stands in a region, in the open."""
    army = sight.armies.get(region)
    return army is not None and army.side == sight.side


def guards(moment: Moment) -> Reason | None:
    """More units where the enemy can come soon."""
    region = _threatened(moment, strengthened(moment))
    if region is None:
        return None
    count = enemies_near(moment.after, region)
    return hinted("guards", region=region, count=count, units=_units(moment.after, region))


def bares(moment: Moment) -> Reason | None:
    """Fewer units where the enemy can come soon."""
    region = _threatened(moment, _left(moment))
    if region is None:
        return None
    count = enemies_near(moment.after, region)
    return hinted("bares", region=region, count=count, units=_units(moment.after, region))


def _threatened(moment: Moment, regions: Iterable[Region]) -> Region | None:
    """The most threatened of some regions that are own settlements worth points, and still one's own."""
    sight = moment.after
    homes = [each for each in regions if each.points and sight.controller(each) == sight.side == each.side]
    most = max(homes, key=lambda each: enemies_near(sight, each), default=None)
    if most is None or not enemies_near(sight, most):
        return None
    return most if enemies_near(sight, most) * ENOUGH >= _units(sight, most) else None


def enemies_near(sight: Sight, region: Region) -> int:
    """The units of the enemy that are At War, at most two regions away."""
    row = DISTANCE[region.index]
    near = [army for at, army in sight.armies.items() if army.side == sight.enemy and row[at.index] <= REACH]
    return sum(army.count(piece) for army in near for piece in army.units() if sight.is_at_war(piece.nation))


def strengthened(moment: Moment) -> list[Region]:
    """The regions in which there are more units of the own side than before, or the one of them that is the option."""
    before, after = moment.before, moment.after
    found = [region for region in (*after.armies, *after.boxes) if _units(after, region) > _units(before, region)]
    return [moment.option] if moment.option in found else found


def _units(sight: Sight, region: Region) -> int:
    """The units of the own side in a region, in the open or besieged."""
    army = sight.army(region, sight.side)
    return 0 if army is None else army.size


def _left(moment: Moment) -> list[Region]:
    """The regions in which there are fewer units of the own side than before."""
    before, after = moment.before, moment.after
    there = (*before.armies, *before.boxes)
    return [region for region in there if _units(after, region) < _units(before, region)]


# Armies


def marches(moment: Moment) -> Reason | None:
    """Units come nearer to a settlement worth points that they could threaten."""
    left = _left(moment)
    if not left or moment.question.key in RETREATS:
        return None
    sight, ways = moment.after, []
    for region in strengthened(moment):
        for goal in PRIZES[sight.side]:
            steps = DISTANCE[region.index][goal.index]
            nearer = steps < min(DISTANCE[each.index][goal.index] for each in left)
            if nearer and 0 < steps <= WORTH_TELLING and _threatens(sight, region, goal):
                ways.append((steps, -goal.points, goal.name, region.name))
    if not ways:
        return None
    steps, points, goal_name, name = min(ways)
    units = _units(sight, REGIONS[name])
    return hinted("marches", at=REGIONS[name], region=REGIONS[goal_name], units=units, steps=steps, points=-points)


def _threatens(sight: Sight, region: Region, goal: Region) -> bool:
    """Whether the army of a region is large enough for a settlement that the enemy holds."""
    guard = sight.army(goal, sight.enemy)
    defenders = 0 if guard is None else guard.size
    return sight.controller(goal) != sight.side and _units(sight, region) * ENOUGH >= defenders


def gathers(moment: Moment) -> Reason | None:
    """Units join others."""
    sight = moment.after
    joined = {region: _units(sight, region) for region in strengthened(moment) if _units(moment.before, region)}
    if not _left(moment) or not joined:
        return None
    region = max(joined, key=lambda each: joined[each])
    return hinted("gathers", region=region, units=joined[region])


def retires(moment: Moment) -> Reason | None:
    """An army goes out of the way."""
    gained = strengthened(moment)
    if moment.question.key not in RETREATS or not gained:
        return None
    region = gained[0]
    return hinted("retires", region=region, count=enemies_near(moment.after, region))


def recruits(moment: Moment) -> Reason | None:
    """New figures."""
    before, after = moment.before, moment.after
    left = before.reinforcements.items()
    pieces = {piece.name: number - after.reinforcements[piece] for piece, number in left}
    pieces = {name: number for name, number in pieces.items() if number > 0 and BY_NAME[name].side == after.side}
    there = dict.fromkeys((*after.armies, *after.boxes, *after.nazgul))
    regions = [region for region in there if _figures(after, region) > _figures(before, region)]
    if not pieces or not regions or _left(moment):
        return None
    return hinted("recruits", pieces=pieces, regions=regions)


def _figures(sight: Sight, region: Region) -> int:
    """The units, leaders and Nazgûl of the own side in a region."""
    army = sight.army(region, sight.side)
    nazgul = sight.nazgul.get(region, 0) if sight.side == SHADOW else 0
    return nazgul + (0 if army is None else army.size + army.leaders)


def improves(moment: Moment) -> Reason | None:
    """Regulars become elites."""
    side = moment.after.side
    for region in moment.after.armies:
        before, after = moment.before.army(region, side), moment.after.army(region, side)
        if before is not None and after is not None and before.size == after.size and after.elites > before.elites:
            return hinted("improves", region=region, elites=after.elites, units=after.size)
    return None


def leads(moment: Moment) -> Reason | None:
    """Nazgûl or characters come to an army."""
    before, after = moment.before, moment.after
    led = [region for region in after.armies if _leaders(after, region) > _leaders(before, region)]
    region = max(led, key=lambda each: _units(after, each), default=None)
    if region is None or not _units(after, region):
        return None
    return hinted("leads", region=region, units=_units(after, region))


def _leaders(sight: Sight, region: Region) -> int:
    """The Nazgûl and characters of the own side in a region."""
    nazgul = sight.nazgul.get(region, 0) if sight.side == SHADOW else 0
    return nazgul + sum(at == region and each.side == sight.side for each, at in sight.characters.items())


# Nations and characters


def rouses(moment: Moment) -> Reason | None:
    """A nation comes nearer to war, or becomes active."""
    before, after = moment.before, moment.after
    own = [nation for nation in NATIONS if SIDE_OF[nation] == before.side]
    for nation in own:
        if after.politics[nation] < before.politics[nation]:
            steps = after.politics[nation]
            return hinted("nears-war", nation=nation, steps=steps) if steps else hinted("at-war", nation=nation)
    for nation in own:
        if after.active[nation] and not before.active[nation]:
            return hinted("activates", nation=nation)
    return None


def enters(moment: Moment) -> Reason | None:
    """Somebody comes into play, with a die or without."""
    before, after = moment.before, moment.after
    for each, at in after.characters.items():
        if each.side != after.side or each in before.characters or each in before.companions:
            continue
        with_die = _dice(after) > _dice(before)
        return hinted("enters-with-die" if with_die else "enters", character=each, region=at)
    return None


def _dice(sight: Sight) -> int:
    """The action dice that the characters in play give the own side, as far as there are more."""
    extra = sum(each.extra_die for each in sight.characters if each.side == sight.side)
    return min(MOST_DICE[sight.side], START_DICE[sight.side] + extra)


def separates(moment: Moment) -> Reason | None:
    """Companions leave the Fellowship for the map; where one of them is chosen, he."""
    gone = {each: at for each, at in moment.after.characters.items() if each in moment.before.companions}
    if not moment.begins:
        gone = {moment.option: gone[moment.option]} if moment.option in gone else gone
    if not gone:
        return None
    region = next(iter(gone.values()))
    return hinted("separates", characters=[each for each, at in gone.items() if at is region], region=region)
