"""Games in the database: their rows, seats, answers, steps, chat and notes."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, bindparam, delete, func, insert, or_, select, update

from ringwar.kernel import Asked, name_of
from ringwar.server.base.errors import CONFLICT, Denied
from ringwar.server.store import schema
from ringwar.server.store.database import Database

OPEN, RUNNING, FINISHED, ABANDONED = "open", "running", "finished", "abandoned"
PERSON, GUEST, COMPUTER = "person", "guest", "computer"
PEOPLE = (PERSON, GUEST)
PRIVATE, BY_LINK, LISTED = "private", "link", "listed"
MOST_IN_A_LIST = 50
CHANGED = "changed-elsewhere"


@dataclass
class SeatRow:
    """Who sits at a seat, and the code by which it is taken where it is open."""

    seat: str
    kind: str
    name: str
    join: str
    person: str | None = None
    level: str | None = None


@dataclass
class GameRow:
    """A game as the database knows it, its answers apart."""

    id: str
    game: str
    rules: int
    setup: dict[str, Any]
    status: str
    access: str
    creator: str | None
    watch: str
    dice: str
    secret: str
    created: float
    changed: float
    base: int = 0
    undone: int = 0
    renewals: list[dict[str, int]] = field(default_factory=list)
    nonces: dict[str, str] = field(default_factory=dict)
    pace: dict[str, Any] | None = None
    clock: dict[str, Any] | None = None
    revision: int = 0
    count: int = 0
    waiting: list[str] = field(default_factory=list)
    thinking: bool = False
    orders: dict[str, Any] = field(default_factory=dict)
    proposal: dict[str, Any] | None = None
    result: dict[str, Any] | None = None
    origin: dict[str, Any] | None = None
    rematch: str | None = None
    seats: dict[str, SeatRow] = field(default_factory=dict)

    def held_by(self, person: str | None) -> list[str]:
        """The seats of a person."""
        return [seat.seat for seat in self.seats.values() if person is not None and seat.person == person]

    @property
    def open_setup(self) -> dict[str, Any]:
        """What is played, as all may know it: without the table from which it goes on, where hands lie open."""
        return {name: value for name, value in self.setup.items() if name != "position"}

    @property
    def people(self) -> list[str]:
        """The seats at which somebody sits who is asked on a screen."""
        return [seat.seat for seat in self.seats.values() if seat.kind in PEOPLE]


class Pending(NamedTuple):
    """What a seat has chosen in secret while others still choose."""

    seat: str
    key: str
    answer: str


class Reply(NamedTuple):
    """What was replied to a call that must not be carried out twice."""

    person: str
    key: str
    body: str
    reply: dict[str, Any]


class After(NamedTuple):
    """Where a list goes on: after the game of an id that last changed then."""

    changed: float
    id: str


class Line(NamedTuple):
    """Something said in the chat of a game."""

    id: int
    room: str
    person: str | None
    name: str
    text: str
    said: float


@dataclass
class Growth:
    """How a game has changed since it was kept last."""

    since: int
    """How many of its answers are still the same."""
    answers: Sequence[Asked] = ()
    chosen: Sequence[Asked] = ()
    step: tuple[int, dict[str, Any]] | None = None
    """The document of where its last step began, and how many answers there were."""
    reply: Reply | None = None
    replaces: bool = True
    """Whether something was kept after those answers, or chosen in secret, that is so no longer."""


COLUMNS = [each.name for each in fields(GameRow) if each.name != "seats"]
UPDATED = update(schema.games).where(
    schema.games.c.id == bindparam("mine"), schema.games.c.revision == bindparam("before")
)
"""A game as it is now, if it had that revision; made once, because it is long."""


class Games:
    """All games that a database holds."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # One game

    def add(self, row: GameRow, growth: Growth | None = None) -> None:
        """A new game."""
        with self.database.writing() as connection:
            connection.execute(insert(schema.games).values(_columns(row)))
            _put_seats(connection, row)
            if growth is not None:
                _grow(connection, row, growth)

    def find(self, game: str) -> GameRow | None:
        """A game by its id."""
        with self.database.reading() as connection:
            found = connection.execute(select(schema.games).where(schema.games.c.id == game)).mappings().first()
            if found is None:
                return None
            return GameRow(**found, seats=_seats(connection, [game]).get(game, {}))

    def answers(self, game: str, base: int = 0) -> list[Asked]:
        """All answers of a game after its base, in their order, by the names of the options."""
        table = schema.answers.c
        query = select(table.side, table.key, table.answer).where(table.game == game, table.number > base)
        with self.database.reading() as connection:
            return [Asked(*found) for found in connection.execute(query.order_by(table.number))]

    def pending(self, game: str) -> list[Pending]:
        """What was chosen in secret while others still choose."""
        table = schema.pending.c
        with self.database.reading() as connection:
            query = select(table.seat, table.key, table.answer).where(table.game == game)
            return [Pending(*found) for found in connection.execute(query)]

    def last_step(self, game: str) -> tuple[int, dict[str, Any]] | None:
        """The last document of a game, and how many answers there were."""
        table = schema.steps.c
        query = select(table.number, table.document).where(table.game == game).order_by(table.number.desc())
        with self.database.reading() as connection:
            found = connection.execute(query.limit(1)).first()
        return None if found is None else (found[0], found[1])

    def replay(self, game: str, reader: str) -> Any:
        """The first view of a reader and all log entries of a game that is over."""
        table = schema.replays.c
        with self.database.reading() as connection:
            query = select(table.story).where(table.game == game, table.reader == reader)
            found = connection.execute(query).scalar()
        return None if found is None else json.loads(zlib.decompress(found))

    def put_replays(self, game: str, replays: Mapping[str, Any]) -> None:
        """Keep what readers saw of a game that is over; of its documents only the last is still needed."""
        steps = schema.steps
        last = select(func.max(steps.c.number)).where(steps.c.game == game).scalar_subquery()
        stories = {reader: zlib.compress(json.dumps(story).encode()) for reader, story in replays.items()}
        with self.database.writing() as connection:
            connection.execute(delete(steps).where(steps.c.game == game, steps.c.number < last))
            connection.execute(delete(schema.replays).where(schema.replays.c.game == game))
            _insert(connection, schema.replays, [{"game": game, "reader": r, "story": s} for r, s in stories.items()])

    def untold(self) -> list[str]:
        """The games that are over and whose replays are not kept yet."""
        table = schema.games.c
        over = select(table.id).where(table.status.in_((FINISHED, ABANDONED)), table.count > 0)
        with self.database.reading() as connection:
            told = select(schema.replays.c.game)
            return list(connection.execute(over.where(table.id.not_in(told))).scalars())

    def reply(self, game: str, person: str, key: str) -> Reply | None:
        """What was replied to a call before."""
        table = schema.replies.c
        query = select(table.person, table.key, table.body, table.reply)
        with self.database.reading() as connection:
            wanted = query.where(table.game == game, table.person == person, table.key == key)
            found = connection.execute(wanted).first()
        return None if found is None else Reply(*found)

    def keep(self, row: GameRow, revision: int, growth: Growth | None = None, *, seats: bool = False) -> None:
        """Keep what has changed since the game had that revision; a conflict where somebody else has changed it."""
        values = {**_columns(row), "mine": row.id, "before": revision}
        with self.database.writing() as connection:
            if connection.execute(UPDATED, values).rowcount != 1:
                raise Denied(CONFLICT, CHANGED)
            if seats:
                connection.execute(delete(schema.seats).where(schema.seats.c.game == row.id))
                _put_seats(connection, row)
            if growth is not None:
                _grow(connection, row, growth)

    def turn_clocks(self, turn: Callable[[dict[str, Any]], None]) -> None:
        """Turn the clocks of all games that are played."""
        table = schema.games
        with self.database.writing() as connection:
            found = connection.execute(select(table.c.id, table.c.clock).where(table.c.status == RUNNING)).all()
            for game, clock in found:
                if clock is not None:
                    turn(clock)
                    connection.execute(update(table).where(table.c.id == game).values(clock=clock))

    # Lists

    def mine(self, person: str, after: After | None = None) -> list[GameRow]:
        """The games of a person, the one that changed last first."""
        seats = select(schema.seats.c.game).where(schema.seats.c.person == person)
        wanted = or_(schema.games.c.id.in_(seats), schema.games.c.creator == person)
        return self._listed(wanted, after)

    def open(self, after: After | None = None) -> list[GameRow]:
        """The games in which everybody may take a seat."""
        return self._listed(and_(schema.games.c.status == OPEN, schema.games.c.access == LISTED), after)

    def finished(self, after: After | None = None) -> list[GameRow]:
        """The games that are over and that everybody may see."""
        return self._listed(and_(schema.games.c.status == FINISHED, schema.games.c.access == LISTED), after)

    def running(self, after: After | None = None) -> list[GameRow]:
        """The games that everybody may watch."""
        return self._listed(and_(schema.games.c.status == RUNNING, schema.games.c.access == LISTED), after)

    def thinking(self) -> list[str]:
        """The games in which a computer player is to answer."""
        table = schema.games.c
        with self.database.reading() as connection:
            query = select(table.id).where(table.thinking, table.status == RUNNING)
            return list(connection.execute(query).scalars())

    def unfinished(self) -> int:
        """How many games are not over."""
        query = select(func.count()).where(schema.games.c.status.in_((OPEN, RUNNING)))
        with self.database.reading() as connection:
            return connection.execute(query).scalar_one()

    def going_on(self, person: str) -> int:
        """How many games of a person are not over."""
        table = schema.games.c
        seats = select(schema.seats.c.game).where(schema.seats.c.person == person)
        mine = or_(table.creator == person, table.id.in_(seats))
        query = select(func.count()).where(table.status.in_((OPEN, RUNNING)), mine)
        with self.database.reading() as connection:
            return connection.execute(query).scalar_one()

    def _listed(self, wanted: ColumnElement[bool], after: After | None) -> list[GameRow]:
        table = schema.games
        query = select(table).where(wanted).order_by(table.c.changed.desc(), table.c.id).limit(MOST_IN_A_LIST)
        if after is not None:
            later = and_(table.c.changed == after.changed, table.c.id > after.id)
            query = query.where(or_(table.c.changed < after.changed, later))
        with self.database.reading() as connection:
            found = [GameRow(**each) for each in connection.execute(query).mappings()]
            seats = _seats(connection, [row.id for row in found])
        for row in found:
            row.seats = seats.get(row.id, {})
        return found

    # Talking

    def say(self, game: str, line: Line) -> Line:
        """Add a line to a chat."""
        with self.database.writing() as connection:
            values = {**line._asdict(), "game": game}
            del values["id"]
            said = connection.execute(insert(schema.chat).values(values).returning(schema.chat.c.id)).scalar_one()
        return line._replace(id=said)

    def said(self, game: str, rooms: Sequence[str], after: int = 0) -> list[Line]:
        """The lines of some chats of a game after one of them."""
        table = schema.chat.c
        query = select(table.id, table.room, table.person, table.name, table.text, table.said)
        wanted = query.where(table.game == game, table.room.in_(rooms), table.id > after)
        with self.database.reading() as connection:
            found = connection.execute(wanted.order_by(table.id.desc()).limit(200))
            return [Line(*each) for each in found][::-1]

    def note(self, game: str, person: str) -> str:
        """The private note of a person on a game."""
        table = schema.notes.c
        with self.database.reading() as connection:
            query = select(table.text).where(table.game == game, table.person == person)
            return str(connection.execute(query).scalar() or "")

    def put_note(self, game: str, person: str, text: str) -> None:
        """Keep the private note of a person on a game."""
        table = schema.notes
        with self.database.writing() as connection:
            connection.execute(delete(table).where(table.c.game == game, table.c.person == person))
            connection.execute(insert(table).values(game=game, person=person, text=text))


