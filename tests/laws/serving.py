"""Nothing that was acknowledged is lost: a server is killed while people play, and started again.

Whoever was not answered sends the same once more, with the same key. After every kill the database holds what was
acknowledged, each answer once and in order; in the end computer players take over, and every game comes to its end.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic

from websockets.exceptions import WebSocketException

from ringwar.kernel import Setup
from ringwar.server.store import Database
from ringwar.server.store.games import FINISHED, RUNNING, Games
from server.loopback import FURTHEST, JSON, Seated, ServerProcess, kept, seated
from server.postgres import Cluster

KIND = "kills of a server at which people play, half of them on SQLite and half on PostgreSQL"
ENOUGH = 200
LEAST = 1
GAMES = 3
KILLS = 8
"""Of a server, with the same games."""
SHORTEST, LONGEST = 0.1, 1.5
"""Seconds between the start of the server, or of the games, and the next kill."""
PATIENCE = 60.0
"""Seconds in which computer players must have gone on."""
LOOKING = 0.5
"""Seconds between looks at a game that computer players finish."""
COMPUTER = "random"


class Killed(AssertionError):
    """Something that had been acknowledged was lost, or a game does not go on."""


def batch(setup: Setup, seed: str) -> int:
    """Kill a server some times with each kind of database; gives the number of kills."""
    for kind, opened in DATABASES.items():
        with opened() as url:
            asyncio.run(kill_server(url, setup, f"{seed}/{kind}", GAMES, KILLS))
    return len(DATABASES) * KILLS


@contextmanager
def on_sqlite() -> Iterator[str]:
    """A file that goes away."""
    with TemporaryDirectory() as folder:
        yield f"sqlite:///{Path(folder) / 'ringwar.sqlite'}"


@contextmanager
def on_postgresql() -> Iterator[str]:
    """A database of a PostgreSQL that goes away."""
    cluster = Cluster()
    try:
        yield cluster.empty().render_as_string(hide_password=False)
    finally:
        cluster.stop()


DATABASES = {"sqlite": on_sqlite, "postgresql": on_postgresql}


async def kill_server(url: str, setup: Setup, seed: str, games: int, kills: int) -> None:
    """Play so many games at a server that is killed again and again, and finish them."""
    rng, server, tables = Random(seed), ServerProcess(url), list[list[Seated]]()
    server.start()
    store = Games(Database(url))
    try:
        tables += [await seated(server.port, setup, number, seed) for number in range(games)]
        for _ in range(kills):
            await play_and_kill(server, tables, rng.uniform(SHORTEST, LONGEST))
            check(store, tables)
            server.start()
        await asyncio.gather(*(send_again(each) for table in tables for each in table))
        check(store, tables)
        await asyncio.gather(*map(finish, tables))
        check(store, tables)
    finally:
        server.kill()
        store.database.close()
        for each in (each for table in tables for each in table):
            each.client.close()


async def play_and_kill(server: ServerProcess, tables: Sequence[Sequence[Seated]], seconds: float) -> None:
    """Have everybody play for so long, and kill the server in the middle of it."""
    playing = [asyncio.ensure_future(play(each)) for table in tables for each in table]
    await asyncio.sleep(seconds)
    server.kill()
    for ended in await asyncio.gather(*playing, return_exceptions=True):
        if ended is not None and not isinstance(ended, OSError | WebSocketException):
            raise ended


async def play(someone: Seated) -> None:
    """Answer what is asked until the game is over or the server is gone."""
    await send_again(someone)
    watching = asyncio.ensure_future(someone.watch())
    watching.add_done_callback(lambda _: someone.news.set())
    try:
        while someone.status == RUNNING and not watching.done():
            await someone.news.wait()
            someone.news.clear()
            if someone.question is not None:
                await must_take(someone)
    finally:
        watching.cancel()
        await asyncio.gather(watching, return_exceptions=True)


async def send_again(someone: Seated) -> None:
    """Send what was not acknowledged once more."""
    if not someone.is_sure:
        await must_take(someone)


async def must_take(someone: Seated) -> None:
    if not await someone.answer():
        raise Killed(f"{someone.seat} of game {someone.game} was refused {someone.last}")


def check(store: Games, tables: Sequence[Sequence[Seated]]) -> None:
    """Whether the database holds what was acknowledged, once and in order."""
    for table in tables:
        found = kept(store, table[0].game)
        for each in table:
            stored, given = found.get(each.seat, []), each.given
            if stored[: len(given)] != given:
                raise Killed(f"{each.seat} of game {each.game}: {len(given)} acknowledged, {len(stored)} kept")
            if each.is_there and len(stored) > len(given) + (not each.is_sure):
                raise Killed(f"{each.seat} of game {each.game}: {len(stored)} kept, {len(given)} acknowledged")


async def finish(table: Sequence[Seated]) -> None:
    """Have computer players take over one seat after the other, and wait for the end of the game."""
    path, people = f"/api/games/{table[0].game}", list(table)
    if (await looked_at(table))["status"] == RUNNING:
        while people:
            leaving = people.pop()
            asked = await leaving.client.ask("POST", f"{path}/takeover", {"seat": leaving.seat, "who": COMPUTER})
            leaving.is_there = False
            for other in people:
                await other.client.ask("POST", f"{path}/proposals/{asked['request']}", {"accept": True})
    before, end = -1, 0.0
    while (game := await looked_at(table))["status"] == RUNNING:
        if game["revision"] != before:
            before, end = game["revision"], monotonic() + PATIENCE
        if monotonic() > end:
            raise Killed(f"game {table[0].game} stands still")
        await asyncio.sleep(LOOKING)
    if game["status"] != FINISHED:
        raise Killed(f"game {table[0].game} is {game['status']}")


async def looked_at(table: Sequence[Seated]) -> JSON:
    """The game, without its log."""
    game: JSON = await table[0].client.ask("GET", f"/api/games/{table[0].game}?since={FURTHEST}")
    return game
