"""Chapter 3.1 and 3.2: special dice are rolled, chosen and used."""

from __future__ import annotations

import pytest

from boardgame.boards import FREE, SHADOW
from boardgame.lords.rolls import BALROG, DRAWN, GOTHMOG, NARYA, NENYA, VILYA, about_to_roll, question
from boardgame.lords.tables import lords_board, table_of
from helpers import asked, play
from marks import rule
from ringwar.boardgame import RULESET

SEEN = {"at": "moria", "revealed": True, "guide": "strider"}

# The roll and the choice


@rule("LM-DICE-01", "LM-DICE-02")
def test_the_only_special_die_is_rolled_with_the_others_and_its_result_kept() -> None:
    game = play(about_to_roll(VILYA, free=1, shadow=1), "character", "army")
    assert asked(game) == ("chance", "special-die")
    game = play(game, "keeper-vilya-muster")
    assert question(game).key == "use-die"
    assert game.names() == ["character", "keeper-vilya-muster", "elven-ring"]
    assert table_of(game).kept == {FREE: "keeper-vilya-muster"}


@rule("LM-DICE-01")
def test_the_special_dice_of_both_sides_are_rolled() -> None:
    game = play(about_to_roll(VILYA, GOTHMOG), "keeper-vilya-muster", "minion-gothmog-army")
    assert game.state.dice == {FREE: ("keeper-vilya-muster",), SHADOW: ("minion-gothmog-army",)}


@rule("LM-DICE-03", "LM-DICE-04")
def test_of_several_special_dice_one_result_is_chosen_before_the_actions() -> None:
    game = play(about_to_roll(VILYA, NENYA, free=1), "character", "keeper-vilya-draw", "keeper-nenya-event")
    assert asked(game) == (FREE, "keep-special-die")
    assert game.names() == ["keeper-vilya-draw", "keeper-nenya-event"]
    game = play(game, "keeper-nenya-event")
    assert game.state.phase == "actions"
    assert game.state.dice[FREE] == ("character", "keeper-nenya-event")


@rule("LM-DICE-03")
def test_the_shadow_chooses_among_its_special_dice() -> None:
    game = play(about_to_roll(BALROG, GOTHMOG), "minion-balrog-draw", "minion-gothmog-muster")
    assert (question(game).side, game.names()) == (SHADOW, ["minion-balrog-draw", "minion-gothmog-muster"])
    assert play(game, "minion-gothmog-muster").state.dice[SHADOW] == ("minion-gothmog-muster",)


@rule("LM-DICE-05")
def test_an_eye_must_be_chosen() -> None:
    game = play(about_to_roll(VILYA, NENYA, free=1), "character", "keeper-vilya-muster", "keeper-nenya-eye-loss")
    assert question(game).key == "use-die"
    assert game.state.dice[FREE] == ("character",)
    assert table_of(game).kept == {FREE: "keeper-nenya-eye-loss"}


@rule("LM-DICE-06")
def test_of_several_eyes_the_player_chooses_one() -> None:
    faces = ("keeper-vilya-eye-loss", "keeper-nenya-event", "keeper-narya-eye")
    game = play(about_to_roll(VILYA, NENYA, NARYA, free=1), "character", *faces)
    assert game.names() == ["keeper-vilya-eye-loss", "keeper-narya-eye"]
    game = play(game, "keeper-narya-eye")
    assert table_of(game).kept == {FREE: "keeper-narya-eye"}
    assert game.state.hunt_box == {FREE: 0, SHADOW: 1}


@rule("LM-DICE-07", "LM-DICE-08", "LM-AMB-01")
@pytest.mark.parametrize(
    ("free", "shadow", "keepers", "first"),
    [
        (1, 2, (VILYA, NENYA), SHADOW),
        (2, 1, (VILYA, NENYA), FREE),
        (2, 2, (VILYA, NENYA), FREE),
        (1, 2, (VILYA, NENYA, NARYA), FREE),
    ],
    ids=["the Shadow rolled more", "the Free Peoples rolled more", "as many", "as many with the special dice"],
)
def test_who_rolled_more_dice_chooses_first(free: int, shadow: int, keepers: tuple[str, ...], first: str) -> None:
    game = about_to_roll(*keepers, BALROG, GOTHMOG, free=free, shadow=shadow)
    game = play(game, *["character"] * (free + shadow), f"{VILYA}-muster", *(f"{die}-draw" for die in keepers[1:]))
    game = play(game, "minion-balrog-muster", "minion-gothmog-draw")
    assert (question(game).key, question(game).side) == ("keep-special-die", first)
    game = play(game, game.names()[0])
    assert (question(game).key, question(game).side) == ("keep-special-die", SHADOW if first == FREE else FREE)


