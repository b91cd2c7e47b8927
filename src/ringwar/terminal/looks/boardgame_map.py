"""A schematic map of Middle-earth in characters: every region near where it lies, with what stands there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import ceil

from ringwar.boardgame.table.facts import CITY, NATIONS, REGIONS, STRONGHOLD, Region
from ringwar.terminal.looks.boardgame_figures import View
from ringwar.terminal.looks.boardgame_signs import brief, holder, standing
from ringwar.terminal.looks.finding import found, unclear
from ringwar.terminal.looks.grid import Label, Point, arranged, drawn
from ringwar.terminal.looks.lines import wrapped
from ringwar.words import Said, Words, sentence

LEAST_CELL, MOST_CELL = 15, 30
"""How wide a region's label is on the whole map, with the space after it."""
IN_A_ROW = 5
"""So many labels should fit beside each other on the whole map."""
HEIGHT, ROOM = 36, 1.6
"""Of the whole map: how high it is at least, and how many places there are for each label."""
PART_CELL, PART_HEIGHT, PART_ROOM = 26, 12, 2.4
"""The same of a part of the map."""
PART_WIDTH = 120
"""A part of the map is no wider, so that it keeps its shape."""


def war_map(view: View, typed: str, words: Words, width: int) -> list[str]:
    """The whole map, or the part that is meant: a nation's land, or what lies around a region."""
    if not typed:
        return _whole(view, words, width)
    names = part_names(words)
    meant = found(typed, names, short_names(words))
    if len(meant) != 1:
        return wrapped(unclear(typed, meant, names, words), width)
    return _part(meant[0], view, words, width)


def part_names(words: Words) -> dict[str, str]:
    """Whatever a part of the map can be named after."""
    nations = {nation: words.say(f"people-{nation}") for nation in NATIONS}
    return nations | {name: sentence(words.name(name)) for name in REGIONS}


def short_names(words: Words) -> dict[str, str]:
    """Regions as the map names them where it is tight."""
    return {name: words.say(f"short-{name}") for name in REGIONS}


def _whole(view: View, words: Words, width: int) -> list[str]:
    cell = min(max(width // IN_A_ROW - 1, LEAST_CELL), MOST_CELL, width)
    height = _height(len(REGIONS), width // cell, HEIGHT, ROOM)
    return [*_chart(REGIONS.values(), view, words, (width, height, cell)), *_legend(words, width)]


def _height(number: int, in_a_row: int, least: int, room: float) -> int:
    """How many rows so many labels need."""
    return max(least, ceil(number * room / in_a_row))


def _part(name: str, view: View, words: Words, width: int) -> list[str]:
    """A part of the map with what lies next to it, and its regions with their neighbours by name."""
    if name in NATIONS:
        core = [region for region in REGIONS.values() if region.nation == name]
        around = _with_neighbours(core)
    else:
        core = [REGIONS[name]]
        around = _with_neighbours(_with_neighbours(core))
    wide = min(width, PART_WIDTH)
    cell = min(PART_CELL, wide)
    height = _height(len(around), wide // cell, PART_HEIGHT, PART_ROOM)
    listed = [*(_with_its_neighbours(region, view, words) for region in core), words.say("terminal-map-signs")]
    return [*_chart(around, view, words, (wide, height, cell)), "", *wrapped(listed, width)]


def _with_neighbours(regions: Iterable[Region]) -> list[Region]:
    """Regions and all that lie next to them, in the order of the box."""
    names = {each.name for region in regions for each in (region, *region.adjacent)}
    return [region for region in REGIONS.values() if region.name in names]


def _with_its_neighbours(region: Region, view: View, words: Words) -> str:
    """`Osgiliath f2/0: next to Minas Tirith f3/0/1, …`."""
    near = ", ".join(named(each, view, words) for each in region.adjacent)
    return words.say("terminal-map-next-to", region=Said(named(region, view, words)), regions=Said(near))


def named(region: Region, view: View, words: Words) -> str:
    """A region by its name, with what stands there in signs."""
    there = standing(region.name, view, words)
    text = sentence(words.name(region.name)) + _captured(region, view, words)
    return f"{text} {there}" if there else text


def _chart(regions: Iterable[Region], view: View, words: Words, size: tuple[int, int, int]) -> list[str]:
    """Regions on a grid of that width, height and width of a label; empty lines above and below are left out."""
    shown = list(regions)
    width, height, cell = size
    spots = arranged(tuple(Point(each.name, each.x, each.y) for each in shown), width + 1, height, cell)
    labels = [Label(spots[each.name], _label(each, view, words, cell - 1), holder(each.name, view)) for each in shown]
    return [line.rstrip() if not line.strip() else line for line in drawn(labels, height)]


def _label(region: Region, view: View, words: Words, room: int) -> str:
    """A region and what stands there, as fully as there is room: on a small map numbers rather than names."""
    captured = _captured(region, view, words)
    full, short = _lettered(region, words.name(region.name)), _lettered(region, words.say(f"short-{region.name}"))
    told = dict.fromkeys((standing(region.name, view, words), brief(region.name, view, words)))
    pairs = [(name, there) for there in told for name in (full, short)]
    if room >= PART_CELL - 1:
        pairs.sort(key=lambda pair: pair[0] == short)
    texts = [_joined(name + captured, there) for name, there in pairs]
    fitting = [text for text in texts if len(text) <= room]
    if fitting:
        return fitting[0]
    rest = captured + " " + list(told)[-1]
    return (short[: max(0, room - len(rest))] + rest)[:room]


def _joined(name: str, there: str) -> str:
    return f"{name} {there}" if there else name


def _lettered(region: Region, name: str) -> str:
    """Cities and strongholds are in capitals."""
    return name.upper() if region.settlement in (CITY, STRONGHOLD) else sentence(name)


def _captured(region: Region, view: View, words: Words) -> str:
    side = view["control"].get(region.name)
    return f"={words.say(f'letter-{side}')}" if side else ""


def _legend(words: Words, width: int) -> Sequence[str]:
    """What the signs mean."""
    return wrapped([words.say("terminal-map-legend")], width)
