"""Playing: answers, previews, taking back, and everything else that people do at a table."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Annotated, Any

from fastapi import APIRouter, Header
from starlette.responses import JSONResponse

from ringwar.server.api import shapes
from ringwar.server.api.calls import Answers, Decision, Draft, Late, OfSeat, Standing, TakeOver, Undo
from ringwar.server.api.common import At, SeatName, reply
from ringwar.server.base.errors import CONFLICT, WRONG, Denied
from ringwar.server.rooms import agreeing
from ringwar.server.rooms.room import Room
from ringwar.server.store.games import Reply

router = APIRouter(prefix="/api/games/{game}", tags=["play"])
ASKED = 202
PROPOSED: dict[int | str, dict[str, Any]] = {ASKED: {"model": shapes.Asked, "description": "The others must agree"}}
Key = Annotated[str | None, Header(alias="Idempotency-Key", max_length=128)]


@router.post("/answers", response_model=shapes.Changed)
def answer(at: At, body: Answers, key: Key = None) -> JSONResponse:
    """Send the whole draft of a seat, all or none; the same key and body repeat the first reply."""
    with at.room() as room:
        once = _once(at, room, body, key)
        if once is not None and once.reply:
            return reply(once.reply)
        room.seated(at.caller, body.seat)
        _check_open(at, room, body)
        return reply(room.answer(body.seat, body.answers, once))


@router.post("/preview", response_model=shapes.Preview)
def preview(at: At, body: Draft) -> JSONResponse:
    """What a draft would bring about; nothing is changed, and nobody else sees it."""
    with at.room() as room:
        room.seated(at.caller, body.seat)
        _check_open(at, room, body)
        return reply(at.eyes(room).preview(body.seat, body.answers))


def _once(at: At, room: Room, body: Answers, key: str | None) -> Reply | None:
    """What was replied to a key before, or an empty reply to be filled; Denied where it came with another body."""
    if key is None or at.caller.person is None:
        return None
    hashed = sha256(json.dumps(body.model_dump(), sort_keys=True).encode()).hexdigest()
    known = room.house.games.reply(room.row.id, at.caller.person, key)
    if known is not None and known.body != hashed:
        raise Denied(WRONG, "key-used")
    return known or Reply(at.caller.person, key, hashed, {})


def _check_open(at: At, room: Room, body: Answers | Draft) -> None:
    """Denied, with what is asked now, if a question is not open to a seat."""
    asked = room.open_question(body.seat)
    if asked is None or room.wire_id(asked.id) != body.question:
        now: dict[str, Any] | None = None if asked is None else at.eyes(room).question(asked.json())
        raise Denied(CONFLICT, "question-closed", more={"question": now}, seat=body.seat)


@router.post("/undo", response_model=shapes.Changed, responses=PROPOSED)
def undo(at: At, body: Undo) -> JSONResponse:
    """Take back a seat's last answer, or ask the others whether one may."""
    with at.room() as room:
        return _proposed(room, agreeing.undo(room, at.caller, body.seat, body.revision))


@router.post("/undo/{request}", response_model=shapes.Changed)
def decide_undo(at: At, request: str, body: Decision) -> JSONResponse:
    """Agree that somebody takes something back, or not."""
    return decide(at, request, body)


@router.post("/proposals/{request}", response_model=shapes.Changed)
def decide(at: At, request: str, body: Decision) -> JSONResponse:
    """Agree to what somebody has proposed, or not."""
    with at.room() as room:
        agreeing.decide(room, at.caller, request, body.accept)
        return _proposed(room, None)


@router.post("/resign", response_model=shapes.Changed, responses=PROPOSED)
def resign(at: At, body: OfSeat) -> JSONResponse:
    """Give up a game; partners must agree."""
    with at.room() as room:
        return _proposed(room, agreeing.resign(room, at.caller, body.seat))


@router.post("/abandon", response_model=shapes.Changed, responses=PROPOSED)
def abandon(at: At) -> JSONResponse:
    """End a game without a winner, if everybody agrees."""
    with at.room() as room:
        return _proposed(room, agreeing.abandon(room, at.caller))


@router.post("/takeover", response_model=shapes.Changed, responses=PROPOSED)
def take_over(at: At, body: TakeOver) -> JSONResponse:
    """Ask the others that somebody else or a computer gets a seat."""
    with at.room() as room:
        return _proposed(room, agreeing.take_over(room, at.caller, body.seat, body.who))


@router.post("/late", response_model=shapes.Changed)
def late(at: At, body: Late) -> JSONResponse:
    """Claim the game, give more time or let a computer play on when somebody's time is over."""
    with at.room() as room:
        agreeing.when_late(room, at.caller, body.action)
        return _proposed(room, None)


@router.post("/standing", response_model=shapes.Orders)
def standing(at: At, body: Standing) -> JSONResponse:
    """Give or drop a standing order of one's seat, which nobody else learns."""
    with at.room() as room:
        room.seated(at.caller, body.seat)
        room.order(body.seat, body.order, body.number, stands=body.stands)
        return reply({"revision": room.row.revision, "orders": _standing(room, body.seat)})


@router.get("/standing", response_model=shapes.Orders)
def orders(at: At, seat: SeatName) -> JSONResponse:
    """What can be ordered in this game, and what a seat of one's own has ordered."""
    with at.room() as room:
        room.seated(at.caller, seat)
        known = at.eyes(room).voice.orders(room.rules.orders)
        return reply({"orders": _standing(room, seat), "known": known})


def _standing(room: Room, seat: str) -> dict[str, Any]:
    """The standing orders of a seat, by name: their numbers, none for those that have none."""
    given = room.row.orders.get(seat, {})
    return {name: number if room.rules.orders[name].numbered else None for name, (number, _) in given.items()}


@router.post("/rematch", response_model=shapes.Again)
def rematch(at: At) -> JSONResponse:
    """Make the same game again, with the same people at the same seats; the second who asks is shown the first one."""
    with at.room() as room:
        return reply({"id": at.playing.rematch(room, at.caller)})


def _proposed(room: Room, proposal: dict[str, Any] | None) -> JSONResponse:
    """Done, or somebody must agree first."""
    if proposal is not None:
        return reply({"request": proposal["id"]}, ASKED)
    return reply({"revision": room.row.revision, "count": room.row.count})
