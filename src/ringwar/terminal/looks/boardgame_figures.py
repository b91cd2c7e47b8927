"""Figures of the board game in words: those of an army, a pile, or a part of either."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ringwar.boardgame.table.armies import BY_NAME
from ringwar.words import Said, Words

View = Mapping[str, Any]
ArmyView = Mapping[str, int]


def joined(parts: Iterable[str]) -> Said:
    """Parts of a list that may have commas within them."""
    return Said("; ".join(parts))


def figures(army: ArmyView, words: Words) -> list[str]:
    """`Gondor 3 regulars, 1 leader`: the figures of an army or a pile, a part for each nation."""
    peoples: dict[str, list[str]] = {}
    for name, number in army.items():
        piece = BY_NAME[name]
        peoples.setdefault(piece.nation, []).append(words.say(f"figures-{piece.kind}", count=number))
    return [f"{words.say(f'people-{nation}')} {', '.join(each)}" for nation, each in peoples.items()]


def side_of(army: ArmyView) -> str:
    """The side of an army."""
    return BY_NAME[next(iter(army))].side


def pairs(numbers: Mapping[str, int], words: Words) -> Said:
    """`Character 2, Strategy 1`: things by their words, each with its number."""
    shown = {words.name(name): number for name, number in numbers.items()}
    return Said(", ".join(f"{name} {number}" for name, number in shown.items()) or words.name("none"))
