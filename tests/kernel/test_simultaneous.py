"""Secret simultaneous choices: open at once, answered in any order, hidden until all have chosen."""

from __future__ import annotations

from itertools import permutations
from random import Random
from typing import Any

import pytest

from helpers import play
from kernel.little import LittleGame, Notes, little
from ringwar.kernel import Asked, Dice, IllegalAnswer, Player, Position, Question, SavedGame, read, write
from ringwar.kernel.game import Unanswered

HANDS = ("rock", "paper", "scissors")


def secretly(game: LittleGame) -> None:
    """All three choose at once."""
    game.state.facts.update(game.ask_each("throw", dict.fromkeys(("a", "b", "c"), HANDS)))


def afterwards(game: LittleGame) -> None:
    """Then `c` says something."""
    game.state.facts["said"] = game.ask("c", "say", ("well", "oh"))


def three(*answers: tuple[str, str]) -> Position[Notes]:
    return play(little(secretly, afterwards), *answers)


@pytest.mark.parametrize("order", list(permutations([("a", "rock"), ("b", "paper"), ("c", "scissors")])))
def test_the_order_in_which_sides_answer_makes_no_difference(order: tuple[tuple[str, str], ...]) -> None:
    position = three(*order)
    assert position.state.facts == {"a": "rock", "b": "paper", "c": "scissors"}
    assert [entry for entry in position.log() if isinstance(entry, Asked)] == [
        Asked("a", "throw", "rock"),
        Asked("b", "throw", "paper"),
        Asked("c", "throw", "scissors"),
    ]


def test_all_questions_are_open_until_answered() -> None:
    position = three(("b", "paper"))
    assert [question.side for question in position.questions] == ["a", "c"]
    assert position.question is not None
    assert position.question.side == "a"
    assert position.count == 1


def test_without_a_side_the_first_open_question_is_answered() -> None:
    assert three(("a", "rock")).after("paper").after("scissors").state.facts == {
        "a": "rock",
        "b": "paper",
        "c": "scissors",
    }


def test_a_choice_made_is_not_open_any_more() -> None:
    with pytest.raises(IllegalAnswer, match="'b' is not asked now"):
        three(("b", "paper")).after("rock", "b")


def test_a_pending_choice_changes_nothing_on_the_table_or_in_a_view() -> None:
    position, other = three(("b", "paper")), three(("b", "rock"))
    assert position.state.facts == {}
    for side in ("a", "c", "spectator"):
        assert position.view(side) == other.view(side)


def test_a_pending_choice_can_be_taken_back_by_its_own_side() -> None:
    position = three(("b", "paper"), ("a", "rock")).undone("b")
    assert position.given == {"a": "rock"}
    assert [question.side for question in position.questions] == ["b", "c"]


def test_a_pending_choice_of_another_side_cannot_be_taken_back() -> None:
    with pytest.raises(ValueError):
        three(("b", "paper")).undone("a")


def test_a_side_cannot_take_back_its_answer_once_another_has_made_its_pending_choice() -> None:
    def single(game: LittleGame) -> None:
        game.ask("a", "first", (1, 2))

    position = play(little(single, secretly), 1, ("b", "rock"))
    with pytest.raises(ValueError, match="given by b"):
        position.undone("a")


@pytest.mark.parametrize("side", ["a", "b", "c"])
def test_nobody_can_take_back_a_choice_that_all_have_made(side: str) -> None:
    """The last in the record's order may have been the first to choose, and has now seen what the others chose."""
    position = three(("c", "scissors"), ("b", "paper"), ("a", "rock"))
    with pytest.raises(ValueError):
        position.undone(side)


def test_the_end_of_a_game_with_a_pending_choice_is_that_position() -> None:
    position = three(("c", "scissors"), ("a", "rock"))
    again = position.at(position.count)
    assert again.count == 2
    assert again.given == position.given


def test_earlier_points_of_a_simultaneous_choice_follow_the_order_of_the_record() -> None:
    position = three(("c", "scissors"), ("b", "paper"), ("a", "rock"))
    assert [dict(position.at(number).given) for number in range(4)] == [
        {},
        {"a": "rock"},
        {"a": "rock", "b": "paper"},
        {},
    ]


def test_a_player_completes_what_others_have_begun() -> None:
    position = three(("b", "paper")).played(Dice(3))
    assert position.state.facts["b"] == "paper"
    assert position.count == 4
    assert position.result is not None


class Only(Player):
    """Answers for one side and stops at everybody else's question."""

    def __init__(self, side: str) -> None:
        self.side = side

    def answer(self, question: Question) -> Any:
        if question.side != self.side:
            raise Unanswered((question,))
        return question.options[0]

    def answer_each(self, questions: Any) -> list[Any]:
        given = {question.side: self.answer(question) for question in questions if question.side == self.side}
        if len(given) == len(questions):
            return list(given.values())
        raise Unanswered(questions, given)


def test_a_player_that_answers_for_one_side_leaves_the_others_open() -> None:
    position = little(secretly, afterwards).played(Only("b"))
    assert position.given == {"b": "rock"}
    assert [question.side for question in position.questions] == ["a", "c"]
    position = position.played(Only("a")).played(Only("c"))
    assert position.result is not None


def test_several_simultaneous_choices_in_one_step() -> None:
    def twice(game: LittleGame) -> None:
        first = game.ask_each("first", {"a": (1, 2), "b": (1, 2)})
        die = game.roll()
        game.state.facts.update(first=first, die=die, second=game.ask_each("second", {"b": (3, 4), "a": (5, 6)}))

    position = play(little(twice), ("b", 2), ("a", 1), 6, ("a", 5))
    assert position.given == {"a": 5}
    assert position.answers == (1, 2, 6)
    position = play(position, ("b", 4))
    assert position.state.facts == {"first": {"a": 1, "b": 2}, "die": 6, "second": {"b": 4, "a": 5}}


def test_a_pending_choice_is_used_once() -> None:
    def twice(game: LittleGame) -> None:
        first = game.ask_each("first", {"a": (1,), "b": (2,)})
        game.state.facts.update(first=first, second=game.ask_each("second", {"a": (3,), "b": (4,)}))

    position = play(little(twice), ("b", 2)).played(Dice(1))
    assert position.state.facts == {"first": {"a": 1, "b": 2}, "second": {"a": 3, "b": 4}}


def test_a_record_keeps_pending_choices() -> None:
    position = three(("c", "scissors"))
    saved = read(write(SavedGame(position)), lambda name: position.ruleset).position
    assert saved.given == {"c": "scissors"}
    assert saved.count == 1


def test_a_record_may_hold_simultaneous_answers_in_any_order() -> None:
    position = three(("a", "rock"), ("b", "paper"), ("c", "scissors"), ("c", "oh"))
    lines = write(SavedGame(position)).splitlines(keepends=True)
    first = next(number for number, line in enumerate(lines) if line.startswith("a "))
    lines[first : first + 3] = [lines[first + 2], lines[first], lines[first + 1]]
    assert read("".join(lines), lambda name: position.ruleset).position.state == position.state


def test_what_another_side_has_chosen_in_secret_is_not_in_an_imagined_position() -> None:
    """A computer player that searches imagined positions would otherwise know the pending choice."""
    position = three(("b", "paper"))
    rng = Random(1)
    imagined = {position.imagined("a", rng).given.get("b") for _ in range(60)}
    assert imagined == set(HANDS)


def test_the_own_pending_choice_stays_in_an_imagined_position() -> None:
    position = three(("a", "rock"), ("b", "paper"))
    rng = Random(1)
    assert {position.imagined("a", rng).given["a"] for _ in range(20)} == {"rock"}
