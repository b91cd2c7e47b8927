"""War of the Ring: The Card Game, by its complete rules."""

from ringwar.cardgame.ruleset import RULESET
from ringwar.cardgame.ruleset import scenario_position as scenario

__all__ = ["RULESET", "scenario"]
