"""The Free Peoples Strategy deck: strikes and marches."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.boards import CHARACTERS, FREE, REGIONS, SHADOW, Army, Board, army, field, inside
from boardgame.cards.free_events import discarded, holding, is_done, may_play, played
from helpers import asked, play
from marks import rule
from ringwar.boardgame.table.armies import BY_NAME

SPIRIT, RANGERS, HELP, WOSES, DAY_AND_NIGHT = (f"fp-strategy-{number:02}" for number in (5, 6, 10, 11, 12))
NOBODY: dict[str, Any] = {"companions": []}


# The Spirit of Mordor


@rule("BG-CASUALTY-01", "BG-POLITICS-36")
def test_the_spirit_of_mordor_strikes_an_army_of_several_nations() -> None:
    armies = {"moria": "sauron 3 isengard 1", "umbar": "southrons 2 sauron 1", "orthanc": "isengard 5 nazgul 1"}
    game = played(SPIRIT, armies)
    assert asked(game) == (FREE, "which-army")
    assert set(game.names()) == {"moria", "umbar"}
    game = play(game, "moria", 5, 4, 6, 1, 4)
    assert asked(game) == (SHADOW, "loss")
    assert game.names() == ["remove-isengard-regular", "remove-sauron-regular"]
    game = play(game, "remove-isengard-regular")
    assert field(game, "moria") == army(sauron_regular=2)
    assert {nation: game.state.politics[nation] for nation in ("isengard", "sauron", "southrons")} == {
        "isengard": 1,
        "sauron": 1,
        "southrons": 2,
    }
    assert is_done(game)


@rule("BG-CARD-27")
def test_nazgul_and_minions_of_an_army_destroyed_by_the_spirit_stay() -> None:
    armies = {"moria": "sauron 1 isengard 1 nazgul 2 witch-king"}
    game = play(played(SPIRIT, armies), 5, 5, 5, 5, 5)
    assert field(game, "moria") == Army()
    assert game.state.nazgul == {REGIONS["moria"]: 2}
    assert CHARACTERS["witch-king"] in game.state.characters


@rule("BG-CAPTURE-13", "BG-SIEGE-17")
def test_the_spirit_strikes_besiegers_and_besieged() -> None:
    game = play(played(SPIRIT, {"moria": "dwarves 1"}, {"moria": "sauron 1 isengard 1"}), 5, 6, 1, 1, 1)
    assert game.state.control == {REGIONS["moria"]: FREE}
    assert inside(game, "moria") == Army()
    game = play(played(SPIRIT, {"lorien": "sauron 1 isengard 1"}, {"lorien": "elves 1"}), 5, 6, 1, 1, 1)
    assert field(game, "lorien") == army(elves_regular=1)
    assert inside(game, "lorien") == Army()


@rule("BG-CARD-19")
def test_the_spirit_finds_nobody_to_strike() -> None:
    game = played(SPIRIT, {"moria": "sauron 3", "orthanc": "isengard 3"})
    assert is_done(game)
    assert discarded(game, SPIRIT)


# Faramir's Rangers


def test_the_rangers_strike_a_shadow_army_and_strengthen_osgiliath() -> None:
    armies = {
        "osgiliath": "gondor 1",
        "north-ithilien": "sauron 2",
        "south-ithilien": "southrons 3",
        "moria": "sauron 1",
    }
    game = played(RANGERS, armies)
    assert asked(game) == (FREE, "which-army")
    assert set(game.names()) == {"north-ithilien", "south-ithilien"}
    game = play(game, "south-ithilien", 5, 4, 6)
    assert field(game, "south-ithilien") == army(southrons_regular=1)
    assert game.state.politics["southrons"] == 2
    assert asked(game) == (FREE, "regular-or-elite")
    game = play(game, "gondor-elite")
    assert field(game, "osgiliath") == army(gondor_regular=1, gondor_elite=1, gondor_leader=1)
    assert is_done(game)


@rule("BG-CARD-18")
def test_the_rangers_only_strike_or_only_recruit() -> None:
    strikes = play(played(RANGERS, {"osgiliath": "sauron 2"}), 5, 1, 1)
    assert field(strikes, "osgiliath") == army(sauron_regular=1)
    assert is_done(strikes)
    recruits = play(played(RANGERS, {"osgiliath": "rohan 1"}), "gondor-regular")
    assert field(recruits, "osgiliath") == army(rohan_regular=1, gondor_regular=1, gondor_leader=1)


# Help Unlooked For


SIEGE = {"minas-tirith": "sauron 5", "lossarnach": "gondor 2 boromir"}, {"minas-tirith": "gondor 3"}


@rule("BG-POLITICS-34", "BG-SIEGE-44")
def test_help_unlooked_for_is_an_attack_on_the_besieger() -> None:
    game = play(played(HELP, *SIEGE, at_war=["gondor"]), "all")
    battle = game.state.battle
    assert battle is not None
    assert (battle.kind, battle.attacker, battle.origin.name, battle.target.name) == (
        *("field-battle", FREE),
        *("lossarnach", "minas-tirith"),
    )
    assert battle.defender_dice_lost == 3
    assert game.state.politics["sauron"] == 0


@rule("BG-SIEGE-45", "BG-BATTLE-19")
@pytest.mark.parametrize("garrison, dice", [("gondor 1", 4), ("gondor 3/0/1", 2), ("gondor 3/2", 1)])
def test_the_besieger_rolls_a_die_fewer_for_every_unit_inside_in_every_round(garrison: str, dice: int) -> None:
    armies = {"minas-tirith": "sauron 6", "lossarnach": "gondor 3"}
    game = play(played(HELP, armies, {"minas-tirith": garrison}, at_war=["gondor"]), "all")
    for _ in range(2):
        game = play(game, *[1] * 3, *[1] * dice)
        assert asked(game) == (FREE, "cease")
        game = play(game, False, False)
        assert asked(game) == ("chance", "combat-die")


@pytest.mark.parametrize(
    "armies, besieged, at_war",
    [
        (SIEGE[0], SIEGE[1], []),
        ({"minas-tirith": "sauron 5"}, {"minas-tirith": "gondor 3"}, ["gondor"]),
        ({"minas-tirith": "sauron 5", "pelargir": "gondor 2"}, {"minas-tirith": "gondor 3"}, ["gondor"]),
        ({"osgiliath": "sauron 5", "lossarnach": "gondor 2"}, {}, ["gondor"]),
    ],
)
@rule("BG-BATTLE-01", "BG-CARD-19")
def test_without_an_army_that_can_relieve_a_siege_there_is_no_help(
    armies: dict[str, str], besieged: dict[str, str], at_war: list[str]
) -> None:
    game = played(HELP, armies, besieged, at_war=at_war)
    assert is_done(game)
    assert game.state.politics["sauron"] == 1
    assert discarded(game, HELP)


def test_the_free_peoples_choose_who_helps_whom() -> None:
    armies = {
        "dimrill-dale": "elves 2",
        "parth-celebrant": "elves 1",
        "lorien": "sauron 3",
        "moria": "sauron 1",
        "lossarnach": "gondor 1",
    }
    game = played(HELP, armies, {"lorien": "elves 1"}, at_war=["elves", "gondor"])
    assert asked(game) == (FREE, "attack-from")
    assert set(game.names()) == {"dimrill-dale", "parth-celebrant"}
    game = play(game, "dimrill-dale", "some")
    assert game.state.battle is not None
    assert game.state.battle.target is REGIONS["lorien"]
    assert game.state.battle.rearguard.army == army(elves_regular=1)


# Paths of the Woses


@rule("BG-CARD-14")
def test_the_woses_need_rohan_at_war() -> None:
    assert may_play(holding(WOSES, {"edoras": "rohan 1"}, at_war=["rohan"]))
    assert not may_play(holding(WOSES, {"edoras": "rohan 1"}, active=["rohan"], at_war=["gondor"]))


@rule("BG-ARMY-05", "BG-STACK-01")
def test_an_army_of_rohan_goes_straight_to_minas_tirith() -> None:
    armies = {"edoras": "rohan 3/1/1 strider", "folde": "rohan 1", "minas-tirith": "gondor 8", "dale": "north 3"}
    game = played(WOSES, armies, at_war=["rohan"])
    assert asked(game) == (FREE, "move-army")
    assert set(game.names()) == {"edoras", "folde"}
    game = play(game, "edoras")
    assert asked(game) == (FREE, "move-with")
    some = play(game, "some", 2, 0, 1, False)
    assert field(some, "edoras") == army(rohan_regular=1, rohan_elite=1)
    assert field(some, "minas-tirith") == army(gondor_regular=8, rohan_regular=2, rohan_leader=1)
    assert some.state.characters[CHARACTERS["strider"]] is REGIONS["edoras"]
    everyone = play(game, "all")
    assert asked(everyone) == (FREE, "remove-excess")
    everyone = play(everyone, "rohan-regular", "gondor-regular")
    assert field(everyone, "minas-tirith").size == 10
    assert everyone.state.characters[CHARACTERS["strider"]] is REGIONS["minas-tirith"]


@pytest.mark.parametrize(
    "armies, besieged, control",
    [
        ({"minas-tirith": "sauron 3"}, {"minas-tirith": "gondor 1"}, {}),
        ({"minas-tirith": "sauron 3"}, {}, {"minas-tirith": SHADOW}),
        ({}, {}, {"minas-tirith": SHADOW}),
    ],
)
def test_beside_a_city_besieged_or_lost(
    armies: dict[str, str], besieged: dict[str, str], control: dict[str, str]
) -> None:
    armies = {"edoras": "rohan 1", "lossarnach": "southrons 1", **armies}
    game = played(WOSES, armies, besieged, at_war=["rohan"], control=control)
    assert asked(game) == (FREE, "move-where")
    assert game.names() == ["druadan-forest", "osgiliath"]
    game = play(game, "osgiliath")
    assert field(game, "osgiliath") == army(rohan_regular=1)


@rule("BG-MOVE-18", "BG-MOVE-20")
def test_units_not_at_war_do_not_come_along_into_gondor() -> None:
    game = played(WOSES, {"edoras": "rohan 1 elves 2", "folde": "dwarves 1"}, at_war=["rohan"])
    assert field(game, "minas-tirith") == army(rohan_regular=1)
    assert field(game, "edoras") == army(elves_regular=2)
    game = played(WOSES, {"folde": "dwarves 1"}, at_war=["rohan"])
    assert is_done(game)
    assert field(game, "folde") == army(dwarves_regular=1)


@rule("BG-MOVE-08", "BG-AMB-23")
def test_the_woses_leave_no_leader_alone() -> None:
    game = played(WOSES, {"edoras": "rohan 2 elves 0/0/1"}, at_war=["rohan"])
    assert field(game, "minas-tirith") == army(rohan_regular=1)
    assert field(game, "edoras") == army(rohan_regular=1, elves_leader=1)
    game = played(WOSES, {"edoras": "rohan 1 elves 0/0/1"}, at_war=["rohan"])
    assert is_done(game)
    assert field(game, "edoras") == army(rohan_regular=1, elves_leader=1)


@rule("BG-MOVE-09")
def test_a_leader_may_stay_with_those_who_may_not_go() -> None:
    game = played(WOSES, {"edoras": "rohan 1/0/1 elves 1"}, at_war=["rohan"])
    stays = play(game, "some", 0)
    assert field(stays, "edoras") == army(elves_regular=1, rohan_leader=1)
    assert field(play(game, "all"), "minas-tirith") == army(rohan_regular=1, rohan_leader=1)


@rule("BG-CAPTURE-01", "BG-CARD-15")
def test_the_woses_lead_a_besieged_army_out_and_the_besieger_takes_what_it_leaves() -> None:
    siege = {"helms-deep": "isengard 3"}, {"helms-deep": "rohan 2 gimli"}
    game = played(WOSES, *siege, at_war=["rohan"])
    part = play(game, "some", 1, True)
    assert field(part, "minas-tirith") == army(rohan_regular=1)
    assert inside(part, "helms-deep") == army(rohan_regular=1)
    assert part.state.control == {}
    everyone = play(game, "all")
    assert field(everyone, "minas-tirith") == army(rohan_regular=2)
    assert everyone.state.control == {REGIONS["helms-deep"]: SHADOW}
    assert everyone.state.characters[CHARACTERS["gimli"]] is REGIONS["minas-tirith"]
    assert REGIONS["helms-deep"] not in everyone.state.boxes


# Through a Day and a Night


@rule("BG-CARD-14")
@pytest.mark.parametrize(
    "armies, besieged, playable",
    [
        ({"edoras": "rohan 1 gimli"}, {}, True),
        ({"helms-deep": "isengard 3"}, {"helms-deep": "rohan 2 gimli"}, True),
        ({"edoras": "rohan 1/0/1", "folde": "gimli"}, {}, False),
        ({"edoras": "isengard 1 gimli"}, {}, False),
    ],
)
def test_an_army_with_a_companion_is_needed(armies: dict[str, str], besieged: dict[str, str], playable: bool) -> None:
    assert may_play(holding(DAY_AND_NIGHT, armies, besieged)) is playable


@rule("BG-MOVE-16", "BG-CARD-19")
def test_a_besieged_army_does_not_march() -> None:
    game = played(DAY_AND_NIGHT, {"helms-deep": "isengard 3"}, {"helms-deep": "rohan 2 gimli"}, at_war=["rohan"])
    assert is_done(game)
    assert inside(game, "helms-deep") == army(rohan_regular=2)


def marching(armies: dict[str, str], **fields: Any) -> Board:
    return played(DAY_AND_NIGHT, armies, fellowship=NOBODY, **fields)


@rule("BG-MOVE-21", "BG-MOVE-22")
def test_an_army_marches_up_to_two_regions_and_picks_nothing_up() -> None:
    armies = {"edoras": "rohan 2/0/1 gimli legolas", "westemnet": "rohan 3", "helms-deep": "isengard 1"}
    game = marching(armies)
    assert asked(game) == (FREE, "march-where")
    assert set(game.names()) == {"folde", "westemnet"}
    game = play(game, "westemnet")
    assert set(game.names()) == {"eastemnet", "edoras", "fangorn", "folde", "fords-of-isen", "none"}
    short = play(game, None, "all")
    assert field(short, "westemnet") == army(rohan_regular=5, rohan_leader=1)
    whole = play(game, "eastemnet", "all")
    assert field(whole, "eastemnet") == army(rohan_regular=2, rohan_leader=1)
    assert field(whole, "westemnet") == army(rohan_regular=3)
    assert {at.name for at in whole.state.characters.values()} == {"eastemnet"}
    assert is_done(whole)


@rule("BG-MOVE-22", "BG-ARMY-05")
def test_a_companion_goes_with_those_who_march() -> None:
    game = play(marching({"edoras": "rohan 2/0/1 gimli legolas"}), "folde", None, "some", 1, 0)
    one = play(game, False, True)
    assert one.state.characters == {CHARACTERS["gimli"]: REGIONS["edoras"], CHARACTERS["legolas"]: REGIONS["folde"]}
    none = play(game, False, False)
    assert asked(none) == (FREE, "who-leads")
    assert none.names() == ["gimli", "legolas"]
    none = play(none, "gimli")
    assert none.state.characters == {CHARACTERS["gimli"]: REGIONS["folde"], CHARACTERS["legolas"]: REGIONS["edoras"]}
    assert field(none, "folde") == army(rohan_regular=1)


@rule("BG-MOVE-18", "BG-MOVE-20")
def test_only_those_march_who_may_enter_every_region_of_the_way() -> None:
    armies = {"folde": "rohan 1 gondor 1 gimli"}
    game = marching(armies, at_war=["gondor"])
    assert "druadan-forest" in game.names()
    game = play(game, "druadan-forest", "osgiliath", "all")
    assert field(game, "osgiliath") == army(gondor_regular=1)
    assert field(game, "folde") == army(rohan_regular=1)
    game = marching({"osgiliath": "north 1 gimli"})
    assert set(game.names()) == {"dead-marshes", "north-ithilien", "south-ithilien", "west-harondor"}
    assert "morannon" not in play(game, "dead-marshes").names()


@rule("BG-MOVE-08", "BG-AMB-23")
def test_no_leader_is_left_alone_by_those_who_march() -> None:
    game = marching({"folde": "rohan 2 elves 0/0/1 gimli"}, at_war=["rohan"])
    game = play(game, "druadan-forest", None, True)
    assert field(game, "druadan-forest") == army(rohan_regular=1)
    assert field(game, "folde") == army(rohan_regular=1, elves_leader=1)
    assert is_done(game)


@rule("BG-MOVE-18", "BG-CARD-19")
def test_an_army_that_may_go_nowhere_stays() -> None:
    game = marching({"dol-amroth": "rohan 1 gimli"})
    assert is_done(game)
    assert field(game, "dol-amroth") == army(rohan_regular=1)


@rule("BG-MOVE-23", "BG-POLITICS-18")
def test_passing_through_captures_but_wakes_no_nation() -> None:
    game = marching({"osgiliath": "rohan 1 boromir"}, at_war=["rohan"])
    through = play(game, "minas-tirith", "lossarnach", "all")
    assert not through.state.active["gondor"]
    ends = play(game, "minas-tirith", None, "all")
    assert ends.state.active["gondor"]
    game = marching({"fords-of-isen": "rohan 1 gimli"}, at_war=["rohan"])
    game = play(game, "orthanc", "gap-of-rohan", "all")
    assert game.state.control == {REGIONS["orthanc"]: FREE}
    assert field(game, "gap-of-rohan") == army(rohan_regular=1)


@rule("BG-STACK-09")
def test_stacking_counts_where_the_march_ends() -> None:
    armies = {"edoras": "rohan 2 gimli", "westemnet": "rohan 3 gondor 7", "folde": "gondor 8 rohan 1"}
    game = marching(armies, at_war=["rohan"])
    passes = play(game, "westemnet", "eastemnet", "all")
    assert is_done(passes)
    assert field(passes, "westemnet").size == 10
    ends = play(game, "folde", None, "all")
    assert asked(ends) == (FREE, "remove-excess")
    assert ends.names() == ["gondor-regular", "rohan-regular"]
    ends = play(ends, "gondor-regular")
    assert ends.state.reinforcements[BY_NAME["gondor-regular"]] == 1


@rule("BG-MOVE-21", "BG-SIEGE-16", "BG-SIEGE-18")
def test_a_besieging_army_that_marches_away_does_not_come_back_into_the_siege() -> None:
    game = marching({"dol-guldur": "rohan 3 aragorn"}, besieged={"dol-guldur": "isengard 2"}, at_war=["rohan"])
    game = play(game, "eastern-brown-lands")
    assert {"southern-mirkwood", "none"} <= set(game.names())
    assert "dol-guldur" not in game.names()
    game = play(game, None, "all")
    assert field(game, "dol-guldur") == army(isengard_regular=2)


@rule("BG-MOVE-20", "BG-SIEGE-19")
def test_who_cannot_march_holds_the_siege_until_the_others_come_back() -> None:
    armies = {"moria": "rohan 1 gondor 1 aragorn"}
    game = marching(armies, besieged={"moria": "sauron 2"}, at_war=["rohan"])
    game = play(game, "north-dunland", "moria", "all")
    assert game.state.control == {REGIONS["north-dunland"]: FREE}
    assert field(game, "moria") == army(rohan_regular=1, gondor_regular=1)
    assert inside(game, "moria") == army(sauron_regular=2)
