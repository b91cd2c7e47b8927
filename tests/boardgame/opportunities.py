"""Opportunities to act, for tests: what is asked, what can be done, what was told."""

from __future__ import annotations

from typing import Any

from boardgame.boards import Board
from helpers import play
from ringwar.kernel import Event
from ringwar.kernel.telling import TABLE


def side(game: Board) -> str:
    """Who is asked now."""
    assert game.question is not None
    return game.question.side


def options(game: Board, *answers: Any) -> set[str]:
    """What can be answered after these answers."""
    return set(play(game, *answers).names())


def kinds(game: Board) -> list[str]:
    """The kinds of all events that are told in words since the beginning, in their order."""
    return [entry.kind for entry in game.log() if isinstance(entry, Event) and entry.kind != TABLE]
