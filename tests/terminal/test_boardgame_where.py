"""Where things of the board game are, and its lists."""

from __future__ import annotations

from typing import Any

import pytest

from ringwar.boardgame.lords.table.facts import CHARACTERS_WITH_LORDS, EVENTS_WITH_LORDS
from ringwar.boardgame.table.facts import CHARACTERS, EVENTS, FREE, NATIONS, REGIONS, SHADOW
from ringwar.terminal.looks.boardgame_looks import BOARD_LOOKS
from ringwar.words import Words
from terminal.moments import BOARD_GAMES, WIDTHS, moments
from terminal.test_boardgame_table import war


@pytest.fixture
def words() -> Words:
    return Words("en", game="boardgame")


def look(typed: str, words: Words, reader: str = FREE, **fields: Any) -> list[str]:
    command, _, rest = typed.partition(" ")
    return BOARD_LOOKS[command](war(**fields).view(reader), rest, words, 80)


def test_a_region_with_what_stands_there_and_beside_it(words: Words) -> None:
    assert look("where lossarnach", words) == [
        "Lossarnach (town): none",
        "Region of Gondor, with a town",
        "Next to it:",
        "  Minas Tirith (stronghold, 2): Gondor 3 regulars, 1 leader; Gandalf the White",
        "  Pelargir (city, 1, captured by the Shadow): Sauron 2 regulars; Southrons &",
        "      Easterlings 1 regular",
        "  Empty: Osgiliath",
    ]


@pytest.mark.parametrize(
    "typed, said",
    [
        ("gimli", "Gimli is in Helm's Deep."),
        ("legolas", "Legolas is in the Fellowship."),
        ("boromir", "Boromir is out of the game."),
        ("mouth", "The Mouth of Sauron is not in play."),
        ("athelas", "Athelas: in your hand."),
        ("lidless", "The Lidless Eye: in a deck, a hand or a pile where you cannot see it."),
        ("gandalf", "That fits Gandalf the Grey and Gandalf the White. Which?"),
        ("sam gamgee", "Nothing here is called “sam gamgee”."),
    ],
)
def test_a_character_or_card(typed: str, said: str, words: Words) -> None:
    assert look(f"where {typed}", words) == [said]


def test_a_card_on_the_table(words: Words) -> None:
    name = words.name("shadow-character-16")
    assert look(f"where {name}", words) == [f"{name}: on the table before the Shadow."]


def test_a_nation_with_its_armies(words: Words) -> None:
    lines = look("where rohan", words)
    assert lines[:2] == [
        "Rohan 3 steps from war, passive.",
        "  Helm's Deep (stronghold, 2): under siege: Rohan 2 regulars, 1 leader; Gimli;",
    ]
    assert look("armies rohan", words) == lines


def test_the_fellowship(words: Words) -> None:
    assert look("where fellowship", words)[0].startswith("Fellowship: last known in Lórien, progress 2, hidden.")


def test_nothing_typed_is_told_how_to_ask(words: Words) -> None:
    assert look("where", words)[0].startswith("Type where and")


def test_all_armies_in_signs(words: Words) -> None:
    assert look("armies", words)[:-1] == [
        "FP: the Free Peoples, 2 regions",
        "  Helm's Deep f2/0/1+1!s4/1n2  Minas Tirith f3/0/1+1",
        "SH: the Shadow, 2 regions",
        "  Helm's Deep f2/0/1+1!s4/1n2  Pelargir=s s3/0",
    ]


def test_the_armies_of_a_side_in_words(words: Words) -> None:
    lines = look("armies shadow", words)
    assert lines[0].startswith("Helm's Deep (stronghold, 2): under siege")
    assert any(line.startswith("Pelargir") for line in lines)
    assert not any(line.startswith("Minas Tirith") for line in lines)


def test_armies_of_nobody(words: Words) -> None:
    assert look("armies of mordor", words) == ["Nothing here is called “of mordor”."]


def test_a_spectator_holds_no_cards(words: Words) -> None:
    assert look("hand", words, "spectator") == ["You hold no cards here."]
    assert look("hand", words, SHADOW)[0].startswith("Your hand, 1 card")


def test_the_hunt_has_chances(words: Words) -> None:
    lines = look("hunt", words)
    assert lines[1] == "Hunt pool, 14 tiles; chance of each kind in one draw:"
    assert any("Eye tile: 4 (29%)" in line for line in lines)
    assert lines[-2].startswith("The next move: 56% that a tile is drawn")


def test_politics_is_a_line_for_each_nation(words: Words) -> None:
    assert "Gondor 1 step from war, passive" in look("politics", words)
    assert len(look("politics", words)) == len(NATIONS)


def test_cards_show_what_lies_open(words: Words) -> None:
    lines = look("cards", words)
    assert f"  On the table: {words.name('shadow-character-16')}" in lines


@pytest.mark.parametrize("game, width", [*zip(BOARD_GAMES, WIDTHS, strict=True)])
def test_everything_with_a_name_can_be_looked_for(game: str, width: int, words: Words) -> None:
    view = moments(game)[20].view
    people, events = (CHARACTERS_WITH_LORDS, EVENTS_WITH_LORDS) if "lords" in view else (CHARACTERS, EVENTS)
    for name in ("fellowship", *REGIONS, *NATIONS, *people, *events):
        lines = BOARD_LOOKS["where"](view, name, words, width)
        assert [line for line in lines if len(line) > width or "[" in line] == []
        assert not lines[0].startswith(("That fits", "Nothing here")), name
    assert not words.missing
