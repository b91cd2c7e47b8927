"""Where a game is shown and where people type: plain text, or text with a little colour."""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Iterable
from io import TextIOWrapper

from rich.text import Text

from ringwar.consoles import Console
from ringwar.terminal.completing import Known, complete_with
from ringwar.terminal.looks.lines import painted

BLANK_LINES = 60
"""Enough to push a hidden hand off any screen."""

NARROWEST = 40
"""Narrower screens are written as if they were so wide."""

SENTENCE_ENDS = ("?", ".", "!", ":")


class Screen(ABC):
    """What the terminal client needs of a terminal; tests have one of their own."""

    width: int = 80
    height: int = 0
    """How many lines can be seen at once; 0 where that does not matter."""
    known: Known = staticmethod(tuple)
    """What Tab completes."""

    @abstractmethod
    def say(self, lines: Iterable[str], heading: str = "") -> None:
        """Show some lines, under a heading where they have one."""

    @abstractmethod
    def prompt(self, text: str) -> str:
        """One line that somebody typed; EOFError where nobody will type any more."""

    @abstractmethod
    def clear(self) -> None:
        """Leave nothing of what was shown so far in sight."""


class PlainScreen(Screen):
    """Lines of text and nothing else: for screen readers, slow lines and pipes."""

    def say(self, lines: Iterable[str], heading: str = "") -> None:
        if heading:
            print(heading if heading.endswith(SENTENCE_ENDS) else f"{heading}:")
        for line in lines:
            print(line)
        print(flush=True)

    def prompt(self, text: str) -> str:
        return typed_line(f"{text}: ", self.known)

    def clear(self) -> None:
        print("\n" * BLANK_LINES, flush=True)


class ColouredScreen(Screen):
    """Headings in bold and the sides in colour, where the terminal has some."""

    def __init__(self) -> None:
        self.console = Console(highlight=False, markup=False, emoji=False)

    @property
    def width(self) -> int:  # type: ignore[override]
        """As wide as the terminal is now."""
        return max(NARROWEST, self.console.width)

    @property
    def height(self) -> int:  # type: ignore[override]
        """As high as the terminal is now."""
        return self.console.height if self.console.is_terminal else 0

    def say(self, lines: Iterable[str], heading: str = "") -> None:
        if heading:
            self.console.print(Text(heading, style="bold"))
        for line in lines:
            self.console.print(painted(line), soft_wrap=True)

    def prompt(self, text: str) -> str:
        return typed_line(f"{text} › ", self.known)

    def clear(self) -> None:
        if self.console.is_terminal:
            # The last sequence forgets the lines that could be scrolled back to.
            self.console.file.write("\x1b[H\x1b[2J\x1b[3J")
            self.console.file.flush()
        else:
            self.console.print("\n" * BLANK_LINES)


def typed_line(prompt: str, known: Known) -> str:
    """One line that somebody types, with Tab for what is known."""
    complete_with(known)
    return input(prompt).strip()


def open_plain() -> Screen:
    """A plain screen at the standard streams."""
    _prepare()
    return PlainScreen()


def open_coloured() -> Screen:
    """A screen with colours at the standard streams."""
    _prepare()
    return ColouredScreen()


def _prepare() -> None:
    """Let no letter that a terminal cannot show, or that nobody meant to type, end a game."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
