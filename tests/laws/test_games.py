"""Every game that Ringwar knows keeps the laws, in every scenario."""

from __future__ import annotations

import pytest

from helpers import replayed_elsewhere
from ringwar import games
from ringwar.kernel import Dice, SavedGame, fingerprint, start, write
from ringwar.laws import Checked, check_game

SCENARIOS = [(name, scenario) for name in games.MODULES for scenario in games.ruleset(name).scenarios]


@pytest.mark.parametrize("name, scenario", SCENARIOS)
@pytest.mark.parametrize("seed", [5, 7])  # of rather short board games
def test_random_games_keep_the_laws(name: str, scenario: str, seed: int) -> None:
    rules = games.ruleset(name)
    setup = rules.setup(scenario)
    position = start(rules, setup).played(Checked(Dice(seed), rules, setup, seed))
    check_game(position, seed)


@pytest.mark.parametrize("name", games.MODULES)
def test_saved_games_replay_to_the_same_state_in_another_process(name: str) -> None:
    rules = games.ruleset(name)
    positions = [start(rules, rules.setup(scenario)).played(Dice(scenario)) for scenario in rules.scenarios]
    texts = [write(SavedGame(position)) for position in positions]
    assert replayed_elsewhere(texts, games.MODULES, "271828") == [fingerprint(each.state) for each in positions]