@rule("LM-DICE-02")
@pytest.mark.parametrize(
    ("faces", "options"),
    [
        (("keeper-vilya-muster", "keeper-nenya-muster"), None),
        (("keeper-vilya-eye-loss", "keeper-nenya-eye-loss"), ["keeper-vilya-eye-loss", "keeper-nenya-eye-loss"]),
        (("keeper-vilya-muster", "keeper-nenya-event"), ["keeper-vilya-muster", "keeper-nenya-event"]),
    ],
)
def test_results_that_are_the_same_are_no_choice(faces: tuple[str, str], options: list[str] | None) -> None:
    game = play(about_to_roll(VILYA, NENYA, free=1), "character", *faces)
    assert (game.names() if question(game).key == "keep-special-die" else None) == options


@rule("LM-DICE-07")
def test_dice_in_the_hunt_box_were_not_rolled() -> None:
    box = {"box": {SHADOW: 3, FREE: 0}}
    game = about_to_roll(VILYA, NENYA, BALROG, GOTHMOG, free=2, shadow=1, hunt=box)
    game = play(game, *["character"] * 3, "keeper-vilya-draw", "keeper-nenya-draw")
    game = play(game, "minion-balrog-draw", "minion-gothmog-draw")
    assert question(game).side == FREE


# Eyes


@rule("LM-DICE-09", "LM-DICE-10", "LM-DICE-11")
def test_an_eye_of_a_keeper_strengthens_the_hunt_and_gives_no_action() -> None:
    game = play(about_to_roll(VILYA, free=2), "character", "event", "keeper-vilya-eye-loss")
    assert game.state.hunt_box == {FREE: 0, SHADOW: 1}
    assert game.names() == ["character", "event", "elven-ring"]
    game = play(game, "character", "move-fellowship")
    assert question(game).key == "hunt-die"
    game = play(game, 5)
    assert question(game).key == "use-die", "a 5 is no success: the Eye adds nothing to the roll"


@rule("LM-DICE-09")
def test_an_eye_of_a_lesser_minion_goes_into_the_hunt_box() -> None:
    game = play(about_to_roll(GOTHMOG, free=1, shadow=1), "character", "army", "minion-gothmog-eye-loss")
    assert game.state.hunt_box == {FREE: 0, SHADOW: 1}
    assert game.state.dice[SHADOW] == ("army",)


@rule("LM-DICE-12")
def test_an_eye_of_a_keeper_counts_on_the_mordor_track() -> None:
    track = {"mordor": 1, "companions": []}
    box = {"box": {SHADOW: 1, FREE: 0}}
    game = about_to_roll(VILYA, free=2, fellowship=track, hunt=box)
    game = play(game, "character", "event", "keeper-vilya-eye-loss", "character", "move-fellowship", "std-eye-reveal-1")
    assert game.state.corruption == 2


@rule("LM-DICE-13", "LM-AMB-02")
def test_special_dice_cannot_be_put_into_the_hunt_box() -> None:
    written = {"special_dice_in_pool": [BALROG, GOTHMOG]}
    game = lords_board(phase="hunt-allocation", lords=written, free=["unrolled"], shadow=["unrolled"] * 2)
    assert game.names() == ["0", "1", "2"]
    game = play(game, "2", "character")
    assert [each.name for each in question(game).options] == [
        "minion-balrog-character-loss",
        "minion-balrog-use-balrog",
        "minion-balrog-use-balrog",
        "minion-balrog-muster",
        "minion-balrog-draw",
        "minion-balrog-eye-loss",
    ]


@rule("LM-DICE-14")
def test_special_dice_come_on_top_of_the_most_dice() -> None:
    game = about_to_roll(VILYA, GOTHMOG, free=6, shadow=10)
    game = play(game, *["character"] * 16, "keeper-vilya-draw", "minion-gothmog-eye-loss")
    assert (len(game.state.dice[FREE]), len(game.state.dice[SHADOW]), game.state.hunt_box[SHADOW]) == (7, 10, 1)
    assert list(RULESET.laws(game.state)) == []


# Use


