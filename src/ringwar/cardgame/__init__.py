"""War of the Ring: The Card Game, by its complete rules, in all four scenarios."""

from ringwar.cardgame.ruleset import RULESET
from ringwar.cardgame.ruleset import scenario_position as scenario
from ringwar.cardgame.table.facts import data_summary, unverified

__all__ = ["RULESET", "data_summary", "scenario", "unverified"]
