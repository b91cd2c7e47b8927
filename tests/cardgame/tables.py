"""Tables of the card game for tests, in few words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ringwar.cardgame import scenario
from ringwar.cardgame.table.facts import CARDS, SCENARIOS, Card
from ringwar.cardgame.table.facts import card as card
from ringwar.cardgame.table.state import State
from ringwar.kernel import Position

Table = Position[State]
Seat = Mapping[str, Any]


def table(
    rules: str = "trilogy",
    *,
    path: str | None = None,
    on_path: Sequence[str] = (),
    battlegrounds: Mapping[str, Sequence[str]] | None = None,
    seats: Mapping[str, Seat] | None = None,
    **fields: Any,
) -> Table:
    """A table on which lies only what is said; cards named nowhere are in their draw decks.

    Cards in play are written with their items: "frodo-baggins+sting+mithril-coat". A seat may have `hand`, `cycle`,
    `eliminated`, `reserve` (lists), `locked` (of the reserve, played this round), `ring_token`, `top`
    (cards known to lie on top of its draw deck), and `deck`: then its draw deck is just that, and its other cards are
    eliminated. Further fields are those of a position document.
    """
    named = {*_named(on_path), *(name for cards in (battlegrounds or {}).values() for name in _named(cards))}
    for seat in (seats or {}).values():
        for zone in ("hand", "cycle", "eliminated", "reserve", "locked"):
            named.update(_named(seat.get(zone, ())))
    document = {
        "path": {"id": path, "cards": [_in_play(entry) for entry in on_path]} if path else None,
        "battlegrounds": [
            {"id": name, "cards": [_in_play(entry) for entry in cards]} for name, cards in (battlegrounds or {}).items()
        ],
        "seats": {name: _seat(rules, name, seat, named) for name, seat in (seats or {}).items()},
    }
    return scenario(rules, **{**document, **fields})


def _named(entries: Sequence[str]) -> list[str]:
    return [name for entry in entries for name in entry.split("+")]


def _in_play(entry: str) -> dict[str, Any]:
    body, *items = entry.split("+")
    return {"card": body, "items": items}


def _seat(rules: str, name: str, seat: Seat, named: set[str]) -> dict[str, Any]:
    locked = [{**_in_play(entry), "played_this_round": True} for entry in seat.get("locked", ())]
    document: dict[str, Any] = {
        "hand": list(seat.get("hand", ())),
        "cycle": list(seat.get("cycle", ())),
        "eliminated": list(seat.get("eliminated", ())),
        "reserve": [*(_in_play(entry) for entry in seat.get("reserve", ())), *locked],
    }
    document.update({field: seat[field] for field in ("ring_token", "top") if field in seat})
    if "deck" in seat:
        deck = next(each.cards for each in SCENARIOS[rules].seats if each.name == name)
        kept = {*named, *seat["deck"]}
        document["eliminated"] += [each.name for each in deck if each.name not in kept]
    return document


def cards(*names: str) -> tuple[Card, ...]:
    return tuple(CARDS[name] for name in names)


def names(zone: Sequence[Card]) -> set[str]:
    return {each.name for each in zone}


def gained(before: Table, after: Table, zone: str, seat: str) -> set[str]:
    """The cards that came into a zone of a seat ("hands", "cycles", "eliminated", …) between two positions."""
    return names(getattr(after.state, zone)[seat]) - names(getattr(before.state, zone)[seat])
