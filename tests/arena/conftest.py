"""Players for the coin game, ways to run the command line with them, and matches between them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from arena.contestants import CONTESTANTS
from cli.conftest import Ran, Run, environment, run
from ringwar import players

__all__ = ["contestants", "process", "run"]


@pytest.fixture(autouse=True)
def contestants(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets `ringwar.players` know the players of these tests."""
    for name, made in CONTESTANTS.items():
        monkeypatch.setitem(players.PLAYERS, name, made)


@pytest.fixture
def process(tmp_path: Path) -> Run:
    """Runs a command in a process of its own, whose own processes know these players too."""

    def ringwar(*words: object) -> Ran:
        done = subprocess.run(
            command(*words), capture_output=True, text=True, cwd=tmp_path, env=surroundings(), check=False
        )
        return Ran(done.returncode, done.stdout, done.stderr)

    return ringwar


def command(*words: object) -> list[str]:
    """A command line for a process of its own."""
    return [sys.executable, str(Path(__file__).with_name("main.py")), *map(str, words)]


def surroundings(**more: str) -> dict[str, str]:
    """The surroundings of such a process: another hash seed, and nothing of this folder in front of the others."""
    return {**environment(PYTHONHASHSEED="77", PYTHONSAFEPATH="1"), "COLUMNS": os.environ.get("COLUMNS", "80"), **more}
