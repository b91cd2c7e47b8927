"""The map of the board game in characters."""

from __future__ import annotations

from itertools import pairwise

import pytest

from ringwar.boardgame.table.facts import NATIONS, REGIONS
from ringwar.terminal.looks.boardgame_map import short_names, war_map
from ringwar.terminal.looks.boardgame_signs import brief, standing
from ringwar.terminal.looks.grid import Label, Point, Spot, arranged, drawn
from ringwar.words import Words
from terminal.moments import BOARD_GAMES, WIDTHS, moments
from terminal.test_boardgame_table import war

POINTS = tuple(Point(name, region.x, region.y) for name, region in REGIONS.items())
VIEW = war().view("free-peoples")


@pytest.fixture
def words() -> Words:
    return Words("en", game="boardgame")


@pytest.mark.parametrize("width, height, cell", [(61, 42, 15), (81, 36, 15), (201, 36, 30)])
def test_every_region_has_a_place_of_its_own_on_the_grid(width: int, height: int, cell: int) -> None:
    spots = arranged(POINTS, width, height, cell)
    assert spots.keys() == REGIONS.keys()
    assert all(0 <= row < height and 0 <= column <= width - cell for row, column in spots.values())
    taken = sorted(spots.values())
    assert all(one.row < two.row or two.column - one.column >= cell for one, two in pairwise(taken))


def test_neighbours_lie_as_they_do_on_the_board() -> None:
    spots = arranged(POINTS, 81, 36, 15)
    west, east = spots["orthanc"], spots["barad-dur"]
    north, south = spots["angmar"], spots["umbar"]
    assert west.column < east.column
    assert north.row < south.row
    turned = 0
    for region in REGIONS.values():
        for other in region.adjacent:
            here, there = spots[region.name], spots[other.name]
            along = (other.x - region.x) * (there.column - here.column)
            turned += along + 2 * (other.y - region.y) * (there.row - here.row) < 0
    assert turned <= 4


def test_a_label_over_another_is_noticed() -> None:
    with pytest.raises(AssertionError, match="over another"):
        drawn([Label(Spot(0, 0), "Osgiliath"), Label(Spot(0, 4), "Pelargir")], 1)


def test_a_grid_that_is_too_small_is_noticed() -> None:
    with pytest.raises(AssertionError, match="room"):
        arranged(POINTS, 40, 10, 15)


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("game", BOARD_GAMES)
def test_the_map_shows_all_regions_and_fits_at_every_moment(game: str, width: int, words: Words) -> None:
    for view, _ in moments(game):
        lines = war_map(view, "", words, width)
        assert all(len(line) <= width for line in lines)
        text = "\n".join(lines)
        for name in REGIONS:
            full, short = words.name(name).casefold(), words.say(f"short-{name}").casefold()
            assert full in text.casefold() or short[:4] in text.casefold(), name
            there = standing(name, view, words), brief(name, view, words)
            assert there[0] in text or there[1] in text, name
    assert not words.missing


def test_the_whole_map_is_about_forty_lines_at_eighty_columns(words: Words) -> None:
    assert len(war_map(VIEW, "", words, 80)) <= 40


@pytest.mark.parametrize("width", [20, 40, 70, 100, 160])
def test_the_map_fits_screens_of_any_width(width: int, words: Words) -> None:
    for typed in ("", "sauron", "moria"):
        assert all(len(line) <= width for line in war_map(VIEW, typed, words, width))


def test_the_map_says_who_stands_where(words: Words) -> None:
    text = "\n".join(war_map(VIEW, "", words, 200))
    assert "HELM'S DEEP f2/0/1+1!s4/1n2" in text
    assert "MINAS TIRITH f3/0/1+1" in text
    assert "PELARGIR=s s3/0" in text
    assert "LÓRIEN @" in text


def test_what_is_too_long_for_its_place_is_said_in_fewer_signs(words: Words) -> None:
    assert "HELMS f2!s5" in "\n".join(war_map(VIEW, "", words, 80))


def test_labels_have_the_colour_of_whoever_stands_there(words: Words) -> None:
    line = next(line for line in war_map(VIEW, "", words, 80) if "HELMS" in line)
    (span,) = [span for span in line.spans if line[span.start :].startswith("HELMS")]  # type: ignore[attr-defined]
    assert (line[span.start : span.end], span.style) == ("HELMS f2!s5", "free-peoples")


def test_a_part_of_the_map_is_a_nation_with_its_neighbours(words: Words) -> None:
    lines = war_map(VIEW, "gondor", words, 80)
    assert len(lines) <= 25
    assert any("South Ithilien" in line or "Osgiliath" in line for line in lines)
    assert "Lossarnach; next to it Minas Tirith f3/0/1+1, Osgiliath, Pelargir=s s3/0" in lines


@pytest.mark.parametrize("typed", ["helms", "deep", "Helm's Deep"])
def test_a_part_of_the_map_is_what_lies_around_a_region(typed: str, words: Words) -> None:
    lines = war_map(VIEW, typed, words, 80)
    assert "HELM'S DEEP" in "\n".join(lines)
    assert "Helm's Deep f2/0/1+1!s4/1n2; next to it Fords of Isen, Westemnet" in lines


@pytest.mark.parametrize("width", WIDTHS)
def test_every_part_of_the_map_fits(width: int, words: Words) -> None:
    for name in (*NATIONS, *REGIONS):
        assert all(len(line) <= width for line in war_map(VIEW, name, words, width))


def test_what_is_no_part_of_the_map_is_said(words: Words) -> None:
    assert war_map(VIEW, "numenor", words, 80) == ["Nothing here is called “numenor”."]
    assert war_map(VIEW, "minas", words, 80) == ["That fits Minas Morgul and Minas Tirith. Which?"]


def test_short_names_tell_regions_apart(words: Words) -> None:
    shorts = short_names(words).values()
    assert len(set(shorts)) == len(REGIONS)
    assert all(len(short) <= 5 for short in shorts)
