"""The types of what clients are told: they fit whole games, and the TypeScript file is theirs."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NotRequired, TypedDict

import pytest

sys.path.insert(0, str(Path(__file__).parents[1]))

import ringwar
from ringwar import games
from ringwar.boardgame.table.things import BoardCatalogue
from ringwar.boardgame.view_types import BoardView
from ringwar.cardgame.catalogue import CardCatalogue
from ringwar.cardgame.view_types import CardView
from ringwar.kernel import CHANCE, SPECTATOR, Dice, Event, Position
from ringwar.kernel.protocol import PROTOCOL, EventJson, PreviewJson, QuestionJson
from shapes import misfits
from tools import typescript

COUNCIL = {"council-of-rivendell": "yes"}
TABLES: list[tuple[str, dict[str, Any]]] = [
    *(("boardgame", {"players": number}) for number in (2, 3, 4)),
    *(("boardgame", {"players": number, "expansions": ["lords"], "options": COUNCIL}) for number in (2, 3, 4)),
    *(("cardgame", {"scenario": scenario}) for scenario in games.ruleset("cardgame").scenarios),
]
VIEWS = {"boardgame": BoardView, "cardgame": CardView}
CATALOGUES = {"boardgame": BoardCatalogue, "cardgame": CardCatalogue}
SELDOM = {"boardgame": ("battle", "teams"), "cardgame": ("battlegrounds", "path", "scoring")}
"""Parts of views that only some positions have."""
POINTS = 40
"""So many positions of a game are looked at."""


def points(game: str, asked: dict[str, Any], seed: str) -> Iterator[Position[Any]]:
    """Some positions of a random game, in order, and its end."""
    end = ringwar.start(game, **asked).played(Dice(seed))
    for number in sorted(Random(seed).sample(range(end.count), POINTS)):
        yield end.at(number)
    yield end


@pytest.mark.parametrize("game, asked", TABLES)
def test_views_have_their_shape_for_every_reader(game: str, asked: dict[str, Any]) -> None:
    shown: set[str] = set()
    for position in points(game, asked, "views"):
        for reader in (*position.ruleset.seats(position.setup), SPECTATOR):
            view = position.view(reader)
            assert misfits(view, VIEWS[game]) == []
            assert view["protocol"] == PROTOCOL
            shown.update(name for name in SELDOM[game] if view.get(name))
    assert shown >= set(SELDOM[game]) - ({"teams"} if asked.get("players") == 2 else set())


@pytest.mark.parametrize("game, asked", TABLES)
def test_questions_previews_and_events_have_their_shape(game: str, asked: dict[str, Any]) -> None:
    for position in points(game, asked, "questions"):
        for question in position.questions:
            assert misfits(question.json(), QuestionJson) == []
            if question.side != CHANCE:
                assert misfits(position.preview(question.names()[0], question.side), PreviewJson) == []
        for entry in position.log(max(0, position.count - 1)):
            if isinstance(entry, Event):
                assert misfits(entry.json(SPECTATOR), EventJson) == []


@pytest.mark.parametrize("game", CATALOGUES)
def test_catalogues_have_their_shape(game: str) -> None:
    assert misfits(ringwar.catalogue(game), CATALOGUES[game]) == []


class Inner(TypedDict):
    size: int
    names: NotRequired[list[str]]


class Outer(Inner):
    inner: Inner | None
    by_name: dict[str, Inner]
    share: float


GOOD = {"size": 1, "inner": None, "by_name": {"a": {"size": 2, "names": ["b"]}}, "share": 1}


@pytest.mark.parametrize(
    "wrong, found",
    [
        ({}, []),
        ({"inner": {"size": 3}}, []),
        ({"size": True}, [".size: True is no <class 'int'>"]),
        ({"size": None}, [".size: None is no <class 'int'>"]),
        ({"names": ["a", 1]}, [".names[1]: 1 is no <class 'str'>"]),
        ({"inner": {}}, [".inner: size is missing"]),
        ({"by_name": {"a": {"size": 2, "weight": 1}}}, [".by_name.a: weight is not in Inner"]),
        ({"by_name": {1: {"size": 2}}}, [".by_name.1: 1 is no <class 'str'>"]),
        ({"share": "half"}, [".share: 'half' is no <class 'float'>"]),
    ],
)
def test_what_has_another_shape_is_found(wrong: dict[str, Any], found: list[str]) -> None:
    assert misfits({**GOOD, **wrong}, Outer) == found


@pytest.mark.parametrize("path", typescript.DOCUMENTS, ids=lambda path: str(path.relative_to(typescript.ROOT)))
def test_the_files_for_typescript_are_up_to_date(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == typescript.document()


def test_every_type_of_the_file_is_declared_once() -> None:
    text = typescript.document()
    declared = re.findall(r"^export interface (\w+)", text, re.MULTILINE)
    assert len(declared) == len(set(declared))
    used = set(re.findall(r"\b[A-Z]\w+", re.sub(r"/\*\*.*?\*/|//[^\n]*", "", text)))
    assert used - set(declared) == {"PROTOCOL", "KINDS", "Record"}


@pytest.mark.parametrize(
    "hint, written",
    [
        (str | None, "string | null"),
        (list[str | None], "(string | null)[]"),
        (dict[str, list[float]], "Record<string, number[]>"),
        (dict[str, Any], "Record<string, unknown>"),
        (Inner | None, "Inner | null"),
        (bool, "boolean"),
    ],
)
def test_types_are_written_in_typescript(hint: Any, written: str) -> None:
    assert typescript.typescript(hint) == written


def test_what_json_cannot_have_is_refused() -> None:
    with pytest.raises(TypeError, match="no place in JSON"):
        typescript.typescript(set[str])
