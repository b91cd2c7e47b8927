"""Who answers: computer players by name, and players for tests."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from secrets import token_hex
from typing import Any

from ringwar.kernel import CHANCE, Dice, Player, Question
from ringwar.players.random import Random
from ringwar.players.rules import RulesOfThumb

PLAYERS: dict[str, Callable[[int | str | None], Player]] = {"random": Random, "rules": RulesOfThumb}
"""The computer players by name; each is made from a seed."""


def player(name: str, seed: int | str | None = None) -> Player:
    """A computer player; ValueError for a name that is none."""
    if name not in PLAYERS:
        raise ValueError(f"there is no player {name!r}; the players are: {', '.join(PLAYERS)}")
    return PLAYERS[name](seed)


class Table(Player):
    """Several players at one table, each answering for its own seat."""

    def __init__(self, seats: Mapping[str, Player]) -> None:
        self.answers = {seat: player.answer for seat, player in seats.items()}

    def answer(self, question: Question) -> Any:
        return self.answers[question.side](question)


def seated(seats: Sequence[str], names: Mapping[str, str], seed: int | str | None) -> Table:
    """Computer players at all seats and seeded dice for Chance; every seat has a seed of its own."""
    seed = token_hex(8) if seed is None else seed
    table: dict[str, Player] = {seat: player(names[seat], f"{seed}/{seat}") for seat in seats}
    return Table({**table, CHANCE: Dice(f"{seed}/{CHANCE}")})
