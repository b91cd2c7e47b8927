"""A server in a process of its own, and people who play there over loopback: for the bench, and to kill it."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import subprocess
import sys
from collections.abc import Sequence
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from random import Random
from time import monotonic, perf_counter, sleep
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection, connect

from ringwar import games
from ringwar.kernel import Setup
from ringwar.server.store.games import RUNNING, Games

HOST = "127.0.0.1"
PATIENCE = 60.0
"""Seconds in which a server must answer when it starts, and a call must be answered."""
SHORT = 0.02
SERVE = (sys.executable, "-m", "ringwar", "serve")
SOURCE = Path(__file__).parents[2] / "src"
OK, FAILED = 200, 500
HEADERS = {"Host": HOST, "X-Ringwar": "1", "Content-Type": "application/json"}
FURTHEST = 1_000_000
"""After so many answers there is no log to be sent."""
JSON = dict[str, Any]
Given = tuple[str, str]
"""A question by its key, and the name of what was answered."""


class ServerProcess:
    """`ringwar serve` in a process that can be killed, and started again with the same database."""

    def __init__(self, database: str, command: Sequence[str] = SERVE, **settings: Any) -> None:
        self.command = command
        self.port = _free_port()
        chosen = {"database": database, "port": self.port, "rates": 1e6, **settings}
        self.settings = {f"RINGWAR_{name.upper()}": str(value) for name, value in chosen.items()}
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> float:
        """Start it; the seconds until it answered."""
        began = monotonic()
        environment = {"PYTHONPATH": str(SOURCE), **os.environ, **self.settings}
        self.process = subprocess.Popen(
            self.command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        while not self._answers():
            if self.process.poll() is not None or monotonic() > began + PATIENCE:
                self.kill()
                raise RuntimeError("the server does not start")
            sleep(SHORT)
        return monotonic() - began

    def _answers(self) -> bool:
        """Whether it is well; a call waits while it starts."""
        connection = HTTPConnection(HOST, self.port, timeout=PATIENCE)
        try:
            connection.request("GET", "/api/health")
            return connection.getresponse().status < FAILED
        except (OSError, HTTPException):
            return False
        finally:
            connection.close()

    def kill(self) -> None:
        """End it at once, in the middle of whatever it does."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    def stop(self) -> None:
        """Ask it to end, and wait for that."""
        if self.process is not None:
            self.process.terminate()
            self.process.wait(PATIENCE)
            self.process = None

    @property
    def memory(self) -> int:
        """The bytes of its memory that are in use."""
        assert self.process is not None
        lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        return next(1024 * int(line.split()[1]) for line in lines if line.startswith("VmRSS"))

    @property
    def processor_seconds(self) -> float:
        """How long it has kept processors busy."""
        assert self.process is not None
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _free_port() -> int:
    with socket.socket() as found:
        found.bind((HOST, 0))
        return int(found.getsockname()[1])


