"""The expansion in position documents: its block, read. Whatever is impossible is refused, naming the place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ringwar.boardgame.lords.documents.writing import ACTIVE, GONE, GUIDE, INACTIVE, TOKEN
from ringwar.boardgame.lords.table.companions import is_version
from ringwar.boardgame.lords.table.facts import (
    ACTION_TOKENS,
    BALROG,
    LORDS_TILES,
    LOSS,
    RINGS,
    SMEAGOL,
    SMEAGOL_SET,
    SPECIAL_DICE,
    SPECIAL_FACES,
    WE_SHALL_GET_IT,
    SpecialFace,
)
from ringwar.boardgame.lords.table.state import OUT, LordsTable, lords
from ringwar.boardgame.rules.hunt_pool import into_pool
from ringwar.boardgame.table import facts
from ringwar.boardgame.table.facts import EYE, FACES, FREE, MOST_DICE, REGIONS, SHADOW, SIDES, Character
from ringwar.boardgame.table.state import State, without
from ringwar.kernel.fields import found, listed, mapping, names, number, one_of, only, refusal, truth

FIELDS = (
    *("rings", "ring_used_this_turn", "special_dice_in_pool", "kept_special", "lost_dice", "balrog", "smeagol"),
    *("smeagol_tiles_in_pool", "smeagol_tiles", "shadow_tokens", "token_used", "companions", "shown", "swapped"),
    *("sorcery_used", "waiting", "young"),
)
IN_AN_ACTION = ("battle", "end-of-action", "over")
"""The phases in which an action is not complete yet, or in which the game may have ended in the middle of one."""
KEPT_FIELDS = ("die", "face", "unused")


def block(document: Mapping[str, Any]) -> Mapping[str, Any]:
    """The block of the expansion in a document."""
    return mapping(document.get("lords", {}), "lords")


def named(cards: Mapping[str, Character], document: Mapping[str, Any]) -> Mapping[str, Character]:
    """LM-COUNCIL-02. The characters by name; the name of a companion means the version that the document says."""
    versions = mapping(block(document).get("companions", {}), "lords.companions")
    meant = {}
    for person, name in versions.items():
        at = f"lords.companions.{person}"
        card = found(lambda each: facts.find(cards, "character", each), name, at)
        if card.person != person or not (is_version(card) or card.name == person):
            raise refusal(at, f"{name} is no version of {person}")
        meant[person] = card
    return {**cards, **meant}


def read_lords(state: State, document: Mapping[str, Any]) -> None:
    """Lay out what a document says of the expansion; ValueError for anything impossible."""
    fields = block(document)
    only(fields, FIELDS, "lords")
    table = lords(state)
    _rings(state, table, document)
    _persons(state, table, fields)
    _smeagol(state, fields)
    _tiles(state, fields)
    _dice(state, table, fields)
    _tokens(table, fields)
    for name in ("swapped", "sorcery_used", "token_used"):
        setattr(table, name, truth(fields.get(name, False), f"lords.{name}"))
    _action(state, table, fields)


def show_guide(state: State) -> None:
    """LM-COUNCIL-04. Once the game has begun everybody knows the card of the guide."""
    if state.phase not in state.rules.box.opening:
        lords(state).shown |= {state.guide}


def _rings(state: State, table: LordsTable, document: Mapping[str, Any]) -> None:
    """LM-SETUP-04. Where each ring is; without names the first ones are where the numbers say."""
    fields = block(document)
    places = [*(side for side in SIDES for _ in range(state.rings[side])), *(OUT for _ in RINGS)]
    if "rings" in fields:
        places = [FREE for _ in RINGS]
    table.rings = dict(zip(RINGS, places, strict=False))
    for ring, place in mapping(fields.get("rings", {}), "lords.rings").items():
        one_of(ring, tuple(RINGS), "lords.rings")
        table.rings[ring] = one_of(place, (*SIDES, OUT), f"lords.rings.{ring}")
    held = {side: list(table.rings.values()).count(side) for side in SIDES}
    given = mapping(document.get("rings", {}), "rings")
    if any(state.rings[side] != held[side] for side in given):
        raise refusal("lords.rings", "these are not as many as the document has in rings")
    state.rings = held
    used = names(fields.get("ring_used_this_turn", list(state.rings_used)), "lords.ring_used_this_turn")
    state.rings_used = tuple(one_of(side, SIDES, at) for at, side in used)


def _persons(state: State, table: LordsTable, fields: Mapping[str, Any]) -> None:
    """LM-CHAR-01, LM-BALROG-04. Nobody is in play twice, and whoever never leaves his home is there."""
    balrog = fields.get("balrog")
    if balrog is not None:
        table.balrog_active = one_of(balrog, (ACTIVE, INACTIVE), "lords.balrog") == ACTIVE
        if BALROG in state.eliminated:
            raise refusal("lords.balrog", "he is out of play")
        state.characters.setdefault(BALROG, REGIONS["moria"])
    persons: dict[str, str] = {}
    for each, region in state.characters.items():
        if each.person in persons:
            raise refusal("armies", f"{each.name} and {persons[each.person]} are the same person")
        persons[each.person] = each.name
        if each.home is not None and each.home != region.name and not (each is BALROG and table.balrog_active):
            raise refusal(f"armies.{region.name}.characters", f"{each.name} does not leave {each.home}")
    given = names(fields.get("shown", ()), "lords.shown")
    cards = state.rules.box.characters
    table.shown = frozenset(found(lambda each: facts.find(cards, "character", each), name, at) for at, name in given)


def _smeagol(state: State, fields: Mapping[str, Any]) -> None:
    """LM-SMEAGOL-09. Sméagol is with the Fellowship, has left the game, or has yet to come."""
    if SMEAGOL in state.characters:
        raise ValueError(f"armies.{state.characters[SMEAGOL].name}.characters: {SMEAGOL.name} is never on the map")
    where = fields.get("smeagol")
    if where is not None:
        one_of(where, (GUIDE, GONE), "lords.smeagol")
    here, gone = SMEAGOL in state.companions, SMEAGOL in state.eliminated
    if (here and where == GONE) or (gone and where == GUIDE) or (here and gone):
        raise refusal("lords.smeagol", "he is in two places")
    if where == GUIDE and not here:
        state.companions += (SMEAGOL,)
    if where == GONE and not gone:
        state.eliminated += (SMEAGOL,)
    laid = (*state.table[SHADOW], *state.discards[SHADOW]).count(WE_SHALL_GET_IT)
    if laid > 1 or (laid and SMEAGOL in state.companions):
        raise refusal("table", f"{WE_SHALL_GET_IT.name} comes once, when Sméagol leaves")
    if laid and SMEAGOL not in state.eliminated:
        state.eliminated += (SMEAGOL,)
    if state.companions == (SMEAGOL,):
        raise refusal("lords.smeagol", "he does not stay as the only companion")


def _tiles(state: State, fields: Mapping[str, Any]) -> None:
    """LM-SETUP-10, LM-SETUP-11. Which Sméagol tiles lie in the hunt pool: by name, by number, or as at the start."""
    away = (*state.drawn_tiles, *state.removed_tiles)
    ready = [tile for tile in LORDS_TILES.values() if tile.name in state.rules.box.tiles and tile not in away]
    usual = [tile.name for tile in ready if tile.in_pool]
    if "smeagol_tiles_in_pool" in fields:
        count = number(fields["smeagol_tiles_in_pool"], "lords.smeagol_tiles_in_pool")
        if count > len(ready):
            raise refusal("lords.smeagol_tiles_in_pool", f"only {len(ready)} are left")
        usual = [tile.name for tile in ready[:count]]
    for tile in [tile for tile in state.pool if tile.set == SMEAGOL_SET]:
        state.pool = without(state.pool, tile)
    given = names(fields.get("smeagol_tiles", usual), "lords.smeagol_tiles")
    able = {tile.name: tile for tile in ready}
    chosen = tuple(able[one_of(name, tuple(able), at)] for at, name in given)
    if "smeagol_tiles_in_pool" in fields and len(chosen) != len(usual):
        raise refusal("lords.smeagol_tiles", "these are not as many as smeagol_tiles_in_pool")
    into_pool(state, chosen)


def _dice(state: State, table: LordsTable, fields: Mapping[str, Any]) -> None:
    """LM-DICE-02, LM-DICE-15, LM-DICE-27. The special dice in the pool, those chosen, and those lost."""
    lost = names(fields.get("lost_dice", ()), "lords.lost_dice")
    table.lost = frozenset(one_of(die, tuple(SPECIAL_DICE), at) for at, die in lost)
    kept = mapping(fields.get("kept_special", {}), "lords.kept_special")
    for side, written in kept.items():
        one_of(side, SIDES, "lords.kept_special")
        _kept(state, table, side, mapping(written, f"lords.kept_special.{side}"))
    chosen = [SPECIAL_FACES[face].die for face in table.kept.values()]
    given = names(fields.get("special_dice_in_pool", chosen), "lords.special_dice_in_pool")
    there = [one_of(die, tuple(SPECIAL_DICE), at) for at, die in given]
    table.pool = tuple(die for die in SPECIAL_DICE if die in there or die in chosen)
    for die in table.pool:
        if die in table.lost:
            raise refusal("lords.lost_dice", f"{die} is in the pool")


def _kept(state: State, table: LordsTable, side: str, fields: Mapping[str, Any]) -> None:
    """LM-DICE-02, LM-DICE-09, LM-DICE-15. A chosen die: while it is unused it lies among the dice of its side."""
    at = f"lords.kept_special.{side}"
    only(fields, KEPT_FIELDS, at)
    dice = tuple(die.name for die in SPECIAL_DICE.values() if die.side == side)
    die = one_of(fields.get("die"), dice, f"{at}.die")
    face = _face(die, fields.get("face"), f"{at}.face")
    usable = state.phase in ("actions", "battle", "end-of-action") and face.result != EYE
    unused = truth(fields.get("unused", usable), f"{at}.unused")
    if unused and not usable and (state.phase != "over" or face.result == EYE):
        raise refusal(f"{at}.unused", "this die cannot be used now")
    table.kept[side] = face.name
    if unused:
        state.dice[side] = tuple(sorted((*state.dice[side], face.name)))


def _face(die: str, written: Any, at: str) -> SpecialFace:
    """LM-DICE-24. A face of a die; its loss symbol may be left out where the result is printed once."""
    faces = {face.name.removeprefix(f"{die}-"): face for face in SPECIAL_DICE[die].faces}
    plain = {name.removesuffix(LOSS): face for name, face in faces.items()}
    allowed = {**plain, **faces}
    return allowed[one_of(written, tuple(allowed), at)]


def _tokens(table: LordsTable, fields: Mapping[str, Any]) -> None:
    """LM-TOKEN-01, LM-TOKEN-02. The action tokens that the Shadow holds."""
    able = {token.removeprefix(TOKEN): token for token in ACTION_TOKENS}
    given = names(fields.get("shadow_tokens", ()), "lords.shadow_tokens")
    held = [able[one_of(name, tuple(able), at)] for at, name in given]
    table.tokens = tuple(token for token in ACTION_TOKENS if token in held)


def _action(state: State, table: LordsTable, fields: Mapping[str, Any]) -> None:
    """LM-RING-16. The die of an action that is not complete yet, and the card that it has put on the table."""
    if fields.get("waiting") is not None:
        waiting = listed(fields["waiting"], "lords.waiting")
        if len(waiting) != 4 or not all(isinstance(each, str) for each in waiting):
            raise refusal("lords.waiting", "expected the side, the die, its result and the action")
        side = one_of(waiting[0], SIDES, "lords.waiting[0]")
        special = [face for face in SPECIAL_FACES.values() if face.side == side and face.result != EYE]
        ordinary = tuple(face for face in FACES[side] if face != EYE)
        one_of(waiting[1], (*ordinary, *(face.name for face in special)), "lords.waiting[1]")
        one_of(waiting[2], (*ordinary, *(face.result for face in special)), "lords.waiting[2]")
        if len(state.dice[side]) + state.hunt_box[side] >= MOST_DICE[side] + state.rules.box.more_dice[side]:
            raise refusal("lords.waiting", f"{side} has all its dice")
        table.waiting = (side, waiting[1], waiting[2], waiting[3])
    if fields.get("young") is not None:
        laid = tuple(card.name for cards in state.table.values() for card in cards)
        table.young = one_of(fields["young"], laid, "lords.young")
    for name in ("waiting", "young"):
        if fields.get(name) is not None and state.phase not in IN_AN_ACTION:
            raise refusal(f"lords.{name}", "no action is waiting for its end")
