"""Manners: how somebody plays who plays by rules of thumb. A style is one, and so is short sight."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Any
from zlib import crc32

_TABLES: Mapping[str, Any] = tomllib.loads((files("ringwar.players") / "manners.toml").read_text(encoding="utf-8"))
MANNER = "manner"
"""Where a player's memory has its manner."""
STYLES = ("balanced", "military", "ring-race")
SURPRISE = "surprise"
"""One of the styles, by the seed."""
EASY = "easy"
CERTAIN = 1 << 32


class Manner:
    """What counts more or less than usual, what slips the mind, and for how long a plan is kept."""

    __slots__ = ("name", "numbers", "seed")

    def __init__(self, name: str, numbers: Mapping[str, float], seed: int) -> None:
        self.name = name
        self.numbers = numbers
        self.seed = seed

    def counts(self, name: str) -> float:
        """How many times as much as usual something counts."""
        return self.numbers.get(name, 1.0)

    def forgets(self, thing: str, now: int) -> bool:
        """Whether something slips the mind for a turn."""
        share = self.numbers.get("forgets", 0.0)
        return share > 0 and self._luck(f"{thing} {now}") < share * CERTAIN

    def plan(self, now: int, plans: Sequence[str]) -> str | None:
        """Which of several plans was made some turns ago and is still kept; None for who always looks anew."""
        turns = int(self.numbers.get("plan-turns", 0))
        if not turns:
            return None
        begun = (now + self._luck("begun") % turns) // turns
        return plans[self._luck(f"plan {begun}") % len(plans)]

    def _luck(self, thing: str) -> int:
        return crc32(thing.encode(), self.seed)


USUAL = Manner("", {}, 0)


def manner_of(sight: Any) -> Manner:
    """The manner of whoever looks at the table."""
    found: Manner = sight.memory.get(MANNER, USUAL)
    return found


def manner(name: str, game: str, side: str, seed: int | str) -> Manner:
    """The manner of a name at a seat of a side: its numbers, and luck of its own."""
    luck = crc32(str(seed).encode())
    if name == SURPRISE:
        name = STYLES[luck % len(STYLES)]
    return Manner(name, _numbers(name, game, side), luck)


@lru_cache(maxsize=64)
def _numbers(name: str, game: str, side: str) -> Mapping[str, float]:
    """The numbers of a manner, and under the name of a side its own."""
    table = _TABLES.get(name, {}).get(game, {})
    both = {**table, **table.get(side, {})}
    return {name: float(value) for name, value in both.items() if not isinstance(value, Mapping)}
