"""Gandalf the Grey, the Grey Wanderer: what he does as guide."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.boards import EVENTS, FREE, Board, board
from helpers import asked, key, play
from marks import rule

SONG = "fp-character-12"  # a Character card without choices
MUSTER = "fp-strategy-17"  # a Strategy card, of the Muster type


def with_song(die: str, *answers: str, **fields: Any) -> Board:
    """The Free Peoples have played Bilbo's Song with a die; another die is left."""
    return play(board(free=[die, "muster"], hands=[SONG], **fields), die, *answers, "play-event")


@rule("BG-GUIDE-08", "BG-ACT-24")
def test_an_event_result_brings_another_card_of_the_same_deck() -> None:
    game = with_song("event")
    assert asked(game) == ("free-peoples", "gandalf-draws")
    game = play(game, "yes")
    assert asked(game) == ("chance", "event-card")
    assert {EVENTS[name].deck for name in game.names()} == {"character"}
    game = play(game, "fp-character-01")
    assert [card.name for card in game.state.hands[FREE]] == ["fp-character-01"]


def test_a_strategy_card_brings_a_strategy_card() -> None:
    game = play(board(free=["event", "muster"], hands=[MUSTER]), "event", "play-event", "north-regular", "yes")
    assert {EVENTS[name].deck for name in game.names()} == {"strategy"}


def test_the_draw_is_optional() -> None:
    game = play(with_song("event"), "no")
    assert (game.state.hands[FREE], key(game)) == ((), "use-die")


@pytest.mark.parametrize("answers", [("will-of-the-west", "event"), ("elven-ring", "character", "event", "event")])
def test_a_will_of_the_west_or_an_elven_ring_turned_into_an_event_result_counts(answers: tuple[str, ...]) -> None:
    die = "will-of-the-west" if answers[0] == "will-of-the-west" else "character"
    game = play(board(free=[die, "muster"], hands=[SONG]), *answers, "play-event")
    assert asked(game) == ("free-peoples", "gandalf-draws")


def test_a_matching_result_brings_no_card() -> None:
    assert key(with_song("character")) == "use-die"
    assert key(with_song("will-of-the-west", "character")) == "use-die"


@rule("BG-GUIDE-08")
def test_he_must_be_the_guide() -> None:
    assert key(with_song("event", fellowship={"guide": "strider"})) == "use-die"
    assert key(with_song("event", armies={"bree": "gandalf-the-grey"})) == "use-die"


@rule("BG-CARD-09")
def test_an_empty_deck_brings_no_card() -> None:
    rest = [name for name, card in EVENTS.items() if (card.side, card.deck) == (FREE, "character") and name != SONG]
    assert key(with_song("event", discards={FREE: rest})) == "use-die"


def test_drawing_a_card_with_the_event_result_itself_brings_no_other() -> None:
    game = play(board(free=["event", "muster"]), "event", "draw-card", "character", "fp-character-01")
    assert (len(game.state.hands[FREE]), key(game)) == (1, "use-die")
