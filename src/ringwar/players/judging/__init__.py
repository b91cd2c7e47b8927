"""Judging: how likely a side is to win, from what one seat may know of the table.

The package of each game has an `encoding`, which turns the sight of a seat into numbers, and networks here turn those
into the chance of the Free Peoples; `training/` at the root of the repository makes the weights.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from importlib import import_module
from typing import Any

from ringwar.kernel import Ruleset, Setup
from ringwar.players.judging.network import Network, load

FREE = "free-peoples"


def network_of(setup: Setup) -> str:
    """The name of the network for a game: its weights are in `weights/NAME.json`."""
    if setup.game == "boardgame":
        return "boardgame-lords" if setup.expansions else "boardgame"
    return f"{setup.game}-{setup.scenario}"


@lru_cache(maxsize=16)
def encoding(game: str) -> Any:
    """The encoder of a game."""
    return import_module(f"ringwar.players.{game}.encoding")


def encoded(ruleset: Ruleset[Any], state: Any, seat: str) -> list[float]:
    """What a seat may know of the table, as numbers; `NAMES` of the encoder says what each of them is."""
    numbers: list[float] = encoding(ruleset.name).features(ruleset.sight(state, seat))
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


@lru_cache(maxsize=16)
def network(name: str) -> Network:
    """A network by its name, read once."""
    return load(name)


def names_of(game: str) -> Sequence[str]:
    """What the numbers of an encoder are."""
    names: Sequence[str] = encoding(game).NAMES
    return names
