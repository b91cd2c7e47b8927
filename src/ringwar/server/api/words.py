"""The names of a game's things and the texts of its cards, in a language: what clients show beside what a game says."""

from __future__ import annotations

from functools import lru_cache

from fastapi import APIRouter, Request
from starlette.responses import Response

import ringwar
from ringwar import games
from ringwar.players import LEVELS, STYLES, SURPRISE
from ringwar.server.api import reading_shapes as shapes
from ringwar.server.api.kept import Kept
from ringwar.server.base.errors import MISSING, Denied
from ringwar.server.doors.replies import language_of, words_of

router = APIRouter(prefix="/api", tags=["words"])


@router.get("/names/{game}", response_model=shapes.Names)
def names(request: Request, game: str) -> Response:
    """The names of all things and seats of a game, and the texts of its cards, in the language asked for."""
    if game not in games.MODULES:
        raise Denied(MISSING, "no-game", game=game, games=list(games.MODULES))
    return _named(language_of(request.scope), game).reply(request)


@lru_cache(maxsize=16)
def _named(language: str, game: str) -> Kept:
    """Everything that has a name, worked out once for a language."""
    words, known = words_of(language, game), ringwar.catalogue(game)
    tables = [table for scenario in known["scenarios"] for table in scenario["tables"]]
    seats = [seat["id"] for table in tables for seat in table["seats"]]
    plain = {kind: words.names_with(kind) for kind in ("step", "phase")}
    return Kept(
        {
            "names": {name: words.name(name) for name in words.names_with("name")},
            "seats": {seat: words.seat(seat) for seat in dict.fromkeys(seats)},
            "texts": {name: words.text(name) for name in words.names_with("text")},
            "notes": {name: words.say(f"note-{name}") for name in (*LEVELS, *STYLES, SURPRISE)},
            "moments": {name: words.say(f"{kind}-{name}") for kind, found in plain.items() for name in found},
        }
    )
