"""Where things are on the table: queries that chapters share."""

from __future__ import annotations

from collections.abc import Iterator

from ringwar.cardgame.table.facts import CHARACTER, Battleground, Card, Path
from ringwar.cardgame.table.state import Cards, Location, State

RESERVE = "reserve"

Place = Battleground | Path | str
"""Where a card in play is: on a battleground, on the path, or in a reserve."""
Destination = Place | Card | None
"""Where a card is played: a place, for an item its wielder, for an event nowhere."""
Pointed = Battleground | Path | Card | str
"""What somebody can point at: a location, a card, or by a word the reserve, the top of a draw deck, an action."""


def place_of(state: State, card: Card) -> Place | None:
    """CG-CARD-11, CG-CARD-12. Where an army, a character or an item in play is; None for a card not in play."""
    if card.kind == "item":
        wielder = wielder_of(state, card)
        return None if wielder is None else place_of(state, wielder)
    if card in state.reserves[state.rules.owner[card]]:
        return RESERVE
    if card in state.path_cards:
        return state.path
    for battleground, cards in state.battlegrounds.items():
        if card in cards:
            return battleground
    return None


def wielder_of(state: State, item: Card) -> Card | None:
    """The character that wields an item."""
    for wielder, items in state.items.items():
        if item in items:
            return wielder
    return None


def items_of(state: State, card: Card) -> Cards:
    return state.items.get(card, ())


def bodies_in_play(state: State) -> Iterator[Card]:
    """CG-CARD-11. Every army and character in play."""
    for cards in state.reserves.values():
        yield from cards
    yield from state.path_cards
    for cards in state.battlegrounds.values():
        yield from cards


def is_in_play(state: State, *ids: str) -> bool:
    """CG-CARD-10. Whether one of the named armies or characters is in play."""
    return any(card.id in ids for card in bodies_in_play(state))


def is_in_reserve(state: State, card_id: str) -> bool:
    return any(card.id == card_id for cards in state.reserves.values() for card in cards)


def cards_at(state: State, location: Location) -> Cards:
    """The armies and characters on an active location."""
    return state.path_cards if location is state.path else state.battlegrounds.get(location, ())  # type: ignore[arg-type]


def side_at(state: State, location: Location, side: str) -> list[Card]:
    return [card for card in cards_at(state, location) if card.side == side]


def characters_at(state: State, location: Location, faction: str) -> int:
    """How many characters of a faction are on a location."""
    return sum(card.faction == faction and card.kind == CHARACTER for card in cards_at(state, location))


def active_locations(state: State) -> list[Location]:
    """CG-COMBAT-01. Every active location, the path last."""
    battlegrounds: list[Location] = list(state.battlegrounds)
    return [*battlegrounds, state.path] if state.path is not None else battlegrounds
