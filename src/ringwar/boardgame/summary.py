"""What the data of the board game hold, those of its expansion among them, and what a person should compare."""

from __future__ import annotations

from ringwar.boardgame import sources
from ringwar.boardgame.lords import sources as lords


def data_summary() -> list[str]:
    """What the data hold and how sure they are, for people, a line each."""
    return [*sources.data_summary(), *lords.data_summary()]


def unverified() -> list[str]:
    """The values that are decisions, for people, a line each."""
    return [*sources.unverified(), *lords.unverified()]
