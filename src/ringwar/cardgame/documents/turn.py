"""Round, step, turn order and the end as parts of documents."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ringwar.cardgame.documents.document import Document
from ringwar.cardgame.rules.rounds import STEPS
from ringwar.cardgame.rules.scoring import POINTS, TEN_POINTS_AHEAD
from ringwar.cardgame.table.facts import FREE, SHADOW
from ringwar.cardgame.table.state import State
from ringwar.kernel.fields import listed, number, one_of, refusal


def write_turn(state: State) -> dict[str, Any]:
    """The round and its step, whose turn it is, who has passed, and how the game ended."""
    return {
        "round": state.round,
        "step": state.step,
        "starting_player": state.starting_player,
        "first_place": state.first,
        "to_act": state.seat,
        "turn_place": state.turn,
        "passed": list(state.passed),
        "result": list(state.result) if state.result else None,
    }


def read_turn(document: Document) -> None:
    """Set the round and its step, whose turn it is, and how the game ended."""
    state, written, order = document.state, document.written, document.state.rules.order
    usual = "actions" if written.get("from") == "empty" else "opening"
    state.step = one_of(written.get("step", usual), tuple(STEPS), "step")
    last = state.rules.scenario.last_path  # CG-LOC-20: every round has a path of a higher number
    state.round = number(written.get("round", 0 if state.step == "opening" else 1), "round", last)
    starting = one_of(written.get("starting_player", order[state.first]), order, "starting_player")
    state.first = _place(document, "first_place", starting)
    state.turn = _place(document, "turn_place", one_of(written.get("to_act", starting), order, "to_act"))
    _read_passed(document)
    if written.get("result") is not None:
        state.result = _result(listed(written["result"], "result"))


def _read_passed(document: Document) -> None:
    """CG-PASS-04. Those who have passed since the last action, by name or number: the places before."""
    state, written, order = document.state, document.written, document.state.rules.order
    given = tuple(one_of(seat, order, "passed") for seat in listed(written.get("passed", ()), "passed"))
    row = number(written.get("passed_in_a_row", len(given)), "passed_in_a_row")
    if row >= len(order):
        raise refusal("passed_in_a_row", "actions-over-after", ("CG-PASS-04",), count=row)
    state.passed = tuple(order[(state.turn - back) % len(order)] for back in range(row, 0, -1))
    if given and given != state.passed:
        raise refusal("passed", "others-passed", seat=state.seat, seats=state.passed)


def _place(document: Document, field: str, seat: str) -> int:
    order = document.state.rules.order
    place = number(document.written.get(field, order.index(seat)), field)
    if place >= len(order) or order[place] != seat:
        raise refusal(field, "not-the-place", place=place, seat=seat)
    return place


def _result(value: Sequence[Any]) -> tuple[str, str]:
    if len(value) != 2:
        raise refusal("result", "not-a-result")
    return one_of(value[0], (FREE, SHADOW), "result"), one_of(value[1], (POINTS, TEN_POINTS_AHEAD), "result")
