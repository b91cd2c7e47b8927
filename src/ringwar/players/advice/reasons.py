"""Why an option is advised: a key from a closed list and what it is about, true of the option at this table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from statistics import fmean
from typing import Any, TypedDict

from ringwar.kernel import Question, Ruleset, name_of
from ringwar.kernel.questions import plain
from ringwar.players.advice.weighing import Tried
from ringwar.players.judging import FREE, encoded, names_of
from ringwar.players.worlds import Plan

MOST_TABLES = 4
"""On so many tables is looked at what an option changes."""
LITTLE = 0.004
"""What changes the chance of winning by less makes little difference."""


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

    def said(self, key: str) -> str | None:
        """The name of what is answered to a question of this kind."""
        return next((name_of(option) for asked, option in self.answers if asked == key), None)


LITTLE_DIFFERENCE = hinted("little-difference")


# What decides the game


def outcome(found: Tried, plan: Plan) -> Reason | None:
    """That the option wins or loses the game this turn wherever it was tried, or that others would lose it."""
    won, lost = shares(found, plan)
    if won == 1:
        return hinted("wins")
    if lost == 1:
        return hinted("loses")
    others = [shares(found, each)[1] for each in found.plans if each is not plan]
    if lost == 0 and others and min(others) >= 0.5:
        return hinted("averts-defeat")
    return None


def shares(found: Tried, plan: Plan) -> tuple[float, float]:
    """On which part of the tables after a plan the game was won this turn, and on which lost."""
    worlds = found.worlds
    results = [worlds.ruleset.result(state) for state in worlds.ends(plan)]
    side = worlds.ruleset.side_of(worlds.seat)
    won = [result is not None and result.winner == side for result in results]
    lost = [result is not None and result.winner != side for result in results]
    return fmean(won), fmean(lost)


# What changes on the judged tables


def in_general(found: Tried, plan: Plan, group_of: Callable[[str], str]) -> Reason:
    """By which part of what is judged the option gains most, or loses most, beside the others that were weighed."""
    gains = _gains(found, plan, group_of)
    best = max(gains, key=lambda group: gains[group], default="")
    worst = min(gains, key=lambda group: gains[group], default="")
    if gains and gains[best] >= LITTLE and (plan is found.plans[0] or gains[best] >= -gains[worst]):
        return hinted("gains", what=f"sum-{best}")
    if gains and gains[worst] <= -LITTLE and plan is not found.plans[0]:
        return hinted("costs", what=f"sum-{worst}")
    return LITTLE_DIFFERENCE


def _gains(found: Tried, plan: Plan, group_of: Callable[[str], str]) -> Mapping[str, float]:
    """By part of what is judged: how much better the chance is with it than with what the others have there."""
    worlds = found.worlds
    groups: dict[str, list[int]] = {}
    for index, name in enumerate(names_of(worlds.ruleset.name)):
        groups.setdefault(group_of(name), []).append(index)
    changes: dict[str, list[float]] = {group: [] for group in groups}
    for number in range(MOST_TABLES):
        own = _numbers(found, plan, number)
        others = [_numbers(found, each, number) for each in found.plans if each is not plan]
        known = [numbers for numbers in others if numbers is not None]
        if own is None or not known:
            continue
        usual = [fmean(column) for column in zip(*known, strict=True)]
        chance = _chance(found, own)
        for group, indices in groups.items():
            changes[group].append(chance - _chance(found, _exchanged(own, usual, indices)))
    return {group: fmean(each) for group, each in changes.items() if each}


def _numbers(found: Tried, plan: Plan, number: int) -> list[float] | None:
    """What is judged of the table after a plan in one of the worlds; nothing where the game is over."""
    worlds = found.worlds
    state = worlds.ends(plan)[number]
    return None if worlds.ruleset.result(state) is not None else encoded(worlds.ruleset, state, worlds.seat)


def _exchanged(own: Sequence[float], others: Sequence[float], indices: Sequence[int]) -> list[float]:
    numbers = list(own)
    for index in indices:
        numbers[index] = others[index]
    return numbers


def _chance(found: Tried, numbers: Sequence[float]) -> float:
    """The chance of the seat's side, by what is judged."""
    worlds = found.worlds
    free = worlds.judge.network.chance(numbers)
    return free if worlds.ruleset.side_of(worlds.seat) == FREE else 1 - free
