"""Ratings by maximum likelihood: how strong each player is on each side, and how sure that is.

A player has one rating as each side. The chance that one entry beats another follows from the difference of their
ratings alone (the model of Bradley and Terry), on the scale of Elo: 400 more mean ten wins for one loss. One drawn game
against a middling opponent is added for every entry, so that a player without a loss has a rating too.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt

from ringwar.arena.statistics import CONFIDENT

ELO = 400 / log(10)
"""Points of Elo for a factor of e in the odds."""

PRIOR = 0.5
"""Games won, and games lost, that every contestant has played against a middling opponent beforehand."""

LONGEST_STEP = 2.0
CLOSE_ENOUGH = 1e-11
MOST_STEPS = 500

Contestant = tuple[str, str]
"""A player and its side."""
Wins = Mapping[tuple[Contestant, Contestant], tuple[int, int]]
"""How many games each of two contestants won against the other."""
Matrix = list[list[float]]


@dataclass(frozen=True)
class Rating:
    """So many points, and how far the truth may lie from them in 95 of 100 cases."""

    points: float
    error: float


class Ratings:
    """The ratings of some entries, relative to the mean of all."""

    def __init__(self, score: Wins) -> None:
        self.entries = sorted({entry for pair in score for entry in pair})
        self.groups = _groups(self.entries, [pair for pair, (won, lost) in score.items() if won + lost])
        place = {entry: number for number, entry in enumerate(self.entries)}
        games = [(place[first], place[second], won, lost) for (first, second), (won, lost) in score.items()]
        strengths, curvature = _most_likely(len(self.entries), games)
        mean = sum(strengths) / len(strengths) if strengths else 0.0
        self.strengths = [strength - mean for strength in strengths]
        self.covariance = _centred(_inverse(curvature))

    def of(self, entries: Sequence[Contestant]) -> Rating:
        """The mean rating of some entries: of one, or of a player's two sides."""
        chosen = [self.entries.index(entry) for entry in entries]
        points = sum(self.strengths[number] for number in chosen) / len(chosen)
        variance = sum(self.covariance[row][column] for row in chosen for column in chosen) / len(chosen) ** 2
        return Rating(ELO * points, ELO * CONFIDENT * sqrt(max(0.0, variance)))

    @property
    def comparable(self) -> bool:
        """Whether games connect all entries; if not, only those of one group can be compared."""
        return len(self.groups) <= 1


def _most_likely(size: int, games: Iterable[tuple[int, int, int, int]]) -> tuple[list[float], Matrix]:
    """The strengths that make the games most likely, by Newton's method, and the curvature there."""
    games = list(games)
    strengths = [0.0] * size
    for _ in range(MOST_STEPS):
        slope, curvature = _slope(strengths, games)
        step = _solved(curvature, slope)
        longest = max(map(abs, step), default=0.0)
        shorter = min(1.0, LONGEST_STEP / longest) if longest else 1.0
        strengths = [strength + shorter * change for strength, change in zip(strengths, step, strict=True)]
        if longest < CLOSE_ENOUGH:
            break
    return strengths, _slope(strengths, games)[1]


def _slope(strengths: list[float], games: list[tuple[int, int, int, int]]) -> tuple[list[float], Matrix]:
    """How the logarithm of the likelihood rises with each strength, and how it is curved."""
    size = len(strengths)
    slope = [0.0] * size
    curvature = [[0.0] * size for _ in range(size)]
    for number, strength in enumerate(strengths):
        chance = _chance(strength)
        slope[number] += PRIOR - 2 * PRIOR * chance
        curvature[number][number] += 2 * PRIOR * chance * (1 - chance)
    for first, second, won, lost in games:
        if first == second:
            continue
        chance = _chance(strengths[first] - strengths[second])
        surplus, bend = won - (won + lost) * chance, (won + lost) * chance * (1 - chance)
        slope[first] += surplus
        slope[second] -= surplus
        curvature[first][first] += bend
        curvature[second][second] += bend
        curvature[first][second] -= bend
        curvature[second][first] -= bend
    return slope, curvature


def _chance(difference: float) -> float:
    """How likely the stronger by that much wins."""
    return 1 / (1 + exp(-difference)) if difference > 0 else 1 - 1 / (1 + exp(difference))


def _solved(matrix: Matrix, values: list[float]) -> list[float]:
    """The solution of linear equations with a positive definite matrix, by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, values, strict=True)]
    size = len(rows)
    for column in range(size):
        pivot = rows[column]
        for row in rows[column + 1 :]:
            factor = row[column] / pivot[column]
            for place in range(column, size + 1):
                row[place] -= factor * pivot[place]
    found = [0.0] * size
    for number in reversed(range(size)):
        known = sum(rows[number][place] * found[place] for place in range(number + 1, size))
        found[number] = (rows[number][size] - known) / rows[number][number]
    return found


def _inverse(matrix: Matrix) -> Matrix:
    """The inverse of a positive definite matrix, which is as symmetrical."""
    size = len(matrix)
    return [_solved(matrix, [float(row == column) for row in range(size)]) for column in range(size)]


def _centred(covariance: Matrix) -> Matrix:
    """The covariance of what is relative to the mean of all."""
    size = len(covariance)
    means = [sum(row) / size for row in covariance]
    whole = sum(means) / size if size else 0.0
    return [
        [covariance[row][column] - means[row] - means[column] + whole for column in range(size)] for row in range(size)
    ]


def _groups(entries: Sequence[Contestant], played: Iterable[tuple[Contestant, Contestant]]) -> list[set[Contestant]]:
    """The entries that games connect."""
    groups: list[set[Contestant]] = [{entry} for entry in entries]
    for first, second in played:
        joined = [group for group in groups if first in group or second in group]
        groups = [group for group in groups if group not in joined] + [set().union(*joined)]
    return groups
