"""The table as text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from ringwar.terminal import tables
from ringwar.words import Words
from terminal.script import WORDS, played

VIEW = {
    "turn_number": 3,
    "north": {"hand": ["pike", "pike#2"], "at_war": False, "leader": None, "rings": []},
    "armies": [{"at": "south", "size": 2}, {"at": "north", "size": 1}],
    "asked": [{"side": "north", "key": "bid"}],
    "question": {"key": "bid"},
    "result": None,
}


def test_any_view_is_shown_by_its_keys_with_words_where_there_are_some() -> None:
    assert tables.table("unknown", VIEW, Words("en", WORDS)) == [
        "turn number: 3",
        "the North:",
        "  hand: Pike, Pike",
        "  at war: No",
        "  leader: none",
        "  rings: none",
        "armies:",
        "  - at: the South",
        "    size: 2",
        "  - at: the North",
        "    size: 1",
    ]


def test_a_game_may_draw_its_own_table(monkeypatch: pytest.MonkeyPatch) -> None:
    def drawn(view: Mapping[str, Any], words: Words, width: int) -> list[str]:
        return [f"{words.name('north')}: {view['seats']['north']['cards']}"]

    monkeypatch.setitem(tables.TABLES, "ferry", drawn)
    assert "the North: 2" in played("table").after("table").splitlines()
