"""Chapters 2 and 19: combat icons, printed, conditional and added."""

from __future__ import annotations

from collections.abc import Mapping

from ringwar.cardgame.table.facts import Battleground, Card, Variable
from ringwar.cardgame.table.queries import cards_at, is_in_play, is_in_reserve, items_of
from ringwar.cardgame.table.scenarios import ENEMY
from ringwar.cardgame.table.state import Icons, Location, State
from ringwar.cardgame.table.texts import PATH_DEFENSE, STRENGTHENS, CardGame

Supports = Mapping[Card, Card]
"""The character that each supporting army supports."""

ATTACK, DEFENSE = 0, 1
NOT_ADDED = (0, 0)


def path_attack(state: State, card: Card) -> int:
    """CG-COMBATPATH-02, CG-ITEM-06. The path attack icons of a character with its items and added icons."""
    return _count(state, card, "path_attack", state.path, {}) + _added(state, card, ATTACK)


def path_defense(state: State, card: Card) -> int:
    """CG-COMBATPATH-05. The path defense icons of a character with its items and added icons."""
    own = _count(state, card, "path_defense", state.path, {}) + _added(state, card, DEFENSE)
    return own + _strengthened(state, card)


def battleground_attack(state: State, card: Card, place: Battleground, supports: Supports) -> int:
    """CG-COMBATBG-03, CG-LEAD-01. The battleground attack icons of a card, leadership included if supported."""
    own = _count(state, card, "battleground_attack", place, supports) + _added(state, card, ATTACK)
    return own + (card.leadership_attack if card in supports.values() else 0)


def battleground_defense(state: State, card: Card, place: Battleground, supports: Supports) -> int:
    """CG-COMBATBG-07, CG-LEAD-01. The battleground defense icons of a card, leadership included if supported."""
    own = _count(state, card, "battleground_defense", place, supports) + _added(state, card, DEFENSE)
    return own + _strengthened(state, card) + (card.leadership_defense if card in supports.values() else 0)


def location_attack(state: State, location: Location) -> int:
    """CG-COMBATBG-04, CG-COMBATPATH-02. Attack icons that effects added to the location itself."""
    return _added(state, location, ATTACK)


def location_defense(state: State, location: Location) -> int:
    """CG-COMBATPATH-03, CG-COMBATBG-05, CG-REACT-01, CG-REACT-02. The defense icons of the location itself."""
    defense = _added(state, location, DEFENSE)
    if isinstance(location, Battleground):
        lost = state.taken_from.get(location) == ENEMY[location.side]
        return defense if lost else defense + location.defense
    items = [item for card in state.path_cards for item in items_of(state, card)]
    extra = sum(PATH_DEFENSE[item.id](state, item) for item in items if item.id in PATH_DEFENSE)
    return defense + location.defense + extra


def read_icons(
    state: State, location: Location, of_location: int, cards: Mapping[Card, int], kind: int
) -> tuple[Icons, ...]:
    """CG-COMBAT-08. The icons that count in a combat, by what brings them; those of the location first, if any."""
    found = [Icons(location, of_location, _added(state, location, kind))] if of_location else []
    found += [Icons(card, number, _added(state, card, kind)) for card, number in cards.items()]
    return tuple(found)


def add_icon(game: CardGame, target: Card | Location, kind: int, number: int = 1) -> None:
    """CG-TOKEN-01, CG-TOKEN-03. Mark added icons on a card or a location."""
    attack, defense = game.state.added.get(target, NOT_ADDED)
    game.state.added[target] = (attack + number, defense) if kind == ATTACK else (attack, defense + number)
    game.tell("add-attack" if kind == ATTACK else "add-defense", target=target, count=number)


def _added(state: State, target: Card | Location, kind: int) -> int:
    return state.added.get(target, NOT_ADDED)[kind] if state.added else 0


def _count(state: State, card: Card, icon: str, place: Location | None, supports: Supports) -> int:
    """CG-CARD-06, CG-TOKEN-05. Printed icons of a card and its items, with the bonuses whose condition holds."""
    number: int = getattr(card, icon)
    for item in items_of(state, card):
        number += getattr(item, icon)
    for variable in card.variables:
        if variable.icon == icon:
            number += _bonus(state, card, variable, place, supports)
    return number


def _bonus(state: State, card: Card, variable: Variable, place: Location | None, supports: Supports) -> int:
    if variable.kind in ("battleground", "path"):
        return variable.bonus if place is not None and place.name in variable.names else 0
    if variable.kind == "supporting":
        supported = supports.get(card)
        return variable.bonus if supported is not None and supported.id in variable.names else 0
    if variable.kind == "in-play":
        return variable.bonus if is_in_play(state, *variable.names) else 0
    if variable.kind == "per-two" and place is not None:
        factions = [each.faction for each in cards_at(state, place)]
        return variable.bonus * (sum(map(factions.count, variable.names)) // 2)
    return 0


def _strengthened(state: State, card: Card) -> int:
    """Defense icons that cards in reserve give to a character on a location."""
    return sum(card.id in names and is_in_reserve(state, giver) for giver, names in STRENGTHENS.items())
