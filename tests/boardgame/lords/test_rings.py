"""Chapter 6: the Elven Rings by name, Vilya and Nenya."""

from __future__ import annotations

import pytest

import ringwar
from boardgame.boards import FREE, SHADOW, Board
from boardgame.lords.rolls import KEEPERS, question
from boardgame.lords.tables import lords_board, lords_team_board, table_of
from helpers import asked, play
from marks import rule
from ringwar.boardgame.lords.table.facts import RINGS
from ringwar.boardgame.lords.table.state import lords

ELROND = {"rivendell": "elrond-keeper-of-vilya"}
GALADRIEL = {"lorien": "galadriel-keeper-of-nenya"}
EYE_TILE = "std-eye-reveal-1"


def rings(game: Board) -> dict[str, str]:
    return table_of(game).rings


# The normal use


@rule("LM-RING-01", "LM-RING-02", "LM-RING-03")
@pytest.mark.parametrize("ring", ["vilya", "nenya", "narya"])
def test_without_any_keeper_a_ring_of_the_players_choice_changes_a_die(ring: str) -> None:
    game = play(lords_board(free=["character"], shadow=["event"]), "elven-ring")
    assert (*asked(game), game.names()) == (FREE, "which-ring", ["vilya", "nenya", "narya"])
    game = play(game, ring, "muster")
    assert game.state.dice[FREE] == ("muster",)
    assert rings(game) == {each: SHADOW if each == ring else FREE for each in ("vilya", "nenya", "narya")}
    assert game.state.rings == {FREE: 2, SHADOW: 1}


@rule("LM-RING-03")
def test_only_rings_that_the_player_holds_can_be_spent() -> None:
    game = lords_board(free=["character"], shadow=["event"], lords={"rings": {"vilya": "out", "nenya": SHADOW}})
    game = play(game, "elven-ring", "muster")
    assert rings(game) == {"vilya": "out", "nenya": SHADOW, "narya": SHADOW}


@rule("LM-RING-02")
def test_the_normal_use_is_there_with_the_keeper_in_play_too() -> None:
    game = lords_board(KEEPERS, free=["character"], shadow=["event"])
    assert "elven-ring" in game.names()
    assert rings(play(game, "elven-ring", "vilya", "muster"))["vilya"] == SHADOW


@rule("LM-RING-08")
def test_the_shadow_uses_a_ring_that_it_holds_and_it_leaves_the_game() -> None:
    held = {"rings": {"vilya": SHADOW, "narya": SHADOW}}
    game = lords_board(free=["event"], shadow=["army", "event"], to_act=SHADOW, lords=held)
    game = play(game, "elven-ring")
    assert (question(game).side, game.names()) == (SHADOW, ["vilya", "narya"])
    game = play(game, "narya", "army", "muster")
    assert game.state.dice[SHADOW] == ("event", "muster")
    assert rings(game) == {"vilya": SHADOW, "nenya": FREE, "narya": "out"}
    assert game.state.rings == {FREE: 1, SHADOW: 1}


@rule("LM-RING-08")
def test_the_shadow_has_no_special_effects() -> None:
    held = {"rings": {"vilya": SHADOW}}
    game = lords_board(ELROND, free=["event"], shadow=["event"], to_act=SHADOW, lords=held)
    game = play(game, "event", "draw-card", "character", "shadow-character-01")
    assert asked(game) == (FREE, "use-die")


@rule("LM-MULTI-03")
@pytest.mark.parametrize("seat", ["gondor", "rohan"])
def test_with_four_players_the_gondor_player_says_which_ring_is_spent(seat: str) -> None:
    game = lords_team_board(free=["character"], shadow=["event"], acts=[seat], rings={FREE: 3, SHADOW: 0})
    assert asked(game) == (seat, "use-die")
    game = play(game, "elven-ring")
    assert asked(game) == ("gondor", "which-ring")
    game = play(game, "nenya")
    assert asked(game) == (seat, "ring-result")


# Special effects


@rule("LM-RING-04")
def test_a_ring_that_was_spent_has_no_special_effect_any_more() -> None:
    game = play(lords_board(ELROND, free=["character"], shadow=["event"]), "elven-ring", "vilya", "event")
    game = play(game, "draw-card", "character", "fp-character-01")
    assert asked(game) == (SHADOW, "use-die")


@rule("LM-RING-05")
@pytest.mark.parametrize("armies", [{}, GALADRIEL], ids=["nobody", "another Keeper"])
def test_a_special_effect_needs_the_keeper_in_play(armies: dict[str, str]) -> None:
    game = lords_board(armies, free=["event"], shadow=["event"])
    game = play(game, "event", "draw-card", "character", "fp-character-01")
    assert asked(game) == (SHADOW, "action")


