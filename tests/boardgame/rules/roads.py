"""The Fellowship on its way, for tests: in the wild, on the Mordor track, and what was asked and told since."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from boardgame.boards import FREE, REGIONS, SHADOW, TILES, Board, board
from helpers import key
from ringwar.kernel import Event

MOVE = ("character", "move-fellowship")
HIDE = ("character", "hide-fellowship")
SEPARATE = ("character", "separate")
STANDARD = sorted(name for name, tile in TILES.items() if tile.set == "standard")

SIEGE_OF_LORIEN: dict[str, Any] = {"armies": {"lorien": "sauron 5"}, "besieged": {"lorien": "elves 2"}}

BALROG = "shadow-character-17"
ORC_PATROL = "shadow-character-05"
NAZGUL_SEARCH = "shadow-character-09"
ANOTHER_WAY = "fp-character-10"


def road(
    fellowship: Mapping[str, Any] | None = None,
    *,
    hunters: int = 1,
    spent: int = 0,
    free: Sequence[str] = ("character", "muster"),
    hunt: Mapping[str, Any] | None = None,
    **fields: Any,
) -> Board:
    """The Fellowship in Hollin, or as said; so many dice of the Shadow and of the Free Peoples are in the hunt box."""
    box = {"box": {SHADOW: hunters, FREE: spent}}
    where = {} if "mordor" in (fellowship or {}) else {"at": "hollin"}
    return board(free=free, fellowship=where | dict(fellowship or {}), hunt=box | dict(hunt or {}), **fields)


def dawn(fellowship: Mapping[str, Any] | None = None, **fields: Any) -> Board:
    """The Fellowship phase; behind it the Shadow has two dice to allocate."""
    dice = {"free": ["unrolled"], "shadow": ["unrolled", "unrolled"]}
    return board(phase="fellowship", fellowship=fellowship, **{**dice, **fields})


def order(position: Board, *kinds: str) -> list[str]:
    """The events of some kinds in the order in which they were told."""
    return [entry.kind for entry in position.log() if isinstance(entry, Event) and entry.kind in kinds]


def at(position: Board, region: str) -> bool:
    """Whether the Ring-bearers are in a region."""
    return position.state.fellowship is REGIONS[region]


def distance(start: str, goal: str) -> int:
    """How many regions lie between two."""
    seen, frontier, steps = {REGIONS[start]}, [REGIONS[start]], 0
    while REGIONS[goal] not in seen:
        frontier = [near for each in frontier for near in each.adjacent if near not in seen]
        seen.update(frontier)
        steps += 1
    return steps


def idle_until(position: Board, wanted: str) -> Board:
    """Go on with as little done as possible until something is asked."""
    while key(position) != wanted:
        names = position.names()
        position = position.after(next((name for name in ("skip", "none", "no") if name in names), names[0]))
    return position
