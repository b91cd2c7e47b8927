"""Why an option is advised: a key from a closed list and what it is about, true of the option at this table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from statistics import fmean
from typing import Any, TypedDict

from ringwar.kernel import Question, Ruleset, name_of
from ringwar.kernel.questions import plain
from ringwar.players.advice.weighing import BEGINNINGS, Remembered, Tried
from ringwar.players.worlds import Plan


class Reason(TypedDict):
    """One line why, as data: `Words.hint_reason` says it."""

    key: str
    about: dict[str, Any]


def hinted(key: str, /, **about: Any) -> Reason:
    """A line with what it is about, ready for JSON."""
    return {"key": key, "about": {name: plain(value) for name, value in about.items()}}


class Moment:
    """An option with what its seat answers after it, and the table before and after, as the seat sees them."""

    def __init__(
        self, question: Question, answers: Sequence[tuple[str, Any]], ruleset: Ruleset[Any], state: Any
    ) -> None:
        self.question = question
        self.option = answers[0][1]
        self.answers = answers
        self.before: Any = question.sight()
        self.after: Any = ruleset.sight(state, question.side)
        self._view: Callable[[], dict[str, Any]] = lambda: ruleset.view(state, question.side)

    @cached_property
    def view(self) -> dict[str, Any]:
        """The table after the answers."""
        return self._view()

    @property
    def begins(self) -> bool:
        """Whether a whole action begins with the option."""
        return self.question.key in BEGINNINGS[self.question.game_name]

    def said(self, key: str) -> str | None:
        """The name of what is answered to a question of this kind."""
        return next((name_of(option) for asked, option in self.answers if asked == key), None)


def moment_of(worlds: Remembered, plan: Plan) -> Moment:
    """An option, and what it does or begins in one of the imagined worlds."""
    answers, state = worlds.begun(plan)
    return Moment(worlds.question, answers, worlds.ruleset, state)


# What decides the game


def outcome(found: Tried, plan: Plan) -> Reason | None:
    """That the option wins or loses the game wherever it was tried, at once or soon, or that others would lose it."""
    won, lost = shares(found, plan)
    others = [shares(found, each) for each in found.others(plan)]
    if won == 1 or lost == 1:
        return _decided(found, plan, others)
    if lost == 0 and others and min(losing for _, losing in others) >= OFTEN_LOST:
        return hinted("averts-defeat", game=found.worlds.ruleset.name)
    return None


OFTEN_LOST = 0.5
"""Where the other options lose on so large a part of the tables, a defeat is near."""


def _decided(found: Tried, plan: Plan, others: Sequence[tuple[float, float]]) -> Reason:
    """What is to be said of an option after which the game is surely won, or surely lost, with this turn."""
    won, lost = shares(found, plan)
    at_once, anyway = found.worlds.ends_at_once(plan), others and all(each == (won, lost) for each in others)
    if at_once and won == 1:
        return hinted("wins")
    if anyway:
        return hinted("won-anyway" if won else "lost-anyway")
    if at_once:
        return hinted("loses")
    return hinted("wins-soon" if won else "loses-soon", game=found.worlds.ruleset.name)


def shares(found: Tried, plan: Plan) -> tuple[float, float]:
    """On which part of the tables after a plan the game was won this turn, and on which lost."""
    worlds = found.worlds
    results = [worlds.ruleset.result(state) for state in worlds.ends(plan)]
    side = worlds.ruleset.side_of(worlds.seat)
    won = [result is not None and result.winner == side for result in results]
    lost = [result is not None and result.winner != side for result in results]
    return fmean(won), fmean(lost)
