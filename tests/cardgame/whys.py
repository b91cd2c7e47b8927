"""Why not? in few words, for tests."""

from __future__ import annotations

from cardgame.tables import Table
from ringwar.cardgame.table.facts import CARDS


def why(game: Table, name: str, intent: str | None = None, kind: str | None = None) -> tuple[str, ...]:
    """The key of the reason why a thing is no option, or cannot be used with an intent, and its clauses.

    Nothing where it is one. A name is that of a card, or else of a location.
    """
    reason = game.why_not(kind or ("card" if name in CARDS else "location"), name, intent)
    return () if reason is None else (reason["key"], *reason["clauses"])
