"""The shapes of advice, for the description of the interface alone."""

from __future__ import annotations

from pydantic import Field

from ringwar.server.api.shapes import Shape


class Advice(Shape):
    """One answer that a computer player would give."""

    key: str
    question: str = Field(description="What is asked, in words.")
    name: str = Field(description="What is sent as the answer.")
    words: str


class Hint(Shape):
    """What a computer player would answer for a seat, one after the other."""

    seat: str
    revision: int
    player: str
    answers: list[Advice]


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
