"""Saving a game to a file, and finding a name for the file."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from datetime import date
from pathlib import Path
from tempfile import gettempdir
from typing import Any

from ringwar import files
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
        """Whether a file holds something else than an earlier state of this game; OSError for a name that is none."""
        return files.is_there(file) and not (self.file and self.file.exists() and file.samefile(self.file))

    def command(self, file: Path) -> str:
        """What to type at the shell to go on with the game."""
        return shlex.join(["ringwar", "play", "--terminal", *self.flags, "--load", str(file)])

    def suggested(self) -> Path:
        """The game's own file, or one that is not there yet."""
        return self.file or self._free(Path())

    def _free(self, folder: Path) -> Path:
        """A name that no file of the folder has."""
        stem = f"ringwar-{self.game}-{date.today().isoformat()}"
        number = 1
        with suppress(OSError):
            while (file := folder / f"{stem}-{number}.txt").exists():
                number += 1
        return file

    def save(self, position: Position[Any], file: Path) -> None:
        """Write the game over whatever is there; OSError where that cannot be done."""
        self._save(position, file, files.write)

    def _save(self, position: Position[Any], file: Path, written: files.Write) -> None:
        written(file, write(self._saved(position)))
        if files.is_there(file):
            self.file, self.kept = file, position

    def _saved(self, position: Position[Any]) -> SavedGame:
        """The game with the hash of its dice's secret, and with the secret itself once it is over."""
        if self.secret is None:
            return SavedGame(position, self.seats)
        secret = self.secret.hex() if position.result is not None else None
        return SavedGame(position, self.seats, commitment(self.secret), secret, self.nonces)

    def save_somewhere(self, position: Position[Any]) -> Path:
        """Write the game to its own file, or to a new one in the first folder that lets us; OSError where none does."""
        if self.file is not None:
            with suppress(OSError):
                self.save(position, self.file)
                return self.file
        reasons: list[OSError] = []
        for folder in _folders():
            try:
                file = self._free(folder)
                self._save(position, file, files.write_new)
            except OSError as error:
                reasons.append(error)
            else:
                return file
        raise reasons[0]


def _folders() -> Iterator[Path]:
    """Where a game may be kept: this folder, one's own, and the one for what need not be kept for long."""
    yield Path()
    with suppress(RuntimeError):
        yield Path.home()
    with suppress(OSError):
        yield Path(gettempdir())


def typed_path(text: str) -> Path:
    """The file that somebody means by what was typed."""
    try:
        return Path(text).expanduser()
    except RuntimeError:
        # There is no such user: the tilde is part of the name.
        return Path(text)
