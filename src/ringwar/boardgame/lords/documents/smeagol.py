"""Sméagol and his hunt tiles as parts of documents."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ringwar.boardgame.lords.table.facts import LORDS_TILES, SMEAGOL, SMEAGOL_SET, WE_SHALL_GET_IT
from ringwar.boardgame.rules.hunt_pool import into_pool
from ringwar.boardgame.table.facts import SHADOW
from ringwar.boardgame.table.state import State, without
from ringwar.kernel.fields import names, number, one_of, refusal

GUIDE, GONE = "guide", "gone"


def write_smeagol(state: State) -> dict[str, str]:
    """LM-SMEAGOL-09. Whether Sméagol guides the Fellowship, or has left the game."""
    if SMEAGOL in state.companions:
        return {"smeagol": GUIDE}
    return {"smeagol": GONE} if SMEAGOL in state.eliminated else {}


def read_smeagol(state: State, fields: Mapping[str, Any]) -> None:
    """LM-SMEAGOL-09. Sméagol is with the Fellowship, has left the game, or has yet to come."""
    if SMEAGOL in state.characters:
        raise ValueError(f"armies.{state.characters[SMEAGOL].name}.characters: {SMEAGOL.name} is never on the map")
    where = fields.get("smeagol")
    if where is not None:
        one_of(where, (GUIDE, GONE), "lords.smeagol")
    here, gone = SMEAGOL in state.companions, SMEAGOL in state.eliminated
    if (here and where == GONE) or (gone and where == GUIDE) or (here and gone):
        raise refusal("lords.smeagol", "he is in two places")
    if where == GUIDE and not here:
        state.companions += (SMEAGOL,)
    if where == GONE and not gone:
        state.eliminated += (SMEAGOL,)
    laid = (*state.table[SHADOW], *state.discards[SHADOW]).count(WE_SHALL_GET_IT)
    if laid > 1 or (laid and SMEAGOL in state.companions):
        raise refusal("table", f"{WE_SHALL_GET_IT.name} comes once, when Sméagol leaves")
    if laid and SMEAGOL not in state.eliminated:
        state.eliminated += (SMEAGOL,)
    if state.companions == (SMEAGOL,):
        raise refusal("lords.smeagol", "he does not stay as the only companion")


def write_smeagol_tiles(state: State) -> dict[str, Any]:
    """LM-SETUP-10, LM-SETUP-11. The Sméagol tiles in the hunt pool: how many, and which."""
    tiles = [tile.name for tile in state.pool if tile.set == SMEAGOL_SET]
    return {"smeagol_tiles_in_pool": len(tiles), "smeagol_tiles": tiles}


def read_smeagol_tiles(state: State, fields: Mapping[str, Any]) -> None:
    """LM-SETUP-10, LM-SETUP-11. Which Sméagol tiles lie in the hunt pool: by name, by number, or as at the start."""
    away = (*state.drawn_tiles, *state.removed_tiles)
    ready = [tile for tile in LORDS_TILES.values() if tile.name in state.rules.box.tiles and tile not in away]
    usual = [tile.name for tile in ready if tile.in_pool]
    if "smeagol_tiles_in_pool" in fields:
        count = number(fields["smeagol_tiles_in_pool"], "lords.smeagol_tiles_in_pool")
        if count > len(ready):
            raise refusal("lords.smeagol_tiles_in_pool", f"only {len(ready)} are left")
        usual = [tile.name for tile in ready[:count]]
    for tile in [tile for tile in state.pool if tile.set == SMEAGOL_SET]:
        state.pool = without(state.pool, tile)
    given = names(fields.get("smeagol_tiles", usual), "lords.smeagol_tiles")
    able = {tile.name: tile for tile in ready}
    chosen = tuple(able[one_of(name, tuple(able), at)] for at, name in given)
    if "smeagol_tiles_in_pool" in fields and len(chosen) != len(usual):
        raise refusal("lords.smeagol_tiles", "these are not as many as smeagol_tiles_in_pool")
    into_pool(state, chosen)
