"""Chapters 15.4 and 15.5: sorties of the besieged, and armies that come to their relief."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.boards import CHARACTERS, REGIONS, SHADOW, Board, army, board, field, inside
from boardgame.sieges import holder, score, wrongs
from helpers import answered, asked, play, told
from marks import rule

DIE = "muster-army"


def siege(garrison: str, besieger: str, **fields: Any) -> Board:
    """Isengard besieges Helm's Deep, and Rohan is At War and to act."""
    armies = {"helms-deep": besieger, **fields.pop("armies", {})}
    fields = {"at_war": ["rohan", "isengard"], "free": [DIE, DIE], **fields}
    return board(armies, {"helms-deep": garrison}, **fields)


def sortie(garrison: str, besieger: str, *answers: Any, **fields: Any) -> Board:
    """The besieged attack; the answers begin with the part of them that does."""
    return play(siege(garrison, besieger, **fields), DIE, "attack", *answers)


# Who may make a sortie


@rule("BG-SIEGE-34", "BG-AMB-02")
@pytest.mark.parametrize(
    ("die", "garrison", "action"),
    [(DIE, "rohan 2", "attack"), ("character", "rohan 2/0/1", "attack-led")],
)
def test_a_sortie_takes_an_action_die_that_allows_an_attack(die: str, garrison: str, action: str) -> None:
    game = play(siege(garrison, "isengard 2", free=[die, die]), die, action, "all")
    assert game.state.battle is not None
    assert (game.state.battle.kind, game.state.battle.attacker) == ("sortie", "free-peoples")
    assert game.state.dice["free-peoples"] == (die,)


@rule("BG-SIEGE-34", "BG-AMB-02")
@pytest.mark.parametrize("die", ["character", "muster", "event"])
def test_other_results_or_a_character_result_without_a_leader_make_no_sortie(die: str) -> None:
    game = play(siege("rohan 2", "isengard 2", free=[die, die]), die)
    assert not {"attack", "attack-led"} & set(game.names())


@rule("BG-SIEGE-34")
def test_only_nations_at_war_make_a_sortie() -> None:
    assert "attack" not in play(siege("rohan 2", "isengard 2", at_war=["isengard"]), DIE).names()


@rule("BG-SIEGE-35")
def test_the_besieged_can_attack_nobody_but_the_besieger() -> None:
    game = sortie("rohan 2", "isengard 2", "all", armies={"fords-of-isen": "isengard 3", "orthanc": "isengard 1"})
    assert "attack-where" not in answered(game)
    assert game.state.battle is not None
    assert game.state.battle.target is REGIONS["helms-deep"]


# How it is fought


@rule("BG-SIEGE-36")
def test_in_a_sortie_both_sides_hit_on_five() -> None:
    game = sortie("rohan 2", "isengard 2", "all", 5, 4, 5, 4)
    assert [each["needed"] for each in told(game, "combat-roll")] == [5, 5]
    assert inside(game, "helms-deep") == army(rohan_regular=1)
    assert field(game, "helms-deep") == army(isengard_regular=1)


@rule("BG-SIEGE-37")
def test_a_sortie_is_fought_for_at_least_a_round_in_the_open() -> None:
    game = sortie("rohan 2", "isengard 2", "all")
    assert asked(game) == ("chance", "combat-die")
    game = play(game, 1, 1, 1, 1)
    assert asked(game) == ("free-peoples", "cease")
    assert not {"cease", "retreat", "withdraw"} & set(answered(game))


@rule("BG-SIEGE-38", "BG-SIEGE-37")
def test_a_rearguard_stays_inside_and_takes_no_part() -> None:
    game = sortie("rohan 4/0/1", "isengard 3", "some", 1, 0, 1, 5, 5, 5)
    assert [len(each["dice"]) for each in told(game, "combat-roll")] == [1, 3]
    assert inside(game, "helms-deep") == army(rohan_regular=3, rohan_leader=1)


@rule("BG-SIEGE-39")
def test_a_sortie_that_ceases_goes_back_inside() -> None:
    game = sortie("rohan 2/0/1", "isengard 2", "all", 1, 1, 1, 1, 0, "yes")
    assert inside(game, "helms-deep") == army(rohan_regular=2, rohan_leader=1)
    assert field(game, "helms-deep") == army(isengard_regular=2)
    assert game.state.battle is None


