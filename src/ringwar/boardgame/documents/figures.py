"""Figures as parts of documents."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ringwar.boardgame.table import facts
from ringwar.boardgame.table.armies import BY_NAME, NOBODY, PIECES, Part, Piece
from ringwar.boardgame.table.facts import ELITE, LEADER, NATIONS, NAZGUL, REGULAR, Character
from ringwar.kernel.fields import found, mapping, names, number, only, refusal

PIECE_KINDS = (REGULAR, ELITE, LEADER)
FIGURE_FIELDS = (*NATIONS, NAZGUL, "characters")


def write_pieces(counts: Mapping[Piece, int]) -> dict[str, Any]:
    """Figures by nation and kind; what there is none of is left out."""
    written: dict[str, Any] = {}
    for piece, count in counts.items():
        if count:
            written.setdefault(piece.nation, {})[piece.kind] = count
    return written


def write_part(part: Part) -> dict[str, Any]:
    """Figures that stand together."""
    return {
        **write_pieces({piece: part.army.count(piece) for piece in PIECES}),
        NAZGUL: part.nazgul,
        "characters": [each.name for each in part.characters],
    }


def read_part(figures: Mapping[str, Any], at: str, cards: Mapping[str, Character] = facts.CHARACTERS) -> Part:
    """Figures that stand together: units and leaders of one side, Nazgûl, characters."""
    only(figures, FIGURE_FIELDS, at)
    army = NOBODY
    for nation in NATIONS:
        for piece, count in read_pieces(figures.get(nation, {}), nation, at):
            army = army.plus(piece, count)
    if len({piece.side for piece in army.pieces()}) > 1:
        raise refusal(at, "both-sides", ("BG-ARMY-02",))
    given = names(figures.get("characters", ()), f"{at}.characters")
    characters = tuple(read_character(name, where, cards) for where, name in given)
    return Part(army, number(figures.get(NAZGUL, 0), f"{at}.{NAZGUL}"), characters)


def read_pieces(kinds: Any, nation: str, at: str) -> list[tuple[Piece, int]]:
    """How many figures there are of each kind of a nation."""
    counted = []
    for kind, count in mapping(kinds, f"{at}.{nation}").items():
        piece = BY_NAME.get(f"{nation}-{kind}")
        if piece is None or kind not in PIECE_KINDS:
            raise refusal(f"{at}.{nation}", "no-such-figure", kind=kind)
        counted.append((piece, number(count, f"{at}.{nation}.{kind}")))
    return counted


def read_character(name: str, at: str, cards: Mapping[str, Character]) -> Character:
    """A character who may be on the map, or out of play."""
    character = found(lambda each: facts.find(cards, "character", each), name, at)
    if character.kind == facts.GOLLUM_KIND:
        raise refusal(at, "gollum")
    return character
