"""Saving a game to a file, and finding a name for the file."""

from __future__ import annotations

import shlex
from collections.abc import Mapping, Sequence
from datetime import date
from pathlib import Path
from tempfile import gettempdir
from typing import Any

from ringwar.kernel import Position, SavedGame, write
from ringwar.kernel.chance import commitment


class Keeper:
    """Keeps a game: knows its file, and whether the file is up to date."""

    def __init__(
        self,
        game: str,
        seats: Mapping[str, str],
        flags: Sequence[str] = (),
        secret: bytes | None = None,
        nonces: Mapping[str, str] | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.flags = flags if secret is None else [*flags, "--secret", secret.hex()]
        self.secret = secret
        self.nonces = nonces or {}
        self.file: Path | None = None
        self.kept: Position[Any] | None = None

    def needs(self, position: Position[Any]) -> bool:
        """Whether something would be lost without saving."""
        return position.count > 0 and position is not self.kept

    def is_foreign(self, file: Path) -> bool:
        """Whether a file holds something else than an earlier state of this game."""
        return file.exists() and file != self.file

    def command(self, file: Path) -> str:
        """What to type at the shell to go on with the game."""
        return shlex.join(["ringwar", "play", "--terminal", *self.flags, "--load", str(file)])

    def suggested(self) -> Path:
        """The game's own file, or one that is not there yet."""
        return self.file or self._fresh(Path())

    def _fresh(self, folder: Path) -> Path:
        stem = f"ringwar-{self.game}-{date.today().isoformat()}"
        number = 1
        while (file := folder / f"{stem}-{number}.txt").exists():
            number += 1
        return file

    def save(self, position: Position[Any], file: Path) -> None:
        """Write the game, whole or not at all; OSError where that cannot be done."""
        part = file.with_name(file.name + ".part")
        part.write_text(write(self._saved(position)), encoding="utf-8")
        part.replace(file)
        self.file, self.kept = file, position

    def _saved(self, position: Position[Any]) -> SavedGame:
        """The game with the hash of its dice's secret, and with the secret itself once it is over."""
        if self.secret is None:
            return SavedGame(position, self.seats)
        secret = self.secret.hex() if position.result is not None else None
        return SavedGame(position, self.seats, commitment(self.secret), secret, self.nonces)

    def save_somewhere(self, position: Position[Any]) -> Path:
        """Write the game to its own file, or to a new one in the first folder that lets us; OSError where none does."""
        files = [self._fresh(folder) for folder in (Path(), Path.home(), Path(gettempdir()))]
        for file in [self.file, *files[:-1]]:
            if file is not None and self._can_save(position, file):
                return file
        self.save(position, files[-1])
        return files[-1]

    def _can_save(self, position: Position[Any], file: Path) -> bool:
        try:
            self.save(position, file)
        except OSError:
            return False
        return True


def typed_path(text: str) -> Path:
    """The file that somebody means by what was typed."""
    try:
        return Path(text).expanduser()
    except RuntimeError:
        # There is no such user: the tilde is part of the name.
        return Path(text)
