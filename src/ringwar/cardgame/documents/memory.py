"""What this round and the people at the table remember, as a part of documents."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ringwar.cardgame.documents.cards import card_in_play
from ringwar.cardgame.documents.document import Document
from ringwar.cardgame.table import facts
from ringwar.cardgame.table.facts import Card
from ringwar.cardgame.table.memory import PLACES, remember, write_known, zone_of
from ringwar.cardgame.table.state import State
from ringwar.cardgame.table.texts import OPENS, SUPPORTED_BY
from ringwar.kernel.fields import entries, names, one_of, only, refusal


def write_memory(state: State) -> dict[str, Any]:
    """The cards played and used this round, effects that last, and the hidden cards that everybody saw."""
    return {
        "played_this_round": sorted(card.name for card in state.played),
        "used_this_round": [card.name for card in state.used],
        "lasting": list(state.lasting),
        "seen": sorted(card.name for card in state.seen),
        **({"known": write_known(state)} if state.known else {}),
    }


def read_memory(document: Document) -> None:
    """Lay out what is remembered."""
    state, written = document.state, document.written
    state.played |= frozenset(_cards(document, "played_this_round"))
    state.used = tuple(_cards(document, "used_this_round"))
    state.seen = frozenset(_cards(document, "seen"))
    for at, fields in entries(written.get("known", ()), "known"):
        _remember(document, fields, at)
    lasting = [text for text in facts.CARDS if text in OPENS or text in SUPPORTED_BY]
    texts = [text for text in lasting if facts.CARDS[text].kind == facts.EVENT]
    state.lasting = tuple(one_of(name, texts, at) for at, name in names(written.get("lasting", ()), "lasting"))


def _remember(document: Document, fields: Mapping[str, Any], at: str) -> None:
    """Cards of a seat that everybody saw, and where they may be."""
    only(fields, ("seat", "places", "cards"), at)
    seat = one_of(fields.get("seat"), document.state.rules.seats, f"{at}.seat")
    places = [one_of(each, PLACES, where) for where, each in names(fields.get("places", ()), f"{at}.places")]
    cards = [card_in_play(document, each, where) for where, each in names(fields.get("cards", ()), f"{at}.cards")]
    for card in cards:
        if card in document.state.seen or not any(card in zone_of(document.state, place)[seat] for place in places):
            raise refusal(at, "not-hidden", card=card.name)
    remember(document.state, seat, places, frozenset(cards))


def _cards(document: Document, field: str) -> list[Card]:
    return [card_in_play(document, name, at) for at, name in names(document.written.get(field, ()), field)]
