"""Players for the coin game: one that bets high, some that bet low, and one that takes its time."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from time import sleep
from typing import Any

from ringwar.kernel import Player, Question
from ringwar.players.lookahead import Budget, Lookahead

SECONDS_TO_THINK = 0.002


class Bold(Player):
    """Bets as much as it may, and doubles."""

    def __init__(self, seed: int | str | None = None) -> None:
        self.seed = seed

    def answer(self, question: Question) -> Any:
        return max(question.options)


class Timid(Bold):
    """Bets as little as it may, and never doubles."""

    def answer(self, question: Question) -> Any:
        return min(question.options)


class Slow(Bold):
    """Thinks before it does what the bold one does."""

    def answer(self, question: Question) -> Any:
        sleep(float(os.environ.get("SECONDS_TO_THINK", SECONDS_TO_THINK)))
        return super().answer(question)


HASTY = Budget(tables=4, plans=2)
"""A player that looks ahead, but hardly."""
CONTESTANTS: dict[str, Callable[[int | str | None], Player]] = {
    "bold": Bold,
    "timid": Timid,
    "meek": Timid,
    "slow": Slow,
    "hasty": partial(Lookahead, budget=HASTY),
}
