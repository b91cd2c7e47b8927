"""Where new games begin: at the beginning, with a document, with a record, or where an earlier game stood."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import ringwar
from ringwar import games
from ringwar.kernel import Refusal, Result, SavedGame, read, start
from ringwar.kernel.heads import ABANDONED, NOBODY
from ringwar.kernel.refusals import printable
from ringwar.players import PLAYERS
from ringwar.server.base.errors import MISSING, Denied
from ringwar.server.rooms import records
from ringwar.server.rooms.loading import stand
from ringwar.server.rooms.making import Wish
from ringwar.server.rooms.room import Caller, Room
from ringwar.server.store import games as store
from ringwar.server.store.games import COMPUTER, FINISHED, OPEN, PERSON, GameRow, SeatRow

KINDS = ("document", "record", "game")
LONGEST_NAME = 64


def checked(origin: Mapping[str, Any]) -> Mapping[str, Any]:
    """What a game is to go on from; Refusal unless that is one thing."""
    if origin and len([kind for kind in KINDS if kind in origin]) != 1:
        raise Refusal("one-origin", kinds=list(KINDS))
    return origin


def begun(wish: Wish, origin: Mapping[str, Any]) -> SavedGame:
    """A game as it is to begin: with a document, with a record, or as it is wished for."""
    if "document" in origin:
        return SavedGame(ringwar.read_position(origin["document"]))
    if "record" in origin:
        return read(origin["record"], games.ruleset)
    rules = games.ruleset(wish.game)
    return SavedGame(start(rules, rules.setup(wish.scenario, wish.players, wish.expansions, wish.options)))


def forked(room: Room, caller: Caller, at: int | None) -> SavedGame:
    """An earlier game as it stood after so many answers, once it is over."""
    row = room.row
    room.admit(caller)
    records.check_over(row)
    number = row.count if at is None else at
    if not row.base <= number <= row.count:
        raise Denied(MISSING, "no-such-moment", at=number, first=row.base, last=row.count)
    answers = room.house.games.answers(row.id, row.base)[: number - row.base]
    return SavedGame(stand(row, answers, ()), records.names(row))


def noted(origin: Mapping[str, Any], saved: SavedGame) -> dict[str, Any] | None:
    """What is kept of where a game comes from: how many of its answers were given elsewhere."""
    if not origin:
        return None
    kind = next(name for name in KINDS if name in origin)
    about = {"game": origin["game"], "at": origin.get("at")} if kind == "game" else {}
    return {"kind": kind, "answers": saved.position.count, **about}


def close(row: GameRow, result: Result, names: Mapping[str, str]) -> None:
    """A game that was over elsewhere is over here; at the seats that nobody takes sits who sat there."""
    row.status = store.ABANDONED if result.kind == ABANDONED else FINISHED
    row.result = {"winner": None if result.winner == NOBODY else result.winner, "kind": result.kind}
    for seat in [each for each in row.seats.values() if each.kind == OPEN]:
        row.seats[seat.seat] = _sat(seat, printable(names.get(seat.seat, ""), LONGEST_NAME))


def _sat(seat: SeatRow, name: str) -> SeatRow:
    """A seat at which somebody sat elsewhere."""
    if name in PLAYERS:
        return SeatRow(seat.seat, COMPUTER, name, seat.join, level=name)
    return SeatRow(seat.seat, PERSON, name, seat.join)
