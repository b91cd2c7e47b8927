"""Scores that are worked out only for options that may be the best."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from ringwar import games
from ringwar.kernel import CHANCE, Dice, Player, Question
from ringwar.players.rules import Hopes, RulesOfThumb
from ringwar.players.wrappers import Seated, seed_of
from ringwar.simulation import played_inline

WAR, CARDS = games.ruleset("boardgame"), games.ruleset("cardgame")
SETUPS = {
    "two": WAR.setup(),
    "three": WAR.setup(None, 3),
    "four": WAR.setup(None, 4, ["lords"]),
    "council": WAR.setup(None, 2, ["lords"], {"council-of-rivendell": "yes"}),
    "duel": CARDS.setup("duel"),
    "trilogy": CARDS.setup("trilogy"),
}


class Looked:
    """Scores, and who of them was looked at."""

    def __init__(self, scores: Sequence[float]) -> None:
        self.scores = scores
        self.at: list[int] = []

    def score(self, number: int) -> float:
        self.at.append(number)
        return self.scores[number]


def test_nobody_is_looked_at_who_cannot_be_the_best() -> None:
    looked = Looked([1.0, 5.0, 0.0, 4.99, 2.0])
    assert Hopes([3.0, 6.0, 4.0, 5.5, 4.9], looked.score).leading(0.05) == [(5.0, 1), (4.99, 3)]
    assert looked.at == [1, 3]


def test_who_may_be_the_best_by_luck_is_looked_at() -> None:
    looked = Looked([4.0, 5.0, 4.5])
    assert Hopes([4.2, 5.0, 4.6], looked.score).leading(1.0) == [(5.0, 1), (4.5, 2), (4.0, 0)]


def test_all_scores_are_there_for_who_wants_them() -> None:
    assert list(Hopes([9.0, 9.0], [1.0, 2.0].__getitem__)) == [1.0, 2.0]


class Hoping(Player):
    """Answers by chance, and looks whether hopes hold and choices are those by all scores."""

    def __init__(self, seat: str) -> None:
        self.rng = Random(seat)
        self.player = RulesOfThumb(seat)
        self.looked = 0

    def answer(self, question: Question) -> Any:
        chosen = self.player.answer(question)
        scores, best = self.player.weighed(question)
        assert question.options[best] == chosen
        scorer = self.player.scorers.get(question.key)
        sight = question.sight()
        found = None if scorer is None else scorer(sight, question)
        if isinstance(found, Hopes):
            self.looked += 1
            assert all(score <= most for score, most in zip(scores, found.most, strict=True)), question.key
        return self.rng.choice(question.options) if self.rng.random() < 0.2 else chosen


@pytest.mark.parametrize("name", SETUPS)
def test_no_score_exceeds_what_is_hoped_for(name: str) -> None:
    setup = SETUPS[name]
    ruleset = games.ruleset(setup.game)
    seats = {seat: Hoping(f"{name}/{seat}") for seat in ruleset.seats(setup)}
    played_inline(ruleset, setup, Seated({**seats, CHANCE: Dice(seed_of(name, CHANCE))}))
    assert sum(each.looked for each in seats.values()) > 10
