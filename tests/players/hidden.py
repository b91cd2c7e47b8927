"""The law that a computer player answers by what it sees, for every game that it plays."""

from __future__ import annotations

from random import Random
from typing import Any

from ringwar.kernel import CHANCE, Position, Question, name_of
from ringwar.players import player


def answer(question: Question) -> str:
    """What the player answers to a question, always with the same noise."""
    return name_of(player("rules", 1).answer(question))


def check_same_answers(position: Position[Any], rng: Random) -> int:
    """Whoever is asked answers the same in another world that looks the same; says how many questions were open."""
    for question in position.questions:
        if question.side == CHANCE:
            return 0
        imagined = position.imagined(question.side, rng)
        other = next(each for each in imagined.questions if each.side == question.side)
        assert answer(other) == answer(question), f"{question} is answered by what {question.side} cannot see"
    return len(position.questions)


def checked(end: Position[Any], rng: Random, samples: int) -> int:
    """The law at some points of a game; says how many questions were compared."""
    points = rng.sample(range(end.count), samples)
    return sum(check_same_answers(end.at(number), rng) for number in sorted(points))
