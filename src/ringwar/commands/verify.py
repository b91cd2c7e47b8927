"""`ringwar verify`: whether the dice of a game were settled before it began."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from ringwar.commands import Failed, UsageError
from ringwar.commands.records import saved_game
from ringwar.kernel import CHANCE, Asked
from ringwar.kernel.chance import commitment, unverified

HELP = "check the dice of a game against their published hash"
EXAMPLES = """\
Verifiable dice follow from a secret. Its hash stands in the record from the beginning, the secret is
published after the game; so everybody can check that nobody meddled with the dice.

examples:
  ringwar verify game.ringwar
  ringwar verify game.ringwar --secret 6f1d0c...
"""


def arguments(parser: ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("file", metavar="FILE", type=Path, help="the record of a game")
    parser.add_argument("--secret", metavar="HEX", help="the published secret, where the record does not hold it")


def run(arguments: Namespace) -> int:
    """Check the secret against its hash, and Chance's answers against the secret."""
    saved = saved_game(arguments.file)
    if saved.dice is None:
        raise Failed(f"{arguments.file}: this game was not played with verifiable dice; its header has no line 'dice'")
    secret = _secret(arguments.secret or saved.secret)
    if commitment(secret) != saved.dice.lower():
        raise Failed(f"{arguments.file}: the secret is not the one whose hash was published")
    rolled = sum(isinstance(entry, Asked) and entry.side == CHANCE for entry in saved.position.log())
    if wrong := unverified(saved.position, secret):
        raise Failed(
            f"{arguments.file}: {len(wrong)} of Chance's {rolled} answers do not follow from the secret;"
            f" the first of them is answer {wrong[0]}"
        )
    print(f"the dice hold: all {rolled} answers of Chance follow from the secret whose hash was published")
    return 0


def _secret(text: str | None) -> bytes:
    if text is None:
        raise UsageError("the record does not hold the secret; give it with --secret HEX")
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise UsageError(f"the secret {text[:20]!r} is not written in hexadecimal digits") from None
