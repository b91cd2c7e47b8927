"""Migrations make the tables of the schema, from nothing and from every version that was released."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from threading import Thread

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import URL, Column, Connection, MetaData, String, Table, make_url, select

from ringwar.server.store import Database, schema
from ringwar.server.store.upgrading import SchemaError, newest, opened, upgrade, version_of

SCHEMAS = sorted((Path(__file__).parent / "schemas").glob("*.sql"))
TABLES = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"


def differences(connection: Connection) -> list[str]:
    """What of the tables differs from the schema; comments only explain."""
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    found = compare_metadata(context, schema.metadata)
    flat = [change for each in found for change in (each if isinstance(each, list) else [each])]
    return [str(change) for change in flat if change[0] != "modify_comment"]


def test_a_new_database_has_the_tables_of_the_schema(empty_url: URL) -> None:
    database = opened(empty_url)
    with database.reading() as connection:
        assert version_of(connection) == newest()
        assert differences(connection) == []
    database.close()


def test_the_comparison_sees_what_is_missing(database: Database) -> None:
    with database.writing() as connection:
        connection.exec_driver_sql("DROP TABLE notes")
        connection.exec_driver_sql("DROP INDEX ix_games_thinking")
        assert len(differences(connection)) == 2


def test_an_upgrade_of_what_is_up_to_date_keeps_everything(database: Database) -> None:
    with database.writing() as connection:
        connection.execute(schema.people.insert().values(id="1", name="Sam", kind="guest", created=0))
    upgrade(database)
    with database.reading() as connection:
        assert connection.scalar(select(schema.people.c.name)) == "Sam"


def test_servers_that_start_at_once_make_the_tables_once(empty_url: URL) -> None:
    databases = [Database(empty_url) for _ in range(4)]
    threads = [Thread(target=upgrade, args=[each]) for each in databases]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    with databases[0].reading() as connection:
        assert differences(connection) == []
    for each in databases:
        each.close()


def test_a_database_of_a_newer_program_is_refused_and_left_alone(database: Database) -> None:
    with database.writing() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(SchemaError, match="newer than this Ringwar: the tables are of version 9999"):
        upgrade(database)
    with database.reading() as connection:
        assert connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar() == "9999"
        assert differences(connection) == []


def test_a_database_of_another_program_is_refused_and_left_alone(empty_url: URL) -> None:
    database = Database(empty_url)
    with database.writing() as connection:
        Table("games", MetaData(), Column("title", String)).create(connection)
    with pytest.raises(SchemaError, match="another program"):
        upgrade(database)
    with database.reading() as connection:
        assert MigrationContext.configure(connection).get_current_revision() is None
    database.close()


def test_an_upgrade_that_fails_changes_nothing(empty_url: URL, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ringwar.server.store.upgrading._check_links", _fail)
    database = Database(empty_url)
    with pytest.raises(SchemaError, match="stop"):
        upgrade(database)
    with database.reading() as connection:
        assert version_of(connection) == ""
        assert len(differences(connection)) > 10
    database.close()


@pytest.mark.parametrize("kind", ["sqlite"])
def test_a_table_that_is_made_anew_takes_no_rows_of_others_with_it(database: Database) -> None:
    with database.writing() as connection:
        connection.execute(schema.people.insert().values(id="1", name="Sam", kind="guest", created=0))
        connection.execute(schema.logins.insert().values(token="t", person="1", created=0, seen=0))
    with database.altering() as connection:
        connection.exec_driver_sql("CREATE TABLE other AS SELECT * FROM people")
        connection.exec_driver_sql("DROP TABLE people")
        connection.exec_driver_sql("ALTER TABLE other RENAME TO people")
    with database.reading() as connection:
        assert connection.scalar(select(schema.logins.c.person)) == "1"


@pytest.mark.parametrize("dump", SCHEMAS, ids=lambda dump: dump.stem)
def test_a_database_of_a_released_version_keeps_its_rows(dump: Path, tmp_path: Path) -> None:
    file = tmp_path / "old.sqlite"
    old = sqlite3.connect(file)
    old.executescript(dump.read_text(encoding="utf-8"))
    before = {name: old.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for (name,) in old.execute(TABLES)}
    old.close()
    database = opened(make_url(f"sqlite:///{file}"))
    with database.reading() as connection:
        assert version_of(connection) == newest()
        assert differences(connection) == []
        after = {name: connection.exec_driver_sql(f"SELECT count(*) FROM {name}").scalar() for name in before}
        assert after == before
        assert min(before.values()) > 0
        assert connection.scalars(select(schema.games.c.setup)).one()["game"] == "cardgame"
        assert connection.scalars(select(schema.answers.c.answer).order_by("number")).all() == ["strider", "eomer"]
    database.close()


def test_every_released_version_has_a_database_to_show_it() -> None:
    assert [dump.stem for dump in SCHEMAS][-1] == newest()


def _fail(_: Connection) -> None:
    raise SchemaError("stop")
