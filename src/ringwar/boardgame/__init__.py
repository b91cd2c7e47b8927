"""War of the Ring, second edition, by its complete rules."""

from ringwar.boardgame.ruleset import RULESET
from ringwar.boardgame.ruleset import scenario_position as scenario
from ringwar.boardgame.summary import data_summary, unverified

__all__ = ["RULESET", "data_summary", "scenario", "unverified"]
