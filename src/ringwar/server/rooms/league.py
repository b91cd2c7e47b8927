"""What leagues ask about a game that is over: who won with which side and how, and how far everything had gone."""

from __future__ import annotations

import csv
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from io import StringIO
from typing import Any

from ringwar.boardgame.table.facts import REGIONS, SIDES
from ringwar.kernel import SPECTATOR
from ringwar.server.rooms.records import check_over, names
from ringwar.server.rooms.room import Room

View = Mapping[str, Any]
FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""How a text begins that a spreadsheet would take for a formula."""


def summary(room: Room) -> dict[str, Any]:
    """The fields of a league's form, in its order."""
    row = room.row
    check_over(row)
    result = row.result or {"winner": None, "kind": row.status}
    who = names(row)
    winner: str | None = result["winner"]
    return {
        "game": row.game,
        "id": row.id,
        "begun": _date(row.created),
        "ended": _date(row.changed),
        "pace": row.pace,
        "scenario": row.setup["scenario"],
        "expansions": row.setup["expansions"],
        "players": who,
        "winners": [name for seat, name in who.items() if room.side_of(seat) == winner],
        "side": winner,
        "victory": result["kind"],
        **FIELDS[row.game](room.view(SPECTATOR)),
    }


def _date(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).date().isoformat()


def _of_board(view: View) -> dict[str, Any]:
    """How far a board game had gone."""
    taken = {side: [name for name, by in view["control"].items() if _is_taken(name, side, by)] for side in SIDES}
    return {
        "turn": view["turn"],
        "corruption": view["fellowship"]["corruption"],
        "mordor": view["fellowship"]["mordor"],
        "points": view["points"],
        "strongholds": taken,
    }


def _is_taken(region: str, side: str, by: str) -> bool:
    """Whether a side holds a stronghold of the other."""
    return by == side and REGIONS[region].is_stronghold and REGIONS[region].side != side


def _of_cards(view: View) -> dict[str, Any]:
    """How far a card game had gone."""
    return {"round": view["round"], "corruption": view["corruption"], "points": view["points"]}


FIELDS: Mapping[str, Callable[[View], dict[str, Any]]] = {"boardgame": _of_board, "cardgame": _of_cards}
"""By game: what leagues ask besides."""


def as_csv(fields: Mapping[str, Any]) -> str:
    """The fields as a line under their names, for a spreadsheet."""
    flat = dict(pair for name, value in fields.items() for pair in _flat(name, value))
    text = StringIO()
    table = csv.writer(text)
    table.writerow(flat)
    table.writerow([f"'{value}" if value.startswith(FORMULA) else value for value in flat.values()])
    return text.getvalue()


def _flat(name: str, value: Any) -> list[tuple[str, str]]:
    """A field as columns: a mapping is one each, a list is one text."""
    if isinstance(value, Mapping):
        return [pair for key, each in value.items() for pair in _flat(f"{name}-{key}", each)]
    if isinstance(value, list):
        return [(name, "; ".join(map(str, value)))]
    return [(name, "" if value is None else str(value))]
