"""Games: made, listed, joined."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request
from starlette.responses import JSONResponse, Response

import ringwar
from ringwar import games
from ringwar.kernel import Refusal
from ringwar.kernel.protocol import PROTOCOL
from ringwar.kernel.refusals import short
from ringwar.players import LEVELS, STYLES, SURPRISE, USUAL_LEVEL, WITH_STYLE
from ringwar.server.api import shapes
from ringwar.server.api.calls import GiveSeat, Local, NewGame, TakeSeat
from ringwar.server.api.common import At, caller_of, reply
from ringwar.server.api.kept import Kept
from ringwar.server.base.errors import FORBIDDEN, WRONG, Denied
from ringwar.server.doors import callers
from ringwar.server.doors.replies import spoken
from ringwar.server.rooms import making, pace
from ringwar.server.rooms.making import Who, Wish
from ringwar.server.rooms.playing import Playing
from ringwar.server.store.games import MOST_IN_A_LIST, OPEN, After, GameRow
from ringwar.server.store.people import People, Person

router = APIRouter(prefix="/api", tags=["games"])
CREATED = 201
IN_STYLE = [level for level in LEVELS if level in WITH_STYLE]


@router.get("/catalogue", response_model=shapes.Catalogue)
def catalogue(request: Request) -> Response:
    """What can be played, by whom and in which languages."""
    return _catalogue().reply(request)


@lru_cache(maxsize=1)
def _catalogue() -> Kept:
    """The catalogue, which does not change while the server runs."""
    known = {game: ringwar.catalogue(game) for game in games.MODULES}
    players = {"levels": LEVELS, "usual_level": USUAL_LEVEL, "styles": (*STYLES, SURPRISE), "in_style": IN_STYLE}
    return Kept({"games": known, **players, "languages": list(spoken()), "protocols": [PROTOCOL]})


@router.get("/games", response_model=shapes.GameList)
def listed(
    request: Request,
    person: Annotated[Person | None, Depends(callers.caller)],
    mine: Annotated[str | None, Query(max_length=8)] = None,
    finished: Annotated[str | None, Query(max_length=8)] = None,
    running: Annotated[str | None, Query(max_length=8)] = None,
    after: Annotated[str | None, Query(max_length=64, pattern=r"^[0-9.]+~[\w-]+$")] = None,
) -> JSONResponse:
    """Games: mine, those to watch, those that are over, or else those with open seats; the one that changed last first.

    A list goes on after what the one before it said is `next`.
    """
    store = _playing(request).games
    since = _after(after)
    if mine is not None:
        found = store.mine(callers.person(person).id, since)
    elif finished is not None:
        found = store.finished(since)
    else:
        found = store.open(since) if running is None else store.running(since)
    more = len(found) == MOST_IN_A_LIST
    return reply({"games": [_short(row, person) for row in found], "next": _next(found[-1]) if more else None})


def _next(last: GameRow) -> str:
    """What a list goes on after."""
    return f"{last.changed!r}~{last.id}"


def _after(text: str | None) -> After | None:
    """Where a list goes on; Refusal where that cannot be."""
    if text is None:
        return None
    changed, _, last = text.partition("~")
    try:
        return After(float(changed), last)
    except ValueError:
        raise Denied(WRONG, "bad-request", at="query.after", problem="number") from None


@router.get("/dice", response_model=shapes.DiceHash)
def dice(request: Request, person: Annotated[Person, Depends(callers.person)]) -> JSONResponse:
    """The hash of the secret of one's next game: to be known before one puts a nonce into its dice."""
    return reply({"hash": _playing(request).secrets.hash_for(person.id)})


@router.post("/games", status_code=CREATED, response_model=shapes.Made)
def make(request: Request, body: NewGame, person: Annotated[Person, Depends(callers.person)]) -> JSONResponse:
    """Make a game; it begins when every seat is taken."""
    row = _playing(request).make(_wish(body), caller_of(person), _origin(body))
    join = {seat.seat: seat.join for seat in row.seats.values() if seat.kind == OPEN}
    return reply({"id": row.id, "join": join, "watch": row.watch}, CREATED)


@router.post("/games/{game}/seats", response_model=shapes.Game)
def take(request: Request, at: At, body: TakeSeat) -> JSONResponse:
    """Take an open seat."""
    at.caller = at.caller._replace(code=body.join or at.caller.code)
    with at.room() as room:
        people: People = request.app.state.people
        others = {seat.person for seat in room.row.seats.values() if seat.person} | {room.row.creator or ""}
        if at.caller.person is not None and people.is_blocked(at.caller.person, others):
            raise Denied(FORBIDDEN, "blocked")
        making.take(room, body.seat, body.join, at.caller, body.nonce)
        if room.row.status == OPEN:
            at.playing.hall.begin(room)
        return reply(at.eyes(room).game())


@router.put("/games/{game}/seats/{seat}", response_model=shapes.Game)
def give(at: At, seat: str, body: GiveSeat) -> JSONResponse:
    """Say who is to sit at a seat of a game that one has made and that has not begun."""
    with at.room() as room:
        row = room.row
        if not room.is_made_by(at.caller):
            raise Denied(FORBIDDEN, "not-your-game")
        making.check_open(row)
        if seat not in row.seats:
            raise Refusal("no-seat", seat=short(seat), seats=list(row.seats))
        making.put(row, seat, _who(body.who), at.caller, body.nonce)
        room.reseat()
        at.playing.hall.begin(room)
        return reply(at.eyes(room).game())


@router.delete("/games/{game}/seats/{seat}", response_model=shapes.Changed)
def leave(at: At, seat: str) -> JSONResponse:
    """Leave one's seat in a game that has not begun."""
    with at.room() as room:
        making.leave(room, seat, at.caller)
        return reply({"revision": room.row.revision, "count": room.row.count})


def _playing(request: Request) -> Playing:
    playing: Playing = request.app.state.playing
    return playing


def _who(who: str | Local) -> Who:
    return who if isinstance(who, str) else who.model_dump()


def _wish(body: NewGame) -> Wish:
    """What somebody wishes, without the way in which it was sent."""
    return Wish(
        game=body.game or "",
        scenario=body.scenario,
        players=body.players,
        expansions=body.expansions,
        options=body.options,
        seats={seat: _who(who) for seat, who in body.seats.items()},
        dice=body.dice,
        pace=pace.checked(None if body.pace is None else body.pace.model_dump()),
        access=body.access,
        nonce=body.nonce,
        dice_hash=body.dice_hash,
    )


def _origin(body: NewGame) -> dict[str, Any]:
    """What a game is to go on from; nothing for one from the beginning."""
    return {} if body.origin is None else body.origin.model_dump(exclude_none=True)


def _short(row: GameRow, person: Person | None) -> dict[str, Any]:
    """A game in a list."""
    mine = row.held_by(None if person is None else person.id)
    seats = {seat.seat: {"name": seat.name, "kind": seat.kind} for seat in row.seats.values()}
    about = {"id": row.id, "game": row.game, "setup": row.open_setup}
    times = {"created": row.created, "changed": row.changed, "pace": row.pace}
    return {
        **about,
        **times,
        "status": row.status,
        "access": row.access,
        "seats": seats,
        "mine": mine,
        "waiting": row.waiting,
        "result": row.result,
        "count": row.count,
    }
