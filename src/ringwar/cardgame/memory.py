"""What everybody remembers of cards that were open once and lie hidden now: where each may be, chapter 14."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ringwar.cardgame.facts import Card
from ringwar.cardgame.state import Cards, State

CYCLE, DECK, DRAWN, ELIMINATED, HAND = PLACES = ("cycle", "deck", "drawn", "eliminated", "hand")
LASTING = (CYCLE, DECK, ELIMINATED, HAND)
"""Where cards stay; what may be in any of them is not remembered."""


def zone_of(state: State, place: str) -> dict[str, Cards]:
    """The cards in a place, by seat."""
    if place == HAND:
        return state.hands
    if place == DECK:
        return state.decks
    if place == CYCLE:
        return state.cycles
    return state.eliminated if place == ELIMINATED else state.drawn


def remember(state: State, seat: str, places: Iterable[str], cards: frozenset[Card]) -> None:
    """Cards of a seat are in one of these places, as everybody knows."""
    key = (seat, *sorted(places))
    if cards and not all(place in key for place in LASTING):
        state.known[key] = state.known.get(key, frozenset()) | cards


def moved(state: State, seat: str, origin: str, goal: str) -> None:
    """CG-INFO-11. A hidden card has gone from one place to another: it may be any that may have lain there."""
    for key in [key for key in state.known if key[0] == seat and origin in key[1:] and goal not in key[1:]]:
        remember(state, seat, (*key[1:], goal), state.known.pop(key))
    if origin != DECK and state.seen:
        seen = state.seen.intersection(zone_of(state, origin)[seat])
        if seen:
            state.seen -= seen
            remember(state, seat, (origin, goal), seen)


def shown(state: State, card: Card) -> None:
    """A card lies open, and nobody has to remember where it may be."""
    for key in [key for key, cards in state.known.items() if card in cards]:
        left = state.known.pop(key) - {card}
        if left:
            state.known[key] = left


def recycled(state: State, seat: str) -> None:
    """CG-DECK-03. The cycle pile goes into the draw deck, and with it all that was known to lie there."""
    for key in [key for key in state.known if key[0] == seat and CYCLE in key[1:]]:
        remember(state, seat, {DECK, *key[1:]} - {CYCLE}, state.known.pop(key))
    seen = state.seen.intersection(state.cycles[seat])
    state.seen -= seen
    remember(state, seat, (DECK,), seen)


def bound(state: State, reader: str) -> dict[Any, frozenset[Card]]:
    """For each hidden card of which something is known, the cards whose places it can have taken."""
    found = {}
    for (seat, *places), cards in state.known.items():
        if seat != reader:
            there = frozenset(card for place in places for card in zone_of(state, place)[seat])
            found.update(dict.fromkeys(cards, there))
    return found


def write_known(state: State) -> list[dict[str, Any]]:
    """What everybody remembers, for a view or a document."""
    return [
        {"seat": seat, "places": places, "cards": sorted(card.name for card in cards)}
        for (seat, *places), cards in sorted(state.known.items(), key=lambda item: item[0])
    ]
