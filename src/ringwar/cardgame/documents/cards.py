"""Cards as parts of documents: armies and characters in play, with their items and tokens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ringwar.cardgame.documents.document import Document
from ringwar.cardgame.table import facts
from ringwar.cardgame.table.facts import ARMY, CHARACTER, ITEM, Card
from ringwar.cardgame.table.queries import items_of
from ringwar.cardgame.table.state import Location, State, without
from ringwar.kernel.fields import found, mapping, names, number, only, refusal

MOST_TOKENS = 99


def write_body(state: State, card: Card) -> dict[str, Any]:
    """An army or a character in play, with its items and tokens."""
    return {
        "card": card.name,
        "items": [item.name for item in items_of(state, card)],
        "tokens": write_tokens(state, card),
    }


def read_body(document: Document, entry: Mapping[str, Any], at: str, seat: str | None) -> Card:
    """An army or a character in play, with its items and tokens."""
    card = taken(document, entry.get("card"), f"{at}.card", seat)
    if card.kind not in (ARMY, CHARACTER):
        raise refusal(f"{at}.card", "not-by-itself", ("CG-ITEM-03",), kind=card.kind, card=card.name)
    read_tokens(document, card, entry, at)
    for where, name in names(entry.get("items", ()), f"{at}.items"):
        item = taken(document, name, where, None)
        if item.kind != ITEM or card.id not in item.wielders:
            raise refusal(where, "no-wielder", ("CG-ITEM-02",), card=card.name, item=item.name)
        document.state.items[card] = (*items_of(document.state, card), item)
    return card


def write_tokens(state: State, target: Card | Location) -> dict[str, int]:
    """The icons added to a card or a location."""
    attack, defense = state.added.get(target, (0, 0))
    return {"attack": attack, "defense": defense}


def read_tokens(document: Document, target: Card | Location, entry: Mapping[str, Any], at: str) -> None:
    """Add icons to a card or a location."""
    tokens = mapping(entry.get("tokens", {}), f"{at}.tokens")
    only(tokens, ("attack", "defense"), f"{at}.tokens")
    attack = number(tokens.get("attack", 0), f"{at}.tokens.attack", MOST_TOKENS)
    defense = number(tokens.get("defense", 0), f"{at}.tokens.defense", MOST_TOKENS)
    if attack or defense:
        document.state.added[target] = (attack, defense)


def taken(document: Document, name: Any, at: str, seat: str | None) -> Card:
    """Take a card from the draw deck in which it starts."""
    card = card_in_play(document, name, at)
    owner = document.state.rules.owner[card]
    if seat is not None and owner != seat:
        raise refusal(at, "other-seats-card", card=name, owner=owner, seat=seat)
    if card not in document.state.decks[owner]:
        raise refusal(at, "in-two-places", name=name)
    document.state.decks[owner] = without(document.state.decks[owner], card)
    return card


def card_in_play(document: Document, name: Any, at: str) -> Card:
    """A card of the scenario by its name."""
    card = found(facts.card, name, at)
    if card not in document.state.rules.owner:
        raise refusal(at, "not-in-scenario", name=name)
    return card
