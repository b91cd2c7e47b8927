"""Tables on which little can happen by itself: small draw decks, and nothing to do for those who are not named."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cardgame.tables import Seat, Table, table
from ringwar.cardgame.table.facts import PATHS, SCENARIOS


def small(seats: Mapping[str, Seat] | None = None, rules: str = "trilogy") -> dict[str, Seat]:
    """The seats of a table; the draw deck of each holds only what is said, or nothing."""
    return {seat.name: {"deck": [], **(seats or {}).get(seat.name, {})} for seat in SCENARIOS[rules].seats}


def quiet(seats: Mapping[str, Seat] | None = None, rules: str = "trilogy") -> dict[str, Seat]:
    """The same without Ring tokens: whoever has no card passes without being asked."""
    if not SCENARIOS[rules].ring_tokens:
        return small(seats, rules)
    return {name: {"ring_token": False, **seat} for name, seat in small(seats, rules).items()}


def drawn(game: Table) -> Table:
    """The position after Chance has let everybody draw who has to draw now."""
    while game.question is not None and game.question.key == "draw":
        game = game.after(game.names()[0])
    return game


def hands(game: Table) -> dict[str, int]:
    """How many cards everybody holds."""
    return {seat: len(cards) for seat, cards in game.state.hands.items()}


def attack_on(location: str, *cards: str) -> int:
    """How many attack icons count in a combat over a location with these cards on it."""
    attack: int = _combat(location, cards)["attack"]
    return attack


def defense_of(location: str, *cards: str) -> int:
    """How many defence icons the cards have in a combat over a location with these cards on it."""
    defense: int = _combat(location, cards)["cards"]
    return defense


def _combat(location: str, cards: Sequence[str]) -> Mapping[str, Any]:
    """What was told of a combat, with another location active so that there is an order to choose."""
    if location in PATHS:
        game = table(path=location, on_path=cards, battlegrounds={"umbar": ()}, step="combat", seats=quiet())
    else:
        game = table(path="bag-end", battlegrounds={location: cards}, step="combat", seats=quiet())
    return next(event.about for event in game.after(location).events() if event.kind.endswith("-combat"))
