"""What was done and what could have been, in words: what decides, and no more."""

from __future__ import annotations

from typing import Any

import pytest

import ringwar
from boardgame.boards import FREE, SHADOW
from cardgame.tables import table
from players.test_boardgame_positions import middle_earth
from ringwar.kernel import Position
from ringwar.players.advice.reviewing import Mistake
from ringwar.reviews import asked_for, deeds


def told(position: Position[Any], given: tuple[str, ...], better: tuple[str, ...], *begun: str) -> tuple[str, str]:
    """What was done and what would have been better, where one seat goes one of two ways after what it has begun."""
    assert position.question is not None
    stood = position
    for name in begun:
        stood = stood.after(name)
    mistake: Mistake = {
        "count": len(begun) + 1,
        "turn": 1,
        "seat": position.question.side,
        "key": "",
        "begun": list(begun),
        "given": given[0],
        "given_then": list(given[1:]),
        "better": better[0],
        "better_then": list(better[1:]),
        "lost": 0.1,
    }
    words = ringwar.Words("en", game=position.setup.game)
    return deeds(*asked_for(stood.after(given[0]), mistake), words)


def test_garrisons_and_explanations_are_left_out() -> None:
    position = middle_earth(SHADOW, ("army", "event"), {"osgiliath": "sauron 5/2 nazgul 1"})
    attack, march = ("attack", "minas-tirith", "all"), ("move-armies", "osgiliath", "south-ithilien", "all")
    given, better = told(position, attack, march, "army")
    assert given == "Army → Attack from Osgiliath → Minas Tirith"
    assert better == "Army → Move up to two armies → Osgiliath → South Ithilien"


def test_by_what_is_paid_is_left_out_unless_that_is_the_difference() -> None:
    seats = {"frodo": {"hand": ["sam-gamgee", "eowyn", "ent-draught"]}}
    position = table(path="shelobs-lair", on_path=["the-hunter"], seats=seats, round=8, to_act="frodo")
    play = ("play", "sam-gamgee", "shelobs-lair", "eowyn")
    given, better = told(position, ("ring",), play)
    assert given == "Use your Ring token"
    assert better == "Play a card from your hand → Sam Gamgee → Shelob's Lair"
    given, better = told(position, ("eowyn",), ("ent-draught",), *play[:3])
    assert given.endswith("Éowyn")
    assert better.endswith("Ent-draught")


@pytest.mark.parametrize("language", ["en", "uk", "ru", "pl"])
def test_what_differs_in_brackets_only_is_told_with_them(language: str) -> None:
    position = middle_earth(FREE, ("character", "muster"), {}).after("character")
    assert position.question is not None
    question = position.question.json()
    options = [{**question["options"][0], "note": {"key": "dice", "about": {"count": count}}} for count in (2, 3)]
    one, other = ([{**question, "options": [option]}] for option in options)
    words = ringwar.Words(language, game="boardgame")
    said = deeds(one, other, words)  # type: ignore[arg-type]
    assert said[0] != said[1]
    same = deeds(one, one, words)  # type: ignore[arg-type]
    assert same[0] == same[1]
