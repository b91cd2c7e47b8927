"""Chapter 13.3: the action tokens of the Shadow."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.boards import FREE, REGIONS, SHADOW, Board
from boardgame.lords.tables import lords_board, table_of
from boardgame.opportunities import options, side
from helpers import key, play, told
from marks import rule
from ringwar.boardgame.lords.table.facts import ACTION_TOKENS

NAZGUL, POLITICS = "shadow-token-nazgul", "shadow-token-politics"
COUNCIL = {"council-of-rivendell": "yes"}
LORDS_OUTSIDE = {"gimli": "gimli-dwarven-lord", "legolas": "legolas-elven-prince", "boromir": "boromir-captain-general"}
NO_RINGS = {FREE: 0, SHADOW: 0}


def first_phase() -> Board:
    lords = {"companions": LORDS_OUTSIDE}
    return lords_board(phase="fellowship", turn=1, dice={}, lords=lords, options=COUNCIL)


def with_tokens(*tokens: str, **fields: Any) -> Board:
    """It is the Shadow's turn to act, with Nazgûl in Minas Morgul and these tokens."""
    fields = {"to_act": SHADOW, "rings": NO_RINGS, **fields}
    return lords_board({"minas-morgul": "nazgul 2"}, options=COUNCIL, lords={"shadow_tokens": list(tokens)}, **fields)


@rule("LM-TOKEN-01")
@pytest.mark.parametrize("token", [NAZGUL, POLITICS])
def test_for_one_companion_outside_the_shadow_takes_a_token_of_his_choice(token: str) -> None:
    game = play(first_phase(), "gimli-dwarven-lord", "none")
    assert (side(game), key(game), game.names()) == (SHADOW, "which-token", [NAZGUL, POLITICS])
    game = play(game, token)
    assert table_of(game).tokens == (token,)
    assert [about["token"] for about in told(game, "token")] == [token]


@rule("LM-TOKEN-02")
@pytest.mark.parametrize("outside", [2, 3])
def test_for_more_companions_outside_the_shadow_has_both_tokens(outside: int) -> None:
    game = play(first_phase(), *list(LORDS_OUTSIDE.values())[:outside], "none")
    assert table_of(game).tokens == (NAZGUL, POLITICS)
    assert key(game) == "guide"


@rule("LM-TOKEN-01")
def test_there_is_no_token_while_all_are_with_the_fellowship() -> None:
    game = play(first_phase(), "none")
    assert table_of(game).tokens == ()
    assert key(game) == "guide"


@rule("LM-TOKEN-03", "LM-TOKEN-05")
def test_the_nazgul_token_moves_nazgul_and_minions_instead_of_a_die() -> None:
    game = with_tokens("nazgul", "politics", free=["event"], shadow=["event", "army"])
    assert options(game) == {"event", "army", NAZGUL, POLITICS}
    game = play(game, NAZGUL)
    assert key(game) == "move-minion"
    assert game.question is not None
    assert game.question.cause is ACTION_TOKENS[NAZGUL]
    game = play(game, "minas-morgul", 2, "dale")
    assert game.state.nazgul == {REGIONS["dale"]: 2}
    assert game.state.dice[SHADOW] == ("army", "event")
    assert table_of(game).tokens == (POLITICS,)
    assert told(game, "use-token") == [{"side": SHADOW, "token": NAZGUL}]
    assert side(game) == FREE


@rule("LM-TOKEN-03")
def test_the_nazgul_token_moves_a_minion_who_walks() -> None:
    game = lords_board(
        {"barad-dur": "mouth-of-sauron"},
        shadow=["event", "army"],
        lords={"shadow_tokens": ["nazgul"]},
        options=COUNCIL,
    )
    game = play(game, NAZGUL, "mouth-of-sauron", "gorgoroth")
    assert [region.name for region in game.state.characters.values()] == ["gorgoroth"]


@rule("LM-TOKEN-04", "LM-TOKEN-05")
def test_the_political_token_advances_a_nation_of_the_shadow() -> None:
    game = with_tokens("politics", free=["event"], shadow=["event", "army"])
    before = game.state.politics["southrons"]
    game = play(game, POLITICS)
    assert (key(game), game.names()) == ("diplomacy", ["isengard", "sauron", "southrons"])
    game = play(game, "southrons")
    assert game.state.politics["southrons"] == before - 1
    assert game.state.dice[SHADOW] == ("army", "event")
    assert table_of(game).tokens == ()


@rule("LM-TOKEN-06")
def test_a_token_that_could_do_nothing_is_not_offered() -> None:
    at_war = ["isengard", "sauron", "southrons"]
    game = with_tokens("nazgul", "politics", shadow=["event", "army"], at_war=at_war)
    assert options(game) == {"event", "army", NAZGUL}
    game = lords_board(shadow=["event", "army"], lords={"shadow_tokens": ["nazgul", "politics"]}, options=COUNCIL)
    assert options(game) == {"event", "army", POLITICS}


@rule("LM-TOKEN-06", "LM-TOKEN-07")
def test_a_token_is_used_once_and_only_one_in_a_turn() -> None:
    game = with_tokens("nazgul", "politics", free=["event", "event"], shadow=["event", "army"])
    game = play(game, POLITICS, "sauron", "skip")
    assert side(game) == SHADOW
    assert options(game) == {"event", "army"}
    assert table_of(game).tokens == (NAZGUL,)


