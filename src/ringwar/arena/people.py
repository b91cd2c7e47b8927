"""How people's games ended, to hold computer players against."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ringwar.arena.statistics import Share
from ringwar.kernel import Setup


@dataclass(frozen=True)
class People:
    """How often each side won in each way in games between people."""

    source: str
    """The key of what the report says of it."""
    endings: Mapping[tuple[str, str], int]

    @property
    def games(self) -> int:
        return sum(self.endings.values())

    def wins(self, side: str) -> Share:
        """How many games a side won."""
        return Share(sum(count for (winner, _), count in self.endings.items() if winner == side), self.games)


TOURNAMENTS = People(
    "tournaments",
    {
        ("free-peoples", "ring-destroyed"): 18,
        ("free-peoples", "free-military"): 5,
        ("shadow", "shadow-military"): 24,
        ("shadow", "corruption"): 11,
    },
)


def people_of(setup: Setup) -> People | None:
    """People's results in the same game, where they are known: the board game for two without its expansion."""
    if setup.game == "boardgame" and setup.players == 2 and not setup.expansions:
        return TOURNAMENTS
    return None
