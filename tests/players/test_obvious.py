"""Thirty-four positions with an obviously right answer: a player that looks ahead finds nearly all of them."""

from __future__ import annotations

from functools import partial

import pytest

from players import obvious_boardgame, obvious_cardgame
from players.obvious import Puzzle
from ringwar.kernel import name_of
from ringwar.players import player

PUZZLES: tuple[Puzzle, ...] = (*obvious_boardgame.PUZZLES, *obvious_cardgame.PUZZLES)
FOUND = 30
"""So many are found at least."""


def missed(who: str, seed: int) -> list[str]:
    """The positions that a player gets wrong."""
    return [puzzle.name for puzzle in PUZZLES if not puzzle.solved(partial(player, who), seed)]


def test_there_are_thirty_four_positions_and_fourteen_of_them_of_the_card_game() -> None:
    assert (len(PUZZLES), len(obvious_cardgame.PUZZLES)) == (34, 14)
    assert len({puzzle.name for puzzle in PUZZLES}) == 34


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2])
def test_hard_finds_what_is_obviously_right(seed: int) -> None:
    wrong = missed("hard", seed)
    print(f"missed with seed {seed}: {wrong}")
    assert len(PUZZLES) - len(wrong) >= FOUND, wrong


def test_none_of_them_is_found_by_chance_alone() -> None:
    assert len(missed("random", 1)) >= 12


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.name)
def test_there_is_something_to_choose(puzzle: Puzzle) -> None:
    question = puzzle.position().question
    assert question is not None
    assert len({name_of(option) for option in question.options}) > 1
