"""Whole random games, checked around every answer and over the whole."""

from __future__ import annotations

from ringwar import games
from ringwar.kernel import Setup
from ringwar.laws import LawBroken
from ringwar.simulation import Plan, play_games

KIND = "random games, all laws checked around every answer"
ENOUGH = 20_000
GAMES = 5


def batch(setup: Setup, seed: str) -> int:
    """Some games between random players."""
    seats = dict.fromkeys(games.ruleset(setup.game).seats(setup), "random")
    tally = play_games(Plan(setup, seats, seed, GAMES, check=True), range(1, GAMES + 1))
    for failure in tally.failures:
        raise LawBroken(f"game {failure.number}: {failure.error}")
    return tally.finished
