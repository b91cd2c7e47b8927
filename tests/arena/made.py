"""Matches of the coin game and outcomes made up for them."""

from __future__ import annotations

from collections.abc import Sequence

from cli.coin import RULESET
from ringwar.arena import Match, Outcome, Pairing
from ringwar.kernel import Setup

SIDES = ("heads", "tails")


def match(*pairings: Pairing, games: int = 10, setup: Setup | None = None, seed: str = "0") -> Match:
    """A match of the coin game."""
    return Match(setup or RULESET.setup("long"), SIDES, pairings, games, seed)


def won(pairing: Pairing, winners: Sequence[str], turns: int = 9) -> list[Outcome]:
    """Games of a pairing with these winners; each takes a turn more than the one before."""
    return [
        Outcome(
            *(pairing, number, winner, "points", turns + number, 100, (30, 20), (0.25, 0.5), 1.0),
            longest=(0.08, 0.09),
            thoughts=(4, 3),
            pondering=(0.2, 0.3),
        )
        for number, winner in enumerate(winners, 1)
    ]
