"""Chapter 12.1 and 12.2: who can attack, and the rearguard."""

from __future__ import annotations

import pytest

from boardgame.battles import HERE, THERE, half, named, nazgul_in, shadow_attacks, units
from boardgame.boards import NO_RINGS, SHADOW, Board, board, field, where
from helpers import answered, asked, play, told
from marks import rule
from ringwar.boardgame.table.facts import NATIONS


def rearguard(game: Board) -> tuple[str, int, set[str]]:
    """What stays out of the battle: units and leaders, Nazgûl, characters."""
    battle = game.state.battle
    assert battle is not None
    part = battle.rearguard
    return repr(part.army), part.nazgul, {each.name for each in part.characters}


# Who can attack


@rule("BG-BATTLE-01", "BG-BATTLE-15")
@pytest.mark.parametrize(("at_war", "can"), [([], False), (["isengard", "southrons"], False), (["sauron"], True)])
def test_an_army_can_attack_only_with_units_of_a_nation_at_war(at_war: list[str], can: bool) -> None:
    game = board({HERE: "gondor 1", THERE: "sauron 3"}, at_war=at_war, shadow=["army", "army"])
    assert ("attack" in game.names()) == can


@rule("BG-BATTLE-01")
@pytest.mark.parametrize(("at_war", "attacks"), [(["rohan"], True), (["gondor"], False)])
def test_an_attack_by_a_card_needs_a_nation_at_war_as_well(at_war: list[str], attacks: bool) -> None:
    game = board(
        {"helms-deep": "isengard 3", "westemnet": "rohan 2"},
        {"helms-deep": "rohan 1"},
        at_war=at_war,
        active=["rohan"],
        free=["event", "event"],
        hands=["fp-strategy-10"],
        rings=NO_RINGS,
    )
    game = play(game, "play-event")
    assert (asked(game) == ("free-peoples", "attack-with")) == attacks


@rule("BG-BATTLE-02")
def test_the_targets_are_enemy_armies_in_adjacent_regions() -> None:
    armies = {THERE: "sauron 3", HERE: "gondor 1", "noman-lands": "gondor 1", "osgiliath": "gondor 1"}
    game = board(armies | {"eastern-emyn-muil": "strider"}, at_war=["sauron"], shadow=["army", "army"])
    game = play(game, "attack")
    assert asked(game) == ("shadow", "attack-where")
    assert set(game.names()) == {HERE, "noman-lands"}


@rule("BG-BATTLE-02")
def test_a_besieger_may_attack_the_besieged_or_an_adjacent_army_and_the_besieged_only_the_besieger() -> None:
    armies = {"helms-deep": "isengard 3", "westemnet": "rohan 2"}
    free, shadow = ["muster-army"] * 2, ["army"] * 2
    game = board(armies, {"helms-deep": "rohan 2"}, at_war=NATIONS, rings=NO_RINGS, free=free, shadow=shadow)
    besieger = play(game, "skip", "attack")
    assert asked(besieger) == ("shadow", "attack-where")
    assert set(besieger.names()) == {"helms-deep", "westemnet"}
    besieged = play(game, "attack", "helms-deep", "all")
    assert besieged.state.battle is not None
    assert besieged.state.battle.kind == "sortie"


@rule("BG-BATTLE-03")
@pytest.mark.parametrize(
    ("shadow", "can"), [("sauron 3", False), ("sauron 3 nazgul 1", True), ("sauron 1 witch-king", True)]
)
def test_a_character_result_attacks_only_with_a_leader(shadow: str, can: bool) -> None:
    game = board({HERE: "gondor 1", THERE: shadow}, at_war=["sauron"], shadow=["character", "character"])
    assert ("attack-led" in game.names()) == can


@rule("BG-BATTLE-03")
def test_leaders_of_a_nation_that_is_not_at_war_do_not_lead_an_attack() -> None:
    army = {THERE: "sauron 3", HERE: "gondor 2 rohan 1/0/1"}
    game = board(army, at_war=["gondor"], free=["character", "character"], rings=NO_RINGS)
    assert "attack-led" not in game.names()


@rule("BG-BATTLE-03")
def test_the_part_that_attacks_with_a_character_result_takes_the_last_leader_along() -> None:
    game = board({HERE: "gondor 1", THERE: "sauron 3 nazgul 1 witch-king"}, at_war=["sauron"], shadow=["character"] * 2)
    game = play(game, "attack-led", "some", 1, 0)
    assert rearguard(game) == ("2 sauron-regular", 1, set())


