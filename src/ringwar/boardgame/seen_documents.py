"""Documents of what some readers see of a table: what is hidden from all of them is as if nobody had drawn it yet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ringwar.boardgame.documents.whole import write
from ringwar.boardgame.table.state import State
from ringwar.boardgame.view import view
from ringwar.boardgame.view_types import BoardTable


def write_seen(state: State, readers: Sequence[str]) -> dict[str, Any]:
    """BG-INFO-01, BG-INFO-04, LM-INFO-01. Hidden cards are in their decks, hidden companions by the usual cards."""
    seen = [view(state, reader) for reader in readers]
    document = write(state)
    document.pop("known", None)
    discards = {side: pile["seen"] for side, pile in seen[0]["discards"].items()}
    document["hands"] = {seat: _hand(seen, seat) for seat in document["hands"]}
    document["discards"] = discards
    document["seen"] = sorted(card for cards in discards.values() for card in cards)
    persons = max(seen, key=lambda table: _told(document, table))
    document["fellowship"]["companions"] = persons["fellowship"]["companions"]
    document["fellowship"]["guide"] = persons["fellowship"]["guide"]
    if "lords" in document:
        told = {*persons["fellowship"]["companions"], *persons["characters"], *persons["eliminated"]}
        versions: dict[str, str] = document["lords"]["companions"]
        document["lords"]["companions"] = {person: name for person, name in versions.items() if name in told}
    return document


def _hand(seen: Sequence[BoardTable], seat: str) -> list[str]:
    """The cards of a hand, none where no reader sees them."""
    return next((table["hands"][seat]["cards"] for table in seen if "cards" in table["hands"][seat]), [])


def _told(document: dict[str, Any], table: BoardTable) -> int:
    """How many companions somebody knows by their own cards."""
    return len({*document["fellowship"]["companions"]} & {*table["fellowship"]["companions"]})
