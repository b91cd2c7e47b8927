"""A whole turn of each game in a pseudo-terminal: before every prompt the whole question is on the screen."""

from __future__ import annotations

import os
import pty
import re
import struct
import sys
import termios
from collections.abc import Iterator
from fcntl import ioctl
from pathlib import Path
from random import Random
from select import select
from time import monotonic

import pytest

SOURCE = Path(__file__).parents[2] / "src"
SIZES = [(24, 80), (20, 60), (60, 200)]
SEQUENCE = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
PROMPT = re.compile(r"(Your answer|Page|More|Go\?|As far as).* › *\Z", re.DOTALL)
TURNS = {
    "boardgame": ("Turn 2 begins.", ("free-peoples=human", "shadow=random"), ("The Free Peoples",)),
    "cardgame": ("Round 2 begins", ("gandalf=random", "witch-king=human"), ("The Witch-king player", "The Witch-king")),
}
"""When a turn is over, who plays, and what stands above a question."""
MOST_PROMPTS = 150
PATIENCE = 60.0


def plain(written: bytes) -> str:
    """What was written, without colours."""
    return SEQUENCE.sub("", written.decode(errors="replace").replace("\r", ""))


class Terminal:
    """A program in a pseudo-terminal, and the lines that it has written."""

    def __init__(self, words: list[str], rows: int, columns: int, folder: Path) -> None:
        self.rows, self.columns = rows, columns
        self.written = b""
        self.typed = 0
        process, self.file = pty.fork()
        if process == 0:
            ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
            more = {"TERM": "xterm", "PYTHONPATH": str(SOURCE), "RINGWAR_GAMES": str(folder)}
            kept = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")}
            os.execve(sys.executable, [sys.executable, "-m", "ringwar", *words], kept | more)

    def prompts(self) -> Iterator[str]:
        """The prompts, one after the other; whatever is typed answers the last."""
        end = monotonic() + PATIENCE
        while monotonic() < end and select([self.file], [], [], PATIENCE)[0]:
            self.written += os.read(self.file, 65536)
            last = plain(self.written[self.typed :])[-2 * self.columns :]
            if found := PROMPT.search(last):
                yield found[1]
                end = monotonic() + PATIENCE
        raise AssertionError(f"nothing is asked after {self.text[-300:]!r}")

    @property
    def text(self) -> str:
        """Everything that was written."""
        return plain(self.written)

    def type(self, line: str) -> None:
        self.typed = len(self.written)
        os.write(self.file, f"{line}\n".encode())

    def screen(self) -> list[str]:
        """The lines that a person sees now."""
        lines: list[str] = []
        for line in self.text.split("\n"):
            lines += [line[start : start + self.columns] for start in range(0, max(1, len(line)), self.columns)]
        return lines[-self.rows :]


@pytest.mark.slow
@pytest.mark.parametrize("rows, columns", SIZES)
@pytest.mark.parametrize("game", TURNS)
def test_no_question_is_scrolled_away(game: str, rows: int, columns: int, tmp_path: Path) -> None:
    over, seats, headings = TURNS[game]
    words = ["play", game, *(["--scenario", "duel"] if game == "cardgame" else ["--players", "2"]), "--seed", "3"]
    rng = Random(rows)
    terminal = Terminal([*words, *(word for seat in seats for word in ("--seat", seat))], rows, columns, tmp_path)
    try:
        for number, prompt in enumerate(terminal.prompts()):
            if prompt in ("Your answer", "Page"):
                assert set(headings) & set(terminal.screen()), "\n".join(terminal.screen())
            if over in terminal.text or number > MOST_PROMPTS:
                break
            terminal.type(
                {"Go?": "", "As far as": "yes", "Page": "", "More": ""}.get(prompt, rng.choice(("1", "2", "3", "")))
            )
    finally:
        os.close(terminal.file)
    assert over in terminal.text
