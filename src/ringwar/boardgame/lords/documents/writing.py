"""The expansion in position documents: its block, written. How it is read stands in `reading`."""

from __future__ import annotations

from typing import Any

from ringwar.boardgame.lords.table.companions import is_version
from ringwar.boardgame.lords.table.facts import BALROG, SMEAGOL, SMEAGOL_SET, SPECIAL_FACES
from ringwar.boardgame.lords.table.state import lords
from ringwar.boardgame.table.state import State

TOKEN = "shadow-token-"
GUIDE, GONE = "guide", "gone"
ACTIVE, INACTIVE = "active", "inactive"


def write_lords(state: State) -> dict[str, Any]:
    """LM-INFO-04. All that the expansion has on the table; parts that are nowhere are left out."""
    table = lords(state)
    tiles = [tile.name for tile in state.pool if tile.set == SMEAGOL_SET]
    return {
        "rings": dict(table.rings),
        "ring_used_this_turn": list(state.rings_used),
        "special_dice_in_pool": list(table.pool),
        "kept_special": {side: _kept(state, side, face) for side, face in table.kept.items()},
        "lost_dice": sorted(table.lost),
        **({} if BALROG not in state.characters else {"balrog": ACTIVE if table.balrog_active else INACTIVE}),
        **_smeagol(state),
        "smeagol_tiles_in_pool": len(tiles),
        "smeagol_tiles": tiles,
        "shadow_tokens": [token.removeprefix(TOKEN) for token in table.tokens],
        "token_used": table.token_used,
        "companions": _versions(state),
        "shown": sorted(each.name for each in table.shown),
        "swapped": table.swapped,
        "sorcery_used": table.sorcery_used,
        "waiting": None if table.waiting is None else list(table.waiting),
        "young": table.young,
    }


def _kept(state: State, side: str, face: str) -> dict[str, Any]:
    """LM-DICE-02, LM-DICE-15. The die that was chosen, its face, and whether it is still to be used."""
    die = SPECIAL_FACES[face].die
    return {"die": die, "face": face.removeprefix(f"{die}-"), "unused": face in state.dice[side]}


def _smeagol(state: State) -> dict[str, str]:
    """LM-SMEAGOL-09. Whether Sméagol guides the Fellowship, or has left the game."""
    if SMEAGOL in state.companions:
        return {"smeagol": GUIDE}
    return {"smeagol": GONE} if SMEAGOL in state.eliminated else {}


def _versions(state: State) -> dict[str, str]:
    """LM-SETUP-03, LM-COUNCIL-02. By companion: the card that stands for him, where it is not that of the base game."""
    everywhere = (*state.companions, *state.characters, *state.eliminated)
    return {each.person: each.name for each in everywhere if is_version(each)}
