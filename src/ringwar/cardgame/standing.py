"""Standing orders of the card game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ringwar.cardgame.rules.turns import PASS
from ringwar.kernel import Position
from ringwar.kernel.orders import Order, fixed
from ringwar.kernel.position import asked_since


def nobody_else_acts(position: Position[Any], seat: str, since: int) -> bool:
    """The others have only passed since the order was given, and the round is the same."""
    if position.ruleset.turn(position.state) != position.ruleset.turn(position.at(since).state):
        return False
    acted = [each for each in asked_since(position, since) if each.key == "action" and each.side != seat]
    return all(each.answer == PASS for each in acted)


ORDERS: Mapping[str, Order] = {
    "pass-until-acted": Order(fixed("action", PASS), nobody_else_acts),
    "pass": Order(fixed("action", PASS)),
}
"""By name: what can be ordered."""
