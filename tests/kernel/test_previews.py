"""Previews: what an answer would bring about, as far as its side may know, and where they stop."""

from __future__ import annotations

from typing import Any

import pytest

from kernel.little import Little, LittleGame, Notes, little
from ringwar.kernel import CHANCE, Position, start


def preview(*steps: Any, answer: Any = "go") -> dict[str, Any]:
    """The preview of an answer to the first question of a game of these steps."""
    position: Position[Any] = little(*steps)
    return dict(position.preview(answer))


def went(game: LittleGame) -> None:
    """A chooses, and it is told."""
    choice = game.ask("a", "what", ("go", "stay"))
    game.tell("chosen", choice=choice)


def test_a_preview_tells_what_happens_and_that_the_turn_passes() -> None:
    def then(game: LittleGame) -> None:
        went(game)
        game.ask("b", "reply", ("well", "badly"))

    found = preview(then)
    assert [event["kind"] for event in found["events"]] == ["chosen"]
    assert found["events"][0]["about"] == {"choice": "go"}
    assert (found["dice"], found["commits"], found["next"]) == (False, True, {"side": "b"})


def test_a_preview_stops_before_another_side_even_where_that_has_no_choice() -> None:
    def then(game: LittleGame) -> None:
        went(game)
        game.tell("replied", how=game.ask("b", "reply", ("well",)))

    found = preview(then)
    assert [event["kind"] for event in found["events"]] == ["chosen"]
    assert found["next"] == {"side": "b"}


def test_a_preview_stops_before_what_another_side_alone_knows_and_goes_on_with_ones_own() -> None:
    def theirs(game: LittleGame) -> None:
        went(game)
        game.commit("b")
        game.tell("shown")

    def own(game: LittleGame) -> None:
        went(game)
        game.commit("a")
        game.tell("shown")

    assert [event["kind"] for event in preview(theirs)["events"]] == ["chosen"]
    assert preview(theirs)["next"] == {"side": "b"}
    assert [event["kind"] for event in preview(own)["events"]] == ["chosen", "shown"]


def test_a_preview_takes_its_own_only_options_and_stops_at_its_next_choice() -> None:
    def then(game: LittleGame) -> None:
        went(game)
        game.ask("a", "where", ("here",), how="slowly")
        game.ask("a", "when", (1, 2))

    found = preview(then)
    assert [(each["key"], each["option"]["name"], each["about"]) for each in found["taken"]] == [
        ("where", "here", {"how": "slowly"})
    ]
    assert (found["commits"], found["next"]) == (False, {"side": "a", "key": "when"})


def test_a_preview_stops_before_chance_even_where_one_thing_is_left_to_draw() -> None:
    def rolls(game: LittleGame) -> None:
        went(game)
        game.tell("rolled", number=game.roll())

    def draws(game: LittleGame) -> None:
        went(game)
        game.tell("drawn", thing=game.draw("draw", ("last",)))

    for step in (rolls, draws):
        found = preview(step)
        assert [event["kind"] for event in found["events"]] == ["chosen"]
        assert (found["dice"], found["commits"], found["next"]) == (True, True, {"side": CHANCE})


def test_a_preview_of_the_last_answer_says_that_nobody_is_next() -> None:
    found = preview(went)
    assert (found["commits"], found["next"]) == (True, None)


def test_a_choice_made_at_once_with_others_has_no_preview() -> None:
    def bids(game: LittleGame) -> None:
        bids = game.ask_each("bid", {"a": (1, 2), "b": (1, 2)})
        game.tell("bids", a=bids["a"], b=bids["b"])

    position: Position[Any] = little(bids).after(2, "b")
    found = position.preview(1, "a")
    assert (found["taken"], found["events"], found["next"]) == ([], [], None)


@pytest.mark.parametrize(
    ("sides", "commits", "after"), [("ba", False, {"side": "a", "key": "bid"}), ("bc", True, {"side": "b"})]
)
def test_a_preview_stops_before_a_choice_made_by_several_at_once(sides: str, commits: bool, after: Any) -> None:
    def then(game: LittleGame) -> None:
        went(game)
        game.ask_each("bid", dict.fromkeys(sides, (1, 2)))

    found = preview(then)
    assert [event["kind"] for event in found["events"]] == ["chosen"]
    assert (found["dice"], found["commits"], found["next"]) == (False, commits, after)


def test_what_follows_at_once_stands_with_the_option_and_what_comes_a_step_later_does_not() -> None:
    def first(game: LittleGame) -> None:
        if game.ask("a", "what", ("go", "stay")) == "go":
            game.ask("a", "where", ("here",))

    def second(game: LittleGame) -> None:
        game.ask("a", "later", ("then",))

    question = little(first, second).question
    assert question is not None
    go, stay = question.json()["options"]
    assert [each["key"] for each in go["then"]] == ["where"]
    assert "then" not in stay


class Priced(Little):
    """A game in one turn, in which gold is what actions are paid with."""

    def turn(self, state: Notes) -> int:
        return 0

    def effects(self, state: Notes, side: str) -> tuple[dict[str, Any], tuple[str, ...]]:
        bought = {name: value for name, value in state.facts.items() if name != "gold"}
        return bought, ("coin",) * state.facts.get("gold", 3)


def test_who_pays_for_nothing_is_warned_and_who_pays_nothing_is_not() -> None:
    def shop(game: LittleGame) -> None:
        choice = game.ask("a", "buy", ("ale", "bet", "look"))
        game.state.facts |= {"ale": {"ale": 1, "gold": 2}, "bet": {"gold": 2}, "look": {}}[choice]

    def later(game: LittleGame) -> None:
        game.ask("b", "reply", ("well", "badly"))

    ruleset = Priced(shop, later)
    question = start(ruleset, ruleset.setup()).question
    assert question is not None
    assert [each["name"] for each in question.json()["options"] if each.get("idle")] == ["bet"]


def test_a_question_knows_what_asks_and_has_an_id_while_a_game_stands() -> None:
    def asks(game: LittleGame) -> None:
        game.ask("a", "first", (1, 2))
        with game.because("the card"):
            game.ask("b", "second", (1, 2))
        game.ask("a", "third", (1, 2))

    position: Position[Any] = little(asks)
    ids, causes = [], []
    for _ in range(3):
        assert position.question is not None
        ids.append(position.question.id)
        causes.append(position.question.cause)
        position = position.after(1)
    assert ids == ["0-a", "1-b", "2-a"]
    assert causes == [None, "the card", None]
