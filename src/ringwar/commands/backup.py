"""`ringwar backup`: a copy of a server's database, while the server runs."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from ringwar.commands import Failed
from ringwar.commands.servers import add_database, settings_of

HELP = "copy the database of a server, which may go on running"
EXAMPLES = """\
examples:
  ringwar backup monday.backup
  ringwar backup --database postgresql://ringwar@localhost/ringwar monday.backup
  ringwar backup --config /etc/ringwar.toml /var/backups/ringwar.backup
"""


def arguments(parser: ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("file", metavar="FILE", type=Path, help="the copy; an older one of that name is replaced")
    add_database(parser)


def run(arguments: Namespace) -> int:
    """Make the copy."""
    settings = settings_of(arguments)
    from ringwar.server.store.backup import BackupError, backup

    try:
        backup(settings.database, arguments.file)
    except BackupError as error:
        raise Failed(error) from None
    return 0
