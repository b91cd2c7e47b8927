"""The card game in words: whole games, and the sentences that are hard to get right."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

import ringwar
from ringwar.cardgame.table.facts import CARDS, SCENARIOS, card
from ringwar.cardgame.table.scenarios import OPTIONS
from ringwar.kernel import SPECTATOR, Event, Player, Position, Question, Secret
from ringwar.players.wrappers import seated
from ringwar.words import Words

SEEDS = range(3)


@pytest.fixture
def words() -> Words:
    return Words("en", game="cardgame")


class Reader(Player):
    """Reads every question and its options aloud before somebody answers."""

    def __init__(self, words: Words, then: Player) -> None:
        self.words = words
        self.then = then
        self.heard: list[str] = []

    def answer(self, question: Question) -> Any:
        self.heard += [self.words.question(question), *self.words.options(question).values()]
        return self.then.answer(question)


@cache
def played(scenario: str, seed: int) -> tuple[Position[Any], tuple[str, ...], frozenset[str]]:
    """A random game, what was heard of its questions, and the words that were missing."""
    words = Words("en", game="cardgame")
    position = ringwar.start("cardgame", scenario=scenario)
    seats = position.ruleset.seats(position.setup)
    reader = Reader(words, seated(seats, dict.fromkeys(seats, "random"), seed))
    return position.played(reader), tuple(reader.heard), frozenset(words.missing)


def events(position: Position[Any]) -> list[Event]:
    return [entry for entry in position.log() if isinstance(entry, Event)]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_question_of_a_game_has_words(scenario: str, seed: int) -> None:
    _, heard, missing = played(scenario, seed)
    assert not missing
    assert [text for text in heard if "[" in text or not text] == []


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_everybody_can_read_the_story_of_a_game(scenario: str, seed: int, words: Words) -> None:
    position, _, _ = played(scenario, seed)
    for reader in (SPECTATOR, *position.ruleset.seats(position.setup)):
        story = words.story(events(position), reader)
        assert [line for line in story if "[" in line or "hidden" in line or not line.endswith(".")] == []
    assert not words.missing


def test_a_game_that_is_over_is_told_in_words(words: Words) -> None:
    for kind in ("points", "ten-points-ahead"):
        for winner in ("free-peoples", "shadow"):
            assert "[" not in words.say(f"result-{kind}", winner=winner)
            words.event(
                Event("game-over", {"winner": winner, "ending": kind, "free": 1, "shadow": 2, "corruption": 1}),
                SPECTATOR,
            )
    assert not words.missing


def test_everything_that_can_be_chosen_before_the_game_has_a_name(words: Words) -> None:
    for name in ("cardgame", *SCENARIOS, *OPTIONS, "random", "free-peoples", "shadow"):
        words.name(name)
    for scenario in SCENARIOS.values():
        for seat in scenario.seats:
            assert words.seat(seat.name).endswith(" player")
    for option, values in OPTIONS.items():
        for value in values:
            assert words.has(f"option-{option}-{value}")
    assert not words.missing


def test_every_card_has_a_name(words: Words) -> None:
    for name in CARDS:
        assert "[" not in words.name(name)


def test_a_seat_is_told_from_the_card_of_its_name(words: Words) -> None:
    event = Event("play", {"seat": "aragorn", "card": card("aragorn"), "place": "reserve", "kind": "character"})
    assert words.event(event, SPECTATOR) == "The Aragorn player plays Aragorn into the reserve."


def test_cards_drawn_in_a_row_are_told_in_one_sentence_to_each_as_they_may_know_it(words: Words) -> None:
    drawn = [Event("draw", {"seat": "frodo", "card": Secret(card(name), "frodo")}) for name in ("gimli", "sting")]
    drawn.append(Event("draw", {"seat": "saruman", "card": Secret(card("ugluk"), "saruman")}))
    assert words.story(drawn, "frodo") == [
        "The Frodo player draws Gimli and Sting.",
        "The Saruman player draws a card.",
    ]
    assert words.story(drawn, "saruman") == [
        "The Frodo player draws 2 cards.",
        "The Saruman player draws Uglúk.",
    ]


def test_the_cause_is_told_unless_it_is_the_card_itself(words: Words) -> None:
    reaver = card("the-reaver")
    cycled = Event("cycle", {"seat": "witch-king", "card": reaver}, reaver)
    forsaken = Event("forsake-reserve", {"seat": "frodo", "card": card("gimli")}, reaver)
    assert words.story([cycled, forsaken], SPECTATOR) == [
        "The Witch-king player cycles The Reaver.",
        "The Frodo player forsakes Gimli from the reserve (The Reaver).",
    ]


@pytest.mark.parametrize(
    ("count", "told"),
    [
        (0, "recycles: the cycle pile is empty, and the draw deck is shuffled."),
        (1, "recycles: 1 card of the cycle pile is shuffled into the draw deck."),
        (7, "recycles: 7 cards of the cycle pile are shuffled into the draw deck."),
    ],
)
def test_an_empty_cycle_pile_is_not_counted(words: Words, count: int, told: str) -> None:
    assert words.event(Event("recycle", {"seat": "saruman", "count": count}), SPECTATOR).endswith(told)