@rule("LM-RING-06", "LM-EX-12")
def test_a_special_effect_is_allowed_beside_the_one_normal_use_of_the_turn() -> None:
    game = play(lords_board(ELROND, free=["muster"] * 2, shadow=["event"] * 2), "elven-ring", "narya", "event")
    game = play(game, "event", "draw-card", "character", "fp-character-01")
    assert asked(game) == (FREE, "use-vilya")
    game = play(game, "yes", "event", "skip")
    assert game.names() == ["event", "muster"], "no second normal use, though Nenya is left"
    assert rings(game) == {"vilya": SHADOW, "nenya": FREE, "narya": SHADOW}


@rule("LM-RING-06")
def test_a_special_effect_leaves_the_normal_use_of_the_turn() -> None:
    game = play(lords_board(ELROND, free=["event"] * 2, shadow=["event"]), "event", "draw-card", "character")
    game = play(game, "fp-character-01", "yes", "event", "skip")
    assert game.names() == ["event", "elven-ring"]


# Vilya


@rule("LM-RING-12", "LM-RING-15", "LM-RING-07")
def test_vilya_keeps_the_die_just_used_with_its_result() -> None:
    game = lords_board(ELROND, free=["event"], shadow=["event"] * 2)
    game = play(game, "event", "draw-card", "character", "fp-character-01")
    assert (*asked(game), question(game).about["die"]) == (FREE, "use-vilya", "event")
    assert question(game).cause is RINGS["vilya"]
    game = play(game, "yes")
    assert [event.kind for event in game.events() if event.kind != "table"] == ["die-kept", "ring-goes"]
    assert game.state.dice[FREE] == ("event",)
    assert rings(game) == {"vilya": SHADOW, "nenya": FREE, "narya": FREE}
    assert game.state.rings == {FREE: 2, SHADOW: 1}
    game = play(game, "event", "skip", "event", "draw-card", "strategy", "fp-strategy-02")
    assert game.state.dice[FREE] == ()
    assert len(game.state.hands[FREE]) == 2


@rule("LM-RING-12")
def test_the_free_peoples_need_not_use_vilya() -> None:
    game = lords_board(ELROND, free=["event"], shadow=["event"])
    game = play(game, "event", "draw-card", "character", "fp-character-01", "no")
    assert game.state.dice[FREE] == ()
    assert rings(game)["vilya"] == FREE


@rule("LM-RING-12")
def test_a_skipped_die_was_used_for_no_action() -> None:
    game = play(lords_board(ELROND, free=["event"], shadow=["event"]), "event", "skip")
    assert asked(game) == (SHADOW, "action")


@rule("LM-RING-13", "LM-AMB-07")
@pytest.mark.parametrize(
    "use", [("event", "draw-card", "character", "fp-character-01"), ("character", "separate", "moria")]
)
def test_vilya_cannot_keep_a_will_of_the_west_however_it_was_used(use: tuple[str, ...]) -> None:
    one = {"companions": ["gimli"], "at": "moria"}
    game = lords_board(ELROND, free=["will-of-the-west"], shadow=["event"], fellowship=one)
    game = play(game, "will-of-the-west", *use)
    assert asked(game) == (SHADOW, "action")


@rule("LM-RING-14", "LM-EX-10")
def test_a_die_kept_after_moving_the_fellowship_does_not_go_into_the_hunt_box() -> None:
    game = lords_board(ELROND, free=["character"], shadow=["event"])
    game = play(game, "character", "move-fellowship", "yes")
    assert game.state.progress == 1
    assert (game.state.dice[FREE], game.state.hunt_box[FREE]) == (("character",), 0)
    assert asked(game) == (SHADOW, "use-die")


@rule("LM-RING-14")
def test_a_die_not_kept_goes_into_the_hunt_box() -> None:
    game = play(lords_board(ELROND, free=["character"], shadow=["event"]), "character", "move-fellowship", "no")
    assert (game.state.dice[FREE], game.state.hunt_box[FREE]) == ((), 1)


@rule("LM-RING-16")
def test_vilya_is_offered_when_the_hunt_of_the_move_is_over() -> None:
    box = {"box": {SHADOW: 1, FREE: 0}}
    game = play(lords_board(ELROND, free=["character"], shadow=["event"], hunt=box), "character", "move-fellowship")
    assert question(game).key == "hunt-die"
    assert question(play(game, 1)).key == "use-vilya"


@rule("LM-RING-16", "BG-CARD-05")
def test_vilya_is_decided_before_the_hand_limit_is_kept() -> None:
    hand = [f"fp-character-0{number}" for number in range(1, 7)]
    game = lords_board(ELROND, free=["event"], shadow=["event"], hands=hand, fellowship={"guide": "strider"})
    game = play(game, "event", "draw-card", "character", "fp-character-07")
    assert (asked(game), game.checkpoint.phase) == ((FREE, "use-vilya"), "after-action")
    assert asked(play(game, "yes")) == (FREE, "discard")
    assert play(game, "yes", hand[0]).state.dice[FREE] == ("event",)


