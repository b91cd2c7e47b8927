"""The rules of a table by what was chosen at setup: players, expansions, options."""

from __future__ import annotations

import copyreg
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache

from ringwar.boardgame.lords.expansion import LORDS_NAME, LordsEdition
from ringwar.boardgame.rules.teams import FOUR, TEAM_ELITES, THREE, TeamRules
from ringwar.boardgame.table.variants import BASE_GAME, ISENGARDERS, TWO, Edition, Rules
from ringwar.kernel import Setup

MOST_KEPT = 16
"""So many choices of a table are remembered at once, whatever people choose."""

TABLES: dict[int, tuple[str, type[Rules], Mapping[str, str]]] = {
    2: ("base", Rules, TWO),
    3: ("three-players", TeamRules, THREE),
    4: ("four-players", TeamRules, FOUR),
}
"""By number of players: the name of their rules, the rules, and the seats."""


Chosen = tuple[tuple[str, str], ...]
"""Options and their values."""


def rules_of(setup: Setup) -> Rules:
    """The rules of a table; equal for the same choices, and as a rule the same object."""
    return _rules(setup.players, setup.expansions, _chosen(setup.expansions, tuple(sorted(setup.options.items()))))


@lru_cache(maxsize=MOST_KEPT)
def _chosen(expansions: tuple[str, ...], given: Chosen) -> Chosen:
    """All options, those that were left open among them."""
    return tuple(edition_of(expansions, dict(given)).options.items())


@lru_cache(maxsize=MOST_KEPT)
def _rules(players: int, expansions: tuple[str, ...], options: Chosen) -> Rules:
    name, kind, seats = TABLES[players]
    chosen = [name, *expansions, *(f"{option}={value}" for option, value in options)]
    elites = ISENGARDERS if players == 2 else TEAM_ELITES
    return kind(" ".join(chosen), seats, elites, edition_of(expansions, dict(options)))


def edition_of(expansions: Sequence[str], options: Mapping[str, str]) -> Edition:
    """What lies in the box; ValueError, in one line, for what there is not."""
    if tuple(expansions) == (LORDS_NAME,):
        return LordsEdition(options)
    if expansions:
        raise ValueError(f"the board game has no expansion {expansions[0]!r}; the expansion is: {LORDS_NAME}")
    if options:
        raise ValueError(f"there is no option {next(iter(options))!r}")
    return BASE_GAME


def _reduced(rules: Rules) -> tuple[Callable[..., Rules], tuple[int, tuple[str, ...], Chosen]]:
    """How rules are pickled: another process puts its own together for the same choices."""
    return _rules, (len(rules.seats), rules.edition.expansions, tuple(rules.edition.options.items()))


for _kind in (Rules, TeamRules):
    copyreg.pickle(_kind, _reduced)

BASE = rules_of(Setup("boardgame", "war", 2))
