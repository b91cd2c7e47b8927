"""Positions as documents: any table of the card game, written and read."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

from ringwar.cardgame import facts
from ringwar.cardgame.facts import ARMY, CHARACTER, FREE, ITEM, SHADOW, Battleground, Card, Path
from ringwar.cardgame.rules.rounds import STEPS, set_up
from ringwar.cardgame.scenarios import Rules
from ringwar.cardgame.state import Location, State, without
from ringwar.cardgame.table import items_of

T = TypeVar("T")

FIELDS = [
    "game",
    "scenario",
    "players",
    "expansions",
    "options",
    "from",
    "round",
    "step",
    "starting_player",
    "to_act",
    "first_place",
    "turn_place",
    "passed",
    "passed_in_a_row",
    "battlegrounds",
    "path",
    "seats",
    "scoring",
    "paths_activated",
    "set_aside",
    "played_this_round",
    "used_this_round",
    "lasting",
    "seen",
    "result",
]
SEAT_FIELDS = ("hand", "cycle", "eliminated", "reserve", "ring_token", "drawn", "top")


# Writing


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
        "played_this_round": [card.name for card in state.played],
        "used_this_round": [card.name for card in state.used],
        "lasting": list(state.lasting),
        "seen": sorted(card.name for card in state.seen),
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
        "drawn": state.drawn,
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


# Reading


def read(rules: Rules, document: Mapping[str, Any]) -> State:
    """The table of a document; ValueError naming the place in the document for anything impossible."""
    _only(document, FIELDS, "the document")
    state = set_up(rules)
    if document.get("from", "start") not in ("start", "empty"):
        raise ValueError("from: is 'start' or 'empty'")
    _Reader(state, document).read()
    return state


class _Reader:
    """Lays out a table as a document says, card by card."""

    def __init__(self, state: State, document: Mapping[str, Any]) -> None:
        self.state = state
        self.document = document

    def read(self) -> None:
        self._locations()
        for seat, fields in _mapping(self.document.get("seats", {}), "seats").items():
            self._seat(seat, _mapping(fields, f"seats.{seat}"))
        self._memory()
        self._time()

    # Locations

    def _locations(self) -> None:
        for at, entry in _entries(self.document.get("battlegrounds", ()), "battlegrounds"):
            place = self._battleground(str(entry.get("id")), at)
            self.state.battlegrounds[place] = ()
            origin = entry.get("reactivated_from")
            if origin is not None:
                self.state.taken_from[place] = _one_of(origin, (FREE, SHADOW), f"{at}.reactivated_from")
            self._fill(place, entry, at)
        scoring = _mapping(self.document.get("scoring", {}), "scoring")
        _only(scoring, (FREE, SHADOW, "corruption"), "scoring")
        for side in (FREE, SHADOW):
            for number, name in enumerate(scoring.get(side, ())):
                card = self._location(str(name), f"scoring.{side}[{number}]")
                self.state.scoring[side] += (card,)
        self.state.corruption = _number(scoring.get("corruption", 0), "scoring.corruption")
        self._paths()

    def _paths(self) -> None:
        state = self.state
        entry = self.document.get("path")
        reached = [card for side in (FREE, SHADOW) for card in state.scoring[side] if isinstance(card, Path)]
        for number, name in enumerate(self.document.get("paths_activated", ())):
            path = _found(facts.path, str(name), f"paths_activated[{number}]")
            reached.append(path)
            if path in state.path_deck:
                state.path_deck = without(state.path_deck, path)
                state.set_aside += (path,)
        if entry is not None:
            entry = _mapping(entry, "path")
            path = _found(facts.path, str(entry.get("id")), "path.id")
            state.set_aside = tuple(card for card in state.set_aside if card is not path)
            if path not in state.path_deck and path not in reached:
                raise ValueError(f"path.id: {path.name} is not in its deck")
            state.path_deck = tuple(card for card in state.path_deck if card is not path)
            state.path = path
            reached.append(path)
            self._fill(path, entry, "path")
        state.path_number = max((path.number for path in reached), default=0)
        state.set_aside += tuple(path for path in state.path_deck if path.number < state.path_number)
        state.path_deck = tuple(path for path in state.path_deck if path.number >= state.path_number)

    def _location(self, name: str, at: str) -> Location:
        if name not in facts.PATHS:
            return self._battleground(name, at)
        path = facts.PATHS[name]
        if path not in self.state.path_deck:
            raise ValueError(f"{at}: {name} is not in its deck")
        self.state.path_deck = without(self.state.path_deck, path)
        return path

    def _battleground(self, name: str, at: str) -> Battleground:
        state = self.state
        place = _found(facts.battleground, name, at)
        if place in state.set_aside:
            state.set_aside = without(state.set_aside, place)
            return place
        if place not in state.battleground_decks[place.side]:
            raise ValueError(f"{at}: {name} is not in its deck")
        state.battleground_decks[place.side] = without(state.battleground_decks[place.side], place)
        return place

    def _fill(self, place: Location, entry: Mapping[str, Any], at: str) -> None:
        _only(entry, ("id", "tokens", "cards", "reactivated_from"), at)
        self._added(place, entry, at)
        for where, fields in _entries(entry.get("cards", ()), f"{at}.cards"):
            _only(fields, ("card", "seat", "items", "tokens"), where)
            card = self._body(fields, where, fields.get("seat"))
            if isinstance(place, Battleground):
                self.state.battlegrounds[place] += (card,)
            elif card.kind == CHARACTER:
                self.state.path_cards += (card,)
            else:
                raise ValueError(f"{where}: the army {card.name} cannot be on a path")

    # Seats

    def _seat(self, seat: str, fields: Mapping[str, Any]) -> None:
        state, at = self.state, f"seats.{seat}"
        _one_of(seat, state.rules.seats, "seats")
        _only(fields, SEAT_FIELDS, at)
        zones = {"hand": state.hands, "cycle": state.cycles, "eliminated": state.eliminated, "drawn": state.drawn}
        for name, zone in zones.items():
            for number, card in enumerate(fields.get(name, ())):
                zone[seat] += (self._take(str(card), f"{at}.{name}[{number}]", seat),)
        for where, entry in _entries(fields.get("reserve", ()), f"{at}.reserve"):
            _only(entry, ("card", "items", "tokens", "played_this_round"), where)
            card = self._body(entry, where, seat)
            state.reserves[seat] += (card,)
            if entry.get("played_this_round"):
                state.locked += (card,)
                state.played += (card,) if card.kind == CHARACTER else ()
        if "ring_token" in fields:
            _one_of(seat, tuple(state.rings), f"{at}.ring_token")
            state.rings[seat] = bool(fields["ring_token"])
        for number, name in enumerate(fields.get("top", ())):
            card = _found(facts.card, str(name), f"{at}.top[{number}]")
            if card not in state.decks[seat]:
                raise ValueError(f"{at}.top[{number}]: {card.name} is not in the draw deck")
            state.tops[seat] += (card,)

    def _body(self, entry: Mapping[str, Any], at: str, seat: str | None) -> Card:
        """An army or a character in play, with its items and tokens."""
        card = self._take(str(entry.get("card")), f"{at}.card", seat)
        if card.kind not in (ARMY, CHARACTER):
            raise ValueError(f"{at}.card: the {card.kind} {card.name} cannot lie there by itself")
        self._added(card, entry, at)
        for number, name in enumerate(entry.get("items", ())):
            item = self._take(str(name), f"{at}.items[{number}]", None)
            if item.kind != ITEM or card.id not in item.wielders:
                raise ValueError(f"{at}.items[{number}]: {card.name} cannot wield {item.name}")
            self.state.items[card] = (*items_of(self.state, card), item)
        return card

    def _take(self, name: str, at: str, seat: str | None) -> Card:
        """Take a card from the draw deck in which it starts."""
        card = _found(facts.card, name, at)
        owner = self.state.rules.owner.get(card)
        if owner is None:
            raise ValueError(f"{at}: {name} is not in this scenario")
        if seat is not None and owner != seat:
            raise ValueError(f"{at}: {name} is {owner}'s card, not {seat}'s")
        if card not in self.state.decks[owner]:
            raise ValueError(f"{at}: {name} is in two places")
        self.state.decks[owner] = without(self.state.decks[owner], card)
        return card

    def _added(self, target: Card | Location, entry: Mapping[str, Any], at: str) -> None:
        tokens = _mapping(entry.get("tokens", {}), f"{at}.tokens")
        _only(tokens, ("attack", "defense"), f"{at}.tokens")
        attack = _number(tokens.get("attack", 0), f"{at}.tokens.attack")
        defense = _number(tokens.get("defense", 0), f"{at}.tokens.defense")
        if attack or defense:
            self.state.added[target] = (attack, defense)

    # Memory and time

    def _memory(self) -> None:
        state, document = self.state, self.document
        for number, name in enumerate(document.get("set_aside", ())):
            at = f"set_aside[{number}]"
            if not any(card.name == name for card in state.set_aside):
                state.set_aside += (self._location(str(name), at),)
        for number, name in enumerate(document.get("played_this_round", ())):
            card = _found(facts.card, str(name), f"played_this_round[{number}]")
            state.played += () if card in state.played else (card,)
        state.used = tuple(
            _found(facts.card, str(name), "used_this_round") for name in document.get("used_this_round", ())
        )
        state.lasting = tuple(map(str, document.get("lasting", ())))
        state.seen = frozenset(_found(facts.card, str(name), "seen") for name in document.get("seen", ()))

    def _time(self) -> None:
        state, document, order = self.state, self.document, self.state.rules.order
        empty = document.get("from") == "empty"
        state.round = _number(document.get("round", 1 if empty else 0), "round")
        state.step = _one_of(document.get("step", "actions" if empty else "opening"), tuple(STEPS), "step")
        starting = _one_of(document.get("starting_player", order[state.first]), order, "starting_player")
        state.first = self._place("first_place", starting)
        state.turn = self._place("turn_place", _one_of(document.get("to_act", starting), order, "to_act"))
        state.passed = tuple(_one_of(seat, order, "passed") for seat in document.get("passed", ()))
        row = _number(document.get("passed_in_a_row", 0), "passed_in_a_row")
        if row:
            state.passed = tuple(order[(state.turn - back) % len(order)] for back in range(row, 0, -1))
        if document.get("result"):
            state.result = (str(document["result"][0]), str(document["result"][1]))

    def _place(self, field: str, seat: str) -> int:
        order = self.state.rules.order
        place = _number(self.document.get(field, order.index(seat)), field)
        if place >= len(order) or order[place] != seat:
            raise ValueError(f"{field}: place {place} of the turn order is not {seat}'s")
        return place


def _only(fields: Mapping[str, Any], known: Sequence[str], at: str) -> None:
    for name in fields:
        if name not in known:
            raise ValueError(f"{at}: there is no field {name!r}; the fields are: {', '.join(known)}")


def _one_of(value: Any, allowed: Sequence[str], at: str) -> str:
    if value not in allowed:
        raise ValueError(f"{at}: {value!r} is not one of {', '.join(dict.fromkeys(allowed)) or 'none'}")
    return str(value)


def _number(value: Any, at: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise ValueError(f"{at}: {value!r} is not a number from 0 on")
    return value


def _mapping(value: Any, at: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise ValueError(f"{at}: expected fields with values")
    return value


def _entries(value: Any, at: str) -> Iterator[tuple[str, Mapping[str, Any]]]:
    for number, entry in enumerate(value):
        yield f"{at}[{number}]", _mapping(entry, f"{at}[{number}]")


def _found(find: Callable[[str], T], name: str, at: str) -> T:
    try:
        return find(name)
    except ValueError as error:
        raise ValueError(f"{at}: {error}") from None
