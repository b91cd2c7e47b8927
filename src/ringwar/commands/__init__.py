"""The commands of `ringwar`, a file each: `arguments(parser)` and `run(arguments)`.

What they say stands in the Fluent files: of themselves in common-commands.ftl (`usage-play`, `usage-play-examples`, and
`usage-KEY` for the `help` of an argument), of what came of it in common-output.ftl, why not in common-refusals.ftl.
"""

from __future__ import annotations

from argparse import ArgumentTypeError
from typing import Any


class Told(Exception):
    """What a person is told in one line: an error, or the key of a refusal and what it is about."""

    def __init__(self, reason: str | Exception, **about: Any) -> None:
        super().__init__(reason)
        self.reason = reason
        self.about = about


class UsageError(Told):
    """The command cannot be carried out as it was given; the message says what to do."""


class Failed(Told):
    """The thing that was asked for does not hold; the message says why."""


class WrongArgument(Told, ArgumentTypeError):
    """An argument that cannot be read so."""

    def __str__(self) -> str:
        from ringwar.commands.helping import told

        return told(self)
