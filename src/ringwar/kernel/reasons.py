"""Why not? What somebody points at and is not possible now has a reason, with its clauses.

Whoever asks a question hands it the function that knows (`ask(…, why=…)`): rule and reason stand in one place, and
nothing is worked out unless somebody wants to know. What is meant to be done later, with another question, is an
intent of the rule set.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ringwar.kernel.protocol import kind_of
from ringwar.kernel.questions import CHANCE, Question, game_of, name_of
from ringwar.kernel.refusals import Refusal

if TYPE_CHECKING:
    from ringwar.kernel.position import Position


def why_not(position: Position[Any], kind: str, name: str, intent: str | None, side: str | None) -> Refusal | None:
    """Why a thing is no option of the open question, or cannot be used with an intent; None where it is or can."""
    ruleset = position.ruleset
    thing = ruleset.thing(kind, name)
    question = next((each for each in position.questions if side in (None, each.side)), None)
    if question is None or question.side == CHANCE:
        return _not_asked(position, side)
    if intent is None or ruleset.meant.get(question.key) == intent:
        return None if is_option(question, kind, name) else _reason(position, question, thing, kind, name)
    if intent not in ruleset.intents:
        raise Refusal("no-such-intent", intent=intent, intents=list(ruleset.intents))
    return ruleset.intended(intent, position.state, question, thing)


def is_option(question: Question, kind: str, name: str) -> bool:
    """Whether an option is that thing, or points at it."""
    ruleset, key = game_of(question).ruleset, question.key
    for option in question.options:
        if kind == kind_of(ruleset, key, option) and name == name_of(option):
            return True
        if any(each["kind"] == kind and each["id"] == name for each in ruleset.points_at(key, option)):
            return True
    return False


def _reason(position: Position[Any], question: Question, thing: Any, kind: str, name: str) -> Refusal:
    """What the asker says of a thing; where he has nothing to say, that something else is asked."""
    reason = None if question.why is None else question.why(position.state, question, thing)
    return reason or Refusal("not-asked-for", kind=kind, name=name, question=question.key)


def _not_asked(position: Position[Any], side: str | None) -> Refusal:
    """Nobody is asked, or somebody else is."""
    if position.question is None:
        return Refusal("game-over")
    asked = [question.side for question in position.questions]
    return Refusal("not-asked", side=side or CHANCE, asked=asked)
