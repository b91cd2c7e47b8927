"""`ringwar data`: what data each game holds, and what of it still needs a person with the cards."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from importlib import import_module

from ringwar import games

HELP = "the data of the games, and what of it is unverified"
EXAMPLES = """\
examples:
  ringwar data
  ringwar data --unverified
"""


def arguments(parser: ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument(
        "--unverified", action="store_true", help="only what a person with the printed game should compare"
    )


def run(arguments: Namespace) -> int:
    """Print what each game says about its data."""
    if not games.MODULES:
        print("no game is installed, so there is no data")
        return 0
    topic, nothing = ("unverified", "nothing unverified") if arguments.unverified else ("data_summary", "no data")
    for name, module in games.MODULES.items():
        tell: Callable[[], list[str]] | None = getattr(import_module(module), topic, None)
        lines = tell() if tell else []
        print(f"{name}:" if lines else f"{name}: {nothing}")
        for line in lines:
            print(f"  {line}")
    return 0
