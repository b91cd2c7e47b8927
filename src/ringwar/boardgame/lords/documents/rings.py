"""The Elven Rings by name as a part of documents."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ringwar.boardgame.lords.documents.block import block
from ringwar.boardgame.lords.table.facts import RINGS
from ringwar.boardgame.lords.table.state import OUT, lords
from ringwar.boardgame.table.facts import FREE, SIDES
from ringwar.boardgame.table.state import State
from ringwar.kernel.fields import mapping, names, one_of, refusal


def write_rings(state: State) -> dict[str, Any]:
    """LM-SETUP-04. Where each ring is, and who has used one on this turn."""
    return {"rings": dict(lords(state).rings), "ring_used_this_turn": list(state.rings_used)}


def read_rings(state: State, document: Mapping[str, Any]) -> None:
    """LM-SETUP-04. Where each ring is; without names the first ones are where the numbers say."""
    table, fields = lords(state), block(document)
    places = [*(side for side in SIDES for _ in range(state.rings[side])), *(OUT for _ in RINGS)]
    if "rings" in fields:
        places = [FREE for _ in RINGS]
    table.rings = dict(zip(RINGS, places, strict=False))
    for ring, place in mapping(fields.get("rings", {}), "lords.rings").items():
        one_of(ring, tuple(RINGS), "lords.rings")
        table.rings[ring] = one_of(place, (*SIDES, OUT), f"lords.rings.{ring}")
    held = {side: list(table.rings.values()).count(side) for side in SIDES}
    given = mapping(document.get("rings", {}), "rings")
    if any(state.rings[side] != held[side] for side in given):
        raise refusal("lords.rings", "these are not as many as the document has in rings")
    state.rings = held
    used = names(fields.get("ring_used_this_turn", list(state.rings_used)), "lords.ring_used_this_turn")
    state.rings_used = tuple(one_of(side, SIDES, at) for at, side in used)
