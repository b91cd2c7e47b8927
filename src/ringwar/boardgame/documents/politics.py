"""The political track as a part of documents."""

from __future__ import annotations

from typing import Any

from ringwar.boardgame.documents.document import Document
from ringwar.boardgame.table.facts import NATIONS, SHADOW, SIDE_OF
from ringwar.boardgame.table.state import State
from ringwar.kernel.fields import mapping, number, one_of, only, refusal, truth

FIRST_STEP = 3  # BG-SETUP-14: the top of the political track


def write_politics(state: State) -> dict[str, Any]:
    """How many steps every nation is from war, and whether it is active."""
    return {nation: {"steps_to_war": steps, "active": state.active[nation]} for nation, steps in state.politics.items()}


def read_politics(document: Document) -> None:
    """BG-POLITICS-06. Put the counters on the track."""
    state = document.state
    for nation, fields in document.fields("politics").items():
        at = f"politics.{nation}"
        one_of(nation, NATIONS, "politics")
        only(mapping(fields, at), ("steps_to_war", "active"), at)
        steps = number(fields.get("steps_to_war", state.politics[nation]), f"{at}.steps_to_war", FIRST_STEP)
        active = truth(fields.get("active", state.active[nation]), f"{at}.active")
        if not active and (steps == 0 or SIDE_OF[nation] == SHADOW):
            raise refusal(f"{at}.active", "must-be-active", ("BG-POLITICS-05", "BG-POLITICS-08"), nation=nation)
        state.politics[nation], state.active[nation] = steps, active
