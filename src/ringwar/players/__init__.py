"""Who answers: computer players by name, and players for tests."""

from __future__ import annotations

import hmac
from collections.abc import Callable, Mapping, Sequence
from secrets import token_hex
from typing import Any

from ringwar.kernel import CHANCE, Dice, Player, Question
from ringwar.kernel.questions import option_of
from ringwar.players.program import PROGRAM, Program
from ringwar.players.random import Random
from ringwar.players.rules import RulesOfThumb

PLAYERS: dict[str, Callable[[int | str | None], Player]] = {"random": Random, "rules": RulesOfThumb}
"""The computer players by name; each is made from a seed."""


def player(name: str, seed: int | str | None = None) -> Player:
    """A computer player by name, or a program by `program:COMMAND`; ValueError for a name that is none."""
    if name.startswith(PROGRAM):
        return Program(name.removeprefix(PROGRAM), seed)
    if name not in PLAYERS:
        raise ValueError(f"there is no player {name!r}; the players are: {', '.join(PLAYERS)}")
    return PLAYERS[name](seed)


class Table(Player):
    """Several players at one table, each answering for its own seat; `given` are all their answers, in order."""

    def __init__(self, players: Mapping[str, Player], names: Mapping[str, str] | None = None) -> None:
        self.players = players
        self.names = names or {seat: type(player).__name__ for seat, player in players.items()}
        self.answers = {seat: player.answer for seat, player in players.items()}
        self.thinks = any(player.thinks for player in players.values())
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
        for player in self.players.values():
            player.leave()


def seated(seats: Sequence[str], names: Mapping[str, str], seed: int | str | None) -> Table:
    """Computer players at all seats and seeded dice for Chance; every seat has a seed of its own."""
    seed = token_hex(16) if seed is None else seed
    table: dict[str, Player] = {seat: player(names[seat], seed_of(seed, seat)) for seat in seats}
    return Table({**table, CHANCE: Dice(seed_of(seed, CHANCE))}, names)


def seed_of(seed: int | str, seat: str) -> str:
    """The seed of one seat, or of Chance, in a game: who knows it can work out neither another's nor the game's."""
    return hmac.digest(str(seed).encode(), seat.encode(), "sha256").hex()
