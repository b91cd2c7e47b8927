"""No change in a record goes unnoticed: a sample of what the long runs try."""

from __future__ import annotations

import re
from typing import Any

import pytest

from laws import records
from ringwar import games
from ringwar.kernel import Setup
from ringwar.laws import LawBroken

SETUPS: list[tuple[str, dict[str, Any]]] = [
    ("boardgame", {}),
    ("boardgame", {"players": 3}),
    ("boardgame", {"players": 4, "expansions": ["lords"]}),
    ("cardgame", {"scenario": "trilogy"}),
    ("cardgame", {"scenario": "duel"}),
    ("cardgame", {"scenario": "duel-three"}),
    ("cardgame", {"scenario": "fellowship"}),
]


def setup_of(game: str, asked: dict[str, Any]) -> Setup:
    return games.ruleset(game).setup(**asked)


@pytest.mark.parametrize("game, asked", SETUPS)
def test_every_change_in_a_record_is_noticed(game: str, asked: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "CHANGES", 20)
    assert records.batch(setup_of(game, asked), "sample") == 20


def test_a_closing_line_that_covers_the_last_table_alone_would_be_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ringwar.kernel.records.closed", lambda link, claims: "0" * 64)
    with pytest.raises(LawBroken, match="it still proves a game") as broken:
        records.batch(setup_of("boardgame", {}), "sample")
    assert re.search(r"line \d+ answers .* in the record of .* with seed 'sample'", str(broken.value))
