"""`ringwar play`: a game at this computer."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path
from urllib.parse import urlencode

from ringwar.commands import Failed, UsageError, WrongArgument, choices, helping
from ringwar.lines import line

ONLY_THERE = ("terminal", "plain", "alone", "no_confirm", "verifiable_dice", "nonce", "secret", "load", "seed")
"""What takes a game to the terminal."""
HUMAN, PROGRAM = "human", "program:"


def arguments(parser: ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("game", metavar="GAME", nargs="?", help="play-game")
    parser.add_argument("--terminal", action="store_true", help="play-terminal")
    parser.add_argument("--plain", action="store_true", help="play-plain")
    parser.add_argument(
        "--seat",
        metavar="SEAT=NAME",
        type=seat,
        action="append",
        default=[],
        help="play-seat",
    )
    choices.add_setup(parser)
    parser.add_argument("--alone", action="store_true", help="play-alone")
    parser.add_argument("--no-confirm", action="store_true", help="play-no-confirm")
    parser.add_argument("--own-dice", action="store_true", help="play-own-dice")
    parser.add_argument("--verifiable-dice", action="store_true", help="play-verifiable-dice")
    parser.add_argument(
        "--nonce",
        metavar="SEAT=DIGITS",
        type=seat,
        action="append",
        default=[],
        help="play-nonce",
    )
    parser.add_argument("--secret", metavar="HEX", help="play-secret")
    parser.add_argument("--load", metavar="FILE", type=Path, help="play-load")
    parser.add_argument("--seed", metavar="S", type=choices.seed, help="play-seed")
    parser.add_argument("--processes", metavar="N", type=choices.JOBS, default=1, help="play-processes")


def seat(text: str) -> tuple[str, str]:
    """A seat and who sits there."""
    name, _, who = text.partition("=")
    if not name or not who:
        raise WrongArgument("seat-and-name", text=line(text, 40))
    return name, who


def run(arguments: Namespace) -> int:
    """Play in the browser, or in the terminal."""
    in_terminal = any(getattr(arguments, name) for name in ONLY_THERE) or arguments.seed is not None
    return run_terminal(arguments) if in_terminal else run_browser(arguments)


def run_browser(arguments: Namespace) -> int:
    """Have a server of one's own, and a browser that shows it."""
    from ringwar.server import playing_here
    from ringwar.server.store.database import Unavailable
    from ringwar.server.store.upgrading import SchemaError

    _check(arguments)
    try:
        playing_here.play_here(path(arguments), helping.spoken(), processes=arguments.processes)
    except playing_here.NoClient:
        raise Failed("no-pages") from None
    except (SchemaError, Unavailable) as error:
        raise Failed(error) from None
    return 0


def _check(arguments: Namespace) -> None:
    """Refuse what cannot be, before a browser opens."""
    if arguments.game is None:
        return
    ruleset, setup = choices.setup_of(arguments)
    for _, who in arguments.seat:
        if who.startswith(PROGRAM):
            raise UsageError("only-in-terminal", who=who)
    seated = [f"{name}={choices.ANYBODY if who == HUMAN else who}" for name, who in arguments.seat]
    choices.seated_names(ruleset, setup, seated)


def path(arguments: Namespace) -> str:
    """The page to begin with: home, or a new game with everything chosen that was said."""
    said = [
        ("game", arguments.game),
        ("scenario", arguments.scenario),
        ("players", arguments.players),
        *(("expansion", each) for each in choices.parts(arguments.expansion)),
        *(("option", f"{name}={value}") for name, value in choices.options(arguments.option).items()),
        *(("seat", f"{name}={who}") for name, who in arguments.seat),
        ("dice", "own" if arguments.own_dice else None),
    ]
    chosen = [(name, value) for name, value in said if value is not None]
    language = [("language", arguments.language)] if arguments.language else []
    query = urlencode([*chosen, *language])
    return f"/{'new' if chosen else ''}{'?' if query else ''}{query}"


def run_terminal(arguments: Namespace) -> int:
    """Hand over to the terminal client."""
    from ringwar.terminal import Request, run

    if arguments.own_dice and arguments.verifiable_dice:
        raise UsageError("two-dice")
    if arguments.secret and arguments.load is None:
        raise UsageError("secret-without-game")
    if arguments.nonce and not arguments.verifiable_dice:
        raise UsageError("nonce-without-dice")

    request = Request(
        game=arguments.game,
        scenario=arguments.scenario,
        players=arguments.players,
        expansions=tuple(choices.parts(arguments.expansion)),
        options=choices.options(arguments.option),
        seats=dict(arguments.seat),
        plain=arguments.plain,
        own_dice=arguments.own_dice,
        load=arguments.load,
        seed=arguments.seed,
        language=helping.spoken(),
        verifiable=arguments.verifiable_dice,
        secret=arguments.secret,
        nonces=dict(arguments.nonce),
        alone=arguments.alone,
        confirms=not arguments.no_confirm,
        processes=arguments.processes,
    )
    return run(request)
