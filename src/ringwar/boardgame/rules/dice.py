"""Chapters 4 to 6: action dice, what each result can do, Elven Rings."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ringwar.boardgame.rules import politics
from ringwar.boardgame.rules.battle import attack, can_attack
from ringwar.boardgame.rules.characters import (
    can_move_companions,
    can_move_minions,
    move_companions,
    move_minions,
)
from ringwar.boardgame.rules.event_cards import (
    TYPES,
    after_event_result,
    decks_left,
    draw_by_die,
    keep_hand_limit,
    play_event,
    playable_events,
)
from ringwar.boardgame.rules.fellowship import hide, may_separate, separate
from ringwar.boardgame.rules.hunt import may_move_fellowship, move_fellowship
from ringwar.boardgame.rules.movement import MOST_ARMIES, can_move, move_armies
from ringwar.boardgame.rules.muster import (
    bring_minion,
    can_recruit,
    crown_aragorn,
    may_crown_aragorn,
    may_send_gandalf,
    muster,
    ready_minions,
    send_gandalf,
)
from ringwar.boardgame.rules.table_cards import lies_there
from ringwar.boardgame.table.facts import (
    ARMY,
    CHARACTER,
    CHARACTERS,
    ENEMY,
    EVENT,
    EYE,
    FACES,
    FREE,
    FREE_NATIONS,
    MUSTER,
    MUSTER_ARMY,
    SAURON,
    SHADOW,
    SHADOW_NATIONS,
    WILL,
)
from ringwar.boardgame.table.queries import has_card, is_commanded
from ringwar.boardgame.table.state import State, without
from ringwar.boardgame.table.texts import BARS_DIPLOMACY, SPARES_HUNT_BOX, BoardGame

RING, PASS, SKIP = "elven-ring", "pass", "skip"
NATIONS_OF = {FREE: FREE_NATIONS, SHADOW: SHADOW_NATIONS}
RESULT_OF: dict[str, str] = {}
"""By result of a special die: the result as which it is used."""
RESULTS = {side: tuple(dict.fromkeys(faces)) for side, faces in FACES.items()}
"""The different results of a side's dice."""

FELLOWSHIP, EVENT_CARD = "move-fellowship", "play-event"


class Deed(NamedTuple):
    """An action of the lists of chapter 5: for which side, when it is possible, and how it is done."""

    name: str
    sides: tuple[str, ...]
    possible: Callable[[State, str], bool]
    do: Callable[[BoardGame, str], None]


BOTH = (FREE, SHADOW)


def _diplomats(state: State, side: str) -> list[str]:
    """BG-ACT-12, BG-POLITICS-22.

    The nations that a Muster result can advance; a card may bar passive ones.
    """
    barred = side == FREE and lies_there(state, BARS_DIPLOMACY)
    able = [
        nation for nation in NATIONS_OF[side] if is_commanded(state, nation) and politics.can_advance(state, nation)
    ]
    return [nation for nation in able if state.active[nation] or not barred]


def diplomacy(game: BoardGame, side: str) -> None:
    """BG-ACT-12. Advance one nation of one's own side."""
    nation = game.ask(side, "diplomacy", _diplomats(game.state, side))
    politics.advance(game, nation)
    game.state.rules.recruited(game.state, nation)


CHARACTER_DEEDS = (
    Deed(FELLOWSHIP, (FREE,), lambda state, side: may_move_fellowship(state), lambda game, side: move_fellowship(game)),
    Deed("hide-fellowship", (FREE,), lambda state, side: state.revealed, lambda game, side: hide(game)),
    Deed("separate", (FREE,), lambda state, side: may_separate(state), lambda game, side: _separate(game)),
    Deed(
        "move-companions",
        (FREE,),
        lambda state, side: can_move_companions(state),
        lambda game, side: move_companions(game),
    ),
    Deed("move-minions", (SHADOW,), lambda state, side: can_move_minions(state), lambda game, side: move_minions(game)),
    Deed(
        "move-led-army",
        BOTH,
        lambda state, side: can_move(state, side, led=True),
        lambda game, side: move_armies(game, side, 1, led=True),
    ),
    Deed(
        "attack-led",
        BOTH,
        lambda state, side: can_attack(state, side, led=True),
        lambda game, side: attack(game, side, led=True),
    ),
)
ARMY_DEEDS = (
    Deed(
        "move-armies",
        BOTH,
        lambda state, side: can_move(state, side, led=False),
        lambda game, side: move_armies(game, side, MOST_ARMIES, led=False),
    ),
    Deed(
        "attack",
        BOTH,
        lambda state, side: can_attack(state, side, led=False),
        lambda game, side: attack(game, side, led=False),
    ),
)
MUSTER_DEEDS = (
    Deed("diplomacy", BOTH, lambda state, side: bool(_diplomats(state, side)), diplomacy),
    Deed("recruit", BOTH, can_recruit, muster),
    Deed(
        "bring-minion", (SHADOW,), lambda state, side: bool(ready_minions(state)), lambda game, side: bring_minion(game)
    ),
)
EVENT_DEEDS = (Deed("draw-card", BOTH, lambda state, side: bool(decks_left(state, side)), draw_by_die),)
WILL_DEEDS = (
    Deed(
        "crown-aragorn", (FREE,), lambda state, side: may_crown_aragorn(state), lambda game, side: crown_aragorn(game)
    ),
    Deed(
        "gandalf-the-white",
        (FREE,),
        lambda state, side: may_send_gandalf(state),
        lambda game, side: send_gandalf(game),
    ),
)
DEEDS = {
    CHARACTER: CHARACTER_DEEDS,
    ARMY: ARMY_DEEDS,
    MUSTER: MUSTER_DEEDS,
    MUSTER_ARMY: (*MUSTER_DEEDS, *ARMY_DEEDS),
    EVENT: EVENT_DEEDS,
    WILL: WILL_DEEDS,
}
"""BG-ACT-01 to BG-ACT-21. What each result can do, event cards aside."""
SPECIAL_DEEDS: dict[str, tuple[Deed, ...]] = {}
"""What results can do that only special dice have."""


