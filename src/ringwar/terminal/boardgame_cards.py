"""The cards, regions, characters and hunt tiles of the board game: what is printed on each."""

from __future__ import annotations

from ringwar.boardgame.facts import (
    CHARACTERS,
    COMBAT,
    EVENTS,
    REGIONS,
    TILES,
    UNLIMITED,
    Character,
    EventCard,
    Region,
    Tile,
)
from ringwar.words import Said, Words, sentence


def board_texts(words: Words) -> dict[str, list[str]]:
    """Everything that can be looked up by its name; a special tile stands with the card that brings it into play."""
    texts = {card.name: _event(card, words) for card in EVENTS.values()}
    texts |= {f"combat-{name}": [words.text(f"combat-{name}")] for name in COMBAT}
    texts |= {each.name: [_character(each, words), words.text(each.name)] for each in CHARACTERS.values()}
    texts |= {region.name: _region(region, words) for region in REGIONS.values()}
    return texts | {tile.name: [_tile(tile, words)] for tile in _different_tiles(words)}


def _different_tiles(words: Words) -> list[Tile]:
    """One of each kind of tile that no card brings."""
    plain = [tile for tile in TILES.values() if tile.card is None]
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
    level = "∞" if character.level == UNLIMITED else str(character.level)
    return words.say(
        "terminal-character",
        character=character.name,
        kind=character.kind,
        side=character.side,
        level=Said(level),
        leadership=character.leadership,
    )


def _region(region: Region, words: Words) -> list[str]:
    """Whose land it is, its settlement, and what lies next to it."""
    lines = [words.say("terminal-region", nation=region.nation, settlement=region.settlement, points=region.points)]
    if region.fortification:
        lines.append(words.say("terminal-fortified"))
    if region.coastal:
        lines.append(words.say("terminal-coastal"))
    neighbours = ", ".join(sentence(words.name(each)) for each in region.adjacent)
    return [*lines, words.say("terminal-next-to", regions=Said(neighbours))]


def _tile(tile: Tile, words: Words) -> str:
    """What a hunt tile does."""
    if tile.is_eye:
        value = words.say("terminal-tile-eye")
    elif tile.is_die:
        value = words.say("terminal-tile-die")
    else:
        value = words.say("terminal-tile-value", damage=tile.value)
    notes = [words.say("terminal-tile-reveals")] if tile.reveals else []
    notes += [words.say("terminal-tile-stops")] if tile.stops else []
    return " ".join([value, *notes])
