"""How sure the data are: what one source alone says, what was worked out from the rest, and what is a decision."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ringwar.boardgame.lords.table import facts as lords
from ringwar.boardgame.table import facts as board
from ringwar.cardgame.table import facts as cards

Row = Mapping[str, Any]
GAMES = ("boardgame", "cardgame")
"""The games whose data are known here."""
CONDITIONS = {
    "battleground": "on",
    "path": "on",
    "supporting": "while supporting",
    "in-play": "while in play:",
    "per-two": "for every two of",
    "token": "when its price is paid",
}
"""When a variable icon counts, in words."""


@dataclass(frozen=True)
class Doubt:
    """A value of the data that is a decision: the field, our value, what else it could be, and why it is open."""

    field: str
    value: str
    alternatives: tuple[str, ...]
    reason: str


@dataclass(frozen=True, eq=False)
class Entry:
    """How sure the data are of one thing.

    `group` is its kind ("region", "character", "combat", "path"), its deck ("free-peoples character") or its faction;
    `open` are the fields that one source alone gives or that were worked out from the others, with their values.
    """

    name: str
    title: str
    group: str
    numbers: tuple[int, ...]
    confidence: str
    open: Mapping[str, str]
    doubts: tuple[Doubt, ...]


def board_entries() -> list[Entry]:
    """Every region, character, event card and combat half of the base game, in the order of the data."""
    return [
        *(_entry(row, "region") for row in board.REGION_ROWS),
        *(_entry(row, "character") for row in board.CHARACTER_ROWS),
        *(_entry(row, f"{row['side']} {row['deck']}") for row in board.EVENT_ROWS),
        *(_entry(row, "combat") for row in board.COMBAT.values()),
    ]


def lords_entries() -> list[Entry]:
    """Every character, card and combat half of Lords of Middle-earth, in the order of the data."""
    return [
        *(_entry(row, "character") for row in lords.CHARACTER_ROWS),
        *(_entry(row, f"{row['side']} {row['deck']}") for row in lords.EVENT_ROWS),
        *(_entry(row, lords.SPECIAL) for row in lords.SPECIAL_ROWS),
        *(_entry(row, "combat") for row in lords.COMBAT_ROWS),
    ]


def card_entries() -> list[Entry]:
    """Every printed card of the card game, then every battleground and path, in the order of their numbers."""
    faction_cards = [_entry(row, row["faction"], _of_card) for row in cards.read_data("cards.toml")["card"]]
    locations = cards.read_data("locations.toml")
    return faction_cards + [_entry(row, group, _of_location) for group, rows in locations.items() for row in rows]


def _entry(row: Row, group: str, shown: Callable[[Row, str], str] | None = None) -> Entry:
    """How sure the data are of one thing; `shown` says how a field is compared with what is printed."""
    number = row.get("card_number", row.get("number"))
    numbers = row.get("numbers", () if number is None else (number,))
    fields = (*row.get("inferred", ()), *row.get("single_source", ()))
    return Entry(
        name=row["id"],
        title=row["title"],
        group=group,
        numbers=tuple(numbers),
        confidence=row.get("confidence", "high"),
        open={field: (shown or _of_board)(row, field) for field in fields},
        doubts=tuple(
            Doubt(each["field"], str(each["value"]), tuple(map(str, each["alternatives"])), each["reason"])
            for each in row.get("unverified", ())
        ),
    )


def _of_board(row: Row, field: str) -> str:
    """A field of the board game for people: a word, a number, or a list of named abilities."""
    value = row.get(field, board.ANY)
    if isinstance(value, int):
        return str(value).lower()
    return value if isinstance(value, str) else " ".join(f"{each['name']}: {each['text']}" for each in value)


def _of_card(row: Row, field: str) -> str:
    """A field of a faction card for people; its icons are written attack/defence."""
    card = cards.CARDS[row["id"]]
    if field == "text":
        return str(row.get("text", ""))
    if field == "icons":
        return _icons(card)
    if field == "variable":
        return ", ".join(map(_variable, card.variables))
    return _listed(getattr(card, field))


def _of_location(row: Row, field: str) -> str:
    """A field of a battleground or a path for people."""
    if field == "text":
        return str(row.get("text", ""))
    return _listed(getattr((cards.BATTLEGROUNDS | cards.PATHS)[row["id"]], field))


def _listed(value: Any) -> str:
    return str(value) if isinstance(value, int) else ", ".join(map(str, sorted(value)))


def _icons(card: cards.Card) -> str:
    pairs = {
        "path": (card.path_attack, card.path_defense),
        "battleground": (card.battleground_attack, card.battleground_defense),
        "leadership": (card.leadership_attack, card.leadership_defense),
    }
    shown = [f"{kind} {attack}/{defence}" for kind, (attack, defence) in pairs.items() if attack or defence]
    return ", ".join(shown) or "none"


def _variable(variable: cards.Variable) -> str:
    icon = variable.icon.replace("_", " ").replace("defense", "defence")
    return f"+{variable.bonus} {icon} {CONDITIONS[variable.kind]} {' or '.join(variable.names)}".rstrip()


def summary(game: str) -> list[str]:
    """What the data of a game hold and how sure they are, for people, a line each."""
    if game == "cardgame":
        return [*_cards_held(), *_how_sure(card_entries())]
    return [*_board_held(), *_how_sure(board_entries()), _lords_held(), *_how_sure(lords_entries())]


def unverified(game: str) -> list[str]:
    """The values of a game that are decisions, for people, a line each."""
    known = card_entries() if game == "cardgame" else [*board_entries(), *lords_entries()]
    return decisions(known)


def decisions(known: Sequence[Entry]) -> list[str]:
    """The values of some of the data that are decisions, for people, a line each."""
    return [
        f"{entry.title} ({entry.group}), {doubt.field}: {doubt.value}; or {', or '.join(doubt.alternatives)}"
        for entry in known
        for doubt in entry.doubts
    ]


def _how_sure(known: Sequence[Entry]) -> list[str]:
    levels = Counter(each.confidence for each in known)
    return [
        "confidence: " + ", ".join(f"{levels[level]} {level}" for level in ("high", "medium", "low")),
        f"{len(decisions(known))} values are decisions that a person with the printed game can settle",
        f"{sum(len(each.open) for each in known)} more rest on one source or on what the cards do",
    ]


def _board_held() -> list[str]:
    regions = board.REGIONS
    borders = sum(len(each.adjacent) for each in regions.values()) // 2
    nations, people = len(board.NATIONS), len(board.CHARACTERS)
    return [
        f"{len(regions)} regions with {borders} open borders, {nations} nations, {people} characters",
        f"{len(board.EVENTS)} event cards with {len(board.COMBAT)} different combat halves, "
        f"{len(board.TILES)} hunt tiles",
    ]


def _lords_held() -> str:
    halves, special = len(lords.COMBAT_ROWS), len(lords.SPECIAL_ROWS)
    deck = f"{len(lords.LORDS_CARDS)} event cards with {halves} new combat halves, {special} special card"
    parts = (
        f"{len(lords.LORDS_TILES)} hunt tiles, {len(lords.SPECIAL_DICE)} special dice, {len(lords.RINGS)} Elven Rings"
    )
    tokens = f"{len(lords.ACTION_TOKENS)} action tokens"
    return f"Lords of Middle-earth: {len(lords.LORDS)} characters, {deck}, {parts}, {tokens}"


def _cards_held() -> list[str]:
    groups = Counter(each.faction for each in cards.CARDS.values())
    printed = len(card_entries()) - len(cards.BATTLEGROUNDS) - len(cards.PATHS)
    return [
        f"{printed} faction cards, {len(cards.CARDS)} with their copies: "
        + ", ".join(f"{faction} {number}" for faction, number in groups.items()),
        f"{len(cards.BATTLEGROUNDS)} battlegrounds and {len(cards.PATHS)} paths",
        f"{len(cards.SCENARIOS)} scenarios: {', '.join(cards.SCENARIOS)}",
    ]
