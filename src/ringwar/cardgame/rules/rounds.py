"""Chapters 1 and 3: the opening, the steps of a round, the draw step."""

from __future__ import annotations

from collections.abc import Callable

from ringwar.cardgame.rules.combat import combat_step
from ringwar.cardgame.rules.cycling import why_not_cycled
from ringwar.cardgame.rules.deck import draw
from ringwar.cardgame.rules.eliminating import cycle
from ringwar.cardgame.rules.locations import battleground_step, path_step
from ringwar.cardgame.rules.scoring import victory_check
from ringwar.cardgame.rules.teams import in_turn_order
from ringwar.cardgame.rules.turns import turn
from ringwar.cardgame.table.facts import FREE, SHADOW, Card
from ringwar.cardgame.table.scenarios import Rules
from ringwar.cardgame.table.state import State
from ringwar.cardgame.table.texts import AFTER_DRAW, EXTRA_DRAW, CardGame


def set_up(rules: Rules) -> State:
    """CG-SETUP-05 to CG-SETUP-09, CG-SETUP-13, CG-FOTR-04, CG-FOTR-09. The table before the opening hands are drawn."""
    scenario = rules.scenario
    empty: dict[str, tuple[Card, ...]] = dict.fromkeys(rules.seats, ())
    return State(
        rules,
        hands=empty.copy(),
        decks={seat.name: seat.cards for seat in scenario.seats},
        tops=empty.copy(),
        cycles=empty.copy(),
        eliminated=empty.copy(),
        reserves=empty.copy(),
        drawn=empty.copy(),
        items={},
        added={},
        battlegrounds={},
        taken_from={},
        battleground_decks={
            side: tuple(card for card in scenario.battlegrounds if card.side == side) for side in (FREE, SHADOW)
        },
        scoring={FREE: (), SHADOW: ()},
        rings=dict.fromkeys(scenario.ring_tokens, True),
        path_deck=tuple(path for paths in scenario.paths.values() for path in paths),
        set_aside=tuple(card for cards in scenario.battlegrounds_by_round.values() for card in cards),
    )


def opening(game: CardGame) -> None:
    """CG-SETUP-10, CG-DUEL2-03, CG-DUEL3-05, CG-FOTR-06. All draw a first hand and cycle part of it in secret."""
    state = game.state
    hands = state.rules.scenario.opening
    for seat in in_turn_order(state):
        draw(game, seat, hands[seat].draw)
    total = max(hand.cycle for hand in hands.values())
    for number in range(total):
        choosers = {seat: state.hands[seat] for seat in in_turn_order(state) if hands[seat].cycle > number}
        chosen = game.ask_each("cycle-opening", choosers, why_not_cycled, number=number + 1, total=total)
        for card in chosen.values():
            cycle(game, card)
    begin_round(game)


def begin_round(game: CardGame) -> None:
    """CG-ROUND-01, CG-ROUND-10, CG-DUEL2-07. A new round remembers nothing of the last; Duel tokens are ready again."""
    state = game.state
    state.round += 1
    state.turn = state.first
    state.passed = ()
    state.played = state.locked = frozenset()
    state.used = ()
    state.lasting = ()
    for seat, kind in state.rules.scenario.ring_tokens.items():
        if kind == "duel":
            state.rings[seat] = True
    state.step = "battleground"
    game.tell("round", number=state.round, seat=state.starting_player)


def draw_step(game: CardGame) -> None:
    """CG-ROUND-03 to CG-ROUND-06. Every player draws, in turn order; then the token is passed."""
    state = game.state
    for seat in in_turn_order(state):
        in_reserve = state.reserves[seat]
        extra = sum(EXTRA_DRAW.get(card.id, 0) for card in in_reserve)
        draw(game, seat, state.rules.scenario.draw_step[seat] + extra)
        for card in in_reserve:
            if card.id in AFTER_DRAW:
                with game.because(card):
                    AFTER_DRAW[card.id](game, seat)
    state.first = (state.first + 1) % len(state.rules.order)
    begin_round(game)


STEPS: dict[str, Callable[[CardGame], None] | None] = {
    "opening": opening,
    "battleground": battleground_step,
    "path": path_step,
    "actions": turn,
    "combat": combat_step,
    "victory": victory_check,
    "draw": draw_step,
    "over": None,
}
