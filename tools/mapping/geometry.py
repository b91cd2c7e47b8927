"""The geometry of the map: faces between arcs, and each arc as it is drawn, one line for both of its neighbours."""

from __future__ import annotations

import json
import math
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

Point = tuple[float, float]
Line = list[Point]
Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""

SOURCE = Path(__file__).with_name("geography.json")
SWINGS = {
    "open": ((46, 3.0), (19, 1.5), (8, 0.5)),
    "ridge": ((40, 2.4), (17, 1.3), (8, 0.6)),
    "coast": ((62, 5.6), (27, 3.6), (12, 1.9), (6, 0.8)),
    "lake": ((44, 3.6), (18, 1.9), (8, 0.7)),
    "edge": (),
}
"""By kind of arc: the lengths and heights of the waves in its line."""
STEP = 4.0
CALM = 16.0
"""So near to its ends a line swings less, so that three lines meet cleanly."""
WORD = 0xFFFFFFFF


def chance(seed: int, number: int) -> float:
    """A number from -1 to 1 that is always the same for the same two."""
    mixed = (seed * 0x9E3779B1 + number * 0x85EBCA6B + 0x6D2B79F5) & WORD
    mixed = ((mixed ^ (mixed >> 15)) * (mixed | 1)) & WORD
    mixed = (mixed ^ (mixed + (((mixed ^ (mixed >> 7)) * (mixed | 61)) & WORD))) & WORD
    return float(((mixed ^ (mixed >> 14)) & WORD) / 2147483648.0 - 1.0)


def ease(part: float) -> float:
    """From 0 to 1, slowly at both ends."""
    return part * part * (3 - 2 * part)


def swing(seed: int, way: float) -> float:
    """A smooth wave without a pattern."""
    at = math.floor(way)
    part = ease(way - at)
    return chance(seed, at) * (1 - part) + chance(seed, at + 1) * part


def smooth(points: Line, step: float = STEP) -> Line:
    """A line through the same points without corners."""
    drawn: Line = []
    for number in range(len(points) - 1):
        a, b = points[max(number - 1, 0)], points[number]
        c, d = points[number + 1], points[min(number + 2, len(points) - 1)]
        parts = max(1, math.ceil(math.dist(b, c) / step))
        drawn += [
            (_spline(a[0], b[0], c[0], d[0], k / parts), _spline(a[1], b[1], c[1], d[1], k / parts))
            for k in range(parts)
        ]
    return [*drawn, points[-1]]


def _spline(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)


def ways(line: Line) -> list[float]:
    """How far each point is along the line."""
    along = [0.0]
    for one, other in pairwise(line):
        along.append(along[-1] + math.dist(one, other))
    return along


def by_hand(seed: int, points: Line, kind: str, strength: float = 1.0) -> Line:
    """A line as a hand draws it; its ends stay where they are."""
    swings = SWINGS[kind]
    if not swings:
        return points
    line = smooth(points)
    along = ways(line)
    length = along[-1]
    drawn = [line[0]]
    for number in range(1, len(line) - 1):
        (left, top), (right, bottom) = line[number - 1], line[number + 1]
        size = math.hypot(right - left, bottom - top) or 1.0
        calm = ease(min(1.0, min(along[number], length - along[number]) / min(CALM, length / 2.5)))
        waves = sum(high * swing(seed * 8 + k, along[number] / wide) for k, (wide, high) in enumerate(swings))
        off = waves * calm * strength * min(1.0, length / 60)
        x, y = line[number]
        drawn.append((x - (bottom - top) / size * off, y + (right - left) / size * off))
    return [*drawn, line[-1]]


def thinned(line: Line, slack: float = 0.22) -> Line:
    """The same line with as few points as show it."""
    if len(line) < 3:
        return line
    (ax, ay), (bx, by) = line[0], line[-1]
    size = math.hypot(bx - ax, by - ay)
    if size < 1:
        away = [math.hypot(x - ax, y - ay) for x, y in line[1:-1]]
    else:
        away = [abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / size for x, y in line[1:-1]]
    most = max(range(len(away)), key=away.__getitem__)
    if away[most] <= slack:
        return [line[0], line[-1]]
    return thinned(line[: most + 2], slack)[:-1] + thinned(line[most + 1 :], slack)


def tenths(line: Line) -> Line:
    """To a tenth of a unit: what is written down is what is drawn."""
    return [(round(x, 1), round(y, 1)) for x, y in line]


def contains(ring: Line, at: Point) -> bool:
    """Whether a point lies in a ring."""
    x, y = at
    found = False
    for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]], strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            found = not found
    return found


def gap(at: Point, ring: Line) -> float:
    """How far a point is from a closed line."""
    x, y = at
    least = math.inf
    for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]], strict=True):
        dx, dy = bx - ax, by - ay
        part = max(0.0, min(1.0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy or 1e-9)))
        least = min(least, (ax + part * dx - x) ** 2 + (ay + part * dy - y) ** 2)
    return math.sqrt(least)


@dataclass(frozen=True)
class Arc:
    """A border between two faces, as it is drawn."""

    line: Line
    kind: str
    left: str
    right: str


@dataclass(frozen=True)
class Geography:
    """All of the geometry. Rings name arcs by number; `~number` is the arc backwards."""

    width: int
    height: int
    arcs: list[Arc]
    rings: dict[str, list[int]]
    types: dict[str, str]
    terrain: dict[str, str]
    source: dict[str, Any]

    def along(self, ref: int) -> Line:
        """An arc in the direction in which it is named."""
        return self.arcs[ref].line if ref >= 0 else self.arcs[~ref].line[::-1]

    def ring(self, face: str) -> Line:
        """The outline of a face."""
        return [point for ref in self.rings[face] for point in self.along(ref)[:-1]]

    def of_type(self, kind: str) -> list[str]:
        """The faces of a type, by name."""
        return sorted(face for face, found in self.types.items() if found == kind)


def read(path: Path = SOURCE) -> Geography:
    """The geometry, with its arcs drawn."""
    known = json.loads(path.read_text(encoding="utf-8"))
    nodes = known["nodes"]
    arcs = []
    for number, arc in enumerate(known["arcs"]):
        points = [(x, y) for x, y in [nodes[arc["a"]], *arc["pts"], nodes[arc["b"]]]]
        line = tenths(thinned(by_hand(number, points, arc["kind"])))
        arcs.append(Arc(line, arc["kind"], arc["left"], arc["right"]))
    faces = known["faces"]
    return Geography(
        width=known["canvas"][0],
        height=known["canvas"][1],
        arcs=arcs,
        rings={face: entry["ring"] for face, entry in faces.items()},
        types={face: entry["type"] for face, entry in faces.items()},
        terrain={face: entry["terrain"] for face, entry in faces.items() if "terrain" in entry},
        source=known,
    )
