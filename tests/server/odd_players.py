"""Computer players as nobody wants them, for workers to cope with."""

from __future__ import annotations

import os
import signal
import sys
from time import sleep
from typing import Any

from ringwar.kernel import Player, Question
from ringwar.players import PLAYERS as SOUND
from ringwar.server.workers.requests import SLICE

MUCH = 1 << 30
"""How many bytes the greedy player wants."""
ENOUGH = 2
"""At which question a tired player fails."""
WHILE = SLICE / 4
PLANNED = 3
"""How many answers a planner knows at once."""


class Odd(Player):
    """Answers with the first option."""

    def __init__(self, seed: int | str | None = None) -> None:
        self.count = 0

    def answer(self, question: Question) -> Any:
        return question.options[0]


class Endless(Odd):
    """Says that it thinks, and does so for ever."""

    def answer(self, question: Question) -> Any:
        print("thinking", file=sys.stderr, flush=True)
        while True:
            pass


class Greedy(Odd):
    """Needs much memory."""

    def answer(self, question: Question) -> Any:
        bytes(MUCH)
        return super().answer(question)


class Illegal(Odd):
    """Answers what is no option."""

    def answer(self, question: Question) -> Any:
        return "no-such-option"


class Dying(Odd):
    """Ends its process as the system would that has no memory left."""

    def answer(self, question: Question) -> Any:
        os.kill(os.getpid(), signal.SIGKILL)


class Tired(Odd):
    """Fails after a few answers."""

    def answer(self, question: Question) -> Any:
        self.count += 1
        if self.count == ENOUGH:
            raise RuntimeError("too tired")
        return super().answer(question)


class Slow(Odd):
    """Thinks a while about every answer."""

    def answer(self, question: Question) -> Any:
        sleep(WHILE)
        return super().answer(question)


class Planner(Odd):
    """Thinks longer than a request takes, and knows then what it does for some answers."""

    @property
    def midway(self) -> bool:
        return self.count % PLANNED > 0

    def answer(self, question: Question) -> Any:
        if not self.midway:
            sleep(SLICE)
        self.count += 1
        return super().answer(question)


PLAYERS = {
    **SOUND,
    "first": Odd,
    "endless": Endless,
    "greedy": Greedy,
    "illegal": Illegal,
    "dying": Dying,
    "tired": Tired,
    "slow": Slow,
    "planner": Planner,
}
