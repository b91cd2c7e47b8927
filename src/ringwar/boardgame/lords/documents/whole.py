"""The whole block of the expansion in documents, written and read, part by part."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ringwar.boardgame.lords.documents.action import read_action, write_action
from ringwar.boardgame.lords.documents.block import block
from ringwar.boardgame.lords.documents.dice import read_dice, read_tokens, write_dice, write_tokens
from ringwar.boardgame.lords.documents.persons import (
    read_balrog,
    read_shown,
    refuse_impossible_persons,
    write_balrog,
    write_companions,
)
from ringwar.boardgame.lords.documents.rings import read_rings, write_rings
from ringwar.boardgame.lords.documents.smeagol import (
    read_smeagol,
    read_smeagol_tiles,
    write_smeagol,
    write_smeagol_tiles,
)
from ringwar.boardgame.lords.table.state import LORDS_NAME, lords
from ringwar.boardgame.table.state import State
from ringwar.kernel.fields import only, truth

FIELDS = (
    *("rings", "ring_used_this_turn", "special_dice_in_pool", "kept_special", "lost_dice", "balrog", "smeagol"),
    *("smeagol_tiles_in_pool", "smeagol_tiles", "shadow_tokens", "token_used", "companions", "shown", "swapped"),
    *("sorcery_used", "waiting", "young"),
)
YES_OR_NO = ("swapped", "sorcery_used", "token_used")


def write_lords(state: State) -> dict[str, Any]:
    """LM-INFO-04. All that the expansion has on the table; parts that are nowhere are left out."""
    table = lords(state)
    return {
        **write_rings(state),
        **write_dice(state),
        **write_balrog(state),
        **write_smeagol(state),
        **write_smeagol_tiles(state),
        **write_tokens(state),
        "token_used": table.token_used,
        **write_companions(state),
        "swapped": table.swapped,
        "sorcery_used": table.sorcery_used,
        **write_action(state),
    }


def read_lords(state: State, document: Mapping[str, Any]) -> None:
    """Lay out what a document says of the expansion; ValueError naming the place for anything impossible."""
    fields = block(document)
    only(fields, FIELDS, LORDS_NAME)
    read_rings(state, document)
    read_balrog(state, fields)
    refuse_impossible_persons(state)
    for read_part in (read_shown, read_smeagol, read_smeagol_tiles, read_dice, read_tokens):
        read_part(state, fields)
    for name in YES_OR_NO:
        setattr(lords(state), name, truth(fields.get(name, False), f"lords.{name}"))
    read_action(state, fields)
