"""Chapter 3: the phases of a turn."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.boards import CHARACTERS, FREE, REGIONS, SHADOW, Board, army, board, field, names
from boardgame.opportunities import kinds, options, side
from helpers import key, play, told
from marks import rule
from ringwar.boardgame.rules.turn import UNROLLED, pool_size
from ringwar.boardgame.table.facts import DECKS, EVENTS
from ringwar.kernel import Result

CARDS = ("fp-character-01", "fp-strategy-04", "shadow-character-01", "shadow-strategy-07")
STRONGHOLDS = ("lorien", "rivendell", "erebor", "minas-tirith", "helms-deep")


def dawn(**fields: Any) -> Board:
    """The first phase of a turn, in which the first card is about to be drawn."""
    return board(phase="recover", **fields)


def idle(game: Board) -> Board:
    """One answer that does as little as possible."""
    found = game.names()
    return game.after(next((name for name in ("skip", "none", "no", "0") if name in found), found[0]))


# The order of the phases


@rule("BG-TURN-02", "BG-TURN-01")
def test_a_turn_has_its_phases_in_their_order_and_then_the_next_turn_begins() -> None:
    game, seen = dawn(turn=5), []
    while game.state.turn < 6:
        seen.append((game.state.turn, game.checkpoint.phase))
        game = idle(game)
    phases = ["recover", "fellowship", "hunt-allocation", "action-roll", "actions"]
    assert list(dict.fromkeys(seen)) == [(5, phase) for phase in phases]
    assert (game.state.turn, game.checkpoint.phase, key(game)) == (6, "recover", "event-card")


@rule("BG-TURN-01", "BG-TURN-11")
def test_after_a_victory_there_is_no_further_turn() -> None:
    game = board(free=["event"], rings={FREE: 0}, control=dict.fromkeys(STRONGHOLDS, SHADOW))
    game = play(game, "skip")
    assert game.question is None
    assert game.result == Result(SHADOW, "shadow-military")
    assert game.state.phase == "over"


@rule("BG-TURN-11")
@pytest.mark.parametrize(
    ("control", "turn"),
    [
        (dict.fromkeys(STRONGHOLDS[1:], SHADOW), 2),
        ({"orthanc": FREE, "north-rhun": FREE}, 2),
        (dict.fromkeys(STRONGHOLDS, SHADOW), 1),
        ({"orthanc": FREE, "umbar": FREE}, 1),
    ],
)
def test_without_a_military_victory_a_new_turn_starts(control: dict[str, str], turn: int) -> None:
    game = play(board(free=["event"], rings={FREE: 0}, control=control), "skip")
    assert game.state.turn == turn
    assert (game.result is None) == (turn == 2)


@rule("BG-TURN-13")
def test_there_is_no_last_turn() -> None:
    game = play(board(turn=10_000, free=["event"], rings={FREE: 0}), "skip")
    assert game.state.turn == 10_001
    assert key(game) == "event-card"


# Phase 1


@rule("BG-TURN-03", "BG-TURN-04")
def test_all_dice_come_back_and_the_hunt_box_is_empty() -> None:
    game = dawn(hunt={"box": {FREE: 2, SHADOW: 4}})
    assert game.state.hunt_box == {FREE: 0, SHADOW: 0}
    assert game.state.dice == {FREE: (UNROLLED,) * 4, SHADOW: (UNROLLED,) * 7}


@rule("BG-TURN-05")
@pytest.mark.parametrize(
    ("characters", "dice"),
    [
        ({}, (4, 7)),
        ({"minas-tirith": "aragorn"}, (5, 7)),
        ({"minas-tirith": "aragorn gandalf-the-white", "orthanc": "saruman"}, (6, 8)),
        ({"orthanc": "saruman", "barad-dur": "witch-king mouth-of-sauron"}, (4, 10)),
    ],
)
def test_dice_gained_are_added_and_dice_lost_are_taken_out(characters: dict[str, str], dice: tuple[int, int]) -> None:
    game = dawn(armies=characters)
    assert (len(game.state.dice[FREE]), len(game.state.dice[SHADOW])) == dice
    lost = dawn(out_of_play=["saruman", "witch-king", "aragorn"])
    assert (len(lost.state.dice[FREE]), len(lost.state.dice[SHADOW])) == (4, 7)


@rule("BG-TURN-06", "BG-TURN-07")
def test_after_the_dice_both_players_draw_from_both_their_decks() -> None:
    game = dawn()
    assert game.state.dice[SHADOW]  # the dice are there before the first card
    for name in CARDS:
        assert (side(game), key(game)) == ("chance", "event-card")
        game = play(game, name)
    assert key(game) == "guide"
    assert {owner: names(cards) for owner, cards in game.state.hands.items()} == {
        FREE: set(CARDS[:2]),
        SHADOW: set(CARDS[2:]),
    }
    assert [(each["side"], each["deck"]) for each in told(game, "draw")] == [
        (owner, deck) for owner in (FREE, SHADOW) for deck in DECKS
    ]


@rule("BG-TURN-06")
def test_cards_are_drawn_in_every_turn() -> None:
    for turn in (1, 2, 8):
        game = play(dawn(turn=turn), *CARDS)
        assert len(told(game, "draw")) == 4


# Phase 2


@rule("BG-TURN-08")
def test_in_the_fellowship_phase_only_the_free_peoples_decide() -> None:
    game, asked = play(dawn(fellowship={"at": "morannon", "progress": 1}), *CARDS), []
    while game.checkpoint.phase == "fellowship":
        asked.append((side(game), key(game)))
        game = idle(game)
    assert asked == [(FREE, "declare"), (FREE, "enter-mordor"), (FREE, "guide")]
    assert (side(game), key(game)) == (SHADOW, "allocate")


@rule("BG-TURN-09", "BG-FSP-25")
def test_the_declaration_and_its_effects_come_before_mordor_and_the_guide() -> None:
    game = board(phase="fellowship", fellowship={"at": "dagorlad", "progress": 1, "corruption": 2})
    game = play(game, "yes", "morannon", "yes", "strider")
    assert (game.state.mordor, game.state.guide) == (0, CHARACTERS["strider"])
    assert [kind for kind in kinds(game) if kind in ("declare", "fellowship-at", "enter-mordor", "guide")] == [
        *("declare", "fellowship-at", "enter-mordor", "guide"),
    ]


@rule("BG-TURN-09")
def test_a_tile_forced_on_a_declaration_is_resolved_before_anything_else_in_the_phase() -> None:
    game = board(phase="fellowship", fellowship={"at": "hollin", "progress": 1}, table=["shadow-character-17"])
    game = play(game, "yes", "moria", "yes")
    assert key(game) == "tile"
    game = play(game, "std-1-1", "none")
    assert (game.state.corruption, key(game)) == (1, "guide")


# Phase 5 and the end


@rule("BG-TURN-10", "BG-DICE-44")
def test_the_action_phase_ends_with_the_last_die_of_both() -> None:
    game = board({"umbar": "southrons 2"}, free=["event"], shadow=["event", "army"], rings={FREE: 0})
    game = play(game, "event", "skip", "event", "skip")
    assert (game.state.phase, side(game), game.state.turn) == ("actions", SHADOW, 1)
    game = play(game, "skip")
    assert (game.checkpoint.phase, game.state.turn) == ("recover", 2)


@rule("BG-TURN-10")
def test_a_battle_fought_with_the_last_die_is_fought_out_before_the_phase_ends() -> None:
    game = board({"osgiliath": "gondor 1", "south-ithilien": "sauron 3"}, at_war=["sauron"], shadow=["army"])
    game = play(game, "attack", "all", 6, 1, 1, 1, "yes", "all")
    assert field(game, "osgiliath") == army(sauron_regular=3)
    assert game.checkpoint.phase == "recover"


@rule("BG-TURN-12")
@pytest.mark.parametrize(
    ("game", "answers", "result"),
    [
        (
            board(phase="fellowship", fellowship={"at": "hollin", "progress": 1, "corruption": 11, "companions": []},
                  table=["shadow-character-17"]),
            ("yes", "moria", "yes", "std-1-1", "no"),
            Result(SHADOW, "corruption"),
        ),
        (
            board(free=["character", "event"], fellowship={"mordor": 4, "companions": []}),
            ("character", "move-fellowship", "std-0-reveal-1"),
            Result(FREE, "ring-destroyed"),
        ),
        (
            board(shadow=["character", "event"], hands=["shadow-character-12"],
                  fellowship={"revealed": True, "corruption": 11}),
            ("character", "play-event"),
            Result(SHADOW, "corruption"),
        ),
        (
            board(free=["event"], rings={FREE: 0}, fellowship={"mordor": 1, "corruption": 11}),
            ("skip",),
            Result(SHADOW, "corruption"),
        ),
    ],
)  # fmt: skip
def test_a_ring_victory_ends_the_game_at_that_moment(game: Board, answers: tuple[Any, ...], result: Result) -> None:
    end = play(game, *answers)
    assert end.question is None
    assert end.result == result
    assert (end.state.hunt, end.state.battle) == (None, None)
    assert [kind for kind in kinds(end) if kind != "table"][-1] == "game-over"


@rule("BG-EX-05", "BG-TURN-04", "BG-DICE-16")
def test_after_two_moves_the_hunt_box_is_empty_in_the_next_turn_and_a_die_must_be_allocated() -> None:
    game = board(free=["character", "character"], rings={FREE: 0}, hunt={"box": {SHADOW: 3}}, turn=3)
    game = play(game, "move-fellowship", 1, 1, 1, "move-fellowship", 1, 1, 1)
    assert (game.state.turn, game.state.hunt_box) == (4, {FREE: 0, SHADOW: 0})
    assert [pool_size(game.state, each) for each in (FREE, SHADOW)] == [4, 7]
    assert {each: len(dice) for each, dice in game.state.dice.items()} == {FREE: 4, SHADOW: 7}
    game = play(game, *CARDS, "no", "gandalf-the-grey")
    assert (key(game), "0" in game.names(), "1" in game.names()) == ("allocate", False, True)


@rule("BG-TURN-03", "BG-RING-07")
def test_what_may_be_done_once_a_turn_may_be_done_again_in_the_next() -> None:
    used: dict[str, Any] = {"rings_used": [FREE, SHADOW], "messenger_used": True}
    game = play(board(free=["event"], fellowship={"at": "dale"}, **used), "skip")
    assert game.state.turn == 2
    assert game.state.rings_used == ()
    assert game.state.messenger_used is False
    assert REGIONS["dale"] is game.state.fellowship
    assert options(game) == {name for name in EVENTS if name.startswith("fp-character")}
