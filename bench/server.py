"""Loads a server: `python bench/server.py --games 200 --seconds 60 [--database URL]`.

The server runs in a process of its own, on loopback. Every game has two people with a WebSocket each, who look once a
second whether they are asked and answer then. In the end the database must hold what was acknowledged and
nothing else.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

from sqlalchemy import String, bindparam, insert, select
from websockets.exceptions import WebSocketException

sys.path.remove(str(Path(__file__).parent))  # this file would be taken for the folder of that name
sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from ringwar import games
from ringwar.server.store import Database
from ringwar.server.store import schema as tables
from ringwar.server.store.games import Games
from server.loopback import Client, Seated, ServerProcess, kept, seated

STORED = 10_000
"""Games that are in the database when start-up is measured."""
ROUND_TRIPS = 100
AT_ONCE = 20
"""Games that are made at the same time."""
RAMP = (25, 50, 75, 100, 125, 150, 200, 250, 300, 400, 500, 600, 800, 1000)
"""Answers a second that are tried one after the other, until it takes too long."""
RAMP_SECONDS = 10.0
TOO_LONG = 1.0
SETTLING = 30.0
"""Seconds in which everything that was sent must have been answered."""
KILOBYTE = 1024
HEAD = f"{'':<34} a second     p50     p95     p99  server  clients  an answer  errors  unheard"
"""The columns: answers a second, delays, the processor time of both processes, that of the server for an answer."""
Table = list[Seated]


@dataclass
class Load:
    """What came of some seconds of load."""

    seconds: float
    answers: int
    errors: int
    unheard: int
    """Answers of which the other client heard nothing."""
    delays: list[float]
    """From the answer to the other client's update."""
    server: float
    """Seconds of processor time that the server took; and the clients."""
    clients: float

    @property
    def rate(self) -> float:
        return self.answers / self.seconds

    @property
    def p95(self) -> float:
        return _percentiles(self.delays)[1]


class Bench:
    """A server, and everybody who plays there."""

    def __init__(self, server: ServerProcess, everybody: Sequence[Table]) -> None:
        self.server = server
        self.everybody = everybody
        self.errors = 0
        self.watching = [asyncio.ensure_future(self._watch(each)) for each in self.people]

    @property
    def people(self) -> list[Seated]:
        return [each for table in self.everybody for each in table]

    async def _watch(self, someone: Seated) -> None:
        try:
            await someone.watch()
        except (OSError, WebSocketException):
            self.errors += 1

    async def load(self, seconds: float, pause: float) -> Load:
        """Have everybody look at their game once in so many seconds, and answer if they are asked."""
        before = self.errors, self.server.processor_seconds, process_time(), perf_counter()
        for each in self.people:
            each.sent.clear()
        await asyncio.gather(*(self._play(each, seconds, pause) for each in self.people))
        took, spent = perf_counter() - before[3], process_time() - before[2]
        await self._settle()
        delays = [delay for table in self.everybody for delay in _delays(table)]
        answers = sum(len(each.sent) for each in self.people)
        server = self.server.processor_seconds - before[1]
        return Load(took, answers, self.errors - before[0], answers - len(delays), delays, server, spent)

    async def _play(self, someone: Seated, seconds: float, pause: float) -> None:
        """One person's part, by a beat of its own."""
        begin = perf_counter()
        beat = begin + someone.rng.random() * pause
        while beat < begin + seconds:
            await asyncio.sleep(max(0.0, beat - perf_counter()))
            if someone.question is not None:
                await self._answer(someone)
            beat = max(beat + pause, perf_counter())

    async def _answer(self, someone: Seated) -> None:
        try:
            taken = await someone.answer()
        except OSError:
            taken = False
        self.errors += not taken

    async def _settle(self) -> None:
        """Wait until everybody has heard of everything, but not for ever."""
        end = perf_counter() + SETTLING
        while perf_counter() < end and any(len(_delays(table)) < _sent(table) for table in self.everybody):
            await asyncio.sleep(0.1)

    def lost_or_doubled(self, store: Games) -> int:
        """How many answers the database has not just as they were acknowledged."""
        wrong = 0
        for table in self.everybody:
            found = kept(store, table[0].game)
            for each in table:
                stored = found.get(each.seat, [])
                same = sum(1 for one, other in zip(stored, each.given, strict=False) if one == other)
                wrong += max(len(stored), len(each.given)) - same
        return wrong

    async def close(self) -> None:
        """Everybody leaves."""
        for task in self.watching:
            task.cancel()
        await asyncio.gather(*self.watching, return_exceptions=True)
        for each in self.people:
            each.client.close()


def _sent(table: Table) -> int:
    return sum(len(each.sent) for each in table)


def _delays(table: Table) -> list[float]:
    """How long it took until the others heard of what somebody has answered."""
    return [
        other.heard[revision] - began
        for each in table
        for other in table
        if other is not each
        for revision, began in each.sent.items()
        if revision in other.heard
    ]


