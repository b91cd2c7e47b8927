"""Positions whose right answer anybody sees who knows the game, and what players make of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from players.acting import BEGINNINGS
from ringwar.kernel import CHANCE, Dice, Player, Position, name_of
from ringwar.players import player

Answers = list[tuple[str, str]]
"""The key of each question that a player was asked, and the name of what it answered."""
Right = Callable[[Answers, Position[Any]], bool]
"""Whether what was answered, and the game after it, is right."""
MOST_ANSWERS = 60
"""An action is not longer."""


@dataclass(frozen=True)
class Puzzle:
    """A position at a question, and what is right there; a comment beside it says why."""

    name: str
    position: Callable[[], Position[Any]]
    right: Right
    actions: int = 1
    """After so many actions of its own the point is decided at the latest."""

    def solved(self, who: Callable[[int], Player], seed: int) -> bool:
        """Whether a player does what is right; everybody else plays by rules of thumb."""
        return self.right(*carried_out(self.position(), who, self.actions, seed))


def carried_out(
    position: Position[Any], who: Callable[[int], Player], actions: int, seed: int
) -> tuple[Answers, Position[Any]]:
    """What a player answers in so many actions of its own, and the game after them."""
    assert position.question is not None
    side = position.question.side
    players: dict[str, Player] = {CHANCE: Dice(seed), side: who(seed)}
    answers: Answers = []
    begun = 0
    while (question := position.question) is not None and len(answers) < MOST_ANSWERS:
        if question.key in BEGINNINGS and _is_new(question.key, answers):
            if begun == actions:
                break
            begun += question.side == side
        option = players.setdefault(question.side, player("rules", seed)).answer(question)
        answers += [(question.key, name_of(option))] if question.side == side else []
        position = position.after(option, question.side)
    return answers, position


def _is_new(key: str, answers: Answers) -> bool:
    """Whether a question begins an action: what a die is used for, or where to go on to, belongs to what was begun."""
    last = answers[-1][0] if answers else ""
    return not (key == "action" and last in ("use-die", "will-as")) and not key == last == "declare"


def said(*wanted: tuple[str, str]) -> Right:
    """One of these answers was given."""
    return lambda answers, _: not {*wanted}.isdisjoint(answers)


def never(*unwanted: tuple[str, str]) -> Right:
    """None of these answers was given."""
    return lambda answers, _: {*unwanted}.isdisjoint(answers)
