"""Some points of a random game, for laws that look closely at a question."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from ringwar import games
from ringwar.kernel import Dice, Player, Position, Question, Setup, start
from ringwar.players import player

EVERY = 20
"""Of so many questions one is looked at."""

Check = Callable[[Position[Any], Random, str], int]
"""Looks at a position, with numbers of its own and words for where it is; says how much it has looked at."""


THOUGHTFUL = 0.8
"""How often somebody who mostly thinks does: games of chance alone hardly end."""


class MostlyThinking(Player):
    """Answers mostly by rules of thumb and else by chance, for all seats and for Chance."""

    def __init__(self, setup: Setup, seed: str) -> None:
        self.random = Random(seed)
        self.seats = {seat: player("rules", f"{seed}/{seat}") for seat in games.ruleset(setup.game).seats(setup)}

    def answer(self, question: Question) -> Any:
        thinks = question.side in self.seats and self.random.random() < THOUGHTFUL
        return self.seats[question.side].answer(question) if thinks else self.random.choice(question.options)


def along(setup: Setup, seed: str, check: Check) -> int:
    """Play a random game and look at some points of it; says how much was looked at."""
    end = start(games.ruleset(setup.game), setup).played(Dice(f"{seed}/game"))
    rng = Random(f"{seed}/points")
    points = rng.sample(range(end.count), max(1, end.count // EVERY))
    return sum(check(end.at(point), rng, f"{setup.game} {setup.scenario} {seed}, {point}") for point in points)
