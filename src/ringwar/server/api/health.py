"""Whether the server is well, and what it counts."""

from __future__ import annotations

from importlib.metadata import version
from ipaddress import ip_address, ip_network

from fastapi import APIRouter, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST
from pydantic import BaseModel
from sqlalchemy import select

from ringwar.server.api.metrics import Metrics
from ringwar.server.base.errors import FORBIDDEN, Denied
from ringwar.server.store.database import Database

router = APIRouter(prefix="/api", tags=["running it"])
FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip")
"""What proxies add to the calls that they pass on."""


class Health(BaseModel):
    """That the server is well."""

    status: str
    version: str


@router.get("/health", summary="Whether the database can be reached; 503 if not")
def health(request: Request) -> Health:
    """Look whether the database answers."""
    database: Database = request.app.state.database
    with database.reading() as connection:
        connection.execute(select(1))
    return Health(status="ok", version=version("ringwar"))


@router.get(
    "/metrics",
    summary="What Prometheus counts, for the addresses that may have it",
    response_class=Response,
    responses={200: {"content": {"text/plain": {}}}},
)
def metrics(request: Request) -> Response:
    """Give everything that is counted to those whom the settings name."""
    if not _may_count(request, request.app.state.settings.scrapers):
        raise Denied(FORBIDDEN, "only-scrapers")
    counted: Metrics = request.app.state.metrics
    return Response(counted.text(), media_type=CONTENT_TYPE_LATEST)


def _may_count(request: Request, scrapers: tuple[str, ...]) -> bool:
    """Whether somebody may have the metrics: by address, and never through a proxy, behind which all look alike."""
    if request.client is None or any(name in request.headers for name in FORWARDED):
        return False
    try:
        address = ip_address(request.client.host)
    except ValueError:
        return False
    return any(address in ip_network(network, strict=False) for network in scrapers)
