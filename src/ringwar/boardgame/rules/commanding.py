"""Chapter 23: for which nations the player who acts may do something, and why not for others."""

from __future__ import annotations

from ringwar.boardgame.table.facts import SIDE_OF, Region
from ringwar.boardgame.table.queries import is_commanded
from ringwar.boardgame.table.state import State
from ringwar.kernel import Refusal


def why_not_commanded(state: State, nation: str | None) -> Refusal | None:
    """BG-MULTI-29, BG-MULTI-30, BG-MULTI-37, BG-MULTI-59. Why the player who acts may do nothing for a nation."""
    if nation is None or is_commanded(state, nation):
        return None
    if SIDE_OF[nation] in state.rules.seats:
        return Refusal("same-nation-twice", clauses=["BG-MULTI-59"], nation=nation)
    return Refusal("partners-nation", clauses=["BG-MULTI-29", "BG-MULTI-30", "BG-MULTI-37"], nation=nation)


def why_not_usable(state: State, side: str, region: Region) -> Refusal:
    """BG-MULTI-40, BG-MULTI-47, BG-MULTI-59, BG-MULTI-61. Why the player who acts cannot use any unit of an army."""
    if side in state.rules.seats:
        return Refusal("army-acted-before", clauses=["BG-MULTI-59", "BG-MULTI-61"], region=region.name)
    return Refusal("partners-army", clauses=["BG-MULTI-40", "BG-MULTI-47"], region=region.name)


def why_not_divided(state: State, side: str, region: Region) -> Refusal:
    """BG-MULTI-51, BG-MULTI-60. Why no part of an army that could be used may go."""
    if side in state.rules.seats:
        return Refusal("army-acted-before", clauses=["BG-MULTI-59", "BG-MULTI-60"], region=region.name)
    return Refusal("control-lost", clauses=["BG-MULTI-47", "BG-MULTI-51"], region=region.name)
