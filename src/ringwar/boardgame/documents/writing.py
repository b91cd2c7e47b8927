"""Positions as documents: any table of the board game, written down. How they are read stands in `reading`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ringwar.boardgame.documents.teams import write_teams
from ringwar.boardgame.rules.dice import RESULT_OF
from ringwar.boardgame.table.armies import NOBODY, PIECES, Army, Piece
from ringwar.boardgame.table.box import RECOVER
from ringwar.boardgame.table.facts import SHADOW, SIDES, SPECIAL_SETS, Region
from ringwar.boardgame.table.memory import write_known
from ringwar.boardgame.table.state import State


def write(state: State) -> dict[str, Any]:
    """The complete document of a table between two steps."""
    return {
        "game": "boardgame",
        "players": len(state.rules.seats),
        "expansions": list(state.rules.box.expansions),
        "options": dict(state.rules.box.options),
        "from": "empty",
        "turn": state.turn + turns_to_come(state),
        "phase": state.phase,
        "to_act": state.to_act,
        "armies": _armies(state),
        "besieged": {region.name: _figures(state, region, army) for region, army in state.boxes.items()},
        "control": {region.name: side for region, side in state.control.items()},
        "politics": {
            nation: {"steps_to_war": steps, "active": state.active[nation]} for nation, steps in state.politics.items()
        },
        "casualties": _pile(state.casualties),
        "out_of_play": [each.name for each in state.eliminated],
        "fellowship": {
            "at": None if state.fellowship is None else state.fellowship.name,
            "mordor": state.mordor,
            "progress": state.progress,
            "revealed": state.revealed,
            "corruption": state.corruption,
            "companions": [each.name for each in state.companions],
            "guide": state.guide.name,
            "tried": state.tried,
        },
        "hunt": {
            "box": dict(state.hunt_box),
            "taken_back": state.taken_back,
            "drawn": [tile.name for tile in state.drawn_tiles],
            "removed": [tile.name for tile in state.removed_tiles],
            "special_in_play": [tile.name for tile in (*state.special_tiles, *state.pool) if tile.set in SPECIAL_SETS],
        },
        "dice": {side: [die for die in state.dice[side] if die not in RESULT_OF] for side in SIDES},
        "rings": dict(state.rings),
        "rings_used": list(state.rings_used),
        "messenger_used": state.messenger_used,
        "hands": {seat: [card.name for card in cards] for seat, cards in state.hands.items()},
        "table": {side: [card.name for card in state.table[side]] for side in SIDES},
        "discards": {side: [card.name for card in state.discards[side]] for side in SIDES},
        "seen": sorted(card.name for card in state.seen),
        **({"known": write_known(state)} if state.known else {}),
        "battle": _battle(state),
        "result": list(state.result) if state.result else None,
        **({} if state.teams is None else {"teams": write_teams(state, state.teams)}),
        **state.rules.box.document(state),
    }


def turns_to_come(state: State) -> int:
    """BG-TURN-03. By how much the turn being played is ahead of those counted: a turn is counted as dice recover."""
    return 1 if state.phase in (*state.rules.box.opening, RECOVER) else 0


def _armies(state: State) -> dict[str, Any]:
    """Field armies, and characters and Nazgûl that stand alone or beside an enemy."""
    regions = dict.fromkeys([*state.armies, *state.nazgul, *state.characters.values()])
    found = {}
    for region in regions:
        figures = _figures(state, region, state.armies.get(region, NOBODY))
        if region in state.boxes:
            inside = state.boxes[region].side
            _drop_side(state, figures, inside)
        if figures:
            found[region.name] = figures
    return found


def _figures(state: State, region: Region, army: Army) -> dict[str, Any]:
    figures: dict[str, Any] = {}
    for piece in army.pieces():
        figures.setdefault(piece.nation, {})[piece.kind] = army.count(piece)
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


def _pile(pile: Mapping[Piece, int]) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    for piece, number in pile.items():
        if number:
            found.setdefault(piece.nation, {})[piece.kind] = number
    return found


def _battle(state: State) -> dict[str, Any] | None:
    battle = state.battle
    if battle is None:
        return None
    return {
        "kind": battle.kind,
        "attacker": battle.attacker,
        "origin": battle.origin.name,
        "target": battle.target.name,
        "round": battle.round,
        "free_rounds": battle.free_rounds,
        "must_go_on": battle.must_go_on,
        "wary": battle.wary,
        "defender_dice_lost": battle.defender_dice_lost,
        "white_rider": battle.white_rider,
        "rearguard": {
            **_pile({piece: battle.rearguard.army.count(piece) for piece in PIECES}),
            "nazgul": battle.rearguard.nazgul,
            "characters": [each.name for each in battle.rearguard.characters],
        },
    }
