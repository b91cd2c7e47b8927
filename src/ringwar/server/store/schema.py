"""The tables of the database. Whatever changes here needs a migration in `migrations/versions`."""

from __future__ import annotations

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

CASCADE = "CASCADE"
SET_NULL = "SET NULL"

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("folded", String(64), unique=True, comment="the name as it is compared; none for guests"),
    Column("kind", String(16), nullable=False, comment="account, guest"),
    Column("password", Text, comment="argon2"),
    Column("email", String(254)),
    Column("administrator", Boolean, nullable=False, default=False),
    Column("banned", Text, comment="why, if so"),
    Column("created", Float, nullable=False),
)

logins = Table(
    "logins",
    metadata,
    Column("token", String(64), primary_key=True, comment="the hash of what stands in the cookie"),
    Column("person", ForeignKey("people.id", ondelete=CASCADE), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
)

shunned = Table(
    "shunned",
    metadata,
    Column("person", ForeignKey("people.id", ondelete=CASCADE), primary_key=True),
    Column("other", ForeignKey("people.id", ondelete=CASCADE), primary_key=True),
    Column("kind", String(8), primary_key=True, comment="block: no games together; mute: no chat shown"),
)

games = Table(
    "games",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False, comment="by which its record was begun or last read"),
    Column("setup", JSON, nullable=False),
    Column("base", Integer, nullable=False, default=0, comment="answers before the document that it goes on from"),
    Column("undone", Integer, nullable=False, comment="how often something was taken back"),
    Column("renewals", JSON, nullable=False, default=list, comment="after which answers it went on under newer rules"),
    Column("status", String(16), nullable=False, comment="open, running, finished, abandoned"),
    Column("access", String(8), nullable=False, comment="private, link, listed"),
    Column("creator", ForeignKey("people.id", ondelete=SET_NULL), index=True),
    Column("watch", String(32), nullable=False, comment="the code of spectators"),
    Column("dice", String(8), nullable=False, comment="server, own"),
    Column("secret", String(64), nullable=False, comment="of the house; published when the game is over"),
    Column("nonces", JSON, nullable=False),
    Column("pace", JSON),
    Column("clock", JSON, comment="time left by seat, and since when it runs"),
    Column("revision", Integer, nullable=False),
    Column("count", Integer, nullable=False),
    Column("waiting", JSON, nullable=False, comment="the seats that are to answer"),
    Column("thinking", Boolean, nullable=False, comment="whether a computer player is to answer"),
    Column("orders", JSON, nullable=False, comment="standing orders by seat"),
    Column("proposal", JSON, comment="what somebody has asked the others to agree to"),
    Column("result", JSON),
    Column("origin", JSON, comment="the game that it was forked from or is a rematch of"),
    Column("rematch", String(32), comment="the game that followed it"),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Index("ix_games_listed", "status", "access", "changed"),
    Index("ix_games_thinking", "thinking"),
)

seats = Table(
    "seats",
    metadata,
    Column("game", ForeignKey("games.id", ondelete=CASCADE), primary_key=True),
    Column("seat", String(32), primary_key=True),
    Column("place", Integer, nullable=False, comment="in the order of the table"),
    Column("kind", String(16), nullable=False, comment="person, guest, computer, open"),
    Column("person", ForeignKey("people.id", ondelete=SET_NULL), index=True),
    Column("name", String(64), nullable=False),
    Column("level", String(32)),
    Column("join", String(32), nullable=False, comment="the code by which it is taken"),
)

answers = Table(
    "answers",
    metadata,
    Column("game", ForeignKey("games.id", ondelete=CASCADE), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("side", String(32), nullable=False),
    Column("key", String(64), nullable=False),
    Column("answer", String(128), nullable=False),
    Column("given", Float, nullable=False),
)
"""The primary key decides: a game has one answer of a number."""

pending = Table(
    "pending",
    metadata,
    Column("game", ForeignKey("games.id", ondelete=CASCADE), primary_key=True),
    Column("seat", String(32), primary_key=True),
    Column("key", String(64), nullable=False),
    Column("answer", String(128), nullable=False),
)
"""What some have chosen in secret while others still choose."""

steps = Table(
    "steps",
    metadata,
    Column("game", ForeignKey("games.id", ondelete=CASCADE), primary_key=True),
    Column("number", Integer, primary_key=True, comment="how many answers there were"),
    Column("document", JSON, nullable=False),
)

replays = Table(
    "replays",
    metadata,
    Column("game", ForeignKey("games.id", ondelete=CASCADE), primary_key=True),
    Column("reader", String(32), primary_key=True),
    Column("story", LargeBinary, nullable=False, comment="JSON, compressed: the first view and all log entries"),
)

reviews = Table(
    "reviews",
    metadata,
    Column("game", ForeignKey("games.id", ondelete=CASCADE), primary_key=True),
    Column("review", LargeBinary, nullable=False, comment="JSON, compressed: chances, mistakes, what was asked there"),
)

replies = Table(
    "replies",
    metadata,
    Column("game", ForeignKey("games.id", ondelete=CASCADE), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("key", String(128), primary_key=True, comment="the Idempotency-Key"),
    Column("body", String(64), nullable=False, comment="the hash of what was asked"),
    Column("reply", JSON, nullable=False),
    Column("given", Float, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("game", ForeignKey("games.id", ondelete=CASCADE), nullable=False, index=True),
    Column("room", String(16), nullable=False, comment="players, spectators"),
    Column("person", ForeignKey("people.id", ondelete=SET_NULL)),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("said", Float, nullable=False),
)

notes = Table(
    "notes",
    metadata,
    Column("game", ForeignKey("games.id", ondelete=CASCADE), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete=CASCADE), primary_key=True),
    Column("text", Text, nullable=False),
)

audit = Table(
    "audit",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", Float, nullable=False),
    Column("who", String(64), nullable=False),
    Column("what", String(32), nullable=False),
    Column("about", JSON, nullable=False),
)
