"""Chapter 9.1: what an army is."""

from __future__ import annotations

import pytest

from boardgame.boards import CHARACTERS, FREE, SHADOW, army, board, field, inside, where
from boardgame.figures import actions, dice_rolled, nazgul
from boardgame.sieges import wrongs
from helpers import key, play, told
from marks import rule


@rule("BG-ARMY-01")
def test_all_figures_of_a_player_in_a_region_are_one_army() -> None:
    armies = {"osgiliath": "gondor 2/1/1 rohan 1/0/1 boromir strider nazgul 1"}
    game = board(armies, at_war=["gondor", "rohan"], free=["muster-army", "event"])
    game = play(game, "muster-army", "move-armies", "minas-tirith", "all")
    assert field(game, "minas-tirith") == army(
        gondor_regular=2, gondor_elite=1, gondor_leader=1, rohan_regular=1, rohan_leader=1
    )
    assert where(game, "boromir") == where(game, "strider") == "minas-tirith"
    assert (field(game, "osgiliath"), nazgul(game)) == (army(), {"osgiliath": 1})  # the enemy's Nazgûl stays


@rule("BG-ARMY-01")
def test_minions_and_nazgul_belong_to_the_army_of_their_region_and_companions_do_not() -> None:
    game = board({"osgiliath": "sauron 2 nazgul 2 witch-king boromir"}, at_war=["sauron"], shadow=["army", "event"])
    game = play(game, "army", "move-armies", "lossarnach", "all")
    assert field(game, "lossarnach") == army(sauron_regular=2)
    assert nazgul(game) == {"lossarnach": 2}
    assert (where(game, "witch-king"), where(game, "boromir")) == ("lossarnach", "osgiliath")


@rule("BG-ARMY-02")
def test_nations_of_one_side_fight_together() -> None:
    armies = {"south-ithilien": "sauron 1 southrons 1/1 isengard 1", "osgiliath": "gondor 1 north 1"}
    game = board(armies, at_war=["sauron", "southrons", "isengard"], shadow=["army", "event"])
    game = play(game, "army", "attack", "all", 1, 1, 1, 1, 1, 1)
    assert list(dice_rolled(game)) == [(SHADOW, 4), (FREE, 2)]


@rule("BG-ARMY-02")
def test_nations_of_both_sides_are_never_one_army() -> None:
    with pytest.raises(ValueError, match="bree"):
        board({"bree": "gondor 1 sauron 1"})


@rule("BG-ARMY-03", "BG-CHAR-02")
def test_figures_without_a_unit_are_no_army() -> None:
    game = board(
        {"bree": "nazgul 2 witch-king", "umbar": "southrons 1"}, at_war=["southrons"], shadow=["army", "event"]
    )
    assert play(game, "army", "move-armies").names() == ["near-harad", "west-harondor"]
    with pytest.raises(ValueError, match="leaders cannot be without units"):
        board({"bree": "north 0/0/1"})


@rule("BG-ARMY-04")
def test_armies_that_meet_are_one_army_afterwards() -> None:
    armies = {"osgiliath": "gondor 1/0/1", "minas-tirith": "gondor 2 rohan 1 boromir"}
    game = board(armies, at_war=["gondor", "rohan"], free=["muster-army", "muster-army", "event"])
    game = play(game, "muster-army", "move-armies", "osgiliath", "minas-tirith")
    assert field(game, "minas-tirith") == army(gondor_regular=3, gondor_leader=1, rohan_regular=1)
    game = play(game, "muster-army", "move-armies", "lossarnach", "all")
    assert field(game, "lossarnach") == army(gondor_regular=3, gondor_leader=1, rohan_regular=1)
    assert (field(game, "minas-tirith"), where(game, "boromir")) == (army(), "lossarnach")


@rule("BG-ARMY-05", "BG-MOVE-06")
def test_an_army_is_split_by_moving_a_part_of_it() -> None:
    armies = {"minas-tirith": "gondor 3/2/1 rohan 1 boromir gimli"}
    game = board(armies, at_war=["gondor", "rohan"], free=["muster-army", "event"])
    game = play(game, "muster-army", "move-armies", "osgiliath", "some", 2, 1, 0, 0, "yes", "no", "none")
    assert field(game, "osgiliath") == army(gondor_regular=2, gondor_elite=1)
    assert field(game, "minas-tirith") == army(gondor_regular=1, gondor_elite=1, rohan_regular=1, gondor_leader=1)
    assert (where(game, "boromir"), where(game, "gimli")) == ("osgiliath", "minas-tirith")
    assert told(game, "move")[0]["figures"] == {"gondor-regular": 2, "gondor-elite": 1}
    assert told(game, "move")[0]["characters"] == ["boromir"]
    assert wrongs(game) == []


@rule("BG-ARMY-06", "BG-MOVE-04")
def test_an_army_does_not_walk_into_an_enemy_army() -> None:
    armies = {"minas-tirith": "gondor 3", "osgiliath": "sauron 1"}
    game = board(armies, at_war=["gondor"], free=["muster-army", "event"])
    assert play(game, "muster-army", "move-armies").names() == ["druadan-forest", "lossarnach"]


@rule("BG-ARMY-06", "BG-SIEGE-11")
def test_both_sides_share_a_region_in_a_siege_the_besieged_inside() -> None:
    armies = {"osgiliath": "sauron 5", "minas-tirith": "gondor 2/0/1 boromir"}
    game = board(armies, at_war=["sauron"], shadow=["army", "event"])
    game = play(game, "army", "attack", "all", "yes", "yes", "all")
    assert field(game, "minas-tirith") == army(sauron_regular=5)
    assert inside(game, "minas-tirith") == army(gondor_regular=2, gondor_leader=1)
    assert wrongs(game) == []


@rule("BG-ARMY-07", "BG-GUIDE-08")
def test_companions_in_the_fellowship_belong_to_no_army() -> None:
    armies = {"trollshaws": "sauron 3", "rivendell": "elves 2"}
    game = board(armies, at_war=["sauron", "elves"], shadow=["army", "event"])
    assert CHARACTERS["boromir"] in game.state.companions  # the Ring-bearers are in Rivendell
    game = play(game, "army", "attack", "all", "no", 1, 1, 1, 1, 1)
    assert list(dice_rolled(game)) == [(SHADOW, 3), (FREE, 2)]  # no Captain of the West
    assert (game.question and game.question.side, key(game)) == (SHADOW, "cease")  # nobody leads, so no re-roll


@rule("BG-ARMY-07")
def test_an_army_does_not_take_the_fellowship_along() -> None:
    game = board({"rivendell": "elves 2"}, at_war=["elves"], free=["character", "muster-army"])
    assert "move-led-army" not in actions(game, "character")
    game = play(game, "muster-army", "move-armies", "trollshaws", "all")
    assert (len(game.state.companions), game.state.characters) == (7, {})
