"""Reading the records that commands are given."""

from __future__ import annotations

from pathlib import Path

from ringwar import games
from ringwar.commands import Failed, UsageError
from ringwar.kernel import RecordError, SavedGame, read
from ringwar.kernel.heads import MOST_BYTES


def saved_game(path: Path) -> SavedGame:
    """The game of a record, replayed with every answer checked."""
    try:
        text = contents(path)
    except OSError as error:
        raise UsageError(f"cannot read {path}: {error.strerror}") from None
    try:
        return read(text, games.ruleset)
    except RecordError as error:
        raise Failed(f"{path}: {error}") from None


def contents(path: Path) -> bytes:
    """What stands in a file, or the beginning of what is too long for a record; OSError where it cannot be read."""
    with path.open("rb") as file:
        return file.read(MOST_BYTES + 1)


def proved(saved: SavedGame) -> str:
    """Whether the record proves its game, on one line."""
    if saved.proved:
        return "proved: the header and every answer are those with which the record was closed"
    return f"not proved: {saved.doubt}"