@rule("LM-RING-16")
def test_a_position_in_which_vilya_is_offered_comes_back() -> None:
    game = play(lords_board(ELROND, free=["character"], shadow=["event"]), "character", "move-fellowship")
    found = ringwar.read_position(ringwar.write_position(game))
    assert table_of(found).waiting is None
    assert lords(found.checkpoint).waiting == (FREE, "character", "character", "move-fellowship")
    assert (found.checkpoint, found.state) == (game.checkpoint, game.state)
    assert play(found, "yes").state == play(game, "yes").state


@rule("LM-RING-16", "LM-RING-15")
def test_vilya_is_offered_when_the_battle_of_an_attack_is_over() -> None:
    armies = {**ELROND, "minas-tirith": "gondor 3", "osgiliath": "sauron 1"}
    game = lords_board(armies, free=["muster-army"], shadow=["event"], at_war=["gondor"])
    game = play(game, "muster-army", "attack", "all")
    assert (question(game).key, game.state.dice[FREE]) == ("combat-die", ())
    assert table_of(game).waiting == (FREE, "muster-army", "muster-army", "attack")
    game = play(game, 6, 6, 6, 1, "no")
    assert (*asked(game), question(game).about["die"]) == (FREE, "use-vilya", "muster-army")
    game = play(game, "yes")
    assert (game.state.dice[FREE], table_of(game).waiting) == (("muster-army",), None)
    assert asked(game) == (SHADOW, "use-die")


@rule("LM-RING-16")
def test_after_a_battle_the_free_peoples_need_not_use_vilya() -> None:
    armies = {**ELROND, "minas-tirith": "gondor 3", "osgiliath": "sauron 1"}
    game = lords_board(armies, free=["muster-army"], shadow=["event"], at_war=["gondor"])
    game = play(game, "muster-army", "attack", "all", 6, 6, 6, 1, "no", "no")
    assert (game.state.dice[FREE], table_of(game).waiting) == ((), None)
    assert asked(game) == (SHADOW, "action")


@rule("LM-RING-16")
def test_the_shadows_battles_set_off_no_vilya() -> None:
    armies = {**ELROND, "osgiliath": "gondor 1", "south-ithilien": "sauron 3"}
    game = lords_board(armies, free=["event"], shadow=["army"], to_act=SHADOW, at_war=["sauron", "gondor"])
    game = play(game, "attack", "all", 6, 6, 6, 1, "no")
    assert (*asked(game), table_of(game).waiting) == (FREE, "use-die", None)


@rule("LM-AMB-08")
def test_vilya_can_keep_a_keeper_die() -> None:
    game = lords_board(ELROND, kept=["keeper-vilya-draw"], shadow=["event"], to_act=FREE)
    game = play(game, "draw-card", "character", "fp-character-01")
    assert asked(game) == (FREE, "use-vilya")
    assert play(game, "yes").state.dice[FREE] == ("keeper-vilya-draw",)


@rule("LM-AMB-08")
def test_a_table_may_play_that_vilya_keeps_no_keeper_die() -> None:
    choice = {"vilya-keeps-keeper-dice": "no"}
    game = lords_board(ELROND, kept=["keeper-vilya-draw"], free=["event"], shadow=["event"], options=choice)
    assert question(play(game, "keeper-vilya-draw", "draw-card", "character", "fp-character-01")).side == SHADOW
    game = play(game, "event", "draw-card", "character", "fp-character-01")
    assert question(game).key == "use-vilya"


# Nenya


def hunted(**fields: object) -> Board:
    """The Fellowship moves into a hunt that succeeds, and a tile is about to be drawn."""
    box = {"box": {SHADOW: 2, FREE: 0}}
    game = lords_board(GALADRIEL, free=["character"], shadow=["event"], hunt=box, **fields)  # type: ignore[arg-type]
    return play(game, "character", "move-fellowship", 6, 1)


@rule("LM-RING-17", "LM-RING-18", "LM-RING-19", "LM-EX-11", "LM-RING-07")
def test_nenya_cancels_an_eye_and_another_tile_is_drawn_and_resolved() -> None:
    game = play(hunted(), EYE_TILE)
    assert (*asked(game), question(game).about["tile"].name) == (FREE, "use-nenya", EYE_TILE)
    game = play(game, "yes")
    assert asked(game) == ("chance", "tile")
    assert [event.kind for event in game.events() if event.kind != "table"] == ["ring-goes", "tile-cancelled"]
    assert EYE_TILE not in game.names()
    game = play(game, "std-2-1", "none")
    assert game.state.corruption == 2
    assert [tile.name for tile in game.state.removed_tiles] == [EYE_TILE]
    assert [tile.name for tile in game.state.drawn_tiles] == ["std-2-1"]
    assert rings(game)["nenya"] == SHADOW
    assert (game.state.rings, game.state.rings_used) == ({FREE: 2, SHADOW: 1}, ())


