"""What asks, and what follows, in words: characters and cards on the table, sieges, losses, dice, companions."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.boards import FREE, SHADOW, Board, board
from helpers import play
from ringwar.kernel.protocol import QuestionJson
from ringwar.words import Words

WORDS = Words("en", game="boardgame")
EMPTY: dict[str, Any] = {"rings": {FREE: 0, SHADOW: 0}}
OSGILIATH = {"south-ithilien": "sauron 3 nazgul 1 witch-king", "osgiliath": "gondor 3 gandalf-the-white"}


def asked(position: Board) -> QuestionJson:
    """The open question, as clients know it."""
    assert position.question is not None
    return position.question.json()


def cause(position: Board) -> str | None:
    """The thing that asks the open question."""
    thing = asked(position)["cause"]
    return thing and thing["id"]


def said(position: Board, option: str = "") -> str:
    """The open question in words, or one of its options."""
    return WORDS.option(asked(position), option) if option else WORDS.question(asked(position))


def attack(armies: dict[str, str] = OSGILIATH, **fields: Any) -> Board:
    """The Shadow attacks Osgiliath with all."""
    return play(board(armies, at_war=["sauron"], shadow=["army", "event"], **fields), "army", "attack", "all")


def test_the_white_rider_and_the_sorcerer_ask_themselves() -> None:
    game = attack(hands=["shadow-strategy-06"])
    assert cause(game) == "gandalf-the-white"
    assert said(game).startswith("Gandalf the White: Does he give up his leadership")
    game = play(game, "no", "shadow-strategy-06")
    assert cause(game) == "witch-king"
    assert said(game).startswith("The Witch-king: Do you draw a Strategy card")


def test_the_palantir_asks_from_which_deck_its_card_comes() -> None:
    armies = {"orthanc": "isengard 1 saruman"}
    hand, table = ["shadow-character-16"], ["shadow-character-21"]
    game = play(board(armies, shadow=["event"], hands=hand, table=table, **EMPTY), "play-event")
    while asked(game)["key"] != "which-deck":
        game = game.after(game.names()[0])
    assert cause(game) == "shadow-character-21"
    assert said(game) == "The Palantír of Orthanc: From which of your decks do you draw a card?"


@pytest.mark.parametrize(
    ("guide", "words"),
    [
        (
            "meriadoc",
            "Hunt damage: 2. Does Meriadoc Brandybuck leave the Fellowship, and go onto the map, to lower it by 1?",
        ),
        ("gollum", "Gollum: Hunt damage: 2. Do you have the Fellowship revealed to lower it by 1?"),
    ],
)
def test_a_guide_who_lowers_the_damage_asks_himself(guide: str, words: str) -> None:
    game = hunted([] if guide == "gollum" else [guide])
    assert (cause(game), said(game)) == (guide, words)


def hunted(companions: list[str], **fields: Any) -> Board:
    """A hunt on the Fellowship has drawn a tile of damage 2."""
    road: dict[str, Any] = {"fellowship": {"at": "fangorn", "companions": companions}, "hunt": {"box": {SHADOW: 1}}}
    game = board(free=["character"], **road, **EMPTY, **fields)
    return play(game, "move-fellowship", 6, "std-2-1")


def test_a_casualty_names_the_guide_and_his_level() -> None:
    assert said(hunted(["strider", "boromir"]), "guide").startswith("The guide: Strider (level 3)")


def test_a_card_used_against_the_hunt_asks_itself() -> None:
    game = hunted(["boromir"], table=["fp-character-07"])
    assert asked(game)["key"] == "use-against-hunt"
    assert cause(game) == "fp-character-07"


def siege(side: str) -> Board:
    """Helm's Deep is under siege, and a side can attack there and nowhere else."""
    dice: dict[str, Any] = {"free": ["muster-army"], "shadow": []} if side == FREE else {"free": [], "shadow": ["army"]}
    armies, besieged = {"helms-deep": "isengard 3/1"}, {"helms-deep": "rohan 2"}
    return board(armies, besieged, at_war=["isengard", "rohan"], to_act=side, **dice, **EMPTY)


def test_an_attack_in_a_siege_does_not_go_from_a_region_against_itself() -> None:
    game = siege(SHADOW)
    assert said(game, "attack").endswith("against the besieged in Helm's Deep (2 Rohan regulars)")
    assert said(play(game, "attack")).startswith("Who assaults the stronghold of Helm's Deep?")
    assert said(play(siege(FREE), "attack")).startswith("Who breaks out of the stronghold of Helm's Deep?")


def test_the_one_thing_that_an_action_can_do_is_named() -> None:
    card = board(free=["event"], shadow=[], hands=["fp-character-01"], **EMPTY)
    assert said(card, "play-event").startswith(f"Play {WORDS.name('fp-character-01')}")
    ring = board(free=["muster"], shadow=[], rings={FREE: 1, SHADOW: 0})
    assert said(ring, "elven-ring") == "First change a die with an Elven Ring (on the Muster die)"


def test_how_many_and_where_say_from_where() -> None:
    game = board({"minas-morgul": "sauron 3 nazgul 1"}, shadow=["character"], to_act=SHADOW, **EMPTY)
    assert said(play(game, "move-minions", "minas-morgul")) == "Where does the Nazgûl of Minas Morgul fly?"
    game = play(game, "move-led-army", "north-ithilien")
    assert said(game) == "Who moves from Minas Morgul to North Ithilien?"
    assert said(play(game, "some")) == "How many Sauron regulars of Minas Morgul go to North Ithilien?"


def test_questions_of_a_battle_say_where_it_is() -> None:
    game = play(attack(hands=["shadow-strategy-06"]), "no")
    assert said(game).startswith("Battle for Osgiliath, round 1: do you play a combat card?")
    game = play(game, "none")
    while asked(game)["key"] != "cease":
        game = play(game, 1) if asked(game)["key"] == "combat-die" else play(game, 0)
    assert said(game).startswith("Do you end your attack on Osgiliath here (you have 3 Sauron regulars and 1 Nazgûl")
    assert said(play(game, "no")).startswith("Does your army retreat from Osgiliath (you have 3 Gondor regulars, ")
