"""Imagining: another position which a side cannot tell from this one."""

from __future__ import annotations

from random import Random

import pytest

from helpers import play
from kernel.little import LittleGame, little
from kernel.toy_base import Card
from kernel.toys import new, randomly
from ringwar.kernel import Question, fingerprint

NAMES = ("elm", "fir", "oak", "ash", "yew", "bay")
ELM, FIR, OAK, ASH, YEW, BAY = (Card(name, number) for number, name in enumerate(NAMES))


def named(cards: tuple[Card, ...]) -> list[str]:
    return sorted(card.name for card in cards)


def test_unseen_cards_change_places_and_seen_ones_do_not() -> None:
    position = play(new("toy-tricks"), "moon-1", "moon-2", "moon-3", "sun-1", "sun-2", "sun-3")
    rng = Random(1)
    hands = set()
    for _ in range(30):
        other = position.imagined("red", rng)
        assert other.view("red") == position.view("red")
        assert named(other.state.hands["red"]) == ["moon-1", "moon-2", "moon-3"]
        assert list(position.ruleset.laws(other.state)) == []
        hands.add(tuple(named(other.state.hands["blue"])))
    assert len(hands) > 20


def test_every_unseen_card_is_imagined_everywhere_equally_often() -> None:
    position = play(new("toy-tricks"), "moon-1", "moon-2", "moon-3", "sun-1", "sun-2", "sun-3")
    rng = Random(2)
    times = sum("sun-1" in named(position.imagined("red", rng).state.hands["blue"]) for _ in range(1300))
    assert 240 < times < 360


def test_what_was_peeped_at_stays_known() -> None:
    position = play(new("toy-tricks"), "moon-1", "moon-2", "moon-3", "sun-1", "sun-2", "sun-3")
    position = play(position, ("blue", "none"), ("red", "moon-3"), "peep", "blue", "yes")
    other = position.imagined("red", Random(3))
    assert named(other.state.hands["blue"]) == ["sun-1", "sun-2", "sun-3"]


def test_a_spectator_imagines_all_hands() -> None:
    position = play(new("toy-tricks"), "moon-1", "moon-2", "moon-3", "sun-1", "sun-2", "sun-3")
    others = [position.imagined("spectator", Random(seed)) for seed in range(8)]
    assert len({fingerprint(other.state) for other in others}) == 8


def test_answers_of_the_open_step_are_renamed_with_the_cards() -> None:
    def face_down(game: LittleGame) -> None:
        card = game.ask("b", "lay", game.state.hidden["b"])
        game.ask("a", "guess", (True, False))
        game.state.facts["laid"] = card.name

    position = play(little(face_down, hidden={"a": (ELM, FIR), "b": (OAK, ASH), "deck": (YEW, BAY)}), "oak")
    rng = Random(1)
    laid = {position.imagined("a", rng).after("yes").state.facts["laid"] for _ in range(60)}
    assert laid == {"oak", "ash", "yew", "bay"}


def test_an_imagined_position_has_only_answers_that_were_options() -> None:
    """Only a light card may be laid: a heavy one cannot lie there in any game that was played by the rules."""

    def lay_light_card(game: LittleGame) -> None:
        card = game.ask("b", "lay", [card for card in game.state.hidden["b"] if card.number < 3])
        game.ask("a", "guess", (True, False))
        game.state.facts["laid"] = card.name

    position = play(little(lay_light_card, hidden={"b": (ELM, FIR, ASH), "deck": (OAK, YEW, BAY)}), "fir")
    rng = Random(1)

    def legal(question: Question, answer: object) -> None:
        assert answer in question.options

    for _ in range(40):
        position.imagined("a", rng).retrace(legal)


def test_what_all_could_see_of_a_hidden_card_stays_true() -> None:
    def lay_and_say(game: LittleGame) -> None:
        card = game.ask("b", "lay", game.state.hidden["b"])
        game.state.facts["heavy"] = card.number > 2
        game.ask("a", "guess", (True, False))

    position = play(little(lay_and_say, hidden={"b": (ELM, FIR, ASH), "deck": (OAK, YEW, BAY)}), "fir")
    rng = Random(1)
    laid = {position.imagined("a", rng).answers[0].name for _ in range(60)}
    assert laid == {"elm", "fir", "oak"}


def test_a_pending_choice_is_imagined_among_its_options() -> None:
    def lay_light_cards(game: LittleGame) -> None:
        light = [card for card in game.state.hidden["b"] if card.number < 3]
        game.ask_each("lay", {"a": (True, False), "b": light})

    position = play(little(lay_light_cards, hidden={"b": (ELM, FIR, ASH), "deck": (OAK, YEW, BAY)}), ("b", "fir"))
    rng = Random(1)
    for _ in range(40):
        other = position.imagined("a", rng)
        (asked,) = [question for question in other.asked if question.side == "b"]
        assert other.given["b"] in asked.options


def test_a_rule_that_asks_more_for_some_hidden_cards_does_not_break_imagining() -> None:
    """The answers since the checkpoint may not fit the cards that were imagined."""

    def lay(game: LittleGame) -> None:
        card = game.ask("b", "lay", game.state.hidden["b"])
        miles = game.ask("b", "miles", range(1, card.number + 2))
        towns = ("bree", "dale")
        game.state.facts["town"] = towns.index(game.ask("a", "guess", towns)) * miles
        game.ask("a", "again", (True, False))

    position = play(little(lay, hidden={"b": (ELM, FIR), "deck": (OAK, YEW, BAY)}), "fir", 2, "dale")
    rng = Random(1)
    for _ in range(60):
        other = position.imagined("a", rng)
        assert other.view("a") == position.view("a")


@pytest.mark.parametrize("seat", ["attacker", "defender", "spectator"])
@pytest.mark.parametrize("answers", [0, 1, 2, 3, 4, 9, 20, 33])
def test_view_and_question_are_left_alone(seat: str, answers: int) -> None:
    position = randomly(new("toy-battle"), answers, answers)
    other = position.imagined(seat, Random(answers))
    assert other.view(seat) == position.view(seat)
    assert [(question.side, question.key) for question in other.questions] == [
        (question.side, question.key) for question in position.questions
    ]


def test_an_imagined_position_can_be_played_on() -> None:
    position = play(new("toy-tricks"), "moon-1", "moon-2", "moon-3", "sun-1", "sun-2", "sun-3")
    other = position.imagined("red", Random(4))
    end = randomly(other, 5, 500)
    assert end.result is not None
    assert list(end.ruleset.laws(end.state)) == []


def test_imagining_is_the_same_for_the_same_seed() -> None:
    position = play(new("toy-tricks"), "moon-1", "moon-2", "moon-3", "sun-1", "sun-2", "sun-3")
    once, again = (position.imagined("red", Random(9)) for _ in range(2))
    assert fingerprint(once.state) == fingerprint(again.state)
