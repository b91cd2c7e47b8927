"""Looking: the game, its log, why something is not possible, notes, chat, records."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query
from starlette.responses import JSONResponse

from ringwar.kernel.refusals import refusal_of
from ringwar.server.api import shapes
from ringwar.server.api.calls import Noted, Said
from ringwar.server.api.common import At, SeatName, reply
from ringwar.server.base.errors import UNKNOWN, Denied
from ringwar.server.rooms import live, talking

router = APIRouter(prefix="/api/games/{game}", tags=["looking"])
Thing = Annotated[str, Query(max_length=100)]
Number = Annotated[int | None, Query(ge=0, le=1_000_000)]


@router.get("", response_model=shapes.Game)
def game(
    at: At,
    number: Annotated[int | None, Query(alias="at", ge=0, le=1_000_000)] = None,
    since: Number = None,
    seat: SeatName | None = None,
) -> JSONResponse:
    """The game as the caller may know it: now, or as it was after so many answers; once it is over, by any seat."""
    with at.room() as room:
        return reply(at.eyes(room, seat).game(number, since))


@router.get("/log", response_model=shapes.Log)
def log(at: At, since: Number = None, seat: SeatName | None = None) -> JSONResponse:
    """The log as the caller may know it, after so many answers; once the game is over, by any seat."""
    with at.room() as room:
        return reply({"count": room.row.count, "log": at.eyes(room, seat).log(since)})


@router.get("/why-not", response_model=shapes.Possible)
def why_not(at: At, seat: SeatName, kind: Thing, name: Thing, intent: Thing | None = None) -> JSONResponse:
    """Why something cannot be done now, with the clauses that say so."""
    with at.room() as room:
        room.seated(at.caller, seat)
        reason = room.position.why_not(kind, name, intent, seat)
        if reason is None:
            return reply({"possible": True})
        refusal = refusal_of(reason)
        return reply({"possible": False, **at.eyes(room).voice.reason(refusal)})


@router.get("/chat", response_model=shapes.Chat)
def chat(at: At, after: Number = None) -> JSONResponse:
    """What was said, among players and among spectators; players hear spectators only when the game is over."""
    with at.room() as room:
        muted = at.playing.muted(at.caller)
        return reply({"chat": talking.heard(room, at.caller, muted, after or 0)})


@router.post("/chat", response_model=shapes.Line)
def say(at: At, body: Said) -> JSONResponse:
    """Say something to those with whom one is in a room: the players, or the spectators."""
    with at.room() as room:
        line = talking.say(room, at.caller, body.text)
        for guest in room.guests:
            if talking.hears(room, guest.caller, line) and line.person not in at.playing.muted(guest.caller):
                guest.send(live.message("chat", talking.shown(line)))
        return reply(talking.shown(line))


@router.get("/note", response_model=shapes.Note)
def note(at: At) -> JSONResponse:
    """One's own private note on a game."""
    with at.room() as room:
        return reply({"text": room.house.games.note(room.row.id, _known(at))})


@router.put("/note", response_model=shapes.Note)
def put_note(at: At, body: Noted) -> JSONResponse:
    """Keep one's own private note on a game."""
    with at.room() as room:
        room.house.games.put_note(room.row.id, _known(at), body.text)
        return reply({"text": body.text})


def _known(at: At) -> str:
    """Who calls, where it must be somebody."""
    if at.caller.person is None:
        raise Denied(UNKNOWN, "not-logged-in")
    return at.caller.person
