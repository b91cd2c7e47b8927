"""Players made of players: several at one table, under a clock, or only until a person is asked."""

from __future__ import annotations

import hmac
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import fsum
from secrets import token_hex
from time import perf_counter
from typing import Any

from ringwar.kernel import CHANCE, Dice, Player, Question, game_of
from ringwar.kernel.game import Unanswered
from ringwar.kernel.questions import option_of
from ringwar.players import player


class Seated(Player):
    """Several players at one table, each answering for its own seat; `given` are all their answers, in order."""

    def __init__(self, players: Mapping[str, Player], names: Mapping[str, str] | None = None) -> None:
        self.players = players
        self.names = names or {seat: type(each).__name__ for seat, each in players.items()}
        self.answers = {seat: each.answer for seat, each in players.items()}
        self.thinks = any(each.thinks for each in players.values())
        self.given: list[Any] = []

    def answer(self, question: Question) -> Any:
        seat, options = question.side, question.options
        answer = self.answers[seat](question)
        if seat != CHANCE:
            answer = option_of(question, options, answer, self.names[seat])
        self.given.append(answer)
        return answer

    def leave(self) -> None:
        """The game is over: everybody leaves."""
        for each in self.players.values():
            each.leave()


def seated(seats: Sequence[str], names: Mapping[str, str], seed: int | str | None) -> Seated:
    """Computer players at all seats and seeded dice for Chance; every seat has a seed of its own."""
    seed = token_hex(16) if seed is None else seed
    players: dict[str, Player] = {seat: player(names[seat], seed_of(seed, seat)) for seat in seats}
    return Seated({**players, CHANCE: Dice(seed_of(seed, CHANCE))}, names)


def seed_of(seed: int | str, seat: str) -> str:
    """The seed of one seat, or of Chance, in a game: who knows it can work out neither another's nor the game's."""
    return hmac.digest(str(seed).encode(), seat.encode(), "sha256").hex()


class Stopping(Seated):
    """Players of some seats only: the game stops at the questions of the others, who are people."""

    def answer(self, question: Question) -> Any:
        if question.side not in self.players:
            raise Unanswered((question,))
        return super().answer(question)

    def answer_each(self, questions: Sequence[Question]) -> list[Any]:
        """People choose first, so that they may still take back what they answered before."""
        if any(question.side not in self.players for question in questions):
            raise Unanswered(questions)
        return [self.answer(question) for question in questions]


class UpTo(Stopping):
    """Players who stop when a turn is over, so that somebody can watch."""

    def __init__(self, last_turn: int, players: Mapping[str, Player], names: Mapping[str, str] | None = None) -> None:
        super().__init__(players, names)
        self.last_turn = last_turn

    def answer(self, question: Question) -> Any:
        if self._is_over(question):
            raise Unanswered((question,))
        return super().answer(question)

    def answer_each(self, questions: Sequence[Question]) -> list[Any]:
        """Nobody chooses in a turn that is not to be played."""
        if self._is_over(questions[0]):
            raise Unanswered(questions)
        return super().answer_each(questions)

    def _is_over(self, question: Question) -> bool:
        game = game_of(question)
        return game.ruleset.turn(game.state) > self.last_turn


@dataclass
class Spent:
    """How many answers somebody gave, and how many seconds that took."""

    answers: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    """Over one answer at most."""
    thoughts: int = 0
    """How many of the answers were thought about, by a player that thinks."""
    pondering: float = 0.0
    """How many seconds those took."""

    def note(self, seconds: float, thoughts: int) -> None:
        """One answer more; `thoughts` is 0 where it was not thought about."""
        self.answers += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)
        if thoughts:
            self.thoughts += 1
            self.pondering += seconds

    @staticmethod
    def together(parts: Sequence[Spent]) -> Spent:
        """What several took."""
        return Spent(
            sum([each.answers for each in parts]),
            fsum([each.seconds for each in parts]),
            max([each.longest for each in parts], default=0.0),
            sum([each.thoughts for each in parts]),
            fsum([each.pondering for each in parts]),
        )


Clock = defaultdict[str, Spent]
"""What every seat has spent."""


class Clocked(Seated):
    """Players at a table under a clock."""

    def __init__(self, clock: Clock, players: Seated) -> None:
        super().__init__(players.players, players.names)
        self.clock = clock

    def answer(self, question: Question) -> Any:
        seat = question.side
        before = self._thoughts(seat)
        began = perf_counter()
        answer = super().answer(question)
        self.clock[seat].note(perf_counter() - began, self._thoughts(seat) - before)
        return answer

    def _thoughts(self, seat: str) -> int:
        """How often the player of a seat has thought; never, where it is none that thinks."""
        thoughts: int = getattr(self.players[seat], "thoughts", 0)
        return thoughts
