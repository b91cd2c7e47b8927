"""All 96 event cards at once: every text has its rules, and every card on the table its ways off it."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.boards import EVENTS, FREE, SHADOW, board
from boardgame.cards.free_events import discarded, holding
from helpers import play
from marks import rule
from ringwar.boardgame.lords.table.facts import COMBAT_ROWS, LORDS, LORDS_CARDS
from ringwar.boardgame.rules import combat_texts
from ringwar.boardgame.table import texts
from ringwar.boardgame.table.facts import COMBAT, FACES, TILES, read_data
from ringwar.kernel import Event

ROWS = {row["id"]: row for row in read_data("events.toml")["event"]}
ON_TABLE = [card.name for card in EVENTS.values() if card.on_table]
ADDED = {*LORDS, *LORDS_CARDS, *(row["id"] for row in COMBAT_ROWS)}
"""What the expansion adds; its texts stand in the same registries."""

# The event halves


@rule("BG-CARD-01")
def test_every_card_of_both_decks_of_both_sides_has_an_event_of_its_own() -> None:
    assert set(texts.EVENT_TEXTS) - ADDED == set(EVENTS)
    for side in (FREE, SHADOW):
        for deck in ("character", "strategy"):
            cards = [card for card in EVENTS.values() if (card.side, card.deck) == (side, deck)]
            assert sorted(card.number for card in cards) == list(range(1, 25))


@rule("BG-CARD-14")
def test_exactly_the_cards_with_a_printed_requirement_have_a_condition() -> None:
    bound = {name for name, text in texts.EVENT_TEXTS.items() if text.condition is not texts.ALWAYS}
    assert bound - ADDED == {name for name, row in ROWS.items() if row.get("condition")}


PLAYS = {
    "character": ["character"],
    "army": ["army"],
    "muster": ["muster"],
    "muster-army": ["army", "muster"],
    "event": ["character", "army", "muster"],
}
"""The types of cards that each result plays."""
PLAIN = {
    FREE: {"fp-character-12": "character", "fp-strategy-05": "army", "fp-strategy-14": "muster"},
    SHADOW: {"shadow-character-01": "character", "shadow-strategy-07": "army", "shadow-strategy-17": "muster"},
}
"""Cards without a requirement, one of each type."""


@rule("BG-CARD-11", "BG-CARD-12")
@pytest.mark.parametrize("die", PLAYS)
@pytest.mark.parametrize("side", [FREE, SHADOW])
def test_a_card_is_played_with_its_printed_icon_or_an_event_result(side: str, die: str) -> None:
    if die not in FACES[side]:
        assert (side, die) == (FREE, "army")
        return
    dice: dict[str, Any] = {FREE: ["muster"], SHADOW: ["muster"]} | {
        side: [die, "muster" if die == "event" else "event"]
    }
    for card, kind in PLAIN[side].items():
        game = board(hands=[card], free=dice[FREE], shadow=dice[SHADOW], to_act=side)
        assert ("play-event" in play(game, die).names()) is (kind in PLAYS[die])


@rule("BG-HUNT-05")
def test_every_special_tile_has_the_card_that_brings_it_and_no_other_card_brings_one() -> None:
    special = {tile.card: tile.name for tile in TILES.values() if tile.set != "standard"}
    assert {name: card.tile for name, card in EVENTS.items() if card.tile} == special
    assert len(special) == 8


# The combat halves


def test_every_combat_half_has_an_effect() -> None:
    assert set(combat_texts.COMBAT_EFFECTS) - ADDED == set(COMBAT) == {card.combat_id for card in EVENTS.values()}


def test_exactly_the_combat_halves_with_a_printed_requirement_have_a_condition() -> None:
    assert set(combat_texts.COMBAT_CONDITIONS) - ADDED == {name for name, row in COMBAT.items() if row.get("condition")}


@rule("BG-COMBATCARD-12")
@pytest.mark.parametrize("name", sorted(COMBAT))
def test_every_initiative_number_of_a_combat_half_has_its_effect(name: str) -> None:
    numbers = {effect.number for effect in combat_texts.COMBAT_EFFECTS[name]}
    assert numbers == set(range(len(COMBAT[name]["initiative"])))


# Cards on the table


@rule("BG-CARD-21", "BG-CARD-23")
def test_the_cards_on_the_table_are_those_that_say_how_they_leave_it() -> None:
    assert set(ON_TABLE) == {name for name, row in ROWS.items() if row.get("discard")}
    assert set(texts.KEEPS) - ADDED == {name for name in ON_TABLE if ROWS[name].get("condition")}
    working = {*texts.TILE_DRAWN, *texts.DAMAGE_CARDS, *texts.CANCELS_DRAW, *texts.BARS, *texts.KEEPS}
    working |= {*texts.ON_PATH, *texts.ON_CASUALTY, *texts.ROLL_BONUS, *texts.FROM_TABLE}
    assert working - ADDED <= set(ON_TABLE)


HUNTED: dict[str, Any] = {
    "free": ["character", "event"],
    "fellowship": {"at": "hollin"},
    "hunt": {"box": {"shadow": 1}},
}
MOVE = ["character", "move-fellowship"]
WILL = ["will-of-the-west", "will-of-the-west"]
DECLARED: dict[str, Any] = {"phase": "fellowship", "fellowship": {"at": "rivendell"}, "dice": {}}
SHADOW_ACTS: dict[str, Any] = {"free": ["event"], "shadow": ["event", "event"], "to_act": SHADOW}
PRICE = {**SHADOW_ACTS, "hands": ["shadow-strategy-01", "shadow-character-01"]}
SARUMAN = {"orthanc": "isengard 1 saruman", "fangorn": "gandalf-the-white"}
ENTS: dict[str, Any] = {"armies": SARUMAN, "free": ["character", "event"], "hands": ["fp-character-19"]}
SIEGE: dict[str, Any] = {"armies": {"minas-tirith": "sauron 1"}, "besieged": {"minas-tirith": "gondor 2"}}
SIEGE_WITH_ARAGORN: dict[str, Any] = {
    "armies": {"minas-tirith": "sauron 1"},
    "besieged": {"minas-tirith": "gondor 2 aragorn"},
}

WAYS_OFF: dict[str, list[tuple[dict[str, Any], list[Any]]]] = {
    "fp-character-05": [(HUNTED, [*MOVE, 6, "std-3-1", "fp-character-05"])],
    "fp-character-06": [
        (HUNTED, [*MOVE, 6, "std-3-1", "fp-character-06"]),
        (HUNTED, ["character", "separate", "gimli", "legolas", None]),
    ],
    "fp-character-07": [
        (HUNTED, [*MOVE, 6, "std-3-1", "fp-character-07"]),
        (HUNTED, ["character", "separate", "boromir", None]),
    ],
    "fp-character-08": [
        (HUNTED, [*MOVE, 6, "fp-character-08"]),
        (HUNTED, ["character", "separate", "gandalf-the-grey", None]),
    ],
    "fp-strategy-01": [
        ({**DECLARED, "armies": {"osgiliath": "gondor 1 aragorn"}}, [True]),
        ({**HUNTED, "armies": {"osgiliath": "gondor 1 aragorn"}}, [*MOVE, 6, "std-0-reveal-1"]),
        ({**HUNTED, "armies": {"osgiliath": "gondor 1 aragorn"}}, ["character", "move-companions", "minas-tirith"]),
    ],
    "fp-strategy-02": [(PRICE, ["break-elven-power"])],
    "fp-strategy-03": [(PRICE, ["break-bombadils-power"])],
    "shadow-character-15": [(DECLARED, [True])],
    "shadow-character-16": [(DECLARED, [True]), (HUNTED, [*MOVE, True])],
    "shadow-character-17": [
        ({**DECLARED, "fellowship": {"at": "hollin", "progress": 1}}, [True, "moria", True]),
        (
            {
                "armies": {"moria": "sauron 2", "dimrill-dale": "elves 1"},
                "shadow": ["army", "event"],
                "free": ["event"],
                "to_act": SHADOW,
                "at_war": ["sauron"],
            },
            ["army", "attack", "all", "shadow-character-17", 1, 1, 1, 1, 1, 1],
        ),
    ],
    "shadow-character-21": [
        ({"free": ["will-of-the-west", "event"], "armies": SARUMAN}, [*WILL, "break-palantir"]),
        ({"free": ["muster", "event"], "armies": SARUMAN}, ["muster", "ring-against-palantir"]),
        (ENTS, ["character", "play-event", 4, 4, 4]),
    ],
    "shadow-character-22": [
        (ENTS, ["character", "play-event", 4, 4, 4]),
        (
            {"free": ["character", "event"], "armies": SARUMAN},
            ["character", "move-companions", "edoras"],
        ),
    ],
    "shadow-strategy-03": [
        ({**SIEGE, "free": ["will-of-the-west", "event"]}, [*WILL, "end-denethors-folly"]),
        ({**SIEGE_WITH_ARAGORN, "free": ["muster", "event"]}, ["muster", "counsel-in-minas-tirith"]),
        (
            {**SIEGE, "shadow": ["army", "event"], "free": ["event"], "to_act": SHADOW},
            ["army", "move-armies"],
        ),
    ],
    "shadow-strategy-05": [
        ({"free": ["event", "event"], "armies": {"minas-tirith": "boromir"}}, ["event", "boromir-rouses-gondor"]),
        (
            {
                "armies": {"minas-tirith": "gondor 1", "osgiliath": "sauron 1"},
                "shadow": ["army", "event"],
                "free": ["event"],
                "to_act": SHADOW,
                "at_war": ["sauron"],
            },
            ["army", "attack"],
        ),
    ],
}


def test_the_table_of_ways_is_complete() -> None:
    assert set(WAYS_OFF) == set(ON_TABLE)


@rule("BG-CARD-21", "BG-CARD-22", "BG-CARD-23")
@pytest.mark.parametrize("card, number", [(card, number) for card in WAYS_OFF for number in range(len(WAYS_OFF[card]))])
def test_every_way_off_the_table(card: str, number: int) -> None:
    fields, answers = WAYS_OFF[card][number]
    start = board(table=[card], **{"shadow": ["event"], **fields})
    assert EVENTS[card] in start.state.table[EVENTS[card].side]
    assert discarded(play(start, *answers), card)


# The log

STRIDER = {"edoras": "rohan 2 strider"}
TOLD: list[tuple[str, dict[str, Any], list[Any], list[str]]] = [
    ("fp-character-01", {}, [], ["special-tile"]),
    ("fp-character-09", {"fellowship": {"corruption": 3}}, [5, 5, 5], ["heal"]),
    ("fp-character-13", {}, [], ["die-turned"]),
    ("fp-character-14", {"armies": STRIDER}, ["std-eye-reveal-1", "std-1-1", "std-1-2"], ["tile", "tiles-removed"]),
    ("fp-character-15", {"armies": STRIDER}, ["move-companions", "folde"], ["companion-moves"]),
    ("fp-character-17", {"armies": {"dale": "gimli"}, "fellowship": {"companions": []}}, [], ["activate", "advance"]),
    ("fp-character-24", {"armies": STRIDER}, ["fp-strategy-01", "fp-strategy-02"], ["replace", "draw"]),
    ("fp-strategy-02", {}, [], ["advance"]),
    ("fp-strategy-11", {"armies": {"edoras": "rohan 1"}, "at_war": ["rohan"]}, [], ["move"]),
    ("fp-strategy-14", {"control": {"minas-tirith": SHADOW}}, [], ["cannot-recruit"]),
    ("fp-strategy-19", {}, ["fp-strategy-01"], ["recruit", "draw"]),
]


@pytest.mark.parametrize("card, fields, answers, kinds", TOLD)
def test_what_a_card_changes_is_told_with_the_card_as_its_cause(
    card: str, fields: dict[str, Any], answers: list[Any], kinds: list[str]
) -> None:
    start = holding(card, spare=["character"], **fields)
    game = play(start, "play-event", *answers)
    told = [event for event in game.log(start.count) if isinstance(event, Event)]
    assert [event.about["card"] for event in told if event.kind == "play-event"] == [EVENTS[card]]
    assert set(kinds) <= {event.kind for event in told if event.cause is EVENTS[card]}
