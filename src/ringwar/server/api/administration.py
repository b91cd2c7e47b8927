"""Calls of administrators; for everybody else there is nothing here."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request

from ringwar.server.api.bodies import Body, Word
from ringwar.server.doors.callers import administrator
from ringwar.server.store.administration import Administration, Entry, Listed, Member
from ringwar.server.store.people import Person

router = APIRouter(prefix="/api/admin", tags=["administration"])

NOTHING = 204
FURTHEST = 10_000_000

Skip = Annotated[int, Query(ge=0, le=FURTHEST)]


class Ban(Body):
    """Who is kept out, and why: the person is told."""

    person: Word
    reason: Word


class Unban(Body):
    """Who is let in again."""

    person: Word


class Close(Body):
    """Which game is over."""

    game: Word


def _administration(request: Request, person: Annotated[Person, Depends(administrator)]) -> Administration:
    return Administration(request.app.state.database, request.app.state.now, person.id)


Acting = Annotated[Administration, Depends(_administration)]


@router.get("/people", summary="Everybody, the newest first")
def list_people(acting: Acting, skip: Skip = 0) -> list[Member]:
    """A page of people."""
    return acting.people(skip)


@router.get("/games", summary="All games, those that changed last first")
def list_games(acting: Acting, skip: Skip = 0) -> list[Listed]:
    """A page of games."""
    return acting.games(skip)


@router.get("/audit", summary="What was done, the latest first")
def list_audit(acting: Acting, skip: Skip = 0) -> list[Entry]:
    """A page of the audit log."""
    return acting.audit(skip)


@router.post("/ban", summary="Keep somebody out", status_code=NOTHING)
def ban(body: Ban, acting: Acting) -> None:
    """Ban a person, by id or by the name of an account."""
    acting.ban(acting.named(body.person), body.reason)


@router.post("/unban", summary="Let somebody in again", status_code=NOTHING)
def unban(body: Unban, acting: Acting) -> None:
    """Let a person in again, by id or by the name of an account."""
    acting.unban(acting.named(body.person))


@router.post("/close", summary="Abandon a game", status_code=NOTHING)
def close(body: Close, acting: Acting, request: Request) -> None:
    """Close a game that is not over; its room, if it is in memory, is told."""
    acting.close(body.game)
    if closer := getattr(request.app.state, "closer", None):
        closer(body.game)
