"""What the options of questions are, and at what on the table they point: for clients, who know no rules."""

from __future__ import annotations

from typing import Any

from ringwar.cardgame.rules.cycling import TOP_OF_DECK
from ringwar.cardgame.table.facts import Battleground, Path
from ringwar.cardgame.table.queries import RESERVE
from ringwar.cardgame.table.state import State
from ringwar.cardgame.view import battleground_view, path_view, view
from ringwar.cardgame.view_types import PlaceView, SeatView
from ringwar.kernel import Question
from ringwar.kernel.protocol import Thing, thing_of
from ringwar.kernel.ruleset import Effects, Note

PLACES = {RESERVE: "reserve", TOP_OF_DECK: "deck"}
"""The words among options that name a place of the seat that is asked."""
TRACES = ("known", "passed", "played_this_round", "resolving", "round", "step", "to_act", "used_this_round")
"""Parts of the table that change with every action."""
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
    """What everybody can see of the thing that an option means: how the combat of a location stands."""
    if isinstance(option, Battleground) and option in state.battlegrounds:
        shown: PlaceView = battleground_view(state, option)
    elif isinstance(option, Path) and option is state.path:
        shown = path_view(state, option)
    else:
        return None
    return "combat", {"attack": shown["attack"], "defense": shown["defense"]}
