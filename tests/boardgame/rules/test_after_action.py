"""After an action: a step of its own, also after the battle that the action has brought about."""

from __future__ import annotations

import json
from typing import Any

import pytest

import ringwar
from boardgame.boards import FREE, NO_CARDS, SHADOW, Board, board, names
from boardgame.opportunities import kinds, side
from helpers import key, play
from marks import rule
from ringwar.boardgame.table.facts import NATIONS
from ringwar.kernel import Dice

HELP = "fp-strategy-10"
SEVEN = [f"fp-character-0{number}" for number in range(1, 8)]
RELIEF = {"lossarnach": "gondor 2", "minas-tirith": "sauron 2"}
DRAWING: dict[str, Any] = {"free": ["event", "muster"], "rings": {FREE: 0}}


def steps(game: Board) -> list[str]:
    """The phases in which somebody was asked, in their order, and the one that stands now."""
    return [*(part.checkpoint.phase for part in game.past), game.checkpoint.phase]


def again(game: Board) -> Board:
    """The position of the document of a position, by way of text."""
    return ringwar.read_position(json.loads(json.dumps(ringwar.write_position(game))))


def attack(**fields: Any) -> Board:
    """The Shadow has attacked Osgiliath with a die, and both have chosen no combat card."""
    armies = {"osgiliath": "gondor 1", "south-ithilien": "sauron 3"}
    dice = {"free": ["event"], "shadow": ["army"], "to_act": SHADOW}
    return play(board(armies, at_war=["sauron", "gondor"], **{**dice, **fields}), "attack", "all", *NO_CARDS)


def overdrawn() -> Board:
    """The Free Peoples have drawn a seventh card with a die."""
    game = board(hands=SEVEN[:6], fellowship={"guide": "strider"}, **DRAWING)
    return play(game, "event", "draw-card", "character", SEVEN[6])


# The order


@rule("BG-CARD-05", "BG-DICE-35")
def test_the_hand_limit_is_kept_in_the_step_after_an_action() -> None:
    game = overdrawn()
    assert (side(game), key(game)) == (FREE, "discard")
    assert (game.checkpoint.phase, game.state.to_act) == ("after-action", SHADOW)
    game = play(game, SEVEN[0])
    assert (names(game.state.hands[FREE]), game.state.phase) == (set(SEVEN[1:]), "actions")


@rule("BG-DICE-32")
def test_an_action_ends_after_its_battle_and_the_other_side_acts() -> None:
    game = attack()
    assert game.state.phase == "battle"
    game = play(game, 6, 6, 6, 1, "no")
    assert (side(game), key(game), game.state.phase) == (FREE, "use-die", "actions")
    assert steps(game) == ["actions", "battle", "actions"]


@rule("BG-DICE-44")
def test_a_battle_can_be_the_last_action_of_a_turn() -> None:
    game = play(attack(free=[]), 6, 6, 6, 1, "no")
    assert game.state.turn == 2


@rule("BG-DICE-38")
def test_a_pass_is_no_action_that_could_end() -> None:
    game = board(free=["event"], shadow=["event", "army"], hands=["fp-character-01"])
    game = play(game, "pass")
    assert steps(game) == ["actions", "actions"]


def test_what_a_card_does_after_its_attack_comes_before_the_battle() -> None:
    """Help Unlooked For attacks; then Gandalf the guide draws for the Event die; then the battle is fought."""
    guided = {"guide": "gandalf-the-grey"}
    hand = [HELP, *SEVEN[:5]]
    game = board(RELIEF, {"minas-tirith": "gondor 1"}, at_war=NATIONS, hands=hand, fellowship=guided, **DRAWING)
    game = play(game, "event", "play-event", HELP, "all")
    assert (key(game), game.state.phase) == ("gandalf-draws", "battle")
    game = play(game, "yes", "fp-strategy-01")
    assert (key(game), len(game.state.hands[FREE])) == ("combat-card", 6)
    game = play(game, *NO_CARDS, 6, 6, 1, "no")
    assert game.state.phase == "actions"
    told = kinds(game)
    assert told.index("attack") < told.index("draw") < told.index("combat-roll") < told.index("battle-ends")


# Positions that stand there


@pytest.mark.parametrize("phase", ["battle", "after-action"])
def test_a_position_of_an_action_that_goes_on_comes_back_and_can_be_played_to_the_end(phase: str) -> None:
    game = {"battle": attack, "after-action": overdrawn}[phase]()
    assert game.checkpoint.phase == phase
    found = again(game)
    assert (found.checkpoint, found.state, found.names()) == (game.checkpoint, game.state, game.names())
    assert found.played(Dice(phase)).result is not None


def test_everybody_keeps_the_hand_limit_at_the_end_of_an_action() -> None:
    many = [f"shadow-character-0{number}" for number in range(1, 8)]
    game = board(free=["event"], shadow=["event"], hands=[*SEVEN, *many], phase="after-action")
    assert (side(game), key(game)) == (FREE, "discard")
    game = play(game, SEVEN[0])
    assert (side(game), key(game)) == (SHADOW, "discard")
    assert play(game, many[0]).state.phase == "actions"


def test_nobody_holds_too_many_cards_in_another_phase() -> None:
    with pytest.raises(ValueError, match="7 cards are more than 6"):
        board(free=["event"], hands=SEVEN)


def test_after_the_last_die_the_turn_ends_with_the_action() -> None:
    assert board(phase="after-action").state.turn == 2
