"""The hall: finds rooms by the ids of their games, and keeps those in memory that somebody has to do with."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock
from typing import Any

from ringwar.kernel import Position, Refusal
from ringwar.server.errors import FETCH_AGAIN, MISSING, Denied
from ringwar.server.rooms import loading
from ringwar.server.rooms.room import House, Room
from ringwar.server.store.games import OPEN, RUNNING

log = logging.getLogger(__name__)


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
        loaded = self._load(game)
        with self.lock:
            room = self.rooms.setdefault(game, loaded)
            self._let_go()
        return room

    def _let_go(self) -> None:
        """Forget the rooms that are touched least, apart from those in which somebody is."""
        for name, room in list(self.rooms.items()):
            if len(self.rooms) <= self.most:
                return
            if not room.guests and room.lock.acquire(blocking=False):
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
        row, store = room.row, self.house.games
        if any(seat.kind == OPEN for seat in row.seats.values()):
            return
        position = loading.stand(row, store.answers(row.id), ()).thinned(loading.EVERY)
        room.growing.follow(position)
        room.begin(position)

    def _seat(self, room: Room) -> None:
        """Let a game stand where it stood."""
        row, store = room.row, self.house.games
        try:
            position = loading.stand(row, store.answers(row.id, row.base), store.pending(row.id))
        except Refusal as why:
            log.warning("game %s goes on from its last document: %s", row.id, why.unsaid())
            position = self._rescued(room)
        position = position.thinned(loading.EVERY)
        room.growing.follow(position)
        room.hosted = loading.hosted(row, position, room)
        if row.rules != position.ruleset.rules:
            row.rules = position.ruleset.rules
            room.renew(position)

    def _rescued(self, room: Room) -> Position[Any]:
        """A game whose answers today's rules do not understand goes on from the document of its last step."""
        row = room.row
        found = self.house.games.last_step(row.id)
        if found is None:
            raise Denied(MISSING, "no-such-room", game=row.id)
        row.base, document = found
        position = loading.stand_at(document)
        row.setup = loading.setup_json(position.setup)
        room.story.base = row.base
        return position
