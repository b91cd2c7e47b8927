"""What the card game can be played as, and with what: all that clients need not be told twice."""

from __future__ import annotations

from typing import TypedDict

from ringwar.cardgame.table.facts import (
    BATTLEGROUNDS,
    CARDS,
    ICONS,
    PATHS,
    SCENARIOS,
    Battleground,
    Card,
    Path,
    Scenario,
    SeatFacts,
)
from ringwar.cardgame.table.scenarios import OPTIONS
from ringwar.kernel.catalogue import Catalogue, NeedsJson, OptionalJson, ScenarioJson, table
from ringwar.kernel.catalogue import catalogue as bare


class VariableJson(TypedDict):
    """`bonus` more of an icon while a condition of some kind holds for the things named."""

    icon: str
    bonus: int
    condition: str
    names: list[str]


class FactionCardJson(TypedDict):
    """A card and the names of all its copies."""

    title: str
    copies: list[str]
    side: str
    faction: str
    type: str
    keywords: list[str]
    paths: list[int]
    icons: dict[str, int]
    variable: list[VariableJson]
    wielders: list[str]


class LocationJson(TypedDict):
    """A battleground or a path; a path has a number and no side."""

    title: str
    type: str
    side: str | None
    number: int | None
    points: int
    defense: int
    defenders: list[str]
    attackers: list[str]
    scenarios: list[str]


class DeckJson(TypedDict):
    """The deck of a seat in a scenario, its first hand, and what it draws in a round."""

    scenario: str
    seat: str
    factions: list[str]
    cards: list[str]
    draw: int
    cycle: int
    draw_step: int
    ring_token: str | None


class CardThings(TypedDict):
    """All things of the card game, by kind and id: what options and causes point at."""

    card: dict[str, FactionCardJson]
    location: dict[str, LocationJson]


class CardCatalogue(Catalogue):
    """The catalogue of the card game."""

    things: CardThings
    decks: list[DeckJson]


def catalogue(game: str, rules: int) -> CardCatalogue:
    """The catalogue of the card game in all its scenarios."""
    things: CardThings = {
        "card": {card.id: _card(card) for card in CARDS.values() if card.name == card.id},
        "location": {
            **{name: _battleground(each) for name, each in BATTLEGROUNDS.items()},
            **{name: _path(each) for name, each in PATHS.items()},
        },
    }
    return {
        **bare(game, rules, [_scenario(each) for each in SCENARIOS.values()]),
        "options": [_option(name) for name in OPTIONS],
        "things": things,
        "decks": [_deck(each, seat) for each in SCENARIOS.values() for seat in each.seats],
    }


def _scenario(scenario: Scenario) -> ScenarioJson:
    """CG-SETUP-01, CG-TRILOGY-01. The seats are the scenario's, however many people play."""
    seats = {seat.name: seat.side for seat in scenario.seats}
    tables = [table(players, seats) for players in scenario.people]
    return {"id": scenario.name, "tables": tables, "default": scenario.people[-1]}


def _option(name: str) -> OptionalJson:
    values = list(OPTIONS[name])
    needs: NeedsJson = {"expansions": [], "options": {}}
    return {"id": name, "values": values, "default": values[0], "needs": needs, "asked": False}


def _card(card: Card) -> FactionCardJson:
    return {
        "title": card.title,
        "copies": [each.name for each in CARDS.values() if each.id == card.id],
        "side": card.side,
        "faction": card.faction,
        "type": card.kind,
        "keywords": sorted(card.keywords),
        "paths": sorted(card.paths),
        "icons": {icon: getattr(card, icon) for icon in ICONS if getattr(card, icon)},
        "variable": [
            {"icon": each.icon, "bonus": each.bonus, "condition": each.kind, "names": list(each.names)}
            for each in card.variables
        ],
        "wielders": sorted(card.wielders),
    }


def _battleground(place: Battleground) -> LocationJson:
    return {
        "title": place.title,
        "type": "battleground",
        "side": place.side,
        "number": None,
        "points": place.points,
        "defense": place.defense,
        "defenders": sorted(place.defenders),
        "attackers": sorted(place.attackers),
        "scenarios": _scenarios_with(place.name),
    }


def _path(path: Path) -> LocationJson:
    return {
        "title": path.title,
        "type": "path",
        "side": None,
        "number": path.number,
        "points": path.points,
        "defense": path.defense,
        "defenders": [],
        "attackers": [],
        "scenarios": _scenarios_with(path.name),
    }


def _scenarios_with(location: str) -> list[str]:
    return [name for name, each in SCENARIOS.items() if location in _locations(each)]


def _locations(scenario: Scenario) -> list[str]:
    """All that a scenario may activate."""
    fixed = [each.name for group in scenario.battlegrounds_by_round.values() for each in group]
    paths = [each.name for group in scenario.paths.values() for each in group]
    return [*(each.name for each in scenario.battlegrounds), *fixed, *paths]


def _deck(scenario: Scenario, seat: SeatFacts) -> DeckJson:
    opening = scenario.opening[seat.name]
    return {
        "scenario": scenario.name,
        "seat": seat.name,
        "factions": list(seat.factions),
        "cards": [card.name for card in seat.cards],
        "draw": opening.draw,
        "cycle": opening.cycle,
        "draw_step": scenario.draw_step[seat.name],
        "ring_token": scenario.ring_tokens.get(seat.name),
    }
