"""The player with rules of thumb: it scores the options of a question by what it sees, and takes the best."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from ringwar.kernel import Dice, Player, Question

Scorer = Callable[[Any, Question], Sequence[float]]
"""How good each option of a question is, in its order, judged by a sight of the table; more is better."""


class RulesOfThumb(Player):
    """Answers every question by a scorer for its kind. What no scorer is for is answered at random.

    A package of `ringwar.players` has the name of each game, with `SCORERS` by the key of a question, and `NOISE`: up
    to how much is added to a score by chance.
    """

    def __init__(self, seed: int | str | None = None) -> None:
        self.dice = Dice(seed)
        self.game = ""
        self.scorers: Mapping[str, Scorer] = {}
        self.noise = 0.0
        self.memory: dict[Any, Any] = {}
        """What was worked out at earlier questions and may still hold."""

    def answer(self, question: Question) -> Any:
        scores = self.scores(question)
        if scores is None:
            return self.dice.answer(question)
        noise, random = self.noise, self.dice.random
        blurred = [score + noise * random() for score in scores]
        return question.options[blurred.index(max(blurred))]

    def scores(self, question: Question) -> Sequence[float] | None:
        """How good each option is, in their order; None where no rule of thumb says so."""
        if not self.game:
            self._sit_down(question.game_name)
        scorer = self.scorers.get(question.key)
        if scorer is None:
            return None
        sight = question.sight()
        sight.memory = self.memory
        return scorer(sight, question)

    def _sit_down(self, game: str) -> None:
        """Learn how the game is played that is on the table, if there is anything to learn."""
        self.game = game
        module = _package(game)
        if module is not None:
            self.scorers, self.noise = module.SCORERS, module.NOISE


@cache
def _package(game: str) -> Any:
    """The package with the scorers of a game, found once: to look for it takes longer than many answers."""
    name = f"ringwar.players.{game}"
    return import_module(name) if find_spec(name) is not None else None
