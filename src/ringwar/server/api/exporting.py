"""Games as others can have them: documents; of those that are over, records, dice, reviews, summaries for leagues."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query
from starlette.responses import JSONResponse, PlainTextResponse, Response

from ringwar.server.api import reading_shapes, shapes
from ringwar.server.api.common import At, SeatName, reply
from ringwar.server.rooms import league, records, reviewing

router = APIRouter(prefix="/api/games/{game}", tags=["exporting"])
CSV = "text/csv"
Number = Annotated[int | None, Query(alias="at", ge=0, le=1_000_000)]
Begin = Annotated[bool, Query(description="Whether it is made where there is none yet.")]
THINKING, NOTHING = 202, 204
MEANWHILE: dict[int | str, dict[str, Any]] = {
    THINKING: {"model": reading_shapes.Progress},
    NOTHING: {"description": "Nobody has asked for it yet."},
}
OR_TEXT: dict[int | str, dict[str, Any]] = {200: {"content": {"text/plain": {}}}}
OR_CSV: dict[int | str, dict[str, Any]] = {200: {"content": {CSV: {}}}}


@router.get("/document", response_model=reading_shapes.Document)
def document(at: At, number: Number = None, seat: SeatName | None = None) -> JSONResponse:
    """The position after so many answers, or before the step in which they were given: while the game goes on, what
    whoever plays a seat sees of it."""
    with at.room() as room:
        return reply({"document": records.document(room, at.eyes(room, seat).reader, number)})


@router.get("/record", response_model=shapes.Record, responses=OR_TEXT)
def record(at: At, form: Annotated[Literal["text", "json"], Query(alias="format")] = "text") -> Response:
    """The record of a game that is over, as `ringwar replay` and `ringwar verify` read it."""
    with at.room() as room:
        return reply(records.record_json(room)) if form == "json" else PlainTextResponse(records.record(room))


@router.get("/verify", response_model=shapes.Verified)
def verify(at: At) -> JSONResponse:
    """Whether every answer of Chance follows from the published secret and the nonces, and which do not."""
    with at.room() as room:
        return reply(records.verified(room))


@router.get("/league", response_model=shapes.Summary, responses=OR_CSV)
def summary(at: At, form: Annotated[Literal["json", "csv"], Query(alias="format")] = "json") -> Response:
    """What leagues ask about a game that is over."""
    with at.room() as room:
        found = league.summary(room)
    return reply(found) if form == "json" else PlainTextResponse(league.as_csv(found), media_type=CSV)


@router.get("/review", response_model=reading_shapes.Review, responses=MEANWHILE)
def review(at: At, begin: Begin = True) -> Response:
    """How likely the Free Peoples were to win after every answer of a game that is over, and which answers cost most.

    It is made when it is first asked for; until then how much of it is done.
    """
    with at.room() as room:
        records.check_over(room.row)
        row, voice = room.row, at.eyes(room).voice
    reviews = at.playing.reviewing
    found = reviews.found(row) if begin else reviews.known(row)
    if found is None:
        return Response(status_code=NOTHING)
    return reply({"done": found}, THINKING) if isinstance(found, float) else reply(reviewing.said(found, voice.words))
