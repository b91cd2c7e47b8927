"""Whoever kills the program loses nothing that was sent: a sample of the law."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from laws import kills
from ringwar import games


@pytest.mark.slow
@pytest.mark.parametrize("game", ["boardgame", "cardgame"])
def test_a_killed_game_at_the_terminal_goes_on(game: str, tmp_path: Path) -> None:
    kills.kill_play(games.ruleset(game).setup(), Random(game), tmp_path)


@pytest.mark.slow
def test_a_killed_simulation_leaves_whole_games(tmp_path: Path) -> None:
    kills.kill_simulation(games.ruleset("cardgame").setup("duel"), Random(1), tmp_path)


@pytest.mark.slow
def test_a_killed_match_goes_on(tmp_path: Path) -> None:
    kills.kill_match(games.ruleset("cardgame").setup("duel"), Random(1), tmp_path)


def test_an_answer_that_is_missing_is_noticed(tmp_path: Path) -> None:
    with pytest.raises(kills.Killed, match="there is no file"):
        kills.check_goes_on(tmp_path, [("shadow", "pass")])
