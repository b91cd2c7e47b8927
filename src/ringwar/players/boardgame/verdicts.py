"""What decides the war with the end of this turn: settlements that win it, or that keep the enemy from winning it."""

from __future__ import annotations

from ringwar.boardgame.table.facts import Region
from ringwar.players.boardgame.war import POINTS, War


def wins(picture: War, goal: Region) -> bool:
    """Whether a settlement has all the points that are missing for a victory."""
    return 0 < picture.missing <= goal.points and goal.side != picture.side


def saves(picture: War, goal: Region) -> float:
    """Which part it is of the points that must be taken back from an enemy who has enough to win, from 0 to 1."""
    if picture.excess <= 0 or goal.side != picture.side or picture.sight.controller(goal) == picture.side:
        return 0.0
    return min(1.0, goal.points / picture.excess)


def verdict(picture: War, goal: Region) -> float:
    """How much of the war it decides to take a settlement, from 0 to 1."""
    return 1.0 if wins(picture, goal) else saves(picture, goal)


def loses(picture: War, home: Region) -> bool:
    """Whether the enemy wins the war with a settlement of one's own."""
    lost = picture.sight.points(picture.sight.enemy)
    return home.side == picture.side and 0 < POINTS[picture.sight.enemy] - lost <= home.points


def carries(picture: War, region: Region) -> bool:
    """Whether a victory that is there already would be lost with a settlement: it counts at the end of the turn."""
    if picture.missing > 0 or region.side == picture.side or picture.sight.controller(region) != picture.side:
        return False
    return picture.missing + region.points > 0
