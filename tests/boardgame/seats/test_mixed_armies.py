"""Chapter 23.5: two armies of partners in one region, and mixed armies that move."""

from __future__ import annotations

import pytest

from boardgame.battles import named
from boardgame.boards import FREE, SHADOW, army, field
from boardgame.team_armies import apart, free_turn, is_mixed, moved, shadow_turn
from helpers import asked, play, told
from marks import rule
from ringwar.boardgame.table.facts import NATIONS
from ringwar.words import Words

HERE, THERE = "south-ithilien", "north-ithilien"
"""Two regions of no nation side by side."""
MIXED = {SHADOW: [HERE]}


# Merging


@rule("BG-MULTI-39", "BG-MULTI-42")
def test_a_player_proposes_to_merge_and_his_partner_agrees() -> None:
    game = shadow_turn({HERE: "sauron 2 isengard 1", THERE: "sauron 1"}, acts="witch-king")
    assert (asked(game), game.names()) == (("witch-king", "merge-where"), [HERE, "none"])
    assert game.question is not None
    assert (
        Words("en", game="boardgame")
        .options(game.question)[HERE]
        .endswith("(yours: 2 Sauron regulars; your partner's: 1 Isengard regular; commanded by the Witch-king player)")
    )
    game = play(game, HERE)
    assert (asked(game), is_mixed(game, HERE)) == (("saruman", "merge"), False)
    game = play(game, "yes")
    assert (asked(game), is_mixed(game, HERE)) == (("witch-king", "action"), True)
    assert told(game, "merge") == [{"region": HERE, "seat": "witch-king"}]


@rule("BG-MULTI-42", "BG-MULTI-44")
def test_who_proposes_to_merge_may_give_the_control_away() -> None:
    armies = {HERE: "sauron 1 isengard 2", "osgiliath": "gondor 1"}
    game = play(shadow_turn(armies, acts="witch-king"), HERE, "yes")
    assert told(game, "merge") == [{"region": HERE, "seat": "saruman"}]
    assert "attack" not in game.names()


@rule("BG-MULTI-42")
def test_a_partner_who_refuses_is_not_asked_again_for_the_same_region() -> None:
    game = shadow_turn({HERE: "sauron 2 isengard 1", THERE: "sauron 1 southrons 1"}, acts="saruman")
    game = play(game, HERE, "no")
    assert (asked(game), game.names()) == (("saruman", "merge-where"), [THERE, "none"])
    game = play(game, THERE, "yes")
    assert (asked(game), is_mixed(game, HERE), is_mixed(game, THERE)) == (("saruman", "action"), False, True)


@rule("BG-MULTI-42")
def test_who_has_refused_is_not_asked_again_in_that_turn_but_may_propose_it_himself() -> None:
    armies = {HERE: "sauron 2 isengard 1"}
    game = shadow_turn(armies, acts="witch-king", shadow=["event"] * 3)
    game = play(game, HERE, "no")
    assert told(game, "merge-refused") == [{"region": HERE, "seat": "saruman"}]
    game = play(game, "skip")
    assert (asked(game), game.names()) == (("saruman", "merge-where"), [HERE, "none"])
    game = play(game, "none", "skip")
    assert asked(game) == ("witch-king", "action")


@rule("BG-MULTI-42")
def test_a_refusal_is_forgotten_in_the_next_turn() -> None:
    game = shadow_turn({HERE: "sauron 2 isengard 1"}, acts="witch-king", turn=2)
    refused = play(game, HERE, "no")
    assert refused.view(FREE)["teams"]["refusals"] == {"saruman": [HERE]}
    later = refused
    while later.state.turn == 2:
        later = later.after(later.names()[-1])
    assert later.view(FREE)["teams"]["refusals"] == {}


@rule("BG-MULTI-39")
@pytest.mark.parametrize(
    "figures",
    ["isengard 2 southrons 2", "southrons 2 nazgul 1 witch-king", "isengard 1 mouth-of-sauron"],
)
def test_only_units_of_both_partners_can_be_a_mixed_army(figures: str) -> None:
    assert asked(shadow_turn({HERE: figures}, acts="saruman")) == ("saruman", "action")


@rule("BG-MULTI-39")
def test_a_leader_of_the_partner_is_no_second_army() -> None:
    assert asked(free_turn({HERE: "gondor 2 rohan 0/0/1"}, acts="gondor")) == ("gondor", "action")