@rule("LM-RING-17")
def test_the_free_peoples_need_not_use_nenya() -> None:
    game = play(hunted(), EYE_TILE, "no", "none")
    assert game.state.corruption == 1
    assert rings(game)["nenya"] == FREE


@rule("LM-RING-18")
def test_a_second_eye_cannot_be_cancelled_as_the_ring_is_spent() -> None:
    game = play(hunted(), EYE_TILE, "yes", "std-eye-reveal-2")
    assert question(game).key == "casualty"


@rule("LM-RING-17")
def test_a_tile_without_an_eye_cannot_be_cancelled() -> None:
    assert question(play(hunted(), "std-1-1")).key == "casualty"


@rule("LM-RING-05", "LM-RING-17")
@pytest.mark.parametrize("holder", [SHADOW, "out"])
def test_nenya_must_be_held_by_the_free_peoples(holder: str) -> None:
    assert question(play(hunted(lords={"rings": {"nenya": holder}}), EYE_TILE)).key == "casualty"


@rule("LM-RING-19")
def test_a_cancelled_eye_does_not_come_back_when_the_pool_is_refilled() -> None:
    standard = [f"std-{value}" for value in REST]
    tiles = {"box": {SHADOW: 2, FREE: 0}, "drawn": standard}
    game = lords_board(GALADRIEL, free=["character"], shadow=["event"], hunt=tiles, lords={"smeagol_tiles_in_pool": 0})
    game = play(game, "character", "move-fellowship", 6, 1)
    assert question(game).key == "use-nenya", "the last tile of the pool is an Eye"
    game = play(game, "yes")
    assert sorted(game.names()) == sorted(standard)


REST = (
    *("eye-reveal-2", "eye-reveal-3", "eye-reveal-4", "0-reveal-1", "0-reveal-2", "1-1", "1-2", "1-reveal-1"),
    *("1-reveal-2", "2-1", "2-2", "2-reveal-1", "3-1", "3-2", "3-3"),
)


@rule("LM-RING-19")
def test_a_cancelled_eye_does_not_come_back_in_mordor() -> None:
    gone = {"removed": [EYE_TILE], "drawn": ["std-eye-reveal-2"]}
    game = lords_board(phase="fellowship", fellowship={"at": "morannon", "revealed": True}, hunt=gone)
    game = play(game, "yes")
    pool = [tile.name for tile in game.state.pool]
    assert EYE_TILE not in pool
    assert "std-eye-reveal-2" in pool


@rule("LM-RING-20")
@pytest.mark.parametrize(("tile", "asked"), [("shadow-the-ring-is-mine", "casualty"), ("smeagol-1", "action")])
def test_special_and_smeagol_tiles_cannot_be_cancelled(tile: str, asked: str) -> None:
    track = {"mordor": 1, "companions": ["gimli"]}
    game = lords_board(
        GALADRIEL,
        free=["character"],
        shadow=["event"],
        fellowship=track,
        hunt={"box": {SHADOW: 1, FREE: 0}, "special_in_play": ["shadow-the-ring-is-mine"]},
    )
    game = play(game, "character", "move-fellowship")
    assert tile in game.names()
    assert question(play(game, tile)).key == asked


@rule("LM-AMB-09")
def test_nenya_cancels_an_eye_drawn_for_a_stronghold() -> None:
    box = {"box": {SHADOW: 1, FREE: 0}}
    game = lords_board(GALADRIEL, free=["character"], shadow=["event"], hunt=box, fellowship={"at": "moria"})
    game = play(game, "character", "move-fellowship", 6, "std-0-reveal-1", "hollin", EYE_TILE)
    assert asked(game) == (FREE, "use-nenya")
    game = play(game, "yes", "std-3-1", "none")
    assert game.state.corruption == 3


@rule("LM-AMB-09")
@pytest.mark.parametrize("card", ["shadow-character-05", "shadow-character-06", "shadow-character-07"])
def test_nenya_cancels_an_eye_drawn_for_a_card(card: str) -> None:
    game = lords_board(
        GALADRIEL,
        free=["event"],
        shadow=["character"],
        to_act=SHADOW,
        hands=[card],
        fellowship={"at": "hollin", "companions": []},
    )
    game = play(game, "play-event", EYE_TILE)
    assert asked(game) == (FREE, "use-nenya")
    game = play(game, "yes")
    assert (question(game).key, rings(game)["nenya"]) == ("tile", SHADOW)
