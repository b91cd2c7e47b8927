"""A battle in progress as a part of documents."""

from __future__ import annotations

from typing import Any

from ringwar.boardgame.documents.document import Document
from ringwar.boardgame.documents.figures import read_part, write_part
from ringwar.boardgame.rules.armies import MOST_UNITS
from ringwar.boardgame.rules.forces import ASSAULT, FIELD, SORTIE
from ringwar.boardgame.table import facts
from ringwar.boardgame.table.facts import ENEMY, SIDES
from ringwar.boardgame.table.queries import field_army, whole_part
from ringwar.boardgame.table.state import Battle, State
from ringwar.kernel.fields import found, mapping, number, one_of, only, refusal, truth

BATTLE_FIELDS = (
    *("kind", "attacker", "origin", "target", "rearguard", "round"),
    *("free_rounds", "must_go_on", "wary", "defender_dice_lost", "white_rider"),
)

ADJACENT = ("BG-BATTLE-02",)
"""Who may be attacked from where."""

MOST_ROUNDS = 99
"""More than any battle has had."""


def write_battle(state: State) -> dict[str, Any] | None:
    """The battle being fought, if there is one."""
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
        "rearguard": write_part(battle.rearguard),
    }


def read_battle(document: Document) -> None:
    """Lay out the battle of a document, if there is one; Refusal for an impossible one."""
    written, state = document.written.get("battle"), document.state
    if written is None:
        return
    fields = mapping(written, "battle")
    only(fields, BATTLE_FIELDS, "battle")
    state.battle = Battle(
        one_of(fields.get("kind"), (FIELD, ASSAULT, SORTIE), "battle.kind"),
        one_of(fields.get("attacker"), SIDES, "battle.attacker"),
        found(facts.region, fields.get("origin"), "battle.origin"),
        found(facts.region, fields.get("target"), "battle.target"),
        read_part(mapping(fields.get("rearguard", {}), "battle.rearguard"), "battle.rearguard", document.characters),
        number(fields.get("round", 0), "battle.round", MOST_ROUNDS),
        number(fields.get("free_rounds", 1), "battle.free_rounds", MOST_ROUNDS),
        truth(fields.get("must_go_on", False), "battle.must_go_on"),
        truth(fields.get("wary", False), "battle.wary"),
        number(fields.get("defender_dice_lost", 0), "battle.defender_dice_lost", MOST_UNITS),
        truth(fields.get("white_rider", False), "battle.white_rider"),
    )
    _refuse_impossible(state, state.battle)


def _refuse_impossible(state: State, battle: Battle) -> None:
    """BG-BATTLE-02, BG-BATTLE-06. Somebody attacks, and there is somebody to attack."""
    side, here, there = battle.attacker, battle.origin, battle.target
    inside = state.boxes[there].side if there in state.boxes else None
    if (battle.kind == FIELD) == (here is there):
        raise refusal("battle.target", "battle-elsewhere", ADJACENT, kind=battle.kind, origin=here.name)
    if battle.kind == FIELD and there not in here.adjacent and not battle.must_go_on:
        raise refusal("battle.target", "not-adjacent", ADJACENT, target=there.name, origin=here.name)
    if battle.kind != FIELD and inside != (side if battle.kind == SORTIE else ENEMY[side]):
        raise refusal("battle.target", "battle-without-siege", ADJACENT, kind=battle.kind)
    if battle.kind == FIELD and field_army(state, there, ENEMY[side]) is None:
        raise refusal("battle.target", "nobody-to-attack", ADJACENT, region=there.name)
    whole, stays = whole_part(state, here, side), battle.rearguard
    fits = all(have >= stay for have, stay in zip(whole.army.counts, stays.army.counts, strict=True))
    if not fits or stays.nazgul > whole.nazgul or not set(stays.characters) <= set(whole.characters):
        raise refusal("battle.rearguard", "figures-elsewhere", region=here.name)
    besieged = battle.kind == FIELD and field_army(state, here, side) is None
    if besieged or whole.army.size <= stays.army.size:
        raise refusal("battle.origin", "nobody-attacks", ("BG-BATTLE-06",), region=here.name)
