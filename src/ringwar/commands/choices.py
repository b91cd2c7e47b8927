"""The arguments that say which game is played and who plays it, shared by several commands."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ringwar import games
from ringwar.commands import UsageError, WrongArgument, helping
from ringwar.kernel import Refusal, Ruleset, Setup
from ringwar.lines import line
from ringwar.players import player

ANYBODY = "random"
MOST_GAMES = 1_000_000_000
MOST_JOBS = 256
MOST_PLAYERS = 100
MOST_DIGITS = 20
MOST_OF_A_SEED = 100
YES = "yes"


def add_setup(parser: ArgumentParser) -> None:
    """The arguments that describe a setup."""
    parser.add_argument("--scenario", metavar="NAME", help="choices-scenario")
    parser.add_argument("--players", metavar="N", type=number(1, MOST_PLAYERS), help="choices-players")
    add_expansions(parser, "choices-expansion")
    parser.add_argument(
        "--option",
        metavar="NAME[=VALUE]",
        action="append",
        default=[],
        help="choices-option",
    )


def add_expansions(parser: ArgumentParser, meaning: str) -> None:
    """The argument that names expansions."""
    parser.add_argument("--expansion", metavar="NAME", action="append", default=[], help=meaning)


def number(least: int, most: int) -> Callable[[str], int]:
    """Numbers within bounds."""

    def read(text: str) -> int:
        is_number = text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS
        if not is_number or not least <= int(text) <= most:
            raise WrongArgument("number-between", text=line(text, 40), least=least, most=most)
        return int(text)

    return read


GAMES = number(1, MOST_GAMES)
JOBS = number(1, MOST_JOBS)


def seed(text: str) -> str:
    """A seed: any short text."""
    if not text.isprintable() or len(text) > MOST_OF_A_SEED:
        raise WrongArgument("no-seed", text=line(text, 40), most=MOST_OF_A_SEED)
    return text


def parts(texts: Sequence[str]) -> list[str]:
    """What was given with commas or by repeating."""
    return [part.strip() for text in texts for part in text.split(",") if part.strip()]


def options(texts: Sequence[str]) -> dict[str, str]:
    """Optional rules by name; a name alone means yes."""
    pairs = (text.partition("=") for text in parts(texts))
    return {name.strip(): value.strip() or YES for name, _, value in pairs}


def setup_of(arguments: Namespace) -> tuple[Ruleset[Any], Setup]:
    """The rules and the setup that arguments describe; refused where there is no such game."""
    try:
        ruleset = games.ruleset(arguments.game)
        chosen = parts(arguments.expansion), options(arguments.option)
        setup = ruleset.setup(arguments.scenario, arguments.players, *chosen)
        ruleset.start(setup)
    except ValueError as error:
        raise UsageError(error) from None
    return ruleset, setup


def described(setup: Setup) -> str:
    """Which game is played, on one line: an optional rule by its name, with its value unless that is yes."""
    rules = [name if value == YES else f"{name}={value}" for name, value in setup.options.items()]
    players = helping.say("output-players", players=setup.players)
    return ", ".join([setup.game, setup.scenario, players, *setup.expansions, *rules])


def seated_names(ruleset: Ruleset[Any], setup: Setup, texts: Sequence[str]) -> dict[str, str]:
    """Who sits at every seat, from names in seat order, one name for all, or SEAT=NAME (a side means its seats)."""
    seats = ruleset.seats(setup)
    names = [text for text in parts(texts) if "=" not in text]
    if len(names) not in (0, 1, len(seats)):
        raise UsageError("names-for-seats", names=len(names), seats=len(seats), all=", ".join(seats))
    seated = dict(zip(seats, names if len(names) == len(seats) else (names or [ANYBODY]) * len(seats), strict=True))
    for seat, name in pairs(texts).items():
        chosen = [each for each in seats if seat in (each, ruleset.side_of(each))]
        if not chosen:
            raise UsageError(Refusal("no-seat", seat=seat, seats=seats))
        seated.update(dict.fromkeys(chosen, name))
    _check(seated)
    return seated


def pairs(texts: Sequence[str]) -> dict[str, str]:
    """What was given as NAME=VALUE."""
    found = (text.partition("=") for text in parts(texts) if "=" in text)
    return {name.strip(): value.strip() for name, _, value in found}


def _check(seated: Mapping[str, str]) -> None:
    """Refuse a computer player that does not exist."""
    try:
        for name in seated.values():
            player(name)
    except ValueError as error:
        raise UsageError(error) from None
