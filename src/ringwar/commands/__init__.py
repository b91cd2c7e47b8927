"""The commands of `ringwar`, a file each: HELP, EXAMPLES, `arguments(parser)` and `run(arguments)`."""

from __future__ import annotations


class UsageError(Exception):
    """The command cannot be carried out as it was given; the message says what to do."""


class Failed(Exception):
    """The thing that was asked for does not hold; the message says why."""
