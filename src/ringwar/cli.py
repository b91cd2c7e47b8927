"""The command line: `ringwar`."""

from __future__ import annotations

import io
import os
import sys
from argparse import SUPPRESS, Action, ArgumentParser
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, NoReturn

from ringwar.commands import (
    Failed,
    UsageError,
    admin,
    arena,
    backup,
    data,
    helping,
    odds,
    play,
    replay,
    restore,
    review,
    rules,
    serve,
    simulate,
    verify,
)
from ringwar.commands.helping import Helping
from ringwar.lines import complain
from ringwar.signals import TOLD_TO_END, Ended, ending_on

DONE, DOES_NOT_HOLD, USAGE = 0, 1, 2
INTERRUPTED = 130
NOBODY_READS = 141

SIZES = {"COLUMNS": range(20, 1001), "LINES": range(5, 1001)}
"""The sizes of a terminal that are believed."""

COMMANDS = {
    "play": play,
    "simulate": simulate,
    "arena": arena,
    "replay": replay,
    "review": review,
    "verify": verify,
    "odds": odds,
    "rules": rules,
    "data": data,
    "serve": serve,
    "admin": admin,
    "backup": backup,
    "restore": restore,
}


class Parser(ArgumentParser):
    """A parser that refuses in one line, and helps in the language of whoever asks."""

    def __init__(self, *positional: Any, **named: Any) -> None:
        super().__init__(*positional, **{**named, "formatter_class": Helping, "add_help": False})
        self.add_argument("-h", "--help", action="help", help="help")
        self.add_argument(helping.FLAG, metavar="L", default=SUPPRESS, help="language")

    def error(self, message: str) -> NoReturn:
        from ringwar.words import Said

        complain(helping.words().say("wrong-see-help", wrong=Said(message), command=Said(f"{self.prog} --help")))
        self.exit(USAGE)


class ShowVersion(Action):
    """Looks the version up only when it is asked for."""

    def __call__(self, parser: ArgumentParser, *_: Any) -> NoReturn:
        from importlib.metadata import version

        print(f"ringwar {version('ringwar')}")
        parser.exit()


def parser() -> Parser:
    """What `ringwar` understands."""
    top = Parser("ringwar", description="ringwar", epilog="ringwar-examples")
    top.set_defaults(language=None)
    top.add_argument("--version", action=ShowVersion, nargs=0, help="version")
    commands = top.add_subparsers(metavar="COMMAND", title="commands")
    for name, command in COMMANDS.items():
        own = commands.add_parser(name, help=name, description=name, epilog=f"{name}-examples")
        command.arguments(own)
        own.set_defaults(run=command.run)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out a command line; the exit status."""
    _prepare()
    try:
        with ending_on(*TOLD_TO_END):
            return _flushed(_run(arguments))
    except Ended as ended:
        status = ended.status
    except KeyboardInterrupt:
        status = INTERRUPTED
    except BrokenPipeError:
        status = NOBODY_READS
    except OSError as error:
        complain(helping.told(Failed(error)))
        status = DOES_NOT_HOLD
    _silence()
    return status


def _prepare() -> None:
    """Have streams that can be written to in every letter, and no strange idea of the terminal."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            # It was closed. Nothing takes its number, which is the lowest one free, but what swallows everything.
            number = os.open(os.devnull, os.O_RDWR)
            os.set_inheritable(number, True)
            setattr(sys, name, os.fdopen(number, mode, encoding="utf-8"))
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    for name, sizes in SIZES.items():
        size = os.environ.get(name, "")
        if not (size.isascii() and size.isdigit() and len(size) < 5 and int(size) in sizes):
            os.environ.pop(name, None)


def _flushed(status: int) -> int:
    """The status, once everything is written."""
    sys.stdout.flush()
    return status


def _silence() -> None:
    """Let what cannot be written go nowhere, so that the interpreter does not complain at its end."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:
            with suppress(OSError):
                os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _run(arguments: Sequence[str] | None) -> int:
    """Carry out a command; what was wrong with it is said in one line."""
    top = parser()
    helping.speak(helping.asked_for(sys.argv[1:] if arguments is None else arguments))
    try:
        chosen = top.parse_args(arguments)
    except SystemExit as done:
        return int(done.code or DONE)
    if not hasattr(chosen, "run"):
        top.print_help()
        return DONE
    try:
        helping.check(chosen.language)
        helping.speak(chosen.language or "")
        status: int = chosen.run(chosen)
        return status
    except UsageError as error:
        complain(helping.told(error))
        return USAGE
    except Failed as error:
        complain(helping.told(error))
        return DOES_NOT_HOLD
