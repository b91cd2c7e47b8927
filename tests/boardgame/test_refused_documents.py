"""Position documents of the board game that are refused, each in one line that names the place."""

from __future__ import annotations

from typing import Any

import pytest

import ringwar
from boardgame.boards import FREE, SHADOW

Document = dict[str, Any]

GONDOR = {"gondor": {"regular": 2}}
ORCS = {"sauron": {"regular": 4}}
SIEGE = {"armies": {"minas-tirith": ORCS}, "besieged": {"minas-tirith": GONDOR}}
FIELDS = {"armies": {"osgiliath": GONDOR, "south-ithilien": ORCS}}
ATTACK = {"kind": "field-battle", "attacker": SHADOW, "origin": "south-ithilien", "target": "osgiliath"}
CITY = {"origin": "minas-tirith", "target": "minas-tirith"}


def army_in(region: str, **figures: Any) -> Document:
    return {"armies": {region: figures}}


def battle(map_fields: Document, **fields: Any) -> Document:
    return {**map_fields, "phase": "battle", "battle": {**ATTACK, **fields}}


THE_MAP: list[tuple[Document, str]] = [
    ({"armies": []}, "armies: expected fields with values"),
    ({"armies": {"mordor": GONDOR}}, "armies: there is no region 'mordor'"),
    ({"armies": {"dale": 7}}, "armies.dale: expected fields with values"),
    (army_in("dale", elfs={"regular": 1}), "armies.dale: there is no field 'elfs'"),
    (army_in("dale", elves={"captain": 1}), "armies.dale.elves: there is no 'captain' there"),
    (army_in("dale", sauron={"leader": 1}), "armies.dale.sauron: there is no 'leader' there"),
    (army_in("dale", sauron={"nazgul": 1}), "armies.dale.sauron: there is no 'nazgul' there"),
    (army_in("dale", elves=3), "armies.dale.elves: expected fields with values"),
    (army_in("dale", elves={"regular": -1}), "armies.dale.elves.regular: -1 is not a number from 0 on"),
    (army_in("dale", elves={"regular": True}), "armies.dale.elves.regular: True is not a number from 0 on"),
    (army_in("dale", elves={"regular": 1.0}), "armies.dale.elves.regular: 1.0 is not a number from 0 on"),
    (army_in("dale", elves={"leader": 1}), "armies.dale: leaders cannot be without units"),
    (army_in("dale", **GONDOR, **ORCS), "armies.dale: armies of both sides cannot be one"),
    (army_in("dale", gondor={"regular": 11}), "armies.dale: 11 units are more than 10"),
    (army_in("dale", dwarves={"elite": 6}), "armies: there are 6 of dwarves-elite, and only 5 in the box"),
    (army_in("dale", nazgul=9), "armies: there are 9 of nazgul, and only 8 in the box"),
    (army_in("dale", nazgul="two"), "armies.dale.nazgul: 'two' is not a number from 0 on"),
    (army_in("dale", characters="gimli"), "armies.dale.characters: expected a list"),
    (army_in("dale", characters=[3]), "armies.dale.characters[0]: 3 is not a name"),
    (army_in("dale", characters=["frodo"]), "armies.dale.characters[0]: there is no character 'frodo'"),
    (army_in("dale", characters=["gollum"]), "armies.dale.characters[0]: Gollum is always with the Fellowship"),
    (army_in("dale", characters=["gimli", "gimli"]), "armies.dale.characters[1]: gimli is named twice"),
    (army_in("dale", characters=["aragorn", "strider"]), "armies: strider has become aragorn"),
    (
        {"armies": {"dale": {"characters": ["gimli"]}, "bree": {"characters": ["gimli"]}}},
        "armies.bree.characters: gimli is in two places",
    ),
    ({"besieged": {"dale": GONDOR}}, "besieged.dale: there is no stronghold"),
    ({"besieged": {"erebor": GONDOR}}, "besieged.erebor: a besieged army needs units, and an enemy army around it"),
    ({**SIEGE, "armies": {"minas-tirith": GONDOR}}, "besieged.minas-tirith: a besieged army needs units"),
    ({**SIEGE, "besieged": {"minas-tirith": {}}}, "besieged.minas-tirith: a besieged army needs units"),
    ({**SIEGE, "besieged": {"minas-tirith": {"gondor": {"regular": 6}}}}, "besieged.minas-tirith: 6 units are more"),
    ({**SIEGE, "control": {"minas-tirith": SHADOW}}, "besieged.minas-tirith: the besieged hold their stronghold"),
    (
        {**SIEGE, "besieged": {"minas-tirith": {**GONDOR, "nazgul": 1}}},
        "besieged.minas-tirith: figures of the besieger",
    ),
    (
        {**SIEGE, "besieged": {"minas-tirith": {**GONDOR, "characters": ["witch-king"]}}},
        "besieged.minas-tirith: figures of the besieger",
    ),
    (
        {**army_in("dale", **ORCS), "control": {"dale": FREE}},
        "control.dale: the army of shadow that stands there has captured it",
    ),
    (
        {**army_in("dale", north={"regular": 1}), "control": {"dale": SHADOW}},
        "control.dale: the army of free-peoples that stands there has captured it",
    ),
    ({"control": {"fangorn": SHADOW}}, "control.fangorn: there is no settlement"),
    ({"control": {"osgiliath": SHADOW}}, "control.osgiliath: there is no settlement"),
    ({"control": {"dale": "gondor"}}, "control.dale: 'gondor' is not one of free-peoples, shadow"),
    ({"casualties": {"sauron": {"regular": 1}}}, "casualties: there is no field 'sauron'"),
    ({"casualties": {"gondor": {"horse": 1}}}, "casualties.gondor: there is no 'horse' there"),
    ({"casualties": {"gondor": {"elite": 6}}}, "armies: there are 6 of gondor-elite, and only 5 in the box"),
]
TRACKS: list[tuple[Document, str]] = [
    ({"politics": {"mordor": {}}}, "politics: 'mordor' is not one of dwarves"),
    ({"politics": {"gondor": 2}}, "politics.gondor: expected fields with values"),
    ({"politics": {"gondor": {"steps": 2}}}, "politics.gondor: there is no field 'steps'"),
    ({"politics": {"gondor": {"steps_to_war": 4}}}, "politics.gondor.steps_to_war: 4 is more than 3"),
    ({"politics": {"gondor": {"active": 1}}}, "politics.gondor.active: 1 is neither true nor false"),
    ({"politics": {"gondor": {"steps_to_war": 0}}}, "politics.gondor.active: this nation must be active"),
    ({"politics": {"sauron": {"active": False}}}, "politics.sauron.active: this nation must be active"),
    ({"out_of_play": ["gollum"]}, "out_of_play[0]: Gollum is always with the Fellowship"),
    ({**army_in("dale", characters=["gimli"]), "out_of_play": ["gimli"]}, "out_of_play[0]: gimli is in two places"),
    ({"fellowship": "rivendell"}, "fellowship: expected fields with values"),
    ({"fellowship": {"hidden": True}}, "fellowship: there is no field 'hidden'"),
    ({"fellowship": {"at": "mordor"}}, "fellowship.at: there is no region 'mordor'"),
    ({"fellowship": {"at": "dale", "mordor": 1}}, "fellowship.at: on the Mordor track the Fellowship is in no region"),
    ({"fellowship": {"mordor": -1}}, "fellowship.mordor: -1 is not a number from 0 on"),
    ({"fellowship": {"mordor": 5}}, "fellowship.mordor: the game would be over there"),
    ({"fellowship": {"mordor": 6}}, "fellowship.mordor: the game would be over there"),
    ({"fellowship": {"mordor": 1, "progress": 1}}, "fellowship.progress: on the Mordor track there is none"),
    ({"fellowship": {"progress": None}}, "fellowship.progress: None is not a number from 0 on"),
    ({"fellowship": {"corruption": 12}}, "fellowship.corruption: the game would be over with 12"),
    ({"fellowship": {"revealed": "no"}}, "fellowship.revealed: 'no' is neither true nor false"),
    ({"fellowship": {"tried": 0}}, "fellowship.tried: 0 is neither true nor false"),
    ({"fellowship": {"companions": ["aragorn"]}}, "fellowship.companions[0]: aragorn cannot be in the Fellowship"),
    ({"fellowship": {"companions": ["gollum"]}}, "fellowship.companions[0]: gollum cannot be in the Fellowship"),
    (
        {**army_in("dale", characters=["aragorn"]), "fellowship": {"companions": ["strider"]}},
        "fellowship.companions[0]: strider cannot be in the Fellowship",
    ),
    (
        {"out_of_play": ["gimli"], "fellowship": {"companions": ["gimli"]}},
        "fellowship.companions[0]: gimli cannot be in the Fellowship",
    ),
    ({"fellowship": {"guide": "gimli"}}, "fellowship.guide: 'gimli' is not one of gandalf-the-grey, strider"),
    ({"fellowship": {"companions": [], "guide": "strider"}}, "fellowship.guide: 'strider' is not one of gollum"),
    ({"hunt": {"dice": 3}}, "hunt: there is no field 'dice'"),
    ({"hunt": {"box": {"sauron": 1}}}, "hunt.box: 'sauron' is not one of free-peoples, shadow"),
    ({"hunt": {"box": {"shadow": -1}}}, "hunt.box.shadow: -1 is not a number from 0 on"),
    ({"hunt": {"taken_back": "1"}}, "hunt.taken_back: '1' is not a number from 0 on"),
    ({"hunt": {"drawn": ["std-4-1"]}}, "hunt.drawn[0]: there is no hunt tile 'std-4-1'"),
    ({"hunt": {"drawn": ["std-1-1", "std-1-1"]}}, "hunt.drawn[1]: std-1-1 is named twice"),
    ({"hunt": {"removed": ["std-1-1"]}}, "hunt.removed[0]: only Eyes are ever removed"),
    (
        {"hunt": {"drawn": ["std-eye-reveal-1"], "removed": ["std-eye-reveal-1"]}},
        "hunt.removed[0]: std-eye-reveal-1 is in two places",
    ),
    ({"hunt": {"special_in_play": ["std-1-1"]}}, "hunt.special_in_play[0]: std-1-1 is no special tile"),
]
DICE_AND_CARDS: list[tuple[Document, str]] = [
    ({"dice": {"gondor": []}}, "dice: there is no field 'gondor'"),
    ({"dice": {"shadow": "army"}}, "dice.shadow: expected a list"),
    ({"dice": {"shadow": ["sword"]}}, "dice.shadow: 'sword' is not one of"),
    ({"dice": {"shadow": ["eye"]}}, "dice.shadow: 'eye' is not one of"),
    ({"dice": {"shadow": ["will-of-the-west"]}}, "dice.shadow: 'will-of-the-west' is not one of"),
    ({"dice": {"free-peoples": ["army"]}}, "dice.free-peoples: 'army' is not one of"),
    ({"dice": {"shadow": ["unrolled"]}}, "dice.shadow: 'unrolled' is not one of"),
    ({"dice": {"shadow": ["army"]}, "phase": "hunt-allocation"}, "dice.shadow: 'army' is not one of unrolled"),
    ({"dice": {"shadow": ["army"] * 11}}, "dice.shadow: 11 with those in the hunt box are more than 10"),
    (
        {"dice": {"free-peoples": ["event"] * 5}, "hunt": {"box": {"free-peoples": 2}}},
        "dice.free-peoples: 7 with those in the hunt box are more than 6",
    ),
    ({"rings": {"gondor": 1}}, "rings: 'gondor' is not one of free-peoples, shadow"),
    ({"rings": {"shadow": 1}}, "rings: 4 are more than 3"),
    ({"rings": {"free-peoples": None}}, "rings.free-peoples: None is not a number from 0 on"),
    ({"rings_used": [SHADOW, SHADOW]}, "rings_used[1]: shadow is named twice"),
    ({"rings_used": ["gollum"]}, "rings_used[0]: 'gollum' is not one of free-peoples, shadow"),
    ({"messenger_used": 1}, "messenger_used: 1 is neither true nor false"),
    ({"hands": {"gollum": []}}, "hands: there is no field 'gollum'"),
    ({"hands": {SHADOW: ["fp-strategy-01"]}}, "hands.shadow[0]: fp-strategy-01 is a card of the other side"),
    ({"hands": {FREE: ["fp-strategy-25"]}}, "hands.free-peoples[0]: there is no event card 'fp-strategy-25'"),
    (
        {"hands": {FREE: ["fp-strategy-04"]}, "discards": {FREE: ["fp-strategy-04"]}},
        "discards.free-peoples[0]: fp-strategy-04 is in two places",
    ),
    (
        {"hands": {FREE: [f"fp-strategy-0{number}" for number in range(1, 8)]}},
        "hands.free-peoples: 7 cards are more than 6",
    ),
    ({"table": {FREE: ["fp-strategy-04"]}}, "table.free-peoples[0]: fp-strategy-04 does not stay on the table"),
    ({"removed_cards": ["fp-strategy-04", 4]}, "removed_cards[1]: 4 is not a name"),
    ({"seen": ["fp-strategy-04"]}, "seen[0]: fp-strategy-04 is not in a discard pile"),
]
TIME_AND_BATTLE: list[tuple[Document, str]] = [
    ({"game": "chess"}, "game: there is no game 'chess'"),
    ({"players": 5}, "the document: war is played by 2, 3, 4 people, not by 5"),
    ({"expansions": ["hobbit"]}, "the document: there is no expansion 'hobbit'; the expansions are: lords"),
    ({"options": {"hurry": "yes"}}, "the document: there is no option 'hurry'"),
    ({"scenario": "peace"}, "the document: there is no scenario 'peace'"),
    ({"from": "middle"}, "from: 'middle' is not one of start, empty"),
    ({"weather": "fine"}, "the document: there is no field 'weather'"),
    ({"turn": -1}, "turn: -1 is not a number from 0 on"),
    ({"phase": "tea"}, "phase: 'tea' is not one of recover"),
    ({"to_act": "chance"}, "to_act: 'chance' is not one of free-peoples, shadow"),
    ({"phase": "over"}, "result: there is one when the phase is 'over', and only then"),
    ({"result": [FREE, "free-military"]}, "result: there is one when the phase is 'over', and only then"),
    ({"phase": "over", "result": FREE}, "result: expected a list"),
    ({"phase": "over", "result": [FREE]}, "result: expected the winner and the kind of ending"),
    ({"phase": "over", "result": [FREE, "boredom"]}, "result: 'boredom' is not one of ring-destroyed"),
    ({"phase": "over", "result": [FREE, "corruption"]}, "result: 'free-peoples' is not one of shadow"),
    ({"phase": "over", "result": [FREE, "ring-destroyed"]}, "fellowship.mordor: the game would be over there"),
    ({"phase": "over", "result": [SHADOW, "corruption"]}, "fellowship.corruption: the game would be over with 12"),
    ({"phase": "battle"}, "battle: there is one when the phase is 'battle', and only then"),
    ({**battle(FIELDS), "phase": "actions"}, "battle: there is one when the phase is 'battle', and only then"),
    ({"phase": "battle", "battle": "osgiliath"}, "battle: expected fields with values"),
    (battle(FIELDS, weather="fog"), "battle: there is no field 'weather'"),
    (battle(FIELDS, scouted="withdraw"), "battle: there is no field 'scouted'"),
    (battle(FIELDS, kind="duel"), "battle.kind: 'duel' is not one of field-battle, assault, sortie"),
    (battle(FIELDS, attacker=None), "battle.attacker: None is not one of free-peoples, shadow"),
    (battle(FIELDS, origin="mordor"), "battle.origin: there is no region 'mordor'"),
    (battle(FIELDS, target=None), "battle.target: None is not a name"),
    (battle(FIELDS, round=-1), "battle.round: -1 is not a number from 0 on"),
    (battle(FIELDS, must_go_on=1), "battle.must_go_on: 1 is neither true nor false"),
    (battle(FIELDS, target="south-ithilien"), "battle.target: this is not where a field-battle from south-ithilien"),
    (battle(FIELDS, kind="assault"), "battle.target: this is not where a assault from south-ithilien is fought"),
    (battle(FIELDS, target="dale"), "battle.target: dale is not next to south-ithilien"),
    (battle(FIELDS, target="north-ithilien"), "battle.target: there is nobody to attack in north-ithilien"),
    (battle(FIELDS, attacker=FREE), "battle.target: there is nobody to attack in osgiliath"),
    (battle(FIELDS, origin="north-ithilien"), "battle.origin: there is nobody to attack from north-ithilien"),
    (battle(SIEGE, kind="sortie", **CITY), "battle.target: there is no siege for this sortie"),
    (battle(SIEGE, kind="assault", attacker=FREE, **CITY), "battle.target: there is no siege for this assault"),
    (
        battle({"armies": {**SIEGE["armies"], "osgiliath": ORCS}, "besieged": SIEGE["besieged"]}, attacker=FREE,
               origin="minas-tirith"),
        "battle.origin: there is nobody to attack from minas-tirith",
    ),
    (battle(FIELDS, rearguard=ORCS), "battle.origin: there is nobody to attack from south-ithilien"),
    (battle(FIELDS, rearguard={"sauron": {"elite": 1}}), "battle.rearguard: these figures are not in south-ithilien"),
    (battle(FIELDS, rearguard={"nazgul": 1}), "battle.rearguard: these figures are not in south-ithilien"),
    (battle(FIELDS, rearguard={"characters": ["witch-king"]}), "battle.rearguard: these figures are not in south-ith"),
    ({"answers": "pass"}, "answers: expected a list"),
    ({"answers": ["dance"], "dice": {FREE: ["event"]}}, "answers[0]: 'dance' is not an answer to 'use-die'"),
    ({"given": {SHADOW: "none"}, "dice": {FREE: ["event"]}}, "given.shadow: nobody chooses together with others now"),
]  # fmt: skip
POINTS = dict.fromkeys(("lorien", "rivendell", "erebor", "minas-tirith", "helms-deep"), SHADOW)
IMPOSSIBLE: list[tuple[Document, str]] = [
    ({"turn": 0}, "turn: the first turn is 1"),
    ({"turn": 10**7}, "turn: the number is beyond all bounds"),
    ({"to_act": "gondor"}, "to_act: 'gondor' is not one of free-peoples, shadow"),
    ({"players": 4, "to_act": "gondor", "teams": {"actors": {FREE: "rohan"}}}, "to_act: in teams.actors another than"),
    ({"fellowship": {"progress": 900}}, "fellowship.progress: 900 is more than 40"),
    ({"fellowship": {"progress": 1, "revealed": True}}, "fellowship.progress: a Fellowship that is revealed has none"),
    ({"hunt": {"taken_back": 7}}, "hunt.taken_back: 7 is more than 6"),
    ({"phase": "recover", "control": POINTS}, "control: with 10 points shadow would have won"),
    ({"phase": "over", "result": [SHADOW, "shadow-military"]}, "result: with 0 points shadow has not won"),
    (
        {"hunt": {"special_in_play": ["shadow-shelobs-lair"]}, "hands": {SHADOW: ["shadow-character-01"]}},
        "hunt: shadow-shelobs-lair comes into play when shadow-character-01 is played",
    ),
    ({"answers": ["event"] * 501}, "answers: 501 are more than 500"),
]
REFUSED = [*IMPOSSIBLE, *THE_MAP, *TRACKS, *DICE_AND_CARDS, *TIME_AND_BATTLE]


