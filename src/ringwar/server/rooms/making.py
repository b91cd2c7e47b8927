"""New games: what somebody wishes, checked against the catalogue, and who sits where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from secrets import token_hex, token_urlsafe
from typing import Any

from ringwar import games
from ringwar.kernel import Position, Refusal, start
from ringwar.kernel.chance import HOUSE
from ringwar.players import PLAYERS, no_player
from ringwar.server.base.errors import CONFLICT, FORBIDDEN, UNKNOWN, Denied
from ringwar.server.rooms.loading import setup_json, setup_of
from ringwar.server.rooms.room import Caller, Room
from ringwar.server.store.games import BY_LINK, COMPUTER, LISTED, OPEN, PERSON, GameRow, SeatRow
from ringwar.server.store.names import proper

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
    access: str = BY_LINK
    nonce: str = HOUSE
    dice_hash: str | None = None
    """The hash that was promised before the nonce was chosen."""


def again(room: Room, caller: Caller, now: float) -> tuple[GameRow, Position[Any]]:
    """The same game once more: whoever asks sits down, the seats of the others are kept for them."""
    row = room.row
    rules = games.ruleset(row.game)
    position = start(rules, setup_of(row))
    seats: dict[str, Who] = {seat.seat: _again(seat, caller) for seat in row.seats.values()}
    wish = Wish(row.game, seats=seats, dice=row.dice, pace=row.pace, access=row.access)
    made = new_row(wish, position, caller, now)
    people = {seat.seat: seat.person for seat in row.seats.values() if made.seats[seat.seat].kind == OPEN}
    made.origin = {"kind": "rematch", "game": row.id, "answers": 0, "people": people}
    return made, position


def _again(seat: SeatRow, caller: Caller) -> Who:
    """Who is to sit at a seat once more."""
    if seat.level is not None:
        return seat.level
    if seat.person == caller.person:
        return ME if seat.name == caller.name else {LOCAL: seat.name}
    return OPEN


def new_row(wish: Wish, position: Position[Any], caller: Caller, now: float) -> GameRow:
    """The row of a new game, whose seats are given out as wished."""
    if caller.person is None:
        raise Denied(UNKNOWN, "not-logged-in")
    if wish.nonce != HOUSE and wish.dice_hash is None:
        raise Refusal("nonce-before-hash")
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
    """Give a seat to somebody; Refusal for a computer player that there is not, or a name that is none."""
    row.seats[seat] = _seated(row.seats[seat], who, caller)
    row.orders.pop(seat, None)
    if row.status == OPEN:
        row.nonces[seat] = nonce if row.seats[seat].person else HOUSE


def _seated(seat: SeatRow, who: Who, caller: Caller) -> SeatRow:
    """A seat with somebody on it."""
    if not isinstance(who, str):
        return SeatRow(seat.seat, PERSON, proper(who[LOCAL]), seat.join, caller.person)
    if who == ME:
        return SeatRow(seat.seat, caller.kind, caller.name, seat.join, caller.person)
    check_player(who)
    if who == OPEN:
        return SeatRow(seat.seat, OPEN, "", seat.join)
    return SeatRow(seat.seat, COMPUTER, who, seat.join, level=who)


def check_player(who: str) -> None:
    """Refusal unless a seat can be given to that: `open`, or a computer player."""
    if who not in (OPEN, *PLAYERS):
        raise no_player(who)


def take(room: Room, seat: str, join: str, caller: Caller, nonce: str = HOUSE) -> None:
    """Take an open seat by its code; in a listed game everybody may."""
    row = room.row
    if caller.person is None:
        raise Denied(UNKNOWN, "not-logged-in")
    place = row.seats.get(seat)
    if place is None:
        raise Refusal("no-seat", seat=seat, seats=list(row.seats))
    kept = room.is_kept_for(caller, seat)
    if join != place.join and row.access != LISTED and not room.is_made_by(caller) and not kept:
        raise Denied(FORBIDDEN, "wrong-code", seat=seat)
    if place.kind != OPEN:
        raise Denied(CONFLICT, "seat-taken", seat=seat)
    place.join = token_urlsafe(18)
    put(row, seat, ME, caller, nonce)
    room.reseat()


def leave(room: Room, seat: str, caller: Caller) -> None:
    """Leave a seat before the game has begun; somebody else can take it."""
    room.seated(caller, seat)
    check_open(room.row)
    put(room.row, seat, OPEN, caller)
    room.reseat()


def check_open(row: GameRow) -> None:
    """Denied once a game has begun: seats change hands by agreement then."""
    if row.status != OPEN:
        raise Denied(CONFLICT, "begun")
