"""The drawn map: its borders are those of the rules, and everything on it has its room, in every language."""

from __future__ import annotations

import gzip
import itertools
import json
import math
import re
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parents[1]))

import ringwar
from tools import draw_map
from tools.mapping.geometry import Box, Line, Point, contains, gap
from tools.mapping.letters import width
from tools.mapping.places import Name, apart, icon_box, middle

SHORTEST, NEAREST, SMALLEST = 30.0, 7.0, 7000.0
"""Of open borders, between regions that are not adjacent, of regions."""
LEGIBLE_AFAR = 19.0
"""The size of most names where the whole map is seen: nine pixels and more in a window of 1280 by 720."""
MOST = 150_000
MAP: dict[str, Any] = json.loads(draw_map.DOCUMENT.read_text(encoding="utf-8"))
REGIONS: dict[str, Any] = ringwar.catalogue("boardgame")["things"]["region"]
DATA = Path(ringwar.__file__).parent / "boardgame" / "data"
WIDE, HIGH = MAP["size"]


def read_line(tenths: list[int]) -> Line:
    """The points of an arc."""
    xs, ys = itertools.accumulate(tenths[::2]), itertools.accumulate(tenths[1::2])
    return [(x / 10, y / 10) for x, y in zip(xs, ys, strict=True)]


ARCS = [(kind, left, right, read_line(tenths)) for kind, left, right, *tenths in MAP["arcs"]]
TYPES = {face: kind for face, (kind, *_) in MAP["faces"].items()}
RINGS = {
    face: [point for ref in refs for point in (ARCS[ref][3] if ref >= 0 else ARCS[~ref][3][::-1])[:-1]]
    for face, (_, _, *refs) in MAP["faces"].items()
}
NAMES = {
    (region, language): Name(entry[0], entry[1], entry[2], tuple(entry[3:]))
    for region, found in MAP["regions"].items()
    for language, entry in found["names"].items()
}
STYLES = draw_map.styles()


def box_of(room: list[float]) -> Box:
    left, top, wide, high = room
    return (left, top, left + wide, top + high)


def rim(box: Box) -> Iterator[Point]:
    """Points all around a box."""
    a, b, c, d = box
    for part in range(25):
        x, y = a + (c - a) * part / 24, b + (d - b) * part / 24
        yield from ((x, b), (x, d), (a, y), (c, y))


def leaves(box: Box, ring: Line) -> bool:
    """Whether a box is not wholly within a ring."""
    inside = all(contains(ring, at) for at in rim(box))
    return not inside or any(box[0] < x < box[2] and box[1] < y < box[3] for x, y in ring)


def pairs(kind: str) -> list[frozenset[str]]:
    return [frozenset((left, right)) for found, left, right, _ in ARCS if found == kind]


def length(line: Line) -> float:
    return sum(math.dist(a, b) for a, b in itertools.pairwise(line))


def test_open_borders_are_the_adjacencies() -> None:
    adjacent = {frozenset((one, other)) for one in REGIONS for other in REGIONS[one]["neighbours"]}
    assert len(adjacent) == 232
    assert Counter(pairs("open")) == Counter(adjacent)


def test_ridges_close_what_is_closed() -> None:
    closed = [frozenset(entry["between"]) for entry in tomllib.loads((DATA / "mountains.toml").read_text())["mountain"]]
    beside: dict[str, set[str]] = {}
    for left, right in map(tuple, pairs("ridge")):
        for region, other in ((left, right), (right, left)):
            if TYPES[other] == "range":
                beside.setdefault(region, set()).add(other)
    assert len(closed) == 50
    for one, other in map(tuple, closed):
        assert beside[one] & beside[other], (one, other)
    assert not set(closed) & set(pairs("open"))


def test_faces_are_closed_and_cover_the_map() -> None:
    assert {face for face, kind in TYPES.items() if kind == "region"} == set(REGIONS) == set(MAP["regions"])
    for face, (_, _, *refs) in MAP["faces"].items():
        lines = [ARCS[ref][3] if ref >= 0 else ARCS[~ref][3][::-1] for ref in refs]
        assert all(one[-1] == other[0] for one, other in zip(lines, [*lines[1:], lines[0]], strict=True)), face
        assert all(face == (ARCS[ref][2] if ref >= 0 else ARCS[~ref][1]) for ref in refs), face
    areas = {
        face: abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in itertools.pairwise([*ring, ring[0]]))) / 2
        for face, ring in RINGS.items()
    }
    assert abs(sum(areas.values()) - WIDE * HIGH) < 2
    assert min(areas[region] for region in REGIONS) > SMALLEST


