"""Where names, settlements and counters stand in a region, so that none covers another and none leaves it."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import pairwise, product

from tools.mapping.geometry import Box, Geography, Line, Point, by_hand, contains
from tools.mapping.letters import CAPITALS, height, settings, widest

GRAIN = 2
"""The fineness of the grid on which places are looked for."""
MARGIN = 5.0
"""How far everything stays from borders and water."""
ICON = 26.0
COUNTERS = (72.0, 44.0)
"""The room that counters would like to have; `SCALES` of it are good."""
SCALES = (1.25, 1.15, 1.08, 1.0, 0.92, 0.85, 0.78, 0.72, 0.66)
HIGH = (84.0, 66.0)
HIGH_SCALES = tuple(scale / 20 for scale in range(26, 8, -1))
SIZES = (18.0, 17.0, 16.0, 15.0, 14.0, 13.0, 12.0, 11.0, 10.0)
SIEGE_SCALES = (1.0, 0.9, 0.8)
"""How large sieges should be, in parts of `HIGH`."""
TRIED = 30
LOSS = 0.8
"""So much of its size must remain of a name that makes way."""
LARGEST = 18.5
TIGHTEST = 10.0
STEPS = (5, 3)
"""How closely places are tried; closer only where nothing is found."""
AIR = 2.0
"""Between a name, an icon and the counters."""


@dataclass(frozen=True)
class Name:
    """A name in its lines; `x`, `y` is the middle of them."""

    x: float
    y: float
    size: float
    lines: tuple[str, ...]

    def box(self, style: str) -> Box:
        """The room that it takes."""
        wide, high = widest(self.lines, self.size, style), height(len(self.lines), self.size)
        return (self.x - wide / 2, self.y - high / 2, self.x + wide / 2, self.y + high / 2)


@dataclass
class Places:
    """What stands where in a region."""

    counters: Box
    icon: Point | None
    crowd: Box | None = None
    """Higher room, for many counters."""
    siege: Box | None = None
    """Room for a siege, which may cover the settlement itself."""
    names: dict[str, Name] = field(default_factory=dict)


class Room:
    """The free cells of a region, summed up so that any box can be asked for at once."""

    def __init__(self, ring: Line, water: Iterable[Line], margin: float = MARGIN) -> None:
        xs, ys = [x for x, _ in ring], [y for _, y in ring]
        self.left, self.top = math.floor(min(xs)), math.floor(min(ys))
        self.columns = math.ceil((max(xs) - self.left) / GRAIN)
        self.rows = math.ceil((max(ys) - self.top) / GRAIN)
        free = [self._row(ring, row) for row in range(self.rows)]
        for line in [ring, *water]:
            self._blot(free, [*line, line[0]], margin)
        for line in water:
            self._drown(free, line)
        self.sums = [[0] * (self.columns + 1)]
        for row in free:
            above, total, sums = self.sums[-1], 0, [0]
            for column, cell in enumerate(row):
                total += cell
                sums.append(above[column + 1] + total)
            self.sums.append(sums)

    @property
    def bounds(self) -> Box:
        """The box around it."""
        return (self.left, self.top, self.left + self.columns * GRAIN, self.top + self.rows * GRAIN)

    def _row(self, ring: Line, row: int) -> bytearray:
        """The cells of a row that lie within the ring."""
        y = self.top + (row + 0.5) * GRAIN
        ends = [*ring[1:], ring[0]]
        cuts = sorted(
            (bx - ax) * (y - ay) / (by - ay) + ax
            for (ax, ay), (bx, by) in zip(ring, ends, strict=True)
            if (ay > y) != (by > y)
        )
        cells = bytearray(self.columns)
        for start, end in zip(cuts[::2], cuts[1::2], strict=True):
            for column in range(
                math.ceil((start - self.left) / GRAIN - 0.5), math.floor((end - self.left) / GRAIN - 0.5) + 1
            ):
                if 0 <= column < self.columns:
                    cells[column] = 1
        return cells

    def _blot(self, free: list[bytearray], line: Line, margin: float) -> None:
        """Take away what is near a line."""
        reach = math.ceil(margin / GRAIN)
        for (ax, ay), (bx, by) in pairwise(line):
            parts = max(1, math.ceil(math.hypot(bx - ax, by - ay) / GRAIN))
            for part in range(parts):
                x, y = ax + (bx - ax) * part / parts, ay + (by - ay) * part / parts
                column, row = int((x - self.left) / GRAIN), int((y - self.top) / GRAIN)
                for r in range(max(0, row - reach), min(self.rows, row + reach + 1)):
                    for c in range(max(0, column - reach), min(self.columns, column + reach + 1)):
                        cx, cy = self.left + (c + 0.5) * GRAIN, self.top + (r + 0.5) * GRAIN
                        if (cx - x) ** 2 + (cy - y) ** 2 < margin * margin:
                            free[r][c] = 0

    def _drown(self, free: list[bytearray], lake: Line) -> None:
        for row in range(self.rows):
            for column in range(self.columns):
                at = (self.left + (column + 0.5) * GRAIN, self.top + (row + 0.5) * GRAIN)
                if free[row][column] and contains(lake, at):
                    free[row][column] = 0

    def holds(self, box: Box) -> bool:
        """Whether a box is free."""
        a, b = math.floor((box[0] - self.left) / GRAIN), math.floor((box[1] - self.top) / GRAIN)
        c, d = math.ceil((box[2] - self.left) / GRAIN), math.ceil((box[3] - self.top) / GRAIN)
        if a < 0 or b < 0 or c > self.columns or d > self.rows:
            return False
        sums = self.sums
        return sums[d][c] - sums[b][c] - sums[d][a] + sums[b][a] == (c - a) * (d - b)

    def share(self, box: Box) -> float:
        """How much of a box is free."""
        a, b = math.floor((box[0] - self.left) / GRAIN), math.floor((box[1] - self.top) / GRAIN)
        c, d = math.ceil((box[2] - self.left) / GRAIN), math.ceil((box[3] - self.top) / GRAIN)
        left, right = (min(max(column, 0), self.columns) for column in (a, c))
        top, bottom = (min(max(row, 0), self.rows) for row in (b, d))
        sums = self.sums
        return (sums[bottom][right] - sums[top][right] - sums[bottom][left] + sums[top][left]) / ((c - a) * (d - b))

    def boxes(self, wide: float, high: float, step: int) -> Iterator[Box]:
        """All free boxes of a size."""
        for y in range(self.top, self.top + self.rows * GRAIN - int(high), step):
            for x in range(self.left, self.left + self.columns * GRAIN - int(wide), step):
                box = (x, y, x + wide, y + high)
                if self.holds(box):
                    yield box


def apart(one: Box, other: Box, air: float = AIR) -> bool:
    """Whether two boxes leave some air between them."""
    return one[2] + air <= other[0] or other[2] + air <= one[0] or one[3] + air <= other[1] or other[3] + air <= one[1]


def middle(box: Box) -> Point:
    """The middle of a box."""
    return ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2)


def icon_box(at: Point) -> Box:
    """The room of a settlement."""
    return (at[0] - ICON / 2, at[1] - ICON / 2, at[0] + ICON / 2, at[1] + ICON / 2)


def water_in(geography: Geography) -> list[Line]:
    """Lakes, and rivers where they leave the borders."""
    lakes: list[Line] = [[(x, y) for x, y in lake] for lake in geography.source["lakes"]]
    brooks = [river[end] for river in geography.source["rivers"] for end in ("head", "tail") if end in river]
    return lakes + [by_hand(900, [(x, y) for x, y in brook], "open", 0) for brook in brooks]


def arranged(room: Room, names: dict[str, str], style: str, has_icon: bool) -> Places | None:
    """The best places for a region and its name in every language."""
    trials = [(_worth(size, scale), size, scale) for size in SIZES for scale in SCALES]
    for step, (_, size, scale) in product(STEPS, sorted(trials, reverse=True)):
        found = _fitted(room, names, style, has_icon, size, scale, step)
        if found is not None:
            for language, name in names.items():
                called = _set(room, name, style, found)
                if called is None:
                    raise ValueError(f"there is no room for {name}")
                found.names[language] = called
            return found
    return None


def roomy(room: Room, places: Places, style: str, over_icon: bool = False) -> Box | None:
    """The best high room for much, clear of the name in every language."""
    taken = [name.box(style) for name in places.names.values()]
    if places.icon and not over_icon:
        taken.append(icon_box(places.icon))
    for scale in HIGH_SCALES:
        boxes = [
            box for box in room.boxes(HIGH[0] * scale, HIGH[1] * scale, 3) if all(apart(box, other) for other in taken)
        ]
        if boxes:
            goal = (places.icon if over_icon else None) or middle(places.counters)
            return min(boxes, key=lambda box: math.dist(middle(box), goal))
    return None


def make_way(room: Room, names: dict[str, str], style: str, places: Places) -> bool:
    """Lay a siege in the middle of things; names make way for it if they lose little by that."""
    x, y = middle(places.counters)
    goal = (x, y) if places.icon is None else ((x + places.icon[0]) / 2, (y + places.icon[1]) / 2)
    for scale in SIEGE_SCALES:
        boxes = room.boxes(HIGH[0] * scale, HIGH[1] * scale, 6)
        for box in sorted(boxes, key=lambda each: math.dist(middle(each), goal))[:TRIED]:
            found = {
                language: _set(room, name, style, places, box, LOSS * places.names[language].size)
                for language, name in names.items()
            }
            able = {language: name for language, name in found.items() if name is not None}
            if len(able) == len(names):
                places.names, places.siege = able, box
                return True
    return False


def _worth(size: float, scale: float) -> float:
    """How good a size of names and a scale of counters are together: neither should be small."""
    small = 0.11 * max(0, 15 - size) + 0.12 * max(0, 13 - size)
    return 0.03 * size - small + 0.3 * scale - 1.8 * max(0, 0.92 - scale)


def _fitted(
    room: Room, names: dict[str, str], style: str, has_icon: bool, size: float, scale: float, step: int
) -> Places | None:
    """Places for names of a size and counters of a scale, if there are some."""
    counters = list(room.boxes(COUNTERS[0] * scale, COUNTERS[1] * scale, step))
    if not counters:
        return None
    best: tuple[float, Box, Point | None] | None = None
    set_size = size * (CAPITALS if style == "capitals" else 1)
    tried = set()
    for lines in (1, 2, 3):
        wide = max(
            min(widest(s, set_size, style) for s in settings(name) if len(s) <= lines) for name in names.values()
        )
        high = height(lines, set_size)
        if (wide, high) in tried:
            continue
        tried.add((wide, high))
        for label in room.boxes(wide, high, step):
            free = [box for box in counters if apart(box, label)]
            if not free:
                continue
            for icon in _beside(label) if has_icon else [None]:
                if icon is not None and not room.holds(icon_box(icon)):
                    continue
                clear = free if icon is None else [box for box in free if apart(box, icon_box(icon))]
                for box in clear:
                    worth = -_spread(label, box, icon) - 3 * lines
                    if best is None or worth > best[0]:
                        best = (worth, box, icon)
    return None if best is None else Places(best[1], best[2])


def _beside(label: Box) -> list[Point]:
    """Where the settlement of a name can stand."""
    x, y = middle(label)
    off = ICON / 2 + AIR
    return [(x, label[1] - off), (x, label[3] + off), (label[0] - off, y), (label[2] + off, y)]


def _spread(label: Box, counters: Box, icon: Point | None) -> float:
    """How far from each other things stand sideways: they look best under each other."""
    x, y = middle(counters)
    aside = abs(middle(label)[0] - x)
    return aside + (0.0 if icon is None else 0.15 * math.dist(icon, (x, y)))


def _set(room: Room, name: str, style: str, places: Places, siege: Box | None = None, least: float = 0) -> Name | None:
    """A name as large as the places of settlement and counters, and of a siege, leave it room; none below the least."""
    shrink = CAPITALS if style == "capitals" else 1
    taken = [places.counters, *([icon_box(places.icon)] if places.icon else []), *([siege] if siege else [])]
    halves = int(2 * (LARGEST - TIGHTEST)) + 1
    for step, size in product((3,) if siege else (3, 1), (LARGEST - half / 2 for half in range(halves))):
        if size * shrink < least:
            continue
        best: tuple[float, Name] | None = None
        for lines in settings(name):
            wide, high = widest(lines, size * shrink, style), height(len(lines), size * shrink)
            for box in room.boxes(wide, high, step):
                if not all(apart(box, other) for other in taken):
                    continue
                x, y = middle(box)
                near = math.dist((x, y), places.icon or middle(places.counters))
                worth = -near - 9 * len(lines)
                if best is None or worth > best[0]:
                    best = (worth, Name(round(x, 1), round(y, 1), round(size * shrink, 2), lines))
        if best is not None:
            return best[1]
    return None
