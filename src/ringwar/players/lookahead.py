"""The player that looks ahead: it plays whole actions on imagined tables to the end of the turn, and judges those.

A *plan* is what a seat answers until somebody else is asked. The rules of thumb propose some; each is tried on imagined
worlds, where everybody plays on by rules of thumb until the turn or round is over; then the table is judged. The plan
of the rules of thumb is given up only for one that promises more than it can owe to luck: of many guesses the best is
mostly a lucky one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from heapq import heapify, heappop, heappush
from itertools import count
from math import inf, sqrt
from random import Random
from secrets import token_hex
from typing import TYPE_CHECKING, Any, NamedTuple

from ringwar.kernel import Player, Question, name_of
from ringwar.players.manners import MANNER, USUAL, Manner
from ringwar.players.rules import RulesOfThumb
from ringwar.players.worlds import Acting, Plan, Worlds

if TYPE_CHECKING:
    from ringwar.players.helpers import Helpers

STARTS: Mapping[str, frozenset[str]] = {
    "boardgame": frozenset(
        ("use-die", "action", "allocate", "declare", "enter-mordor", "cease", "retreat", "withdraw", "combat-card")
    ),
    "cardgame": frozenset(("action", "forsake")),
}
"""The questions that are worth thinking about, by game; what follows from their answers is part of the plan."""
DETAILS: Mapping[str, frozenset[str]] = {
    "boardgame": frozenset(
        ("advance", "loss", "prolong", "forfeit", "guide", "use-against-hunt", "hunt-re-roll", "will-as")
    ),
}
"""Smaller questions that only the thorough think about: most of them matter little."""
FAVOUR = 0.04
"""How much of what a style counts more is added to the chance of a plan."""
LAST = 32
"""So many tables are kept for the last two plans, if there are so many."""
DOUBT = 1.0
"""So many standard errors of its difference to the first a plan must promise more."""
SURE = 8
"""A plan is sure that wins on so many tables, and on all on which it was tried."""


class Budget(NamedTuple):
    """How long is thought about an action: counted in what is imagined, not in seconds, so that the same is found."""

    tables: int = 32
    """How many imagined tables are played to the end of the turn at most."""
    plans: int = 12
    """How many plans are compared."""
    margin: float = 0.01
    """By how much a plan must promise more than that of the rules of thumb, besides what may be luck."""
    is_thorough: bool = False
    """Whether smaller questions are thought about too."""
    answers: int = 1_000_000
    """About how many answers are imagined at most: so many more tables are played where the turn is nearly over."""

    def thinks_at(self, question: Question) -> bool:
        """Whether a question is worth thinking about."""
        game, key = question.game_name, question.key
        if len(question.options) < 2:
            return False
        return key in STARTS.get(game, ()) or (self.is_thorough and key in DETAILS.get(game, ()))


class Lookahead(Player):
    """Thinks where an action begins, and carries out what it has decided."""

    thinks = True

    def __init__(
        self,
        seed: int | str | None = None,
        budget: Budget | None = None,
        manner: str = "",
        helpers: Helpers | None = None,
    ) -> None:
        """A player with a budget and a manner; helpers, who are others' to close, make it faster and nothing else."""
        self.budget = budget or Budget()
        self.seed = token_hex(16) if seed is None else seed
        self.manner = manner
        self.helpers = helpers
        self.rules = RulesOfThumb(self.seed, manner=manner)
        self.plan: list[tuple[str, str]] = []
        """What was decided and is still to be answered, by name."""
        self.thoughts = 0
        """How often it has thought."""

    @property
    def midway(self) -> bool:
        return bool(self.plan)

    def answer(self, question: Question) -> Any:
        planned = self._planned(question)
        if planned is not None:
            return planned[0]
        if not self.budget.thinks_at(question):
            return self.rules.answer(question)
        self.thoughts += 1
        best = decided(self.thought(question), self.budget.margin)
        first, *rest = best.answers
        self.plan = [(key, name_of(option)) for key, option in rest]
        return question.find(name_of(first[1]))

    def _planned(self, question: Question) -> tuple[Any] | None:
        """What was decided for this question, if it was foreseen."""
        if not self.plan:
            return None
        key, name = self.plan.pop(0)
        found = [option for option in question.options if name_of(option) == name] if key == question.key else []
        if not found:
            self.plan = []
            return None
        return (found[0],)

    def thought(self, question: Question) -> list[Plan]:
        """The plans with what they promise, that of the rules of thumb first; each tried as long as it looked good."""
        worlds = Worlds(question, luck(self.seed, question))
        worlds.players[question.side] = RulesOfThumb(self.seed, manner=self.manner, returns=True)
        plans = proposed(worlds, self.budget.plans)
        style: Manner = worlds.players[question.side].memory.get(MANNER, USUAL)
        for plan in plans:
            plan.favour = FAVOUR * _liked(style, plan)
        return compared(worlds, plans, self.budget, self.helpers)


def luck(seed: int | str, question: Question) -> Random:
    """What is imagined at a question: it follows from the seed and from what the seat sees."""
    return Random(f"{seed}/{question.key}/{question.sight().stamp()}")


