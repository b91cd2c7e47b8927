"""What is done at a table by agreement: taking back, resigning with a partner, abandoning, giving a seat to another."""

from __future__ import annotations

from collections.abc import Sequence
from secrets import token_urlsafe
from typing import Any

from ringwar.kernel import Refusal
from ringwar.server.base.errors import CONFLICT, FORBIDDEN, MISSING, Denied
from ringwar.server.rooms import advising, making, pace
from ringwar.server.rooms.room import Caller, Room
from ringwar.server.store.games import ABANDONED, FINISHED, OPEN, RUNNING, GameRow

UNDO, RESIGN, ABANDON, TAKEOVER = "undo", "resign", "abandon", "takeover"
HINT = "hint"
CLAIM, EXTEND, COMPUTER = "claim", "extend", "computer"
RESIGNED, BY_TIME, GIVEN_UP = "resigned", "time", "abandoned"
STAND_IN = "rules"
"""The computer player that takes over a seat where nobody says which."""


def undo(room: Room, caller: Caller, seat: str, revision: int) -> dict[str, Any] | None:
    """Take back a seat's last answer, by the rule or alone at a table of computers; else ask the others.

    Where it was given together with those of others all of them choose again.
    """
    room.seated(caller, seat)
    if revision != room.row.revision:
        raise Denied(CONFLICT, "changed-meanwhile", revision=room.row.revision)
    table = room.table
    try:
        table.back(seat)
    except Refusal:
        number = room.last_answer(seat)
        if number is None:
            raise
        before = table.position.at(number)
        return propose(room, caller, UNDO, seat, {"count": room.row.base + number - len(before.given)})
    return None


def resign(room: Room, caller: Caller, seat: str) -> dict[str, Any] | None:
    """Give up a game for a side; partners at other seats must agree."""
    room.seated(caller, seat)
    return propose(room, caller, RESIGN, seat, {})


def abandon(room: Room, caller: Caller) -> dict[str, Any] | None:
    """End a game without a winner: whoever has made it as long as it is open, later all together."""
    row = room.row
    if row.status == OPEN and room.is_made_by(caller):
        _end(room, ABANDONED, GIVEN_UP)
        return None
    seats = room.seats_of(caller)
    if not seats:
        raise Denied(FORBIDDEN, "not-a-player")
    return propose(room, caller, ABANDON, seats[0], {})


def take_over(room: Room, caller: Caller, seat: str, who: str) -> dict[str, Any] | None:
    """Ask the others that somebody else or a computer gets a seat."""
    seats = room.seats_of(caller)
    if not seats:
        raise Denied(FORBIDDEN, "not-a-player")
    if seat not in room.row.seats:
        raise Refusal("no-seat", seat=seat, seats=list(room.row.seats))
    making.check_player(who)
    return propose(room, caller, TAKEOVER, seats[0], {"seat": seat, "who": who})


def propose(room: Room, caller: Caller, kind: str, seat: str, about: dict[str, Any]) -> dict[str, Any] | None:
    """Ask whoever else must agree; where that is nobody it is done at once."""
    assert room.table
    about = {"id": token_urlsafe(9), "kind": kind, "seat": seat, "about": about, "agreed": [caller.person]}
    if not _missing(room.row, about, room):
        _carry_out(room, about)
        return None
    room.row.proposal = about
    room.save()
    return about


def decide(room: Room, caller: Caller, request: str, accept: bool) -> None:
    """Agree to a proposal, or not; it is carried out when everybody has agreed."""
    proposal = room.row.proposal
    room.admit(caller)
    if proposal is None or proposal["id"] != request:
        raise Denied(MISSING, "no-such-proposal")
    if caller.person not in _asked(room.row, proposal, room) and caller.person not in proposal["agreed"]:
        raise Denied(FORBIDDEN, "not-asked-to-agree")
    if not accept:
        room.row.proposal = None
        room.save()
        return
    room.row.proposal = {**proposal, "agreed": [*proposal["agreed"], caller.person]}
    if _missing(room.row, room.row.proposal, room):
        room.save()
    else:
        _carry_out(room, proposal)


