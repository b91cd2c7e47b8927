"""Which die to use, and for what: chapters 4 to 6."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

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
from ringwar.players.boardgame.marches import value_of_moving
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
STRIDER = "strider"
OF_THE_FELLOWSHIP = ("move-fellowship", "hide-fellowship")


def action_value(sight: Sight, action: str) -> float:
    """How good an action is now."""
    found: float | None = sight.memo.get(action)
    if found is None:
        value = VALUES.get(action)
        found = ACTION_NUMBERS.get(action, ACTION_NUMBERS["other"]) if value is None else value(sight)
        if found > 0:
            found *= manner_of(sight).counts(action)
        sight.memo[action] = found
    return found


def face_value(sight: Sight, face: str) -> float:
    """How good the best action of a result is."""
    face = RESULT_OF.get(face, face)
    key = "face", face
    found: float | None = sight.memo.get(key)
    if found is None:
        if face == WILL:
            found = max(face_value(sight, each) for each in RESULTS[sight.side] if each not in (WILL, EYE))
            found = max([found, *(action_value(sight, each) for each in sight.actions(WILL))])
        else:
            found = max(_best_action(sight, face), value_of_events(sight, face))
        sight.memo[key] = found
    return found


def _best_action(sight: Sight, face: str) -> float:
    """How good the best action of a result is that is possible; whether it is is found out for the best alone."""
    ranked = sorted([(action_value(sight, each), each) for each in sight.listed(face)], reverse=True)
    return next((value for value, each in ranked if value <= 0 or sight.is_possible(each)), 0.0)


# Questions


def score_use_die(sight: Sight, question: Question) -> Sequence[float]:
    """The die whose best action is best; those that can do more are kept for later."""
    recall(sight)
    return [_option_value(sight, each) for each in question.options]


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
    have = [face_value(sight, die) for die in sight.dice[sight.side] if die in RESULTS[sight.side]]
    worst, best = min(have), max(have)
    wanted = [(face_value(sight, face), face) for face in RESULTS[sight.side] if face not in (WILL, EYE)]
    worth_it = [value for value, face in wanted if value > best and value - _ring_price(sight, face) > worst]
    return max(worth_it, default=-1.0)


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
    own = max([action_value(sight, each) for each in sight.actions(WILL)], default=-1.0)
    return [own if face == WILL else face_value(sight, face) for face in question.options]


def score_action(sight: Sight, question: Question) -> Sequence[float]:
    """The best of what a result can do."""
    recall(sight)
    face = question.about["face"]
    return [_action_value(sight, face, each) for each in question.options]


def _action_value(sight: Sight, face: str, action: str) -> float:
    """How good an action with a result is, event cards included."""
    if action == SKIP:
        return DICE["skip"]
    return value_of_events(sight, face) if action == EVENT_CARD else action_value(sight, action)
