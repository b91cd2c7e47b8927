"""New games: what somebody wishes, checked against the catalogue, and who sits where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from secrets import token_hex, token_urlsafe
from typing import Any

from ringwar import games
from ringwar.kernel import Position, Refusal, start
from ringwar.kernel.chance import HOUSE
from ringwar.players import PLAYERS
from ringwar.server.errors import CONFLICT, FORBIDDEN, UNKNOWN, Denied
from ringwar.server.rooms.loading import setup_json
from ringwar.server.rooms.room import Caller, Room
from ringwar.server.store.games import COMPUTER, LISTED, OPEN, PERSON, GameRow, SeatRow

ME, LOCAL = "me", "local"
Who = str | Mapping[str, str]
"""Who is to sit at a seat: `me`, `open`, a computer player, or somebody at the same screen by name."""


@dataclass(frozen=True)
class Wish:
    """A game that somebody would like to play."""

    game: str
    scenario: str | None = None
    players: int | None = None
    expansions: Sequence[str] = ()
    options: Mapping[str, str] = field(default_factory=dict)
    seats: Mapping[str, Who] = field(default_factory=dict)
    dice: str = "server"
    pace: dict[str, Any] | None = None
    access: str = "private"
    nonce: str = HOUSE


def new_position(wish: Wish) -> Position[Any]:
    """The first position of the game that is wished for."""
    rules = games.ruleset(wish.game)
    return start(rules, rules.setup(wish.scenario, wish.players, wish.expansions, wish.options))


def new_row(wish: Wish, position: Position[Any], caller: Caller, now: float) -> GameRow:
    """The row of a new game, whose seats are given out as wished."""
    if caller.person is None:
        raise Denied(UNKNOWN, "not-logged-in")
    seats = position.ruleset.seats(position.setup)
    if strange := [seat for seat in wish.seats if seat not in seats]:
        raise Refusal("no-seat", seat=strange[0], seats=list(seats))
    row = GameRow(
        id=token_urlsafe(12),
        game=position.setup.game,
        rules=position.ruleset.rules,
        setup=setup_json(position.setup),
        status=OPEN,
        access=wish.access,
        creator=caller.person,
        watch=token_urlsafe(18),
        dice=wish.dice,
        secret=token_hex(32),
        created=now,
        changed=now,
        pace=wish.pace,
        nonces=dict.fromkeys(seats, HOUSE),
    )
    for seat in seats:
        row.seats[seat] = SeatRow(seat, OPEN, "", token_urlsafe(18))
        put(row, seat, wish.seats.get(seat, OPEN), caller, wish.nonce)
    return row


def put(row: GameRow, seat: str, who: Who, caller: Caller, nonce: str = HOUSE) -> None:
    """Give a seat to somebody; Refusal for a computer player that there is not."""
    place = row.seats[seat]
    place.person, place.level = None, None
    if who == OPEN:
        place.kind, place.name = OPEN, ""
    elif who == ME or not isinstance(who, str):
        place.kind, place.person = caller.kind if isinstance(who, str) else PERSON, caller.person
        place.name = caller.name if isinstance(who, str) else who[LOCAL]
        row.nonces[seat] = nonce
    elif who in PLAYERS:
        place.kind, place.name, place.level = COMPUTER, who, who
    else:
        raise Refusal("no-player", player=who, players=list(PLAYERS))


def take(room: Room, seat: str, join: str, caller: Caller, nonce: str = HOUSE) -> None:
    """Take an open seat by its code; in a listed game everybody may."""
    row = room.row
    if caller.person is None:
        raise Denied(UNKNOWN, "not-logged-in")
    place = row.seats.get(seat)
    if place is None:
        raise Refusal("no-seat", seat=seat, seats=list(row.seats))
    if join != place.join and row.access != LISTED and caller.person != row.creator:
        raise Denied(FORBIDDEN, "wrong-code", seat=seat)
    if place.kind != OPEN:
        raise Denied(CONFLICT, "seat-taken", seat=seat)
    put(row, seat, ME, caller, nonce)
    place.join = token_urlsafe(18)
    room.reseat()
