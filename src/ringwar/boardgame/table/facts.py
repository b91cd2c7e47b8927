"""What is printed on the board, the cards, the tiles and the dice: read once from `data/`, never changed."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from importlib.resources import files
from sys import intern
from typing import Any, ClassVar, Final, TypeVar

from ringwar.kernel.refusals import Refusal

FREE: Final = intern("free-peoples")
SHADOW: Final = intern("shadow")
SIDES: Final = (FREE, SHADOW)
ENEMY: Final[Mapping[str, str]] = {FREE: SHADOW, SHADOW: FREE}

DWARVES: Final = "dwarves"
ELVES: Final = "elves"
GONDOR: Final = "gondor"
NORTH: Final = "north"
ROHAN: Final = "rohan"
ISENGARD: Final = "isengard"
SAURON: Final = "sauron"
SOUTHRONS: Final = "southrons"
FREE_NATIONS: Final = (DWARVES, ELVES, GONDOR, NORTH, ROHAN)
SHADOW_NATIONS: Final = (ISENGARD, SAURON, SOUTHRONS)
NATIONS: Final = FREE_NATIONS + SHADOW_NATIONS
SIDE_OF: Final[Mapping[str, str]] = {each: FREE if each in FREE_NATIONS else SHADOW for each in NATIONS}

TOWN: Final = "town"
CITY: Final = "city"
STRONGHOLD: Final = "stronghold"
POINTS: Final[Mapping[str, int]] = {TOWN: 0, CITY: 1, STRONGHOLD: 2}  # to the enemy who captures it

REGULAR: Final = "regular"
ELITE: Final = "elite"
LEADER: Final = "leader"
NAZGUL: Final = "nazgul"
FIGURES: Final = (REGULAR, ELITE, LEADER, NAZGUL)

CHARACTER: Final = "character"
ARMY: Final = "army"
MUSTER: Final = "muster"
EVENT: Final = "event"
MUSTER_ARMY: Final = intern("muster-army")
WILL: Final = intern("will-of-the-west")
EYE: Final = "eye"
DIE_VALUE: Final = "die"

CHARACTER_DECK: Final = "character"
STRATEGY_DECK: Final = "strategy"
DECKS: Final = (CHARACTER_DECK, STRATEGY_DECK)

COMPANION: Final = "companion"
MINION: Final = "minion"
GOLLUM_KIND: Final = "gollum"
ANY: Final = "any"

STANDARD: Final = "standard"
FELLOWSHIP: Final = "fellowship"
SPECIAL_SETS: Final = (FELLOWSHIP, SHADOW)
"""The sets of the special tiles that event cards bring into play."""

UNLIMITED: Final = 99  # the level of a character that flies

Row = Mapping[str, Any]
"""One table of a TOML file."""

T = TypeVar("T")


class Printed:
    """Something printed, known by its name: there is one object for it in a process."""

    __slots__ = ("name", "title")

    def __init__(self, row: Row) -> None:
        self.name: Final[str] = intern(row["id"])
        self.title: Final[str] = row["title"]

    def __repr__(self) -> str:
        return self.name

    def __reduce__(self) -> tuple[Callable[[type[Printed], str], Printed], tuple[type[Printed], str]]:
        """Another process finds its own one again by name, and a copy of it is the thing itself."""
        return _again, (type(self), self.name)


class NationFacts(Printed):
    """A nation: where it starts on the political track, and all of its figures."""

    thing: ClassVar[str] = "nation"
    __slots__ = ("active", "elite", "leader", "nazgul", "regular", "side", "steps_to_war")

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.side: Final[str] = intern(row["side"])
        self.steps_to_war: Final[int] = row["steps_to_war"]
        self.active: Final[bool] = row["active"]
        self.regular: Final[int] = row["regular"]
        self.elite: Final[int] = row["elite"]
        self.leader: Final[int] = row.get("leader", 0)
        self.nazgul: Final[int] = row.get("nazgul", 0)


class Region(Printed):
    """A region of the board; `index` is its place in REGIONS. `side` is that of its nation."""

    thing: ClassVar[str] = "region"
    __slots__ = (
        "adjacent",
        "coastal",
        "eastern_edge",
        "fortification",
        "index",
        "is_city",
        "is_fortified",
        "is_settlement",
        "is_stronghold",
        "nation",
        "points",
        "settlement",
        "side",
        "x",
        "y",
    )

    def __init__(self, row: Row, index: int) -> None:
        nation, settlement = row.get("nation"), row.get("settlement")
        super().__init__(row)
        self.index: Final = index
        self.nation: Final[str | None] = nation and intern(nation)
        self.side: Final[str | None] = nation and SIDE_OF[nation]
        self.settlement: Final[str | None] = settlement and intern(settlement)
        self.fortification: Final[bool] = row.get("fortification", False)
        self.points: Final[int] = POINTS[settlement] if settlement else 0
        self.coastal: Final[bool] = row.get("coastal", False)
        self.eastern_edge: Final[bool] = row.get("eastern_edge", False)
        self.is_settlement: Final = settlement is not None
        self.is_city: Final = settlement == CITY
        self.is_stronghold: Final = settlement == STRONGHOLD
        self.is_fortified: Final[bool] = settlement == CITY or self.fortification
        self.x: Final[float] = row["x"]
        self.y: Final[float] = row["y"]
        self.adjacent: tuple[Region, ...] = ()


class Character(Printed):
    """A character; `nation` is that of a minion, `replaces` the name of the one whose place it takes.

    `person` is who it is: cards that are versions of the same person share it.
    """

    thing: ClassVar[str] = "character"
    __slots__ = (
        "activates",
        "battle_level",
        "extra_die",
        "falls_with_home",
        "has_figure",
        "heralds_white",
        "home",
        "is_captain",
        "is_hobbit",
        "kind",
        "leadership",
        "level",
        "nation",
        "person",
        "replaces",
        "side",
        "subtitle",
    )

    def __init__(self, row: Row) -> None:
        nation, replaces, activates = row.get("nation"), row.get("replaces"), row.get("activates", [])
        super().__init__(row)
        self.subtitle: Final[str] = row["subtitle"]
        self.side: Final[str] = intern(row["side"])
        self.kind: Final[str] = intern(row["kind"])
        self.nation: Final[str | None] = nation and intern(nation)
        self.level: Final[int] = UNLIMITED if row["level"] == "unlimited" else row["level"]
        self.leadership: Final[int] = row["leadership"]
        self.activates: Final[frozenset[str]] = frozenset(FREE_NATIONS if ANY in activates else map(intern, activates))
        self.extra_die: Final[int] = row.get("extra_die", 0)
        self.is_hobbit: Final[bool] = row.get("hobbit", False)
        self.is_captain: Final[bool] = row.get("captain", False)
        self.replaces: Final[str | None] = replaces and intern(replaces)
        self.person: Final[str] = intern(row.get("person", row["id"]))
        self.battle_level: Final[int] = row.get("battle_level", self.level)
        """The level that counts for combat cards."""
        self.home: Final[str | None] = row.get("home")
        """The region that a character of level 0 never leaves."""
        self.falls_with_home: Final[bool] = row.get("falls_with_home", False)
        self.has_figure: Final[bool] = row.get("figure", True)
        self.heralds_white: Final[bool] = row.get("heralds_white", True)
        """Whether a minion that has been in play lets Gandalf the White come."""


class Tile(Printed):
    """A hunt tile; `value` is its damage, None for an Eye and for the one that rolls a die."""

    thing: ClassVar[str] = "tile"
    __slots__ = ("card", "is_die", "is_eye", "reveals", "set", "stops", "value")

    def __init__(self, row: Row) -> None:
        value, card = row["value"], row.get("card")
        super().__init__(row)
        self.set: Final[str] = intern(row["set"])
        self.value: Final[int | None] = None if value in (EYE, DIE_VALUE) else value
        self.is_eye: Final[bool] = value == EYE
        self.is_die: Final[bool] = value == DIE_VALUE
        self.reveals: Final[bool] = row.get("reveals", False)
        self.stops: Final[bool] = row.get("stops", False)
        self.card: Final[str | None] = card and intern(card)


class CombatHalf:
    """The combat half of an event card as what makes something happen; it has the name of its text."""

    thing: ClassVar[str] = "combat-half"
    __slots__ = ("card", "name")

    def __init__(self, card: EventCard) -> None:
        self.card: Final = card
        self.name: Final[str] = intern(f"combat-{card.combat_id}")

    def __repr__(self) -> str:
        return self.name

    def __reduce__(self) -> tuple[Callable[[EventCard], CombatHalf], tuple[EventCard]]:
        """Another process finds the half of its own card."""
        return half_of, (self.card,)


def half_of(card: EventCard) -> CombatHalf:
    """The combat half of a card."""
    return card.half


class EventCard(Printed):
    """An event card: `type` is its icon, `player` who alone may use it, `combat_id` its combat half (see COMBAT)."""

    thing: ClassVar[str] = "card"
    __slots__ = (
        "combat_id",
        "combat_title",
        "deck",
        "half",
        "initiative",
        "nations",
        "number",
        "on_table",
        "player",
        "side",
        "tile",
        "type",
    )

    def __init__(self, row: Row, combat: Row) -> None:
        player, tile = row.get("player"), row.get("tile")
        super().__init__(row)
        self.side: Final[str] = intern(row["side"])
        self.deck: Final[str] = intern(row["deck"])
        self.number: Final[int] = row["number"]
        self.type: Final[str] = intern(row["type"])
        self.player: Final[str | None] = player and intern(player)
        self.nations: Final[tuple[str, ...]] = tuple(map(intern, row.get("nations", ())))
        self.on_table: Final[bool] = row.get("on_table", False)
        self.tile: Final[str | None] = tile and intern(tile)
        self.combat_id: Final[str] = intern(row["combat"])
        self.combat_title: Final[str] = combat["title"]
        self.initiative: Final[tuple[int, ...]] = tuple(combat["initiative"])
        self.half: Final = CombatHalf(self)


def read_data(file: str, package: str = "ringwar.boardgame") -> dict[str, list[Row]]:
    """The tables of one file of a package's data, as written."""
    text = (files(package) / "data" / file).read_text(encoding="utf-8")
    return tomllib.loads(text)


