"""Reviews: how likely the Free Peoples were to win after every answer of a game, and which answers cost most.

At every question that is worth thinking about, what was done is compared with other plans on imagined tables, by what
the seat could know then. What looks like a mistake is tried once more, on other tables: of many differences the largest
are mostly luck. A review is made in pieces (`Task`), so that they can be carried out anywhere and by turns.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence, Set
from dataclasses import dataclass
from functools import cached_property
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, NotRequired, TypedDict

from ringwar.kernel import CHANCE, Position, Question, Refusal, name_of
from ringwar.kernel.game import Record
from ringwar.players.advice import why_better
from ringwar.players.advice.graph import Chance, Drop, Given, chances_of, dropped, given_in
from ringwar.players.advice.missed import chances_missed, deed_of
from ringwar.players.advice.reasons import Reason
from ringwar.players.advice.weighing import Remembered, Tried
from ringwar.players.judging import FREE
from ringwar.players.lookahead import STARTS, Budget, compared, proposed
from ringwar.players.worlds import Plan, Worlds

BUDGETS = {"hard": Budget(tables=16, plans=8), "expert": Budget(tables=64, plans=16, margin=0.015)}
"""How long a level thinks about every answer."""
THOROUGH = 4
"""So many times as long is thought about what looks like a mistake."""
ALONE = 4
"""On how many tables an answer is tried that is compared with nothing."""
LEAST = 0.04
"""What an answer must cost to be called a mistake."""
MOST_MISTAKES, MOST_DOUBTS = 5, 8
"""How many mistakes of a side are shown, and how many answers that look like one are thought about again."""
BEGUN = 2
"""How many answers before a mistake are told with it."""
SURE = 2.0
"""How many times its error a loss must be."""


class Mistake(TypedDict):
    """An answer that cost much, and a better one, with one line why where there is something to say.

    `begun` are answers of the seat right before, by which it is known what was being done; `then` are those with which
    each goes on before anybody else is asked.
    """

    count: int
    turn: int
    seat: str
    key: str
    begun: list[str]
    given: str
    given_then: list[str]
    better: str
    better_then: list[str]
    lost: float
    reason: NotRequired[Reason]


class Review(TypedDict):
    """A game looked back at, ready for JSON."""

    chances: list[Chance]
    mistakes: dict[str, list[Mistake]]


def review(
    position: Position[Any],
    *,
    level: str = "hard",
    seed: int | str = 0,
    told: Callable[[float], None] | None = None,
) -> Review:
    """Look back at a game; `told` is called with how much of that is done, from 0 to 1."""
    work = reviewing(position, level=level, seed=seed)
    try:
        task = next(work)
        while True:
            if told is not None:
                told(task.done)
            task = work.send(task.weighed())
    except StopIteration as over:
        made: Review = over.value
    if told is not None:
        told(1.0)
    return made


def reviewing(position: Position[Any], *, level: str = "hard", seed: int | str = 0) -> Generator[Task, Weighed, Review]:
    """Look back at a game in pieces: whoever carries out a task sends what came of it."""
    if level not in BUDGETS:
        raise Refusal("no-player", player=level, players=list(BUDGETS))
    budget = BUDGETS[level]
    choices = list(choices_of(position))
    whole = len(choices) + 2 * MOST_DOUBTS * THOROUGH
    weighed = []
    for number, choice in enumerate(choices):
        weighed.append((yield Task(choice, budget, f"{seed}", number / whole)))
    groups = _missed(choices, weighed, budget)
    found: dict[int, Mistake] = {}
    for doubt, number in enumerate(_doubts(choices, weighed, groups)):
        choice, better = choices[number], weighed[number].better
        done = 1 - (2 * MOST_DOUBTS - doubt) * THOROUGH / whole
        again = yield Task(choice, budget, f"{seed}/again", done, better)
        weighed[number] = again
        mistake = _mistake(position, choice, again) if again.is_surely(_least(budget)) else None
        if mistake is not None:
            found[number] = mistake
    return _told(position, choices, weighed, groups, found, _least(budget))


def sides_of(position: Position[Any]) -> list[str]:
    """The sides of a game, in the order of its seats."""
    rules = position.ruleset
    return list(dict.fromkeys(rules.side_of(seat) for seat in rules.seats(position.setup)))


def _least(budget: Budget) -> float:
    return max(LEAST, budget.margin)


# The questions that are thought about


@dataclass(frozen=True)
class Choice:
    """A question at which a seat could have done something else, and what it did."""

    position: Position[Any]
    """Where the game stood, without its past."""
    count: int
    """How many answers had been given."""
    side: str
    seat: str
    script: tuple[str, ...]
    """What the seat answered there, and to what it was asked after that before anybody else or another step."""
    key: str = ""
    turn: int = 0

    @property
    def question(self) -> Question:
        """What the seat was asked."""
        return next(each for each in self.position.questions if each.side == self.seat)


def choices_of(position: Position[Any]) -> Iterator[Choice]:
    """Where it was worth to think; what follows at once on an answer of the same seat in a step was a part of that."""
    given, rules = given_in(position), position.ruleset
    starts = STARTS.get(rules.name, frozenset())
    steps = {part.count for part in position.past}
    for count, (turn, seat, key, options, _) in enumerate(given):
        follows = count > 0 and given[count - 1].seat == seat and count not in steps
        if seat == CHANCE or options < 2 or key not in starts or follows:
            continue
        script = _script(given, count, steps)
        yield Choice(without_past(position.at(count)), count, rules.side_of(seat), seat, script, key, turn)


def _script(given: Sequence[Given], count: int, steps: Set[int]) -> tuple[str, ...]:
    """An answer and those of the same seat that follow at once in the same step."""
    end = count + 1
    while end < len(given) and given[end].seat == given[count].seat and end not in steps:
        end += 1
    return tuple(each.name for each in given[count:end])


def without_past(position: Position[Any]) -> Position[Any]:
    """A position without its past, which is small enough to travel."""
    record = Record(position.answers, given=position.given)
    return Position(position.ruleset, position.setup, position.checkpoint, record)


# What is thought about them


@dataclass(frozen=True)
class Weighed:
    """What a seat did beside the best that was found, by the chances of its side on the same tables."""

    chance: float
    better: tuple[str, ...] = ()
    gains: tuple[float, ...] = ()
    """By table: how much more the better promises."""
    reason: Reason | None = None
    """Why it is better; of what was compared with one better plan only."""
    deed: tuple[str, ...] = ()
    """What the better does, by the names of things; where it looks as if it were much better."""

    @cached_property
    def lost(self) -> float:
        """What the answer cost, as it looks."""
        return fmean(self.gains) if self.gains else 0.0

    def is_surely(self, least: float) -> bool:
        """Whether more than that was lost, and not by luck."""
        error = stdev(self.gains) / sqrt(len(self.gains))
        return self.lost > max(least, SURE * error)


@dataclass(frozen=True)
class Task:
    """A piece of a review: to weigh what a seat did against other plans, or against one that is thought better."""

    choice: Choice
    budget: Budget
    seed: str
    done: float
    """How much of the review was done before this."""
    better: tuple[str, ...] = ()

    def weighed(self) -> Weighed:
        """Carry it out."""
        choice = self.choice
        worlds = Remembered(choice.question, Random(f"{self.seed}/{choice.count}"))
        given = _plan(choice.script)
        plans = [_plan(self.better)] if self.better else self._others(worlds)
        if plans:
            tables = self.budget.tables * (THOROUGH if self.better else 1)
            compared(worlds, [given, *plans], self.budget._replace(tables=tables))
        else:
            given.chances = [worlds.tried(given, number) for number in range(ALONE)]
        tried = len(given.chances)
        best = max((plan for plan in plans if len(plan.chances) == tried), key=lambda plan: plan.chance, default=None)
        if best is None:
            return Weighed(given.chance)
        gains = tuple(more - less for more, less in zip(best.chances, given.chances, strict=True))
        if self.better:
            return Weighed(given.chance, _names(best), gains, why_better(Tried(worlds, [best, given])))
        deed = deed_of(worlds.question, best) if fmean(gains) > LEAST else ()
        return Weighed(given.chance, _names(best), gains, deed=deed)

    def _others(self, worlds: Worlds) -> list[Plan]:
        """Plans that do something else: of some that are as good, the one counts that parts last from what was done."""
        ways = [(parting(self.choice.script, _names(plan)), plan) for plan in proposed(worlds, self.budget.plans)]
        parts = [(part, plan) for part, plan in ways if part is not None]
        return [plan for _, plan in sorted(parts, key=lambda each: -each[0])]


def _plan(script: Sequence[str]) -> Plan:
    return Plan(tuple(("", name) for name in script))


def _names(plan: Plan) -> tuple[str, ...]:
    return tuple(name_of(option) for _, option in plan.answers)


def parting(one: Sequence[str], other: Sequence[str]) -> int | None:
    """At which answer two ways part."""
    return next((number for number, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), None)


# What is made of it


def _missed(choices: Sequence[Choice], weighed: Sequence[Weighed], budget: Budget) -> list[list[int]]:
    """The choices that look like mistakes, those together at which the same chance was missed."""
    looking = [number for number, each in enumerate(weighed) if each.lost > _least(budget)]
    return chances_missed(choices, [each.deed for each in weighed], looking)


def _doubts(choices: Sequence[Choice], weighed: Sequence[Weighed], groups: Sequence[Sequence[int]]) -> list[int]:
    """Where every chance was missed most, the largest first, and not too many of a side."""
    worst = [max(group, key=lambda number: weighed[number].lost) for group in groups]
    looking = sorted(worst, key=lambda number: -weighed[number].lost)
    sides = dict.fromkeys(choice.side for choice in choices)
    return [number for side in sides for number in [n for n in looking if choices[n].side == side][:MOST_DOUBTS]]


def _told(
    position: Position[Any],
    choices: Sequence[Choice],
    weighed: Sequence[Weighed],
    groups: Sequence[Sequence[int]],
    found: dict[int, Mistake],
    least: float,
) -> Review:
    """The review of what was found: the largest mistakes of a side, and a graph that loses as much there."""
    mistakes: dict[str, list[Mistake]] = {side: [] for side in sides_of(position)}
    drops: dict[int, Drop] = {}
    for number in sorted(found, key=lambda each: -weighed[each].lost):
        choice, mistake = choices[number], found[number]
        drop = _drop(position, choice, mistake["count"], weighed[number], drops.values())
        if drop.lost > least and len(mistakes[choice.side]) < MOST_MISTAKES:
            drops[number] = drop
            mistakes[choice.side].append({**mistake, "lost": drop.lost})
    for each in mistakes.values():
        each.sort(key=lambda mistake: -mistake["lost"])
    waiting = {each for group in groups for told in drops if told in group for each in group if each < told}
    thought = {
        choice.count: _free(choice.side, each.chance + (each.lost if number in waiting else 0.0))
        for number, (choice, each) in enumerate(zip(choices, weighed, strict=True))
    }
    return {"chances": chances_of(position, thought, list(drops.values())), "mistakes": mistakes}


def _free(side: str, chance: float) -> float:
    """The chance of the Free Peoples by that of a side."""
    return chance if side == FREE else 1 - chance


def _drop(position: Position[Any], choice: Choice, given: int, weighed: Weighed, others: Iterable[Drop]) -> Drop:
    """What a mistake does to the graph: it begins where another ends that was told before, and ends with the result."""
    found = dropped(choice.count, given, choice.side, weighed.chance, weighed.lost)
    if given == position.count and position.result is not None:
        found = found._replace(after=float(position.result.winner == FREE))
    before = next((other.after for other in others if other.given == choice.count), found.before)
    after = next((other.before for other in others if other.begun == given), found.after)
    found = found._replace(before=before, after=after)
    is_loss = (found.before > found.after) == (choice.side == FREE)
    return found if is_loss else found._replace(after=found.before)


def _mistake(position: Position[Any], choice: Choice, weighed: Weighed) -> Mistake | None:
    """A mistake, told where the better way parts from what was done; nothing where that way was not open."""
    part = parting(choice.script, weighed.better)
    assert part is not None
    stood = position.at(choice.count + part)
    question = next((each for each in stood.questions if each.side == choice.seat), None)
    better = weighed.better[part]
    if question is None or better not in question.names():
        return None
    mistake: Mistake = {
        "count": choice.count + part + 1,
        "turn": position.ruleset.turn(stood.state),
        "seat": choice.seat,
        "key": question.key,
        "begun": list(choice.script[max(0, part - BEGUN) : part]),
        "given": choice.script[part],
        "given_then": list(choice.script[part + 1 :]),
        "better": better,
        "better_then": _followed(stood, choice.seat, weighed.better[part:]),
        "lost": weighed.lost,
    }
    if weighed.reason is not None:
        mistake["reason"] = weighed.reason
    return mistake


def _followed(stood: Position[Any], seat: str, names: Sequence[str]) -> list[str]:
    """The answers of a plan after its first that the seat would be asked for, before anybody else or another step."""
    first, *rest = names
    stood = stood.after(first, seat)
    followed: list[str] = []
    for name in rest:
        question = stood.question
        if question is None or question.side != seat or not stood.answers or name not in question.names():
            break
        followed.append(name)
        stood = stood.after(name)
    return followed
