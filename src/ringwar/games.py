"""The games that Ringwar knows, by name."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from ringwar.kernel import Refusal, Ruleset

MODULES: dict[str, str] = {"boardgame": "ringwar.boardgame", "cardgame": "ringwar.cardgame"}
"""Where each game's RULESET is found; a game is imported when it is first asked for."""


def ruleset(name: str) -> Ruleset[Any]:
    """The rules of a game; Refusal for a name that is none."""
    if name not in MODULES:
        raise Refusal("no-game", game=name, games=list(MODULES))
    found: Ruleset[Any] = import_module(MODULES[name]).RULESET
    return found
