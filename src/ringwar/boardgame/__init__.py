"""War of the Ring, second edition, by its complete rules."""

from ringwar.boardgame.ruleset import RULESET
from ringwar.boardgame.ruleset import scenario_position as scenario

__all__ = ["RULESET", "scenario"]
