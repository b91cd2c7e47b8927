"""What draws armies to a region: goals near and far."""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter, mul

from ringwar.boardgame.table.facts import Region
from ringwar.players.boardgame.geography import DISTANCE
from ringwar.players.boardgame.parameters import numbers

COMMON = numbers("war")
NEARNESS = tuple(tuple(COMMON["decay"] ** steps for steps in row) for row in DISTANCE)
"""How much of what draws armies in one region is felt in another, by their indices."""

FEWEST_PICKED = 2
"""Picking fewer gives no tuple."""


class Pulls(dict[Region, float]):
    """By region: how good it is for armies to be there; worked out when it is looked up."""

    def __init__(self, goals: Sequence[tuple[Region, float]], full: set[Region]) -> None:
        """By the goals, and how much each of them draws; those that are full draw others less."""
        super().__init__()
        self.full = {goal: draw for goal, draw in goals if goal in full}
        indices = [goal.index for goal, _ in goals]
        draws = [draw * COMMON["crowded"] if goal in full else draw for goal, draw in goals]
        while len(indices) < FEWEST_PICKED:
            indices.append(0)
            draws.append(0.0)
        self.picked = itemgetter(*indices)
        self.draws = draws

    def __missing__(self, region: Region) -> float:
        """The goal that is felt most there; one that is full holds those who are there."""
        pull: float = max(map(mul, self.draws, self.picked(NEARNESS[region.index])))
        if region in self.full:
            pull = max(pull, self.full[region])
        self[region] = pull
        return pull
