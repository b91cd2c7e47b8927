"""Who answers for Chance: dice from a seed, and dice that everybody can verify after the game."""

from __future__ import annotations

import hmac
from collections.abc import Mapping
from hashlib import sha256
from random import Random
from typing import Any

from ringwar.kernel.game import Player
from ringwar.kernel.position import Position
from ringwar.kernel.proofs import setup_lines
from ringwar.kernel.questions import CHANCE, Question, name_of
from ringwar.kernel.ruleset import Setup

HOUSE = "house"
"""The nonce of a seat that has put nothing in. It is always the same: whoever knows the secret must choose nothing."""


class Dice(Player):
    """Every option equally likely, from a seed: the same seed, the same dice."""

    def __init__(self, seed: int | str | None = None) -> None:
        self.seed = seed
        self.random = Random(seed).random

    def resume(self, count: int) -> None:
        """Go on with other numbers, not those of the beginning again."""
        self.random = Random(f"{self.seed}/{count}").random

    def answer(self, question: Question) -> Any:
        options = question.options
        return options[int(self.random() * len(options))]


class VerifiableDice(Player):
    """Answers derived from a key and a running number.

    The number picks one of the options by their order, which the rules give: another order would be another game.
    """

    def __init__(self, key: bytes, number: int = 0) -> None:
        self.key = key
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
            value = int.from_bytes(hmac.digest(self.key, message, "sha256")[:8], "big")
            if value < bound:
                return value % limit
            attempt += 1


def commitment(secret: bytes) -> str:
    """What the house publishes before the seats put anything in."""
    return sha256(secret).hexdigest()


def dice_key(secret: bytes, setup: Setup, nonces: Mapping[str, str]) -> bytes:
    """What all draws follow from: the secret of the house, the setup, and what each seat has put in.

    The house is bound by the hash of its secret before it knows a nonce, and no seat knows the secret: so neither can
    choose the dice. Where nobody was asked for a nonce, the secret alone is the key.
    """
    if not nonces:
        return secret
    message = "\n".join([*setup_lines(setup), *(f"{seat} {nonce}" for seat, nonce in sorted(nonces.items()))])
    return hmac.digest(secret, message.encode(), "sha256")


def unverified(position: Position[Any], key: bytes, since: int = 0) -> list[int]:
    """The numbers of the answers of Chance, after the first so many answers, that do not follow from the key."""
    dice = VerifiableDice(key)
    wrong: list[int] = []
    count = 0

    def note(question: Question, answer: Any) -> None:
        nonlocal count
        count += 1
        if question.side == CHANCE and name_of(dice.answer(question)) != name_of(answer) and count > since:
            wrong.append(count)

    position.retrace(note)
    return wrong
