"""Figures on the map, for tests of characters, armies, recruiting and movement: where they are and what they may do."""

from __future__ import annotations

from collections.abc import Iterator

from boardgame.boards import REGIONS, Board
from helpers import key, play


def actions(position: Board, die: str) -> set[str]:
    """What a die can do."""
    return set(chosen(position, die).names())


def chosen(position: Board, die: str) -> Board:
    """The position after a die was taken up, which is not asked where there is no other choice."""
    position = play(position, die) if key(position) == "use-die" else position
    assert key(position) == "action"
    return position


def nazgul(position: Board) -> dict[str, int]:
    """The Nazgûl by region."""
    return {region.name: number for region, number in position.state.nazgul.items()}


def near(start: str, distance: int = 1) -> set[str]:
    """The other regions at most so many steps away over open borders."""
    found = {REGIONS[start]}
    for _ in range(distance):
        found |= {each for region in found for each in region.adjacent}
    return {region.name for region in found} - {start}


def dead(position: Board) -> list[str]:
    """The characters out of the game."""
    return [each.name for each in position.state.eliminated]


def dice_rolled(position: Board) -> Iterator[tuple[str, int]]:
    """Who rolled how many dice in the combat rolls so far."""
    for entry in position.log():
        if getattr(entry, "kind", "") == "combat-roll":
            yield entry.about["side"], len(entry.about["dice"])  # type: ignore[union-attr]
