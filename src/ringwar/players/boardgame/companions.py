"""Companions on the map and in the Fellowship: chapters 8 and 18."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from ringwar.boardgame.rules.entering import CROWNED_IN
from ringwar.boardgame.sight import Sight
from ringwar.boardgame.table.facts import COMPANION, FREE, MINION, REGIONS, Character, Region
from ringwar.kernel import Question
from ringwar.players.boardgame.geography import ALL_REGIONS, DISTANCE
from ringwar.players.boardgame.hunt import COMPANION_NUMBERS, companion_worth
from ringwar.players.boardgame.marches import moving
from ringwar.players.boardgame.parameters import numbers
from ringwar.players.boardgame.perils import peril
from ringwar.players.boardgame.powers import WITHIN_REACH
from ringwar.players.boardgame.war import War, war

JOURNEY = numbers("journey")
HOMES = tuple(each for each in ALL_REGIONS if each.side == FREE and (each.is_city or each.is_stronghold))
FANGORN = REGIONS["fangorn"]
ENTS = ("fp-character-19", "fp-character-20", "fp-character-21")
AT_HOME = {"boromir": "gondor", "legolas": "elves", "gimli": "dwarves"}
"""Companions with whom any result advances their people."""
FARTHEST = max(map(max, DISTANCE))
DECAY = tuple(
    tuple(JOURNEY["decay"] ** max(0, steps - reach) for steps in range(FARTHEST + 1)) for reach in range(FARTHEST + 1)
)
"""By how far somebody can go, and how far a place is: how much it draws him."""


Wanted = list[tuple[float, int]]
"""How much somebody is wanted in some places, by index, the best first."""


class Threat(NamedTuple):
    """How much a place is in danger, with what there is to lead and to risk for whoever goes there."""

    danger: float
    to_lead: float
    risk: float


CALM = Threat(0.0, 0.0, 0.0)


class Outlook(NamedTuple):
    """All that companions go by: places that are held, those in danger, the nations, a card; and for whom."""

    threats: dict[Region, Threat]
    asleep: frozenset[str]
    idle: frozenset[str]
    ents: bool
    led: dict[int, Wanted]
    """By leadership: where anybody who has it is wanted."""
    known: dict[Character, tuple[Wanted, Wanted]]
    """By companion: where he was found to be wanted for his own sake, and to lead."""


def goal_value(outlook: Outlook, companion: Character, goal: Region, danger: float) -> float:
    """How good it is to have a companion in a place that is in so much danger, whoever there is to lead."""
    value = JOURNEY["crown"] if companion.person == "strider" and goal.name in CROWNED_IN else 0.0
    nation = goal.nation
    if nation in companion.activates and nation in outlook.asleep:
        value += JOURNEY["rouse"] * (JOURNEY["rouse_least"] + danger)
    if nation in outlook.idle and AT_HOME.get(companion.person) == nation:
        value += JOURNEY["at_home"]
    return value


@lru_cache(maxsize=1 << 10)
def _own_goals(companion: Character, asleep: frozenset[str], idle: frozenset[str]) -> tuple[Region, ...]:
    """Where a companion may be wanted even if there is nobody to lead, by the nations asleep and not At War."""
    nations = (companion.activates & asleep) | (idle & {AT_HOME.get(companion.person)})
    crowned = CROWNED_IN if companion.person == "strider" else ()
    return tuple(home for home in HOMES if home.nation in nations or home.name in crowned)


def _goals(outlook: Outlook, companion: Character) -> tuple[Wanted, Wanted]:
    """Where a companion may be wanted: in the places of his own, and where he can lead."""
    threats, leadership = outlook.threats, companion.leadership
    led = outlook.led.get(leadership)
    if led is None:
        led = outlook.led[leadership] = _led(outlook, leadership)
    own = []
    for home in _own_goals(companion, outlook.asleep, outlook.idle):
        if home in threats:
            danger, to_lead, risk = threats[home]
            value = goal_value(outlook, companion, home, danger) + JOURNEY["lead"] * leadership * to_lead - risk
            own.append((value, home.index))
    own.sort(reverse=True)
    return own, led


def _led(outlook: Outlook, leadership: int) -> Wanted:
    """Where anybody who has so much leadership is wanted."""
    found = [(JOURNEY["fangorn"], FANGORN.index)] if outlook.ents else []
    lead = JOURNEY["lead"] * leadership
    found += [(lead * to_lead - risk, home.index) for home, (_, to_lead, risk) in outlook.threats.items() if to_lead]
    return sorted(found, reverse=True)


def is_held(sight: Sight, goal: Region) -> bool:
    """Whether a place is neither lost nor besieged."""
    return goal not in sight.control and goal not in sight.boxes


def goals(sight: Sight, companion: Character) -> tuple[Wanted, Wanted]:
    """Where a companion may be wanted, for his own sake or to lead: the same until a figure moves or a nation wakes."""
    outlook: Outlook | None = sight.memo.get("outlook")
    if outlook is None:
        outlook = sight.memo["outlook"] = _outlook(sight)
    found = outlook.known.get(companion)
    if found is None:
        found = outlook.known[companion] = _goals(outlook, companion)
    return found


def _outlook(sight: Sight) -> Outlook:
    """What companions go by now; kept as long as it holds."""
    picture, ents = war(sight), has_ents(sight)
    key = "outlook", ents
    found: Outlook | None = picture.memo.get(key)
    if found is None:
        near = picture.enemy_powers.places
        threats: dict[Region, Threat] = {}
        for home in HOMES:
            if is_held(sight, home):
                threats[home] = _threat(picture, home) if near & WITHIN_REACH[home.index] else CALM
        asleep = frozenset([nation for nation, active in sight.active.items() if not active])
        idle = frozenset([nation for nation, steps in sight.politics.items() if steps])
        found = picture.memo[key] = Outlook(threats, asleep, idle, ents and is_held(sight, FANGORN), {}, {})
    return found


def _threat(picture: War, home: Region) -> Threat:
    """What the danger of a place in reach of enemies means for whoever goes there."""
    danger, army = picture.danger(home), picture.armies.get(home)
    if army is None:
        return Threat(danger, 0.0, 0.0)
    risk = JOURNEY["risk"] * peril(picture.sight, home, army.hits) if picture.enemy_powers.is_beside(home) else 0.0
    return Threat(danger, danger, risk)


def has_ents(sight: Sight) -> bool:
    """Whether one holds a card that wakes the Ents."""
    return any(card.name in ENTS for card in sight.hand)


def place_value(sight: Sight, companion: Character, region: Region, steps: int = 0) -> float:
    """How good it is for a companion to be in a region, or within so many steps of where he is wanted."""
    row, decay, best = DISTANCE[region.index], DECAY[min(steps, FARTHEST)], 0.0
    for wanted in goals(sight, companion):
        for value, goal in wanted:
            if value <= best:
                break
            here = value * decay[row[goal]]
            if here > best:
                best = here
    return best


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
