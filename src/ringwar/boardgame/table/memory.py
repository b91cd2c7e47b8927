"""What a player has seen of hidden cards and others have not: where each of them may be by now, chapter 22.2."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from ringwar.boardgame.table.facts import EventCard
from ringwar.boardgame.table.state import State

DISCARDS = "discards"
COMMITTED = "committed"


class Known(NamedTuple):
    """A hidden card of which a player knows something: in which places it may be, hands by the name of the seat."""

    reader: str
    card: EventCard
    places: tuple[str, ...]


def learn(state: State, reader: str, cards: Iterable[EventCard], place: str) -> None:
    """A player sees where cards are."""
    found = tuple(cards)
    kept = tuple(each for each in state.known if each.reader != reader or each.card not in found)
    state.known = (*kept, *(Known(reader, card, (place,)) for card in found))


def forget(state: State, card: EventCard) -> None:
    """A card has come to light, and nobody has to remember it."""
    if state.known:
        state.known = tuple(each for each in state.known if each.card is not card)


def left_hand(state: State, seat: str, card: EventCard, place: str) -> None:
    """BG-CARD-07, BG-INFO-06. A hidden card leaves a hand: others see its back, and that any of that back may be it."""
    if state.known:
        state.known = tuple([_perhaps_there(each, seat, card.deck, place) for each in state.known])


def _perhaps_there(known: Known, seat: str, deck: str, place: str) -> Known:
    """What is known of a card, when one of a deck has gone from a hand to a place."""
    may_be_it = known.reader != seat and known.card.deck == deck and seat in known.places
    return known._replace(places=(*known.places, place)) if may_be_it and place not in known.places else known


def discarded(state: State, seat: str, card: EventCard) -> None:
    """BG-CARD-07, BG-INFO-04. A hidden card goes to the pile that two partners share; one knows his own."""
    left_hand(state, seat, card, DISCARDS)
    if state.rules.seats[seat] != seat:
        learn(state, seat, (card,), DISCARDS)


def turned_up(state: State) -> None:
    """BG-COMBATCARD-04. The chosen combat cards have come to light, and what was not among them has not been chosen."""
    if state.known:
        shown = state.committed.values()
        state.known = tuple(
            each._replace(places=tuple(place for place in each.places if place != COMMITTED))
            for each in state.known
            if each.card not in shown
        )


def exchanged(state: State, given: Mapping[str, EventCard]) -> None:
    """BG-MULTI-15, BG-MULTI-16. Each of two partners knows what he has given away; others, that any card may be it."""
    first, second = given
    for card in given.values():
        state.known = tuple(each for each in state.known if each.reader not in given or each.card is not card)
    state.known = tuple(
        each
        if each.reader in given or {first, second}.isdisjoint(each.places)
        else each._replace(places=tuple(dict.fromkeys((*each.places, first, second))))
        for each in state.known
    )
    learn(state, first, (given[first],), second)
    learn(state, second, (given[second],), first)


def remembered(state: State, reader: str) -> dict[EventCard, tuple[str, ...]]:
    """Where the hidden cards may be of which a reader knows something."""
    return {each.card: each.places for each in state.known if each.reader == reader}


def lies_in(state: State, place: str, side: str) -> tuple[EventCard, ...]:
    """The cards of a side in a place."""
    if place == DISCARDS:
        return state.discards[side]
    if place == COMMITTED:
        return (state.committed[side],) if side in state.committed else ()
    return state.hands[place]


def bound(state: State, reader: str) -> dict[Any, tuple[EventCard, ...]]:
    """For each hidden card of which a reader knows something, the cards whose places it can have taken."""
    return {
        card: tuple(each for place in places for each in lies_in(state, place, card.side) if each.deck == card.deck)
        for card, places in remembered(state, reader).items()
    }


def renamed(state: State, names: Mapping[Any, Any], reader: str) -> State:
    """A table on which hidden cards have changed places, and a reader remembers what he does on this one."""
    other = state.renamed(names)
    other.known = tuple(
        each if each.reader == reader else each._replace(card=names.get(each.card, each.card)) for each in state.known
    )
    return other


def write_known(state: State) -> list[dict[str, Any]]:
    """What players remember, for a document."""
    return [{"seat": each.reader, "card": each.card.name, "places": list(each.places)} for each in state.known]
