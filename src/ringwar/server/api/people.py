"""Calls about people: guests, accounts, logging in and out, what is kept about oneself."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request, Response

from ringwar.kernel import Refusal
from ringwar.server.api.bodies import Body, Email, Password, Word
from ringwar.server.base.errors import FORBIDDEN, UNKNOWN, Denied
from ringwar.server.base.settings import Settings
from ringwar.server.doors import callers, passwords
from ringwar.server.doors.rates import GUESSES, Rates, too_often
from ringwar.server.store.exports import exported
from ringwar.server.store.names import folded, proper
from ringwar.server.store.people import ACCOUNT, BLOCK, GUEST, MUTE, People, Person
from ringwar.server.store.people import Account as Kept

router = APIRouter(prefix="/api", tags=["people"])

Caller = Annotated[Person | None, Depends(callers.caller)]
Known = Annotated[Person, Depends(callers.person)]
Owner = Annotated[Person, Depends(callers.owner)]

NOTHING = 204


class Guest(Body):
    """Somebody who only gives a name."""

    name: Word


class Account(Body):
    """Somebody who wants to come back from anywhere."""

    name: Word
    password: Password
    email: Email | None = None


class Credentials(Body):
    """How somebody with an account logs in."""

    name: Word
    password: Password


class Changes(Body):
    """What somebody wants to change about oneself; what is left out stays."""

    name: Word | None = None
    password: Password | None = None
    old_password: Password | None = None
    email: Email | None = None


class Farewell(Body):
    """What somebody with an account says to be deleted."""

    password: Password | None = None


class Ways(Body):
    """How somebody is shunned: no games together, no chat shown."""

    block: bool = False
    mute: bool = False


class Me(Body):
    """Who is logged in."""

    id: str
    name: str
    kind: str


class LoginJson(Body):
    """A browser in which somebody is logged in."""

    created: float
    seen: float
    current: bool


class ShunnedJson(Ways):
    """Somebody who is shunned, and how."""

    id: str
    name: str


def _people(request: Request) -> People:
    people: People = request.app.state.people
    return people


Store = Annotated[People, Depends(_people)]


@router.post("/guests", summary="Come in as a guest; the cookie that follows is the identity")
def add_guest(body: Guest, caller: Caller, people: Store, request: Request, response: Response) -> Me:
    """A new guest, whoever was logged in here before."""
    return _log_in(people.add_guest(body.name), request, response)


@router.post("/accounts", summary="Make an account; a guest becomes it, and keeps all games")
def add_account(body: Account, caller: Caller, people: Store, request: Request, response: Response) -> Me:
    """A new account, or the guest who calls as one."""
    settings: Settings = request.app.state.settings
    if not settings.open_accounts:
        raise Denied(FORBIDDEN, "accounts-closed")
    passwords.check(body.password, proper(body.name))
    kept = passwords.hashed(body.password)
    if caller is None or caller.kind != GUEST:
        return _log_in(people.add_account(body.name, kept, body.email), request, response)
    person = people.promote(caller, body.name, kept, body.email)
    _tell_rooms(request, people.games(person))
    return _log_in(person, request, response)


@router.post("/sessions", summary="Log in")
def log_in(body: Credentials, people: Store, request: Request, response: Response) -> Me:
    """Log in to an account; an unknown name and a wrong password look the same, and take as long."""
    account = _opened(request, body.name, body.password)
    if account is None:
        raise Denied(UNKNOWN, "wrong-login")
    if account.person.banned is not None:
        raise Denied(FORBIDDEN, "banned", reason=account.person.banned)
    if passwords.is_dated(account.password):
        people.set_password(account.person, passwords.hashed(body.password))
    return _log_in(account.person, request, response)


@router.get("/sessions", summary="Where one is logged in")
def list_logins(person: Known, people: Store, request: Request) -> list[LoginJson]:
    """All logins of the caller, the latest first."""
    current = callers.login_of(request)
    return [
        LoginJson(created=each.created, seen=each.seen, current=each.token == current) for each in people.logins(person)
    ]


@router.delete("/sessions", summary="Log out here, or everywhere", status_code=NOTHING)
def log_out(people: Store, request: Request, response: Response, everywhere: bool = False) -> None:
    """End the login of the caller, or all of them; whoever is not logged in is logged out already."""
    token = callers.token_of(request)
    person = None if token is None else people.by_token(token)
    if everywhere and person is not None:
        people.log_out_everywhere(person)
    elif token is not None:
        people.log_out(token)
    callers.forget(response, request.app.state.settings)


@router.get("/me", summary="Who is logged in")
def me(person: Known) -> Me:
    """The caller."""
    return _me(person)


@router.patch("/me", summary="Change one's name, password or address")
def change_me(body: Changes, person: Known, people: Store, request: Request, response: Response) -> Me:
    """All changes, or none; a new password logs out everywhere else."""
    if person.kind != ACCOUNT and (body.password is not None or "email" in body.model_fields_set):
        raise Refusal("only-accounts")
    kept = None
    if body.password is not None:
        _check_password(request, person, body.old_password)
        passwords.check(body.password, body.name or person.name)
        kept = passwords.hashed(body.password)
    if body.name is not None:
        person = people.rename(person, body.name)
        _tell_rooms(request, people.games(person))
    if "email" in body.model_fields_set:
        people.set_email(person, body.email)
    if kept is None:
        return _me(person)
    people.set_password(person, kept)
    people.log_out_everywhere(person)
    return _log_in(person, request, response)


@router.get("/me/export", summary="Everything that is kept about oneself")
def export_me(person: Owner, request: Request) -> dict[str, Any]:
    """All that the server keeps about the caller, banned or not."""
    return exported(request.app.state.database, person)


@router.delete("/me", summary="Delete oneself: games stay, the name goes", status_code=NOTHING)
def delete_me(person: Owner, people: Store, request: Request, response: Response, body: Farewell | None = None) -> None:
    """Forget the caller, banned or not; an account needs its password."""
    if person.kind == ACCOUNT:
        _check_password(request, person, body.password if body else None)
    games = people.games(person)
    people.forget(person)
    _tell_rooms(request, games)
    callers.forget(response, request.app.state.settings)


@router.get("/me/shunned", summary="Whom one shuns")
def list_shunned(person: Known, people: Store) -> list[ShunnedJson]:
    """Everybody whom the caller shuns."""
    return [
        ShunnedJson(id=each.id, name=each.name, block=each.block, mute=each.mute) for each in people.shunned(person)
    ]


@router.put("/me/shunned/{id}", summary="Shun somebody", status_code=NOTHING)
def shun(id: Word, body: Ways, person: Known, people: Store) -> None:
    """Shun somebody in these ways, and in no other; accounts also go by their names."""
    account = people.account(id)
    people.shun(
        person,
        id if account is None else account.person.id,
        *([BLOCK] if body.block else []),
        *([MUTE] if body.mute else []),
    )


@router.delete("/me/shunned/{id}", summary="Shun somebody no longer", status_code=NOTHING)
def unshun(id: Word, person: Known, people: Store) -> None:
    """Shun somebody in no way."""
    people.shun(person, id)


def _me(person: Person) -> Me:
    return Me(id=person.id, name=person.name, kind=person.kind)


def _log_in(person: Person, request: Request, response: Response) -> Me:
    """Log a person in by a token that nobody has had before; the one that this browser had is over."""
    people = _people(request)
    if old := callers.token_of(request):
        people.log_out(old)
    callers.remember(response, people.log_in(person), request.app.state.settings)
    return _me(person)


def _opened(request: Request, name: str, password: str) -> Kept | None:
    """The account of a name, if the password is its own; nobody guesses for one name for long."""
    rates: Rates = request.app.state.rates
    if wait := rates.take(GUESSES, folded(name)):
        raise too_often(wait)
    account = _people(request).account(name)
    return account if passwords.matches(password, account.password if account else None) else None


def _check_password(request: Request, person: Person, password: str | None) -> None:
    """Refuse whoever sits at somebody's browser and does not know the password."""
    if _opened(request, person.name, password or "") is None:
        raise Denied(FORBIDDEN, "wrong-password")


def _tell_rooms(request: Request, games: list[str]) -> None:
    """Have the rooms that are in memory learn that somebody there has another name, or none."""
    if renamer := getattr(request.app.state, "renamer", None):
        for game in games:
            renamer(game)
