"""Reading the records that commands are given."""

from __future__ import annotations

from pathlib import Path

from ringwar import files, games
from ringwar.commands import Failed, UsageError
from ringwar.kernel import RecordError, SavedGame, read


def saved_game(path: Path) -> SavedGame:
    """The game of a record, replayed with every answer checked."""
    try:
        text = files.read(path)
    except OSError as error:
        raise UsageError(f"cannot read {path}: {error.strerror}") from None
    try:
        return read(text, games.ruleset)
    except RecordError as error:
        raise Failed(f"{path}: {error}") from None


def proved(saved: SavedGame) -> str:
    """Whether the record proves its game, on one line."""
    if saved.proved:
        return "proved: the header and every answer are those with which the record was closed"
    return f"not proved: {saved.doubt}"
