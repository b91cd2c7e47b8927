"""Chapter 23: for which nations the player who acts may do something, and why not for others."""

from __future__ import annotations

from ringwar.boardgame.table.facts import SIDE_OF
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
