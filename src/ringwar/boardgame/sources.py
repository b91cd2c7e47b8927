"""How sure the data are: what one source alone says, what was worked out, and what is a decision."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ringwar.boardgame.table.facts import (
    ANY,
    CHARACTER_ROWS,
    CHARACTERS,
    COMBAT,
    EVENT_ROWS,
    EVENTS,
    NATIONS,
    REGION_ROWS,
    REGIONS,
    TILES,
    Row,
)


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

    `group` is its kind ("region", "character", "combat") or its deck ("free-peoples character" and the like); `open`
    are the fields that one source alone gives or that were worked out from the others, with their values.
    """

    name: str
    title: str
    group: str
    number: int | None
    confidence: str
    open: Mapping[str, str]
    doubts: tuple[Doubt, ...]


def entries() -> list[Entry]:
    """Every region, character, event card and combat half, in the order of the data."""
    return [
        *(entry(row, "region") for row in REGION_ROWS),
        *(entry(row, "character") for row in CHARACTER_ROWS),
        *(entry(row, f"{row['side']} {row['deck']}") for row in EVENT_ROWS),
        *(entry(row, "combat") for row in COMBAT.values()),
    ]


def entry(row: Row, group: str) -> Entry:
    """How sure the data are of one thing."""
    return Entry(
        name=row["id"],
        title=row["title"],
        group=group,
        number=row.get("number"),
        confidence=row.get("confidence", "high"),
        open={
            field: _shown(row.get(field, ANY)) for field in (*row.get("inferred", ()), *row.get("single_source", ()))
        },
        doubts=tuple(
            Doubt(each["field"], each["value"], tuple(each["alternatives"]), each["reason"])
            for each in row.get("unverified", ())
        ),
    )


def _shown(value: str | int | list[dict[str, str]]) -> str:
    """A field for people: a word, a number, or a list of named abilities."""
    if isinstance(value, int):
        return str(value).lower()
    return value if isinstance(value, str) else " ".join(f"{each['name']}: {each['text']}" for each in value)


def data_summary() -> list[str]:
    """What the data of the base game hold and how sure they are, for people, a line each."""
    borders = sum(len(each.adjacent) for each in REGIONS.values()) // 2
    return [
        f"{len(REGIONS)} regions with {borders} open borders, {len(NATIONS)} nations, {len(CHARACTERS)} characters",
        f"{len(EVENTS)} event cards with {len(COMBAT)} different combat halves, {len(TILES)} hunt tiles",
        *how_sure(entries()),
    ]


def unverified() -> list[str]:
    """The values of the base game that are decisions, for people, a line each."""
    return decisions(entries())


def how_sure(known: Sequence[Entry]) -> list[str]:
    """How sure some of the data are, for people, a line each."""
    levels = Counter(each.confidence for each in known)
    return [
        "confidence: " + ", ".join(f"{levels[level]} {level}" for level in ("high", "medium", "low")),
        f"{len(decisions(known))} values are decisions that a person with the printed game can settle",
        f"{sum(len(each.open) for each in known)} more rest on one source or on what the cards do",
    ]


def decisions(known: Sequence[Entry]) -> list[str]:
    """The values of some of the data that are decisions, for people, a line each."""
    return [
        f"{entry.title} ({entry.group}), {doubt.field}: {doubt.value}; or {', or '.join(doubt.alternatives)}"
        for entry in known
        for doubt in entry.doubts
    ]
