"""`ringwar play`: a game at this computer."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from pathlib import Path

from ringwar import games
from ringwar.commands import UsageError, choices

HELP = "play a game at this computer"
EXAMPLES = """\
examples:
  ringwar play                                   asks which game, which seat, and who sits in the others
  ringwar play cardgame --scenario duel --seat gandalf=human --seat witch-king=random
  ringwar play boardgame --players 4 --seat gondor=human --seat shadow=random
  ringwar play boardgame --expansion lords --option council-of-rivendell
  ringwar play --load game.ringwar
"""


def arguments(parser: ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument(
        "game", metavar="GAME", nargs="?", help=f"{' or '.join(games.MODULES)}; left out, you are asked"
    )
    parser.add_argument("--terminal", action="store_true", help="play as text in this terminal")
    parser.add_argument("--plain", action="store_true", help="no boxes and no colour, for screen readers")
    parser.add_argument(
        "--seat",
        metavar="SEAT=NAME",
        type=seat,
        action="append",
        default=[],
        help="who sits where; a side means all its seats",
    )
    choices.add_setup(parser)
    parser.add_argument("--alone", action="store_true", help="all seats of people are yours: no handing over")
    parser.add_argument("--no-confirm", action="store_true", help="send answers without showing them once more")
    parser.add_argument("--own-dice", action="store_true", help="roll dice and draw cards on your own table")
    parser.add_argument("--verifiable-dice", action="store_true", help="dice that everybody can check after the game")
    parser.add_argument(
        "--nonce",
        metavar="SEAT=DIGITS",
        type=seat,
        action="append",
        default=[],
        help="what a seat puts into verifiable dice, instead of being asked: hexadecimal digits, or house",
    )
    parser.add_argument("--secret", metavar="HEX", help="the secret of a saved game with verifiable dice")
    parser.add_argument("--load", metavar="FILE", type=Path, help="go on with a saved game")
    parser.add_argument("--seed", metavar="S", type=choices.seed, help="the seed of the dice and the computer players")
    parser.add_argument("--language", metavar="L", default="en", help="the language of the game (default: en)")


def seat(text: str) -> tuple[str, str]:
    """A seat and who sits there."""
    name, _, who = text.partition("=")
    if not name or not who:
        raise ArgumentTypeError(f"{text!r} is not SEAT=NAME")
    return name, who


def run(arguments: Namespace) -> int:
    """Hand over to the terminal client."""
    from ringwar.terminal import Request, run

    if arguments.own_dice and arguments.verifiable_dice:
        raise UsageError("--own-dice and --verifiable-dice exclude each other")
    if arguments.secret and arguments.load is None:
        raise UsageError("--secret goes with --load and a saved game")
    if arguments.nonce and not arguments.verifiable_dice:
        raise UsageError("--nonce goes with --verifiable-dice and a new game")

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
        language=arguments.language,
        verifiable=arguments.verifiable_dice,
        secret=arguments.secret,
        nonces=dict(arguments.nonce),
        alone=arguments.alone,
        confirms=not arguments.no_confirm,
    )
    return run(request)