@rule("BG-MULTI-39", "BG-MULTI-42")
def test_besieged_armies_can_merge_too() -> None:
    game = free_turn({"helms-deep": "isengard 1"}, {"helms-deep": "rohan 2 elves 1"}, acts="rohan")
    game = play(game, "helms-deep", "yes")
    assert is_mixed(game, "helms-deep", FREE)


@rule("BG-MULTI-39", "BG-MULTI-70")
def test_a_player_alone_has_nothing_to_merge() -> None:
    game = free_turn({HERE: "gondor 2 rohan 2"}, acts=FREE, players=3)
    assert asked(game) == (FREE, "action")
    game = moved(game, THERE, "all")
    assert field(game, THERE) == army(gondor_regular=2, rohan_regular=2)


# Separate armies


@rule("BG-MULTI-40")
@pytest.mark.parametrize(
    "seat, stays, goes",
    [
        ("gondor", "rohan-regular 1 rohan-leader 1", "gondor-regular 2 gondor-leader 1"),
        ("rohan", "gondor-regular 2 gondor-leader 1", "rohan-regular 1 rohan-leader 1"),
    ],
)
def test_of_separate_armies_each_player_moves_his_own_units_and_leaders(seat: str, stays: str, goes: str) -> None:
    game = apart(free_turn({HERE: "gondor 2/0/1 rohan 1/0/1"}, acts=seat))
    game = moved(game, THERE, "all")
    assert (field(game, HERE), field(game, THERE)) == (named(stays), named(goes))
    assert not is_mixed(game, THERE, FREE)


@rule("BG-MULTI-40")
def test_of_separate_armies_one_attacks_and_the_other_stays_out() -> None:
    game = apart(shadow_turn({HERE: "sauron 3 isengard 2", "osgiliath": "gondor 1"}, acts="saruman"))
    game = play(game, "attack", "all")
    battle = game.state.battle
    assert battle is not None
    assert battle.rearguard.army == army(sauron_regular=3)
    game = play(game, 6, 1, 1)
    assert asked(game) == ("saruman", "advance")
    game = play(game, "yes", "all")
    assert (field(game, HERE), field(game, "osgiliath")) == (army(sauron_regular=3), army(isengard_regular=2))


@rule("BG-MULTI-40", "BG-MULTI-47")
def test_a_figure_that_leads_the_partners_army_leads_only_that() -> None:
    armies = {HERE: "sauron 1 isengard 1 witch-king", THERE: "isengard 1"}
    led = shadow_turn(armies, acts="saruman", shadow=["character", "character"])
    assert "move-led-army" not in apart(led).names()
    led = shadow_turn(armies, acts="witch-king", shadow=["character", "character"])
    assert "move-led-army" in apart(led).names()


@rule("BG-MULTI-40")
def test_a_leader_without_units_of_his_own_goes_with_the_army_that_he_is_in() -> None:
    game = free_turn({HERE: "gondor 2 rohan 0/0/1"}, acts="gondor")
    game = moved(game, THERE, "all")
    assert field(game, THERE) == army(gondor_regular=2, rohan_leader=1)
    idle = free_turn({HERE: "gondor 2 rohan 0/0/1"}, acts="rohan")
    assert "move-armies" not in idle.names()


@rule("BG-MULTI-40", "BG-ARMY-05")
def test_a_leader_may_stay_with_the_units_of_the_partner() -> None:
    game = apart(free_turn({HERE: "gondor 2 rohan 1/0/1"}, acts="rohan"))
    game = moved(game, THERE, "some", 0)
    assert (field(game, HERE), field(game, THERE)) == (army(gondor_regular=2, rohan_leader=1), army(rohan_regular=1))


# Stacking


