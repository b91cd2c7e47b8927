"""What draws armies to a region: goals near and far."""

from __future__ import annotations

from collections.abc import Sequence

from ringwar.boardgame.table.facts import Region
from ringwar.players.boardgame.geography import DISTANCE
from ringwar.players.boardgame.parameters import numbers

COMMON = numbers("war")
NEARNESS = tuple(tuple(COMMON["decay"] ** steps for steps in row) for row in DISTANCE)
"""How much of what draws armies in one region is felt in another, by their indices: the same both ways."""
CLEARLY = 1 - 1e-9
"""A goal that draws less than this part of what another one does is felt nowhere, however numbers are rounded."""


class Pulls(dict[Region, float]):
    """By region: how good it is for armies to be there; worked out when it is looked up."""

    __slots__ = ("felt", "full")

    def __init__(self, goals: Sequence[tuple[Region, float]], full: set[Region]) -> None:
        """By the goals, and how much each of them draws; those that are full draw others less."""
        super().__init__()
        self.full = {goal: draw for goal, draw in goals if goal in full}
        drawing = [(draw * COMMON["crowded"] if goal in full else draw, goal.index) for goal, draw in goals]
        self.felt: list[tuple[float, tuple[float, ...]]] = []
        """Of the goals that are felt most somewhere: how much each draws, and its nearness to every region."""
        for draw, index in sorted(drawing, reverse=True):
            for other, row in self.felt:
                if draw < CLEARLY * other * row[index]:
                    break
            else:
                self.felt.append((draw, NEARNESS[index]))

    def __missing__(self, region: Region) -> float:
        """The goal that is felt most there; one that is full holds those who are there."""
        pull, index = 0.0, region.index
        for draw, row in self.felt:
            if draw <= pull:
                break
            here = draw * row[index]
            if here > pull:
                pull = here
        if self.full and region in self.full:
            pull = max(pull, self.full[region])
        self[region] = pull
        return pull
