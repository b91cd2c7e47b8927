"""The Fellowship on its way: chapters 18, 19 and 21."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ringwar.boardgame.sight import Sight
from ringwar.boardgame.table.facts import FREE, SHADOW, Character, Region
from ringwar.kernel import Question
from ringwar.players.boardgame.geography import ALL_REGIONS, DISTANCE, MORDOR_GATES, ROAD
from ringwar.players.boardgame.hunt import corruption_cost, next_move
from ringwar.players.boardgame.parameters import numbers
from ringwar.players.boardgame.war import weariness

FELLOWSHIP_NUMBERS = numbers("fellowship")
GUIDE_NUMBERS = numbers("guides")
UNWATCHED = tuple(
    ROAD[region.index] - FELLOWSHIP_NUMBERS["at_the_gate"] * (region in MORDOR_GATES) for region in ALL_REGIONS
)
"""By region: how bad it is for a revealed way to end there if nobody watches."""


# Actions


def value_of_moving_on(sight: Sight) -> float:
    """How good it is to move the Fellowship: a step gained, for what the hunt may do."""
    danger = next_move(sight)
    cost = danger.damage * corruption_cost(sight) * _shield(sight) + danger.revealed * FELLOWSHIP_NUMBERS["reveal_cost"]
    if sight.mordor is not None and not sight.tried:
        return FELLOWSHIP_NUMBERS["mordor_first"] + FELLOWSHIP_NUMBERS["mordor_step"] * hurry(sight)
    if danger.doom:
        cost += FELLOWSHIP_NUMBERS["doom"] * danger.doom * (1 - sight.points(SHADOW) / 10)
    if sight.mordor is not None:
        return FELLOWSHIP_NUMBERS["mordor_step"] * hurry(sight) - cost
    if _rests(sight):
        return FELLOWSHIP_NUMBERS["rest"]
    gain = FELLOWSHIP_NUMBERS["step"] * hurry(sight)
    assert sight.fellowship is not None
    if ROAD[sight.fellowship.index] <= sight.progress:
        gain *= FELLOWSHIP_NUMBERS["beyond_the_gates"]
    return gain - danger.found * cost


def _shield(sight: Sight) -> float:
    """How much of the damage reaches the Ring-bearers, as companions take some."""
    levels = sum([sight.level(each) for each in sight.companions])
    return 1 / (1 + FELLOWSHIP_NUMBERS["shield"] * levels)


def hurry(sight: Sight) -> float:
    """How urgent the quest is: the more points the Shadow has, the less time is left; and it must not last for ever."""
    points = sight.points(SHADOW)
    return 1 + FELLOWSHIP_NUMBERS["hurry"] * points / 10 + FELLOWSHIP_NUMBERS["weary"] * weariness(sight)


def is_sheltered(sight: Sight, region: Region) -> bool:
    """A city or stronghold of the Free Peoples that the Shadow neither holds nor besieges heals."""
    home = (region.is_city or region.is_stronghold) and region.side == FREE
    return home and region not in sight.control and region not in sight.boxes


def _rests(sight: Sight) -> bool:
    """Whether the Fellowship stays where it heals."""
    at = sight.fellowship
    if at is None or sight.progress or sight.revealed or not is_sheltered(sight, at):
        return False
    return (
        sight.corruption >= FELLOWSHIP_NUMBERS["rest_at"] and sight.points(SHADOW) <= FELLOWSHIP_NUMBERS["rest_until"]
    )


def value_of_hiding(sight: Sight) -> float:
    """A revealed Fellowship cannot move."""
    return FELLOWSHIP_NUMBERS["hide"] * hurry(sight)


# The Fellowship phase


def score_declare(sight: Sight, question: Question) -> Sequence[float]:
    """Declare where it heals or before the gates of Mordor."""
    value = best_end(sight, sight.progress)[1]
    return [value if each else 0.0 for each in question.options]


def score_enter_mordor(sight: Sight, question: Question) -> Sequence[float]:
    """Nobody waits before the gates, unless the war is being won without the quest."""
    return [1 - patience(sight) if each else 0.0 for each in question.options]


def patience(sight: Sight) -> float:
    """How little there is to be gained in Mordor: the Free Peoples win on the map, and the Shadow does not."""
    hope = FELLOWSHIP_NUMBERS["patience"] + FELLOWSHIP_NUMBERS["patience_rises"] * sight.points(FREE)
    return (1 - weariness(sight)) * calm(sight) * hope


def calm(sight: Sight) -> float:
    """How little the Shadow has gained yet, from 1 to 0."""
    return max(0.0, 1 - sight.points(SHADOW) / FELLOWSHIP_NUMBERS["calm_points"])


def best_end(sight: Sight, steps: int) -> tuple[Region, float]:
    """Where the Fellowship would best be declared within so many steps, and what that is worth."""
    start = sight.fellowship
    assert start is not None
    hidden = max(0.0, ROAD[start.index] - steps)
    ends = [(_end_value(sight, region, hidden), region) for region in within(start, steps)]
    value, region = max(ends, key=lambda each: each[0])
    return region, value


def _end_value(sight: Sight, region: Region, hidden: float) -> float:
    """What it is worth to be declared in a region rather than stay hidden."""
    value = (
        -FELLOWSHIP_NUMBERS["declared_step"] * max(0.0, ROAD[region.index] - hidden) - FELLOWSHIP_NUMBERS["declared"]
    )
    if region in MORDOR_GATES:
        burden = max(0.0, sight.corruption - FELLOWSHIP_NUMBERS["ready_for_mordor"]) * (1 - sight.points(SHADOW) / 10)
        burden *= 1 - weariness(sight)
        return value + FELLOWSHIP_NUMBERS["gate"] * (1 - patience(sight)) - FELLOWSHIP_NUMBERS["burden"] * burden
    if is_sheltered(sight, region):
        if sight.corruption > FELLOWSHIP_NUMBERS["heal_to"]:
            value += (
                FELLOWSHIP_NUMBERS["heal"]
                * corruption_cost(sight)
                * (1 + FELLOWSHIP_NUMBERS["calm_heals"] * calm(sight))
            )
        if region.nation is not None and not sight.active.get(region.nation, True):
            value += FELLOWSHIP_NUMBERS["rouse"]
    return value


def region_watch(sight: Sight, region: Region) -> int:
    """The re-rolls that the hunt would have in a region."""
    held = region.is_stronghold and sight.controller(region) == SHADOW
    wraith = sight.nazgul.get(region, 0) > 0 or sight.where("witch-king") is region
    return held + (sight.army(region, SHADOW) is not None) + wraith


@lru_cache(maxsize=1 << 10)
def within(start: Region, steps: int) -> tuple[Region, ...]:
    """The regions that the Fellowship reaches in so many steps, without passing a stronghold of the Shadow."""
    row = DISTANCE[start.index]
    found = {start}
    frontier = [start]
    for _ in range(min(steps, max(row))):
        following = []
        for region in frontier:
            if region is not start and region.is_stronghold and region.side == SHADOW:
                continue
            for goal in region.adjacent:
                if goal not in found:
                    found.add(goal)
                    following.append(goal)
        frontier = following
    return tuple(sorted(found, key=lambda region: region.index))


def score_fellowship_where(sight: Sight, question: Question) -> Sequence[float]:
    """The next step of the way that is shown: declared to the best end, revealed towards Mordor and out of sight."""
    here: Region = question.about["origin"]
    left = int(question.about["count"])
    if sight.revealed:
        return [_exposed(sight, here, each, left) for each in question.options]
    end = _declared_end(sight, here, left)
    row = DISTANCE[end.index]
    return [
        -float(row[here.index] if each is None else row[each.index]) - 0.5 * (each is None) for each in question.options
    ]


def _declared_end(sight: Sight, here: Region, left: int) -> Region:
    """Where the declared way should end, seen from a step of it."""
    start = sight.fellowship
    assert start is not None
    hidden = ROAD[start.index] - sight.progress
    return max(within(here, left), key=lambda region: (_end_value(sight, region, hidden), -region.index))


def _exposed(sight: Sight, here: Region, step: Region | None, left: int) -> float:
    """How good a step of a revealed Fellowship is: as near to Mordor as it gets, no stronghold of the Shadow passed."""
    if step is None:
        return -_end_cost(sight, here)
    toll = FELLOWSHIP_NUMBERS["passed_stronghold"] if step.is_stronghold and step.side == SHADOW else 0.0
    least = _end_cost(sight, step)
    for region in within(step, left - 1):
        if UNWATCHED[region.index] < least and _may_end(sight, region, step):
            least = min(least, _end_cost(sight, region))
    return -toll - least


def _may_end(sight: Sight, region: Region, step: Region) -> bool:
    """Whether a revealed way may end in a region: not in a shelter of its own, unless there is nothing else."""
    shelter = region.is_city or region.is_stronghold
    return region is step or not (shelter and sight.controller(region) == FREE)


def _end_cost(sight: Sight, region: Region) -> float:
    """How bad it is for a revealed way to end in a region."""
    watch = FELLOWSHIP_NUMBERS["watched"] * region_watch(sight, region)
    home = FELLOWSHIP_NUMBERS["shelter_end"] * (
        (region.is_city or region.is_stronghold) and sight.controller(region) == FREE
    )
    return UNWATCHED[region.index] + watch + home


# The guide and the company


def score_guide(sight: Sight, question: Question) -> Sequence[float]:
    """Strider while the Fellowship is revealed, else by the usual order."""
    return [_guide(sight, each) for each in question.options]


def _guide(sight: Sight, companion: Character) -> float:
    """How good a companion is as guide."""
    seen = GUIDE_NUMBERS["strider_when_revealed"] if sight.revealed and companion.name == "strider" else 0.0
    return GUIDE_NUMBERS.get(companion.name, GUIDE_NUMBERS.get(companion.person, 0.0)) + seen


def score_another_way(sight: Sight, question: Question) -> Sequence[float]:
    """Gollum's other way: hide, or a step unless the hunt is too close."""
    values = {"hide-fellowship": value_of_hiding(sight), "move-fellowship": value_of_moving_on(sight)}
    return [0.0 if each is None else values.get(each, 0.0) for each in question.options]
