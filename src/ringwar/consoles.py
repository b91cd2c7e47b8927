"""Consoles for text with frames and colour."""

from __future__ import annotations

import rich.console


class Console(rich.console.Console):
    """A console that leaves it to the program what happens when nobody reads any more."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError
