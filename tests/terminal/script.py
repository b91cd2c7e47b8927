"""A screen that types what a test says and keeps what it was shown."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from ringwar.terminal import Request, run
from ringwar.terminal.screens import Screen
from ringwar.words import Words

CLEARED = "<cleared>"
INTERRUPT = "<ctrl-c>"
WORDS = Path(__file__).with_name("words")


class Script(Screen):
    """Types line after line; then nobody is there any more."""

    def __init__(self, *typed: str) -> None:
        self.typed = list(typed)
        self.shown: list[str] = []

    def say(self, lines: Iterable[str], heading: str = "") -> None:
        self.shown += [heading, *lines] if heading else lines

    def prompt(self, text: str) -> str:
        self.shown.append(text)
        if not self.typed:
            raise EOFError
        typed = self.typed.pop(0)
        self.shown.append(f"> {typed}")
        if typed == INTERRUPT:
            raise KeyboardInterrupt
        return typed

    def clear(self) -> None:
        self.shown.append(CLEARED)

    @property
    def text(self) -> str:
        return "\n".join(self.shown)

    def after(self, typed: str) -> str:
        """What was shown after a line was typed the last time, up to the next one."""
        start = len(self.shown) - self.shown[::-1].index(f"> {typed}")
        rest = self.shown[start:]
        end = next((number for number, line in enumerate(rest) if line.startswith("> ")), len(rest))
        return "\n".join(rest[:end])


FERRY_WORDS = Words("en", WORDS)


def played(*typed: str, words: Words | None = FERRY_WORDS, screen: Script | None = None, **request: Any) -> Script:
    """What is shown when somebody types these lines in a game of the ferry, north a person unless said otherwise."""
    script = screen or Script(*typed)
    wanted: dict[str, Any] = {"game": "ferry", "scenario": "short", "seed": 5, "confirms": False} | request
    wanted.setdefault("seats", {"north": "human", "south": "random"})
    status = run(Request(**wanted), script, words)
    script.shown.append(f"<status {status}>")
    return script
