"""Weighing the options of a question: plans that begin with each of them, tried on imagined tables."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from ringwar.kernel import CHANCE, Question, game_of, name_of
from ringwar.players.lookahead import STARTS, Budget, compared, luck, overrules, proposed
from ringwar.players.rules import RulesOfThumb
from ringwar.players.worlds import Acting, Enough, Plan, Worlds

LEAST_TABLES = 8
"""On so many tables are the best options tried, so that their chances can be compared."""
NOTHING = "none"
"""The name of the option to do nothing, or nothing more: what is done later is not its doing."""
BEGINNINGS: Mapping[str, frozenset[str]] = {
    "boardgame": STARTS["boardgame"] | {"play-event", "will-as"},
    "cardgame": STARTS["cardgame"] | {"play", "use", "move"},
}
"""The questions with whose answer a whole action begins, by game."""
CERTAIN = 8
"""On so many tables is looked whether an option ends the game at once."""


class Doing(Acting):
    """Answers until what the first answer does is done: the table has changed, and the seat is asked anew."""

    before: Any = None

    def _own(self, question: Question) -> Any:
        state = game_of(question).state
        if self.before is None:
            self.before = state.copy()
        elif state != self.before or name_of(self.script[0]) == NOTHING:
            raise Enough
        return super()._own(question)


class Alone(Acting):
    """Answers with Chance until any other seat is asked."""

    def answer(self, question: Question) -> Any:
        if question.side not in (self.seat, CHANCE):
            raise Enough
        return super().answer(question)


class Remembered(Worlds):
    """Imagined tables whose ends are kept, to see what an option has brought about."""

    def __init__(self, question: Question, rng: Random) -> None:
        super().__init__(question, rng)
        self.kept: dict[tuple[str, ...], list[Any]] = {}
        self.done: dict[tuple[str, ...], tuple[Sequence[tuple[str, Any]], Any]] = {}

    def end(self, plan: Plan, number: int) -> Any:
        state = super().end(plan, number)
        self.ends(plan).append(state)
        return state

    def ends(self, plan: Plan) -> list[Any]:
        """The tables at the end of the turn after a plan, in the order of the worlds."""
        return self.kept.setdefault(_names(plan), [])

    def begun(self, plan: Plan) -> tuple[Sequence[tuple[str, Any]], Any]:
        """What the seat answers for what an option begins or does, and the table then.

        Where an action begins, the whole of it; elsewhere all until the table has changed and the seat is asked anew.
        """
        names = _names(plan)
        if names not in self.done:
            self.done[names] = self._begun(plan)
        return self.done[names]

    def _begun(self, plan: Plan) -> tuple[Sequence[tuple[str, Any]], Any]:
        if self.question.key in BEGINNINGS[self.question.game_name]:
            return self.action(plan)
        usual = self.acting([option for _, option in plan.answers], 0)
        actor = Doing(usual.seat, usual.script, usual.players, usual.dice, usual.waver)
        actor.stops = True
        state = self.played(actor, 0, lambda state: bool(actor.answers))
        return actor.answers, state

    def ends_at_once(self, plan: Plan) -> bool:
        """Whether the game is over with what a plan does, before any other seat is asked, whatever Chance answers."""
        return all(self.ruleset.result(self._alone(plan, number)) is not None for number in range(CERTAIN))

    def _alone(self, plan: Plan, number: int) -> Any:
        """The table after an action in one of the worlds, or where another seat is asked before it is over."""
        usual = self.acting([option for _, option in plan.answers], number)
        actor = Alone(usual.seat, usual.script, usual.players, usual.dice, usual.waver)
        return self.played(actor, number, lambda state: bool(actor.answers))


@dataclass(frozen=True)
class Tried:
    """Plans for a question, best first, and the worlds in which they were tried."""

    worlds: Remembered
    plans: list[Plan]

    def chance(self, plan: Plan) -> float:
        """The chance to tell of a plan: no plan promises more than the one to choose."""
        return min(plan.chance, self.plans[0].chance)

    def others(self, plan: Plan) -> list[Plan]:
        """The plans beside one of them."""
        return [each for each in self.plans if each is not plan]


def _names(plan: Plan) -> tuple[str, ...]:
    return tuple(name_of(option) for _, option in plan.answers)


def first(plan: Plan) -> str:
    """The name of the option with which a plan begins."""
    return name_of(plan.answers[0][1])


def weighed(question: Question, budget: Budget, seed: int | str, best: int) -> Tried:
    """The best plan for each of so many options, and for one more to compare them with: the one to choose first."""
    worlds = Remembered(question, luck(seed, question))
    plans = compared(worlds, _plans(worlds, budget.plans, seed), budget)
    usual = first(plans[0])
    leading = _leading(plans, budget.margin)[: max(2, best)]
    longest = max(LEAST_TABLES, *(len(plan.chances) for plan in leading))
    for plan in leading:
        plan.chances += [worlds.tried(plan, number) for number in range(len(plan.chances), longest)]
    leading.sort(key=lambda plan: -plan.chance)
    chosen = next((plan for plan in leading if first(plan) == usual), leading[0])
    if overrules(leading[0], chosen, budget.margin):
        chosen = leading[0]
    return Tried(worlds, [chosen, *(plan for plan in leading if plan is not chosen)])


def _leading(plans: Iterable[Plan], margin: float) -> list[Plan]:
    """The plan to tell for each first answer: those that were tried longest first, of these the better ones.

    Of plans that begin alike, the one that was proposed first is told unless another promises more by the margin.
    """
    found: dict[str, Plan] = {}
    for plan in plans:
        known = found.setdefault(first(plan), plan)
        tried, before = len(plan.chances), len(known.chances)
        if tried > before or (tried == before and plan.chance > known.chance + margin):
            found[first(plan)] = plan
    return sorted(found.values(), key=lambda plan: (-len(plan.chances), -plan.chance))


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
