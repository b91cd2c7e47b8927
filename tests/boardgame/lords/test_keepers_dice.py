"""Chapters 4, 5 and 8: which special dice there are, and when they join the pool."""

from __future__ import annotations

import pytest

from boardgame.boards import FREE, SHADOW
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

GANDALF = "gandalf-grey-keeper-of-narya"
NARYAS = {"companions": KEEPER_OF_NARYA}
GUIDED = {"guide": GANDALF}
MOVED = {"box": {FREE: 1, SHADOW: 0}}


# Faces


@rule("LM-KEEPER-01", "LM-KEEPER-02", "LM-KEEPER-03", "LM-LESSER-01", "LM-LESSER-02")
@pytest.mark.parametrize(
    ("die", "faces"),
    [
        (VILYA, ["army-loss", "muster", "event", "draw", "draw", "eye-loss"]),
        (NENYA, ["character-loss", "muster", "event", "draw", "draw", "eye-loss"]),
        (NARYA, ["character", "muster", "event", "draw", "army", "eye"]),
        (BALROG, ["character-loss", "use-balrog", "use-balrog", "muster", "draw", "eye-loss"]),
        (GOTHMOG, ["army-loss", "army", "muster", "muster", "draw", "eye-loss"]),
    ],
)
def test_the_faces_of_a_special_die(die: str, faces: list[str]) -> None:
    game = about_to_roll(die)
    assert [face.name for face in question(game).options] == [f"{die}-{face}" for face in faces]
    assert [face.can_be_lost for face in question(game).options] == [face.endswith("-loss") for face in faces]


# Joining the pool


@rule("LM-KEEPER-04", "LM-KEEPER-05", "LM-LESSER-03")
@pytest.mark.parametrize(
    ("armies", "die"),
    [
        ({"rivendell": "elrond-keeper-of-vilya"}, VILYA),
        ({"lorien": "galadriel-keeper-of-nenya"}, NENYA),
        ({"moria": "balrog-of-moria"}, BALROG),
        ({"minas-morgul": "gothmog-lieutenant-of-morgul"}, GOTHMOG),
    ],
)
def test_a_die_joins_at_the_start_of_the_turn_after_its_character_has_entered(armies: dict[str, str], die: str) -> None:
    assert table_of(recovering(armies)).pool == (die,)
    game = about_to_roll(armies=armies, free=1, shadow=1)
    assert question(play(game, "character", "army")).key == "use-die", "he has come in this turn"


@rule("LM-LESSER-03")
def test_no_special_die_without_its_character() -> None:
    assert table_of(recovering({"rivendell": "elves 1"})).pool == ()


@rule("LM-KEEPER-07")
def test_a_keeper_die_with_an_eye_taken_back_forces_no_die_into_the_hunt_box() -> None:
    game = play(about_to_roll(VILYA, armies=KEEPERS, turn=3), "keeper-vilya-eye-loss")
    assert game.state.turn == 4
    game = play(game, *DRAWN, "strider")
    assert (question(game).key, game.names()[0]) == ("allocate", "0")


@rule("LM-KEEPER-07")
def test_a_keeper_die_with_an_eye_taken_back_does_not_bring_the_narya_die() -> None:
    game = about_to_roll(VILYA, armies=KEEPERS, turn=3, fellowship=GUIDED, lords=NARYAS)
    game = play(game, "keeper-vilya-eye-loss")
    assert (game.state.turn, table_of(game).pool) == (4, (VILYA, NENYA))


# The Narya die


@rule("LM-NARYA-05", "LM-KEEPER-06", "LM-NARYA-10")
def test_the_keeper_of_narya_as_guide_brings_his_die_when_a_die_comes_back_from_the_hunt_box() -> None:
    game = recovering(fellowship=GUIDED, lords=NARYAS, hunt=MOVED)
    assert table_of(game).pool == (NARYA,)


@rule("LM-NARYA-06", "LM-EX-15")
def test_without_a_die_from_the_hunt_box_there_is_no_narya_die() -> None:
    game = recovering(fellowship=GUIDED, lords=NARYAS, hunt={"box": {FREE: 0, SHADOW: 2}})
    assert table_of(game).pool == ()


