"""A test that may be looked at after every pair of games: does one player beat another in at least so many of them?

A gambler begins with 1 and bets on every pair of games that the better player wins more of it than is claimed; the bet
is fair, or bad for him, where the claim just fails. Then he ever comes to have 20 in at most one of 20 cases, however
often one looks (Ville's inequality). Another gambler bets on less. Whoever has 20 first is believed.
"""

from __future__ import annotations

from dataclasses import dataclass

ERROR = 0.05
"""How often the test may say that a claim holds where it does not, and as often the other way round."""
BETS = (0.1, 0.2, 0.35, 0.6, 0.95)
"""Which part of what they have the gamblers bet; each begins with an equal part of the 1."""

HOLDS = "holds"
FAILS = "does not hold"
UNSURE = "not sure"


@dataclass(frozen=True)
class Claim:
    """That one player beats another in at least such a share of games, both sides taken."""

    better: str
    weaker: str
    share: float


@dataclass(frozen=True)
class Pairs:
    """In how many pairs of games a player won none of the two, one, or both."""

    none: int = 0
    one: int = 0
    both: int = 0

    def plus(self, wins: int | None) -> Pairs:
        """With one pair more, of which so many games were won; the same where that is not known."""
        return Pairs(self.none + (wins == 0), self.one + (wins == 1), self.both + (wins == 2))

    @property
    def total(self) -> int:
        return self.none + self.one + self.both

    @property
    def share(self) -> float:
        """The share of games that were won; a half where there were none."""
        return (self.both + self.one / 2) / self.total if self.total else 0.5

    @property
    def turned(self) -> Pairs:
        """The same pairs as the other player sees them."""
        return Pairs(self.both, self.one, self.none)

    @property
    def interval(self) -> tuple[float, float]:
        """Between which shares the true one lies; in 95 of 100 cases this is true at every look."""
        return self._least(), 1 - self.turned._least()

    def _least(self) -> float:
        """The largest share that is refuted from below."""
        low, high = 0.0, 1.0
        while high - low > 1e-6:
            middle = (low + high) / 2
            low, high = (middle, high) if evidence(self, middle) >= 2 / ERROR else (low, middle)
        return low


def evidence(pairs: Pairs, share: float) -> float:
    """What the gambler has who bets that more than such a share of games is won."""
    return sum(
        (1 - bet) ** pairs.none * (1 - bet + bet / 2 / share) ** pairs.one * (1 - bet + bet / share) ** pairs.both
        for bet in BETS
    ) / len(BETS)


def verdict(pairs: Pairs, share: float) -> str:
    """What pairs of games say about a claim."""
    if evidence(pairs, share) >= 1 / ERROR:
        return HOLDS
    if evidence(pairs.turned, 1 - share) >= 1 / ERROR:
        return FAILS
    return UNSURE