@rule("BG-MULTI-41")
@pytest.mark.parametrize("leader, other", [("witch-king", "saruman"), ("saruman", "witch-king")])
def test_separate_armies_beyond_the_limit_lose_units_in_turn(leader: str, other: str) -> None:
    pieces = {"witch-king": ["sauron-regular", "sauron-elite"], "saruman": ["isengard-regular", "southrons-regular"]}
    armies = {HERE: "sauron 3/3 isengard 1", THERE: "isengard 2 southrons 4"}
    game = apart(shadow_turn(armies, acts="saruman", leads=[leader]))
    game = moved(game, THERE, HERE, "all")
    assert (asked(game), game.names()) == ((other, "remove-excess"), pieces[other])
    game = play(game, pieces[other][0])
    assert (asked(game), game.names()) == ((leader, "remove-excess"), pieces[leader])
    game = play(game, pieces[leader][1])
    assert (asked(game), field(game, HERE).size) == ((other, "remove-excess"), 11)
    game = play(game, pieces[other][1])
    assert (field(game, HERE).size, asked(game)) == (10, ("witch-king", "merge-where"))


@rule("BG-MULTI-41")
def test_who_has_no_unit_left_to_remove_is_passed_over() -> None:
    armies = {HERE: "sauron 1 southrons 8", THERE: "southrons 3/1"}
    game = apart(shadow_turn(armies, acts="saruman", leads=["saruman"]))
    game = moved(game, THERE, HERE, "all")
    assert field(game, HERE) == army(southrons_regular=11, southrons_elite=1)
    assert (asked(game), game.names()) == (("saruman", "remove-excess"), ["southrons-regular", "southrons-elite"])
    game = play(game, "southrons-regular", "southrons-regular")
    assert field(game, HERE) == army(southrons_regular=9, southrons_elite=1)


@rule("BG-MULTI-44", "BG-MULTI-47")
def test_of_a_mixed_army_beyond_the_limit_its_controller_removes_any_units() -> None:
    armies = {HERE: "sauron 6 isengard 3", THERE: "isengard 3"}
    game = shadow_turn(armies, acts="saruman", merged=MIXED, leads=["saruman"])
    game = moved(game, THERE, HERE, "all")
    assert (asked(game), game.names()) == (("saruman", "remove-excess"), ["isengard-regular", "sauron-regular"])
    game = play(game, "isengard-regular")
    assert asked(game) == ("witch-king", "remove-excess")  # six to five


# Who controls a mixed army


@rule("BG-EX-67", "BG-MULTI-44", "BG-MULTI-45", "BG-MULTI-46")
@pytest.mark.parametrize(
    "figures, leader, seat",
    [
        ("isengard 3 sauron 2/1", "saruman", "witch-king"),
        ("isengard 4 sauron 2/1", "witch-king", "saruman"),
        ("isengard 1 southrons 2 sauron 2", "witch-king", "saruman"),
        ("southrons 1/1 isengard 1 sauron 2/1", "witch-king", "witch-king"),
        ("southrons 1/1 isengard 1 sauron 2/1", "saruman", "saruman"),
        ("southrons 1/1 isengard 0/1 sauron 2/1 nazgul 3 witch-king", "witch-king", "saruman"),
    ],
)
def test_more_units_then_more_elite_units_then_the_leading_player_control(figures: str, leader: str, seat: str) -> None:
    fields = {"merged": MIXED, "leads": [leader]}
    for acts in ("witch-king", "saruman"):
        game = shadow_turn({HERE: figures, "osgiliath": "gondor 1"}, acts=acts, **fields)
        assert ("attack" in game.names()) == (acts == seat)


# Moving


@rule("BG-MULTI-47")
def test_the_controller_moves_the_whole_mixed_army_and_it_stays_one() -> None:
    game = shadow_turn({HERE: "sauron 3 isengard 2"}, acts="witch-king", merged=MIXED)
    game = moved(game, THERE, "all")
    assert field(game, THERE) == army(sauron_regular=3, isengard_regular=2)
    assert (is_mixed(game, HERE), is_mixed(game, THERE)) == (False, True)


@rule("BG-MULTI-47", "BG-MULTI-52")
def test_the_other_player_may_only_take_his_own_units_out() -> None:
    game = shadow_turn({HERE: "sauron 4 isengard 2/1", "osgiliath": "gondor 1"}, acts="saruman", merged=MIXED)
    assert "attack" not in game.names()
    game = moved(game, THERE, "all")
    assert field(game, HERE) == army(sauron_regular=4)
    assert field(game, THERE) == army(isengard_regular=2, isengard_elite=1)
    assert not is_mixed(game, HERE)


