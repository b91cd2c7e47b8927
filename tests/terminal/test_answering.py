"""Answering: drafts that are shown once more, defaults, several answers on a line, and full disks."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ringwar import games
from ringwar.hosting import RecordFile
from ringwar.kernel import Position
from ringwar.terminal.choices import paged
from ringwar.terminal.completing import completed
from terminal.script import Script, played

DRAWS = ("bow", "horn")
NORTH = {"north": "random", "south": "human"}
BOTH = {"north": "human", "south": "human"}


def south(*typed: str, **request: Any) -> Script:
    """A person in the South, with a bow and a horn, asked about the weather; everything is shown once more."""
    return played(*DRAWS, *typed, **{"seats": NORTH, "own_dice": True, "confirms": True, **request})


# A last look


def test_what_will_happen_is_shown_before_it_is_sent() -> None:
    shown = south("wind", "bow").after("bow")
    assert shown.startswith("Bow")
    assert "Go? Enter sends it, back takes back the last line" in shown


def test_enter_sends_and_the_game_goes_on() -> None:
    assert "The North bid" in south("wind", "bow", "").text


@pytest.mark.parametrize("word", ["back", "undo", "no"])
def test_going_back_leads_through_the_draft(word: str) -> None:
    script = south("wind", "bow", word, "undo", "calm")
    assert "What does the South bid?" in script.text
    assert script.after("undo").startswith("Taken back.")
    assert "What is the weather like" in script.after("undo")
    assert "What does the South bid?" in script.after("calm")


def test_what_is_neither_yes_nor_back_is_explained() -> None:
    script = south("wind", "bow", "perhaps", "log", "")
    assert script.after("perhaps").startswith("Not used: perhaps\nPress Enter to send it, or type back.")
    assert "The South has a fair wind." in script.after("log")
    assert "The North bid" in script.text


def test_confirming_can_be_turned_off_and_on() -> None:
    script = south("confirm off", "wind", "bow")
    assert script.after("confirm off").startswith("Answers are sent at once")
    assert "Go?" not in script.text
    assert south("confirm off", "confirm on").after("confirm on").startswith("Everything is shown once more")


def test_answers_that_were_not_sent_are_named_when_somebody_leaves() -> None:
    assert "One answer was not sent and is not kept." in south("wind", "quit").text
    assert "not sent" not in south("wind", "bow", "", "quit").text


def test_against_computer_players_undo_reaches_back_past_their_answers() -> None:
    script = south("wind", "bow", "", "undo")
    assert "The North bid" in script.text
    assert script.after("undo").startswith("Taken back.")
    assert "What does the South bid?" in script.after("undo")


# One line


def test_several_answers_on_one_line() -> None:
    script = south("wind; bow; yes")
    assert "The South has a fair wind." in script.after("wind; bow; yes")
    assert "The North bid" in script.after("wind; bow; yes")


def test_what_is_not_understood_ends_the_line() -> None:
    script = south("wind; spoon; bow")
    assert "There is no “spoon” here." in script.text
    assert "Go?" not in script.text


def test_enter_takes_the_default_which_is_shown() -> None:
    script = south("calm", "")
    assert script.after("calm").endswith("Your answer (Enter: Keep all cards)")
    assert "Go?" in script.after("")


def test_several_dice_of_people_stand_on_one_line_and_computers_draw_their_own_cards() -> None:
    script = played("bow;horn", "wind", seats=NORTH, own_dice=True, confirms=True)
    assert script.text.count("Draw a card for the South") == 1
    assert "Draw a card for the North" not in script.text
    assert "What is the weather like" in script.after("bow;horn")


def test_action_dice_on_a_table_of_ones_own_stand_on_one_line(board: dict[str, Any]) -> None:
    dice = "character event muster muster"
    script = played(
        "athelas", "red arrow", "strider", "", dice, "army; army; event; muster; eye; eye; eye", **board, own_dice=True
    )
    assert "The Free Peoples roll Character, Event, Muster and Muster." in script.text
    assert script.text.count("Roll an action die for the Shadow") == 1


def test_a_line_is_not_continued_once_somebody_else_has_answered() -> None:
    script = south("wind; bow; yes; 3")
    assert "The South took 3 points" not in script.text


def test_any_word_of_a_name_is_enough() -> None:
    assert "The South has a fair wind." in south("fair").text


# Long lists


def test_a_long_list_comes_in_pages_each_under_the_question() -> None:
    pages = paged(["Where?"], [str(number) for number in range(30)], 20)
    assert [page[0] for page in pages] == ["Where?", "Where?"]
    assert sum(len(page) - 1 for page in pages) == 30
    assert all(len(page) <= 16 for page in pages)


def test_whoever_knows_the_answer_does_not_turn_the_pages() -> None:
    class Small(Script):
        height = 8
        width = 20

    script = Small("bow")
    played(seats=NORTH, own_dice=True, screen=script)
    assert "Page 1 of 2" in script.text
    assert "There is no" not in script.text


# Nothing lost


def test_a_full_disk_ends_no_game_and_is_said_once(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(self: RecordFile, position: Position[Any]) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(RecordFile, "keep", full)
    script = south("wind", "bow", "", "quit")
    assert "The North bid" in script.text
    assert script.text.count("The game cannot be kept now (No space left on device).") == 1
    assert script.shown[-1] == "<status 0>"


def test_games_that_are_not_over_are_offered_first() -> None:
    south("quit")
    script = played("", game=None, scenario=None, seats={})
    assert script.shown[0] == "Games that are not over"
    assert script.shown[1].startswith("1. The Ferry, One crossing (the North: ")
    assert "Which scenario" not in script.text
    again = played("new", game=None, scenario=None, seats={})
    assert "Which scenario?" in again.after("new")


def test_a_truncated_save_offers_its_good_part() -> None:
    south("wind", "bow", "", "save whole.txt")
    lines = Path("whole.txt").read_text().splitlines()
    Path("torn.txt").write_text("\n".join([*lines[:-3], lines[-3][:4]]))
    assert played("no", game=None, seats={}, load=Path("torn.txt")).shown[-1] == "<status 2>"
    script = played("yes", game=None, scenario=None, seats={}, load=Path("torn.txt"), own_dice=True)
    assert "answers of it are good. Do you go on from there?" in script.text
    assert "How things stand for the South" in script.text
    assert Path("torn.txt").read_text().splitlines()[-1] == lines[-3][:4]


# In the games themselves


@pytest.fixture
def board(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    monkeypatch.setattr(games, "MODULES", {"boardgame": "ringwar.boardgame"})
    seats = {"free-peoples": "human", "shadow": "random"}
    return {"game": "boardgame", "scenario": None, "players": 2, "seats": seats, "words": None, "confirms": True}


def test_standing_orders_are_given_seen_and_dropped(board: dict[str, Any]) -> None:
    typed = ("standing", "standing no-declaring", "standing cease-below", "standing drop no-declaring", "standing fly")
    script = played(*typed, **board)
    assert "  no-declaring: the fellowship is never declared" in script.after("standing")
    assert "* no-declaring:" in script.after("standing no-declaring")
    assert "needs a number" in script.after("standing cease-below")
    assert "* no-declaring:" not in script.after("standing drop no-declaring")
    assert "There is no standing order 'fly'" in script.after("standing fly")


# Tab


def test_tab_completes_the_last_words_of_a_line() -> None:
    known = ("Minas Tirith", "Minas Morgul", "move", "map", "Dol Guldur")
    assert completed("minas t", known) == ["Minas Tirith"]
    assert completed("m", known) == ["Minas Tirith", "Minas Morgul", "move", "map"]
    assert completed("attack dol g", known) == ["attack Dol Guldur"]
    assert completed("", known) == []
    assert completed("xyzzy", known) == []
