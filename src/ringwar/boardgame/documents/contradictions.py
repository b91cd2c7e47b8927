"""What cannot be true at once on a table of the board game: a document that says so is refused, naming the place."""

from __future__ import annotations

from ringwar.boardgame.documents.turn import BEFORE_THE_ROLL
from ringwar.boardgame.rules.capture import points
from ringwar.boardgame.rules.hunt import CRACK_OF_DOOM
from ringwar.boardgame.rules.turn import ELVEN_RINGS
from ringwar.boardgame.rules.victory import (
    CORRUPTION,
    FREE_MILITARY,
    FREE_POINTS,
    MOST_CORRUPTION,
    RING_DESTROYED,
    SHADOW_MILITARY,
    SHADOW_POINTS,
)
from ringwar.boardgame.table.facts import FREE, MOST_DICE, SHADOW, SIDES
from ringwar.boardgame.table.queries import controller
from ringwar.boardgame.table.state import State
from ringwar.kernel.fields import refusal

AFTER_THE_CHECK = ("recover", *BEFORE_THE_ROLL)
"""The phases before anybody can capture anything again."""


def refuse_contradictions(state: State) -> None:
    """ValueError for a table that play can never bring about."""
    _refuse_persons_twice(state)
    _refuse_contradictions_of_the_map(state)
    _refuse_contradictions_of_the_hands(state)
    _refuse_contradictions_of_the_ring(state)
    _refuse_contradictions_of_the_end(state)


def _refuse_persons_twice(state: State) -> None:
    """BG-CHAR-12. Nobody is in two places, by whatever card."""
    places = (
        ("fellowship.companions", state.companions),
        ("armies", state.characters),
        ("out_of_play", state.eliminated),
    )
    found: dict[str, str] = {}
    for at, characters in places:
        for each in characters:
            if each.person in found:
                raise refusal(at, f"{each.name} and {found[each.person]} are the same person")
            found[each.person] = each.name


def _refuse_contradictions_of_the_map(state: State) -> None:
    """BG-SIEGE-14, BG-CAPTURE-01, BG-CHAR-20. Armies hold the settlements in which they stand alone."""
    for region, army in state.boxes.items():
        if controller(state, region) != army.side:
            raise refusal(f"besieged.{region.name}", "the besieged hold their stronghold")
    for region, army in state.armies.items():
        if region not in state.boxes and controller(state, region) not in (None, army.side):
            raise refusal(f"control.{region.name}", f"the army of {army.side} that stands there has captured it")


def _refuse_contradictions_of_the_hands(state: State) -> None:
    """BG-RING-01, BG-DICE-04, BG-DICE-11, BG-CARD-03. Dice, cards and rings are as many as there can be."""
    for side in SIDES:
        dice = len(state.dice[side]) + state.hunt_box[side]
        rolled = state.phase not in BEFORE_THE_ROLL
        most = MOST_DICE[side] + (state.rules.box.more_dice[side] if rolled else 0)
        if dice > most:
            raise refusal(f"dice.{side}", f"{dice} with those in the hunt box are more than {most}")
    for seat, cards in state.hands.items():
        most = state.rules.hand_limit(seat)
        if len(cards) > most and state.phase != "after-action":  # BG-CARD-05: they are discarded in that step
            raise refusal(f"hands.{seat}", f"{len(cards)} cards are more than {most}")
    if sum(state.rings.values()) > ELVEN_RINGS:
        raise refusal("rings", f"{sum(state.rings.values())} are more than {ELVEN_RINGS}")


def _refuse_contradictions_of_the_ring(state: State) -> None:
    """BG-FSP-19, BG-MORDOR-07, BG-MORDOR-11, BG-WIN-01, BG-WIN-02. The Fellowship, and the end that it has come to."""
    ending = None if state.result is None else state.result[1]
    if (state.mordor is None) == (state.fellowship is None):
        raise refusal("fellowship.at", "on the Mordor track the Fellowship is in no region")
    if state.mordor is not None and state.progress:
        raise refusal("fellowship.progress", "on the Mordor track there is none")
    if state.revealed and state.progress:
        raise refusal("fellowship.progress", "a Fellowship that is revealed has none")
    if (state.mordor or 0) > CRACK_OF_DOOM or (state.mordor == CRACK_OF_DOOM) != (ending == RING_DESTROYED):
        raise refusal("fellowship.mordor", "the game would be over there, and only there")
    if (state.corruption >= MOST_CORRUPTION) != (ending == CORRUPTION):
        raise refusal("fellowship.corruption", f"the game would be over with {MOST_CORRUPTION}, and only then")


def _refuse_contradictions_of_the_end(state: State) -> None:
    """BG-WIN-03, BG-WIN-04. A game is over when a side has won, and not before."""
    if (state.phase == "battle") != (state.battle is not None):
        raise refusal("battle", "there is one when the phase is 'battle', and only then")
    if (state.phase == "over") != (state.result is not None):
        raise refusal("result", "there is one when the phase is 'over', and only then")
    ending = None if state.result is None else state.result[1]
    for side, most, military in ((SHADOW, SHADOW_POINTS, SHADOW_MILITARY), (FREE, FREE_POINTS, FREE_MILITARY)):
        enough = points(state, side) >= most
        if enough and state.phase in AFTER_THE_CHECK:
            raise refusal("control", f"with {points(state, side)} points {side} would have won")
        if ending == military and not enough:
            raise refusal("result", f"with {points(state, side)} points {side} has not won")
