"""Cards by which armies march to join others: where they go, and how many of them."""

from __future__ import annotations

from collections.abc import Sequence

from ringwar.boardgame.sight import Sight
from ringwar.boardgame.table.armies import Army
from ringwar.boardgame.table.facts import Region
from ringwar.players.boardgame.geography import DISTANCE
from ringwar.players.boardgame.marches import moving, room, step_value
from ringwar.players.boardgame.war import War, war

SHADOWS_GATHER, THE_SHADOW_LENGTHENS = "shadow-strategy-07", "shadow-strategy-08"
STEPS = {SHADOWS_GATHER: 3, THE_SHADOW_LENGTHENS: 2}
"""By card: how many regions an army may go to join another."""


def steps_of(sight: Sight) -> int:
    """How far the armies may go by the card played last; 0 if it was another."""
    card = sight.last_event
    return 0 if card is None else STEPS.get(card.name, 0)


def is_gathering(sight: Sight, origins: Sequence[Region | None]) -> bool:
    """Whether armies are moved by such a card: one of them must go, but not any of those who can move otherwise."""
    if None in origins or not steps_of(sight):
        return False
    unled = any(not sight.can_move(origin, led=True) for origin in origins if origin is not None)
    others = [at for at in war(sight).hosts if at not in origins]
    return unled and any(sight.can_move(at, led=False) and sight.ways(at) for at in others)


def joinings(picture: War, origin: Region, steps: int) -> list[tuple[float, Region]]:
    """The armies that another can join, with how good that is for those for whom there is room."""
    row = DISTANCE[origin.index]
    ends = [at for at in picture.hosts if 0 < row[at.index] <= steps and room(picture.sight, at) > 0]
    return [(step_value(picture, origin, goal, moving(picture, origin, goal)), goal) for goal in ends]


def best_joining(picture: War, origin: Region, steps: int) -> tuple[float, Region | None]:
    """The best army to join, with how good that is; none where everybody is crowded."""
    key = "joining", origin, steps
    found: tuple[float, Region | None] | None = picture.memo.get(key)
    if found is None:
        found = max(joinings(picture, origin, steps), key=lambda each: each[0], default=(NOWHERE, None))
        picture.memo[key] = found
    return found


NOWHERE = -3.0
"""How bad it is that an army must march where there is no room for it."""


def joining_part(picture: War, origin: Region, steps: int) -> Army | None:
    """The part of an army that should go to join another, if it should join any."""
    goal = best_joining(picture, origin, steps)[1]
    return None if goal is None else moving(picture, origin, goal)


def value_of_gathering(picture: War, steps: int, armies: int) -> float:
    """How good the best marches of so many armies are."""
    values = sorted((best_joining(picture, origin, steps)[0] for origin in picture.hosts), reverse=True)
    return sum(values[:armies])
