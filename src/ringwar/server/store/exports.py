"""Everything that the server keeps about a person, for that person."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Select, select

from ringwar.server.store.database import Database
from ringwar.server.store.people import Person
from ringwar.server.store.schema import chat, games, logins, notes, people, seats, shunned


def exported(database: Database, person: Person) -> dict[str, Any]:
    """All rows about a person, ready for JSON; the hashes of password and logins are nothing to carry away."""
    id = person.id
    about = (people.c.id, people.c.name, people.c.kind, people.c.email, people.c.banned, people.c.created)
    places = select(games.c.id, games.c.game, games.c.status, games.c.created, seats.c.seat, seats.c.name)
    with database.reading() as connection:
        (own,) = _rows(connection, select(*about).where(people.c.id == id))
        return {
            "person": own,
            "logins": _rows(connection, select(logins.c.created, logins.c.seen).where(logins.c.person == id)),
            "shunned": _rows(connection, select(shunned.c.other, shunned.c.kind).where(shunned.c.person == id)),
            "games": _rows(connection, select(games.c.id, games.c.game, games.c.status).where(games.c.creator == id)),
            "seats": _rows(connection, places.join(seats, seats.c.game == games.c.id).where(seats.c.person == id)),
            "chat": _rows(connection, select(chat.c.game, chat.c.text, chat.c.said).where(chat.c.person == id)),
            "notes": _rows(connection, select(notes.c.game, notes.c.text).where(notes.c.person == id)),
        }


def _rows(connection: Connection, query: Select[Any]) -> list[dict[str, Any]]:
    """What a query finds, a mapping each."""
    return [dict(row) for row in connection.execute(query).mappings()]
