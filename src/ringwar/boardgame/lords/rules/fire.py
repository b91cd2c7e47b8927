"""Chapter 10.2: Fire and Shadow, and hunt tiles whose Reveal does not count."""

from __future__ import annotations

from collections.abc import Callable

from ringwar.boardgame.lords.table.facts import BALROG
from ringwar.boardgame.rules.armies import eliminate_character
from ringwar.boardgame.rules.fellowship import GOLLUM
from ringwar.boardgame.rules.hunt import draw_tile, remove_companion, resolve_tile, without_effect
from ringwar.boardgame.table.facts import Region
from ringwar.boardgame.table.state import Hunt
from ringwar.boardgame.table.texts import ON_PATH, BoardGame


def draw_without_reveal(game: BoardGame, eye_drawn: Callable[[BoardGame], None]) -> None:
    """LM-BALROG-12, LM-BALROG-14. A tile like that of a hunt; its Reveal does not count, nor damage of an Eye."""

    def resolve(game: BoardGame, hunt: Hunt) -> None:
        """Have the Eye seen to, or the tile resolved."""
        if hunt.tile.is_eye:
            eye_drawn(game)
            return
        game.state.hunt = unseen = Hunt(hunt.tile, hunt.damage, reveals=False, helped=hunt.helped)
        resolve_tile(game, unseen)

    draw_tile(game, eye_damage=0, resolve=resolve)


def fire_and_shadow(game: BoardGame, path: tuple[Region, ...], declared: bool) -> None:
    """LM-BALROG-10, LM-BALROG-11, LM-BALROG-16, LM-BALROG-17, LM-AMB-13. A way by the Balrog costs one tile."""
    if game.state.characters[BALROG] in path:
        draw_without_reveal(game, balrog_and_guide_fall)


def balrog_and_guide_fall(game: BoardGame) -> None:
    """LM-BALROG-13, LM-BALROG-15, LM-AMB-15. The Balrog and the guide leave the game, unless the guide is Gollum."""
    guide = game.state.guide
    if guide is GOLLUM:
        assert game.state.hunt is not None
        without_effect(game, game.state.hunt)
        return
    eliminate_character(game, BALROG)
    remove_companion(game, guide)


ON_PATH[BALROG.name] = fire_and_shadow
