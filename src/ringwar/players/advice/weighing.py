"""Weighing the options of a question: plans that begin with each of them, tried on imagined tables."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import Any

from ringwar.kernel import Question, name_of
from ringwar.players.lookahead import STARTS, Budget, compared, luck, overrules, proposed
from ringwar.players.rules import RulesOfThumb
from ringwar.players.worlds import Plan, Worlds

LEAST_TABLES = 8
"""On so many tables are the best options tried, so that their chances can be compared."""


class Remembered(Worlds):
    """Imagined tables whose ends are kept, to see what an option has brought about."""

    def __init__(self, question: Question, rng: Random) -> None:
        super().__init__(question, rng)
        self.kept: dict[tuple[str, ...], list[Any]] = {}

    def end(self, plan: Plan, number: int) -> Any:
        state = super().end(plan, number)
        self.ends(plan).append(state)
        return state

    def ends(self, plan: Plan) -> list[Any]:
        """The tables at the end of the turn after a plan, in the order of the worlds."""
        return self.kept.setdefault(tuple(name_of(option) for _, option in plan.answers), [])


@dataclass(frozen=True)
class Tried:
    """Plans for a question, best first, and the worlds in which they were tried."""

    worlds: Remembered
    plans: list[Plan]


def first(plan: Plan) -> str:
    """The name of the option with which a plan begins."""
    return name_of(plan.answers[0][1])


def weighed(question: Question, budget: Budget, seed: int | str, best: int) -> Tried:
    """The best plan for each of so many options, and for one more to compare them with: the one to choose first."""
    worlds = Remembered(question, luck(seed, question))
    plans = compared(worlds, _plans(worlds, budget.plans, seed), budget)
    usual = first(plans[0])
    leading = _leading(plans)[: max(2, best)]
    longest = max(LEAST_TABLES, *(len(plan.chances) for plan in leading))
    for plan in leading:
        plan.chances += [worlds.tried(plan, number) for number in range(len(plan.chances), longest)]
    leading.sort(key=lambda plan: -plan.chance)
    chosen = next((plan for plan in leading if first(plan) == usual), leading[0])
    if overrules(leading[0], chosen, budget.margin):
        chosen = leading[0]
    return Tried(worlds, [chosen, *(plan for plan in leading if plan is not chosen)])


def _leading(plans: Iterable[Plan]) -> list[Plan]:
    """The best plan for each first answer: those that were tried longest first, of these the better ones."""
    found: dict[str, Plan] = {}
    for plan in sorted(plans, key=lambda plan: (-len(plan.chances), -plan.chance)):
        found.setdefault(first(plan), plan)
    return list(found.values())


def _plans(worlds: Worlds, most: int, seed: int | str) -> list[Plan]:
    """The plans of the player that looks ahead where it has some, and each good option by itself; the usual first."""
    question = worlds.question
    plans = proposed(worlds, most) if question.key in STARTS[question.game_name] else []
    scores, best = RulesOfThumb(seed).weighed(question)
    order = sorted(range(len(scores)), key=lambda number: (number != best, -scores[number]))
    known = {first(plan) for plan in plans}
    for number in order[:most]:
        option = question.options[number]
        if name_of(option) not in known:
            known.add(name_of(option))
            plans.append(Plan(((question.key, option),)))
    return plans
