"""Levels and styles: who plays easily makes mistakes that people make, and a style is seen in what is done."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import ringwar
from boardgame.boards import FREE, SHADOW, board
from ringwar import games
from ringwar.boardgame.sight import Sight
from ringwar.boardgame.table.facts import REGIONS
from ringwar.kernel import CHANCE, Question, Refusal, Setup, name_of
from ringwar.players import LEVELS, PLAYERS, player
from ringwar.players.boardgame.actions import action_value
from ringwar.players.boardgame.hunt import wanted_dice
from ringwar.players.boardgame.marches import garrison
from ringwar.players.boardgame.war import War
from ringwar.players.lookahead import Lookahead, decided
from ringwar.players.manners import MANNER, STYLES, SURPRISE, USUAL, Manner, manner
from ringwar.players.worlds import Plan
from ringwar.players.wrappers import seated
from ringwar.simulation import played_inline

WAR, CARDS = games.ruleset("boardgame"), games.ruleset("cardgame")
SETUPS = {
    "war": WAR.setup(),
    "three": WAR.setup(None, 3),
    "council": WAR.setup(None, None, ["lords"], {"council-of-rivendell": "yes"}),
    "fellowship": CARDS.setup("fellowship"),
    "duel-three": CARDS.setup("duel-three"),
}
SEEDS = range(40)
HOST = {"dol-guldur": "sauron 8/2 nazgul 2", "lorien": "elves 3/2/1", "minas-tirith": "gondor 3/1/1"}
"""A host two steps from Lórien."""


def seen(side: str, name: str, armies: dict[str, str] | None = None, **fields: Any) -> Sight:
    """What a side sees of a table who plays in a manner."""
    position = board(
        armies or HOST, free=("character", "muster-army"), shadow=("army", "muster"), to_act=side, **fields
    )
    sight: Sight = WAR.sight(position.state, side)
    sight.memory[MANNER] = manner(name, "boardgame", side, "seed")
    return sight


def wins(setup: Setup, side: str, name: str, other: str, number: int) -> int:
    """How often a side wins whose player meets another, with dice of its own for every game."""
    rules = games.ruleset(setup.game)
    seats = rules.seats(setup)
    names = {seat: name if rules.side_of(seat) == side else other for seat in seats}
    ends = [rules.result(played_inline(rules, setup, seated(seats, names, f"levels {each}"))) for each in range(number)]
    return sum(end is not None and end.winner == side for end in ends)


# Easy


def test_who_sees_only_what_is_next_door_guards_less() -> None:
    usual, short = (War(seen(FREE, name)) for name in ("balanced", "easy"))
    lorien = REGIONS["lorien"]
    assert garrison(usual, lorien) > garrison(short, lorien)
    assert usual.threat(lorien) > short.threat(lorien) == 0


def test_who_sees_only_what_is_next_door_sees_that() -> None:
    near = {**HOST, "dimrill-dale": "sauron 4"}
    assert War(seen(FREE, "easy", near, at_war=("sauron",))).threat(REGIONS["lorien"]) == 4


def test_a_plan_is_kept_for_some_turns_and_then_another_is_made() -> None:
    mind = Manner("", {"plan-turns": 4}, 7)
    plans = [mind.plan(turn, ("rohan", "gondor", "elves", "north")) for turn in range(40)]
    changes = [turn for turn in range(1, 40) if plans[turn] != plans[turn - 1]]
    assert len(set(plans)) > 2
    assert all((turn - changes[0]) % 4 == 0 for turn in changes)
    assert USUAL.plan(3, ("rohan", "gondor")) is None


def test_who_has_a_plan_goes_elsewhere_less_than_others() -> None:
    draws = {}
    for name in ("balanced", "easy"):
        picture = War(seen(SHADOW, name))
        goals = [(region, draw) for region, draw in picture.goals() if region.side == FREE]
        draws[name] = {region: draw for region, draw in goals if region.nation not in (None, picture.plan)}
        assert (picture.plan is None) == (name == "balanced")
    both = draws["balanced"].keys() & draws["easy"].keys()
    assert both
    assert all(draws["easy"][region] < draws["balanced"][region] for region in both)


def test_a_card_that_is_forgotten_is_thought_of_in_another_turn() -> None:
    mind = Manner("", {"forgets": 0.5}, 7)
    forgotten = [mind.forgets("fp-character-01", turn) for turn in range(200)]
    assert 70 < sum(forgotten) < 130
    assert not USUAL.forgets("fp-character-01", 1)


@pytest.mark.parametrize("name", SETUPS)
def test_easy_plays_every_rule_set(name: str) -> None:
    setup = SETUPS[name]
    rules = games.ruleset(setup.game)
    seats = rules.seats(setup)
    assert rules.result(played_inline(rules, setup, seated(seats, dict.fromkeys(seats, "easy"), "a"))) is not None


@pytest.mark.parametrize("side", [FREE, SHADOW])
def test_easy_is_weaker_than_normal_and_stronger_than_chance(side: str) -> None:
    duel = CARDS.setup("duel")
    easy = wins(duel, side, "easy", "normal", 40)
    assert easy < wins(duel, side, "normal", "normal", 40)
    assert wins(duel, side, "easy", "random", 20) >= 15


@pytest.mark.parametrize("level", ["easy", "normal:surprise"])
@pytest.mark.parametrize("setup", [{"game": "boardgame"}, {"game": "cardgame", "scenario": "duel"}])
def test_they_answer_the_same_in_worlds_that_their_seat_cannot_tell_apart(setup: dict[str, Any], level: str) -> None:
    rng = Random(5)
    begun = ringwar.start(**setup)
    end = ringwar.play_out(begun, dict.fromkeys(begun.ruleset.seats(begun.setup), level), 3)
    compared = 0
    for number in rng.sample(range(end.count), 40):
        position = end.at(number)
        for question in position.questions:
            if question.side != CHANCE:
                world = position.imagined(question.side, rng)
                other = next(each for each in world.questions if each.side == question.side)
                assert said(level, other) == said(level, question)
                compared += 1
    assert compared > 10


def said(level: str, question: Question) -> str:
    return name_of(player(level, 1).answer(question))


# Styles


@pytest.mark.parametrize(
    "side, value, more, less",
    [
        (FREE, lambda sight: action_value(sight, "move-fellowship"), "ring-race", "military"),
        (FREE, lambda sight: War(sight).prize, "military", "ring-race"),
        (SHADOW, wanted_dice, "ring-race", "balanced"),
        (SHADOW, lambda sight: action_value(sight, "move-armies"), "military", "balanced"),
    ],
)
def test_a_style_values_other_things(side: str, value: Callable[[Sight], float], more: str, less: str) -> None:
    assert value(seen(side, more)) > value(seen(side, less)) > 0


def test_the_balanced_style_is_the_usual_one() -> None:
    assert not manner("balanced", "boardgame", FREE, 1).numbers
    assert not manner("balanced", "cardgame", SHADOW, 1).numbers


def test_a_surprise_is_one_of_the_styles_for_a_whole_game() -> None:
    found = [manner(SURPRISE, "boardgame", FREE, f"seed {seed}").name for seed in SEEDS]
    assert set(found) == set(STYLES)
    assert found == [manner(SURPRISE, "boardgame", FREE, f"seed {seed}").name for seed in SEEDS]


def test_a_style_decides_between_plans_that_promise_as_much() -> None:
    first, liked, better = (Plan((("action", each),), chances=[0.5, 0.5]) for each in ("draw", "attack", "recruit"))
    liked.favour = 0.03
    assert decided([first, liked], 0.02) is liked
    better.chances = [0.6, 0.6]
    assert decided([first, liked, better], 0.02) is better
    assert liked.chance == 0.5


def test_who_looks_ahead_favours_plans_of_its_style() -> None:
    dice: dict[str, Any] = {"free": ("character", "muster-army"), "shadow": ("army", "muster"), "to_act": FREE}
    position = board(HOST, rings={FREE: 0, SHADOW: 0}, **dice)
    assert position.question is not None
    plans = Lookahead(1, manner="ring-race").thought(position.question)
    moving = [plan for plan in plans if ("action", "move-fellowship") in plan.answers]
    assert moving
    assert all(plan.favour > 0 for plan in moving)
    assert not any(plan.favour for plan in Lookahead(1).thought(position.question))


# Names


def test_every_level_but_the_easy_one_can_play_in_a_style() -> None:
    for level in LEVELS:
        named = [f"{level}:{style}" in PLAYERS for style in (*STYLES, SURPRISE)]
        assert named == [level != "easy"] * len(named)


def test_a_style_that_is_none_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        player("hard:sleepy")
    assert refused.value.key == "no-player"
