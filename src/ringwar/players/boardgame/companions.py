"""Companions on the map and in the Fellowship: chapters 8 and 18."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ringwar.boardgame.rules.entering import CROWNED_IN
from ringwar.boardgame.sight import Sight
from ringwar.boardgame.table.facts import COMPANION, FREE, MINION, REGIONS, Character, Region
from ringwar.kernel import Question
from ringwar.players.boardgame.geography import ALL_REGIONS, DISTANCE
from ringwar.players.boardgame.hunt import COMPANION_NUMBERS, companion_worth
from ringwar.players.boardgame.marches import moving
from ringwar.players.boardgame.parameters import numbers
from ringwar.players.boardgame.perils import peril
from ringwar.players.boardgame.war import war

JOURNEY = numbers("journey")
HOMES = tuple(each for each in ALL_REGIONS if each.side == FREE and (each.is_city or each.is_stronghold))
FANGORN = REGIONS["fangorn"]
ENTS = ("fp-character-19", "fp-character-20", "fp-character-21")
AT_HOME = {"boromir": "gondor", "legolas": "elves", "gimli": "dwarves"}
"""Companions with whom any result advances their people."""
GOALS = (*HOMES, FANGORN)
FARTHEST = max(map(max, DISTANCE))
DECAY = tuple(
    tuple(JOURNEY["decay"] ** max(0, steps - reach) for steps in range(FARTHEST + 1)) for reach in range(FARTHEST + 1)
)
"""By how far somebody can go, and how far a place is: how much it draws him."""


def goal_value(sight: Sight, companion: Character, goal: Region, danger: float) -> float:
    """How good it is to have a companion in a region that is in so much danger."""
    if goal is FANGORN:
        return JOURNEY["fangorn"] * has_ents(sight)
    value = JOURNEY["crown"] if companion.person == "strider" and goal.name in CROWNED_IN else 0.0
    nation = goal.nation
    assert nation is not None
    if nation in companion.activates and not sight.active[nation]:
        value += JOURNEY["rouse"] * (JOURNEY["rouse_least"] + danger)
    if AT_HOME.get(companion.person) == nation and sight.politics[nation]:
        value += JOURNEY["at_home"]
    if danger and goal in sight.armies:
        value += JOURNEY["lead"] * companion.leadership * danger
        value -= JOURNEY["risk"] * peril(sight, goal, sight.armies[goal].hits)
    return value


@lru_cache(maxsize=64)
def _own_goals(companion: Character) -> frozenset[Region]:
    """Where a companion may be wanted even without danger."""
    nations = {*companion.activates, AT_HOME.get(companion.person)}
    crowned = CROWNED_IN if companion.person == "strider" else ()
    return frozenset(goal for goal in GOALS if goal is FANGORN or goal.nation in nations or goal.name in crowned)


def is_held(sight: Sight, goal: Region) -> bool:
    """Whether a place is neither lost nor besieged."""
    return goal not in sight.control and goal not in sight.boxes


def goals(sight: Sight, companion: Character) -> list[tuple[int, float]]:
    """Where a companion may be wanted, by index: the same until a figure moves or a nation wakes."""
    memo = _journeys(sight)
    found = memo.get(companion)
    if found is None:
        own = _own_goals(companion)
        near = [(goal, danger) for goal, danger in _dangers(sight) if danger or goal in own]
        values = [(goal.index, goal_value(sight, companion, goal, danger)) for goal, danger in near]
        found = memo[companion] = [each for each in values if each[1] > 0]
    return found


def _dangers(sight: Sight) -> list[tuple[Region, float]]:
    """The places that companions may go to and still can, with how much danger each is in."""
    found: list[tuple[Region, float]] | None = sight.memo.get("dangers")
    if found is None:
        picture = war(sight)
        found = [(goal, picture.danger(goal)) for goal in GOALS if is_held(sight, goal)]
        sight.memo["dangers"] = found
    return found


def _journeys(sight: Sight) -> dict[Character, list[tuple[int, float]]]:
    """What was found out about where companions are wanted, as long as it holds."""
    found: dict[Character, list[tuple[int, float]]] | None = sight.memo.get("journeys")
    if found is None:
        key = "journeys", tuple(sight.politics.values()), tuple(sight.active.values()), has_ents(sight)
        found = war(sight).memo.setdefault(key, {})
        sight.memo["journeys"] = found
    return found


def has_ents(sight: Sight) -> bool:
    """Whether one holds a card that wakes the Ents."""
    return any(card.name in ENTS for card in sight.hand)


def place_value(sight: Sight, companion: Character, region: Region, steps: int = 0) -> float:
    """How good it is for a companion to be in a region, or within so many steps of where he is wanted."""
    row, decay = DISTANCE[region.index], DECAY[min(steps, FARTHEST)]
    return max([value * decay[row[goal]] for goal, value in goals(sight, companion)], default=0.0)


# Actions


def value_of_separating(sight: Sight) -> float:
    """How good it is to send the best companion away from the Fellowship."""
    return max([separation_value(sight, each) for each in sight.companions], default=0.0)


def separation_value(sight: Sight, companion: Character, farther: int = 0) -> float:
    """What a companion can do on the map, less what he does for the Fellowship."""
    at = sight.fellowship
    if at is None:
        return -COMPANION_NUMBERS["other"]
    reach = sight.progress + sight.level(companion) + farther
    return place_value(sight, companion, at, reach) - JOURNEY["stay"] * companion_worth(sight, companion)


def value_of_journeys(sight: Sight) -> float:
    """How good it is to move the companions on the map."""
    movers = [each for each in sight.characters if each.kind == COMPANION]
    return JOURNEY["move"] * sum(max(0.0, journey_value(sight, each)) for each in movers)


def journey_value(sight: Sight, companion: Character) -> float:
    """How much nearer a companion can come to where he is wanted."""
    at = sight.characters.get(companion)
    if at is None or (at in sight.boxes and sight.boxes[at].side == FREE):
        return 0.0
    return place_value(sight, companion, at, sight.level(companion)) - place_value(sight, companion, at)


# Questions


def score_separate(sight: Sight, question: Question) -> Sequence[float]:
    """The companion who gains most by leaving."""
    return [separation_value(sight, each) for each in question.options]


def score_companion_where(sight: Sight, question: Question) -> Sequence[float]:
    """Where a companion is wanted, or nearest to it."""
    companion: Character = question.about["companion"]
    return [place_value(sight, companion, region) for region in question.options]


def score_goes_with(sight: Sight, question: Question) -> Sequence[float]:
    """Companions go alone, so that the others can do something else."""
    return [JOURNEY["alone"] if each is None else 0.0 for each in question.options]


def score_move_companion(sight: Sight, question: Question) -> Sequence[float]:
    """The companion who gains most by moving, until nobody does."""
    return [JOURNEY["enough"] if each is None else journey_value(sight, each) for each in question.options]


def score_journey(sight: Sight, question: Question) -> Sequence[float]:
    """Separate companions, or move those on the map."""
    values = {"separate": value_of_separating(sight), "move-companions": value_of_journeys(sight)}
    return [values.get(each, 0.0) for each in question.options]


def score_goes_along(sight: Sight, question: Question) -> Sequence[float]:
    """Characters go with the army, unless that may be lost; companions do not leave where they are wanted."""
    companion: Character = question.about["character"]
    origin, goal = question.about.get("origin"), question.about.get("goal")
    value = JOURNEY["along"]
    if origin is not None and goal is not None and origin in sight.armies:
        value -= JOURNEY["risk"] * _risk(sight, origin, goal)
    if companion.kind == COMPANION and origin is not None and goal is not None:
        value += place_value(sight, companion, goal) - place_value(sight, companion, origin)
    elif companion.kind == MINION and origin is not None and origin in sight.armies and origin not in sight.boxes:
        value -= sight.battle is None and 2 * sight.movers(origin).size < sight.armies[origin].size
    return [value if each else 0.0 for each in question.options]


def _risk(sight: Sight, origin: Region, goal: Region) -> float:
    """How likely those are lost who go from one region to the next with whoever should go, and join who is there."""
    there = sight.armies.get(goal)
    if origin is goal or (there is not None and there.side != sight.side):
        return 0.0
    return peril(sight, goal, moving(war(sight), origin, goal).hits + (there.hits if there is not None else 0))


def score_gandalf_where(sight: Sight, question: Question) -> Sequence[float]:
    """Where Gandalf the White is most needed."""
    ents = JOURNEY["fangorn"] * has_ents(sight)
    return [ents if region is FANGORN else _needed(sight, region) for region in question.options]


def _needed(sight: Sight, region: Region) -> float:
    """How much a leader is needed in a region: by an army in danger that is not as good as lost."""
    army = sight.army(region, FREE)
    if army is None or (region in sight.boxes and army.size < JOURNEY["besieged"]):
        return 0.0
    danger = war(sight).danger(region)
    return army.size * danger * (1 - danger)
