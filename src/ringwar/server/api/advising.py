"""Advice for a seat: hints and odds."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query
from starlette.responses import JSONResponse

from ringwar.server.api import advice_shapes as shapes
from ringwar.server.api.bodies import Word
from ringwar.server.api.calls import MOST_ANSWERS
from ringwar.server.api.common import At, SeatName, reply
from ringwar.server.rooms import advising

router = APIRouter(prefix="/api/games/{game}", tags=["advice"])
Region = Annotated[str | None, Query(max_length=64, pattern=r"^[a-z-]+$")]
Drafted = Annotated[list[Word] | None, Query(max_length=MOST_ANSWERS)]
"""Answers of a draft, which only the client knows."""
From = Annotated[str | None, Query(alias="from", max_length=64, pattern=r"^[a-z-]+$")]


@router.get("/hint", response_model=shapes.Hint)
def hint(at: At, seat: SeatName, draft: Drafted = None) -> JSONResponse:
    """The best options for a seat, after its draft if it has one, where nobody else plays."""
    with at.room() as room:
        position = advising.hinted(room, at.caller, seat, draft or ())
        voice, revision = at.eyes(room).voice, room.row.revision
    found = at.playing.advice(position, seat)
    return reply({**advising.hint_said(position, found, voice), "revision": revision})


@router.get("/odds", response_model=shapes.Odds)
def odds(at: At, seat: SeatName, region: Region = None, origin: From = None) -> JSONResponse:
    """The odds of the battle that is on, or of an attack on a region from another, and of the hunt."""
    with at.room() as room:
        room.seated(at.caller, seat)
        return reply(advising.odds(room, seat, region, origin, at.eyes(room).voice.words))
