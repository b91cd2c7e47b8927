"""The commands of `ringwar`, a file each: HELP, EXAMPLES, `arguments(parser)` and `run(arguments)`."""

from __future__ import annotations

import sys
from contextlib import suppress

from ringwar.lines import line


class UsageError(Exception):
    """The command cannot be carried out as it was given; the message says what to do."""


class Failed(Exception):
    """The thing that was asked for does not hold; the message says why."""


def complain(message: object) -> None:
    """One line for people, beside the output, if anybody is there to read it."""
    with suppress(OSError):
        print(line(f"ringwar: {message}"), file=sys.stderr, flush=True)
