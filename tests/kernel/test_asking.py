"""Asking: what is asked, of whom, and which answers are refused."""

from __future__ import annotations

from enum import Enum
from typing import Any

import pytest

from helpers import play
from kernel.little import LittleGame, little
from kernel.toy_base import Card
from kernel.toys import new
from ringwar.kernel import CHANCE, Dice, IllegalAnswer, Player, Question, fingerprint, name_of, plain


class Colour(Enum):
    RED = "red"
    BLUE = "blue"


class Count(Enum):
    ONE = 1


OAK = Card("oak", 1)
ASH = Card("ash", 2)


def choose(*options: Any) -> Any:
    """A step in which `a` chooses one of the options."""

    def step(game: LittleGame) -> None:
        game.state.facts["chosen"] = game.ask("a", "choose", options)

    return step


class Refusing(Player):
    """Nobody may ask it."""

    def answer(self, question: Question) -> Any:
        raise AssertionError(f"asked {question}")


def test_an_only_option_is_taken_without_a_question() -> None:
    position = little(choose(OAK))
    assert position.question is None
    assert position.state.facts == {"chosen": OAK}
    assert position.count == 0


def test_what_must_be_asked_is_asked_even_with_an_only_option() -> None:
    position = little(lambda game: game.state.facts.update(chosen=game.ask_always("a", "secretly", (OAK,), near=2)))
    question = position.question
    assert question is not None
    assert (question.side, question.key, question.options, question.about) == ("a", "secretly", (OAK,), {"near": 2})
    assert position.after(OAK).state.facts == {"chosen": OAK}
    assert position.after(OAK).count == 1


def test_a_simultaneous_choice_is_asked_even_with_an_only_option() -> None:
    position = little(lambda game: game.state.facts.update(game.ask_each("secretly", {"a": (None,), "b": (1, 2)})))
    assert [question.side for question in position.questions] == ["a", "b"]
    assert position.names() == ["none"]


def test_a_simultaneous_choice_of_nobody_is_not_asked() -> None:
    position = little(lambda game: game.state.facts.update(game.ask_each("secretly", {})))
    assert position.question is None


def test_yes_or_no_is_asked() -> None:
    position = little(lambda game: game.state.facts.update(sure=game.confirm("b", "sure")))
    assert position.question is not None
    assert (position.question.side, position.question.key) == ("b", "sure")
    assert position.names() == ["yes", "no"]
    assert position.after("no").state.facts == {"sure": False}
    assert position.after(True).state.facts == {"sure": True}


def test_a_die_is_asked_of_chance() -> None:
    position = little(lambda game: game.state.facts.update(die=game.roll("hunt-die")))
    assert position.question is not None
    assert (position.question.side, position.question.key) == (CHANCE, "hunt-die")
    assert position.names() == ["1", "2", "3", "4", "5", "6"]
    assert position.after("4").state.facts == {"die": 4}


def test_copies_in_a_pile_are_one_name_but_weigh_as_often_as_they_lie_there() -> None:
    position = little(lambda game: game.state.facts.update(tile=game.draw("tile", ("eye", "eye", "eye", "two"))))
    assert position.names() == ["eye", "two"]
    dice = Dice(1)
    eyes = sum(position.played(dice).state.facts["tile"] == "eye" for _ in range(4000))
    assert 2850 < eyes < 3150


@pytest.mark.parametrize(
    "option, name",
    [
        (None, "none"),
        (True, "yes"),
        (False, "no"),
        (7, "7"),
        (-2, "-2"),
        ("moria", "moria"),
        (Colour.RED, "red"),
        (Count.ONE, "1"),
        (OAK, "oak"),
    ],
)
def test_every_kind_of_option_is_found_again_by_itself_and_by_its_name(option: Any, name: str) -> None:
    position = little(choose("something", option, "else"))
    assert name_of(option) == name
    assert position.after(option).state.facts == {"chosen": option}
    assert position.after(name).state.facts == {"chosen": option}


