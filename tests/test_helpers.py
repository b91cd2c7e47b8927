"""The helper that plays: a wrong script explains itself."""

from __future__ import annotations

import pytest

from helpers import play
from kernel.toys import new


def failure(*answers: object) -> str:
    with pytest.raises(pytest.fail.Exception) as failed:
        play(new("toy-errand"), *answers)
    return str(failed.value)


def test_answers_are_given_in_their_order_dice_and_draws_among_them() -> None:
    position = play(new("toy-errand"), "moor", 1, "moor", "white")
    assert position.state.drawn == ["white"]
    assert position.count == 4


def test_a_wrong_answer_fails_with_question_options_and_what_was_answered() -> None:
    message = failure("moor", 2, "swamp", "yes")
    assert "answer 3, swamp: 'swamp' is not an answer to 'road'" in message
    assert "open is 'road' for walker: ford, moor, pass" in message
    assert "answered before: moor, 2" in message


def test_an_answer_for_a_side_that_is_not_asked_fails() -> None:
    assert "'walker' is not asked now" in failure(("walker", "moor"))


def test_an_answer_after_the_end_fails_with_the_result() -> None:
    message = failure("none", 4, *["ford", "no"] * 4, "yes")
    assert "the game is over: Result(winner='walker', kind='arrived')" in message
