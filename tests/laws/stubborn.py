"""Players who always want the same: whatever can be done for ever in a game, one of them does it for ever."""

from __future__ import annotations

from random import Random
from typing import Any

from helpers import Limited
from ringwar import games
from ringwar.kernel import CHANCE, Dice, Player, Question, Setup, name_of, start
from ringwar.laws import Checked, check_progress

KIND = "steps of stubborn players"
ENOUGH = 200_000
MOST_ANSWERS = 1_000
LAPSE = 0.02
"""How often one of them does something else for once."""


class Stubborn(Player):
    """Each seat has its order of wishes, and answers every question with the first that is to be had."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.dice = Dice(f"{seed}/dice")
        self.rng = Random(f"{seed}/lapses")
        self.wishes: dict[tuple[str, str, str], float] = {}

    def answer(self, question: Question) -> Any:
        if question.side == CHANCE:
            return self.dice.answer(question)
        if self.rng.random() < LAPSE:
            return self.rng.choice(question.options)
        return min(question.options, key=lambda option: self._wish(question, name_of(option)))

    def _wish(self, question: Question, name: str) -> float:
        """The place of an option in the order of wishes of who is asked."""
        wanted = (question.side, question.key, name)
        if wanted not in self.wishes:
            self.wishes[wanted] = Random(f"{self.seed}/{' '.join(wanted)}").random()
        return self.wishes[wanted]


def batch(setup: Setup, seed: str) -> int:
    """Play a game with stubborn players, or the first answers of it; gives the number of its steps."""
    rules = games.ruleset(setup.game)
    player = Checked(Limited(Stubborn(seed), MOST_ANSWERS), rules, setup, seed)
    return check_progress(start(rules, setup).played(player))
