"""Why not? What clients can point at, and what can be meant to be done with it; the reasons stand beside the rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches

from ringwar.cardgame.cards.isengard import ELIMINATE_ROHAN, TAKE_SARUMAN
from ringwar.cardgame.rules.combat import defender_of
from ringwar.cardgame.rules.cycling import TOP_OF_DECK, cannot_cycle
from ringwar.cardgame.rules.playing import cannot_move, cannot_play, destinations, locations_open_to, movable, playable
from ringwar.cardgame.rules.turns import NOT_DONE, cannot_act, cannot_use
from ringwar.cardgame.rules.whose import inactive, is_active, lies_in_play, not_own
from ringwar.cardgame.table.facts import ARMY, BATTLEGROUNDS, CARDS, CHARACTER, PATHS, Card
from ringwar.cardgame.table.queries import RESERVE, Place, Pointed, place_of
from ringwar.cardgame.table.scenarios import ENEMY
from ringwar.cardgame.table.state import State
from ringwar.kernel import Refusal, name_of
from ringwar.kernel.ruleset import Intent

MEANT = {
    "play": "play",
    "play-where": "play",
    "play-drawn": "play",
    "move": "move",
    "move-where": "move",
    "use": "use",
    "cycle": "cycle",
    "cycle-opening": "cycle",
}
"""The questions that are asked within an intent."""

THINGS: Mapping[str, Mapping[str, Pointed]] = {
    "card": {**CARDS, TOP_OF_DECK: TOP_OF_DECK},
    "location": {**BATTLEGROUNDS, **PATHS, RESERVE: RESERVE},
    "reserve": {RESERVE: RESERVE},
    "deck": {TOP_OF_DECK: TOP_OF_DECK},
    "action": {word: word for word in (*NOT_DONE, TAKE_SARUMAN, ELIMINATE_ROHAN)},
}
"""All that can be pointed at, by kind and name."""


def thing(kind: str, name: str) -> Pointed:
    """What clients call by a kind and a name; Refusal, with names like it, for what there is not."""
    things = THINGS.get(kind, {})
    if name in things:
        return things[name]
    raise Refusal("no-such-thing", kind=kind, name=name, near=get_close_matches(name, things, n=3))


def in_reach(state: State, seat: str, kind: str) -> Iterable[str]:
    """CG-INFO-03, CG-INFO-04, CG-INFO-12. What a seat can point at: all of its own, and what lies open."""
    if kind == "card":
        return [*(card.name for card in state.rules.cards if _is_known(state, seat, card)), TOP_OF_DECK]
    if kind == "location":
        scenario = state.rules.scenario
        battlegrounds = (*scenario.battlegrounds, *sum(scenario.battlegrounds_by_round.values(), ()))
        return [*map(name_of, (*battlegrounds, *sum(scenario.paths.values(), ()))), RESERVE]
    return list(NOT_DONE) if kind == "action" else list(THINGS.get(kind, ()))


def _is_known(state: State, seat: str, card: Card) -> bool:
    return state.rules.owner[card] == seat or lies_in_play(state, card) or card in state.resolving


# What can be meant


def play(state: State, seat: str, thing: Pointed) -> Refusal | None:
    """CG-PLAY-01, CG-PLAY-10, CG-PLAY-11. Why a card cannot be played from hand, or no card to a place."""
    reason = cannot_act(state, seat)
    if reason is not None or isinstance(thing, Card):
        return reason or cannot_play(state, seat, thing)
    if any(thing in destinations(state, card) for card in playable(state, state.hands[seat])):
        return None
    return _nobody_goes(state, thing, "CG-PLAY-10")


def move(state: State, seat: str, thing: Pointed) -> Refusal | None:
    """CG-MOVE-01, CG-MOVE-02. Why a card cannot move from reserve, or no card to a place."""
    reason = cannot_act(state, seat)
    if reason is not None or isinstance(thing, Card):
        return reason or cannot_move(state, seat, thing)
    if any(thing in locations_open_to(state, card) for card in movable(state, seat)):
        return None
    return _nobody_goes(state, thing, "CG-MOVE-02")


def _nobody_goes(state: State, thing: Pointed, clause: str) -> Refusal:
    """CG-PLAY-10, CG-MOVE-02. No card of a player can go to a place, by the clause that says which could."""
    if isinstance(thing, str | Card):
        return Refusal("nobody-for-reserve", clauses=[clause]) if thing == RESERVE else inactive(thing, clause)
    if not is_active(state, thing):
        return inactive(thing, clause)
    return Refusal("nobody-for-location", clauses=[clause], location=thing.name)


def use(state: State, seat: str, thing: Pointed) -> Refusal | None:
    """CG-ABILITY-01. Why the action of a card cannot be used."""
    return cannot_act(state, seat) or cannot_use(state, seat, thing)


def cycle(state: State, seat: str, thing: Pointed) -> Refusal | None:
    """CG-CYCLE-01. Why a card cannot be cycled by an action."""
    return cannot_act(state, seat) or cannot_cycle(state, seat, thing)


def attack(state: State, seat: str, thing: Pointed) -> Refusal | None:
    """CG-COMBATPATH-01, CG-COMBATBG-01. Why a card, or any card of a location, cannot attack."""
    return _cannot_fight(state, seat, thing, ENEMY[state.rules.side[seat]])


def defend(state: State, seat: str, thing: Pointed) -> Refusal | None:
    """CG-COMBATPATH-01, CG-COMBATBG-01. Why a card, or any card at a location, cannot defend."""
    return _cannot_fight(state, seat, thing, state.rules.side[seat])


def _cannot_fight(state: State, seat: str, thing: Pointed, defender: str) -> Refusal | None:
    """CG-COMBATPATH-01, CG-COMBATBG-01, CG-COMBATBG-02. Why there is no fight where that side defends."""
    if isinstance(thing, Card):
        return _cannot_go_to_fight(state, seat, thing, defender)
    if isinstance(thing, str) or not is_active(state, thing):
        return cannot_act(state, seat) or inactive(thing, "CG-COMBAT-01")
    if defender_of(thing) != defender:
        clauses = ["CG-COMBATPATH-01", "CG-COMBATBG-01"]
        if defender == state.rules.side[seat]:
            return Refusal("attacks-there", clauses=clauses, location=thing.name)
        return Refusal("defends-there", clauses=clauses, location=thing.name)
    return None if play(state, seat, thing) is None else move(state, seat, thing)


def _cannot_go_to_fight(state: State, seat: str, card: Card, defender: str) -> Refusal | None:
    """CG-PLAY-10, CG-PLAY-11, CG-PLAY-14, CG-MOVE-02. Why a card cannot fight at a location which that side defends."""
    reason = not_own(state, seat, card)
    if reason is not None:
        return reason
    if card.kind not in (ARMY, CHARACTER):
        return Refusal("no-fighter", clauses=["CG-PLAY-14"], card=card.name)
    if _fights(place_of(state, card), defender):
        return None
    in_play = lies_in_play(state, card)
    reason = cannot_act(state, seat) or (cannot_move(state, seat, card) if in_play else cannot_play(state, seat, card))
    if reason is not None or any(_fights(place, defender) for place in locations_open_to(state, card)):
        return reason
    if defender == card.side:
        return Refusal("nowhere-to-defend", clauses=["CG-MOVE-02", "CG-COMBATBG-01"], card=card.name)
    return Refusal("nowhere-to-attack", clauses=["CG-MOVE-02", "CG-COMBATBG-01"], card=card.name)


def _fights(place: Place | None, defender: str) -> bool:
    """Whether a place is a location which that side defends."""
    return place is not None and not isinstance(place, str) and defender_of(place) == defender


INTENTS: Mapping[str, Intent[State]] = {
    "play": play,
    "move": move,
    "use": use,
    "cycle": cycle,
    "attack": attack,
    "defend": defend,
}
"""What can be meant before it is asked."""
