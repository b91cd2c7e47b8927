"""Nobody can act for ever: stubborn players change the table with every step, in every set of rules."""

from __future__ import annotations

from typing import Any

import pytest

from laws import stubborn
from ringwar import games

LORDS = {"expansions": ("lords",)}
RULE_SETS: list[tuple[str, dict[str, Any]]] = [
    *(("cardgame", {"scenario": scenario}) for scenario in games.ruleset("cardgame").scenarios),
    *(("boardgame", {"players": players, **more}) for players in (2, 3, 4) for more in ({}, LORDS)),
    ("boardgame", {**LORDS, "options": {"council-of-rivendell": "yes"}}),
]


@pytest.mark.parametrize("name, asked", RULE_SETS)
def test_stubborn_players_never_bring_a_table_back(name: str, asked: dict[str, Any]) -> None:
    assert stubborn.batch(games.ruleset(name).setup(**asked), "mule") > 40


@pytest.mark.parametrize("scenario, seed", [("trilogy", "s2"), ("trilogy", "s107"), ("duel", "s117")])
def test_no_stubborn_steward_forsakes_the_same_card_for_ever(scenario: str, seed: str) -> None:
    assert stubborn.batch(games.ruleset("cardgame").setup(scenario), seed) > 80
