"""Chapter 11.1: moving armies with dice."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.boards import FREE, REGIONS, SHADOW, Board, army, board, field, inside, where
from boardgame.figures import actions, nazgul, near
from boardgame.sieges import holder, wrongs
from helpers import asked, key, play, told
from marks import rule

MARCH = {"free-peoples": "muster-army", "shadow": "army"}


def marching(side: str, armies: dict[str, str], at_war: list[str], **fields: Any) -> Board:
    """A side is about to move armies with an Army result; another die is left."""
    dice: dict[str, Any] = {"free": ["muster-army", "event"]} if side == FREE else {"shadow": ["army", "event"]}
    return play(board(armies, at_war=at_war, **dice, **fields), MARCH[side], "move-armies")


# One army, two armies


@rule("BG-MOVE-01", "BG-MOVE-11")
def test_an_army_does_not_move_twice_with_one_result() -> None:
    armies = {"dol-guldur": "sauron 3 nazgul 1", "umbar": "southrons 1"}
    game = marching(SHADOW, armies, ["sauron", "southrons"])
    assert game.names() == ["dol-guldur", "umbar"]
    game = play(game, "dol-guldur", "southern-mirkwood", "all")
    assert (key(game), game.names()) == ("move-army", ["umbar", "none"])


@rule("BG-ACT-09", "BG-MOVE-01")
def test_an_army_result_moves_two_armies_and_no_third() -> None:
    armies = {"dol-guldur": "sauron 3", "umbar": "southrons 1", "moria": "sauron 1"}
    game = marching(SHADOW, armies, ["sauron", "southrons"])
    game = play(game, "dol-guldur", "southern-mirkwood", "all", "umbar", "near-harad")
    assert asked(game) == ("shadow", "action")  # with the other die
    assert field(game, "moria") == army(sauron_regular=1)


@rule("BG-MOVE-12", "BG-EX-24", "BG-MOVE-11")
def test_an_army_that_was_just_joined_does_not_move_on() -> None:
    armies = {"dol-guldur": "sauron 3", "southern-mirkwood": "sauron 2", "moria": "sauron 1"}
    game = marching(SHADOW, armies, ["sauron"])
    joined = play(game, "dol-guldur", "southern-mirkwood", "all")
    assert joined.names() == ["moria", "none"]
    apart = play(game, "southern-mirkwood", "northern-rhovanion", "all", "dol-guldur", "southern-mirkwood", "all")
    assert field(apart, "northern-rhovanion") == army(sauron_regular=2)
    assert field(apart, "southern-mirkwood") == army(sauron_regular=3)


@rule("BG-MOVE-13")
def test_an_army_moves_again_with_another_die() -> None:
    game = board({"dol-guldur": "sauron 1"}, at_war=["sauron"], shadow=["army", "army", "event"])
    game = play(game, "army", "move-armies", "southern-mirkwood", "army", "move-armies", "northern-rhovanion")
    assert field(game, "northern-rhovanion") == army(sauron_regular=1)


@rule("BG-MOVE-14", "BG-EX-68", "BG-AMB-04")
def test_two_parts_of_one_army_move_to_two_regions() -> None:
    game = marching(SHADOW, {"dol-guldur": "sauron 6"}, ["sauron"])
    game = play(game, "southern-mirkwood", "some", 3)
    assert game.names() == ["dol-guldur", "none"]  # not on from Southern Mirkwood
    game = play(game, "dol-guldur", "north-anduin-vale", "all")
    assert field(game, "southern-mirkwood") == field(game, "north-anduin-vale") == army(sauron_regular=3)
    assert field(game, "dol-guldur") == army()


@rule("BG-MOVE-14")
def test_the_second_part_may_follow_the_first() -> None:
    game = marching(SHADOW, {"dol-guldur": "sauron 6"}, ["sauron"])
    game = play(game, "southern-mirkwood", "some", 2, "dol-guldur", "southern-mirkwood", "some", 1)
    assert (field(game, "southern-mirkwood").size, field(game, "dol-guldur").size) == (3, 3)


# Who goes along


@rule("BG-MOVE-02", "BG-EX-26", "BG-ACT-01")
def test_units_moved_with_a_character_result_take_a_leader_along() -> None:
    game = board({"dol-guldur": "sauron 5 nazgul 1"}, at_war=["sauron"], shadow=["character", "event"])
    game = play(game, "character", "move-led-army", "southern-mirkwood", "some", 3)
    assert nazgul(game) == {"southern-mirkwood": 1}  # there was no choice
    assert (field(game, "southern-mirkwood").size, field(game, "dol-guldur").size) == (3, 2)


@rule("BG-MOVE-02")
@pytest.mark.parametrize(
    "answers, goers",
    [
        ((0, 0, "no"), {"gimli"}),
        ((0, 0, "yes", "no"), {"boromir"}),
        ((1, 0, "no", "no"), {"gondor-leader"}),
        ((0, 1, "no", "no"), {"north-leader"}),
        ((1, 1, "yes", "yes"), {"gondor-leader", "north-leader", "boromir", "gimli"}),
    ],
)
def test_one_leader_or_character_at_least_goes_whoever_he_is(answers: tuple[int | str, ...], goers: set[str]) -> None:
    armies = {"druadan-forest": "gondor 3/0/1 north 0/0/1 boromir gimli"}
    game = board(armies, at_war=["gondor", "north"], free=["character", "event"])
    game = play(game, "character", "move-led-army", "eastemnet", "some", 2, *answers)
    there = {piece.name for piece in field(game, "eastemnet").pieces() if not piece.is_unit}
    assert there | {name for name in ("boromir", "gimli") if where(game, name) == "eastemnet"} == goers


@rule("BG-MOVE-02", "BG-ACT-01")
def test_a_character_result_moves_no_army_without_a_leader_and_only_one_army() -> None:
    armies = {"dol-guldur": "sauron 5", "moria": "sauron 2 nazgul 1", "morannon": "sauron 1 nazgul 1"}
    game = board(armies, at_war=["sauron"], shadow=["character", "event"])
    game = play(game, "character", "move-led-army")
    assert game.names() == ["moria", "morannon"]
    game = play(game, "moria", "hollin", "all")
    assert asked(game) == ("shadow", "action")
    assert nazgul(game) == {"hollin": 1, "morannon": 1}


@rule("BG-MOVE-06", "BG-MOVE-10")
def test_any_part_of_the_figures_may_move() -> None:
    game = marching(SHADOW, {"dol-guldur": "sauron 3/2 southrons 1 nazgul 3 witch-king"}, ["sauron", "southrons"])
    game = play(game, "southern-mirkwood", "some", 1, 2, 0, 1, "no", "none")
    assert field(game, "southern-mirkwood") == army(sauron_regular=1, sauron_elite=2)
    assert field(game, "dol-guldur") == army(sauron_regular=2, southrons_regular=1)
    assert (nazgul(game), where(game, "witch-king")) == ({"dol-guldur": 2, "southern-mirkwood": 1}, "dol-guldur")


@rule("BG-MOVE-07")
def test_one_unit_at_least_must_move() -> None:
    game = marching(SHADOW, {"dol-guldur": "sauron 1/1 nazgul 1"}, ["sauron"])
    game = play(game, "southern-mirkwood", "some", 0)
    assert (key(game), game.names()) == ("how-many", ["0", "1"])  # of Nazgûl: the elite unit has to go
    assert play(game, 0).state.armies[REGIONS["southern-mirkwood"]] == army(sauron_elite=1)


@rule("BG-MOVE-08", "BG-MOVE-09", "BG-EX-25")
def test_leaders_go_with_the_last_units_and_may_stay_with_others() -> None:
    game = marching(FREE, {"minas-tirith": "gondor 2/0/1"}, ["gondor"])
    assert field(play(game, "osgiliath", "some", 2), "osgiliath") == army(gondor_regular=2, gondor_leader=1)
    game = play(game, "osgiliath", "some", 1)
    assert (key(game), game.names()) == ("how-many", ["0", "1"])
    stays = play(game, 0)
    assert field(stays, "minas-tirith") == army(gondor_regular=1, gondor_leader=1)
    assert field(play(game, 1), "osgiliath") == army(gondor_regular=1, gondor_leader=1)


@rule("BG-MOVE-10")
def test_characters_and_nazgul_may_stay_behind_alone() -> None:
    game = marching(SHADOW, {"dol-guldur": "sauron 2 nazgul 2 witch-king"}, ["sauron"])
    game = play(game, "southern-mirkwood", "some", 2, 0, "no")
    assert field(game, "southern-mirkwood") == army(sauron_regular=2)
    assert (nazgul(game), where(game, "witch-king")) == ({"dol-guldur": 2}, "dol-guldur")
    assert wrongs(game) == []


# Where to


@rule("BG-MOVE-03", "BG-MOVE-04")
def test_an_army_enters_free_regions_and_undefended_settlements_only() -> None:
    armies = {"osgiliath": "gondor 3", "north-ithilien": "sauron 1", "south-ithilien": "nazgul 1"}
    game = marching(FREE, armies, ["gondor"], control={"pelargir": SHADOW})
    assert set(game.names()) == near("osgiliath") - {"north-ithilien"}
    game = play(game, "pelargir", "all")
    assert holder(game, "pelargir") is None


@rule("BG-MOVE-05")
def test_an_army_does_not_cross_a_black_border() -> None:
    game = marching(SHADOW, {"orthanc": "isengard 2"}, ["isengard"])
    assert set(game.names()) == {"fords-of-isen", "gap-of-rohan"}  # not to Fangorn
    game = marching(SHADOW, {"moria": "sauron 2"}, ["sauron"])
    assert set(game.names()) == {"dimrill-dale", "hollin", "north-dunland"}


@rule("BG-MOVE-15")
def test_an_army_enters_a_region_with_enemy_characters_or_nazgul_only() -> None:
    armies = {"minas-tirith": "gondor 2", "osgiliath": "nazgul 2 witch-king"}
    game = play(marching(FREE, armies, ["gondor"]), "osgiliath", "all")
    assert (field(game, "osgiliath"), nazgul(game)) == (army(gondor_regular=2), {"osgiliath": 2})
    armies = {"osgiliath": "boromir gimli", "south-ithilien": "sauron 2"}
    game = play(marching(SHADOW, armies, ["sauron"]), "osgiliath", "all")
    assert (field(game, "osgiliath"), where(game, "gimli")) == (army(sauron_regular=2), "osgiliath")


@rule("BG-MOVE-16")
def test_a_besieged_army_does_not_move() -> None:
    armies = {"minas-tirith": "sauron 5", "pelargir": "gondor 1"}
    game = marching(FREE, armies, ["gondor"], besieged={"minas-tirith": "gondor 2/0/1 boromir"})
    assert key(game) == "move-where"  # of the army in Pelargir
    assert set(game.names()) == near("pelargir")
    alone = board(
        {"minas-tirith": "sauron 5"}, {"minas-tirith": "gondor 2/0/1"}, at_war=["gondor"], free=["muster-army"]
    )
    assert not {"move-armies", "move-led-army"} & actions(alone, "muster-army")


@rule("BG-MOVE-17")
def test_the_besieger_may_bring_more_armies() -> None:
    armies = {"minas-tirith": "sauron 3", "osgiliath": "sauron 4"}
    game = marching(SHADOW, armies, ["sauron"], besieged={"minas-tirith": "gondor 2"})
    game = play(game, "osgiliath", "minas-tirith", "all")
    assert field(game, "minas-tirith") == army(sauron_regular=7)
    assert inside(game, "minas-tirith") == army(gondor_regular=2)
    assert told(game, "attack") == []


@rule("BG-MOVE-03", "BG-ARMY-06")
def test_the_besieged_side_does_not_move_into_the_siege() -> None:
    armies = {"minas-tirith": "sauron 3", "osgiliath": "gondor 4"}
    game = marching(FREE, armies, ["gondor"], besieged={"minas-tirith": "gondor 2"})
    assert "minas-tirith" not in game.names()
