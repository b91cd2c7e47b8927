"""Chapter 8.5: companions that move on the map."""

from __future__ import annotations

import pytest

from boardgame.boards import FREE, Board, army, board, field, where
from boardgame.figures import actions, near
from boardgame.sieges import politics
from helpers import key, play
from marks import rule

BESIEGED = {"minas-tirith": "gondor 2"}
AROUND = {"minas-tirith": "sauron 5"}


def going(armies: dict[str, str], *answers: str, besieged: dict[str, str] | None = None) -> Board:
    """Companions are about to move with a Character result; another die is left."""
    game = board(armies, besieged, free=["character", "event"])
    return play(game, "character", "move-companions", *answers)


@rule("BG-CHAR-23")
def test_only_a_character_result_moves_companions() -> None:
    dice = ["character", "event", "muster", "muster-army"]
    game = board({"bree": "boromir"}, free=dice)
    assert [die for die in dice if "move-companions" in actions(game, die)] == ["character"]
    game = play(board({"bree": "boromir"}, free=["will-of-the-west", "event"]), "will-of-the-west", "character")
    assert "move-companions" in game.names()


@rule("BG-CHAR-23")
def test_without_a_companion_on_the_map_there_is_nobody_to_move() -> None:
    assert "move-companions" not in actions(board(free=["character", "event"]), "character")


@rule("BG-CHAR-24", "BG-ACT-07")
def test_one_result_moves_every_companion_on_the_map() -> None:
    game = going({"bree": "boromir", "dale": "gimli", "folde": "legolas"})
    assert (key(game), game.names()) == ("move-companion", ["boromir", "gimli", "legolas"])
    game = play(game, "gimli", "erebor")
    assert game.names() == ["boromir", "legolas", "none"]
    game = play(game, "boromir", "old-forest", "legolas", "edoras")
    assert [where(game, name) for name in ("boromir", "gimli", "legolas")] == ["old-forest", "erebor", "edoras"]
    assert game.state.dice[FREE] == ("event",)


@rule("BG-CHAR-24", "BG-CHAR-28")
def test_some_companions_may_stay_and_none_moves_twice() -> None:
    game = going({"bree": "boromir", "dale": "gimli"}, "gimli", "erebor")
    assert game.names() == ["boromir", "none"]
    game = play(game, "none")
    assert (where(game, "boromir"), where(game, "gimli")) == ("bree", "erebor")
    assert game.state.dice[FREE] == ("event",)


@rule("BG-CHAR-24")
def test_companions_in_the_fellowship_do_not_move_on_the_map() -> None:
    game = going({"bree": "boromir", "dale": "gimli"})
    assert game.names() == ["boromir", "gimli"]


@rule("BG-CHAR-26")
def test_a_group_goes_as_far_as_its_highest_level() -> None:
    game = going({"bree": "strider meriadoc"}, "meriadoc", "strider")
    assert (key(game), set(game.names())) == ("companion-where", near("bree", 3))
    game = play(game, "tharbad")
    assert where(game, "strider") == where(game, "meriadoc") == "tharbad"


@rule("BG-CHAR-26")
def test_a_companion_may_leave_the_others_behind() -> None:
    game = going({"bree": "strider meriadoc"}, "meriadoc", "none")
    assert set(game.names()) == near("bree")
    game = play(game, "buckland", "none")
    assert (where(game, "strider"), where(game, "meriadoc")) == ("bree", "buckland")


@rule("BG-CHAR-26")
def test_only_companions_of_the_same_region_go_together() -> None:
    game = going({"bree": "strider meriadoc", "old-forest": "gimli"}, "strider")
    assert (key(game), game.names()) == ("goes-with", ["meriadoc", "none"])


@rule("BG-CHAR-27", "BG-CHAR-28")
def test_several_groups_leave_one_region_for_different_places() -> None:
    game = going({"bree": "strider boromir gimli peregrin"}, "strider", "peregrin", "none", "trollshaws")
    assert (key(game), game.names()) == ("move-companion", ["boromir", "gimli", "none"])
    game = play(game, "boromir", "gimli", "old-forest")
    found = [where(game, name) for name in ("strider", "peregrin", "boromir", "gimli")]
    assert found == ["trollshaws", "trollshaws", "old-forest", "old-forest"]


@rule("BG-CHAR-28")
def test_one_who_has_arrived_does_not_go_on_with_another_group() -> None:
    game = going({"bree": "strider", "old-forest": "gimli"}, "strider", "old-forest")
    assert (key(game), game.names()) == ("move-companion", ["gimli", "none"])
    game = play(game, "gimli")
    assert key(game) == "companion-where"  # nobody to take along


@rule("BG-CHAR-29")
def test_companions_enter_cross_and_leave_regions_with_enemies() -> None:
    everywhere = dict.fromkeys(near("bree", 2), "sauron 1")
    game = going({"bree": "sauron 2 strider", **everywhere})
    assert set(game.names()) == near("bree", 3)


