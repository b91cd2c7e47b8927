"""The first tables, as they were then."""

from __future__ import annotations

from alembic import op
from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

revision = "0001"
down_revision = None

CASCADE = "CASCADE"
SET_NULL = "SET NULL"

tables = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

Table(
    "people",
    tables,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("folded", String(64), unique=True),
    Column("kind", String(16), nullable=False),
    Column("password", Text),
    Column("email", String(254)),
    Column("administrator", Boolean, nullable=False, default=False),
    Column("banned", Text),
    Column("created", Float, nullable=False),
)

Table(
    "logins",
    tables,
    Column("token", String(64), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete=CASCADE), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
)

Table(
    "shunned",
    tables,
    Column("person", ForeignKey("people.id", ondelete=CASCADE), primary_key=True),
    Column("other", ForeignKey("people.id", ondelete=CASCADE), primary_key=True),
    Column("kind", String(8), primary_key=True),
)

Table(
    "games",
    tables,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("setup", JSON, nullable=False),
    Column("base", Integer, nullable=False, default=0),
    Column("undone", Integer, nullable=False),
    Column("renewals", JSON, nullable=False),
    Column("status", String(16), nullable=False),
    Column("access", String(8), nullable=False),
    Column("creator", ForeignKey("people.id", ondelete=SET_NULL), index=True),
    Column("watch", String(32), nullable=False),
    Column("dice", String(8), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("nonces", JSON, nullable=False),
    Column("pace", JSON),
    Column("clock", JSON),
    Column("revision", Integer, nullable=False),
    Column("count", Integer, nullable=False),
    Column("waiting", JSON, nullable=False),
    Column("thinking", Boolean, nullable=False),
    Column("orders", JSON, nullable=False),
    Column("proposal", JSON),
    Column("result", JSON),
    Column("origin", JSON),
    Column("rematch", String(32)),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Index("ix_games_listed", "status", "access", "changed"),
    Index("ix_games_thinking", "thinking"),
)

Table(
    "seats",
    tables,
    Column("game", ForeignKey("games.id", ondelete=CASCADE), primary_key=True),
    Column("seat", String(32), primary_key=True),
    Column("place", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("person", ForeignKey("people.id", ondelete=SET_NULL), index=True),
    Column("name", String(64), nullable=False),
    Column("level", String(32)),
    Column("join", String(32), nullable=False),
)

Table(
    "answers",
    tables,
    Column("game", ForeignKey("games.id", ondelete=CASCADE), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("side", String(32), nullable=False),
    Column("key", String(64), nullable=False),
    Column("answer", String(128), nullable=False),
    Column("given", Float, nullable=False),
)

Table(
    "pending",
    tables,
    Column("game", ForeignKey("games.id", ondelete=CASCADE), primary_key=True),
    Column("seat", String(32), primary_key=True),
    Column("key", String(64), nullable=False),
    Column("answer", String(128), nullable=False),
)

Table(
    "steps",
    tables,
    Column("game", ForeignKey("games.id", ondelete=CASCADE), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("document", JSON, nullable=False),
)

Table(
    "replays",
    tables,
    Column("game", ForeignKey("games.id", ondelete=CASCADE), primary_key=True),
    Column("reader", String(32), primary_key=True),
    Column("story", LargeBinary, nullable=False),
)

Table(
    "replies",
    tables,
    Column("game", ForeignKey("games.id", ondelete=CASCADE), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("key", String(128), primary_key=True),
    Column("body", String(64), nullable=False),
    Column("reply", JSON, nullable=False),
    Column("given", Float, nullable=False),
)

Table(
    "chat",
    tables,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("game", ForeignKey("games.id", ondelete=CASCADE), nullable=False, index=True),
    Column("room", String(16), nullable=False),
    Column("person", ForeignKey("people.id", ondelete=SET_NULL)),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("said", Float, nullable=False),
)

Table(
    "notes",
    tables,
    Column("game", ForeignKey("games.id", ondelete=CASCADE), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete=CASCADE), primary_key=True),
    Column("text", Text, nullable=False),
)

Table(
    "audit",
    tables,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", Float, nullable=False),
    Column("who", String(64), nullable=False),
    Column("what", String(32), nullable=False),
    Column("about", JSON, nullable=False),
)


def upgrade() -> None:
    """Make all tables."""
    tables.create_all(op.get_bind(), checkfirst=False)
