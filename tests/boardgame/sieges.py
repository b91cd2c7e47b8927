"""What tests of sieges, captures and politics ask about a table, in few words."""

from __future__ import annotations

from typing import Any

from boardgame.boards import REGIONS, Board
from ringwar.boardgame import RULESET
from ringwar.boardgame.rules.capture import points
from ringwar.boardgame.table.armies import BY_NAME
from ringwar.kernel import Asked, Event
from ringwar.kernel.questions import plain

NO_CARDS = ("none", "none")
"""Neither the attacker nor the defender plays a combat card."""


def asked(game: Board) -> str:
    """Who is asked what."""
    question = game.question
    return f"{question.side} {question.key}" if question else "nobody"


def answered(game: Board) -> list[str]:
    """The keys of all questions answered so far, Chance's left out."""
    return [entry.key for entry in game.log() if isinstance(entry, Asked) and entry.side != "chance"]


def told(game: Board, kind: str) -> list[dict[str, Any]]:
    """What the events of a kind since the game began were about, by name."""
    return [plain(entry.about) for entry in game.log() if isinstance(entry, Event) and entry.kind == kind]


def reserve(game: Board, piece: str) -> int:
    """How many figures of a kind are among the reinforcements."""
    return game.state.reinforcements[BY_NAME[piece]]


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
