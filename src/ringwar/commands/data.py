"""`ringwar data`: what data each game holds, and what of it still needs a person with the cards."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from ringwar.provenance import GAMES, summary, unverified


def arguments(parser: ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("--unverified", action="store_true", help="data-unverified")


def run(arguments: Namespace) -> int:
    """Print what each game says about its data."""
    tell = unverified if arguments.unverified else summary
    for name in GAMES:
        print(f"{name}:")
        for line in tell(name):
            print(f"  {line}")
    return 0