@rule("BG-BATTLE-03")
def test_where_only_isengards_elite_units_lead_one_of_them_attacks() -> None:
    armies = {"fords-of-isen": "rohan 1", "gap-of-rohan": "isengard 2/1", "orthanc": "isengard 1 saruman"}
    game = board(armies, at_war=["isengard"], shadow=["character", "character"])
    game = play(game, "attack-led", "gap-of-rohan", "some")
    assert game.names() == ["0", "1"]
    game = play(game, 1)
    assert rearguard(game) == ("1 isengard-regular", 0, set())


@rule("BG-BATTLE-04")
def test_saruman_leads_an_attack_out_of_orthanc_but_no_move() -> None:
    armies = {"fords-of-isen": "rohan 1", "orthanc": "isengard 3 saruman"}
    game = board(armies, at_war=["isengard"], shadow=["character", "character"])
    assert "attack-led" in game.names()
    assert "move-led-army" not in game.names()


@rule("BG-BATTLE-05")
def test_the_attackers_stay_where_they_are_while_the_battle_lasts() -> None:
    game = play(shadow_attacks("gondor 2", "sauron 2"), 1, 1, 1, 1)
    assert asked(game) == ("shadow", "cease")
    assert units(game, THERE) == 2
    assert units(game, HERE) == 2


@rule("BG-BATTLE-06")
def test_nazgul_without_a_unit_cannot_attack() -> None:
    game = board({HERE: "gondor 1", THERE: "nazgul 2 witch-king"}, at_war=["sauron"], shadow=["character"] * 2)
    assert "attack-led" not in game.names()


@rule("BG-BATTLE-06", "BG-BATTLE-08")
def test_at_least_one_unit_attacks_and_at_least_one_stays() -> None:
    game = play(
        board({HERE: "gondor 1", THERE: "sauron 2/2"}, at_war=["sauron"], shadow=["army"] * 2), "attack", "some"
    )
    assert game.names() == ["0", "1", "2"]
    assert play(game, 0).names() == ["1", "2"]
    assert play(game, 2).names() == ["0", "1"]


# The rearguard


@rule("BG-BATTLE-07", "BG-BATTLE-09")
def test_the_attacker_shares_out_units_leaders_and_characters_as_he_likes() -> None:
    armies = {HERE: "gondor 2/1/2 gandalf-the-grey boromir", THERE: "sauron 3"}
    game = board(armies, at_war=NATIONS, free=["muster-army"] * 2, rings=NO_RINGS)
    game = play(game, "attack", "some", 1, 1)
    assert game.names() == ["0", "1", "2"]
    game = play(game, 1, True, False)
    assert rearguard(game) == ("1 gondor-regular, 1 gondor-leader", 0, {"boromir"})


@rule("BG-BATTLE-07")
def test_the_attacker_may_attack_with_all() -> None:
    game = shadow_attacks("gondor 1", "sauron 2 nazgul 1")
    assert rearguard(game) == ("-", 0, set())


def with_rearguard(free: str, shadow: str, *hands: str) -> Board:
    """The Shadow attacks with one regular and leaves the rest behind."""
    game = board({HERE: free, THERE: shadow}, at_war=NATIONS, shadow=["army"] * 2, hands=hands)
    return play(game, "attack", "some", 1)


@rule("BG-BATTLE-10")
def test_the_rearguard_gives_neither_dice_nor_leadership() -> None:
    game = play(with_rearguard("gondor 1", "sauron 4 nazgul 2", "shadow-character-05"), 0)
    assert game.names() == ["none"]  # no Nazgûl leadership for Cruel as Death
    game = play(game, "none", 1)
    assert [each["side"] for each in told(game, "combat-roll")] == [SHADOW]
    game = play(game, 1)
    assert asked(game) == ("shadow", "cease")


@rule("BG-BATTLE-11")
def test_combat_cards_cannot_strike_at_the_rearguard() -> None:
    armies = {HERE: "gondor 3/0/1 boromir", THERE: "sauron 3 nazgul 3"}
    card = half("black-breath")
    game = board(armies, at_war=NATIONS, free=["muster-army"] * 2, hands=[card], rings=NO_RINGS)
    game = play(game, "attack", "some", 2, 0, False, card, 1, 1, 1, 1, 1, 3, 6, 6, 6)
    assert where(game, "boromir") == HERE
    assert field(game, HERE) == named("gondor-regular 1 gondor-leader 1")
    assert "black-breath" not in answered(game)


@rule("BG-BATTLE-12", "BG-CASUALTY-08")
def test_the_rearguard_takes_no_hits() -> None:
    game = with_rearguard("gondor 5", "sauron 2/2")
    game = play(game, 0, 1, 6, 6, 6, 6, 6)
    assert field(game, THERE) == named("sauron-regular 1 sauron-elite 2")


