"""Backups: of one moment, while others write; brought back whole, and over no games by accident."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from threading import Event, Thread

import pytest
from sqlalchemy import URL, func, insert, select

from ringwar.cli import main
from ringwar.server.store import Database, schema
from ringwar.server.store.upgrading import newest
from server.postgres import Cluster

BLANKS = {"VARCHAR": "", "INTEGER": 0, "FLOAT": 0.0, "BOOLEAN": False, "JSON": {}}
"""By type: something that can stand in a column."""


@pytest.fixture
def elsewhere(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[URL]:
    """A second database of the same kind, with no tables yet."""
    if kind == "sqlite":
        yield URL.create("sqlite", database=str(tmp_path / "elsewhere" / "ringwar.sqlite"))
        return
    cluster: Cluster = request.getfixturevalue("cluster")
    url = cluster.empty()
    yield url
    cluster.drop(url)


def text(url: URL) -> str:
    """An address as a command is given it."""
    return url.render_as_string(hide_password=False)


def answer(database: Database, number: int) -> None:
    """Write an answer and count it, in one block."""
    with database.writing() as connection:
        given = {"number": number, "side": "chance", "key": "draw", "answer": "strider", "given": 0}
        connection.execute(insert(schema.answers).values(game="g", **given))
        connection.execute(schema.games.update().values(count=number))


def answers(url: URL) -> tuple[int, int]:
    """How many answers a database has, and how many it counted."""
    database = Database(url)
    with database.reading() as connection:
        found = connection.scalar(select(func.count()).select_from(schema.answers))
        counted = connection.scalar(select(schema.games.c.count))
    database.close()
    return found or 0, counted or 0


def begin(database: Database) -> None:
    """Begin a game."""
    needed = [column for column in schema.games.c if not column.nullable]
    blank = {column.name: BLANKS[str(column.type).partition("(")[0]] for column in needed}
    with database.writing() as connection:
        connection.execute(insert(schema.games).values({**blank, "id": "g"}))


def test_a_backup_while_others_write_is_of_one_moment(database: Database, elsewhere: URL, tmp_path: Path) -> None:
    begin(database)
    begun, end = Event(), Event()
    written: list[int] = []

    def write() -> None:
        while not end.is_set():
            answer(database, len(written) + 1)
            written.append(1)
            if len(written) == 5:
                begun.set()

    writer = Thread(target=write)
    writer.start()
    begun.wait()
    assert main(["backup", "--database", text(database.url), str(tmp_path / "copy")]) == 0
    end.set()
    writer.join()
    assert main(["restore", "--database", text(elsewhere), str(tmp_path / "copy")]) == 0
    found, counted = answers(elsewhere)
    assert 5 <= found == counted <= len(written)
    assert answers(database.url) == (len(written), len(written))


def test_what_is_restored_goes_on(database: Database, elsewhere: URL, tmp_path: Path) -> None:
    begin(database)
    answer(database, 1)
    main(["backup", "--database", text(database.url), str(tmp_path / "copy")])
    main(["restore", "--database", text(elsewhere), str(tmp_path / "copy")])
    restored = Database(elsewhere)
    answer(restored, 2)
    restored.close()
    assert answers(elsewhere) == (2, 2)
    assert answers(database.url) == (1, 1)


def test_games_are_not_replaced_by_accident(
    database: Database, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    begin(database)
    command = ["restore", "--database", text(database.url), str(tmp_path / "copy")]
    main(["backup", "--database", text(database.url), str(tmp_path / "copy")])
    answer(database, 1)
    assert main(command) == 2
    assert "there are games in the database; --replace" in capsys.readouterr().err
    assert answers(database.url) == (1, 1)
    database.close()
    assert main([*command, "--replace"]) == 0
    assert answers(database.url) == (0, 0)


def test_a_database_that_a_server_uses_is_not_written_over(
    database: Database, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    begin(database)
    main(["backup", "--database", text(database.url), str(tmp_path / "copy")])
    answer(database, 1)
    assert main(["restore", "--database", text(database.url), str(tmp_path / "copy"), "--replace"]) == 1
    assert "the database is in use; stop the server first" in capsys.readouterr().err
    answer(database, 2)
    assert answers(database.url) == (2, 2)


def test_a_backup_takes_the_place_of_an_older_one_and_leaves_nothing_else(database: Database, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    (folder / "copy").write_text("older", encoding="utf-8")
    assert main(["backup", "--database", text(database.url), str(folder / "copy")]) == 0
    assert [file.name for file in folder.iterdir()] == ["copy"]
    assert (folder / "copy").stat().st_mode & 0o777 == 0o600
    assert (folder / "copy").read_bytes()[:5] in (b"SQLit", b"PGDMP")


def test_a_backup_that_fails_leaves_the_older_one(
    empty_url: URL, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    (folder / "copy").write_text("older", encoding="utf-8")
    away = empty_url.set(database=str(tmp_path / "nothing"))
    assert main(["backup", "--database", text(away), str(folder / "copy")]) == 1
    assert len(capsys.readouterr().err.splitlines()) == 1
    assert [(file.name, file.read_text(encoding="utf-8")) for file in folder.iterdir()] == [("copy", "older")]


def test_what_is_no_backup_is_refused_and_changes_nothing(
    database: Database, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = tmp_path / "wrong"
    for content in (None, b"", b"PGDMP", b"SQLite format 3\0", b"anything"):
        if content is not None:
            wrong.write_bytes(content)
        assert main(["restore", "--database", text(database.url), str(wrong)]) == 1
        assert len(capsys.readouterr().err.splitlines()) == 1
    begin(database)
    assert answers(database.url) == (0, 0)


def test_a_backup_of_a_newer_program_is_refused(
    database: Database, elsewhere: URL, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with database.writing() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    main(["backup", "--database", text(database.url), str(tmp_path / "copy")])
    assert main(["restore", "--database", text(elsewhere), str(tmp_path / "copy")]) == 1
    assert f"of version 9999, it knows up to {newest()}" in capsys.readouterr().err


@pytest.mark.parametrize("kind", ["postgresql"])
def test_without_the_programs_of_postgresql_it_is_said_what_is_missing(
    database: Database, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert main(["backup", "--database", text(database.url), str(tmp_path / "copy")]) == 1
    assert "pg_dump is not here" in capsys.readouterr().err


@pytest.mark.parametrize("kind", ["sqlite"])
def test_a_backup_is_one_file_that_sqlite_itself_can_read(database: Database, tmp_path: Path) -> None:
    begin(database)
    main(["backup", "--database", text(database.url), str(tmp_path / "copy")])
    (tmp_path / "alone").mkdir()
    shutil.copy(tmp_path / "copy", tmp_path / "alone")
    copy = sqlite3.connect(f"{(tmp_path / 'alone' / 'copy').as_uri()}?mode=ro", uri=True)
    assert copy.execute("SELECT id FROM games").fetchall() == [("g",)]
    assert copy.execute("PRAGMA journal_mode").fetchone() == ("delete",)
    copy.close()


def test_the_database_may_be_named_by_the_environment(
    database: Database, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RINGWAR_DATABASE", text(database.url))
    assert main(["backup", str(tmp_path / "copy")]) == 0
    assert (tmp_path / "copy").exists()
