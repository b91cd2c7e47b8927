"""Chapter 4: action dice: the pool, the hunt allocation, the roll, and taking turns."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.boards import CHARACTERS, FREE, REGIONS, SHADOW, Board, board, game_with
from boardgame.opportunities import kinds, options, side
from helpers import key, play, told
from marks import rule
from ringwar.boardgame.rules.armies import eliminate_character
from ringwar.boardgame.rules.turn import UNROLLED, pool_size
from ringwar.boardgame.table.facts import FACES

COMPANIONS = ["gandalf-the-grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin"]
CARDS = ("fp-character-01", "fp-strategy-04", "shadow-character-01", "shadow-strategy-07")


def allocating(companions: int, dice: int = 7, taken_back: int = 0) -> Board:
    """The hunt allocation with so many companions, Shadow dice and Free Peoples dice taken back."""
    return board(
        phase="hunt-allocation",
        fellowship={"companions": COMPANIONS[:companions]},
        free=[UNROLLED] * 4,
        shadow=[UNROLLED] * dice,
        hunt={"taken_back": taken_back},
    )


def acting(free: int, shadow: int, to_act: str = FREE, **fields: Any) -> Board:
    """The action phase with so many Event dice of each side, in which one always can draw a card."""
    return board(free=["event"] * free, shadow=["event"] * shadow, to_act=to_act, **{"rings": {FREE: 0}, **fields})


# The pool


@rule("BG-DICE-03", "BG-DICE-08")
def test_without_characters_seven_dice_stand_against_four() -> None:
    state = board(free=["event"]).state
    assert (pool_size(state, FREE), pool_size(state, SHADOW)) == (4, 7)


@rule("BG-DICE-05", "BG-DICE-06", "BG-DICE-07")
@rule("BG-DICE-09", "BG-DICE-10")
@pytest.mark.parametrize(
    ("character", "owner"),
    [
        ("saruman", SHADOW),
        ("witch-king", SHADOW),
        ("mouth-of-sauron", SHADOW),
        ("aragorn", FREE),
        ("gandalf-the-white", FREE),
        ("strider", None),
        ("gandalf-the-grey", None),
        ("boromir", None),
    ],
)
def test_certain_characters_in_play_add_a_die(character: str, owner: str | None) -> None:
    state = board({"orthanc": character}, free=["event"]).state
    assert pool_size(state, FREE) == 4 + (owner == FREE)
    assert pool_size(state, SHADOW) == 7 + (owner == SHADOW)


@rule("BG-DICE-04", "BG-DICE-11")
def test_the_pools_never_exceed_ten_and_six() -> None:
    everybody = {"orthanc": "saruman witch-king mouth-of-sauron", "dale": "aragorn gandalf-the-white"}
    game = board(everybody, phase="recover")
    assert (len(game.state.dice[SHADOW]), len(game.state.dice[FREE])) == (10, 6)


@rule("BG-DICE-12")
@pytest.mark.parametrize("character", ["saruman", "witch-king", "mouth-of-sauron", "aragorn", "gandalf-the-white"])
def test_the_die_of_a_character_is_lost_with_him(character: str) -> None:
    game = game_with(board({"orthanc": character}, free=["event"]))
    eliminate_character(game, CHARACTERS[character])
    assert (pool_size(game.state, FREE), pool_size(game.state, SHADOW)) == (4, 7)


@rule("BG-DICE-13", "BG-EX-09")
def test_a_die_gained_comes_in_the_next_turn() -> None:
    game = board({"orthanc": "isengard 2"}, at_war=["isengard"], shadow=["muster", "event"])
    game = play(game, "muster", "bring-minion")
    assert game.state.characters == {CHARACTERS["saruman"]: REGIONS["orthanc"]}
    assert game.state.dice[SHADOW] == ("event",)
    game = play(game, "skip")
    assert (game.state.turn, len(game.state.dice[SHADOW])) == (2, 8)


@rule("BG-DICE-13", "BG-DICE-14")
def test_dice_already_rolled_stay_usable_when_their_character_dies() -> None:
    armies = {"fangorn": "gandalf-the-white gimli", "orthanc": "saruman"}
    cards: dict[str, Any] = {"hands": ["fp-character-19"], "fellowship": {"companions": ["strider"]}}
    game = board(armies, free=["character", "event"], shadow=["event"] * 8, **cards)
    game = play(game, "character", "play-event", "none")
    assert game.state.eliminated[-1] is CHARACTERS["saruman"]
    assert game.state.dice[SHADOW] == ("event",) * 8
    assert pool_size(game.state, SHADOW) == 7


# Hunt allocation


@rule("BG-DICE-15", "BG-DICE-22", "BG-DICE-23")
def test_allocated_dice_are_not_rolled_and_count_for_the_hunt_all_turn() -> None:
    game = play(allocating(7), 3)
    assert game.state.hunt_box == {FREE: 0, SHADOW: 3}
    game = play(game, *["character"] * 4, *["army"] * 4)
    assert (game.state.phase, game.state.dice[SHADOW]) == ("actions", ("army",) * 4)
    for moves in (1, 2):
        game = play(game, "character", "move-fellowship", 1, 1, 1)  # the Shadow's Army dice can do nothing
        assert told(game, "hunt-roll")[-1]["dice"] == 3
        assert game.state.hunt_box == {FREE: moves, SHADOW: 3}


@rule("BG-DICE-16", "BG-DICE-17", "BG-DICE-18", "BG-DICE-19", "BG-DICE-20", "BG-DICE-21")
@pytest.mark.parametrize(
    ("companions", "dice", "taken_back", "least", "most"),
    [
        (7, 7, 0, 0, 7),
        (7, 7, 1, 1, 7),
        (6, 7, 2, 1, 6),
        (4, 7, 0, 0, 4),
        (1, 7, 1, 1, 1),
        (0, 7, 0, 0, 1),
        (0, 7, 2, 1, 1),
        (7, 5, 0, 0, 5),
        (7, 10, 1, 1, 7),
    ],
)
def test_how_many_dice_the_shadow_may_allocate(
    companions: int, dice: int, taken_back: int, least: int, most: int
) -> None:
    game = allocating(companions, dice, taken_back)
    if least == most:
        assert game.state.hunt_box[SHADOW] == least
        assert key(game) == "action-die"
    else:
        assert (side(game), key(game)) == (SHADOW, "allocate")
        assert game.names() == [str(number) for number in range(least, most + 1)]


@rule("BG-DICE-17")
def test_nothing_must_be_allocated_in_the_first_turn() -> None:
    game = play(board(phase="recover", turn=1), *CARDS, "gandalf-the-grey")
    assert (key(game), game.names()[0]) == ("allocate", "0")


@rule("BG-EX-07", "BG-DICE-16", "BG-DICE-18")
def test_two_dice_taken_back_and_four_companions() -> None:
    game = board(phase="recover", hunt={"box": {FREE: 2}}, fellowship={"companions": COMPANIONS[3:]})
    game = play(game, *CARDS, "legolas")
    assert (key(game), game.names()) == ("allocate", ["1", "2", "3", "4"])


@rule("BG-EX-08", "BG-DICE-20")
def test_no_companion_and_no_die_taken_back() -> None:
    game = play(board(phase="recover", fellowship={"companions": []}), *CARDS)
    assert (key(game), game.names()) == ("allocate", ["0", "1"])


@rule("BG-DICE-24")
def test_the_shadow_allocates_knowing_what_the_fellowship_did() -> None:
    game = board(phase="fellowship", fellowship={"at": "hollin", "progress": 2}, shadow=[UNROLLED] * 7)
    game = play(game, "yes", "moria", "dimrill-dale", "strider")
    assert (side(game), key(game)) == (SHADOW, "allocate")
    shown = game.view(SHADOW)["fellowship"]
    assert (shown["at"], shown["progress"], shown["guide"]) == ("dimrill-dale", 0, "strider")


# The action roll


@rule("BG-DICE-25", "BG-DICE-26", "BG-DICE-27", "BG-DICE-28")
def test_all_dice_outside_the_hunt_box_are_rolled_and_eyes_go_there() -> None:
    game = play(allocating(0), 1)
    for _ in range(4):
        assert (side(game), set(game.names())) == ("chance", set(FACES[FREE]))
        game = play(game, "event")
    for _ in range(6):
        assert (side(game), set(game.names())) == ("chance", set(FACES[SHADOW]))
        game = play(game, "eye")
    assert game.state.hunt_box == {FREE: 0, SHADOW: 7}  # one by choice, which is the most, and six Eyes
    assert game.state.dice == {FREE: ("event",) * 4, SHADOW: ()}
    assert told(game, "action-roll")[1]["eyes"] == 6


@rule("BG-DICE-27", "BG-DICE-29", "BG-DICE-30", "BG-ACT-19")
def test_an_eye_gives_no_action_and_stays_in_the_hunt_box() -> None:
    game = play(allocating(7, dice=3), 1, *["event"] * 4, "eye", "muster")
    assert game.state.dice[SHADOW] == ("muster",)
    game = play(game, "event", "skip")
    assert "eye" not in game.names()
    game = play(game, "skip") if key(game) == "action" else play(game, "muster", "skip")
    assert game.state.hunt_box[SHADOW] == 2
    assert side(game) == FREE


@rule("BG-DICE-31")
@pytest.mark.parametrize("reader", [FREE, SHADOW, "spectator"])
def test_the_results_are_open_to_everybody(reader: str) -> None:
    game = play(allocating(7, dice=2), 0, "event", "muster", "character", "muster-army", "army", "eye")
    assert game.view(reader)["dice"] == {FREE: ["character", "event", "muster", "muster-army"], SHADOW: ["army"]}
    assert game.view(reader)["hunt"]["box"] == {FREE: 0, SHADOW: 1}


def test_if_every_die_shows_an_eye_and_there_are_no_others_the_action_phase_is_over() -> None:
    game = board(phase="action-roll", free=[], shadow=[UNROLLED])
    game = play(game, "eye")
    assert (game.state.turn, game.checkpoint.phase) == (2, "recover")


# Taking turns


@rule("BG-DICE-32", "BG-DICE-33")
def test_the_free_peoples_begin_and_the_players_take_turns() -> None:
    game = play(allocating(7, dice=4), 0, *["event"] * 4, *["event"] * 4)
    order = []
    while game.state.turn == 1:
        order.append(side(game))
        game = play(game, "event", "skip") if key(game) == "use-die" else play(game, "skip")
    assert order == [FREE, SHADOW] * 4


@rule("BG-DICE-34", "BG-DICE-43")
def test_a_player_chooses_any_of_the_unused_dice() -> None:
    game = board(free=["character", "event", "event", "muster"], shadow=["army"])
    assert options(game) == {"character", "event", "muster", "elven-ring"}
    game = board(free=["character"], shadow=["army", "event"], rings={FREE: 0})
    assert options(game) == {"character", "pass"}


@rule("BG-DICE-35", "BG-DICE-36")
def test_a_used_die_is_set_aside_but_one_that_moved_the_fellowship_goes_to_the_hunt_box() -> None:
    game = board(free=["character", "event", "muster"], shadow=["army"] * 2, rings={FREE: 0})
    drawn = play(game, "event", "draw-card", "character", "fp-character-01")
    assert (drawn.state.dice[FREE], drawn.state.hunt_box[FREE]) == (("character", "muster"), 0)
    moved = play(game, "character", "move-fellowship")
    assert (moved.state.dice[FREE], moved.state.hunt_box[FREE]) == (("event", "muster"), 1)


@rule("BG-DICE-36")
def test_the_die_goes_to_the_hunt_box_only_after_the_hunt() -> None:
    game = board(free=["character", "event"], hunt={"box": {SHADOW: 1}})
    game = play(game, "character", "move-fellowship")
    assert (key(game), game.state.hunt_box) == ("hunt-die", {FREE: 0, SHADOW: 1})
    assert play(game, 5).state.hunt_box == {FREE: 1, SHADOW: 1}
    assert told(play(game, 5), "hunt-roll")[0]["bonus"] == 0


# Passing and skipping


@rule("BG-DICE-37", "BG-DICE-39", "BG-DICE-45")
@pytest.mark.parametrize(
    ("free", "shadow", "may"), [(2, 3, True), (1, 5, True), (3, 3, False), (3, 2, False), (2, 0, False)]
)
@pytest.mark.parametrize("to_act", [FREE, SHADOW])
def test_only_a_player_with_fewer_unused_dice_may_pass(free: int, shadow: int, may: bool, to_act: str) -> None:
    game = acting(free, shadow) if to_act == FREE else acting(shadow, free, SHADOW)
    assert side(game) == to_act
    assert ("pass" in game.names()) is may


@rule("BG-DICE-37", "BG-DICE-38")
def test_who_passes_keeps_the_dice_and_the_other_acts() -> None:
    game = play(acting(2, 4), "pass")
    assert {each: len(dice) for each, dice in game.state.dice.items()} == {FREE: 2, SHADOW: 4}
    assert side(game) == SHADOW
    assert [each["side"] for each in told(game, "pass")] == [FREE]
    assert "pass" not in game.names()


@rule("BG-DICE-40", "BG-AMB-39", "BG-EX-06")
def test_one_may_pass_again_and_again_while_the_other_has_more_dice() -> None:
    game = acting(3, 5)
    for left in (4, 3):
        assert "pass" in game.names()
        game = play(game, "pass", "skip")
        assert len(game.state.dice[SHADOW]) == left
    assert side(game) == FREE
    assert "pass" not in game.names()
    assert kinds(game).count("pass") == 2


@rule("BG-DICE-41")
def test_dice_in_the_hunt_box_are_not_counted_for_passing() -> None:
    assert "pass" not in acting(2, 2, hunt={"box": {SHADOW: 5}}).names()
    assert "pass" in acting(2, 3, hunt={"box": {FREE: 2}}).names()


@rule("BG-DICE-42", "BG-DICE-43")
@pytest.mark.parametrize("die", ["character", "muster", "event", "muster-army", "will-of-the-west"])
def test_any_die_may_be_skipped_without_effect(die: str) -> None:
    game = board({"dale": "north 1"}, free=[die, "event", "event"], shadow=["event"] * 2)
    before = game.state
    game = play(game, die, *(["character"] if die == "will-of-the-west" else []), "skip")
    assert game.state.dice[FREE] == ("event", "event")
    assert side(game) == SHADOW
    assert (game.state.armies, game.state.hunt_box) == (before.armies, before.hunt_box)
    assert told(game, "use-die")[0]["action"] == "skip"


@rule("BG-DICE-43", "BG-DICE-39")
def test_without_the_right_to_pass_a_die_must_be_used_or_skipped() -> None:
    game = acting(2, 2)
    assert (key(game), set(game.names())) == ("action", {"draw-card", "skip"})  # the only die there is to choose


@rule("BG-DICE-44", "BG-DICE-45")
def test_when_one_side_has_no_dice_left_the_other_uses_all_its_dice() -> None:
    game = play(acting(1, 4), "event", "skip")
    for left in (4, 3, 2, 1):
        assert (side(game), len(game.state.dice[SHADOW])) == (SHADOW, left)
        assert "pass" not in game.names()
        game = play(game, "skip")
    assert game.state.turn == 2
