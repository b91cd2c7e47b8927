"""Which of the lines that are true is told of an option, beside the others that were weighed."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

import ringwar
from boardgame.boards import FREE, SHADOW, board
from players.test_boardgame_positions import AT_HOME, AT_WAR, middle_earth
from ringwar.kernel import Position
from ringwar.players.advice import why
from ringwar.players.advice.boardgame import TRENDS
from ringwar.players.advice.reasons import outcome
from ringwar.players.advice.trends import trend
from ringwar.players.advice.weighing import Remembered, Tried, first
from ringwar.players.lookahead import luck
from ringwar.players.worlds import Plan


def told_of(position: Position[Any], *chances: tuple[str, float]) -> list[str]:
    """The keys of the lines for options that promise so much, the best first, where all come to the same."""
    assert position.question is not None
    worlds = Remembered(position.question, luck(0, position.question))
    plans = [Plan((("", name),), chances=[chance, chance]) for name, chance in chances]
    for plan in plans:
        worlds.ends(plan).extend([position.state, position.state])
    return [why(Tried(worlds, plans), plan)["key"] for plan in plans]


def test_what_is_true_of_all_options_is_no_reason_for_one() -> None:
    """From either deck a card is drawn."""
    position = middle_earth(FREE, ("event", "muster"), {}).after("event").after("draw-card")
    assert told_of(position, ("character", 0.5), ("strategy", 0.5)) == ["little-difference"] * 2


def test_a_ring_has_its_price_also_where_it_promises_as_much() -> None:
    position = middle_earth(FREE, ("muster", "event"), {}, rings={FREE: 3, SHADOW: 0})
    assert told_of(position, ("muster", 0.5), ("elven-ring", 0.5))[1] == "gives-ring"


def test_who_promises_less_is_not_praised_where_something_speaks_against_it() -> None:
    strong = {"osgiliath": "sauron 1", "minas-tirith": "gondor 5/5/1"}
    position = middle_earth(SHADOW, ("army", "event"), strong).after("army")
    assert told_of(position, ("move-armies", 0.5), ("skip", 0.4))[1] == "wastes"
    assert told_of(position, ("skip", 0.5), ("move-armies", 0.5))[0] == "little-difference"


def test_no_single_thing_is_named_where_none_was_found() -> None:
    hidden: dict[str, Any] = {"at": "hollin", "progress": 2}
    position = board(AT_HOME, at_war=AT_WAR, turn=5, to_act=FREE, phase="fellowship", fellowship=hidden)
    assert told_of(position, ("no", 0.5), ("yes", 0.4))[0] == "promises-most"


# What is counted


class Counted:
    """Worlds at whose ends there is so much corruption."""

    seat = FREE

    def __init__(self, **corruption: list[int]) -> None:
        self.corruption = corruption
        self.ruleset = SimpleNamespace(
            side_of=lambda seat: seat, result=lambda state: None, name="boardgame", sight=lambda state, seat: state
        )

    def ends(self, plan: Plan) -> list[Any]:
        return [SimpleNamespace(corruption=number) for number in self.corruption[first(plan)]]


@pytest.mark.parametrize(
    ("own", "other", "chance", "what"),
    [
        ([1, 2, 1, 2], [2, 3, 2, 3], 0.6, "trend-less-corruption"),
        ([2, 3, 2, 3], [1, 2, 1, 2], 0.4, "trend-more-corruption"),
        ([2, 3, 2, 3], [1, 2, 1, 2], 0.6, None),  # that speaks against it, and it promises more
        ([1, 2, 1, 2], [2, 3, 2, 3], 0.5, None),  # it makes no difference
        ([0, 4, 0, 4], [3, 1, 3, 0], 0.6, None),  # that may be luck
        ([2, 2, 2, 2], [2, 2, 2, 2], 0.6, None),
    ],
)
def test_what_there_is_less_of_is_told_where_it_is_sure_and_goes_the_way_of_the_chance(
    own: list[int], other: list[int], chance: float, what: str | None
) -> None:
    plans = [Plan((("", name),), chances=[promise]) for name, promise in (("own", chance), ("other", 0.5))]
    plans.sort(key=lambda plan: -plan.chance)
    found = Tried(cast(Any, Counted(own=own, other=other)), plans)
    mine = next(plan for plan in plans if first(plan) == "own")
    line = trend(found, mine, {"corruption": TRENDS["corruption"]})
    assert (line and line["about"]["what"]) == what


# Victory and defeat


def test_what_wins_at_once_is_said_first() -> None:
    fellowship: dict[str, Any] = {"at": None, "mordor": 4, "companions": [], "guide": "gollum", "corruption": 0}
    position = board(AT_HOME, free=("character", "muster"), shadow=("event",), fellowship=fellowship, turn=9)
    found = ringwar.hint(position)["options"]
    assert found[0]["name"] == "character"
    assert (found[0]["chance"], found[0]["reason"]["key"]) == (1.0, "wins")


class Ended:
    """Worlds in which games were won by one side or the other, or by nobody, at once or later."""

    seat = FREE
    ruleset = SimpleNamespace(
        side_of=lambda seat: seat, result=lambda winner: winner and SimpleNamespace(winner=winner), name="boardgame"
    )

    def __init__(self, at_once: str, **won: list[str | None]) -> None:
        self.at_once = at_once
        self.won = won

    def ends(self, plan: Plan) -> list[str | None]:
        return self.won[first(plan)]

    def ends_at_once(self, plan: Plan) -> bool:
        return first(plan) == self.at_once


@pytest.mark.parametrize(
    ("own", "other", "at_once", "key"),
    [
        ([FREE, FREE], [None, None], "own", "wins"),
        ([FREE, FREE], [None, None], "", "wins-soon"),
        ([FREE, FREE], [FREE, FREE], "own", "wins"),
        ([FREE, FREE], [FREE, FREE], "", "won-anyway"),
        ([SHADOW, SHADOW], [None, SHADOW], "own", "loses"),
        ([SHADOW, SHADOW], [None, SHADOW], "other", "loses-soon"),
        ([SHADOW, SHADOW], [SHADOW, SHADOW], "own", "lost-anyway"),
        ([None, None], [SHADOW, None], "", "averts-defeat"),
        ([None, SHADOW], [SHADOW, SHADOW], "", None),
        ([None, None], [None, None], "", None),
    ],
)
def test_at_once_is_said_only_of_what_ends_the_game_at_once_and_not_of_all_others(
    own: list[str | None], other: list[str | None], at_once: str, key: str | None
) -> None:
    plans = [Plan((("", name),)) for name in ("own", "other")]
    reason = outcome(Tried(cast(Any, Ended(at_once, own=own, other=other)), plans), plans[0])
    assert (reason and reason["key"]) == key


@pytest.mark.parametrize(
    ("own", "other", "chance", "line"),
    [
        ([FREE, FREE, None, None], [None] * 4, 0.7, ("may-win", 50)),
        ([SHADOW, None, None, None], [None] * 4, 0.7, None),
        ([SHADOW, SHADOW, SHADOW, None], [SHADOW, None, None, None], 0.3, ("may-lose", 75)),
    ],
)
def test_how_often_the_game_is_over_with_the_turn_is_told(
    own: list[str | None], other: list[str | None], chance: float, line: tuple[str, int] | None
) -> None:
    plans = [Plan((("", name),), chances=[promise]) for name, promise in (("own", chance), ("other", 0.5))]
    plans.sort(key=lambda plan: -plan.chance)
    mine = next(plan for plan in plans if first(plan) == "own")
    found = trend(Tried(cast(Any, Ended("", own=own, other=other)), plans), mine, {})
    assert (found and (found["key"], found["about"]["percent"])) == line
