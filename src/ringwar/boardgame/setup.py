"""The rules of a table by what was chosen at setup: players, expansions, options."""

from __future__ import annotations

import copyreg
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache

from ringwar.boardgame.lords.expansion import LordsOfMiddleEarth
from ringwar.boardgame.rules.teams import FOUR, TEAM_ELITES, THREE, TeamRules
from ringwar.boardgame.table.box import Box, ExpandedBox
from ringwar.boardgame.table.expansion import Expansion
from ringwar.boardgame.table.seats import ISENGARDERS, TWO, Rules
from ringwar.kernel import Refusal, Setup

MOST_KEPT = 16
"""So many choices of a table are remembered at once, whatever people choose."""

TABLES: dict[int, tuple[str, type[Rules], Mapping[str, str]]] = {
    2: ("base", Rules, TWO),
    3: ("three-players", TeamRules, THREE),
    4: ("four-players", TeamRules, FOUR),
}
"""By number of players: the name of their rules, the rules, and the seats."""

EXPANSIONS: dict[str, type[Expansion]] = {each.name: each for each in (LordsOfMiddleEarth,)}
"""The expansions of the board game, by name. Any of them can be played together."""

Chosen = tuple[tuple[str, str], ...]
"""Options and their values."""


def rules_of(setup: Setup) -> Rules:
    """The rules of a table; equal for the same choices, and as a rule the same object."""
    return _rules(setup.players, setup.expansions, _chosen(setup.expansions, tuple(sorted(setup.options.items()))))


@lru_cache(maxsize=MOST_KEPT)
def _chosen(expansions: tuple[str, ...], given: Chosen) -> Chosen:
    """All options, those that were left open among them."""
    return tuple(box_of(expansions, dict(given)).options.items())


@lru_cache(maxsize=MOST_KEPT)
def _rules(players: int, expansions: tuple[str, ...], options: Chosen) -> Rules:
    name, kind, seats = TABLES[players]
    chosen = [name, *expansions, *(f"{option}={value}" for option, value in options)]
    elites = ISENGARDERS if players == 2 else TEAM_ELITES
    return kind(" ".join(chosen), seats, elites, box_of(expansions, dict(options)))


def box_of(expansions: Iterable[str], options: Mapping[str, str]) -> Box:
    """What lies in the box; Refusal for what there is not."""
    kinds = _kinds(expansions)
    _refuse_unknown(options, {name: values for kind in kinds for name, values in kind.options.items()})
    chosen = [{name: options.get(name, values[0]) for name, values in kind.options.items()} for kind in kinds]
    return ExpandedBox([kind(each) for kind, each in zip(kinds, chosen, strict=True)]) if kinds else Box()


def everything(expansions: Iterable[str]) -> dict[str, str]:
    """The options with which all parts of some expansions are used."""
    return {name: value for kind in _kinds(expansions) for name, value in kind.everything.items()}


def _kinds(expansions: Iterable[str]) -> list[type[Expansion]]:
    """Expansions by name; Refusal for one that there is not."""
    names = tuple(expansions)
    for name in names:
        if name not in EXPANSIONS:
            raise Refusal("no-expansion", expansion=name, expansions=list(EXPANSIONS))
        if names.count(name) > 1:
            raise Refusal("expansion-twice", expansion=name)
    return [EXPANSIONS[name] for name in names]


def _refuse_unknown(options: Mapping[str, str], known: Mapping[str, tuple[str, ...]]) -> None:
    """Refusal for an option or a value that there is not."""
    for name, value in options.items():
        if name not in known:
            raise Refusal("no-option", option=name, options=list(known))
        if value not in known[name]:
            raise Refusal("option-value", option=name, values=known[name])


def _reduced(rules: Rules) -> tuple[Callable[..., Rules], tuple[int, tuple[str, ...], Chosen]]:
    """How rules are pickled: another process puts its own together for the same choices."""
    return _rules, (len(rules.seats), tuple(rules.box.expansions), tuple(rules.box.options.items()))


for _kind in (Rules, TeamRules):
    copyreg.pickle(_kind, _reduced)

BASE = rules_of(Setup("boardgame", "war", 2))
