"""The database: changed wholly or not at all, by one writer after the other, and readers never wait."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from threading import Event, Thread
from time import sleep
from traceback import format_exception

import pytest
from sqlalchemy import URL, Connection, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from ringwar.server.base.addresses import address_of
from ringwar.server.store import Database, schema
from ringwar.server.store.database import Unavailable, WriteAheadLog
from ringwar.server.store.upgrading import opened
from server.postgres import MISSING, binaries

WRITES = 20
ELSEWHERE = """
import sys
from server.test_database import count_up
from ringwar.server.store import Database
count_up(Database(sys.argv[1]))
"""


def add(connection: Connection, *names: str) -> None:
    """Make people up, one after the other."""
    for who in names:
        connection.execute(insert(schema.people).values(id=who, name=who, kind="guest", created=0))


def write(database: Database, name: str) -> None:
    """Make somebody up, in a block of its own."""
    with database.writing() as connection:
        add(connection, name)


def people(database: Database) -> list[str]:
    """Everybody whom a reader sees now."""
    with database.reading() as connection:
        return list(connection.scalars(select(schema.people.c.id).order_by("id")))


def count_up(database: Database) -> None:
    """Add one to a number again and again, each time from what was read before."""
    for _ in range(WRITES):
        with database.writing() as connection:
            row = select(schema.people.c.created).where(schema.people.c.id == "counter").with_for_update()
            number = connection.scalars(row).one()
            connection.execute(update(schema.people).values(created=number + 1))


def counted(database: Database) -> float:
    """What the number has come to."""
    with database.reading() as connection:
        return float(connection.scalars(select(schema.people.c.created)).one())


def test_a_block_that_ends_has_changed_everything(database: Database) -> None:
    with database.writing() as connection:
        add(connection, "frodo", "sam")
    assert people(database) == ["frodo", "sam"]


@pytest.mark.parametrize("failure", [RuntimeError, KeyboardInterrupt])
def test_a_block_that_fails_has_changed_nothing(database: Database, failure: type[BaseException]) -> None:
    def fail(connection: Connection) -> None:
        add(connection, "frodo")
        raise failure

    with pytest.raises(failure), database.writing() as connection:
        fail(connection)
    assert people(database) == []
    with database.writing() as connection:
        add(connection, "sam")
    assert people(database) == ["sam"]


def test_what_the_database_refuses_undoes_the_whole_block(database: Database) -> None:
    with pytest.raises(IntegrityError), database.writing() as connection:
        add(connection, "frodo", "frodo")
    assert people(database) == []


def test_readers_change_nothing(database: Database) -> None:
    with database.reading() as connection:
        add(connection, "frodo")
    assert people(database) == []


def test_rows_that_belong_to_none_are_refused(database: Database) -> None:
    with pytest.raises(IntegrityError), database.writing() as connection:
        connection.execute(insert(schema.logins).values(token="t", person="nobody", created=0, seen=0))


def test_rows_go_with_what_they_belong_to(database: Database) -> None:
    with database.writing() as connection:
        add(connection, "frodo")
        connection.execute(insert(schema.logins).values(token="t", person="frodo", created=0, seen=0))
    with database.writing() as connection:
        connection.execute(schema.people.delete())
    with database.reading() as connection:
        assert connection.scalar(select(func.count()).select_from(schema.logins)) == 0


def test_readers_do_not_wait_for_a_writer_and_see_what_was_before(database: Database) -> None:
    with database.writing() as connection:
        add(connection, "frodo")
        assert people(database) == []
    assert people(database) == ["frodo"]


def test_a_writer_does_not_wait_for_readers(database: Database) -> None:
    with database.reading() as connection:
        connection.scalars(select(schema.people.c.id)).all()
        with database.writing() as other:
            add(other, "frodo")
    assert people(database) == ["frodo"]


def test_writers_in_threads_come_one_after_the_other(database: Database) -> None:
    with database.writing() as connection:
        add(connection, "counter")
    threads = [Thread(target=count_up, args=[database]) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert counted(database) == 4 * WRITES


def test_writers_in_two_processes_come_one_after_the_other(database: Database) -> None:
    with database.writing() as connection:
        add(connection, "counter")
    url = database.url.render_as_string(hide_password=False)
    path = [str(Path(__file__).parents[1]), *sys.path]
    command = [sys.executable, "-c", f"import sys; sys.path[:0] = {path!r}{ELSEWHERE}", url]
    with subprocess.Popen(command) as other:
        count_up(database)
    assert other.returncode == 0
    assert counted(database) == 2 * WRITES


def test_what_was_written_survives_the_process(database: Database) -> None:
    with database.writing() as connection:
        add(connection, "frodo")
    again = Database(database.url)
    assert people(again) == ["frodo"]
    again.close()


@pytest.mark.parametrize("kind", ["sqlite"])
def test_the_log_of_sqlite_is_synced_when_a_block_ends(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[str] = []
    monkeypatch.setattr(os, "fdatasync", lambda file: synced.append(os.readlink(f"/proc/self/fd/{file}")))
    with database.writing() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        add(connection, "frodo")
        assert synced == []
    assert synced == [f"{database.url.database}-wal"]


@pytest.mark.parametrize("kind", ["sqlite"])
def test_one_sync_is_for_all_who_have_written_before_it(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    others = [Thread(target=write, args=(database, name)) for name in ("sam", "merry", "pippin")]
    log = database._log
    assert isinstance(log, WriteAheadLog)
    seen: list[list[str]] = []

    def sync(file: int) -> None:
        seen.append(people(database))
        for each in others if len(seen) == 1 else []:
            each.start()
        while log._written < len(others) + 1:
            sleep(0)

    monkeypatch.setattr(os, "fdatasync", sync)
    write(database, "frodo")
    for each in others:
        each.join()
    assert seen == [["frodo"], ["frodo", "merry", "pippin", "sam"]]


@pytest.mark.parametrize("kind", ["sqlite"])
def test_the_file_of_sqlite_is_for_its_owner_only(empty_url: URL) -> None:
    file = Path(str(empty_url.database))
    with closing(opened(empty_url)) as database:
        with database.writing() as connection:
            add(connection, "frodo")
        assert {each.name: each.stat().st_mode & 0o777 for each in file.parent.iterdir()} == {
            f"{file.name}{suffix}": 0o600 for suffix in ("", "-wal", "-shm")
        }


@pytest.mark.parametrize("kind", ["postgresql"])
def test_postgresql_syncs_every_commit_and_lets_nobody_wait_for_ever(database: Database) -> None:
    with database.reading() as connection:
        found = {
            name: connection.exec_driver_sql(f"SHOW {name}").scalar() for name in ("synchronous_commit", *TIMEOUTS)
        }
    assert found == {"synchronous_commit": "on", **dict.fromkeys(TIMEOUTS, "30s")}


TIMEOUTS = ("statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout")


@pytest.mark.parametrize("kind", ["postgresql"])
def test_a_connection_that_is_lost_leaves_nothing_half_written(database: Database) -> None:
    def interrupted(connection: Connection) -> None:
        _cut(database, connection)
        add(connection, "sam")

    with pytest.raises(Unavailable), database.writing() as connection:
        interrupted(connection)
    assert people(database) == []
    with database.writing() as connection:
        add(connection, "sam")
    assert people(database) == ["sam"]


@pytest.mark.parametrize("kind", ["postgresql"])
def test_a_connection_that_is_lost_before_the_commit_is_no_success(database: Database) -> None:
    with pytest.raises(Unavailable), database.writing() as connection:
        _cut(database, connection)
    assert people(database) == []


def test_a_database_that_is_not_there_is_not_available(tmp_path: Path) -> None:
    away = Database(f"postgresql://ringwar@/ringwar?unix_sock={tmp_path / 'nothing'}")
    with pytest.raises(Unavailable, match="not available"), away.reading():
        pass


def test_a_question_that_is_wrong_is_no_matter_of_availability(database: Database) -> None:
    with pytest.raises(Exception) as caught, database.reading() as connection:
        connection.exec_driver_sql("SELECT nonsense")
    assert not isinstance(caught.value, Unavailable)


def test_a_writer_that_is_kept_waiting_is_told(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    held, done = Event(), Event()
    with database.writing() as connection:
        add(connection, "counter")
    other = Thread(target=_hold, args=[database, held, done])
    other.start()
    held.wait()
    monkeypatch.setattr("ringwar.server.store.database.BUSY_SECONDS", 1)
    impatient = Database(database.url)
    with pytest.raises(Unavailable), impatient.writing() as connection:
        connection.execute(update(schema.people).values(created=2))
    done.set()
    other.join()
    impatient.close()
    assert counted(database) == 1


def test_errors_do_not_tell_values(database: Database) -> None:
    with pytest.raises(IntegrityError) as caught, database.writing() as connection:
        connection.execute(insert(schema.logins).values(token="t", person="wonderful", created=0, seen=0))
    assert "wonderful" not in "".join(format_exception(caught.value)).replace('person="wonderful"', "")


@pytest.mark.parametrize(
    "url, becomes",
    [
        ("sqlite:///a/b.sqlite", "sqlite:///a/b.sqlite"),
        ("postgresql://sam@localhost/ringwar", "postgresql+pg8000://sam@localhost/ringwar"),
        ("postgres://sam@localhost/ringwar", "postgresql+pg8000://sam@localhost/ringwar"),
    ],
)
def test_addresses_of_databases_need_no_driver(url: str, becomes: str) -> None:
    assert address_of(url).render_as_string() == becomes


@pytest.mark.parametrize(
    "url", ["", "ringwar.sqlite", "mysql://sam@localhost/ringwar", "sqlite://", "sqlite:///:memory:"]
)
def test_addresses_that_lead_to_no_database_are_refused(url: str) -> None:
    with pytest.raises(ValueError, match="database"):
        Database(url)


def test_without_postgresql_one_line_says_what_to_install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("RINGWAR_POSTGRES", str(tmp_path))
    with pytest.raises(LookupError, match="apt install postgresql") as caught:
        binaries()
    assert str(caught.value) == MISSING


def _cut(database: Database, connection: Connection) -> None:
    """Write something, then end the connection from elsewhere."""
    add(connection, "frodo")
    number = connection.exec_driver_sql("SELECT pg_backend_pid()").scalar()
    with database.reading() as other:
        other.exec_driver_sql(f"SELECT pg_terminate_backend({number}, 10000)")


def _hold(database: Database, held: Event, done: Event) -> None:
    """Write, and let others wait until they have waited enough."""
    with database.writing() as connection:
        connection.execute(update(schema.people).values(created=1))
        held.set()
        done.wait()
