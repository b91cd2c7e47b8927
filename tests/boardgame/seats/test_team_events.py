"""Chapter 23: event cards that move armies or have them fight, played by one of two partners."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.battles import named, nazgul_in
from boardgame.boards import FREE, SHADOW, Board, army, field, inside, where
from boardgame.team_armies import is_mixed
from boardgame.teams import SIDE_OF_SEAT, team_board
from helpers import asked, key, play
from marks import rule
from ringwar.boardgame.table.facts import NATIONS

HELP, WOSES, DAY_AND_NIGHT = "fp-strategy-10", "fp-strategy-11", "fp-strategy-12"
GATHER, LENGTHENS, MOVING, CORSAIRS = (f"shadow-strategy-{number:02}" for number in (7, 8, 9, 10))
URUK_HAI, DUNLENDINGS = "shadow-strategy-02", "shadow-strategy-11"
GROND, RINGWRAITHS, BLACK_CAPTAIN = "shadow-character-20", "shadow-character-23", "shadow-character-24"


def plays(seat: str, card: str, armies: dict[str, str], *answers: Any, **fields: Any) -> Board:
    """A seat plays a card as an event; partners' armies that are not said to be merged stay apart."""
    dice = {"free" if SIDE_OF_SEAT[seat] == FREE else "shadow": ["event", "event"]}
    fields = {"at_war": NATIONS, "acts": [seat], "hands": {seat: [card]}, **dice, **fields}
    game = team_board(armies, **fields)
    if asked(game) == (seat, "merge-where"):
        game = play(game, "none")
    return play(game, "play-event", *answers)


# The Free Peoples


@rule("BG-MULTI-29", "BG-MULTI-40", "BG-MULTI-47")
def test_help_comes_from_armies_of_the_player_alone() -> None:
    armies = {"helms-deep": "isengard 2", "westemnet": "rohan 2 gondor 1", "fords-of-isen": "rohan 1"}
    besieged = {"helms-deep": "rohan 3"}
    game = plays("gondor", HELP, armies, besieged=besieged, fellowship={"guide": "strider"})
    battle = game.state.battle
    assert battle is not None
    assert (asked(game), battle.rearguard.army) == (("chance", "combat-die"), army(rohan_regular=2))
    game = plays("rohan", HELP, armies, besieged=besieged)
    assert (asked(game), set(game.names())) == (("rohan", "attack-from"), {"westemnet", "fords-of-isen"})
    mixed = {FREE: ["westemnet"]}
    game = plays("gondor", HELP, armies, besieged=besieged, merged=mixed)
    assert game.state.battle is None


@rule("BG-MULTI-40", "BG-MULTI-47")
@pytest.mark.parametrize(
    "figures, merged, goes",
    [
        ("rohan 2/0/1 gondor 1/0/1", [], "rohan-regular 2 rohan-leader 1"),
        ("rohan 2/0/1 gondor 1/0/1", ["edoras"], "rohan-regular 2 rohan-leader 1 gondor-regular 1 gondor-leader 1"),
        ("rohan 1/0/1 gondor 2/0/1", ["edoras"], "rohan-regular 1 rohan-leader 1"),
        ("rohan 1 gondor 0/0/1", [], "rohan-regular 1 gondor-leader 1"),
    ],
)
def test_the_woses_lead_the_army_of_the_rohan_player(figures: str, merged: list[str], goes: str) -> None:
    game = plays("rohan", WOSES, {"edoras": figures}, merged={FREE: merged})
    game = play(game, "all") if key(game) == "move-with" else game
    assert field(game, "minas-tirith") == named(goes)


@rule("BG-MULTI-40")
def test_the_woses_lead_a_part_of_those_besieged() -> None:
    armies, besieged = {"helms-deep": "isengard 2"}, {"helms-deep": "rohan 2 elves 1"}
    game = plays("rohan", WOSES, armies, "all", besieged=besieged)
    assert (inside(game, "helms-deep"), field(game, "minas-tirith")) == (army(elves_regular=1), army(rohan_regular=2))
    assert not game.state.control


