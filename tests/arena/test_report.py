"""The report: one page that needs nothing else, and says in tables what its plots show."""

from __future__ import annotations

import re
from dataclasses import replace
from html.parser import HTMLParser
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from arena.made import match, won
from ringwar import games
from ringwar.arena import Match, Outcome, Pairing, results_of
from ringwar.arena.plots import Bar, endings_plot, histogram
from ringwar.arena.report import page
from ringwar.arena.statistics import spread
from ringwar.words import Words

THERE, BACK, EVIL = ("bold", "timid"), ("timid", "bold"), ("<b>bold</b>", 'so "meek"')
VOID = {"meta"}
SHAPES = {"rect", "line", "circle", "path", "text", "title"}


@pytest.fixture(autouse=True)
def coin(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets `ringwar.games` know the coin game."""
    monkeypatch.setitem(games.MODULES, "coin", "cli.coin")


class Page(HTMLParser):
    """What stands on a page: its elements with their attributes, the cells of its tables, and its words."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.rows: list[list[str]] = []
        self.words: list[str] = []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attributes)))
        if tag not in VOID:
            self.open.append(tag)
        if tag == "tr":
            self.rows.append([])
        if tag in ("td", "th"):
            self.rows[-1].append("")

    def handle_startendtag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attributes)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)
        if self.open and self.open[-1] in ("td", "th"):
            self.rows[-1][-1] += data


def made(met: Match, *outcomes: Outcome) -> str:
    return page(results_of(met, "1", outcomes), Words(game=met.setup.game))


def coins(*pairings: Pairing) -> str:
    outcomes = [outcome for pairing in pairings for outcome in won(pairing, ["heads", "tails", "tails", "tails"])]
    return made(match(*pairings, games=4), *outcomes)


def test_the_page_is_well_formed_and_fetches_nothing() -> None:
    text = coins(THERE, BACK)
    found = Page(text)
    assert {"script", "link", "img", "iframe"} & {tag for tag, _ in found.elements} == set()
    assert not [name for _, attributes in found.elements for name in attributes if name in ("src", "href", "style")]
    assert "url(" not in text
    assert "@import" not in text
    assert "://" not in text


def test_every_plot_has_a_title_and_a_drawing() -> None:
    plots = [ElementTree.fromstring(svg) for svg in re.findall(r"<svg .*?</svg>", coins(THERE, BACK), re.DOTALL)]
    seen = [plot for plot in plots if plot.get("role") == "img"]
    assert [plot.get("aria-hidden") for plot in plots if plot not in seen] == ["true"] * 6
    assert len(seen) == 3 + 2
    for plot in seen:
        assert plot.findtext("title") == plot.get("aria-label")
        assert {element.tag for element in plot} <= SHAPES
        assert len(plot) > 3


def test_nothing_is_drawn_outside_of_its_plot() -> None:
    for svg in re.findall(r"<svg .*?</svg>", coins(THERE, BACK), re.DOTALL):
        plot = ElementTree.fromstring(svg)
        width, height = (float(number) for number in (plot.get("viewBox") or "").split()[2:])
        for element in plot:
            across = [float(element.get(name) or 0) for name in ("x", "x1", "x2", "cx")]
            down = [float(element.get(name) or 0) for name in ("y", "y1", "y2", "cy")]
            across.append(float(element.get("x") or 0) + float(element.get("width") or 0))
            down.append(float(element.get("y") or 0) + float(element.get("height") or 0))
            assert 0 <= min(across) <= max(across) <= width
            assert 0 <= min(down) <= max(down) <= height


def test_the_tables_say_what_came_of_it() -> None:
    rows = Page(coins(THERE, BACK)).rows
    assert ["bold", "timid", "4", "1 (25.0%)", "4.6%–69.9%", "3 (75.0%)", "30.1%–95.4%"] in rows
    assert ["bold", "timid", "1 (25.0%)", "3 (75.0%)"] in rows
    assert ["bold", "timid", "11.5", "11.5", "11–12", "10–13", "100", "100–100"] in rows
    assert ["Heads", "Tails", "Heads: points", "Tails: points"] in rows
    assert ["timid", "200", "3.00", "67"] in rows


def test_names_are_shown_as_they_are() -> None:
    found = Page(coins(EVIL))
    assert [*EVIL, "4"] in [row[:3] for row in found.rows]
    titles = [attributes["aria-label"] for tag, attributes in found.elements if tag == "svg" and "role" in attributes]
    assert f"Number of turns in the games of {' – '.join(EVIL)}" in titles


