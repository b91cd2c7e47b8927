"""A small server with nothing but people, administration and the guards, on a clock that tests turn."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from fastapi import FastAPI
from httpx import Response
from sqlalchemy import insert, select
from starlette.testclient import TestClient

from ringwar.server.api import administration, people
from ringwar.server.base.settings import Settings
from ringwar.server.doors.guards import add_guards
from ringwar.server.doors.rates import Rates
from ringwar.server.doors.replies import add_handlers
from ringwar.server.store import Database
from ringwar.server.store.people import People, Person
from ringwar.server.store.schema import games, metadata, seats

OURS = {"X-Ringwar": "1"}
PASSWORD = "nine rings for men"
HASH = "not a hash"
"""Of an account that nobody logs in to."""


class Clock:
    """A clock that tests turn."""

    def __init__(self) -> None:
        self.at = 1_000_000_000.0

    def __call__(self) -> float:
        return self.at


def new_database(folder: Path) -> Database:
    """A database with all tables and nothing in them."""
    database = Database(f"sqlite:///{folder / 'people.sqlite'}")
    metadata.create_all(database.engine)
    return database


def new_app(database: Database, clock: Clock, settings: Settings) -> FastAPI:
    """The app, as the whole server puts it together."""
    app = FastAPI()
    app.state.settings, app.state.database, app.state.now = settings, database, clock
    app.state.people, app.state.rates = People(database, clock), Rates(clock, settings.rates)
    for each in (people, administration):
        app.include_router(each.router)
    add_handlers(app)
    add_guards(app, settings, app.state.rates)
    return app


def browser(app: FastAPI) -> TestClient:
    """Somebody's browser, in which nobody is logged in."""
    scheme = "https" if app.state.settings.secure else "http"
    return TestClient(app, f"{scheme}://ringwar.example", headers=OURS, raise_server_exceptions=False)


def guest(app: FastAPI, name: str) -> TestClient:
    """The browser of a new guest."""
    client = browser(app)
    assert client.post("/api/guests", json={"name": name}).is_success
    return client


def account(app: FastAPI, name: str) -> TestClient:
    """The browser of a new account."""
    client = browser(app)
    assert client.post("/api/accounts", json={"name": name, "password": PASSWORD}).is_success
    return client


def log_in(client: TestClient, name: str, password: str = PASSWORD) -> Response:
    """Try to log in."""
    reply: Response = client.post("/api/sessions", json={"name": name, "password": password})
    return reply


def refused(response: Response) -> tuple[int, str]:
    """The status and key of a refusal, which has the form of all refusals."""
    content = response.json()
    assert content.keys() >= {"key", "about", "words", "clauses"}, content
    assert content["words"]
    assert not content["words"].startswith(("[", content["key"])), content["words"]
    return response.status_code, content["key"]


def add_game(database: Database, id: str, person: Person, *names: str, status: str = "running") -> None:
    """A game in which a person sits on seats of these names."""
    row: dict[str, Any] = {"setup": {}, "nonces": {}, "orders": {}, "renewals": []}
    row |= dict.fromkeys(("revision", "count", "rules", "undone", "created", "changed"), 0)
    row |= {"game": "cardgame", "status": status, "access": "private", "watch": "w", "dice": "server"}
    row |= {"id": id, "creator": person.id, "secret": "s", "thinking": True, "waiting": ["seat-0"]}
    with database.writing() as connection:
        connection.execute(insert(games).values(**row))
        for number, name in enumerate(names):
            seat = {"game": id, "seat": f"seat-{number}", "kind": "person", "person": person.id}
            connection.execute(insert(seats).values(**seat, place=number, name=name, join="j"))


def rows(database: Database, *columns: Any) -> list[tuple[Any, ...]]:
    """What columns of a table hold."""
    with database.reading() as connection:
        return [tuple(row) for row in connection.execute(select(*columns))]
