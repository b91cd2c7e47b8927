"""The cards, a file a deck, their combat halves, and characters. Importing them teaches the rules their texts."""

from ringwar.boardgame.cards import (
    characters,
    combat,
    free_character,
    free_character_deeds,
    free_musters,
    free_strategy,
    requirements,
    shadow_character,
    shadow_character_wars,
    shadow_musters,
    shadow_strategy,
)

__all__ = [
    "characters",
    "combat",
    "free_character",
    "free_character_deeds",
    "free_musters",
    "free_strategy",
    "requirements",
    "shadow_character",
    "shadow_character_wars",
    "shadow_musters",
    "shadow_strategy",
]
