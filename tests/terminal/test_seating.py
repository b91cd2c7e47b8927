"""What is asked before the game."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

import ringwar
from ringwar import games
from ringwar.kernel import Refusal, Setup, read
from ringwar.kernel.catalogue import Catalogue
from ringwar.terminal import Request, run
from ringwar.words import Words
from terminal import toy
from terminal.script import Script, played


def test_what_is_not_given_is_asked() -> None:
    script = played("two", "south", "easy", "quit", scenario=None, game=None, seats={})
    assert "Which game?" not in script.text
    assert script.shown[:2] == ["Which scenario?", "1. One crossing  2. Two crossings"]
    assert "Who answers for the North?" in script.after("south")
    assert "How things stand for the South" in script.after("easy")


def seats_in(file: str) -> Mapping[str, str]:
    return read(Path(file).read_bytes(), games.ruleset).seats


def test_a_level_is_chosen_and_then_its_style() -> None:
    script = played("south", "hard", "military", "save it.txt", "quit", seats={})
    assert "2. Normal: Plays sensibly by rules of thumb" in script.after("south")
    assert "In which style does it play?" in script.after("hard")
    assert seats_in("it.txt") == {"north": "hard:military", "south": "human"}


def test_the_balanced_style_is_that_of_the_level_alone() -> None:
    played("south", "hard", "", "save it.txt", "quit", seats={})
    assert seats_in("it.txt")["north"] == "hard"


def test_several_games_are_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "MODULES", {"other": "terminal.other", "ferry": "terminal.toy"})
    script = played("ferry", "", game=None)
    assert script.shown[:2] == ["Which game?", "1. [other]  2. The Ferry"]
    assert "Crossing 1 begins." in script.text


def test_an_empty_line_takes_what_is_offered() -> None:
    script = played("", "", "", "", scenario=None, seats={})
    assert "How things stand for the North" in script.text


def test_seats_that_are_given_are_not_asked_for() -> None:
    assert "yours" not in played().text
    assert "Who answers" not in played(seats={"north": "human", "south": "human"}).text


def test_the_only_seat_left_is_mine() -> None:
    script = played(seats={"north": "random"})
    assert "yours" not in script.text
    assert "How things stand for the South" in script.text


def test_both_seats_may_be_mine() -> None:
    assert "The South: press Enter" in played("north, south", "", seats={}).text


class TwoOrThree(toy.FerryRules):
    """The ferry, for those who want to be three."""

    def setup(self, scenario: str | None = None, players: int | None = None, *others: Any, **more: Any) -> Setup:
        if players not in (None, 2, 3):
            raise Refusal("too-many-for-the-ferry")
        return Setup(self.name, scenario or "short", players or 2)

    def catalogue(self) -> Catalogue:
        found = super().catalogue()
        for scenario in found["scenarios"]:
            scenario["tables"] = [{**each, "players": number} for each in scenario["tables"] for number in (2, 3)]
        return found


def test_how_many_play_is_asked_where_the_game_leaves_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy, "RULESET", TwoOrThree())
    script = played("5", "3", "save mine.txt", "quit")
    assert script.shown[:2] == ["How many players?", "one of 2 and 3"]
    assert "There is no “5” here." in script.after("5")
    assert "players   3" in Path("mine.txt").read_text()
    assert "How many" not in played(players=2).text


def test_a_record_that_does_not_say_who_sat_where_asks() -> None:
    Path("bare.txt").write_text(ringwar.save(ringwar.start("ferry")))
    script = played("south", "", "", seats={}, load=Path("bare.txt"))
    assert "Which seats are yours?" in script.text
    assert "How things stand for the South" in script.text


def test_an_unclear_choice_is_asked_again() -> None:
    script = played("nowhere north", "north", seats={})
    assert script.after("nowhere north").startswith("There is no “nowhere” here.")
    assert "Who answers for the South?" in script.after("north")


@pytest.mark.parametrize(
    "wanted, line",
    [
        (Request(game="chess"), "ringwar: there is no game 'chess'; the games are: ferry"),
        (Request(game="ferry", scenario="endless"), "ringwar: no-such-ferry"),
        (Request(game="ferry", scenario="short", players=7), "ringwar: no-such-ferry"),
        (
            Request(game="ferry", scenario="short", seats={"west": "human"}),
            "ringwar: there is no seat 'west'; the seats are: north, south",
        ),
        (
            Request(game="ferry", scenario="short", seats={"north": "deep-thought"}),
            "ringwar: there is no player 'deep-thought'; the players are: "
            "random, rules, lookahead, normal, hard, expert, easy, human",
        ),
        (Request(load=Path("nothing.txt")), "ringwar: nothing.txt: No such file or directory"),
    ],
)
def test_what_cannot_be_played_gets_one_clear_line(
    wanted: Request, line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(wanted, Script()) == 2
    assert capsys.readouterr().err == line + "\n"


def test_a_damaged_record_gets_one_line_that_names_its_line(capsys: pytest.CaptureFixture[str]) -> None:
    Path("torn.txt").write_text("ringwar 1\ngame ferry\n")
    assert run(Request(load=Path("torn.txt")), Script()) == 2
    assert capsys.readouterr().err == "ringwar: torn.txt: line 2: the record ends within its header\n"


def test_a_record_of_another_game_than_the_one_named_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    played("calm", "save ferry.txt", "quit")
    assert run(Request(game="cardgame", load=Path("ferry.txt")), Script()) == 2
    assert capsys.readouterr().err == "ringwar: ferry.txt is a game of ferry, not of cardgame\n"


def test_an_unknown_language_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(Request(game="ferry", language="entish"), Script()) == 2
    assert "there is no language 'entish'" in capsys.readouterr().err


def test_without_any_game_that_is_said(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(games, "MODULES", {})
    assert run(Request(), Script()) == 2
    assert capsys.readouterr().err == f"ringwar: {Words().say('error-no-games')}\n"


@pytest.mark.parametrize("typed", [(), ("quit",), ("two", "Exit")])
def test_leaving_before_the_game_is_no_error(typed: tuple[str, ...]) -> None:
    script = played(*typed, scenario=None, seats={})
    assert script.shown[-1] == "<status 0>"
    assert "here. Choose" not in script.text
