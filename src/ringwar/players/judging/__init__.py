"""Judging: how likely a side is to win, from what one seat may know of the table.

Each game has an encoder (`boardgame.py`, `cardgame.py`), which turns the sight of a seat into numbers, and networks
that turn those into the chance of the Free Peoples; `training/` at the root of the repository makes the weights.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from ringwar.kernel import Ruleset, Setup
from ringwar.players.judging import boardgame, cardgame
from ringwar.players.judging.network import Network, load

ENCODERS = {"boardgame": boardgame, "cardgame": cardgame}
FREE = "free-peoples"


def network_of(setup: Setup) -> str:
    """The name of the network for a game: its weights are in `weights/NAME.json`."""
    if setup.game == "boardgame":
        return "boardgame-lords" if setup.expansions else "boardgame"
    return f"{setup.game}-{setup.scenario}"


def encoded(ruleset: Ruleset[Any], state: Any, seat: str) -> list[float]:
    """What a seat may know of the table, as numbers; `NAMES` of the encoder says what each of them is."""
    numbers: list[float] = ENCODERS[ruleset.name].features(ruleset.sight(state, seat))
    return numbers


class Judge:
    """Says how a table stands for a side; certain where the game is over."""

    def __init__(self, ruleset: Ruleset[Any], setup: Setup) -> None:
        self.ruleset = ruleset
        self.network = network(network_of(setup))

    def chance(self, state: Any, seat: str) -> float:
        """The chance that the side of a seat wins, as far as that seat can know."""
        side = self.ruleset.side_of(seat)
        result = self.ruleset.result(state)
        if result is not None:
            return 1.0 if result.winner == side else 0.0
        free = self.network.chance(encoded(self.ruleset, state, seat))
        return free if side == FREE else 1 - free


@cache
def network(name: str) -> Network:
    """A network by its name, read once."""
    return load(name)


def names_of(game: str) -> Sequence[str]:
    """What the numbers of an encoder are."""
    names: Sequence[str] = ENCODERS[game].NAMES
    return names
