"""Chapter 5: what each result of an action die can do, and why not."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ringwar.boardgame.rules import politics
from ringwar.boardgame.rules.attackers import can_attack
from ringwar.boardgame.rules.battle import attack
from ringwar.boardgame.rules.characters import can_move_companions, move_companions
from ringwar.boardgame.rules.commanding import why_not_commanded
from ringwar.boardgame.rules.entering import (
    bring_minion,
    crown_aragorn,
    may_crown_aragorn,
    may_send_gandalf,
    ready_minions,
    send_gandalf,
)
from ringwar.boardgame.rules.event_cards import TYPES, decks_left, draw_by_die, playable_events
from ringwar.boardgame.rules.fellowship import hide, may_separate, separate
from ringwar.boardgame.rules.hunt import may_move_fellowship, move_fellowship
from ringwar.boardgame.rules.minions import can_move_minions, move_minions
from ringwar.boardgame.rules.movement import MOST_ARMIES, can_move, move_armies
from ringwar.boardgame.rules.muster import can_recruit, muster
from ringwar.boardgame.rules.table_cards import lies_there
from ringwar.boardgame.table.facts import (
    ARMY,
    CHARACTER,
    EVENT,
    FACES,
    FREE,
    FREE_NATIONS,
    MUSTER,
    MUSTER_ARMY,
    NATIONS,
    SAURON,
    SHADOW,
    SHADOW_NATIONS,
    WILL,
)
from ringwar.boardgame.table.queries import has_card, is_at_war, is_commanded
from ringwar.boardgame.table.state import State
from ringwar.boardgame.table.texts import BARS_DIPLOMACY, BoardGame, TableAction
from ringwar.kernel import Question, Refusal

NATIONS_OF = {FREE: FREE_NATIONS, SHADOW: SHADOW_NATIONS}
RESULT_OF: dict[str, str] = {}
"""By result of a special die: the result as which it is used."""
RESULTS = {side: tuple(dict.fromkeys(faces)) for side, faces in FACES.items()}
"""The different results of a side's dice."""

FELLOWSHIP, EVENT_CARD, SKIP = "move-fellowship", "play-event", "skip"


class Deed(NamedTuple):
    """An action of the lists of chapter 5: for which side, when it is possible, and how it is done."""

    name: str
    sides: tuple[str, ...]
    possible: Callable[[State, str], bool]
    do: Callable[[BoardGame, str], None]
    listed: tuple[str, ...]
    """The clauses that give it to some results."""
    needs: tuple[str, ...]
    """The clauses that say what it needs; the words for that are `name-needs-NAME`."""


BOTH = (FREE, SHADOW)


# Diplomacy


def _diplomats(state: State, side: str) -> list[str]:
    """BG-ACT-12, BG-POLITICS-22.

    The nations that a Muster result can advance; a card may bar passive ones.
    """
    barred = side == FREE and lies_there(state, BARS_DIPLOMACY)
    able = [
        nation for nation in NATIONS_OF[side] if is_commanded(state, nation) and politics.can_advance(state, nation)
    ]
    return [nation for nation in able if state.active[nation] or not barred]


def why_not_advanced(state: State, side: str, nation: str) -> Refusal | None:
    """BG-ACT-12, BG-CARD-15, BG-MULTI-30, BG-POLITICS-03, BG-POLITICS-05, BG-POLITICS-22.

    Why a Muster result cannot advance a nation.
    """
    if nation not in NATIONS_OF[side]:
        return Refusal("enemy-nation", clauses=["BG-ACT-12"], nation=nation)
    if (foreign := why_not_commanded(state, nation)) is not None:
        return foreign
    if is_at_war(state, nation):
        return Refusal("at-war-already", clauses=["BG-POLITICS-03", "BG-POLITICS-22"], nation=nation)
    if not politics.can_advance(state, nation):
        return Refusal("passive-on-last-step", clauses=["BG-POLITICS-05", "BG-POLITICS-22"], nation=nation)
    cards = [card.name for card in state.table[SHADOW] if card.name in BARS_DIPLOMACY]
    if side == FREE and cards and not state.active[nation]:
        return Refusal("passive-barred", clauses=["BG-CARD-15"], nation=nation, card=cards[0])
    return None


def why_no_diplomat(state: State, question: Question, thing: object) -> Refusal | None:
    """BG-ACT-12. Why a nation cannot be advanced by diplomacy."""
    known = isinstance(thing, str) and thing in NATIONS
    return why_not_advanced(state, question.plays_for, str(thing)) if known else None