@rule("BG-MULTI-40", "BG-MULTI-52")
@pytest.mark.parametrize("merged", [[], ["edoras"]])
def test_through_a_day_and_a_night_a_player_marches_with_his_own(merged: list[str]) -> None:
    armies = {"edoras": "rohan 3/0/1 gondor 1/0/1 strider", "folde": "rohan 1 meriadoc"}
    fields: dict[str, Any] = {"merged": {FREE: merged}, "fellowship": {"companions": []}}
    game = plays("gondor", DAY_AND_NIGHT, armies, "folde", "eastemnet", **fields)
    assert asked(game) == ("gondor", "move-with")
    game = play(game, "all")
    assert (field(game, "edoras"), field(game, "eastemnet")) == (
        named("rohan-regular 3 rohan-leader 1"),
        named("gondor-regular 1 gondor-leader 1"),
    )
    assert where(game, "strider") == "eastemnet"


@rule("BG-MULTI-47", "BG-MULTI-49")
@pytest.mark.parametrize("figures, seat", [("sauron 6 isengard 4", "witch-king"), ("sauron 4 isengard 6", "saruman")])
def test_the_dead_men_drive_away_an_army_as_its_controller_says(figures: str, seat: str) -> None:
    armies = {"pelargir": figures, "edoras": "strider"}
    game = plays("gondor", "fp-character-22", armies, "pelargir", 1)
    assert asked(game) == (seat, "loss")
    game = play(game, f"remove-{'sauron' if seat == 'witch-king' else 'isengard'}-regular")
    assert asked(game) == (seat, "retreat-where")
    game = play(game, "osgiliath", 3)
    assert (field(game, "osgiliath").size, field(game, "pelargir")) == (9, army(gondor_regular=3))


@rule("BG-MULTI-29", "BG-MULTI-40")
def test_a_player_recruits_where_only_the_partner_has_an_army() -> None:
    rangers = plays("gondor", "fp-strategy-06", {"osgiliath": "rohan 1"}, "gondor-regular")
    assert field(rangers, "osgiliath") == named("rohan-regular 1 gondor-regular 1 gondor-leader 1")
    assert not is_mixed(rangers, "osgiliath", FREE)
    ships = plays("gondor", "fp-strategy-13", {"grey-havens": "dwarves 1"}, "elves-elite", "elves-regular")
    assert field(ships, "grey-havens") == army(dwarves_regular=1, elves_elite=1, elves_regular=1)
    stewards = plays("gondor", "fp-character-23", {"pelargir": "rohan 1 boromir"}, "gondor-elite")
    assert field(stewards, "pelargir") == army(rohan_regular=1, gondor_elite=1)


# The Shadow


@rule("BG-MULTI-29", "BG-MULTI-40")
def test_shadows_gather_for_who_plays_the_card() -> None:
    armies = {"orthanc": "isengard 2", "moria": "sauron 2 isengard 1", "osgiliath": "sauron 2"}
    game = plays("witch-king", GATHER, {**armies, "gap-of-rohan": "sauron 1"})
    assert (asked(game), set(game.names())) == (("witch-king", "move-army"), {"moria", "gap-of-rohan"})
    game = plays("saruman", GATHER, {**armies, "gap-of-rohan": "sauron 1"})
    assert (asked(game), set(game.names())) == (("saruman", "move-army"), {"moria", "orthanc"})
    game = play(game, "orthanc", "all")
    assert field(play(game, "gap-of-rohan"), "gap-of-rohan") == army(isengard_regular=2, sauron_regular=1)


