"""The folder of games that are being played: one file each, and those that are over apart."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from datetime import date, datetime
from pathlib import Path
from tempfile import TemporaryFile
from typing import NamedTuple

from ringwar import files
from ringwar.kernel import RecordError
from ringwar.kernel.heads import Head

SUFFIX = ".ringwar"
OVER = "over"
"""The folder, inside the other, of the games that are over."""
MOST_LISTED = 20


class Kept(NamedTuple):
    """A game of the folder, by what its head says."""

    file: Path
    game: str
    scenario: str
    seats: dict[str, str]
    answers: int
    when: datetime


def data_folder() -> Path | None:
    """The folder of what Ringwar keeps for the person who runs it; none where that person has no home."""
    data = os.environ.get("XDG_DATA_HOME")
    with suppress(RuntimeError):
        return (Path(data) if data else Path.home() / ".local" / "share") / "ringwar"
    return None


def games_folder() -> Path:
    """Where games are kept: RINGWAR_GAMES, or among the data of the person who plays."""
    if named := os.environ.get("RINGWAR_GAMES"):
        return Path(named)
    data = data_folder()
    return data / "games" if data else Path("ringwar-games")


def new_file(folder: Path, game: str) -> Path:
    """A name that no file of the folder has; OSError where nothing can be written there."""
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryFile(dir=folder):
        stem = f"{game}-{date.today().isoformat()}"
    number = 1
    while (file := folder / f"{stem}-{number}{SUFFIX}").exists() or (folder / OVER / file.name).exists():
        number += 1
    return file


def put_away(file: Path) -> Path:
    """Move a game that is over out of the way of the others; where it is then."""
    goal = file.parent / OVER / file.name
    goal.parent.mkdir(exist_ok=True)
    file.replace(goal)
    return goal


def unfinished(folder: Path) -> list[Kept]:
    """The games of the folder that can go on, the last one played first."""
    found = sorted(folder.glob(f"*{SUFFIX}"), key=lambda file: -file.stat().st_mtime)
    return list(_read(found[:MOST_LISTED]))


def _read(found: list[Path]) -> Iterator[Kept]:
    for file in found:
        try:
            lines = files.read(file).decode(errors="replace").splitlines()
            head = Head(lines)
        except (OSError, RecordError):
            continue
        answers = sum(1 for each in lines[head.length :] if each.strip() and not each.startswith(("#", "end")))
        when = datetime.fromtimestamp(file.stat().st_mtime)
        yield Kept(file, head.one("game") or "", head.one("scenario") or "", head.pairs("seat"), answers, when)
