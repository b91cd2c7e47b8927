"""Chapter 9: Sméagol."""

from __future__ import annotations

from ringwar.boardgame.lords.table.facts import SMEAGOL, SMEAGOL_SET, WE_SHALL_GET_IT
from ringwar.boardgame.rules.fellowship import choose_guide, is_in_shelter
from ringwar.boardgame.rules.hunt import remove_companion
from ringwar.boardgame.rules.hunt_pool import remove_tile
from ringwar.boardgame.rules.table_cards import put_on_table
from ringwar.boardgame.table.facts import Region, Tile
from ringwar.boardgame.table.queries import level
from ringwar.boardgame.table.state import State
from ringwar.boardgame.table.texts import ALWAYS_GUIDES, DECLARED, ELIMINATED, FIXED_SETS, LEVELS, BoardGame


def is_with_them(state: State) -> bool:
    """LM-SMEAGOL-12. Sméagol is in the Fellowship, and so its guide."""
    return SMEAGOL in state.companions


def may_join(state: State) -> bool:
    """LM-SMEAGOL-01, LM-SMEAGOL-09, LM-SMEAGOL-10, LM-AMB-18. Gollum has not come, and Sméagol has never left."""
    return bool(state.companions) and SMEAGOL not in state.eliminated


# The tiles


def tiles_aside(state: State) -> tuple[Tile, ...]:
    """LM-SETUP-11. The Sméagol tiles that have not come into the game."""
    known = (*state.pool, *state.drawn_tiles, *state.removed_tiles)
    tiles = state.rules.box.tiles.values()
    return tuple(tile for tile in tiles if tile.set == SMEAGOL_SET and tile not in known)


def smeagol_stays_away(game: BoardGame, tile: Tile) -> bool:
    """LM-SMEAGOL-09, LM-SMEAGOL-10, LM-AMB-16. A Sméagol tile is discarded if he cannot come; say whether it is."""
    if tile.set != SMEAGOL_SET or may_join(game.state):
        return False
    remove_tile(game, tile)
    game.tell("smeagol-stays-away", tile=tile)
    return True


def smeagol_joins(game: BoardGame) -> None:
    """LM-SMEAGOL-01, LM-SMEAGOL-03, LM-SMEAGOL-04, LM-SMEAGOL-06. He joins the Fellowship, as its guide."""
    game.state.companions += (SMEAGOL,)
    game.tell("smeagol-joins")
    choose_guide(game)


# Who he is


def best_level(state: State) -> int:
    """LM-SMEAGOL-16. The highest level of the other companions in the Fellowship."""
    return max((level(state, each) for each in state.companions if each is not SMEAGOL), default=SMEAGOL.level)


LEVELS[SMEAGOL.name] = best_level
ALWAYS_GUIDES.add(SMEAGOL.name)
FIXED_SETS.add(SMEAGOL_SET)


# Leaving


def smeagol_turns(game: BoardGame) -> None:
    """LM-SMEAGOL-23, LM-SMEAGOL-24. Alone with the Ring-bearers he is replaced by Gollum."""
    state = game.state
    if state.companions == (SMEAGOL,):
        state.companions = ()
        state.eliminated += (SMEAGOL,)
        game.tell("smeagol-turns")


def smeagol_rests(game: BoardGame, region: Region) -> None:
    """LM-SMEAGOL-21. He goes when the Fellowship is declared in an unconquered city or stronghold of its own side."""
    if is_in_shelter(game.state):
        remove_companion(game, SMEAGOL)


def smeagol_leaves(game: BoardGame) -> None:
    """LM-SMEAGOL-22. We Shall Get It comes into play."""
    put_on_table(game, WE_SHALL_GET_IT)
    game.tell("card-comes", card=WE_SHALL_GET_IT)


DECLARED[SMEAGOL.name] = smeagol_rests
ELIMINATED[SMEAGOL.name] = smeagol_leaves
