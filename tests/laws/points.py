"""Some points of a random game, for laws that look closely at a question."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from ringwar import games
from ringwar.kernel import Dice, Position, Setup, start

EVERY = 20
"""Of so many questions one is looked at."""

Check = Callable[[Position[Any], Random, str], int]
"""Looks at a position, with numbers of its own and words for where it is; says how much it has looked at."""


def along(setup: Setup, seed: str, check: Check) -> int:
    """Play a random game and look at some points of it; says how much was looked at."""
    end = start(games.ruleset(setup.game), setup).played(Dice(f"{seed}/game"))
    rng = Random(f"{seed}/points")
    points = rng.sample(range(end.count), max(1, end.count // EVERY))
    return sum(check(end.at(point), rng, f"{setup.game} {setup.scenario} {seed}, {point}") for point in points)
