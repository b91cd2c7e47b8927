"""Saruman, Corrupted Wizard: entering play, his Voice, and the Servants of the White Hand."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.boards import FREE, SHADOW, Board, army, board, field, reserve, where
from boardgame.figures import actions, dead, nazgul
from boardgame.sieges import wrongs
from helpers import asked, key, play
from marks import rule

VOICE = "voice-of-saruman"

# Entering play


@rule("BG-CHAR-20", "BG-CHAR-21")
@pytest.mark.parametrize(
    "armies, besieged, at_war, control, ready",
    [
        ({}, {}, ["isengard"], {}, True),
        ({"orthanc": "rohan 3"}, {"orthanc": "isengard 1"}, ["isengard"], {}, True),  # besieged, but unconquered
        ({}, {}, [], {}, False),
        ({}, {}, ["isengard"], {"orthanc": FREE}, False),
    ],
)
def test_when_he_may_enter_play(
    armies: dict[str, str], besieged: dict[str, str], at_war: list[str], control: dict[str, str], ready: bool
) -> None:
    game = board(armies, besieged, at_war=at_war, control=control, shadow=["muster", "event"])
    assert ("bring-minion" in actions(game, "muster")) == ready
    if ready:
        assert where(play(game, "muster", "bring-minion"), "saruman") == "orthanc"


# He never leaves Orthanc


@rule("BG-CHAR-40", "BG-AMB-12", "BG-BATTLE-03")
def test_he_is_the_character_that_an_attack_needs_but_not_a_move() -> None:
    armies = {"orthanc": "isengard 3 saruman", "fords-of-isen": "rohan 1", "moria": "nazgul 1"}
    game = board(armies, at_war=["isengard"], shadow=["character", "event"])
    assert actions(game, "character") == {"attack-led", "move-minions", "skip"}


@rule("BG-CHAR-40", "BG-AMB-12", "BG-BATTLE-64")
def test_he_fights_but_does_not_advance() -> None:
    armies = {"orthanc": "isengard 3 saruman", "fords-of-isen": "rohan 1"}
    game = board(armies, at_war=["isengard"], shadow=["character", "event"])
    game = play(game, "character", "attack-led", "all", 1, 1, 1, 1)
    assert (asked(game), game.names()) == (("shadow", "re-roll"), ["1", "0"])
    game = play(game, 1, 6, "yes", "all")
    assert field(game, "fords-of-isen") == army(isengard_regular=3)
    assert where(game, "saruman") == "orthanc"


@rule("BG-CHAR-40", "BG-AMB-13", "BG-BATTLE-49")
def test_he_stays_behind_unharmed_when_his_army_retreats() -> None:
    armies = {"orthanc": "isengard 2 nazgul 1 saruman", "fords-of-isen": "rohan 3"}
    game = board(armies, at_war=["rohan", "isengard"], free=["muster-army", "event"])
    game = play(game, "muster-army", "attack", "all", "no", 1, 1, 1, 1, 1, 0, "no", "yes")
    assert field(game, "gap-of-rohan") == army(isengard_regular=2)
    assert (where(game, "saruman"), nazgul(game), dead(game)) == ("orthanc", {"gap-of-rohan": 1}, [])
    game = play(game, "yes", "all")
    assert (where(game, "saruman"), field(game, "orthanc")) == ("orthanc", army(rohan_regular=3))


@rule("BG-CASUALTY-19", "BG-CHAR-54")
def test_he_dies_with_the_last_unit_of_his_army() -> None:
    armies = {"orthanc": "isengard 1 saruman", "fords-of-isen": "rohan 3"}
    game = board(armies, at_war=["rohan", "isengard"], free=["muster-army", "event"])
    game = play(game, "muster-army", "attack", "all", "no", 6, 1, 1, 1, 0)
    assert dead(game) == ["saruman"]


# The Voice of Saruman


def heard(armies: dict[str, str] | None = None, die: str = "muster", **fields: Any) -> Board:
    at_war = ["isengard", "rohan", "gondor"]
    return board({"orthanc": "saruman", **(armies or {})}, at_war=at_war, shadow=[die, "event"], **fields)


@rule("BG-ACT-24")
@pytest.mark.parametrize("die, possible", [("muster", True), ("muster-army", True), ("army", False), ("event", False)])
def test_a_muster_result_lets_his_voice_be_heard(die: str, possible: bool) -> None:
    game = heard({"south-dunland": "isengard 1"}, die)
    assert (VOICE in actions(game, die)) == possible


def test_the_voice_calls_a_regular_to_every_settlement_of_isengard() -> None:
    game = play(heard({"orthanc": "isengard 2 saruman"}), "muster", VOICE, "recruit-everywhere")
    assert field(game, "orthanc") == army(isengard_regular=3)
    assert field(game, "north-dunland") == field(game, "south-dunland") == army(isengard_regular=1)


def test_the_voice_does_not_reach_settlements_that_are_not_free() -> None:
    armies = {"north-dunland": "rohan 1"}
    game = play(heard(armies, control={"north-dunland": FREE}), "muster", VOICE)
    assert field(game, "north-dunland") == army(rohan_regular=1)
    assert field(game, "orthanc") == field(game, "south-dunland") == army(isengard_regular=1)


@rule("BG-MUSTER-13")
def test_without_regulars_left_the_voice_calls_nobody() -> None:
    game = heard({"bree": "isengard 10", "orthanc": "saruman", "evendim": "isengard 2"})
    assert VOICE not in actions(game, "muster")


@rule("BG-MUSTER-13")
def test_if_regulars_run_out_the_shadow_chooses_where_they_go() -> None:
    game = play(heard({"bree": "isengard 10"}), "muster", VOICE)
    assert (key(game), set(game.names())) == ("recruit-where", {"orthanc", "north-dunland", "south-dunland"})
    game = play(game, "south-dunland", "orthanc")
    assert field(game, "south-dunland") == field(game, "orthanc") == army(isengard_regular=1)
    assert (field(game, "north-dunland"), reserve(game, "isengard-regular")) == (army(), 0)


@rule("BG-STACK-04")
def test_the_limit_is_kept_when_all_have_come() -> None:
    game = heard({"orthanc": "isengard 10 saruman"})
    game = play(game, "muster", VOICE, "recruit-everywhere", "orthanc", "north-dunland")
    assert field(game, "orthanc") == army(isengard_regular=10)
    assert (field(game, "north-dunland"), field(game, "south-dunland")) == (army(isengard_regular=1), army())
    assert reserve(game, "isengard-regular") == 1  # the one too many in Orthanc
    assert wrongs(game) == []


def test_the_voice_turns_two_regulars_in_orthanc_into_elite_units() -> None:
    game = play(heard({"orthanc": "isengard 3/1 saruman"}), "muster", VOICE, "replace-in-orthanc")
    assert field(game, "orthanc") == army(isengard_regular=1, isengard_elite=3)
    assert (reserve(game, "isengard-regular"), reserve(game, "isengard-elite")) == (11, 3)
    assert wrongs(game) == []


@pytest.mark.parametrize("armies", [{}, {"orthanc": "saruman isengard 3", "bree": "isengard 0/6"}])
def test_without_regulars_in_orthanc_or_elite_units_left_nothing_is_replaced(armies: dict[str, str]) -> None:
    game = play(heard(armies), "muster", VOICE)
    assert field(game, "north-dunland") == army(isengard_regular=1)  # there was no choice


@pytest.mark.parametrize(
    "armies, besieged, control",
    [
        ({"orthanc": "rohan 3 saruman"}, {}, {"orthanc": FREE}),
        ({"orthanc": "rohan 3"}, {"orthanc": "isengard 2 saruman"}, {}),
    ],
)
def test_the_voice_is_silent_in_a_besieged_or_lost_orthanc(
    armies: dict[str, str], besieged: dict[str, str], control: dict[str, str]
) -> None:
    game = board(armies, besieged, control=control, at_war=["isengard", "rohan"], shadow=["muster", "event"])
    assert VOICE not in actions(game, "muster")


def test_there_is_no_voice_without_saruman() -> None:
    game = board({"orthanc": "isengard 3"}, at_war=["isengard"], shadow=["muster", "event"], out_of_play=["saruman"])
    assert VOICE not in actions(game, "muster")


# Servants of the White Hand


@rule("BG-ACT-01", "BG-MOVE-02")
def test_isengard_elites_lead_moves_while_saruman_is_in_play() -> None:
    armies = {"gap-of-rohan": "isengard 2/1", "moria": "sauron 1/1 nazgul 1"}
    game = board({"orthanc": "saruman", **armies}, at_war=["isengard"], shadow=["character", "event"])
    game = play(game, "character", "move-led-army")
    assert game.names() == ["gap-of-rohan", "moria"]
    game = play(game, "gap-of-rohan", "enedwaith", "some", 1)
    assert field(game, "enedwaith") == army(isengard_regular=1, isengard_elite=1)  # an elite unit had to go
    game = board(armies, at_war=["isengard"], shadow=["character", "event"])
    assert key(play(game, "character", "move-led-army")) == "move-where"  # of Moria: there is no other


@rule("BG-MOVE-02")
def test_an_elite_unit_may_stay_where_another_leader_goes() -> None:
    armies = {"gap-of-rohan": "isengard 2/1 nazgul 1", "orthanc": "saruman"}
    game = board(armies, at_war=["isengard"], shadow=["character", "event"])
    game = play(game, "character", "move-led-army", "enedwaith", "some", 1, 0)
    assert (field(game, "enedwaith"), nazgul(game)) == (army(isengard_regular=1), {"enedwaith": 1})


@rule("BG-BATTLE-20", "BG-CHAR-05")
@pytest.mark.parametrize("saruman, re_rolls", [("orthanc", ["2", "1", "0"]), (None, None)])
def test_isengard_elites_lead_in_battle_as_well(saruman: str | None, re_rolls: list[str] | None) -> None:
    armies = {"gap-of-rohan": "isengard 2/2", "fords-of-isen": "rohan 1"}
    armies |= {saruman: "saruman"} if saruman else {}
    game = board(armies, at_war=["isengard"], shadow=["army", "event"])
    game = play(game, "army", "attack", "all", 1, 1, 1, 1, 1)
    assert asked(game) == (("shadow", "re-roll") if saruman else ("shadow", "cease"))
    assert re_rolls is None or game.names() == re_rolls


@rule("BG-BATTLE-03")
def test_an_attack_may_be_led_by_an_isengard_elite() -> None:
    armies = {"gap-of-rohan": "isengard 2/1", "fords-of-isen": "rohan 1", "moria": "nazgul 1"}
    game = board({"orthanc": "saruman", **armies}, at_war=["isengard"], shadow=["character", "event"])
    assert "attack-led" in actions(game, "character")
    assert "attack-led" not in actions(board(armies, at_war=["isengard"], shadow=["character", "event"]), "character")


def test_elite_units_of_other_nations_do_not_lead() -> None:
    armies = {"orthanc": "saruman", "dol-guldur": "sauron 1/2", "near-harad": "southrons 1/2", "moria": "nazgul 1"}
    game = board(armies, at_war=["sauron", "southrons"], shadow=["character", "event"])
    assert "move-led-army" not in actions(game, "character")
    assert game.state.dice[SHADOW] == ("character", "event")
