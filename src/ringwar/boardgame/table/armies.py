"""Figures as values: units and leaders of an army, and what goes with them."""

from __future__ import annotations

from functools import lru_cache
from operator import add, sub
from typing import ClassVar

from ringwar.boardgame.table.facts import (
    ELITE,
    FREE,
    FREE_NATIONS,
    LEADER,
    NATIONS,
    NAZGUL,
    REGULAR,
    SAURON,
    SHADOW,
    SIDE_OF,
    Character,
)


class Piece:
    """A kind of figure of a nation, as it lies in the box: Gondor regulars, Rohan leaders, Nazgûl."""

    thing: ClassVar[str] = "piece"
    __slots__ = ("index", "is_unit", "kind", "name", "nation", "side")

    def __init__(self, index: int, nation: str, kind: str) -> None:
        self.index = index
        self.nation = nation
        self.kind = kind
        self.side = SIDE_OF[nation]
        self.is_unit = kind in (REGULAR, ELITE)
        self.name = NAZGUL if kind == NAZGUL else f"{nation}-{kind}"

    def __repr__(self) -> str:
        return self.name

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return piece_named, (self.name,)


def _pieces() -> list[Piece]:
    kinds = [(nation, kind) for nation in NATIONS for kind in (REGULAR, ELITE)]
    kinds += [(nation, LEADER) for nation in FREE_NATIONS]
    return [Piece(index, nation, kind) for index, (nation, kind) in enumerate(kinds)]


PIECES = _pieces()
"""Units and leaders, in the order in which an army counts them."""
UNITS = tuple(piece for piece in PIECES if piece.is_unit)
LEADERS = tuple(piece for piece in PIECES if not piece.is_unit)
NAZGUL_PIECE = Piece(len(PIECES), SAURON, NAZGUL)
BY_NAME = {piece.name: piece for piece in (*PIECES, NAZGUL_PIECE)}
REGULARS = {piece.nation: piece for piece in UNITS if piece.kind == REGULAR}
ELITES = {piece.nation: piece for piece in UNITS if piece.kind == ELITE}
NATION_LEADERS = {piece.nation: piece for piece in LEADERS}

_FIRST_LEADER = len(UNITS)
_ELITE_INDICES = tuple(piece.index for piece in ELITES.values())
_EMPTY = (0,) * len(PIECES)

NATION_BIT: dict[str | None, int] = {nation: 1 << number for number, nation in enumerate(NATIONS)}
EVERY_NATION = (1 << len(NATIONS)) - 1
NATION_BIT[None] = EVERY_NATION
"""Nations as bits of a number; a region of no nation is like one of all."""
FREE_PEOPLES = sum(NATION_BIT[nation] for nation in FREE_NATIONS)
_BITS = tuple(NATION_BIT[piece.nation] for piece in PIECES)


def piece_named(name: str) -> Piece:
    return BY_NAME[name]


