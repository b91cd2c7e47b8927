"""The random player: any option, some more likely than others so that games come to an end."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

from ringwar.kernel import Dice, Question, name_of

LEANINGS: dict[str, dict[str, dict[str, float]]] = tomllib.loads(
    (files("ringwar.players") / "random.toml").read_text(encoding="utf-8")
)
"""By game, question and option: how likely an option is, where an ordinary one counts 1."""


class Random(Dice):
    """Chooses at random, from a seed."""

    def __init__(self, seed: int | str | None = None) -> None:
        super().__init__(seed)
        self.leanings: dict[str, dict[str, float]] | None = None
        """Those of the game that is played."""

    def answer(self, question: Question) -> Any:
        if self.leanings is None:
            self.leanings = LEANINGS.get(question.game.ruleset.name, {})
        options = question.options
        weights = self.leanings.get(question.key)
        if weights is None:
            return options[int(self.random() * len(options))]
        likely = [weights.get(name_of(option), 1.0) for option in options]
        left = self.random() * sum(likely)
        for number, weight in enumerate(likely):
            left -= weight
            if left < 0:
                return options[number]
        return options[-1]
