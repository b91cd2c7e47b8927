"""The tables of a database, made or brought up to date when a server starts."""

from __future__ import annotations

from functools import cache

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, inspect, text

from ringwar.server.store.database import Database
from ringwar.server.store.schema import metadata

LOCK = 1_382_048_611
"""The number of PostgreSQL's lock by which servers that start at once wait for each other."""


class SchemaError(Exception):
    """The tables are not such as this program can use."""


def opened(url: str | URL) -> Database:
    """A database, ready to be used by this program; SchemaError where it cannot be."""
    database = Database(url)
    try:
        upgrade(database)
    except BaseException:
        database.close()
        raise
    return database


def upgrade(database: Database) -> None:
    """Make all tables, or bring older ones up to date: wholly or not at all."""
    with database.altering() as connection:
        if not database.is_sqlite:
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        if version_of(connection) == newest():
            return
        config = _config()
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        _check_links(connection)


def newest() -> str:
    """The version of the tables that this program uses."""
    return _scripts().get_current_head() or ""


def version_of(connection: Connection) -> str:
    """The version of the tables of a database, none if it is empty; SchemaError where this program does not know it."""
    version = MigrationContext.configure(connection).get_current_revision()
    if version is None:
        if set(inspect(connection).get_table_names()) & set(metadata.tables):
            raise SchemaError("the database holds tables of another program; use another database")
        return ""
    check_known(version)
    return version


def check_known(version: str) -> None:
    """Refuse tables of a version that this program does not know."""
    known = {script.revision for script in _scripts().walk_revisions()}
    if version not in known:
        raise SchemaError(f"newer than this Ringwar: the tables are of version {version}, it knows up to {newest()}")


@cache
def _scripts() -> ScriptDirectory:
    """All migrations, read once."""
    return ScriptDirectory.from_config(_config())


def _config() -> Config:
    """Where the migrations are: in the package."""
    config = Config()
    config.set_main_option("script_location", "ringwar.server.store:migrations")
    config.set_main_option("path_separator", "os")
    return config


def _check_links(connection: Connection) -> None:
    """Refuse an upgrade by which SQLite, which does not look then, would have rows that belong to none."""
    if connection.dialect.name == "sqlite" and (lost := connection.exec_driver_sql("PRAGMA foreign_key_check").first()):
        raise SchemaError(f"the upgrade would leave rows of {lost[0]} without what they belong to; nothing was changed")
