"""Copies of a whole database, made while a server goes on using it, and brought back."""

from __future__ import annotations

import os
import re
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from secrets import token_hex
from tempfile import TemporaryDirectory

from sqlalchemy import URL, func, inspect, select

from ringwar.server.base.addresses import address_of
from ringwar.server.store.database import Database
from ringwar.server.store.schema import games
from ringwar.server.store.upgrading import check_known, upgrade

SQLITE_FILE, POSTGRESQL_FILE = b"SQLite format 3\0", b"PGDMP"
"""How the files begin."""
IN_USE = "the database is in use; stop the server first"
OTHERS = """
SELECT count(*) FROM pg_stat_activity
WHERE datname = current_database() AND application_name = 'ringwar' AND pid <> pg_backend_pid()
"""
STRICT = ("--quiet", "--set=ON_ERROR_STOP=1")


class BackupError(Exception):
    """A copy could not be made or brought back; the message says why, and nothing was changed."""


def backup(url: str | URL, file: Path) -> None:
    """Write a copy of a database, as it is at one moment, into a file, which holds a whole copy or what it held."""
    address = address_of(url)
    try:
        with _written_beside(file) as part:
            if address.get_backend_name() == "sqlite":
                _copy(_existing(Path(address.database or "")), part)
            else:
                _run("pg_dump", address, "--format=custom", f"--file={part}")
    except OSError as error:
        raise BackupError(f"{file}: {error.strerror}") from None


def restore(file: Path, url: str | URL) -> None:
    """Put what a copy holds in the place of everything that a database holds."""
    with closing(Database(url)) as database:
        _check_kind(_existing(file), SQLITE_FILE if database.is_sqlite else POSTGRESQL_FILE)
        if database.is_sqlite:
            check_known(_version_in_sqlite(file))
            _check_free(Path(database.url.database or ""))
            _copy(file, Path(database.url.database or ""))
        else:
            check_known(_version_in_dump(file, database.url))
            _play_in(file, database)
        upgrade(database)


def holds_games(url: str | URL) -> bool:
    """Whether there is a database with games at an address."""
    address = address_of(url)
    if address.get_backend_name() == "sqlite" and not Path(address.database or "").exists():
        return False
    with closing(Database(address)) as database, database.reading() as connection:
        known = inspect(connection).has_table(games.name)
        return known and bool(connection.scalar(select(func.count()).select_from(games)))


def _existing(file: Path) -> Path:
    """A file that is there."""
    if not file.is_file():
        raise BackupError(f"{file}: there is no such file")
    return file


def _check_free(goal: Path) -> None:
    """Refuse to write over a database of SQLite that somebody has open: only who is alone can end its log."""
    try:
        with closing(sqlite3.connect(goal)) as connection:
            connection.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.OperationalError:
        raise BackupError(IN_USE) from None


def _copy(source: Path, goal: Path) -> None:
    """Copy a database of SQLite, as it is at one moment, over another: wholly or not at all, into one sound file."""
    try:
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(goal)) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")
            if new.execute("PRAGMA quick_check").fetchone() != ("ok",):
                raise BackupError(f"{source}: the database is damaged")
    except sqlite3.Error as error:
        raise BackupError(f"{source}: {error}") from None


@contextmanager
def _written_beside(file: Path) -> Iterator[Path]:
    """A new file that takes the name once it is whole and on the disk; only its owner can read it."""
    part = file.with_name(f".ringwar-{token_hex(8)}.part")
    try:
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        yield part
        with part.open("rb+") as written:
            os.fsync(written.fileno())
        part.replace(file)
    finally:
        with suppress(OSError):
            part.unlink()


def _check_kind(file: Path, begins: bytes) -> None:
    """Refuse what is no copy of a database of this kind."""
    with file.open("rb") as opened:
        if opened.read(len(begins)) != begins:
            raise BackupError(f"{file} is not a backup of {'SQLite' if begins == SQLITE_FILE else 'PostgreSQL'}")


def _version_in_sqlite(file: Path) -> str:
    """The version of the tables in a copy, which is only read."""
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as copy:
            return str(copy.execute("SELECT version_num FROM alembic_version").fetchone()[0])
    except (sqlite3.Error, TypeError):
        raise BackupError(f"{file} holds no tables of Ringwar") from None


def _version_in_dump(file: Path, address: URL) -> str:
    """The version of the tables in a dump of PostgreSQL."""
    said = _run("pg_restore", address, "--data-only", "--table=alembic_version", "--file=-", str(file))
    found = re.search(r"^COPY .*alembic_version.*\n(\w+)$", said, re.MULTILINE)
    if not found:
        raise BackupError(f"{file} holds no tables of Ringwar")
    return found[1]


def _play_in(file: Path, database: Database) -> None:
    """Drop all tables of a PostgreSQL database and make those of the dump, in one transaction."""
    with database.reading() as connection:
        if connection.exec_driver_sql(OTHERS).scalar():
            raise BackupError(IN_USE)
        tables = ", ".join(f'"{name}"' for name in inspect(connection).get_table_names())
    with TemporaryDirectory() as folder:
        script = Path(folder) / "script.sql"
        _run("pg_restore", database.url, "--no-owner", f"--file={script}", str(file))
        drop = [f"--command=DROP TABLE {tables} CASCADE"] if tables else []
        _run("psql", database.url, "--no-psqlrc", "--single-transaction", *STRICT, *drop, f"--file={script}")


def _run(program: str, address: URL, *arguments: str) -> str:
    """What a program of PostgreSQL says; the password goes to it by the environment, where others do not see it."""
    if shutil.which(program) is None:
        raise BackupError(f"{program} is not here; it is among PostgreSQL's programs (Debian: postgresql-client)")
    socket = Path(str(address.query.get("unix_sock", "")))
    given = {
        "PGHOST": address.host or (str(socket.parent) if socket.name else "localhost"),
        "PGPORT": address.port or socket.suffix.lstrip("."),
        "PGUSER": address.username,
        "PGPASSWORD": address.password,
        "PGDATABASE": address.database,
    }
    environment = {**os.environ, **{name: str(value) for name, value in given.items() if value}}
    done = subprocess.run(
        [program, *arguments], env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True
    )
    if done.returncode:
        raise BackupError((done.stderr.strip().splitlines() or [f"{program} failed"])[0])
    return done.stdout