def diplomacy(game: BoardGame, side: str) -> None:
    """BG-ACT-12. Advance one nation of one's own side."""
    nation = game.ask(side, "diplomacy", _diplomats(game.state, side), why=why_no_diplomat)
    politics.advance(game, nation)
    game.state.rules.recruited(game.state, nation)


# The lists


def _separate(game: BoardGame) -> None:
    separate(game)


CHARACTER_DEEDS = (
    Deed(
        FELLOWSHIP,
        (FREE,),
        lambda state, side: may_move_fellowship(state),
        lambda game, side: move_fellowship(game),
        ("BG-ACT-04",),
        ("BG-FSP-08", "BG-MORDOR-16"),
    ),
    Deed(
        "hide-fellowship",
        (FREE,),
        lambda state, side: state.revealed,
        lambda game, side: hide(game),
        ("BG-ACT-05",),
        ("BG-FSP-41",),
    ),
    Deed(
        "separate",
        (FREE,),
        lambda state, side: may_separate(state),
        lambda game, side: _separate(game),
        ("BG-ACT-06",),
        ("BG-FSP-45", "BG-MORDOR-12"),
    ),
    Deed(
        "move-companions",
        (FREE,),
        lambda state, side: can_move_companions(state),
        lambda game, side: move_companions(game),
        ("BG-ACT-07",),
        ("BG-CHAR-24", "BG-CHAR-32", "BG-CHAR-33"),
    ),
    Deed(
        "move-minions",
        (SHADOW,),
        lambda state, side: can_move_minions(state),
        lambda game, side: move_minions(game),
        ("BG-ACT-08",),
        ("BG-CHAR-36",),
    ),
    Deed(
        "move-led-army",
        BOTH,
        lambda state, side: can_move(state, side, led=True),
        lambda game, side: move_armies(game, side, 1, led=True),
        ("BG-ACT-01",),
        ("BG-ACT-01", "BG-MOVE-03", "BG-MOVE-18"),
    ),
    Deed(
        "attack-led",
        BOTH,
        lambda state, side: can_attack(state, side, led=True),
        lambda game, side: attack(game, side, led=True),
        ("BG-ACT-02",),
        ("BG-BATTLE-01", "BG-BATTLE-02", "BG-BATTLE-03"),
    ),
)
ARMY_DEEDS = (
    Deed(
        "move-armies",
        BOTH,
        lambda state, side: can_move(state, side, led=False),
        lambda game, side: move_armies(game, side, MOST_ARMIES, led=False),
        ("BG-ACT-09",),
        ("BG-MOVE-03", "BG-MOVE-18"),
    ),
    Deed(
        "attack",
        BOTH,
        lambda state, side: can_attack(state, side, led=False),
        lambda game, side: attack(game, side, led=False),
        ("BG-ACT-10",),
        ("BG-BATTLE-01", "BG-BATTLE-02"),
    ),
)
MUSTER_DEEDS = (
    Deed(
        "diplomacy",
        BOTH,
        lambda state, side: bool(_diplomats(state, side)),
        diplomacy,
        ("BG-ACT-12",),
        ("BG-POLITICS-22",),
    ),
    Deed("recruit", BOTH, can_recruit, muster, ("BG-ACT-14",), ("BG-MUSTER-02", "BG-MUSTER-03", "BG-MUSTER-13")),
    Deed(
        "bring-minion",
        (SHADOW,),
        lambda state, side: bool(ready_minions(state)),
        lambda game, side: bring_minion(game),
        ("BG-ACT-15",),
        ("BG-CHAR-20",),
    ),
)
EVENT_DEEDS = (
    Deed(
        "draw-card",
        BOTH,
        lambda state, side: bool(decks_left(state, side)),
        draw_by_die,
        ("BG-ACT-16",),
        ("BG-CARD-10",),
    ),
)
WILL_DEEDS = (
    Deed(
        "crown-aragorn",
        (FREE,),
        lambda state, side: may_crown_aragorn(state),
        lambda game, side: crown_aragorn(game),
        ("BG-ACT-21",),
        ("BG-CHAR-18",),
    ),
    Deed(
        "gandalf-the-white",
        (FREE,),
        lambda state, side: may_send_gandalf(state),
        lambda game, side: send_gandalf(game),
        ("BG-ACT-21",),
        ("BG-CHAR-18",),
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
OWN_DEEDS = {
    (side, face): tuple(deed for deed in listed if side in deed.sides)
    for side in BOTH
    for face, listed in DEEDS.items()
}
"""The same, by side and result: what that side can do."""
SPECIAL_DEEDS: dict[str, tuple[Deed, ...]] = {}
"""What results can do that only special dice have."""
PLAYED_WITH = ("BG-ACT-03", "BG-ACT-11", "BG-ACT-13", "BG-ACT-17", "BG-ACT-18")
"""The clauses that let results play event cards."""


# What is possible


def deeds_of(state: State, side: str, face: str) -> tuple[Deed, ...]:
    """BG-ACT-01 to BG-ACT-21. What is for a side on the list of a result.

    The Mouth of Sauron may make that of a Muster result longer.
    """
    if face == MUSTER and messenger_ready(state, side):
        return OWN_DEEDS[side, MUSTER_ARMY]
    own = OWN_DEEDS.get((side, face))
    return tuple([deed for deed in SPECIAL_DEEDS.get(face, ()) if side in deed.sides]) if own is None else own


def deeds(state: State, side: str, face: str) -> list[Deed]:
    """BG-ACT-22, BG-ACT-23. The actions of a result's list that are possible now."""
    return [deed for deed in deeds_of(state, side, face) if deed.possible(state, side)]


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
        if each.side == side and (each.faces is None or face in each.faces) and is_given(state, each)
    ]


def is_given(state: State, action: TableAction) -> bool:
    """BG-ACT-24. Whether a card on the table or a character gives an action now."""
    return is_commanded(state, action.nation) and action.possible(state)


# Why not


def deed_named(name: str) -> Deed | None:
    """The action of a name, of whichever list."""
    lists = (*DEEDS.values(), *SPECIAL_DEEDS.values())
    return next((deed for each in lists for deed in each if deed.name == name), None)


def action_names(state: State, side: str) -> list[str]:
    """All actions of which a side might think, whatever its dice show."""
    own = [deed.name for each in DEEDS.values() for deed in each if side in deed.sides]
    special = [deed.name for each in SPECIAL_DEEDS.values() for deed in each if side in deed.sides]
    more = [name for name in special if name in state.rules.box.more_deeds]
    given = [name for name, each in state.rules.box.actions.items() if each.side == side]
    return list(dict.fromkeys((*own, *more, *given, EVENT_CARD, SKIP)))


def can_list(state: State, side: str, face: str, action: str) -> bool:
    """BG-ACT-22. Whether an action stands on the list of a result, be it possible now or not."""
    if action == EVENT_CARD:
        return bool(event_types(state, side, face))
    given: TableAction | None = state.rules.box.actions.get(action)
    if given is not None:
        return given.side == side and (given.faces is None or face in given.faces)
    return action == SKIP or any(deed.name == action for deed in deeds_of(state, side, face))


def why_impossible(state: State, side: str, action: str) -> Refusal | None:
    """BG-ACT-23, BG-ACT-24, BG-CARD-13, BG-CARD-14. Why an action cannot be carried out now, whatever the result."""
    given: TableAction | None = state.rules.box.actions.get(action)
    if given is not None:
        if (foreign := why_not_commanded(state, given.nation)) is not None or given.possible(state):
            return foreign
        source = "" if given.by is None else given.by.name
        return Refusal("action-needs-card", clauses=["BG-ACT-24"], action=action, source=source)
    if action == EVENT_CARD:
        types = TYPES[EVENT]
        playable = playable_events(state, side, types)
        return None if playable else Refusal("no-event-to-play", clauses=["BG-CARD-13", "BG-CARD-14"])
    deed = deed_named(action)
    if deed is None or deed.possible(state, side):
        return None
    return Refusal("action-needs", clauses=deed.needs, action=action, needs=f"needs-{action}")


def why_not_with(state: State, side: str, face: str, action: str) -> Refusal | None:
    """BG-ACT-01 to BG-ACT-24. Why a result cannot be used for an action."""
    deed = deed_named(action)
    if not can_list(state, side, face, action):
        able = [each for each in RESULTS[side] if can_list(state, side, each, action)]
        clauses = PLAYED_WITH if action == EVENT_CARD else ("BG-ACT-24",) if deed is None else deed.listed
        return Refusal("result-cannot", clauses=clauses, face=face, action=action, results=able)
    if action == EVENT_CARD and not playable_events(state, side, event_types(state, side, face)):
        return Refusal("no-event-for-result", clauses=["BG-CARD-12", "BG-CARD-14"], face=face)
    return why_impossible(state, side, action)


def why_no_action(state: State, question: Question, thing: object) -> Refusal | None:
    """BG-ACT-22, BG-ACT-23. Why an action is not possible with the result that is used."""
    side = question.plays_for
    known = isinstance(thing, str) and thing in action_names(state, side)
    return why_not_with(state, side, question.about["face"], str(thing)) if known else None
