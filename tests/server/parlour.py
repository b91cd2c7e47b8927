"""A server for tests: its clock is turned by hand, and people call it as clients do."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from fastapi.testclient import TestClient
from httpx import Response

from ringwar.server.app import create_app
from ringwar.server.settings import Settings

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
def parlour(folder: Path, **settings: Any) -> Iterator[Parlour]:
    """A server with a database of its own."""
    made = Parlour(f"sqlite:///{folder / 'ringwar.sqlite'}", Clock(), **settings)
    with TestClient(made.app):
        yield made


def sentence(text: str) -> bool:
    """Whether a text reads like words, not like a missing message."""
    return bool(text) and not re.search(r"\[[a-z0-9-]+\]", text)
