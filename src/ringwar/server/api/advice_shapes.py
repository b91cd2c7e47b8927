"""The shapes of advice, for the description of the interface alone."""

from __future__ import annotations

from typing import Any

from pydantic import Field

from ringwar.server.api.shapes import Shape


class Reason(Shape):
    """Why an option is advised, in one line."""

    key: str = Field(description="One of a closed list a game.")
    about: dict[str, Any]
    words: str


class Advised(Shape):
    """One of the best options."""

    name: str = Field(description="What is sent as the answer.")
    words: str
    chance: float = Field(description="The chance that the side of the seat wins after it, from 0 to 1.")
    reason: Reason


class Hint(Shape):
    """The best options for a seat that is asked, best first."""

    seat: str
    revision: int
    key: str = Field(description="The key of the question.")
    level: str = Field(description="Which computer player has thought about it.")
    options: list[Advised]


class Battle(Shape):
    """How a battle without combat cards may end, fought from now on."""

    at: str
    origin: str = Field(alias="from")
    attacker: float
    defender: float
    both_destroyed: float
    undecided: float
    expected_left: dict[str, float]
    left: list[dict[str, float]]
    rounds: list[list[dict[str, float]]]
    error: float
    words: str


class Hunt(Shape):
    """What the next move of the Fellowship may bring."""

    success: float
    tiles: dict[str, float]
    damage: float
    revealed: float
    stopped: float
    words: str


class Odds(Shape):
    """The odds by what a seat sees."""

    battle: Battle | None
    hunt: Hunt | None
