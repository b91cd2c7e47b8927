"""Whether the server is well, and what it counts."""

from __future__ import annotations

from importlib.metadata import version
from ipaddress import ip_address, ip_network

from fastapi import APIRouter, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST
from pydantic import BaseModel
from sqlalchemy import select

from ringwar.server.errors import AWAY, FORBIDDEN, Denied
from ringwar.server.metrics import Metrics
from ringwar.server.settings import Settings
from ringwar.server.store.database import Database, Unavailable

FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip")
"""What proxies add to the calls that they pass on."""


class Health(BaseModel):
    """That the server is well."""

    status: str
    version: str


def router(database: Database, metrics: Metrics, settings: Settings) -> APIRouter:
    """The calls of whoever watches over the server."""
    calls = APIRouter(prefix="/api", tags=["running it"])

    @calls.get("/health", summary="Whether the database can be reached; 503 if not")
    def health() -> Health:
        """Look whether the database answers."""
        try:
            with database.reading() as connection:
                connection.execute(select(1))
        except Unavailable:
            raise Denied(AWAY, "unavailable") from None
        return Health(status="ok", version=version("ringwar"))

    @calls.get(
        "/metrics", summary="Metrics for Prometheus, to the addresses that may have them", response_class=Response
    )
    def counted(request: Request) -> Response:
        """Give everything that is counted to those whom the settings name."""
        if not _may_count(request, settings.scrapers):
            raise Denied(FORBIDDEN, "only-scrapers")
        return Response(metrics.text(), media_type=CONTENT_TYPE_LATEST)

    return calls


def _may_count(request: Request, scrapers: tuple[str, ...]) -> bool:
    """Whether somebody may have the metrics: by address, and never through a proxy, behind which all look alike."""
    if request.client is None or any(name in request.headers for name in FORWARDED):
        return False
    try:
        address = ip_address(request.client.host)
    except ValueError:
        return False
    return any(address in ip_network(network, strict=False) for network in scrapers)
