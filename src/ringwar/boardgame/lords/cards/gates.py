"""Shadow Character card: The Gates are Closed."""

from __future__ import annotations

from ringwar.boardgame.lords.rules.fire import draw_without_reveal
from ringwar.boardgame.lords.table.facts import LORDS_CARDS
from ringwar.boardgame.lords.table.texts import LORDS_ACTIONS
from ringwar.boardgame.rules.fellowship import GOLLUM, shadow_strongholds
from ringwar.boardgame.rules.table_cards import discard_from_table
from ringwar.boardgame.table.facts import CHARACTER, FREE, SHADOW, WILL, Region
from ringwar.boardgame.table.state import State
from ringwar.boardgame.table.texts import ON_PATH, BoardGame, action, event, is_on_table

GATES = LORDS_CARDS["the-gates-are-closed"]


@event(GATES.name)
def the_gates_are_closed(game: BoardGame) -> None:
    """On the table: a way by a Shadow stronghold may cost another tile."""


def gates_close(game: BoardGame, path: tuple[Region, ...], declared: bool) -> None:
    """A way into, out of or through a Shadow stronghold: the Shadow may discard the card to draw a tile."""
    state = game.state
    seat = state.rules.leading(state, SHADOW)
    if not shadow_strongholds(state, path) or not game.confirm(seat, "close-gates", card=GATES):
        return
    discard_from_table(game, GATES.name)
    draw_without_reveal(game, nothing)


def nothing(game: BoardGame) -> None:
    """An Eye has no effect."""


ON_PATH[GATES.name] = gates_close


def gates_are_closed(state: State) -> bool:
    """The card is on the table."""
    return is_on_table(state, GATES.name)


def guide_knows_the_gates(state: State) -> bool:
    """The card is on the table, and Gandalf in any version or Gollum is the guide."""
    return gates_are_closed(state) and (state.guide.person == "gandalf-the-grey" or state.guide is GOLLUM)


@action("open-gates", FREE, WILL, by=GATES, when=gates_are_closed, book=LORDS_ACTIONS)
@action("guide-opens-gates", FREE, CHARACTER, by=GATES, when=guide_knows_the_gates, book=LORDS_ACTIONS)
def open_gates(game: BoardGame) -> None:
    """A Will of the West, or a Character result with the right guide, ends the card."""
    discard_from_table(game, GATES.name)