@rule("LM-DICE-15")
@pytest.mark.parametrize(
    ("die", "face", "deeds"),
    [
        ("keeper-vilya-army-loss", "army", ["move-armies", "skip"]),
        ("keeper-vilya-muster", "muster", ["diplomacy", "recruit", "skip"]),
        ("keeper-vilya-event", "event", ["draw-card", "skip"]),
        ("keeper-nenya-character-loss", "character", ["move-fellowship", "separate", "skip"]),
        ("keeper-nenya-muster", "muster", ["diplomacy", "recruit", "skip"]),
        ("keeper-nenya-event", "event", ["draw-card", "skip"]),
        ("keeper-narya-character", "character", ["move-fellowship", "separate", "skip"]),
        ("keeper-narya-muster", "muster", ["diplomacy", "recruit", "skip"]),
        ("keeper-narya-event", "event", ["draw-card", "skip"]),
        ("keeper-narya-army", "army", ["move-armies", "skip"]),
        ("minion-balrog-character-loss", "character", ["move-minions", "move-led-army", "skip"]),
        ("minion-balrog-muster", "muster", ["diplomacy", "skip"]),
        ("minion-gothmog-army-loss", "army", ["move-armies", "skip"]),
        ("minion-gothmog-army", "army", ["move-armies", "skip"]),
        ("minion-gothmog-muster", "muster", ["diplomacy", "skip"]),
    ],
)
def test_a_chosen_result_is_used_by_the_rules_of_its_symbol(die: str, face: str, deeds: list[str]) -> None:
    side = FREE if die.startswith("keeper") else SHADOW
    armies = {"minas-tirith": "gondor 1", "barad-dur": "sauron 1 nazgul 1", "moria": "balrog-of-moria"}
    game = lords_board(armies, kept=[die], to_act=side, at_war=["gondor"])
    assert question(game).about["face"] == face
    assert game.names() == deeds


@rule("LM-DICE-15")
def test_a_muster_event_can_be_played_with_a_special_muster_result() -> None:
    game = lords_board(
        kept=["keeper-vilya-muster"], hands=["fp-strategy-14", "fp-character-02"], shadow=["event"], to_act=FREE
    )
    assert "play-event" in game.names()
    game = play(game, "play-event")
    assert [card.name for card in game.state.hands[FREE]] == ["fp-character-02"]


@rule("LM-DICE-16")
def test_a_chosen_die_counts_when_dice_are_compared_for_passing() -> None:
    armies = {"barad-dur": "sauron 1"}
    few = lords_board(armies, free=["event"], shadow=["army"], to_act=SHADOW)
    assert "pass" not in few.names()
    more = lords_board(armies, free=["event"], shadow=["army"], kept=["keeper-vilya-draw"], to_act=SHADOW)
    assert "pass" in more.names()
    even = lords_board(
        armies, free=["event"], shadow=["army"], kept=["keeper-vilya-draw", "minion-gothmog-draw"], to_act=SHADOW
    )
    assert "pass" not in even.names()


@rule("LM-DICE-17", "LM-DICE-18")
def test_a_draw_symbol_draws_a_card_from_either_deck_and_plays_none() -> None:
    game = lords_board(kept=["keeper-vilya-draw"], shadow=["event"], to_act=FREE, hands=["fp-character-10"])
    assert (question(game).key, game.names()) == ("action", ["draw-card", "skip"])
    game = play(game, "draw-card")
    assert game.names() == ["character", "strategy"]
    game = play(game, "character", "fp-character-03")
    assert [card.name for card in game.state.hands[FREE]] == ["fp-character-10", "fp-character-03"]
    assert game.state.dice[FREE] == ()


@rule("LM-DICE-17")
@pytest.mark.parametrize("die", ["minion-balrog-draw", "minion-gothmog-draw"])
def test_the_shadow_draws_with_a_draw_symbol_too(die: str) -> None:
    game = lords_board(kept=[die], free=["event"], to_act=SHADOW)
    game = play(game, "draw-card", "strategy", "shadow-strategy-07")
    assert [card.name for card in game.state.hands[SHADOW]] == ["shadow-strategy-07"]


@rule("LM-DICE-17")
def test_a_card_drawn_beyond_the_hand_limit_is_discarded() -> None:
    hand = [f"fp-character-0{number}" for number in range(1, 7)]
    game = play(lords_board(kept=["keeper-nenya-draw"], shadow=["event"], to_act=FREE, hands=hand), "draw-card")
    game = play(game, "strategy", "fp-strategy-01")
    assert question(game).key == "discard"


@rule("LM-DICE-19")
@pytest.mark.parametrize("die", ["keeper-vilya-draw", "keeper-vilya-army-loss", "keeper-narya-event"])
def test_any_special_result_pays_for_an_ability_that_takes_any_die(die: str) -> None:
    game = lords_board(kept=[die], shadow=["event"], to_act=FREE, fellowship=SEEN)
    game = play(game, "strider-hides")
    assert not game.state.revealed
    assert game.state.dice[FREE] == ()


