"""Who answers for Chance at a table: dice of the program that fall the same again, or people with dice of their own."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from ringwar.kernel import CHANCE, Asked, Dice, Player, Position, Question, VerifiableDice, game_of
from ringwar.kernel.game import Unanswered
from ringwar.kernel.position import asked_since
from ringwar.kernel.protocol import kind_of

MOST_TOGETHER = 40
"""So many dice or cards are said in one go."""


class TableDice(Player):
    """Dice from a key: who goes back and answers the same meets the same dice."""

    def __init__(self, key: bytes) -> None:
        self.dice = VerifiableDice(key)

    def stand(self, position: Position[Any]) -> None:
        """Go on from where a game stands."""
        self.dice.number = len([each for each in asked_since(position) if _is_chance(each)])

    def answer(self, question: Question) -> Any:
        return self.dice.answer(question)


class OwnDice(Player):
    """People roll and draw on a table of their own; only what a computer player draws in secret the program draws."""

    def __init__(self, computers: Collection[str], seed: str) -> None:
        self.computers = computers
        self.dice = Dice(seed)

    def answer(self, question: Question) -> Any:
        if drawer(question, self.computers) is None:
            raise Unanswered((question,))
        return self.dice.answer(question)


def drawer(question: Question, seats: Collection[str]) -> str | None:
    """Which of some seats draws what the others may not see; none where dice fall or something is drawn openly."""
    drawers = [value for value in question.about.values() if isinstance(value, str) and value in seats]
    return None if not drawers or _is_rolled(question) else drawers[0]


def is_alike(question: Question | None, first: Question) -> bool:
    """Whether a question of Chance asks the same as another: for one more die of a throw, one more card of a draw.

    Not where other cards may come, as when a pile is used up and another is drawn from.
    """
    if question is None or (question.side, question.key, question.about) != (CHANCE, first.key, first.about):
        return False
    return set(question.names()) <= set(first.names())


def together(position: Position[Any]) -> int:
    """How often Chance is asked alike from here on, whatever comes: the dice of one throw, the cards of one draw."""
    first = position.question
    if first is None or first.side != CHANCE:
        return 0
    return min(_Throw(first, place).count(position) for place in (0, -1))


class _Throw(Player):
    """Answers Chance with the first or the last option as long as the same is asked, and stops then."""

    def __init__(self, first: Question, place: int) -> None:
        self.first = first
        self.place = place
        self.answered = 0

    def answer(self, question: Question) -> Any:
        if self.answered == MOST_TOGETHER or not is_alike(question, self.first):
            raise Unanswered((question,))
        self.answered += 1
        return question.options[self.place]

    def count(self, position: Position[Any]) -> int:
        """How often it answers from a position on."""
        position.played(self)
        return self.answered


def _is_rolled(question: Question) -> bool:
    """Whether dice fall on the table, for all to see."""
    rules = game_of(question).ruleset
    return all(isinstance(each, int) or kind_of(rules, question.key, each) == "die" for each in question.options)


def _is_chance(asked: Asked) -> bool:
    return asked.side == CHANCE