@rule("BG-CHAR-30", "BG-CHAR-31", "BG-EX-19")
def test_companions_stop_in_a_stronghold_of_the_shadow_and_may_leave_it_later() -> None:
    game = board({"fords-of-bruinen": "strider"}, free=["character", "character", "event"])
    game = play(game, "character", "move-companions")
    assert "moria" in game.names()
    assert "dimrill-dale" in near("fords-of-bruinen", 3)
    assert "dimrill-dale" not in game.names()
    game = play(game, "moria", "character", "move-companions")
    assert {"dimrill-dale", "hollin"} <= set(game.names())


@rule("BG-CHAR-30")
@pytest.mark.parametrize("control, passes", [({}, False), ({"moria": "free-peoples"}, True)])
def test_a_stronghold_stops_companions_only_while_the_shadow_holds_it(control: dict[str, str], passes: bool) -> None:
    game = board({"fords-of-bruinen": "strider"}, control=control, free=["character", "event"])
    assert ("dimrill-dale" in play(game, "character", "move-companions").names()) == passes


@rule("BG-CHAR-30")
@pytest.mark.parametrize("control, goal", [({}, True), ({"grey-havens": "shadow"}, False)])
def test_a_stronghold_of_the_free_peoples_stops_them_once_the_shadow_has_taken_it(
    control: dict[str, str], goal: bool
) -> None:
    game = board({"tower-hills": "gimli"}, free=["character", "event"], control=control)
    goals = play(game, "character", "move-companions").names()
    assert "grey-havens" in goals
    assert ("forlindon" in goals) == goal


@rule("BG-CHAR-32")
def test_a_besieged_stronghold_lets_no_companion_in() -> None:
    game = going({**AROUND, "lossarnach": "strider"}, besieged=BESIEGED)
    assert "minas-tirith" in near("lossarnach")
    assert "minas-tirith" not in game.names()
    game = going({"grey-havens": "sauron 5", "tower-hills": "strider"}, besieged={"grey-havens": "elves 2"})
    assert not {"grey-havens", "forlindon"} & set(game.names())


@rule("BG-CHAR-32", "BG-ACT-23")
def test_a_companion_whose_only_way_leads_into_a_siege_cannot_move() -> None:
    armies, besieged = {"grey-havens": "sauron 5", "forlindon": "strider"}, {"grey-havens": "elves 2"}
    game = board(armies, besieged, free=["character", "event"])
    assert "move-companions" not in actions(game, "character")


@rule("BG-CHAR-33")
def test_a_besieged_stronghold_lets_no_companion_out() -> None:
    inside = {"minas-tirith": "gondor 2 strider boromir"}
    game = board(AROUND, inside, free=["character", "event"])
    assert "move-companions" not in actions(game, "character")
    game = board({**AROUND, "bree": "gimli"}, inside, free=["character", "event"])
    game = play(game, "character", "move-companions")
    assert key(game) == "companion-where"  # of Gimli: nobody else can go
    assert set(game.names()) == near("bree", 2)


@rule("BG-CHAR-33", "BG-FSP-50")
def test_a_companion_separated_in_a_besieged_stronghold_stays_inside() -> None:
    game = board(
        {"rivendell": "sauron 3"}, {"rivendell": "elves 2"}, free=["character", "event"], fellowship={"progress": 2}
    )
    game = play(game, "character", "separate", "strider", "none")
    assert where(game, "strider") == "rivendell"


@rule("BG-CHAR-34")
@pytest.mark.parametrize("card", ["fp-character-15", "fp-character-16"])
def test_a_card_lets_companions_into_a_besieged_stronghold(card: str) -> None:
    game = board(
        {**AROUND, "lossarnach": "gimli"},
        BESIEGED,
        free=["character", "event"],
        hands=[card],
        fellowship={"at": "bree"},
    )
    game = play(game, "character", "play-event", "move-companions", "minas-tirith")
    assert where(game, "gimli") == "minas-tirith"


@rule("BG-CHAR-35")
def test_companions_do_not_cross_black_borders() -> None:
    game = going({"fangorn": "strider"})
    assert "orthanc" not in near("fangorn")  # a black border, but there is a way round
    assert "orthanc" in game.names()
    game = going({"fangorn": "meriadoc"})
    assert set(game.names()) == {"eastemnet", "fords-of-isen", "parth-celebrant", "westemnet"}


@rule("BG-CHAR-26", "BG-POLITICS-12")
def test_every_companion_of_a_group_wakes_the_nation_where_they_arrive() -> None:
    game = going({"druadan-forest": "strider boromir"}, "strider", "boromir", "minas-tirith")
    assert politics(game, "gondor") == (2, True)


@rule("BG-CHAR-24")
def test_a_companion_leaves_his_army_behind() -> None:
    game = going({"osgiliath": "gondor 2 boromir"}, "minas-tirith")
    assert where(game, "boromir") == "minas-tirith"
    assert field(game, "osgiliath") == army(gondor_regular=2)
