"""Chat: players among themselves, spectators among themselves, so that nobody at the table is told anything."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from ringwar.server.base.errors import UNKNOWN, Denied
from ringwar.server.rooms.room import Caller, Room
from ringwar.server.store.games import OPEN, RUNNING, Line

PLAYERS, SPECTATORS = "players", "spectators"


def say(room: Room, caller: Caller, text: str) -> Line:
    """Say something: players to everybody, spectators to each other."""
    if caller.person is None:
        raise Denied(UNKNOWN, "not-logged-in")
    place = PLAYERS if room.seats_of(caller) else SPECTATORS
    line = Line(0, place, caller.person, caller.name, text, room.house.now())
    return room.house.games.say(room.row.id, line)


def heard(room: Room, caller: Caller, muted: Collection[str], after: int) -> list[dict[str, Any]]:
    """What somebody hears of what was said."""
    lines = room.house.games.said(room.row.id, (PLAYERS, SPECTATORS), after)
    return [shown(line) for line in lines if hears(room, caller, line) and line.person not in muted]


def hears(room: Room, caller: Caller, line: Line) -> bool:
    """Whether somebody hears a line: as long as a game goes on players do not hear spectators."""
    going_on = room.row.status in (OPEN, RUNNING)
    return line.room == PLAYERS or not going_on or not room.seats_of(caller)


def shown(line: Line) -> dict[str, Any]:
    """A line as clients are sent it."""
    about = {"id": line.id, "room": line.room, "person": line.person, "name": line.name}
    return {**about, "text": line.text, "said": line.said}
