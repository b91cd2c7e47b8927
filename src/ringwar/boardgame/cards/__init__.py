"""The cards, a file a deck, their combat halves, and characters. Importing them teaches the rules their texts."""

from ringwar.boardgame.cards import (
    characters,
    combat,
    free_character,
    free_strategy,
    shadow_character,
    shadow_strategy,
)

__all__ = ["characters", "combat", "free_character", "free_strategy", "shadow_character", "shadow_strategy"]