@rule("LM-DICE-20")
def test_an_elven_ring_cannot_change_a_special_die() -> None:
    alone = lords_board(kept=["keeper-vilya-draw"], shadow=["event"], to_act=FREE)
    assert asked(alone) == (FREE, "action"), "with no other die there is nothing to choose"
    game = play(
        lords_board(kept=["keeper-vilya-draw"], free=["character", "event"], shadow=["army"]), "elven-ring", "vilya"
    )
    assert (question(game).key, game.names()) == ("ring-die", ["character", "event"])


@rule("LM-DICE-20")
def test_the_shadow_cannot_change_a_lesser_minions_die() -> None:
    game = lords_board(kept=["minion-gothmog-draw"], free=["event"], to_act=SHADOW, lords={"rings": {"vilya": SHADOW}})
    assert asked(game) == (SHADOW, "action"), "with no other die there is nothing to choose"


@rule("LM-DICE-21", "LM-AMB-03")
def test_a_keeper_die_that_moves_the_fellowship_lies_in_the_hunt_box_as_a_die_of_the_free_peoples() -> None:
    game = lords_board(
        kept=["keeper-nenya-character-loss"],
        free=["character"],
        hunt={"box": {SHADOW: 1, FREE: 0}},
        shadow=["event"],
    )
    game = play(game, "keeper-nenya-character-loss", "move-fellowship", 1)
    assert game.state.hunt_box == {FREE: 1, SHADOW: 1}
    game = play(game, "skip", "character", "move-fellowship", 5)
    assert question(game).key == "tile", "a 5 is a success with the Keeper die in the box"


@rule("LM-AMB-03")
def test_a_keeper_die_taken_back_from_the_hunt_box_makes_the_shadow_put_a_die_there() -> None:
    game = play(lords_board(kept=["keeper-nenya-character-loss"]), "move-fellowship")
    game = play(game, *DRAWN, "no", "strider")
    assert (question(game).key, game.names()[0]) == ("allocate", "1")


# Examples


@rule("LM-EX-08")
def test_the_shadow_may_choose_the_balrogs_draw_and_keep_both_dice() -> None:
    armies = {"moria": "balrog-of-moria", "barad-dur": "gothmog-lieutenant-of-morgul"}
    chief = {"orthanc": "witch-king-chief-of-the-ringwraiths"}
    game = about_to_roll(BALROG, GOTHMOG, armies={**armies, **chief}, turn=3)
    game = play(game, "minion-balrog-draw", "minion-gothmog-army-loss", "minion-balrog-draw")
    assert game.state.dice[SHADOW] == ("minion-balrog-draw",)
    game = play(game, "skip")
    assert table_of(game).pool == (BALROG, GOTHMOG)
    assert table_of(game).lost == frozenset()


@rule("LM-EX-09", "LM-DICE-26")
def test_the_gothmog_die_chosen_with_the_loss_symbol_is_used_and_then_lost_with_a_witch_king_in_play() -> None:
    armies = {"moria": "balrog-of-moria", "barad-dur": "sauron 1 gothmog-lieutenant-of-morgul"}
    chief = {"orthanc": "witch-king-chief-of-the-ringwraiths"}
    game = about_to_roll(BALROG, GOTHMOG, armies={**armies, **chief}, turn=3)
    game = play(game, "minion-balrog-draw", "minion-gothmog-army-loss", "minion-gothmog-army-loss")
    assert "move-armies" in game.names()
    game = play(game, "skip")
    assert table_of(game).pool == (BALROG,)
    assert table_of(game).lost == {GOTHMOG}


@rule("LM-DICE-01", "LM-DICE-03")
def test_the_log_says_what_was_rolled_and_what_was_kept() -> None:
    game = play(about_to_roll(VILYA, NENYA, free=1), "character", "keeper-vilya-draw", "keeper-nenya-event")
    (rolled,) = game.events()
    assert (rolled.kind, rolled.about["side"]) == ("special-roll", FREE)
    assert [face.name for face in rolled.about["faces"]] == ["keeper-vilya-draw", "keeper-nenya-event"]
    kept, table = play(game, "keeper-nenya-event").events()
    assert table.kind == "table"
    assert (kept.kind, kept.about["side"], kept.about["face"].name) == ("special-kept", FREE, "keeper-nenya-event")
