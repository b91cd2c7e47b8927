"""Those who watch games live: what they are sent, in the order in which it happens."""

from __future__ import annotations

import json
from asyncio import AbstractEventLoop, Queue, QueueFull
from collections.abc import Callable, Mapping
from typing import Any

from ringwar.server.base.errors import FETCH_AGAIN, GONE
from ringwar.server.rooms.room import Caller, Room
from ringwar.server.rooms.wire import Eyes

MOST_BEHIND = 100
"""Messages that somebody may be behind before having to fetch the game again."""
MOST_GUESTS = 500
"""Connections to one game."""


class Guest:
    """One connection to one game: a tab, a phone, a program."""

    def __init__(self, caller: Caller, language: str, seat: str | None, loop: AbstractEventLoop) -> None:
        self.caller = caller
        self.language = language
        self.seat = seat
        self.loop = loop
        self.queue: Queue[str | int] = Queue(MOST_BEHIND)
        """Messages, and at last the code with which the connection is closed."""
        self.behind = False

    def eyes(self, room: Room) -> Eyes:
        """With whose eyes this connection sees a game."""
        return Eyes(room, self.caller, self.language, self.seat)

    def send(self, message: str | int) -> None:
        """Have something sent, from any thread; whoever has left hears nothing."""
        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self._put, message)

    def _put(self, message: str | int) -> None:
        try:
            if not self.behind:
                self.queue.put_nowait(message)
        except QueueFull:
            self.behind = True
            while not self.queue.empty():
                self.queue.get_nowait()
            self.queue.put_nowait(FETCH_AGAIN)


def message(kind: str, content: Mapping[str, Any]) -> str:
    """A message of one kind as it goes over the wire."""
    return written({"type": kind, **content})


def written(content: Mapping[str, Any]) -> str:
    """A message as it goes over the wire."""
    return json.dumps(content, ensure_ascii=False, separators=(",", ":"))


def send_each(room: Room, content: Callable[[Eyes], dict[str, Any]]) -> None:
    """Send everybody in a room what they may know; those with the same eyes are sent the same, others must go."""
    made: dict[tuple[Any, ...], str] = {}
    for guest in room.guests:
        if not room.is_seen_by(guest.caller):
            guest.send(GONE)
            continue
        eyes = guest.eyes(room)
        if eyes.key not in made:
            made[eyes.key] = written(content(eyes))
        guest.send(made[eyes.key])


def send_update(room: Room, since: int) -> None:
    """Tell everybody that a game has changed."""
    send_each(room, lambda eyes: eyes.update(since))


def send_clocks(room: Room) -> None:
    """Tell everybody that somebody's time is over."""
    send_each(room, Eyes.clocks)


def send_presence(room: Room) -> None:
    """Tell everybody who is there."""
    seats = [seat.seat for seat in room.row.seats.values() if room.is_online(seat)]
    watching = len([guest for guest in room.guests if not room.seats_of(guest.caller)])
    for guest in room.guests:
        guest.send(message("presence", {"online": seats, "spectators": watching}))


def enter(room: Room, guest: Guest, since: int | None) -> None:
    """Let somebody in, who is sent the game as it stands and everything after it."""
    if len(room.guests) >= MOST_GUESTS:
        guest.send(4403)
        return
    guest.send(written(guest.eyes(room).snapshot(since)))
    room.guests.add(guest)
    send_presence(room)


def leave(room: Room, guest: Guest) -> None:
    """Somebody is gone."""
    room.guests.discard(guest)
    send_presence(room)