def _percentiles(delays: Sequence[float]) -> tuple[float, float, float]:
    """The delays that half, 95 and 99 of a hundred do not exceed."""
    cuts = quantiles(delays, n=100) if len(delays) > 1 else [*delays, 0.0][:1] * 99
    return cuts[49], cuts[94], cuts[98]


async def round_trip(port: int) -> float:
    """The time of one call that asks for nothing, on an idle server."""
    client, times = Client(port), []
    for _ in range(ROUND_TRIPS):
        began = perf_counter()
        await client.call("GET", "/api/health")
        times.append(perf_counter() - began)
    client.close()
    return median(times)


async def all_seated(port: int, number: int) -> list[Table]:
    """So many new games for two."""
    setup = games.ruleset("boardgame").setup()
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(index: int) -> Table:
        async with gate:
            return await seated(port, setup, index, "bench")

    return list(await asyncio.gather(*(one(index) for index in range(number))))


async def ramp(bench: Bench) -> list[Load]:
    """Raise the answers a second until they take too long."""
    found: list[Load] = []
    for wanted in RAMP:
        found.append(await bench.load(RAMP_SECONDS, len(bench.everybody) / wanted))
        show(f"ramp, {wanted} a second wanted", found[-1])
        if found[-1].p95 > TOO_LONG:
            break
    return found


def show(name: str, load: Load) -> None:
    """A line of the table."""
    times = "  ".join(f"{1000 * each:6.0f}" for each in _percentiles(load.delays))
    busy = f"{100 * load.server / load.seconds:4.0f} %  {100 * load.clients / load.seconds:5.0f} %"
    spent = f"{1000 * load.server / max(1, load.answers):9.1f}"
    print(f"{name:<34} {load.rate:8.1f}  {times}  {busy}  {spent}  {load.errors:6}  {load.unheard:7}", flush=True)


async def measure(database: str, number: int, seconds: float) -> None:
    """Everything that needs people."""
    server = ServerProcess(database, live_games=2 * number)
    print(f"processors: {os.cpu_count()}; others who wait for them: {os.getloadavg()[0]:.1f}")
    print(f"start-up, empty database: {server.start():.1f} s")
    try:
        warm = await all_seated(server.port, 1)
        print(f"idle round trip: {1000 * await round_trip(server.port):.1f} ms")
        before = server.memory
        bench = Bench(server, await all_seated(server.port, number))
        print(f"{len(bench.people)} clients in {number} games; times in ms\n{HEAD}")
        show(f"every second, {seconds:.0f} s", await bench.load(seconds, 1.0))
        live = server.memory
        fits = [each.rate for each in await ramp(bench) if each.p95 <= TOO_LONG]
        print(f"answers a second with a p95 below {TOO_LONG:.0f} s: {max(fits, default=0.0):.0f}")
        lost = bench.lost_or_doubled(Games(Database(database)))
        print(f"lost or doubled answers: {lost} of {sum(len(each.given) for each in bench.people)}")
        print(f"memory of a live game with its two connections: {(live - before) / number / KILOBYTE:.0f} kB")
        await bench.close()
        warm[0][0].client.close()
    finally:
        server.stop()


def measure_stored(database: str) -> None:
    """Start-up and memory with many games that nobody touches."""
    store = Database(database)
    empty = ServerProcess(database)
    with store.reading() as connection:
        model = connection.execute(select(tables.games.c.id).limit(1)).scalar_one()
    empty.start()
    before = empty.memory
    empty.stop()
    began = perf_counter()
    multiply(store, model)
    print(f"{STORED:,} games copied in {perf_counter() - began:.0f} s")
    server = ServerProcess(database)
    print(f"start-up, {STORED:,} stored games: {server.start():.1f} s")
    print(f"memory of a stored game: {(server.memory - before) / STORED / KILOBYTE:.2f} kB")
    server.stop()
    store.close()


def multiply(store: Database, model: str) -> None:
    """Copies of a game, with its seats, answers and documents."""
    copy = bindparam("copy", type_=String)
    with store.writing() as connection:
        for table in (tables.games, tables.seats, tables.answers, tables.steps):
            own = table.c.id if table is tables.games else table.c.game
            copied = select(*(copy if each is own else each for each in table.c)).where(own == model)
            names = [{"copy": f"copy-{number}"} for number in range(STORED)]
            connection.execute(insert(table).from_select([each.name for each in table.c], copied), names)


def main() -> int:
    """Measure, and print everything."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--database", help="an empty one; without it a file of SQLite that is removed")
    chosen = parser.parse_args()
    with TemporaryDirectory() as folder:
        database = chosen.database or f"sqlite:///{Path(folder) / 'bench.sqlite'}"
        asyncio.run(measure(database, chosen.games, chosen.seconds))
        measure_stored(database)
    return 0


if __name__ == "__main__":
    sys.exit(main())
