"""Whose a card is and where it lies: why it is not one that a player can use, as several chapters say it."""

from __future__ import annotations

from ringwar.cardgame.table.facts import Battleground, Card, Path
from ringwar.cardgame.table.memory import CYCLE, DECK, DRAWN, ELIMINATED, HAND, zone_of
from ringwar.cardgame.table.queries import Pointed, place_of
from ringwar.cardgame.table.state import Location, State
from ringwar.kernel import Refusal

IN_PLAY, RESOLVING = "in-play", "resolving"


def not_own(state: State, seat: str, thing: Pointed) -> Refusal | None:
    """CG-ACT-06, CG-SETUP-05, CG-FOTR-04. Why a thing is no card of a player's own deck."""
    if not isinstance(thing, Card):
        return Refusal("no-card", clauses=["CG-ACT-06"])
    if thing not in state.rules.owner:
        return Refusal("card-not-in-game", clauses=["CG-SETUP-05", "CG-FOTR-04"], card=thing.name)
    owner = state.rules.owner[thing]
    return None if owner == seat else Refusal("card-of-another", clauses=["CG-ACT-06"], card=thing.name, seat=owner)


def not_in_hand(state: State, seat: str, thing: Pointed, clause: str) -> Refusal | None:
    """CG-ACT-06, CG-PLAY-18. Why a thing is no card of a player's own hand, by the clause that wants one."""
    if thing in state.hands[seat]:
        return None
    reason = not_own(state, seat, thing)
    if reason is not None:
        return reason
    assert isinstance(thing, Card)
    zone = own_zone(state, thing)
    clauses = [clause, "CG-PLAY-18"] if zone == DRAWN else [clause]
    return Refusal("not-in-hand", clauses=clauses, card=thing.name, zone=zone)


def own_zone(state: State, card: Card) -> str:
    """CG-SETUP-16, CG-INFO-12. Where a card lies, which its owner knows at all times."""
    owner = state.rules.owner[card]
    for place in (HAND, DECK, CYCLE, ELIMINATED, DRAWN):
        if card in zone_of(state, place)[owner]:
            return place
    return IN_PLAY if lies_in_play(state, card) else RESOLVING


def lies_in_play(state: State, card: Card) -> bool:
    """CG-CARD-11. Whether a card is in play; one that is not in the game never is."""
    return card in state.rules.owner and place_of(state, card) is not None


def is_active(state: State, location: Location) -> bool:
    """CG-COMBAT-01. Whether a location lies in the middle, its combat still to come."""
    return location is state.path if isinstance(location, Path) else location in state.battlegrounds


def inactive(thing: Pointed, clause: str) -> Refusal:
    """What is no active location is none to which anybody can go, by the clause that wants one."""
    if isinstance(thing, Battleground | Path):
        return Refusal("location-not-active", clauses=[clause], location=thing.name)
    return Refusal("no-location", clauses=[clause])
