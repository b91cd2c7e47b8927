"""How strong a player is that looks ahead: matches against the rules of thumb, with both sides taken."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial
from math import sqrt

from ringwar import games
from ringwar.kernel import CHANCE, Dice, Player, Setup, start
from ringwar.players.lookahead import Budget, Lookahead
from ringwar.players.rules import RulesOfThumb
from ringwar.players.wrappers import Seated, seed_of
from ringwar.processes import over_processes

SIDES = ("free-peoples", "shadow")


def game(setup: Setup, seed: str, budgets: tuple[Budget | None, Budget | None], number: int) -> tuple[str, bool, str]:
    """One game: which side the first player had, whether it won, and how the game ended."""
    ruleset = games.ruleset(setup.game)
    side = SIDES[number % 2]
    name = f"{seed}/{number // 2}"
    players: dict[str, Player] = {
        seat: _player(budgets[ruleset.side_of(seat) != side], seed_of(name, seat)) for seat in ruleset.seats(setup)
    }
    end = start(ruleset, setup).played(Seated({**players, CHANCE: Dice(seed_of(name, CHANCE))}))
    assert end.result is not None
    return side, end.result.winner == side, end.result.kind


def _player(budget: Budget | None, seed: str) -> Player:
    return RulesOfThumb(seed) if budget is None else Lookahead(seed, budget)


def match(setup: Setup, seed: str, first: Budget | None, second: Budget | None, number: int, jobs: int) -> str:
    """So many games, half of them with each side, and what came of them in a line."""
    found: Sequence[tuple[str, bool, str]] = list(
        over_processes(partial(game, setup, seed, (first, second)), list(range(number)), jobs)
    )
    wins = sum(won for _, won, _ in found)
    sides = {side: [won for each, won, _ in found if each == side] for side in SIDES}
    ends = Counter(kind for _, _, kind in found)
    parts = ", ".join(f"{side} {sum(won)}/{len(won)}" for side, won in sides.items())
    low, high = interval(wins, len(found))
    return f"{wins}/{len(found)} = {wins / len(found):.3f} ({low:.3f}-{high:.3f}); {parts}; {dict(ends)}"


def interval(wins: int, number: int) -> tuple[float, float]:
    """Wilson's interval of 95 %."""
    share, z = wins / number, 1.96
    middle, width = share + z * z / (2 * number), z * sqrt(share * (1 - share) / number + z * z / (4 * number**2))
    return (middle - width) / (1 + z * z / number), (middle + width) / (1 + z * z / number)
