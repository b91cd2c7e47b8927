"""The player with rules of thumb at the table of the card game: which questions it judges, noise, strength."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import ringwar
from cardgame.tables import table
from ringwar.cardgame import RULESET, ruleset
from ringwar.cardgame.table.facts import CARDS, EVENT, FREE, SCENARIOS, SHADOW
from ringwar.cardgame.table.texts import ACTIONS, PATH_DEFENSE
from ringwar.kernel import Position
from ringwar.players import cardgame, player
from ringwar.players.cardgame import SCORERS, parameters
from ringwar.players.cardgame.abilities import USES
from ringwar.players.cardgame.plays import EVENT_VALUES
from ringwar.players.cardgame.prospects import PATH_ITEMS
from ringwar.players.rules import RulesOfThumb
from ringwar.simulation import Plan, play_games

PACKAGE = Path(ruleset.__file__).parent
ASKING = {"ask": 1, "ask_always": 1, "confirm": 1, "ask_each": 0, "jointly": 2, "may_cycle_for": 2}
"""At which place the functions that ask a player are given the key of the question."""
UNJUDGED = {"next-combat", "text-first"}
"""Questions that are answered at random: the order of combats, and of the texts of cards played together."""


def questions_asked() -> Iterator[str]:
    """The keys of all questions that the rules and cards ask a player."""
    for file in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                verb = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                keys = node.args[ASKING[verb] : ASKING[verb] + 1] if verb in ASKING else []
                yield from (key.value for key in keys if isinstance(key, ast.Constant) and isinstance(key.value, str))


def whole_game(scenario: str, seed: str) -> Position[Any]:
    """A game among players with rules of thumb."""
    begun = ringwar.start("cardgame", scenario=scenario)
    return ringwar.play_out(begun, dict.fromkeys(begun.ruleset.seats(begun.setup), "rules"), seed=seed)


def test_every_question_is_judged_but_a_few() -> None:
    keys = {key for key in questions_asked() if key != "draw"}
    assert keys - set(SCORERS) == UNJUDGED
    assert set(SCORERS) <= keys | {"decide-for-enemy"}


def test_every_action_and_every_event_is_judged() -> None:
    assert set(USES) == set(ACTIONS)
    assert set(EVENT_VALUES) == {card.id for card in CARDS.values() if card.kind == EVENT}
    assert set(PATH_ITEMS) == set(PATH_DEFENSE)


@pytest.mark.parametrize("name", ["income", "texts", "played", "arrived", "items-on-location", "items-in-reserve"])
def test_numbers_are_given_to_cards_that_exist(name: str) -> None:
    assert set(parameters.numbers(name)) <= {card.id for card in CARDS.values()}


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_same_seed_plays_the_same_game(scenario: str) -> None:
    assert ringwar.save(whole_game(scenario, "1")) == ringwar.save(whole_game(scenario, "1"))


def test_another_seed_plays_another_game() -> None:
    assert ringwar.save(whole_game("duel", "1")) != ringwar.save(whole_game("duel", "2"))


def many_answers(noise: float, monkeypatch: pytest.MonkeyPatch) -> set[Any]:
    """What players of many seeds answer where two copies of a card are equally good to cycle."""
    monkeypatch.setattr(cardgame, "NOISE", noise)
    hand = ["mordor-orcs", "mordor-orcs#2", "mordor-orcs#3"]
    position = table(path="egladil", seats={"witch-king": {"hand": hand}}, round=5, to_act="witch-king")
    question = position.after("cycle").question
    assert question is not None
    return {RulesOfThumb(seed).answer(question) for seed in range(30)}


def test_without_noise_the_seed_makes_no_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(many_answers(0.0, monkeypatch)) == 1


def test_noise_chooses_among_what_is_equally_good(monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(many_answers(0.01, monkeypatch)) == 3


def wins(scenario: str, side: str, games: int) -> int:
    """How many of so many games a side with rules of thumb wins against random players."""
    setup = RULESET.setup(scenario)
    seats = {seat: "rules" if RULESET.side_of(seat) == side else "random" for seat in RULESET.seats(setup)}
    tally = play_games(Plan(setup, seats, "strength", games), range(1, games + 1))
    assert not tally.failures
    return tally.wins[side]


@pytest.mark.parametrize("side", [FREE, SHADOW])
def test_it_wins_against_random_players(side: str) -> None:
    assert wins("fellowship", side, 10) >= 9


@pytest.mark.slow
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("side", [FREE, SHADOW])
def test_it_nearly_always_wins_against_random_players(scenario: str, side: str) -> None:
    assert wins(scenario, side, 30) >= 28


def test_a_player_by_name_knows_the_card_game() -> None:
    question = table(path="bag-end", seats={"frodo": {"hand": ["gimli", "eomer", "sting"]}}, to_act="frodo").question
    assert question is not None
    assert player("rules", 1).answer(question) in question.options
