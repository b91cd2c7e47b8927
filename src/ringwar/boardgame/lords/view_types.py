"""The shape of the expansion's part of a view."""

from __future__ import annotations

from typing import TypedDict


class LordsView(TypedDict):
    """What everybody sees of Lords of Middle-earth."""

    rings: dict[str, str]
    """By ring: the side that holds it, or `out`."""
    special_dice_in_pool: list[str]
    kept_special: dict[str, str]
    """By side: the face of the special die that was chosen this turn."""
    lost_dice: list[str]
    balrog_active: bool
    smeagol_tiles_in_pool: int
    shadow_tokens: list[str]
    token_used: bool
    sorcery_used: bool
    swapped: bool
    """Whether the Witch-king has been replaced by his other version."""
    shown: list[str]
    """Companions whose card everybody has seen."""
    open_hand: str | None
    """The seat whose hand the Free Peoples look at."""
