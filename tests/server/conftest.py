"""What the tests of the server share: databases of both kinds."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import URL, make_url

from ringwar.server.store import Database
from server.parlour import sqlite
from server.postgres import Cluster

KINDS = ("sqlite", "postgresql")


@pytest.fixture(autouse=True)
def _logs() -> Iterator[None]:
    """A server that was started in a test logs nowhere after it."""
    handlers = logging.root.handlers[:]
    yield
    logging.root.handlers[:] = handlers


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL, started when the first test needs it."""
    try:
        started = Cluster()
    except LookupError as error:
        pytest.fail(str(error), pytrace=False)
    yield started
    started.stop()


@pytest.fixture(params=KINDS)
def kind(request: pytest.FixtureRequest) -> str:
    """Each kind of database in turn."""
    return str(request.param)


@pytest.fixture
def empty_url(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[URL]:
    """Where a database is that has no tables yet, of each kind."""
    if kind == "sqlite":
        yield make_url(f"sqlite:///{tmp_path / 'ringwar.sqlite'}")
        return
    cluster: Cluster = request.getfixturevalue("cluster")
    url = cluster.empty()
    yield url
    cluster.drop(url)


@pytest.fixture
def database_url(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[URL]:
    """Where a database is that has its tables, of each kind; for tests with several processes."""
    if kind == "sqlite":
        yield sqlite(tmp_path)
        return
    cluster: Cluster = request.getfixturevalue("cluster")
    url = cluster.fresh()
    yield url
    cluster.drop(url)


@pytest.fixture
def database(database_url: URL) -> Iterator[Database]:
    """A database with its tables, of each kind."""
    ready = Database(database_url)
    yield ready
    ready.close()
