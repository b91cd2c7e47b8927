"""What is printed on the parts of Lords of Middle-earth: read once from `data/`, never changed."""

from __future__ import annotations

from collections.abc import Mapping
from sys import intern
from typing import ClassVar, Final

from ringwar.boardgame.table import facts
from ringwar.boardgame.table.facts import Character, EventCard, Printed, Row, Tile

DRAW: Final = "draw"
USE_BALROG: Final = intern("use-balrog")
LOSS: Final = "-loss"
"""What a face of a special die ends with if the die can be lost after it."""

KEEPER: Final = "keeper"

SMEAGOL_SET: Final = "smeagol"
SPECIAL: Final = "special"


class Lord(Character):
    """A character of the expansion; `person` is the name of him of whom this is a version, which may be his own."""

    __slots__ = (
        "die",
        "is_of_council",
        "level_active",
        "level_of_best",
        "partner",
        "ring",
        "starts_in",
    )

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.is_of_council: Final[bool] = row.get("council", False)
        self.level_active: Final[int] = row.get("level_active", self.level)
        self.level_of_best: Final[bool] = row.get("level_of_best", False)
        self.starts_in: Final = _name(row, "starts_in")
        self.partner: Final = _name(row, "partner")
        self.die: Final = _name(row, "die")
        self.ring: Final = _name(row, "ring")


class LordsCard(EventCard):
    """An event card of the expansion; `replaces` is the card of the base game that is taken out for it."""

    __slots__ = ("replaces",)

    def __init__(self, row: Row, combat: Row) -> None:
        super().__init__(row, combat)
        self.replaces: Final = _name(row, "replaces")


class SpecialCard(LordsCard):
    """A card of no deck, without a combat half: it is never in a hand, only on the table."""

    __slots__ = ()

    def __init__(self, row: Row) -> None:
        nowhere = {"deck": SPECIAL, "number": 0, "type": SPECIAL, "combat": SPECIAL}
        super().__init__({**row, **nowhere}, {"title": "", "initiative": ()})


class LordsTile(Tile):
    """A hunt tile of the expansion; `in_pool` where it lies in the hunt pool at the start."""

    __slots__ = ("in_pool",)

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.in_pool: Final[bool] = row.get("in_pool", False)


class SpecialFace(Printed):
    """A face of a special die: `result` is what it shows, `can_be_lost` whether it has the loss symbol."""

    thing: ClassVar[str] = "die"
    __slots__ = ("can_be_lost", "die", "result", "side")

    def __init__(self, die: Row, face: str) -> None:
        super().__init__({"id": f"{die['id']}-{face}", "title": f"{die['title']}: {face}"})
        self.die: Final[str] = intern(die["id"])
        self.side: Final[str] = intern(die["side"])
        self.result: Final[str] = intern(face.removesuffix(LOSS))
        self.can_be_lost: Final[bool] = face.endswith(LOSS)


class SpecialDie(Printed):
    """A die of a Keeper or of a lesser minion; equal faces are one object."""

    thing: ClassVar[str] = "die"
    __slots__ = ("faces", "kind", "owner", "side")

    def __init__(self, row: Row, faces: Mapping[str, SpecialFace]) -> None:
        super().__init__(row)
        self.side: Final[str] = intern(row["side"])
        self.kind: Final[str] = intern(row["kind"])
        self.owner: Final[str] = intern(row["owner"])
        self.faces: Final[tuple[SpecialFace, ...]] = tuple(faces[f"{row['id']}-{face}"] for face in row["faces"])


class Ring(Printed):
    """One of the three Elven Rings, and its keeper."""

    thing: ClassVar[str] = "ring"
    __slots__ = ("keeper",)

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.keeper: Final[str] = intern(row["keeper"])


class ActionToken(Printed):
    """An action token of the Shadow."""

    thing: ClassVar[str] = "token"
    __slots__ = ()


def read_data(file: str) -> dict[str, list[Row]]:
    """The tables of one file of the expansion's data, as written."""
    return facts.read_data(file, "ringwar.boardgame.lords")


def _name(row: Row, field: str) -> str | None:
    """A field that names something, or is left out."""
    value: str | None = row.get(field)
    return value and intern(value)


CHARACTER_ROWS: Final = read_data("characters.toml")["character"]
EVENT_ROWS: Final = read_data("events.toml")["event"]
SPECIAL_ROWS: Final = read_data("events.toml")["special"]
COMBAT_ROWS: Final = read_data("combat.toml")["combat"]
_DICE_ROWS: Final = read_data("dice.toml")["die"]

LORDS: Final[dict[str, Lord]] = {row["id"]: Lord(row) for row in CHARACTER_ROWS}
"""The characters that the expansion adds."""
BALROG: Final = LORDS["balrog-of-moria"]
GOTHMOG: Final = LORDS["gothmog-lieutenant-of-morgul"]
SMEAGOL: Final = LORDS["smeagol-tamed-wretch"]
BLACK_CAPTAIN: Final = facts.CHARACTERS["witch-king"]

COMBAT_WITH_LORDS: Final[dict[str, Row]] = {**facts.COMBAT, **{row["id"]: row for row in COMBAT_ROWS}}
"""All combat halves as written, by `combat_id`."""

LORDS_CARDS: Final[dict[str, LordsCard]] = {
    row["id"]: LordsCard(row, COMBAT_WITH_LORDS[row["combat"]]) for row in EVENT_ROWS
}
"""The event cards that go into the decks."""

WE_SHALL_GET_IT: Final = SpecialCard(SPECIAL_ROWS[0])

LORDS_TILES: Final[dict[str, LordsTile]] = {row["id"]: LordsTile(row) for row in read_data("tiles.toml")["tile"]}

SPECIAL_FACES: Final[dict[str, SpecialFace]] = {
    face.name: face for row in _DICE_ROWS for face in (SpecialFace(row, each) for each in row["faces"])
}
"""The different faces of the special dice."""

SPECIAL_DICE: Final[dict[str, SpecialDie]] = {row["id"]: SpecialDie(row, SPECIAL_FACES) for row in _DICE_ROWS}

RINGS: Final[dict[str, Ring]] = {row["id"]: Ring(row) for row in read_data("tokens.toml")["ring"]}
ACTION_TOKENS: Final[dict[str, ActionToken]] = {
    row["id"]: ActionToken(row) for row in read_data("tokens.toml")["token"]
}

_TAKEN_OUT: Final = {card.replaces for card in LORDS_CARDS.values()}

CHARACTERS_WITH_LORDS: Final[dict[str, Character]] = {**facts.CHARACTERS, **LORDS}
"""All characters of a game with the expansion."""

EVENTS_WITH_LORDS: Final[dict[str, EventCard]] = {
    **{name: card for name, card in facts.EVENTS.items() if name not in _TAKEN_OUT},
    **LORDS_CARDS,
}
"""All event cards in the decks of a game with the expansion."""

TILES_WITH_LORDS: Final[dict[str, Tile]] = {**facts.TILES, **LORDS_TILES}
"""All hunt tiles of a game with the expansion."""

facts.SHELVES.update(
    {
        Lord: LORDS,
        LordsCard: LORDS_CARDS,
        SpecialCard: {WE_SHALL_GET_IT.name: WE_SHALL_GET_IT},
        LordsTile: LORDS_TILES,
        SpecialFace: SPECIAL_FACES,
        SpecialDie: SPECIAL_DICE,
        Ring: RINGS,
        ActionToken: ACTION_TOKENS,
    }
)
