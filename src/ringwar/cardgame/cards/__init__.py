"""The cards, a file a faction, and the locations. Importing them teaches the rules their texts."""

from ringwar.cardgame.cards import (
    battlegrounds,
    dunedain,
    dwarf,
    elf,
    hobbit,
    isengard,
    monstrous,
    mordor,
    paths,
    rohan,
    southron,
    wizard,
)

__all__ = [
    "battlegrounds",
    "dunedain",
    "dwarf",
    "elf",
    "hobbit",
    "isengard",
    "monstrous",
    "mordor",
    "paths",
    "rohan",
    "southron",
    "wizard",
]