@rule("BG-SIEGE-40", "BG-SIEGE-42")
def test_the_besieger_may_retreat_and_the_siege_ends() -> None:
    game = sortie("rohan 2", "isengard 2 nazgul 1", "all", 1, 1, 1, 1, 0, "no", "yes")
    assert field(game, "fords-of-isen") == army(isengard_regular=2)
    assert game.state.nazgul == {REGIONS["fords-of-isen"]: 1}
    assert (field(game, "helms-deep"), inside(game, "helms-deep")) == (army(rohan_regular=2), army())
    assert [each["region"] for each in told(game, "siege-ends")] == ["helms-deep"]


@rule("BG-SIEGE-40")
def test_the_besieger_retreats_only_into_a_free_region() -> None:
    game = sortie("rohan 2", "isengard 2", "all", 1, 1, 1, 1, "no", armies={"fords-of-isen": "north 1"})
    assert asked(game) == ("chance", "combat-die")
    assert "retreat" not in answered(game)


@rule("BG-SIEGE-41", "BG-SIEGE-42", "BG-SIEGE-18")
def test_after_a_victory_the_sortie_ends_the_siege_and_stays_in_the_region() -> None:
    game = sortie("rohan 2", "isengard 1", "all", 5, 1, 1)
    assert "advance" not in answered(game)
    assert asked(game) == ("free-peoples", "use-die")
    assert (field(game, "helms-deep"), inside(game, "helms-deep")) == (army(rohan_regular=2), army())
    assert holder(game, "helms-deep") is None


@rule("BG-SIEGE-52", "BG-SIEGE-42")
def test_sortie_and_rearguard_are_one_army_after_the_siege() -> None:
    game = sortie("rohan 3/1/1", "isengard 1", "some", 1, 1, 1, 5, 1, 1, 0)
    assert field(game, "helms-deep") == army(rohan_regular=3, rohan_elite=1, rohan_leader=1)
    assert (inside(game, "helms-deep"), wrongs(game)) == (army(), [])


@rule("BG-SIEGE-43", "BG-CAPTURE-13")
def test_when_all_the_besieged_die_in_a_sortie_the_stronghold_falls() -> None:
    game = sortie("rohan 1 meriadoc", "isengard 2", 1, 5, 1, 0)
    assert (field(game, "helms-deep"), inside(game, "helms-deep")) == (army(isengard_regular=2), army())
    assert (holder(game, "helms-deep"), score(game)) == (SHADOW, (0, 2))
    assert CHARACTERS["meriadoc"] in game.state.eliminated


@rule("BG-EX-40", "BG-SIEGE-38")
def test_a_rearguard_holds_the_stronghold_after_a_lost_sortie() -> None:
    game = sortie("rohan 3", "isengard 2", "some", 2, 1, 1, 5, 5)
    assert (inside(game, "helms-deep"), field(game, "helms-deep")) == (army(rohan_regular=1), army(isengard_regular=2))
    assert (holder(game, "helms-deep"), told(game, "siege-ends")) == (None, [])


@rule("BG-SIEGE-38", "BG-CASUALTY-20")
def test_the_leader_of_a_lost_sortie_falls_with_it_and_the_log_says_so() -> None:
    game = sortie("rohan 2/0/2", "isengard 2", "some", 1, 1, 5, 1, 0)
    assert inside(game, "helms-deep") == army(rohan_regular=1, rohan_leader=1)
    assert [each["piece"] for each in told(game, "lose")] == ["rohan-regular", "rohan-leader"]


@rule("BG-CAPTURE-12", "BG-SIEGE-43")
@pytest.mark.parametrize(
    ("garrison", "part", "left"),
    [("rohan 1", (), army()), ("rohan 2", ("some",), army(rohan_regular=1))],
)
def test_mutual_destruction_in_a_sortie_captures_nothing(garrison: str, part: tuple[Any, ...], left: Any) -> None:
    game = sortie(garrison, "isengard 1", *part, 5, 5)
    assert (field(game, "helms-deep"), inside(game, "helms-deep")) == (left, army())
    assert (holder(game, "helms-deep"), score(game)) == (None, (0, 0))


