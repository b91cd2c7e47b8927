"""Registries of the expansion: what is added to those of the base game when it is played."""

from __future__ import annotations

from collections.abc import Callable

from ringwar.boardgame.table.facts import Region
from ringwar.boardgame.table.texts import BoardGame, Condition, Places, TableAction

LORDS_ACTIONS: dict[str, TableAction] = {}
"""Further actions by name: `@action(..., book=LORDS_ACTIONS)`."""
LORDS_PLACES: dict[str, Places] = {}
"""By minion: where he may come into play. Minions of the base game stand here if that changes for them."""
LORDS_ENTERED: dict[str, Callable[[BoardGame, Region], None]] = {}
"""By minion: what follows when he has come into play."""
KEEPERS_EYE: dict[str, Callable[[BoardGame, int], None]] = {}
"""By table card of the Shadow: what happens when a Keeper die shows an Eye and the Shadow has rolled so many dice."""
SMEAGOL_TILE_DRAWN: dict[str, Callable[[BoardGame, str], None]] = {}
"""By table card of the Shadow: what happens when a Sméagol tile is drawn for a purpose and he is in the Fellowship."""
ACTION_COMPLETE: dict[str, Callable[[BoardGame, str, str], None]] = {}
"""By table card of the Shadow: what happens when the Shadow's action with a die, used as a result, is complete."""
EXCHANGES_TILE: dict[str, Condition] = {}
"""By table card of the Shadow: when it may be discarded to have another tile drawn in place of one."""
