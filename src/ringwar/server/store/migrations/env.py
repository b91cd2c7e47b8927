"""What Alembic runs for every migration: on the connection, and in the transaction, of `upgrading`."""

from __future__ import annotations

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
