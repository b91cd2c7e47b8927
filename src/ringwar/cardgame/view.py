"""Who may see what: chapter 14. Views are built from nothing."""

from __future__ import annotations

from typing import Any, cast

from ringwar.cardgame.rules.icons import (
    battleground_attack,
    battleground_defense,
    location_attack,
    location_defense,
    path_attack,
    path_defense,
)
from ringwar.cardgame.rules.leadership import best_supports
from ringwar.cardgame.rules.scoring import points
from ringwar.cardgame.rules.turns import carryover_limit
from ringwar.cardgame.table.facts import FREE, SHADOW, Battleground, Card, Path
from ringwar.cardgame.table.memory import pinned, write_known
from ringwar.cardgame.table.queries import cards_at, items_of, side_at
from ringwar.cardgame.table.scenarios import ENEMY
from ringwar.cardgame.table.state import Cards, Combat, Icons, Location, State
from ringwar.cardgame.view_types import (
    BattlegroundView,
    CardTable,
    CombatView,
    InPlayView,
    KnownView,
    PartView,
    PathView,
    PlaceView,
    SeatView,
)


def view(state: State, side: str) -> CardTable:
    """CG-INFO-12. The public table, and for a seat its own hand and piles."""
    return {
        "game": "cardgame",
        "scenario": state.rules.scenario.name,
        "round": state.round,
        "step": state.step,
        "starting_player": state.starting_player,
        "turn_order": [*state.rules.order[state.first :], *state.rules.order[: state.first]],
        "to_act": state.seat,
        "passed": list(state.passed),
        "seats": {seat: _seat(state, seat, side) for seat in state.rules.seats},
        "battlegrounds": [battleground_view(state, each) for each in state.battlegrounds],
        "path": None if state.path is None else path_view(state, state.path),
        "battleground_decks": {
            each: sorted(card.name for card in deck) for each, deck in state.battleground_decks.items()
        },
        "path_deck": [path.name for path in state.path_deck],
        "path_number": state.path_number,
        "set_aside": [card.name for card in state.set_aside],
        "scoring": {each: [card.name for card in cards] for each, cards in state.scoring.items()},
        "corruption": state.corruption,
        "points": {each: points(state, each) for each in (FREE, SHADOW)},
        "lasting": list(state.lasting),
        "played_this_round": sorted(card.name for card in state.played),
        "used_this_round": _names(state.used),
        "known": cast(list[KnownView], write_known(state)),
        "resolving": _names(state.resolving),
        "combat": None if state.combat is None else _combat(state.combat),
    }


def _seat(state: State, seat: str, reader: str) -> SeatView:
    """CG-INFO-02, CG-INFO-03, CG-INFO-07. Counts are public; contents are the owner's, and what everybody saw."""
    zones = {"hand": state.hands, "cycle": state.cycles, "eliminated": state.eliminated, "drawn": state.drawn}
    shown: dict[str, Any] = {
        "side": state.rules.side[seat],
        "ring_token": state.rings.get(seat, False),
        "carryover_limit": carryover_limit(state, seat),
        "deck_size": len(state.decks[seat]),
        "reserve": [_in_play(state, card) for card in state.reserves[seat]],
    }
    for name, zone in zones.items():
        shown[f"{name}_size"] = len(zone[seat])
        shown[f"{name}_seen"] = sorted(card.name for card in zone[seat] if card in state.seen)
        if seat == reader:
            shown[name] = sorted(card.name for card in zone[seat])
    if seat == reader:
        shown["top"] = _names(state.tops[seat])
    return cast(SeatView, shown)


def _in_play(state: State, card: Card) -> InPlayView:
    """CG-INFO-04. A face-up card with its items and added icons."""
    attack, defense = state.added.get(card, (0, 0))
    return {
        "card": card.name,
        "seat": state.rules.owner[card],
        "items": _names(items_of(state, card)),
        "tokens": {"attack": attack, "defense": defense},
        "locked": card in state.locked,
    }


def battleground_view(state: State, place: Battleground) -> BattlegroundView:
    """A battleground with the totals that would count if its combat came now."""
    attacker = ENEMY[place.side]
    led = best_supports(state, place, attacker, "leadership_attack")
    held = best_supports(state, place, place.side, "leadership_defense")
    attack = sum(battleground_attack(state, card, place, led) for card in side_at(state, place, attacker))
    defense = sum(battleground_defense(state, card, place, held) for card in side_at(state, place, place.side))
    shown = _location(state, place, attack, defense)
    winner = attacker if shown["attack"] > shown["defense"] else place.side
    return {**shown, "side": place.side, "reactivated_from": state.taken_from.get(place), "winner_now": winner}


def path_view(state: State, path: Path) -> PathView:
    """The path with the totals that would count if its combat came now."""
    attack = sum(path_attack(state, card) for card in side_at(state, path, SHADOW))
    defense = sum(path_defense(state, card) for card in side_at(state, path, FREE))
    shown = _location(state, path, attack, defense)
    surplus = shown["attack"] - shown["defense"]
    winner = SHADOW if surplus > 0 else None if surplus == 0 and state.rules.duel_paths else FREE
    return {**shown, "number": path.number, "winner_now": winner}


def _location(state: State, location: Location, attack: int, defense: int) -> PlaceView:
    added_attack, added_defense = state.added.get(location, (0, 0))
    return {
        "id": location.name,
        "points": location.points,
        "cards": [_in_play(state, card) for card in cards_at(state, location)],
        "tokens": {"attack": added_attack, "defense": added_defense},
        "attack": attack + location_attack(state, location),
        "defense": defense + location_defense(state, location),
    }


def _combat(combat: Combat) -> CombatView:
    """CG-COMBAT-08. The combat being resolved: the icons as they were read, by what brings them, and what is left."""
    return {
        "location": combat.location.name,
        "attack": {"total": sum(each.number for each in combat.attack), "parts": _icons(combat.attack)},
        "defense": {"total": sum(each.number for each in combat.defense), "parts": _icons(combat.defense)},
        "supports": {army.name: character.name for army, character in combat.supports},
        "cancelled": [{"cause": card.name, "value": icons} for card, icons in combat.cancelled],
        "uncancelled": combat.uncancelled,
    }


def _icons(parts: tuple[Icons, ...]) -> list[PartView]:
    return [{"cause": each.thing.name, "value": each.number, "tokens": each.tokens} for each in parts]


def _names(cards: Cards) -> list[str]:
    return [card.name for card in cards]


def unseen(state: State, side: str) -> list[Cards]:
    """CG-INFO-03, CG-INFO-08, CG-INFO-11. For every other seat, the cards that may lie in any of its hidden zones."""
    known = pinned(state)
    zones = (state.hands, state.tops, state.decks, state.cycles, state.eliminated, state.drawn)
    return [
        tuple(
            card
            for card in dict.fromkeys(card for zone in zones for card in zone[seat])
            if card not in state.seen and card not in known
        )
        for seat in state.rules.seats
        if seat != side
    ]
