"""What stands before every call: headers, origins, sizes, rates, and a reply where we fail."""

from __future__ import annotations

import logging
from urllib.parse import urlsplit

from fastapi import FastAPI
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ringwar.kernel import Refusal
from ringwar.server.base.errors import FORBIDDEN, LARGE, Denied
from ringwar.server.base.settings import Settings
from ringwar.server.doors.rates import HOUSEHOLD, PEOPLE, READING, Rates, address_of, group_of, too_often
from ringwar.server.doors.replies import failure_reply, language_of, refusal_reply

LOG = logging.getLogger("ringwar.server")

MOST_BYTES = 1_000_000
"""Of a body."""
MOST_DIGITS = 9
"""Of what is said about its size."""
CLOSED = 4403
"""The code by which a WebSocket is closed that may not be opened."""

HEADERS = {
    "Content-Security-Policy": "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
    "object-src 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
STRICT_TRANSPORT = {"Strict-Transport-Security": "max-age=31536000"}
UNSTORED = {"Cache-Control": "no-store"}
"""What the interface answers is for the caller alone, and for now."""


def add_guards(app: FastAPI, settings: Settings, rates: Rates) -> None:
    """Put all guards before an app, the headers outermost."""
    app.add_middleware(Bodies)
    app.add_middleware(Origins, settings)
    app.add_middleware(Hurry, settings, rates)
    app.add_middleware(Failures)
    app.add_middleware(SecurityHeaders, settings)


class Guard:
    """Something that stands before an app and sees calls and WebSockets before it does."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app


class SecurityHeaders(Guard):
    """Headers on every reply that have browsers run no code but ours, and show our pages in no others."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        super().__init__(app)
        self.headers = HEADERS | (STRICT_TRANSPORT if settings.secure else {})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Add the headers as the reply begins."""
        wanted = self.headers | (UNSTORED if scope.get("path", "").startswith("/api/") else {})

        async def sending(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = MutableHeaders(scope=message)
                for name, value in wanted.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, sending)


class Failures(Guard):
    """A fault of ours becomes a reply without details, and a line in the log with all of them."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Hand the call on, and answer for whoever cannot."""
        begun = False

        async def sending(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self.app(scope, receive, sending)
        except ClientDisconnect:
            return
        except Exception:
            if scope["type"] != "http" or begun:
                raise
            LOG.exception("%s %s failed", scope["method"], scope["path"])
            await failure_reply(language_of(scope))(scope, receive, send)


class Hurry(Guard):
    """Nobody calls too often from one address."""

    def __init__(self, app: ASGIApp, settings: Settings, rates: Rates) -> None:
        super().__init__(app)
        self.proxies = settings.proxies
        self.rates = rates

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Take a token for the call, or refuse it."""
        if scope["type"] in ("http", "websocket"):
            group = group_of(scope)
            people = 1 if group == PEOPLE else HOUSEHOLD
            if wait := self.rates.take(group, address_of(scope, self.proxies), people):
                await refuse(too_often(wait), scope, receive, send)
                return
        await self.app(scope, receive, send)


class Origins(Guard):
    """What changes something is called by our own pages, or by programs that are no page."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        super().__init__(app)
        address = urlsplit(settings.address)
        self.own = f"{address.scheme}://{address.netloc}".lower()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse what comes from elsewhere."""
        if scope["type"] == "websocket" or (scope["type"] == "http" and scope["method"] not in READING):
            headers = Headers(scope=scope)
            if scope["type"] == "http" and headers.get("x-ringwar") != "1":
                await refuse(Denied(FORBIDDEN, "no-header"), scope, receive, send)
                return
            if not self._is_own(headers):
                await refuse(Denied(FORBIDDEN, "foreign-origin"), scope, receive, send)
                return
        await self.app(scope, receive, send)

    def _is_own(self, headers: Headers) -> bool:
        """Whether the origin of a call is the server itself, or none."""
        origin = headers.get("origin")
        if origin is None or origin.lower() == self.own:
            return True
        found = urlsplit(origin.lower())
        return found.scheme in ("http", "https") and found.netloc == headers.get("host", "").lower()


class Bodies(Guard):
    """No body is larger than anything that we ask for; each is read before it is looked at."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Hand on a call with its whole body, or refuse it as soon as it is too large."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        body = await _read(Headers(scope=scope), receive)
        if body is None:
            await refuse(Denied(LARGE, "body-too-large", most=MOST_BYTES), scope, receive, send)
            return
        waiting = [{"type": "http.request", "body": body, "more_body": False}]

        async def receiving() -> Message:
            return waiting.pop() if waiting else await receive()

        await self.app(scope, receiving, send)


async def _read(headers: Headers, receive: Receive) -> bytes | None:
    """The whole body of a call; None as soon as it is too large."""
    said = headers.get("content-length", "0")
    if len(said) > MOST_DIGITS or not said.isdecimal() or int(said) > MOST_BYTES:
        return None
    body = bytearray()
    more = True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientDisconnect
        body += message.get("body", b"")
        more = message.get("more_body", False)
        if len(body) > MOST_BYTES:
            return None
    return bytes(body)


async def refuse(refusal: Refusal, scope: Scope, receive: Receive, send: Send) -> None:
    """Refuse a call, or a WebSocket before it is opened."""
    if scope["type"] == "websocket" and "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": CLOSED})
        return
    await refusal_reply(refusal, language_of(scope))(scope, receive, send)
