"""Chapters 2 and 3: setting up, and the phases of a turn."""

from __future__ import annotations

from collections.abc import Callable

from ringwar.boardgame.rules.battle import battle_round
from ringwar.boardgame.rules.dice import after_action, can_act, opportunity
from ringwar.boardgame.rules.event_cards import draw_card, keep_hand_limit
from ringwar.boardgame.rules.fellowship import MORDORS_GATES, choose_guide, declare, may_declare
from ringwar.boardgame.rules.hunt import enter_mordor, tiles_on_path
from ringwar.boardgame.rules.victory import GameOver, add_corruption, victory_check
from ringwar.boardgame.table.armies import BY_NAME, NAZGUL_PIECE, NOBODY, PIECES, Army, Piece
from ringwar.boardgame.table.facts import (
    COMPANIONS_AT_START,
    DECKS,
    EYE,
    FACES,
    FREE,
    MOST_DICE,
    NATION_FACTS,
    NAZGUL,
    REGIONS,
    SETUP,
    SHADOW,
    START_DICE,
    Region,
)
from ringwar.boardgame.table.seats import Rules
from ringwar.boardgame.table.state import State
from ringwar.boardgame.table.texts import DECLARED, BoardGame
from ringwar.kernel import CHANCE
from ringwar.kernel.game import Record, Unanswered

ELVEN_RINGS = 3  # BG-SETUP-07
UNROLLED = "unrolled"


def set_up(rules: Rules) -> State:
    """BG-SETUP-01 to BG-SETUP-32. The table before the first turn."""
    armies, nazgul = _starting_armies()
    box = rules.box
    sides = (FREE, SHADOW)
    state = State(
        rules,
        armies=armies,
        boxes={},
        nazgul=nazgul,
        characters={},
        reinforcements=_starting_reinforcements(armies, nazgul),
        casualties=dict.fromkeys(PIECES, 0),
        control={},
        politics={name: facts.steps_to_war for name, facts in NATION_FACTS.items()},
        active={name: facts.active for name, facts in NATION_FACTS.items()},
        dice=dict.fromkeys(sides, ()),
        hunt_box=dict.fromkeys(sides, 0),
        rings={FREE: ELVEN_RINGS, SHADOW: 0},
        hands=dict.fromkeys(rules.seats, ()),
        decks={
            (side, deck): tuple(card for card in box.events.values() if card.side == side and card.deck == deck)
            for side in sides
            for deck in DECKS
        },
        discards=dict.fromkeys(sides, ()),
        table=dict.fromkeys(sides, ()),
        committed={},
        companions=COMPANIONS_AT_START,
        guide=COMPANIONS_AT_START[0],
        fellowship=REGIONS["rivendell"],
        pool=box.first_tiles,
        phase=box.first_phase(),
    )
    rules.set_up(state)
    box.set_up(state)
    return state


def _starting_armies() -> tuple[dict[Region, Army], dict[Region, int]]:
    """BG-SETUP-19 to BG-SETUP-26. The figures on the map."""
    armies: dict[Region, Army] = {}
    nazgul: dict[Region, int] = {}
    for region, figures in SETUP.items():
        for nation, kind, number in figures:
            if kind == NAZGUL:
                nazgul[region] = number
            else:
                armies[region] = armies.get(region, NOBODY).plus(BY_NAME[f"{nation}-{kind}"], number)
    return armies, nazgul


def _starting_reinforcements(armies: dict[Region, Army], nazgul: dict[Region, int]) -> dict[Piece, int]:
    """BG-SETUP-27. What of the figures in the box is not on the map."""
    left = {piece: _in_the_box(piece) - sum(army.count(piece) for army in armies.values()) for piece in PIECES}
    return {**left, NAZGUL_PIECE: _in_the_box(NAZGUL_PIECE) - sum(nazgul.values())}


def _in_the_box(piece: Piece) -> int:
    """BG-MAP-26, BG-MAP-27. How many figures of a kind there are."""
    number: int = getattr(NATION_FACTS[piece.nation], piece.kind)
    return number


IN_THE_BOX = {piece: _in_the_box(piece) for piece in (*PIECES, NAZGUL_PIECE)}


# Phases


def recover(game: BoardGame) -> None:
    """BG-TURN-03 to BG-TURN-07, BG-DICE-13. Phase 1: dice come back and are counted anew; both sides draw two cards."""
    state = game.state
    rules = state.rules
    state.turn += 1
    state.taken_back = state.hunt_box[FREE]
    state.hunt_box = {FREE: 0, SHADOW: 0}
    state.rings_used = ()
    state.tried = state.messenger_used = False
    for side in (FREE, SHADOW):
        state.dice[side] = (UNROLLED,) * pool_size(state, side)
    game.tell("turn", number=state.turn)
    if state.turn > 1:
        rules.turn_begins(game)
    rules.box.recovered(game)
    seats = rules.drawing_order(state)
    for seat in seats:
        for deck in rules.decks_to_draw(game, seat):
            draw_card(game, seat, deck)
    for seat in seats:
        keep_hand_limit(game, seat)
    rules.cards_drawn(game)
    state.phase = "fellowship"


