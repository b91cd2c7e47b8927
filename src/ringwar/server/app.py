"""The server as an application: every part put together."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import cache

from fastapi import APIRouter, FastAPI
from starlette.concurrency import run_in_threadpool
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import BaseRoute

from ringwar.server.api import (
    administration,
    advising,
    described,
    exporting,
    games,
    health,
    looking,
    odds,
    people,
    play,
    positions,
    rules,
    sources,
    watching,
    words,
)
from ringwar.server.api.metrics import Metrics, Watched
from ringwar.server.base.settings import Settings
from ringwar.server.doors import client, guards, replies
from ringwar.server.doors.rates import Rates
from ringwar.server.rooms.playing import Playing
from ringwar.server.store.games import Games
from ringwar.server.store.people import People
from ringwar.server.store.upgrading import opened

PARTS = (
    *(people, administration, games, play, looking, advising, exporting, watching, words, rules, odds, sources),
    positions,
    health,
)
"""All calls."""

log = logging.getLogger(__name__)
SECOND = 1.0


def create_app(settings: Settings, now: Callable[[], float] = time.time) -> FastAPI:
    """A server with its database, ready to be run."""
    app = FastAPI(
        title=described.TITLE,
        version=described.VERSION,
        description=described.DESCRIPTION,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=_at_work,
        separate_input_output_schemas=False,
        generate_unique_id_function=described.operation_id,
    )
    database = opened(settings.database)
    app.state.settings = settings
    app.state.now = now
    app.state.database = database
    app.state.people = People(database, now)
    app.state.rates = Rates(now, settings.rates)
    app.state.playing = Playing(settings, app.state.people, Games(database), now)
    app.state.renamer = app.state.playing.hall.reread
    app.state.metrics = Metrics(app.state.playing)
    app.router.routes.extend(_routes())
    app.webhooks.include_router(described.live)
    replies.add_handlers(app)
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    guards.add_guards(app, settings, app.state.rates)
    app.add_middleware(Watched, app.state.metrics)
    return app


@cache
def _routes() -> Sequence[BaseRoute]:
    """All calls and pages, put together once a process: they are the same for every server."""
    router = APIRouter(generate_unique_id_function=described.operation_id)
    for part in PARTS:
        described.summarise(part.router)
        router.include_router(part.router, responses=described.REFUSALS)
    client.add_pages(router)
    return router.routes


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
