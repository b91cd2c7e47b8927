"""What a server counts, for Prometheus."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from importlib.metadata import version

from prometheus_client import CollectorRegistry, Histogram, Info, Metric, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ringwar.server.base import logs
from ringwar.server.rooms.playing import Playing

SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
NOWHERE = "(none)"
"""The route of calls that lead nowhere."""
WEBSOCKET = "WEBSOCKET"
METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", WEBSOCKET})
SWITCHED, FAILED = 101, 500
STATUSES = {"websocket.accept": SWITCHED, "websocket.close": 403}
"""Of replies that have none: a WebSocket that is opened, or closed before."""


class Looking(Collector):
    """What is looked at in the moment it is asked for."""

    def __init__(self, playing: Playing) -> None:
        self.playing = playing

    def collect(self) -> Iterator[Metric]:
        """How things stand."""
        playing = self.playing
        yield GaugeMetricFamily("ringwar_sockets", "WebSockets that are open", playing.sockets)
        yield GaugeMetricFamily("ringwar_open_games", "Games that are not over", playing.games.unfinished())
        yield GaugeMetricFamily("ringwar_live_games", "Games in memory", len(playing.hall.rooms))
        yield CounterMetricFamily("ringwar_answers", "Answers that were taken", playing.answers)
        yield GaugeMetricFamily("ringwar_queue", "Questions that wait for a worker", playing.workers.waiting)
        yield CounterMetricFamily("ringwar_worker_restarts", "Workers that were replaced", playing.workers.restarts)


class Metrics:
    """Everything that is counted."""

    def __init__(self, playing: Playing) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        Info("ringwar", "Which Ringwar this is", registry=self.registry).info({"version": version("ringwar")})
        self.requests = Histogram(
            "ringwar_request_seconds",
            "Calls by route and status, and how long they took",
            ["method", "route", "status"],
            buckets=SECONDS,
            registry=self.registry,
        )
        self.registry.register(Looking(playing))

    def text(self) -> bytes:
        """Everything, as Prometheus reads it."""
        return generate_latest(self.registry)


class Watched:
    """An application whose calls are counted and logged: by route, without what stands behind the question mark."""

    def __init__(self, app: ASGIApp, metrics: Metrics, clock: Callable[[], float] = time.perf_counter) -> None:
        self.app = app
        self.metrics = metrics
        self.clock = clock

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Hand a call on and see what comes of it; a WebSocket is over when it is closed."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        status: int | None = None
        begun = self.clock()

        async def seen(message: Message) -> None:
            nonlocal status
            if status is None:
                status = message.get("status", STATUSES.get(message["type"]))
            await send(message)

        try:
            await self.app(scope, receive, seen)
        finally:
            self._note(scope, status or FAILED, self.clock() - begun)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        """Count and log a call that is over."""
        method = scope.get("method", WEBSOCKET)
        if status != SWITCHED:
            route = getattr(scope.get("route"), "path", NOWHERE)
            known = method if method in METHODS else NOWHERE
            self.metrics.requests.labels(known, route, str(status)).observe(seconds)
        logs.note("call", method=method, path=scope["path"], status=status, seconds=round(seconds, 4))
