"""What belongs to the seats, as a part of documents: hands, piles, reserves, Ring tokens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ringwar.cardgame.documents.cards import read_body, taken, write_body
from ringwar.cardgame.documents.document import Document
from ringwar.cardgame.table import facts
from ringwar.cardgame.table.facts import CHARACTER, Card
from ringwar.cardgame.table.state import State
from ringwar.kernel.fields import entries, found, mapping, names, one_of, only, refusal, truth

SEAT_FIELDS = ("hand", "cycle", "eliminated", "reserve", "ring_token", "top")


def write_seats(state: State) -> dict[str, Any]:
    """What every seat has."""
    return {seat: _seat(state, seat) for seat in state.rules.seats}


def _seat(state: State, seat: str) -> dict[str, Any]:
    zones = {
        "hand": state.hands,
        "cycle": state.cycles,
        "eliminated": state.eliminated,
        "top": state.tops,
    }
    return {
        **{name: [card.name for card in zone[seat]] for name, zone in zones.items()},
        "reserve": [
            {**write_body(state, card), "played_this_round": card in state.locked} for card in state.reserves[seat]
        ],
        **({"ring_token": state.rings[seat]} if seat in state.rings else {}),
    }


def read_seats(document: Document) -> None:
    """Lay out what every seat has; cards named nowhere are in their draw decks."""
    for seat, fields in document.fields("seats").items():
        _read_seat(document, seat, mapping(fields, f"seats.{seat}"))


def _read_seat(document: Document, seat: str, fields: Mapping[str, Any]) -> None:
    state, at = document.state, f"seats.{seat}"
    one_of(seat, state.rules.seats, "seats")
    only(fields, SEAT_FIELDS, at)
    zones = {"hand": state.hands, "cycle": state.cycles, "eliminated": state.eliminated}
    for name, zone in zones.items():
        for where, card in names(fields.get(name, ()), f"{at}.{name}"):
            zone[seat] += (taken(document, card, where, seat),)
    for where, entry in entries(fields.get("reserve", ()), f"{at}.reserve"):
        only(entry, ("card", "items", "tokens", "played_this_round"), where)
        _into_reserve(document, seat, read_body(document, entry, where, seat), entry, where)
    if "ring_token" in fields:
        _read_ring_token(document, seat, truth(fields["ring_token"], f"{at}.ring_token"))
    for where, name in names(fields.get("top", ()), f"{at}.top"):
        top = found(facts.card, name, where)
        if top not in state.decks[seat]:
            raise refusal(where, "not-in-draw-deck", card=top.name)
        state.tops[seat] += (top,)


def _read_ring_token(document: Document, seat: str, unused: bool) -> None:
    if seat in document.state.rings:
        document.state.rings[seat] = unused
    elif unused:
        raise refusal(f"seats.{seat}.ring_token", "no-ring-token", seat=seat)


def _into_reserve(document: Document, seat: str, card: Card, entry: Mapping[str, Any], at: str) -> None:
    document.state.reserves[seat] += (card,)
    if truth(entry.get("played_this_round", False), f"{at}.played_this_round"):
        document.state.locked |= {card}
        document.state.played |= {card} if card.kind == CHARACTER else frozenset()
