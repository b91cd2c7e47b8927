"""`ringwar backup`: a copy of a server's database, while the server runs."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from ringwar.commands import Failed
from ringwar.commands.servers import add_database, settings_of


def arguments(parser: ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("file", metavar="FILE", type=Path, help="backup-file")
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
