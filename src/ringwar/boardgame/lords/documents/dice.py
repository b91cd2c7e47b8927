"""The special dice and the action tokens as parts of documents."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ringwar.boardgame.lords.table.facts import ACTION_TOKENS, LOSS, SPECIAL_DICE, SPECIAL_FACES, SpecialFace
from ringwar.boardgame.lords.table.state import lords
from ringwar.boardgame.table.facts import EYE, SIDES
from ringwar.boardgame.table.state import State
from ringwar.kernel.fields import mapping, names, one_of, only, refusal, truth

KEPT_FIELDS = ("die", "face", "unused")
TOKEN = "shadow-token-"


def write_dice(state: State) -> dict[str, Any]:
    """LM-DICE-02, LM-DICE-15, LM-DICE-27. The special dice in the pool, those chosen, and those lost."""
    table = lords(state)
    return {
        "special_dice_in_pool": list(table.pool),
        "kept_special": {side: _write_kept(state, side, face) for side, face in table.kept.items()},
        "lost_dice": sorted(table.lost),
    }


def read_dice(state: State, fields: Mapping[str, Any]) -> None:
    """LM-DICE-02, LM-DICE-15, LM-DICE-27. The special dice in the pool, those chosen, and those lost."""
    table = lords(state)
    lost = names(fields.get("lost_dice", ()), "lords.lost_dice")
    table.lost = frozenset(one_of(die, tuple(SPECIAL_DICE), at) for at, die in lost)
    kept = mapping(fields.get("kept_special", {}), "lords.kept_special")
    for side, written in kept.items():
        one_of(side, SIDES, "lords.kept_special")
        _read_kept(state, side, mapping(written, f"lords.kept_special.{side}"))
    chosen = [SPECIAL_FACES[face].die for face in table.kept.values()]
    given = names(fields.get("special_dice_in_pool", chosen), "lords.special_dice_in_pool")
    there = [one_of(die, tuple(SPECIAL_DICE), at) for at, die in given]
    table.pool = tuple(die for die in SPECIAL_DICE if die in there or die in chosen)
    for die in table.pool:
        if die in table.lost:
            raise refusal("lords.lost_dice", f"{die} is in the pool")


def _write_kept(state: State, side: str, face: str) -> dict[str, Any]:
    """LM-DICE-02, LM-DICE-15. The die that was chosen, its face, and whether it is still to be used."""
    die = SPECIAL_FACES[face].die
    return {"die": die, "face": face.removeprefix(f"{die}-"), "unused": face in state.dice[side]}


def _read_kept(state: State, side: str, fields: Mapping[str, Any]) -> None:
    """LM-DICE-02, LM-DICE-09, LM-DICE-15. A chosen die: while it is unused it lies among the dice of its side."""
    at = f"lords.kept_special.{side}"
    only(fields, KEPT_FIELDS, at)
    dice = tuple(die.name for die in SPECIAL_DICE.values() if die.side == side)
    die = one_of(fields.get("die"), dice, f"{at}.die")
    face = _read_face(die, fields.get("face"), f"{at}.face")
    usable = state.phase in ("actions", "battle", "after-action") and face.result != EYE
    unused = truth(fields.get("unused", usable), f"{at}.unused")
    if unused and not usable and (state.phase != "over" or face.result == EYE):
        raise refusal(f"{at}.unused", "this die cannot be used now")
    lords(state).kept[side] = face.name
    if unused:
        state.dice[side] = tuple(sorted((*state.dice[side], face.name)))


def _read_face(die: str, written: Any, at: str) -> SpecialFace:
    """LM-DICE-24. A face of a die; its loss symbol may be left out where the result is printed once."""
    faces = {face.name.removeprefix(f"{die}-"): face for face in SPECIAL_DICE[die].faces}
    plain = {name.removesuffix(LOSS): face for name, face in faces.items()}
    allowed = {**plain, **faces}
    return allowed[one_of(written, tuple(allowed), at)]


def write_tokens(state: State) -> dict[str, Any]:
    """LM-TOKEN-01, LM-TOKEN-02. The action tokens that the Shadow holds."""
    return {"shadow_tokens": [token.removeprefix(TOKEN) for token in lords(state).tokens]}


def read_tokens(state: State, fields: Mapping[str, Any]) -> None:
    """LM-TOKEN-01, LM-TOKEN-02. The action tokens that the Shadow holds."""
    able = {token.removeprefix(TOKEN): token for token in ACTION_TOKENS}
    given = names(fields.get("shadow_tokens", ()), "lords.shadow_tokens")
    held = [able[one_of(name, tuple(able), at)] for at, name in given]
    lords(state).tokens = tuple(token for token in ACTION_TOKENS if token in held)
