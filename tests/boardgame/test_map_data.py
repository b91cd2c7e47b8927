"""The data of the board: regions and borders, nations, and what stands where at the start."""

from __future__ import annotations

from collections import Counter, deque
from itertools import pairwise

import pytest

from marks import rule
from ringwar.boardgame.table import facts
from ringwar.boardgame.table.facts import (
    CITY,
    FACES,
    FIGURES,
    FREE,
    FREE_NATIONS,
    NATION_FACTS,
    NATIONS,
    REGIONS,
    SETUP,
    SHADOW,
    SHADOW_NATIONS,
    SIDE_OF,
    STRONGHOLD,
    TOWN,
    Region,
    read_data,
)

# By nation: the figures in the box (regular, elite, leader, Nazgûl), the reinforcements, and where the others start.
BOX = {
    "dwarves": (5, 5, 4, 0),
    "elves": (5, 10, 4, 0),
    "gondor": (15, 5, 4, 0),
    "north": (10, 5, 4, 0),
    "rohan": (10, 5, 4, 0),
    "isengard": (12, 6, 0, 0),
    "sauron": (36, 6, 0, 8),
    "southrons": (24, 6, 0, 0),
}
REINFORCEMENTS = {
    "dwarves": (2, 3, 3, 0),
    "elves": (2, 4, 0, 0),
    "gondor": (6, 4, 3, 0),
    "north": (6, 4, 3, 0),
    "rohan": (6, 4, 3, 0),
    "isengard": (6, 5, 0, 0),
    "sauron": (8, 4, 0, 4),
    "southrons": (10, 3, 0, 0),
}
ON_THE_MAP = {
    "dwarves": {"erebor": (1, 2, 1, 0), "ered-luin": (1, 0, 0, 0), "iron-hills": (1, 0, 0, 0)},
    "elves": {
        "grey-havens": (1, 1, 1, 0),
        "rivendell": (0, 2, 1, 0),
        "woodland-realm": (1, 1, 1, 0),
        "lorien": (1, 2, 1, 0),
    },
    "gondor": {
        "minas-tirith": (3, 1, 1, 0),
        "dol-amroth": (3, 0, 0, 0),
        "osgiliath": (2, 0, 0, 0),
        "pelargir": (1, 0, 0, 0),
    },
    "north": {
        "bree": (1, 0, 0, 0),
        "carrock": (1, 0, 0, 0),
        "dale": (1, 0, 1, 0),
        "north-downs": (0, 1, 0, 0),
        "the-shire": (1, 0, 0, 0),
    },
    "rohan": {"edoras": (1, 1, 0, 0), "fords-of-isen": (2, 0, 1, 0), "helms-deep": (1, 0, 0, 0)},
    "isengard": {"orthanc": (4, 1, 0, 0), "north-dunland": (1, 0, 0, 0), "south-dunland": (1, 0, 0, 0)},
    "sauron": {
        "barad-dur": (4, 1, 0, 1),
        "dol-guldur": (5, 1, 0, 1),
        "gorgoroth": (3, 0, 0, 0),
        "minas-morgul": (5, 0, 0, 1),
        "moria": (2, 0, 0, 0),
        "mount-gundabad": (2, 0, 0, 0),
        "nurn": (2, 0, 0, 0),
        "morannon": (5, 0, 0, 1),
    },
    "southrons": {
        "far-harad": (3, 1, 0, 0),
        "near-harad": (3, 1, 0, 0),
        "north-rhun": (2, 0, 0, 0),
        "south-rhun": (3, 1, 0, 0),
        "umbar": (3, 0, 0, 0),
    },
}


def named(*names: str) -> set[Region]:
    return {facts.region(name) for name in names}


def distances(start: Region) -> dict[Region, int]:
    """How many steps each region that can be reached is away."""
    found, waiting = {start: 0}, deque([start])
    while waiting:
        here = waiting.popleft()
        for each in here.adjacent:
            if each not in found:
                found[each] = found[here] + 1
                waiting.append(each)
    return found


# The map


def test_there_are_105_regions_in_a_fixed_order() -> None:
    assert len(REGIONS) == 105
    assert list(REGIONS) == sorted(REGIONS)
    assert [region.index for region in REGIONS.values()] == list(range(105))
    assert all(0 < region.x < 1 and 0 < region.y < 1 for region in REGIONS.values())
    assert REGIONS["grey-havens"].x < REGIONS["khand"].x
    assert REGIONS["angmar"].y < REGIONS["umbar"].y


