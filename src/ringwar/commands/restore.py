"""`ringwar restore`: the database of a server as a copy has kept it."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from ringwar.commands import Failed, UsageError
from ringwar.commands.servers import add_database, settings_of


def arguments(parser: ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("file", metavar="FILE", type=Path, help="restore-file")
    add_database(parser)
    parser.add_argument("--replace", action="store_true", help="restore-replace")


def run(arguments: Namespace) -> int:
    """Put the copy in its place."""
    settings = settings_of(arguments)
    from ringwar.server.store.backup import BackupError, holds_games, restore
    from ringwar.server.store.database import Unavailable
    from ringwar.server.store.upgrading import SchemaError

    try:
        if holds_games(settings.database) and not arguments.replace:
            raise UsageError("games-there")
        restore(arguments.file, settings.database)
    except (BackupError, SchemaError, Unavailable) as error:
        raise Failed(error) from None
    return 0
