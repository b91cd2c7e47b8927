"""What happens to a hunt tile that was drawn for its effect, before anything of it is applied."""

from __future__ import annotations

from ringwar.boardgame.lords.rules.council import hobbits_cancel
from ringwar.boardgame.lords.rules.rings import nenya_cancels
from ringwar.boardgame.lords.rules.smeagol import is_with_them, smeagol_joins, smeagol_stays_away
from ringwar.boardgame.lords.table.facts import SMEAGOL_SET
from ringwar.boardgame.lords.table.state import option
from ringwar.boardgame.lords.table.texts import EXCHANGES_TILE, SMEAGOL_TILE_DRAWN
from ringwar.boardgame.rules.hunt_pool import another_tile, remove_tile, tile_for_effect
from ringwar.boardgame.rules.table_cards import discard_from_table
from ringwar.boardgame.table.facts import SHADOW, EventCard, Tile
from ringwar.boardgame.table.texts import BoardGame

REDRAWN = "redrawn"


def tile_drawn(game: BoardGame, tile: Tile, purpose: str) -> Tile | None:
    """LM-SMEAGOL-07, LM-SMEAGOL-09, LM-SMEAGOL-10, LM-RING-18. The tile that counts in the end, or None if none does.

    `nenya_cancels` and `hobbits_cancel` ask, put the tile where it belongs, and say whether it is cancelled.
    """
    if smeagol_stays_away(game, tile) or nenya_cancels(game, tile):
        return tile_for_effect(game, purpose)
    if tile.set == SMEAGOL_SET:
        smeagol_tile(game, tile, purpose)
        return tile
    if hobbits_cancel(game, tile):
        again = option(game.state, "shire-hobbits-tile") == REDRAWN
        return tile_for_effect(game, purpose) if again else None
    return another_tile(game, tile, purpose) if shadow_exchanges(game, tile) else tile


def smeagol_tile(game: BoardGame, tile: Tile, purpose: str) -> None:
    """LM-SMEAGOL-01, LM-SMEAGOL-05, LM-SMEAGOL-19, LM-SMEAGOL-28. Sméagol comes, or is there already."""
    remove_tile(game, tile)
    if not is_with_them(game.state):
        smeagol_joins(game)
        return
    game.tell("smeagol-is-there", tile=tile)
    for card in game.state.table[SHADOW]:
        if card.name in SMEAGOL_TILE_DRAWN:
            with game.because(card):
                SMEAGOL_TILE_DRAWN[card.name](game, purpose)


def shadow_exchanges(game: BoardGame, tile: Tile) -> bool:
    """Whether the Shadow discards a table card to have another tile drawn in place of one."""
    state = game.state
    for card in state.table[SHADOW]:
        able = card.name in EXCHANGES_TILE and EXCHANGES_TILE[card.name](state)
        if able and _exchange(game, card, tile):
            discard_from_table(game, card.name)
            return True
    return False


def _exchange(game: BoardGame, card: EventCard, tile: Tile) -> bool:
    with game.because(card):
        return game.confirm(game.state.rules.leading(game.state, SHADOW), "exchange-tile", card=card, tile=tile)
