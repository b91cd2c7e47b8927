"""Who is meant and who decides: "each player", "the X player", and what a side decides together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from ringwar.cardgame.table.scenarios import ENEMY
from ringwar.cardgame.table.state import State
from ringwar.cardgame.table.texts import CardGame
from ringwar.kernel.questions import Why

T = TypeVar("T")


def in_turn_order(state: State, side: str | None = None) -> list[str]:
    """CG-AMB-30. The seats from the player whose turn it is on (outside the action step: the starting player)."""
    order = state.rules.order
    turned = dict.fromkeys(order[state.turn :] + order[: state.turn])
    return [seat for seat in turned if side is None or state.rules.side[seat] == side]


def each(state: State, side: str) -> list[str]:
    """CG-DUEL2-14, CG-DUEL2-15, CG-DUEL3-10. "Each player" of a side; a single player is named twice in Duels."""
    seats = in_turn_order(state, side)
    return seats * 2 if side in state.rules.doubled else seats


def each_times(state: State, side: str) -> list[tuple[str, int]]:
    """CG-DUEL2-14, CG-DUEL3-10. "Each player" of a side, and how often each is meant."""
    times = 2 if side in state.rules.doubled else 1
    return [(seat, times) for seat in in_turn_order(state, side)]


def player_of(state: State, faction: str) -> str | None:
    """CG-SETUP-14, CG-SETUP-15. The X player; None where no deck holds the faction."""
    return state.rules.player.get(faction)


def jointly(game: CardGame, side: str, key: str, options: Sequence[T], why: Why, **about: Any) -> T:
    """CG-COMBATPATH-08, CG-COMBATPATH-09, CG-TRILOGY-02, CG-TRILOGY-03, CG-AMB-36.

    One proposes; if the other disagrees, the enemy decides. Who runs both decks of a side agrees with himself.
    """
    if len(options) == 1:
        return options[0]
    first, *others = in_turn_order(game.state, side)
    choice = game.ask(first, key, options, why, **about)
    if side in game.state.rules.united or all(game.confirm(other, "agree", choice=choice, **about) for other in others):
        return choice
    game.tell("disagree", side=side)
    return game.ask(in_turn_order(game.state, ENEMY[side])[0], "decide-for-enemy", options, why, **about)
