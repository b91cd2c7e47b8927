"""What came of combats, in few words: what tests of several chapters ask about a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardgame.tables import Table, names
from ringwar.cardgame import scenario

FREE, SHADOW = "free-peoples", "shadow"


def eliminated(game: Table) -> set[str]:
    """Every card in an eliminated pile, whoever's."""
    return {name for cards in game.state.eliminated.values() for name in names(cards)}


def cycled(game: Table) -> set[str]:
    """Every card in a cycle pile, whoever's."""
    return {name for cards in game.state.cycles.values() for name in names(cards)}


def scored(game: Table, side: str) -> set[str]:
    """The locations in the scoring area of a side."""
    return {location.name for location in game.state.scoring[side]}


def active(game: Table) -> set[str]:
    """The active locations."""
    path = game.state.path
    return {place.name for place in game.state.battlegrounds} | ({path.name} if path else set())


def battle(
    place: str,
    cards: Sequence[str] = (),
    *,
    rules: str = "trilogy",
    attack: int = 0,
    defense: int = 0,
    reactivated_from: str | None = None,
    **fields: Any,
) -> Table:
    """A combat step with one active battleground, icons added to it, and these cards there ("galadriel+nenya…")."""
    entry = {
        "id": place,
        "tokens": {"attack": attack, "defense": defense},
        "reactivated_from": reactivated_from,
        "cards": [_in_play(each) for each in cards],
    }
    return scenario(rules, battlegrounds=[entry], **{"step": "combat", **fields})


def ambush(
    path: str,
    cards: Sequence[str] = (),
    *,
    rules: str = "trilogy",
    attack: int = 0,
    defense: int = 0,
    **fields: Any,
) -> Table:
    """A combat step with only a path active, icons added to it, and these cards there."""
    entry = {"id": path, "tokens": {"attack": attack, "defense": defense}, "cards": [_in_play(each) for each in cards]}
    return scenario(rules, path=entry, **{"step": "combat", **fields})


def _in_play(entry: str) -> dict[str, Any]:
    """A card with its items; one bearing added icons is written "gorbag-and-shagrat:2/0" (attack and defence)."""
    body, *items = entry.split("+")
    card, _, tokens = body.partition(":")
    attack, _, defense = tokens.partition("/")
    return {"card": card, "items": items, "tokens": {"attack": int(attack or 0), "defense": int(defense or 0)}}