@rule("BG-MULTI-47", "BG-MULTI-51", "BG-MULTI-52")
@pytest.mark.parametrize(
    "seat, goes", [("witch-king", army(sauron_regular=3, isengard_regular=1)), ("saruman", army(isengard_regular=1))]
)
def test_a_mixed_army_gathers_whole_for_its_controller_alone(seat: str, goes: Any) -> None:
    armies = {"dagorlad": "sauron 3 isengard 1", "osgiliath": "southrons 1"}
    game = plays(seat, LENGTHENS, armies, merged={SHADOW: ["dagorlad"]})
    if key(game) == "move-army":
        game = play(game, "dagorlad")
    game = play(game, "all") if key(game) == "move-with" else game
    assert field(game, "osgiliath") == goes.joined(army(southrons_regular=1))


@rule("BG-MULTI-51", "BG-AMB-60")
def test_an_army_that_gathers_leaves_no_mixed_part_to_the_partner() -> None:
    armies = {"dagorlad": "sauron 4 isengard 2", "osgiliath": "southrons 1"}
    game = plays("witch-king", GATHER, armies, "some", 0, merged={SHADOW: ["dagorlad"]})
    assert game.names() == ["1", "2", "4"]


@rule("BG-MULTI-51", "BG-AMB-60")
def test_an_army_that_marches_two_regions_leaves_no_mixed_part_to_the_partner() -> None:
    fields: dict[str, Any] = {"merged": {FREE: ["edoras"]}, "fellowship": {"companions": []}}
    game = plays("gondor", DAY_AND_NIGHT, {"edoras": "rohan 2 gondor 4 strider"}, "folde", "eastemnet", **fields)
    assert play(game, "some", 3).names() == ["1", "2"]
    game = play(game, "some", 4, 0, "yes")
    assert (field(game, "edoras"), field(game, "eastemnet")) == (army(rohan_regular=2), army(gondor_regular=4))


@rule("BG-MULTI-29", "BG-MULTI-40")
def test_when_the_shadow_is_moving_each_player_moves_his_own_armies() -> None:
    armies = {"orthanc": "isengard 2", "moria": "sauron 2", "umbar": "southrons 1", "osgiliath": "sauron 2 isengard 1"}
    game = plays("witch-king", MOVING, armies)
    assert (asked(game), set(game.names())) == (("witch-king", "move-army"), {"moria", "osgiliath", "none"})
    game = plays("saruman", MOVING, armies)
    assert (asked(game), set(game.names())) == (("saruman", "move-army"), {"orthanc", "umbar", "osgiliath", "none"})
    game = play(game, "osgiliath", "pelargir", "none")
    assert (field(game, "osgiliath"), field(game, "pelargir")) == (army(sauron_regular=2), army(isengard_regular=1))


@rule("BG-MULTI-37", "BG-MULTI-40", "BG-MULTI-69")
def test_the_corsairs_take_aboard_neither_the_partners_units_nor_the_witch_king() -> None:
    game = plays("saruman", CORSAIRS, {"umbar": "southrons 3 sauron 2 nazgul 1 witch-king"}, "pelargir", "all")
    assert (field(game, "umbar"), field(game, "pelargir")) == (army(sauron_regular=2), army(southrons_regular=3))
    assert (where(game, "witch-king"), nazgul_in(game, "pelargir")) == ("umbar", 1)


@rule("BG-MULTI-40", "BG-MULTI-48")
def test_the_corsairs_fight_for_the_saruman_player() -> None:
    armies = {"umbar": "southrons 2 sauron 3", "pelargir": "gondor 1"}
    game = plays("saruman", CORSAIRS, armies, "pelargir", "all")
    battle = game.state.battle
    assert battle is not None
    assert (asked(game), battle.rearguard.army) == (("chance", "combat-die"), army(sauron_regular=3))


@rule("BG-MULTI-52")
def test_the_dunlendings_leave_a_mixed_army_of_the_partner() -> None:
    armies = {"north-dunland": "sauron 3 isengard 2"}
    game = plays("saruman", DUNLENDINGS, armies, "tharbad", 1, merged={SHADOW: ["north-dunland"]})
    assert field(game, "tharbad") == army(isengard_regular=3)
    assert (field(game, "north-dunland").size, is_mixed(game, "north-dunland")) == (4, True)


