"""What the server and its workers say to each other."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from ringwar.kernel import Player, Position, Ruleset, Setup
from ringwar.kernel.game import Record

MOST_ANSWERS = 20
"""How many answers one request brings: everybody sees the game go on, and other games have their turn."""
SLICE = 1.0
"""After how many seconds a request is over as soon as no action is half done: others wait who think as long."""

Answer = tuple[str, str]
"""A seat, and the name of the option that it chooses."""


@dataclass(frozen=True)
class Begin:
    """What a worker is told first: where games and players are found, how much memory and how many processes it has."""

    games: Mapping[str, str]
    players: str
    megabytes: int
    processes: int


@dataclass(frozen=True)
class Request:
    """Where a game stands, without its past, and which computer players are to answer there."""

    ruleset: Ruleset[Any]
    setup: Setup
    checkpoint: Any
    answers: tuple[Any, ...]
    given: Mapping[str, Any]
    levels: Mapping[str, str]
    seed: str
    count: int
    most: int = MOST_ANSWERS

    @classmethod
    def at(cls, position: Position[Any], levels: Mapping[str, str], seed: str) -> Request:
        """A request to go on from a position; the seed is that of the whole game."""
        stand = position.ruleset, position.setup, position.checkpoint, position.answers, dict(position.given)
        return cls(*stand, dict(levels), seed, position.count)

    @property
    def about(self) -> str:
        """What is asked of whom, for the log."""
        return f"{self.ruleset.name}: {', '.join(self.levels.values())}"

    def play(self, players: Player) -> None:
        """Have players go on from here to where they stop."""
        Position(self.ruleset, self.setup, self.checkpoint, Record(self.answers, players, self.given))


@dataclass(frozen=True)
class Thought:
    """Something to be worked out: a function that a worker finds by its name, with all that it needs."""

    work: Callable[[], Any]

    @property
    def about(self) -> str:
        """What is to be worked out, for the log."""
        return str(getattr(self.work, "func", self.work).__qualname__)
