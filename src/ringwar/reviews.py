"""Reviews in words, for everybody who shows them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from ringwar.kernel import Position
from ringwar.kernel.protocol import QuestionJson
from ringwar.players.advice.reviewing import Mistake
from ringwar.words import Words

MOST_SAID = 3
"""So many answers of what was done are told after what was begun; where an army goes is among them."""
ONWARDS = " → "
BRACKETS = re.compile(r" \([^()]*\)")
"""What is only said of an option besides: who stands there, how many are left."""
SMALL = frozenset(
    (
        *("cycle", "forsake", "eliminate", "guide", "casualty", "loss", "regular-from", "discard", "which-deck"),
        *("remove-excess", "re-roll", "hunt-re-roll", "move-with", "attack-with", "advance-with", "goes-along"),
    )
)
"""Questions that do not decide: by what is paid, who is lost, who goes along."""
UNSAID = ("yes-no", "number", "none")
"""Kinds of answers that say nothing without their questions."""


def asked_for(position: Position[Any], mistake: Mistake) -> tuple[list[QuestionJson], list[QuestionJson]]:
    """What a mistake and the better way answered, each question with the option that was taken and no other."""
    begun, seat = mistake["begun"], mistake["seat"]
    stood, parting = position.at(mistake["count"] - 1 - len(begun)), len(begun)
    given = [*begun, mistake["given"], *mistake["given_then"]]
    better = [*begun, mistake["better"], *mistake["better_then"]]
    return _asked(stood, seat, given, parting), _asked(stood, seat, better, parting)


def _asked(stood: Position[Any], seat: str, names: Sequence[str], parting: int) -> list[QuestionJson]:
    """The questions that decide what a seat does that answers like this: where two ways part, and what says more."""
    asked: list[QuestionJson] = []
    for number, name in enumerate(names):
        question = next(each for each in stood.questions if each.side == seat).json()
        question["options"] = [option for option in question["options"] if option["name"] == name]
        if number == parting or _decides(question):
            asked.append(question)
        if len(asked) == parting + MOST_SAID:
            break
        stood = stood.after(name, seat)
    return asked


def _decides(question: QuestionJson) -> bool:
    """Whether the answer says what is done."""
    return question["key"] not in SMALL and question["options"][0]["kind"] not in UNSAID


def deeds(given: Sequence[QuestionJson], better: Sequence[QuestionJson], words: Words) -> tuple[str, str]:
    """What was done, and what could have been: without what is only said besides, unless that makes the difference."""
    one, other = _deed(given, words), _deed(better, words)
    plain, otherwise = _without_brackets(one), _without_brackets(other)
    return (one, other) if plain == otherwise else (plain, otherwise)


def _deed(asked: Sequence[QuestionJson], words: Words) -> str:
    """One answer after the other."""
    return ONWARDS.join(words.option(each, each["options"][0]["name"]) for each in asked)


def _without_brackets(text: str) -> str:
    """A text without what stands in brackets, those in others first."""
    shorter = BRACKETS.sub("", text)
    return text if shorter == text else _without_brackets(shorter)
