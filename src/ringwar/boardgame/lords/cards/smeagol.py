"""Cards about Sméagol."""

from __future__ import annotations

from ringwar.boardgame.lords.rules.smeagol import is_with_them, tiles_aside
from ringwar.boardgame.lords.table.facts import LORDS_CARDS, WE_SHALL_GET_IT
from ringwar.boardgame.lords.table.state import option
from ringwar.boardgame.lords.table.texts import EXCHANGES_TILE, SMEAGOL_TILE_DRAWN
from ringwar.boardgame.rules.event_cards import discard_from_hand
from ringwar.boardgame.rules.fellowship import GOLLUM
from ringwar.boardgame.rules.hunt_pool import into_pool
from ringwar.boardgame.rules.table_cards import discard_from_table
from ringwar.boardgame.rules.victory import add_corruption, heal
from ringwar.boardgame.table.facts import CHARACTER, FREE, SHADOW
from ringwar.boardgame.table.texts import HUNT, KEEPS, LIKE_A_HUNT, OTHER, BoardGame, event

WE_WONT_GO_BACK = LORDS_CARDS["we-wont-go-back"]
COUNTING_DRAWS = {"like-a-hunt": (HUNT, LIKE_A_HUNT), "any-draw": (HUNT, LIKE_A_HUNT, OTHER), "hunt-roll": (HUNT,)}
"""By the option of that name: for what a tile must be drawn so that We Won't Go Back works."""
UNWILLING = 2
"""The corruption of We Won't Go Back."""


@event("you-know-the-way-there")
def you_know_the_way_there(game: BoardGame) -> None:
    """LM-SMEAGOL-27, LM-AMB-27. The third and fourth Sméagol tile go into the pool."""
    tiles = tiles_aside(game.state)
    into_pool(game.state, tiles)
    game.tell("smeagol-tiles", count=len(tiles))


@event("safe-paths-in-the-dark")
def safe_paths_in_the_dark(game: BoardGame) -> None:
    """LM-SMEAGOL-29. Heal 1, and discard We Shall Get It or We Won't Go Back."""
    heal(game, 1)
    cards = [card for card in game.state.table[SHADOW] if card in (WE_SHALL_GET_IT, WE_WONT_GO_BACK)]
    if cards:
        discard_from_table(game, game.ask(FREE, "which-table-card", cards).name)


@event(WE_WONT_GO_BACK.name, when=is_with_them)
def we_wont_go_back(game: BoardGame) -> None:
    """LM-SMEAGOL-28. On the table while Sméagol is the guide: his tiles may corrupt the Ring-bearers."""


KEEPS[WE_WONT_GO_BACK.name] = is_with_them


def they_wont_go_back(game: BoardGame, purpose: str) -> None:
    """LM-SMEAGOL-28. For a Character card of the hand, or this card, a Sméagol tile brings two corruption."""
    state = game.state
    if purpose not in COUNTING_DRAWS[option(state, "we-wont-go-back")]:
        return
    seat = state.rules.leading(state, SHADOW)
    held = [card for card in state.hands[seat] if card.type == CHARACTER]
    paid = game.ask(seat, "we-wont-go-back", [*held, WE_WONT_GO_BACK, None])
    if paid is None:
        return
    if paid is WE_WONT_GO_BACK:
        discard_from_table(game, paid.name)
    else:
        game.commit(seat)
        discard_from_hand(game, paid)
    add_corruption(game, UNWILLING)


SMEAGOL_TILE_DRAWN[WE_WONT_GO_BACK.name] = they_wont_go_back
EXCHANGES_TILE[WE_SHALL_GET_IT.name] = lambda state: state.guide is GOLLUM
