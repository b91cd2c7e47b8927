"""Keeping a game: its record grows with every answer that is sent, and a file of it is always whole.

A file is written anew, beside the old one, and takes its place only when it is safely on the disk: whatever ends the
program, there is the game before the last answer or after it, never half of one.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from ringwar import files
from ringwar.kernel import Asked, Position, SavedGame
from ringwar.kernel.chance import commitment
from ringwar.kernel.position import asked_since
from ringwar.kernel.records import write


@dataclass
class Claims:
    """What a record says besides the game: who sits where, and which dice are used."""

    seats: Mapping[str, str]
    secret: bytes | None = None
    """The secret of verifiable dice: its hash is published at once, it itself when the game is over."""
    nonces: Mapping[str, str] = field(default_factory=dict)
    """What each seat has put into verifiable dice."""

    def saved(self, position: Position[Any]) -> SavedGame:
        """A game with what is said of it."""
        if self.secret is None:
            return SavedGame(position, self.seats)
        secret = self.secret.hex() if position.result is not None else None
        return SavedGame(position, self.seats, commitment(self.secret), secret, self.nonces)


class Keeper(Protocol):
    """Whoever keeps a game: OSError where that could not be done."""

    def keep(self, position: Position[Any]) -> None:
        """See a game safely kept as it stands."""


class Nobody:
    """Keeps nothing: for games that are only tried."""

    def keep(self, position: Position[Any]) -> None:
        """Nothing is kept."""


class Growing:
    """The answers of a game that grows and is taken back; what is known of it already is not worked out again."""

    def __init__(self) -> None:
        self.answers: list[Asked] = []
        """Those that nobody can still add to or exchange, in their order."""
        self.chosen: list[Asked] = []
        """Those given in secret while others still choose."""
        self.last: Position[Any] | None = None

    def follow(self, position: Position[Any]) -> int:
        """Follow the game to where it stands; how many of the answers that were there before are still there."""
        common = self._common(position)
        answers = asked_since(position, common)
        sure = len(answers) - len(position.given)
        self.answers[common:], self.chosen = answers[:sure], answers[sure:]
        self.last = position
        return common

    def _common(self, position: Position[Any]) -> int:
        """How many of the answers that were kept last are this game's too."""
        if self.last is None:
            return 0
        count = min(len(self.answers), position.count)
        shared = min(len(self.last.past), len(position.past))
        while shared and self.last.past[shared - 1] is not position.past[shared - 1]:
            shared -= 1
        return min(count, position.past[shared - 1].count if shared else 0)


class RecordFile:
    """A file with the record of a game."""

    def __init__(self, file: Path, claims: Claims) -> None:
        self.file = file
        self.claims = claims
        self.growing = Growing()
        self.kept: Position[Any] | None = None

    def keep(self, position: Position[Any]) -> None:
        """Write the game over its earlier record."""
        if position is self.kept:
            return
        self.growing.follow(position)
        answers = [*self.growing.answers, *self.growing.chosen]
        files.write(self.file, write(self.claims.saved(position), answers))
        self.kept = position