def pool_size(state: State, side: str) -> int:
    """BG-DICE-03 to BG-DICE-12. The action dice of a side."""
    extra = sum(each.extra_die for each in state.characters if each.side == side)
    return min(MOST_DICE[side], START_DICE[side] + extra)


def fellowship_phase(game: BoardGame) -> None:
    """BG-TURN-08, BG-TURN-09, BG-FSP-20, BG-MORDOR-01 to BG-MORDOR-05, BG-GUIDE-04. Phase 2."""
    state = game.state
    state.rules.box.fellowship_phase_begins(game)
    tamed = any(each.name in DECLARED for each in state.companions)
    about = {"region": state.fellowship, "progress": state.progress, "tamed": tamed}
    if is_worth_declaring(game) and game.confirm(state.rules.leading(state, FREE), "declare", **about):
        show_position(game)
    at = state.fellowship
    if (
        at is not None
        and at.name in MORDORS_GATES
        and game.confirm(state.rules.leading(state, FREE), "enter-mordor", region=at)
    ):
        enter_mordor(game)
    choose_guide(game)
    state.phase = "hunt-allocation"


def is_worth_declaring(game: BoardGame) -> bool:
    """BG-FSP-20, BG-FSP-23. The Fellowship may be declared, and somebody is asked or something changes by it.

    With progress 0 it is tried out on a copy of the table: who knows what all can see knows what comes of it.
    """
    state = game.state
    if not may_declare(state) or state.progress:
        return may_declare(state)
    trial = game.ruleset.game(state.copy(), Record())
    try:
        show_position(trial)
    except Unanswered:
        return True
    return trial.state != state


def show_position(game: BoardGame) -> None:
    """BG-FSP-19, BG-HUNT-47. The Fellowship is declared, with what cards do along its way."""
    tiles_on_path(game, declare(game), declared=True)


def hunt_allocation(game: BoardGame) -> None:
    """BG-DICE-15 to BG-DICE-24. Phase 3: the Shadow puts dice in the hunt box."""
    state = game.state
    dice = len(state.dice[SHADOW])
    most = min(dice, max(1, len(state.companions)))
    least = min(1 if state.taken_back else 0, most)
    seat = state.rules.leading(state, SHADOW)
    number = game.ask(seat, "allocate", range(least, most + 1))
    state.hunt_box[SHADOW] += number
    state.dice[SHADOW] = (UNROLLED,) * (dice - number)
    game.tell("allocate", side=seat, count=number)
    state.phase = "action-roll"


def action_roll(game: BoardGame) -> None:
    """BG-DICE-25 to BG-DICE-31. Phase 4: all dice are rolled; Eyes go to the hunt box."""
    state = game.state
    counts = {side: len(dice) for side, dice in state.dice.items()}
    for side in (FREE, SHADOW):
        rolled = [game.ask(CHANCE, "action-die", FACES[side], roller=side) for _ in state.dice[side]]
        eyes = rolled.count(EYE)
        state.hunt_box[SHADOW] += eyes
        state.dice[side] = tuple(sorted(face for face in rolled if face != EYE))
        game.tell("action-roll", side=side, dice=list(state.dice[side]), eyes=eyes)
    state.rules.box.rolled(game, counts)
    state.to_act = FREE
    state.phase = "actions" if can_act(state, FREE) or can_act(state, SHADOW) else "end-of-actions"


def end_of_actions(game: BoardGame) -> None:
    """BG-MORDOR-27, BG-MORDOR-33. A Fellowship on the Mordor track that neither moved nor hid is corrupted."""
    state = game.state
    if state.mordor is not None and not state.tried:
        game.tell("idle-in-mordor")
        add_corruption(game, 1)
    state.phase = "victory-check"


def ending_at_victory(phase: Callable[[BoardGame], None]) -> Callable[[BoardGame], None]:
    """BG-TURN-12. A step that is cut short where a side wins."""

    def step(game: BoardGame) -> None:
        try:
            phase(game)
        except GameOver:
            state = game.state
            state.hunt = state.hunt_roll = state.battle = state.fight = None

    return step


STEPS: dict[str, Callable[[BoardGame], None] | None] = {
    "recover": ending_at_victory(recover),
    "fellowship": ending_at_victory(fellowship_phase),
    "hunt-allocation": ending_at_victory(hunt_allocation),
    "action-roll": ending_at_victory(action_roll),
    "actions": ending_at_victory(opportunity),
    "battle": ending_at_victory(battle_round),
    "after-action": ending_at_victory(after_action),
    "end-of-actions": ending_at_victory(end_of_actions),
    "victory-check": ending_at_victory(victory_check),
    "over": None,
}
PHASES = tuple(STEPS)
"""The steps that every table knows."""
