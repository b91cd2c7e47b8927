"""Positions as documents: any table of the card game, written down. How they are read stands in `reading`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ringwar.cardgame.table.facts import Battleground, Card, Path
from ringwar.cardgame.table.memory import write_known
from ringwar.cardgame.table.queries import items_of
from ringwar.cardgame.table.state import Location, State


def write(state: State) -> dict[str, Any]:
    """The complete document of a table between two steps."""
    rules = state.rules
    return {
        "game": "cardgame",
        "scenario": rules.scenario.name,
        "options": dict(rules.options),
        "from": "empty",
        "round": state.round,
        "step": state.step,
        "starting_player": state.starting_player,
        "first_place": state.first,
        "to_act": state.seat,
        "turn_place": state.turn,
        "passed": list(state.passed),
        "battlegrounds": [_location(state, each, cards) for each, cards in state.battlegrounds.items()],
        "path": None if state.path is None else _location(state, state.path, state.path_cards),
        "seats": {seat: _seat(state, seat) for seat in rules.seats},
        "scoring": {
            **{side: [card.name for card in cards] for side, cards in state.scoring.items()},
            "corruption": state.corruption,
        },
        "paths_activated": [path.name for path in _activated(state)],
        "set_aside": [card.name for card in state.set_aside],
        "played_this_round": sorted(card.name for card in state.played),
        "used_this_round": [card.name for card in state.used],
        "lasting": list(state.lasting),
        "seen": sorted(card.name for card in state.seen),
        **({"known": write_known(state)} if state.known else {}),
        "result": list(state.result) if state.result else None,
    }


def _activated(state: State) -> list[Path]:
    """A path of the number reached last, so that a reader knows it."""
    return [
        path
        for paths in state.rules.scenario.paths.values()
        for path in paths
        if path.number == state.path_number and path not in state.path_deck
    ]


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
            {**_in_play(state, card), "played_this_round": card in state.locked} for card in state.reserves[seat]
        ],
        **({"ring_token": state.rings[seat]} if seat in state.rings else {}),
    }


def _location(state: State, location: Location, cards: Sequence[Card]) -> dict[str, Any]:
    document: dict[str, Any] = {
        "id": location.name,
        "tokens": _tokens(state, location),
        "cards": [{**_in_play(state, card), "seat": state.rules.owner[card]} for card in cards],
    }
    if isinstance(location, Battleground):
        document["reactivated_from"] = state.taken_from.get(location)
    return document


def _in_play(state: State, card: Card) -> dict[str, Any]:
    return {
        "card": card.name,
        "items": [item.name for item in items_of(state, card)],
        "tokens": _tokens(state, card),
    }


def _tokens(state: State, target: Card | Location) -> dict[str, int]:
    attack, defense = state.added.get(target, (0, 0))
    return {"attack": attack, "defense": defense}
