"""Where databases are."""

from __future__ import annotations

from sqlalchemy import URL
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

POSTGRESQL = "postgresql+pg8000"


def address_of(url: str | URL) -> URL:
    """Where a database is; ValueError for what is no address of SQLite or PostgreSQL."""
    try:
        found = make_url(url)
    except (ArgumentError, ValueError):
        raise ValueError("no address of a database; such are sqlite:///FILE, postgresql://USER@HOST/NAME") from None
    backend = found.get_backend_name()
    if backend not in ("sqlite", "postgresql", "postgres"):
        raise ValueError(f"{backend} is no kind of database that Ringwar knows; sqlite and postgresql are")
    if backend != "sqlite":
        return found.set(drivername=POSTGRESQL)
    if not found.database or found.database == ":memory:":
        raise ValueError("a database in memory keeps nothing; name a file: sqlite:///FILE")
    return found.set(drivername="sqlite")
