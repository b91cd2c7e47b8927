"""How sure the data of the expansion are."""

from __future__ import annotations

from ringwar.boardgame.lords.table.facts import (
    ACTION_TOKENS,
    CHARACTER_ROWS,
    COMBAT_ROWS,
    EVENT_ROWS,
    LORDS,
    LORDS_CARDS,
    LORDS_TILES,
    RINGS,
    SPECIAL,
    SPECIAL_DICE,
    SPECIAL_ROWS,
)
from ringwar.boardgame.sources import Entry, decisions, entry, how_sure


def entries() -> list[Entry]:
    """How sure the data are of every character, card and combat half of the expansion, in the order of the data."""
    return [
        *(entry(row, "character") for row in CHARACTER_ROWS),
        *(entry(row, f"{row['side']} {row['deck']}") for row in EVENT_ROWS),
        *(entry(row, SPECIAL) for row in SPECIAL_ROWS),
        *(entry(row, "combat") for row in COMBAT_ROWS),
    ]


def data_summary() -> list[str]:
    """What the data of the expansion hold and how sure they are, for people, a line each."""
    cards = (
        f"{len(LORDS_CARDS)} event cards with {len(COMBAT_ROWS)} new combat halves, {len(SPECIAL_ROWS)} special card"
    )
    parts = f"{len(LORDS_TILES)} hunt tiles, {len(SPECIAL_DICE)} special dice, {len(RINGS)} Elven Rings"
    return [
        f"Lords of Middle-earth: {len(LORDS)} characters, {cards}, {parts}, {len(ACTION_TOKENS)} action tokens",
        *how_sure(entries()),
    ]


def unverified() -> list[str]:
    """The values of the expansion that are decisions, for people, a line each."""
    return decisions(entries())
