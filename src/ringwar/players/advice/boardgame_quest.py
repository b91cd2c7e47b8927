"""Why an option of the board game is advised: what it does for the Fellowship, or to hunt it."""

from __future__ import annotations

from ringwar.boardgame.rules.deeds import FELLOWSHIP
from ringwar.boardgame.sight import Sight
from ringwar.boardgame.table.facts import FREE, SHADOW
from ringwar.players.advice.reasons import Moment, Reason, hinted
from ringwar.players.boardgame.encoding import MORDOR_STEPS
from ringwar.players.boardgame.geography import DISTANCE, MORDOR_GATES

# The Fellowship


def steps_left(sight: Sight) -> int:
    """How many steps the Fellowship still has to go at least."""
    if sight.fellowship is None:
        return MORDOR_STEPS - (sight.mordor or 0)
    road = min(DISTANCE[sight.fellowship.index][gate.index] for gate in MORDOR_GATES)
    return max(0, road - sight.progress) + MORDOR_STEPS


def moves_fellowship(moment: Moment) -> Reason | None:
    """The Ring comes nearer to its end: a step on the map."""
    before = moment.before
    if moment.said("action") != FELLOWSHIP or before.fellowship is None:
        return None
    steps = max(MORDOR_STEPS, steps_left(before) - 1)
    return hinted("moves-fellowship", steps=steps, dice=before.hunt_box[SHADOW])


def climbs(moment: Moment) -> Reason | None:
    """The Ring comes nearer to its end: a step on the Mordor track, where a tile is drawn instead of a hunt."""
    if moment.said("action") != FELLOWSHIP or moment.before.mordor is None:
        return None
    steps = steps_left(moment.before) - 1
    return hinted("climbs", steps=steps) if steps else hinted("last-step")


def hides_fellowship(moment: Moment) -> Reason | None:
    """A revealed Fellowship cannot move."""
    return hinted("hides-fellowship") if moment.before.revealed and not moment.after.revealed else None


def is_revealed(moment: Moment) -> Reason | None:
    """The Fellowship is seen, and has to hide before it moves."""
    return hinted("reveals-fellowship") if moment.after.revealed and not moment.before.revealed else None


def exposes(moment: Moment) -> Reason | None:
    """The Shadow finds the Fellowship."""
    return is_revealed(moment) if moment.after.side == SHADOW else None


def heals(moment: Moment) -> Reason | None:
    """There is less corruption."""
    count = moment.before.corruption - moment.after.corruption
    return hinted("heals", count=count, corruption=moment.after.corruption) if count > 0 else None


def enters_mordor(moment: Moment) -> Reason | None:
    """The last part of the way begins."""
    return hinted("enters-mordor", steps=MORDOR_STEPS) if moment.said("enter-mordor") == "yes" else None


def declares(moment: Moment) -> Reason | None:
    """The Fellowship shows where it is, and goes on from there."""
    where = moment.after.fellowship
    if (
        where is None
        or moment.after.side == SHADOW
        or (moment.said("declare") != "yes" and where is moment.before.fellowship)
    ):
        return None
    return hinted("declares", region=where, steps=steps_left(moment.after))


def goes(moment: Moment) -> Reason | None:
    """The way on which the Fellowship is found leads through a region."""
    if moment.question.key != "fellowship-where" or moment.option is None or moment.before.mordor is not None:
        return None
    road = min(DISTANCE[moment.option.index][gate.index] for gate in MORDOR_GATES)
    return hinted("goes", region=moment.option, steps=road)


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


def risks(moment: Moment) -> Reason | None:
    """Nobody knows which companion takes the damage."""
    if moment.question.key != "casualty" or moment.option != "random":
        return None
    return hinted("risks", count=len(moment.before.companions))


# The hunt


def hunts(moment: Moment) -> Reason | None:
    """Dice in the hunt box, or for actions."""
    before = moment.before
    if moment.question.key != "allocate":
        return None
    dice = int(moment.option)
    if not dice:
        return hinted("keeps-dice", dice=len(before.dice[SHADOW]))
    if before.mordor is not None:
        return hinted("hunts-in-mordor", dice=dice, steps=steps_left(before))
    return hinted("hunts", dice=dice, steps=steps_left(before))


def follows(moment: Moment) -> Reason | None:
    """The hunt has one more re-roll where the Fellowship was last seen."""
    before, after = moment.before, moment.after
    if after.side == FREE or after.fellowship is None or after.fellowship is not before.fellowship:
        return None
    return hinted("follows", region=after.fellowship) if after.re_rolls() > before.re_rolls() else None
