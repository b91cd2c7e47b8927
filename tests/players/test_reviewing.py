"""Reviews find what was done wrong, blame nobody for luck, and are the same whenever they are made."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

import ringwar
from boardgame.boards import FREE, SHADOW, Board
from players.test_boardgame_positions import middle_earth
from ringwar.kernel import Position, Refusal
from ringwar.players.advice.graph import chances_of, dropped
from ringwar.players.advice.missed import chances_missed
from ringwar.players.advice.reasons import Reason
from ringwar.players.advice.reviewing import Choice, Review, Task, Weighed, choices_of, parting, review
from ringwar.players.lookahead import Budget

GAMES = Path(__file__).parents[1] / "games"
NEAR_THE_END = {
    "dale": "southrons 3",
    "edoras": "isengard 2",
    "helms-deep": "isengard 3",
    "lorien": "sauron 3",
    "woodland-realm": "sauron 3",
    "osgiliath": "sauron 7/1 nazgul 2",
    "minas-morgul": "sauron 1",
    "minas-tirith": "",
}
"""The Shadow has eight points, and nobody guards the city that is worth the other two."""
LAST_STEP = {"mordor": 4, "corruption": 2, "companions": []}
DUEL = dict.fromkeys(("gandalf", "witch-king"), "random")


def near_the_end(side: str, die: str, **fields: Any) -> Board:
    """Whoever acts can win at once: the Ring is a step from the fire, and a host before an open city."""
    return middle_earth(side, (die,), NEAR_THE_END, turn=9, fellowship=LAST_STEP, **fields)


def reason_for(position: Board, given: tuple[str, ...], better: tuple[str, ...]) -> Reason | None:
    """Why one way to go is better than another, as the workers find it."""
    assert position.question is not None
    side = position.question.side
    return Task(Choice(position, 0, side, side, given), Budget(2, 2), "seed", 0.0, better).weighed().reason


def played(position: Board, *names: str) -> Board:
    """The position after some answers, and then some by rules of thumb."""
    for name in names:
        position = position.after(name)
    end = ringwar.play_out(position, {FREE: "rules", SHADOW: "rules"}, seed=1)
    return end.at(min(end.count, position.count + 6))


@cache
def late_duel() -> Position[Any]:
    """A card game that was played well for a while, and then at random to its end."""
    whole = ringwar.load((GAMES / "cardgame-duel.ringwar").read_text())
    late = ringwar.read_position(ringwar.write_position(whole.at(480)))
    return ringwar.play_out(late, DUEL, 1)


@cache
def of_late_duel() -> Review:
    return review(late_duel())


# What is found


def test_a_win_thrown_away_costs_much() -> None:
    position = near_the_end(FREE, "character", shadow=("army", "event"))
    found = review(played(position, "character", "skip"))["mistakes"]
    worst = found[FREE][0]
    assert (worst["count"], worst["seat"], worst["key"], worst["given"]) == (2, FREE, "action", "skip")
    assert worst["better"] == "move-fellowship"
    assert worst["lost"] > 0.08


def test_a_wasted_die_is_a_mistake() -> None:
    found = review(played(near_the_end(SHADOW, "army"), "army", "skip"))["mistakes"]
    assert [(each["count"], each["given"], each["better"]) for each in found[SHADOW]] == [(2, "skip", "move-armies")]
    assert found[SHADOW][0]["better_then"]


def test_whoever_takes_the_win_is_not_blamed() -> None:
    wins = played(near_the_end(SHADOW, "army"), "army", "move-armies", "osgiliath", "minas-tirith", "all")
    found = review(wins)
    assert found["mistakes"][SHADOW] == []
    assert found["chances"][0]["chance"] < 0.5


# What a review is


def test_a_review_tells_the_chance_after_every_answer_and_ends_with_who_has_won() -> None:
    end = late_duel()
    assert end.result is not None
    chances = of_late_duel()["chances"]
    assert [each["count"] for each in chances] == list(range(1, end.count + 1))
    assert all(0 <= each["chance"] <= 1 for each in chances)
    assert chances[-1]["chance"] == float(end.result.winner == FREE)
    assert {each["side"] for each in chances} <= {FREE, SHADOW, "chance"}


def test_mistakes_are_few_large_in_order_and_could_have_been_avoided() -> None:
    end, found = late_duel(), of_late_duel()["mistakes"]
    assert list(found) == [FREE, SHADOW]
    assert any(found.values()), "those who wander make mistakes"
    for side, mistakes in found.items():
        losses = [each["lost"] for each in mistakes]
        assert losses == sorted(losses, reverse=True)
        assert len(losses) <= 5
        assert all(loss > 0.04 for loss in losses)
        for each in mistakes:
            before = end.at(each["count"] - 1)
            question = next(asked for asked in before.questions if asked.side == each["seat"])
            assert end.ruleset.side_of(each["seat"]) == side
            assert question.key == each["key"]
            assert each["given"] != each["better"]
            assert {each["given"], each["better"]} <= set(question.names())
            after = before.after(each["better"], each["seat"])
            for name in each["better_then"]:
                after = after.after(name, each["seat"])


@pytest.mark.parametrize("game", ["duel", "war"])
def test_a_mistake_costs_what_the_graph_loses_there(game: str) -> None:
    """A loss of 63 % once stood where the graph said that nothing was left to lose."""
    wasted = played(near_the_end(FREE, "character", shadow=("army", "event")), "character", "skip")
    found = of_late_duel() if game == "duel" else review(wasted)
    chances = {each["count"]: each["chance"] for each in found["chances"]}
    mistakes = [(side, each) for side, all_of_them in found["mistakes"].items() for each in all_of_them]
    assert mistakes
    for side, each in mistakes:
        before, after = (chances[each["count"] - ago] for ago in (1, 0))
        lost = before - after if side == FREE else after - before
        assert lost == pytest.approx(each["lost"], abs=1e-9)
        assert round(100 * before) - round(100 * after) == (1 if side == FREE else -1) * round(100 * each["lost"])


def test_the_graph_says_what_was_thought_longest_where_it_was_thought_twice() -> None:
    drop = dropped(2, 4, SHADOW, 0.0, 0.625)
    assert (drop.before, drop.after, drop.lost) == (0.38, 1.0, 0.62)
    position = near_the_end(FREE, "character").after("character").after("skip")
    told = chances_of(played(position), {0: 0.5, 1: 0.9}, [dropped(1, 2, FREE, 0.25, 0.4)])
    assert [each["chance"] for each in told[:2]] == [0.65, 0.25]


# One chance that stands open


def missing(seat: str, turn: int, *script: str, key: str = "action") -> Choice:
    return Choice(late_duel(), 0, SHADOW, seat, script, key, turn)


SERPENT, FLEET = ("use", "the-black-serpent", "minas-tirith"), ("play", "the-black-fleet")


def test_a_chance_that_stands_open_turn_after_turn_is_told_once() -> None:
    choices = [missing("witch-king", turn, "play", "shelob") for turn in (7, 7, 8, 8)]
    assert chances_missed(choices, [SERPENT] * 4, range(4)) == [[0, 1, 2, 3]]
    assert chances_missed(choices, [SERPENT, FLEET, SERPENT, FLEET], range(4)) == [[0, 2], [1, 3]]


def test_a_chance_that_was_taken_or_is_long_past_is_another() -> None:
    taken = [missing("witch-king", 7, *script) for script in (("pass",), SERPENT, ("pass",))]
    assert chances_missed(taken, [SERPENT, (), SERPENT], [0, 2]) == [[0], [2]]
    late = [missing("witch-king", turn, "pass") for turn in (3, 7)]
    assert chances_missed(late, [SERPENT] * 2, range(2)) == [[0], [1]]
    others = [missing(seat, 7, "pass") for seat in ("witch-king", "saruman")]
    assert chances_missed(others, [SERPENT] * 2, range(2)) == [[0], [1]]


def test_what_is_answered_there_and_then_does_not_stand_open() -> None:
    twice = [missing("witch-king", turn, "yes", key="declare") for turn in (7, 8)]
    assert chances_missed(twice, [("no", "moria")] * 2, range(2)) == [[0], [1]]


def test_no_two_mistakes_miss_the_same_chance() -> None:
    for mistakes in of_late_duel()["mistakes"].values():
        ways = [(each["seat"], each["turn"], each["better"], *each["better_then"][:2]) for each in mistakes]
        assert len(set(ways)) == len(ways)


def test_the_same_game_has_the_same_review_and_it_is_told_how_far_that_is() -> None:
    told: list[float] = []
    assert ringwar.review(ringwar.load(ringwar.save(late_duel())), told=told.append) == of_late_duel()
    assert told[0] == 0
    assert told == sorted(told)
    assert told[-1] == 1
    assert len(told) > 10


def test_the_review_of_a_seed_is_its_own() -> None:
    game = played(near_the_end(FREE, "character"), "character", "skip")
    assert review(game, seed=1)["chances"] != review(game, seed=2)["chances"]


# Why something else was better


def test_the_reason_is_what_the_better_way_does() -> None:
    wasted = review(played(near_the_end(SHADOW, "army"), "army", "skip"))["mistakes"][SHADOW][0]
    assert wasted["better_then"][:2] == ["osgiliath", "minas-tirith"]
    assert wasted["reason"] == {"key": "wins-soon", "about": {"game": "boardgame"}}
    recruits = ("muster", "recruit", "gondor-elite", "minas-tirith")
    given = ("muster", "recruit", "gondor-elite", "dol-amroth")
    position = middle_earth(FREE, ("muster", "event"), {"osgiliath": "sauron 5/2"})
    guards = {"region": "minas-tirith", "count": 7, "units": 5}
    assert reason_for(position, given, recruits) == {"key": "guards", "about": guards}


def test_what_is_as_true_of_what_was_done_is_no_reason() -> None:
    position = middle_earth(FREE, ("muster", "event"), {"osgiliath": "sauron 5/2"})
    one = ("muster", "recruit", "gondor-regular", "minas-tirith", "gondor-regular", "dol-amroth")
    other = ("muster", "recruit", "gondor-regular", "minas-tirith", "gondor-regular", "lamedon")
    about = {"pieces": {"gondor-regular": 2}, "regions": ["minas-tirith", "lamedon"]}
    assert reason_for(position, one, other) == {"key": "recruits", "about": about}


def test_of_a_mistake_it_is_never_said_that_it_makes_little_difference() -> None:
    mistakes = [each for side in of_late_duel()["mistakes"].values() for each in side]
    reasons = [each["reason"] for each in mistakes if "reason" in each]
    assert reasons
    assert all(reason["key"] != "little-difference" for reason in reasons)
    position = middle_earth(FREE, ("event", "muster"), {})
    assert reason_for(position, ("event", "draw-card", "strategy"), ("event", "draw-card", "strategy")) is None


def test_who_cannot_think_cannot_review() -> None:
    with pytest.raises(Refusal):
        review(late_duel(), level="random")


# How it is made


def test_a_seat_is_judged_by_what_it_could_know() -> None:
    for number in (1, 3, 5):
        choice = list(choices_of(late_duel()))[number]
        elsewhere = replace(choice, position=choice.position.imagined(choice.seat, Random(number)))
        here, there = (Task(each, Budget(96, 2), "seed", 0.0).weighed() for each in (choice, elsewhere))
        assert here.chance == pytest.approx(there.chance, abs=0.12)


def test_what_looks_like_a_mistake_by_luck_is_none() -> None:
    assert not Weighed(0.5, ("other",), (0.9, -0.7, 0.8, -0.6)).is_surely(0.04)
    assert not Weighed(0.5, ("other",), (0.03, 0.03, 0.03, 0.03)).is_surely(0.04)
    assert Weighed(0.5, ("other",), (0.1, 0.12, 0.09, 0.11)).is_surely(0.04)


def test_what_follows_at_once_is_a_part_of_what_was_done() -> None:
    stands = middle_earth(FREE, ("muster-army",), {})
    game = played(stands, "muster-army", "recruit")
    first = next(choices_of(game))
    assert first.count == 0
    assert first.script[:2] == ("muster-army", "recruit")
    later = [choice.count for choice in choices_of(game)]
    assert len(first.script) <= later[1]


def test_two_ways_part_where_they_first_differ() -> None:
    assert parting(("a", "b"), ("a", "c", "d")) == 1
    assert parting(("a",), ("a", "c")) is None
