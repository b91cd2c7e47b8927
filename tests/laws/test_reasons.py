"""A sample of the law of reasons, over all rule sets."""

from __future__ import annotations

from typing import Any

import pytest

from laws import points, reasons
from ringwar import games

COUNCIL = {"council-of-rivendell": "yes"}
SETUPS: list[tuple[str, dict[str, Any]]] = [
    ("boardgame", {}),
    ("boardgame", {"players": 3}),
    ("boardgame", {"players": 4}),
    ("boardgame", {"expansions": ["lords"]}),
    ("boardgame", {"players": 4, "expansions": ["lords"], "options": COUNCIL}),
    *(("cardgame", {"scenario": scenario}) for scenario in games.ruleset("cardgame").scenarios),
]
EVERY = {"boardgame": 100, "cardgame": points.EVERY}
"""Of so many questions one is looked at: random board games have thousands."""


@pytest.mark.parametrize("game, asked", SETUPS)
def test_whatever_can_be_pointed_at_is_an_option_or_has_a_reason(
    game: str, asked: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(points, "EVERY", EVERY[game])
    setup = games.ruleset(game).setup(**asked)
    assert reasons.batch(setup, "stone") > 100
