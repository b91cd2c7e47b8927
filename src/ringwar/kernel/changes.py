"""Changes of rules: how records of older rules are read, or which clause keeps them from being read.

A game lists what has changed since its first rules. A change holds for records of rules up to the number `until`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple


class Line(NamedTuple):
    """An answer as it stands in a record; `key` is empty where the line does not say what was asked."""

    number: int
    side: str
    answer: str
    key: str


@dataclass(frozen=True)
class Change:
    """Something that is asked or carried out otherwise since; `clause` names the rule or card that says so."""

    until: int
    clause: str


@dataclass(frozen=True)
class Dropped(Change):
    """A question that is no longer asked, always or where it was answered like this: its line is passed over."""

    key: str
    answer: str = ""


@dataclass(frozen=True)
class RenamedKey(Change):
    """A question that has another key now."""

    old: str
    new: str


@dataclass(frozen=True)
class RenamedOption(Change):
    """An option that has another name now; `key` is that of its question today."""

    key: str
    old: str
    new: str


@dataclass(frozen=True)
class Differs(Change):
    """A game that goes on otherwise from one of these questions on, whoever is asked or where some sides are."""

    keys: tuple[str, ...]
    sides: tuple[str, ...] = ()

    def explains(self, side: str, keys: Sequence[str]) -> bool:
        """Whether this is why a side's answer does not fit where questions of these keys stand."""
        return (side in self.sides or not self.sides) and any(key in self.keys for key in keys)


class Changes:
    """The changes between the rules of a record and ours."""

    __slots__ = ("changes", "older", "rules")

    def __init__(self, changes: Sequence[Change], rules: int, ours: int) -> None:
        self.changes = [change for change in changes if change.until >= rules]
        self.rules = rules
        self.older = rules < ours

    def key(self, key: str) -> str:
        """What the key of a line is today."""
        for change in self.changes:
            if isinstance(change, RenamedKey) and change.old == key:
                key = change.new
        return key

    def names(self, key: str, name: str) -> Iterator[str]:
        """The names that the answer of a line may have today."""
        yield name
        for change in self.changes:
            if isinstance(change, RenamedOption) and (change.key, change.old) == (key, name):
                yield change.new

    def drops(self, line: Line) -> bool:
        """Whether a line that answers no question of today answers one that is no longer asked."""
        return any(
            isinstance(change, Dropped) and change.key == line.key and change.answer in ("", line.answer)
            for change in self.changes
        )

    def difference(self, side: str, keys: Sequence[str]) -> str:
        """The clause by which a side's answer does not fit where questions of these keys stand."""
        for change in self.changes:
            if isinstance(change, Differs) and change.explains(side, keys):
                return change.clause
        return ""