class Client:
    """Somebody with a cookie and one connection that stays open."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = ""
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def call(self, method: str, path: str, body: Any = None, key: str = "") -> tuple[int, Any]:
        """A call: its status, and what was replied; ConnectionError where the server is gone."""
        try:
            return await self._called(method, path, body, key)
        except ConnectionError:
            self.close()
            return await self._called(method, path, body, key)

    async def _called(self, method: str, path: str, body: Any, key: str) -> tuple[int, Any]:
        if self._streams is None:
            self._streams = await asyncio.open_connection(HOST, self.port)
        reader, writer = self._streams
        content = b"" if body is None else json.dumps(body).encode()
        about = {**HEADERS, "Cookie": self.cookie, "Content-Length": len(content)}
        about |= {"Idempotency-Key": key} if key else {}
        lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in about.items()), "", ""]
        writer.write("\r\n".join(lines).encode() + content)
        async with asyncio.timeout(PATIENCE):
            status, headers, said = await _reply(reader)
        self.cookie = headers.get("set-cookie", self.cookie).partition(";")[0]
        return status, json.loads(said) if said else None

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """A call that must succeed."""
        status, said = await self.call(method, path, body)
        if status >= 300:
            raise AssertionError(f"{method} {path}: {status} {said}")
        return said

    async def watch(self, game: str) -> ClientConnection:
        """Watch a game live."""
        address = f"ws://{HOST}:{self.port}/api/games/{game}/live?since={FURTHEST}"
        return await connect(address, additional_headers={"Cookie": self.cookie}, max_size=None, ping_interval=None)

    def close(self) -> None:
        """Let the connection go."""
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None


async def _reply(reader: asyncio.StreamReader) -> tuple[int, dict[str, str], bytes]:
    """The status of a reply, its headers and its body."""
    try:
        first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        pairs = (line.partition(":") for line in lines if line)
        headers = {name.lower(): value.strip() for name, _, value in pairs}
        return int(first.split()[1]), headers, await reader.readexactly(int(headers.get("content-length", "0")))
    except asyncio.IncompleteReadError as error:
        raise ConnectionError("the server has closed the connection") from error


class Sent(NamedTuple):
    """An answer on its way: the question by id and by key, and the name of the option."""

    question: str
    key: str
    name: str


class Seated:
    """Somebody at one seat of one game, who answers by chance whatever is asked."""

    def __init__(self, client: Client, game: str, seat: str, seed: str) -> None:
        self.client = client
        self.game = game
        self.seat = seat
        self.rng = Random(seed)
        self.status = RUNNING
        self.question: JSON | None = None
        """What is open and has not been answered."""
        self.news = asyncio.Event()
        """Something has been opened, or the game is over; whoever waits for that clears it."""
        self.last = Sent("", "", "")
        self.is_sure = True
        """Whether the last answer was acknowledged or refused."""
        self.is_there = True
        """Whether nobody else has taken the seat over."""
        self.given: list[Given] = []
        """What was acknowledged, in order."""
        self.sent: dict[int, float] = {}
        """By the revision that an own answer has led to: when it was sent."""
        self.heard: dict[int, float] = {}
        """By revision: when news of it came."""

    async def watch(self) -> None:
        """Follow the game until the connection ends."""
        async with await self.client.watch(self.game) as socket:
            async for text in socket:
                self.hear(json.loads(text))

    def hear(self, message: JSON) -> None:
        """Note what a message says about the game."""
        if message["type"] not in ("snapshot", "update"):
            return
        self.heard.setdefault(message["revision"], perf_counter())
        self.status = message["status"]
        asked = message["questions"].get(self.seat)
        self.question = asked if asked is not None and asked["id"] != self.last.question else None
        if self.question is not None or self.status != RUNNING:
            self.news.set()

    async def answer(self) -> bool:
        """Answer what is asked, or send again what was not acknowledged; whether it was taken."""
        if self.is_sure:
            assert self.question is not None
            name = self.rng.choice(self.question["options"])["name"]
            self.last = Sent(self.question["id"], self.question["key"], name)
            self.is_sure, self.question = False, None
        began = perf_counter()
        body = {"seat": self.seat, "question": self.last.question, "answers": [self.last.name]}
        status, said = await self.client.call("POST", f"/api/games/{self.game}/answers", body, self._idempotency_key)
        self.is_sure = True
        if status == OK:
            self.sent[said["revision"]] = began
            self.given.append((self.last.key, self.last.name))
        return status == OK

    @property
    def _idempotency_key(self) -> str:
        return f"{self.seat}-{self.last.question}"


async def seated(port: int, setup: Setup, number: int, seed: str) -> list[Seated]:
    """A new game of guests, one at each seat."""
    seats = games.ruleset(setup.game).seats(setup)
    clients = [Client(port) for _ in seats]
    for seat, client in zip(seats, clients, strict=True):
        await client.ask("POST", "/api/guests", {"name": f"{seat} {number}"[:30]})
    wish = {"game": setup.game, "scenario": setup.scenario, "players": setup.players, "seats": {seats[0]: "me"}}
    more = {"expansions": list(setup.expansions), "options": dict(setup.options)}
    made = await clients[0].ask("POST", "/api/games", {**wish, **more})
    for seat, client in list(zip(seats, clients, strict=True))[1:]:
        await client.ask("POST", f"/api/games/{made['id']}/seats", {"seat": seat, "join": made["join"][seat]})
    who = zip(seats, clients, strict=True)
    return [Seated(client, made["id"], seat, f"{seed}/{number}/{seat}") for seat, client in who]


def kept(store: Games, game: str) -> dict[str, list[Given]]:
    """What a database holds of the answers of a game, by seat, the secret ones of the moment last."""
    found: dict[str, list[Given]] = {}
    for side, key, name in [*store.answers(game), *store.pending(game)]:
        found.setdefault(side, []).append((key, name))
    return found
