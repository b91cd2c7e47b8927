"""The player with rules of thumb: it scores the options of a question by what it sees, and takes the best."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from math import inf
from random import Random
from secrets import token_hex
from typing import Any
from zlib import crc32

from ringwar.kernel import Dice, Player, Question
from ringwar.players.manners import MANNER, manner

BEGINNINGS = 1 << 13
_RANDOM = Random(0)
LUCK = tuple(_RANDOM.random() for _ in range(2 * BEGINNINGS))
"""Numbers from 0 to 1: those from one of the beginnings on are the luck of a question's options."""
RETURNS = "returns"
"""In the memory of a player who comes back to tables that it has seen: it is worth remembering more of them."""


class Hopes(Sequence[float]):
    """Scores that are worked out when they are looked at: of most it is enough to know that they are not the best."""

    __slots__ = ("most", "worth")

    def __init__(self, most: Sequence[float], worth: Callable[[int], float]) -> None:
        self.most = most
        """What no option exceeds, by its number."""
        self.worth = worth
        """How good an option is, by its number."""

    def __len__(self) -> int:
        return len(self.most)

    def __getitem__(self, number: Any) -> Any:
        return self.worth(range(len(self.most))[number])

    def leading(self, noise: float) -> list[tuple[float, int]]:
        """Those that may be the best with so much noise, by their numbers; the most hopeful are looked at first."""
        found: list[tuple[float, int]] = []
        least = -inf
        for most, number in sorted([(-most, number) for number, most in enumerate(self.most)]):
            if -most < least:
                break
            score = self.worth(number)
            least = max(least, score - noise)
            found.append((score, number))
        return [each for each in found if each[0] >= least]


Scorer = Callable[[Any, Question], Sequence[float]]
"""How good each option of a question is, in its order, judged by a sight of the table; more is better."""


def _leading(scores: Sequence[float], noise: float) -> list[tuple[float, int]]:
    """The scores that may be the best with so much noise, with the numbers of the options."""
    least = max(scores) - noise
    return [(score, number) for number, score in enumerate(scores) if score >= least]


class RulesOfThumb(Player):
    """Answers every question by a scorer for its kind. What no scorer is for is answered at random.

    A package of `ringwar.players` has the name of each game, with `SCORERS` by the key of a question, and `NOISE`: up
    to how much is added to a score by chance. Chance follows from the seed and the table, not from what was asked
    before: whoever is made anew for every question plays the same game.
    """

    def __init__(
        self, seed: int | str | None = None, waver: float = 1.0, manner: str = "", returns: bool = False
    ) -> None:
        """A player who wavers so many times as much as usual, plays in a manner, and may come back to a table."""
        self.lasting = token_hex(16) if seed is None else seed
        self.sit_with(self.lasting)
        self.waver = waver
        self.manner = manner
        self.game = ""
        self.scorers: Mapping[str, Scorer] = {}
        self.noise = 0.0
        self.memory: dict[Any, Any] = {RETURNS: True} if returns else {}
        """What was worked out at earlier questions and may still hold."""

    def sit_with(self, seed: int | str) -> None:
        """Waver by another seed from now on."""
        self.seed = crc32(str(seed).encode())
        self.dice = Dice(seed)
        """For games of which the player knows nothing."""

    def answer(self, question: Question) -> Any:
        return question.options[self._judged(question, self.waver)[1]]

    def weighed(self, question: Question, waver: float | None = None) -> tuple[Sequence[float], int]:
        """How good each option is, and the number of the one that is taken, with so many times the usual noise."""
        scores, number = self._judged(question, self.waver if waver is None else waver)
        return list(scores), number

    def _judged(self, question: Question, waver: float) -> tuple[Sequence[float], int]:
        """The same; scores that cannot matter may still be hopes."""
        if not self.game:
            self._sit_down(question)
        if not self.scorers:
            return [0.0] * len(question.options), question.options.index(self.dice.answer(question))
        sight = question.sight()
        sight.memory = self.memory
        scorer = self.scorers.get(question.key)
        scores = [0.0] * len(question.options) if scorer is None else scorer(sight, question)
        noise = 1.0 if scorer is None else self.noise * waver
        leading = scores.leading(noise) if type(scores) is Hopes else _leading(scores, noise)
        if len(leading) == 1:
            return scores, leading[0][1]
        luck = self._luck(question.key, sight.stamp())
        blurred = [(score + noise * LUCK[luck + number], -number) for score, number in leading]
        return scores, -max(blurred)[1]

    def _luck(self, key: str, stamp: int) -> int:
        """Where the luck of a question begins: the same for the same player, question and table in every process."""
        return ((crc32(key.encode(), self.seed) ^ stamp) * 0x9E3779B1 >> 16) % BEGINNINGS

    def _sit_down(self, question: Question) -> None:
        """Learn how the game is played that is on the table, if there is anything to learn."""
        self.game = question.game_name
        module = _package(self.game)
        if module is not None:
            self.scorers, self.noise = module.SCORERS, module.NOISE
        if self.manner:
            self.memory[MANNER] = manner(self.manner, self.game, question.plays_for, self.lasting)


@lru_cache(maxsize=16)
def _package(game: str) -> Any:
    """The package with the scorers of a game, found once: to look for it takes longer than many answers."""
    name = f"ringwar.players.{game}"
    return import_module(name) if find_spec(name) is not None else None
