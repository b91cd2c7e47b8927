"""The Shadow Strategy deck, 7 to 10: marches, and the Corsairs of Umbar."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.boards import FREE, REGIONS, SHADOW, Board, army, field, inside, where
from boardgame.cards.shadow_hand import is_playable, played
from helpers import asked, play
from marks import rule

GATHER, LENGTHENS, MOVING, CORSAIRS = (f"shadow-strategy-{number:02}" for number in range(7, 11))
SHADOW_WAR = ["isengard", "sauron", "southrons"]
SOUTH = ["southrons"]
MISSES = (1, 1, 1, 1, 1)


def sizes(position: Board) -> dict[str, int]:
    return {region.name: army.size for region, army in position.state.armies.items()}


# Shadows Gather


@rule("BG-MOVE-21", "BG-CARD-17")
def test_an_army_marches_up_to_three_regions_to_join_another() -> None:
    armies = {"morannon": "sauron 3", "osgiliath": "sauron 1", "moria": "sauron 1"}
    game = played(GATHER, armies, at_war=["sauron"])
    assert (asked(game), set(game.names())) == ((SHADOW, "move-army"), {"morannon", "osgiliath"})
    game = play(game, "morannon", "all")  # there is one way only
    assert (sizes(game), asked(game)) == ({"osgiliath": 4, "moria": 1}, (SHADOW, "action"))


@rule("BG-CARD-18", "BG-CARD-19")
def test_without_another_army_in_reach_nobody_gathers() -> None:
    game = played(GATHER, {"moria": "sauron 1", "osgiliath": "sauron 1"}, at_war=["sauron"])
    assert (asked(game), sizes(game)) == ((SHADOW, "action"), {"moria": 1, "osgiliath": 1})


@rule("BG-MOVE-04", "BG-MOVE-21")
def test_the_way_must_be_free() -> None:
    armies = {"dagorlad": "sauron 3", "osgiliath": "sauron 1"}
    game = played(GATHER, armies, "dagorlad", "all", at_war=["sauron"])
    assert set(game.names()) == {"north-ithilien", "eastern-emyn-muil"}
    game = played(GATHER, {**armies, "north-ithilien": "elves 1"}, "dagorlad", "all", at_war=["sauron"])
    assert (sizes(game), asked(game)) == ({"osgiliath": 4, "north-ithilien": 1}, (SHADOW, "action"))
    blocked = {**armies, "north-ithilien": "elves 1", "eastern-emyn-muil": "elves 1"}
    assert sizes(played(GATHER, blocked, at_war=["sauron"])) == {**dict.fromkeys(blocked, 1), "dagorlad": 3}


@rule("BG-CARD-14", "BG-MOVE-16")
def test_a_besieged_army_neither_gathers_nor_is_joined() -> None:
    armies = {"dol-guldur": "elves 1", "southern-mirkwood": "sauron 2"}
    game = played(GATHER, armies, besieged={"dol-guldur": "sauron 1"}, at_war=["sauron"])
    assert asked(game) == (SHADOW, "action")


@rule("BG-MOVE-17", "BG-CARD-17")
def test_a_besieging_army_may_be_joined() -> None:
    armies, siege = {"minas-tirith": "sauron 1", "osgiliath": "sauron 2"}, {"minas-tirith": "gondor 1"}
    game = played(GATHER, armies, "osgiliath", "all", besieged=siege, at_war=["sauron"])
    assert "minas-tirith" in game.names()
    game = play(game, "minas-tirith", "none")
    assert (field(game, "minas-tirith"), inside(game, "minas-tirith").size) == (army(sauron_regular=3), 1)


@rule("BG-MOVE-21", "BG-SIEGE-16", "BG-SIEGE-19")
def test_the_way_to_gather_does_not_lead_back_through_a_siege_that_was_given_up() -> None:
    armies, siege = {"grey-havens": "southrons 2", "tower-hills": "southrons 1"}, {"grey-havens": "elves 1"}
    game = played(GATHER, armies, "grey-havens", besieged=siege, at_war=["southrons"])
    assert "forlindon" not in play(game, "all").names()
    assert "forlindon" in play(game, "some", 1).names()


@rule("BG-MOVE-22", "BG-ARMY-05")
def test_part_of_an_army_may_gather_with_a_nazgul() -> None:
    armies = {"dagorlad": "sauron 3/1 nazgul 2", "osgiliath": "sauron 1"}
    game = played(GATHER, armies, "dagorlad", "some", 1, 1, at_war=["sauron"])
    assert game.names() == ["0", "1", "2"]
    game = play(game, 1, "north-ithilien", "osgiliath")
    assert (field(game, "dagorlad"), field(game, "osgiliath")) == (
        army(sauron_regular=2),
        army(sauron_regular=2, sauron_elite=1),
    )
    assert game.state.nazgul == {REGIONS["dagorlad"]: 1, REGIONS["osgiliath"]: 1}


@rule("BG-MOVE-23", "BG-CAPTURE-01")
def test_a_march_captures_the_settlements_on_its_way() -> None:
    armies = {"osgiliath": "sauron 2", "lamedon": "sauron 1"}
    game = played(GATHER, armies, "osgiliath", "all", "pelargir", at_war=["sauron"])
    assert (game.state.control[REGIONS["pelargir"]], sizes(game)) == (SHADOW, {"lamedon": 3})


@rule("BG-MOVE-18", "BG-MOVE-20")
def test_units_at_peace_stay_behind_where_they_may_not_go() -> None:
    armies = {"west-harondor": "southrons 2 sauron 1", "minas-morgul": "sauron 1"}
    game = played(GATHER, armies, "west-harondor", at_war=["sauron"])
    assert asked(game) == (SHADOW, "march-where")  # the one Sauron unit goes
    game = play(game, "south-ithilien", "minas-morgul")
    assert sizes(game) == {"west-harondor": 2, "minas-morgul": 2}


@rule("BG-STACK-09", "BG-STACK-05")
def test_stacking_is_checked_where_the_march_ends() -> None:
    armies = {"dagorlad": "sauron 4", "north-ithilien": "sauron 8", "osgiliath": "sauron 8/1"}
    game = played(GATHER, armies, "dagorlad", "all", "north-ithilien", "osgiliath", "none", at_war=["sauron"])
    assert (asked(game), game.names()) == ((SHADOW, "remove-excess"), ["sauron-regular", "sauron-elite"])
    game = play(game, "sauron-regular", "sauron-regular", "sauron-regular")
    assert sizes(game) == {"north-ithilien": 8, "osgiliath": 10}


# The Shadow Lengthens


@rule("BG-CARD-17", "BG-MOVE-11")
def test_two_armies_march_two_regions_each() -> None:
    armies = {"dagorlad": "sauron 2", "osgiliath": "sauron 1", "dol-guldur": "sauron 3", "eastern-mirkwood": "sauron 1"}
    game = played(LENGTHENS, armies, "dagorlad", "all", at_war=["sauron"])
    assert set(game.names()) == {"dol-guldur", "eastern-mirkwood"}  # what has moved or joined stays
    game = play(game, "dol-guldur", "all", "eastern-mirkwood")
    assert sizes(game) == {"osgiliath": 3, "eastern-mirkwood": 4}


@rule("BG-MOVE-21")
def test_three_regions_are_too_far_for_the_lengthening_shadow() -> None:
    game = played(LENGTHENS, {"morannon": "sauron 3", "osgiliath": "sauron 1"}, at_war=["sauron"])
    assert asked(game) == (SHADOW, "action")


@rule("BG-STACK-04", "BG-STACK-09", "BG-MOVE-12")
def test_stacking_is_checked_when_both_have_marched() -> None:
    armies = {"nurn": "sauron 4", "gorgoroth": "sauron 8", "dol-guldur": "sauron 1", "southern-mirkwood": "sauron 1"}
    game = played(LENGTHENS, armies, "nurn", "all", at_war=["sauron"])
    assert (asked(game), set(game.names())) == ((SHADOW, "move-army"), {"dol-guldur", "southern-mirkwood"})
    assert field(game, "gorgoroth").size == 12
    game = play(game, "dol-guldur", "southern-mirkwood")
    assert sizes(game) == {"gorgoroth": 10, "southern-mirkwood": 2}


# The Shadow is Moving


@rule("BG-CARD-14")
@pytest.mark.parametrize("at_peace", SHADOW_WAR)
def test_the_shadow_moves_when_all_its_nations_are_at_war(at_peace: str) -> None:
    assert is_playable(MOVING, {"moria": "sauron 1"}, at_war=SHADOW_WAR)
    assert not is_playable(MOVING, {"moria": "sauron 1"}, at_war=[each for each in SHADOW_WAR if each != at_peace])


@rule("BG-MOVE-01", "BG-CARD-17")
def test_up_to_four_different_armies_move_one_region_each() -> None:
    armies = {
        "moria": "sauron 1",
        "umbar": "southrons 1",
        "orthanc": "isengard 1",
        "nurn": "sauron 1",
        "angmar": "sauron 1",
    }
    game = played(MOVING, armies, "moria", "hollin", "umbar", "near-harad", at_war=SHADOW_WAR)
    assert set(game.names()) == {"orthanc", "nurn", "angmar", "none"}
    stopped = play(game, "none")
    assert (asked(stopped), set(sizes(stopped))) == (
        (SHADOW, "action"),
        {"hollin", "near-harad", "orthanc", "nurn", "angmar"},
    )
    game = play(game, "orthanc", "gap-of-rohan", "nurn")
    assert (asked(game), set(sizes(game))) == (
        (SHADOW, "action"),
        {"hollin", "near-harad", "gap-of-rohan", "gorgoroth", "angmar"},
    )


@rule("BG-STACK-04")
def test_stacking_is_checked_when_all_have_moved() -> None:
    game = played(MOVING, {"nurn": "sauron 5", "gorgoroth": "sauron 6", "moria": "sauron 1"}, at_war=SHADOW_WAR)
    game = play(game, "nurn", "all")
    assert (field(game, "gorgoroth").size, set(game.names())) == (11, {"moria", "none"})
    assert sizes(play(game, "none")) == {"gorgoroth": 10, "moria": 1}


# Corsairs of Umbar


@rule("BG-CARD-14")
def test_the_corsairs_need_the_southrons_at_war() -> None:
    assert is_playable(CORSAIRS, {"umbar": "southrons 2"}, at_war=SOUTH)
    assert not is_playable(CORSAIRS, {"umbar": "southrons 2 sauron 1"}, at_war=["sauron"])


@rule("BG-CARD-15", "BG-MAP-06")
def test_the_corsairs_land_on_the_coast_of_gondor() -> None:
    game = played(CORSAIRS, {"umbar": "southrons 2"}, at_war=SOUTH)
    assert (asked(game), set(game.names())) == (
        (SHADOW, "sail-where"),
        {"anfalas", "dol-amroth", "lamedon", "pelargir"},
    )
    game = play(game, "anfalas", "all")
    assert (sizes(game), game.state.active["gondor"]) == ({"anfalas": 2}, True)


@rule("BG-CAPTURE-01", "BG-POLITICS-27")
@pytest.mark.parametrize("goal", ["pelargir", "lamedon", "dol-amroth"])
def test_an_undefended_settlement_falls_to_the_corsairs(goal: str) -> None:
    game = played(CORSAIRS, {"umbar": "southrons 2"}, goal, "all", at_war=SOUTH)
    assert (game.state.control, game.state.politics["gondor"]) == ({REGIONS[goal]: SHADOW}, 1)
    assert asked(game) == (SHADOW, "action")


@rule("BG-ARMY-05", "BG-MOVE-18")
def test_a_part_may_sail_and_units_at_peace_stay_behind() -> None:
    armies = {"umbar": "southrons 3/1 isengard 1 nazgul 1 witch-king"}
    game = played(CORSAIRS, armies, "anfalas", "some", 2, 0, 0, "yes", at_war=SOUTH)
    assert (field(game, "anfalas"), where(game, "witch-king")) == (army(southrons_regular=2), "anfalas")
    assert field(game, "umbar") == army(southrons_regular=1, southrons_elite=1, isengard_regular=1)
    assert game.state.nazgul == {REGIONS["umbar"]: 1}


@rule("BG-STACK-01", "BG-STACK-05")
def test_corsairs_who_join_an_army_keep_the_limit() -> None:
    armies = {"umbar": "southrons 4", "pelargir": "sauron 8"}
    game = played(CORSAIRS, armies, "pelargir", "all", at_war=SOUTH, control={"pelargir": SHADOW})
    assert asked(game) == (SHADOW, "remove-excess")
    assert sizes(play(game, "sauron-regular", "sauron-regular")) == {"pelargir": 10}


@rule("BG-CARD-18")
def test_nobody_sails_from_an_empty_or_besieged_umbar() -> None:
    game = played(CORSAIRS, {"near-harad": "southrons 2"}, at_war=SOUTH)
    assert (asked(game), sizes(game)) == ((SHADOW, "action"), {"near-harad": 2})
    game = played(CORSAIRS, {"umbar": "gondor 2"}, besieged={"umbar": "southrons 2"}, at_war=SOUTH)
    assert (asked(game), inside(game, "umbar").size) == ((SHADOW, "action"), 2)
    game = played(CORSAIRS, {"umbar": "isengard 2"}, at_war=SOUTH)
    assert (asked(game), sizes(game)) == ((SHADOW, "action"), {"umbar": 2})


def landing(goal: str, defenders: str, *answers: Any, umbar: str = "southrons 4", **fields: Any) -> Board:
    """The Corsairs have landed among the enemy, no combat card being played so far."""
    split = ["all"] if umbar != "southrons 1" else []
    return played(CORSAIRS, {"umbar": umbar, goal: defenders}, goal, *split, *answers, at_war=SOUTH, **fields)


@rule("BG-POLITICS-34", "BG-BATTLE-35", "BG-BATTLE-42")
def test_the_corsairs_fight_on_and_never_cease() -> None:
    game = landing("pelargir", "gondor 2", 5, 5, 5, 5, 1, 1)  # a city needs a 6 in the first round
    assert (game.state.politics["gondor"], asked(game)) == (1, (FREE, "retreat"))
    game = play(game, "no", 5, 5, 1, 1, 1, 1)
    assert (sizes(game), game.state.control) == ({"pelargir": 4}, {REGIONS["pelargir"]: SHADOW})
    assert (game.state.battle, asked(game)) == (None, (SHADOW, "action"))


@rule("BG-BATTLE-45", "BG-BATTLE-52")
def test_the_army_attacked_by_corsairs_may_retreat_and_leaves_them_the_field() -> None:
    game = landing("lamedon", "gondor 2", 1, 1, 1, 1, 1, 1, "yes", "erech")
    assert (sizes(game), game.state.control) == ({"erech": 2, "lamedon": 4}, {REGIONS["lamedon"]: SHADOW})


@rule("BG-BATTLE-51", "BG-CASUALTY-16")
def test_corsairs_may_be_thrown_back_into_the_sea() -> None:
    game = landing("anfalas", "gondor 2", 1, 6, 5, umbar="southrons 1")
    assert (sizes(game), game.state.battle) == ({"anfalas": 2}, None)
    game = landing("anfalas", "rohan 1", 1, 6, umbar="southrons 1")
    assert (game.state.active["gondor"], game.state.active["rohan"]) == (True, True)  # their land was entered


@rule("BG-BATTLE-10", "BG-BATTLE-13")
def test_who_stays_in_umbar_takes_no_part() -> None:
    armies = {"umbar": "southrons 5 isengard 2 nazgul 1", "anfalas": "gondor 1"}
    game = played(CORSAIRS, armies, "anfalas", "some", 2, 0, 6, 1, 1, at_war=SOUTH)
    assert (field(game, "anfalas"), field(game, "umbar")) == (
        army(southrons_regular=2),
        army(southrons_regular=3, isengard_regular=2),
    )


@rule("BG-SIEGE-04", "BG-SIEGE-07")
def test_the_defenders_of_dol_amroth_may_withdraw() -> None:
    game = landing("dol-amroth", "gondor 2")
    assert asked(game) == (FREE, "withdraw")
    game = play(game, "yes")
    assert (field(game, "dol-amroth").size, inside(game, "dol-amroth").size) == (4, 2)
    assert (game.state.battle, asked(game)) == (None, (SHADOW, "action"))
    game = play(landing("dol-amroth", "gondor 2"), "no", 1, 1, 1, 1, 1, 1, "no")
    assert asked(game) == (FREE, "withdraw")


@rule("BG-SIEGE-25", "BG-CARD-15")
def test_a_garrison_besieged_before_is_assaulted_and_the_assault_may_end() -> None:
    armies = {"umbar": "southrons 2", "dol-amroth": "southrons 2/1"}
    game = played(CORSAIRS, armies, "dol-amroth", "all", besieged={"dol-amroth": "gondor 2"}, at_war=SOUTH)
    assert (asked(game), field(game, "dol-amroth").size) == ((SHADOW, "attack-with"), 5)
    assert (game.state.politics["gondor"], sizes(game)) == (2, {"dol-amroth": 5})
    game = play(game, "all", *MISSES, 1, 1)
    assert (asked(game), game.state.politics["gondor"]) == ((SHADOW, "prolong"), 1)
    game = play(game, "none")
    assert (game.state.battle, inside(game, "dol-amroth").size) == (None, 2)
