"""What can be meant with a thing before it is asked: by the rules first, then by the dice that could pay for it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any

from ringwar.boardgame.rules.attackers import why_no_attackers, why_no_target, why_not_attacking
from ringwar.boardgame.rules.characters import (
    companions_on_map,
    group_range,
    reach,
    why_he_stays,
    why_no_companion,
    why_not_separated_from,
)
from ringwar.boardgame.rules.deeds import (
    EVENT_CARD,
    NATIONS_OF,
    PLAYED_WITH,
    RESULT_OF,
    RESULTS,
    action_names,
    can_list,
    deed_named,
    event_types,
    why_impossible,
)
from ringwar.boardgame.rules.dice import RING, is_face, why_no_die, why_no_ring
from ringwar.boardgame.rules.entering import why_not_brought
from ringwar.boardgame.rules.event_cards import TYPES, why_unplayable
from ringwar.boardgame.rules.minions import why_no_minion, why_not_going
from ringwar.boardgame.rules.movement import rest_of, why_no_goal, why_not_leaving
from ringwar.boardgame.rules.muster import RECRUITS, why_nobody_comes, why_not_recruited
from ringwar.boardgame.table.armies import NAZGUL_PIECE, Piece
from ringwar.boardgame.table.facts import (
    ENEMY,
    EVENT,
    FREE,
    MINION,
    NATIONS,
    SHADOW,
    WILL,
    Character,
    EventCard,
    Region,
)
from ringwar.boardgame.table.queries import all_regions_held, army_of, characters_at, regions_held
from ringwar.boardgame.table.state import State
from ringwar.kernel import Question, Refusal
from ringwar.kernel.ruleset import Intent

Way = tuple[str, Refusal | None]
"""An action by which something might be done, and why not, whatever the dice show."""
Ways = Callable[[State, str, Any], list[Way]]
"""The ways in which a side might do something with a thing; none where that makes no sense."""

CHOOSING = ("use-die", "will-as", "action")
"""The questions at which a player is still free to choose his action."""
BY_WILL = {"aragorn": "crown-aragorn", "gandalf-the-white": "gandalf-the-white"}
"""By companion: the action that brings him into play."""


def _best(reasons: Iterable[Refusal | None]) -> Refusal | None:
    """The first reason, unless somebody has none."""
    found = list(reasons)
    return None if None in found else found[0]


def _stands_in(state: State, side: str, thing: Any) -> list[Region] | Refusal:
    """BG-ARMY-01. Where the armies of a side are that a region, a character, figures or a nation stand for."""
    if isinstance(thing, Region):
        return [thing]
    owner = thing.side if isinstance(thing, Character | Piece) else SHADOW if thing in NATIONS_OF[SHADOW] else FREE
    name = thing if isinstance(thing, str) else thing.name
    if owner != side:
        return Refusal("not-on-your-side", clauses=["BG-MAP-01"], name=name)
    if isinstance(thing, Character):
        found = [state.characters[thing]] if thing in state.characters else []
    else:
        found = [each for each in all_regions_held(state, side) if _has(state, side, each, thing)]
    return found or Refusal("not-on-the-map", clauses=["BG-ARMY-01"], character=name)


def _has(state: State, side: str, region: Region, thing: Piece | str) -> bool:
    """Whether figures of a kind, or units of a nation, are in the army of a region."""
    army = army_of(state, region, side)
    if army is None:
        return False
    if thing is NAZGUL_PIECE:
        return state.nazgul.get(region, 0) > 0
    return army.count(thing) > 0 if isinstance(thing, Piece) else thing in army.nations()


# By the rules


def attack_ways(state: State, side: str, thing: Any) -> list[Way]:
    """BG-ACT-02, BG-ACT-10, BG-BATTLE-02. An army attacks, or what stands in a region is attacked."""
    if not isinstance(thing, Region | Character | Piece) and thing not in NATIONS:
        return []
    if isinstance(thing, Region) and army_of(state, thing, side) is None:
        return [(name, _why_not_struck(state, side, thing, led)) for name, led in _LED["attack"]]
    origins = _stands_in(state, side, thing)
    if isinstance(origins, Refusal):
        return [("attack", origins)]
    return [
        (name, _best(why_not_attacking(state, side, each, led) for each in origins)) for name, led in _LED["attack"]
    ]


_LED = {
    "attack": (("attack", False), ("attack-led", True)),
    "move": (("move-armies", False), ("move-led-army", True)),
}
"""The actions of armies, and whether the army must be led."""


def _why_not_struck(state: State, side: str, target: Region, led: bool) -> Refusal | None:
    """BG-BATTLE-02. Why no army of a side can attack a region."""
    if army_of(state, target, ENEMY[side]) is None:
        return Refusal("no-enemy-there", clauses=["BG-BATTLE-02"], region=target.name)
    near = [each for each in all_regions_held(state, side) if target in each.adjacent]
    if not near:
        return Refusal("no-army-near", clauses=["BG-BATTLE-02"], region=target.name)
    return _best(why_no_target(state, side, each, target) or why_no_attackers(state, side, each, led) for each in near)


def move_ways(state: State, side: str, thing: Any) -> list[Way]:
    """BG-ACT-01, BG-ACT-07 to BG-ACT-09. An army, companions or Nazgûl move from a region or to one."""
    if isinstance(thing, Character):
        return [_walking(state, side, thing)]
    if thing is NAZGUL_PIECE:
        missing = None if state.nazgul else Refusal("not-on-the-map", clauses=["BG-CHAR-36"], character=thing.name)
        return [("move-minions", missing)] if side == SHADOW else [("move-minions", _not_yours(thing.name))]
    if isinstance(thing, Region) and army_of(state, thing, side) is None:
        return [*_alone_from(state, side, thing), *_moves_to(state, side, thing)]
    if not isinstance(thing, Region | Piece) and thing not in NATIONS:
        return []
    origins = _stands_in(state, side, thing)
    if isinstance(origins, Refusal):
        return [("move-armies", origins)]
    found = [(name, _best(why_not_leaving(state, side, each, led) for each in origins)) for name, led in _LED["move"]]
    return [*found, *(_alone_from(state, side, thing) if isinstance(thing, Region) else [])]


def _not_yours(name: str) -> Refusal:
    return Refusal("not-on-your-side", clauses=["BG-MAP-01"], name=name)


def _walking(state: State, side: str, character: Character) -> Way:
    """BG-ACT-07, BG-ACT-08. A character goes by himself."""
    if character.side != side:
        return "move-companions", _not_yours(character.name)
    if character.kind == MINION:
        return "move-minions", why_no_minion(state, character)
    return "move-companions", why_no_companion(state, character) or why_he_stays(state, character)


def _alone_from(state: State, side: str, region: Region) -> list[Way]:
    """BG-CHAR-24, BG-CHAR-36. Who can leave a region without an army."""
    found = [_walking(state, side, each) for each in characters_at(state, region, side)]
    flying = side == SHADOW and state.nazgul.get(region, 0) > 0
    return [*([("move-minions", None)] if flying else []), *(way for way in found if way[1] is None)]


def _moves_to(state: State, side: str, goal: Region) -> list[Way]:
    """BG-ACT-01, BG-ACT-07 to BG-ACT-09. Who can move into a region."""
    near = [each for each in regions_held(state, side) if goal in each.adjacent]
    away = Refusal("no-army-near", clauses=["BG-ACT-09"], region=goal.name)
    found = [
        (name, _best(_why_not_from(state, side, each, goal, led) for each in near) if near else away)
        for name, led in _LED["move"]
    ]
    return [*found, ("move-companions" if side == FREE else "move-minions", _why_nobody_walks(state, side, goal))]


def _why_not_from(state: State, side: str, origin: Region, goal: Region, led: bool) -> Refusal | None:
    """BG-MOVE-03, BG-MOVE-18. Why the army of a region cannot enter another."""
    whole = rest_of(state, origin, side, {})
    if not whole.army.size:
        return why_not_leaving(state, side, origin, led)
    return why_no_goal(state, side, whole, origin, goal, led)


def _why_nobody_walks(state: State, side: str, goal: Region) -> Refusal | None:
    """BG-CHAR-07, BG-CHAR-25, BG-CHAR-41. Why no companion, Nazgûl or minion can go to a region."""
    away = Refusal("nobody-comes-by-himself", clauses=["BG-CHAR-25", "BG-CHAR-41"], region=goal.name)
    if side == FREE:
        able = [each for each in companions_on_map(state) if why_he_stays(state, each) is None]
        by = [each for each in able if goal in reach(state, state.characters[each], group_range(state, [each]))]
        return None if any(state.characters[each] is not goal for each in by) else away
    minions = [each for each in state.characters if each.kind == MINION and why_no_minion(state, each) is None]
    reasons = [why_not_going(state, NAZGUL_PIECE, each, goal) for each in state.nazgul]
    reasons += [why_not_going(state, each, state.characters[each], goal) for each in minions]
    return _best(reasons) if reasons else away


def recruit_ways(state: State, side: str, thing: Any) -> list[Way]:
    """BG-ACT-14, BG-ACT-15, BG-ACT-21. Figures are recruited, or somebody comes into play."""
    if isinstance(thing, Region):
        return [("recruit", why_nobody_comes(state, side, thing))]
    if isinstance(thing, Piece):
        return [("recruit", why_not_recruited(state, side, thing))]
    if isinstance(thing, Character):
        return [_entering(state, side, thing)]
    if thing not in NATIONS:
        return []
    if thing not in NATIONS_OF[side]:
        return [("recruit", _not_yours(thing))]
    pieces = [piece for piece in RECRUITS[side] if piece.nation == thing]
    return [("recruit", _best(why_not_recruited(state, side, each) for each in pieces))]


def _entering(state: State, side: str, character: Character) -> Way:
    """BG-ACT-15, BG-ACT-21. A character comes into play."""
    if character.side != side:
        return "bring-minion", _not_yours(character.name)
    if character.name in BY_WILL:
        return BY_WILL[character.name], why_impossible(state, side, BY_WILL[character.name])
    return "bring-minion", why_not_brought(state, character)


def play_ways(state: State, side: str, thing: Any) -> list[Way]:
    """BG-CARD-11 to BG-CARD-14. A card is played as an event."""
    return [(EVENT_CARD, why_unplayable(state, side, thing, TYPES[EVENT]))] if isinstance(thing, EventCard) else []


def use_ways(state: State, side: str, thing: Any) -> list[Way]:
    """BG-DICE-33, BG-RING-02. A die or a ring is used, or some die for an action."""
    if thing == RING:
        return [("", why_no_ring(state, side))]
    if isinstance(thing, str) and thing in action_names(state, side):
        return [(thing, why_impossible(state, side, thing))]
    return [("", why_no_die(state, side, thing))] if isinstance(thing, str) and is_face(thing) else []


def separate_ways(state: State, side: str, thing: Any) -> list[Way]:
    """BG-ACT-06, BG-FSP-45. A companion leaves the Fellowship."""
    if not isinstance(thing, Character):
        return []
    if side != FREE:
        return [("separate", Refusal("only-free-peoples", clauses=["BG-ACT-06"]))]
    return [("separate", why_not_separated_from(state, thing) or why_impossible(state, side, "separate"))]


WAYS: Mapping[str, Ways] = {
    "attack": attack_ways,
    "move": move_ways,
    "recruit": recruit_ways,
    "play": play_ways,
    "use": use_ways,
    "separate": separate_ways,
}
MEANT = {
    **dict.fromkeys(("attack-from", "attack-where", "attack-with"), "attack"),
    **dict.fromkeys(("move-army", "move-where", "move-with", "march-where"), "move"),
    **dict.fromkeys(("move-companion", "companion-where", "move-minion", "minion-where"), "move"),
    **dict.fromkeys(("recruit", "recruit-second", "recruit-where", "minion", "minion-enters"), "recruit"),
    **dict.fromkeys(("play-event", "combat-card"), "play"),
    **dict.fromkeys(("separate", "goes-with"), "separate"),
}


# By the dice


def unused_results(state: State, side: str) -> list[str]:
    """BG-ACT-20, LM-DICE-15. The results as which a side can use its unused dice."""
    dice = dict.fromkeys(state.dice[side])
    return [face for die in dice for face in (RESULTS[side] if die == WILL else (RESULT_OF.get(die, die),))]


def _pays(state: State, side: str, face: str, action: str, thing: Any) -> bool:
    """BG-ACT-22. Whether a result can be used for an action with a thing."""
    if isinstance(thing, EventCard):
        return thing.type in event_types(state, side, face)
    return not action or can_list(state, side, face, action)


def judged(state: State, side: str, thing: Any, ways: Sequence[Way], faces: Sequence[str]) -> Refusal | None:
    """BG-ACT-22, BG-ACT-23. The reason by the rules; where there is none, why no result of these pays for it."""
    if not ways:
        return Refusal("no-use-for-it")
    if all(reason is not None for _, reason in ways):
        return ways[0][1]
    paid = [reason for action, reason in ways if any(_pays(state, side, face, action, thing) for face in faces)]
    if paid:
        return _best(paid)
    action = next(action for action, reason in ways if reason is None)
    deed = deed_named(action)
    clauses = PLAYED_WITH if action == EVENT_CARD else ("BG-ACT-24",) if deed is None else deed.listed
    able = [face for face in RESULTS[side] if _pays(state, side, face, action, thing)]
    return Refusal("no-die-for", clauses=clauses, action=action, results=able)


def by_any_die(ways: Ways, state: State, seat: str, thing: Any) -> Refusal | None:
    """Why a seat cannot do something with a thing now, whichever of its unused dice it uses."""
    side = state.rules.seats[seat]
    return judged(state, side, thing, ways(state, side, thing), unused_results(state, side))


INTENTS: Mapping[str, Intent[State]] = {name: partial(by_any_die, ways) for name, ways in WAYS.items()}


def intended(intent: str, state: State, question: Question, thing: Any) -> Refusal | None:
    """BG-ACT-22, BG-DICE-33. Why what is meant cannot be done: by the rules, the moment, and the dice that are left."""
    side, ways = question.plays_for, WAYS[intent](state, question.plays_for, thing)
    faces = unused_results(state, side)
    if question.key == "action":
        faces = [question.about["face"]]
        if intent == "use" and isinstance(thing, str) and is_face(thing) and RESULT_OF.get(thing, thing) not in faces:
            return Refusal("other-die-chosen", clauses=["BG-ACT-22"], face=faces[0])
    reason = judged(state, side, thing, ways, RESULTS[side] if question.key not in CHOOSING else faces)
    if reason is not None or question.key in CHOOSING:
        return reason
    if state.phase != "actions":
        return Refusal("before-the-actions", clauses=["BG-DICE-33"])
    return Refusal("other-action-now", clauses=["BG-ACT-22"])
