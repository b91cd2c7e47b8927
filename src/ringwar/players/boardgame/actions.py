"""Which die to use, and for what: chapters 4 to 6."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import inf

from ringwar.boardgame.rules.deeds import EVENT_CARD, RESULT_OF, RESULTS, SKIP
from ringwar.boardgame.rules.dice import PASS, RING
from ringwar.boardgame.sight import Sight
from ringwar.boardgame.table.facts import CHARACTER, DWARVES, ELVES, EYE, GONDOR, SHADOW, WILL
from ringwar.kernel import Question
from ringwar.players.boardgame.battles import value_of_attacking
from ringwar.players.boardgame.cards import value_of_drawing, value_of_events
from ringwar.players.boardgame.companions import value_of_journeys, value_of_separating
from ringwar.players.boardgame.council import TOKENS, token_value
from ringwar.players.boardgame.fellowship import value_of_hiding, value_of_moving_on
from ringwar.players.boardgame.hunt import wanted_dice
from ringwar.players.boardgame.lords_actions import LORDS_VALUES
from ringwar.players.boardgame.marches import most_of_moving, value_of_moving
from ringwar.players.boardgame.minions import value_of_flying, value_of_minions
from ringwar.players.boardgame.muster import (
    advance_value,
    value_of_diplomacy,
    value_of_recruiting,
    value_of_the_voice,
)
from ringwar.players.boardgame.parameters import numbers
from ringwar.players.boardgame.war import recall
from ringwar.players.manners import manner_of
from ringwar.players.rules import Hopes

ACTION_NUMBERS = numbers("actions")
DICE = numbers("dice")
FLEXIBLE = numbers("flexible")

VALUES: Mapping[str, Callable[[Sight], float]] = {
    "move-fellowship": value_of_moving_on,
    "hide-fellowship": value_of_hiding,
    "strider-hides": value_of_hiding,
    "separate": value_of_separating,
    "move-companions": value_of_journeys,
    "move-minions": value_of_flying,
    "move-led-army": lambda sight: value_of_moving(sight, led=True),
    "attack-led": lambda sight: value_of_attacking(sight, led=True),
    "move-armies": lambda sight: value_of_moving(sight, led=False),
    "attack": lambda sight: value_of_attacking(sight, led=False),
    "diplomacy": value_of_diplomacy,
    "recruit": value_of_recruiting,
    "bring-minion": value_of_minions,
    "draw-card": value_of_drawing,
    "voice-of-saruman": value_of_the_voice,
    "boromir-rouses-gondor": lambda sight: advance_value(sight, GONDOR),
    "legolas-rouses-the-elves": lambda sight: advance_value(sight, ELVES),
    "gimli-rouses-the-dwarves": lambda sight: advance_value(sight, DWARVES),
    **LORDS_VALUES,
}
"""By action: how good it is now. Actions that are not named here are worth what the parameters say."""
MOST: Mapping[str, Callable[[Sight], float]] = {
    "move-led-army": lambda sight: most_of_moving(sight, led=True),
    "move-armies": lambda sight: most_of_moving(sight, led=False),
}
"""By action: what its value does not exceed, where that is found out sooner."""
STRIDER = "strider"
OF_THE_FELLOWSHIP = ("move-fellowship", "hide-fellowship")


def action_value(sight: Sight, action: str) -> float:
    """How good an action is now."""
    found: float | None = sight.memo.get(action)
    if found is None:
        value = VALUES.get(action)
        found = ACTION_NUMBERS.get(action, ACTION_NUMBERS["other"]) if value is None else value(sight)
        weights = manner_of(sight).numbers
        if weights and found > 0:
            found *= weights.get(action, 1.0)
        sight.memo[action] = found
    return found


def most_of_action(sight: Sight, action: str) -> float:
    """What the value of an action does not exceed."""
    if action not in MOST or action in sight.memo:
        return action_value(sight, action)
    most = MOST[action](sight)
    return most * manner_of(sight).counts(action) if most > 0 else most


def ranked_actions(sight: Sight, face: str) -> list[tuple[float, str]]:
    """What a result can do, if that is possible now, with what its value does not exceed; the most hopeful first."""
    key = "ranked", face
    found: list[tuple[float, str]] | None = sight.memo.get(key)
    if found is None:
        found = sight.memo[key] = [(most_of_action(sight, each), each) for each in sight.listed(face)]
        found.sort(reverse=True)
    return found


def face_value(sight: Sight, face: str) -> float:
    """How good the best action of a result is."""
    face = RESULT_OF.get(face, face)
    key = "face", face
    found: float | None = sight.memo.get(key)
    if found is None:
        if face == WILL:
            found = max([action_value(sight, each) for each in sight.actions(WILL)], default=-inf)
            found = max(found, _best_of(sight, [each for each in RESULTS[sight.side] if each not in (WILL, EYE)]))
        else:
            events = value_of_events(sight, face)
            found = max(_best_action(sight, face, events), events)
        sight.memo[key] = found
    return found


def most_of_face(sight: Sight, face: str) -> float:
    """What the value of a result does not exceed."""
    face = RESULT_OF.get(face, face)
    if face == WILL or ("face", face) in sight.memo:
        return face_value(sight, face)
    ranked = ranked_actions(sight, face)
    return max(ranked[0][0] if ranked else 0.0, value_of_events(sight, face))


def _best_of(sight: Sight, faces: Sequence[str]) -> float:
    """How good the best of several results is: those are looked at first that may be the best."""
    best = -inf
    for most, face in sorted([(most_of_face(sight, each), each) for each in faces], reverse=True):
        if most <= best:
            break
        best = max(best, face_value(sight, face))
    return best


def _best_action(sight: Sight, face: str, least: float) -> float:
    """How good the best action of a result is that is possible; what cannot be the best is not looked at.

    If there is something else that is good, only better ones are.
    """
    best = least if least > 0 else -inf
    for most, each in ranked_actions(sight, face):
        if most <= best:
            break
        value = action_value(sight, each)
        if value > best and (value <= 0 or sight.is_possible(each)):
            best = value
    return best if best > -inf else 0.0


# Questions


def score_use_die(sight: Sight, question: Question) -> Sequence[float]:
    """The die whose best action is best; those that can do more are kept for later."""
    recall(sight)
    options = question.options
    return Hopes([_most_of(sight, each) for each in options], lambda number: _option_value(sight, options[number]))


def _most_of(sight: Sight, option: str) -> float:
    """What the value of a die does not exceed, and that of anything else."""
    if option in RESULT_OF or option in RESULTS[sight.side]:
        return most_of_face(sight, option) - _flexibility(sight, option)
    return _option_value(sight, option)


def _option_value(sight: Sight, option: str) -> float:
    """How good it is to use a die, a ring, or to pass."""
    if option == PASS:
        return DICE["pass"]
    if option == RING:
        return _ring_value(sight)
    if option in TOKENS:
        return token_value(sight, option)
    return face_value(sight, option) - _flexibility(sight, option)


def _flexibility(sight: Sight, option: str) -> float:
    """What a die could do later; a Character die moves the Fellowship on, once Strider has hidden it with another."""
    if option == CHARACTER and sight.revealed and sight.guide.name == STRIDER:
        return FLEXIBLE[STRIDER]
    return FLEXIBLE.get(option, 0.0)


def _ring_value(sight: Sight) -> float:
    """A ring changes the worst die into the best result, for its price; it waits while a die in hand does as well."""
    have = [die for die in sight.dice[sight.side] if die in RESULTS[sight.side]]
    best = _best_of(sight, have)
    wanted = [face for face in RESULTS[sight.side] if face not in (WILL, EYE) and most_of_face(sight, face) > best]
    better = [face for face in wanted if face_value(sight, face) > best]
    if not better:
        return -1.0
    worst = min([face_value(sight, die) for die in have])
    worth_it = [face for face in better if face_value(sight, face) - _ring_price(sight, face) > worst]
    return max([face_value(sight, face) for face in worth_it], default=-1.0)


def _ring_price(sight: Sight, face: str) -> float:
    """What a ring is worth: the Free Peoples keep theirs for the Fellowship while it has far to go."""
    if sight.side == SHADOW:
        return DICE["ring_of_the_shadow"]
    if _is_for_the_fellowship(sight, face):
        return DICE["ring_of_the_free"]
    early = max(0.0, 1 - sight.turn / DICE["rings_kept_until"])
    return DICE["ring_of_the_free"] + DICE["ring_elsewhere"] * early


def _is_for_the_fellowship(sight: Sight, face: str) -> bool:
    """Whether the best that a result can do is to move or hide the Fellowship."""
    best = face_value(sight, face)
    own = [each for each in sight.actions(face) if each in OF_THE_FELLOWSHIP]
    return any(action_value(sight, each) >= best for each in own)


def score_ring_die(sight: Sight, question: Question) -> Sequence[float]:
    """The die that is worth least is changed."""
    return [-face_value(sight, face) for face in question.options]


def score_ring_result(sight: Sight, question: Question) -> Sequence[float]:
    """It becomes the result that is worth most, less what a ring costs for it."""
    return [
        (eye_value(sight) if face == EYE else face_value(sight, face)) - _ring_price(sight, face)
        for face in question.options
    ]


def eye_value(sight: Sight) -> float:
    """An Eye more is worth it if the hunt has fewer dice than it needs."""
    return DICE["eye"] * (wanted_dice(sight) - sight.hunt_box[SHADOW])


def score_will_as(sight: Sight, question: Question) -> Sequence[float]:
    """A Will of the West is what helps most."""
    recall(sight)
    options = question.options
    own = max([action_value(sight, each) for each in sight.actions(WILL)], default=-1.0)
    most = [own if face == WILL else most_of_face(sight, face) for face in options]
    return Hopes(most, lambda number: own if options[number] == WILL else face_value(sight, options[number]))


def score_action(sight: Sight, question: Question) -> Sequence[float]:
    """The best of what a result can do."""
    recall(sight)
    face, options = question.about["face"], question.options
    most = [most_of_action(sight, each) if each in MOST else _action_value(sight, face, each) for each in options]
    return Hopes(most, lambda number: _action_value(sight, face, options[number]))


def _action_value(sight: Sight, face: str, action: str) -> float:
    """How good an action with a result is, event cards included."""
    if action == SKIP:
        return DICE["skip"]
    return value_of_events(sight, face) if action == EVENT_CARD else action_value(sight, action)
