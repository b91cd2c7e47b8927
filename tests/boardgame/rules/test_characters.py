"""Chapter 8.1, 8.3 and 8.4: leaders, characters in general, and how they enter play."""

from __future__ import annotations

import pytest

from boardgame.boards import (
    CHARACTERS,
    FREE,
    REGIONS,
    SHADOW,
    army,
    board,
    field,
    game_with,
    inside,
    reserve,
    where,
)
from boardgame.figures import actions, dead, dice_rolled, near
from boardgame.sieges import fallen, politics, wrongs
from helpers import key, play, told
from marks import rule
from ringwar.boardgame.rules.armies import lose_unit
from ringwar.boardgame.rules.turn import pool_size
from ringwar.boardgame.table.armies import BY_NAME
from ringwar.boardgame.table.facts import UNLIMITED, read_data

# Leaders


@rule("BG-CHAR-01", "BG-MOVE-07")
def test_a_leader_does_not_move_without_a_unit() -> None:
    game = board({"minas-tirith": "gondor 2/0/1"}, at_war=["gondor"], free=["character", "event"])
    assert actions(game, "character") == {"move-fellowship", "separate", "move-led-army", "skip"}
    game = play(game, "character", "move-led-army", "osgiliath", "some")
    assert (key(game), game.names()) == ("how-many", ["1", "2"])


@rule("BG-CHAR-02")
def test_a_leader_is_removed_with_the_last_unit_of_his_army() -> None:
    armies = {"osgiliath": "gondor 1/0/1", "south-ithilien": "sauron 5"}
    game = board(armies, at_war=["sauron"], shadow=["army", "event"])
    game = play(game, "army", "attack", "all", 6, 1, 1, 1, 1, 1)
    assert (key(game), field(game, "osgiliath")) == ("re-roll", army(gondor_regular=1, gondor_leader=1))
    game = play(game, 0)
    assert field(game, "osgiliath") == army()
    assert (fallen(game, "gondor-leader"), fallen(game, "gondor-regular")) == (1, 1)
    assert [each["piece"] for each in told(game, "lose")] == ["gondor-regular", "gondor-leader"]


@rule("BG-CHAR-02")
def test_leaders_in_a_besieged_stronghold_are_removed_with_the_last_unit_too() -> None:
    game = game_with(board({"helms-deep": "isengard 3"}, {"helms-deep": "rohan 1/0/2"}, shadow=["event"]))
    lose_unit(game, REGIONS["helms-deep"], BY_NAME["rohan-regular"])
    assert REGIONS["helms-deep"] not in game.state.boxes
    assert game.state.casualties[BY_NAME["rohan-leader"]] == 2


@rule("BG-CHAR-03")
def test_an_army_may_have_any_number_of_leaders() -> None:
    game = board({"minas-tirith": "gondor 1/0/3"}, at_war=["gondor"], free=["muster", "event"])
    game = play(game, "muster", "recruit", "gondor-leader", "none")
    assert field(game, "minas-tirith") == army(gondor_regular=1, gondor_leader=4)


@rule("BG-CHAR-04")
def test_a_leader_leads_units_of_another_nation() -> None:
    game = board({"folde": "rohan 2 gondor 0/0/1"}, at_war=["rohan", "gondor"], free=["character", "event"])
    game = play(game, "character", "move-led-army", "edoras", "some", 1)
    assert field(game, "edoras") == army(rohan_regular=1, gondor_leader=1)
    assert field(game, "folde") == army(rohan_regular=1)


@rule("BG-CHAR-05")
def test_leaders_and_nazgul_add_no_combat_dice() -> None:
    armies = {"osgiliath": "gondor 1/0/3", "south-ithilien": "sauron 2 nazgul 4"}
    game = board(armies, at_war=["sauron"], shadow=["army", "event"])
    game = play(game, "army", "attack", "all", 6, 1, 1)
    assert dict(dice_rolled(game)) == {SHADOW: 2, FREE: 1}


# Characters


@rule("BG-CHAR-12")
def test_a_character_is_in_play_once_only() -> None:
    game = board({"orthanc": "isengard 2 saruman"}, at_war=["isengard"], shadow=["muster", "event"])
    assert "bring-minion" not in actions(game, "muster")
    with pytest.raises(ValueError, match="saruman"):
        board({"orthanc": "saruman", "moria": "saruman"}, shadow=["muster"])


