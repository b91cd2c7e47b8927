"""Why an option of the board game is advised: by what it changes on the table before anybody else is asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ringwar.boardgame.odds.seen import battle_on
from ringwar.boardgame.rules.deeds import FELLOWSHIP
from ringwar.boardgame.rules.dice import PASS
from ringwar.boardgame.sight import Sight
from ringwar.boardgame.table.facts import NATIONS, REGIONS, SHADOW, SIDE_OF, Region
from ringwar.players.advice.reasons import Moment, Reason, hinted
from ringwar.players.boardgame.encoding import LORDS, MORDOR_STEPS, OWN, POOL, WAR
from ringwar.players.boardgame.geography import DISTANCE, MORDOR_GATES, PRIZES
from ringwar.players.lookahead import STARTS

REACH = 2
"""Enemies at most so many regions away are near enough to come soon."""

# The Fellowship


def steps_left(sight: Sight) -> int:
    """How many steps the Fellowship still has to go at least."""
    if sight.fellowship is None:
        return MORDOR_STEPS - (sight.mordor or 0)
    road = min(DISTANCE[sight.fellowship.index][gate.index] for gate in MORDOR_GATES)
    return max(0, road - sight.progress) + MORDOR_STEPS


def moves_fellowship(moment: Moment) -> Reason | None:
    """The Ring comes nearer to its end."""
    if moment.said("action") != FELLOWSHIP:
        return None
    return hinted("moves-fellowship", steps=steps_left(moment.before), dice=moment.before.hunt_box[SHADOW])


def hides_fellowship(moment: Moment) -> Reason | None:
    """A revealed Fellowship cannot move."""
    return hinted("hides-fellowship") if moment.before.revealed and not moment.after.revealed else None


def heals(moment: Moment) -> Reason | None:
    """There is less corruption."""
    count = moment.before.corruption - moment.after.corruption
    return hinted("heals", count=count, corruption=moment.after.corruption) if count > 0 else None


def enters_mordor(moment: Moment) -> Reason | None:
    """The last part of the way begins."""
    return hinted("enters-mordor", steps=MORDOR_STEPS) if moment.said("enter-mordor") == "yes" else None


def declares(moment: Moment) -> Reason | None:
    """The Fellowship shows where it is."""
    where = moment.after.fellowship
    return hinted("declares", region=where) if moment.said("declare") == "yes" and where is not None else None


def bears(moment: Moment) -> Reason | None:
    """The Ring-bearers take the damage, and the companions live."""
    count = moment.after.corruption - moment.before.corruption
    if moment.question.key != "casualty" or count <= 0 or moment.after.companions != moment.before.companions:
        return None
    return hinted("bears", count=count, corruption=moment.after.corruption)


def sacrifices(moment: Moment) -> Reason | None:
    """A companion takes the damage."""
    lost = [each for each in moment.before.companions if each not in moment.after.companions]
    if moment.question.key != "casualty" or not lost:
        return None
    spared = min(moment.before.level(lost[0]), moment.question.about["count"])
    return hinted("sacrifices", character=lost[0], count=spared)


# The hunt


def hunts(moment: Moment) -> Reason | None:
    """Dice in the hunt box, or for actions."""
    if moment.question.key != "allocate":
        return None
    dice = int(moment.option)
    if not dice:
        return hinted("keeps-dice", dice=len(moment.before.dice[SHADOW]))
    return hinted("hunts", dice=dice, steps=steps_left(moment.before))


# Battles


def attacks(moment: Moment) -> Reason | None:
    """An attack, with its odds."""
    if moment.before.battle is not None or moment.after.battle is None:
        return None
    percent = _percent(moment)
    return None if percent is None else hinted("attacks", region=moment.after.battle.target, percent=percent)


def fights(moment: Moment) -> Reason | None:
    """Whether a battle goes on, with its odds."""
    key, option = moment.question.key, moment.option
    names = FIGHTS.get(key)
    percent = None if names is None else _percent(moment)
    if names is None or percent is None:
        return None
    return hinted(names[0 if option else 1], percent=percent)


FIGHTS = {"cease": ("ceases", "fights-on"), "retreat": ("retreats", "stands"), "withdraw": ("withdraws", "stands")}
"""By question: what is said for yes, and for no."""


def _percent(moment: Moment) -> int | None:
    """The chance of the own side in the battle that is on, in percent."""
    sight = moment.before if moment.before.battle is not None else moment.after
    battle = sight.battle
    seen = battle_on(moment.question.view() if sight is moment.before else moment.view)
    if battle is None or seen is None:
        return None
    return round(100 * (seen.odds.attacker if battle.attacker == sight.side else seen.odds.defender))


def keeps_card(moment: Moment) -> Reason | None:
    """A combat card that is not played stays in hand."""
    if moment.question.key != "combat-card" or moment.option is not None:
        return None
    return hinted("keeps-cards", count=len(moment.after.hand))


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


def guards(moment: Moment) -> Reason | None:
    """More units where the enemy can come soon."""
    found = [
        (enemies_near(moment.after, region), region)
        for region in _strengthened(moment)
        if region.points and moment.after.controller(region) == moment.after.side == region.side
    ]
    count, region = max(found, key=lambda each: each[0], default=(0, None))
    if not count or region is None:
        return None
    return hinted("guards", region=region, count=count, units=_units(moment.after, region))


def enemies_near(sight: Sight, region: Region) -> int:
    """The units of the enemy at most two regions away."""
    row = DISTANCE[region.index]
    return sum(army.size for at, army in sight.armies.items() if army.side == sight.enemy and row[at.index] <= REACH)


def _strengthened(moment: Moment) -> dict[Region, int]:
    """The regions in which there are more units of the own side than before, and how many more.

    Where not a whole action is chosen, only the one that is meant.
    """
    before, after = moment.before, moment.after
    more = {region: _units(after, region) - _units(before, region) for region in (*after.armies, *after.boxes)}
    found = {region: number for region, number in more.items() if number > 0}
    if moment.question.key in STARTS["boardgame"]:
        return found
    meant = next((option for _, option in moment.answers if option in found), None)
    return found if meant is None else {meant: found[meant]}


def _units(sight: Sight, region: Region) -> int:
    """The units of the own side in a region, in the open or besieged."""
    army = sight.army(region, sight.side)
    return 0 if army is None else army.size


def _left(moment: Moment) -> list[Region]:
    """The regions in which there are fewer units of the own side than before."""
    before, after = moment.before, moment.after
    return [region for region in before.armies if _units(after, region) < _units(before, region)]


# Armies


def marches(moment: Moment) -> Reason | None:
    """Units come nearer to a settlement worth points."""
    sight = moment.after
    goals = [goal for goal in PRIZES[sight.side] if sight.controller(goal) != sight.side]
    left = _left(moment)
    ways = [
        (DISTANCE[region.index][goal.index], goal, region)
        for region in _strengthened(moment)
        for goal in goals
        if left and DISTANCE[region.index][goal.index] < min(DISTANCE[each.index][goal.index] for each in left)
    ]
    if not ways:
        return None
    steps, goal, region = min(ways, key=lambda way: (way[0], -way[1].points, way[1].name))
    units = _units(sight, region)
    return hinted("marches", region=goal, units=units, steps=steps, points=goal.points) if steps else None


def gathers(moment: Moment) -> Reason | None:
    """Units join others."""
    sight = moment.after
    joined = {region: _units(sight, region) for region in _strengthened(moment) if _units(moment.before, region)}
    if not _left(moment) or not joined:
        return None
    region = max(joined, key=lambda each: joined[each])
    return hinted("gathers", region=region, units=joined[region])


def recruits(moment: Moment) -> Reason | None:
    """New units."""
    gained = _strengthened(moment)
    if _left(moment) or not gained:
        return None
    return hinted("recruits", count=sum(gained.values()), regions=list(gained))


def leads(moment: Moment) -> Reason | None:
    """Nazgûl or characters come to an army."""
    before, after = moment.before, moment.after
    for region, army in after.armies.items():
        if army.side == after.side and _leaders(after, region) > _leaders(before, region):
            return hinted("leads", region=region, units=army.size)
    return None


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
    for each, at in moment.after.characters.items():
        if each.side != moment.after.side or each in moment.before.characters or each in moment.before.companions:
            continue
        return hinted("enters-with-die" if each.extra_die else "enters", character=each, region=at)
    return None


def separates(moment: Moment) -> Reason | None:
    """Companions leave the Fellowship for the map."""
    gone = {each: at for each, at in moment.after.characters.items() if each in moment.before.companions}
    return hinted("separates", characters=list(gone), region=next(iter(gone.values()))) if gone else None


# Cards and dice


def draws(moment: Moment) -> Reason | None:
    """A card more."""
    return hinted("draws", count=len(moment.before.hand)) if moment.said("action") == "draw-card" else None


def waits(moment: Moment) -> Reason | None:
    """The enemy has to act first."""
    if moment.question.key != "use-die" or moment.option != PASS:
        return None
    dice = moment.before.dice
    return hinted("waits", mine=len(dice[moment.before.side]), theirs=len(dice[moment.before.enemy]))


REASONS: Sequence[Callable[[Moment], Reason | None]] = (
    *(takes, attacks, fights, heals, hides_fellowship, moves_fellowship, enters_mordor),
    *(bears, sacrifices, enters, rouses, declares, separates, hunts),
    *(guards, marches, gathers, recruits, leads, keeps_card, draws, waits),
)
"""From the most telling to the least."""


# What is judged


SUMS = {
    **dict.fromkeys(("turn", "steps left", "in Mordor", "revealed", "companions", "levels", "guide"), "fellowship"),
    "corruption": "corruption",
    **dict.fromkeys(("hunted", "moved", *POOL), "hunt"),
    **dict.fromkeys(WAR[:2], "points"),
    **dict.fromkeys(WAR[2:4], "rings"),
    **dict.fromkeys((*WAR[4:], *OWN), "cards"),
    **dict.fromkeys(LORDS, "lords"),
}
"""By the name of a number that is judged: what it belongs to."""
ENDINGS = {
    **dict.fromkeys(("taken", "besieged", "guard", "threat"), "settlements"),
    **dict.fromkeys(("steps to war", "active"), "politics"),
    "in hand": "cards",
    **dict.fromkeys(("in play", "in the Fellowship", "gone"), "characters"),
}
"""The same by how the name ends after the thing that it is of."""


def group_of(name: str) -> str:
    """What a number that is judged belongs to: whatever is nothing else counts armies."""
    if name in SUMS:
        return SUMS[name]
    return next((group for ending, group in ENDINGS.items() if name.endswith(f" {ending}")), "armies")
