"""Battlegrounds, paths and scoring areas as parts of documents."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ringwar.cardgame.documents.cards import read_body, read_tokens, write_body, write_tokens
from ringwar.cardgame.documents.document import Document
from ringwar.cardgame.table import facts
from ringwar.cardgame.table.facts import CHARACTER, FREE, SHADOW, Battleground, Card, Path
from ringwar.cardgame.table.state import Location, State, without
from ringwar.kernel.fields import entries, found, mapping, names, number, one_of, only, refusal

LOCATION_FIELDS = ("id", "tokens", "cards")


def write_locations(state: State) -> dict[str, Any]:
    """The active locations with the cards there, those that were scored, and the paths that are behind."""
    return {
        "battlegrounds": [_location(state, each, cards) for each, cards in state.battlegrounds.items()],
        "path": None if state.path is None else _location(state, state.path, state.path_cards),
        "scoring": {
            **{side: [card.name for card in cards] for side, cards in state.scoring.items()},
            "corruption": state.corruption,
        },
        "paths_activated": [path.name for path in _activated(state)],
        "set_aside": [card.name for card in state.set_aside],
    }


def _location(state: State, location: Location, cards: Sequence[Card]) -> dict[str, Any]:
    written: dict[str, Any] = {
        "id": location.name,
        "tokens": write_tokens(state, location),
        "cards": [{**write_body(state, card), "seat": state.rules.owner[card]} for card in cards],
    }
    if isinstance(location, Battleground):
        written["reactivated_from"] = state.taken_from.get(location)
    return written


def _activated(state: State) -> list[Path]:
    """A path of the number reached last, so that a reader knows it."""
    return [
        path
        for paths in state.rules.scenario.paths.values()
        for path in paths
        if path.number == state.path_number and path not in state.path_deck
    ]


def read_locations(document: Document) -> None:
    """Lay out the active battlegrounds, the scoring areas and the paths."""
    for at, entry in entries(document.written.get("battlegrounds", ()), "battlegrounds"):
        only(entry, (*LOCATION_FIELDS, "reactivated_from"), at)
        place = taken_battleground(document, entry.get("id"), f"{at}.id")
        document.state.battlegrounds[place] = ()
        origin = entry.get("reactivated_from")
        if origin is not None:
            document.state.taken_from[place] = one_of(origin, (FREE, SHADOW), f"{at}.reactivated_from")
        _fill(document, place, entry, at)
    scoring = mapping(document.written.get("scoring", {}), "scoring")
    only(scoring, (FREE, SHADOW, "corruption"), "scoring")
    for side in (FREE, SHADOW):
        for at, name in names(scoring.get(side, ()), f"scoring.{side}"):
            document.state.scoring[side] += (taken_location(document, name, at),)
    document.state.corruption = number(scoring.get("corruption", 0), "scoring.corruption")
    _read_paths(document)


def _read_paths(document: Document) -> None:
    """CG-LOC-20. The active path; the paths of lower numbers are behind."""
    state = document.state
    reached = [card for cards in state.scoring.values() for card in cards if isinstance(card, Path)]
    for at, name in names(document.written.get("paths_activated", ()), "paths_activated"):
        path = found(facts.path, name, at)
        if path not in state.rules.scenario.paths.get(path.number, ()):
            raise refusal(at, "not-in-scenario", name=name)
        reached.append(path)
        if path in state.path_deck:
            state.path_deck = without(state.path_deck, path)
            state.set_aside += (path,)
    if document.written.get("path") is not None:
        reached.append(_read_active_path(document, mapping(document.written["path"], "path")))
    state.path_number = max((path.number for path in reached), default=0)
    if state.path is not None and state.path.number < state.path_number:
        raise refusal("path.id", "path-behind", ("CG-LOC-21",), path=state.path.name)
    state.set_aside += tuple(path for path in state.path_deck if path.number < state.path_number)
    state.path_deck = tuple(path for path in state.path_deck if path.number >= state.path_number)


def _read_active_path(document: Document, entry: Mapping[str, Any]) -> Path:
    only(entry, LOCATION_FIELDS, "path")
    state = document.state
    path = found(facts.path, entry.get("id"), "path.id")
    if path in state.set_aside:  # named among those activated
        state.set_aside = without(state.set_aside, path)
    else:
        taken_location(document, path.name, "path.id")
    state.path = path
    _fill(document, path, entry, "path")
    return path


def taken_location(document: Document, name: str, at: str) -> Location:
    """Take a location from the deck in which it starts."""
    if name not in facts.PATHS:
        return taken_battleground(document, name, at)
    path = facts.PATHS[name]
    if path not in document.state.path_deck:
        raise refusal(at, "not-in-its-deck", name=name)
    document.state.path_deck = without(document.state.path_deck, path)
    return path


def taken_battleground(document: Document, name: Any, at: str) -> Battleground:
    """Take a battleground from its deck, or from those set aside."""
    state = document.state
    place = found(facts.battleground, name, at)
    if place in state.set_aside:
        state.set_aside = without(state.set_aside, place)
        return place
    if place not in state.battleground_decks[place.side]:
        raise refusal(at, "not-in-its-deck", name=name)
    state.battleground_decks[place.side] = without(state.battleground_decks[place.side], place)
    return place


def _fill(document: Document, place: Location, entry: Mapping[str, Any], at: str) -> None:
    read_tokens(document, place, entry, at)
    for where, fields in entries(entry.get("cards", ()), f"{at}.cards"):
        only(fields, ("card", "seat", "items", "tokens"), where)
        seat = fields.get("seat")
        card = read_body(document, fields, where, seat and one_of(seat, document.state.rules.seats, f"{where}.seat"))
        if isinstance(place, Battleground):
            document.state.battlegrounds[place] += (card,)
        elif card.kind == CHARACTER:
            document.state.path_cards += (card,)
        else:
            raise refusal(f"{where}.card", "army-on-a-path", card=card.name)


def read_set_aside(document: Document) -> None:
    """Put locations out of the game, in the order of the document."""
    state = document.state
    listed = list(names(document.written.get("set_aside", ()), "set_aside"))
    for at, name in listed:
        if not any(card.name == name for card in state.set_aside):
            state.set_aside += (taken_location(document, name, at),)
    order = {name: number for number, (_, name) in enumerate(listed)}
    state.set_aside = tuple(sorted(state.set_aside, key=lambda card: order.get(card.name, len(order))))
