"""Turn, phase, dice, rings and the end as parts of documents."""

from __future__ import annotations

from typing import Any

from ringwar.boardgame.documents.document import Document
from ringwar.boardgame.rules.deeds import RESULT_OF
from ringwar.boardgame.rules.turn import PHASES, UNROLLED, pool_size
from ringwar.boardgame.rules.victory import CORRUPTION, FREE_MILITARY, RING_DESTROYED, SHADOW_MILITARY
from ringwar.boardgame.table.box import RECOVER
from ringwar.boardgame.table.facts import EYE, FACES, FREE, SHADOW, SIDES
from ringwar.boardgame.table.state import State
from ringwar.kernel.fields import listed, mapping, names, number, one_of, only, refusal, truth

BEFORE_THE_ROLL = ("fellowship", "hunt-allocation", "action-roll")
WINNERS = {RING_DESTROYED: FREE, CORRUPTION: SHADOW, SHADOW_MILITARY: SHADOW, FREE_MILITARY: FREE}


def write_turn(state: State) -> dict[str, Any]:
    """The turn being played, its phase, who acts next, and how the game ended."""
    return {
        "turn": state.turn + _turns_to_come(state),
        "phase": state.phase,
        "to_act": state.to_act,
        "result": list(state.result) if state.result else None,
    }


def _turns_to_come(state: State) -> int:
    """BG-TURN-03. By how much the turn being played is ahead of those counted: a turn is counted as dice recover."""
    return 1 if state.phase in (*state.rules.box.opening, RECOVER) else 0


def read_turn(document: Document) -> None:
    """Set the turn, its phase, who acts next, and how the game ended."""
    state, written = document.state, document.written
    phases = (*PHASES, *document.box.opening)
    state.phase = one_of(written.get("phase", "actions" if document.empty else RECOVER), phases, "phase")
    turn = number(written.get("turn", 1), "turn")
    if not turn:
        raise refusal("turn", "first-turn")
    state.turn = turn - _turns_to_come(state)
    _read_to_act(document)
    if written.get("result") is None:
        return
    result = listed(written["result"], "result")
    if len(result) != 2:
        raise refusal("result", "not-a-result")
    ending = one_of(result[1], tuple(WINNERS), "result")
    state.result = (one_of(result[0], (WINNERS[ending],), "result"), ending)


def _read_to_act(document: Document) -> None:
    """BG-MULTI-25. The side that acts next, or its seat, which is then the one that acts next for its side."""
    state, seats = document.state, document.state.rules.seats
    name = one_of(document.written.get("to_act", FREE), (*SIDES, *seats), "to_act")
    state.to_act = seats.get(name, name)
    if state.teams is None or name == state.to_act:
        return
    actors = mapping(document.fields("teams").get("actors", {}), "teams.actors")
    if actors.get(state.to_act, name) != name:
        raise refusal("to_act", "another-acts", ("BG-MULTI-25",), seat=name, side=state.to_act)
    state.teams.actors[state.to_act] = name


def write_dice(state: State) -> dict[str, Any]:
    """The unused dice, the rings, and the Mouth of Sauron's ability."""
    return {
        "dice": {side: [die for die in state.dice[side] if die not in RESULT_OF] for side in SIDES},
        "rings": dict(state.rings),
        "rings_used": list(state.rings_used),
        "messenger_used": state.messenger_used,
    }


def read_dice(document: Document) -> None:
    """BG-DICE-22, BG-DICE-27. Before the roll dice have no faces, and none given are the whole pool.

    An Eye is never among the unused. A game can end before the roll as well as after it.
    """
    state, dice = document.state, document.fields("dice")
    only(dice, SIDES, "dice")
    rolled = state.phase not in BEFORE_THE_ROLL
    for side in SIDES:
        allowed = tuple(face for face in FACES[side] if face != EYE) if rolled else (UNROLLED,)
        allowed += (UNROLLED,) if state.phase == "over" else ()
        usual = [] if rolled else [UNROLLED] * max(0, pool_size(state, side) - state.hunt_box[side])
        faces = listed(dice.get(side, usual), f"dice.{side}") or usual
        state.dice[side] = tuple(sorted(one_of(face, allowed, f"dice.{side}") for face in faces))
    for side, count in document.fields("rings").items():
        state.rings[one_of(side, SIDES, "rings")] = number(count, f"rings.{side}")
    used = names(document.written.get("rings_used", ()), "rings_used")
    state.rings_used = tuple(one_of(side, SIDES, at) for at, side in used)
    state.messenger_used = truth(document.written.get("messenger_used", False), "messenger_used")
