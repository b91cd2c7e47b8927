"""Whole positions as documents: any table of the card game, written and read, part by part."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ringwar.cardgame.documents.contradictions import refuse_contradictions
from ringwar.cardgame.documents.document import Document
from ringwar.cardgame.documents.locations import read_locations, read_set_aside, write_locations
from ringwar.cardgame.documents.memory import read_memory, write_memory
from ringwar.cardgame.documents.seats import read_seats, write_seats
from ringwar.cardgame.documents.turn import read_turn, write_turn
from ringwar.cardgame.rules.rounds import set_up
from ringwar.cardgame.table.scenarios import Rules
from ringwar.cardgame.table.state import State
from ringwar.kernel.fields import WHOLE, bounded, mapping, one_of, only

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


def write(state: State) -> dict[str, Any]:
    """The complete document of a table between two steps."""
    return {
        "game": "cardgame",
        "scenario": state.rules.scenario.name,
        "players": state.rules.people,
        "options": dict(state.rules.options),
        "from": "empty",
        **write_turn(state),
        **write_locations(state),
        "seats": write_seats(state),
        **write_memory(state),
    }


def read(rules: Rules, written: Mapping[str, Any]) -> State:
    """The table of a document; Refusal naming the place in the document for anything impossible."""
    only(bounded(written), FIELDS, WHOLE)
    for field, value in (("game", "cardgame"), ("scenario", rules.scenario.name)):
        one_of(written.get(field, value), (value,), field)
    for name, value in mapping(written.get("options", {}), "options").items():
        one_of(value, (rules.options.get(name, "none"),), f"options.{name}")
    one_of(written.get("from", "start"), ("start", "empty"), "from")
    document = Document(set_up(rules), written)
    for read_part in (read_locations, read_seats, read_set_aside, read_memory, read_turn):
        read_part(document)
    refuse_contradictions(document.state)
    return document.state
