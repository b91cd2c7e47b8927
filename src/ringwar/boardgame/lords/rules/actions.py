"""What an action sets off: Vilya, Captain of Despair, Spear of Terror."""

from __future__ import annotations

from ringwar.boardgame.lords.rules.rings import keeps_by_vilya
from ringwar.boardgame.lords.table.state import lords
from ringwar.boardgame.lords.table.texts import ACTION_COMPLETE
from ringwar.boardgame.rules.dice import SKIP
from ringwar.boardgame.table.facts import FREE, SHADOW
from ringwar.boardgame.table.texts import BoardGame


def die_used(game: BoardGame, side: str, die: str, face: str, action: str) -> bool:
    """LM-RING-16. A die has been used; say whether it stays unused. An attack is over only after its battle."""
    if game.state.phase == "battle":
        lords(game.state).waiting = (side, die, face, action)
        return False
    return action_complete(game, side, die, face, action)


def opportunity_begins(game: BoardGame) -> None:
    """LM-RING-14, LM-RING-15, LM-RING-16. What waited for the end of a battle, before the next action."""
    state, waiting = game.state, lords(game.state).waiting
    if waiting is None:
        return
    lords(state).waiting = None
    side, die, face, action = waiting
    if action_complete(game, side, die, face, action):
        state.dice[side] = tuple(sorted((*state.dice[side], die)))


def action_complete(game: BoardGame, side: str, die: str, face: str, action: str) -> bool:
    """LM-RING-12, LM-RING-16. An action is complete; say whether its die stays unused. A skipped die did nothing."""
    young, lords(game.state).young = lords(game.state).young, None
    if action == SKIP:
        return False
    if side == FREE:
        return keeps_by_vilya(game, die)
    for card in game.state.table[SHADOW]:
        if card.name in ACTION_COMPLETE and card.name != young:
            ACTION_COMPLETE[card.name](game, die, face)
    return False
