"""Who calls: the cookie, and the person behind it."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection
from starlette.responses import Response

from ringwar.server.base.errors import FORBIDDEN, MISSING, UNKNOWN, Denied
from ringwar.server.base.settings import Settings
from ringwar.server.doors.rates import Rates, group_of, too_often
from ringwar.server.store.people import People, Person, hashed

COOKIE = "ringwar"
YEAR = 365 * 86_400
LONGEST_TOKEN = 100


def token_of(connection: HTTPConnection) -> str | None:
    """The token that a call or a WebSocket carries, if it can be one."""
    token = connection.cookies.get(COOKIE, "")
    return token if token.isascii() and 0 < len(token) <= LONGEST_TOKEN else None


def login_of(connection: HTTPConnection) -> str | None:
    """The hash by which the login of a call is kept."""
    token = token_of(connection)
    return None if token is None else hashed(token)


def owner(connection: HTTPConnection) -> Person:
    """Who calls, though banned: for what everybody may do with what is kept about them."""
    person = _known(connection)
    if person is None:
        raise Denied(UNKNOWN, "not-logged-in")
    return person


def caller(connection: HTTPConnection) -> Person | None:
    """Who calls, if anybody that we know; banned people are refused."""
    person = _known(connection)
    if person is not None and person.banned is not None:
        raise Denied(FORBIDDEN, "banned", reason=person.banned)
    return person


def person(caller: Annotated[Person | None, Depends(caller)]) -> Person:
    """Who calls, where only those can call that we know."""
    if caller is None:
        raise Denied(UNKNOWN, "not-logged-in")
    return caller


def administrator(caller: Annotated[Person | None, Depends(caller)]) -> Person:
    """The administrator who calls; for everybody else there is nothing here."""
    if caller is None or not caller.administrator:
        raise Denied(MISSING, "not-found")
    return caller


def remember(response: Response, token: str, settings: Settings) -> None:
    """Have the browser keep a token where no script can read it."""
    response.set_cookie(COOKIE, token, max_age=YEAR, path="/", secure=settings.secure, httponly=True, samesite="lax")


def forget(response: Response, settings: Settings) -> None:
    """Have the browser forget its token."""
    response.delete_cookie(COOKIE, path="/", secure=settings.secure, httponly=True, samesite="lax")


def _known(connection: HTTPConnection) -> Person | None:
    """Whom the cookie names, unless that person calls too often."""
    people: People = connection.app.state.people
    rates: Rates = connection.app.state.rates
    token = token_of(connection)
    person = None if token is None else people.by_token(token)
    if person is not None and (wait := rates.take(group_of(connection.scope), person.id)):
        raise too_often(wait)
    return person
