"""Undo: until anyone has answered or learned something, and only where nobody could have been asked in between."""

from __future__ import annotations

import pytest

from helpers import play
from kernel.little import LittleGame, little
from kernel.toy_base import Card
from kernel.toys import new


def talk(game: LittleGame) -> None:
    """`a` answers twice, then `b`."""
    game.state.facts["talk"] = [
        game.ask("a", "one", (1, 2)),
        game.ask("a", "two", (1, 2)),
        game.ask("b", "three", (1, 2)),
    ]


def look(game: LittleGame) -> None:
    """`a` may look at something hidden."""
    if game.confirm("a", "look"):
        game.show("seen")
    game.tell("over")


def test_nothing_can_be_taken_back_before_the_first_answer() -> None:
    with pytest.raises(ValueError, match="nothing"):
        little(talk).undone("a")


def test_a_side_takes_back_its_own_answers_one_at_a_time() -> None:
    position = play(little(talk, openly=["three"]), 1, 2).undone("a")
    assert position.answers == (1,)
    assert position.undone("a").answers == ()


def test_a_side_takes_back_its_answer_across_the_end_of_a_step() -> None:
    position = play(little(look, talk), "no").undone("a")
    assert position.question is not None
    assert position.question.key == "look"


def test_a_side_takes_back_the_last_answer_of_a_game() -> None:
    position = play(little(look), "no")
    assert position.result is not None
    assert position.undone("a").question is not None


def test_nobody_takes_back_the_answer_of_another() -> None:
    position = play(little(talk), 1, 2)
    with pytest.raises(ValueError, match="given by a, not by b"):
        position.undone("b")
    with pytest.raises(ValueError, match="given by b, not by a"):
        position.after(1).undone("a")


def test_nobody_takes_back_what_came_before_a_die() -> None:
    def stake(game: LittleGame) -> None:
        game.ask("a", "stake", (1, 2))
        game.roll()

    position = play(little(stake, talk, openly=["die"]), 1)
    assert position.undone("a").answers == ()
    with pytest.raises(ValueError, match="given by Chance"):
        position.after(6).undone("a")


def test_nobody_takes_back_what_brought_something_hidden_to_light() -> None:
    position = play(little(look, talk), "yes")
    with pytest.raises(ValueError, match="can no longer be taken back"):
        position.undone("a")
    assert play(little(look, talk), "yes", 1).undone("a").count == 1


def test_what_was_shown_before_an_answer_does_not_keep_it_from_being_taken_back() -> None:
    def shown(game: LittleGame) -> None:
        game.show("seen")
        game.ask("a", "one", (1, 2))

    assert play(little(shown, talk), 1).undone("a").count == 0


def test_what_is_shown_in_a_later_step_without_questions_counts() -> None:
    position = play(little(talk, lambda game: game.show("seen"), talk), 1, 2, 2)
    with pytest.raises(ValueError, match="can no longer be taken back"):
        position.undone("b")


def test_drawing_the_last_card_of_a_pile_is_no_answer_of_chance_but_counts_as_one() -> None:
    def draw(game: LittleGame) -> None:
        if game.confirm("a", "draw"):
            game.draw("card", ("last",))

    position = play(little(draw, talk), "yes")
    assert position.count == 1
    with pytest.raises(ValueError, match="can no longer be taken back"):
        position.undone("a")
    assert play(little(draw, talk), "no").undone("a").count == 0


def test_a_peep_into_a_hand_cannot_be_taken_back() -> None:
    dealt = play(new("toy-tricks"), "moon-1", "moon-2", "moon-3", "sun-1", "sun-2", "sun-3")
    asked = play(dealt, ("blue", "none"), ("red", "moon-3"), "peep", "blue")
    assert asked.undone("red").undone("red").count == asked.count - 2
    peeped = play(asked, "yes")
    with pytest.raises(ValueError, match="can no longer be taken back"):
        peeped.undone("red")
    declined = play(asked, "no")
    assert declined.undone("red").count == asked.count


OAK, ASH = Card("oak", 1), Card("ash", 2)


def probe(game: LittleGame) -> None:
    """`a` may attack; `b` could defend with the oak, if that is its card; then `a` goes on."""
    if game.confirm("a", "attack"):
        game.ask("b", "defend", [None, *(card for card in game.state.hidden["b"] if card is OAK)])
    game.ask("a", "next", (1, 2))


@pytest.mark.parametrize("card", [OAK, ASH])
def test_nobody_finds_out_whether_another_would_be_asked(card: Card) -> None:
    position = little(probe, hidden={"b": (card,)})
    with pytest.raises(ValueError, match=r"^this can no longer be taken back$"):
        play(position, "yes").undone("a")
    assert play(position, "no").undone("a").count == 0


def test_an_open_question_of_another_is_no_obstacle_where_it_is_always_asked() -> None:
    position = little(probe, hidden={"b": (OAK,)}, openly=["defend"])
    assert play(position, "yes").undone("a").count == 0


def test_an_own_question_that_has_one_answer_is_no_obstacle() -> None:
    def single(game: LittleGame) -> None:
        game.ask("a", "one", (1, 2))
        game.ask("a", "two", (1,))

    assert play(little(single), 1).undone("a").count == 0


def test_a_rule_says_where_it_looks_at_something_hidden_without_asking() -> None:
    def look_first(game: LittleGame) -> None:
        game.ask("a", "one", (1, 2))
        game.commit()
        if OAK in game.state.hidden["b"]:
            game.ask("b", "defend", (OAK, None))

    for card in (OAK, ASH):
        with pytest.raises(ValueError, match="can no longer be taken back"):
            play(little(look_first, hidden={"b": (card,)}, openly=["defend"]), 1).undone("a")


def test_what_was_hidden_and_lies_open_now_cannot_be_taken_back() -> None:
    def lay(game: LittleGame) -> None:
        card = game.ask("a", "lay", game.state.hidden["a"])
        game.state.hidden["a"] = tuple(each for each in game.state.hidden["a"] if each is not card)
        game.state.facts["laid"] = card

    with pytest.raises(ValueError, match="can no longer be taken back"):
        play(little(lay, hidden={"a": (OAK, ASH)}), OAK).undone("a")
