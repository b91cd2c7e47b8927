"""Chapter 18: leadership and support."""

from __future__ import annotations

from ringwar.cardgame.rules.icons import Supports
from ringwar.cardgame.rules.whose import lies_in_play
from ringwar.cardgame.table.facts import ARMY, CHARACTER, Battleground, Card
from ringwar.cardgame.table.queries import Pointed, place_of, side_at
from ringwar.cardgame.table.state import State
from ringwar.cardgame.table.texts import SUPPORTED_BY, CardGame
from ringwar.kernel import Question, Refusal


def supports(game: CardGame, battleground: Battleground, side: str, icon: str) -> Supports:
    """CG-LEAD-03, CG-LEAD-05, CG-AMB-11. Which army supports which character; asked only where it matters."""
    state = game.state
    cards = side_at(state, battleground, side)
    armies = [card for card in cards if card.kind == ARMY]
    leaders = [card for card in cards if card.kind == CHARACTER and _cares(card, armies, icon)]
    if not armies or not leaders:
        return {}
    if any(_wants(army, leader) for army in armies for leader in leaders):
        return _chosen(game, armies, leaders)
    everyone: dict[Card, Card] = {}
    if all(_find_army(state, leader, armies, everyone, []) for leader in leaders):
        return everyone
    return _chosen(game, armies, leaders)


def may_support(state: State, army: Card, character: Card) -> bool:
    """CG-LEAD-02, CG-LEAD-09. An army supports a character of its faction, or as a text allows."""
    if army.faction == character.faction:
        return True
    texts = [character.id, *state.lasting]
    return any(SUPPORTED_BY[text](state, army, character) for text in texts if text in SUPPORTED_BY)


def _wants(army: Card, character: Card) -> bool:
    """Whether an army has icons of its own while it supports the character."""
    return any(variable.kind == "supporting" and character.id in variable.names for variable in army.variables)


def _cares(character: Card, armies: list[Card], icon: str) -> bool:
    """Whether support for a character can change any icon."""
    return getattr(character, icon) > 0 or any(_wants(army, character) for army in armies)


def _find_army(state: State, leader: Card, armies: list[Card], chosen: dict[Card, Card], tried: list[Card]) -> bool:
    """CG-LEAD-04. Give a character an army, if need be one whose character finds another."""
    for army in armies:
        if army not in tried and may_support(state, army, leader):
            tried.append(army)
            if army not in chosen or _find_army(state, chosen[army], armies, chosen, tried):
                chosen[army] = leader
                return True
    return False


def _chosen(game: CardGame, armies: list[Card], leaders: list[Card]) -> Supports:
    """CG-LEAD-05. Each army's player says whom it supports, first those that gain icons by it."""
    state = game.state
    chosen: dict[Card, Card] = {}
    for army in sorted(armies, key=lambda army: not any(_wants(army, each) for each in leaders)):
        options = [each for each in leaders if each not in chosen.values() and may_support(state, army, each)]
        if options:
            chosen[army] = game.ask(state.rules.owner[army], "support", options, why=why_not_supported, army=army)
            game.tell("support", army=army, character=chosen[army])
    return chosen


def why_not_supported(state: State, question: Question, thing: Pointed) -> Refusal | None:
    """CG-LEAD-01 to CG-LEAD-04. Why an army cannot support something."""
    army: Card = question.about["army"]
    if thing in question.options:
        return None
    if not isinstance(thing, Card) or thing.kind != CHARACTER:
        return Refusal("supports-characters-only", clauses=["CG-LEAD-02"], army=army.name)
    place = place_of(state, army)
    if not isinstance(place, Battleground) or not lies_in_play(state, thing) or place_of(state, thing) is not place:
        return Refusal("supports-here-only", clauses=["CG-LEAD-02"], army=army.name, card=thing.name)
    if not may_support(state, army, thing):
        return Refusal("supports-own-faction", clauses=["CG-LEAD-02"], army=army.name, card=thing.name)
    icon = "leadership_defense" if army.side == place.side else "leadership_attack"
    if _cares(thing, [each for each in side_at(state, place, army.side) if each.kind == ARMY], icon):
        return Refusal("supported-already", clauses=["CG-LEAD-04"], card=thing.name)
    return Refusal("nothing-to-lead", clauses=["CG-LEAD-01"], card=thing.name)


def best_supports(state: State, battleground: Battleground, side: str, icon: str) -> Supports:
    """CG-AMB-11. The assignment under which most icons count: what a side may be expected to choose."""
    cards = side_at(state, battleground, side)
    armies = [card for card in cards if card.kind == ARMY]
    leaders = [card for card in cards if card.kind == CHARACTER and _cares(card, armies, icon)]
    wanted = {army: leader for army in armies for leader in leaders if _wants(army, leader)}
    free = [army for army in armies if army not in wanted]
    chosen: dict[Card, Card] = {}
    for leader in sorted(leaders, key=lambda card: -getattr(card, icon)):
        if leader not in wanted.values():
            _find_army(state, leader, free, chosen, [])
    return {**wanted, **chosen}
