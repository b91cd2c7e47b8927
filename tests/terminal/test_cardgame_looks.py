"""What can be looked at in the card game."""

from __future__ import annotations

from typing import Any

import pytest

from ringwar.cardgame.table.facts import BATTLEGROUNDS, CARDS, PATHS
from ringwar.kernel import SPECTATOR
from ringwar.terminal.looks.cardgame_looks import CARD_LOOKS
from ringwar.terminal.looks.cardgame_status import card_status
from ringwar.terminal.looks.statuses import MOST_LINES
from ringwar.words import Words
from terminal.moments import CARD_GAMES, WIDTHS, moments
from terminal.test_cardgame_table import helms_deep


@pytest.fixture
def words() -> Words:
    return Words("en", game="cardgame")


def look(typed: str, words: Words, reader: str = "frodo", **fields: Any) -> list[str]:
    command, _, rest = typed.partition(" ")
    return CARD_LOOKS[command](helms_deep(**fields).view(reader), rest, words, 80)


def test_it_says_what_matters_before_a_question(words: Words) -> None:
    lines = look("status", words)
    assert lines[:2] == [
        "Round 2, action step. Starting player: The Witch-king. Turn of Frodo.",
        "Helm's Deep (worth 2): attack 2 : defence 6, FP would win; attackers Fighting",
    ]
    assert lines[2] == "    Uruk-hai; defenders Gandalf the White with Glamdring"
    assert any(line.startswith("FP 1 point; Frodo: hand 2, reserve 2") for line in lines)
    assert any(line.startswith("SH") and "corruption 3" in line for line in lines)


@pytest.mark.parametrize("game", CARD_GAMES)
@pytest.mark.parametrize("width", WIDTHS)
def test_the_status_fits_at_every_moment(game: str, width: int, words: Words) -> None:
    for view, before in moments(game):
        lines = card_status(view, words, width, before)
        assert [line for line in lines if len(line) > width or "[" in line] == []
        assert len(lines) <= MOST_LINES or width < 80
    assert not words.missing


def test_what_is_new_has_a_star(words: Words) -> None:
    before = helms_deep().view("frodo")
    now = helms_deep(scoring={"free-peoples": ["bag-end"], "shadow": ["minas-morgul"], "corruption": 4}).view("frodo")
    lines = card_status(now, words, 80, before)
    assert any("; *corruption 4;" in line for line in lines)
    assert not lines[0].startswith("*")


def test_where_there_is_no_room_cards_are_counted(words: Words) -> None:
    view = dict(helms_deep().view("frodo"))
    view["battlegrounds"] = view["battlegrounds"] * 5
    lines = card_status(view, words, 80)
    assert len(lines) <= MOST_LINES
    assert lines[1] == "Helm's Deep (worth 2): attack 2 : defence 6, FP would win; cards 1 : 1"


@pytest.mark.parametrize(
    "typed, said",
    [
        ("gimli", "Gimli: with the Frodo player, in hand."),
        ("glamdring", "Glamdring: at Helm's Deep."),
        ("cloak", "Elven Cloak: in the reserve of the Frodo player."),
        ("wormtongue", "Gríma Wormtongue: not in this game, or where you cannot see it."),
        ("bag end", "Bag End: scored by the Free Peoples."),
        ("edoras", "Edoras: still to come."),
        ("helms", "Helm's Deep, battleground worth 2"),
        ("aragorn", "Aragorn: hand 0"),
        ("balin's tomb", "Nothing here is called “balin's tomb”."),
    ],
)
def test_where_something_is(typed: str, said: str, words: Words) -> None:
    assert look(f"where {typed}", words)[0].startswith(said)


def test_nothing_typed_is_told_how_to_ask(words: Words) -> None:
    assert look("where", words)[0].startswith("Type where and")


def test_the_reserves_of_all(words: Words) -> None:
    assert "FP Frodo: Éomer; Sam Gamgee with Elven Cloak (new this round)" in look("reserve", words)
    assert "SH Saruman: none" in look("reserve", words)


def test_scoring(words: Words) -> None:
    assert look("scoring", words)[0] == "The Free Peoples, 1 point: Bag End 1"


def test_a_spectator_holds_no_cards(words: Words) -> None:
    assert look("hand", words, SPECTATOR) == ["You hold no cards here."]
    assert look("hand", words)[0].startswith("Your hand, 2 cards")


@pytest.mark.parametrize("game", CARD_GAMES)
def test_everything_with_a_name_can_be_looked_for(game: str, words: Words) -> None:
    view = moments(game)[25].view
    for name in (*view["seats"], *BATTLEGROUNDS, *PATHS, *{card.id for card in CARDS.values()}):
        lines = CARD_LOOKS["where"](view, name, words, 60)
        assert [line for line in lines if len(line) > 60 or "[" in line] == []
        assert not lines[0].startswith(("That fits", "Nothing here")), name
    assert not words.missing
