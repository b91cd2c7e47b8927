"""Chapters 11.2 and 11.3: moving units that are not At War, and moving armies with cards."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.boards import FREE, SHADOW, Board, army, board, field, where
from boardgame.figures import near
from boardgame.sieges import fallen, holder, politics, wrongs
from helpers import key, play
from marks import rule


def marching(armies: dict[str, str], at_war: list[str]) -> Board:
    """The Free Peoples are about to move an army with an Army result; another die is left."""
    game = board(armies, at_war=at_war, free=["muster-army", "event"])
    return play(game, "muster-army", "move-armies")


@rule("BG-MOVE-18", "BG-MOVE-19")
def test_units_not_at_war_stay_out_of_the_land_of_other_nations() -> None:
    game = marching({"druadan-forest": "gondor 2"}, [])
    assert set(game.names()) == {"dead-marshes", "minas-tirith", "osgiliath", "western-emyn-muil"}  # not Rohan
    game = board({"north-ithilien": "southrons 2"}, shadow=["army", "event"])
    goals = set(play(game, "army", "move-armies").names())
    assert goals == near("north-ithilien") - {"minas-morgul"}  # not even the land of a friend


@rule("BG-MOVE-18", "BG-POLITICS-41")
def test_units_at_war_go_everywhere() -> None:
    game = marching({"druadan-forest": "gondor 2"}, ["gondor"])
    assert set(game.names()) == near("druadan-forest")


@rule("BG-MOVE-18", "BG-MOVE-20")
def test_figures_not_at_war_stay_behind_when_the_others_enter_foreign_land() -> None:
    game = marching({"druadan-forest": "gondor 2/0/1 rohan 1 north 1/0/1"}, ["gondor"])
    game = play(game, "eastemnet", "all")
    assert field(game, "eastemnet") == army(gondor_regular=2, rohan_regular=1, gondor_leader=1)  # Rohan is at home
    assert field(game, "druadan-forest") == army(north_regular=1, north_leader=1)


@rule("BG-MOVE-19", "BG-MOVE-20")
def test_nobody_has_to_stay_behind_where_no_nation_lives() -> None:
    game = play(marching({"druadan-forest": "gondor 2 north 1/0/1"}, ["gondor"]), "dead-marshes", "all")
    assert field(game, "dead-marshes") == army(gondor_regular=2, north_regular=1, north_leader=1)


@rule("BG-MOVE-09", "BG-MOVE-20")
def test_a_leader_at_war_may_stay_with_units_that_are_not() -> None:
    game = marching({"druadan-forest": "gondor 2/0/1 north 1"}, ["gondor"])
    game = play(game, "eastemnet", "some", 2)
    assert (key(game), game.names()) == ("how-many", ["0", "1"])
    game = play(game, 0)
    assert field(game, "eastemnet") == army(gondor_regular=2)
    assert field(game, "druadan-forest") == army(north_regular=1, gondor_leader=1)


@rule("BG-AMB-23", "BG-MOVE-08", "BG-CHAR-02")
def test_a_leader_not_at_war_keeps_a_unit_with_him() -> None:
    game = marching({"druadan-forest": "gondor 2 north 0/0/1"}, ["gondor"])
    assert "eastemnet" in game.names()
    game = play(game, "eastemnet")  # one unit has to stay with the leader of the North, the other goes
    assert field(game, "eastemnet") == army(gondor_regular=1)
    assert field(game, "druadan-forest") == army(gondor_regular=1, north_leader=1)
    assert fallen(game, "north-leader") == 0


@rule("BG-AMB-23", "BG-MOVE-08")
def test_a_leader_not_at_war_stops_the_only_unit() -> None:
    game = marching({"druadan-forest": "gondor 1 north 0/0/1"}, ["gondor"])
    assert set(game.names()) == {"dead-marshes", "osgiliath", "western-emyn-muil"}


@rule("BG-AMB-22", "BG-POLITICS-39", "BG-POLITICS-40")
def test_after_a_retreat_into_foreign_land_the_next_move_leads_out_of_it() -> None:
    armies = {"druadan-forest": "gondor 2", "dead-marshes": "sauron 3"}
    game = board(armies, at_war=["sauron"], shadow=["army"], free=["muster-army", "event"], to_act=SHADOW)
    game = play(game, "army", "attack", "all", 1, 1, 1, 1, 1, "no", "yes", "eastemnet", "no")
    assert field(game, "eastemnet") == army(gondor_regular=2)
    game = play(game, "muster-army", "move-armies")
    assert politics(game, "gondor")[0] == 1  # attacked, but not At War
    rohan = {"folde", "westemnet"}
    assert set(game.names()) == near("eastemnet") - rohan


@rule("BG-AMB-22")
def test_no_move_is_forced_after_a_retreat_into_foreign_land() -> None:
    game = board({"eastemnet": "gondor 2"}, free=["muster-army", "event"])
    assert "skip" in play(game, "muster-army").names()
    assert wrongs(game) == []


# Cards


@rule("BG-MOVE-21")
def test_a_card_moves_armies_within_the_normal_limits() -> None:
    armies = {"osgiliath": "gondor 2 boromir", "south-ithilien": "sauron 1"}
    game = board(armies, free=["muster-army", "event"], hands=["fp-strategy-12"])
    game = play(game, "muster-army", "play-event")
    assert key(game) == "march-where"
    assert set(game.names()) == near("osgiliath") - {"south-ithilien"}  # an enemy army
    game = play(game, "druadan-forest")
    assert set(game.names()) == {"dead-marshes", "minas-tirith", "osgiliath", "western-emyn-muil", "none"}  # not Rohan


@rule("BG-MOVE-22", "BG-MOVE-11")
def test_an_army_on_a_march_picks_up_and_drops_nothing() -> None:
    armies = {
        "dol-guldur": "sauron 3/1 nazgul 1",
        "southern-mirkwood": "sauron 2 nazgul 2",
        "southern-rhovanion": "sauron 1",
    }
    game = board(armies, at_war=["sauron"], shadow=["army", "event"], hands=["shadow-strategy-07"])
    game = play(
        game, "army", "play-event", "dol-guldur", "some", 2, 1, 0, "southern-mirkwood", "southern-rhovanion", "none"
    )
    assert field(game, "dol-guldur") == army(sauron_regular=1)
    assert field(game, "southern-mirkwood") == army(sauron_regular=2)
    assert field(game, "southern-rhovanion") == army(sauron_regular=3, sauron_elite=1)


@rule("BG-MOVE-23", "BG-CAPTURE-01")
def test_an_army_on_a_march_captures_the_settlements_that_it_passes() -> None:
    armies = {"druadan-forest": "gondor 2 boromir"}
    game = board(
        armies,
        at_war=["gondor"],
        free=["muster-army", "event"],
        hands=["fp-strategy-12"],
        control={"minas-tirith": SHADOW},
    )
    game = play(game, "muster-army", "play-event", "minas-tirith", "lossarnach", "all")
    assert (field(game, "lossarnach"), where(game, "boromir")) == (army(gondor_regular=2), "lossarnach")
    assert holder(game, "minas-tirith") is None


@pytest.mark.parametrize("side", [FREE, SHADOW])
@rule("BG-MOVE-06", "BG-ARMY-01")
def test_an_army_never_takes_figures_of_the_enemy_along(side: str) -> None:
    armies = {
        FREE: {"osgiliath": "gondor 2 boromir nazgul 2 witch-king"},
        SHADOW: {"osgiliath": "sauron 2 nazgul 2 witch-king boromir"},
    }[side]
    dice: dict[str, Any] = {"free": ["muster-army", "event"]} if side == FREE else {"shadow": ["army", "event"]}
    game = board(armies, at_war=["gondor", "sauron"], **dice)
    game = play(game, dice["free" if side == FREE else "shadow"][0], "move-armies", "lossarnach", "all")
    stays, goes = ("witch-king", "boromir") if side == FREE else ("boromir", "witch-king")
    assert (where(game, stays), where(game, goes)) == ("osgiliath", "lossarnach")
    assert sum(game.state.nazgul.values()) == 2
    assert [each.name for each in game.state.nazgul] == ["osgiliath" if side == FREE else "lossarnach"]


@rule("BG-BATTLE-48", "BG-CHAR-14")
def test_a_retreating_army_takes_no_figures_of_the_enemy_along() -> None:
    armies = {"osgiliath": "gondor 2 gimli nazgul 1 witch-king", "south-ithilien": "southrons 3"}
    game = board(armies, at_war=["southrons"], shadow=["army", "event"])
    game = play(game, "army", "attack", "all", *[1] * 6, 0, "no", "yes", "lossarnach")
    assert (field(game, "lossarnach"), where(game, "gimli")) == (army(gondor_regular=2), "lossarnach")
    assert where(game, "witch-king") == "osgiliath"
    assert [each.name for each in game.state.nazgul] == ["osgiliath"]