def compared(worlds: Worlds, plans: list[Plan], budget: Budget, helpers: Helpers | None = None) -> list[Plan]:
    """The plans after each was tried as long as it looked good, as the budget allows; the first one always.

    After each round the worse half of the others is given up. The last of them and the first plan have half of the
    tables, and not fewer than LAST if there are so many; the rounds before have about as many each.
    """
    if len(plans) == 1:
        return plans
    tables = min(budget.tables, max(len(plans), budget.answers // worlds.length(plans[0])))
    alive, number, kept = plans, 0, max(tables // 2, LAST)
    while len(alive) > 1 and tables > 0:
        times = _times(len(alive) - 1, tables, tables - kept)
        trials = [(plan, each) for plan in alive for each in range(number, number + times)]
        chances = [worlds.tried(*each) for each in trials] if helpers is None else helpers.tried(worlds, trials)
        for (plan, _), chance in zip(trials, chances, strict=True):
            plan.chances.append(chance)
        tables -= times * len(alive)
        number += times
        others = sorted(alive[1:], key=lambda plan: -plan.promise)
        alive = [alive[0], *others[: max(1, len(others) // 2)]]
    return plans


def _times(others: int, tables: int, before: int) -> int:
    """How often each plan is tried in a round with so many others: so many tables are left, some before the last."""
    rounds = others.bit_length() - 1
    return max(1, before // (rounds * (others + 1)) if rounds else tables // 2)


def decided(plans: Sequence[Plan], margin: float) -> Plan:
    """The plan to carry out: that of the rules of thumb, unless another tried as long promises more, or wins.

    Who would surely lose tries everything.
    """
    first = plans[0]
    longest = max(len(plan.chances) for plan in plans)
    best = max((plan for plan in plans if len(plan.chances) == longest), key=lambda plan: plan.promise, default=first)
    is_sure = longest >= SURE and min(best.chances) == 1 > first.chance
    is_last = best.chance > first.chance == 0
    return best if is_sure or is_last or overrules(best, first, margin) else first


def overrules(plan: Plan, first: Plan, margin: float) -> bool:
    """Whether a plan promises so much more than the first, tried on the same tables, that it is not mere luck."""
    return plan.promise > first.promise + margin + DOUBT * _error(plan, first)


def _error(plan: Plan, other: Plan) -> float:
    """The standard error of the difference of two plans that were tried on the same tables."""
    differences = [one - two for one, two in zip(plan.chances, other.chances, strict=True)]
    number = len(differences)
    if number < 2:
        return 1.0
    mean = sum(differences) / number
    squares = sum([(each - mean) ** 2 for each in differences])
    return sqrt(squares / (number * (number - 1)))


def _liked(style: Manner, plan: Plan) -> float:
    """How much more than usual the style counts what is done by a plan, and where: the best of it."""
    done = [name for _, option in plan.answers for name in (name_of(option), type(option).__name__.lower())]
    return max([style.counts(name) - 1 for name in done], default=0.0)


NOISY = 25.0
"""How much more noise plans have that are made by chance."""
NOISY_PLANS = 0.5
"""How many more of them are made than plans are compared: most are not new."""
WIDTH = 4
"""So many other choices are thought of at a question, but for the first: those that the rules of thumb like best."""
DEPTH = 4
"""Only so many questions of a plan are answered otherwise; the rest is how many go, and who is lost."""
PAYMENTS = frozenset(("cycle", "forsake", "eliminate"))
"""Questions that only say by what is paid: later than at first, the rules of thumb know that well enough."""
FORCED = 0.5
"""So large a part of the plans tries a first choice that the rules of thumb would not make, whatever is given up."""
Turn = tuple[bool, float, tuple[Any, ...]]
"""Another way to go: whether that can wait, what is given up by it, and the script that leads there."""


def proposed(worlds: Worlds, most: int) -> list[Plan]:
    """The plan of the rules of thumb, and others: first choices forced, what gives up least, some by chance."""
    usual = worlds.planned(())
    found = {_names(usual): Plan(tuple(usual.answers))}
    serial, forced = count(), int(most * FORCED)
    waiting = [(later, regret, next(serial), script) for later, regret, script in _turns(usual, (), 0.0, forced)]
    heapify(waiting)
    while waiting and len(found) < most:
        _, regret, _, script = heappop(waiting)
        actor = worlds.planned(script)
        found.setdefault(_names(actor), Plan(tuple(actor.answers)))
        for later, more, further in _turns(actor, script, regret, forced):
            heappush(waiting, (later, more, next(serial), further))
    for attempt in range(1, int(most * NOISY_PLANS) + 1):
        actor = worlds.planned((), NOISY, attempt)
        found.setdefault(_names(actor), Plan(tuple(actor.answers)))
    return list(found.values())


def _turns(actor: Acting, script: tuple[Any, ...], regret: float, forced: int) -> list[Turn]:
    """Where one could go another way after a script, and what the rules of thumb think is given up by that."""
    found: list[Turn] = []
    before = list(script)
    for question, scores in actor.asked[: max(0, DEPTH - len(script))]:
        chosen = actor.answers[len(before)][1]
        if not before or question.key not in PAYMENTS:
            ranked = sorted(zip(scores, question.options, strict=True), key=lambda each: -each[0])
            others = [(ranked[0][0] - score, option) for score, option in ranked if name_of(option) != name_of(chosen)]
            sensible = [(given_up, option) for given_up, option in others if given_up < inf]
            for rank, (given_up, option) in enumerate(sensible[:WIDTH] if before else sensible):
                found.append((bool(before) or rank >= forced, regret + given_up, (*before, option)))
        before.append(chosen)
    return found


def _names(actor: Acting) -> tuple[str, ...]:
    return tuple(name_of(option) for _, option in actor.answers)
