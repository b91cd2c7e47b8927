"""Watching live: one WebSocket a game and a tab."""

from __future__ import annotations

import asyncio
import json
from asyncio import get_running_loop
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Annotated

from anyio import CancelScope, create_task_group
from fastapi import APIRouter, Query, WebSocket
from starlette.concurrency import run_in_threadpool
from starlette.websockets import WebSocketDisconnect

from ringwar.kernel import Refusal
from ringwar.server.api.common import Code, GameId, SeatName, caller_of
from ringwar.server.base.errors import Denied
from ringwar.server.doors import callers
from ringwar.server.doors.replies import language_of, refusal_json
from ringwar.server.rooms import live
from ringwar.server.rooms.live import Guest
from ringwar.server.rooms.playing import Playing

router = APIRouter()
Work = Callable[[WebSocket, Guest], Awaitable[None]]
PING = "ping"
LONGEST_MESSAGE = 4096
MOST_MESSAGES = 600
"""That a client may send over one connection: they only say that it is still there."""


@router.websocket("/api/games/{game}/live")
async def watch(
    socket: WebSocket,
    game: GameId,
    since: Annotated[int | None, Query(ge=0)] = None,
    seat: SeatName | None = None,
    watch: Code = "",
    join: Code = "",
) -> None:
    """First the game as it stands, then everything that happens."""
    await socket.accept()
    playing: Playing = socket.app.state.playing
    try:
        person = await run_in_threadpool(callers.caller, socket)
        guest = Guest(caller_of(person, watch or join), language_of(socket.scope), seat, get_running_loop())
        await run_in_threadpool(_enter, playing, game, guest, since)
    except Denied as denied:
        await socket.close(4000 + denied.status, denied.key)
        return
    playing.sockets += 1
    try:
        await _attend(socket, guest)
    finally:
        playing.sockets -= 1
        with CancelScope(shield=True):
            await run_in_threadpool(_leave, playing, game, guest)


def _enter(playing: Playing, game: str, guest: Guest, since: int | None) -> None:
    with playing.hall.room(game) as room:
        room.admit(guest.caller)
        live.enter(room, guest, since)


def _leave(playing: Playing, game: str, guest: Guest) -> None:
    with playing.hall.room(game) as room:
        live.leave(room, guest)


async def _attend(socket: WebSocket, guest: Guest) -> None:
    """Send what there is to send, and hear what the client says, until one side ends it."""
    async with create_task_group() as both:
        both.start_soon(_until, both.cancel_scope, _send, socket, guest)
        both.start_soon(_until, both.cancel_scope, _hear, socket, guest)


async def _until(scope: CancelScope, work: Work, socket: WebSocket, guest: Guest) -> None:
    """Do one thing until it ends, also because the client is gone; then nothing else is done either."""
    with suppress(WebSocketDisconnect, RuntimeError):
        await work(socket, guest)
    scope.cancel()


async def _send(socket: WebSocket, guest: Guest) -> None:
    while isinstance(message := await guest.queue.get(), str):
        await socket.send_text(message)
    await socket.close(message)


async def _hear(socket: WebSocket, guest: Guest) -> None:
    """Clients say nothing here but `{"type": "ping"}`; whatever else they send is answered by an error."""
    for _ in range(MOST_MESSAGES):
        try:
            heard = await socket.receive()
        except WebSocketDisconnect:
            return
        if heard["type"] == "websocket.disconnect":
            return
        text = heard.get("text")
        guest.send(live.message("pong", {}) if _is_ping(text) else _not_understood(guest.language))
    guest.send(4429)
    await asyncio.sleep(60)


def _not_understood(language: str) -> str:
    """What clients are told that say something else."""
    refusal = Refusal("not-understood", type=PING)
    return live.message("error", refusal_json(refusal, language))


def _is_ping(text: object) -> bool:
    if not isinstance(text, str) or len(text) > LONGEST_MESSAGE:
        return False
    try:
        said = json.loads(text)
    except (ValueError, RecursionError):
        return False
    return isinstance(said, dict) and said.get("type") == PING
