"""Statistics of many games: shares with intervals, and how numbers are spread."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

CONFIDENT = 1.959964
"""Standard deviations on either side that hold 95 % of a normal distribution."""

QUANTILES = (5, 25, 50, 75, 95)
"""The percentages below which a spread says how far its numbers go."""


@dataclass(frozen=True)
class Share:
    """So many of so many, and between which shares the true one lies in 95 of 100 cases."""

    count: int
    total: int

    @property
    def value(self) -> float:
        """The share itself; a half where there was nothing to count."""
        return self.count / self.total if self.total else 0.5

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's interval: it keeps between 0 and 1, and is honest for few games and for lopsided ones."""
        if not self.total:
            return 0.0, 1.0
        square = CONFIDENT**2 / self.total
        middle = (self.value + square / 2) / (1 + square)
        half = CONFIDENT / (1 + square) * sqrt(self.value * (1 - self.value) / self.total + square / 4 / self.total)
        return max(0.0, middle - half), min(1.0, middle + half)


def difference(first: Share, second: Share) -> tuple[float, float]:
    """Between which numbers the difference of two shares lies in 95 of 100 cases, by Newcombe from both intervals."""
    middle = first.value - second.value
    (low, high), (least, most) = first.interval, second.interval
    down = sqrt((first.value - low) ** 2 + (most - second.value) ** 2)
    up = sqrt((high - first.value) ** 2 + (second.value - least) ** 2)
    return middle - down, middle + up


@dataclass(frozen=True)
class Spread:
    """How some whole numbers are spread: how often each of them came."""

    counts: dict[int, int]

    @property
    def total(self) -> int:
        return sum(self.counts.values())

    @property
    def mean(self) -> float:
        return sum(number * count for number, count in self.counts.items()) / self.total

    def quantile(self, percentage: int) -> float:
        """The number below which that part of all lies, halfway between neighbours where it falls between them."""
        place = (self.total - 1) * percentage / 100
        lower = self._at(int(place))
        upper = self._at(min(int(place) + 1, self.total - 1))
        return lower + (upper - lower) * (place - int(place))

    def _at(self, place: int) -> int:
        """The number at a place, counted from 0, when all stand in their order."""
        for number, count in self.counts.items():
            if place < count:
                return number
            place -= count
        raise IndexError("beyond the last number")


def spread(numbers: Sequence[int]) -> Spread:
    """How numbers are spread."""
    return Spread(dict(sorted(Counter(numbers).items())))
