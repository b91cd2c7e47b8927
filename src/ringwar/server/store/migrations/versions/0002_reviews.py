"""Reviews of games that are over."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, ForeignKey, LargeBinary, PrimaryKeyConstraint, String

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make their table."""
    op.create_table(
        "reviews",
        Column(
            "game",
            String(32),
            ForeignKey("games.id", name="fk_reviews_game_games", ondelete="CASCADE"),
            nullable=False,
        ),
        Column("review", LargeBinary, nullable=False),
        PrimaryKeyConstraint("game", name="pk_reviews"),
    )