@rule("BG-MULTI-40", "BG-MULTI-47")
@pytest.mark.parametrize(
    "seat, card, figures, merged, stays",
    [
        ("saruman", URUK_HAI, "isengard 2 sauron 3", [], "sauron-regular 3"),
        ("saruman", URUK_HAI, "isengard 3 sauron 2", ["helms-deep"], ""),
        ("saruman", URUK_HAI, "isengard 2 sauron 3", ["helms-deep"], None),
        ("witch-king", GROND, "isengard 3 sauron 2 witch-king", [], "isengard-regular 3"),
        ("witch-king", GROND, "isengard 2 sauron 3 witch-king", ["helms-deep"], ""),
        ("witch-king", GROND, "isengard 3 sauron 2 witch-king", ["helms-deep"], None),
    ],
)
def test_only_armies_that_the_player_controls_storm_a_stronghold(
    seat: str, card: str, figures: str, merged: list[str], stays: str | None
) -> None:
    armies = {"helms-deep": figures, "orthanc": "isengard 1 saruman"}
    game = plays(seat, card, armies, besieged={"helms-deep": "rohan 2"}, merged={SHADOW: merged})
    if stays is None:
        assert game.state.battle is None
        return
    game = play(game, "all")
    battle = game.state.battle
    assert battle is not None
    assert (battle.rearguard.army, battle.rearguard.characters) == (named(stays), ())


@rule("BG-MULTI-35", "BG-MULTI-69")
def test_the_witch_king_leads_no_army_of_the_partner_by_a_card() -> None:
    armies = {"orthanc": "isengard 2 witch-king", "gap-of-rohan": "isengard 1"}
    assert asked(plays("saruman", RINGWRAITHS, armies)) != ("saruman", "ringwraiths")
    armies["gap-of-rohan"] = "isengard 1 sauron 1 nazgul 1"
    game = plays("saruman", RINGWRAITHS, armies, "none")
    assert (asked(game), game.names()) == (("saruman", "ringwraiths"), ["move", "none"])
    game = play(game, "move", "south-dunland")
    assert field(game, "south-dunland") == army(isengard_regular=1)
    assert [region.name for region in game.state.nazgul] == ["south-dunland"]


@rule("BG-MULTI-47")
@pytest.mark.parametrize("seat, able", [("witch-king", ["move", "attack", "none"]), ("saruman", ["move", "none"])])
def test_nazgul_lead_an_attack_only_of_an_army_that_the_player_controls(seat: str, able: list[str]) -> None:
    armies = {"south-ithilien": "sauron 3 isengard 1 nazgul 1", "osgiliath": "gondor 1"}
    game = plays(seat, RINGWRAITHS, armies, "none", merged={SHADOW: ["south-ithilien"]})
    assert (asked(game), game.names()) == ((seat, "ringwraiths"), able)


@rule("BG-MULTI-47", "BG-MULTI-52")
@pytest.mark.parametrize(
    "figures, able, goes",
    [
        ("sauron 3 isengard 1", ["move", "attack", "none"], army(sauron_regular=3, isengard_regular=1)),
        ("sauron 1 isengard 3", ["move", "none"], army(sauron_regular=1)),
    ],
)
def test_the_black_captain_commands_what_his_player_controls(figures: str, able: list[str], goes: Any) -> None:
    armies = {"south-ithilien": f"{figures} witch-king", "osgiliath": "gondor 1"}
    game = plays("witch-king", BLACK_CAPTAIN, armies, "none", merged={SHADOW: ["south-ithilien"]})
    assert game.names() == able
    game = play(game, "move", "north-ithilien")
    game = play(game, "all") if asked(game) == ("witch-king", "move-with") else game
    assert (field(game, "north-ithilien"), where(game, "witch-king")) == (goes, "north-ithilien")
