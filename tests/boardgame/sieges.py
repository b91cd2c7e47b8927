"""What tests of sieges, captures and politics ask about a table, in few words."""

from __future__ import annotations

from boardgame.boards import REGIONS, Board
from ringwar.boardgame import RULESET
from ringwar.boardgame.rules.capture import points
from ringwar.boardgame.table.armies import BY_NAME


def fallen(game: Board, piece: str) -> int:
    """How many figures of a kind are among the casualties."""
    return game.state.casualties[BY_NAME[piece]]


def holder(game: Board, region: str) -> str | None:
    """The side whose control token lies in a region."""
    return game.state.control.get(REGIONS[region])


def score(game: Board) -> tuple[int, int]:
    """The victory points of the Free Peoples and of the Shadow."""
    return points(game.state, "free-peoples"), points(game.state, "shadow")


def politics(game: Board, nation: str) -> tuple[int, bool]:
    """The steps of a nation to war, and whether it is active."""
    return game.state.politics[nation], game.state.active[nation]


def wrongs(game: Board) -> list[str]:
    """What the laws say against a table: figures, cards or tiles that are lost or doubled."""
    return list(RULESET.laws(game.state))
