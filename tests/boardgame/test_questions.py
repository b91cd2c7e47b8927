"""Questions of the board game as clients know them: causes, kinds, notes, what follows, and options that do nothing."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest

from boardgame.boards import FREE, SHADOW, Board, board
from helpers import play
from ringwar.boardgame import pointing
from ringwar.boardgame.rules.casualties import REMOVE_REGULAR
from ringwar.boardgame.table.facts import REGIONS
from ringwar.hosting import HUMAN, Hosted
from ringwar.kernel.protocol import OptionJson, QuestionJson
from ringwar.terminal.session import Session
from ringwar.words import Words
from terminal.script import Script

WORDS = Words("en", game="boardgame")
EMPTY: dict[str, Any] = {"rings": {FREE: 0, SHADOW: 0}}


def asked(position: Board) -> QuestionJson:
    """The open question, as clients know it."""
    assert position.question is not None
    return position.question.json()


def option(position: Board, name: str) -> OptionJson:
    """An option of the open question."""
    return next(each for each in asked(position)["options"] if each["name"] == name)


def attackers() -> Board:
    """The Shadow can attack Osgiliath from South Ithilien, and nothing else."""
    armies = {"south-ithilien": "sauron 3/1", "osgiliath": "gondor 2"}
    return board(armies, at_war=["sauron", "gondor"], shadow=["army"], free=[], to_act=SHADOW, **EMPTY)


def test_an_option_that_leads_to_one_attack_names_both_armies() -> None:
    attack = option(attackers(), "attack")
    assert [(each["key"], each["option"]["name"]) for each in attack["then"]] == [
        ("attack-from", "south-ithilien"),
        ("attack-where", "osgiliath"),
    ]
    said = WORDS.option(asked(attackers()), "attack")
    assert said.startswith("Attack from South Ithilien (3 Sauron regulars and 1 Sauron elite")
    assert said.endswith("against Osgiliath (2 Gondor regulars)")


def test_who_attacks_says_from_where_against_what_and_with_what() -> None:
    position = play(attackers(), "attack")
    assert WORDS.question(asked(position)).startswith("Who attacks Osgiliath from South Ithilien?")
    assert "3 Sauron regulars and 1 Sauron elite" in WORDS.option(asked(position), "all")


def test_kinds_and_what_options_point_at() -> None:
    position = play(attackers(), "attack")
    assert {each["kind"] for each in asked(position)["options"]} == {"action"}
    dice = board(free=["muster", "character"], shadow=[])
    assert option(dice, "muster")["kind"] == "die"
    assert option(dice, "muster")["at"] == [{"kind": "die", "id": "muster"}]
    assert option(dice, "elven-ring")["kind"] == "ring"
    nations = play(board(free=["muster"], shadow=[], **EMPTY), "diplomacy")
    rohan = option(nations, "rohan")
    assert (rohan["kind"], rohan["at"]) == ("nation", [{"kind": "nation", "id": "rohan"}])
    assert rohan["note"]["key"] == "nation"


REGULARS_LOST = REMOVE_REGULAR["gondor"]
RIVENDELL = REGIONS["rivendell"]
POINTED: list[tuple[str, Any, str, list[tuple[str, str]]]] = [
    ("use-die", "character", "die", [("die", "character")]),
    ("which-deck", "character", "action", [("deck", "character")]),
    ("action", "muster", "action", []),
    ("action", "skip", "action", []),
    ("use-die", "elven-ring", "ring", [("ring", "elven-ring")]),
    ("which-ring", "vilya", "ring", [("ring", "vilya")]),
    ("whose-hand", "saruman", "seat", [("seat", "saruman")]),
    ("which-nation", "elves", "nation", [("nation", "elves")]),
    ("lure", "elves", "action", []),
    ("loss", REGULARS_LOST, "piece", [("piece", "gondor-regular")]),
    ("attack-from", RIVENDELL, "army", [("army", "rivendell"), ("region", "rivendell")]),
    ("move-minion", RIVENDELL, "piece", [("region", "rivendell")]),
    ("move-where", RIVENDELL, "region", [("region", "rivendell")]),
    ("cease", True, "action", []),
]


@pytest.mark.parametrize(("key", "option", "kind", "at"), POINTED)
def test_what_an_option_is_follows_from_its_question(
    key: str, option: Any, kind: str, at: list[tuple[str, str]]
) -> None:
    assert pointing.kind(key, option) == kind
    assert [(each["kind"], each["id"]) for each in pointing.points_at(key, option)] == at


def test_an_option_with_one_card_names_it() -> None:
    position = board(free=["event"], shadow=[], hands=["fp-character-01"], **EMPTY)
    play_event = option(position, "play-event")
    assert play_event["then"][0]["option"] == {
        "name": "fp-character-01",
        "kind": "card",
        "at": [{"kind": "card", "id": "fp-character-01"}],
    }
    assert WORDS.option(asked(position), "play-event").startswith("Play ")


def test_a_question_inside_a_card_says_which_card_asks() -> None:
    position = board(shadow=["event"], free=[], to_act=SHADOW, hands=["shadow-strategy-17"], **EMPTY)
    assert asked(position)["cause"] is None
    position = play(position, "play-event")
    assert asked(position)["cause"] == {"kind": "card", "id": "shadow-strategy-17"}
    assert WORDS.question(asked(position)).startswith(f"{WORDS.name('shadow-strategy-17')}: ")


def test_a_die_that_can_do_nothing_is_idle_and_said_to_be() -> None:
    position = board({"orthanc": "isengard 1"}, free=["will-of-the-west", "muster"], shadow=[], **EMPTY)
    position = play(position, "will-of-the-west")
    will = option(position, "will-of-the-west")
    assert will.get("idle") is True
    assert "changes nothing" in WORDS.option(asked(position), "will-of-the-west")
    assert "idle" not in option(position, "muster")


def test_the_terminal_asks_again_about_an_option_that_changes_nothing() -> None:
    position = board({"orthanc": "isengard 1"}, free=["will-of-the-west", "muster"], shadow=[], **EMPTY)
    position = play(position, "will-of-the-west")
    script = Script("will-of-the-west", "no", "will-of-the-west", "yes")
    hosted = Hosted(position, dict.fromkeys((FREE, SHADOW), HUMAN))
    with suppress(EOFError):
        Session(hosted, script, WORDS, alone=True, confirms=False).play()
    assert script.text.count("this changes nothing and what it costs is spent") == 2
    assert "use up a Will of the West die for nothing" not in script.after("no")
    assert "use up a Will of the West die for nothing" in script.after("yes")
