"""What the options of questions are, and at what on the table they point: for clients, who know no rules."""

from __future__ import annotations

from typing import Any

from ringwar.cardgame.rules.cycling import TOP_OF_DECK
from ringwar.cardgame.rules.turns import DUEL_RING_DRAW, RING, TRILOGY_RING_DRAW
from ringwar.cardgame.table.facts import Battleground, Card, Path
from ringwar.cardgame.table.queries import RESERVE, place_of
from ringwar.cardgame.table.state import State
from ringwar.cardgame.view import battleground_view, path_view, view
from ringwar.cardgame.view_types import PlaceView, SeatView
from ringwar.kernel import Question, name_of
from ringwar.kernel.protocol import Thing, thing_of
from ringwar.kernel.ruleset import Effects, Note

PLACES = {RESERVE: "reserve", TOP_OF_DECK: "deck"}
"""The words among options that name a place of the seat that is asked."""
TRACES = ("known", "passed", "played_this_round", "resolving", "round", "step", "to_act", "used_this_round")
"""Parts of the table that change with every action."""
LOSSES = ("loss", "decide-for-enemy")
"""Questions for a defender that is eliminated."""
PAYING = ("cycle", "forsake", "eliminate")
"""Questions for a card that is given up."""
PILES = ("hand", "deck", "cycle", "eliminated", "drawn")


def kind(key: str, option: Any) -> str:
    """The kind of an option; words that name no place are actions."""
    if option == RESERVE:
        return "location"
    if option == TOP_OF_DECK:
        return "card"
    thing = thing_of(option)
    return "action" if thing is None else thing["kind"]


def points_at(key: str, option: Any) -> list[Thing]:
    """What on the table an option points at."""
    if isinstance(option, str) and option in PLACES:
        return [{"kind": PLACES[option], "id": option}]
    thing = thing_of(option)
    return [] if thing is None else [thing]


def effects(state: State, side: str) -> Effects:
    """The table as a seat sees it without the traces of its own actions; and its hand, with which they are paid."""
    shown = view(state, side)
    table: dict[str, Any] = {name: value for name, value in shown.items() if name not in TRACES}
    table["seats"] = {**shown["seats"], side: _without_piles(shown["seats"][side])}
    return table, shown["seats"][side]["hand"]


def _without_piles(seat: SeatView) -> dict[str, object]:
    return {name: value for name, value in seat.items() if name.partition("_")[0] not in PILES}


def note(state: State, question: Question, option: Any) -> Note | None:
    """What everybody can see of the thing that an option means."""
    if isinstance(option, Battleground | Path):
        return _of_location(state, option)
    if isinstance(option, Card):
        return _of_card(state, question, option)
    return _of_ring(state, question.side) if option == RING else None


def _of_location(state: State, location: Battleground | Path) -> Note | None:
    """How the combat of a location stands; who has won it, if it would come back."""
    if isinstance(location, Battleground) and location in state.battlegrounds:
        shown: PlaceView = battleground_view(state, location)
    elif isinstance(location, Path) and location is state.path:
        shown = path_view(state, location)
    else:
        winner = next((side for side, won in state.scoring.items() if location in won), None)
        return None if winner is None else ("scored", {"side": winner})
    return "combat", {"attack": shown["attack"], "defense": shown["defense"]}


def _of_card(state: State, question: Question, card: Card) -> Note | None:
    """How many icons a defender cancels; where the character is that may wield an item."""
    if question.key in LOSSES and state.combat is not None:
        icons = next((each.number for each in state.combat.defense if each.thing is card), 0)
        return "cancels", {"count": icons}
    if question.key == "play-where" and (place := place_of(state, card)) is not None:
        return "wielder", {"place": name_of(place)}
    return None


def _of_ring(state: State, seat: str) -> Note:
    """How many cards the Ring token draws, and whether some of the hand go then."""
    trilogy = state.rules.scenario.ring_tokens[seat] == "trilogy"
    return "ring", {"draw": TRILOGY_RING_DRAW if trilogy else DUEL_RING_DRAW, "then": int(not trilogy)}


def pays(question: Question) -> bool:
    """Whether what is asked is which card to give up: none of them is played for nothing."""
    return question.key in PAYING
