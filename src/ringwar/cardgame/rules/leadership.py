"""Chapter 18: leadership and support."""

from __future__ import annotations

from ringwar.cardgame.facts import ARMY, CHARACTER, Battleground, Card
from ringwar.cardgame.rules.icons import Supports
from ringwar.cardgame.state import State
from ringwar.cardgame.table import side_at
from ringwar.cardgame.texts import SUPPORTED_BY, CardGame


def supports(game: CardGame, battleground: Battleground, side: str, icon: str) -> Supports:
    """CG-LEAD-03, CG-LEAD-05, CG-AMB-11. Which army supports which character; asked only where it matters."""
    state = game.state
    cards = side_at(state, battleground, side)
    armies = [card for card in cards if card.kind == ARMY]
    leaders = [card for card in cards if card.kind == CHARACTER and _cares(card, armies, icon)]
    if not armies or not leaders:
        return {}
    if not any(_wants(army) for army in armies):
        everyone = _all_supported(state, armies, leaders)
        if everyone is not None:
            return everyone
    return _chosen(game, armies, leaders)


def may_support(state: State, army: Card, character: Card) -> bool:
    """CG-LEAD-02, CG-LEAD-09. An army supports a character of its faction, or as a text allows."""
    if army.faction == character.faction:
        return True
    texts = [character.id, *state.lasting]
    return any(SUPPORTED_BY[text](state, army, character) for text in texts if text in SUPPORTED_BY)


def _wants(army: Card) -> bool:
    """An army whose own icons depend on whom it supports."""
    return any(variable.kind == "supporting" for variable in army.variables)


def _cares(character: Card, armies: list[Card], icon: str) -> bool:
    """Whether support for a character can change any icon."""
    wanted = any(character.id in variable.names for army in armies for variable in army.variables)
    return wanted or getattr(character, icon) > 0


def _all_supported(state: State, armies: list[Card], leaders: list[Card]) -> Supports | None:
    """CG-LEAD-04. One army for every character, if there are enough."""
    if not leaders:
        return {}
    leader, *others = leaders
    for army in armies:
        if may_support(state, army, leader):
            rest = _all_supported(state, [each for each in armies if each is not army], others)
            if rest is not None:
                return {army: leader, **rest}
    return None


def _chosen(game: CardGame, armies: list[Card], leaders: list[Card]) -> Supports:
    """CG-LEAD-05. Too few armies: each army's player says whom it supports."""
    state = game.state
    chosen: dict[Card, Card] = {}
    for army in sorted(armies, key=_wants, reverse=True):
        options = [each for each in leaders if each not in chosen.values() and may_support(state, army, each)]
        if options:
            chosen[army] = game.ask(state.rules.owner[army], "support", options, army=army)
            game.tell("support", army=army, character=chosen[army])
    return chosen


def best_supports(state: State, battleground: Battleground, side: str, icon: str) -> Supports:
    """CG-AMB-11. The assignment under which most leadership icons count: what a side may be expected to choose."""
    cards = side_at(state, battleground, side)
    free = [card for card in cards if card.kind == ARMY]
    chosen: dict[Card, Card] = {}
    leaders = [card for card in cards if card.kind == CHARACTER and _cares(card, free, icon)]
    for leader in sorted(leaders, key=lambda card: -getattr(card, icon)):
        army = next((army for army in free if may_support(state, army, leader)), None)
        if army is not None:
            chosen[army] = leader
            free.remove(army)
    return chosen