@rule("BG-MULTI-52")
def test_what_is_left_of_a_mixed_army_stays_one() -> None:
    game = shadow_turn({HERE: "sauron 3 isengard 2"}, acts="saruman", merged=MIXED)
    game = moved(game, THERE, "some", 1)
    assert (is_mixed(game, HERE), is_mixed(game, THERE), field(game, HERE).size) == (True, False, 4)


@rule("BG-MULTI-51")
@pytest.mark.parametrize("leader, least", [("witch-king", ["1", "1", "2"]), ("saruman", ["1", "2", "3"])])
def test_the_controller_keeps_the_control_of_the_part_that_moves(leader: str, least: list[str]) -> None:
    game = shadow_turn({HERE: "sauron 4 isengard 2"}, acts="witch-king", merged=MIXED, leads=[leader])
    game = play(game, "move-armies", THERE, "some")
    assert game.names() == ["0", "1", "2"]  # of the partner's units
    assert [play(game, number).names()[0] for number in (0, 1, 2)] == least
    assert field(play(game, 1, 2), THERE) == army(sauron_regular=2, isengard_regular=1)


@rule("BG-MULTI-51")
def test_the_controller_keeps_the_control_of_the_part_that_attacks() -> None:
    armies = {HERE: "sauron 2/1 isengard 2", "osgiliath": "gondor 1"}
    game = shadow_turn(armies, acts="witch-king", merged=MIXED, leads=["saruman"])
    game = play(game, "attack", "some", 2)  # of the other three, one stays: it can only be a regular
    battle = game.state.battle
    assert battle is not None
    assert (asked(game), battle.rearguard.army) == (("chance", "combat-die"), army(sauron_regular=1))


@rule("BG-MULTI-51")
def test_an_army_that_its_controller_could_not_split_goes_whole() -> None:
    armies = {HERE: "sauron 2 southrons 0/1", "osgiliath": "gondor 2", "orthanc": "isengard 1 saruman"}
    game = shadow_turn(armies, acts="witch-king", merged=MIXED, shadow=["character", "character"])
    game = play(game, "attack-led")  # nobody leads but the elite unit, and two of three are needed to keep control
    battle = game.state.battle
    assert battle is not None
    assert (asked(game), battle.rearguard.army.size) == (("chance", "combat-die"), 0)


@rule("BG-MULTI-47", "BG-MULTI-51")
def test_the_controller_may_send_his_own_units_alone() -> None:
    game = shadow_turn({HERE: "sauron 3 isengard 2"}, acts="witch-king", merged=MIXED)
    game = moved(game, THERE, "some", 0, 3)
    assert (field(game, HERE), field(game, THERE)) == (army(isengard_regular=2), army(sauron_regular=3))
    assert not is_mixed(game, HERE)


@rule("BG-MULTI-51", "BG-AMB-60")
@pytest.mark.parametrize(
    "leader, goes", [("witch-king", [["1", "2", "4"], ["1", "2", "3", "4"]]), ("saruman", [["1", "4"], ["2", "4"]])]
)
def test_the_controller_keeps_the_control_of_a_mixed_part_that_stays(leader: str, goes: list[list[str]]) -> None:
    game = shadow_turn({HERE: "sauron 4 isengard 2"}, acts="witch-king", merged=MIXED, leads=[leader])
    game = play(game, "move-armies", THERE, "some")
    assert [play(game, number).names() for number in (0, 1)] == goes
    assert field(play(game, 0, 4), HERE) == army(isengard_regular=2)


@rule("BG-MULTI-51", "BG-AMB-60")
def test_the_controller_keeps_the_control_of_a_mixed_rearguard() -> None:
    armies = {HERE: "sauron 4 isengard 2", "osgiliath": "gondor 1"}
    game = shadow_turn(armies, acts="witch-king", merged=MIXED, leads=["saruman"])
    game = play(game, "attack", "some", 0)
    assert game.names() == ["1", "4"]
    battle = play(game, 4).state.battle
    assert battle is not None
    assert battle.rearguard.army == army(isengard_regular=2)


@rule("BG-MULTI-51", "BG-MULTI-52", "BG-AMB-60")
def test_who_does_not_control_a_mixed_army_takes_out_as_many_of_his_own_as_he_likes() -> None:
    game = shadow_turn({HERE: "sauron 4 isengard 3"}, acts="saruman", merged=MIXED, leads=["witch-king"])
    game = play(game, "move-armies", THERE, "some")
    assert game.names() == ["1", "2", "3"]
    assert field(play(game, 1), HERE) == army(sauron_regular=4, isengard_regular=2)


