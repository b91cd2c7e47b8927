"""Chapter 22.1: how a game is won."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.boards import FREE, REGIONS, SHADOW, Board, army, board, field
from boardgame.sieges import score
from helpers import play, told
from marks import rule
from ringwar.kernel import Result

STRONGHOLDS = {
    SHADOW: ["helms-deep", "minas-tirith", "lorien", "rivendell", "erebor"],
    FREE: ["orthanc", "umbar"],
}
NINE = {**dict.fromkeys(STRONGHOLDS[SHADOW][:4], SHADOW), "dale": SHADOW}
TEN = dict.fromkeys(STRONGHOLDS[SHADOW], SHADOW)
FOUR = dict.fromkeys(STRONGHOLDS[FREE], FREE)
THREE = {"orthanc": FREE, "far-harad": FREE}
WITHOUT_DAMAGE = "std-0-reveal-1"


def counted(control: dict[str, str], **fields: Any) -> Board:
    """A game in which the turn is over but for the victory check."""
    return board(control=control, phase="victory-check", **fields)


def at_the_end(corruption: int, **fields: Any) -> Board:
    """The Fellowship is a step away from the Crack of Doom."""
    fellowship = {"mordor": 4, "corruption": corruption, "companions": []}
    return board(fellowship=fellowship, free=["character", "character"], **fields)


@rule("BG-WIN-03", "BG-WIN-04", "BG-WIN-06")
@pytest.mark.parametrize(
    ("control", "points", "result"),
    [
        (NINE, (0, 9), None),
        (TEN, (0, 10), Result(SHADOW, "shadow-military")),
        (THREE, (3, 0), None),
        (FOUR, (4, 0), Result(FREE, "free-military")),
        pytest.param(TEN | FOUR, (4, 10), Result(SHADOW, "shadow-military"), marks=rule("BG-EX-61")),
        (NINE | FOUR, (4, 9), Result(FREE, "free-military")),
    ],
)
def test_the_military_conditions(control: dict[str, str], points: tuple[int, int], result: Result | None) -> None:
    game = counted(control)
    assert (score(game), game.result) == (points, result)


@rule("BG-WIN-10")
def test_a_game_without_a_winner_goes_on() -> None:
    game = counted(NINE, turn=7)
    assert (game.state.turn, game.state.phase, game.result) == (8, "recover", None)
    assert game.question is not None


@rule("BG-WIN-08", "BG-WIN-09")
def test_only_control_tokens_on_enemy_settlements_count() -> None:
    besieger = {"minas-tirith": "sauron 5", "osgiliath": "sauron 1", "dale": "sauron 1"}
    game = board(besieger, {"minas-tirith": "gondor 1"}, control={"dale": SHADOW}, shadow=["army", "army"])
    assert score(game) == (0, 1)


@rule("BG-WIN-07")
def test_ten_points_lost_before_the_victory_check_do_not_win() -> None:
    game = board(
        {"westemnet": "rohan 1", "dagorlad": "sauron 1"},
        control=TEN,
        free=["muster-army"],
        shadow=["army"],
    )
    assert (score(game), game.result) == ((0, 10), None)
    game = play(game, "muster-army", "move-armies", "helms-deep", "skip")
    assert (score(game), game.result, game.state.turn) == ((0, 8), None, 2)


@rule("BG-WIN-07", "BG-WIN-03")
def test_ten_points_kept_until_the_victory_check_win() -> None:
    game = board({"westemnet": "rohan 1"}, control=TEN, free=["muster-army"])
    assert play(game, "muster-army", "skip").result == Result(SHADOW, "shadow-military")


@rule("BG-WIN-01")
@pytest.mark.parametrize(("corruption", "winner"), [(10, None), (11, Result(SHADOW, "corruption"))])
def test_twelve_corruption_wins_for_the_shadow_at_once(corruption: int, winner: Result | None) -> None:
    game = board(
        fellowship={"at": "moria", "companions": [], "corruption": corruption, "revealed": True},
        shadow=["character", "character"],
        hands=["shadow-character-12"],
    )
    game = play(game, "play-event")
    assert (game.state.corruption, game.result) == (corruption + 1, winner)
    assert told(game, "corruption") == [{"count": 1, "total": corruption + 1}]


@rule("BG-WIN-02")
def test_the_crack_of_doom_wins_for_the_free_peoples_at_once() -> None:
    game = play(at_the_end(corruption=11), "character", "move-fellowship", WITHOUT_DAMAGE)
    assert (game.result, game.question) == (Result(FREE, "ring-destroyed"), None)
    assert told(game, "game-over") == [{"winner": FREE, "ending": "ring-destroyed"}]


@rule("BG-WIN-05", "BG-WIN-02")
def test_corruption_beats_the_crack_of_doom() -> None:
    game = play(at_the_end(corruption=11), "character", "move-fellowship", "std-1-1", "no")
    assert game.result == Result(SHADOW, "corruption")


@rule("BG-EX-62", "BG-WIN-05")
def test_the_crack_of_doom_beats_ten_points_of_the_same_turn() -> None:
    game = board(
        {"fords-of-isen": "sauron 1"},
        at_war=["sauron"],
        control={name: SHADOW for name in STRONGHOLDS[SHADOW] if name != "helms-deep"},
        fellowship={"mordor": 4, "corruption": 8, "companions": []},
        shadow=["army", "army"],
        free=["character"],
        to_act=SHADOW,
    )
    game = play(game, "move-armies", "helms-deep")
    assert (score(game), game.result, field(game, "helms-deep")) == ((0, 10), None, army(sauron_regular=1))
    game = play(game, "character", "move-fellowship", WITHOUT_DAMAGE)
    assert game.result == Result(FREE, "ring-destroyed")
    assert game.state.control[REGIONS["helms-deep"]] == SHADOW