@rule("BG-CHAR-12")
def test_a_dead_minion_does_not_come_back() -> None:
    game = board({"orthanc": "isengard 2"}, at_war=["isengard"], shadow=["muster", "event"], out_of_play=["saruman"])
    assert "bring-minion" not in actions(game, "muster")


@rule("BG-CHAR-13")
def test_a_companion_may_stand_alone_among_enemies() -> None:
    game = board({"osgiliath": "boromir", "south-ithilien": "sauron 5"}, free=["character", "event"])
    game = play(game, "character", "move-companions", "south-ithilien")
    assert (where(game, "boromir"), field(game, "south-ithilien")) == ("south-ithilien", army(sauron_regular=5))
    assert wrongs(game) == []


@rule("BG-CHAR-14")
def test_a_companion_without_units_does_not_fight() -> None:
    armies = {"osgiliath": "sauron 1 boromir", "minas-tirith": "gondor 2"}
    game = board(armies, at_war=["gondor"], free=["muster-army", "event"])
    game = play(game, "muster-army", "attack", "all", 6, 1, 1, "yes", "all")
    assert list(dice_rolled(game)) == [(FREE, 2), (SHADOW, 1)]
    assert (where(game, "boromir"), dead(game)) == ("osgiliath", [])


@rule("BG-CHAR-14")
def test_characters_without_units_cannot_be_attacked_or_hurt_by_an_army() -> None:
    game = board({"osgiliath": "boromir", "south-ithilien": "sauron 2"}, at_war=["sauron"], shadow=["army", "event"])
    assert actions(game, "army") == {"move-armies", "skip"}
    game = play(game, "army", "move-armies", "osgiliath", "all")
    assert (where(game, "boromir"), field(game, "osgiliath")) == ("osgiliath", army(sauron_regular=2))


@rule("BG-CHAR-15")
def test_companions_go_and_fight_as_if_at_war() -> None:
    armies = {"westemnet": "rohan 2 boromir", "fords-of-isen": "isengard 1"}
    game = board(armies, at_war=["rohan"], free=["character", "event"])
    assert politics(game, "gondor")[0] > 0
    assert {"attack-led", "move-led-army"} <= actions(game, "character")
    game = play(game, "character", "attack-led", "all", 1, 1, 1, 1)
    assert next(dice_rolled(game)) == (FREE, 3)  # Boromir is a Captain of the West


@rule("BG-CHAR-16", "BG-CHAR-40")
def test_a_character_of_level_0_stays_when_his_army_moves() -> None:
    game = board({"orthanc": "isengard 3 saruman"}, at_war=["isengard"], shadow=["army", "event"])
    game = play(game, "army", "move-armies", "gap-of-rohan", "all")
    assert field(game, "gap-of-rohan") == army(isengard_regular=3)
    assert where(game, "saruman") == "orthanc"


@rule("BG-CHAR-16", "BG-CHAR-40")
def test_a_character_of_level_0_cannot_move_by_himself_or_lead_a_move() -> None:
    armies = {"orthanc": "isengard 3 saruman", "moria": "nazgul 1"}
    game = board(armies, at_war=["isengard"], shadow=["character", "event"])
    assert actions(game, "character") == {"move-minions", "skip"}
    assert play(game, "character", "move-minions").names() == ["moria", "none"]


# Entering play


@rule("BG-CHAR-17")
def test_companions_enter_play_when_they_leave_the_fellowship() -> None:
    game = board(free=["character", "event"], fellowship={"at": "hollin"})
    assert where(game, "strider") is None
    game = play(game, "character", "separate", "strider", "none", "moria")
    assert where(game, "strider") == "moria"
    assert CHARACTERS["strider"] not in game.state.companions


@rule("BG-CHAR-18", "BG-ACT-21")
@pytest.mark.parametrize("face", ["character", "muster", "event", "muster-army"])
def test_the_great_companions_need_a_will_of_the_west_used_as_itself(face: str) -> None:
    armies = {"minas-tirith": "strider", "fangorn": "gandalf-the-grey", "orthanc": "saruman"}
    game = board(armies, free=["will-of-the-west", "event"])
    game = play(game, "will-of-the-west")
    assert {"crown-aragorn", "gandalf-the-white"} < set(play(game, "will-of-the-west").names())
    assert not {"crown-aragorn", "gandalf-the-white"} & set(play(game, face).names())


