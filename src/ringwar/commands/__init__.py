"""The commands of `ringwar`, a file each: `arguments(parser)` and `run(arguments)`.

What they say of themselves stands in the Fluent files, common-commands.ftl: `usage-play` and `usage-play-examples`, and
`usage-KEY` for the `help` of an argument.
"""

from __future__ import annotations


class UsageError(Exception):
    """The command cannot be carried out as it was given; the message says what to do."""


class Failed(Exception):
    """The thing that was asked for does not hold; the message says why."""
