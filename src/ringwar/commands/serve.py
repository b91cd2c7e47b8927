"""`ringwar serve`: games for a circle of friends, by the browser."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from ringwar.commands import Failed
from ringwar.commands.servers import add_database, settings_of


def arguments(parser: ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("--host", metavar="ADDRESS", help="serve-host")
    parser.add_argument("--port", metavar="N", help="serve-port")
    add_database(parser)


def run(arguments: Namespace) -> int:
    """Serve until told to end."""
    settings = settings_of(arguments)
    from ringwar.server.running import serve
    from ringwar.server.store.database import Unavailable
    from ringwar.server.store.upgrading import SchemaError

    try:
        serve(settings)
    except (SchemaError, Unavailable) as error:
        raise Failed(error) from None
    return 0
