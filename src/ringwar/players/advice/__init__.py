"""Advice for a seat: the best options of its question, with the chance of winning and one line why.

It is the player that looks ahead who thinks here, with the budget of a level: about questions at which it begins an
action by its plans, about all others by every option forced first. The lines are data from a closed list a game
(`boardgame.py`, `cardgame.py`, and `reasons.py` for both); `Words.hint_reason` says them. Reviews of games
(`reviewing.py`) say by the same lines why something else was better.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import ModuleType
from typing import Any, TypedDict

from ringwar.kernel import CHANCE, Position, Question, Refusal, name_of
from ringwar.players import PLAYERS, player
from ringwar.players.advice import boardgame, cardgame
from ringwar.players.advice.reasons import LITTLE_DIFFERENCE, Moment, Reason, in_general, outcome
from ringwar.players.advice.weighing import Tried, weighed
from ringwar.players.lookahead import Lookahead
from ringwar.players.worlds import Plan, Worlds

GAMES: Mapping[str, ModuleType] = {"boardgame": boardgame, "cardgame": cardgame}
"""By game: `REASONS`, from the most telling to the least, and `group_of` the numbers of its encoder."""


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
    chosen = found.plans[0]
    options: list[Advised] = [
        {
            "name": name_of(plan.answers[0][1]),
            "chance": round(min(plan.chance, chosen.chance), 4),
            "reason": why(found, plan),
        }
        for plan in found.plans[:best]
    ]
    return {"seat": question.side, "key": question.key, "level": level, "options": options}


def why(found: Tried, plan: Plan) -> Reason:
    """The line for one of the options that were weighed: the most telling that is true of it."""
    game = GAMES[found.worlds.ruleset.name]
    return outcome(found, plan) or telling(found.worlds, plan) or in_general(found, plan, game.group_of)


def why_better(found: Tried) -> Reason | None:
    """The line for the first of two plans: the most telling that is not as true of the other, if there is any."""
    better, other = found.plans
    common = list(lines(found.worlds, other))
    own = (line for line in lines(found.worlds, better) if line not in common)
    game = GAMES[found.worlds.ruleset.name]
    reason = outcome(found, better) or next(own, None) or in_general(found, better, game.group_of)
    return None if reason == LITTLE_DIFFERENCE else reason


def telling(worlds: Worlds, plan: Plan) -> Reason | None:
    """What a plan does that is easily said, if there is anything."""
    return next(lines(worlds, plan), None)


def lines(worlds: Worlds, plan: Plan) -> Iterator[Reason]:
    """All that is easily said of what a plan does, the most telling first."""
    answers, state = worlds.action(plan)
    moment = Moment(worlds.question, answers, worlds.ruleset, state)
    for reason in GAMES[worlds.ruleset.name].REASONS:
        if (line := reason(moment)) is not None:
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
        levels = [name for name in PLAYERS if isinstance(player(name, 0), Lookahead)]
        raise Refusal("no-adviser", level=level, levels=levels)
    return found
