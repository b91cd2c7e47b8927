"""The cards and characters of the expansion. Importing them teaches the rules their texts."""

from ringwar.boardgame.lords.cards import (
    balrog,
    combat,
    council,
    free,
    gates,
    gothmog,
    keepers,
    mouth,
    rings,
    shadow,
    smeagol,
    witch_king,
)

__all__ = [
    "balrog",
    "combat",
    "council",
    "free",
    "gates",
    "gothmog",
    "keepers",
    "mouth",
    "rings",
    "shadow",
    "smeagol",
    "witch_king",
]
