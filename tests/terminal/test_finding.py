"""Finding what somebody means by what he types."""

from __future__ import annotations

import pytest

from ringwar.terminal.looks.finding import found, unclear
from ringwar.words import Words

NAMES = {
    "helms-deep": "Helm's Deep",
    "minas-tirith": "Minas Tirith",
    "minas-morgul": "Minas Morgul",
    "the-shire": "the Shire",
    "rohan": "Rohan",
    "gap-of-rohan": "Gap of Rohan",
    "barad-dur": "Barad-dûr",
    "north-ithilien": "North Ithilien",
    "south-ithilien": "South Ithilien",
}


@pytest.mark.parametrize(
    "typed, meant",
    [
        ("Helm's Deep", ["helms-deep"]),
        ("helms deep", ["helms-deep"]),
        ("helms-deep", ["helms-deep"]),
        ("deep", ["helms-deep"]),
        ("TIRITH", ["minas-tirith"]),
        ("minas t", ["minas-tirith"]),
        ("tir min", ["minas-tirith"]),
        ("shire", ["the-shire"]),
        ("the shire", ["the-shire"]),
        ("barad dur", ["barad-dur"]),
        ("baraddur", []),
        ("dûr", ["barad-dur"]),
        ("ithil", ["north-ithilien", "south-ithilien"]),
        ("n ith", ["north-ithilien"]),
        ("orgul", ["minas-morgul"]),
        ("mordor", []),
        ("", []),
        (" - ", []),
    ],
)
def test_any_word_of_a_name_is_enough(typed: str, meant: list[str]) -> None:
    assert found(typed, NAMES) == meant


def test_what_fits_better_hides_what_fits_worse() -> None:
    assert found("rohan", NAMES) == ["rohan"]
    assert found("gap", NAMES) == ["gap-of-rohan"]
    assert found("roha", NAMES) == ["rohan"]


def test_a_short_name_is_a_name_too() -> None:
    assert found("nithi", NAMES, {"north-ithilien": "NIthi"}) == ["north-ithilien"]


def test_ukrainian_names_are_found_without_their_marks() -> None:
    names = {"osgiliath": "Осґіліат", "barad-dur": "Барад-дур", "withered-heath": "Зів’яле Пустище"}
    assert [found(typed, names) for typed in ("осгіл", "Осґіліат", "Барад-дŷр", "зівяле")] == [
        ["osgiliath"],
        ["osgiliath"],
        ["barad-dur"],
        ["withered-heath"],
    ]


def test_polish_names_are_found_without_their_marks() -> None:
    names = {"south-ithilien": "Południowy Ithilien", "grey-havens": "Szara Przystań", "woodland-realm": "Łuk Źródeł"}
    assert [found(typed, names) for typed in ("poludniowy", "POŁUD", "przystan", "luk zrodel")] == [
        ["south-ithilien"],
        ["south-ithilien"],
        ["grey-havens"],
        ["woodland-realm"],
    ]


def test_what_may_be_several_things_is_told_apart() -> None:
    words = Words("en")
    assert unclear("minas", found("minas", NAMES), NAMES, words) == ["That fits Minas Tirith and Minas Morgul. Which?"]
    assert unclear("mordor", [], NAMES, words) == ["Nothing here is called “mordor”."]


def test_no_more_than_some_are_named() -> None:
    names = {f"orc-{number}": f"Orc {number}" for number in range(20)}
    (line,) = unclear("orc", list(names), names, Words("en"))
    assert line.endswith("Orc 7 and 12 others. Which?")
