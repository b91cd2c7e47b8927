"""The map as a part of documents: armies, sieges, control, casualties."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ringwar.boardgame.documents.document import Document
from ringwar.boardgame.documents.figures import read_part, read_pieces, write_pieces
from ringwar.boardgame.rules.armies import MOST_BESIEGED, MOST_UNITS
from ringwar.boardgame.rules.turn import IN_THE_BOX
from ringwar.boardgame.table import facts
from ringwar.boardgame.table.armies import NAZGUL_PIECE, NOBODY, PIECES, Army, Part, Piece
from ringwar.boardgame.table.facts import FREE, SHADOW, SIDES, Region
from ringwar.boardgame.table.state import State
from ringwar.kernel.fields import found, mapping, one_of, only, refusal


def write_map(state: State) -> dict[str, Any]:
    """The armies, the besieged, who has captured what, and the casualties."""
    return {
        "armies": _armies(state),
        "besieged": {region.name: _figures(state, region, army) for region, army in state.boxes.items()},
        "control": {region.name: side for region, side in state.control.items()},
        "casualties": write_pieces(state.casualties),
    }


def _armies(state: State) -> dict[str, Any]:
    """Field armies, and characters and Nazgûl that stand alone or beside an enemy."""
    regions = dict.fromkeys([*state.armies, *state.nazgul, *state.characters.values()])
    written = {}
    for region in regions:
        figures = _figures(state, region, state.armies.get(region, NOBODY))
        if region in state.boxes:
            _drop_side(state, figures, state.boxes[region].side)
        if figures:
            written[region.name] = figures
    return written


def _figures(state: State, region: Region, army: Army) -> dict[str, Any]:
    figures: dict[str, Any] = write_pieces({piece: army.count(piece) for piece in army.pieces()})
    besieged = state.boxes.get(region) is army
    here = [each for each, at in state.characters.items() if at is region]
    if besieged:
        here = [each for each in here if each.side == army.side]
    if region in state.nazgul and (not besieged or army.side == SHADOW):
        figures["nazgul"] = state.nazgul[region]
    if here:
        figures["characters"] = [each.name for each in here]
    return figures


def _drop_side(state: State, figures: dict[str, Any], side: str) -> None:
    """Characters and Nazgûl of the besieged are written with the besieged."""
    if side == SHADOW:
        figures.pop("nazgul", None)
    names = [name for name in figures.pop("characters", ()) if state.rules.box.characters[name].side != side]
    if names:
        figures["characters"] = names


def read_map(document: Document) -> None:
    """Lay out the armies, the besieged and who has captured what."""
    state = document.state
    if document.empty or "armies" in document.written:
        state.armies, state.nazgul = {}, {}
    for name, figures in document.fields("armies").items():
        region = found(facts.region, name, "armies")
        part = _put(document, region, mapping(figures, f"armies.{name}"), f"armies.{name}", MOST_UNITS)
        if part.army.size:
            state.armies[region] = part.army
    for name, figures in document.fields("besieged").items():
        _read_besieged(document, found(facts.region, name, "besieged"), mapping(figures, f"besieged.{name}"))
    _read_control(document)


def _read_control(document: Document) -> None:
    """BG-CAPTURE-01. An enemy army has captured the settlement in which it stands, unless it besieges it."""
    state, fields = document.state, document.fields("control")
    for name, side in fields.items():
        region = found(facts.region, name, "control")
        if not region.is_settlement:
            raise refusal(f"control.{name}", "no-settlement")
        if one_of(side, SIDES, f"control.{name}") != region.side:
            state.control[region] = side
    for region, army in state.armies.items():
        if region.name not in fields and region not in state.boxes and region.side not in (None, army.side):
            state.control.update({region: army.side} if region.is_settlement else {})


def _read_besieged(document: Document, region: Region, figures: Mapping[str, Any]) -> None:
    at = f"besieged.{region.name}"
    if not region.is_stronghold:
        raise refusal(at, "no-stronghold", ("BG-ARMY-06",))
    part = _put(document, region, figures, at, MOST_BESIEGED)
    besieger = document.state.armies.get(region)
    if not part.army.size or besieger is None or besieger.side == part.army.side:
        raise refusal(at, "no-siege", ("BG-SIEGE-16", "BG-SIEGE-17"))
    if (part.nazgul and part.army.side == FREE) or any(each.side != part.army.side for each in part.characters):
        raise refusal(at, "besieger-inside", ("BG-SIEGE-11",))
    document.state.boxes[region] = part.army


def _put(document: Document, region: Region, figures: Mapping[str, Any], at: str, most: int) -> Part:
    """The units and leaders of a region; Nazgûl and characters are put there at once."""
    state = document.state
    part = read_part(figures, at, document.characters)
    if part.army.leaders and not part.army.size:
        raise refusal(at, "leaders-alone", ("BG-CHAR-01",))
    if part.army.size > most:
        raise refusal(at, "too-many-units", ("BG-STACK-01", "BG-STACK-02"), count=part.army.size, most=most)
    if part.nazgul:
        state.nazgul[region] = state.nazgul.get(region, 0) + part.nazgul
    for character in part.characters:
        if character in state.characters:
            raise refusal(f"{at}.characters", "in-two-places", ("BG-CHAR-12",), name=character.name)
        state.characters[character] = region
    return part


def count_reinforcements(document: Document) -> None:
    """BG-SETUP-27. Casualties are as the document says; reinforcements are what remains of the components."""
    state = document.state
    casualties = document.fields("casualties")
    only(casualties, facts.FREE_NATIONS, "casualties")
    for nation, kinds in casualties.items():
        for piece, count in read_pieces(kinds, nation, "casualties"):
            state.casualties[piece] = count
    armies = [*state.armies.values(), *state.boxes.values()]
    for piece in PIECES:
        _leave(state, piece, sum(army.count(piece) for army in armies) + state.casualties[piece])
    _leave(state, NAZGUL_PIECE, sum(state.nazgul.values()))


def _leave(state: State, piece: Piece, used: int) -> None:
    if used > IN_THE_BOX[piece]:
        raise refusal(
            "armies", "too-few-figures", ("BG-SETUP-27",), count=used, piece=piece.name, most=IN_THE_BOX[piece]
        )
    state.reinforcements[piece] = IN_THE_BOX[piece] - used
