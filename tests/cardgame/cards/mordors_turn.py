"""Tables for the cards of Mordor."""

from __future__ import annotations

from typing import Any

from cardgame.quiet import small
from cardgame.tables import Table, table


def mordors_turn(rules: str = "trilogy", *, mordor: Any = None, others: Any = None, **fields: Any) -> Table:
    """It is the turn of the Mordor player, on a table with small decks."""
    return table(
        rules, to_act="witch-king", seats=small({"witch-king": mordor or {}, **(others or {})}, rules), **fields
    )
