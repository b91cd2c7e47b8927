"""Lines of text: wrapped, in columns, and with colours."""

from __future__ import annotations

import pytest

from ringwar.terminal.looks.lines import Line, Span, columns, in_colour, painted, wrapped
from ringwar.terminal.screens import ColouredScreen

PLACES = ["Minas Tirith", "Osgiliath", "Pelargir", "Dol Amroth", "Lamedon"]


def test_a_list_reads_downwards_in_as_many_columns_as_fit() -> None:
    assert columns(PLACES, 50) == [
        "1. Minas Tirith  3. Pelargir    5. Lamedon",
        "2. Osgiliath     4. Dol Amroth",
    ]


def test_a_list_on_a_wide_screen_is_one_line() -> None:
    assert columns(PLACES[:3], 80) == ["1. Minas Tirith  2. Osgiliath  3. Pelargir"]


def test_a_list_on_a_narrow_screen_is_one_column() -> None:
    assert columns(PLACES, 16) == [f"{number}. {place}" for number, place in enumerate(PLACES, 1)]


def test_what_fits_no_line_is_wrapped() -> None:
    assert columns(["attack Osgiliath from South Ithilien", "pass"], 24) == [
        "1. attack Osgiliath from",
        "   South Ithilien",
        "2. pass",
    ]


def test_numbers_are_aligned() -> None:
    assert columns(["a"] * 10, 5)[8:] == [" 9. a", "10. a"]


def test_an_empty_list_has_no_lines() -> None:
    assert columns([], 80) == []


@pytest.mark.parametrize("width", [20, 33, 60, 80, 200])
def test_no_line_is_longer_than_the_width(width: int) -> None:
    assert all(len(line) <= width for line in columns(PLACES * 9, width))
    assert all(len(line) <= width for line in wrapped(["  " + " ".join(PLACES)], width))


def test_colours_are_dropped_where_a_line_is_plain_text() -> None:
    line = Line("FP 3 points", [Span(0, 2, "free-peoples")])
    assert line == "FP 3 points"
    assert f"{line}" == "FP 3 points"
    assert painted("plain").spans == []
    (span,) = painted(line).spans
    assert (span.start, span.end) == (0, 2)


def test_a_whole_line_can_be_in_the_colour_of_a_side() -> None:
    (line,) = in_colour(["SH"], "shadow")
    assert painted(line).spans[0].end == 2


def test_a_screen_with_frames_shows_the_same_words(capsys: pytest.CaptureFixture[str]) -> None:
    ColouredScreen().say([Line("FP 3 points", [Span(0, 2, "free-peoples")]), "and more"])
    assert capsys.readouterr().out == "FP 3 points\nand more\n"
