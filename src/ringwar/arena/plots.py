"""Plots as SVG: drawn narrow, with the names above the bars, so that they can be read on a phone too."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10

from ringwar.arena.labels import interval, share_of_all, signed
from ringwar.arena.ratings import Rating
from ringwar.arena.statistics import Share, Spread
from ringwar.words import Words, decimal, percent

WIDTH = 380
MARGIN = 6
BETWEEN = 2
"""Space between the parts of a bar."""
NARROWEST_LABEL = 44
"""A part of a bar has its number in it from this width on."""
MOST_BARS = 30
SMALL_WIDTH, SMALL_HEIGHT = 170, 104
ROOM_FOR_A_TICK = 34


@dataclass(frozen=True)
class Bar:
    """A row of the endings: a name, and how often each ending came."""

    name: str
    endings: Mapping[tuple[str, str], int]


def _svg(width: float, height: float, title: str, parts: Sequence[str]) -> str:
    """A drawing with a title for those who cannot see it."""
    head = f'<svg viewBox="0 0 {width:g} {height:g}" role="img" aria-label="{escape(title)}">'
    return "\n".join([head, f"<title>{escape(title)}</title>", *parts, "</svg>"])


def _text(x: float, y: float, words: str, kind: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}">{escape(words)}</text>'


def _box(x: float, y: float, width: float, height: float, kind: str) -> str:
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(0.0, width):.1f}" height="{height:.1f}" class="{kind}"/>'


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def _across(share: float) -> float:
    """Where a share of 0 to 1 lies."""
    return MARGIN + share * (WIDTH - 2 * MARGIN)


def shares_plot(title: str, rows: Sequence[tuple[str, Share]], words: Words) -> str:
    """Which part of its games the first side won in each row, with the interval of 95 %."""
    parts = []
    for number, (name, share) in enumerate(rows):
        top = 52 * number
        low, high = share.interval
        middle = _across(share.value)
        parts += [
            _text(MARGIN, top + 14, name),
            _text(
                WIDTH - MARGIN,
                top + 14,
                f"{share_of_all(words, share.value)}  ({interval(words, share)})",
                "number end",
            ),
            _box(_across(0), top + 20, middle - _across(0) - BETWEEN / 2, 12, "first"),
            _box(middle + BETWEEN / 2, top + 20, _across(1) - middle - BETWEEN / 2, 12, "second"),
            *_whisker(_across(low), _across(high), top + 38, "whisker"),
            f'<circle cx="{middle:.1f}" cy="{top + 38}" r="2.8" class="dot"/>',
        ]
    bottom = 52 * len(rows)
    half = _line(_across(0.5), 18, _across(0.5), bottom - 4, "half")
    return _svg(WIDTH, bottom + 16, title, [*parts, half, *_share_axis(bottom + 10, words)])


def _share_axis(y: float, words: Words) -> list[str]:
    """0, 50 and 100 per cent under the bars."""
    ticks = {0: "tick", 0.5: "tick middle", 1: "tick end"}
    return [_text(_across(share), y, words.number(percent(share)), kind) for share, kind in ticks.items()]


def _whisker(low: float, high: float, y: float, kind: str) -> list[str]:
    """A line between two ends, with a stroke at each."""
    ends = [_line(x, y - 4, x, y + 4, kind) for x in (low, high)]
    return [_line(low, y, high, y, kind), *ends]


def ratings_plot(title: str, rows: Sequence[tuple[str, Sequence[Rating | None]]], words: Words) -> str:
    """The ratings of each player as the first side (a disc) and as the second (a diamond), with their errors."""
    every = [rating for _, ratings in rows for rating in ratings if rating]
    ticks = _ticks(
        min((rating.points - rating.error for rating in every), default=-1.0),
        max((rating.points + rating.error for rating in every), default=1.0),
    )
    parts: list[str] = []
    bottom = 58 * len(rows) + 4
    for tick in ticks:
        x = _along(tick, ticks)
        parts.append(_line(x, 4, x, bottom, "zero" if tick == 0 else "grid"))
        anchor = "tick" if tick == ticks[0] else "tick end" if tick == ticks[-1] else "tick middle"
        parts.append(_text(x, bottom + 14, signed(words, tick) if tick else "0", anchor))
    for number, (name, ratings) in enumerate(rows):
        parts.append(_text(MARGIN, 58 * number + 15, name, "name"))
        for place, rating in enumerate(ratings):
            parts += _rated(rating, ("first", "second")[place], 58 * number + 28 + 17 * place, ticks)
    return _svg(WIDTH, bottom + 20, title, parts)


def _rated(rating: Rating | None, side: str, y: float, ticks: Sequence[float]) -> list[str]:
    """One rating with its error."""
    if rating is None:
        return []
    x = _along(rating.points, ticks)
    ends = [_along(rating.points + sign * rating.error, ticks) for sign in (-1, 1)]
    disc = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5.5" class="{side}"/>'
    diamond = f'<path d="M{x:.1f} {y - 7:.1f}l7 7l-7 7l-7 -7z" class="{side}"/>'
    return [*_whisker(ends[0], ends[1], y, f"whisker {side}-line"), disc if side == "first" else diamond]


def _along(points: float, ticks: Sequence[float]) -> float:
    """Where a rating lies between the outermost ticks."""
    return _across((points - ticks[0]) / (ticks[-1] - ticks[0]))


def _ticks(low: float, high: float) -> list[float]:
    """Round numbers from below the lowest to above the highest."""
    rough = max(high - low, 1e-9) / 5
    power = 10 ** floor(log10(rough))
    step = next(factor * power for factor in (1, 2, 5, 10) if factor * power >= rough)
    first, last = floor(low / step), ceil(high / step)
    return [step * number for number in range(first, max(last, first + 1) + 1)]


def endings_plot(title: str, rows: Sequence[Bar], tones: Mapping[tuple[str, str], str], words: Words) -> str:
    """How the games of each row ended, as parts of one bar; `tones` says how each ending is painted."""
    parts: list[str] = []
    for number, row in enumerate(rows):
        top = 48 * number
        total = sum(row.endings.values())
        parts.append(_text(MARGIN, top + 14, row.name))
        parts.append(_text(WIDTH - MARGIN, top + 14, words.say("arena-number-of-games", games=total), "number end"))
        before = 0
        for ending, tone in tones.items():
            count = row.endings.get(ending, 0)
            if count:
                parts += _part(before / total, (before + count) / total, top + 20, tone, words)
            before += count
    bottom = 48 * len(rows)
    return _svg(WIDTH, bottom + 16, title, [*parts, *_share_axis(bottom + 10, words)])


def _part(start: float, end: float, y: float, tone: str, words: Words) -> list[str]:
    """One ending within a bar, with its share where there is room."""
    left, width = _across(start) + BETWEEN / 2, _across(end) - _across(start) - BETWEEN
    box = _box(left, y, width, 22, tone)
    if width < NARROWEST_LABEL:
        return [box]
    return [box, _text(left + width / 2, y + 15.5, words.number(percent(end - start)), f"on middle {tone}-label")]


def histogram(title: str, lengths: Spread, longest: int, highest: float, words: Words) -> str:
    """How long games were: a bar for each number of turns (or several), on a scale that several plots share."""
    size = bar_size(longest)
    bars = lumped(lengths, size)
    left, bottom, right = 4, SMALL_HEIGHT - 18, SMALL_WIDTH - 4
    wide = (right - left) / (longest // size + 1)
    parts = [_line(left, bottom, right, bottom, "axis")]
    for place, count in bars.items():
        tall = (bottom - 8) * count / lengths.total / highest
        parts.append(_box(left + wide * place + 0.5, bottom - tall, wide - 1, tall, "plain"))
    shown = words.number(decimal(lengths.mean))
    mean = left + wide * (lengths.mean / size + 0.5 / size)
    parts += [
        _line(mean, 6, mean, bottom, "mean"),
        _text(min(max(mean, left + 14), right - 14), SMALL_HEIGHT - 4, shown, "tick strong middle"),
    ]
    if mean - left > ROOM_FOR_A_TICK:
        parts.append(_text(left, SMALL_HEIGHT - 4, "0", "tick"))
    if right - mean > ROOM_FOR_A_TICK:
        parts.append(_text(right, SMALL_HEIGHT - 4, str(longest), "tick end"))
    return _svg(SMALL_WIDTH, SMALL_HEIGHT, title, parts)


def bar_size(longest: int) -> int:
    """How many turns share a bar."""
    return longest // MOST_BARS + 1


def lumped(lengths: Spread, size: int) -> dict[int, int]:
    """How many games each bar stands for."""
    bars: dict[int, int] = {}
    for turns, count in lengths.counts.items():
        bars[turns // size] = bars.get(turns // size, 0) + count
    return bars
