"""Three Rings for the Elven-kings, and The Lore of the Elven Rings."""

from __future__ import annotations

import pytest

from boardgame.boards import FREE, SHADOW, Board
from boardgame.lords.rolls import BALROG, GOTHMOG, NENYA, VILYA, about_to_roll, question
from boardgame.lords.tables import lords_board, table_of
from helpers import asked, play, told
from marks import rule

THREE_RINGS, LORE = "three-rings-for-the-elven-kings", "the-lore-of-the-elven-rings"


# Three Rings for the Elven-kings


def three_rings(rings: dict[str, str], **fields: object) -> Board:
    """The Free Peoples play the card."""
    game = lords_board(
        free=["event"] * 2,
        shadow=["event"] * 2,
        hands=[THREE_RINGS],
        lords={"rings": rings, "ring_used_this_turn": [FREE]},
        fellowship={"guide": "strider"},
        **fields,  # type: ignore[arg-type]
    )
    return play(game, "play-event")


@rule("LM-RING-09", "LM-RING-10")
def test_each_5_or_more_brings_a_ring_back_those_out_of_the_game_first() -> None:
    game = play(three_rings({"vilya": SHADOW, "nenya": "out", "narya": "out"}), 5, 6, 4)
    assert table_of(game).rings == {"vilya": SHADOW, "nenya": FREE, "narya": FREE}
    assert game.state.rings == {FREE: 2, SHADOW: 1}


@rule("LM-RING-10")
def test_the_free_peoples_choose_among_the_rings_out_of_the_game() -> None:
    game = play(three_rings({"vilya": SHADOW, "nenya": "out", "narya": "out"}), 5, 1, 4)
    assert (*asked(game), game.names()) == (FREE, "ring-returns", ["nenya", "narya"])
    game = play(game, "narya")
    assert table_of(game).rings == {"vilya": SHADOW, "nenya": "out", "narya": FREE}
    assert game.state.rings == {FREE: 1, SHADOW: 1}


@rule("LM-RING-10")
def test_when_none_is_out_of_the_game_a_ring_of_the_shadow_comes_back() -> None:
    game = play(three_rings({"vilya": SHADOW, "nenya": SHADOW, "narya": "out"}), 6, 6, 1)
    assert (question(game).key, game.names()) == ("ring-returns", ["vilya", "nenya"])
    game = play(game, "vilya")
    assert table_of(game).rings == {"vilya": FREE, "nenya": SHADOW, "narya": FREE}
    assert game.state.rings == {FREE: 2, SHADOW: 1}


@rule("LM-RING-09")
def test_no_more_rings_come_back_than_were_used() -> None:
    game = play(three_rings({"vilya": SHADOW}), 6, 6, 6)
    assert set(table_of(game).rings.values()) == {FREE}
    assert game.state.rings == {FREE: 3, SHADOW: 0}


@rule("LM-RING-09")
def test_no_ring_comes_back_without_a_5() -> None:
    game = play(three_rings({"vilya": SHADOW, "narya": "out"}), 4, 4, 4)
    assert table_of(game).rings == {"vilya": SHADOW, "nenya": FREE, "narya": "out"}
    assert game.state.rings == {FREE: 1, SHADOW: 1}


@rule("LM-RING-11")
def test_a_ring_that_has_come_back_works_again_with_its_keeper() -> None:
    game = play(three_rings({"vilya": SHADOW}, armies={"rivendell": "elrond-keeper-of-vilya"}), 6, 1, 1)
    assert asked(game) == (FREE, "use-vilya")


# The Lore of the Elven Rings


def lore_at_work(*faces: str, keeper: str = "keeper-vilya-eye-loss", **fields: object) -> Board:
    """The card lies on the table; the Shadow has rolled these faces and the Free Peoples a Keeper die."""
    dice = [VILYA, *fields.pop("dice", ())]  # type: ignore[misc]
    game = about_to_roll(*dice, free=1, shadow=len(faces), table=[LORE], **fields)
    return play(game, "event", *faces, keeper)


