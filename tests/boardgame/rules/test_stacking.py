"""Chapter 9.2: stacking limits."""

from __future__ import annotations

import pytest

from boardgame.boards import army, board, field, inside, reserve, where
from boardgame.figures import nazgul
from boardgame.sieges import fallen, wrongs
from helpers import asked, key, play, told
from marks import rule


@rule("BG-STACK-01", "BG-STACK-05", "BG-STACK-08")
@rule("BG-EX-69", "BG-AMB-03")
def test_a_move_over_ten_units_is_legal_and_the_excess_is_removed() -> None:
    armies = {"dol-guldur": "sauron 5", "southern-mirkwood": "sauron 6/1"}
    game = board(armies, at_war=["sauron"], shadow=["army", "event"])
    game = play(game, "army", "move-armies", "dol-guldur", "southern-mirkwood", "all")
    assert (asked(game), game.names()) == (("shadow", "remove-excess"), ["sauron-regular", "sauron-elite"])
    assert field(game, "southern-mirkwood").size == 12
    game = play(game, "sauron-elite")  # only regulars are left to choose from
    assert field(game, "southern-mirkwood") == army(sauron_regular=10)
    assert (reserve(game, "sauron-regular"), reserve(game, "sauron-elite")) == (26, 6)
    assert [each["piece"] for each in told(game, "remove-excess")] == ["sauron-elite", "sauron-regular"]


@rule("BG-STACK-01")
def test_ten_units_may_stand_together() -> None:
    armies = {"dol-guldur": "sauron 4", "southern-mirkwood": "sauron 6"}
    game = board(armies, at_war=["sauron"], shadow=["army", "event"])
    game = play(game, "army", "move-armies", "dol-guldur", "southern-mirkwood", "all")
    assert field(game, "southern-mirkwood") == army(sauron_regular=10)
    assert key(game) == "action"


@rule("BG-STACK-02", "BG-STACK-05", "BG-STACK-06")
def test_five_units_find_room_in_a_besieged_stronghold() -> None:
    armies = {"osgiliath": "sauron 5", "minas-tirith": "gondor 4/1/1 north 2"}
    game = board(armies, at_war=["sauron"], shadow=["army", "event"])
    game = play(game, "army", "attack", "all", "yes", "yes", "all")
    assert (asked(game), game.names()) == (
        ("free-peoples", "remove-excess"),
        ["gondor-regular", "gondor-elite", "north-regular"],
    )
    game = play(game, "north-regular", "gondor-elite")
    assert inside(game, "minas-tirith") == army(gondor_regular=4, north_regular=1, gondor_leader=1)
    assert wrongs(game) == []


@rule("BG-STACK-03")
def test_leaders_nazgul_and_characters_do_not_count() -> None:
    armies = {"osgiliath": "gondor 1/0/2 boromir gimli", "minas-tirith": "gondor 9/0/2 strider"}
    game = board(armies, at_war=["gondor"], free=["muster-army", "event"])
    game = play(game, "muster-army", "move-armies", "osgiliath", "minas-tirith", "all")
    assert field(game, "minas-tirith") == army(gondor_regular=10, gondor_leader=4)
    assert where(game, "boromir") == where(game, "gimli") == "minas-tirith"
    armies = {"dol-guldur": "sauron 5 nazgul 4 witch-king", "southern-mirkwood": "sauron 5 nazgul 4"}
    game = board(armies, at_war=["sauron"], shadow=["army", "event"])
    game = play(game, "army", "move-armies", "dol-guldur", "southern-mirkwood", "all")
    assert (field(game, "southern-mirkwood"), nazgul(game)) == (army(sauron_regular=10), {"southern-mirkwood": 8})


@rule("BG-STACK-04")
def test_the_limit_is_checked_at_the_end_of_the_action() -> None:
    armies = {"dol-guldur": "sauron 5", "southern-mirkwood": "sauron 7", "umbar": "southrons 1"}
    game = board(armies, at_war=["sauron", "southrons"], shadow=["army", "event"])
    game = play(game, "army", "move-armies", "dol-guldur", "southern-mirkwood", "all")
    assert (key(game), game.names()) == ("move-army", ["umbar", "none"])
    assert field(game, "southern-mirkwood").size == 12
    game = play(game, "umbar", "near-harad")
    assert field(game, "southern-mirkwood").size == 10


@rule("BG-STACK-04", "BG-BATTLE-50")
def test_the_limit_holds_after_a_retreat() -> None:
    armies = {"south-ithilien": "sauron 5", "osgiliath": "gondor 4", "lossarnach": "gondor 8"}
    game = board(armies, at_war=["sauron"], shadow=["army", "event"])
    game = play(game, "army", "attack", "all", *[1] * 9, "no", "yes", "lossarnach")
    assert field(game, "lossarnach") == army(gondor_regular=10)
    assert (reserve(game, "gondor-regular"), fallen(game, "gondor-regular")) == (5, 0)


