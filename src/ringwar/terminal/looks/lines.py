"""Lines of text: wrapped to a width, in columns, and with colours that a plain screen drops."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from textwrap import wrap
from typing import NamedTuple

from rich.text import Text

INDENT = "  "
GAP = 2
"""So many spaces stand between two columns."""

STYLES = {"free-peoples": "bold cyan", "shadow": "bold red"}
"""The colour of each side: letters say the same."""


class Span(NamedTuple):
    """A part of a line that is in the colour of a side."""

    start: int
    end: int
    style: str


class Line(str):
    """A line of plain text that knows which of its parts have a colour: it prints as any other text."""

    spans: tuple[Span, ...]

    def __new__(cls, text: str, spans: Iterable[Span] = ()) -> Line:
        line = super().__new__(cls, text)
        line.spans = tuple(spans)
        return line


def painted(line: str) -> Text:
    """A line as a screen with colours shows it."""
    text = Text(str(line))
    for start, end, style in getattr(line, "spans", ()):
        text.stylize(STYLES.get(style, style), start, end)
    return text


def in_colour(lines: Iterable[str], side: str) -> list[str]:
    """Lines that are a side's from beginning to end."""
    return [Line(line, [Span(0, len(line), side)]) for line in lines]


def wrapped(lines: Iterable[str], width: int) -> list[str]:
    """Lines that fit the width; what is left of a line stands under its beginning, a little to the right."""
    found: list[str] = []
    for line in lines:
        start = line[: len(line) - len(line.lstrip())]
        if not line.strip():
            found.append("")
        found += wrap(line, width, subsequent_indent=start + INDENT * 2, break_on_hyphens=False)
    return found


def paragraphs(parts: Iterable[Sequence[str]], width: int) -> list[str]:
    """Paragraphs that fit the width, with an empty line between any two."""
    shown = [part for part in parts if part]
    return [line for part in shown for line in ("", *wrapped(part, width))][1:]


def columns(texts: Sequence[str], width: int) -> list[str]:
    """Numbered texts in as many columns as fit, reading downwards."""
    digits = len(str(len(texts)))
    numbered = [f"{number:>{digits}}. {text}" for number, text in enumerate(texts, 1)]
    return in_columns(numbered, width, " " * (digits + GAP))


def in_columns(items: Sequence[str], width: int, hanging: str = INDENT * 2) -> list[str]:
    """Texts in as many columns as fit, reading downwards; what fits no line is wrapped under its beginning."""
    for rows in range(1, len(items)):
        groups = [items[first : first + rows] for first in range(0, len(items), rows)]
        widths = [max(map(len, group)) for group in groups]
        if sum(widths) + GAP * (len(widths) - 1) <= width:
            return [_row([group[row] for group in groups if row < len(group)], widths) for row in range(rows)]
    return [part for item in items for part in wrap(item, width, subsequent_indent=hanging, break_on_hyphens=False)]


def _row(items: Sequence[str], widths: Sequence[int]) -> str:
    """One line of a list in columns."""
    return (" " * GAP).join(item.ljust(wide) for item, wide in zip(items, widths, strict=False)).rstrip()
