"""What is printed on the cards, the locations and the scenario sheets: read once from `data/`, never changed."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from importlib.resources import files
from sys import intern
from typing import Any, ClassVar, Final, TypeVar

FREE = "free-peoples"
SHADOW = "shadow"
FREE_FACTIONS = ("dunedain", "elf", "dwarf", "hobbit", "rohan", "wizard")
SHADOW_FACTIONS = ("isengard", "monstrous", "southron", "mordor")

ARMY = "army"
CHARACTER = "character"
ITEM = "item"
EVENT = "event"
KINDS = (ARMY, CHARACTER, ITEM, EVENT)

ICONS = (
    "path_attack",
    "path_defense",
    "battleground_attack",
    "battleground_defense",
    "leadership_attack",
    "leadership_defense",
)

Row = Mapping[str, Any]
"""One table of a TOML file."""

T = TypeVar("T")


class Variable:
    """An icon with an asterisk: `bonus` more of `icon` while a condition holds.

    The kinds of condition: "battleground" and "path" (the card lies on the one named), "supporting" (this army supports
    one of the characters named), "in-play" (one of the cards named is in play), "per-two" (once for every two
    characters and armies of the faction named there), "token" (given by the card's text when its cost is paid).
    """

    __slots__ = ("bonus", "icon", "kind", "names")

    def __init__(self, icon: str, bonus: int, condition: str) -> None:
        kind, _, names = condition.partition(":")
        self.icon: Final = intern(icon)
        self.bonus: Final = bonus
        self.kind: Final = intern(kind)
        self.names: Final[tuple[str, ...]] = tuple(map(intern, names.split("|"))) if names else ()


class Card:
    """One physical card. The copies of a printed card are different cards with the same `id`.

    `wielders` holds the ids of all characters that may wield an item.
    """

    thing: ClassVar[str] = "card"
    __slots__ = (
        "battleground_attack",
        "battleground_defense",
        "faction",
        "id",
        "keywords",
        "kind",
        "leadership_attack",
        "leadership_defense",
        "name",
        "path_attack",
        "path_defense",
        "paths",
        "side",
        "title",
        "variables",
        "wielders",
    )

    def __init__(self, row: Row, copy: int, wielders: frozenset[str]) -> None:
        self.id: Final[str] = intern(row["id"])
        self.name: Final[str] = self.id if copy == 1 else intern(f"{self.id}#{copy}")
        self.title: Final[str] = row["title"]
        self.faction: Final[str] = intern(row["faction"])
        self.kind: Final[str] = intern(row["type"])
        self.side: Final[str] = FREE if row["faction"] in FREE_FACTIONS else SHADOW
        self.keywords: Final[frozenset[str]] = frozenset(row.get("keywords", ()))
        self.paths: Final[frozenset[int]] = frozenset(row.get("paths", ()))
        self.path_attack: Final[int] = row.get("path_attack", 0)
        self.path_defense: Final[int] = row.get("path_defense", 0)
        self.battleground_attack: Final[int] = row.get("battleground_attack", 0)
        self.battleground_defense: Final[int] = row.get("battleground_defense", 0)
        self.leadership_attack: Final[int] = row.get("leadership_attack", 0)
        self.leadership_defense: Final[int] = row.get("leadership_defense", 0)
        self.variables: Final[tuple[Variable, ...]] = tuple(Variable(**each) for each in row.get("variable", ()))
        self.wielders: Final[frozenset[str]] = wielders

    def __repr__(self) -> str:
        return self.name

    def __reduce__(self) -> tuple[Callable[[str], Card], tuple[str]]:
        """Another process finds its own card again by name, and a copy of a card is that card."""
        return card, (self.name,)


class Battleground:
    """A battleground; `side` defends it and `defense` counts its printed defence icons."""

    thing: ClassVar[str] = "location"
    __slots__ = ("attackers", "defenders", "defense", "name", "points", "side", "title")

    def __init__(self, row: Row) -> None:
        self.name: Final[str] = intern(row["id"])
        self.title: Final[str] = row["title"]
        self.side: Final[str] = FREE if row["side"] == FREE else SHADOW
        self.points: Final[int] = row["points"]
        self.defense: Final[int] = row.get("defense", 0)
        self.defenders: Final[frozenset[str]] = frozenset(row["defenders"])
        self.attackers: Final[frozenset[str]] = frozenset(row["attackers"])

    def __repr__(self) -> str:
        return self.name

    def __reduce__(self) -> tuple[Callable[[str], Battleground], tuple[str]]:
        return battleground, (self.name,)


class Path:
    """A path; `defense` counts its printed defence icons."""

    thing: ClassVar[str] = "location"
    __slots__ = ("defense", "name", "number", "points", "title")

    def __init__(self, row: Row) -> None:
        self.name: Final[str] = intern(row["id"])
        self.title: Final[str] = row["title"]
        self.number: Final[int] = row["number"]
        self.points: Final[int] = row["points"]
        self.defense: Final[int] = row.get("defense", 0)

    def __repr__(self) -> str:
        return self.name

    def __reduce__(self) -> tuple[Callable[[str], Path], tuple[str]]:
        return path, (self.name,)


@dataclass(frozen=True)
class Opening:
    """A first hand: how many cards to draw, and how many of them to cycle then."""

    draw: int
    cycle: int


@dataclass(frozen=True, eq=False)
class SeatFacts:
    """A seat of a scenario and its deck, in the order of the cards' numbers."""

    name: str
    title: str
    side: str
    factions: tuple[str, ...]
    cards: tuple[Card, ...]


@dataclass(frozen=True, eq=False)
class Scenario:
    """A scenario as its sheet gives it.

    `order` is the order of the turns. `opening`, `draw_step` and `ring_tokens` ("trilogy" or "duel"; nobody has one in
    Fellowship of the Ring) go by seat. `battlegrounds` are those drawn at random, from the deck of each one's side; a
    scenario that fixes them has `battlegrounds_by_round` instead. `people` are the numbers of persons who can play it.
    """

    name: str
    title: str
    seats: tuple[SeatFacts, ...]
    order: tuple[str, ...]
    opening: Mapping[str, Opening]
    draw_step: Mapping[str, int]
    ring_tokens: Mapping[str, str]
    battlegrounds: tuple[Battleground, ...]
    battlegrounds_by_round: Mapping[int, tuple[Battleground, ...]]
    paths: Mapping[int, tuple[Path, ...]]
    last_path: int
    people: tuple[int, ...]

    def __reduce__(self) -> tuple[Callable[[str], Scenario], tuple[str]]:
        return scenario, (self.name,)


def read_data(file: str) -> dict[str, list[Row]]:
    """The tables of one file of the data, as written."""
    text = (files("ringwar.cardgame") / "data" / file).read_text(encoding="utf-8")
    return tomllib.loads(text)


def _wielders(row: Row, rows: list[Row]) -> frozenset[str]:
    """The ids of the characters that an item's wielders (`card:`, `faction:`, `keyword:`) mean."""
    meant = set(row.get("wielders", ()))
    return frozenset(
        each["id"]
        for each in rows
        if each["type"] == CHARACTER
        and meant.intersection(
            [
                f"card:{each['id']}",
                f"faction:{each['faction']}",
                *(f"keyword:{word}" for word in each.get("keywords", ())),
            ]
        )
    )


def _cards() -> dict[str, Card]:
    rows = read_data("cards.toml")["card"]
    found: dict[str, Card] = {}
    for row in rows:
        wielders = _wielders(row, rows)
        for copy in range(1, row.get("copies", 1) + 1):
            one = Card(row, copy, wielders)
            found[one.name] = one
    return found


_LOCATIONS: Final = read_data("locations.toml")

CARDS: Final[dict[str, Card]] = _cards()
"""Every card by name, in the order of the cards' numbers."""

BATTLEGROUNDS: Final[dict[str, Battleground]] = {row["id"]: Battleground(row) for row in _LOCATIONS["battleground"]}
PATHS: Final[dict[str, Path]] = {row["id"]: Path(row) for row in _LOCATIONS["path"]}


def _deck(row: Row) -> tuple[Card, ...]:
    """The cards of a seat: those it lists with their numbers of copies, or all of its factions."""
    if "cards" not in row:
        return tuple(each for each in CARDS.values() if each.faction in row["factions"])
    listed = {name if copy == 1 else f"{name}#{copy}" for name, n in row["cards"].items() for copy in range(1, n + 1)}
    return tuple(each for each in CARDS.values() if each.name in listed)


def _paths(row: Row) -> dict[int, tuple[Path, ...]]:
    """The paths of a scenario by number."""
    if "paths_by_number" in row:
        return {int(number): tuple(map(path, names)) for number, names in row["paths_by_number"].items()}
    return {n: tuple(each for each in PATHS.values() if each.number == n) for n in range(1, row["last_path"] + 1)}


def _scenario(row: Row) -> Scenario:
    seats = row["seats"]
    fixed = row.get("battlegrounds_by_round", {})
    return Scenario(
        name=intern(row["id"]),
        title=row["title"],
        seats=tuple(
            SeatFacts(intern(seat["id"]), seat["title"], intern(seat["side"]), tuple(seat["factions"]), _deck(seat))
            for seat in seats
        ),
        order=tuple(map(intern, row["order"])),
        opening={seat["id"]: Opening(**seat["opening"]) for seat in seats},
        draw_step={seat["id"]: seat["draw_step"] for seat in seats},
        ring_tokens={seat["id"]: seat["ring_token"] for seat in seats if "ring_token" in seat},
        battlegrounds=() if fixed else tuple(BATTLEGROUNDS.values()),
        battlegrounds_by_round={int(number): tuple(map(battleground, names)) for number, names in fixed.items()},
        paths=_paths(row),
        last_path=row["last_path"],
        people=tuple(row["people"]),
    )


def card(name: str) -> Card:
    """The card of a name; ValueError, with names like it, for a name that is none."""
    return _found(CARDS, "card", name)


def battleground(name: str) -> Battleground:
    """The battleground of a name; ValueError, with names like it, for a name that is none."""
    return _found(BATTLEGROUNDS, "battleground", name)


def path(name: str) -> Path:
    """The path of a name; ValueError, with names like it, for a name that is none."""
    return _found(PATHS, "path", name)


def scenario(name: str) -> Scenario:
    """The scenario of a name; ValueError, with names like it, for a name that is none."""
    return _found(SCENARIOS, "scenario", name)


def _found(things: Mapping[str, T], kind: str, name: str) -> T:
    if name in things:
        return things[name]
    near = get_close_matches(name, things, n=3)
    hint = f"; did you mean {' or '.join(near)}?" if near else ""
    raise ValueError(f"there is no {kind} {name!r}{hint}")


SCENARIOS: Final[dict[str, Scenario]] = {row["id"]: _scenario(row) for row in read_data("scenarios.toml")["scenario"]}
