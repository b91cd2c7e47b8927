"""What people install: the wheel, built from the source archive, in an environment that holds nothing else."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
import venv
from pathlib import Path

import pytest

from ringwar import cli

ROOT = Path(__file__).parents[1]

INSIDE = """
import json
from pathlib import Path
import ringwar
from ringwar.cardgame.table.facts import CARDS
from ringwar.server.store.upgrading import newest, opened, version_of
from ringwar.words import Words
words = Words("en", game="cardgame")
with opened("sqlite:///ringwar.sqlite").reading() as connection:
    tables = version_of(connection)
print(json.dumps({
    "package": str(Path(ringwar.__file__).parent),
    "cards": len(CARDS),
    "name": words.name("eomer"),
    "question": words.question(ringwar.start("cardgame").question),
    "missing": sorted(words.missing),
    "tables": tables == newest(),
}))
"""


class Installed:
    """An environment with Ringwar in it, and a folder to work in that is far from the checkout."""

    def __init__(self, environment: Path, folder: Path) -> None:
        self.scripts = environment / ("Scripts" if os.name == "nt" else "bin")
        self.folder = folder
        self.folder.mkdir()

    def run(self, program: str, *arguments: str) -> str:
        """What a program of the environment prints."""
        return run(str(self.scripts / program), *arguments, folder=self.folder)


def run(*command: str, folder: Path) -> str:
    """What a command prints; it must succeed, and knows nothing of the environment that the tests run in."""
    clean = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
    done = subprocess.run(command, cwd=folder, env=clean, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.fixture
def installed(tmp_path: Path) -> Installed:
    """Build the source archive, the wheel from it, and install the wheel with what it needs."""
    run(sys.executable, "-m", "build", "--outdir", str(tmp_path / "dist"), str(ROOT), folder=tmp_path)
    wheels = list((tmp_path / "dist").glob("*.whl"))
    assert len(wheels) == 1
    venv.create(tmp_path / "environment", with_pip=True)
    there = Installed(tmp_path / "environment", tmp_path / "elsewhere")
    there.run("python", "-m", "pip", "install", "--quiet", str(wheels[0]))
    return there


@pytest.mark.slow
def test_the_wheel_is_all_that_is_needed(installed: Installed) -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    assert installed.run("ringwar", "--version") == f"ringwar {version}\n"
    helped = installed.run("ringwar", "--help")
    assert [command for command in cli.COMMANDS if f"\n    {command} " not in helped] == []
    assert "BG-HUNT-01 Tiles are drawn at random" in installed.run("ringwar", "rules", "BG-HUNT-01")
    _check_simulation(installed)
    _check_package(installed)


def _check_simulation(installed: Installed) -> None:
    """Three games of a scenario come to their end."""
    arguments = ("simulate", "cardgame", "--scenario", "duel", "--games", "3", "--json")
    report = json.loads(installed.run("ringwar", *arguments))
    assert (report["game"], report["scenario"], report["games"], report["errors"]) == ("cardgame", "duel", 3, 0)
    assert sum(report["wins"].values()) == sum(report["endings"].values()) == 3


def _check_package(installed: Installed) -> None:
    """Words and data come from the installed package, and are all there."""
    inside = json.loads(installed.run("python", "-c", INSIDE))
    assert Path(inside["package"]).is_relative_to(installed.scripts.parent)
    assert inside["cards"] == 120
    assert inside["name"] == "Éomer"
    assert inside["question"]
    assert inside["missing"] == []
    assert inside["tables"]
