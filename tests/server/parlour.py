"""A server for tests: its clock is turned by hand, and people call it as clients do."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple
from urllib.parse import urlencode

from fastapi.testclient import TestClient
from httpx import Response
from sqlalchemy import URL, make_url
from starlette.testclient import WebSocketTestSession

from ringwar.server.app import create_app
from ringwar.server.base.settings import Settings
from ringwar.server.store.upgrading import opened

HEADERS = {"X-Ringwar": "1"}
JSON = dict[str, Any]


class Clock:
    """A clock that stands still until somebody turns it."""

    def __init__(self) -> None:
        self.time = 1_000_000.0

    def __call__(self) -> float:
        return self.time

    def turn(self, seconds: float) -> None:
        self.time += seconds


class Someone:
    """A client with a cookie of its own."""

    def __init__(self, parlour: Parlour, name: str) -> None:
        self.client = TestClient(parlour.app, headers=HEADERS)
        self.name = name
        if name:
            self.id = self.post("/api/guests", {"name": name})["id"]

    def ask(self, method: str, path: str, body: Any = None, **more: Any) -> Response:
        """Any call, with its status."""
        reply: Response = self.client.request(method, path, json=body, **more)
        return reply

    def get(self, path: str, **more: Any) -> Any:
        """A call that must succeed."""
        return self._good(self.ask("GET", path, **more))

    def post(self, path: str, body: Any = None, **more: Any) -> Any:
        """A call that must succeed."""
        return self._good(self.ask("POST", path, body, **more))

    def _good(self, reply: Response) -> Any:
        assert reply.status_code < 300, (reply.status_code, reply.text)
        return reply.json()

    def make(self, game: str, seats: Mapping[str, Any], **more: Any) -> JSON:
        """Make a game: its id, and the codes to join and to watch it."""
        made: JSON = self.post("/api/games", {"game": game, "seats": seats, **more})
        return made

    def game(self, id: str, **query: Any) -> JSON:
        """The game object."""
        found: JSON = self.get(f"/api/games/{id}", params=query)
        return found

    def answer(self, id: str, seat: str, name: str, question: str | None = None, **headers: str) -> Response:
        """Answer what a seat is asked."""
        asked = question or self.game(id, since=10**6)["questions"][seat]["id"]
        body = {"seat": seat, "question": asked, "answers": [name]}
        return self.ask("POST", f"/api/games/{id}/answers", body, headers=headers)

    def join(self, made: JSON, seat: str) -> None:
        """Take a seat by its code."""
        self.post(f"/api/games/{made['id']}/seats", {"seat": seat, "join": made["join"][seat]})

    def asked(self, id: str, seat: str) -> JSON:
        """What a seat is asked."""
        question: JSON = self.game(id, since=10**6)["questions"][seat]
        return question

    def undo(self, id: str, seat: str) -> Response:
        """Take back what a seat has answered last, or ask whether one may."""
        body = {"seat": seat, "revision": self.game(id, since=10**6)["revision"]}
        return self.ask("POST", f"/api/games/{id}/undo", body)

    def refused(self, method: str, path: str, body: Any = None, **more: Any) -> tuple[int, str]:
        """The status and the key by which a call is refused, in words too."""
        reply = self.ask(method, path, body, **more)
        said = reply.json()
        assert {"key", "about", "words", "clauses"} <= set(said), said
        assert sentence(said["words"]), said
        return reply.status_code, said["key"]

    def live(self, id: str, **query: Any) -> WebSocketTestSession:
        """A connection to a game."""
        return self.client.websocket_connect(f"/api/games/{id}/live?{urlencode(query)}")

    def at(self, parlour: Parlour) -> Someone:
        """The same person at another server, or at another device."""
        other = Someone(parlour, "")
        other.client.cookies.update(self.client.cookies)
        other.name, other.id = self.name, self.id
        return other

    def play(self, id: str, rng: Random) -> bool:
        """Answer something for each of the own seats that is asked; whether any was."""
        answered = False
        for seat, question in self.game(id, since=10**6)["questions"].items():
            name = rng.choice(question["options"])["name"]
            answered |= self.answer(id, seat, name, question["id"]).status_code == 200
        return answered


class Parlour:
    """A server, and everybody who calls it."""

    def __init__(self, database: str, clock: Clock, **settings: Any) -> None:
        self.clock = clock
        self.settings = Settings(database=database, rates=1e6, **settings)
        self.app = create_app(self.settings, clock)
        self.playing = self.app.state.playing

    def someone(self, name: str = "") -> Someone:
        """A new client, as a guest of that name or as nobody."""
        return Someone(self, name)


@contextmanager
def parlour(folder: Path, clock: Clock | None = None, **settings: Any) -> Iterator[Parlour]:
    """A server with the database of a folder: started again where there was one before."""
    with served(str(sqlite(folder)), clock, **settings) as made:
        yield made


def sqlite(folder: Path) -> URL:
    """Where the database of a folder is: a copy of one with the tables of today, unless it has one already."""
    file = folder / "ringwar.sqlite"
    if not file.exists():
        file.write_bytes(_tables())
    return make_url(f"sqlite:///{file}")


@cache
def _tables() -> bytes:
    """A database in which nobody has written."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "new.sqlite"
        opened(f"sqlite:///{file}").close()
        return file.read_bytes()


@contextmanager
def served(database: str, clock: Clock | None = None, **settings: Any) -> Iterator[Parlour]:
    """A server with a database of any kind."""
    made = Parlour(database, clock or Clock(), **settings)
    with TestClient(made.app):
        yield made


FREE, SHADOW = "free-peoples", "shadow"


class Board(NamedTuple):
    """A board game of two, which begins with the guide of the fellowship and the allocation of dice to the hunt."""

    id: str
    ann: Someone
    """Plays the Free Peoples."""
    bob: Someone
    """Plays the Shadow."""
    made: JSON

    def first_answers(self) -> None:
        """Ann names the guide, and Bob allocates dice, after which all dice fall."""
        assert self.ann.answer(self.id, FREE, "strider").status_code == 200
        assert self.bob.answer(self.id, SHADOW, "1").status_code == 200


def board(parlour: Parlour, **more: Any) -> Board:
    """A board game of two that has just begun."""
    ann, bob = parlour.someone("Ann"), parlour.someone("Bob")
    made = ann.make("boardgame", {FREE: "me"}, **more)
    bob.join(made, SHADOW)
    return Board(made["id"], ann, bob, made)


def sentence(text: str) -> bool:
    """Whether a text reads like words, not like a missing message."""
    return bool(text) and not re.search(r"\[[a-z0-9-]+\]", text)