@rule("BG-MAP-02")
def test_borders_are_open_in_both_directions() -> None:
    edges = set()
    for region in REGIONS.values():
        assert [each.name for each in region.adjacent] == sorted({each.name for each in region.adjacent})
        assert region not in region.adjacent
        for other in region.adjacent:
            assert region in other.adjacent, (region, other)
            edges.add(frozenset((region, other)))
    assert len(edges) == 232


@rule("BG-MAP-03")
def test_regions_with_a_black_border_between_them_are_not_adjacent() -> None:
    pairs = [frozenset(row["between"]) for row in read_data("mountains.toml")["mountain"]]
    assert len(set(pairs)) == len(pairs) == 50
    for pair in pairs:
        first, second = map(facts.region, sorted(pair))
        assert second not in first.adjacent, pair
    assert {frozenset(("fangorn", "orthanc")), frozenset(("morannon", "north-ithilien"))} <= set(pairs)


def test_every_region_can_be_reached_from_rivendell() -> None:
    far = distances(REGIONS["rivendell"])
    assert len(far) == 105
    assert far[REGIONS["woodland-realm"]] <= 7


@pytest.mark.parametrize(
    "path",
    [
        ("rivendell", "fords-of-bruinen", "hollin", "moria", "dimrill-dale", "lorien"),
        ("rivendell", "fords-of-bruinen", "high-pass", "goblins-gate"),
        ("dale", "erebor"),
    ],
)
def test_paths_in_the_examples_of_the_rulebook_exist(path: tuple[str, ...]) -> None:
    regions = [facts.region(name) for name in path]
    assert all(there in here.adjacent for here, there in pairwise(regions))


@rule("BG-MAP-06")
def test_coastal_regions_touch_the_western_sea() -> None:
    coast = {region for region in REGIONS.values() if region.coastal}
    assert coast == named(
        *("north-ered-luin", "forlindon", "grey-havens", "harlindon", "evendim", "south-ered-luin", "minhiriath"),
        *("enedwaith", "druwaith-iaur", "andrast", "anfalas", "dol-amroth", "lamedon", "pelargir", "west-harondor"),
        "umbar",
    )
    assert len(coast) == 16
    gondor = {region for region in coast if region.nation == "gondor"}
    assert gondor == named("anfalas", "dol-amroth", "lamedon", "pelargir")


def test_regions_at_the_eastern_edge() -> None:
    edge = {region for region in REGIONS.values() if region.eastern_edge}
    assert edge == named("iron-hills", "east-rhun", "south-rhun", "gorgoroth", "khand", "far-harad")
    southron = {region for region in edge if region.nation == "southrons"}
    assert southron == named("east-rhun", "south-rhun", "khand", "far-harad")


@rule("BG-MAP-07")
def test_regions_belong_to_the_nation_whose_border_encloses_them() -> None:
    assert Counter(region.nation for region in REGIONS.values()) == {
        None: 53,
        "dwarves": 4,
        "elves": 4,
        "gondor": 8,
        "north": 8,
        "rohan": 6,
        "isengard": 4,
        "sauron": 11,
        "southrons": 7,
    }
    for region in REGIONS.values():
        assert region.side == (None if region.nation is None else SIDE_OF[region.nation])


@rule("BG-MAP-08")
def test_land_of_a_nation_may_lie_apart() -> None:
    dwarves = {region for region in REGIONS.values() if region.nation == "dwarves"}
    west, east = named("ered-luin", "north-ered-luin"), named("erebor", "iron-hills")
    assert dwarves == west | east
    assert not any(there in east for here in west for there in here.adjacent)
    assert distances(REGIONS["erebor"])[REGIONS["ered-luin"]] == 10


@rule("BG-MAP-34")
def test_osgiliath_belongs_to_no_nation_though_gondor_holds_it() -> None:
    osgiliath = REGIONS["osgiliath"]
    assert osgiliath.nation is None
    assert SETUP[osgiliath] == (("gondor", "regular", 2),)
    elsewhere = {region for region, figures in SETUP.items() if figures[0][0] != region.nation}
    assert elsewhere == {osgiliath}


@rule("BG-MAP-09", "BG-MAP-10")
def test_a_region_holds_at_most_one_of_the_four() -> None:
    counts = Counter(region.settlement for region in REGIONS.values())
    assert (counts[STRONGHOLD], counts[CITY], counts[TOWN]) == (16, 6, 14)
    for region in REGIONS.values():
        assert not (region.settlement and region.fortification), region
        assert region.is_settlement == (region.settlement in (TOWN, CITY, STRONGHOLD))
        assert region.is_city == (region.settlement == CITY)
        assert region.is_stronghold == (region.settlement == STRONGHOLD)
        assert region.is_fortified == (region.settlement == CITY or region.fortification)


