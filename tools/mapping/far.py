"""The map from afar: names as large as the land around them allows, and rooms for sieges that may reach over a border.

Near, a name stays in its region. From afar, where the whole map is seen at once, it would be too small to read there:
it may reach over a border then, but stays clear of whatever else stands on the map.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator

from tools.mapping.geometry import Box, Geography, Point
from tools.mapping.letters import CAPITALS, height, settings, widest
from tools.mapping.places import GRAIN, HIGH, SIEGE_SCALES, Name, Places, Room, apart, icon_box, middle

TARGETS = (15.0, 17.0, 19.0, 20.5, 22.0)
"""The sizes of names that are aimed at, one after the other: the smallest names grow first."""
HALF = 0.5
SIEGES = (1.0, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6, 0.55)
CROWDS = SIEGES[3:]
"""How large rooms would like to be, in parts of `HIGH`; from `GOOD` on they are large enough."""
NAME_AT_HOME, ROOM_AT_HOME = 0.75, (0.85, 0.62)
"""So much of a name or a room lies in its own region."""
GOOD = 0.8
BETWEEN = (9.0, 2.0)
"""Between names beside each other, and above each other: else two would be read as one."""
STEP = 4
REACH = 140.0
"""What is farther than this is never in the way."""
EDGE = 4.0
"""How far everything stays from the edge of the map."""


class Surroundings:
    """The regions as rooms, and the ranges, over which no name is written."""

    def __init__(self, geography: Geography, regions: Iterable[str]) -> None:
        self.rooms = {region: Room(geography.ring(region), (), 0) for region in regions}
        self.rocks = [Room(geography.ring(face), (), 0) for face in geography.of_type("range")]
        self.wide, self.high = geography.width, geography.height

    def boxes(self, region: str, wide: float, high: float) -> Iterator[Box]:
        """Boxes of a size that begin in the bounds of a region and stay on the map."""
        room = self.rooms[region]
        for y in range(room.top, room.top + room.rows * GRAIN, STEP):
            for x in range(room.left, room.left + room.columns * GRAIN, STEP):
                box = (x - wide / 2, y - high / 2, x + wide / 2, y + high / 2)
                if box[0] > EDGE and box[1] > EDGE and box[2] < self.wide - EDGE and box[3] < self.high - EDGE:
                    yield box

    def is_home(self, region: str, box: Box, least: float) -> bool:
        """Whether enough of a box lies in its region, its middle too."""
        room, (x, y) = self.rooms[region], middle(box)
        return room.share(box) >= least and room.share((x - GRAIN, y - GRAIN, x + GRAIN, y + GRAIN)) > HALF

    def rocks_near(self, box: Box) -> list[Room]:
        """The ranges in whose reach a box lies."""
        return [rock for rock in self.rocks if not apart(rock.bounds, box, REACH)]


def lay_rooms(around: Surroundings, spots: dict[str, Places], styles: dict[str, str]) -> None:
    """Give much that stands together, and every siege, the largest room that covers nothing else.

    A siege covers its own settlement.
    """
    laid: dict[str, list[Box]] = {region: _standing(found, styles[region]) for region, found in spots.items()}
    for region, found in spots.items():
        own = [name.box(styles[region]) for name in found.names.values()]
        icon = [icon_box(found.icon)] if found.icon else []
        others = [box for other, boxes in laid.items() if other != region for box in boxes]
        if found.siege is not None and found.siege[2] - found.siege[0] < HIGH[0] * SIEGE_SCALES[-1]:
            goal = found.icon or middle(found.counters)
            found.siege = _largest(around, region, [*own, *others], goal, SIEGES) or found.siege
        if found.siege is not None:
            laid[region].append(found.siege)
        room = _largest(around, region, [*own, *icon, *others], middle(found.counters), CROWDS)
        if room is not None:
            found.crowd = room
            laid[region].append(room)


def _standing(found: Places, style: str) -> list[Box]:
    icon = [icon_box(found.icon)] if found.icon else []
    return [found.counters, *icon, *(name.box(style) for name in found.names.values())]


def _largest(around: Surroundings, region: str, taken: list[Box], goal: Point, scales: tuple[float, ...]) -> Box | None:
    """The largest room clear of what is taken, near to a point; rather a smaller one than one that leaves home."""
    ways = [(scale, least) for least in ROOM_AT_HOME for scale in scales if scale >= GOOD or least == ROOM_AT_HOME[-1]]
    for scale, least in ways:
        boxes = [
            box
            for box in around.boxes(region, HIGH[0] * scale, HIGH[1] * scale)
            if around.is_home(region, box, least) and all(apart(box, other) for other in taken)
        ]
        if boxes:
            return min(boxes, key=lambda box: math.dist(middle(box), goal))
    return None


def far_names(around: Surroundings, spots: dict[str, Places], styles: dict[str, str], language: str) -> dict[str, Name]:
    """The names in a language as they are written on the map from afar."""
    names = {region: found.names[language] for region, found in spots.items()}
    fixed = [box for found in spots.values() for box in _rooms(found)]
    growing = set(names)
    for target in TARGETS:
        for region in sorted(growing, key=lambda each: (names[each].size / _shrink(styles[each]), each)):
            others = [_aired(name.box(styles[other])) for other, name in names.items() if other != region]
            names[region] = _grown(around, region, names[region], styles[region], [*fixed, *others], target)
            if names[region].size < target * _shrink(styles[region]) - HALF / 2:
                growing.remove(region)
    return names


def _aired(box: Box) -> Box:
    return (box[0] - BETWEEN[0], box[1] - BETWEEN[1], box[2] + BETWEEN[0], box[3] + BETWEEN[1])


def _rooms(found: Places) -> list[Box]:
    boxes = [found.counters, found.crowd, found.siege, icon_box(found.icon) if found.icon else None]
    return [box for box in boxes if box is not None]


def _shrink(style: str) -> float:
    return CAPITALS if style == "capitals" else 1


def _grown(around: Surroundings, region: str, name: Name, style: str, taken: list[Box], target: float) -> Name:
    """A name of the size that is aimed at, or as near to it as there is room."""
    shrink = _shrink(style)
    text = " ".join(name.lines).replace("- ", "-")
    size = target
    old = name.box(style)
    near = [box for box in taken if not apart(box, old, REACH)]
    rocks = around.rocks_near(old)
    while size * shrink > name.size + 0.01:
        best: tuple[float, Name] | None = None
        for lines in settings(text):
            wide, high = widest(lines, size * shrink, style), height(len(lines), size * shrink)
            for box in around.boxes(region, wide, high):
                x, y = middle(box)
                worth = -abs(x - name.x) - abs(y - name.y) - 9 * len(lines)
                if best is not None and worth <= best[0]:
                    continue
                if not around.is_home(region, box, NAME_AT_HOME) or any(rock.share(box) for rock in rocks):
                    continue
                if all(apart(box, other) for other in near):
                    best = (worth, Name(round(x, 1), round(y, 1), round(size * shrink, 2), lines))
        if best is not None:
            return best[1]
        size -= HALF
    return name
