"""Event cards as a part of documents: hands, table, discards, and what is known of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ringwar.boardgame.documents.document import Document
from ringwar.boardgame.table import facts
from ringwar.boardgame.table.facts import SIDES, EventCard
from ringwar.boardgame.table.memory import DISCARDS, Known, lies_in, write_known
from ringwar.boardgame.table.state import State, without
from ringwar.kernel.fields import entries, found, names, one_of, only, refusal


def write_cards(state: State) -> dict[str, Any]:
    """The cards outside their decks, and what is known of those that are hidden."""
    return {
        "hands": {seat: [card.name for card in cards] for seat, cards in state.hands.items()},
        "table": {side: [card.name for card in state.table[side]] for side in SIDES},
        "discards": {side: [card.name for card in state.discards[side]] for side in SIDES},
        "seen": sorted(card.name for card in state.seen),
        **({"known": write_known(state)} if state.known else {}),
    }


def read_cards(document: Document) -> None:
    """Lay out the cards; those named nowhere are in their decks."""
    state = document.state
    for zone, cards in (("hands", state.hands), ("table", state.table), ("discards", state.discards)):
        fields = document.fields(zone)
        only(fields, tuple(cards), zone)
        for owner in cards:
            for at, name in names(fields.get(owner, ()), f"{zone}.{owner}"):
                card = _taken(document, name, state.rules.seats.get(owner, owner), at)
                _refuse_zone(document, card, zone, at)
                cards[owner] += (card,)
    for at, name in names(document.written.get("removed_cards", ()), "removed_cards"):
        side = _event(document, name, at).side
        state.discards[side] += (_taken(document, name, side, at),)
    _discard_played_tiles(document)
    _read_memory(document)


def _refuse_zone(document: Document, card: EventCard, zone: str, at: str) -> None:
    """Not every card stays on the table, and one of no deck is in no hand."""
    if zone == "table" and not card.on_table:
        raise refusal(at, "not-on-the-table", card=card.name)
    if zone == "hands" and card in document.box.special_cards:
        raise refusal(at, "never-in-a-hand", card=card.name)


def _discard_played_tiles(document: Document) -> None:
    """BG-HUNT-05. A card that has brought a special tile into play has been played."""
    state = document.state
    for tile in (*state.pool, *state.drawn_tiles, *state.removed_tiles, *state.special_tiles):
        card = document.box.events.get(tile.card or "")
        if card is None:
            continue
        deck = state.decks[card.side, card.deck]
        if card in deck:
            state.decks[card.side, card.deck] = without(deck, card)
            state.discards[card.side] += (card,)
            state.seen |= {card}
        elif card not in state.discards[card.side]:
            raise refusal("hunt", "tile-without-card", ("BG-HUNT-05",), tile=tile.name, card=card.name)


def _read_memory(document: Document) -> None:
    """Which discarded cards everybody has seen, and what single players know."""
    state = document.state
    for at, name in names(document.written.get("seen", ()), "seen"):
        card = _event(document, name, at)
        if card not in state.discards[card.side]:
            raise refusal(at, "not-discarded", card=name)
        state.seen |= {card}
    for at, fields in entries(document.written.get("known", ()), "known"):
        _remember(document, fields, at)


def _remember(document: Document, fields: Mapping[str, Any], at: str) -> None:
    """A hidden card of which a player knows something."""
    state = document.state
    only(fields, ("seat", "card", "places"), at)
    reader, name = one_of(fields.get("seat"), tuple(state.rules.seats), f"{at}.seat"), fields.get("card")
    allowed = tuple(seat for seat in (*state.rules.seats, DISCARDS) if seat != reader)
    card = _event(document, name, f"{at}.card")
    places = tuple(one_of(each, allowed, where) for where, each in names(fields.get("places"), f"{at}.places"))
    if not any(card in lies_in(state, place, card.side) for place in places) or card in state.seen:
        raise refusal(at, "not-hidden", card=card.name)
    state.known += (Known(reader, card, places),)


def _event(document: Document, name: Any, at: str) -> EventCard:
    """A card by its name."""
    cards = {**document.box.events, **{card.name: card for card in document.box.special_cards}}
    return found(lambda each: facts.find(cards, "event-card", each), name, at)


def _taken(document: Document, name: str, side: str, at: str) -> EventCard:
    """A card of a side, taken out of its deck."""
    card = _event(document, name, at)
    if card.side != side:
        raise refusal(at, "other-sides-card", card=name)
    if card in document.box.special_cards:
        return card
    deck = document.state.decks[side, card.deck]
    if card not in deck:
        raise refusal(at, "in-two-places", name=name)
    document.state.decks[side, card.deck] = without(deck, card)
    return card
