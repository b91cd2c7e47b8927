"""What a document cannot say of the expansion, each refused in one line that names the place."""

from __future__ import annotations

import json
from typing import Any

import pytest

import ringwar
from boardgame.boards import FREE, SHADOW

Document = dict[str, Any]
EMPTY: Document = {"game": "boardgame", "expansions": ["lords"], "from": "empty", "dice": {FREE: ["event", "muster"]}}
VILYA, GOTHMOG = "keeper-vilya", "minion-gothmog"
SMEAGOL = "smeagol-tamed-wretch"


def kept(side: str, **fields: Any) -> Document:
    return {"kept_special": {side: fields}}


def here(region: str, *characters: str) -> Document:
    return {"armies": {region: {"characters": list(characters)}}}


BLOCKS: list[tuple[Any, str]] = [
    ([], "lords: expected fields with values"),
    ({"ring": {}}, "lords: there is no field 'ring'"),
    ({"rings": []}, "lords.rings: expected fields with values"),
    ({"rings": {"vilia": FREE}}, "lords.rings: 'vilia' is not one of vilya, nenya, narya"),
    ({"rings": {"vilya": "elrond"}}, "lords.rings.vilya: 'elrond' is not one of free-peoples, shadow, out"),
    (
        {"ring_used_this_turn": ["vilya"]},
        "lords.ring_used_this_turn\\[0\\]: 'vilya' is not one of free-peoples, shadow",
    ),
    ({"special_dice_in_pool": ["vilya"]}, "lords.special_dice_in_pool\\[0\\]: 'vilya' is not one of keeper-vilya"),
    ({"special_dice_in_pool": [VILYA] * 2}, "lords.special_dice_in_pool\\[1\\]: keeper-vilya is named twice"),
    ({"lost_dice": ["army"]}, "lords.lost_dice\\[0\\]: 'army' is not one of keeper-vilya"),
    ({"special_dice_in_pool": [VILYA], "lost_dice": [VILYA]}, "lords.lost_dice: keeper-vilya is in the pool"),
    ({**kept(FREE, die=VILYA, face="draw"), "lost_dice": [VILYA]}, "lords.lost_dice: keeper-vilya is in the pool"),
    (kept("gondor", die=VILYA, face="draw"), "lords.kept_special: 'gondor' is not one of free-peoples, shadow"),
    (
        kept(FREE, die=GOTHMOG, face="draw"),
        "lords.kept_special.free-peoples.die: 'minion-gothmog' is not one of keeper",
    ),
    (kept(FREE, die=VILYA), "lords.kept_special.free-peoples.face: None is not one of army"),
    (kept(FREE, die=VILYA, face="character"), "lords.kept_special.free-peoples.face: 'character' is not one of army"),
    (kept(FREE, die=VILYA, face="draw", used=True), "lords.kept_special.free-peoples: there is no field 'used'"),
    (
        kept(FREE, die=VILYA, face="draw", unused=1),
        "lords.kept_special.free-peoples.unused: 1 is neither true nor false",
    ),
    (
        kept(FREE, die=VILYA, face="eye", unused=True),
        "lords.kept_special.free-peoples.unused: this die cannot be used now",
    ),
    ({"kept_special": {FREE: VILYA}}, "lords.kept_special.free-peoples: expected fields with values"),
    ({"balrog": "awake"}, "lords.balrog: 'awake' is not one of active, inactive"),
    ({"smeagol": "here"}, "lords.smeagol: 'here' is not one of guide, gone"),
    ({"smeagol_tiles_in_pool": 5}, "lords.smeagol_tiles_in_pool: only 4 are left"),
    ({"smeagol_tiles_in_pool": -1}, "lords.smeagol_tiles_in_pool: -1 is not a number from 0 on"),
    ({"smeagol_tiles": ["std-1-1"]}, "lords.smeagol_tiles\\[0\\]: 'std-1-1' is not one of smeagol-1"),
    (
        {"smeagol_tiles": ["smeagol-1"], "smeagol_tiles_in_pool": 2},
        "lords.smeagol_tiles: these are not as many as smeagol_tiles_in_pool",
    ),
    ({"shadow_tokens": ["army"]}, "lords.shadow_tokens\\[0\\]: 'army' is not one of nazgul, politics"),
    ({"shadow_tokens": ["nazgul", "nazgul"]}, "lords.shadow_tokens\\[1\\]: nazgul is named twice"),
    ({"token_used": "no"}, "lords.token_used: 'no' is neither true nor false"),
    ({"swapped": None}, "lords.swapped: None is neither true nor false"),
    ({"sorcery_used": 0}, "lords.sorcery_used: 0 is neither true nor false"),
    ({"companions": []}, "lords.companions: expected fields with values"),
    ({"companions": {"boromir": "faramir"}}, "lords.companions.boromir: there is no character 'faramir'"),
    (
        {"companions": {"boromir": "gimli-dwarven-lord"}},
        "lords.companions.boromir: gimli-dwarven-lord is no version of",
    ),
    (
        {"companions": {"witch-king": "witch-king-chief-of-the-ringwraiths"}},
        "lords.companions.witch-king: witch-king-chief-of-the-ringwraiths is no version of witch-king",
    ),
    ({"shown": ["faramir"]}, "lords.shown\\[0\\]: there is no character 'faramir'"),
    ({"waiting": [FREE, "muster"]}, "lords.waiting: expected the side, the die, its result and the action"),
    (
        {"waiting": [FREE, "muster", 3, "recruit"]},
        "lords.waiting: expected the side, the die, its result and the action",
    ),
    (
        {"waiting": ["gondor", "muster", "muster", "recruit"]},
        r"lords.waiting\[0\]: 'gondor' is not one of free-peoples",
    ),
    ({"waiting": [FREE, "eye", "muster", "recruit"]}, r"lords.waiting\[1\]: 'eye' is not one of character"),
    ({"waiting": [FREE, "muster", "tea", "recruit"]}, r"lords.waiting\[2\]: 'tea' is not one of character"),
    ({"waiting": "muster"}, "lords.waiting: expected a list"),
    ({"young": "captain-of-despair"}, "lords.young: 'captain-of-despair' is not one of none"),
    ({"waiting": [FREE, "muster", "muster", "recruit"]}, "lords.waiting: no action is waiting for its end"),
]
TOGETHER: list[tuple[Document, str]] = [
    (
        {"table": {SHADOW: ["we-shall-get-it"]}, "lords": {"smeagol": "guide"}},
        "table: we-shall-get-it comes once, when Sméagol leaves",
    ),
    ({"hands": {SHADOW: ["we-shall-get-it"]}}, r"hands.shadow\[0\]: we-shall-get-it is never in a hand"),
    (
        {**here("dale", "boromir"), "out_of_play": ["boromir-captain-general"]},
        "out_of_play: boromir-captain-general and boromir are the same person",
    ),
    (
        {"out_of_play": ["legolas", "legolas-elven-prince"]},
        "out_of_play: legolas-elven-prince and legolas are the same person",
    ),
    (
        {"rings": {FREE: 3}, "lords": {"rings": {"vilya": SHADOW}}},
        "lords.rings: these are not as many as the document has",
    ),
    ({**here("bree", "balrog-of-moria")}, "armies.bree.characters: balrog-of-moria does not leave moria"),
    (
        {**here("bree", "balrog-of-moria"), "lords": {"balrog": "inactive"}},
        "armies.bree.characters: balrog-of-moria does not leave moria",
    ),
    (
        {"out_of_play": ["balrog-of-moria"], "lords": {"balrog": "active"}},
        "lords.balrog: balrog-of-moria is out of play",
    ),
    (
        {**here("bree", "elrond-keeper-of-vilya")},
        "armies.bree.characters: elrond-keeper-of-vilya does not leave rivendell",
    ),
    (
        {**here("bree", "elrond-keeper-of-vilya"), "lords": {"balrog": "active"}},
        "armies.bree.characters: elrond-keeper-of-vilya does not leave rivendell",
    ),
    ({**here("dale", SMEAGOL)}, "armies.dale.characters: smeagol-tamed-wretch is never on the map"),
    ({"out_of_play": [SMEAGOL], "lords": {"smeagol": "guide"}}, "lords.smeagol: smeagol-tamed-wretch is in two places"),
    (
        {"fellowship": {"companions": ["gimli", SMEAGOL]}, "lords": {"smeagol": "gone"}},
        "lords.smeagol: smeagol-tamed-wretch is in two places",
    ),
    (
        {"fellowship": {"companions": ["gimli", SMEAGOL]}, "out_of_play": [SMEAGOL]},
        "lords.smeagol: smeagol-tamed-wretch is in two places",
    ),
    (
        {"fellowship": {"companions": []}, "lords": {"smeagol": "guide"}},
        "lords.smeagol: smeagol-tamed-wretch does not stay as the only companion",
    ),
    (
        {"fellowship": {"guide": "gimli"}, "lords": {"smeagol": "guide"}},
        "fellowship.guide: 'gimli' is not one of smeagol-tamed-wretch",
    ),
    (
        here("dale", "witch-king", "witch-king-chief-of-the-ringwraiths"),
        "armies: witch-king-chief-of-the-ringwraiths and witch-king are the same person",
    ),
    (
        {**here("dale", "boromir"), "fellowship": {"companions": ["boromir-captain-general"]}},
        "fellowship.companions\\[0\\]: boromir-captain-general cannot be in the Fellowship",
    ),
    (
        {"fellowship": {"companions": ["boromir", "boromir-captain-general"]}},
        "fellowship.companions\\[1\\]: boromir-captain-general cannot be in the Fellowship",
    ),
    (
        {"fellowship": {"companions": ["elrond-keeper-of-vilya"]}},
        "fellowship.companions\\[0\\]: elrond-keeper-of-vilya cannot be in the Fellowship",
    ),
    ({"hands": {SHADOW: ["shadow-character-17"]}}, "hands.shadow\\[0\\]: there is no event card 'shadow-character-17'"),
    ({"hunt": {"special_in_play": ["smeagol-1"]}}, "hunt.special_in_play\\[0\\]: smeagol-1 is no special tile"),
    (
        {"hunt": {"removed": ["smeagol-1"]}, "lords": {"smeagol_tiles": ["smeagol-1"]}},
        "lords.smeagol_tiles\\[0\\]: 'smeagol-1' is not one of smeagol-2",
    ),
    (
        {"phase": "fellowship", "dice": {}, "lords": kept(FREE, die=VILYA, face="draw", unused=True)},
        "lords.kept_special.free-peoples.unused: this die cannot be used now",
    ),
    (
        {"table": {SHADOW: ["captain-of-despair"]}, "lords": {"young": "captain-of-despair"}},
        "lords.young: no action is waiting for its end",
    ),
]


@pytest.mark.parametrize("lords, words", BLOCKS, ids=[words for _, words in BLOCKS])
def test_a_block_that_cannot_be_is_refused(lords: Any, words: str) -> None:
    with pytest.raises(ValueError, match=f"^{words}"):
        ringwar.read_position({**EMPTY, "lords": lords})


@pytest.mark.parametrize("fields, words", TOGETHER, ids=[words for _, words in TOGETHER])
def test_a_contradiction_is_refused(fields: Document, words: str) -> None:
    with pytest.raises(ValueError, match=f"^{words}"):
        ringwar.read_position({**EMPTY, **fields})


@pytest.mark.parametrize("lords, words", BLOCKS, ids=[words for _, words in BLOCKS])
def test_it_is_refused_in_one_line(lords: Any, words: str) -> None:
    with pytest.raises(ValueError, match=words) as refused:
        ringwar.read_position(json.loads(json.dumps({**EMPTY, "lords": lords})))
    assert "\n" not in str(refused.value)


def test_there_is_no_block_in_the_base_game() -> None:
    with pytest.raises(ValueError, match="the document: there is no field 'lords'"):
        ringwar.read_position({"game": "boardgame", "lords": {}})
