"""The database: SQLite beside the program, or PostgreSQL. What is committed is on the disk."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Lock, RLock
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError, TimeoutError

from ringwar.server.base.addresses import address_of

BUSY_SECONDS = 30
"""How long a statement may wait for whoever else writes: a backup, a command of the administrator."""
SILENT_SECONDS = 60
"""How long PostgreSQL may say nothing before it counts as lost; longer than any statement may take."""
MOST_CONNECTIONS = 20
AWAY = ("08", "28", "3D", "40", "53", "55P03", "57")
"""PostgreSQL's codes for: connection lost, not let in, no such database, writers in each other's way, no room, a lock
not had, shutting down."""
BUSY = (
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_NOTADB,
)
"""SQLite's codes for: others write, nothing can be written, no room, the file cannot be read."""
CONSTRAINTS = "23"
"""PostgreSQL's code for rows that cannot be; its driver knows only some of them. `D` tells their values."""


class Unavailable(Exception):
    """The database cannot be reached, or did not do it in time; the caller may try again later."""


class Database:
    """One database, for reading and for writing; ValueError for an address that names none."""

    def __init__(self, url: str | URL) -> None:
        self.url = address_of(url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self.engine = _sqlite(self.url) if self.is_sqlite else _postgresql(self.url)
        self._writing = self.engine.execution_options(begin="IMMEDIATE")
        self._altering = self.engine.execution_options(begin="IMMEDIATE", foreign_keys="OFF")
        self._log = WriteAheadLog(self.url.database or "") if self.is_sqlite else Log()

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A connection that changes nothing."""
        with _reached(), self.engine.connect() as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A connection whose changes are all made, and on the disk, when the block ends; none if it fails."""
        with _reached(), self._log.written(), self._writing.begin() as connection:
            yield connection

    @contextmanager
    def altering(self) -> Iterator[Connection]:
        """The same for changes of the tables themselves: SQLite deletes nothing for a table that is made anew."""
        with _reached(), self._log.written(), self._altering.begin() as connection:
            yield connection

    def close(self) -> None:
        """Let all connections go."""
        self.engine.dispose()


class Log:
    """The log of a database that sees to it itself."""

    @contextmanager
    def written(self) -> Iterator[None]:
        """Around a block that writes; what it has written is on the disk at its end."""
        yield


class WriteAheadLog(Log):
    """SQLite's log: writers come one after the other, and one sync is for all who have written before it."""

    def __init__(self, database: str) -> None:
        self.file = Path(f"{database}-wal")
        self._writer = RLock()
        self._syncing = Lock()
        self._written = self._synced = 0

    @contextmanager
    def written(self) -> Iterator[None]:
        """The next writer need not wait for the disk, which takes longer than everything else."""
        with self._writer:
            yield
            self._written += 1
            number = self._written
        with self._syncing:
            if self._synced < number:
                self._sync()

    def _sync(self) -> None:
        """Wait until all that is written now is on the disk; a log that is gone was synced before."""
        written = self._written
        with suppress(FileNotFoundError):
            log = os.open(self.file, os.O_RDWR)
            try:
                os.fdatasync(log)
            finally:
                os.close(log)
        self._synced = written


def _sqlite(url: URL) -> Engine:
    """SQLite with a write-ahead log, which is synced by us after every commit; only its owner can read the file."""
    file = Path(url.database or "")
    file.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
    arguments = {"timeout": BUSY_SECONDS, "isolation_level": None}
    engine = create_engine(url, connect_args=arguments, max_overflow=MOST_CONNECTIONS, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        for pragma in ("journal_mode=WAL", "synchronous=NORMAL"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        options = connection.get_execution_options()
        connection.exec_driver_sql(f"PRAGMA foreign_keys={options.get('foreign_keys', 'ON')}")
        connection.exec_driver_sql(f"BEGIN {options.get('begin', 'DEFERRED')}")

    return engine


def _postgresql(url: URL) -> Engine:
    """PostgreSQL that answers a commit when it is on the disk, and that nobody waits for without end."""
    engine = create_engine(
        url,
        connect_args={"timeout": SILENT_SECONDS, "application_name": "ringwar"},
        pool_size=MOST_CONNECTIONS // 2,
        max_overflow=MOST_CONNECTIONS // 2,
        pool_pre_ping=True,
        hide_parameters=True,
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        for setting in ("statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"):
            cursor.execute(f"SET {setting} = '{BUSY_SECONDS}s'")
        cursor.execute("SET synchronous_commit = on")
        connection.commit()

    @event.listens_for(engine, "handle_error")
    def explain(context: ExceptionContext) -> IntegrityError | None:
        said = _said(context.original_exception)
        said.pop("D", None)
        if not said.get("C", "").startswith(CONSTRAINTS):
            return None
        return IntegrityError(context.statement, None, Exception(said["M"]), hide_parameters=True)

    return engine


@contextmanager
def _reached() -> Iterator[None]:
    """Tell a database that is away from one that was asked something wrong."""
    try:
        yield
    except (DBAPIError, TimeoutError) as error:
        if not _is_away(error):
            raise
        why = error.orig if isinstance(error, DBAPIError) else error
        raise Unavailable(f"the database is not available: {_said(why).get('M', why)}") from error


def _is_away(error: DBAPIError | TimeoutError) -> bool:
    """Whether the database is to blame, not what it was asked."""
    if not isinstance(error, DBAPIError) or error.connection_invalidated:
        return True
    if said := _said(error.orig):
        return said["C"].startswith(AWAY)
    if isinstance(error.orig, sqlite3.Error):
        return getattr(error.orig, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF in BUSY
    return isinstance(error, InterfaceError | OperationalError)


def _said(error: BaseException | None) -> dict[str, str]:
    """What PostgreSQL said is wrong, by its own letters; nothing where it did not say anything."""
    said = error.args[0] if error and error.args else None
    return said if isinstance(said, dict) else {}
