"""How many icons the enemy may still bring: a Poisson spread around what is to be feared."""

from __future__ import annotations

from math import exp

MOST = 12
"""More icons than this are not feared."""
FINENESS = 4
"""Fears are rounded to this part of an icon."""


class Spread:
    """The number of icons still to come, by its mean."""

    __slots__ = ("_below", "_excess", "mean", "shares")

    def __init__(self, mean: float) -> None:
        shares = [exp(-mean)]
        for count in range(1, MOST + 1):
            shares.append(shares[-1] * mean / count)
        total = sum(shares)
        self.shares = tuple(share / total for share in shares)
        self.mean = sum(count * share for count, share in enumerate(self.shares))
        self._below = tuple(sum(self.shares[:count]) for count in range(MOST + 2))
        self._excess = tuple(
            sum((number - count) * self.shares[number] for number in range(count + 1, MOST + 1))
            for count in range(MOST)
        )

    def below(self, count: int) -> float:
        """How likely fewer icons than this come."""
        return self._below[min(count, MOST + 1)] if count > 0 else 0.0

    def excess(self, count: int) -> float:
        """How many icons above this number come on average."""
        if count <= 0:
            return self.mean - count
        return self._excess[count] if count < MOST else 0.0


SPREADS = tuple(Spread(step / FINENESS) for step in range(MOST * FINENESS // 2 + 1))


def spread(mean: float) -> Spread:
    """The spread of a mean, rounded."""
    return SPREADS[min(int(mean * FINENESS + 0.5), len(SPREADS) - 1)]
