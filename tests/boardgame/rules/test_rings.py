"""Chapter 6: Elven Rings."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.boards import FREE, SHADOW, Board, board
from boardgame.opportunities import options, side
from helpers import key, play, told
from marks import rule

RING = "elven-ring"


def with_rings(tokens: int, eyes: int, /, **fields: Any) -> Board:
    """An opportunity to act with so many ring tokens on each side."""
    dice = {"free": ["muster", "event"], "shadow": ["army", "muster"]}
    return board({"nurn": "sauron 2 nazgul 1"}, rings={FREE: tokens, SHADOW: eyes}, **{**dice, **fields})


@rule("BG-RING-01")
@pytest.mark.parametrize(("free", "shadow"), [(3, 0), (1, 0), (0, 3), (0, 1), (2, 1), (0, 0)])
def test_only_who_has_a_token_may_use_one(free: int, shadow: int) -> None:
    assert (RING in with_rings(free, shadow).names()) is (free > 0)
    assert (RING in with_rings(free, shadow, to_act=SHADOW).names()) is (shadow > 0)


@rule("BG-RING-02")
def test_a_token_is_used_only_at_ones_own_opportunity_to_act() -> None:
    game = with_rings(2, 1)
    assert (side(game), RING in game.names()) == (FREE, True)
    with pytest.raises(ValueError, match="'shadow' is not asked now"):
        game.after(RING, SHADOW)
    inside_the_action = play(game, "muster")
    assert (key(inside_the_action), RING in inside_the_action.names()) == ("action", False)
    fellowship = board(phase="fellowship", fellowship={"at": "dale"}, rings={FREE: 3})
    assert (key(fellowship), RING in fellowship.names()) == ("declare", False)


@rule("BG-RING-03", "BG-RING-10", "BG-AMB-38")
@pytest.mark.parametrize(
    ("owner", "die", "results"),
    [
        (FREE, "muster", {"character", "event", "muster-army"}),
        (FREE, "event", {"character", "muster", "muster-army"}),
        (FREE, "will-of-the-west", {"character", "muster", "event", "muster-army"}),
        (SHADOW, "army", {"character", "muster", "event", "muster-army", "eye"}),
        (SHADOW, "muster-army", {"character", "army", "muster", "event", "eye"}),
    ],
)
def test_a_token_changes_a_die_to_any_other_face_but_will_of_the_west(owner: str, die: str, results: set[str]) -> None:
    dice = {"free" if owner == FREE else "shadow": [die, "character", "character"]}
    game = with_rings(1, 1, **{"free": [], "shadow": [], **dice}, to_act=owner)
    assert options(game, RING) == {die, "character"}
    assert options(game, RING, die) == results
    for new in results - {"eye"}:
        changed = play(game, RING, die, new)
        assert sorted(changed.state.dice[owner]) == sorted(["character", "character", new])


@rule("BG-RING-04", "BG-RING-05", "BG-RING-08", "BG-EX-12")
def test_after_a_token_the_player_acts_with_any_die() -> None:
    game = play(with_rings(1, 0), RING, "event", "character")
    assert (side(game), key(game)) == (FREE, "use-die")
    assert set(game.names()) == {"character", "muster"}
    assert game.state.rings == {FREE: 0, SHADOW: 1}
    game = play(game, "muster", "diplomacy", "elves")
    assert game.state.dice[FREE] == ("character",)
    assert side(game) == SHADOW
    assert (told(game, "ring")[0]["old"], told(game, "ring")[0]["new"]) == ("event", "character")


@rule("BG-RING-06")
def test_after_a_token_one_may_still_pass_or_skip() -> None:
    game = with_rings(1, 0, shadow=["army"] * 3)
    assert "pass" in game.names()
    game = play(game, RING, "event", "character")
    assert "pass" in game.names()
    passed = play(game, "pass")
    assert (side(passed), passed.state.dice[FREE]) == (SHADOW, ("character", "muster"))
    skipped = play(game, "character", "skip")
    assert (side(skipped), skipped.state.dice[FREE]) == (SHADOW, ("muster",))
    even = play(with_rings(1, 0), RING, "event", "character")
    assert "pass" not in even.names()


@rule("BG-RING-07")
def test_a_player_uses_one_token_a_turn() -> None:
    game = play(with_rings(2, 1, free=["muster"] * 3, shadow=["army"] * 3), RING, "character")
    assert RING not in game.names()
    game = play(game, "muster", "skip")
    assert RING in game.names()  # the Shadow has used none
    game = play(game, RING, "event", "army", "skip")
    assert side(game) == FREE
    assert RING not in game.names()
    game = play(game, "muster", "skip")
    assert RING not in game.names()


@rule("BG-RING-08", "BG-RING-09")
def test_a_token_of_the_free_peoples_goes_to_the_shadow_and_one_of_the_shadow_out_of_the_game() -> None:
    free = play(with_rings(3, 0), RING, "event", "character")
    assert free.state.rings == {FREE: 2, SHADOW: 1}
    shadow = play(with_rings(1, 2, to_act=SHADOW), RING, "army", "event")
    assert shadow.state.rings == {FREE: 1, SHADOW: 1}


@rule("BG-RING-11", "BG-RING-12", "BG-EX-13")
def test_a_die_turned_to_an_eye_goes_to_the_hunt_box_and_the_shadow_still_acts() -> None:
    game = with_rings(0, 1, to_act=SHADOW, hunt={"box": {SHADOW: 2}})
    game = play(game, RING, "muster", "eye")
    assert game.state.hunt_box[SHADOW] == 3
    assert game.state.dice[SHADOW] == ("army",)
    assert game.state.rings == {FREE: 0, SHADOW: 0}
    assert side(game) == SHADOW
    assert "army" in game.names()
    game = play(game, "army", "move-armies", "all")
    assert (side(game), game.state.dice[SHADOW]) == (FREE, ())


@rule("BG-RING-13", "BG-RING-14")
def test_eyes_used_dice_and_dice_in_the_hunt_box_cannot_be_changed() -> None:
    box = {"hunt": {"box": {FREE: 1, SHADOW: 4}}}
    game = with_rings(1, 1, to_act=SHADOW, shadow=["army", "muster", "event"], **box)
    game = play(game, "event", "skip")
    assert options(game, RING) == {"muster", "event"}
    game = play(game, "muster", "skip")
    assert options(game, RING) == {"army", "muster"}  # neither the Event die nor an Eye


@rule("BG-RING-15", "BG-AMB-37")
def test_the_shadow_may_use_the_token_just_given_to_it() -> None:
    game = with_rings(1, 0, shadow=["army", "muster"])
    game = play(game, RING, "event", "character", "muster", "skip")
    assert side(game) == SHADOW
    assert RING in game.names()
    assert play(game, RING, "army", "eye").state.rings == {FREE: 0, SHADOW: 0}


@rule("BG-RING-16")
def test_without_an_unused_die_a_token_cannot_be_used() -> None:
    game = with_rings(3, 0, free=[], shadow=["army", "muster"])
    assert (side(game), RING in game.names()) == (SHADOW, False)
    game = play(game, "army", "skip")
    assert side(game) == SHADOW  # the Free Peoples are not even asked


@rule("BG-RING-17")
def test_if_the_last_die_becomes_an_eye_the_opportunity_is_over() -> None:
    game = with_rings(0, 1, to_act=SHADOW, shadow=["army"])
    game = play(game, RING, "eye")
    assert game.state.dice[SHADOW] == ()
    assert (side(game), game.state.hunt_box[SHADOW]) == (FREE, 1)


@rule("BG-RING-17", "BG-TURN-10")
def test_if_the_very_last_die_becomes_an_eye_the_action_phase_is_over() -> None:
    game = play(with_rings(0, 1, free=[], shadow=["army"]), RING, "eye")
    assert game.state.turn == 2