def _separate(game: BoardGame) -> None:
    separate(game)


# What is possible


def deeds(state: State, side: str, face: str) -> list[Deed]:
    """BG-ACT-22, BG-ACT-23. The actions of a result's list that are possible now."""
    listed = DEEDS[face] if face in DEEDS else SPECIAL_DEEDS[face]
    if face == MUSTER and messenger_ready(state, side):
        listed = (*MUSTER_DEEDS, *ARMY_DEEDS)
    return [deed for deed in listed if side in deed.sides and deed.possible(state, side)]


def messenger_ready(state: State, side: str) -> bool:
    """The Mouth of Sauron: once a turn a Muster result may be used as an Army result."""
    commanded = side == SHADOW and is_commanded(state, SAURON)
    return commanded and not state.messenger_used and has_card(state, "mouth-of-sauron")


def event_types(state: State, side: str, face: str) -> tuple[str, ...]:
    """The types of event cards that a result can play."""
    if face == MUSTER and messenger_ready(state, side):
        return TYPES[MUSTER_ARMY]
    return TYPES.get(face, ())


def further_actions(state: State, side: str, face: str) -> list[str]:
    """BG-ACT-24. Actions given by cards on the table and by characters."""
    return [
        name
        for name, each in state.rules.box.actions.items()
        if each.side == side
        and (each.faces is None or face in each.faces)
        and is_commanded(state, each.nation)
        and each.possible(state)
    ]


def may_pass(state: State, side: str) -> bool:
    """BG-DICE-37 to BG-DICE-41, BG-DICE-45. A player with fewer unused dice than the opponent may pass."""
    return len(state.dice[side]) < len(state.dice[ENEMY[side]])


def may_use_ring(state: State, side: str) -> bool:
    """BG-RING-01, BG-RING-02, BG-RING-07, BG-RING-15, BG-RING-16. One token a turn, of those one has."""
    return state.rings[side] > 0 and side not in state.rings_used and bool(ordinary_dice(state, side))


def ordinary_dice(state: State, side: str) -> list[str]:
    """BG-RING-03. The different results of unused action dice that can be changed."""
    return [die for die in dict.fromkeys(state.dice[side]) if die in RESULTS[side]]


# An opportunity to act


def can_act(state: State, side: str) -> bool:
    """BG-DICE-32. A side has an unused die, or something to use instead of one."""
    return bool(state.dice[side]) or bool(state.rules.box.choices(state, side))


def opportunity(game: BoardGame) -> None:
    """BG-DICE-32 to BG-DICE-45. A player uses a die, or passes; a ring may change a die before."""
    state = game.state
    if not can_act(state, state.to_act):
        state.to_act = ENEMY[state.to_act]
    side = state.to_act
    state.rules.action_begins(game, side)
    acted = act(game, side)
    state.to_act = ENEMY[side]
    if acted and state.battle is None:
        state.phase = "after-action"
    elif not acted and not state.dice[FREE] and not state.dice[SHADOW]:
        state.phase = "end-of-actions"


def after_action(game: BoardGame) -> None:
    """BG-CARD-05, BG-DICE-32, BG-DICE-35. What is due when an action is complete, also its battle; then the next."""
    state = game.state
    state.rules.box.action_complete(game)
    for seat in state.rules.seats:
        keep_hand_limit(game, seat)
    state.phase = "actions" if can_act(state, FREE) or can_act(state, SHADOW) else "end-of-actions"


