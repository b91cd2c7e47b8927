"""How sure the data of the expansion are."""

from __future__ import annotations

from ringwar.boardgame.lords.facts import CHARACTER_ROWS, COMBAT_ROWS, EVENT_ROWS, SPECIAL, SPECIAL_ROWS
from ringwar.boardgame.sources import Entry, entry


def entries() -> list[Entry]:
    """How sure the data are of every character, card and combat half of the expansion, in the order of the data."""
    return [
        *(entry(row, "character") for row in CHARACTER_ROWS),
        *(entry(row, f"{row['side']} {row['deck']}") for row in EVENT_ROWS),
        *(entry(row, SPECIAL) for row in SPECIAL_ROWS),
        *(entry(row, "combat") for row in COMBAT_ROWS),
    ]