@rule("LM-DICE-10")
def test_the_lore_lets_the_shadow_turn_a_die_when_a_keeper_die_shows_an_eye() -> None:
    game = lore_at_work("army", "army", "event")
    assert (*asked(game), game.names()) == (SHADOW, "lore-die", ["army", "event", "none"])
    game = play(game, "army")
    assert (question(game).key, game.names()) == ("lore-result", ["character", "muster", "event", "muster-army", "eye"])
    game = play(game, "muster")
    turned, table = game.events()
    assert table.kind == "table"
    assert (turned.kind, turned.about["old"], turned.about["new"]) == ("die-turned", "army", "muster")
    assert game.state.dice[SHADOW] == ("army", "event", "muster")
    assert question(game).key == "use-die"
    assert game.state.hunt_box[SHADOW] == 1


def test_the_shadow_need_not_turn_a_die() -> None:
    assert play(lore_at_work("army", "event"), "none").state.dice[SHADOW] == ("army", "event")


def test_a_die_turned_to_an_eye_goes_into_the_hunt_box() -> None:
    game = play(lore_at_work("army", "event"), "event", "eye")
    assert (game.state.dice[SHADOW], game.state.hunt_box[SHADOW]) == (("army",), 2)


def test_an_eye_of_the_shadows_roll_can_be_turned_back() -> None:
    game = lore_at_work("eye", "event", hunt={"box": {SHADOW: 1, FREE: 0}})
    assert (game.state.hunt_box[SHADOW], game.names()) == (3, ["event", "eye", "none"])
    game = play(game, "eye")
    assert "eye" not in game.names()
    game = play(game, "army")
    assert (game.state.dice[SHADOW], game.state.hunt_box[SHADOW]) == (("army", "event"), 2)


def test_dice_put_into_the_hunt_box_before_the_roll_cannot_be_turned() -> None:
    assert lore_at_work("army", "event", hunt={"box": {SHADOW: 2, FREE: 0}}).names() == ["army", "event", "none"]


def test_without_an_eye_of_a_keeper_the_lore_does_nothing() -> None:
    assert question(lore_at_work("army", "eye", keeper="keeper-vilya-draw")).key == "use-die"


def test_an_eye_of_a_lesser_minion_does_not_set_off_the_lore() -> None:
    game = about_to_roll(GOTHMOG, free=1, shadow=1, table=[LORE])
    assert question(play(game, "event", "army", "minion-gothmog-eye-loss")).key == "use-die"


def test_the_lore_turns_one_die_however_many_keeper_dice_show_an_eye() -> None:
    game = about_to_roll(VILYA, NENYA, free=1, shadow=2, table=[LORE])
    game = play(
        game, "event", "army", "event", "keeper-vilya-eye-loss", "keeper-nenya-eye-loss", "keeper-nenya-eye-loss"
    )
    assert question(play(game, "army", "muster")).key == "use-die"


def test_the_lore_does_not_turn_the_die_of_a_lesser_minion() -> None:
    game = play(lore_at_work("army", dice=[GOTHMOG]), "minion-gothmog-muster")
    assert game.names() == ["army", "none"]


TURNS = {"lore-turns-lesser-dice": "yes"}


def test_a_table_may_let_the_lore_turn_the_die_of_a_lesser_minion() -> None:
    game = play(lore_at_work("army", dice=[GOTHMOG], options=TURNS), "minion-gothmog-muster")
    assert game.names() == ["army", "minion-gothmog-muster", "none"]
    game = play(game, "minion-gothmog-muster")
    results = ["army-loss", "army", "draw", "eye-loss"]
    assert game.names() == [f"minion-gothmog-{result}" for result in results]
    game = play(game, "minion-gothmog-army-loss")
    assert game.state.dice[SHADOW] == ("army", "minion-gothmog-army-loss")
    assert table_of(game).kept[SHADOW] == "minion-gothmog-army-loss"


def test_a_table_may_let_the_lore_turn_the_eye_of_a_lesser_minion() -> None:
    game = play(lore_at_work("army", dice=[GOTHMOG], options=TURNS), "minion-gothmog-eye-loss")
    assert game.state.hunt_box[SHADOW] == 2
    game = play(game, "minion-gothmog-eye-loss", "minion-gothmog-muster")
    assert (game.state.dice[SHADOW], game.state.hunt_box[SHADOW]) == (("army", "minion-gothmog-muster"), 1)


def test_the_lore_is_played_onto_the_table() -> None:
    game = lords_board(free=["event"], shadow=["character"], to_act=SHADOW, hands=[LORE])
    game = play(game, "play-event")
    assert [card.name for card in game.state.table[SHADOW]] == [LORE]


# Ending it