def act(game: BoardGame, side: str) -> bool:
    """BG-DICE-33 to BG-DICE-42. Use a die, or something instead of one, or pass; say whether anything was used."""
    state = game.state
    while can_act(state, side):
        others = state.rules.box.choices(state, side)
        options = [*dict.fromkeys(state.dice[side]), *others]
        options += [RING] if may_use_ring(state, side) else []
        options += [PASS] if may_pass(state, side) or not state.dice[side] else []
        choice = game.ask(side, "use-die", options, barred=state.rules.barred(state, side))
        if choice == RING:
            use_ring(game, side)
            continue
        if choice == PASS:
            game.tell("pass", side=state.rules.speaker(state, side))
            return False
        if choice in others:
            state.rules.box.choose(game, side, choice)
        else:
            use_die(game, side, choice, only=len(options) == 1)
        state.rules.action_taken(state, side)
        return True
    return False


def use_ring(game: BoardGame, side: str) -> None:
    """BG-RING-03 to BG-RING-14. Change one unused die; the token goes to the Shadow, or out of the game."""
    state = game.state
    state.rings_used += (side,)
    game.tell("ring-used", side=state.rules.speaker(state, side))
    spend_ring(game, side)
    game.tell("ring-passed", side=state.rules.speaker(state, side))
    old = game.ask(side, "ring-die", ordinary_dice(state, side))
    new = game.ask(side, "ring-result", [face for face in RESULTS[side] if face not in (old, WILL)])
    state.dice[side] = without(state.dice[side], old)
    if new == EYE:
        state.hunt_box[SHADOW] += 1
    else:
        state.dice[side] = tuple(sorted((*state.dice[side], new)))
    game.tell("ring", side=state.rules.speaker(state, side), old=old, new=new)


def spend_ring(game: BoardGame, side: str) -> None:
    """BG-RING-06, BG-RING-07, BG-RING-10. A token goes to the Shadow, or out of the game."""
    state = game.state
    state.rules.box.ring_spent(game, side)
    state.rings[side] -= 1
    if side == FREE:
        state.rings[SHADOW] += 1


def use_die(game: BoardGame, side: str, die: str, only: bool = False) -> None:
    """BG-DICE-33, BG-DICE-42, BG-ACT-20. Resolve one action with a die, or skip it."""
    state = game.state
    face = game.ask(side, "will-as", RESULTS[side]) if die == WILL else RESULT_OF.get(die, die)
    possible = {deed.name: deed for deed in deeds(state, side, face)}
    types = event_types(state, side, face)
    extra = further_actions(state, side, face)
    options = [*possible, *extra, *([EVENT_CARD] if playable_events(state, side, types) else []), SKIP]
    if not possible:
        game.commit(state.rules.speaker(state, side))  # whether there is a choice depends on the hand
    choice = game.ask(side, "action", options, face=face, die=die, only=only and die != WILL)
    state.dice[side] = without(state.dice[side], die)
    game.tell("use-die", side=state.rules.speaker(state, side), die=die, face=face, action=choice)
    if face == MUSTER and _is_army_action(choice):
        use_messenger(game)
    if choice in possible:
        possible[choice].do(game, side)
    elif choice in extra:
        further = state.rules.box.actions[choice]
        with game.because(further.by):
            further.do(game)
    elif choice == EVENT_CARD:
        game.commit(state.rules.speaker(state, side))
        play_with(game, side, face, types)
    if not state.rules.box.die_used(state, side, die, face, choice):
        set_aside(game, choice)


def set_aside(game: BoardGame, action: str) -> None:
    """BG-DICE-35, BG-DICE-36. A used die does nothing more; one that has moved the Fellowship is in the hunt box."""
    if action == FELLOWSHIP and not lies_there(game.state, SPARES_HUNT_BOX):
        game.state.hunt_box[FREE] += 1
        game.tell("die-in-hunt-box")


def use_messenger(game: BoardGame) -> None:
    """The Mouth of Sauron has a Muster result used as an Army result; not again this turn."""
    game.state.messenger_used = True
    game.tell("messenger", character=CHARACTERS["mouth-of-sauron"])


def _is_army_action(choice: str) -> bool:
    return any(deed.name == choice for deed in ARMY_DEEDS)


def play_with(game: BoardGame, side: str, face: str, types: tuple[str, ...]) -> None:
    """BG-CARD-11, and the Mouth of Sauron. Play an event card with a result."""
    box = game.state.rules.box
    offering = box.offering_draw(game.state, side)
    card = play_event(game, side, types)
    if face == MUSTER and card.type == ARMY:
        use_messenger(game)
    drawn = any(each.draws_by_event(game, side, card, face) for each in offering)
    if face == EVENT and not drawn:
        after_event_result(game, side, card)
