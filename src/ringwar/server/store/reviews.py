"""Reviews of games that are over, in the database."""

from __future__ import annotations

import json
import zlib
from typing import Any

from sqlalchemy import delete, insert, select

from ringwar.server.store.database import Database
from ringwar.server.store.schema import reviews


class Reviews:
    """All reviews that a database holds."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def find(self, game: str) -> Any:
        """The review of a game, if there is one."""
        with self.database.reading() as connection:
            found = connection.execute(select(reviews.c.review).where(reviews.c.game == game)).scalar()
        return None if found is None else json.loads(zlib.decompress(found))

    def put(self, game: str, review: Any) -> None:
        """Keep the review of a game."""
        packed = zlib.compress(json.dumps(review).encode())
        with self.database.writing() as connection:
            connection.execute(delete(reviews).where(reviews.c.game == game))
            connection.execute(insert(reviews).values(game=game, review=packed))