@rule("BG-BATTLE-13")
def test_the_rearguard_does_not_advance() -> None:
    game = play(with_rearguard("gondor 1", "sauron 3 nazgul 1"), 0, 6, 1)
    assert asked(game) == ("shadow", "advance")
    game = play(game, True)
    assert field(game, HERE) == named("sauron-regular 1")
    assert field(game, THERE) == named("sauron-regular 2")
    assert nazgul_in(game, THERE) == 1


@rule("BG-BATTLE-14", "BG-AMB-23")
def test_all_figures_of_nations_not_at_war_stay_in_the_rearguard() -> None:
    armies = {HERE: "gondor 2/0/1 rohan 1/1/1", THERE: "sauron 3"}
    game = board(armies, at_war=["gondor"], free=["muster-army"] * 2, rings=NO_RINGS)
    game = play(game, "attack", "all")
    assert rearguard(game)[0] == "1 rohan-regular, 1 rohan-elite, 1 rohan-leader"


@rule("BG-BATTLE-58")
def test_a_leader_not_at_war_keeps_a_unit_with_him() -> None:
    armies = {HERE: "gondor 3 rohan 0/0/1", THERE: "sauron 3"}
    game = play(board(armies, at_war=["gondor"], free=["muster-army"] * 2, rings=NO_RINGS), "attack")
    assert asked(game) == ("free-peoples", "how-many")
    assert game.names() == ["1", "2"]
    game = play(game, 2)
    assert rearguard(game)[0] == "1 gondor-regular, 1 rohan-leader"


@rule("BG-BATTLE-58")
def test_an_army_without_a_unit_to_spare_for_a_leader_not_at_war_cannot_attack() -> None:
    armies = {HERE: "gondor 1 rohan 0/0/1", THERE: "sauron 3"}
    game = board(armies, at_war=["gondor"], free=["muster-army"] * 2, rings=NO_RINGS)
    assert "attack" not in game.names()


@rule("BG-BATTLE-58", "BG-BATTLE-14")
def test_a_leader_not_at_war_may_stay_with_a_unit_of_his_own_nation() -> None:
    armies = {HERE: "gondor 1 rohan 1/0/1", THERE: "sauron 3"}
    game = board(armies, at_war=["gondor"], free=["muster-army"] * 2, rings=NO_RINGS)
    game = play(game, "attack")
    assert rearguard(game)[0] == "1 rohan-regular, 1 rohan-leader"


@rule("BG-BATTLE-57", "BG-AMB-57")
def test_leaders_can_be_kept_out_only_together_with_a_unit() -> None:
    game = board({HERE: "gondor 1", THERE: "sauron 2 nazgul 2 witch-king"}, at_war=["sauron"], shadow=["army"] * 2)
    game = play(game, "attack")
    assert rearguard(play(game, "all")) == ("-", 0, set())
    game = play(game, "some")  # one unit attacks, for two would leave none with the leaders
    assert asked(game) == ("shadow", "how-many")
    assert rearguard(play(game, 0, False)) == ("1 sauron-regular", 2, {"witch-king"})


@rule("BG-BATTLE-57")
def test_a_lone_unit_attacks_with_everyone_beside_it() -> None:
    game = shadow_attacks("gondor 1", "sauron 1 nazgul 2 witch-king")
    assert asked(game) == ("chance", "combat-die")
    assert rearguard(game) == ("-", 0, set())


@rule("BG-BATTLE-16", "BG-BATTLE-17")
def test_the_whole_attacked_army_defends_at_war_or_not() -> None:
    game = shadow_attacks("gondor 1/0/1 rohan 2 boromir", "sauron 2", at_war=["sauron"])
    game = play(game, 1, 1, 5, 1, 1, 1)
    assert told(game, "combat-roll")[1]["dice"] == [5, 1, 1, 1]  # three units, and Boromir's die
    assert asked(game) == ("free-peoples", "re-roll")
    assert game.names() == ["2", "1", "0"]
    assert units(play(game, 0), THERE) == 1


@rule("BG-BATTLE-59")
def test_an_attack_by_a_card_may_leave_a_rearguard() -> None:
    game = board(
        {"helms-deep": "isengard 3", "westemnet": "rohan 3"},
        {"helms-deep": "rohan 1"},
        at_war=NATIONS,
        free=["event", "event"],
        hands=["fp-strategy-10"],
        rings=NO_RINGS,
    )
    game = play(game, "play-event", "some", 2, False)
    assert asked(game) == ("chance", "combat-die")
    assert rearguard(game) == ("1 rohan-regular", 0, set())
