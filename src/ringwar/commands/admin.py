"""`ringwar admin`: the people and games of a server, for whoever runs it."""

from __future__ import annotations

import time
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from secrets import token_urlsafe
from typing import TYPE_CHECKING

from ringwar.commands import Failed, helping
from ringwar.commands.choices import number
from ringwar.commands.servers import add_database, settings_of
from ringwar.kernel import Refusal
from ringwar.lines import line

if TYPE_CHECKING:
    from ringwar.server.store import Database
    from ringwar.server.store.administration import Administration

COMMAND = "command"
"""Who acts, as the audit log says it."""
FURTHEST = 10_000_000


def arguments(parser: ArgumentParser) -> None:
    """What the command takes."""
    add_database(parser)
    deeds = parser.add_subparsers(metavar="DEED", title="deeds", required=True, dest="deed")
    listing = deeds.add_parser("list", help="admin-list")
    listing.add_argument("what", choices=["people", "games"], nargs="?", default="people", help="admin-what")
    audit = deeds.add_parser("audit", help="admin-audit")
    for pages in (listing, audit):
        pages.add_argument("--skip", metavar="N", type=number(0, FURTHEST), default=0, help="admin-skip")
    ban = deeds.add_parser("ban", help="admin-ban")
    ban.add_argument("name", metavar="NAME")
    ban.add_argument("--reason", metavar="TEXT", required=True, help="admin-reason")
    for deed in NAMED:
        deeds.add_parser(deed, help=f"admin-{deed}").add_argument("name", metavar="NAME")
    deeds.add_parser("close", help="admin-close").add_argument("game", metavar="GAME")


NAMED = ("unban", "make-administrator", "new-account", "new-password")
"""Deeds that take a name alone."""


def run(arguments: Namespace) -> int:
    """Carry out one deed."""
    from ringwar.server.store.administration import Administration

    with _opened(settings_of(arguments).database) as database:
        try:
            for text in _done(Administration(database, time.time, COMMAND), arguments):
                print(line(text))
        except Refusal as refusal:
            raise Failed(refusal) from None
    return 0


def _done(acting: Administration, arguments: Namespace) -> Iterator[str]:
    """Do what was asked for; what there is to say about it."""
    match arguments.deed:
        case "list" | "audit":
            yield from _listed(acting, arguments)
        case "ban":
            acting.ban(acting.named(arguments.name), line(arguments.reason))
            yield helping.say("output-banned", name=arguments.name)
        case "unban":
            acting.unban(acting.named(arguments.name))
            yield helping.say("output-unbanned", name=arguments.name)
        case "make-administrator":
            acting.appoint(acting.named(arguments.name))
            yield helping.say("output-administrator", name=arguments.name)
        case "close":
            acting.close(arguments.game)
            yield helping.say("output-abandoned", game=arguments.game)
        case deed:
            password = _new_password(acting, deed, arguments.name)
            yield helping.say("output-password", name=arguments.name, password=password)


def _listed(acting: Administration, arguments: Namespace) -> Iterator[str]:
    """A page of people, games or deeds, a line each."""
    if arguments.deed == "audit":
        for entry in acting.audit(arguments.skip):
            about = " ".join(f"{name}={value}" for name, value in entry.about.items())
            yield f"{_day(entry.at)} {entry.who} {entry.what} {about}"
    elif arguments.what == "games":
        for game in acting.games(arguments.skip):
            answers = helping.say("output-answers", count=game.count)
            yield f"{game.id} {_day(game.changed)} {game.game} {game.status} {game.access} {answers}"
    else:
        for member in acting.people(arguments.skip):
            marks = f" {helping.say('output-is-administrator')}" * member.administrator
            marks += "" if member.banned is None else f" {helping.say('output-is-banned', reason=member.banned)}"
            yield f"{member.id} {_day(member.created)} {member.kind} {member.name}{marks}"


def _new_password(acting: Administration, deed: str, name: str) -> str:
    """A password that nobody has chosen, for a new account or an old one."""
    from ringwar.server.doors.passwords import hashed
    from ringwar.server.store.people import ACCOUNT, People

    password = token_urlsafe(12)
    people = People(acting.database, acting.now)
    if deed == "new-account":
        person = people.add_account(name, hashed(password))
    else:
        person = acting.named(name)
        if person.kind != ACCOUNT:
            raise Refusal("only-accounts")
        people.set_password(person, hashed(password))
        people.log_out_everywhere(person)
    acting.note(deed, person=person.id)
    return password


def _day(at: float) -> str:
    """A time as people read it."""
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")


@contextmanager
def _opened(url: str) -> Iterator[Database]:
    """The database of a server, which must be there already."""
    from sqlalchemy import inspect

    from ringwar.server.base.addresses import address_of
    from ringwar.server.store import Database
    from ringwar.server.store.database import Unavailable

    address = address_of(url)
    shown = address.render_as_string(hide_password=True)
    if address.get_backend_name() == "sqlite" and not Path(address.database or "").is_file():
        raise Failed("no-database", database=shown)
    database = Database(address)
    try:
        with database.reading() as connection:
            known = inspect(connection).has_table("people")
        if not known:
            raise Failed("other-database", database=shown)
        yield database
    except Unavailable as error:
        raise Failed("of-file", file=shown, why=error) from None
    finally:
        database.close()
