"""Places on a grid of characters: every label near where it belongs, and none over another."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from ringwar.terminal.looks.lines import Line, Span

TALL = 2
"""A character is so many times as high as it is wide."""

PASSES = 4
"""So often each label looks for a better place."""


class Spot(NamedTuple):
    """Where a label begins."""

    row: int
    column: int


class Point(NamedTuple):
    """Something with a name and coordinates."""

    name: str
    x: float
    y: float


@lru_cache(maxsize=64)
def arranged(points: tuple[Point, ...], width: int, height: int, cell: int) -> dict[str, Spot]:
    """A spot for each point, `cell` characters wide, on a grid of `width` by `height`; the same for the same points."""
    wanted = _wanted(points, width - cell, height - 1)
    taken: dict[str, Spot] = {}
    for name in sorted(wanted, key=lambda each: (wanted[each], each)):
        taken[name] = _nearest(wanted[name], taken, width - cell, height - 1, cell)
    for _ in range(PASSES):
        for name in wanted:
            del taken[name]
            taken[name] = _nearest(wanted[name], taken, width - cell, height - 1, cell)
        _exchange(taken, wanted)
    return taken


def _wanted(points: Sequence[Point], last_column: int, last_row: int) -> dict[str, tuple[float, float]]:
    """Where each point would stand if it were alone: row and column."""
    xs, ys = [point.x for point in points], [point.y for point in points]
    across, down = (max(xs) - min(xs)) or 1, (max(ys) - min(ys)) or 1
    return {name: ((y - min(ys)) / down * last_row, (x - min(xs)) / across * last_column) for name, x, y in points}


def _nearest(wanted: tuple[float, float], taken: dict[str, Spot], last_column: int, last_row: int, cell: int) -> Spot:
    """The free spot that is nearest to where a label belongs."""
    rows: dict[int, list[int]] = {}
    for row, column in taken.values():
        rows.setdefault(row, []).append(column)
    best = None
    for row in range(last_row + 1):
        for column in _free(round(wanted[1]), rows.get(row, ()), last_column, cell):
            spot = Spot(row, column)
            if best is None or _away(spot, wanted) < _away(best, wanted):
                best = spot
    assert best is not None, "a grid has room for all of its labels"
    return best


def _free(column: int, others: Sequence[int], last_column: int, cell: int) -> Iterator[int]:
    """The free columns of a row that can be nearest to the one that is wanted: itself, and beside each label."""
    beside = [place for other in others for place in (other - cell, other + cell)]
    for place in (column, *beside):
        if 0 <= place <= last_column and all(abs(place - other) >= cell for other in others):
            yield place


def _exchange(taken: dict[str, Spot], wanted: dict[str, tuple[float, float]]) -> None:
    """Let any two labels change places where both together come nearer to where they belong."""
    names = list(wanted)
    for number, first in enumerate(names):
        for second in names[number + 1 :]:
            now = _away(taken[first], wanted[first]) + _away(taken[second], wanted[second])
            then = _away(taken[second], wanted[first]) + _away(taken[first], wanted[second])
            if then < now:
                taken[first], taken[second] = taken[second], taken[first]


def _away(spot: Spot, wanted: tuple[float, float]) -> float:
    """How far a spot is from where a label belongs, squared."""
    row, column = wanted
    return (spot.column - column) ** 2 + (TALL * (spot.row - row)) ** 2


class Label(NamedTuple):
    """A text at a spot, in the colour of a side where it has one."""

    spot: Spot
    text: str
    style: str = ""


def drawn(labels: Sequence[Label], height: int) -> list[str]:
    """The lines of a grid with its labels; each must fit between its neighbours."""
    texts = [""] * height
    spans: dict[int, list[Span]] = {}
    for (row, column), text, style in sorted(labels):
        assert len(texts[row]) <= column, "a label lies over another"
        texts[row] = texts[row].ljust(column) + text
        if style:
            spans.setdefault(row, []).append(Span(column, column + len(text), style))
    return [Line(text, spans.get(row, ())) for row, text in enumerate(texts)]
