"""What is printed on the board, the cards, the tiles and the dice, as the catalogue gives it: ready for JSON."""

from __future__ import annotations

from typing import TypedDict

from ringwar.kernel.catalogue import Catalogue


class NationJson(TypedDict):
    """A nation, and where it starts on the political track."""

    title: str
    side: str
    steps_to_war: int
    active: bool


class RegionJson(TypedDict):
    """A region of the board; `x` and `y` are its middle, 0 to 1 from the upper left corner."""

    title: str
    nation: str | None
    settlement: str | None
    fortification: bool
    can_be_besieged: bool
    """An army can withdraw into it, and hold it in a siege."""
    points: int
    coastal: bool
    eastern_edge: bool
    neighbours: list[str]
    x: float
    y: float
    start: dict[str, int]
    """The figures that stand there at the start, by piece."""


class PieceJson(TypedDict):
    """A kind of figure of a nation, and how many of it there are."""

    nation: str
    side: str
    kind: str
    limit: int


class CharacterJson(TypedDict):
    """A character; cards that are versions of the same person share `person`."""

    title: str
    subtitle: str
    side: str
    kind: str
    nation: str | None
    level: int | None
    """None where it is unlimited."""
    leadership: int
    activates: list[str]
    extra_die: int
    hobbit: bool
    captain: bool
    person: str
    replaces: str | None
    home: str | None
    in_fellowship: bool
    """Whether it starts in the Fellowship."""
    expansion: str | None


class CombatJson(TypedDict):
    """The combat half of an event card; `initiative` has a number for each part of its effect."""

    id: str
    title: str
    initiative: list[int]


class CardJson(TypedDict):
    """An event card; `player` alone may use it where teams play. One of no deck has the deck `special`."""

    title: str
    side: str
    deck: str
    number: int
    type: str
    player: str | None
    nations: list[str]
    on_table: bool
    tile: str | None
    combat: CombatJson | None
    replaces: str | None
    """The card that is taken out for it."""
    expansion: str | None


class TileJson(TypedDict):
    """A hunt tile; `value` is its damage, None for an Eye and for the one that rolls a die."""

    title: str
    set: str
    value: int | None
    eye: bool
    die: bool
    reveals: bool
    stops: bool
    card: str | None
    expansion: str | None


class DieJson(TypedDict):
    """The action dice of a side, or a special die and the character who brings it. Options point at the faces."""

    side: str
    faces: list[str]
    start: int
    most: int
    owner: str | None
    expansion: str | None


class RingJson(TypedDict):
    """An Elven Ring with a name, and its keeper."""

    title: str
    keeper: str
    expansion: str | None


class TokenJson(TypedDict):
    """An action token."""

    title: str
    side: str
    expansion: str | None


class MoreThings(TypedDict):
    """What an expansion adds besides characters, cards and tiles, by kind and id."""

    die: dict[str, DieJson]
    ring: dict[str, RingJson]
    token: dict[str, TokenJson]


class BoardThings(MoreThings):
    """All things of the board game and its expansions, by kind and id: what options and causes point at."""

    nation: dict[str, NationJson]
    region: dict[str, RegionJson]
    piece: dict[str, PieceJson]
    character: dict[str, CharacterJson]
    card: dict[str, CardJson]
    tile: dict[str, TileJson]


class BoardCatalogue(Catalogue):
    """The catalogue of the board game."""

    things: BoardThings
