"""What the board game can be played as, and with what: all that clients need not be told twice."""

from __future__ import annotations

from ringwar.boardgame.setup import EXPANSIONS, TABLES, box_of, everything
from ringwar.boardgame.table.armies import BY_NAME, Piece
from ringwar.boardgame.table.expansion import Expansion
from ringwar.boardgame.table.facts import (
    CHARACTERS,
    COMPANIONS_AT_START,
    DECKS,
    EVENTS,
    FACES,
    FREE_NATIONS,
    MOST_DICE,
    NATION_FACTS,
    NATIONS,
    REGIONS,
    SETUP,
    SIDES,
    START_DICE,
    TILES,
    UNLIMITED,
    Character,
    EventCard,
    Region,
    Tile,
)
from ringwar.boardgame.table.things import (
    BoardCatalogue,
    BoardThings,
    CardJson,
    CharacterJson,
    DieJson,
    NationJson,
    PieceJson,
    RegionJson,
    TileJson,
)
from ringwar.kernel.catalogue import ExpansionJson, OptionalJson, ScenarioJson, table
from ringwar.kernel.catalogue import catalogue as bare


def catalogue(game: str, rules: int, scenario: str) -> BoardCatalogue:
    """The catalogue of the board game with all its expansions."""
    war: ScenarioJson = {
        "id": scenario,
        "tables": [table(players, seats) for players, (_, _, seats) in TABLES.items()],
        "default": next(iter(TABLES)),
    }
    expansions: list[ExpansionJson] = [{"id": name} for name in EXPANSIONS]
    options = [_option(kind, name) for kind in EXPANSIONS.values() for name in kind.options]
    return {**bare(game, rules, [war]), "expansions": expansions, "options": options, "things": _things()}


def _option(expansion: type[Expansion], name: str) -> OptionalJson:
    values = expansion.options[name]
    return {
        "id": name,
        "values": list(values),
        "default": values[0],
        "needs": {"expansions": [expansion.name], "options": dict(expansion.needs.get(name, {}))},
        "asked": name in expansion.asked,
    }


def _things() -> BoardThings:
    """All things: those of the base game, then those of each expansion."""
    things: BoardThings = {
        "nation": {nation: _nation(nation) for nation in NATIONS},
        "region": {name: _region(each) for name, each in REGIONS.items()},
        "piece": {name: _piece(each) for name, each in BY_NAME.items()},
        "character": {name: _character(each, None) for name, each in CHARACTERS.items()},
        "card": {name: _card(each, None) for name, each in EVENTS.items()},
        "tile": {name: _tile(each, None) for name, each in TILES.items()},
        "die": {side: _dice(side) for side in SIDES},
        "ring": {},
        "token": {},
    }
    for expansion in box_of(EXPANSIONS, everything(EXPANSIONS)).expansions.values():
        _add(things, expansion)
    return things


def _add(things: BoardThings, expansion: Expansion) -> None:
    """Put what an expansion adds to the rest."""
    more, name = expansion.more_things(), expansion.name
    cards = [*expansion.events.values(), *expansion.special_cards]
    things["character"].update({each.name: _character(each, name) for each in expansion.characters.values()})
    things["card"].update({each.name: _card(each, name) for each in cards})
    things["tile"].update({each.name: _tile(each, name) for each in expansion.tiles.values()})
    things["die"].update(more["die"])
    things["ring"].update(more["ring"])
    things["token"].update(more["token"])


def _nation(name: str) -> NationJson:
    nation = NATION_FACTS[name]
    return {
        "title": nation.title,
        "side": nation.side,
        "steps_to_war": nation.steps_to_war,
        "active": nation.active,
    }


def _region(region: Region) -> RegionJson:
    names = {(piece.nation, piece.kind): name for name, piece in BY_NAME.items()}
    return {
        "title": region.title,
        "nation": region.nation,
        "settlement": region.settlement,
        "fortification": region.fortification,
        "can_be_besieged": region.is_stronghold,
        "points": region.points,
        "coastal": region.coastal,
        "eastern_edge": region.eastern_edge,
        "neighbours": [each.name for each in region.adjacent],
        "x": region.x,
        "y": region.y,
        "start": {names[nation, kind]: number for nation, kind, number in SETUP.get(region, ())},
    }


def _piece(piece: Piece) -> PieceJson:
    limit: int = getattr(NATION_FACTS[piece.nation], piece.kind)
    return {"nation": piece.nation, "side": piece.side, "kind": piece.kind, "limit": limit}


def _character(character: Character, expansion: str | None) -> CharacterJson:
    return {
        "title": character.title,
        "subtitle": character.subtitle,
        "side": character.side,
        "kind": character.kind,
        "nation": character.nation,
        "level": None if character.level == UNLIMITED else character.level,
        "leadership": character.leadership,
        "activates": [nation for nation in FREE_NATIONS if nation in character.activates],
        "extra_die": character.extra_die,
        "hobbit": character.is_hobbit,
        "captain": character.is_captain,
        "person": character.person,
        "replaces": character.replaces,
        "home": character.home,
        "in_fellowship": character in COMPANIONS_AT_START,
        "expansion": expansion,
    }


def _card(card: EventCard, expansion: str | None) -> CardJson:
    replaces: str | None = getattr(card, "replaces", None)
    return {
        "title": card.title,
        "side": card.side,
        "deck": card.deck,
        "number": card.number,
        "type": card.type,
        "player": card.player,
        "nations": list(card.nations),
        "on_table": card.on_table,
        "tile": card.tile,
        "combat": {"id": card.combat_id, "title": card.combat_title, "initiative": list(card.initiative)}
        if card.deck in DECKS
        else None,
        "replaces": replaces,
        "expansion": expansion,
    }


def _tile(tile: Tile, expansion: str | None) -> TileJson:
    return {
        "title": tile.title,
        "set": tile.set,
        "value": tile.value,
        "eye": tile.is_eye,
        "die": tile.is_die,
        "reveals": tile.reveals,
        "stops": tile.stops,
        "card": tile.card,
        "expansion": expansion,
    }


def _dice(side: str) -> DieJson:
    return {
        "side": side,
        "faces": list(FACES[side]),
        "start": START_DICE[side],
        "most": MOST_DICE[side],
        "owner": None,
        "expansion": None,
    }