def _asked(row: GameRow, proposal: dict[str, Any], room: Room) -> set[str | None]:
    """The people who must agree to a proposal."""
    seats = [row.seats[seat] for seat in row.people]
    if proposal["kind"] == RESIGN:
        seats = [each for each in seats if room.side_of(each.seat) == room.side_of(proposal["seat"])]
    asked: set[str | None] = {each.person for each in seats if each.person is not None}
    if proposal["kind"] == TAKEOVER:
        asked -= {row.seats[proposal["about"]["seat"]].person}
    return asked


def _missing(row: GameRow, proposal: dict[str, Any], room: Room) -> set[str | None]:
    return _asked(row, proposal, room) - set(proposal["agreed"])


def _carry_out(room: Room, proposal: dict[str, Any]) -> None:
    """Do what everybody has agreed to."""
    kind, about, seat = proposal["kind"], proposal["about"], proposal["seat"]
    room.row.proposal = None
    if kind == UNDO:
        room.table.go_back(about["count"] - room.row.base, seat)
    elif kind == RESIGN:
        _end(room, FINISHED, RESIGNED, room.other_side(seat))
    elif kind == ABANDON:
        _end(room, ABANDONED, GIVEN_UP)
    else:
        _give_seat(room, about["seat"], about["who"])


def _end(room: Room, status: str, kind: str, winner: str | None = None) -> None:
    """A game ends by its people, not by its rules."""
    row = room.row
    row.status, row.result = status, {"winner": winner, "kind": kind}
    row.waiting, row.thinking, row.proposal = [], False, None
    room.save()


def _give_seat(room: Room, seat: str, who: str) -> None:
    """A seat changes hands: to a computer, or to whoever comes with its code."""
    making.put(room.row, seat, who, Caller())
    room.reseat()


# When time is over


def when_late(room: Room, caller: Caller, action: str) -> None:
    """What the others do when somebody's time is over: claim the game, give more time, let a computer play on."""
    row = room.row
    seat = pace.late(row, room.house.now())
    mine = room.seats_of(caller)
    if seat is None:
        raise Denied(CONFLICT, "not-late")
    if action not in _when_late(room, seat, mine):
        raise Denied(FORBIDDEN, "not-for-you-to-claim")
    if action == EXTEND:
        pace.extend(row, seat, room.house.now())
        room.save()
    elif action == COMPUTER:
        _give_seat(room, seat, STAND_IN)
    else:
        _end(room, FINISHED, BY_TIME, room.other_side(seat))


def _when_late(room: Room, late: str, mine: Sequence[str]) -> list[str]:
    """What somebody can do when the time of a seat is over: its opponents can claim the game, its partners cannot."""
    if not mine or late in mine:
        return []
    against = any(room.side_of(seat) != room.side_of(late) for seat in mine)
    return [*([CLAIM] if against else []), EXTEND, COMPUTER]


# What can be done


def may(room: Room, caller: Caller) -> list[str]:
    """What somebody can do with a game besides answering."""
    row, seats = room.row, room.seats_of(caller)
    if row.status == OPEN:
        return [ABANDON] if room.is_made_by(caller) else []
    if not seats:
        return []
    if row.status != RUNNING:
        return ["rematch"]
    late = pace.late(row, room.house.now())
    found = [UNDO] if any(room.last_answer(seat) is not None for seat in seats) else []
    found += [RESIGN, ABANDON, TAKEOVER]
    if advising.are_hints_had(room, caller):
        found.append(HINT)
    return found if late is None else found + _when_late(room, late, seats)


def shown(room: Room, caller: Caller) -> dict[str, Any] | None:
    """What was proposed, for those at the table."""
    proposal = room.row.proposal
    if proposal is None or not room.seats_of(caller):
        return None
    mine = caller.person in _missing(room.row, proposal, room)
    return {**{name: proposal[name] for name in ("id", "kind", "seat", "about")}, "asked": mine}
