"""Lines that people are told: short, and of letters that can be shown."""

from __future__ import annotations

import sys
from contextlib import suppress

MOST = 200
"""How long a line may be that refuses something."""


def line(text: object, most: int = MOST) -> str:
    """A text on one line: what cannot be shown is written as an escape, what is too long loses its middle."""
    shown = "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in " ".join(str(text).split()))
    if len(shown) <= most:
        return shown
    tail = most // 2 - 1
    return f"{shown[: most - tail - 1]}…{shown[-tail:]}"


def complain(message: object) -> None:
    """One line for people, beside the output, if anybody is there to read it."""
    with suppress(OSError):
        print(line(f"ringwar: {message}"), file=sys.stderr, flush=True)
