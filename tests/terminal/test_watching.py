"""Watching computer players turn by turn, and looking through a record forward and back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ringwar import games, terminal
from ringwar.kernel import read
from terminal.script import Script, played

GAMES = Path(__file__).parents[1] / "games"
COMPUTERS = {"north": "random", "south": "random"}


def watched(*typed: str, **request: Any) -> Script:
    return played(*typed, seats=COMPUTERS, scenario="long", **request)


def test_enter_shows_the_next_turn_and_all_the_rest() -> None:
    script = watched("", "all")
    assert "Crossing 1 begins." in script.after("")
    assert script.after("").count("Crossing 2 begins.") == 1
    assert "Crossing 2 begins." not in script.after("all")
    assert "The game is over" in script.after("all")


def test_a_number_is_so_many_turns_and_one_can_go_back() -> None:
    script = watched("9", "back", "start", "dance")
    assert "The game is over" in script.after("9")
    assert "The game is over" not in script.after("back")
    assert script.after("start").startswith("There is nothing more.")
    assert "“dance” is no command here" in script.after("dance")


def test_help_says_how_to_watch() -> None:
    shown = watched("help").after("help")
    assert shown.startswith("Enter: the next turn")
    assert "standing" not in shown


@pytest.fixture
def replayed(monkeypatch: pytest.MonkeyPatch) -> Any:
    """What is shown of a golden game."""
    monkeypatch.setattr(games, "MODULES", {"boardgame": "ringwar.boardgame", "cardgame": "ringwar.cardgame"})

    def shown(name: str, *typed: str, reader: str = "spectator") -> Script:
        script = Script(*typed)
        monkeypatch.setattr(terminal, "open_coloured", lambda: script)
        saved = read((GAMES / f"{name}.ringwar").read_bytes(), games.ruleset)
        assert terminal.watch(saved, reader) == 0
        return script

    return shown


def test_a_record_of_the_board_game_is_looked_through(replayed: Any) -> None:
    script = replayed("boardgame-war", "", "battle", "hunt", "turn 3", "back", "all", "hunt", "table", "quit")
    assert "attack" in script.after("battle")
    assert "Turn 3." in script.after("turn 3")
    assert "Turn 2." in script.after("back")
    assert "The game is over" in script.after("all")
    assert script.after("hunt").startswith("There is no hunt after this.") or "hunt" in script.after("hunt")
    assert "The table, as the spectator sees it" in script.after("table")


def test_a_record_of_the_card_game_is_looked_through_by_a_seat(replayed: Any) -> None:
    saved = read((GAMES / "cardgame-duel.ringwar").read_bytes(), games.ruleset)
    seat = next(iter(saved.seats))
    script = replayed("cardgame-duel", "", "battle", "hand", "quit", reader=seat)
    assert "Combat at" in script.after("battle")
    assert script.after("hand")
