"""What is refused, as it goes over the wire: `{key, about, words, clauses}`, always in this form."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.datastructures import Headers, QueryParams
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response
from starlette.types import Scope

from ringwar.kernel import Refusal
from ringwar.server.base import logs
from ringwar.server.base.errors import AWAY, MISSING, WRONG, Denied, status_of
from ringwar.server.doors import client
from ringwar.server.store.database import Unavailable
from ringwar.words import ENGLISH, Words, languages

FAILED = 500
NOT_SO = 405
SOON = 5
"""Seconds after which a caller may try again."""
LONGEST_WISH = 200
"""Characters of `Accept-Language` that are read."""


@lru_cache(maxsize=64)
def words_of(language: str, game: str = "") -> Words:
    """The words of a language, and of one game in it, read once."""
    return Words(language, game=game)


@lru_cache(maxsize=1)
def spoken() -> tuple[str, ...]:
    """The languages that the server speaks."""
    return tuple(languages())


def language_of(scope: Scope) -> str:
    """The language that a caller asks for: `?language=`, else `Accept-Language`; English where we have neither."""
    asked = QueryParams(scope["query_string"]).get("language", "")
    header = Headers(scope=scope).get("accept-language", "")
    wished = sorted(map(_wish, header[:LONGEST_WISH].split(",")), key=lambda wish: -wish[1])
    for language in (asked, *(name for name, weight in wished if weight > 0)):
        for name in (language.lower(), language.lower().partition("-")[0]):
            if name in spoken():
                return name
    return ENGLISH


def _wish(text: str) -> tuple[str, float]:
    """A language and how much it is wished for: `de;q=0.8`."""
    name, _, weight = text.strip().partition(";q=")
    try:
        return name, float(weight or 1)
    except ValueError:
        return name, 0.0


def refusal_json(refusal: Refusal, language: str) -> dict[str, Any]:
    """A refusal in our form, in the language asked for."""
    more = refusal.more if isinstance(refusal, Denied) else {}
    return {**more, **refusal.json(), "words": words_of(language).refusal(refusal)}


def refusal_reply(refusal: Refusal, language: str) -> JSONResponse:
    """A refusal as a reply, in the language asked for."""
    headers: dict[str, str] = {}
    if isinstance(refusal, Denied) and refusal.retry_after is not None:
        headers["Retry-After"] = str(refusal.retry_after)
    return JSONResponse(refusal_json(refusal, language), status_of(refusal), headers)


def failure_reply(language: str) -> JSONResponse:
    """What callers are told of a fault of ours: nothing but that there is one."""
    return refusal_reply(Denied(FAILED, "failed"), language)


def add_handlers(app: FastAPI) -> None:
    """Have an app give all its refusals in our form."""
    app.add_exception_handler(Refusal, _refused)
    app.add_exception_handler(RequestValidationError, _misread)
    app.add_exception_handler(HTTPException, _unknown)
    app.add_exception_handler(Unavailable, _away)


def _refused(request: Request, error: Exception) -> Response:
    """What a room, a store or a rule has refused."""
    assert isinstance(error, Refusal)
    return refusal_reply(error, language_of(request.scope))


def _away(request: Request, error: Exception) -> Response:
    """The database is away, so nothing was done; soon it may be back."""
    logs.warn("unavailable", path=request.url.path, why=error)
    return _refused(request, Denied(AWAY, "unavailable", retry_after=SOON))


def _misread(request: Request, error: Exception) -> Response:
    """A body or query that is not as described; what was sent is not sent back."""
    assert isinstance(error, RequestValidationError)
    first: Mapping[str, Any] = error.errors()[0]
    at = ".".join(map(str, first["loc"]))
    return _refused(request, Denied(WRONG, "bad-request", at=at, problem=first["type"].replace("_", "-")))


def _unknown(request: Request, error: Exception) -> Response:
    """What the framework refuses by itself: paths and methods that there are not, bodies that cannot be read."""
    assert isinstance(error, HTTPException)
    if error.status_code == MISSING and (page := client.lost(request)) is not None:
        return page
    if error.status_code == MISSING:
        denied = Denied(MISSING, "not-found")
    elif error.status_code == NOT_SO:
        denied = Denied(NOT_SO, "no-such-method", method=request.method)
    else:
        denied = Denied(WRONG, "bad-request", at="body", problem="unreadable")
    reply = _refused(request, denied)
    reply.headers.update(error.headers or {})
    return reply
