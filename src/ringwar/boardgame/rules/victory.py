"""Chapter 22: winning."""

from __future__ import annotations

from ringwar.boardgame.rules.capture import points
from ringwar.boardgame.table.facts import FREE, SHADOW
from ringwar.boardgame.table.texts import BoardGame

MOST_CORRUPTION = 12  # BG-WIN-01
SHADOW_POINTS = 10  # BG-WIN-03
FREE_POINTS = 4  # BG-WIN-04

RING_DESTROYED, CORRUPTION = "ring-destroyed", "corruption"
SHADOW_MILITARY, FREE_MILITARY = "shadow-military", "free-military"


class GameOver(Exception):
    """Raised where a side wins, so that nothing further is resolved (BG-TURN-12)."""


def win(game: BoardGame, side: str, kind: str) -> None:
    """The game is over at this moment."""
    game.state.result = (side, kind)
    game.state.phase = "over"
    game.tell("game-over", winner=side, ending=kind)
    game.state.rules.won(game, side)
    raise GameOver


def add_corruption(game: BoardGame, number: int) -> None:
    """BG-HUNT-35, BG-WIN-01. Corruption rises; at twelve the Shadow wins at once."""
    if number <= 0:
        return
    game.state.corruption += number
    game.tell("corruption", count=number, total=game.state.corruption)
    if game.state.corruption >= MOST_CORRUPTION:
        win(game, SHADOW, CORRUPTION)


def heal(game: BoardGame, number: int) -> None:
    """BG-FSP-05, BG-HUNT-09. Corruption falls, not below zero."""
    healed = min(number, game.state.corruption)
    game.state.corruption -= healed
    game.tell("heal", count=healed, total=game.state.corruption)


def victory_check(game: BoardGame) -> None:
    """BG-TURN-11, BG-WIN-03 to BG-WIN-07. The military conditions; if both hold, the Shadow wins."""
    state = game.state
    if points(state, SHADOW) >= SHADOW_POINTS:
        win(game, SHADOW, SHADOW_MILITARY)
    if points(state, FREE) >= FREE_POINTS:
        win(game, FREE, FREE_MILITARY)
    state.phase = "recover"
