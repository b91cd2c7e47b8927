"""What is meant with a thing before it is asked: the rule first, then the die."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from boardgame.boards import FREE, Board, board
from boardgame.reasons.saying import POSSIBLE, said
from helpers import key, play
from marks import rule
from ringwar import games
from ringwar.boardgame.intents import unused_results
from ringwar.boardgame.rules.attackers import attack_origins, targets
from ringwar.boardgame.rules.deeds import can_list, deeds, event_types
from ringwar.boardgame.rules.event_cards import playable_events
from ringwar.boardgame.rules.movement import movable
from ringwar.boardgame.rules.muster import places, recruitable_pieces
from ringwar.boardgame.table.facts import REGIONS
from ringwar.boardgame.table.queries import army_of
from ringwar.kernel import Dice, Position, start

ARMIES = {
    "edoras": "rohan 2/0/1 strider",
    "folde": "rohan 1",
    "westemnet": "isengard 2",
    "minas-tirith": "gondor 2",
    "osgiliath": "gondor 1",
    "north-ithilien": "sauron 2",
}
FELLOWSHIP = {"companions": ["gimli", "meriadoc"], "guide": "gimli", "at": "rivendell"}


def acting(*dice: str, **fields: Any) -> Board:
    """The Free Peoples are asked for a die; Rohan is not at war, Gondor is."""
    game = board(ARMIES, free=dice, **{"at_war": ["gondor"], "fellowship": FELLOWSHIP, **fields})
    assert key(game) == "use-die"
    return game


@pytest.mark.parametrize(
    "kind, name, intent, reason",
    [
        pytest.param("region", "osgiliath", "attack", ("no-die-for", "BG-ACT-10"), marks=rule("BG-ACT-10")),
        pytest.param("region", "edoras", "attack", ("attack-not-at-war", "BG-BATTLE-01"), marks=rule("BG-BATTLE-01")),
        pytest.param("army", "north-ithilien", "attack", ("no-die-for", "BG-ACT-10"), marks=rule("BG-ACT-10")),
        pytest.param(
            "region", "westemnet", "attack", ("attack-not-at-war", "BG-BATTLE-01"), marks=rule("BG-BATTLE-01")
        ),
        pytest.param("region", "bree", "attack", ("no-enemy-there", "BG-BATTLE-02"), marks=rule("BG-BATTLE-02")),
        pytest.param("nation", "rohan", "attack", ("attack-not-at-war", "BG-BATTLE-01"), marks=rule("BG-BATTLE-01")),
        pytest.param("nation", "sauron", "attack", ("not-on-your-side", "BG-MAP-01"), marks=rule("BG-MAP-01")),
        pytest.param(
            "character", "strider", "attack", ("attack-not-at-war", "BG-BATTLE-01"), marks=rule("BG-BATTLE-01")
        ),
        pytest.param("piece", "gondor-elite", "attack", ("not-on-the-map", "BG-ARMY-01"), marks=rule("BG-ARMY-01")),
        pytest.param("region", "folde", "move", ("no-die-for", "BG-ACT-09"), marks=rule("BG-ACT-09")),
        pytest.param("region", "bree", "move", ("no-army-near", "BG-ACT-09"), marks=rule("BG-ACT-09")),
        pytest.param("region", "eastemnet", "move", ("no-die-for", "BG-ACT-09"), marks=rule("BG-ACT-09")),
        pytest.param("character", "strider", "move", ("no-die-for", "BG-ACT-07"), marks=rule("BG-ACT-07")),
        pytest.param("character", "gimli", "move", ("still-in-fellowship", "BG-CHAR-24"), marks=rule("BG-CHAR-24")),
        pytest.param("region", "edoras", "recruit", ("recruit-not-at-war", "BG-MUSTER-02"), marks=rule("BG-MUSTER-02")),
        pytest.param("region", "pelargir", "recruit", POSSIBLE, marks=rule("BG-ACT-14")),
        pytest.param("piece", "gondor-regular", "recruit", POSSIBLE, marks=rule("BG-ACT-14")),
        pytest.param("nation", "rohan", "recruit", ("recruit-not-at-war", "BG-MUSTER-02"), marks=rule("BG-MUSTER-02")),
        pytest.param("character", "aragorn", "recruit", ("action-needs", "BG-CHAR-18"), marks=rule("BG-CHAR-18")),
        pytest.param("character", "gimli", "separate", ("no-die-for", "BG-ACT-06"), marks=rule("BG-ACT-06")),
        pytest.param("character", "strider", "separate", ("not-in-fellowship", "BG-FSP-45"), marks=rule("BG-FSP-45")),
        pytest.param("die", "character", "use", ("no-such-die", "BG-DICE-33"), marks=rule("BG-DICE-33")),
        pytest.param("action", "hide-fellowship", "use", ("action-needs", "BG-FSP-41"), marks=rule("BG-FSP-41")),
        pytest.param("action", "move-fellowship", "use", ("no-die-for", "BG-ACT-04"), marks=rule("BG-ACT-04")),
        pytest.param("card", "fp-character-01", "attack", ("no-use-for-it", ""), marks=rule("BG-ACT-22")),
    ],
)
def test_the_rule_comes_first_then_the_die(kind: str, name: str, intent: str, reason: tuple[str, str]) -> None:
    assert said(acting("muster", "event"), kind, name, intent) == reason


@rule("BG-ACT-02")
def test_a_character_result_needs_a_leader() -> None:
    game = acting("character", "event")
    assert said(game, "region", "osgiliath", "attack") == ("nobody-leads-them", "BG-ACT-02")
    assert said(acting("character", "muster-army"), "region", "osgiliath", "attack") == POSSIBLE


@rule("BG-ACT-20")
def test_a_will_of_the_west_pays_for_everything() -> None:
    game = acting("will-of-the-west", "event")
    assert said(game, "region", "osgiliath", "attack") == POSSIBLE
    assert said(game, "character", "gimli", "separate") == POSSIBLE


@rule("BG-ACT-22")
def test_at_the_action_only_the_result_that_is_used_pays() -> None:
    game = play(acting("muster", "character"), "muster")
    assert key(game) == "action"
    assert said(game, "character", "gimli", "separate") == ("no-die-for", "BG-ACT-06")
    assert said(game, "region", "pelargir", "recruit") == POSSIBLE
    assert said(game, "die", "character", "use") == ("other-die-chosen", "BG-ACT-22")


@rule("BG-ACT-22", "BG-DICE-33")
def test_in_the_middle_of_something_else_nothing_is_begun() -> None:
    game = play(acting("muster", "character"), "muster", "recruit")
    assert said(game, "character", "gimli", "separate") == ("other-action-now", "BG-ACT-22")
    assert said(game, "piece", "rohan-regular", "recruit") == ("recruit-not-at-war", "BG-MUSTER-02")
    early = board(ARMIES, phase="fellowship", fellowship={**FELLOWSHIP, "progress": 1})
    assert said(early, "character", "gimli", "separate") == ("before-the-actions", "BG-DICE-33")


@rule("BG-CARD-12", "BG-CARD-14")
def test_cards_are_judged_by_what_they_need_and_by_the_dice() -> None:
    hand = ["fp-character-09", "fp-character-07", "fp-strategy-04"]
    game = acting("muster", "muster", hands=hand, rings={FREE: 1})
    assert said(game, "card", "fp-strategy-04", "play") == POSSIBLE
    assert said(game, "card", "fp-character-07", "play") == ("card-needs", "BG-CARD-14")
    assert said(game, "card", "fp-character-09", "play") == ("no-die-for", "BG-ACT-03")


# What the intents allow is what the rules offer

SETUPS: list[dict[str, Any]] = [{}, {"players": 3}, {"players": 4, "expansions": ["lords"]}]


@pytest.mark.parametrize("asked", SETUPS)
def test_what_is_meant_is_possible_where_the_rules_offer_it(asked: dict[str, Any]) -> None:
    ruleset = games.ruleset("boardgame")
    end = start(ruleset, ruleset.setup(**asked)).played(Dice("intents"))
    rng = Random("intents")
    looked = 0
    while looked < 25:
        position = end.at(rng.randrange(end.count))
        if position.question is not None and position.question.key == "use-die":
            check_offers(position)
            looked += 1


def check_offers(position: Position[Any]) -> None:
    """Regions and cards with an intent, compared with what the dice offer."""
    state, question = position.state, position.question
    assert question is not None
    side = question.plays_for
    faces = unused_results(state, side)
    able = {deed.name for face in faces for deed in deeds(state, side, face)}
    led = [led for name, led in (("attack", False), ("attack-led", True)) if name in able]
    origins = {region for each in led for region in attack_origins(state, side, each)}
    struck = {goal for region in origins for goal in targets(state, region, side)}
    movers = {
        region
        for name, led in (("move-armies", False), ("move-led-army", True))
        if name in able
        for region in movable(state, side, led)
    }
    recruited = {place for piece in recruitable_pieces(state, side) for place in places(state, piece)}
    recruited = recruited if any(can_list(state, side, face, "recruit") for face in faces) else set()
    for name, region in REGIONS.items():
        has_army = army_of(state, region, side) is not None
        possible = position.why_not("region", name, "attack") is None
        assert possible == (region in (origins if has_army else struck)), (name, "attack")
        assert (position.why_not("region", name, "recruit") is None) == (region in recruited), (name, "recruit")
        assert position.why_not("region", name, "move") is None or region not in movers, (name, "move")
    playable = {card for face in faces for card in playable_events(state, side, event_types(state, side, face))}
    for card in state.hands[question.side]:
        assert (position.why_not("card", card.name, "play") is None) == (card in playable), card
