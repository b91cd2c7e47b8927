"""`ringwar verify`: what the record of a game proves about its answers and its dice."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from pathlib import Path

from ringwar.commands import Failed, UsageError
from ringwar.commands.records import proved, saved_game
from ringwar.kernel import CHANCE, Asked, Refusal, SavedGame
from ringwar.kernel.chance import HOUSE, commitment, dice_key, unverified


def arguments(parser: ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("file", metavar="FILE", type=Path, help="verify-file")
    parser.add_argument("--secret", metavar="HEX", help="verify-secret")


def run(arguments: Namespace) -> int:
    """Check the record, the secret against its hash, and Chance's answers against the secret and the nonces."""
    saved = saved_game(arguments.file)
    if saved.dice is None:
        print(proved(saved))
        raise Failed(f"{arguments.file}: this game was not played with verifiable dice; its header has no line 'dice'")
    secret = _secret(arguments.secret or saved.secret)
    if commitment(secret) != saved.dice:
        raise Failed(f"{arguments.file}: {Refusal('record-secret')}")
    here = [entry for entry in saved.position.log() if isinstance(entry, Asked)][saved.since :]
    rolled = sum(entry.side == CHANCE for entry in here)
    if wrong := unverified(saved.position, dice_key(secret, saved.position.setup, saved.nonces), saved.since):
        older = "" if saved.rules == saved.position.ruleset.rules else f"; the record is of rules {saved.rules}"
        raise Failed(
            f"{arguments.file}: {len(wrong)} of Chance's {rolled} answers do not follow from the secret;"
            f" the first of them is answer {wrong[0]}{older}"
        )
    for line in _claims(saved, rolled):
        print(line)
    return 0


def _claims(saved: SavedGame, rolled: int) -> Iterator[str]:
    """What is proved and what is not, a line each."""
    own = ", ".join(seat for seat, nonce in saved.nonces.items() if nonce != HOUSE)
    source = f"the secret whose hash was published{own and f', and from the nonces of {own}'}"
    later = f" after the first {saved.since} answers" if saved.since else ""
    yield f"the dice hold: all {rolled} answers of Chance{later} follow from {source}"
    yield proved(saved)
    if own:
        yield "not proved: that the hash was there before the nonces; whoever gave one knows, and finds it in there"
    else:
        yield "not proved: that nobody chose the dice; no seat has put anything in, so the house could try many secrets"


def _secret(text: str | None) -> bytes:
    if text is None:
        raise UsageError("the record does not hold the secret; give it with --secret HEX")
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise UsageError(f"the secret {text[:20]!r} is not written in hexadecimal digits") from None
