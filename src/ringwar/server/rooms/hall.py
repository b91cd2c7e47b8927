"""The hall: finds rooms by the ids of their games, and keeps those in memory that somebody has to do with."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock
from typing import Any

from ringwar.kernel import Position
from ringwar.server.base.errors import FETCH_AGAIN, MISSING, Denied
from ringwar.server.rooms import loading
from ringwar.server.rooms.room import House, Room
from ringwar.server.store.games import CHANGED, OPEN, RUNNING


class Hall:
    """All rooms; games that nobody has touched for long are let go, and read again when they are needed."""

    def __init__(self, house: House, most: int) -> None:
        self.house = house
        self.most = most
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.lock = Lock()

    @contextmanager
    def room(self, game: str) -> Iterator[Room]:
        """The room of a game, held; Denied where there is no such game."""
        while True:
            room = self._found(game)
            with room.lock:
                if room.stale:
                    self.drop(room)
                    continue
                try:
                    yield room
                finally:
                    if room.stale:
                        self.drop(room)
                return

    def _found(self, game: str) -> Room:
        with self.lock:
            room = self.rooms.get(game)
            if room is not None:
                self.rooms.move_to_end(game)
                return room
        try:
            loaded = self._load(game)
        except Denied as denied:
            if denied.key != CHANGED:
                raise
            return self._found(game)  # somebody else has read it at the same time and let it go on
        with self.lock:
            room = self.rooms.setdefault(game, loaded)
            self._let_go(room)
        return room

    def _let_go(self, wanted: Room) -> None:
        """Forget the rooms that are touched least, apart from those in which somebody is and the one that is wanted."""
        for name, room in list(self.rooms.items()):
            if len(self.rooms) <= self.most:
                return
            if room is not wanted and not room.guests and room.lock.acquire(blocking=False):
                del self.rooms[name]
                room.stale = True
                room.lock.release()

    def drop(self, room: Room) -> None:
        """Forget a room: its game is read again when somebody asks for it, and those who watch have to."""
        with self.lock:
            if self.rooms.get(room.row.id) is room:
                del self.rooms[room.row.id]
        for guest in room.guests:
            guest.send(FETCH_AGAIN)

    def reread(self, game: str) -> None:
        """Have a game read again whose people have changed."""
        with self.lock:
            room = self.rooms.get(game)
        if room is not None:
            with room.lock:
                room.stale = True
                self.drop(room)

    def _load(self, game: str) -> Room:
        row = self.house.games.find(game)
        if row is None:
            raise Denied(MISSING, "no-such-room", game=game)
        room = Room(row, self.house)
        if row.status == RUNNING:
            self._seat(room)
        elif row.status == OPEN:
            self.begin(room)
        return room

    def begin(self, room: Room) -> None:
        """Begin a game if all its seats are taken."""
        if not any(seat.kind == OPEN for seat in room.row.seats.values()):
            room.begin(self._seat(room))

    def _seat(self, room: Room) -> Position[Any]:
        """Let a game stand where it stood, or as near to that as today's rules allow, and go on from there."""
        row = room.row
        position, base, whole = loading.stood(row, self.house.games)
        position = position.thinned(loading.EVERY)
        if not whole:
            row.base = room.story.base = base
            row.undone, room.lowest = row.undone + 1, -1
            row.setup = loading.setup_json(position.setup)
        room.growing.follow(position)
        room.hosted = loading.hosted(row, position, room)
        if not whole or row.rules != position.ruleset.rules:
            room.renew(position)
            room.hosted.give([])
        return room.hosted.position
