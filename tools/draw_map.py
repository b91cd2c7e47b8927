"""Draws the map of Middle-earth for the browser from its geometry.

`tools/draw_map.py` fails when web/src/board/map/map.json is out of date; with `--write` it draws it anew, which takes
half a minute, and stamps it: tools/mapping/map.sha256 says from what it was drawn, and what came of it. The geometry is
our own: tools/mapping/geography.json. Names come from the words of each language; what a language has no name for
yet bears the English one.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import re
import sys
import tomllib
from itertools import pairwise
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import ringwar
from ringwar import files
from tools.mapping.far import Surroundings, far_names, lay_rooms
from tools.mapping.geometry import Box, Geography, Line, contains, read, smooth, thinned
from tools.mapping.glyphs import path
from tools.mapping.ground import Land, landscape, waters
from tools.mapping.places import Name, Places, Room, arranged, make_way, roomy, water_in

ROOT = Path(__file__).resolve().parents[1]
DOCUMENT = ROOT / "web" / "src" / "board" / "map" / "map.json"
WORDS = ROOT / "src" / "ringwar" / "words"
MAPPING = ROOT / "tools" / "mapping"
NAMES = MAPPING / "names.toml"
STAMP = MAPPING / "map.sha256"
LANGUAGES = ("en", "uk", "ru", "pl")
LARGE = ("city", "stronghold")
"""Regions with such a settlement have their name in capitals."""


def region_names(language: str) -> dict[str, str]:
    """The names of regions in a language; English where it has none."""
    found = {} if language == "en" else region_names("en")
    file = WORDS / language / "boardgame-cards.ftl"
    if file.exists():
        written = re.findall(r"^name-([a-z-]+) = (.+)$", file.read_text(encoding="utf-8"), re.MULTILINE)
        found |= {name: text[:1].upper() + text[1:] for name, text in written}
    return found


def styles() -> dict[str, str]:
    """How the names of regions are set."""
    regions = ringwar.catalogue("boardgame")["things"]["region"]
    return {region: "capitals" if facts["settlement"] in LARGE else "name" for region, facts in regions.items()}


def placed(geography: Geography) -> dict[str, Places]:
    """What stands where in every region."""
    regions = ringwar.catalogue("boardgame")["things"]["region"]
    names = {language: region_names(language) for language in LANGUAGES}
    water, style = water_in(geography), styles()
    found = {}
    for region, facts in sorted(regions.items()):
        ring = geography.ring(region)
        room = Room(ring, [line for line in water if any(contains(ring, at) for at in line)])
        called = {language: names[language][region] for language in LANGUAGES}
        spots = arranged(room, called, style[region], bool(facts["settlement"] or facts["fortification"]))
        if spots is None:
            raise ValueError(f"there is no room for everything in {region}")
        is_stronghold = facts["settlement"] == "stronghold"
        made_way = is_stronghold and make_way(room, called, style[region], spots)
        spots.crowd = roomy(room, spots, style[region])
        if is_stronghold and not made_way:
            spots.siege = roomy(room, spots, style[region], over_icon=True)
        found[region] = spots
    return found


def written(line: Line) -> list[int]:
    """A line in tenths: its first point, then the way from each to the next."""
    flat = [(round(x * 10), round(y * 10)) for x, y in line]
    steps = [(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(flat)]
    return [value for point in [flat[0], *steps] for value in point]


def region_entry(facts: dict[str, Any], spots: Places, far: dict[str, Name]) -> dict[str, Any]:
    """A region: what is printed on it, and where everything stands."""
    return {
        "nation": facts["nation"],
        "settlement": facts["settlement"] or ("fortification" if facts["fortification"] else None),
        "points": facts["points"],
        "counters": room_entry(spots.counters),
        "crowd": None if spots.crowd is None else room_entry(spots.crowd),
        "siege": None if spots.siege is None else room_entry(spots.siege),
        "icon": None if spots.icon is None else [round(value, 1) for value in spots.icon],
        "names": {language: name_entry(name) for language, name in spots.names.items()},
        "far": {language: name_entry(name) for language, name in far.items()},
    }


def name_entry(name: Name) -> list[Any]:
    """The middle of a name, its size, its lines."""
    return [name.x, name.y, name.size, *name.lines]


def room_entry(box: Box) -> list[float]:
    """Left, top, width, height."""
    left, top, right, bottom = box
    return [round(value, 1) for value in (left, top, right - left, bottom - top)]


def document() -> str:
    """The map as the browser reads it."""
    geography = read()
    spots, style = placed(geography), styles()
    around = Surroundings(geography, spots)
    lay_rooms(around, spots, style)
    far = {language: far_names(around, spots, style, language) for language in LANGUAGES}
    regions = ringwar.catalogue("boardgame")["things"]["region"]
    signs = tomllib.loads(NAMES.read_text(encoding="utf-8"))
    spines = geography.source["ranges"]
    layers = [*waters(geography), *landscape(Land(geography, spots, style))]
    drawn = {
        "size": [geography.width, geography.height],
        "arcs": [[arc.kind, arc.left, arc.right, *written(arc.line)] for arc in geography.arcs],
        "faces": {
            face: [geography.types[face], geography.terrain.get(face, ""), *geography.rings[face]]
            for face in sorted(geography.rings)
        },
        "ground": layers,
        "seas": [[sea["x"], sea["y"], sea["size"], sea["spacing"], sea["lines"]] for sea in signs["sea"]],
        "ranges": [
            [path(thinned(smooth([(x, y) for x, y in spines[face]], 6))), names]
            for face, names in signs["range"].items()
        ],
        "regions": {
            region: region_entry(regions[region], spots[region], {language: far[language][region] for language in far})
            for region in sorted(regions)
        },
    }
    text = json.dumps(drawn, ensure_ascii=False, separators=(",", ":"))
    return re.sub(r'(\],|\},)(?=\["(?:open|ridge|coast|lake|edge|[a-z-]+)",|"[a-z-]+":[\[{])', r"\1\n", text) + "\n"


def stamp() -> str:
    """A hash of everything that the map is drawn from, and of the map."""
    found = hashlib.sha256()
    sources = [each for each in sorted(MAPPING.iterdir()) if each.suffix in (".py", ".json", ".toml")]
    for file in (Path(__file__), *sources, DOCUMENT):
        found.update(file.read_bytes())
    regions = ringwar.catalogue("boardgame")["things"]["region"]
    names = {language: {region: region_names(language)[region] for region in regions} for language in LANGUAGES}
    found.update(json.dumps([regions, names], sort_keys=True).encode())
    return found.hexdigest() + "\n"


def main() -> int:
    """Compare the map with its geometry, or draw it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="draw web/src/board/map/map.json anew")
    if parser.parse_args().write:
        DOCUMENT.parent.mkdir(parents=True, exist_ok=True)
        files.write(DOCUMENT, document())
        files.write(STAMP, stamp())
        return 0
    if DOCUMENT.exists() and STAMP.exists() and STAMP.read_text(encoding="utf-8") == stamp():
        return 0
    print(f"{DOCUMENT.name} is out of date: run tools/draw_map.py --write", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
