"""Chapter 18.1, 18.2 and 18.6: where the Fellowship is, moving it and hiding it."""

from __future__ import annotations

import pytest

import ringwar
from boardgame.boards import CHARACTERS, FREE, REGIONS, SHADOW, board
from boardgame.rules.roads import ANOTHER_WAY, HIDE, MOVE, ORC_PATROL, at, dawn, road
from helpers import key, play, told
from marks import rule
from ringwar.boardgame.rules.fellowship import GOLLUM


@rule("BG-FSP-01", "BG-FSP-13")
def test_the_figure_shows_where_the_fellowship_was_last_seen_however_far_it_walks() -> None:
    game = road({"at": "rivendell"}, hunters=0, free=["character", "character", "character", "muster"])
    game = play(game, *MOVE, *MOVE, *MOVE)
    assert at(game, "rivendell")
    assert game.state.progress == 3
    assert told(game, "fellowship-at") == []


@rule("BG-FSP-02")
@pytest.mark.parametrize(("region", "far"), [("hollin", True), ("rivendell", False), ("bree", False)])
def test_a_card_that_asks_where_the_fellowship_is_looks_at_the_figure_and_not_at_the_progress(
    region: str, far: bool
) -> None:
    game = board(
        shadow=["character", "army"],
        hands=[ORC_PATROL],
        fellowship={"at": region, "progress": 6},
        armies={"orthanc": "isengard 2"},
    )
    assert ("play-event" in play(game, "character").names()) == far


@rule("BG-FSP-03", "BG-INFO-08")
@pytest.mark.parametrize("side", [FREE, SHADOW])
def test_progress_and_whether_it_is_revealed_are_seen_by_all(side: str) -> None:
    shown = road({"progress": 3}).view(side)["fellowship"]
    assert (shown["progress"], shown["revealed"], shown["at"]) == (3, False, "hollin")
    assert road({"revealed": True}).view(side)["fellowship"]["revealed"] is True


@rule("BG-FSP-04")
def test_frodo_and_sam_are_no_companions_who_could_be_parted_or_leave() -> None:
    game = play(road(), "character", "separate")
    assert game.names() == [
        "gandalf-the-grey",
        "strider",
        "boromir",
        "legolas",
        "gimli",
        "meriadoc",
        "peregrin",
    ]
    assert not {"frodo", "sam"} & set(CHARACTERS)


@rule("BG-FSP-04")
def test_with_all_companions_gone_nobody_can_be_separated_and_the_ring_bearers_go_on() -> None:
    game = play(road({"companions": []}, hunters=0), "character")
    assert "separate" not in game.names()
    assert "move-fellowship" in game.names()


@rule("BG-FSP-05")
def test_corruption_starts_at_nothing_and_never_falls_below() -> None:
    assert ringwar.start("boardgame").state.corruption == 0
    game = play(dawn({"at": "rivendell", "progress": 1, "corruption": 0}), "yes", "none")
    assert game.state.corruption == 0
    assert told(game, "heal") == [{"count": 0, "total": 0}]


@rule("BG-FSP-06", "BG-GUIDE-08")
def test_a_companion_in_the_fellowship_does_not_use_what_he_could_do_outside() -> None:
    inside = road({"at": "minas-tirith", "companions": ["boromir", "gimli"]})
    assert "boromir-rouses-gondor" not in play(inside, "muster").names()
    outside = road({"companions": ["gimli"]}, armies={"minas-tirith": "boromir"})
    assert "boromir-rouses-gondor" in play(outside, "muster").names()


@rule("BG-FSP-07")
@pytest.mark.parametrize(
    ("dice", "moves"),
    [
        (("character",), True),
        (("will-of-the-west", "character"), True),
        (("will-of-the-west", "muster"), False),
        (("event",), False),
        (("muster",), False),
        (("muster-army",), False),
    ],
)
def test_a_character_result_moves_the_fellowship_and_no_other(dice: tuple[str, ...], moves: bool) -> None:
    spare = "muster" if dice[0] != "muster" else "event"
    game = play(road(free=[dice[0], spare]), *dice)
    assert key(game) == "action"
    assert ("move-fellowship" in game.names()) == moves


@rule("BG-FSP-07", "BG-FSP-10", "BG-FSP-11")
def test_a_card_moves_the_fellowship_too_with_a_hunt_and_without_a_die_in_the_hunt_box() -> None:
    game = road({"companions": [], "progress": 1}, hands=[ANOTHER_WAY])
    game = play(game, "character", "play-event", "move-fellowship")
    assert game.state.progress == 2
    assert (key(game), game.question and game.question.side) == ("hunt-die", "chance")
    game = play(game, 2)
    assert game.state.hunt_box == {FREE: 0, SHADOW: 1}
    assert game.state.dice[FREE] == ("muster",)


@rule("BG-FSP-08", "BG-FSP-42")
def test_a_revealed_fellowship_must_be_hidden_before_it_can_move_with_another_die() -> None:
    game = road({"revealed": True}, hunters=0, free=["character", "character", "muster"])
    assert "move-fellowship" not in play(game, "character").names()
    game = play(game, *HIDE)
    assert (game.state.progress, game.state.revealed, at(game, "hollin")) == (0, False, True)
    assert game.state.dice[FREE] == ("character", "muster")
    assert play(game, *MOVE).state.progress == 1


@rule("BG-AMB-46", "BG-FSP-08")
def test_a_card_cannot_move_a_revealed_fellowship() -> None:
    game = road({"companions": [], "revealed": True}, hands=[ANOTHER_WAY])
    assert play(game, "character", "play-event").names() == ["hide-fellowship", "none"]


