"""The board game before a question, in a few lines."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.battles import shadow_attacks
from ringwar.boardgame.table.facts import FREE, NATIONS, SHADOW
from ringwar.terminal.looks.boardgame_status import board_status
from ringwar.terminal.looks.statuses import MOST_LINES
from ringwar.words import Words
from terminal.moments import BOARD_GAMES, WIDTHS, moments
from terminal.test_boardgame_table import war


@pytest.fixture
def words() -> Words:
    return Words("en", game="boardgame")


def status(words: Words, **fields: Any) -> list[str]:
    return board_status(war(**fields).view(FREE), words, 80)


def test_it_says_what_matters_before_a_question(words: Words) -> None:
    assert status(words) == [
        "Turn 3: action resolution. The Shadow acts.",
        "Fellowship: last known in Lórien; progress 2; hidden; corruption 4 of 12; guide",
        "    Strider; with Legolas",
        "FP 0 of 4 points; dice Character 2, Muster 1; 2 rings; 2 cards",
        "SH 1 of 10 points; dice Army 1, Event 1; 1 ring; 1 card",
        "Hunt box: 2 Shadow, 1 Free Peoples",
        "Steps to war: Dwarves 3 (passive); Elves 3; Gondor 1 (passive); North 3",
        "    (passive); Rohan 3 (passive); Sauron 1; Southrons & Easterlings 2",
        "Sieges: Helm's Deep f2/0/1+1!s4/1n2",
    ]


@pytest.mark.parametrize("game", BOARD_GAMES)
@pytest.mark.parametrize("width", WIDTHS)
def test_it_fits_at_every_moment(game: str, width: int, words: Words) -> None:
    for view, before in moments(game):
        lines = board_status(view, words, width, before)
        assert [line for line in lines if len(line) > width or "[" in line] == []
        assert len(lines) <= MOST_LINES or width < 80
    assert not words.missing


def test_what_is_new_has_a_star(words: Words) -> None:
    before = war().view(FREE)
    now = war(hunt={"box": {SHADOW: 3, FREE: 1}}, rings={FREE: 1, SHADOW: 2}).view(FREE)
    lines = board_status(now, words, 80, before)
    assert "Hunt box: *3 Shadow, 1 Free Peoples" in lines
    assert "FP 0 of 4 points; dice Character 2, Muster 1; *1 ring; 2 cards" in lines
    assert lines[0] == "Turn 3: action resolution. The Shadow acts."


def test_nothing_has_a_star_where_nothing_is_new(words: Words) -> None:
    view = war().view(FREE)
    assert not any("*" in line for line in board_status(view, words, 80, view))


def test_sides_have_letters_and_a_colour(words: Words) -> None:
    lines = {line[:2]: line for line in board_status(war().view(FREE), words, 80)}
    assert [lines[letters].spans[0].style for letters in ("FP", "SH")] == [FREE, SHADOW]  # type: ignore[attr-defined]


def test_the_last_steps_are_those_of_mordor(words: Words) -> None:
    fellowship = {"at": None, "mordor": 3, "progress": 0, "revealed": True, "corruption": 8}
    lines = status(words, fellowship={**fellowship, "companions": [], "guide": "gollum"})
    assert lines[1] == "Fellowship: Mordor, step 3 of 5; revealed; corruption 8 of 12; guide Gollum"


def test_a_battle_is_told_in_two_or_three_lines(words: Words) -> None:
    position = shadow_attacks("gondor 2", "sauron 3 nazgul 1")
    lines = board_status(position.view(FREE), words, 80)
    first = next(line for line in lines if line.startswith("Battle: field battle of"))
    assert "against" in " ".join(lines)
    assert "round" in first or "before" in first


def test_a_city_beside_a_greater_army_is_threatened(words: Words) -> None:
    politics = {nation: {"steps_to_war": 0, "active": True} for nation in NATIONS}
    armies = {"osgiliath": {"sauron": {"regular": 3}}, "minas-tirith": {"gondor": {"regular": 3}}}
    lines = status(words, politics=politics, besieged={}, control={}, armies=armies)
    assert lines[-1] == "Threatened: Pelargir f0 by s3"
