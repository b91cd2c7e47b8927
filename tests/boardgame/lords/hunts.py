"""The hunt with Lords of Middle-earth, for tests: Sméagol on the road, and what became of tiles and cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from boardgame.boards import FREE, SHADOW, Board
from boardgame.lords.tables import LORDS, lords_board
from helpers import play

TAME = "smeagol-tamed-wretch"
BALROG = "balrog-of-moria"
WE_SHALL_GET_IT, WE_WONT_GO_BACK = "we-shall-get-it", "we-wont-go-back"
MITHRIL, WIZARDS_STAFF = "fp-character-05", "fp-character-08"
EYE, ANOTHER_EYE = "std-eye-reveal-1", "std-eye-reveal-2"
MOVE = ("character", "move-fellowship")


def company(*names: str, **fields: Any) -> dict[str, Any]:
    """The Fellowship in Hollin, or as said, with these companions; `TAME` guides if he is among them."""
    where = {} if "mordor" in fields else {"at": "hollin"}
    return {**where, "companions": list(names), **fields}


def on_the_road(
    *names: str,
    fellowship: dict[str, Any] | None = None,
    free: Sequence[str] = ("character", "character", "muster"),
    hunt: dict[str, Any] | None = None,
    **fields: Any,
) -> Board:
    """The Free Peoples are to act, with one die of the Shadow in the hunt box and no rings."""
    return lords_board(
        free=free,
        fellowship=company(*names, **(fellowship or {})),
        hunt={"box": {SHADOW: 1}, **(hunt or {})},
        **{"rings": {FREE: 0, SHADOW: 0}, "lords": no_rings(fields.pop("lords", {})), **fields},
    )


def no_rings(fields: dict[str, Any]) -> dict[str, Any]:
    """The block of the expansion with all rings out of the game, unless it says where they are."""
    return {"rings": dict.fromkeys(("vilya", "nenya", "narya"), "out"), **fields}


def hunted(*names: str, tile: str, **fields: Any) -> Board:
    """The Fellowship has moved, the hunt has succeeded once, and the tile has been drawn."""
    return play(on_the_road(*names, **fields), *MOVE, 6, tile)


def guide(position: Board) -> str:
    return position.state.guide.name


def zone_of(position: Board, tile: str) -> str | None:
    """Where a hunt tile lies; None for one set aside."""
    state = position.state
    zones = {"pool": state.pool, "drawn": state.drawn_tiles, "removed": state.removed_tiles}
    found = [zone for zone, tiles in zones.items() if tile in [each.name for each in tiles]]
    assert len(found) <= 1
    return found[0] if found else None


def is_gone(position: Board, character: str) -> bool:
    """Whether a character of the expansion has left the game."""
    lord = LORDS[character]
    away = lord in position.state.eliminated
    assert not (away and (lord in position.state.companions or lord in position.state.characters))
    return away
