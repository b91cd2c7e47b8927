"""A sample of the law of imagined worlds, over all rule sets."""

from __future__ import annotations

from typing import Any

import pytest

from laws import imagined
from ringwar import games

SETUPS: list[tuple[str, dict[str, Any]]] = [
    ("boardgame", {}),
    ("boardgame", {"players": 3}),
    ("boardgame", {"players": 4}),
    ("boardgame", {"expansions": ["lords"]}),
    ("boardgame", {"players": 4, "expansions": ["lords"]}),
    *(("cardgame", {"scenario": scenario}) for scenario in games.ruleset("cardgame").scenarios),
]


@pytest.mark.parametrize("game, asked", SETUPS)
def test_imagined_worlds_agree_with_all_that_a_seat_has_seen(
    game: str, asked: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(imagined, "POINTS", 4)
    setup = games.ruleset(game).setup(**asked)
    assert imagined.batch(setup, "stone") > 50
