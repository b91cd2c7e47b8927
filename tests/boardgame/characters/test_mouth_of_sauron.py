"""The Mouth of Sauron: entering play, and Messenger of the Dark Tower."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.boards import FREE, SHADOW, Board, army, board, field, is_discarded, where
from boardgame.figures import actions, chosen
from helpers import asked, key, play
from marks import rule

FREES = ["dwarves", "elves", "gondor", "north", "rohan"]
ARMY_CARD = "shadow-strategy-07"

# Entering play


@rule("BG-CHAR-20")
@pytest.mark.parametrize(
    "at_war, fellowship, ready",
    [
        ([], {"mordor": 0}, True),
        (FREES, {}, True),
        (FREES[:4], {}, False),
        ([*FREES[1:], "sauron"], {"at": "morannon"}, False),
    ],
)
def test_when_he_may_enter_play(at_war: list[str], fellowship: dict[str, Any], ready: bool) -> None:
    game = board(at_war=at_war, shadow=["muster", "event"], fellowship=fellowship)
    assert ("bring-minion" in actions(game, "muster")) == ready


@rule("BG-CHAR-20", "BG-CHAR-21")
def test_he_enters_in_any_unconquered_sauron_stronghold() -> None:
    game = board(
        {"moria": "elves 3"},
        {"moria": "sauron 1"},
        at_war=FREES,
        shadow=["muster", "event"],
        control={"dol-guldur": FREE},
    )
    game = play(game, "muster", "bring-minion")
    assert set(game.names()) == {"barad-dur", "minas-morgul", "morannon", "moria", "mount-gundabad"}
    assert where(play(game, "morannon"), "mouth-of-sauron") == "morannon"


# Messenger of the Dark Tower


def messenger(dice: tuple[str, ...] = ("muster", "muster", "event"), **fields: Any) -> Board:
    armies = {"south-ithilien": "sauron 2", "osgiliath": "gondor 1", "moria": "mouth-of-sauron"}
    return board(armies, at_war=["sauron"], shadow=dice, **fields)


@rule("BG-ACT-24")
def test_a_muster_result_may_be_used_as_an_army_result_once_a_turn() -> None:
    game = messenger()
    assert {"move-armies", "attack", "recruit"} <= actions(game, "muster")
    game = play(game, "muster", "move-armies", "east-harondor", "all")
    assert field(game, "east-harondor") == army(sauron_regular=2)
    assert not {"move-armies", "attack"} & actions(game, "muster")


def test_an_attack_uses_it_up_as_well() -> None:
    game = play(messenger(), "muster", "attack", "all", 1, 1, 1, "yes")
    assert not {"move-armies", "attack"} & actions(game, "muster")


def test_a_muster_action_does_not_use_it_up() -> None:
    game = play(messenger(), "muster", "recruit", "sauron-regular", "moria", "none")
    assert {"move-armies", "attack"} <= actions(game, "muster")


def test_an_army_event_card_may_be_played_with_it() -> None:
    game = messenger(hands=[ARMY_CARD])
    assert "play-event" in actions(game, "muster")
    game = play(game, "muster", "play-event")
    assert (is_discarded(game, ARMY_CARD), asked(game)) == (True, ("shadow", "use-die"))
    assert not {"move-armies", "attack"} & actions(game, "muster")


def test_a_muster_event_card_does_not_use_it_up() -> None:
    card = "shadow-strategy-24"
    game = messenger(hands=[card, ARMY_CARD])
    assert "play-event" in actions(game, "muster")
    game = play(game, "muster", "recruit", "sauron-elite", "moria")
    assert ARMY_CARD in play(game, "muster", "play-event").names()


def test_without_him_a_muster_result_moves_no_army() -> None:
    armies = {"south-ithilien": "sauron 2", "osgiliath": "gondor 1"}
    game = board(armies, at_war=["sauron"], shadow=["muster", "event"], hands=[ARMY_CARD])
    assert not {"move-armies", "attack", "play-event"} & actions(game, "muster")


def test_other_results_are_no_army_results() -> None:
    game = messenger(("character", "event"), hands=[])
    assert "move-armies" not in actions(game, "character")
    assert "move-armies" not in actions(game, "event")


def test_an_army_result_does_not_use_it_up() -> None:
    game = play(messenger(("army", "muster", "event")), "army", "move-armies", "east-harondor", "all")
    assert "move-armies" in actions(game, "muster")


def test_it_is_ready_again_in_the_next_turn() -> None:
    game = messenger(("event",), messenger_used=True, phase="recover", turn=2)
    while key(game) != "action" or game.question is None or game.question.side != SHADOW:
        names = game.names()
        wanted = ("skip", "muster", "none", "no", "0")
        game = play(game, next((name for name in wanted if name in names), names[0]))
    assert chosen(game, "muster").state.turn == 2
    assert "move-armies" in game.names()
