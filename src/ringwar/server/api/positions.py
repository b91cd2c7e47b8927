"""Positions that somebody lays out: checked, completed, and shown as a table."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import JSONResponse

import ringwar
from ringwar import games
from ringwar.kernel import SPECTATOR, Position, Refusal
from ringwar.kernel.protocol import PROTOCOL
from ringwar.server.api import reading_shapes as shapes
from ringwar.server.api.calls import FromDocument
from ringwar.server.api.common import reply
from ringwar.server.base.errors import Denied, status_of
from ringwar.server.doors.replies import language_of, words_of
from ringwar.server.rooms.speaking import Voice

router = APIRouter(prefix="/api", tags=["positions"])


@router.post("/positions", response_model=shapes.Laid)
def lay_out(request: Request, body: FromDocument) -> JSONResponse:
    """Check a position document: all that it leaves out, the table, and what is asked first; nothing is kept.

    A refusal says beside its words, in `why`, what is wrong without naming fields of the document.
    """
    language = language_of(request.scope)
    try:
        position = ringwar.read_position(body.document)
    except Refusal as error:
        game = next((each for each in games.MODULES if each == body.document.get("game")), "")
        more = {"why": words_of(language, game).why(error)}
        raise Denied(status_of(error), error.key, clauses=error.clauses, more=more, **error.about) from None
    return reply(_laid(position, language))


def _laid(position: Position[Any], language: str) -> dict[str, Any]:
    """A position that can be played, as it lies there before anything happens."""
    rules, setup = position.ruleset, position.setup
    table = rules.start(setup)
    asked = position.question
    return {
        "document": {**rules.document(table), "players": setup.players},
        "seats": list(rules.seats(setup)),
        "view": {"protocol": PROTOCOL, **rules.view(table, SPECTATOR), "asked": [], "result": None},
        "question": None if asked is None else Voice(language, rules.name).question(asked.json()),
    }
