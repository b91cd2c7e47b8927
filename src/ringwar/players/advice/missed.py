"""Chances that were missed: one that stands open turn after turn is one, whenever it was missed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from ringwar.kernel import Question, name_of
from ringwar.players.lookahead import PAYMENTS
from ringwar.players.worlds import Plan

ACTING = frozenset(("use-die", "action"))
"""Questions at which something can be done now or later; what others ask is answered there and then."""
SAID = ("yes", "no", "none")
"""Answers that do nothing by themselves."""
MOST_THINGS = 3
"""So many things of a plan tell what it does."""


class Missing(Protocol):
    """A question at which something better was open."""

    @property
    def seat(self) -> str: ...
    @property
    def key(self) -> str: ...
    @property
    def turn(self) -> int: ...
    @property
    def script(self) -> tuple[str, ...]: ...


def deed_of(question: Question, plan: Plan) -> tuple[str, ...]:
    """What a plan does, by the names of things: the same whether they were asked for or taken as the only ones."""
    options = {option["name"]: option for option in question.json()["options"]}
    (_, first), *rest = plan.answers
    implied = [(taken["key"], taken["option"]["name"]) for taken in options[name_of(first)].get("then", ())]
    answers = [(question.key, name_of(first)), *implied, *((key, name_of(option)) for key, option in rest)]
    things = [name for key, name in answers if key not in PAYMENTS and name not in SAID and not name.isdecimal()]
    return tuple(dict.fromkeys(things))[:MOST_THINGS]


def chances_missed(
    choices: Sequence[Missing], deeds: Sequence[tuple[str, ...]], looking: Iterable[int]
) -> list[list[int]]:
    """The choices at which something was missed, those together at which it was the same that stood open."""
    groups: list[list[int]] = []
    for number in sorted(looking):
        group = next((each for each in groups if _is_open(choices, deeds, each[-1], number)), None)
        if group is None:
            groups.append([number])
        else:
            group.append(number)
    return groups


def _is_open(choices: Sequence[Missing], deeds: Sequence[tuple[str, ...]], before: int, now: int) -> bool:
    """Whether what is better now was better before and was not done since, this turn or in the one before."""
    one, other, deed = choices[before], choices[now], deeds[now]
    if one.seat != other.seat or {one.key, other.key} - ACTING or not deed or deeds[before] != deed:
        return False
    between = [each.script for each in choices[before + 1 : now] if each.seat == one.seat]
    done = any(script[0] == deed[0] and deed[-1] in script for script in between)
    return other.turn - one.turn <= 1 and not done
