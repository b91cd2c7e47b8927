"""The server as an application: every part put together."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

from fastapi import FastAPI
from starlette.concurrency import run_in_threadpool
from starlette.middleware.gzip import GZipMiddleware

from ringwar.server import client, guards, replies
from ringwar.server.api import (
    administration,
    games,
    looking,
    odds,
    people,
    play,
    rules,
    sources,
    watching,
    words,
)
from ringwar.server.playing import Playing
from ringwar.server.rates import Rates
from ringwar.server.settings import Settings
from ringwar.server.store.games import Games
from ringwar.server.store.people import People
from ringwar.server.store.upgrading import opened

log = logging.getLogger(__name__)
SECOND = 1.0


def create_app(settings: Settings, now: Callable[[], float] = time.time) -> FastAPI:
    """A server with its database, ready to be run."""
    app = FastAPI(title="Ringwar", openapi_url="/api/openapi.json", docs_url=None, redoc_url=None, lifespan=_at_work)
    database = opened(settings.database)
    app.state.settings = settings
    app.state.now = now
    app.state.database = database
    app.state.people = People(database, now)
    app.state.rates = Rates(now, settings.rates)
    app.state.playing = Playing(settings, app.state.people, Games(database), now)
    for part in (people, administration, games, play, looking, watching, words, rules, odds, sources):
        app.include_router(part.router)
    client.add_pages(app)
    replies.add_handlers(app)
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    guards.add_guards(app, settings, app.state.rates)
    return app


@asynccontextmanager
async def _at_work(app: FastAPI) -> AsyncIterator[None]:
    """Go on where the server stopped, and look after the games from time to time."""
    playing: Playing = app.state.playing
    await run_in_threadpool(playing.begin)
    ticking = asyncio.ensure_future(_ticking(playing))
    try:
        yield
    finally:
        ticking.cancel()
        with suppress(asyncio.CancelledError):
            await ticking
        await run_in_threadpool(playing.close)
        app.state.database.close()


async def _ticking(playing: Playing) -> None:
    while True:
        await asyncio.sleep(SECOND)
        try:
            await run_in_threadpool(playing.tick)
        except Exception:
            log.exception("what is done from time to time has failed")
