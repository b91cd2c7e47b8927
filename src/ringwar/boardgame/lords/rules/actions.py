"""What happens when an action is complete: Vilya, Captain of Despair."""

from __future__ import annotations

from ringwar.boardgame.lords.rules.rings import keeps_by_vilya
from ringwar.boardgame.lords.table.state import lords
from ringwar.boardgame.lords.table.texts import ACTION_COMPLETE
from ringwar.boardgame.rules.deeds import SKIP
from ringwar.boardgame.rules.dice import set_aside
from ringwar.boardgame.table.facts import SHADOW
from ringwar.boardgame.table.state import State
from ringwar.boardgame.table.texts import BoardGame


def die_used(state: State, side: str, die: str, face: str, action: str) -> bool:
    """LM-RING-16. A used die waits for the end of its action, unless nothing was done with it."""
    if action == SKIP:
        return False
    lords(state).waiting = (side, die, face, action)
    return True


def action_complete(game: BoardGame) -> None:
    """LM-RING-12, LM-RING-14 to LM-RING-16. The die of an action stays unused, or is set aside; cards work."""
    table = lords(game.state)
    waiting, table.waiting = table.waiting, None
    young, table.young = table.young, None
    if waiting is None:
        return
    side, die, face, action = waiting
    if side == SHADOW:
        cards_work(game, die, face, young)
    elif not keeps_by_vilya(game, die):
        set_aside(game, action)


def cards_work(game: BoardGame, die: str, face: str, young: str | None) -> None:
    """BG-CARD-21. Table cards of the Shadow work from the action after their own on."""
    for card in game.state.table[SHADOW]:
        if card.name in ACTION_COMPLETE and card.name != young:
            ACTION_COMPLETE[card.name](game, die, face)