def test_people_stand_beside_the_board_game() -> None:
    ruleset = games.ruleset("boardgame")
    pairing = ("random", "random")
    met = Match(ruleset.setup(), ("free-peoples", "shadow"), (pairing,), 2, "0")
    outcome = Outcome(pairing, 1, "shadow", "corruption", 14, 900, (1, 1), (1.0, 1.0), 3.0)
    found = Page(made(met, outcome, replace(outcome, number=2, winner="free-peoples", kind="ring-destroyed")))
    assert ["people", "people", "58", "23 (39.7%)", "28.1%–52.5%", "35 (60.3%)", "47.5%–71.9%"] in found.rows
    (head,) = [row for row in found.rows if "The Ring is destroyed" in row]
    (people,) = [row for row in found.rows if row[0] == "people" and len(row) == 6]
    assert dict(zip(head[2:], people[2:], strict=True)) == {
        "The Ring is destroyed": "31.0%",
        "The Free Peoples have broken the Shadow": "8.6%",
        "Corruption": "19.0%",
        "The Shadow has conquered Middle-earth": "41.4%",
    }
    assert "people" not in {row[0] for row in Page(coins(THERE)).rows}


def test_broken_games_are_listed_and_a_match_of_nothing_else_is_a_page_too() -> None:
    broken = replace(won(THERE, ["heads"])[0], winner="", kind="", error="KeyError: '<coin>'")
    found = Page(made(match(THERE), broken))
    assert "KeyError: '<coin>'" in found.words
    assert "No game came to its end." in found.words
    assert found.rows == []


def test_the_command_in_the_footer_plays_the_games_again() -> None:
    setup = games.ruleset("coin").setup("long", 2, ["silver"], {"leak": "7"})
    text = made(match(THERE, setup=setup, games=4, seed="a b"), *won(THERE, ["heads"]))
    expected = (
        "ringwar simulate coin --scenario long --players 2 --expansion silver --option leak=7"
        " --with heads=bold,tails=timid --games 4 --seed &#x27;a b&#x27; --save games"
    )
    assert expected in text


def test_the_parts_of_a_bar_lie_side_by_side_and_are_as_long_as_their_shares() -> None:
    tones = {("heads", "points"): "first-0", ("heads", "luck"): "first-1", ("tails", "points"): "second-0"}
    bar = Bar("a", {("heads", "points"): 20, ("tails", "points"): 60, ("heads", "luck"): 20})
    parts = ElementTree.fromstring(endings_plot("", [bar], tones, Words())).findall("rect")
    assert [part.get("class") for part in parts] == list(tones.values())
    edges = [(float(part.get("x") or 0), float(part.get("width") or 0)) for part in parts]
    for (left, width), (following, _) in pairwise(edges):
        assert left + width < following < left + width + 5
    wide = [width for _, width in edges]
    assert [each / sum(wide) for each in wide] == pytest.approx([0.2, 0.2, 0.6], abs=0.01)


@pytest.mark.parametrize("turns", [[0], [1, 1, 2], [5, 300]])
def test_the_bars_of_a_histogram_hold_all_games(turns: list[int]) -> None:
    plot = ElementTree.fromstring(histogram("", spread(turns), max(turns), 1.0, Words()))
    tall = [float(bar.get("height") or 0) for bar in plot.iter("rect")]
    whole = ElementTree.fromstring(histogram("", spread([7]), 7, 1.0, Words())).find("rect")
    assert whole is not None
    assert sum(tall) == pytest.approx(float(whole.get("height") or 0), abs=0.2)


def test_the_tallest_bar_of_all_histograms_fills_its_plot() -> None:
    outcomes = [*won(THERE, ["heads"] * 4), *(replace(each, turns=20) for each in won(BACK, ["heads"] * 4))]
    text = made(match(THERE, BACK, games=4), *outcomes)
    plots = [ElementTree.fromstring(svg) for svg in re.findall(r"<svg .*?</svg>", text, re.DOTALL)]
    tall = [
        [float(bar.get("height") or 0) for bar in plot.iter("rect") if bar.get("class") == "plain"] for plot in plots
    ]
    there, back = (bars for bars in tall if bars)
    assert there == pytest.approx([back[0] / 4] * 4, abs=0.1)
    assert len(back) == 1
    assert back[0] > 70
