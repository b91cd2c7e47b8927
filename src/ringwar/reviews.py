"""Reviews in words, for everybody who shows them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ringwar.kernel import Position
from ringwar.kernel.protocol import QuestionJson
from ringwar.players.advice.reviewing import Mistake
from ringwar.words import Words

MOST_SAID = 4
"""So many answers of what was done are told after what was begun; where an army goes is among them."""
ONWARDS = " → "


def asked_for(position: Position[Any], mistake: Mistake) -> tuple[list[QuestionJson], list[QuestionJson]]:
    """What a mistake and the better way answered, each question with the option that was taken and no other."""
    begun = mistake["begun"]
    stood, seat, most = position.at(mistake["count"] - 1 - len(begun)), mistake["seat"], len(begun) + MOST_SAID
    given = [*begun, mistake["given"], *mistake["given_then"]]
    better = [*begun, mistake["better"], *mistake["better_then"]]
    return _asked(stood, seat, given[:most]), _asked(stood, seat, better[:most])


def _asked(stood: Position[Any], seat: str, names: Sequence[str]) -> list[QuestionJson]:
    """The questions that a seat answers like this."""
    asked: list[QuestionJson] = []
    for name in names:
        question = next(each for each in stood.questions if each.side == seat).json()
        question["options"] = [option for option in question["options"] if option["name"] == name]
        asked.append(question)
        stood = stood.after(name, seat)
    return asked


def deed(asked: Sequence[QuestionJson], words: Words) -> str:
    """What was done, or could have been: one answer after the other."""
    return ONWARDS.join(words.option(each, each["options"][0]["name"]) for each in asked)
