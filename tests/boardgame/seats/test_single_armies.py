"""Chapter 23.7: the armies of a player without a partner, who may not act twice in a row for a nation."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.battles import named
from boardgame.boards import FREE, SHADOW, Board, army, field
from boardgame.team_armies import free_turn
from boardgame.teams import team_board
from helpers import asked, key, play
from marks import rule
from ringwar.boardgame.table.facts import NATIONS

HERE, THERE, BEYOND = "south-ithilien", "north-ithilien", "dagorlad"
MARCH = ("event", "event", "muster-army", "muster-army")


def alone(armies: dict[str, str], besieged: dict[str, str] | None = None, **fields: Any) -> Board:
    """The player without a partner is to act, and has acted before as `last` says."""
    last = fields.pop("last", {})
    return free_turn(armies, besieged, acts=FREE, players=3, teams={"last": last}, **fields)


def plays(card: str, armies: dict[str, str], *answers: Any, **fields: Any) -> Board:
    """The player without a partner plays a card as an event."""
    fields = {"free": MARCH, "hands": {FREE: [card]}, "fellowship": {"guide": "strider"}, **fields}
    return play(alone(armies, fields.pop("besieged", None), **fields), "event", "play-event", *answers)


def origins(game: Board) -> set[str]:
    """The regions from which an army can move next."""
    game = play(game, "muster-army") if key(game) == "use-die" else game
    game = play(game, "move-armies")
    return set(game.names()) if game.question and game.question.key == "move-army" else set()


# Which figures


@rule("BG-MULTI-59")
def test_a_leader_of_a_nation_acted_for_goes_with_the_units_of_another() -> None:
    game = alone({HERE: "gondor 2 rohan 0/0/1"}, last={"nations": ["rohan"]})
    game = play(game, "move-armies", THERE, "all")
    assert field(game, THERE) == army(gondor_regular=2, rohan_leader=1)


@rule("BG-MULTI-59")
def test_units_and_leaders_of_a_nation_recruited_before_stay() -> None:
    game = alone({HERE: "gondor 2/0/1 rohan 1/0/1"}, last={"nations": ["rohan"]})
    game = play(game, "move-armies", THERE, "all")
    assert (field(game, HERE), field(game, THERE)) == (
        named("rohan-regular 1 rohan-leader 1"),
        named("gondor-regular 2 gondor-leader 1"),
    )


@rule("BG-MULTI-59", "BG-ARMY-05")
def test_a_leader_may_stay_with_units_that_cannot_act() -> None:
    game = alone({HERE: "gondor 1/0/1 rohan 1"}, last={"nations": ["rohan"]})
    game = play(game, "move-armies", THERE, "some", 0)
    assert (field(game, HERE), field(game, THERE)) == (named("rohan-regular 1 gondor-leader 1"), army(gondor_regular=1))


@rule("BG-MULTI-59", "BG-MULTI-61")
def test_those_who_cannot_act_are_the_rearguard_of_an_attack() -> None:
    armies = {HERE: "gondor 2 rohan 2", "osgiliath": "sauron 1"}
    game = play(alone(armies, last={"nations": ["rohan"]}), "attack", "all")
    battle = game.state.battle
    assert battle is not None
    assert battle.rearguard.army == army(rohan_regular=2)
    assert "attack" not in alone({HERE: "rohan 2", "osgiliath": "sauron 1"}, last={"nations": ["rohan"]}).names()


@rule("BG-MULTI-60", "BG-MULTI-61")
def test_only_a_part_of_several_nations_may_attack_after_an_army_of_each_of_them() -> None:
    armies = {HERE: "gondor 2 rohan 1", "osgiliath": "sauron 1"}
    game = alone(armies, last={"armies": [["gondor"], ["rohan"]], "regions": [BEYOND]})
    game = play(game, "attack", "some")
    battle = game.state.battle
    assert battle is not None
    assert battle.rearguard.army == army(gondor_regular=1)  # one of each goes, or all


@rule("BG-MULTI-60", "BG-MOVE-08")
def test_an_army_that_could_only_go_by_leaving_leaders_alone_stays() -> None:
    last = {"armies": [["gondor"], ["rohan"]], "regions": [BEYOND]}
    at_war = [nation for nation in NATIONS if nation != "dwarves"]
    armies = {"osgiliath": "gondor 1 rohan 1 dwarves 0/0/1"}
    game = play(alone(armies, last=last, at_war=at_war), "move-armies")
    assert set(game.names()) == {"dead-marshes", "north-ithilien", "south-ithilien", "west-harondor"}  # of no nation
    game = play(alone(armies, at_war=at_war), "move-armies")
    assert "minas-tirith" in game.names()


@rule("BG-MULTI-60", "BG-BATTLE-58")
def test_an_army_that_could_only_attack_by_leaving_leaders_alone_does_not() -> None:
    last = {"armies": [["gondor"], ["rohan"]], "regions": [BEYOND]}
    at_war = [nation for nation in NATIONS if nation != "dwarves"]
    armies = {HERE: "gondor 1 rohan 1 dwarves 0/0/1", "osgiliath": "sauron 1"}
    assert "attack" not in alone(armies, last=last, at_war=at_war).names()
    assert "attack" in alone(armies, at_war=at_war).names()


# What is remembered


@rule("BG-MULTI-60", "BG-MULTI-61")
def test_the_winners_advance_in_the_same_action_and_are_the_same_army_still() -> None:
    armies = {HERE: "gondor 2 rohan 1", "osgiliath": "sauron 1", BEYOND: "elves 1", "eastemnet": "rohan 1"}
    game = alone(armies, free=["muster-army"] * 3)
    game = play(game, "attack", "all", 6, 1, 1, 1, "yes", "all")
    assert field(game, "osgiliath").size == 3
    assert origins(game) == {BEYOND, "eastemnet"}


@rule("BG-MULTI-59", "BG-MULTI-61")
def test_a_rearguard_of_other_nations_may_act_next() -> None:
    armies = {HERE: "gondor 1 rohan 1", "osgiliath": "sauron 2", BEYOND: "elves 1"}
    game = alone(armies, free=["muster-army"] * 3)
    game = play(game, "attack", "some", 1, 1, 1, 1, "yes")  # one of Gondor
    assert origins(game) == {HERE, BEYOND}
    game = play(game, "move-armies", HERE, THERE)
    assert field(game, THERE) == army(rohan_regular=1)


@rule("BG-MULTI-61")
def test_an_army_is_where_its_march_ended_and_not_where_it_passed() -> None:
    armies = {"edoras": "gondor 1 strider", "folde": "gondor 1 rohan 1", "eastemnet": "elves 1"}
    game = plays("fp-strategy-12", armies, "folde", "eastemnet", "all", fellowship={"companions": []})
    teams = game.state.teams
    assert teams is not None
    assert [region.name for region in teams.last.regions] == ["eastemnet"]
    game = play(game, "muster-army", "move-armies", "folde", "westemnet", "all")
    assert field(game, "westemnet") == army(gondor_regular=1, rohan_regular=1)


@rule("BG-MULTI-61", "BG-AMB-53")
def test_an_army_that_is_driven_away_has_not_acted() -> None:
    armies = {"pelargir": "sauron 5", "edoras": "strider"}
    game = plays("fp-character-22", armies, "pelargir", 1, "osgiliath", 0, fellowship={"companions": []})
    teams = game.state.teams
    assert teams is not None
    assert (teams.last.armies, teams.last.regions) == ((), ())


@rule("BG-MULTI-61")
def test_a_shadow_army_that_moves_on_takes_no_ban_along() -> None:
    game = team_board(
        {"osgiliath": "sauron 2", "minas-tirith": "sauron 1"},
        {"minas-tirith": "gondor 1 rohan 1"},
        free=["muster-army"] * 2,
        shadow=["army"] * 2,
        to_act=SHADOW,
        acts=["witch-king"],
        players=3,
        at_war=NATIONS,
        teams={"last": {"armies": [["gondor", "rohan"]], "regions": ["osgiliath"]}},
    )
    game = play(game, "move-armies", "osgiliath", "minas-tirith", "all")
    assert "attack" in game.names()  # of those besieged


@rule("BG-MULTI-59", "BG-AMB-53")
def test_an_army_that_retreats_has_not_acted() -> None:
    game = team_board(
        {HERE: "gondor 1", "minas-morgul": "sauron 1"},
        free=["muster-army"] * 2,
        shadow=["army"] * 3,
        to_act=SHADOW,
        acts=["witch-king"],
        players=3,
        at_war=NATIONS,
    )
    game = play(game, "attack", 1, 1, "no", "yes", THERE, "no")
    game = play(game, "skip")  # and the Saruman player has nothing to act with
    assert (asked(game), "move-armies" in game.names()) == ((FREE, "action"), True)


# Events


@rule("BG-MULTI-59", "BG-MULTI-61")
@pytest.mark.parametrize("last, stays", [({}, ""), ({"nations": ["gondor"]}, "gondor-regular 1")])
def test_help_unlooked_for_is_an_action_for_the_nations_that_attack(last: dict[str, Any], stays: str) -> None:
    armies = {"helms-deep": "isengard 2", "westemnet": "rohan 2 gondor 1"}
    game = plays("fp-strategy-10", armies, "all", besieged={"helms-deep": "rohan 3"}, last=last)
    battle = game.state.battle
    assert battle is not None
    assert battle.rearguard.army == named(stays)
    acted = {"regions": ["westemnet"], "armies": [["rohan", "gondor"]]}
    game = plays("fp-strategy-10", armies, besieged={"helms-deep": "rohan 3"}, last=acted)
    assert game.state.battle is None


@rule("BG-MULTI-59", "BG-MULTI-60")
def test_the_woses_lead_nobody_who_has_just_acted() -> None:
    armies = {"edoras": "rohan 2 gondor 1", "folde": "rohan 1"}
    game = plays("fp-strategy-11", armies, last={"armies": [["rohan"]], "regions": ["dale"]})
    assert (asked(game), game.names()) == ((FREE, "move-with"), ["all", "some"])  # from Edoras: of two nations
    game = play(game, "some")
    for rohan in (0, 1, 2):  # never without the one of Gondor
        assert field(play(game, rohan), "minas-tirith") == army(rohan_regular=rohan, gondor_regular=1)
