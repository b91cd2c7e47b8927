"""Chapters 21 and 22: scoring and the victory check."""

from __future__ import annotations

from ringwar.cardgame.table.facts import FREE, SHADOW, Path
from ringwar.cardgame.table.scenarios import POINTS_AHEAD
from ringwar.cardgame.table.state import Location, State
from ringwar.cardgame.table.texts import CardGame

POINTS, TEN_POINTS_AHEAD = "points", "ten-points-ahead"


def score(game: CardGame, location: Location, side: str) -> None:
    """CG-COMBAT-05, CG-COMBATBG-15. Put a location into the scoring area of the side that won it."""
    game.state.scoring[side] += (location,)
    worth = 0 if isinstance(location, Path) and side == SHADOW else location.points
    game.tell("score", location=location, side=side, points=worth)


def add_corruption(game: CardGame, number: int) -> None:
    """CG-SCORE-04. Corruption always goes to the Shadow scoring area."""
    game.state.corruption += number
    game.tell("corruption-added", count=number, total=game.state.corruption)


def remove_corruption(game: CardGame, number: int) -> None:
    """CG-SCORE-05. Take corruption away, as far as there is any."""
    removed = min(number, game.state.corruption)
    game.state.corruption -= removed
    game.tell("corruption-removed", count=removed, total=game.state.corruption)


def points(state: State, side: str) -> int:
    """CG-SCORE-01, CG-SCORE-02, CG-SCORE-03, CG-SCORE-07. The score of a side from its scoring area."""
    if side == FREE:
        return sum(location.points for location in state.scoring[FREE])
    battlegrounds = sum(location.points for location in state.scoring[SHADOW] if not isinstance(location, Path))
    return battlegrounds + state.corruption


def ring_points(state: State, side: str) -> int:
    """CG-SCORE-06, CG-DUEL2-17, CG-DUEL3-08. Unused Ring tokens of the Trilogy kind, for the final round."""
    kinds = state.rules.scenario.ring_tokens
    return sum(state.rings[seat] and kinds[seat] == "trilogy" for seat in state.rules.allies[side] if seat in kinds)


def is_final_round(state: State) -> bool:
    """CG-WIN-03, CG-WIN-07, CG-FOTR-15. Whether a path of the highest number was fought over this round."""
    return state.path_number == state.rules.scenario.last_path


def victory_check(game: CardGame) -> None:
    """CG-WIN-01 to CG-WIN-06. A lead of ten points, or the final round, ends the game; a tie is the Shadow's."""
    state = game.state
    free, shadow = points(state, FREE), points(state, SHADOW)
    if abs(free - shadow) >= POINTS_AHEAD:
        _end(game, FREE if free > shadow else SHADOW, TEN_POINTS_AHEAD, free, shadow)
    elif is_final_round(state):
        free, shadow = free + ring_points(state, FREE), shadow + ring_points(state, SHADOW)
        _end(game, FREE if free > shadow else SHADOW, POINTS, free, shadow)
    else:
        game.tell("score-so-far", free=free, shadow=shadow, corruption=state.corruption)
        state.step = "draw"


def _end(game: CardGame, winner: str, kind: str, free: int, shadow: int) -> None:
    game.state.result = (winner, kind)
    game.state.step = "over"
    game.tell("game-over", winner=winner, ending=kind, free=free, shadow=shadow, corruption=game.state.corruption)
