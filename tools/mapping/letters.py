"""How wide names are, and how they can be set in lines."""

from __future__ import annotations

import json
import re
from functools import cache
from itertools import combinations, pairwise
from pathlib import Path

WIDTHS: dict[str, dict[str, int]] = json.loads(Path(__file__).with_name("letters.json").read_text(encoding="utf-8"))
CAPITALS = 0.78
"""Names in capitals are set so much smaller."""
SPACING = 0.035
"""Between capitals, in parts of their size."""
LEADING = 0.96
"""From line to line, in parts of the size."""
MOST_LINES = 3


@cache
def width(text: str, size: float, style: str = "name") -> float:
    """How wide a line is; letters that nobody has measured count as the widest."""
    known = WIDTHS[style]
    most = max(known.values())
    shown = text.upper() if style == "capitals" else text
    wide = sum(known.get(letter, most) for letter in shown) / 1000 * size
    return wide + (SPACING * size * len(text) if style == "capitals" else 0)


def height(lines: int, size: float) -> float:
    """How high some lines are, with what reaches above and below."""
    return size * (0.9 + LEADING * (lines - 1))


@cache
def settings(name: str) -> tuple[tuple[str, ...], ...]:
    """All ways to set a name in up to three lines: it breaks between words and after hyphens."""
    words = re.findall(r"[^\s-]+-?\s?", name)
    found = []
    for breaks in range(min(len(words), MOST_LINES)):
        for cuts in combinations(range(1, len(words)), breaks):
            ends = [0, *cuts, len(words)]
            found.append(tuple("".join(words[a:b]).strip() for a, b in pairwise(ends)))
    return tuple(found)


def widest(lines: tuple[str, ...], size: float, style: str = "name") -> float:
    """How wide a name in lines is."""
    return max(width(line, size, style) for line in lines)
