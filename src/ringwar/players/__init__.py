"""Who answers: computer players by name."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ringwar.kernel import Player, Refusal
from ringwar.players.lookahead import Budget, Lookahead
from ringwar.players.program import PROGRAM, Program
from ringwar.players.random import Random
from ringwar.players.rules import RulesOfThumb

EXPERT = Budget(tables=192, plans=24, margin=0.015)
"""What an expert spends on an action."""
PLAYERS: dict[str, Callable[[int | str | None], Player]] = {
    "random": Random,
    "rules": RulesOfThumb,
    "lookahead": Lookahead,
    "normal": RulesOfThumb,
    "hard": Lookahead,
    "expert": partial(Lookahead, budget=EXPERT),
}
"""The computer players by name; each is made from a seed."""


def player(name: str, seed: int | str | None = None) -> Player:
    """A computer player by name, or a program by `program:COMMAND`; ValueError for a name that is none."""
    if name.startswith(PROGRAM):
        return Program(name.removeprefix(PROGRAM), seed)
    if name not in PLAYERS:
        raise Refusal("no-player", player=name, players=list(PLAYERS))
    return PLAYERS[name](seed)
