"""Chapter 21: entering Mordor, and the Mordor track."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.boards import CHARACTERS, FREE, REGIONS, SHADOW, Board, board, names, where
from boardgame.rules.roads import (
    ANOTHER_WAY,
    HIDE,
    MOVE,
    NAZGUL_SEARCH,
    ORC_PATROL,
    STANDARD,
    dawn,
    idle_until,
    order,
    road,
)
from helpers import answered, key, play, told
from marks import rule

EYES = [name for name in STANDARD if "eye" in name]
STOP = "shadow-on-on-they-went"
I_WILL_GO_ALONE = "fp-character-11"
BREAKING = "shadow-character-14"
AXE_AND_BOW, STAFF = "fp-character-06", "fp-character-08"


def track(step: int, companions: list[str] | None = None, **fields: Any) -> Board:
    """The Fellowship on a step of the Mordor track, with Gimli unless others are named."""
    fellowship = {"mordor": step, "companions": ["gimli"] if companions is None else companions}
    return road(fellowship | fields.pop("fellowship", {}), **fields)


# Entering


@rule("BG-MORDOR-01", "BG-MORDOR-05")
@pytest.mark.parametrize(
    ("region", "gate"),
    [("minas-morgul", True), ("morannon", True), ("gorgoroth", False), ("dagorlad", False), ("barad-dur", False)],
)
def test_mordor_may_be_entered_from_its_two_gates(region: str, gate: bool) -> None:
    game = play(dawn({"at": region, "companions": ["gimli"]}))
    assert (key(game) == "enter-mordor") == gate
    if gate:
        assert game.question is not None
        assert game.question.side == FREE
        stayed = play(game, "no")
        assert (stayed.state.mordor, stayed.state.fellowship) == (None, REGIONS[region])


@rule("BG-MORDOR-02", "BG-TURN-09")
def test_mordor_may_be_entered_right_after_a_declaration_at_its_gate() -> None:
    game = play(dawn({"at": "north-ithilien", "progress": 1}), "yes", "minas-morgul")
    assert (key(game), game.state.progress) == ("enter-mordor", 0)
    game = play(game, "yes")
    assert (game.state.mordor, key(game)) == (0, "guide")


@rule("BG-MORDOR-03", "BG-MORDOR-04")
@pytest.mark.parametrize("revealed", [True, False])
def test_mordor_is_entered_hidden_or_revealed_and_without_a_declaration(revealed: bool) -> None:
    game = dawn({"at": "morannon", "revealed": revealed, "companions": ["gimli"]})
    game = play(game, "yes")
    assert (game.state.mordor, game.state.revealed) == (0, revealed)


@rule("BG-MORDOR-06", "BG-MORDOR-11")
def test_the_figure_goes_to_the_first_circle_and_is_in_no_region() -> None:
    game = play(dawn({"at": "morannon", "companions": ["gimli"]}), "yes")
    assert (game.state.mordor, game.state.fellowship) == (0, None)
    assert game.view(SHADOW)["fellowship"]["at"] is None
    assert told(game, "enter-mordor") == [{}]


@rule("BG-MORDOR-11")
def test_on_the_track_no_region_is_where_the_fellowship_is() -> None:
    game = board(
        shadow=["character", "event"],
        hands=[ORC_PATROL],
        fellowship={"mordor": 1},
        armies={"morannon": "sauron 5 nazgul 2", "gorgoroth": "sauron 2 nazgul 1"},
    )
    assert "play-event" in play(game, "character").names()


@rule("BG-MORDOR-07", "BG-MORDOR-21")
def test_a_move_on_the_track_is_a_step_and_no_progress() -> None:
    game = play(track(1), *MOVE, "std-1-1", "none")
    assert (game.state.mordor, game.state.progress) == (2, 0)
    assert told(game, "mordor-step") == [{"step": 2}]
    assert told(game, "progress") == []


@rule("BG-MORDOR-08", "BG-MORDOR-10")
def test_eyes_drawn_before_go_back_into_the_pool_and_numbers_do_not() -> None:
    drawn = [*EYES[:2], "std-3-1", "std-0-reveal-1"]
    game = play(dawn({"at": "morannon", "companions": ["gimli"]}, hunt={"drawn": drawn}), "yes")
    assert sorted(names(game.state.pool)) == sorted({*STANDARD} - {"std-3-1", "std-0-reveal-1"})
    assert names(game.state.drawn_tiles) == {"std-3-1", "std-0-reveal-1"}


@rule("BG-MORDOR-09")
def test_eyes_removed_for_good_stay_away() -> None:
    hunt = {"drawn": EYES[:1], "removed": EYES[1:3]}
    game = play(dawn({"at": "morannon", "companions": ["gimli"]}, hunt=hunt), "yes")
    assert {name for name in names(game.state.pool) if name in EYES} == {EYES[0], EYES[3]}
    assert names(game.state.removed_tiles) == {*EYES[1:3]}


@rule("BG-EX-60", "BG-MORDOR-08", "BG-HUNT-06")
def test_nine_tiles_two_eyes_and_a_special_one_make_a_pool_of_twelve() -> None:
    drawn = [*EYES[:2], "std-1-1", "std-1-2", "std-2-1", "std-2-2", "std-3-1"]
    game = dawn({"at": "morannon", "companions": ["gimli"]}, hunt={"drawn": drawn, "special_in_play": [STOP]})
    assert len(game.state.pool) == 9
    assert len(play(game, "yes").state.pool) == 12


@rule("BG-MORDOR-31")
def test_progress_that_was_not_used_is_lost_in_mordor() -> None:
    game = play(dawn({"at": "morannon", "progress": 4, "companions": ["gimli"]}), "no", "yes")
    assert (game.state.mordor, game.state.progress) == (0, 0)


@rule("BG-AMB-59", "BG-MORDOR-31")
def test_cards_that_need_progress_cannot_be_played_on_the_track() -> None:
    fields: dict[str, Any] = {"shadow": ["character", "event"], "hands": [NAZGUL_SEARCH]}
    fields["armies"] = {"morannon": "sauron 5 nazgul 2"}
    assert "play-event" not in play(board(fellowship={"mordor": 1}, **fields), "character").names()
    outside = board(fellowship={"at": "morannon", "progress": 1}, **fields)
    assert "play-event" in play(outside, "character").names()


@rule("BG-MORDOR-32")
@pytest.mark.parametrize("holder", [FREE, SHADOW])
def test_whoever_holds_the_gate_mordor_may_be_entered(holder: str) -> None:
    game = play(dawn({"at": "minas-morgul"}, control={"minas-morgul": holder}))
    assert key(game) == "enter-mordor"


# Companions on the track


@rule("BG-MORDOR-12", "BG-FSP-45")
def test_on_the_track_no_companion_leaves_by_a_die() -> None:
    assert "separate" not in play(track(1, ["gimli", "strider"]), "character").names()


@rule("BG-MORDOR-12")
def test_a_card_that_separates_costs_the_companion_and_does_the_rest() -> None:
    game = track(1, ["gimli", "strider"], fellowship={"corruption": 3}, hands=[I_WILL_GO_ALONE])
    game = play(game, "character", "play-event", "gimli", "none")
    assert CHARACTERS["gimli"] in game.state.eliminated
    assert (where(game, "gimli"), game.state.corruption) == (None, 2)


@rule("BG-MORDOR-12")
def test_a_card_of_the_shadow_that_separates_eliminates_on_the_track() -> None:
    fellowship = {"mordor": 1, "revealed": True, "companions": ["gimli", "meriadoc", "strider"]}
    game = board(shadow=["character", "event"], hands=[BREAKING], fellowship=fellowship)
    game = play(game, "character", "play-event", "std-2-1", "gimli", "meriadoc")
    assert {CHARACTERS["gimli"], CHARACTERS["meriadoc"]} <= {*game.state.eliminated}
    assert game.state.characters == {}


@rule("BG-MORDOR-12", "BG-HUNT-42")
def test_a_hobbit_guide_who_leaves_on_the_track_is_lost_and_lowers_the_damage() -> None:
    game = play(track(1, ["meriadoc", "peregrin"]), *MOVE, "std-2-1", "yes", "no", "none")
    assert CHARACTERS["meriadoc"] in game.state.eliminated
    assert (game.state.corruption, game.state.characters) == (1, {})


@rule("BG-MORDOR-12", "BG-HUNT-42")
def test_a_hobbit_taken_on_the_track_is_not_taken_alive() -> None:
    game = play(track(1, ["gimli", "meriadoc"]), *MOVE, "std-2-1", "random", "meriadoc")
    assert CHARACTERS["meriadoc"] in game.state.eliminated
    assert (game.state.corruption, game.state.characters) == (1, {})


@rule("BG-MORDOR-13")
def test_on_the_track_nothing_is_declared_and_the_way_back_is_closed() -> None:
    game = dawn({"mordor": 2, "companions": ["gimli"]})
    assert key(game) == "allocate"
    assert answered(play(game, 0), with_chance=True) == ["allocate"]


# Moving on the track


@rule("BG-MORDOR-15")
def test_a_move_on_the_track_draws_a_tile_without_a_roll() -> None:
    game = play(track(1, hunters=0), *MOVE)
    assert (key(game), game.question and game.question.side) == ("tile", "chance")
    game = play(game, "std-2-1")
    assert key(game) == "casualty"
    assert "hunt-die" not in answered(game, with_chance=True)


@rule("BG-MORDOR-16", "BG-MORDOR-17")
def test_on_the_track_too_only_a_hidden_fellowship_moves_and_a_character_result_hides_it() -> None:
    game = track(1, fellowship={"revealed": True}, free=["character", "character", "muster"])
    assert "move-fellowship" not in play(game, "character").names()
    game = play(game, *HIDE)
    assert (game.state.revealed, game.state.mordor, game.state.hunt_box[FREE]) == (False, 1, 0)
    assert "move-fellowship" in play(game, "character").names()


@rule("BG-MORDOR-18", "BG-MORDOR-19", "BG-AMB-34")
@pytest.mark.parametrize(("hunters", "spent", "damage"), [(0, 0, 0), (0, 1, 1), (3, 0, 3), (2, 2, 4), (7, 3, 10)])
def test_an_eye_inflicts_as_much_as_there_are_dice_in_the_box_the_present_one_left_out(
    hunters: int, spent: int, damage: int
) -> None:
    game = play(track(1, hunters=hunters, spent=spent), *MOVE, EYES[0])
    game = play(game, "none") if damage else game
    assert (game.state.corruption, game.state.revealed, game.state.mordor) == (damage, True, 2)
    assert game.state.hunt_box == {FREE: spent + 1, SHADOW: hunters}


@rule("BG-MORDOR-20", "BG-AMB-34")
def test_the_limit_of_five_is_none_for_an_eye_on_the_track() -> None:
    game = play(track(1, hunters=8), *MOVE, EYES[1])
    assert game.question is not None
    assert game.question.about["count"] == 8


@rule("BG-EX-58", "BG-MORDOR-24")
def test_three_shadow_dice_and_one_of_an_earlier_move_make_an_eye_four() -> None:
    game = play(track(2, hunters=3, spent=1), *MOVE, EYES[0], "none")
    assert (game.state.corruption, game.state.mordor) == (4, 3)
    assert sum(game.state.hunt_box.values()) == 5


@rule("BG-AMB-35", "BG-HUNT-30")
def test_an_eye_that_a_card_draws_on_the_track_inflicts_nothing() -> None:
    fellowship = {"mordor": 1, "companions": ["gimli"]}
    game = board(shadow=["character", "event"], hands=[ORC_PATROL], fellowship=fellowship, hunt={"box": {SHADOW: 4}})
    game = play(game, "character", "play-event", EYES[0])
    assert (game.state.corruption, game.state.revealed, game.state.mordor) == (0, False, 1)


@rule("BG-MORDOR-22", "BG-MORDOR-24")
def test_a_stop_icon_holds_the_fellowship_and_the_die_goes_into_the_box_all_the_same() -> None:
    game = play(track(2, hunt={"special_in_play": [STOP]}), *MOVE, STOP, "none")
    assert (game.state.mordor, game.state.corruption) == (2, 3)
    assert game.state.hunt_box[FREE] == 1


@rule("BG-MORDOR-25")
def test_a_reveal_icon_on_the_track_moves_no_figure_and_draws_no_tile() -> None:
    game = play(track(2), *MOVE, "std-0-reveal-1")
    assert (game.state.revealed, game.state.mordor, game.state.fellowship) == (True, 3, None)
    assert key(game) == "use-die"
    assert len(game.state.drawn_tiles) == 1


@rule("BG-MORDOR-26")
def test_table_cards_guide_and_casualties_work_on_the_track() -> None:
    game = play(track(1, table=[AXE_AND_BOW]), *MOVE, "std-3-1", AXE_AND_BOW, "guide")
    assert (game.state.corruption, game.state.mordor, game.state.companions) == (0, 2, ())
    gollum = play(track(1, []), *MOVE, "std-2-1", "yes")
    assert (gollum.state.corruption, gollum.state.revealed, gollum.state.mordor) == (1, True, 2)


@rule("BG-MORDOR-26", "BG-GUIDE-10")
@pytest.mark.parametrize(("tile", "reveals"), [("shadow-give-it-to-uss", True), ("std-2-reveal-1", False)])
def test_gollum_does_not_keep_special_tiles_from_revealing(tile: str, reveals: bool) -> None:
    special = {"special_in_play": [tile]} if tile.startswith("shadow") else {}
    game = play(track(1, [], hunt=special), *MOVE, tile)
    game = play(game, "no") if key(game) == "gollum-reveals" else game
    assert game.state.revealed == reveals


@rule("BG-MORDOR-26", "BG-MORDOR-21")
def test_a_tile_that_is_not_drawn_stops_nobody() -> None:
    game = play(track(1, ["gandalf-the-grey"], table=[STAFF]), *MOVE, STAFF)
    assert (game.state.mordor, game.state.drawn_tiles) == (2, ())


# Standing still


@rule("BG-MORDOR-27")
@pytest.mark.parametrize("revealed", [True, False])
def test_a_turn_without_moving_or_hiding_on_the_track_corrupts(revealed: bool) -> None:
    game = track(1, fellowship={"corruption": 3, "revealed": revealed}, free=["character", "character"])
    game = play(game, "character", "skip")
    assert game.state.corruption == 3
    game = play(game, "character", "skip")
    assert (game.state.corruption, game.state.turn) == (4, 2)
    assert len(told(game, "idle-in-mordor")) == 1


@rule("BG-MORDOR-27")
def test_moving_or_hiding_once_is_enough_and_outside_mordor_nothing_is_asked() -> None:
    moved = play(track(1, hunters=0, free=["character"]), *MOVE, "std-0-reveal-1")
    assert (moved.state.corruption, moved.state.turn) == (0, 2)
    hidden = play(track(1, fellowship={"revealed": True}, free=["character"]), *HIDE)
    assert (hidden.state.corruption, hidden.state.turn) == (0, 2)
    outside = play(road({"at": "morannon"}, free=["character"]), "character", "skip")
    assert (outside.state.corruption, outside.state.turn) == (0, 2)


@rule("BG-MORDOR-27")
def test_what_was_tried_in_one_turn_does_not_count_for_the_next() -> None:
    game = play(track(1, hunters=0, free=["character"]), *MOVE, "std-0-reveal-1")
    game = idle_until(game, "action-die")
    assert (game.state.turn, game.state.corruption) == (2, 0)
    while game.state.turn == 2:
        game = game.after("skip" if "skip" in game.names() else game.names()[0])
    assert game.state.corruption == 1


@rule("BG-EX-59", "BG-WIN-01")
def test_standing_still_with_eleven_corruption_loses_the_game() -> None:
    game = track(1, fellowship={"corruption": 11}, free=["character"])
    game = play(game, "character", "skip")
    assert game.result is not None
    assert (game.result.winner, game.result.kind, game.state.corruption) == (SHADOW, "corruption", 12)


@rule("BG-MORDOR-28")
def test_a_move_halted_by_a_stop_icon_is_an_attempt() -> None:
    game = track(1, ["strider"], free=["character"], hunt={"special_in_play": [STOP]})
    game = play(game, *MOVE, STOP, "guide")
    assert (game.state.turn, game.state.mordor, game.state.corruption) == (2, 1, 0)


@rule("BG-MORDOR-33")
def test_the_turn_of_entering_counts_too() -> None:
    game = play(dawn({"at": "morannon", "companions": ["gimli"]}), "yes")
    while game.state.turn == 1:
        game = game.after("skip" if "skip" in game.names() else game.names()[0])
    assert (game.state.mordor, game.state.corruption) == (0, 1)


@rule("BG-MORDOR-34")
def test_a_card_moves_the_fellowship_on_the_track_with_a_tile_and_no_die_in_the_box() -> None:
    game = play(track(1, [], hands=[ANOTHER_WAY], hunters=2), "character", "play-event", "move-fellowship")
    assert key(game) == "tile"
    game = play(game, EYES[0])
    assert (game.state.mordor, game.state.corruption, game.state.revealed) == (2, 2, True)
    assert game.state.hunt_box == {FREE: 0, SHADOW: 2}


@rule("BG-MORDOR-35")
@pytest.mark.parametrize("revealed", [True, False])
def test_moving_or_hiding_by_a_card_is_an_attempt(revealed: bool) -> None:
    game = track(1, [], fellowship={"revealed": revealed}, hands=[ANOTHER_WAY], free=["character"], hunters=0)
    answers = ("hide-fellowship",) if revealed else ("move-fellowship", "std-0-reveal-1")
    game = play(game, "character", "play-event", *answers)
    assert (game.state.turn, game.state.corruption) == (2, 0)


# The last step


@rule("BG-MORDOR-29", "BG-MORDOR-21")
def test_five_steps_lead_to_the_crack_of_doom() -> None:
    game = track(0, free=["character"] * 5, hunters=0)
    for step, tile in enumerate(("std-1-1", "std-1-2", "std-2-1", "std-2-2"), 1):
        game = play(game, *MOVE, tile, "none")
        assert (game.state.mordor, game.result) == (step, None)
    game = play(game, *MOVE, "std-3-1", "none")
    assert game.result is not None
    assert (game.result.winner, game.result.kind) == (FREE, "ring-destroyed")
    assert (game.state.mordor, game.state.corruption) == (5, 9)


@rule("BG-MORDOR-30", "BG-WIN-02")
def test_the_tile_of_the_last_step_is_resolved_before_the_ring_is_destroyed() -> None:
    game = play(track(4, fellowship={"corruption": 8}), *MOVE, "std-3-1")
    assert (key(game), game.result) == ("casualty", None)
    game = play(game, "none")
    assert (game.result and game.result.winner, game.state.corruption) == (FREE, 11)
    assert order(game, "corruption", "mordor-step", "game-over") == ["corruption", "mordor-step", "game-over"]


@rule("BG-AMB-36", "BG-MORDOR-30")
def test_twelve_corruption_on_the_last_step_is_a_win_of_the_shadow() -> None:
    game = play(track(4, fellowship={"corruption": 9}), *MOVE, "std-3-1", "none")
    assert game.result is not None
    assert (game.result.winner, game.result.kind, game.state.mordor) == (SHADOW, "corruption", 4)


@rule("BG-MORDOR-22", "BG-MORDOR-29")
def test_a_stop_icon_keeps_the_fellowship_from_the_crack_of_doom() -> None:
    game = play(track(4, hunt={"special_in_play": [STOP]}), *MOVE, STOP, "none")
    assert (game.state.mordor, game.result) == (4, None)
    assert order(game, "stopped", "mordor-step") == ["stopped"]
