"""What cannot be true at once on a table of the card game: a document that says so is refused."""

from __future__ import annotations

from ringwar.cardgame.rules.rounds import set_up
from ringwar.cardgame.rules.scoring import POINTS, TEN_POINTS_AHEAD, is_final_round, points, ring_points
from ringwar.cardgame.table.facts import FREE, SHADOW
from ringwar.cardgame.table.queries import active_locations
from ringwar.cardgame.table.scenarios import POINTS_AHEAD
from ringwar.cardgame.table.state import State
from ringwar.kernel.fields import refusal

WINNING = ("CG-WIN-02", "CG-WIN-03", "CG-WIN-04", "CG-WIN-05")
"""The clauses of how a game ends."""


def refuse_contradictions(state: State) -> None:
    """CG-ROUND-09, CG-PASS-04, CG-LOC-23, CG-LOC-33. Refuse what cannot be true at once."""
    if (state.step == "opening") != (state.round == 0):
        raise refusal("round", "step-of-another-round", step=state.step, round=state.round)
    if state.step == "opening" and not _is_untouched(state):
        raise refusal("step", "opening-first")
    if (state.step == "over") != (state.result is not None):
        raise refusal("result", "one-in-step", step="over")
    if state.turn != state.first and state.step != "actions":
        raise refusal("to_act", "starting-player-acts", step=state.step, seat=state.starting_player)
    if state.path is not None and state.step not in ("actions", "combat"):
        raise refusal("path", "none-active", ("CG-LOC-33", "CG-ROUND-09"), step=state.step)
    if state.step in ("victory", "draw", "over") and active_locations(state):
        raise refusal("battlegrounds", "none-active", ("CG-ROUND-09",), step=state.step)
    if state.passed and (state.step != "actions" or set(state.rules.seats) <= set(state.passed)):
        raise refusal("passed", "actions-over", ("CG-PASS-04",))
    _refuse_missing_paths(state)
    _refuse_another_end(state)


def _refuse_another_end(state: State) -> None:
    """CG-WIN-01 to CG-WIN-06. The game is over when a side has won, and not before."""
    free, shadow = points(state, FREE), points(state, SHADOW)
    ahead = abs(free - shadow) >= POINTS_AHEAD
    if state.step == "draw" and ahead:
        raise refusal("scoring", "game-would-be-over", ("CG-WIN-02",), free=free, shadow=shadow)
    if state.result is None:
        return
    if not ahead:
        free, shadow = free + ring_points(state, FREE), shadow + ring_points(state, SHADOW)
    ending = TEN_POINTS_AHEAD if ahead else POINTS if is_final_round(state) else None
    if state.result != (FREE if free > shadow else SHADOW, ending):
        raise refusal("result", "another-end", WINNING, free=free, shadow=shadow)


def _is_untouched(state: State) -> bool:
    start = set_up(state.rules)
    decks = ("decks", "battleground_decks", "path_deck", "set_aside")
    return all(getattr(state, name) == getattr(start, name) for name in decks)


def _refuse_missing_paths(state: State) -> None:
    last = state.rules.scenario.last_path
    if state.path_number == last and state.step in ("battleground", "path", "draw"):
        raise refusal("step", "no-step-follows", ("CG-WIN-03",), path=last, step=state.step)
    for due in range(state.path_number + 1, last + 1):
        if not any(path.number == due for path in state.path_deck):
            raise refusal("set_aside", "no-path-left", ("CG-LOC-33",), path=due)
