"""The numbers of the rules of thumb, read once from `boardgame.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

_TABLES: Mapping[str, Any] = tomllib.loads((files("ringwar.players") / "boardgame.toml").read_text(encoding="utf-8"))


def numbers(*names: str) -> dict[str, float]:
    """The numbers of a table of the file, by name."""
    table = _TABLES
    for name in names:
        table = table[name]
    return {name: float(value) for name, value in table.items() if not isinstance(value, Mapping)}


def places(name: str) -> dict[str, dict[str, float]]:
    """A table of tables of the file: by card, the numbers that belong to places."""
    return {card: {place: float(value) for place, value in table.items()} for card, table in _TABLES[name].items()}
