"""What administrators see and do: everybody, all games, who is banned, and who did what."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, insert, select, update

from ringwar.kernel import Refusal
from ringwar.server.store.database import Database
from ringwar.server.store.people import ACCOUNT, People, Person
from ringwar.server.store.schema import audit, games, people

PAGE = 100
"""How many of a list are given at once."""
RUNNING = ("open", "running")
ABANDONED = "abandoned"


@dataclass(frozen=True)
class Member:
    """A person as administrators see one."""

    id: str
    name: str
    kind: str
    administrator: bool
    banned: str | None
    created: float


@dataclass(frozen=True)
class Listed:
    """A game as administrators see one: nothing of what is hidden in it."""

    id: str
    game: str
    status: str
    access: str
    creator: str | None
    count: int
    created: float
    changed: float


@dataclass(frozen=True)
class Entry:
    """Something that was done, and by whom: the id of a person, or `command`."""

    id: int
    at: float
    who: str
    what: str
    about: dict[str, Any]


class Administration:
    """What an administrator does, every deed of it written down; `who` is the id of the administrator."""

    def __init__(self, database: Database, now: Callable[[], float], who: str) -> None:
        self.database = database
        self.now = now
        self.who = who

    def people(self, skip: int = 0) -> list[Member]:
        """Everybody, the newest first, a page at a time."""
        columns = [people.c[name] for name in Member.__dataclass_fields__]
        query = select(*columns).order_by(people.c.created.desc(), people.c.id)
        with self.database.reading() as connection:
            return [Member(*row) for row in connection.execute(query.limit(PAGE).offset(skip))]

    def games(self, skip: int = 0) -> list[Listed]:
        """All games, those that changed last first, a page at a time."""
        columns = [games.c[name] for name in Listed.__dataclass_fields__]
        query = select(*columns).order_by(games.c.changed.desc(), games.c.id)
        with self.database.reading() as connection:
            return [Listed(*row) for row in connection.execute(query.limit(PAGE).offset(skip))]

    def audit(self, skip: int = 0) -> list[Entry]:
        """What was done, the latest first, a page at a time."""
        columns = [audit.c[name] for name in Entry.__dataclass_fields__]
        query = select(*columns).order_by(audit.c.id.desc())
        with self.database.reading() as connection:
            return [Entry(*row) for row in connection.execute(query.limit(PAGE).offset(skip))]

    def named(self, name: str) -> Person:
        """The account of a name, or the person of an id."""
        store = People(self.database, self.now)
        account = store.account(name)
        person = store.find(name) if account is None else account.person
        if person is None:
            raise Refusal("no-such-person")
        return person

    def ban(self, person: Person, reason: str) -> None:
        """Keep a person out, for a reason that the person is told."""
        self._change(person, "ban", reason=reason, banned=reason)

    def unban(self, person: Person) -> None:
        """Let a person in again."""
        self._change(person, "unban", banned=None)

    def appoint(self, person: Person) -> None:
        """Make an account an administrator."""
        if person.kind != ACCOUNT:
            raise Refusal("only-accounts")
        self._change(person, "appoint", administrator=True)

    def close(self, game: str) -> None:
        """Abandon a game that is not over."""
        found = (games.c.id == game, games.c.status.in_(RUNNING))
        values = {"status": ABANDONED, "waiting": [], "thinking": False, "changed": self.now()}
        with self.database.writing() as connection:
            closing = update(games).where(*found).values(**values, revision=games.c.revision + 1)
            if not connection.execute(closing).rowcount:
                raise Refusal("no-such-game-runs")
            self._write(connection, "close", game=game)

    def note(self, what: str, **about: Any) -> None:
        """Write down what was done by other means."""
        with self.database.writing() as connection:
            self._write(connection, what, **about)

    def _change(self, person: Person, what: str, reason: str | None = None, **values: Any) -> None:
        about = {"person": person.id} | ({} if reason is None else {"reason": reason})
        with self.database.writing() as connection:
            connection.execute(update(people).where(people.c.id == person.id).values(**values))
            self._write(connection, what, **about)

    def _write(self, connection: Connection, what: str, **about: Any) -> None:
        connection.execute(insert(audit).values(at=self.now(), who=self.who, what=what, about=about))
