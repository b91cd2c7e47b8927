"""The database: SQLite beside the program, or PostgreSQL. What is committed is on the disk."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import RLock
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url

BUSY_SECONDS = 30
"""How long SQLite waits for whoever else writes: a backup, a command of the administrator."""


class Database:
    """One database, for reading and for writing."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self.engine = _sqlite(url) if self.is_sqlite else create_engine(url, pool_size=10, pool_pre_ping=True)
        self._writer = RLock()

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A connection that changes nothing."""
        with self.engine.connect() as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A connection whose changes are all made, and on the disk, when the block ends; none if it fails."""
        if not self.is_sqlite:
            with self.engine.begin() as connection:
                yield connection
            return
        with self._writer, self.engine.connect() as connection:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            try:
                yield connection
            except BaseException:
                connection.exec_driver_sql("ROLLBACK")
                raise
            connection.exec_driver_sql("COMMIT")

    def close(self) -> None:
        """Let all connections go."""
        self.engine.dispose()


def _sqlite(url: str) -> Engine:
    """SQLite with a write-ahead log that is synced at every commit; transactions are begun by `writing`."""
    arguments = {"timeout": BUSY_SECONDS, "isolation_level": None}
    engine = create_engine(url, connect_args=arguments)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    return engine
