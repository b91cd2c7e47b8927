"""Why not? What clients can point at, by kind and name, and what of it a side can know."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from ringwar.boardgame.rules.deeds import DEEDS, EVENT_CARD, RESULTS, SKIP, SPECIAL_DEEDS, action_names
from ringwar.boardgame.rules.dice import PASS, RING
from ringwar.boardgame.setup import EXPANSIONS, box_of, everything
from ringwar.boardgame.table.armies import BY_NAME
from ringwar.boardgame.table.facts import CHARACTERS, DECKS, EVENTS, NATIONS, REGIONS, SIDES, TILES, find
from ringwar.boardgame.table.state import State

WHOLE = box_of(EXPANSIONS, everything(EXPANSIONS))
"""The box with all parts of all expansions."""

FACES = (
    *(face for side in SIDES for face in RESULTS[side]),
    *(face for side in SIDES for face in WHOLE.special_faces[side]),
)
SEATS = ("free-peoples", "shadow", "gondor", "rohan", "witch-king", "saruman")
ACTIONS = (
    *(deed.name for each in (*DEEDS.values(), *SPECIAL_DEEDS.values()) for deed in each),
    *WHOLE.actions,
    *(EVENT_CARD, SKIP, PASS),
    *("all", "some"),
)


def _by_name(*names: str) -> dict[str, Any]:
    return {name: name for name in names}


THINGS: Mapping[str, Mapping[str, Any]] = {
    "region": REGIONS,
    "army": REGIONS,
    "card": {**EVENTS, **WHOLE.events, **{card.name: card for card in WHOLE.special_cards}},
    "character": {**CHARACTERS, **WHOLE.characters},
    "piece": {**REGIONS, **BY_NAME},
    "tile": {**TILES, **WHOLE.tiles},
    "nation": _by_name(*NATIONS),
    "die": _by_name(*FACES),
    "ring": _by_name(RING, *WHOLE.rings),
    "deck": _by_name(*DECKS),
    "seat": _by_name(*SEATS),
    "action": _by_name(*ACTIONS),
    "number": {str(number): number for number in range(100)},
}
"""By kind and name: what clients can point at. Nazgûl on the map are called by their region."""


def thing(kind: str, name: str) -> Any:
    """The game's own object for what clients call by a kind and a name; Refusal for what there is not."""
    return find(THINGS.get(kind, {}), kind, name)


def in_reach(state: State, seat: str, kind: str) -> Iterable[str]:
    """BG-INFO-01, BG-INFO-05, LM-INFO-01. The names of all things of a kind at which a seat can point."""
    return REACH[kind](state, seat) if kind in REACH else ()


def _cards(state: State, seat: str) -> list[str]:
    """One's own hand, and the open cards on the table."""
    return [card.name for cards in (state.hands[seat], *state.table.values()) for card in cards]


def _characters(state: State, seat: str) -> list[str]:
    """Who is or was in play, who may still come, and the Fellowship as the seat knows it."""
    box = state.rules.box
    open_to_all = (*state.characters, *state.eliminated, *box.minions)
    inside = (box.name_for(state, each, seat) for each in (*state.companions, state.guide))
    return [*dict.fromkeys((*(each.name for each in open_to_all), *inside, *GREAT))]


GREAT = ("aragorn", "gandalf-the-white")
"""The companions who come into play by a Will of the West."""


def _faces(state: State, seat: str) -> tuple[str, ...]:
    """The results of a side's own dice."""
    side = state.rules.seats[seat]
    return (*RESULTS[side], *state.rules.box.special_faces[side])


REACH: Mapping[str, Callable[[State, str], Iterable[str]]] = {
    "card": _cards,
    "character": _characters,
    "die": _faces,
    "ring": lambda state, seat: (RING, *state.rules.box.rings),
    "action": lambda state, seat: action_names(state, state.rules.seats[seat]),
    "region": lambda state, seat: REGIONS,
    "army": lambda state, seat: REGIONS,
    "piece": lambda state, seat: BY_NAME,
    "nation": lambda state, seat: NATIONS,
    "deck": lambda state, seat: DECKS,
    "seat": lambda state, seat: state.rules.seats,
}
"""By kind: how its things are found."""