def test_lines_never_cross() -> None:
    """Lines meet only at their ends, three at a time: so every face is simple, and no two overlap."""
    cells: dict[tuple[int, int], list[tuple[int, Point, Point]]] = {}
    for number, (_, _, _, line) in enumerate(ARCS):
        for a, b in itertools.pairwise(line):
            for column in range(int(min(a[0], b[0]) // 40), int(max(a[0], b[0]) // 40) + 1):
                for row in range(int(min(a[1], b[1]) // 40), int(max(a[1], b[1]) // 40) + 1):
                    cells.setdefault((column, row), []).append((number, a, b))
    for near in cells.values():
        for (_, a, b), (_, c, d) in itertools.combinations(near, 2):
            assert {a, b} & {c, d} or not crosses(a, b, c, d), (a, b, c, d)
    ends = Counter(end for _, _, _, line in ARCS for end in (line[0], line[-1]))
    corners = {(x, y) for x in (0, WIDE) for y in (0, HIGH)}
    assert all(count == (2 if end in corners else 3) for end, count in ends.items())


def crosses(a: Point, b: Point, c: Point, d: Point) -> bool:
    def side(p: Point, q: Point, r: Point) -> float:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    return side(a, b, c) * side(a, b, d) <= 0 and side(c, d, a) * side(c, d, b) <= 0


def test_borders_are_long_enough_to_be_seen() -> None:
    assert min(length(line) for kind, _, _, line in ARCS if kind == "open") >= SHORTEST


def test_regions_that_are_not_adjacent_stay_apart() -> None:
    bounds = {
        region: (min(x for x, _ in ring), min(y for _, y in ring), max(x for x, _ in ring), max(y for _, y in ring))
        for region, ring in RINGS.items()
    }
    for one, other in itertools.combinations(REGIONS, 2):
        if other in REGIONS[one]["neighbours"] or apart(bounds[one], bounds[other], NEAREST):
            continue
        assert min(gap(at, RINGS[other]) for at in RINGS[one]) >= NEAREST, (one, other)


def test_coast_and_eastern_edge() -> None:
    assert {face for pair in pairs("coast") for face in pair if face in REGIONS} == {
        region for region in REGIONS if REGIONS[region]["coastal"]
    }
    east = {
        face
        for kind, left, right, line in ARCS
        if kind == "edge" and all(x == WIDE for x, _ in line)
        for face in (left, right)
    }
    assert east & set(REGIONS) == {region for region in REGIONS if REGIONS[region]["eastern_edge"]}


def test_every_settlement_has_its_sign() -> None:
    for region, found in MAP["regions"].items():
        facts = REGIONS[region]
        assert (found["icon"] is not None) == bool(facts["settlement"] or facts["fortification"])
        assert found["settlement"] == (facts["settlement"] or ("fortification" if facts["fortification"] else None))
        assert (found["nation"], found["points"]) == (facts["nation"], facts["points"])
        assert (found["siege"] is not None) == (facts["settlement"] == "stronghold")


@pytest.mark.parametrize("language", draw_map.LANGUAGES)
def test_everything_has_its_room(language: str) -> None:
    for region, found in MAP["regions"].items():
        name = NAMES[region, language].box(STYLES[region])
        boxes = [name, box_of(found["counters"]), *([icon_box(found["icon"])] if found["icon"] else [])]
        assert not any(leaves(box, RINGS[region]) for box in boxes), region
        assert all(apart(one, other, 0) for one, other in itertools.combinations(boxes, 2)), region
        for room in filter(None, (found["crowd"], found["siege"])):
            assert contains(RINGS[region], middle(box_of(room))), region
            assert apart(box_of(room), name, 0), region
            assert all(apart(box_of(room), box, 0) for box in elsewhere(region, language)), region


def squeezed(name: Name) -> str:
    """A name without any space."""
    return re.sub(r"\s", "", "".join(name.lines))


def elsewhere(region: str, language: str) -> Iterator[Box]:
    """What stands in all other regions."""
    for other, found in MAP["regions"].items():
        if other != region:
            yield from (NAMES[other, language].box(STYLES[other]), box_of(found["counters"]))
            yield from [icon_box(found["icon"])] if found["icon"] else []


@pytest.mark.parametrize("language", draw_map.LANGUAGES)
def test_names_from_afar_are_larger_and_cover_nothing(language: str) -> None:
    written = {region: found["far"][language] for region, found in MAP["regions"].items()}
    names = {region: Name(x, y, size, tuple(lines)) for region, (x, y, size, *lines) in written.items()}
    boxes = {region: name.box(STYLES[region]) for region, name in names.items()}
    for region, found in MAP["regions"].items():
        assert contains(RINGS[region], (names[region].x, names[region].y)), region
        assert names[region].size >= NAMES[region, language].size, region
        assert squeezed(names[region]) == squeezed(NAMES[region, language]), region
        rooms = [box_of(room) for room in (found["counters"], found["crowd"], found["siege"]) if room]
        standing = [*rooms, *([icon_box(found["icon"])] if found["icon"] else [])]
        for other, box in boxes.items():
            assert all(apart(box, each, 0) for each in standing), (region, other)
    for one, other in itertools.combinations(boxes, 2):
        assert apart(boxes[one], boxes[other], 0), (one, other)
    sizes = sorted(name.size for name in names.values())
    assert sizes[len(sizes) // 2] >= LEGIBLE_AFAR


@pytest.mark.parametrize("language", draw_map.LANGUAGES)
def test_names_are_those_of_the_words(language: str) -> None:
    names = draw_map.region_names(language)
    for region in REGIONS:
        assert squeezed(NAMES[region, language]) == re.sub(r"\s", "", names[region])
        assert NAMES[region, language].size >= 7.8


@pytest.mark.parametrize("language", draw_map.LANGUAGES)
def test_seas_and_ranges_hold_their_names(language: str) -> None:
    waters = [RINGS[face] for face, kind in TYPES.items() if kind in ("sea", "lake")]
    for x, y, size, spacing, names in MAP["seas"]:
        for number, line in enumerate(names[language]):
            wide = width(line, size, "slanted") + spacing * len(line)
            foot = y + number * size * 1.05
            box = (x - wide / 2, foot - size * 0.62, x + wide / 2, foot + size * 0.1)
            assert any(not leaves(box, water) for water in waters), line
    for path, names in MAP["ranges"]:
        spine = [(float(x), float(y)) for x, y in re.findall(r"([-\d.]+) ([-\d.]+)", path)]
        assert width(names[language], 14, "slanted") + 2.5 * len(names[language]) < length(spine), names[language]


def test_the_map_is_small_enough_to_load() -> None:
    assert len(gzip.compress(draw_map.DOCUMENT.read_bytes())) < MOST


def test_the_map_is_up_to_date() -> None:
    assert draw_map.STAMP.read_text(encoding="utf-8") == draw_map.stamp(), "run tools/draw_map.py --write"
