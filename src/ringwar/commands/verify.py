"""`ringwar verify`: what the record of a game proves about its answers and its dice."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from pathlib import Path

from ringwar.commands import Failed, UsageError, helping
from ringwar.commands.records import proved, saved_game
from ringwar.kernel import CHANCE, Refusal, SavedGame
from ringwar.kernel.chance import HOUSE, commitment, dice_key, unverified
from ringwar.kernel.position import asked_since


def arguments(parser: ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("file", metavar="FILE", type=Path, help="verify-file")
    parser.add_argument("--secret", metavar="HEX", help="verify-secret")


def run(arguments: Namespace) -> int:
    """Check the record, the secret against its hash, and Chance's answers against the secret and the nonces."""
    saved = saved_game(arguments.file)
    if saved.dice is None:
        print(proved(saved))
        raise Failed("of-file", file=arguments.file, why=Refusal("no-verifiable-dice"))
    secret = _secret(arguments.secret or saved.secret)
    if commitment(secret) != saved.dice:
        raise Failed("of-file", file=arguments.file, why=Refusal("record-secret"))
    rolled = sum(entry.side == CHANCE for entry in asked_since(saved.position)[saved.since :])
    if wrong := unverified(saved.position, dice_key(secret, saved.position.setup, saved.nonces), saved.since):
        older = 0 if saved.rules == saved.position.ruleset.rules else saved.rules
        why = Refusal("dice-do-not-follow", wrong=len(wrong), rolled=rolled, first=wrong[0], older=older)
        raise Failed("of-file", file=arguments.file, why=why)
    for line in _claims(saved, rolled):
        print(line)
    return 0


def _claims(saved: SavedGame, rolled: int) -> Iterator[str]:
    """What is proved and what is not, a line each."""
    own = ", ".join(seat for seat, nonce in saved.nonces.items() if nonce != HOUSE)
    yield helping.say("output-dice-hold", rolled=rolled, since=saved.since, seats=own or "none")
    yield proved(saved)
    yield helping.say("output-nonces-unproved" if own else "output-house-unproved")


def _secret(text: str | None) -> bytes:
    if text is None:
        raise UsageError("secret-missing")
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise UsageError("secret-no-digits", secret=text[:20]) from None
