"""Why armies cannot move or attack."""

from __future__ import annotations

import pytest

from boardgame.boards import Board, board
from boardgame.reasons.saying import POSSIBLE, said
from boardgame.teams import turn_of
from helpers import key, play
from marks import rule

PLACES = {
    "edoras": "rohan 2/0/1",
    "folde": "rohan 1",
    "minas-tirith": "gondor 2/1/1",
    "osgiliath": "gondor 1",
    "fords-of-isen": "isengard 3",
    "orthanc": "isengard 2",
    "south-ithilien": "sauron 3 nazgul 1",
    "dale": "north 1",
}


def moving(die: str, action: str) -> Board:
    """The Free Peoples are about to move armies with a result, Gondor being at war."""
    game = play(board(PLACES, free=[die, "event"], at_war=["gondor"]), die, action)
    assert key(game) == "move-army"
    return game


@pytest.mark.parametrize(
    "region, reason",
    [
        pytest.param("edoras", POSSIBLE, marks=rule("BG-ACT-09")),
        pytest.param("fangorn", ("no-army", "BG-ARMY-03"), marks=rule("BG-ARMY-03")),
        pytest.param("orthanc", ("enemy-army", "BG-ARMY-01"), marks=rule("BG-ARMY-01")),
    ],
)
def test_why_an_army_does_not_move(region: str, reason: tuple[str, str]) -> None:
    assert said(moving("muster-army", "move-armies"), "army", region) == reason


@rule("BG-ACT-01")
def test_an_army_without_a_leader_needs_an_army_result() -> None:
    led = moving("character", "move-led-army")
    assert said(led, "region", "folde") == ("nobody-leads-them", "BG-ACT-01")
    assert said(moving("muster-army", "move-armies"), "region", "folde") == POSSIBLE


@rule("BG-MOVE-12")
def test_an_army_that_others_have_just_joined_does_not_move_on() -> None:
    game = play(moving("muster-army", "move-armies"), "edoras", "folde", "all")
    assert key(game) == "move-army"
    assert said(game, "region", "folde") == ("just-joined", "BG-MOVE-01")


@rule("BG-MOVE-16")
def test_a_besieged_army_does_not_move() -> None:
    besieged = {**PLACES, "helms-deep": "isengard 5"}
    game = play(board(besieged, {"helms-deep": "rohan 2"}, free=["muster-army", "event"]), "muster-army", "move-armies")
    assert said(game, "region", "helms-deep") == ("besieged-stays", "BG-MOVE-16")


@pytest.mark.parametrize(
    "origin, goal, reason",
    [
        pytest.param("edoras", "folde", POSSIBLE, marks=rule("BG-MOVE-19")),
        pytest.param("edoras", "bree", ("not-next-to", "BG-ACT-09"), marks=rule("BG-MOVE-05")),
        pytest.param("folde", "druadan-forest", ("not-at-war-abroad", "BG-MOVE-18"), marks=rule("BG-MOVE-18")),
        pytest.param("osgiliath", "south-ithilien", ("enemy-army-there", "BG-MOVE-03"), marks=rule("BG-MOVE-04")),
    ],
)
def test_why_an_army_does_not_enter_a_region(origin: str, goal: str, reason: tuple[str, str]) -> None:
    assert said(play(moving("muster-army", "move-armies"), origin), "region", goal) == reason


@rule("BG-CARD-15")
def test_a_card_keeps_shadow_armies_out() -> None:
    armies = {"trollshaws": "sauron 3", "ettenmoors": "sauron 2"}
    game = board(armies, shadow=["army", "event"], at_war=["sauron"], table=["fp-strategy-02"])
    game = play(game, "army", "move-armies", "trollshaws")
    assert said(game, "region", "rivendell") == ("barred-by-card", "BG-CARD-15")


