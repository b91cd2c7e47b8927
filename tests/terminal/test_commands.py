"""What can be typed besides an answer."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ringwar import games, kernel
from ringwar import terminal as client
from ringwar.kernel import Player
from ringwar.players.helpers import Helpers
from terminal import toy
from terminal.script import INTERRUPT, Script, played

DRAWS = ("pike", "bow", "horn", "nazgul-one")
SOUTH = {"north": "random", "south": "human"}


def south(*typed: str, **request: Any) -> Script:
    """A person in the South, with cards of their own, asked about the weather."""
    return played(*DRAWS, *typed, **{"seats": SOUTH, "own_dice": True, **request})


def kept() -> Path:
    """The file of the only game that is kept."""
    (file,) = Path("games").resolve().glob("*.ringwar")
    return file


def saved(file: str | Path) -> kernel.SavedGame:
    return kernel.read(Path(file).read_text(), games.ruleset)


def test_help_says_what_can_be_typed() -> None:
    shown = south("help").after("help")
    for command in ("undo or back", "save FILE", "log, or log N", "rules WORDS", "text NAME", "table or view", "quit"):
        assert f"\n{command}:" in shown


def test_the_log_is_what_the_reader_may_know() -> None:
    shown = south("log").after("log")
    assert "The South drew Horn." in shown
    assert "The North drew a card." in shown
    assert "Pike" not in shown


def test_the_log_says_when_nothing_has_happened() -> None:
    assert "Crossing 1 begins." in played("log", own_dice=True).after("log")


def test_view_and_table_show_the_table() -> None:
    script = south("view", "table", "help")
    assert script.after("view") == script.after("table")
    assert "seats:\n  the North:\n    cards: 2\n    points: 0" in script.after("view")


def test_a_card_s_text_is_found_by_its_name_or_the_beginning_of_it() -> None:
    script = south("text horn", "text zanzar", "text Zánzar’s", "text pike#2", "text", "text zzz")
    assert script.after("text horn").startswith("Horn\nSound it once.")
    assert script.after("text Zánzar’s").startswith("Zánzar’s Axe\nIt does not miss.")
    assert script.after("text pike#2").startswith("Pike\nLong.")
    assert script.after("text").startswith("Type text and the name of a card.")
    assert script.after("text zzz").startswith("There is no “zzz” here.")


def test_rules_are_found_by_clause_and_by_words() -> None:
    script = south("rules BG-HUNT-01", "rules corruption companion", "rules xyzzy", "rules")
    assert script.after("rules BG-HUNT-01").startswith("BG-HUNT-01: ")
    assert "orruption" in script.after("rules corruption companion")
    assert script.after("rules xyzzy").startswith("No rule mentions “xyzzy”.")
    assert script.after("rules").startswith("Type rules and what you look for")


def test_many_clauses_are_counted_instead_of_shown() -> None:
    assert "clauses more mention it" in south("rules army").after("rules army")


def test_computer_players_have_as_many_processes_as_were_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    lent: list[Helpers] = []

    def noted(player: Player, helpers: Helpers) -> Player:
        lent.append(helpers)
        assert helpers.others == 2
        return player

    monkeypatch.setattr(client, "helped", noted)
    script = played("quit", processes=3)
    assert "ringwar play --terminal --no-confirm --processes 3 --load" in script.text
    assert len(lent) == 1
    assert lent[0].others == 0, "they are closed with the game"


def test_a_saved_game_goes_on_where_it_was_left() -> None:
    script = south("wind", "save my game.txt", "quit")
    assert script.after("save my game.txt").startswith("Saved to my game.txt.")
    assert script.shown[-4:] == [
        "> quit",
        f"Go on with: ringwar play --terminal --own-dice --no-confirm --load {kept()}",
        "Goodbye.",
        "<status 0>",
    ]
    assert saved("my game.txt").seats == {"north": "random", "south": "human"}
    loaded = played("calm", game=None, scenario=None, seats={}, load=Path("my game.txt"))
    assert "yours" not in loaded.text
    assert "The South has a fair wind." in loaded.text
    assert "What does the South bid?" in loaded.text


def test_who_sat_there_may_be_replaced_when_a_game_goes_on() -> None:
    south("save a.txt", "quit")
    loaded = played("", game=None, seats={"north": "human"}, load=Path("a.txt"))
    assert "The South: press Enter" in loaded.text


def test_another_file_is_written_over_only_when_that_is_wanted() -> None:
    Path("diary.txt").write_text("dear diary")
    script = south("save diary.txt", "no", "wind", "save diary.txt", "yes")
    assert script.text.count("diary.txt is there already. Write over it?") == 2
    assert saved("diary.txt").position.count == 5


def test_refusing_to_write_over_a_file_leaves_it_alone() -> None:
    Path("diary.txt").write_text("dear diary")
    south("save diary.txt", "")
    assert Path("diary.txt").read_text() == "dear diary"


@pytest.mark.parametrize("file", ["missing/folder/a.txt", "/", ".", "a\0b"])
def test_a_file_that_cannot_be_written_is_reported_and_the_game_goes_on(file: str) -> None:
    script = south(f"save {file}", "yes", "wind")
    assert "Not saved: " in script.text
    assert "What does the South bid?" in script.text


def test_save_needs_a_name() -> None:
    assert south("save").after("save").startswith("Type save and the name of a file.")


def test_quit_asks_nothing_and_says_how_the_game_goes_on() -> None:
    script = south("wind", "quit")
    hint = f"Go on with: ringwar play --terminal --own-dice --no-confirm --load {kept()}"
    assert script.shown[-4:] == ["> quit", hint, "Goodbye.", "<status 0>"]
    assert saved(kept()).position.count == 5


def test_a_game_in_which_nothing_was_said_leaves_no_file() -> None:
    script = played("quit", own_dice=True)
    assert script.shown[-3:] == ["> quit", "Goodbye.", "<status 0>"]
    assert not list(Path("games").iterdir())


@pytest.mark.parametrize("end", [(), (INTERRUPT,)])
def test_a_game_that_is_broken_off_is_kept_and_named(end: tuple[str, ...]) -> None:
    script = south("wind", *end)
    assert f"Go on with: ringwar play --terminal --own-dice --no-confirm --load {kept()}" in script.shown
    assert script.shown[-1] == "<status 0>"
    assert saved(kept()).position.count == 5


def test_a_fault_in_the_rules_does_not_lose_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy, "MOST_POINTS", "three")
    with pytest.raises(TypeError):
        south("wind", "none")
    assert saved(kept()).position.count >= 5


def test_games_do_not_write_over_each_other() -> None:
    south()
    south("wind")
    assert sorted(saved(file).position.count for file in Path("games").iterdir()) == [4, 5]


def test_a_game_that_goes_on_is_kept_in_its_file() -> None:
    south("save first.txt", "quit")
    played("wind", game=None, seats={}, load=Path("first.txt"), own_dice=True)
    assert saved("first.txt").position.count == 5
    assert len(list(Path("games").iterdir())) == 1


def test_a_game_that_is_over_is_put_away() -> None:
    south("wind", "none", "1", "quit", seed=3)
    assert [file.parent.name for file in Path("games").glob("**/*.ringwar")] == ["over"]


def test_a_game_is_kept_elsewhere_where_the_folder_cannot_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "games").write_text("no folder")
    script = south("wind", "quit")
    (file,) = Path().glob("*.ringwar")
    assert f"--load {file}" in script.text
    assert saved(file).position.count == 5


def test_the_record_of_a_finished_game_can_be_kept() -> None:
    south("wind", "none", "1", "save end.txt", "quit", seed=3)
    assert saved("end.txt").position.result is not None
