"""Chapter 20.1: the hunt pool and its tiles."""

from __future__ import annotations

from ringwar.boardgame.table.facts import STANDARD, Tile
from ringwar.boardgame.table.state import State, without
from ringwar.boardgame.table.texts import BoardGame


def refill_if_empty(game: BoardGame) -> None:
    """BG-HUNT-03, BG-AMB-33. The pool is refilled as soon as its last tile has been resolved."""
    if not game.state.pool:
        refill_pool(game)


def tile_for_effect(game: BoardGame, purpose: str) -> Tile | None:
    """Draw a tile for its effect; None if none counts."""
    tile: Tile | None = game.state.rules.box.tile_drawn(game, take_tile(game), purpose)
    return tile


def take_tile(game: BoardGame) -> Tile:
    """BG-HUNT-01. Draw a tile from the pool."""
    state = game.state
    if not state.pool:
        refill_pool(game)
    tile = game.draw("tile", state.pool)
    state.pool = without(state.pool, tile)
    state.drawn_tiles += (tile,)
    game.tell("tile", tile=tile)
    return tile


def another_tile(game: BoardGame, first: Tile, purpose: str) -> Tile | None:
    """A second tile counts; the first goes back to the pool, but only after the second has been drawn."""
    state = game.state
    state.drawn_tiles = without(state.drawn_tiles, first)
    state.removed_tiles += (first,)  # so that it does not come back if the pool is refilled now
    game.tell("tile-set-aside", tile=first)
    second = tile_for_effect(game, purpose)
    state.removed_tiles = without(state.removed_tiles, first)
    into_pool(state, (first,))
    game.tell("tile-returned", tile=first)
    return second


def remove_tile(game: BoardGame, tile: Tile) -> None:
    """A tile that was drawn is out of the game."""
    state = game.state
    state.drawn_tiles = without(state.drawn_tiles, tile)
    state.removed_tiles += (tile,)


def into_pool(state: State, tiles: tuple[Tile, ...]) -> None:
    """Put tiles into the pool, where the place of a tile says nothing: they lie in the order of the data."""
    there = (*state.pool, *tiles)
    state.pool = tuple(tile for tile in state.rules.box.tiles.values() if tile in there)


def refill_pool(game: BoardGame) -> None:
    """BG-HUNT-03, BG-HUNT-04, BG-HUNT-08. The standard tiles drawn so far go back into the pool."""
    state = game.state
    into_pool(state, tuple(tile for tile in state.drawn_tiles if tile.set == STANDARD))
    state.drawn_tiles = tuple(tile for tile in state.drawn_tiles if tile.set != STANDARD)
    game.tell("pool-refilled", count=len(state.pool))


def add_special_tile(game: BoardGame, tile: Tile) -> None:
    """BG-HUNT-05, BG-HUNT-07. A special tile comes into play: aside, or into the pool on the Mordor track."""
    state = game.state
    if state.mordor is None:
        state.special_tiles += (tile,)
    else:
        into_pool(state, (tile,))
    game.tell("special-tile", tile=tile)
