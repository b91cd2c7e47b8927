"""Reasons in tests: the key and the first clause of what is said of a thing."""

from __future__ import annotations

from boardgame.boards import Board

POSSIBLE = ("possible", "")


def said(game: Board, kind: str, name: str, intent: str | None = None) -> tuple[str, str]:
    """Why a thing is not possible: the key and its first clause."""
    reason = game.why_not(kind, name, intent)
    if reason is None:
        return POSSIBLE
    return reason["key"], reason["clauses"][0] if reason["clauses"] else ""
