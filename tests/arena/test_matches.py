"""Who meets whom, with which dice, and what is noted of a game."""

from __future__ import annotations

import pytest

from arena.contestants import SECONDS_TO_THINK
from arena.made import match
from ringwar import games
from ringwar.arena import Match, play, play_match, round_robin
from ringwar.arena.matches import between_others, gauntlet, sides_of
from ringwar.simulation import Plan, play_games

ORDERED = [("bold", "bold"), ("bold", "timid"), ("timid", "bold"), ("timid", "timid")]


@pytest.fixture(autouse=True)
def coin(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets `ringwar.games` know the coin game."""
    monkeypatch.setitem(games.MODULES, "coin", "cli.coin")


def test_everybody_meets_everybody_on_both_sides() -> None:
    assert list(round_robin(["timid", "bold", "timid"])) == ORDERED
    assert round_robin(["bold"]) == (("bold", "bold"),)
    assert list(between_others(ORDERED)) == [("bold", "timid"), ("timid", "bold")]


def test_a_gauntlet_is_run_by_one_player() -> None:
    expected = {("b", "b"), ("a", "b"), ("b", "a"), ("c", "b"), ("b", "c")}
    assert set(gauntlet("b", ["a", "c"])) == set(gauntlet("b", ["a", "b", "c"])) == expected
    assert len(gauntlet("b", ["a", "c"])) == len(expected)


@pytest.mark.parametrize(
    "scenario, free, shadow",
    [
        ("duel", {"gandalf"}, {"witch-king"}),
        ("duel-three", {"gandalf"}, {"witch-king", "saruman"}),
        ("fellowship", {"gandalf"}, {"balrog"}),
        ("trilogy", {"frodo", "aragorn"}, {"witch-king", "saruman"}),
    ],
)
def test_a_player_sits_at_all_seats_of_its_side(scenario: str, free: set[str], shadow: set[str]) -> None:
    ruleset = games.ruleset("cardgame")
    setup = ruleset.setup(scenario)
    sides = sides_of(ruleset, setup)
    assert sides == ("free-peoples", "shadow")
    seats = Match(setup, sides, (("bold", "timid"),), 1, "0").plan(("bold", "timid")).seats
    assert seats == {**dict.fromkeys(free, "bold"), **dict.fromkeys(shadow, "timid")}


def test_games_of_one_number_have_the_same_dice_whoever_sits_where() -> None:
    """Two players who do the same: with the same dice their games are the same when they change sides."""
    met = match(("timid", "meek"), ("meek", "timid"))
    there = [play(met, (("timid", "meek"), number))[0] for number in range(1, 11)]
    back = [play(met, (("meek", "timid"), number))[0] for number in range(1, 11)]
    assert [(each.winner, each.turns) for each in there] == [(each.winner, each.turns) for each in back]
    assert {each.winner for each in there} == {"heads", "tails"}
    assert len({each.turns for each in there}) > 1


def test_the_games_are_those_of_a_simulation() -> None:
    met = match(("bold", "timid"), games=6, seed="x")
    outcomes = [outcome for outcome, _ in play_match(met, list(met.schedule()), 1)]
    plan = Plan(met.setup, {"heads": "bold", "tails": "timid"}, "x", 6)
    tally = play_games(plan, range(1, 7))
    assert sum(outcome.turns for outcome in outcomes) == tally.turns
    assert sum(outcome.questions for outcome in outcomes) == tally.questions
    assert sum(outcome.winner == "heads" for outcome in outcomes) == tally.wins["heads"]


def test_a_match_cut_short_has_played_as_much_of_every_pairing() -> None:
    met = match(*ORDERED, games=3)
    schedule = list(met.schedule())
    assert len(schedule) == len(set(schedule)) == 12
    assert {pairing for pairing, _ in schedule[:4]} == set(ORDERED)
    assert {number for _, number in schedule[:4]} == {1}


def test_every_decision_is_counted_for_its_side() -> None:
    outcome, record = play(match(("bold", "bold")), (("bold", "bold"), 1))
    doubled = outcome.questions - 3 * outcome.turns
    assert record == ""
    assert doubled == outcome.turns
    # Each round both bet, one of them may double, and the coin is tossed.
    assert sum(outcome.decisions) == 3 * outcome.turns
    assert min(outcome.decisions) > outcome.turns


def test_thinking_is_timed_for_its_side() -> None:
    outcome, _ = play(match(("slow", "bold")), (("slow", "bold"), 1))
    assert outcome.thinking[0] >= SECONDS_TO_THINK * outcome.decisions[0]
    assert outcome.thinking[1] < outcome.thinking[0]
    assert outcome.seconds >= sum(outcome.thinking)


def test_the_longest_answer_of_a_side_is_noted() -> None:
    outcome, _ = play(match(("slow", "bold")), (("slow", "bold"), 1))
    assert SECONDS_TO_THINK <= outcome.longest[0] <= outcome.thinking[0]
    assert outcome.thoughts == (0, 0)


def test_what_was_thought_about_is_counted_apart() -> None:
    """A player that thinks does so where an action begins; what follows from that costs next to nothing."""
    ruleset = games.ruleset("cardgame")
    setup = ruleset.setup("duel")
    met = Match(setup, sides_of(ruleset, setup), (("hasty", "rules"),), 1, "0")
    outcome, _ = play(met, (("hasty", "rules"), 1))
    assert 0 < outcome.thoughts[0] < outcome.decisions[0]
    assert outcome.thinking[0] / 2 < outcome.pondering[0] < outcome.thinking[0]
    assert (outcome.thoughts[1], outcome.pondering[1]) == (0, 0)


def test_a_game_that_breaks_is_an_outcome_with_a_record() -> None:
    setup = games.ruleset("coin").setup("long", options={"crash": "2"})
    outcome, record = play(match(("bold", "timid"), setup=setup), (("bold", "timid"), 4))
    assert (outcome.winner, outcome.kind, outcome.number) == ("", "", 4)
    assert "the coin rolled away" in outcome.error
    assert record.startswith("ringwar 1\n")