@rule("BG-FSP-09", "BG-FSP-03")
def test_a_move_is_one_step_of_progress_and_the_figure_stays() -> None:
    game = play(road({"progress": 4}, hunters=0), *MOVE)
    assert game.state.progress == 5
    assert at(game, "hollin")
    assert game.state.revealed is False
    assert told(game, "progress") == [{"progress": 5}]


@rule("BG-AMB-44", "BG-FSP-09")
def test_progress_has_no_end() -> None:
    assert play(road({"progress": 12}, hunters=0), *MOVE).state.progress == 13


@rule("BG-FSP-10", "BG-AMB-31", "BG-HUNT-17")
def test_after_each_move_the_hunt_is_rolled_whether_the_shadow_wants_it_or_not() -> None:
    game = play(road(free=["character", "character", "muster"]), *MOVE)
    assert (key(game), game.question and game.question.side) == ("hunt-die", "chance")
    assert game.state.hunt_box[FREE] == 0
    game = play(game, 3)
    assert game.state.hunt_box[FREE] == 1
    game = play(game, *MOVE)
    assert key(game) == "hunt-die"


@rule("BG-FSP-12", "BG-DICE-36")
def test_the_fellowship_moves_as_often_as_dice_are_spent_and_they_lie_in_the_hunt_box() -> None:
    game = play(road(hunters=0, free=["character", "character", "will-of-the-west", "muster"]), *MOVE, *MOVE)
    game = play(game, "will-of-the-west", "character", "move-fellowship")
    assert game.state.progress == 3
    assert game.state.hunt_box == {FREE: 3, SHADOW: 0}
    assert game.state.dice[FREE] == ("muster",)


@rule("BG-FSP-41", "BG-FSP-43", "BG-FSP-44")
def test_hiding_turns_the_counter_and_brings_neither_a_hunt_nor_a_die_into_the_box() -> None:
    game = play(road({"revealed": True, "progress": 0}, hunters=3), *HIDE)
    assert game.state.revealed is False
    assert game.state.hunt_box == {FREE: 0, SHADOW: 3}
    assert game.question is not None
    assert game.question.side == FREE
    assert told(game, "hide") == [{}]


@rule("BG-FSP-41")
@pytest.mark.parametrize("die", ["muster", "event", "muster-army"])
def test_no_other_result_hides_the_fellowship_and_nothing_hides_a_hidden_one(die: str) -> None:
    companions = {"companions": ["gimli"]}
    assert "hide-fellowship" not in play(road({"revealed": True, **companions}, free=["character", die]), die).names()
    assert "hide-fellowship" not in play(road(companions, free=["character", die]), "character").names()


@rule("BG-FSP-41")
def test_a_card_hides_the_fellowship() -> None:
    game = road({"companions": [], "revealed": True}, hands=[ANOTHER_WAY])
    game = play(game, "character", "play-event", "hide-fellowship")
    assert game.state.revealed is False
    assert game.state.hunt_box[FREE] == 0


@rule("BG-FSP-41", "BG-GUIDE-08")
@pytest.mark.parametrize("die", ["muster", "event", "muster-army", "character"])
def test_strider_the_guide_hides_the_fellowship_with_any_result(die: str) -> None:
    revealed = {"revealed": True, "companions": ["gandalf-the-grey", "strider"]}
    game = road({**revealed, "guide": "strider"}, free=[die, "will-of-the-west"])
    game = play(game, die, "strider-hides")
    assert game.state.revealed is False
    assert game.state.hunt_box[FREE] == 0
    other = road({**revealed, "guide": "gandalf-the-grey"}, free=[die, "will-of-the-west"])
    assert "strider-hides" not in play(other, die).names()
    hidden = road({**revealed, "revealed": False, "guide": "strider"}, free=[die, "will-of-the-west"])
    assert "strider-hides" not in play(hidden, die).names()


@rule("BG-FSP-56")
def test_corruption_rises_through_the_ring_through_cards_and_through_standing_still_in_mordor() -> None:
    used = play(road({"corruption": 1}), *MOVE, 6, "std-2-1", "none")
    assert used.state.corruption == 3
    by_card = board(
        shadow=["character", "army"],
        hands=["shadow-character-12"],
        fellowship={"at": "hollin", "revealed": True, "corruption": 4},
        armies={"orthanc": "isengard 2"},
    )
    assert play(by_card, "character", "play-event").state.corruption == 5
    idle = play(road({"mordor": 1, "corruption": 1}, free=["character", "character"]), "character", "skip")
    assert idle.state.corruption == 1
    assert play(idle, "character", "skip").state.corruption == 2


@rule("BG-FSP-57")
def test_corruption_falls_through_a_declaration_through_tiles_and_through_cards() -> None:
    assert play(dawn({"at": "lorien", "corruption": 3}), "yes").state.corruption == 2
    phial = "fellowship-phial-of-galadriel"
    track = road({"mordor": 0, "corruption": 3}, hunt={"special_in_play": [phial]})
    assert play(track, *MOVE, phial).state.corruption == 1
    song = road({"corruption": 3}, hands=["fp-character-12"])
    assert play(song, "character", "play-event").state.corruption == 2


@rule("BG-FSP-01", "BG-GUIDE-01")
def test_the_fellowship_starts_in_rivendell_with_gandalf_as_its_guide() -> None:
    state = ringwar.start("boardgame").state
    assert state.fellowship is REGIONS["rivendell"]
    assert (state.progress, state.revealed, state.mordor) == (0, False, None)
    assert state.guide is CHARACTERS["gandalf-the-grey"]
    assert len(state.companions) == 7
    assert GOLLUM not in state.companions
