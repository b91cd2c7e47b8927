"""Whole orders on one line are turned into the answers that they mean."""

from __future__ import annotations

import pytest

import ringwar
from ringwar import games
from ringwar.hosting import Draft
from ringwar.terminal.orders import Order, carried_out, read
from ringwar.words import Words

SHADOW = "shadow"
WORDS = Words("en", game="boardgame")
AT_WAR = {"steps_to_war": 0, "active": True}
TABLE = {
    "game": "boardgame",
    "phase": "actions",
    "turn": 3,
    "to_act": SHADOW,
    "politics": {"sauron": AT_WAR, "southrons": AT_WAR},
    "dice": {SHADOW: ["character", "army", "muster", "event"], "free-peoples": ["muster"]},
    "armies": {
        "osgiliath": {"gondor": {"regular": 2}},
        "minas-morgul": {"sauron": {"regular": 5}},
        "nurn": {"sauron": {"regular": 2}},
        "barad-dur": {"sauron": {"regular": 4, "elite": 1}, "nazgul": 1},
        "gorgoroth": {"sauron": {"regular": 3}},
        "umbar": {"southrons": {"regular": 3}},
        "south-ithilien": {"sauron": {"regular": 5, "elite": 1}, "nazgul": 2, "characters": ["witch-king"]},
    },
}


@pytest.fixture
def draft(monkeypatch: pytest.MonkeyPatch) -> Draft:
    monkeypatch.setattr(games, "MODULES", {"boardgame": "ringwar.boardgame"})
    return Draft(ringwar.read_position(TABLE), SHADOW)


def ordered(draft: Draft, typed: str, words: Words = WORDS) -> list[str] | None:
    """The answers that an order gives; none where it cannot be carried out."""
    order = read(typed, words)
    assert order is not None
    return draft.names if carried_out(draft, order, words) else None


ORDERS = {
    "attack osgiliath from south-ithilien all": "army attack all",
    "attack Osgiliath from South Ithilien 3/1/0/1 witch-king": "army attack some 3 1 1 yes",
    "attack osgiliath 2/0 from south ithilien": "army attack some 2 0 0 no",
    "move minas morgul > north ithilien 2/0": "army move-armies minas-morgul north-ithilien some 2",
    "move from minas morgul to north ith all": "army move-armies minas-morgul north-ithilien all",
    "move nurn gorgoroth": "army move-armies nurn",
    "character move barad-dur > gorgoroth all": "character move-led-army barad-dur all",
    "recruit barad-dûr elite": "muster recruit sauron-elite barad-dur",
    "recruit umbar regular barad-dur nazgul": "muster recruit southrons-regular umbar nazgul barad-dur",
    "recruit barad-dur regular umbar regular": "muster recruit sauron-regular barad-dur southrons-regular umbar",
}


@pytest.mark.parametrize("typed, answers", ORDERS.items())
def test_an_order_is_carried_out(draft: Draft, typed: str, answers: str) -> None:
    assert ordered(draft, typed) == answers.split()


@pytest.mark.parametrize(
    "typed",
    [
        "attack edoras",
        "attack osgiliath from umbar",
        "move minas morgul > umbar",
        "recruit edoras elite",
        "sing a song",
    ],
)
def test_what_cannot_be_leaves_the_draft_as_it_was(draft: Draft, typed: str) -> None:
    assert ordered(draft, typed) is None
    assert draft.names == []


def test_nothing_is_answered_before_the_word_that_says_what_is_to_be_done(draft: Draft) -> None:
    assert ordered(draft, "attack barad-dur nurn") is None
    draft.add("army")
    draft.add("move-armies")
    assert ordered(draft, "recruit barad-dur elite") is None
    assert draft.names == ["army", "move-armies"]


def test_an_order_goes_on_from_what_is_drafted_already(draft: Draft) -> None:
    draft.add("army")
    draft.add("move-armies")
    assert ordered(draft, "minas-morgul > north-ithilien 1/0") == [
        *("army", "move-armies", "minas-morgul", "north-ithilien", "some", "1")
    ]


def test_a_single_word_is_no_order() -> None:
    assert read("osgiliath", WORDS) is None
    assert read("the", WORDS) is None
    assert read("2/1", WORDS) == Order((), (2, 1))


@pytest.mark.parametrize(
    "language, typed",
    [
        ("uk", "attack осґіліат з південного ітілієну all"),
        ("uk", "атакувати осгіліат із південного ітілієну all"),
        ("ru", "attack осгилиат из южного итилиена all"),
        ("pl", "attack osgiliath z południowego ithilien all"),
        ("pl", "attack osgiliath from poludniowy ithilien all"),
    ],
)
def test_orders_are_understood_in_the_language_of_the_game_and_in_english(
    draft: Draft, language: str, typed: str
) -> None:
    assert ordered(draft, typed, Words(language, game="boardgame")) == ["army", "attack", "all"]
