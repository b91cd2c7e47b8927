"""What a network should say of each row: how its game ended, or in part what is said of the turns after it.

A result is one toss of a coin for a whole game; what a network says of the next turn is the mean of many games. So
the early turns of a game are learned from with less luck in them, at the price of what the network does not know yet.
"""

from __future__ import annotations

from typing import Any

import numpy as np


def leaning(data: dict[str, Any], said: Any, trace: float) -> Any:
    """The chances to be learned: each leans on what is said of its seat's next turn, and by `trace` on what follows.

    With a trace of 1 they are the results.
    """
    games, turns = data["games"], data["turns"]
    wanted = data["results"].astype(np.float64)
    following = _following(games, turns)
    for turn in np.unique(turns)[::-1]:
        now = np.flatnonzero((turns == turn) & (following >= 0))
        then = following[now]
        wanted[now] = (1 - trace) * said[then] + trace * wanted[then]
    return wanted


def _following(games: Any, turns: Any) -> Any:
    """The row of the same seat at the next turn, or -1 after the last one; the seats of a turn come in one order."""
    begins = np.flatnonzero(np.r_[True, (games[1:] != games[:-1]) | (turns[1:] != turns[:-1])])
    counts = np.diff(np.r_[begins, len(games)])
    seats = np.repeat(counts, counts)
    rows = np.arange(len(games))
    then = rows + seats
    inside = np.minimum(then, len(games) - 1)
    return np.where((then < len(games)) & (games[inside] == games), then, -1)
