"""People: guests and accounts, how they log in, whom they shun."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import sha256
from secrets import token_hex, token_urlsafe
from typing import Any

from sqlalchemy import Row, Update, and_, delete, exists, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from ringwar.kernel import Refusal
from ringwar.server.store.database import Database
from ringwar.server.store.names import DEPARTED, folded, proper
from ringwar.server.store.schema import audit, chat, games, logins, people, replies, seats, shunned

GUEST, ACCOUNT = "guest", "account"
BLOCK, MUTE = "block", "mute"
DAY = 86_400.0
IDLE = 90 * DAY
"""How long a login lasts that nobody uses."""
MOST_LOGINS = 20
"""Of one person; the one that was not used for longest goes."""
MOST_SHUNNED = 500


@dataclass(frozen=True)
class Person:
    """Somebody that the server knows."""

    id: str
    name: str
    kind: str
    administrator: bool = False
    banned: str | None = None
    """Why this person may do nothing here; None for everybody else."""


@dataclass(frozen=True)
class Account:
    """An account with what only its owner gives and sees."""

    person: Person
    password: str
    """As it is kept: hashed."""
    email: str | None


@dataclass(frozen=True)
class Login:
    """A browser in which somebody is logged in, by the hash of its token."""

    token: str
    created: float
    seen: float


@dataclass(frozen=True)
class Shunned:
    """Somebody whom a person shuns: no games together, or no chat shown, or both."""

    id: str
    name: str
    block: bool
    mute: bool


class People:
    """Everybody that the server knows."""

    def __init__(self, database: Database, now: Callable[[], float]) -> None:
        self.database = database
        self.now = now

    def add_guest(self, name: str) -> Person:
        """A new guest, by a name that no account has."""
        kept = proper(name)
        self._refuse_taken(kept)
        person = Person(token_hex(8), kept, GUEST)
        with self.database.writing() as connection:
            connection.execute(insert(people).values(id=person.id, name=kept, kind=GUEST, created=self.now()))
        return person

    def add_account(self, name: str, password: str, email: str | None = None) -> Person:
        """A new account, by a name that no other has; the password is hashed already."""
        person = Person(token_hex(8), proper(name), ACCOUNT)
        row = {"id": person.id, "kind": ACCOUNT, "created": self.now(), "password": password, "email": email}
        with _unique(person.name), self.database.writing() as connection:
            connection.execute(insert(people).values(name=person.name, folded=folded(person.name), **row))
        return person

    def promote(self, guest: Person, name: str, password: str, email: str | None = None) -> Person:
        """The guest as an account: the same person, with the same games."""
        kept = proper(name)
        row = {"kind": ACCOUNT, "name": kept, "folded": folded(kept), "password": password, "email": email}
        with _unique(kept), self.database.writing() as connection:
            is_guest = and_(people.c.id == guest.id, people.c.kind == GUEST)
            if not connection.execute(update(people).where(is_guest).values(**row)).rowcount:
                raise Refusal("not-a-guest")
            connection.execute(_renaming(guest, kept))
        return Person(guest.id, kept, ACCOUNT, guest.administrator, guest.banned)

    def rename(self, person: Person, name: str) -> Person:
        """The person by another name, on all seats that had the old one too."""
        kept = proper(name)
        if person.kind == GUEST:
            self._refuse_taken(kept)
        row = {"name": kept, "folded": None if person.kind == GUEST else folded(kept)}
        with _unique(kept), self.database.writing() as connection:
            connection.execute(update(people).where(people.c.id == person.id).values(**row))
            connection.execute(_renaming(person, kept))
        return Person(person.id, kept, person.kind, person.administrator, person.banned)

    def set_password(self, person: Person, password: str) -> None:
        """Replace the password, which is hashed already."""
        self._set(person, password=password)

    def set_email(self, person: Person, email: str | None) -> None:
        """Replace the address, or forget it."""
        self._set(person, email=email)

    def find(self, id: str) -> Person | None:
        """The person of an id."""
        with self.database.reading() as connection:
            return _person(connection.execute(select(people).where(people.c.id == id)).first())

    def account(self, name: str) -> Account | None:
        """The account of a name."""
        with self.database.reading() as connection:
            row = connection.execute(select(people).where(people.c.folded == folded(name))).first()
        person = _person(row)
        return None if row is None or person is None else Account(person, row.password, row.email)

    def log_in(self, person: Person) -> str:
        """A new login of a person: the token that the browser keeps, and nobody else."""
        token = token_urlsafe(32)
        at = self.now()
        with self.database.writing() as connection:
            connection.execute(insert(logins).values(token=hashed(token), person=person.id, created=at, seen=at))
            own = select(logins.c.token).where(logins.c.person == person.id)
            old = connection.scalars(own.order_by(logins.c.seen.desc(), logins.c.token).offset(MOST_LOGINS)).all()
            connection.execute(delete(logins).where(logins.c.token.in_(old)))
        return token

    def by_token(self, token: str) -> Person | None:
        """Who is logged in by a token, which counts as used by that."""
        used = logins.c.token == hashed(token)
        query = select(people, logins.c.seen).join(logins, logins.c.person == people.c.id)
        with self.database.reading() as connection:
            row = connection.execute(query.where(used, logins.c.seen > self.now() - IDLE)).first()
        if row is not None and row.seen < self.now() - DAY:
            with self.database.writing() as connection:
                connection.execute(update(logins).where(used).values(seen=self.now()))
        return _person(row)

    def log_out(self, token: str) -> None:
        """End one login."""
        with self.database.writing() as connection:
            connection.execute(delete(logins).where(logins.c.token == hashed(token)))

    def log_out_everywhere(self, person: Person) -> None:
        """End all logins of a person."""
        with self.database.writing() as connection:
            connection.execute(delete(logins).where(logins.c.person == person.id))

    def logins(self, person: Person) -> list[Login]:
        """Where a person is logged in, the latest first."""
        query = select(logins).where(logins.c.person == person.id, logins.c.seen > self.now() - IDLE)
        with self.database.reading() as connection:
            rows = connection.execute(query.order_by(logins.c.created.desc())).all()
        return [Login(row.token, row.created, row.seen) for row in rows]

    def shun(self, person: Person, other: str, *kinds: str) -> None:
        """From now on shun somebody in these ways, and in no other."""
        if kinds and (other == person.id or self.find(other) is None):
            raise Refusal("no-such-person")
        own = shunned.c.person == person.id
        with self.database.writing() as connection:
            connection.execute(delete(shunned).where(own, shunned.c.other == other))
            others = connection.scalars(select(shunned.c.other).where(own).distinct()).all()
            if kinds and len(others) >= MOST_SHUNNED:
                raise Refusal("too-many-shunned", most=MOST_SHUNNED)
            for kind in kinds:
                connection.execute(insert(shunned).values(person=person.id, other=other, kind=kind))

    def shunned(self, person: Person) -> list[Shunned]:
        """Whom a person shuns, and how."""
        query = select(people.c.id, people.c.name, shunned.c.kind).join(shunned, shunned.c.other == people.c.id)
        with self.database.reading() as connection:
            rows = connection.execute(query.where(shunned.c.person == person.id).order_by(people.c.name)).all()
        found: dict[str, tuple[str, set[str]]] = {}
        for row in rows:
            found.setdefault(row.id, (row.name, set()))[1].add(row.kind)
        return [Shunned(id, name, BLOCK in kinds, MUTE in kinds) for id, (name, kinds) in found.items()]

    def is_blocked(self, person: str, others: Collection[str]) -> bool:
        """Whether a person blocks any of the others, or is blocked by one."""
        by, of = shunned.c.person, shunned.c.other
        between = or_(and_(by == person, of.in_(others)), and_(of == person, by.in_(others)))
        with self.database.reading() as connection:
            found = connection.execute(select(shunned.c.kind).where(between, shunned.c.kind == BLOCK).limit(1))
            return found.first() is not None

    def muted(self, person: str) -> frozenset[str]:
        """Whose chat a person does not want to see."""
        query = select(shunned.c.other).where(shunned.c.person == person, shunned.c.kind == MUTE)
        with self.database.reading() as connection:
            return frozenset(connection.scalars(query))

    def games(self, person: Person) -> list[str]:
        """The games in which a person has a seat, or that this person has made."""
        own = select(seats.c.game).where(seats.c.person == person.id)
        query = select(games.c.id).where(or_(games.c.creator == person.id, games.c.id.in_(own))).order_by(games.c.id)
        with self.database.reading() as connection:
            return list(connection.scalars(query))

    def forget(self, person: Person) -> None:
        """Delete a person: the games stay, the name goes."""
        nameless = {"name": DEPARTED, "person": None}
        with self.database.writing() as connection:
            for table in (seats, chat):
                connection.execute(update(table).where(table.c.person == person.id).values(**nameless))
            connection.execute(delete(replies).where(replies.c.person == person.id))
            connection.execute(delete(people).where(people.c.id == person.id))
            entry = {"at": self.now(), "who": person.id, "what": "left", "about": {}}
            connection.execute(insert(audit).values(**entry))

    def sweep(self) -> None:
        """Delete logins that nobody has used for long, and guests who cannot come back and have left nothing."""
        traces = (logins.c.person, seats.c.person, chat.c.person, games.c.creator)
        unused = [~exists().where(column == people.c.id) for column in traces]
        with self.database.writing() as connection:
            connection.execute(delete(logins).where(logins.c.seen <= self.now() - IDLE))
            old = people.c.created < self.now() - DAY
            connection.execute(delete(people).where(people.c.kind == GUEST, old, *unused))

    def _set(self, person: Person, **values: Any) -> None:
        with self.database.writing() as connection:
            connection.execute(update(people).where(people.c.id == person.id).values(**values))

    def _refuse_taken(self, name: str) -> None:
        """A guest cannot have the name of an account."""
        if self.account(name) is not None:
            raise Refusal("name-taken", name=name)


def hashed(token: str) -> str:
    """A token as the database knows it; whoever reads the database cannot log in by it."""
    return sha256(token.encode()).hexdigest()


def _person(row: Row[Any] | None) -> Person | None:
    """The person of a row of the table."""
    return None if row is None else Person(row.id, row.name, row.kind, row.administrator, row.banned)


def _renaming(person: Person, name: str) -> Update:
    """Another name on the seats of a person; those of friends at the same screen keep theirs."""
    own = and_(seats.c.person == person.id, seats.c.name == person.name)
    return update(seats).where(own).values(name=name)


@contextmanager
def _unique(name: str) -> Iterator[None]:
    """The database decides whose name it is."""
    try:
        yield
    except IntegrityError:
        raise Refusal("name-taken", name=name) from None