def test_a_will_of_the_west_ends_the_lore() -> None:
    game = lords_board(free=["will-of-the-west"], shadow=["event"], table=[LORE])
    assert "break-lore" not in play(game, "will-of-the-west", "event").names()
    game = play(game, "will-of-the-west", "will-of-the-west", "break-lore")
    assert (game.state.table[SHADOW], game.state.rings) == ((), {FREE: 3, SHADOW: 0})


@rule("LM-RING-03")
def test_any_die_and_a_ring_end_the_lore() -> None:
    game = play(lords_board(free=["event"], shadow=["event"], table=[LORE]), "event", "ring-against-lore", "narya")
    assert (game.state.table[SHADOW], game.state.rings_used) == ((), (FREE,))
    assert table_of(game).rings == {"vilya": FREE, "nenya": FREE, "narya": SHADOW}


def test_without_the_card_on_the_table_there_is_nothing_to_end() -> None:
    assert play(lords_board(free=["event"], shadow=["event"]), "event").names() == ["draw-card", "skip"]
    game = play(lords_board(free=["will-of-the-west"], shadow=["event"]), "will-of-the-west", "will-of-the-west")
    assert question(game).side == SHADOW, "a Will of the West could only be skipped"


def test_the_lore_ends_by_the_one_ring_of_the_turn() -> None:
    used = {"ring_used_this_turn": [FREE]}
    game = lords_board(free=["event"], shadow=["event"], table=[LORE], lords=used)
    assert (question(game).key, game.names()) == ("action", ["draw-card", "skip"])


def test_the_last_ring_is_enough_to_end_the_lore() -> None:
    last = {"rings": {"vilya": "out", "nenya": SHADOW}}
    game = lords_board(free=["event"], shadow=["event"], table=[LORE], lords=last)
    game = play(game, "event", "ring-against-lore")
    assert (game.state.table[SHADOW], table_of(game).rings["narya"]) == ((), SHADOW)


def test_without_a_ring_the_lore_stays() -> None:
    game = lords_board(free=["event"], shadow=["event"], table=[LORE], rings={FREE: 0, SHADOW: 3})
    assert (question(game).key, game.names()) == ("action", ["draw-card", "skip"])


@pytest.mark.parametrize("used", [[], [FREE]])
def test_a_table_may_play_that_the_ring_against_the_lore_does_not_count(used: list[str]) -> None:
    game = lords_board(
        free=["event"] * 2,
        shadow=["event"] * 2,
        table=[LORE],
        lords={"ring_used_this_turn": used},
        options={"lore-ring-counts": "no"},
    )
    game = play(game, *([] if used else ["event"]), "ring-against-lore", "vilya")
    assert (game.state.table[SHADOW], game.state.rings_used) == ((), tuple(used))
    assert told(game, "ring-spent") == [{"side": FREE}]
    assert table_of(game).rings["vilya"] == SHADOW


# The Balrog's symbol


@rule("LM-AMB-12")
@pytest.mark.parametrize(("reading", "awake"), [("used", False), ("chosen", True)])
def test_in_the_other_reading_the_balrog_wakes_when_his_symbol_is_chosen(reading: str, awake: bool) -> None:
    game = about_to_roll(BALROG, free=1, armies={"moria": "balrog-of-moria"}, options={"balrog-wakes": reading})
    game = play(game, "event", "minion-balrog-use-balrog")
    assert table_of(game).balrog_active is awake
    assert ("balrog-wakes" in [event.kind for event in game.events()]) is awake


@rule("LM-AMB-12")
def test_another_result_does_not_wake_the_balrog() -> None:
    other = {"balrog-wakes": "chosen"}
    game = about_to_roll(BALROG, free=1, armies={"moria": "balrog-of-moria"}, options=other)
    assert not table_of(play(game, "event", "minion-balrog-draw")).balrog_active


@rule("LM-AMB-12")
def test_a_balrog_who_has_gone_does_not_wake() -> None:
    game = about_to_roll(BALROG, free=1, out_of_play=["balrog-of-moria"], options={"balrog-wakes": "chosen"})
    assert not table_of(play(game, "event", "minion-balrog-use-balrog")).balrog_active


@rule("LM-AMB-12")
def test_an_active_balrog_need_not_wake() -> None:
    other = {"balrog-wakes": "chosen"}
    game = about_to_roll(BALROG, free=1, lords={"balrog": "active"}, options=other)
    game = play(game, "event", "minion-balrog-use-balrog")
    assert "balrog-wakes" not in [event.kind for event in game.events()]
