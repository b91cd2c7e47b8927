"""Who answers for Chance: dice from a seed, and dice that everybody can verify after the game."""

from __future__ import annotations

import hmac
from hashlib import sha256
from random import Random
from typing import Any

from ringwar.kernel.game import Player
from ringwar.kernel.position import Position
from ringwar.kernel.questions import CHANCE, Question, name_of


class Dice(Player):
    """Every option equally likely, from a seed: the same seed, the same dice."""

    def __init__(self, seed: int | str | None = None) -> None:
        self.random = Random(seed).random

    def answer(self, question: Question) -> Any:
        options = question.options
        return options[int(self.random() * len(options))]


class VerifiableDice(Player):
    """Answers derived from a secret and a running number.

    The secret's hash is published before the game and the secret after it, so that everybody can check
    that the dice were settled beforehand.
    """

    def __init__(self, secret: bytes, number: int = 0) -> None:
        self.secret = secret
        self.number = number

    def answer(self, question: Question) -> Any:
        answer = question.options[self._below(len(question.options))]
        self.number += 1
        return answer

    def _below(self, limit: int) -> int:
        """A number below the limit, each equally likely: draws past the last full multiple are thrown away."""
        bound = 2**64 - 2**64 % limit
        attempt = 0
        while True:
            message = f"{self.number}/{attempt}".encode()
            value = int.from_bytes(hmac.digest(self.secret, message, "sha256")[:8], "big")
            if value < bound:
                return value % limit
            attempt += 1


def commitment(secret: bytes) -> str:
    """What is published before the game."""
    return sha256(secret).hexdigest()


def unverified(position: Position[Any], secret: bytes) -> list[int]:
    """The numbers of the answers of Chance that do not follow from the secret."""
    dice = VerifiableDice(secret)
    wrong: list[int] = []
    count = 0

    def note(question: Question, answer: Any) -> None:
        nonlocal count
        count += 1
        if question.side == CHANCE and name_of(dice.answer(question)) != name_of(answer):
            wrong.append(count)

    position.retrace(note)
    return wrong
