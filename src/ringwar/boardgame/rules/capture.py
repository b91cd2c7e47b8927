"""Chapter 16: capturing settlements."""

from __future__ import annotations

from ringwar.boardgame.rules import politics
from ringwar.boardgame.rules.armies import eliminate_character
from ringwar.boardgame.rules.table_cards import review_table
from ringwar.boardgame.table.facts import FREE, SHADOW, Region
from ringwar.boardgame.table.queries import controller
from ringwar.boardgame.table.state import State
from ringwar.boardgame.table.texts import BoardGame


def capture(game: BoardGame, region: Region, side: str) -> None:
    """BG-CAPTURE-03, BG-CAPTURE-09, BG-POLITICS-27, BG-POLITICS-33.

    Put a control token on a settlement, or take it away.
    """
    state = game.state
    if controller(state, region) in (side, None):
        return
    captor = state.rules.captor(state, region, side)
    if region.side == side:
        del state.control[region]
        state.rules.captured(state, region, side)
        game.tell("recapture", region=region, side=captor)
    else:
        state.control[region] = side
        state.rules.captured(state, region, side)
        game.tell("capture", region=region, side=captor)
        politics.captured(game, region)
        for character in [each for each in state.characters if each.falls_with_home and each.home == region.name]:
            eliminate_character(game, character)
    if region.points:
        game.tell("victory-points", free=points(state, FREE), shadow=points(state, SHADOW))
    review_table(game)


def army_arrives(game: BoardGame, region: Region, side: str) -> None:
    """BG-CAPTURE-01, BG-CAPTURE-10, BG-POLITICS-09.

    An army enters a region and captures a settlement without enemy units.
    """
    politics.army_enters(game, region, side)
    if region.is_settlement and region not in game.state.boxes:
        capture(game, region, side)


def points(state: State, side: str) -> int:
    """BG-CAPTURE-05 to BG-CAPTURE-08, BG-WIN-08, BG-WIN-09.

    The victory points of a side: enemy settlements it holds.
    """
    found = 0
    for region, holder in state.control.items():
        if holder == side:
            found += region.points
    return found