@rule("BG-STACK-06", "BG-STACK-07")
@pytest.mark.parametrize("first", ["gondor-regular", "gondor-elite", "rohan-regular"])
def test_the_owner_chooses_and_the_units_go_to_the_reinforcements(first: str) -> None:
    armies = {"osgiliath": "gondor 2", "minas-tirith": "gondor 6/2 rohan 1"}
    game = board(armies, at_war=["gondor"], free=["muster-army", "event"])
    before = reserve(game, first)
    game = play(game, "muster-army", "move-armies", "osgiliath", "minas-tirith", "all", first)
    assert field(game, "minas-tirith").size == 10
    assert (reserve(game, first), fallen(game, first)) == (before + 1, 0)
    assert wrongs(game) == []


@rule("BG-STACK-07")
def test_units_removed_for_stacking_can_be_recruited_again() -> None:
    armies = {"osgiliath": "gondor 10", "minas-tirith": "gondor 5"}
    game = board(armies, at_war=["gondor"], free=["muster-army", "muster", "event"])
    game = play(game, "muster-army", "move-armies", "minas-tirith", "osgiliath", "all")
    assert field(game, "osgiliath") == army(gondor_regular=10)
    game = play(game, "muster", "recruit", "gondor-regular", "dol-amroth", "none")
    assert (field(game, "dol-amroth"), reserve(game, "gondor-regular")) == (army(gondor_regular=1), 4)


@rule("BG-STACK-08", "BG-STACK-04")
def test_recruiting_over_the_limit_is_legal_and_the_excess_is_removed() -> None:
    game = board({"minas-tirith": "gondor 10"}, at_war=["gondor"], free=["muster", "event"])
    game = play(game, "muster", "recruit", "gondor-elite", "minas-tirith")
    assert (key(game), game.names()) == ("remove-excess", ["gondor-regular", "gondor-elite"])
    game = play(game, "gondor-regular")
    assert field(game, "minas-tirith") == army(gondor_regular=9, gondor_elite=1)
    assert fallen(game, "gondor-regular") == 0


@rule("BG-STACK-09", "BG-MOVE-22")
def test_a_card_moves_an_army_through_a_crowded_region() -> None:
    armies = {"dol-guldur": "sauron 5", "southern-mirkwood": "sauron 8", "southern-rhovanion": "sauron 1"}
    game = board(armies, at_war=["sauron"], shadow=["army", "event"], hands=["shadow-strategy-07"])
    game = play(game, "army", "play-event", "dol-guldur", "all", "southern-mirkwood", "southern-rhovanion", "none")
    assert field(game, "southern-mirkwood") == army(sauron_regular=8)
    assert field(game, "southern-rhovanion") == army(sauron_regular=6)


@rule("BG-STACK-09")
def test_a_card_keeps_the_limit_where_the_move_ends() -> None:
    armies = {"dol-guldur": "sauron 5", "southern-mirkwood": "sauron 8"}
    game = board(armies, at_war=["sauron"], shadow=["army", "event"], hands=["shadow-strategy-07"])
    game = play(game, "army", "play-event", "dol-guldur", "all", "southern-mirkwood", "none")
    assert field(game, "southern-mirkwood") == army(sauron_regular=10)


@rule("BG-STACK-10", "BG-MUSTER-16")
def test_a_card_recruits_into_a_full_besieged_stronghold_before_the_excess_is_removed() -> None:
    game = board(
        {"minas-tirith": "sauron 9"},
        {"minas-tirith": "gondor 5"},
        free=["muster", "event"],
        hands=["fp-strategy-14"],
    )
    game = play(game, "muster", "play-event", "gondor-elite")
    assert inside(game, "minas-tirith") == army(gondor_regular=5, gondor_elite=1, gondor_leader=1)
    assert (key(game), game.names()) == ("remove-excess", ["gondor-regular", "gondor-elite"])
    game = play(game, "gondor-regular")
    assert inside(game, "minas-tirith") == army(gondor_regular=4, gondor_elite=1, gondor_leader=1)


@rule("BG-STACK-11", "BG-STACK-02", "BG-MOVE-17")
def test_the_besieger_has_a_limit_of_his_own() -> None:
    armies = {"minas-tirith": "sauron 8", "osgiliath": "sauron 5"}
    game = board(armies, {"minas-tirith": "gondor 5"}, at_war=["sauron"], shadow=["army", "event"])
    game = play(game, "army", "move-armies", "osgiliath", "minas-tirith", "all")
    assert field(game, "minas-tirith") == army(sauron_regular=10)
    assert inside(game, "minas-tirith") == army(gondor_regular=5)
