"""Who answers: computer players by name."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from ringwar.kernel import Player, Refusal
from ringwar.players.lookahead import Budget, Lookahead
from ringwar.players.manners import EASY, STYLES, SURPRISE
from ringwar.players.program import PROGRAM, Program
from ringwar.players.random import Random
from ringwar.players.rules import RulesOfThumb

if TYPE_CHECKING:
    from ringwar.players.helpers import Helpers

__all__ = ["LEVELS", "PLAYERS", "STYLES", "SURPRISE", "USUAL_LEVEL", "WITH_STYLE", "helped", "no_player", "player"]

HARD = Budget(tables=128, answers=2_400)
"""What a hard player spends on an action."""
EXPERT = Budget(tables=1024, plans=24, is_thorough=True, answers=21_000)
"""What an expert spends on an action."""
LEVELS = (EASY, "normal", "hard", "expert")
"""The players for people, the weakest first."""
USUAL_LEVEL = "normal"
WITH_STYLE: dict[str, Callable[..., Player]] = {
    "rules": RulesOfThumb,
    "lookahead": partial(Lookahead, budget=HARD),
    "normal": RulesOfThumb,
    "hard": partial(Lookahead, budget=HARD),
    "expert": partial(Lookahead, budget=EXPERT),
}
"""The players that can play in a style, as `hard:military`."""
PLAYERS: dict[str, Callable[[int | str | None], Player]] = {
    "random": Random,
    **WITH_STYLE,
    EASY: partial(RulesOfThumb, manner=EASY),
    **{
        f"{name}:{style}": partial(made, manner=style)
        for name, made in WITH_STYLE.items()
        for style in (*STYLES, SURPRISE)
    },
}
"""The computer players by name; each is made from a seed."""


def player(name: str, seed: int | str | None = None) -> Player:
    """A computer player by name, or a program by `program:COMMAND`; ValueError for a name that is none."""
    if name.startswith(PROGRAM):
        return Program(name.removeprefix(PROGRAM), seed)
    if name not in PLAYERS:
        raise no_player(name)
    return PLAYERS[name](seed)


def helped(player: Player, helpers: Helpers) -> Player:
    """The same player, to whom helpers are lent if it looks ahead."""
    if isinstance(player, Lookahead):
        player.helpers = helpers
    return player


def no_player(name: str, *others: str) -> Refusal:
    """The refusal of a name that no player has."""
    return Refusal("no-player", player=name, players=[*(each for each in PLAYERS if ":" not in each), *others])