@pytest.mark.parametrize("answer", ["elm", Card("elm", 3), 3, None, True, 2.5, ("oak",), ["oak"], object(), Colour.RED])
def test_an_illegal_answer_is_refused_with_question_and_options_and_changes_nothing(answer: Any) -> None:
    position = little(choose(OAK, ASH))
    before = fingerprint(position.state), position.answers, position.names()
    with pytest.raises(IllegalAnswer) as refused:
        position.after(answer)
    message = str(refused.value)
    assert "'choose'" in message
    assert "asked of a" in message
    assert "oak, ash" in message
    assert "\n" not in message
    assert (fingerprint(position.state), position.answers, position.names()) == before


def test_a_number_is_no_truth_and_a_truth_no_number() -> None:
    with pytest.raises(IllegalAnswer):
        little(choose(True, False)).after(1)
    with pytest.raises(IllegalAnswer):
        little(choose(0, 1)).after(True)


def test_an_endless_answer_is_shortened_in_the_refusal() -> None:
    with pytest.raises(IllegalAnswer) as refused:
        little(choose(OAK, ASH)).after("x" * 10_000)
    assert len(str(refused.value)) < 300


def test_an_illegal_answer_is_a_value_error() -> None:
    with pytest.raises(ValueError):
        little(choose(OAK, ASH)).after("elm")


def test_nobody_can_answer_for_a_side_that_is_not_asked() -> None:
    position = little(choose(OAK, ASH))
    with pytest.raises(IllegalAnswer, match=r"^'b' is not asked now; it is the turn of a$"):
        position.after("oak", "b")


def test_nobody_can_answer_after_the_end() -> None:
    position = play(little(choose(OAK, ASH)), "oak")
    with pytest.raises(IllegalAnswer, match="over"):
        position.after("oak")
    with pytest.raises(IllegalAnswer, match="over"):
        position.after("oak", "a")


def test_nested_questions_are_asked_one_after_the_other() -> None:
    position = play(new("toy-tricks"), *["moon-1", "moon-2", "moon-3", "sun-1", "sun-2", "sun-3"])
    position = play(position, ("red", "moon-3"), ("blue", "none"), "point", "3", "6")
    assert position.state.points == {"red": 3, "blue": 0}
    assert position.question is not None
    assert position.question.key == "lay"


def test_a_question_tells_what_it_is_about_to_the_side_that_is_asked_alone() -> None:
    position = little(lambda game: game.state.facts.update(it=game.ask("a", "choose", (OAK, ASH), tree=OAK, miles=3)))
    own = position.view("a")
    assert own["question"] == {"key": "choose", "options": ["oak", "ash"], "about": {"tree": "oak", "miles": 3}}
    assert own["asked"] == [{"side": "a", "key": "choose"}]
    other = position.view("b")
    assert "question" not in other
    assert other["asked"] == position.view("spectator")["asked"] == [{"side": "a"}]


def test_what_a_question_is_about_may_be_a_side_or_a_key() -> None:
    position = little(lambda game: game.state.facts.update(card=game.draw("draw", (OAK, ASH), side="b", key="oak")))
    assert position.question is not None
    assert position.question.about == {"side": "b", "key": "oak"}


def test_a_computer_player_is_shown_the_view_of_the_side_that_is_asked() -> None:
    position = little(choose(OAK, ASH), hidden={"a": (OAK,), "b": (ASH,)})
    assert position.question is not None
    assert position.question.view()["own"] == ["oak"]


def test_values_are_made_ready_for_json_by_name() -> None:
    value = {OAK: [Colour.RED, 1, None], "set": frozenset({3, 1, 2}), Colour.BLUE: (True, 1.5, Count.ONE)}
    assert plain(value) == {"oak": ["red", 1, None], "set": [1, 2, 3], "blue": [True, 1.5, "1"]}


def test_a_player_that_is_given_answers_inline_for_everybody() -> None:
    class First(Player):
        def answer(self, question: Question) -> Any:
            return question.options[0]

    position = little(choose(OAK, ASH), choose(ASH, OAK)).played(First())
    assert position.answers == ()
    assert position.count == 2
    assert position.state.facts == {"chosen": ASH}


def test_a_game_without_a_choice_asks_no_player() -> None:
    assert little(choose(OAK)).played(Refusing()).state.facts == {"chosen": OAK}