@rule("BG-MAP-11", "BG-MAP-12")
def test_the_two_fortifications_are_no_settlements() -> None:
    forts = {region for region in REGIONS.values() if region.fortification}
    assert forts == named("osgiliath", "fords-of-isen")
    assert not any(region.is_settlement or region.points for region in forts)
    assert REGIONS["fords-of-isen"].nation == "rohan"


@rule("BG-MAP-13")
def test_every_settlement_belongs_to_a_nation() -> None:
    assert all(region.nation for region in REGIONS.values() if region.is_settlement)
    strongholds = {nation: set[Region]() for nation in NATIONS}
    for region in REGIONS.values():
        if region.is_stronghold and region.nation:
            strongholds[region.nation].add(region)
    assert strongholds == {
        "dwarves": named("erebor"),
        "elves": named("grey-havens", "rivendell", "lorien", "woodland-realm"),
        "gondor": named("minas-tirith", "dol-amroth"),
        "north": set(),
        "rohan": named("helms-deep"),
        "isengard": named("orthanc"),
        "sauron": named("barad-dur", "dol-guldur", "minas-morgul", "morannon", "moria", "mount-gundabad"),
        "southrons": named("umbar"),
    }


def test_victory_points_on_the_map() -> None:
    for region in REGIONS.values():
        assert region.points == {CITY: 1, STRONGHOLD: 2}.get(region.settlement or "", 0), region
    points = {side: sum(each.points for each in REGIONS.values() if each.side == side) for side in (FREE, SHADOW)}
    assert points == {FREE: 20, SHADOW: 18}


# Nations and the setup


@rule("BG-MAP-01")
def test_five_nations_fight_three() -> None:
    assert FREE_NATIONS == ("dwarves", "elves", "gondor", "north", "rohan")
    assert SHADOW_NATIONS == ("isengard", "sauron", "southrons")
    assert tuple(NATION_FACTS) == NATIONS == FREE_NATIONS + SHADOW_NATIONS
    assert {name: nation.side for name, nation in NATION_FACTS.items()} == SIDE_OF


@rule("BG-MAP-26", "BG-MAP-27")
@pytest.mark.parametrize("nation", BOX)
def test_figures_in_the_box(nation: str) -> None:
    known = NATION_FACTS[nation]
    assert (known.regular, known.elite, known.leader, known.nazgul) == BOX[nation]


def test_figures_in_the_box_of_both_sides() -> None:
    units = {
        side: sum(each.regular + each.elite for each in NATION_FACTS.values() if each.side == side) for side in FACES
    }
    assert units == {FREE: 75, SHADOW: 90}
    assert sum(each.leader for each in NATION_FACTS.values()) == 20
    assert sum(each.nazgul for each in NATION_FACTS.values()) == 8


@rule("BG-SETUP-19", "BG-SETUP-20", "BG-SETUP-21", "BG-SETUP-22", "BG-SETUP-23")
@rule("BG-SETUP-24", "BG-SETUP-25", "BG-SETUP-26", "BG-SETUP-27")
@pytest.mark.parametrize("nation", BOX)
def test_a_nation_starts_with_its_figures_on_the_map_and_the_rest_as_reinforcements(nation: str) -> None:
    found: dict[str, tuple[int, ...]] = {}
    for region, figures in SETUP.items():
        if figures[0][0] == nation:
            assert {owner for owner, _, _ in figures} == {nation}
            found[region.name] = tuple(sum(n for _, kind, n in figures if kind == each) for each in FIGURES)
    assert found == ON_THE_MAP[nation]
    on_the_map = [sum(numbers) for numbers in zip(*found.values(), strict=True)]
    rest = tuple(box - number for box, number in zip(BOX[nation], on_the_map, strict=True))
    assert rest == REINFORCEMENTS[nation]


@rule("BG-SETUP-14", "BG-SETUP-15", "BG-SETUP-16")
def test_where_the_nations_start_on_the_political_track() -> None:
    assert {name: nation.steps_to_war for name, nation in NATION_FACTS.items()} == {
        **dict.fromkeys(("rohan", "north", "elves", "dwarves"), 3),
        **dict.fromkeys(("gondor", "southrons"), 2),
        **dict.fromkeys(("sauron", "isengard"), 1),
    }


@rule("BG-SETUP-17", "BG-SETUP-18")
def test_only_the_elves_and_the_shadow_start_active() -> None:
    active = {name for name, nation in NATION_FACTS.items() if nation.active}
    assert active == {"elves", "isengard", "sauron", "southrons"}