@rule("BG-MULTI-40", "BG-MULTI-51", "BG-AMB-60")
def test_what_stays_of_separate_armies_is_not_mixed() -> None:
    game = apart(shadow_turn({HERE: "sauron 4 isengard 3"}, acts="witch-king", leads=["saruman"]))
    game = play(game, "move-armies", THERE, "some")
    assert game.names() == ["1", "2", "3", "4"]


@rule("BG-MULTI-51", "BG-MULTI-53", "BG-AMB-60")
def test_an_army_whose_controller_could_not_keep_what_stays_does_not_go() -> None:
    armies = {HERE: "isengard 1 southrons 2 sauron 2", "osgiliath": "gondor 1"}
    fields = {"merged": MIXED, "leads": ["witch-king"], "at_war": ["isengard", "gondor"]}
    assert "attack" not in shadow_turn(armies, acts="saruman", **fields).names()
    stronger = {**armies, HERE: "isengard 1 southrons 3 sauron 2"}
    assert "attack" in shadow_turn(stronger, acts="saruman", **fields).names()


@rule("BG-MULTI-42", "BG-MULTI-47")
def test_a_mixed_army_that_comes_to_units_of_its_controller_takes_them_in() -> None:
    game = shadow_turn({HERE: "sauron 3 isengard 1", THERE: "sauron 1"}, acts="witch-king", merged=MIXED)
    game = moved(game, HERE, THERE, "all")
    assert (is_mixed(game, THERE), field(game, THERE).size) == (True, 5)


@rule("BG-MULTI-42")
@pytest.mark.parametrize("there", ["sauron 1 isengard 2", "sauron 1 southrons 1"])
def test_a_mixed_army_that_comes_to_units_of_the_partner_is_one_no_more(there: str) -> None:
    game = apart(shadow_turn({HERE: "sauron 3 isengard 1", THERE: there}, acts="witch-king", merged=MIXED))
    game = moved(game, HERE, THERE, "all")
    assert not is_mixed(game, THERE)
    assert (asked(game), game.names()) == (("saruman", "merge-where"), [THERE, "none"])


@rule("BG-MULTI-50")
def test_an_army_that_joins_a_mixed_one_may_bring_its_player_the_control() -> None:
    armies = {HERE: "sauron 3 isengard 2", "minas-morgul": "isengard 2", "osgiliath": "gondor 1"}
    game = shadow_turn(armies, acts="saruman", merged=MIXED, shadow=["army", "army", "army"])
    assert "attack" not in game.names()
    game = moved(game, "minas-morgul", HERE, "all")
    assert (asked(game), "attack" in game.names()) == (("witch-king", "action"), False)
    assert "attack" in play(game, "skip").names()


@rule("BG-MULTI-53")
def test_units_not_at_war_stay_behind_where_a_mixed_army_attacks() -> None:
    armies = {HERE: "sauron 3 isengard 2", "osgiliath": "gondor 1"}
    game = shadow_turn(armies, acts="witch-king", merged=MIXED, at_war=["sauron"])
    game = play(game, "attack", "all")
    battle = game.state.battle
    assert battle is not None
    assert battle.rearguard.army == army(isengard_regular=2)


@rule("BG-MULTI-53", "BG-MULTI-51")
def test_units_not_at_war_do_not_cross_borders_with_a_mixed_army() -> None:
    armies = {"osgiliath": "gondor 2 rohan 3"}
    fields = {"merged": {FREE: ["osgiliath"]}, "at_war": [nation for nation in NATIONS if nation != "rohan"]}
    game = play(free_turn(armies, acts="rohan", **fields), "move-armies")
    assert set(game.names()) == {"dead-marshes", "north-ithilien", "south-ithilien", "west-harondor"}
    assert field(play(game, "dead-marshes", "all"), "dead-marshes").size == 5
    game = play(free_turn(armies, acts="gondor", **fields), "move-armies", "minas-tirith", "all")
    assert (field(game, "osgiliath"), field(game, "minas-tirith")) == (army(rohan_regular=3), army(gondor_regular=2))
