"""Odds of battles and hunts with forces that somebody sets by hand."""

from __future__ import annotations

from dataclasses import asdict
from functools import lru_cache
from threading import Lock
from typing import Annotated, Any

from fastapi import APIRouter, Query
from pydantic import BaseModel, Field, StringConstraints
from starlette.responses import JSONResponse

from ringwar.boardgame.odds.asked import Battle, hunt_pool, odds_of
from ringwar.boardgame.odds.exact import hunt_odds
from ringwar.server.api import reading_shapes as shapes
from ringwar.server.api.common import reply

router = APIRouter(prefix="/api/odds", tags=["odds"])
BATTLES = 400
"""That are fought where there is no formula: less than a second of work."""
FIGHTING = Lock()
"""Battles are fought one after the other: whoever asks for many waits, and nobody else does."""

Forces = Annotated[str, StringConstraints(max_length=300)]
Name = Annotated[str, StringConstraints(max_length=60)]
Names = Annotated[list[Name], Field(max_length=30)]
Dice = Annotated[int, Field(ge=0, le=20)]


class AskedBattle(BaseModel):
    """A battle; forces such as `sauron 5/1 nazgul 2`, cards by their ids or `unknown`."""

    attacker: Forces
    defender: Forces
    at: Name = ""
    siege: bool = False
    rounds: int | None = Field(None, ge=1, le=100)
    attacker_card: Names = []
    defender_card: Names = []
    expansion: Names = []


class AskedHunt(BaseModel):
    """A turn of the hunt: dice in the box, tiles that were drawn, special tiles in the pool."""

    level: Dice
    free_dice: Dice = 0
    re_rolls: Dice = 0
    moves: int = Field(1, ge=1, le=10)
    mordor: bool = False
    drawn: Names = []
    special: Names = []
    expansion: Names = []


@router.get("/battle", response_model=shapes.BattleOdds)
def battle(asked: Annotated[AskedBattle, Query()]) -> JSONResponse:
    """The odds of a battle: exact, or estimated from many battles where cards or an expansion are played."""
    cards = tuple(asked.attacker_card), tuple(asked.defender_card)
    forces = asked.attacker, asked.defender
    wanted = Battle(*forces, asked.at, asked.siege, asked.rounds, *cards, _once(asked.expansion))
    if not wanted.is_fought:
        return reply(_worked_out(wanted))
    with FIGHTING:
        return reply(_worked_out(wanted))


@router.get("/hunt", response_model=shapes.HuntOdds)
def hunt(asked: Annotated[AskedHunt, Query()]) -> JSONResponse:
    """The odds of the next moves of the Fellowship in one turn, each of which adds its die to the hunt box."""
    pool = hunt_pool(_once(asked.expansion), asked.drawn, asked.special)
    odds = [
        hunt_odds(pool, asked.level, asked.free_dice + move, asked.re_rolls, mordor=asked.mordor)
        for move in range(asked.moves)
    ]
    return reply({"pool": [tile.name for tile in pool], "moves": [asdict(each) for each in odds]})


@lru_cache(maxsize=512)
def _worked_out(asked: Battle) -> dict[str, Any]:
    return {**odds_of(asked, BATTLES).json(), "battles": BATTLES if asked.is_fought else None}


def _once(names: list[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(names))
