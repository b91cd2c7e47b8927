"""What the calls of a game have in common: who calls, in which language, which room."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cached_property
from typing import Annotated, Any

from fastapi import Depends, Path, Query, Request
from starlette.responses import JSONResponse

from ringwar.server.doors import callers
from ringwar.server.doors.replies import language_of
from ringwar.server.rooms.playing import Playing
from ringwar.server.rooms.room import Caller, Room
from ringwar.server.rooms.wire import Eyes
from ringwar.server.store.games import GUEST, PERSON
from ringwar.server.store.people import ACCOUNT, Person

GameId = Annotated[str, Path(max_length=32, pattern=r"^[\w-]+$")]
Code = Annotated[str, Query(max_length=64, pattern=r"^[\w-]*$")]
SeatName = Annotated[str, Query(max_length=32, pattern=r"^[\w-]+$")]


class Table:
    """A call for one game."""

    def __init__(self, request: Request, game: str, code: str) -> None:
        self.request = request
        self.game = game
        self.code = code
        self.playing: Playing = request.app.state.playing
        self.language = language_of(request.scope)

    @cached_property
    def caller(self) -> Caller:
        """Who calls; Denied for whoever may not."""
        return caller_of(callers.caller(self.request), self.code)

    @contextmanager
    def room(self) -> Iterator[Room]:
        """The room, held; Denied for whoever may not see it."""
        with self.playing.hall.room(self.game) as room:
            room.admit(self.caller)
            yield room

    def eyes(self, room: Room, seat: str | None = None) -> Eyes:
        """With whose eyes the room is seen."""
        return Eyes(room, self.caller, self.language, seat)


async def table(request: Request, game: GameId, watch: Code = "", join: Code = "") -> Table:
    """A call for one game; asynchronous, because it waits for nothing and needs no thread."""
    return Table(request, game, watch or join)


At = Annotated[Table, Depends(table)]


def caller_of(person: Person | None, code: str = "") -> Caller:
    """Somebody as rooms know them."""
    if person is None:
        return Caller(code=code)
    return Caller(person.id, person.name, PERSON if person.kind == ACCOUNT else GUEST, code)


def reply(content: Any, status: int = 200) -> JSONResponse:
    """A reply as it is: nothing is checked or copied again."""
    return JSONResponse(content, status)
