"""The numbers of the rules of thumb, read once from `cardgame.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

_TABLES: Mapping[str, Any] = tomllib.loads((files("ringwar.players") / "cardgame.toml").read_text(encoding="utf-8"))


def number(table: str, name: str) -> float:
    """One number of a table."""
    return float(_TABLES[table][name])


def numbers(table: str) -> dict[str, float]:
    """A whole table: numbers by the names of cards or options."""
    return {name: float(value) for name, value in _TABLES[table].items()}


def names(table: str) -> dict[str, frozenset[str]]:
    """A whole table: names by the names of cards."""
    return {name: frozenset(value) for name, value in _TABLES[table].items()}
