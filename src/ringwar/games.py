"""The games that Ringwar knows, by name."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from ringwar.kernel import Ruleset

MODULES: dict[str, str] = {"boardgame": "ringwar.boardgame", "cardgame": "ringwar.cardgame"}
"""Where each game's RULESET is found; a game is imported when it is first asked for."""


def ruleset(name: str) -> Ruleset[Any]:
    """The rules of a game; ValueError for a name that is none."""
    if name not in MODULES:
        raise ValueError(f"there is no game {name!r}; the games are: {', '.join(MODULES)}")
    found: Ruleset[Any] = import_module(MODULES[name]).RULESET
    return found