@rule("LM-NARYA-06")
def test_without_the_keeper_of_narya_as_guide_there_is_no_narya_die() -> None:
    assert table_of(recovering(fellowship={"guide": "strider"}, lords=NARYAS, hunt=MOVED)).pool == ()


@rule("LM-NARYA-06", "LM-CHAR-03")
def test_the_base_gandalf_the_grey_brings_no_narya_die() -> None:
    assert table_of(recovering(fellowship={"guide": "gandalf-the-grey"}, hunt=MOVED)).pool == ()


@rule("LM-NARYA-06", "LM-AMB-05")
def test_the_keeper_of_narya_on_the_map_brings_no_die() -> None:
    game = recovering({"rivendell": GANDALF}, fellowship=WITHOUT_GANDALF, lords=NARYAS, hunt=MOVED)
    assert table_of(game).pool == ()


WITHOUT_GANDALF = {"companions": ["strider", "legolas", "gimli"], "guide": "strider"}


@rule("LM-NARYA-07")
def test_a_fellowship_moved_by_an_event_card_does_not_help() -> None:
    alone = {"companions": [], "progress": 1}
    game = lords_board({"edoras": GANDALF}, free=["event"], hands=["fp-character-10"], fellowship=alone, lords=NARYAS)
    game = play(game, "event", "play-event", "move-fellowship")
    assert (game.state.progress, game.state.turn, game.state.taken_back) == (2, 2, 0)


@rule("LM-NARYA-08")
def test_becoming_guide_in_the_fellowship_phase_is_too_late_for_this_turn() -> None:
    game = recovering(fellowship={"guide": "strider"}, lords=NARYAS, hunt=MOVED)
    game = play(game, *DRAWN, GANDALF)
    assert (question(game).key, game.state.guide.name, table_of(game).pool) == ("allocate", GANDALF, ())
    game = play(game, "1", *["event"] * 10)
    assert question(game).key == "use-die"


@rule("LM-NARYA-09")
@pytest.mark.parametrize(("turn", "pool"), [(1, (NARYA,)), (2, ())])
def test_a_keeper_of_narya_who_guides_from_the_start_brings_his_die_in_turn_1(turn: int, pool: tuple[str, ...]) -> None:
    game = lords_board(phase="recover", turn=turn, fellowship=GUIDED, lords=NARYAS)
    assert (game.state.turn, table_of(game).pool) == (turn, pool)


@rule("LM-NARYA-09")
def test_another_guide_at_the_start_brings_no_narya_die() -> None:
    game = lords_board(phase="recover", turn=1, fellowship={"guide": "strider"}, lords=NARYAS)
    assert table_of(game).pool == ()


# Examples


@rule("LM-EX-02", "LM-EX-03")
@pytest.mark.parametrize(("face", "actions", "hunt_level"), [("draw", 5, 0), ("eye", 4, 1)])
def test_the_narya_die_in_turn_1(face: str, actions: int, hunt_level: int) -> None:
    game = lords_board(phase="recover", turn=1, fellowship=GUIDED, lords=NARYAS)
    game = play(game, *DRAWN, GANDALF, "0", *["character"] * 4, *["army"] * 7, f"keeper-narya-{face}")
    assert len(game.state.dice[FREE]) == actions
    assert game.state.hunt_box == {FREE: 0, SHADOW: hunt_level}


@rule("LM-EX-04", "LM-EX-05")
def test_of_narya_and_nenya_one_is_chosen_and_narya_comes_again_only_by_its_condition() -> None:
    armies = {"lorien": "galadriel-keeper-of-nenya"}
    game = recovering(armies, fellowship=GUIDED, lords=NARYAS, hunt=MOVED)
    game = play(game, *DRAWN, GANDALF, "1", *["will-of-the-west"] * 4, *["army"] * 6)
    game = play(game, "keeper-nenya-event", "keeper-narya-army")
    assert game.names() == ["keeper-nenya-event", "keeper-narya-army"]
    game = play(game, "keeper-nenya-event")
    assert game.state.dice[FREE] == ("keeper-nenya-event", *["will-of-the-west"] * 4)
    assert table_of(recovering(armies, fellowship=GUIDED, lords=NARYAS)).pool == (NENYA,)
    assert table_of(recovering(armies, fellowship=GUIDED, lords=NARYAS, hunt=MOVED)).pool == (NENYA, NARYA)
