"""The rules of one table, chosen at setup: what expansions and numbers of players replace."""

from __future__ import annotations

from ringwar.boardgame.armies import ELITES, Piece
from ringwar.boardgame.facts import ISENGARD


class Rules:
    """Named places at which an expansion or a number of players changes the game."""

    __slots__ = ("elite_leaders", "name")

    def __init__(self, name: str, elite_leaders: tuple[Piece, ...]) -> None:
        self.name = name
        self.elite_leaders = elite_leaders
        """The elite units that count as leaders while Saruman is in play."""


BASE = Rules("base", (ELITES[ISENGARD],))