@rule("BG-SIEGE-34", "BG-SIEGE-43")
def test_the_shadow_makes_sorties_too_and_loses_its_stronghold_by_them() -> None:
    game = board({"orthanc": "rohan 2"}, {"orthanc": "isengard 1"}, at_war=["isengard"], shadow=["army", "army"])
    game = play(game, "attack", 1, 5, 1)
    assert (holder(game, "orthanc"), score(game)) == ("free-peoples", (2, 0))
    assert field(game, "orthanc") == army(rohan_regular=2)


# Relief


def relief(garrison: str, besieger: str, reliever: str, *answers: Any, **fields: Any) -> Board:
    """An army in Westemnet attacks the besieger of Helm's Deep; the answers begin with the part of it that does."""
    game = siege(garrison, besieger, armies={"westemnet": reliever}, **fields)
    return play(game, DIE, "attack", "westemnet", *answers)


@rule("BG-SIEGE-44", "BG-SIEGE-45", "BG-SIEGE-47")
def test_a_relieving_army_fights_the_besieger_in_the_open_without_the_garrison() -> None:
    game = relief("rohan 5/0/2", "isengard 2", "rohan 3", "all", 5, 4, 4, 5, 4)
    rolls = told(game, "combat-roll")
    assert [(len(each["dice"]), each["needed"]) for each in rolls] == [(3, 5), (2, 5)]
    assert "re-roll" not in answered(game)
    assert field(game, "westemnet") == army(rohan_regular=2)
    assert field(game, "helms-deep") == army(isengard_regular=1)
    assert inside(game, "helms-deep") == army(rohan_regular=5, rohan_leader=2)


@rule("BG-SIEGE-48")
def test_the_besieger_cannot_withdraw_into_the_stronghold_he_besieges() -> None:
    game = relief("rohan 1", "isengard 2", "rohan 2", "all", 1, 1, 1, 1, "no", "no")
    assert asked(game) == ("chance", "combat-die")
    assert "withdraw" not in answered(game)


@rule("BG-SIEGE-46", "BG-SIEGE-42")
@pytest.mark.parametrize(
    ("rolls", "in_the_field", "outside"),
    [
        ((5, 1, 1, "yes", "all"), army(rohan_regular=3), army()),
        ((5, 1, 1, "no"), army(rohan_regular=1), army(rohan_regular=2)),
        ((1, 1, 1, "no", "yes", "yes", "all"), army(rohan_regular=3), army()),
        ((1, 1, 1, "no", "yes", "no"), army(rohan_regular=1), army(rohan_regular=2)),
    ],
)
def test_the_siege_ends_when_the_besieger_is_destroyed_or_retreats(
    rolls: tuple[Any, ...], in_the_field: Any, outside: Any
) -> None:
    game = relief("rohan 1", "isengard 1", "rohan 2", "all", *rolls)
    assert (field(game, "helms-deep"), inside(game, "helms-deep")) == (in_the_field, army())
    assert field(game, "westemnet") == outside
    assert (holder(game, "helms-deep"), wrongs(game)) == (None, [])


@rule("BG-SIEGE-46")
def test_a_relieving_army_that_ceases_stays_outside() -> None:
    game = relief("rohan 1", "isengard 1", "rohan 2", "all", 1, 1, 1, "yes")
    assert "advance" not in answered(game)
    assert (field(game, "helms-deep"), inside(game, "helms-deep")) == (army(isengard_regular=1), army(rohan_regular=1))
    assert field(game, "westemnet") == army(rohan_regular=2)


@rule("BG-SIEGE-46", "BG-SIEGE-18")
def test_relievers_and_besieger_who_destroy_each_other_leave_the_garrison_in_the_region() -> None:
    game = relief("rohan 2", "isengard 1", "rohan 1", 5, 5)
    assert (field(game, "helms-deep"), inside(game, "helms-deep")) == (army(rohan_regular=2), army())
    assert field(game, "westemnet") == army()


@rule("BG-SIEGE-46", "BG-STACK-01")
def test_relievers_and_garrison_together_keep_the_limit_of_ten() -> None:
    game = relief("rohan 0/4", "isengard 1", "rohan 8", "all", 5, 1, 1, 1, 1, 1, "yes", "all")
    game = play(game, "rohan-regular", "rohan-elite")
    assert field(game, "helms-deep") == army(rohan_regular=7, rohan_elite=3)
    assert (inside(game, "helms-deep"), wrongs(game)) == (army(), [])
