"""What is drawn on the ground besides borders: rivers, lakes, woods, hills, peaks, reeds, stones."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from random import Random

from tools.mapping.geometry import Box, Geography, Line, Point, by_hand, contains, gap, smooth, thinned, ways
from tools.mapping.glyphs import Glyph, hill, number, painted, path, peak, reeds, tree
from tools.mapping.places import Places, apart, icon_box, water_in

HILLS = {
    "north-downs": 8, "weather-hills": 8, "south-downs": 8, "tower-hills": 8, "ettenmoors": 10, "iron-hills": 14,
    "western-emyn-muil": 12, "eastern-emyn-muil": 12, "evendim": 6, "angmar": 7, "arnor": 4, "withered-heath": 8,
    "erech": 7, "lamedon": 6, "north-dunland": 7, "south-dunland": 7, "ered-luin": 7, "north-ered-luin": 8,
    "south-ered-luin": 8, "mount-gram": 6, "hollin": 4, "dimrill-dale": 3, "lossarnach": 4, "ash-mountains": 9,
    "eagles-eyrie": 7, "high-pass": 7, "goblins-gate": 7, "andrast": 8, "the-shire": 4, "north-rhun": 4, "khand": 5,
    "erebor": 3, "mount-gundabad": 5, "forlindon": 5, "harlindon": 5, "dol-amroth": 3, "westemnet": 2,
}  # fmt: skip
"""Hills by region."""
REEDS = {"dead-marshes": 18, "gladden-fields": 12, "tharbad": 6, "pelargir": 5, "enedwaith": 3}
STONES = {
    "noman-lands": 26, "dagorlad": 24, "western-brown-lands": 24, "eastern-brown-lands": 24, "gorgoroth": 60,
    "barad-dur": 18, "morannon": 18, "nurn": 16, "near-harad": 34, "far-harad": 40, "khand": 26, "umbar": 10,
    "withered-heath": 12, "ash-mountains": 14, "east-harondor": 12, "minas-morgul": 12,
}  # fmt: skip
ALONE = {
    "erebor": (40, False),
    "gorgoroth": (40, True),
    "mount-gundabad": (32, False),
    "mount-gram": (28, False),
    "moria": (28, False),
}
"""Single mountains by region: their size, and whether they burn."""
WOOD_GAP = (12.0, 12.0, 15.0)
"""Between trees, by the style of their wood."""

Layer = tuple[str, str]


def waters(geography: Geography) -> list[Layer]:
    """Rivers that grow as they flow, and lakes."""
    rivers = "".join(_river(geography, river) for river in geography.source["rivers"])
    lakes = "".join(path(_round(lake), True) for lake in geography.source["lakes"])
    return [("river", rivers), ("lake", lakes)]


def _round(points: Sequence[Sequence[float]]) -> Line:
    line = [(x, y) for x, y in points]
    return thinned(smooth([*line, line[0]], 3))[:-1]


def _river(geography: Geography, river: dict[str, object]) -> str:
    """A river as an outline between its two banks."""
    line: Line = []
    for key, seed in (("head", 900), ("arcs", 0), ("tail", 950)):
        if key == "arcs":
            refs: list[int] = river["arcs"]  # type: ignore[assignment]
            for place, ref in enumerate(refs):
                part = geography.along(ref)
                if place == 0:
                    part = part[int(len(part) * float(str(river["start"]))) :]
                line += part if not line else part[1:]
        elif key in river:
            points: list[list[float]] = river[key]  # type: ignore[assignment]
            drawn = by_hand(seed + len(str(river["name"])), [(x, y) for x, y in points], "open", 0.6)
            line = [*line, *(drawn if not line else drawn[1:])]
    narrow, wide = (float(value) for value in river["width"])  # type: ignore[attr-defined]
    along = ways(line)
    left, right = [], []
    for place, (x, y) in enumerate(line):
        (ax, ay), (bx, by) = line[max(place - 1, 0)], line[min(place + 1, len(line) - 1)]
        size = math.hypot(bx - ax, by - ay) or 1
        half = (narrow + (wide - narrow) * along[place] / along[-1]) / 2
        left.append((x - (by - ay) / size * half, y + (bx - ax) / size * half))
        right.append((x + (by - ay) / size * half, y - (bx - ax) / size * half))
    return path(left + right[::-1], True)


class Land:
    """The regions with what must stay free in them."""

    def __init__(self, geography: Geography, places: dict[str, Places], styles: dict[str, str]) -> None:
        self.geography = geography
        self.rings = {region: geography.ring(region) for region in places}
        self.water = water_in(geography)
        self.taken: dict[str, list[Box]] = {}
        for region, found in places.items():
            names = [name.box(styles[region]) for name in found.names.values()]
            self.taken[region] = [*names, *([icon_box(found.icon)] if found.icon else [])]
        self.counters = {region: found.counters for region, found in places.items()}

    def region_at(self, at: Point) -> str | None:
        """The region in which a point lies."""
        return next((region for region, ring in self.rings.items() if contains(ring, at)), None)

    def is_free(self, region: str, box: Box) -> bool:
        """Whether no name, settlement or water is in the way."""
        a, b, c, d = box
        if any(a < g and e < c and b < h and f < d for e, f, g, h in self.taken[region]):
            return False
        corners = [((a + c) / 2, (b + d) / 2), (a, d), (c, d), (a, b), (c, b)]
        return not any(contains(lake, at) for lake in self.water for at in corners if len(lake) > 12)


def scattered(ring: Line, space: float, chances: Random) -> Iterator[Point]:
    """Points in a ring that keep a distance from each other, without end in sight: take as many as are wanted."""
    xs, ys = [x for x, _ in ring], [y for _, y in ring]
    found: list[Point] = []
    for _ in range(int((max(xs) - min(xs)) * (max(ys) - min(ys)) / space**2 * 25)):
        at = (chances.uniform(min(xs), max(xs)), chances.uniform(min(ys), max(ys)))
        near = ((at[0] - x) ** 2 + ((at[1] - y) * 1.3) ** 2 < space * space for x, y in found)
        if not any(near) and contains(ring, at):
            found.append(at)
            yield at


def landscape(land: Land) -> list[Layer]:
    """Everything that stands on the ground."""
    return [*_woods(land), *painted([*_trees(land)]), *_small(land), *painted(_hills(land)), *painted(_peaks(land))]


def _woods(land: Land) -> list[Layer]:
    """The floor of the woods below their trees."""
    kinds: dict[str, list[str]] = {}
    for forest in land.geography.source["forests"]:
        kind = ("wood-floor", "gold-floor", "grove-floor")[forest["style"]]
        kinds.setdefault(kind, []).extend(path(_round(area), True) for area in forest["areas"])
    return [(kind, "".join(areas)) for kind, areas in kinds.items()]


def _trees(land: Land) -> Iterator[Glyph]:
    chances = Random("trees")
    for forest in land.geography.source["forests"]:
        style = forest["style"]
        for points in forest["areas"]:
            area = [(x, y) for x, y in points]
            region = land.region_at((sum(x for x, _ in area) / len(area), sum(y for _, y in area) / len(area)))
            for x, y in scattered(area, WOOD_GAP[style], chances):
                drawn = tree(x, y, round(chances.uniform(0.85, 1.2), 2), style, chances.randrange(10**6))
                home = region or land.region_at((x, y))
                a, b, c, d = drawn.box
                if home and gap((x, y), land.rings[home]) > 6 and land.is_free(home, (a, b, c, d)):
                    yield drawn


def _hills(land: Land) -> list[Glyph]:
    chances = Random("hills")
    found = []
    for region, wanted in HILLS.items():
        placed = 0
        for x, y in scattered(land.rings[region], 19, chances):
            drawn = hill(x, y, round(chances.uniform(0.85, 1.2), 2), chances.randrange(10**6))
            if placed < wanted and gap((x, y), land.rings[region]) > 11 and land.is_free(region, drawn.box):
                found.append(drawn)
                placed += 1
    return found


def _small(land: Land) -> list[Layer]:
    """Reeds and stones."""
    chances = Random("small")
    reed, stone = [], []
    for region, wanted in REEDS.items():
        spots = [(x, y) for x, y in scattered(land.rings[region], 17, chances) if gap((x, y), land.rings[region]) > 10]
        reed += [reeds(x, y) for x, y in spots if land.is_free(region, (x - 7, y - 7, x + 7, y + 5))][:wanted]
    for region, wanted in STONES.items():
        spots = [(x, y) for x, y in scattered(land.rings[region], 12, chances) if gap((x, y), land.rings[region]) > 7]
        free = [(x, y) for x, y in spots if land.is_free(region, (x - 2, y - 2, x + 2, y + 2))][:wanted]
        stone += [f"M{number(x)} {number(y)}h.01" for x, y in free]
    return [("reeds", "".join(reed)), ("stones", "".join(stone))]


def _peaks(land: Land) -> list[Glyph]:
    """The peaks of the ranges, and the mountains that stand alone where they have most room."""
    found = []
    for seed, (x, y, size, _) in enumerate(land.geography.source["peaks"]):
        if any(contains(land.geography.ring(face), (x, y)) for face in land.geography.of_type("range")):
            found.append(peak(x, y, size * 1.12, seed))
    for region, (size, fiery) in ALONE.items():
        found += _alone(land, region, size, fiery)
    return found


def _alone(land: Land, region: str, size: float, fiery: bool) -> list[Glyph]:
    """A mountain in a region, smaller where there is little room; none where there is none."""
    ring = land.rings[region]
    xs, ys = [x for x, _ in ring], [y for _, y in ring]
    spots = [(x, y) for x in range(int(min(xs)), int(max(xs)), 3) for y in range(int(min(ys)), int(max(ys)), 3)]
    for wanted in (size, size * 0.85, size * 0.7):
        best: tuple[float, Glyph] | None = None
        for x, y in spots:
            drawn = peak(x, y, wanted, len(region), fiery)
            box = (drawn.box[0] - 2, drawn.box[1] - (26 if fiery else 2), drawn.box[2] + 2, drawn.box[3] + 2)
            edge = gap((x, y), ring) if contains(ring, (x, y)) else 0
            free = edge > wanted * 0.75 and land.is_free(region, box) and apart(box, land.counters[region], 0)
            if free and (best is None or edge > best[0]):
                best = (edge, drawn)
        if best is not None:
            return [best[1]]
    return []
