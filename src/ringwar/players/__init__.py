"""Who answers: computer players by name."""

from __future__ import annotations

from collections.abc import Callable

from ringwar.kernel import Player
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
