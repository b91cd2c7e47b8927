"""Typing an answer."""

from __future__ import annotations

import pytest

from ringwar.terminal.choices import exactly, listed, meant, not_clear
from ringwar.words import Words

PLACES = {"minas-tirith": "Minas Tirith", "minas-morgul": "Minas Morgul", "lorien": "Lórien", "none": "Stay"}
COPIES = {"orcs": "Orcs", "orcs#2": "Orcs (2)"}
NUMBERS = {"none": "No die", "0": "0", "2": "2", "4": "4"}


@pytest.mark.parametrize(
    "typed, name",
    [
        ("1", "minas-tirith"),
        ("4", "none"),
        ("minas-morgul", "minas-morgul"),
        ("Minas Morgul", "minas-morgul"),
        ("minas m", "minas-morgul"),
        ("MINAS-T", "minas-tirith"),
        ("lorien", "lorien"),
        ("ló", "lorien"),
        ("morgul", "minas-morgul"),
        ("stay", "none"),
        ("none", "none"),
    ],
)
def test_a_number_a_name_words_or_a_clear_beginning_mean_an_option(typed: str, name: str) -> None:
    assert meant(typed, PLACES) == [name]


@pytest.mark.parametrize("typed", ["5", "0", "-1", "rohan", "mordor", " "])
def test_what_fits_nothing_means_nothing(typed: str) -> None:
    assert meant(typed, PLACES) == []


def test_an_unclear_beginning_is_told_what_it_fits() -> None:
    names = meant("minas", PLACES)
    assert names == ["minas-tirith", "minas-morgul"]
    assert not_clear("minas", names, PLACES, Words()) == "That fits Minas Tirith and Minas Morgul. Which?"


def test_an_unclear_beginning_names_only_a_few() -> None:
    shown = {f"a{number}": f"Army {number}" for number in range(1, 12)}
    assert not_clear("a", meant("a", shown), shown, Words()).endswith("Army 8 and 3 others. Which?")


def test_a_whole_name_is_clear_though_others_begin_with_it() -> None:
    assert meant("orcs", COPIES) == ["orcs"]
    assert meant("orcs#2", COPIES) == ["orcs#2"]
    assert meant("Orcs (2)", COPIES) == ["orcs#2"]
    assert meant("orc", COPIES) == ["orcs", "orcs#2"]


def test_where_options_are_numbers_a_number_is_itself_and_not_a_place_in_the_list() -> None:
    assert meant("2", NUMBERS) == ["2"]
    assert meant("3", NUMBERS) == []
    assert meant("no die", NUMBERS) == ["none"]


def test_what_is_said_of_an_option_in_brackets_means_nothing() -> None:
    shown = {"character": "Character (a led army)", "event": "Event (draw a card)"}
    assert meant("army", shown) == []
    assert meant("char", shown) == ["character"]


def test_a_beginning_is_not_exact() -> None:
    assert exactly("minas-t", PLACES) is None
    assert exactly("minas-tirith", PLACES) == "minas-tirith"


def test_options_are_numbered_and_numbers_are_not() -> None:
    assert listed(COPIES, Words(), 80) == ["1. Orcs  2. Orcs (2)"]
    assert listed(NUMBERS, Words(), 80) == ["one of 0, 2 and 4", "none: No die"]
