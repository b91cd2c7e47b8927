"""Who may see what of the expansion. Views are built from nothing."""

from __future__ import annotations

from typing import Any

from ringwar.boardgame.lords.table.companions import is_hidden, possible_versions
from ringwar.boardgame.lords.table.facts import BALROG, SMEAGOL_SET
from ringwar.boardgame.lords.table.state import lords
from ringwar.boardgame.lords.view_types import LordsView
from ringwar.boardgame.table.facts import FREE, Character
from ringwar.boardgame.table.state import State


def lords_view(state: State) -> LordsView:
    """LM-INFO-04. Rings, special dice, tokens, Sméagol's tiles and the state of the Balrog are open."""
    table = lords(state)
    return {
        "rings": dict(table.rings),
        "special_dice_in_pool": list(table.pool),
        "kept_special": dict(table.kept),
        "lost_dice": sorted(table.lost),
        "balrog_active": BALROG in state.characters and table.balrog_active,
        "smeagol_tiles_in_pool": sum(tile.set == SMEAGOL_SET for tile in state.pool),
        "shadow_tokens": list(table.tokens),
        "token_used": table.token_used,
        "sorcery_used": table.sorcery_used,
        "swapped": table.swapped,
        "shown": sorted(each.name for each in table.shown),
        "open_hand": table.open_hand,
    }


def knows_all(state: State, reader: str) -> bool:
    """LM-COUNCIL-03. Whether a reader is of the Free Peoples, who know their companions."""
    return bool(state.rules.seats.get(reader) == FREE)


def name_for(state: State, companion: Character, reader: str) -> str:
    """LM-INFO-01, LM-INFO-02, LM-INFO-03. Who a companion is, is open; by which card, only to the Free Peoples."""
    return companion.person if is_hidden(state, companion) and not knows_all(state, reader) else companion.name


def hidden_versions(state: State, reader: str) -> list[tuple[Any, ...]]:
    """LM-INFO-01, LM-INFO-02. By companion whose card a reader does not know: the cards that it might be."""
    if knows_all(state, reader):
        return []
    return [tuple(possible_versions(state, each)) for each in state.companions if is_hidden(state, each)]


def sees_hand(state: State, reader: str, seat: str) -> bool:
    """BG-INFO-01. One's own hand; the Free Peoples also see the one that lies open to them."""
    return seat == reader or (lords(state).open_hand == seat and knows_all(state, reader))
