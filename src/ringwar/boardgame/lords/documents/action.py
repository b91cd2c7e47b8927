"""An action that is not complete yet as a part of documents."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ringwar.boardgame.lords.table.facts import SPECIAL_FACES
from ringwar.boardgame.lords.table.state import lords
from ringwar.boardgame.table.facts import EYE, FACES, MOST_DICE, SIDES
from ringwar.boardgame.table.state import State
from ringwar.kernel.fields import listed, one_of, refusal

IN_AN_ACTION = ("battle", "after-action", "over")
"""The phases in which an action is not complete yet, or in which the game may have ended in the middle of one."""


def write_action(state: State) -> dict[str, Any]:
    """LM-RING-16. The die of an action that is not complete yet, and the card that it has put on the table."""
    table = lords(state)
    return {"waiting": None if table.waiting is None else list(table.waiting), "young": table.young}


def read_action(state: State, fields: Mapping[str, Any]) -> None:
    """LM-RING-16. The die of an action that is not complete yet, and the card that it has put on the table."""
    table = lords(state)
    if fields.get("waiting") is not None:
        table.waiting = _read_waiting(state, fields["waiting"])
    if fields.get("young") is not None:
        laid = tuple(card.name for cards in state.table.values() for card in cards)
        table.young = one_of(fields["young"], laid, "lords.young")
    for name in ("waiting", "young"):
        if fields.get(name) is not None and state.phase not in IN_AN_ACTION:
            raise refusal(f"lords.{name}", "no action is waiting for its end")


def _read_waiting(state: State, written: Any) -> tuple[str, str, str, str]:
    """The side, the die, its result and the action."""
    waiting = listed(written, "lords.waiting")
    if len(waiting) != 4 or not all(isinstance(each, str) for each in waiting):
        raise refusal("lords.waiting", "expected the side, the die, its result and the action")
    side = one_of(waiting[0], SIDES, "lords.waiting[0]")
    special = [face for face in SPECIAL_FACES.values() if face.side == side and face.result != EYE]
    ordinary = tuple(face for face in FACES[side] if face != EYE)
    one_of(waiting[1], (*ordinary, *(face.name for face in special)), "lords.waiting[1]")
    one_of(waiting[2], (*ordinary, *(face.result for face in special)), "lords.waiting[2]")
    if len(state.dice[side]) + state.hunt_box[side] >= MOST_DICE[side] + state.rules.box.more_dice[side]:
        raise refusal("lords.waiting", f"{side} has all its dice")
    return side, waiting[1], waiting[2], waiting[3]
