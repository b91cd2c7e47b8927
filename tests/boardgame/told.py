"""What the log of a board game says, for tests: events with their causes, and sentences."""

from __future__ import annotations

from typing import Any

from boardgame.boards import Board
from ringwar.kernel import SPECTATOR, Event, name_of
from ringwar.kernel.questions import plain
from ringwar.words import Words


def caused(game: Board, kind: str) -> list[tuple[str, dict[str, Any]]]:
    """The cause and the contents of every event of a kind, by name."""
    found = [entry.seen_by(SPECTATOR) for entry in game.log() if isinstance(entry, Event) and entry.kind == kind]
    return [(name_of(entry.cause), {name: plain(value) for name, value in entry.about.items()}) for entry in found]


def story(game: Board, reader: str = SPECTATOR) -> list[str]:
    """The log in words."""
    events = (entry for entry in game.log() if isinstance(entry, Event))
    return Words("en", game="boardgame").story(events, reader)