class Army:
    """Units and leaders of one side, counted by piece. Never changed: `plus` and `minus` give another."""

    __slots__ = ("counts", "hits", "leaders", "parts", "peoples", "side", "size", "unit_peoples")
    besides: ClassVar[frozenset[str]] = frozenset(("hits", "parts"))

    def __init__(self, counts: tuple[int, ...] = _EMPTY) -> None:
        self.counts = counts
        self.size = sum(counts[:_FIRST_LEADER])
        self.leaders = sum(counts[_FIRST_LEADER:])
        self.hits = self.size + sum([counts[index] for index in _ELITE_INDICES])
        """The hits that it can take: two for an elite unit."""
        units = 0
        for index in range(_FIRST_LEADER):
            if counts[index]:
                units |= _BITS[index]
        self.unit_peoples = units
        """The nations of its units, as bits."""
        self.peoples = units
        """The nations of its units and leaders, as bits."""
        if self.leaders:
            for index in range(_FIRST_LEADER, len(counts)):
                if counts[index]:
                    self.peoples |= _BITS[index]
        self.side = SHADOW if units & ~FREE_PEOPLES else FREE
        self.parts: dict[int, Army] = {}
        """By nations, as bits: its figures that are of these, once somebody has asked."""

    def count(self, piece: Piece) -> int:
        return self.counts[piece.index]

    def plus(self, piece: Piece, number: int = 1) -> Army:
        """The army with so many more of a piece (or fewer, below zero)."""
        counts = list(self.counts)
        counts[piece.index] += number
        return counted(tuple(counts))

    def joined(self, other: Army) -> Army:
        if other.counts == _EMPTY:
            return self
        return counted(tuple(map(add, self.counts, other.counts)))

    def without(self, other: Army) -> Army:
        if other.counts == _EMPTY:
            return self
        return counted(tuple(map(sub, self.counts, other.counts)))

    def pieces(self) -> list[Piece]:
        """The pieces of which there is at least one."""
        return [PIECES[index] for index, number in enumerate(self.counts) if number]

    def units(self) -> list[Piece]:
        """The kinds of units of which there is at least one."""
        return [UNITS[index] for index in range(_FIRST_LEADER) if self.counts[index]]

    def nations(self) -> list[str]:
        """The nations whose units are in the army."""
        return list(dict.fromkeys(piece.nation for piece in self.units()))

    @property
    def elites(self) -> int:
        return self.hits - self.size

    def of(self, peoples: int) -> Army:
        """Only the units and leaders of these nations, given as bits."""
        if not self.peoples & ~peoples:
            return self
        found = self.parts.get(peoples)
        if found is None:
            numbers = [number if _BITS[index] & peoples else 0 for index, number in enumerate(self.counts)]
            found = self.parts[peoples] = counted(tuple(numbers))
        return found

    def __bool__(self) -> bool:
        return self.size > 0 or self.leaders > 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Army) and self.counts == other.counts

    def __hash__(self) -> int:
        return hash(self.counts)

    def __reduce__(self) -> tuple[object, tuple[tuple[int, ...]]]:
        return counted, (self.counts,)

    def __repr__(self) -> str:
        return ", ".join(f"{number} {PIECES[index].name}" for index, number in enumerate(self.counts) if number) or "-"


@lru_cache(maxsize=1 << 16)
def counted(counts: tuple[int, ...]) -> Army:
    """The army with these numbers; armies come again and again, so they are kept."""
    return Army(counts)


NOBODY = Army()


class Part:
    """Figures of one army that move, attack or stay together: units and leaders, Nazgûl, characters."""

    __slots__ = ("army", "characters", "nazgul")

    def __init__(self, army: Army = NOBODY, nazgul: int = 0, characters: tuple[Character, ...] = ()) -> None:
        self.army = army
        self.nazgul = nazgul
        self.characters = characters

    def without(self, other: Part) -> Part:
        rest = tuple(character for character in self.characters if character not in other.characters)
        return Part(self.army.without(other.army), self.nazgul - other.nazgul, rest)

    def joined(self, other: Part) -> Part:
        return Part(self.army.joined(other.army), self.nazgul + other.nazgul, self.characters + other.characters)

    def army_figures(self) -> dict[str, int]:
        """The units and leaders by name, each with its number."""
        return {piece.name: self.army.count(piece) for piece in self.army.pieces()}

    def figures(self) -> dict[str, int]:
        """The units, leaders and Nazgûl by name, each with its number."""
        units = self.army_figures()
        return {**units, NAZGUL: self.nazgul} if self.nazgul else units

    def plain(self) -> dict[str, int]:
        """All figures by name, ready for JSON."""
        return {**self.figures(), **{each.name: 1 for each in self.characters}}

    def __bool__(self) -> bool:
        return bool(self.army) or self.nazgul > 0 or bool(self.characters)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Part) and (self.army, self.nazgul, set(self.characters)) == (
            other.army,
            other.nazgul,
            set(other.characters),
        )

    def __hash__(self) -> int:
        return hash((self.army, self.nazgul))

    def __reduce__(self) -> tuple[object, tuple[Army, int, tuple[Character, ...]]]:
        return Part, (self.army, self.nazgul, self.characters)


def army(**numbers: int) -> Army:
    """An army by the names of its pieces: army(gondor_regular=2, gondor_leader=1)."""
    counts = [0] * len(PIECES)
    for name, number in numbers.items():
        counts[BY_NAME[name.replace("_", "-")].index] += number
    return Army(tuple(counts))
