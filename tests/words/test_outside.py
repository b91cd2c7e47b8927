"""No word that a player sees at the terminal stands outside the Fluent files."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ringwar.terminal import Request, run
from ringwar.words import Words
from terminal.script import Script
from words import pseudo

TYPED = (
    *("table", "log", "help", "where", "standing", "text", "why", "map", "undo", "redo", "nonsense"),
    *(
        "1",
        "1",
        "back",
        "1",
        "1",
        "1",
        "1",
        "1",
        "table",
        "log",
        "1",
        "1",
        "1",
        "hint",
        "odds",
        "confirm",
        "save",
        "quit",
    ),
)
TO_TYPE = re.compile(r"^  [a-z-]+:|\bN\b|“[a-z]+”|: hint$|\S*python -m ringwar .*")
"""What is typed as it stands, in every language: names of standing answers, what was typed, a command line."""
SEATS = {
    "cardgame": {"gandalf": "human", "witch-king": "random"},
    "boardgame": {"free-peoples": "human", "shadow": "random"},
}


@pytest.fixture(scope="module")
def words(tmp_path_factory: pytest.TempPathFactory) -> Words:
    folder = tmp_path_factory.mktemp("words")
    pseudo.write(folder)
    return Words(pseudo.LANGUAGE, folder)


@pytest.mark.parametrize("game, scenario", [("cardgame", "duel"), ("boardgame", "war")])
def test_everything_at_the_terminal_is_said_by_the_files(
    words: Words, game: str, scenario: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("RINGWAR_GAMES", str(tmp_path / "games"))
    monkeypatch.chdir(tmp_path)
    script = Script(*TYPED)
    run(Request(game=game, scenario=scenario, players=2, seats=SEATS[game], seed="3"), script, words)
    shown = [line for line in script.shown if not line.startswith(("> ", "<"))]
    assert len(shown) > 100
    assert [line for line in shown if pseudo.outside(TO_TYPE.sub("", line))] == []
