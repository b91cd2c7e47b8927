"""The hunt as a part of documents: its box and its tiles."""

from __future__ import annotations

from typing import Any

from ringwar.boardgame.documents.document import Document
from ringwar.boardgame.rules.hunt_pool import into_pool
from ringwar.boardgame.table import facts
from ringwar.boardgame.table.facts import FREE, MOST_DICE, SIDES, SPECIAL_SETS, STANDARD, Tile
from ringwar.boardgame.table.state import State, without
from ringwar.kernel.fields import found, mapping, names, number, one_of, only, refusal

HUNT_FIELDS = ("box", "taken_back", "drawn", "removed", "special_in_play")


def write_hunt(state: State) -> dict[str, Any]:
    """The dice in the hunt box, and the tiles that are not where they were at the start."""
    return {
        "box": dict(state.hunt_box),
        "taken_back": state.taken_back,
        "drawn": [tile.name for tile in state.drawn_tiles],
        "removed": [tile.name for tile in state.removed_tiles],
        "special_in_play": [tile.name for tile in (*state.special_tiles, *state.pool) if tile.set in SPECIAL_SETS],
    }


def read_hunt(document: Document) -> None:
    """Lay out the hunt box and the tiles."""
    state, fields = document.state, document.fields("hunt")
    only(fields, HUNT_FIELDS, "hunt")
    for side, count in mapping(fields.get("box", {}), "hunt.box").items():
        state.hunt_box[one_of(side, SIDES, "hunt.box")] = number(count, f"hunt.box.{side}")
    state.taken_back = number(fields.get("taken_back", 0), "hunt.taken_back", MOST_DICE[FREE])
    for at, name in names(fields.get("drawn", ()), "hunt.drawn"):
        state.drawn_tiles += (_tile(document, name, at),)
    for at, name in names(fields.get("removed", ()), "hunt.removed"):
        state.removed_tiles += (_tile(document, name, at),)
        if state.removed_tiles[-1].set == STANDARD and not state.removed_tiles[-1].is_eye:
            raise refusal(at, "only-eyes-removed")
    for at, name in names(fields.get("special_in_play", ()), "hunt.special_in_play"):
        _put_special(state, _tile(document, name, at), at)


def _tile(document: Document, name: str, at: str) -> Tile:
    """A tile by its name, taken out of the pool if it is there."""
    state = document.state
    tile = found(lambda each: facts.find(document.box.tiles, "hunt-tile", each), name, at)
    if tile in (*state.drawn_tiles, *state.removed_tiles, *state.special_tiles):
        raise refusal(at, "in-two-places", name=name)
    if tile in state.pool:
        state.pool = without(state.pool, tile)
    return tile


def _put_special(state: State, tile: Tile, at: str) -> None:
    """BG-HUNT-05 to BG-HUNT-07. Aside until the Fellowship enters Mordor, then in the pool."""
    if tile.set not in SPECIAL_SETS:
        raise refusal(at, "no-special-tile", tile=tile.name)
    if state.mordor is None:
        state.special_tiles += (tile,)
    else:
        into_pool(state, (tile,))
