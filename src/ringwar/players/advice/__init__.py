"""Advice for a seat: the best options of its question, with the chance of winning and one line why.

It is the player that looks ahead who thinks here, with the budget of a level: about questions at which it begins an
action by its plans, about all others by every option forced first. The lines are data from a closed list a game
(`boardgame.py`, `cardgame.py`, and `reasons.py` and `trends.py` for both); `Words.hint_reason` says them. Reviews of
games (`reviewing.py`) say by the same lines why something else was better.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from types import ModuleType
from typing import Any, TypedDict

from ringwar.kernel import CHANCE, Position, Question, Refusal, name_of
from ringwar.players import LEVELS, PLAYERS, player
from ringwar.players.advice import boardgame, cardgame
from ringwar.players.advice.reasons import Moment, Reason, moment_of, outcome
from ringwar.players.advice.trends import LITTLE, in_all, trend
from ringwar.players.advice.weighing import Remembered, Tried, weighed
from ringwar.players.lookahead import Lookahead
from ringwar.players.worlds import Plan

GAMES: Mapping[str, ModuleType] = {"boardgame": boardgame, "cardgame": cardgame}
"""By game: `REASONS` for an option, `COSTS` and `PRICES` against one, `NAMES` at least; `TRENDS` are counted."""
Kinds = Sequence[Callable[[Moment], Reason | None]]


class Advised(TypedDict):
    """An option, the chance that the side of the seat wins after it, and why."""

    name: str
    chance: float
    reason: Reason


class Hint(TypedDict):
    """The best options of a question, best first."""

    seat: str
    key: str
    level: str
    options: list[Advised]


def hint(
    position: Position[Any], seat: str | None = None, *, level: str = "hard", best: int = 3, seed: int | str = 0
) -> Hint:
    """The best options for a seat that is asked, as far as it can know; Refusal where there is nothing to choose."""
    question = asked(position, seat)
    adviser = _adviser(level, seed)
    found = weighed(question, adviser.budget, seed, best)
    options: list[Advised] = [
        {
            "name": name_of(plan.answers[0][1]),
            "chance": round(found.chance(plan), 4),
            "reason": why(found, plan),
        }
        for plan in found.plans[:best]
    ]
    return {"seat": question.side, "key": question.key, "level": level, "options": options}


def why(found: Tried, plan: Plan) -> Reason:
    """The line for one of the options that were weighed: what decides, what it does itself, or how the turn ends."""
    game = GAMES[found.worlds.ruleset.name]
    reason = outcome(found, plan) or telling(found, plan, game) or trend(found, plan, game.TRENDS)
    return reason or _first(found, plan, (*game.REASONS, *game.NAMES)) or in_all(found, plan)


def telling(found: Tried, plan: Plan, game: ModuleType) -> Reason | None:
    """What an option does that speaks for it or, where it costs something or promises less, against it."""
    price = None if plan is found.plans[0] else _first(found, plan, game.PRICES)
    is_best = found.chance(plan) > found.chance(found.plans[0]) - LITTLE
    return price or _first(found, plan, game.REASONS if is_best else game.COSTS)


def _first(found: Tried, plan: Plan, kinds: Kinds) -> Reason | None:
    """The most telling of what is easily said of a plan, and not as true of all others."""
    return next(_own(found, plan, kinds), None)


def _own(found: Tried, plan: Plan, kinds: Kinds) -> Iterator[Reason]:
    """What is easily said of a plan, and not as true of all others."""
    others = [list(lines(found.worlds, each, kinds)) for each in found.others(plan)]
    for line in lines(found.worlds, plan, kinds):
        if not others or any(line not in each for each in others):
            yield line


def why_better(found: Tried) -> Reason | None:
    """The line for the first of two plans: the most telling that is not as true of the other, if there is any."""
    better = found.plans[0]
    game = GAMES[found.worlds.ruleset.name]
    own = outcome(found, better) or _first(found, better, game.REASONS)
    return own or trend(found, better, game.TRENDS) or _first(found, better, game.NAMES)


def lines(worlds: Remembered, plan: Plan, kinds: Kinds) -> Iterator[Reason]:
    """All that is easily said of what a plan does, the most telling first."""
    moment = moment_of(worlds, plan)
    for kind in kinds:
        if (line := kind(moment)) is not None:
            yield line


def asked(position: Position[Any], seat: str | None) -> Question:
    """What the seat is asked; Refusal where that is nothing, or nothing that it could choose."""
    question = next((each for each in position.questions if seat is None or each.side == seat), None)
    if question is None:
        raise Refusal("no-hint-unasked", seat=seat)
    if question.side == CHANCE:
        raise Refusal("no-hint-for-chance")
    if len(question.names()) < 2:
        raise Refusal("no-hint-no-choice", seat=question.side)
    return question


def _adviser(level: str, seed: int | str) -> Lookahead:
    """The player who thinks with the budget of a level."""
    found = player(level, seed) if level in PLAYERS else None
    if not isinstance(found, Lookahead):
        levels = [name for name in LEVELS if isinstance(player(name, 0), Lookahead)]
        raise Refusal("no-adviser", level=level, levels=levels)
    return found