def _columns(row: GameRow) -> dict[str, Any]:
    return {name: getattr(row, name) for name in COLUMNS}


def _seats(connection: Connection, games: Sequence[str]) -> dict[str, dict[str, SeatRow]]:
    """Who sits where, by game, in the order in which the seats were put down."""
    found: dict[str, dict[str, SeatRow]] = {}
    table = schema.seats
    query = select(table).where(table.c.game.in_(games)).order_by(table.c.place)
    for each in connection.execute(query).mappings():
        values = {name: value for name, value in each.items() if name not in ("game", "place")}
        found.setdefault(each["game"], {})[each["seat"]] = SeatRow(**values)
    return found


def _put_seats(connection: Connection, row: GameRow) -> None:
    seats = [{**asdict(seat), "game": row.id, "place": place} for place, seat in enumerate(row.seats.values())]
    connection.execute(insert(schema.seats), seats)


def _grow(connection: Connection, row: GameRow, growth: Growth) -> None:
    """Write what a game has grown by, and take out what was taken back."""
    game, since = row.id, row.base + growth.since
    answers, steps, pending = schema.answers, schema.steps, schema.pending
    if growth.replaces:
        connection.execute(delete(answers).where(answers.c.game == game, answers.c.number > since))
        connection.execute(delete(pending).where(pending.c.game == game))
    numbered = enumerate(growth.answers, since + 1)
    _insert(connection, answers, [_answer(game, number, each, row.changed) for number, each in numbered])
    _insert(connection, pending, [_chosen(game, each) for each in growth.chosen])
    if growth.step is not None:
        number, document = growth.step
        connection.execute(delete(steps).where(steps.c.game == game, steps.c.number >= row.base + number))
        _insert(connection, steps, [{"game": game, "number": row.base + number, "document": document}])
    if growth.reply is not None:
        _insert(connection, schema.replies, [{**growth.reply._asdict(), "game": game, "given": row.changed}])


def _answer(game: str, number: int, asked: Asked, given: float) -> dict[str, Any]:
    name = name_of(asked.answer)
    return {"game": game, "number": number, "side": asked.side, "key": asked.key, "answer": name, "given": given}


def _chosen(game: str, asked: Asked) -> dict[str, Any]:
    return {"game": game, "seat": asked.side, "key": asked.key, "answer": name_of(asked.answer)}


def _insert(connection: Connection, table: Any, rows: Sequence[Mapping[str, Any]]) -> None:
    if rows:
        connection.execute(insert(table), list(rows))
