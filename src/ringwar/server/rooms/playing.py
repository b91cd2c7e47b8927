"""A server at work: rooms, those who watch, computer players, and what is done from time to time."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from functools import partial
from queue import Empty, SimpleQueue
from threading import BoundedSemaphore, Lock
from typing import Any

from ringwar.hosting import Growing
from ringwar.kernel import Position, Refusal
from ringwar.players.advice import Hint, hint
from ringwar.players.advice.reviewing import without_past
from ringwar.server.base.errors import BUSY, CONFLICT, FORBIDDEN, Denied
from ringwar.server.base.settings import Settings
from ringwar.server.rooms import importing, live, loading, making, pace, replaying
from ringwar.server.rooms.hall import Hall
from ringwar.server.rooms.making import Wish
from ringwar.server.rooms.reviewing import Reviewing
from ringwar.server.rooms.room import Caller, House, Room
from ringwar.server.rooms.secrets import Secrets
from ringwar.server.store.games import COMPUTER, OPEN, RUNNING, GameRow, Games, Growth
from ringwar.server.store.people import People
from ringwar.server.workers import Workers

log = logging.getLogger(__name__)
MOST_GAMES = 200
"""That one person may have going on."""
MOST_HINTS, HINT_SECONDS, HINT_RETRY = 4, 20.0, 5
"""How many people may wait for advice at once, how long, and when they may ask again."""


class Playing:
    """Everything that goes on in the games of a server."""

    def __init__(self, settings: Settings, people: People, games: Games, now: Callable[[], float]) -> None:
        self.people = people
        self.games = games
        self.now = now
        self.hall = Hall(House(games, now, self.changed), settings.live_games)
        bounds = settings.worker_seconds, settings.worker_megabytes
        self.workers = Workers(settings.workers, *bounds, log, processes=settings.worker_processes)
        self.reviewing = Reviewing(games, self.workers)
        self.secrets = Secrets()
        self.advising = BoundedSemaphore(MOST_HINTS)
        self.asked: dict[str, int] = {}
        """By game: the revision at which computer players were asked to go on."""
        self.unreadable: set[str] = set()
        """Games that can no longer be read."""
        self.sockets = 0
        """How many connections watch games live."""
        self.answers = 0
        """How many answers were taken since the start."""
        self.lock = Lock()

    def begin(self) -> None:
        """Go on where the server stopped; no clock ran meanwhile."""
        self.games.turn_clocks(lambda clock: pace.resume(clock, self.now()))
        for game in self.games.thinking():
            self.readable(game, self.go_on)

    def close(self) -> None:
        """Stop everything; nothing is lost by it."""
        self.workers.close()
        self.games.turn_clocks(lambda clock: pace.spend(clock, self.now()))

    # New games

    def make(self, wish: Wish, caller: Caller, origin: Mapping[str, Any]) -> GameRow:
        """Make a game, which begins at once if every seat is taken."""
        if caller.person is not None and self.games.going_on(caller.person) >= MOST_GAMES:
            raise Denied(BUSY, "too-many-games", most=MOST_GAMES)
        if "game" in importing.checked(origin):
            with self.hall.room(origin["game"]) as room:
                watching = caller._replace(code=origin.get("watch", ""))
                saved = importing.forked(room, watching, origin.get("at"))
        else:
            saved = importing.begun(wish, origin)
        row = making.new_row(wish, saved.position, caller, self.now())
        row.origin = importing.noted(origin, saved)
        row.secret = self.secrets.take(caller.person, wish.dice_hash)
        if saved.result is not None:
            importing.close(row, saved.result, saved.seats)
        return self._open(row, saved.position)

    def rematch(self, room: Room, caller: Caller) -> str:
        """The same game again, for the same people: made by the first who asks, shown to the others."""
        row = room.row
        if not room.seats_of(caller):
            raise Denied(FORBIDDEN, "not-a-player")
        if row.status in (OPEN, RUNNING):
            raise Denied(CONFLICT, "not-over")
        if row.rematch is None:
            again, position = making.again(room, caller, self.now())
            row.rematch = self._open(again, position).id
            room.save()
        return row.rematch

    def _open(self, row: GameRow, position: Position[Any]) -> GameRow:
        """Open the room of a new game."""
        growing = Growing()
        growing.follow(position)
        row.count = len(growing.answers)
        self.games.add(row, Growth(0, growing.answers, growing.chosen, loading.step_of(position)))
        with self.hall.room(row.id) as room:
            return room.row

    def muted(self, caller: Caller) -> frozenset[str]:
        """Those whom somebody does not want to hear."""
        return frozenset() if caller.person is None else self.people.muted(caller.person)

    # What happens

    def changed(self, room: Room, since: int) -> None:
        """A game has changed: everybody is told, and computer players go on."""
        self.answers += max(0, room.row.count - since)
        live.send_update(room, since)
        self.think(room)

    # Computer players

    def think(self, room: Room) -> None:
        """Have computer players answer, if it is their turn."""
        row = room.row
        with self.lock:
            if not row.thinking or row.status != RUNNING or self.asked.get(row.id) == row.revision:
                return
            self.asked[row.id] = row.revision
        levels = {seat.seat: seat.level or "" for seat in row.seats.values() if seat.kind == COMPUTER}
        game, revision = row.id, row.revision
        self.workers.ask(room.position, levels, str(row.secret), lambda given: self.thought(game, revision, given))

    def thought(self, game: str, revision: int, given: list[tuple[str, str]]) -> None:
        """Computer players have answered; what has changed meanwhile goes first."""
        with self.lock:
            self.asked.pop(game, None)
        try:
            with self.hall.room(game) as room:
                if room.row.revision != revision:
                    self.think(room)
                elif given:
                    room.table.give(given)
        except Exception:
            log.exception("the answers of computer players in game %s were not taken", game)

    def advice(self, position: Position[Any], seat: str) -> Hint:
        """The best options for a seat that is asked; Denied where that takes too long."""
        if not self.advising.acquire(blocking=False):
            raise Denied(BUSY, "too-many-hints", retry_after=HINT_RETRY)
        try:
            found: SimpleQueue[list[tuple[Hint]]] = SimpleQueue()
            self.workers.think(partial(hint, without_past(position), seat=seat), found.put)
            ((told,),) = found.get(timeout=HINT_SECONDS)
        except (Empty, ValueError):
            raise Denied(BUSY, "too-many-hints", retry_after=HINT_RETRY) from None
        finally:
            self.advising.release()
        return told

    # From time to time

    def tick(self) -> None:
        """Tell when somebody's time is over, ask computer players again, keep what was seen of games that are over."""
        for room in list(self.hall.rooms.values()):
            if room.guests and pace.late(room.row, self.now()) is not None:
                self._tell_late(room)
        for game in self.games.thinking():
            if game not in self.asked:
                self.readable(game, self.go_on)
        for game in self.games.untold():
            self.readable(game, self.keep_replays)

    def go_on(self, game: str) -> None:
        """Have computer players of a game answer that nobody has to do with now."""
        with self.hall.room(game) as room:
            self.think(room)

    def readable(self, game: str, act: Callable[[str], None]) -> None:
        """Do something with a game; one that cannot be read does not keep us from the others."""
        if game in self.unreadable:
            return
        try:
            act(game)
        except Refusal as why:
            log.error("nothing can be done with game %s: %s", game, why.key)
            if why.key == loading.UNREADABLE:
                self.unreadable.add(game)

    def _tell_late(self, room: Room) -> None:
        with room.lock:
            if room.told_late != room.row.revision:
                room.told_late = room.row.revision
                live.send_clocks(room)

    def keep_replays(self, game: str) -> None:
        """Keep what everybody saw of a game that is over."""
        row = self.games.find(game)
        if row is not None:
            replaying.keep(row, self.games)