def _regions(rows: list[Row]) -> dict[str, Region]:
    """The regions in the order of the file, each with those next to it."""
    found = {row["id"]: Region(row, index) for index, row in enumerate(rows)}
    for row in rows:
        found[row["id"]].adjacent = tuple(found[name] for name in sorted(row["adjacent"]))
    return found


def _setup(rows: list[Row]) -> dict[Region, tuple[tuple[str, str, int], ...]]:
    """The figures that stand in each region at the start."""
    return {
        REGIONS[row["id"]]: tuple(
            (intern(row["setup"]["nation"]), kind, row["setup"][kind]) for kind in FIGURES if kind in row["setup"]
        )
        for row in rows
        if "setup" in row
    }


REGION_ROWS: Final = read_data("regions.toml")["region"]
CHARACTER_ROWS: Final = read_data("characters.toml")["character"]
EVENT_ROWS: Final = read_data("events.toml")["event"]
_DICE_ROWS: Final = read_data("dice.toml")["dice"]

NATION_FACTS: Final[dict[str, NationFacts]] = {
    row["id"]: NationFacts(row) for row in read_data("nations.toml")["nation"]
}
REGIONS: Final[dict[str, Region]] = _regions(REGION_ROWS)

SETUP: Final[dict[Region, tuple[tuple[str, str, int], ...]]] = _setup(REGION_ROWS)
"""The figures at the start: by region, the nation, the kind and the number of them."""

