"""What the player with rules of thumb answers, for tests."""

from __future__ import annotations

from typing import Any

from ringwar.kernel import Position, name_of
from ringwar.players import player


def choice(position: Position[Any], seed: int = 1) -> str:
    """What the player answers to the open question."""
    assert position.question is not None
    return name_of(player("rules", seed).answer(position.question))


def choices(position: Position[Any], number: int) -> list[str]:
    """Its next answers."""
    found = []
    for _ in range(number):
        found.append(choice(position))
        position = position.after(found[-1])
    return found
