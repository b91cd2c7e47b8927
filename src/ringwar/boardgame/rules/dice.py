"""Chapters 4 and 6: action dice, how they are used, Elven Rings."""

from __future__ import annotations

from ringwar.boardgame.rules.deeds import (
    ARMY_DEEDS,
    EVENT_CARD,
    FELLOWSHIP,
    RESULT_OF,
    RESULTS,
    SKIP,
    deeds,
    event_types,
    further_actions,
    why_no_action,
)
from ringwar.boardgame.rules.event_cards import after_event_result, keep_hand_limit, play_event, playable_events
from ringwar.boardgame.rules.table_cards import lies_there
from ringwar.boardgame.table.facts import (
    ARMY,
    CHARACTERS,
    ENEMY,
    EVENT,
    EYE,
    FREE,
    MUSTER,
    SHADOW,
    WILL,
)
from ringwar.boardgame.table.state import State, without
from ringwar.boardgame.table.texts import SPARES_HUNT_BOX, BoardGame
from ringwar.kernel import Question, Refusal

RING, PASS = "elven-ring", "pass"


# What is possible


def may_pass(state: State, side: str) -> bool:
    """BG-DICE-37 to BG-DICE-41, BG-DICE-45. A player with fewer unused dice than the opponent may pass."""
    return len(state.dice[side]) < len(state.dice[ENEMY[side]])


def may_use_ring(state: State, side: str) -> bool:
    """BG-RING-01, BG-RING-02, BG-RING-07, BG-RING-15, BG-RING-16. One token a turn, of those one has."""
    return state.rings[side] > 0 and side not in state.rings_used and bool(ordinary_dice(state, side))


def ordinary_dice(state: State, side: str) -> list[str]:
    """BG-RING-03. The different results of unused action dice that can be changed."""
    return [die for die in dict.fromkeys(state.dice[side]) if die in RESULTS[side]]


def why_no_ring(state: State, side: str) -> Refusal | None:
    """BG-RING-01, BG-RING-07, BG-RING-16, LM-DICE-20. Why a side cannot use an Elven Ring now."""
    if not state.rings[side]:
        return Refusal("no-ring", clauses=["BG-RING-01"])
    if side in state.rings_used:
        return Refusal("one-ring-a-turn", clauses=["BG-RING-07"])
    return None if ordinary_dice(state, side) else Refusal("no-die-to-change", clauses=["BG-RING-16", "LM-DICE-20"])


def why_not_pass(state: State, side: str) -> Refusal | None:
    """BG-DICE-37, BG-DICE-39. Why a side cannot pass."""
    if may_pass(state, side) or not state.dice[side]:
        return None
    numbers = {"own": len(state.dice[side]), "theirs": len(state.dice[ENEMY[side]])}
    return Refusal("too-many-dice-to-pass", clauses=["BG-DICE-37", "BG-DICE-39"], **numbers)


def why_not_used(state: State, question: Question, thing: object) -> Refusal | None:
    """BG-DICE-33, BG-DICE-37, BG-RING-01, BG-RING-07, BG-RING-16. Why a die, a ring or a pass cannot be used."""
    side = question.plays_for
    if not isinstance(thing, str):
        return None
    if thing == RING:
        return why_no_ring(state, side)
    if thing == PASS:
        return why_not_pass(state, side)
    if thing in state.rules.box.rings:
        return why_no_ring(state, side) or Refusal("ring-named-later", clauses=["LM-RING-03"], ring=thing)
    return why_no_die(state, side, thing) if is_face(thing) else None


def is_face(word: str) -> bool:
    """Whether a word is a result of a die."""
    return word in RESULT_OF or any(word in faces for faces in RESULTS.values())


def why_no_die(state: State, side: str, die: str) -> Refusal | None:
    """BG-ACT-19, BG-DICE-33. Why no die with a result can be used."""
    if die in state.dice[side]:
        return None
    if RESULT_OF.get(die, die) == EYE:
        return Refusal("eye-is-no-action", clauses=["BG-ACT-19"])
    return Refusal("no-such-die", clauses=["BG-DICE-33"], die=die)


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
        choice = game.ask(side, "use-die", options, why=why_not_used, barred=state.rules.barred(state, side))
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


def why_not_changed(state: State, question: Question, thing: object) -> Refusal | None:
    """BG-RING-03, BG-RING-14, LM-DICE-20. Why a ring cannot change a die with a result."""
    side = question.plays_for
    if not isinstance(thing, str) or not is_face(thing):
        return None
    if thing not in state.dice[side]:
        return Refusal("no-such-die", clauses=["BG-RING-14"], die=thing)
    return Refusal("special-die-stays", clauses=["LM-DICE-20"], die=thing) if thing not in RESULTS[side] else None


def why_not_changed_to(state: State, question: Question, thing: object) -> Refusal | None:
    """BG-RING-03, BG-RING-10. Why a ring cannot change the die to a result."""
    if not isinstance(thing, str) or not is_face(thing):
        return None
    if thing not in RESULTS[question.plays_for]:
        return Refusal("not-on-your-dice", clauses=["BG-RING-03"], face=thing)
    if thing == WILL:
        return Refusal("never-to-will", clauses=["BG-RING-10"], face=thing)
    return Refusal("same-result", clauses=["BG-RING-03"], face=thing) if thing == question.about["die"] else None


def use_ring(game: BoardGame, side: str) -> None:
    """BG-RING-03 to BG-RING-14. Change one unused die; the token goes to the Shadow, or out of the game."""
    state = game.state
    state.rings_used += (side,)
    game.tell("ring-used", side=state.rules.speaker(state, side))
    spend_ring(game, side)
    game.tell("ring-passed", side=state.rules.speaker(state, side))
    old = game.ask(side, "ring-die", ordinary_dice(state, side), why=why_not_changed)
    results = [face for face in RESULTS[side] if face not in (old, WILL)]
    new = game.ask(side, "ring-result", results, why=why_not_changed_to, die=old)
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


def why_not_as(state: State, question: Question, thing: object) -> Refusal | None:
    """BG-ACT-20. Why a Will of the West cannot be used as a result."""
    if not isinstance(thing, str) or not is_face(thing) or thing in RESULTS[question.plays_for]:
        return None
    return Refusal("not-on-your-dice", clauses=["BG-ACT-20"], face=thing)


def use_die(game: BoardGame, side: str, die: str, only: bool = False) -> None:
    """BG-DICE-33, BG-DICE-42, BG-ACT-20. Resolve one action with a die, or skip it."""
    state = game.state
    face = game.ask(side, "will-as", RESULTS[side], why=why_not_as) if die == WILL else RESULT_OF.get(die, die)
    possible = {deed.name: deed for deed in deeds(state, side, face)}
    types = event_types(state, side, face)
    extra = further_actions(state, side, face)
    options = [*possible, *extra, *([EVENT_CARD] if playable_events(state, side, types) else []), SKIP]
    if not possible:
        game.commit(state.rules.speaker(state, side))  # whether there is a choice depends on the hand
    only = only and die != WILL
    choice = game.ask(side, "action", options, why=why_no_action, face=face, die=die, only=only)
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
