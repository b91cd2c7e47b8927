"""The coin game among the games that the command line knows, and ways to run it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from ringwar import games
from ringwar.cli import main

TESTS = Path(__file__).parents[1]
WITH_COIN = """
import signal
import sys
from ringwar import games
from ringwar.cli import main

if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)
    games.MODULES["coin"] = "cli.coin"
    sys.exit(main())
"""


@dataclass(frozen=True)
class Ran:
    """What a command printed and how it ended."""

    status: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """Runs a command in this process, in an empty folder, with the coin game as the only one."""
    monkeypatch.setattr(games, "MODULES", {"coin": "cli.coin"})
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("RINGWAR_GAMES", str(tmp_path / "kept"))

    def ringwar(*words: object) -> Ran:
        try:
            status = main([str(word) for word in words])
        except SystemExit as done:
            status = int(done.code or 0)
        printed = capsys.readouterr()
        return Ran(status, printed.out, printed.err)

    return ringwar


def environment(**more: str) -> dict[str, str]:
    """The surroundings of a process that can import the tests' games."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (TESTS.parent / "src", TESTS))), **more}


@pytest.fixture
def process(tmp_path: Path) -> Run:
    """Runs a command in a process of its own, with another hash seed."""

    def ringwar(*words: object) -> Ran:
        command = [sys.executable, "-c", WITH_COIN, *map(str, words)]
        done = subprocess.run(
            command,
            capture_output=True,
            text=True,
            cwd=tmp_path,
            env=environment(PYTHONHASHSEED="77", RINGWAR_GAMES=str(tmp_path / "kept")),
            check=False,
        )
        return Ran(done.returncode, done.stdout, done.stderr)

    return ringwar
