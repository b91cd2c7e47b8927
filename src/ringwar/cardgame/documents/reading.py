"""Positions as documents: any table of the card game, read. Whatever is impossible is refused, naming the place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ringwar.cardgame.rules.rounds import STEPS, set_up
from ringwar.cardgame.rules.scoring import POINTS, TEN_POINTS_AHEAD, is_final_round, points, ring_points
from ringwar.cardgame.table import facts
from ringwar.cardgame.table.facts import ARMY, CHARACTER, FREE, ITEM, SHADOW, Battleground, Card, Path
from ringwar.cardgame.table.memory import PLACES, remember, zone_of
from ringwar.cardgame.table.queries import active_locations, items_of
from ringwar.cardgame.table.scenarios import POINTS_AHEAD, Rules
from ringwar.cardgame.table.state import Location, State, without
from ringwar.cardgame.table.texts import OPENS, SUPPORTED_BY
from ringwar.kernel.fields import bounded, entries, found, listed, mapping, names, number, one_of, only, refusal, truth

FIELDS = (
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
    "known",
    "result",
)
SEAT_FIELDS = ("hand", "cycle", "eliminated", "reserve", "ring_token", "top")
LOCATION_FIELDS = ("id", "tokens", "cards")
MOST_TOKENS = 99


def read(rules: Rules, document: Mapping[str, Any]) -> State:
    """The table of a document; ValueError naming the place in the document for anything impossible."""
    only(bounded(document, "the document"), FIELDS, "the document")
    for field, value in (("game", "cardgame"), ("scenario", rules.scenario.name)):
        one_of(document.get(field, value), (value,), field)
    for name, value in mapping(document.get("options", {}), "options").items():
        one_of(value, (rules.options.get(name, "none"),), f"options.{name}")
    one_of(document.get("from", "start"), ("start", "empty"), "from")
    reader = _Reader(set_up(rules), document)
    reader.read()
    reader.refuse_contradictions()
    return reader.state


class _Reader:
    """Lays out a table as a document says, card by card."""

    def __init__(self, state: State, document: Mapping[str, Any]) -> None:
        self.state = state
        self.document = document

    def read(self) -> None:
        self._locations()
        for seat, fields in mapping(self.document.get("seats", {}), "seats").items():
            self._seat(seat, mapping(fields, f"seats.{seat}"))
        self._memory()
        self._time()

    # Locations

    def _locations(self) -> None:
        for at, entry in entries(self.document.get("battlegrounds", ()), "battlegrounds"):
            only(entry, (*LOCATION_FIELDS, "reactivated_from"), at)
            place = self._battleground(entry.get("id"), f"{at}.id")
            self.state.battlegrounds[place] = ()
            origin = entry.get("reactivated_from")
            if origin is not None:
                self.state.taken_from[place] = one_of(origin, (FREE, SHADOW), f"{at}.reactivated_from")
            self._fill(place, entry, at)
        scoring = mapping(self.document.get("scoring", {}), "scoring")
        only(scoring, (FREE, SHADOW, "corruption"), "scoring")
        for side in (FREE, SHADOW):
            for at, name in names(scoring.get(side, ()), f"scoring.{side}"):
                self.state.scoring[side] += (self._location(name, at),)
        self.state.corruption = number(scoring.get("corruption", 0), "scoring.corruption")
        self._paths()

    def _paths(self) -> None:
        state = self.state
        reached = [card for cards in state.scoring.values() for card in cards if isinstance(card, Path)]
        for at, name in names(self.document.get("paths_activated", ()), "paths_activated"):
            path = found(facts.path, name, at)
            if path not in state.rules.scenario.paths.get(path.number, ()):
                raise refusal(at, f"{name} is not in this scenario")
            reached.append(path)
            if path in state.path_deck:
                state.path_deck = without(state.path_deck, path)
                state.set_aside += (path,)
        if self.document.get("path") is not None:
            reached.append(self._active_path(mapping(self.document["path"], "path")))
        state.path_number = max((path.number for path in reached), default=0)
        if state.path is not None and state.path.number < state.path_number:
            raise refusal("path.id", f"{state.path.name} comes before a path that was activated already")
        state.set_aside += tuple(path for path in state.path_deck if path.number < state.path_number)
        state.path_deck = tuple(path for path in state.path_deck if path.number >= state.path_number)

    def _active_path(self, entry: Mapping[str, Any]) -> Path:
        only(entry, LOCATION_FIELDS, "path")
        state = self.state
        path = found(facts.path, entry.get("id"), "path.id")
        if path in state.set_aside:  # named among those activated
            state.set_aside = without(state.set_aside, path)
        else:
            self._location(path.name, "path.id")
        state.path = path
        self._fill(path, entry, "path")
        return path

    def _location(self, name: str, at: str) -> Location:
        """Take a location from the deck in which it starts."""
        if name not in facts.PATHS:
            return self._battleground(name, at)
        path = facts.PATHS[name]
        if path not in self.state.path_deck:
            raise refusal(at, f"{name} is not in its deck")
        self.state.path_deck = without(self.state.path_deck, path)
        return path

    def _battleground(self, name: Any, at: str) -> Battleground:
        state = self.state
        place = found(facts.battleground, name, at)
        if place in state.set_aside:
            state.set_aside = without(state.set_aside, place)
            return place
        if place not in state.battleground_decks[place.side]:
            raise refusal(at, f"{name} is not in its deck")
        state.battleground_decks[place.side] = without(state.battleground_decks[place.side], place)
        return place

    def _fill(self, place: Location, entry: Mapping[str, Any], at: str) -> None:
        self._added(place, entry, at)
        for where, fields in entries(entry.get("cards", ()), f"{at}.cards"):
            only(fields, ("card", "seat", "items", "tokens"), where)
            seat = fields.get("seat")
            card = self._body(fields, where, seat and one_of(seat, self.state.rules.seats, f"{where}.seat"))
            if isinstance(place, Battleground):
                self.state.battlegrounds[place] += (card,)
            elif card.kind == CHARACTER:
                self.state.path_cards += (card,)
            else:
                raise refusal(f"{where}.card", f"the army {card.name} cannot be on a path")

    # Seats

    def _seat(self, seat: str, fields: Mapping[str, Any]) -> None:
        state, at = self.state, f"seats.{seat}"
        one_of(seat, state.rules.seats, "seats")
        only(fields, SEAT_FIELDS, at)
        zones = {"hand": state.hands, "cycle": state.cycles, "eliminated": state.eliminated}
        for name, zone in zones.items():
            for where, card in names(fields.get(name, ()), f"{at}.{name}"):
                zone[seat] += (self._take(card, where, seat),)
        for where, entry in entries(fields.get("reserve", ()), f"{at}.reserve"):
            only(entry, ("card", "items", "tokens", "played_this_round"), where)
            self._into_reserve(seat, self._body(entry, where, seat), entry, where)
        if "ring_token" in fields:
            self._ring_token(seat, truth(fields["ring_token"], f"{at}.ring_token"))
        for where, name in names(fields.get("top", ()), f"{at}.top"):
            top = found(facts.card, name, where)
            if top not in state.decks[seat]:
                raise refusal(where, f"{top.name} is not in the draw deck")
            state.tops[seat] += (top,)

    def _ring_token(self, seat: str, unused: bool) -> None:
        if seat in self.state.rings:
            self.state.rings[seat] = unused
        elif unused:
            raise refusal(f"seats.{seat}.ring_token", f"{seat} has none")

    def _into_reserve(self, seat: str, card: Card, entry: Mapping[str, Any], at: str) -> None:
        self.state.reserves[seat] += (card,)
        if truth(entry.get("played_this_round", False), f"{at}.played_this_round"):
            self.state.locked |= {card}
            self.state.played |= {card} if card.kind == CHARACTER else frozenset()

    def _body(self, entry: Mapping[str, Any], at: str, seat: str | None) -> Card:
        """An army or a character in play, with its items and tokens."""
        card = self._take(entry.get("card"), f"{at}.card", seat)
        if card.kind not in (ARMY, CHARACTER):
            raise refusal(f"{at}.card", f"the {card.kind} {card.name} cannot lie there by itself")
        self._added(card, entry, at)
        for where, name in names(entry.get("items", ()), f"{at}.items"):
            item = self._take(name, where, None)
            if item.kind != ITEM or card.id not in item.wielders:
                raise refusal(where, f"{card.name} cannot wield {item.name}")
            self.state.items[card] = (*items_of(self.state, card), item)
        return card

    def _take(self, name: Any, at: str, seat: str | None) -> Card:
        """Take a card from the draw deck in which it starts."""
        card = self._card(name, at)
        owner = self.state.rules.owner[card]
        if seat is not None and owner != seat:
            raise refusal(at, f"{name} is {owner}'s card, not {seat}'s")
        if card not in self.state.decks[owner]:
            raise refusal(at, f"{name} is in two places")
        self.state.decks[owner] = without(self.state.decks[owner], card)
        return card

    def _card(self, name: Any, at: str) -> Card:
        card = found(facts.card, name, at)
        if card not in self.state.rules.owner:
            raise refusal(at, f"{name} is not in this scenario")
        return card

    def _added(self, target: Card | Location, entry: Mapping[str, Any], at: str) -> None:
        tokens = mapping(entry.get("tokens", {}), f"{at}.tokens")
        only(tokens, ("attack", "defense"), f"{at}.tokens")
        attack = number(tokens.get("attack", 0), f"{at}.tokens.attack", MOST_TOKENS)
        defense = number(tokens.get("defense", 0), f"{at}.tokens.defense", MOST_TOKENS)
        if attack or defense:
            self.state.added[target] = (attack, defense)

    # Memory and time

    def _memory(self) -> None:
        state, document = self.state, self.document
        listed = list(names(document.get("set_aside", ()), "set_aside"))
        for at, name in listed:
            if not any(card.name == name for card in state.set_aside):
                state.set_aside += (self._location(name, at),)
        order = {name: number for number, (_, name) in enumerate(listed)}
        state.set_aside = tuple(sorted(state.set_aside, key=lambda card: order.get(card.name, len(order))))
        state.played |= frozenset(self._cards("played_this_round"))
        state.used = tuple(self._cards("used_this_round"))
        state.seen = frozenset(self._cards("seen"))
        for at, fields in entries(document.get("known", ()), "known"):
            self._remember(fields, at)
        lasting = [text for text in facts.CARDS if text in OPENS or text in SUPPORTED_BY]
        texts = [text for text in lasting if facts.CARDS[text].kind == facts.EVENT]
        state.lasting = tuple(one_of(name, texts, at) for at, name in names(document.get("lasting", ()), "lasting"))

    def _remember(self, fields: Mapping[str, Any], at: str) -> None:
        """Cards of a seat that everybody saw, and where they may be."""
        only(fields, ("seat", "places", "cards"), at)
        seat = one_of(fields.get("seat"), self.state.rules.seats, f"{at}.seat")
        places = [one_of(each, PLACES, where) for where, each in names(fields.get("places", ()), f"{at}.places")]
        cards = [self._card(each, where) for where, each in names(fields.get("cards", ()), f"{at}.cards")]
        for card in cards:
            if card in self.state.seen or not any(card in zone_of(self.state, place)[seat] for place in places):
                raise ValueError(f"{at}: {card.name} is not hidden in such a place")
        remember(self.state, seat, places, frozenset(cards))

    def _cards(self, field: str) -> list[Card]:
        return [self._card(name, at) for at, name in names(self.document.get(field, ()), field)]

    def _time(self) -> None:
        state, document, order = self.state, self.document, self.state.rules.order
        usual = "actions" if document.get("from") == "empty" else "opening"
        state.step = one_of(document.get("step", usual), tuple(STEPS), "step")
        last = state.rules.scenario.last_path  # CG-LOC-20: every round has a path of a higher number
        state.round = number(document.get("round", 0 if state.step == "opening" else 1), "round", last)
        starting = one_of(document.get("starting_player", order[state.first]), order, "starting_player")
        state.first = self._place("first_place", starting)
        state.turn = self._place("turn_place", one_of(document.get("to_act", starting), order, "to_act"))
        self._passed()
        if document.get("result") is not None:
            state.result = _result(listed(document["result"], "result"))

    def _passed(self) -> None:
        """CG-PASS-04. Those who have passed since the last action, by name or number: the places before."""
        state, document, order = self.state, self.document, self.state.rules.order
        given = tuple(one_of(seat, order, "passed") for seat in listed(document.get("passed", ()), "passed"))
        row = number(document.get("passed_in_a_row", len(given)), "passed_in_a_row")
        if row >= len(order):
            raise refusal("passed_in_a_row", f"after {row} passes the action step is over")
        state.passed = tuple(order[(state.turn - back) % len(order)] for back in range(row, 0, -1))
        if given and given != state.passed:
            raise refusal("passed", f"before {state.seat} come {', '.join(state.passed) or 'none'}")

    def _place(self, field: str, seat: str) -> int:
        order = self.state.rules.order
        place = number(self.document.get(field, order.index(seat)), field)
        if place >= len(order) or order[place] != seat:
            raise refusal(field, f"place {place} of the turn order is not {seat}'s")
        return place

    def refuse_contradictions(self) -> None:
        """CG-ROUND-09, CG-PASS-04, CG-LOC-23, CG-LOC-33. Refuse what cannot be true at once."""
        state = self.state
        if (state.step == "opening") != (state.round == 0):
            raise refusal("round", f"the {state.step} step does not come in round {state.round}")
        if state.step == "opening" and not self._is_untouched():
            raise refusal("step", "the opening comes before anything has left its deck")
        if (state.step == "over") != (state.result is not None):
            raise refusal("result", "there is one when the step is 'over', and only then")
        if state.turn != state.first and state.step != "actions":
            raise refusal("to_act", f"in the {state.step} step it is {state.starting_player}, the starting player")
        if state.path is not None and state.step not in ("actions", "combat"):
            raise refusal("path", f"none is active in the {state.step} step")
        if state.step in ("victory", "draw", "over") and active_locations(state):
            raise refusal("battlegrounds", f"none is active in the {state.step} step")
        if state.passed and (state.step != "actions" or set(state.rules.seats) <= set(state.passed)):
            raise refusal("passed", "the action step would be over")
        self._refuse_missing_paths()
        self._refuse_another_end()

    def _refuse_another_end(self) -> None:
        """CG-WIN-01 to CG-WIN-06. The game is over when a side has won, and not before."""
        state = self.state
        free, shadow = points(state, FREE), points(state, SHADOW)
        ahead = abs(free - shadow) >= POINTS_AHEAD
        if state.step == "draw" and ahead:
            raise refusal("scoring", f"with {free} points to {shadow} the game would be over")
        if state.result is None:
            return
        if not ahead:
            free, shadow = free + ring_points(state, FREE), shadow + ring_points(state, SHADOW)
        ending = TEN_POINTS_AHEAD if ahead else POINTS if is_final_round(state) else None
        if state.result != (FREE if free > shadow else SHADOW, ending):
            raise refusal("result", f"with {free} points to {shadow} the game has not ended like this")

    def _is_untouched(self) -> bool:
        start = set_up(self.state.rules)
        decks = ("decks", "battleground_decks", "path_deck", "set_aside")
        return all(getattr(self.state, name) == getattr(start, name) for name in decks)

    def _refuse_missing_paths(self) -> None:
        state = self.state
        last = state.rules.scenario.last_path
        if state.path_number == last and state.step in ("battleground", "path", "draw"):
            raise refusal("step", f"after a path {last} no {state.step} step follows")
        for due in range(state.path_number + 1, last + 1):
            if not any(path.number == due for path in state.path_deck):
                raise refusal("set_aside", f"no path {due} is left in the deck")


def _result(value: Sequence[Any]) -> tuple[str, str]:
    if len(value) != 2:
        raise refusal("result", "expected the winner and the kind of ending")
    return one_of(value[0], (FREE, SHADOW), "result"), one_of(value[1], (POINTS, TEN_POINTS_AHEAD), "result")
