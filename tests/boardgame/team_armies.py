"""What tests of the armies of teams ask about a table, in few words."""

from __future__ import annotations

from typing import Any

from boardgame.boards import REGIONS, SHADOW, Board
from boardgame.teams import team_board
from helpers import key, play
from ringwar.boardgame.table.facts import NATIONS

ARMY, BOTH_ARMY = "army", "muster-army"
"""Results that move armies: of the Shadow, of the Free Peoples."""


def shadow_turn(armies: dict[str, str], *fields: Any, acts: str, **more: Any) -> Board:
    """A table on which it is a Shadow player's turn, with Army results and every nation At War."""
    return team_board(armies, *fields, acts=[acts], **{"shadow": [ARMY, ARMY], "at_war": NATIONS, **more})


def free_turn(armies: dict[str, str], *fields: Any, acts: str, **more: Any) -> Board:
    """A table on which it is a Free Peoples player's turn, with Muster/Army results and every nation At War."""
    return team_board(armies, *fields, acts=[acts], **{"free": [BOTH_ARMY, BOTH_ARMY], "at_war": NATIONS, **more})


def apart(game: Board) -> Board:
    """The partners' armies stay separate, if there is a choice."""
    return play(game, "none") if key(game) == "merge-where" else game


def is_mixed(game: Board, region: str, side: str = SHADOW) -> bool:
    """The armies of two partners in a region are one."""
    teams = game.state.teams
    return teams is not None and (REGIONS[region], side) in teams.merged


def captors(game: Board) -> dict[str, str]:
    """By captured settlement: who is credited with it."""
    teams = game.state.teams
    return {} if teams is None else {region.name: seat for region, seat in teams.captors.items()}


def moved(game: Board, *answers: Any) -> Board:
    """One army is moved, and no second one."""
    game = play(game, "move-armies", *answers)
    return play(game, "none") if key(game) == "move-army" else game
