"""`ringwar serve`: games for a circle of friends, by the browser."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from ringwar.commands import Failed
from ringwar.commands.servers import add_database, settings_of

HELP = "let people play by the browser"
EXAMPLES = """\
examples:
  ringwar serve                                   for the browser on this machine, http://127.0.0.1:8000
  ringwar serve --config /etc/ringwar.toml        as whoever runs a server has settled it
  ringwar serve --database postgresql://ringwar@localhost/ringwar

Every setting can stand in a TOML file or in the environment (RINGWAR_PORT=9000): docs/hosting.md lists them.
"""


def arguments(parser: ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("--host", metavar="ADDRESS", help="where to listen (default: this machine only)")
    parser.add_argument("--port", metavar="N", help="the port (default: 8000)")
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