@rule("BG-CHAR-19")
def test_the_new_character_takes_the_place_of_the_old() -> None:
    game = board({"pelargir": "strider"}, free=["will-of-the-west", "event"])
    game = play(game, "will-of-the-west", "will-of-the-west", "crown-aragorn")
    assert (where(game, "aragorn"), where(game, "strider"), dead(game)) == ("pelargir", None, [])
    assert told(game, "enters-play") == [{"character": "aragorn", "region": "pelargir"}]
    assert told(game, "companion-moves") == []
    assert wrongs(game) == []


@rule("BG-CHAR-20", "BG-CHAR-22", "BG-ACT-15")
def test_a_muster_result_brings_one_minion() -> None:
    armies = {"orthanc": "isengard 2", "moria": "sauron 2 nazgul 1"}
    game = board(armies, at_war=["isengard", "sauron", "elves"], shadow=["character", "muster", "event"])
    assert "bring-minion" not in actions(game, "character")
    assert "bring-minion" not in actions(game, "event")
    game = play(game, "muster", "bring-minion")
    assert (key(game), game.names()) == ("minion", ["saruman", "witch-king"])
    game = play(game, "saruman")
    assert (where(game, "saruman"), where(game, "witch-king")) == ("orthanc", None)
    assert set(game.state.dice[SHADOW]) == {"character", "event"}


@rule("BG-CHAR-21", "BG-MUSTER-12")
def test_a_minion_enters_where_nothing_can_be_recruited() -> None:
    game = board({"moria": "elves 3"}, {"moria": "sauron 2"}, at_war=["sauron", "elves"], shadow=["muster", "event"])
    game = play(game, "muster", "bring-minion")
    assert where(game, "witch-king") == "moria"
    assert inside(game, "moria") == army(sauron_regular=2)
    assert reserve(game, "sauron-regular") == 34


# Cards of characters


@rule("BG-CHAR-51", "BG-CHAR-52")
def test_what_the_cards_of_companions_and_minions_carry() -> None:
    rows = {row["id"]: row for row in read_data("characters.toml")["character"]}
    for name, each in CHARACTERS.items():
        assert {"title", "level", "leadership"} <= set(rows[name])
        if each.kind == "minion":
            assert (each.extra_die, each.activates, "enters" in rows[name]) == (1, frozenset(), True)
            assert each.nation is not None
        if each.kind == "companion":
            assert (bool(each.activates), each.nation) == (True, None)
            assert bool(each.extra_die) == ("enters" in rows[name]) == (each.replaces is not None)
    assert [each.name for each in CHARACTERS.values() if each.level == UNLIMITED] == ["witch-king"]


@rule("BG-CHAR-53", "BG-CHAR-25")
@pytest.mark.parametrize("name, level", [("meriadoc", 1), ("gimli", 2), ("strider", 3), ("aragorn", 3)])
def test_the_level_is_the_range_of_movement(name: str, level: int) -> None:
    game = board({"bree": name}, free=["character", "event"])
    game = play(game, "character", "move-companions")
    assert (key(game), set(game.names())) == ("companion-where", near("bree", level))


@rule("BG-CHAR-54", "BG-DICE-12")
@pytest.mark.parametrize(
    "side, character, number",
    [
        (FREE, "aragorn", 5),
        (FREE, "gandalf-the-white", 5),
        (FREE, "gandalf-the-grey", 4),
        (SHADOW, "saruman", 8),
        (SHADOW, "witch-king", 8),
        (SHADOW, "mouth-of-sauron", 8),
    ],
)
def test_a_character_adds_his_die_while_he_is_in_play(side: str, character: str, number: int) -> None:
    alive = board({"fangorn": character}, free=["event"])
    lost = board(free=["event"], out_of_play=[character])
    assert pool_size(alive.state, side) == number
    assert pool_size(lost.state, side) == (4 if side == FREE else 7)


@rule("BG-CHAR-54", "BG-DICE-12")
def test_a_minion_killed_in_battle_costs_his_die() -> None:
    armies = {"osgiliath": "sauron 1 witch-king", "minas-tirith": "gondor 3"}
    game = board(armies, at_war=["gondor", "sauron"], free=["muster-army", "event"])
    assert pool_size(game.state, SHADOW) == 8
    game = play(game, "muster-army", "attack", "all", 6, 1, 1, 1, 0)
    assert dead(game) == ["witch-king"]
    assert pool_size(game.state, SHADOW) == 7
