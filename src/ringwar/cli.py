"""The command line: `ringwar`."""

from __future__ import annotations

import io
import os
import sys
from argparse import Action, ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Sequence
from typing import Any, NoReturn

from ringwar.commands import Failed, UsageError, arena, complain, data, odds, play, replay, rules, simulate, verify

DONE, DOES_NOT_HOLD, USAGE = 0, 1, 2
INTERRUPTED = 130
NOBODY_READS = 141

COMMANDS = {
    "play": play,
    "simulate": simulate,
    "arena": arena,
    "replay": replay,
    "verify": verify,
    "odds": odds,
    "rules": rules,
    "data": data,
}

DESCRIPTION = "War of the Ring, board game and card game, by their complete rules."
EXAMPLES = """\
examples:
  ringwar play                                    play a game; you are asked which
  ringwar rules hunt tile                         the rules that speak of hunt tiles
  ringwar simulate cardgame --games 100           a hundred games between computer players
  ringwar replay games/0001.ringwar --to 100      a saved game after a hundred answers

`ringwar COMMAND --help` says more about a command.
"""


class Parser(ArgumentParser):
    """A parser that refuses in one line."""

    def error(self, message: str) -> NoReturn:
        complain(f"{message}; see `{self.prog} --help`")
        self.exit(USAGE)


class ShowVersion(Action):
    """Looks the version up only when it is asked for."""

    def __call__(self, parser: ArgumentParser, *_: Any) -> NoReturn:
        from importlib.metadata import version

        print(f"ringwar {version('ringwar')}")
        parser.exit()


def parser() -> Parser:
    """What `ringwar` understands."""
    top = Parser("ringwar", description=DESCRIPTION, epilog=EXAMPLES, formatter_class=RawDescriptionHelpFormatter)
    top.add_argument("--version", action=ShowVersion, nargs=0, help="show the version and exit")
    commands = top.add_subparsers(metavar="COMMAND", title="commands")
    for name, command in COMMANDS.items():
        own = commands.add_parser(
            name,
            help=command.HELP,
            description=f"{command.HELP[0].upper()}{command.HELP[1:]}.",
            epilog=command.EXAMPLES,
            formatter_class=RawDescriptionHelpFormatter,
        )
        command.arguments(own)
        own.set_defaults(run=command.run)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out a command line; the exit status."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    try:
        try:
            return _run(arguments)
        finally:
            sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # What is still to be written goes nowhere, so that the interpreter does not complain at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return NOBODY_READS


def _run(arguments: Sequence[str] | None) -> int:
    top = parser()
    chosen = top.parse_args(arguments)
    if not hasattr(chosen, "run"):
        top.print_help()
        return DONE
    try:
        status: int = chosen.run(chosen)
        return status
    except UsageError as error:
        complain(error)
        return USAGE
    except Failed as error:
        complain(error)
        return DOES_NOT_HOLD
    except BrokenPipeError:
        raise
    except OSError as error:
        complain(error)
        return DOES_NOT_HOLD
