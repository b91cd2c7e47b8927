"""The random player: any option, some more likely than others so that games come to an end."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

from ringwar.kernel import Dice, Question, name_of

Leanings = dict[str, dict[str, float]]
"""By question and option: how likely an option is, where an ordinary one counts 1."""

LEANINGS: dict[str, dict[str, Any]] = tomllib.loads(
    (files("ringwar.players") / "random.toml").read_text(encoding="utf-8")
)
"""By game: the leanings of everybody, and under the name of a side its own."""


def leanings(game: str, side: str) -> Leanings:
    """What a side leans to."""
    everybody = LEANINGS.get(game, {})
    return {**everybody, **everybody.get(side, {})}


class Random(Dice):
    """Chooses at random, from a seed."""

    def __init__(self, seed: int | str | None = None) -> None:
        super().__init__(seed)
        self.leanings: dict[str, Leanings] = {}
        """By seat, as it is asked."""

    def answer(self, question: Question) -> Any:
        seat = question.side
        if seat not in self.leanings:
            self.leanings[seat] = leanings(question.game_name, question.plays_for)
        options = question.options
        weights = self.leanings[seat].get(question.key)
        if weights is None:
            return options[int(self.random() * len(options))]
        likely = [weights.get(name_of(option), 1.0) for option in options]
        left = self.random() * sum(likely)
        for number, weight in enumerate(likely):
            left -= weight
            if left < 0:
                return options[number]
        return options[-1]
