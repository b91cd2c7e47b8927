"""What the player with rules of thumb does with its dice, for tests."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ringwar.kernel import CHANCE, Dice, Player, Position, name_of
from ringwar.players import player

SEEDS = range(1, 7)
BEGINNINGS = ("use-die", "action", "allocate", "declare")
"""Questions with which an action begins, or the next turn."""


def done(position: Position[Any], seed: int = 1) -> tuple[list[tuple[str, str]], Position[Any]]:
    """The answers that belong to the action at whose beginning a game stands, and the game after it."""
    assert position.question is not None
    side = position.question.side
    found: list[tuple[str, str]] = []
    players: dict[str, Player] = {CHANCE: Dice(seed)}
    while (question := position.question) is not None:
        if question.key in BEGINNINGS and (question.side != side or "action" in dict(found)):
            break
        seat = players.setdefault(question.side, player("rules", seed))
        answer = name_of(seat.answer(question))
        found += [(question.key, answer)] if question.side == side else []
        position = position.after(answer, question.side)
    return found, position


def actions(position: Position[Any]) -> Iterator[tuple[list[tuple[str, str]], Position[Any]]]:
    """The same for several seeds."""
    return (done(position, seed) for seed in SEEDS)
