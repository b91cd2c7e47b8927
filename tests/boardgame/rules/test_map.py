"""Chapter 1: what stands where, who holds what, and which regions are free."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.boards import FREE, REGIONS, SHADOW, Board, army, board, field, inside
from boardgame.opportunities import options
from helpers import key, play, told
from marks import rule
from ringwar.boardgame.rules.capture import points
from ringwar.boardgame.rules.clash import MOST_COMBAT_DICE
from ringwar.boardgame.rules.muster import places
from ringwar.boardgame.table.armies import BY_NAME, PIECES
from ringwar.boardgame.table.facts import NATIONS
from ringwar.boardgame.table.queries import controller, field_army, is_free, is_unconquered, regions_held

BESIEGERS = {"minas-tirith": "sauron 5"}
BESIEGED = {"minas-tirith": "gondor 2"}


def free_for(game: Board, region: str) -> set[str]:
    """The sides for which a region is free."""
    return {side for side in (FREE, SHADOW) if is_free(game.state, REGIONS[region], side)}


# Borders


@rule("BG-MAP-04")
def test_a_river_hinders_neither_movement_nor_battle() -> None:
    armies = {"western-brown-lands": "sauron 2", "eastemnet": "rohan 1"}
    game = board(armies, at_war=["sauron"], shadow=["army", "army", "event"])
    assert "eastemnet" not in options(game, "army", "move-armies")  # enemies are there
    game = play(game, "army", "attack", "all", 5, 4, 1)
    (roll, _) = told(game, "combat-roll")
    assert (roll["needed"], roll["hits"]) == (5, 1)
    game = play(game, "yes", "some", 1)
    assert field(game, "eastemnet") == army(sauron_regular=1)
    assert "eastemnet" in options(game, "army", "move-armies", "western-brown-lands")


@rule("BG-MAP-05")
def test_nothing_crosses_the_sea() -> None:
    game = board({"umbar": "southrons 3", "forlindon": "elves 1"}, at_war=["southrons"], shadow=["army", "event"])
    assert options(game, "army", "move-armies") == {"near-harad", "west-harondor"}
    assert [each.name for each in REGIONS["forlindon"].adjacent] == ["grey-havens"]  # the gulf parts it from Harlindon
    assert REGIONS["north-rhun"] not in REGIONS["south-rhun"].adjacent  # a lake lies between them


@rule("BG-MAP-03")
def test_no_army_crosses_a_black_border() -> None:
    game = board({"orthanc": "isengard 3"}, at_war=["isengard"], shadow=["army", "event"])
    assert options(game, "army", "move-armies") == {"fords-of-isen", "gap-of-rohan"}  # not Fangorn


# Fortifications


@rule("BG-MAP-12")
def test_no_die_recruits_in_a_fortification() -> None:
    game = board({"fords-of-isen": "rohan 2", "osgiliath": "gondor 2"}, at_war=["rohan", "gondor"])
    for piece in PIECES:
        assert not {"fords-of-isen", "osgiliath"} & {each.name for each in places(game.state, piece)}


@rule("BG-MAP-12")
def test_a_fortification_is_not_captured_and_worth_nothing() -> None:
    game = board({"south-ithilien": "sauron 2"}, at_war=["sauron"], shadow=["army", "event"])
    game = play(game, "army", "move-armies", "osgiliath", "all")
    assert field(game, "osgiliath") == army(sauron_regular=2)
    assert game.state.control == {}
    assert points(game.state, SHADOW) == 0
    assert controller(game.state, REGIONS["osgiliath"]) is None


# Control


@rule("BG-MAP-13", "BG-MAP-14")
def test_every_settlement_is_held_by_its_owner_until_a_token_lies_on_it() -> None:
    start = board(free=["event"])
    taken = board(control={"dale": SHADOW, "umbar": FREE, "moria": SHADOW}, free=["event"])
    for region in REGIONS.values():
        assert controller(start.state, region) == (region.side if region.is_settlement else None)
    assert controller(taken.state, REGIONS["dale"]) == SHADOW
    assert controller(taken.state, REGIONS["umbar"]) == FREE
    assert REGIONS["moria"] not in taken.state.control  # an owner has no need of a token


@rule("BG-MAP-20", "BG-MAP-21")
def test_a_settlement_taken_back_is_unconquered_again() -> None:
    dale = REGIONS["dale"]
    game = board({"old-forest-road": "sauron 2", "erebor": "dwarves 3"}, at_war=["sauron", "dwarves"],
                 free=["muster-army", "event"], shadow=["army", "event"], to_act=SHADOW)  # fmt: skip
    assert is_unconquered(game.state, dale)
    game = play(game, "army", "move-armies", "dale", "some", 1, "none")
    assert not is_unconquered(game.state, dale)
    assert points(game.state, SHADOW) == 1
    game = play(game, "muster-army", "attack", "all", 6, 1, 1, 1, "yes", "all")
    assert field(game, "dale") == army(dwarves_regular=3)
    assert is_unconquered(game.state, dale)
    assert points(game.state, SHADOW) == 0


@rule("BG-MAP-22")
def test_a_besieged_stronghold_of_its_first_owner_is_unconquered() -> None:
    game = board(BESIEGERS, BESIEGED, free=["event"])
    assert is_unconquered(game.state, REGIONS["minas-tirith"])
    lost = board({"minas-tirith": "gondor 5"}, {"minas-tirith": "sauron 2"}, control={"minas-tirith": SHADOW})
    assert not is_unconquered(lost.state, REGIONS["minas-tirith"])


@rule("BG-MAP-31", "BG-AMB-45")
def test_more_than_twenty_control_tokens_may_lie_on_the_map() -> None:
    taken = [each.name for each in REGIONS.values() if each.side == FREE and each.is_settlement and not each.points]
    lost = [each.name for each in REGIONS.values() if each.side == SHADOW and each.is_settlement and not each.points]
    cities = ["bree", "edoras", "pelargir", "the-shire", "lorien", "erebor", "woodland-realm", "grey-havens", "umbar"]
    control = {**dict.fromkeys([*taken, *cities[:-1]], SHADOW), **dict.fromkeys([*lost, cities[-1]], FREE)}
    game = board({"old-forest-road": "sauron 2"}, at_war=["sauron"], shadow=["army", "event"], control=control)
    before = len(game.state.control)
    assert before >= 20
    game = play(game, "army", "move-armies", "dale", "all")
    assert game.state.control[REGIONS["dale"]] == SHADOW
    assert len(game.state.control) == before + 1


# Free regions


@rule("BG-MAP-15")
@pytest.mark.parametrize(
    ("armies", "control", "free"),
    [
        ({}, {}, {"fangorn": {FREE, SHADOW}, "dale": {FREE}, "moria": {SHADOW}, "osgiliath": {FREE, SHADOW}}),
        ({"fangorn": "rohan 1"}, {}, {"fangorn": {FREE}}),
        ({"fangorn": "sauron 1"}, {}, {"fangorn": {SHADOW}}),
        ({"dale": "north 1"}, {}, {"dale": {FREE}}),
        ({"dale": "sauron 1"}, {"dale": SHADOW}, {"dale": {SHADOW}}),
        ({}, {"dale": SHADOW, "moria": FREE}, {"dale": {SHADOW}, "moria": {FREE}}),
        ({"osgiliath": "gondor 1"}, {}, {"osgiliath": {FREE}}),
    ],
)
def test_a_region_is_free_without_enemy_armies_and_enemy_settlements(
    armies: dict[str, str], control: dict[str, str], free: dict[str, set[str]]
) -> None:
    game = board(armies, control=control, free=["event"])
    assert {region: free_for(game, region) for region in free} == free


@rule("BG-MAP-16", "BG-MAP-17", "BG-EX-02")
def test_a_besieged_region_is_free_for_the_besieger_alone() -> None:
    assert free_for(board(BESIEGERS, BESIEGED, free=["event"]), "minas-tirith") == {SHADOW}
    orthanc = board({"orthanc": "rohan 3"}, {"orthanc": "isengard 2"}, free=["event"])
    assert free_for(orthanc, "orthanc") == {FREE}


@rule("BG-MAP-18")
def test_an_undefended_enemy_settlement_is_free_for_army_movement_only() -> None:
    armies = {"old-forest-road": "sauron 2", "woodland-realm": "elves 1"}
    game = board(armies, at_war=["sauron"], shadow=["army", "event"])
    goals = options(game, "army", "move-armies")
    assert "dale" in goals
    assert "woodland-realm" not in goals
    assert free_for(game, "dale") == {FREE}


@rule("BG-MAP-18", "BG-MAP-16")
def test_more_armies_may_join_a_siege_but_none_the_besieged() -> None:
    armies = {**BESIEGERS, "osgiliath": "sauron 1", "lossarnach": "gondor 1"}
    war: dict[str, Any] = {
        "at_war": ["sauron", "gondor"],
        "free": ["muster-army", "event"],
        "shadow": ["army", "event"],
    }
    game = board(armies, BESIEGED, to_act=SHADOW, **war)
    assert "minas-tirith" in options(game, "army", "move-armies", "osgiliath")
    game = play(board(armies, BESIEGED, **war), "muster-army", "move-armies")
    assert field(game, "pelargir") == army(gondor_regular=1)  # the only way, as Minas Tirith and Osgiliath are barred


@rule("BG-MAP-19")
def test_characters_and_nazgul_without_units_do_not_keep_a_region_from_being_free() -> None:
    game = board({"fangorn": "nazgul 2 witch-king", "dimrill-dale": "gimli legolas"}, free=["event"])
    assert free_for(game, "fangorn") == free_for(game, "dimrill-dale") == {FREE, SHADOW}


@rule("BG-MAP-23")
def test_a_region_is_occupied_by_whoever_has_a_unit_in_it() -> None:
    armies = {**BESIEGERS, "dale": "north 1", "fangorn": "gimli", "moria": "nazgul 1"}
    state = board(armies, BESIEGED, free=["event"]).state
    assert {each.name for each in regions_held(state, FREE)} == {"dale"}
    assert {each.name for each in regions_held(state, SHADOW)} == {"minas-tirith"}
    assert field_army(state, REGIONS["fangorn"], FREE) is None


# Figures


@rule("BG-MAP-24", "BG-MAP-25")
@pytest.mark.parametrize("nation", NATIONS)
@pytest.mark.parametrize("units", ["3", "0/3", "1/2"])
def test_every_unit_is_worth_one_die_that_hits_on_five(nation: str, units: str) -> None:
    is_free_people = BY_NAME[f"{nation}-regular"].side == FREE
    enemy, side = ("sauron", FREE) if is_free_people else ("gondor", SHADOW)
    armies = {"northern-rhovanion": f"{nation} {units}", "old-forest-road": f"{enemy} 4"}
    if is_free_people:
        game = play(board(armies, at_war=[nation], free=["muster-army", "event"]), "muster-army")
    else:
        game = play(board(armies, at_war=[nation], shadow=["army", "event"]), "army")
    game = play(game, "attack", "all", 5, 6, 4, 1, 1, 1, 1)
    rolls = told(game, "combat-roll")
    assert (rolls[0]["side"], len(rolls[0]["dice"]), rolls[0]["needed"], rolls[0]["hits"]) == (side, 3, 5, 2)


@rule("BG-MAP-28", "BG-EX-01", "BG-MAP-29")
def test_an_army_of_ten_counts_as_ten_though_it_rolls_five_dice() -> None:
    armies = {"pelargir": "gondor 10", "minas-tirith": "gondor 1", "osgiliath": "sauron 2"}
    game = board(armies, at_war=["gondor"], free=["muster-army", "muster-army", "muster-army"])
    game = play(game, "muster-army", "move-armies", "pelargir", "lossarnach", "all", "none")
    assert field(game, "lossarnach") == army(gondor_regular=10)
    assert field(game, "lossarnach").size == 10
    fight = play(game, "muster-army", "attack", "lossarnach", "all", 1, 1, 1, 1, 1, 1, 1)
    assert [len(roll["dice"]) for roll in told(fight, "combat-roll")] == [MOST_COMBAT_DICE, 2] == [5, 2]
    full = play(game, "muster-army", "move-armies", "minas-tirith", "lossarnach")
    assert field(full, "lossarnach") == army(gondor_regular=10)
    assert told(full, "remove-excess")[0]["region"] == "lossarnach"
    assert inside(full, "lossarnach") == army()
    assert key(full) == "use-die"
