"""Reasons along random games: what somebody can point at is an option or has a reason, never both, in every world."""

from __future__ import annotations

from random import Random
from typing import Any

from laws.points import along
from ringwar.kernel import CHANCE, Position, Question, Setup, game_of
from ringwar.kernel.reasons import is_option, why_not
from ringwar.laws import hold

KIND = "things that are options or have a reason why not"
ENOUGH = 500_000


def batch(setup: Setup, seed: str) -> int:
    """All that can be pointed at, at some points of one random game; says how many things there were."""
    return along(setup, seed, check_point)


def check_point(position: Position[Any], rng: Random, where: str) -> int:
    """Everything of the kinds that are asked for, here and in an imagined world; says how many things."""
    question = position.question
    if question is None or question.side == CHANCE:
        return 0
    world = position.imagined(question.side, rng)
    things = [(kind, name) for kind in kinds_of(question) for name in names_of(position, question, kind)]
    for kind, name in things:
        reason = check_thing(position, question, kind, name, where)
        other = world.why_not(kind, name, side=question.side)
        hold(other == reason, f"{where}: {kind} {name} is {reason}, or {other}, at {question.key!r}")
    return len(things)


def check_thing(position: Position[Any], question: Question, kind: str, name: str, where: str) -> Any:
    """What is said of one thing: the asker's reason says no exactly where it is no option."""
    possible = is_option(question, kind, name)
    if question.why is not None:
        said = question.why(position.state, question, position.ruleset.thing(kind, name))
        what = f"{where}: {kind} {name} at {question.key!r}: {said and said.json()}"
        hold(possible == (said is None), f"{what} is said of what is {'an' if possible else 'no'} option")
        hold(said is None or bool(said.clauses), f"{what} names no clause")
    reason = why_not(position, kind, name, None, question.side)
    return None if reason is None else reason.json()


def kinds_of(question: Question) -> list[str]:
    """The kinds of things at which the options of a question point."""
    points_at = game_of(question).ruleset.points_at
    return sorted({thing["kind"] for option in question.options for thing in points_at(question.key, option)})


def names_of(position: Position[Any], question: Question, kind: str) -> list[str]:
    """All things of a kind that the side can point at."""
    return sorted(position.ruleset.in_reach(position.state, question.side, kind))
