"""Games as others can have them: documents of their moments, and of those that are over records and what dice prove."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from ringwar.kernel import CHANCE, Asked, Position, Refusal, Result, SavedGame, Setup, write
from ringwar.kernel.chance import commitment
from ringwar.kernel.heads import ABANDONED, AGREED, BY_TIME, NOBODY, RESIGNED, claim_lines
from ringwar.kernel.position import asked_since
from ringwar.kernel.records import as_text
from ringwar.server.base.errors import CONFLICT, MISSING, Denied
from ringwar.server.rooms import loading
from ringwar.server.rooms.room import Room
from ringwar.server.store import games as store
from ringwar.server.store.games import OPEN, RUNNING, GameRow

BY_PEOPLE = (RESIGNED, BY_TIME, AGREED, ABANDONED)


def check_over(row: GameRow) -> None:
    """Denied while a game goes on: its record would show what is hidden."""
    if row.status in (OPEN, RUNNING):
        raise Denied(CONFLICT, "not-over")


def document(room: Room, reader: str, at: int | None = None) -> dict[str, Any]:
    """The table after so many answers, or where the step began in which they were given, as a document.

    While a game goes on it tells only what those see who sit where the reader does.
    """
    row, rules = room.row, room.rules
    if row.status == OPEN:
        raise Denied(CONFLICT, "not-begun")
    number = row.count if at is None else at
    if not row.base <= number <= row.count:
        raise Denied(MISSING, "no-such-moment", at=number, first=row.base, last=row.count)
    table = _position_at(room, number - row.base).checkpoint
    running = row.status == RUNNING
    written = rules.seen_document(table, room.alike(reader)) if running else rules.document(table)
    if written is None:
        raise Denied(CONFLICT, "not-over")
    return {**written, "players": row.setup["players"]}


def record(room: Room) -> str:
    """The record of a game as text; of one that today's rules cannot read, by its answers and without a proof."""
    row = room.row
    check_over(row)
    try:
        position = _position(room)
    except Refusal:
        dice, since = dice_of(row), loading.dice_since(row)
        claims = claim_lines(names(row), dice.hash, dice.nonces, since, _ended(row))
        return as_text(_setup(row), row.rules, claims, dice.secret, _answers(room))
    ended = None if position.result is not None else _ended(row)
    return write(SavedGame(position, names(row), *dice_of(row), loading.dice_since(row), ended))


def record_json(room: Room) -> dict[str, Any]:
    """The record of a game, and what it says, for programs."""
    row = room.row
    text = record(room)
    answers = [{"number": row.base + number, **each._asdict()} for number, each in enumerate(_answers(room), 1)]
    about = {"setup": {"game": row.game, **row.setup}, "rules": row.rules, "seats": names(row), "result": row.result}
    return {"record": text, **about, "base": row.base, "answers": answers}


def verified(room: Room) -> dict[str, Any]:
    """Whether every answer that Chance gave here follows from the published secret and the nonces."""
    row = room.row
    check_over(row)
    if row.dice == loading.OWN_DICE:
        raise Denied(CONFLICT, "dice-of-their-own")
    position, since = _position(room), loading.dice_since(row)
    wrong = loading.wrong_dice(row, position)
    rolled = sum(each.side == CHANCE for each in asked_since(position, since))
    return {**dice_of(row)._asdict(), "since": row.base + since, "rolled": rolled, "wrong": wrong, "holds": not wrong}


def _position(room: Room) -> Position[Any]:
    """Where a game stood at last; Refusal where today's rules do not lead there."""
    if room.hosted is not None:
        return room.hosted.position
    row, games = room.row, room.house.games
    return loading.stand(row, games.answers(row.id, row.base), games.pending(row.id))


def _position_at(room: Room, number: int) -> Position[Any]:
    """Where a game stood after so many answers since its base."""
    if room.hosted is not None:
        return room.hosted.position.at(number)
    return loading.stand(room.row, room.house.games.answers(room.row.id, room.row.base)[:number], ())


def _answers(room: Room) -> list[Asked]:
    """All answers since the base, those among them that others still waited for last."""
    row, games = room.row, room.house.games
    chosen = [Asked(each.seat, each.key, each.answer) for each in games.pending(row.id)]
    return [*games.answers(row.id, row.base), *chosen]


def _setup(row: GameRow) -> Setup:
    """The setup of a game as it was, whether today's rules have it or not."""
    said = row.setup
    expansions = tuple(said["expansions"])
    return Setup(row.game, said["scenario"], said["players"], expansions, said["options"], said["position"])


def names(row: GameRow) -> dict[str, str]:
    """Who sat where."""
    return {seat.seat: seat.name for seat in row.seats.values() if seat.name}


class DiceOfHouse(NamedTuple):
    """What is published of the dice of a game; nothing where people rolled their own."""

    hash: str | None = None
    secret: str | None = None
    nonces: Mapping[str, str] = {}


def dice_of(row: GameRow) -> DiceOfHouse:
    """What is published of the dice of a game that is over."""
    if row.dice == loading.OWN_DICE:
        return DiceOfHouse()
    return DiceOfHouse(commitment(bytes.fromhex(row.secret)), row.secret, row.nonces)


def _ended(row: GameRow) -> Result | None:
    """How people have ended a game, where no rule has."""
    if row.result is not None and row.result["kind"] in BY_PEOPLE:
        return Result(row.result["winner"] or NOBODY, row.result["kind"])
    return Result(NOBODY, ABANDONED) if row.status == store.ABANDONED else None
