"""A sample of the law of previews, over all rule sets."""

from __future__ import annotations

from typing import Any

import pytest

from laws import points, previews
from ringwar import games

SETUPS: list[tuple[str, dict[str, Any]]] = [
    ("boardgame", {}),
    ("boardgame", {"players": 3}),
    ("boardgame", {"players": 4}),
    ("boardgame", {"expansions": ["lords"]}),
    ("boardgame", {"players": 4, "expansions": ["lords"], "options": {"council-of-rivendell": "yes"}}),
    *(("cardgame", {"scenario": scenario}) for scenario in games.ruleset("cardgame").scenarios),
]
EVERY = {"boardgame": 100, "cardgame": points.EVERY}
"""Of so many questions one is looked at: random board games have thousands."""


@pytest.mark.parametrize("game, asked", SETUPS)
def test_previews_are_the_same_in_every_imagined_world_and_come_true(
    game: str, asked: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(points, "EVERY", EVERY[game])
    setup = games.ruleset(game).setup(**asked)
    assert previews.batch(setup, "stone") > 5