@pytest.mark.parametrize("fields, message", REFUSED, ids=[message for _, message in REFUSED])
def test_what_is_impossible_is_refused_in_one_line_that_names_the_place(fields: Document, message: str) -> None:
    with pytest.raises(ValueError) as refused:
        ringwar.read_position({"game": "boardgame", "from": "empty", **fields})
    text = str(refused.value)
    assert text.startswith(message)
    assert "\n" not in text
    assert len(text) <= 200


@pytest.mark.parametrize(
    "fields",
    [
        battle(FIELDS),
        battle(FIELDS, rearguard={"sauron": {"regular": 3}}, round=2),
        battle(SIEGE, kind="assault", **CITY),
        battle(SIEGE, kind="sortie", attacker=FREE, **CITY),
        battle({"armies": {"pelargir": GONDOR, "umbar": ORCS}}, origin="umbar", target="pelargir", must_go_on=True),
        {**SIEGE, "control": {"helms-deep": SHADOW}},
    ],
)
def test_what_is_possible_is_not_refused(fields: Document) -> None:
    game = ringwar.read_position({"game": "boardgame", "from": "empty", **fields})
    assert game.question is not None
    assert game.state.phase == fields.get("phase", "recover")


@pytest.mark.parametrize("document", [None, 7, "boardgame", ["game"]])
def test_what_is_no_document_is_refused(document: Any) -> None:
    with pytest.raises(ValueError, match="the document: expected fields with values"):
        ringwar.read_position(document)


@pytest.mark.parametrize("position", ["[]", "7", '{"game": "cardgame"}', '{"armies": {"mordor": {}}}'])
def test_a_record_with_a_document_that_does_not_belong_to_it_is_refused(position: str) -> None:
    text = f"ringwar 1\ngame boardgame\nscenario war\nplayers 2\nposition {position}\n\nend\n"
    with pytest.raises(ValueError, match="lines 2-5: "):
        ringwar.load(text)
