"""The state that matters before a question, in a few lines: topics with their parts, and what is new among them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ringwar.terminal.looks.lines import in_colour, wrapped

MOST_LINES = 12
NEW = "*"
"""Stands before whatever was not so before."""


@dataclass(frozen=True)
class Topic:
    """A topic: its name, which also tells it from the others, what is to be said of it, and whose it is."""

    name: str
    parts: Sequence[str]
    side: str = ""
    optional: bool = False
    """Whether it is left out where there is no room."""


def told(topics: Sequence[Topic], before: Sequence[Topic] | None, width: int) -> list[str]:
    """Topics as lines, with a star before each part that was not there before; the last optional ones make room."""
    known = None if before is None else {(topic.name, part) for topic in before for part in topic.parts}
    shown = [topic for topic in topics if topic.parts]
    while True:
        lines = [line for topic in shown for line in _lines(topic, known, width)]
        spare = [topic for topic in shown if topic.optional]
        if len(lines) <= MOST_LINES or not spare:
            return lines
        shown.remove(spare[-1])


def _lines(topic: Topic, known: set[tuple[str, str]] | None, width: int) -> list[str]:
    parts = [f"{NEW}{part}" if known is not None and (topic.name, part) not in known else part for part in topic.parts]
    text = "; ".join(parts)
    lines = wrapped([f"{topic.name} {text}" if topic.name else text], width)
    return in_colour(lines, topic.side) if topic.side else lines


def some(parts: Iterable[str | None]) -> list[str]:
    """Those parts of which there is something to say."""
    return [part for part in parts if part]