@rule("LM-TOKEN-07")
def test_the_other_token_can_be_used_in_another_turn() -> None:
    used = {"shadow_tokens": ["nazgul"], "token_used": True}
    game = lords_board({"minas-morgul": "nazgul 1"}, phase="recover", turn=2, lords=used, options=COUNCIL)
    game = play(game, "fp-character-01", "fp-strategy-01", "shadow-character-01", "shadow-strategy-01")
    assert game.state.turn == 2
    assert table_of(game).token_used is False
    assert table_of(game).tokens == (NAZGUL,)


@rule("LM-TOKEN-08")
def test_a_token_pays_for_no_card_and_no_ability() -> None:
    fields: dict[str, Any] = {"shadow": ["event", "army"], "hands": ["shadow-character-01"], "at_war": ["isengard"]}
    game = with_tokens("nazgul", **fields)
    after = play(game, NAZGUL)
    assert key(after) == "move-minion"
    assert set(after.names()) == {"minas-morgul", "none"}


@rule("LM-TOKEN-09")
def test_a_ring_changes_a_die_and_never_a_token() -> None:
    game = with_tokens("nazgul", free=["event"], shadow=["event", "army"], rings={FREE: 0, SHADOW: 1})
    game = play(game, "elven-ring")
    assert (key(game), set(game.names())) == ("ring-die", {"event", "army"})
    alone = with_tokens("nazgul", free=["event"], rings={FREE: 0, SHADOW: 1})
    assert options(alone) == {NAZGUL, "pass"}


@rule("LM-TOKEN-10", "LM-EX-30")
@pytest.mark.parametrize("dice, may_pass", [(2, True), (3, False), (4, False)])
def test_tokens_do_not_count_when_dice_are_compared_for_passing(dice: int, may_pass: bool) -> None:
    game = with_tokens("nazgul", free=["event"] * 3, shadow=["event", "army", "muster", "character"][:dice])
    assert ("pass" in game.names()) == may_pass


@rule("LM-TOKEN-10")
def test_tokens_of_the_shadow_let_nobody_else_pass() -> None:
    lords = {"shadow_tokens": ["nazgul", "politics"]}
    game = lords_board(
        {"minas-morgul": "nazgul 2"}, free=["event", "muster-army"], shadow=["event"], lords=lords, rings=NO_RINGS
    )
    assert side(game) == FREE
    assert options(game) == {"event", "muster-army"}
    game = lords_board(
        {"minas-morgul": "nazgul 2"}, free=["event", "muster-army"], shadow=["event"] * 2, lords=lords, rings=NO_RINGS
    )
    assert options(game) == {"event", "muster-army"}


# Without a die


@rule("LM-AMB-25", "LM-TOKEN-05")
def test_without_a_die_the_shadow_may_use_a_token_at_an_opportunity_that_he_still_gets() -> None:
    game = with_tokens("nazgul", free=["event", "muster-army"], shadow=[])
    assert side(game) == SHADOW
    assert options(game) == {NAZGUL, "pass"}
    game = play(game, NAZGUL, "minas-morgul", 1, "dale", "none")
    assert side(game) == FREE
    assert game.state.nazgul == {REGIONS["minas-morgul"]: 1, REGIONS["dale"]: 1}


@rule("LM-AMB-25")
def test_the_shadow_is_never_forced_to_use_a_token() -> None:
    game = play(with_tokens("nazgul", free=["event", "muster-army"], shadow=[]), "pass")
    assert side(game) == FREE
    assert table_of(game).tokens == (NAZGUL,)
    game = play(game, "event", "skip")
    assert (side(game), options(game)) == (SHADOW, {NAZGUL, "pass"})


@rule("LM-AMB-25")
def test_the_phase_goes_on_for_a_token_and_ends_when_it_is_declined_or_used() -> None:
    game = with_tokens("nazgul", free=["muster-army"], shadow=[], to_act=FREE)
    game = play(game, "skip")
    assert (side(game), options(game)) == (SHADOW, {NAZGUL, "pass"})
    assert game.state.phase == "actions"
    assert play(game, "pass").state.turn == 2
    assert table_of(play(game, "pass")).tokens == (NAZGUL,)
    used = play(game, NAZGUL, "none")
    assert used.state.turn == 2
    assert table_of(used).tokens == ()


@rule("LM-AMB-25", "LM-TOKEN-07")
@pytest.mark.parametrize("used, turn", [(False, 1), (True, 2)])
def test_the_phase_ends_without_a_question_when_no_token_can_be_used(used: bool, turn: int) -> None:
    game = lords_board(
        {"minas-morgul": "nazgul 2"},
        free=["muster-army"],
        lords={"shadow_tokens": ["nazgul"], "token_used": used},
        options=COUNCIL,
        rings=NO_RINGS,
    )
    assert play(game, "skip").state.turn == turn


@rule("LM-AMB-25")
def test_after_a_roll_of_eyes_alone_the_tokens_are_left() -> None:
    game = with_tokens("nazgul", phase="action-roll", dice={FREE: [], SHADOW: ["unrolled"]})
    game = play(game, "eye")
    assert (side(game), options(game)) == (SHADOW, {NAZGUL, "pass"})
    assert game.state.hunt_box[SHADOW] == 1
