"""Reading the records that commands are given."""

from __future__ import annotations

from pathlib import Path

from ringwar import files, games
from ringwar.commands import Failed, UsageError, helping
from ringwar.kernel import RecordError, SavedGame, read


def saved_game(path: Path) -> SavedGame:
    """The game of a record, replayed with every answer checked."""
    try:
        text = files.read(path)
    except OSError as error:
        raise UsageError("cannot-read", file=path, why=OSError(error.errno, error.strerror)) from None
    try:
        return read(text, games.ruleset)
    except RecordError as error:
        raise Failed("of-file", file=path, why=error) from None


def proved(saved: SavedGame) -> str:
    """Whether the record proves its game, on one line."""
    if saved.proved:
        return helping.say("output-proved")
    return helping.say("output-not-proved", why=saved.doubt)