@rule("BG-MOVE-18")
def test_an_army_may_have_nowhere_to_go() -> None:
    armies = {**PLACES, "erebor": "dwarves 2", **dict.fromkeys(("iron-hills", "withered-heath"), "sauron 2")}
    game = play(board(armies, free=["muster-army", "event"]), "muster-army", "move-armies")
    reason = game.why_not("army", "erebor")
    assert reason is not None
    assert (reason["key"], reason["about"]["why"]["key"]) == ("army-held", "not-at-war-abroad")
    assert "BG-MOVE-18" in reason["clauses"]


# Attacks


def attacking(die: str, action: str, *at_war: str) -> Board:
    """The Free Peoples are about to attack; Rohan is at war only if it is named."""
    armies = {**PLACES, "druadan-forest": "sauron 1", "westemnet": "isengard 2"}
    game = play(board(armies, free=[die, "event"], at_war=["gondor", *at_war]), die, action)
    assert key(game) == "attack-from"
    return game


@pytest.mark.parametrize(
    "region, reason",
    [
        pytest.param("osgiliath", POSSIBLE, marks=rule("BG-ACT-10")),
        pytest.param("bree", ("no-army", "BG-ARMY-03"), marks=rule("BG-ARMY-03")),
        pytest.param("dale", ("nobody-near", "BG-BATTLE-02"), marks=rule("BG-BATTLE-02")),
        pytest.param("edoras", ("attack-not-at-war", "BG-BATTLE-01"), marks=rule("BG-BATTLE-01")),
    ],
)
def test_why_an_army_does_not_attack(region: str, reason: tuple[str, str]) -> None:
    assert said(attacking("muster-army", "attack"), "army", region) == reason


@rule("BG-BATTLE-03")
def test_a_led_attack_needs_a_leader() -> None:
    armies = {**PLACES, "druadan-forest": "sauron 1", "westemnet": "isengard 2"}
    game = board(armies, free=["character", "event"], at_war=["gondor", "rohan"])
    game = play(game, "character", "attack-led")
    assert said(game, "region", "osgiliath") == ("nobody-leads-them", "BG-ACT-02")


@pytest.mark.parametrize(
    "goal, reason",
    [
        pytest.param("south-ithilien", POSSIBLE, marks=rule("BG-BATTLE-02")),
        pytest.param("orthanc", ("attack-next-to", "BG-BATTLE-02"), marks=rule("BG-BATTLE-02")),
        pytest.param("minas-tirith", ("nobody-to-strike", "BG-BATTLE-02"), marks=rule("BG-BATTLE-02")),
    ],
)
def test_why_a_region_is_not_attacked(goal: str, reason: tuple[str, str]) -> None:
    armies = {**PLACES, "north-ithilien": "sauron 1"}
    game = play(board(armies, free=["muster-army", "event"], at_war=["gondor"]), "muster-army", "attack")
    game = game if key(game) == "attack-where" else play(game, "osgiliath")
    assert said(game, "region", goal) == reason


@rule("BG-SIEGE-22", "BG-SIEGE-35")
def test_in_a_siege_only_besieger_and_besieged_fight() -> None:
    armies = {"helms-deep": "isengard 5", "westemnet": "rohan 2/0/1", "fords-of-isen": "isengard 2"}
    game = board(armies, {"helms-deep": "rohan 2"}, free=["muster-army", "event"], at_war=["rohan", "isengard"])
    inside = play(game, "muster-army", "attack")
    assert said(inside, "region", "helms-deep") == POSSIBLE
    assert said(game, "region", "fords-of-isen", "attack") == POSSIBLE
    shadow = board(armies, {"helms-deep": "rohan 2"}, shadow=["army", "event"], at_war=["rohan", "isengard"])
    outside = play(shadow, "army", "attack", "fords-of-isen")
    assert key(outside) != "attack-where" or said(outside, "region", "helms-deep")[0] == "only-from-inside"


# Partners


@rule("BG-MULTI-40")
def test_a_partners_army_is_not_yours() -> None:
    armies = {"minas-tirith": "gondor 2", "osgiliath": "gondor 1", "edoras": "rohan 2", "orthanc": "isengard 2"}
    game = play(turn_of("gondor", "muster-army", armies), "move-armies")
    assert said(game, "army", "edoras") == ("partners-army", "BG-MULTI-40")
