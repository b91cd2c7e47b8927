"""What a server counts, for Prometheus."""

from __future__ import annotations

import time
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, ProcessCollector, generate_latest

from ringwar.server import logs

Scope = Any
Receive = Any
Send = Any

SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
NOWHERE = "(none)"
"""The route of calls that lead nowhere."""
METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})


class Metrics:
    """Everything that is counted; `set_function` lets a gauge look at the moment it is read."""

    def __init__(self) -> None:
        every = self.registry = CollectorRegistry()
        ProcessCollector(registry=every)
        Info("ringwar", "Which Ringwar this is", registry=every).info({"version": version("ringwar")})
        self.requests = Histogram(
            "ringwar_request_seconds",
            "Calls by route and status, and how long they took",
            ["method", "route", "status"],
            buckets=SECONDS,
            registry=every,
        )
        self.sockets = Gauge("ringwar_sockets", "WebSockets that are open", registry=every)
        self.open_games = Gauge("ringwar_open_games", "Games that are open or running", registry=every)
        self.live_games = Gauge("ringwar_live_games", "Games in memory", registry=every)
        self.answers = Counter("ringwar_answers", "Answers that were taken", registry=every)
        self.queue = Gauge("ringwar_queue", "Questions that wait for a computer player", registry=every)
        self.worker_restarts = Counter("ringwar_worker_restarts", "Workers that were replaced", registry=every)

    def text(self) -> bytes:
        """Everything, as Prometheus reads it."""
        return generate_latest(self.registry)


class Watched:
    """An application whose calls are counted and logged: by route, without what stands behind the question mark."""

    def __init__(self, app: Any, metrics: Metrics, clock: Callable[[], float] = time.perf_counter) -> None:
        self.app = app
        self.metrics = metrics
        self.clock = clock

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Hand a call on and see what comes of it."""
        if scope["type"] == "http":
            await self._call(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _call(self, scope: Scope, receive: Receive, send: Send) -> None:
        status, begun = 500, self.clock()

        async def seen(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, seen)
        finally:
            seconds = self.clock() - begun
            method = scope["method"] if scope["method"] in METHODS else NOWHERE
            route = getattr(scope.get("route"), "path", NOWHERE)
            self.metrics.requests.labels(method, route, str(status)).observe(seconds)
            logs.say("request", method=method, path=scope["path"], status=status, seconds=round(seconds, 4))

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        accepted, begun = 0, self.clock()

        async def seen(message: Any) -> None:
            nonlocal accepted
            if message["type"] == "websocket.accept":
                accepted = 1
                self.metrics.sockets.inc()
            await send(message)

        try:
            await self.app(scope, receive, seen)
        finally:
            self.metrics.sockets.dec(accepted)
            seconds = round(self.clock() - begun, 4)
            logs.say("socket", path=scope["path"], accepted=bool(accepted), seconds=seconds)
