"""The arguments that say which server, or whose database, is meant; shared by several commands."""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from ringwar.commands import UsageError

if TYPE_CHECKING:
    from ringwar.server.base.settings import Settings


def add_database(parser: ArgumentParser) -> None:
    """The arguments that lead to a database."""
    parser.add_argument("--database", metavar="URL", help="servers-database")
    parser.add_argument("--config", metavar="FILE", type=Path, help="servers-config")


def settings_of(arguments: Namespace) -> Settings:
    """The settings, from the file, the environment and those arguments that the command has."""
    from ringwar.server.base.settings import SettingsError, read

    given = {name: getattr(arguments, name, None) for name in ("database", "host", "port")}
    named = arguments.config or os.environ.get("RINGWAR_CONFIG")
    try:
        return read(Path(named) if named else None, os.environ, given)
    except SettingsError as error:
        raise UsageError(error) from None
