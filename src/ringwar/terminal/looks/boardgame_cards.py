"""The cards, regions, characters and hunt tiles of the board game and its expansion: what is printed on each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from ringwar.boardgame.lords.table import facts as lords
from ringwar.boardgame.lords.table.facts import (
    ACTION_TOKENS,
    LORDS_CARDS,
    RINGS,
    SMEAGOL_SET,
    SPECIAL_DICE,
    WE_SHALL_GET_IT,
    Lord,
    SpecialDie,
    SpecialFace,
)
from ringwar.boardgame.table.facts import (
    CHARACTERS,
    EVENTS,
    FREE,
    REGIONS,
    TILES,
    UNLIMITED,
    Character,
    EventCard,
    Region,
    Tile,
)
from ringwar.words import Said, Words, sentence

ALL_EVENTS: Mapping[str, EventCard] = {**EVENTS, **LORDS_CARDS}
"""The event cards of the game and its expansions."""

Texts = dict[str, list[str]]


def board_texts(words: Words) -> Texts:
    """Everything that can be looked up by its name; a special tile stands with the card that brings it into play."""
    return _texts(EVENTS, CHARACTERS, TILES, words)


def lords_texts(words: Words) -> Texts:
    """Everything that can be looked up in a game with Lords of Middle-earth."""
    texts = _texts(lords.EVENTS_WITH_LORDS, lords.CHARACTERS_WITH_LORDS, lords.TILES_WITH_LORDS, words)
    texts |= {each.name: [words.text(each.name)] for each in (*RINGS.values(), *ACTION_TOKENS.values())}
    texts |= {die.name: _special_die(die, words) for die in SPECIAL_DICE.values()}
    return texts | {WE_SHALL_GET_IT.name: [words.say("terminal-special-card"), words.text(WE_SHALL_GET_IT.name)]}


def _texts(
    events: Mapping[str, EventCard], characters: Mapping[str, Character], tiles: Mapping[str, Tile], words: Words
) -> Texts:
    """What can be looked up of the parts of one box of the game."""
    texts = {card.name: _event(card, words) for card in events.values()}
    halves = dict.fromkeys(f"combat-{card.combat_id}" for card in events.values())
    texts |= {half: [words.text(half)] for half in halves}
    texts |= {each.name: [_character(each, words), words.text(each.name)] for each in characters.values()}
    texts |= {region.name: _region(region, words) for region in REGIONS.values()}
    return texts | {tile.name: [_tile(tile, words)] for tile in _different_tiles(tiles, words)}


def _different_tiles(tiles: Mapping[str, Tile], words: Words) -> list[Tile]:
    """One of each kind of tile that no card brings."""
    plain = [tile for tile in tiles.values() if tile.card is None]
    return list({words.name(tile): tile for tile in reversed(plain)}.values())


def described(card: EventCard, words: Words) -> str:
    """`Athelas: Character event, in battle Andúril`."""
    return words.say("terminal-card", card=card.name, kind=card.type, half=f"combat-{card.combat_id}")


def _event(card: EventCard, words: Words) -> list[str]:
    """A card with both of its halves."""
    half = f"combat-{card.combat_id}"
    head = words.say("terminal-event", kind=card.type, deck=card.deck, number=card.number, side=card.side)
    battle = words.say("terminal-combat-half", half=half, text=Said(words.text(half)))
    lines = [head, words.text(card.name), battle]
    return (
        [*lines, words.say("terminal-special-tile", text=Said(_tile(TILES[card.tile], words)))] if card.tile else lines
    )


def _character(character: Character, words: Words) -> str:
    return words.say(
        "terminal-character",
        character=character.name,
        kind=character.kind,
        side=character.side,
        level=Said(_level(character, words)),
        leadership=character.leadership,
    )


def _level(character: Character, words: Words) -> str:
    """A printed level; some have two of them, and one takes his from others."""
    if isinstance(character, Lord) and character.level_of_best:
        return words.say("terminal-level-of-best")
    if isinstance(character, Lord) and character.level_active != character.level:
        return words.say("terminal-level-active", level=character.level, active=character.level_active)
    return "∞" if character.level == UNLIMITED else str(character.level)


def _region(region: Region, words: Words) -> list[str]:
    """What is printed on a region, and what lies next to it."""
    neighbours = ", ".join(sentence(words.name(each)) for each in region.adjacent)
    return [*printed_region(region, words), words.say("terminal-next-to", regions=Said(neighbours))]


def printed_region(region: Region, words: Words) -> list[str]:
    """Whose land it is, its settlement, and whether it lies by the sea."""
    lines = [words.say("terminal-region", nation=region.nation, settlement=region.settlement, points=region.points)]
    if region.fortification:
        lines.append(words.say("terminal-fortified"))
    if region.coastal:
        lines.append(words.say("terminal-coastal"))
    return lines


def _tile(tile: Tile, words: Words) -> str:
    """What a hunt tile does."""
    if tile.set == SMEAGOL_SET:
        return words.say("terminal-tile-smeagol")
    if tile.is_eye:
        value = words.say("terminal-tile-eye")
    elif tile.is_die:
        value = words.say("terminal-tile-die")
    else:
        value = words.say("terminal-tile-value", damage=tile.value)
    notes = [words.say("terminal-tile-reveals")] if tile.reveals else []
    notes += [words.say("terminal-tile-stops")] if tile.stops else []
    return " ".join([value, *notes])


def _special_die(die: SpecialDie, words: Words) -> list[str]:
    """Whose die it is, its faces, and how it is used."""
    faces = Counter(_face(face, words) for face in die.faces)
    shown = ", ".join(face if number == 1 else f"{face} ({number})" for face, number in faces.items())
    lines = [
        words.say("terminal-die", side=die.side, owner=die.owner, faces=Said(shown)),
        words.say("terminal-die-use"),
    ]
    if any(face.can_be_lost for face in die.faces):
        lines.append(words.say("terminal-die-loss-free" if die.side == FREE else "terminal-die-loss-shadow"))
    return lines


def _face(face: SpecialFace, words: Words) -> str:
    """What a face shows."""
    result = words.name(face.result)
    return words.say("terminal-can-be-lost", result=Said(result)) if face.can_be_lost else result
