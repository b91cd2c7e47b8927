"""Chapter 3.3: special dice come back, or are lost."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.boards import CHARACTERS, FREE, SHADOW, Board
from boardgame.lords.rolls import (
    BALROG,
    DRAWN,
    GOTHMOG,
    KEEPER_OF_NARYA,
    KEEPERS,
    NARYA,
    NENYA,
    VILYA,
    about_to_roll,
    question,
    recovering,
)
from boardgame.lords.tables import lords_board, table_of
from helpers import play
from marks import rule
from ringwar.boardgame.lords.table.facts import SPECIAL_DICE

WHITE = {"fangorn": "gandalf-the-white"}
LESSER = {"moria": "balrog-of-moria", "minas-morgul": "gothmog-lieutenant-of-morgul"}
CAPTAIN, CHIEF = "witch-king", "witch-king-chief-of-the-ringwraiths"


def dice(game: Board) -> tuple[tuple[str, ...], list[str]]:
    """The special dice in the pool, and those out of the game."""
    return table_of(game).pool, sorted(table_of(game).lost)


@rule("LM-DICE-22")
@pytest.mark.parametrize("kept", [(), ("keeper-vilya-army-loss",), ("keeper-nenya-draw",)])
def test_special_dice_come_back_chosen_or_not(kept: tuple[str, ...]) -> None:
    game = recovering(KEEPERS, kept)
    assert table_of(game).pool == (VILYA, NENYA)
    assert table_of(game).kept == {}


@rule("LM-DICE-22")
def test_an_unused_special_die_comes_back_and_is_rolled_anew() -> None:
    game = play(about_to_roll(VILYA, armies=KEEPERS, turn=3), "keeper-vilya-draw", "skip")
    assert table_of(game).pool == (VILYA, NENYA)
    assert "keeper-vilya-draw" not in game.state.dice[FREE]


@rule("LM-DICE-23")
@pytest.mark.parametrize(
    ("owner", "die"),
    [
        ("elrond-keeper-of-vilya", VILYA),
        ("galadriel-keeper-of-nenya", NENYA),
        ("balrog-of-moria", BALROG),
        ("gothmog-lieutenant-of-morgul", GOTHMOG),
    ],
)
def test_the_die_of_a_character_who_was_eliminated_is_removed(owner: str, die: str) -> None:
    armies = {region: name for region, name in {**KEEPERS, **LESSER}.items() if name != owner}
    game = recovering(armies, out_of_play=[owner])
    assert table_of(game).lost == {die}
    assert set(table_of(game).pool) == {VILYA, NENYA, BALROG, GOTHMOG} - {die}


@rule("LM-DICE-23")
def test_the_narya_die_goes_with_the_keeper_of_narya() -> None:
    game = recovering(out_of_play=["gandalf-grey-keeper-of-narya"], lords={"companions": KEEPER_OF_NARYA})
    assert table_of(game).lost == {NARYA}


@rule("LM-KEEPER-08", "LM-DICE-24")
@pytest.mark.parametrize(
    ("face", "die"),
    [
        ("keeper-vilya-army-loss", VILYA),
        ("keeper-vilya-eye-loss", VILYA),
        ("keeper-nenya-character-loss", NENYA),
        ("keeper-nenya-eye-loss", NENYA),
    ],
)
def test_a_keeper_die_chosen_with_the_loss_symbol_is_lost_to_gandalf_the_white(face: str, die: str) -> None:
    game = recovering({**KEEPERS, **WHITE}, [face])
    assert table_of(game).lost == {die}
    assert table_of(game).pool == tuple({VILYA, NENYA} - {die})


@rule("LM-KEEPER-09")
@pytest.mark.parametrize("face", ["keeper-vilya-army-loss", "keeper-nenya-eye-loss"])
def test_without_gandalf_the_white_a_keeper_die_with_the_loss_symbol_returns(face: str) -> None:
    game = recovering({**KEEPERS, "fangorn": "gandalf-the-grey", "barad-dur": CAPTAIN}, [face])
    assert table_of(game).pool == (VILYA, NENYA)
    assert table_of(game).lost == frozenset()


@rule("LM-KEEPER-08")
def test_a_keeper_die_chosen_without_the_loss_symbol_returns() -> None:
    assert table_of(recovering({**KEEPERS, **WHITE}, ["keeper-vilya-muster"])).pool == (VILYA, NENYA)


@rule("LM-LESSER-04", "LM-DICE-24")
@pytest.mark.parametrize("witch_king", [CAPTAIN, CHIEF])
@pytest.mark.parametrize("face", ["minion-balrog-character-loss", "minion-balrog-eye-loss"])
def test_a_lesser_minions_die_chosen_with_the_loss_symbol_is_lost_to_a_witch_king(face: str, witch_king: str) -> None:
    game = recovering({"moria": "balrog-of-moria", "barad-dur": witch_king}, [face])
    assert dice(game) == ((), [BALROG])


@rule("LM-LESSER-05")
@pytest.mark.parametrize("face", ["minion-balrog-eye-loss", "minion-gothmog-army-loss"])
def test_without_a_witch_king_a_lesser_minions_die_with_the_loss_symbol_returns(face: str) -> None:
    game = recovering({**LESSER, **WHITE, "orthanc": "saruman"}, [face])
    assert dice(game) == ((BALROG, GOTHMOG), [])


@rule("LM-LESSER-04")
def test_a_lesser_minions_die_chosen_without_the_loss_symbol_returns() -> None:
    game = recovering({**LESSER, "barad-dur": CHIEF}, ["minion-gothmog-army"])
    assert table_of(game).pool == (BALROG, GOTHMOG)


@rule("LM-GOTHMOG-08")
@pytest.mark.parametrize("kept", [(), ("minion-gothmog-muster",), ("minion-balrog-draw",)])
def test_the_black_captain_takes_the_gothmog_die_whatever_was_rolled(kept: tuple[str, ...]) -> None:
    game = recovering({**LESSER, "barad-dur": CAPTAIN}, kept)
    assert dice(game) == ((BALROG,), [GOTHMOG])


@rule("LM-GOTHMOG-08")
def test_the_chief_does_not_take_the_gothmog_die() -> None:
    assert table_of(recovering({**LESSER, "barad-dur": CHIEF})).lost == frozenset()


@rule("LM-GOTHMOG-08")
def test_the_black_captain_takes_no_die_before_gothmog_has_come() -> None:
    assert table_of(recovering({"barad-dur": CAPTAIN})).lost == frozenset()


@rule("LM-DICE-25")
def test_a_die_that_showed_the_loss_symbol_and_was_not_chosen_is_not_lost() -> None:
    game = about_to_roll(VILYA, NENYA, armies={**KEEPERS, **WHITE}, turn=3)
    game = play(game, "keeper-vilya-army-loss", "keeper-nenya-draw", "keeper-nenya-draw", "skip")
    assert dice(game) == ((VILYA, NENYA), [])


@rule("LM-DICE-26", "LM-KEEPER-08")
def test_a_chosen_die_with_the_loss_symbol_is_used_in_its_turn_and_lost_in_the_next() -> None:
    armies = {**KEEPERS, **WHITE, "minas-tirith": "gondor 1"}
    game = play(about_to_roll(VILYA, armies=armies, turn=3, lords=NO_RINGS), "keeper-vilya-army-loss")
    assert (question(game).key, game.names()) == ("action", ["move-armies", "skip"])
    assert VILYA in table_of(game).pool
    game = play(game, "skip")
    assert dice(game) == ((NENYA,), [VILYA])


NO_RINGS = {"rings": {"vilya": "out", "nenya": "out", "narya": "out"}}


@rule("LM-DICE-27")
def test_a_removed_die_never_comes_back() -> None:
    game = recovering({**KEEPERS, **LESSER}, lords={"lost_dice": [VILYA, GOTHMOG]})
    assert dice(game) == ((NENYA, BALROG), [VILYA, GOTHMOG])


@rule("LM-DICE-27")
def test_the_gothmog_die_stays_lost_when_the_black_captain_is_gone() -> None:
    game = recovering({**LESSER}, out_of_play=[CAPTAIN], lords={"lost_dice": [GOTHMOG]})
    assert table_of(game).pool == (BALROG,)


@rule("LM-DICE-28")
def test_a_chosen_die_is_used_although_its_character_was_eliminated_this_turn() -> None:
    game = lords_board(kept=["keeper-vilya-draw"], out_of_play=["elrond-keeper-of-vilya"], turn=3)
    game = play(game, "draw-card", "character", "fp-character-02")
    assert [card.name for card in game.state.hands[FREE]] == ["fp-character-02"]
    assert table_of(game).lost == {VILYA}


@rule("LM-DICE-28", "LM-DICE-19")
def test_without_the_balrog_his_symbol_only_pays_for_what_takes_any_die() -> None:
    fields: dict[str, Any] = {"out_of_play": ["balrog-of-moria"], "table": ["fp-strategy-02"]}
    hands = ["shadow-strategy-01", "shadow-character-10"]
    game = lords_board(kept=["minion-balrog-use-balrog"], free=["event"], to_act=SHADOW, hands=hands, **fields)
    assert (question(game).key, game.names()) == ("action", ["break-elven-power", "skip"])


# Examples


@rule("LM-EX-06", "LM-EX-07")
def test_the_chosen_eye_is_lost_with_gandalf_the_white_and_the_other_die_rolled_again() -> None:
    game = about_to_roll(VILYA, NENYA, armies={**KEEPERS, **WHITE}, turn=3)
    game = play(game, "keeper-vilya-eye-loss", "keeper-nenya-eye-loss")
    assert game.names() == ["keeper-vilya-eye-loss", "keeper-nenya-eye-loss"]
    game = play(game, "keeper-vilya-eye-loss")
    assert (game.state.turn, *dice(game)) == (4, (NENYA,), [VILYA])
    game = play(game, *DRAWN, "0", *["character"] * 12)
    assert (question(game).key, question(game).about["die"].name) == ("special-die", NENYA)


@rule("LM-EX-06")
def test_the_eye_is_not_lost_when_gandalf_the_white_has_left() -> None:
    game = recovering({**KEEPERS}, ["keeper-vilya-eye-loss"], out_of_play=["gandalf-the-white"])
    assert table_of(game).pool == (VILYA, NENYA)


# What each turn begins with, and the log


@rule("LM-TOKEN-07", "LM-MOUTH-09")
def test_what_was_used_once_in_a_turn_can_be_used_again_in_the_next() -> None:
    game = recovering(lords={"token_used": True, "sorcery_used": True})
    assert (table_of(game).token_used, table_of(game).sorcery_used) == (False, False)


@rule("LM-DICE-22", "LM-DICE-27")
def test_the_log_says_which_special_dice_are_lost_and_which_are_there() -> None:
    game = recovering({**KEEPERS, **WHITE, "moria": "balrog-of-moria"}, ["keeper-vilya-eye-loss"])
    told = [(event.kind, dict(event.about)) for event in game.events() if event.kind.startswith("special")]
    assert told == [
        ("special-die-lost", {"die": SPECIAL_DICE[VILYA], "by": CHARACTERS["gandalf-the-white"], "fallen": False}),
        ("special-dice", {"side": FREE, "dice": [SPECIAL_DICE[NENYA]]}),
        ("special-dice", {"side": SHADOW, "dice": [SPECIAL_DICE[BALROG]]}),
    ]
