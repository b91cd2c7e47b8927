"""What the server keeps: people, games, answers."""

from ringwar.server.store.database import Database

__all__ = ["Database"]