CHARACTERS: Final[dict[str, Character]] = {row["id"]: Character(row) for row in CHARACTER_ROWS}

COMPANIONS_AT_START: Final[tuple[Character, ...]] = tuple(
    CHARACTERS[row["id"]] for row in CHARACTER_ROWS if row.get("in_fellowship", False)
)
"""The companions in the Fellowship at the start; the first of them is the guide."""

MINIONS: Final[tuple[Character, ...]] = tuple(each for each in CHARACTERS.values() if each.kind == MINION)

TILES: Final[dict[str, Tile]] = {row["id"]: Tile(row) for row in read_data("tiles.toml")["tile"]}

FACES: Final[dict[str, tuple[str, ...]]] = {intern(row["side"]): tuple(map(intern, row["faces"])) for row in _DICE_ROWS}
START_DICE: Final[dict[str, int]] = {intern(row["side"]): row["start"] for row in _DICE_ROWS}
MOST_DICE: Final[dict[str, int]] = {intern(row["side"]): row["most"] for row in _DICE_ROWS}

COMBAT: Final[dict[str, Row]] = {row["id"]: row for row in read_data("combat.toml")["combat"]}
"""The combat halves of the event cards as written, by `combat_id`."""

EVENTS: Final[dict[str, EventCard]] = {row["id"]: EventCard(row, COMBAT[row["combat"]]) for row in EVENT_ROWS}

SHELVES: Final[dict[type[Printed], Mapping[str, Printed]]] = {
    NationFacts: NATION_FACTS,
    Region: REGIONS,
    Character: CHARACTERS,
    Tile: TILES,
    EventCard: EVENTS,
}
"""Where the things of every kind are found by name; expansions add theirs."""


def region(name: str) -> Region:
    """The region of a name; Refusal, with names like it, for a name that is none."""
    return find(REGIONS, "region", name)


def character(name: str) -> Character:
    """The character of a name; Refusal, with names like it, for a name that is none."""
    return find(CHARACTERS, "character", name)


def tile(name: str) -> Tile:
    """The hunt tile of a name; Refusal, with names like it, for a name that is none."""
    return find(TILES, "hunt-tile", name)


def _again(kind: type[Printed], name: str) -> Printed:
    """The thing of a kind and name, for whoever reads one from a file or copies it."""
    return SHELVES[kind][name]


def find(things: Mapping[str, T], kind: str, name: str) -> T:
    """The thing of a name; Refusal, with names like it, for a name that is none."""
    if name in things:
        return things[name]
    raise Refusal("no-such-thing", kind=kind, name=name, near=get_close_matches(name, things, n=3))
