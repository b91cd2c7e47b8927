"""Where the game of a session is kept, and what to type to go on with it."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from shutil import which
from tempfile import gettempdir
from typing import TYPE_CHECKING

from ringwar import files
from ringwar.hosting import Claims, RecordFile, games_folder, new_file, put_away
from ringwar.kernel import write
from ringwar.players.program import PROGRAM

if TYPE_CHECKING:
    from ringwar.terminal.session import Session


def kept_in(game: str, claims: Claims) -> RecordFile:
    """A new file for a game, in the first folder that lets us; OSError where none does."""
    reasons: list[OSError] = []
    for folder in _folders():
        try:
            return RecordFile(new_file(folder, game), claims)
        except OSError as error:
            reasons.append(error)
    raise reasons[0]


def _folders() -> Iterator[Path]:
    """Where a game may be kept: the folder of games, this folder, and the one for what need not be kept for long."""
    yield games_folder()
    yield Path()
    with suppress(OSError):
        yield Path(gettempdir())


def save_copy(session: Session, file: Path) -> None:
    """Write the game to another file as well."""
    claims = session.keeper.claims if session.keeper else Claims(session.hosted.seats)
    files.write(file, write(claims.saved(session.position)))


def finish(session: Session) -> None:
    """See the game kept a last time; one that is over is put away."""
    keeper = session.keeper
    if keeper is None or not session.position.count:
        return
    with session.keeping():
        keeper.keep(session.position)
        if session.position.result is not None and keeper.file.parent == games_folder():
            keeper.file = put_away(keeper.file)


def command_to_go_on(session: Session) -> str | None:
    """What to type at the shell to go on with the game; nothing where it is over or was never begun."""
    keeper = session.keeper
    if keeper is None or session.position.question is None or not keeper.file.exists():
        return None
    programs = [f"{seat}={who}" for seat, who in session.hosted.seats.items() if who.startswith(PROGRAM)]
    seats = [word for each in programs for word in ("--seat", each)]
    return shlex.join([*program(), "play", "--terminal", *session.flags, *seats, "--load", str(keeper.file)])


def program() -> list[str]:
    """How to call this program at the shell."""
    return ["ringwar"] if which("ringwar") else [sys.executable, "-m", "ringwar"]


def flags_with_secret(flags: Sequence[str], secret: bytes | None) -> list[str]:
    """What must be said again to go on in the same way, with the secret of verifiable dice."""
    return [*flags, *(["--secret", secret.hex()] if secret is not None else [])]


def typed_path(text: str) -> Path:
    """The file that somebody means by what was typed."""
    try:
        return Path(text).expanduser()
    except RuntimeError:
        # There is no such user: the tilde is part of the name.
        return Path(text)
