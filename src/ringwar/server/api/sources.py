"""How sure the data of a game are: what a person with the printed game could settle, thing by thing."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import Response

from ringwar.provenance import GAMES, Entry, board_entries, card_entries, lords_entries
from ringwar.server.api import reading_shapes as shapes
from ringwar.server.api.kept import Kept
from ringwar.server.base.errors import MISSING, Denied

router = APIRouter(prefix="/api", tags=["sources"])
HIGH = "high"
COMBAT = "combat"


@router.get("/sources/{game}", response_model=shapes.Sources)
def sources(request: Request, game: str) -> Response:
    """By the ids of things: how sure their data are, where it is not certain. Halves of cards are `combat-ID`."""
    if game not in GAMES:
        raise Denied(MISSING, "no-game", game=game[:40], games=list(GAMES))
    return _doubted(game).reply(request)


@lru_cache(maxsize=2)
def _doubted(game: str) -> Kept:
    entries = card_entries() if game == "cardgame" else [*board_entries(), *lords_entries()]
    doubted = (each for each in entries if each.confidence != HIGH or each.open or each.doubts)
    return Kept({_name(each): _shown(each) for each in doubted})


def _name(entry: Entry) -> str:
    """The combat halves of cards have ids of their own, as their texts have."""
    return f"{COMBAT}-{entry.name}" if entry.group == COMBAT else entry.name


def _shown(entry: Entry) -> dict[str, Any]:
    doubts = [
        {"field": each.field, "value": each.value, "alternatives": list(each.alternatives), "reason": each.reason}
        for each in entry.doubts
    ]
    return {"confidence": entry.confidence, "open": list(entry.open), "doubts": doubts}
