"""Chapter 20.2 and 20.6: the hunt roll."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.boards import FREE, SHADOW, Board, board, game_with
from boardgame.rules.roads import MOVE, SIEGE_OF_LORIEN, road
from helpers import answered, key, play, told
from marks import rule
from ringwar.boardgame.rules.hunt_roll import hunt_roll, re_rolls

CREBAIN = "shadow-character-16"


def successes(die: int, spent: int = 0) -> int:
    """The successes of a hunt roll of one die, with so many dice of the Free Peoples in the box."""
    return hunt_roll(game_with(road(hunters=1, spent=spent, free=["muster"]), die))


@rule("BG-HUNT-13", "BG-AMB-32")
def test_the_hunt_level_is_all_shadow_dice_in_the_box_allocated_rolled_or_turned_by_a_ring() -> None:
    game = board(
        phase="hunt-allocation",
        free=["unrolled", "unrolled"],
        shadow=["unrolled"] * 4,
        fellowship={"at": "hollin"},
        rings={FREE: 0, SHADOW: 1},
    )
    game = play(game, 1, "character", "muster", "eye", "army", "army")
    assert game.state.hunt_box[SHADOW] == 2  # one allocated, one Eye
    game = play(game, "muster", "skip", "elven-ring", "eye")  # the other Shadow die can do nothing
    assert game.state.hunt_box == {FREE: 0, SHADOW: 3}
    game = play(game, "move-fellowship", 1, 1)
    assert key(game) == "hunt-die"
    assert key(play(game, 1)) != "hunt-die"


@rule("BG-HUNT-14")
@pytest.mark.parametrize(("hunters", "rolled"), [(1, 1), (4, 4), (5, 5), (6, 5), (8, 5)])
def test_as_many_dice_as_the_hunt_level_are_rolled_but_five_at_most(hunters: int, rolled: int) -> None:
    game = play(road(hunters=hunters), *MOVE)
    for _ in range(rolled):
        assert key(game) == "hunt-die"
        game = play(game, 1)
    assert key(game) == "use-die"
    assert answered(game, with_chance=True).count("hunt-die") == rolled


@rule("BG-HUNT-15", "BG-EX-51")
@pytest.mark.parametrize(("die", "succeeds"), [(1, 0), (2, 0), (3, 0), (4, 0), (5, 0), (6, 1)])
def test_without_earlier_moves_only_a_six_is_a_success(die: int, succeeds: int) -> None:
    assert successes(die) == succeeds


@rule("BG-HUNT-16", "BG-HUNT-18")
@pytest.mark.parametrize(
    ("spent", "expected"),
    [(0, [6]), (1, [5, 6]), (2, [4, 5, 6]), (3, [3, 4, 5, 6]), (4, [2, 3, 4, 5, 6]), (5, [2, 3, 4, 5, 6])],
)
def test_every_free_die_in_the_box_adds_one_but_an_unmodified_one_fails(spent: int, expected: list[int]) -> None:
    assert [die for die in range(1, 7) if successes(die, spent)] == expected


@rule("BG-EX-52", "BG-HUNT-16", "BG-HUNT-17")
def test_the_second_move_of_a_turn_is_found_by_a_five() -> None:
    game = road(free=["character", "character", "muster"])
    assert key(play(game, *MOVE, 5)) == "use-die"
    assert key(play(game, *MOVE, 5, *MOVE, 5)) == "tile"
    assert key(play(game, *MOVE, 5, *MOVE, 4)) == "use-die"


@rule("BG-HUNT-19", "BG-HUNT-13")
def test_with_no_shadow_die_in_the_box_nothing_is_rolled() -> None:
    game = play(road(hunters=0, spent=3), *MOVE)
    assert key(game) == "use-die"
    assert game.state.progress == 1


# Re-rolls


@rule("BG-HUNT-20", "BG-HUNT-21", "BG-HUNT-22")
@pytest.mark.parametrize(
    ("region", "fields", "expected"),
    [
        ("hollin", {}, 0),
        ("moria", {}, 1),
        ("moria", {"control": {"moria": FREE}}, 0),
        ("lorien", {"control": {"lorien": SHADOW}}, 1),
        ("lorien", {}, 0),
        ("pelargir", {"control": {"pelargir": SHADOW}}, 0),
        ("hollin", {"armies": {"hollin": "isengard 1"}}, 1),
        ("hollin", {"armies": {"hollin": "elves 3"}}, 0),
        ("hollin", {"armies": {"moria": "sauron 3 nazgul 1"}}, 0),
        ("hollin", {"armies": {"hollin": "nazgul 1"}}, 1),
        ("hollin", {"armies": {"hollin": "nazgul 4"}}, 1),
        ("hollin", {"armies": {"hollin": "saruman"}}, 0),
        ("hollin", {"armies": {"hollin": "sauron 6 nazgul 4"}}, 2),
        ("moria", {"armies": {"moria": "sauron 6 nazgul 4"}}, 3),
    ],
)
def test_a_stronghold_units_and_nazgul_of_the_shadow_allow_a_re_roll_each(
    region: str, fields: dict[str, Any], expected: int
) -> None:
    assert re_rolls(road({"at": region}, **fields).state) == expected


@rule("BG-HUNT-25")
def test_the_witch_king_counts_as_a_nazgul() -> None:
    assert re_rolls(road(armies={"hollin": "witch-king"}).state) == 1
    assert re_rolls(road(armies={"hollin": "witch-king nazgul 1"}).state) == 1


@rule("BG-HUNT-51")
def test_shadow_units_besieged_where_the_ring_bearers_are_count() -> None:
    game = road({"at": "moria"}, armies={"moria": "elves 3"}, besieged={"moria": "sauron 2"})
    assert re_rolls(game.state) == 2  # units and the stronghold


@rule("BG-HUNT-21")
def test_besiegers_where_the_ring_bearers_are_count() -> None:
    assert re_rolls(road({"at": "lorien"}, **SIEGE_OF_LORIEN).state) == 1


def rolled(region: str, figures: str, *dice: int) -> Board:
    """A hunt roll in a region with figures of the Shadow."""
    return play(road({"at": region}, hunters=len(dice), armies={region: figures}), *MOVE, *dice)


@rule("BG-EX-53", "BG-HUNT-23")
def test_three_units_and_two_nazgul_re_roll_two_dice() -> None:
    game = rolled("hollin", "sauron 3 nazgul 2", 1, 2, 3)
    assert game.question is not None
    assert (game.question.key, game.question.side) == ("hunt-re-roll", SHADOW)
    assert game.names() == ["2", "1", "0"]


@rule("BG-EX-54", "BG-HUNT-23")
def test_a_nazgul_units_and_a_stronghold_re_roll_three_dice() -> None:
    assert rolled("moria", "sauron 4 nazgul 1", 1, 2, 3, 4).names() == ["3", "2", "1", "0"]


@rule("BG-EX-70", "BG-HUNT-26", "BG-AMB-58")
def test_a_single_die_is_re_rolled_once_however_many_conditions_hold() -> None:
    game = rolled("moria", "sauron 4 nazgul 1", 3)
    assert game.names() == ["1", "0"]
    game = play(game, 1, 2)
    assert key(game) == "use-die"
    assert told(game, "hunt-over")[0]["successes"] == 0


@rule("BG-HUNT-26", "BG-HUNT-20")
def test_only_failed_dice_are_re_rolled_and_only_if_the_shadow_wants() -> None:
    game = rolled("moria", "sauron 4 nazgul 1", 6, 6, 2)
    assert game.names() == ["1", "0"]
    assert key(play(game, 0)) == "tile"
    assert key(rolled("moria", "sauron 4 nazgul 1", 6, 6)) == "tile"


@rule("BG-HUNT-26", "BG-AMB-58")
@pytest.mark.parametrize(("again", "total"), [((2, 6, 6), 2), ((2, 6, 1), 1), ((1, 6), 1), ((0,), 0)])
def test_re_rolled_successes_count(again: tuple[int, ...], total: int) -> None:
    game = play(rolled("hollin", "sauron 3 nazgul 2", 1, 2, 3), *again)
    assert told(game, "hunt-re-roll")[0]["successes"] == total
    assert (key(game) == "tile") == (total > 0)


@rule("BG-HUNT-24", "BG-HUNT-18")
@pytest.mark.parametrize(("die", "found"), [(1, False), (3, False), (4, True)])
def test_the_dice_in_the_box_add_to_re_rolls_too(die: int, found: bool) -> None:
    game = road({"at": "moria"}, spent=2)
    game = play(game, *MOVE, 3, 1, die)
    assert (key(game) == "tile") == found


@rule("BG-HUNT-27")
def test_one_tile_is_drawn_however_many_successes_there_are() -> None:
    game = play(road({"companions": ["gimli"]}, hunters=3), *MOVE, 6, 6, 6)
    assert key(game) == "tile"
    game = play(game, "std-1-1", "none")
    assert key(game) == "use-die"
    assert len(game.state.drawn_tiles) == 1


@rule("BG-HUNT-27")
def test_without_a_success_no_tile_is_drawn() -> None:
    game = play(road(hunters=3), *MOVE, 5, 5, 5)
    assert key(game) == "use-die"
    assert game.state.drawn_tiles == ()


@rule("BG-HUNT-16", "BG-HUNT-24")
def test_a_card_of_the_shadow_may_better_the_whole_roll() -> None:
    game = play(road({"at": "moria"}, hunters=2, table=[CREBAIN]), *MOVE)
    assert game.question is not None
    assert (game.question.key, game.question.side) == ("use-table-card", SHADOW)
    used = play(game, "yes", 5, 4, 1, 5)
    assert (key(used), told(used, "hunt-re-roll")[0]["successes"]) == ("tile", 1)
    assert used.state.table[SHADOW] == ()
    saved = play(game, "no", 5, 5, 0)
    assert (key(saved), len(saved.state.table[SHADOW])) == ("use-die", 1)
