"""The description of the interface, `/api/openapi.json`: for people and programs that write clients."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter
from fastapi.routing import APIRoute

from ringwar.server.api import shapes
from ringwar.server.base.errors import BUSY, CONFLICT, FORBIDDEN, LARGE, MISSING, UNKNOWN, WRONG

TITLE = "Ringwar"
VERSION = "1"
DESCRIPTION = """\
A server for games of *War of the Ring*; `docs/server.md` explains how a client is written.

- The cookie that follows `POST /api/guests`, `/api/accounts` or `/api/sessions` is the identity.
- Calls that change something carry the header `X-Ringwar: 1`, and an `Origin` of this server or none.
- Texts come in the language asked for by `?language=` or `Accept-Language`, in English where we have no other.
- Every refusal has the same form: a key, values, words, clauses.
- `WS /api/games/{game}/live?since=&language=&seat=&watch=` sends the messages that are listed here as webhooks.
"""
REFUSALS: dict[int | str, dict[str, Any]] = {
    UNKNOWN: {"model": shapes.Refused, "description": "Nobody is logged in"},
    FORBIDDEN: {"model": shapes.Refused, "description": "Not allowed"},
    MISSING: {"model": shapes.Refused, "description": "Not there, or not to be seen"},
    CONFLICT: {"model": shapes.Closed, "description": "Too late: something has changed meanwhile"},
    LARGE: {"model": shapes.Refused, "description": "Too large"},
    WRONG: {"model": shapes.Refused, "description": "It cannot be"},
    BUSY: {"model": shapes.Refused, "description": "Too often: `Retry-After` says when to come back"},
}
"""What every call may be refused with."""

live = APIRouter(responses={"default": {"description": "Nothing is replied"}})
"""The messages that come over the live connection."""


def operation_id(route: APIRoute) -> str:
    """The name of a call, by which generated clients know it."""
    return "-".join([*map(str, route.tags[:1]), route.name]).replace("_", "-").replace(" ", "-")


def summarise(router: APIRouter) -> None:
    """Give calls the first sentence of what is said about them as their summary, where they have none."""
    for route in router.routes:
        if isinstance(route, APIRoute) and route.summary is None:
            route.summary = route.description.partition("\n")[0].removesuffix(".")


@live.post("snapshot")
def snapshot(body: shapes.Snapshot) -> None:
    """The game as it stands; always the first message."""


@live.post("update")
def update(body: shapes.Update) -> None:
    """The game has changed."""


@live.post("chat")
def chat(body: shapes.LiveLine) -> None:
    """Somebody has said something."""


@live.post("clock")
def clock(body: shapes.Clocks) -> None:
    """Somebody's time is over."""


@live.post("presence")
def presence(body: shapes.Presence) -> None:
    """Somebody has come or gone."""


@live.post("error")
def error(body: shapes.LiveError) -> None:
    """What the client has sent was not understood; it says nothing here but `{"type": "ping"}`."""
