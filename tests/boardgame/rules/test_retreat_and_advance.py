"""Chapters 12.6 to 12.8: ceasing, retreating, and what the winner does."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from boardgame.battles import (
    HERE,
    THERE,
    free_attacks,
    free_sortie,
    lost,
    named,
    nazgul_in,
    no_cards,
    pile,
    shadow_assaults,
    shadow_attacks,
    units,
)
from boardgame.boards import FREE, NO_RINGS, REGIONS, SHADOW, Board, board, field, inside, where
from helpers import answered, asked, play, told
from marks import rule
from ringwar.boardgame.table.facts import NATIONS


def after_a_round(game: Board, dice: int = 2) -> Board:
    """Nobody plays a card and nobody hits; the attacker may cease."""
    return play(no_cards(game), *(1,) * dice)


# Ceasing


@rule("BG-BATTLE-40", "BG-BATTLE-41", "BG-BATTLE-43")
def test_a_ceasing_attacker_ends_the_battle_where_he_stands() -> None:
    game = after_a_round(shadow_attacks("gondor 1", "sauron 1"))
    assert asked(game) == (SHADOW, "cease")
    game = play(game, True)
    assert game.state.battle is None
    assert (units(game, THERE), units(game, HERE)) == (1, 1)
    assert "retreat" not in answered(game)


@rule("BG-BATTLE-42", "BG-BATTLE-44")
def test_if_the_attacker_goes_on_the_defender_may_retreat_and_if_he_stays_another_round_begins() -> None:
    game = play(after_a_round(shadow_attacks("gondor 1", "sauron 1")), False)
    assert asked(game) == (FREE, "retreat")
    game = play(game, False)
    assert asked(game) == ("chance", "combat-die")
    assert game.state.battle is not None
    game = after_a_round(game)
    assert game.state.battle is not None
    assert game.state.battle.round == 2


# Retreating


@rule("BG-BATTLE-45", "BG-BATTLE-46", "BG-BATTLE-48")
def test_the_whole_army_retreats_to_a_free_region_of_the_defenders_choice() -> None:
    game = shadow_attacks("gondor 2/1/1 boromir", "sauron 1")
    game = play(after_a_round(game, 5), 0, False, True)
    assert asked(game) == (FREE, "retreat-where")
    assert set(game.names()) == {"dead-marshes", "eastern-emyn-muil", "osgiliath", "south-ithilien"}
    game = play(game, "dead-marshes")
    assert field(game, "dead-marshes") == named("gondor-regular 2 gondor-elite 1 gondor-leader 1")
    assert where(game, "boromir") == "dead-marshes"
    assert field(game, HERE).size == 0


@rule("BG-BATTLE-48")
def test_nazgul_and_minions_retreat_with_their_army() -> None:
    game = free_attacks("gondor 1", "sauron 2 nazgul 2 witch-king")
    game = play(after_a_round(game, 3), 0, False, True, "noman-lands")
    assert (units(game, "noman-lands"), nazgul_in(game, "noman-lands"), nazgul_in(game, THERE)) == (2, 2, 0)
    assert where(game, "witch-king") == "noman-lands"


@rule("BG-BATTLE-47", "BG-BATTLE-61")
def test_a_defender_with_no_free_region_around_him_cannot_retreat() -> None:
    # Round Nurn lies only Gorgoroth; round Barad-dûr too.
    armies = {"gorgoroth": "gondor 2", "nurn": "sauron 1"}
    game = board(armies, at_war=NATIONS, free=["muster-army"] * 2, rings=NO_RINGS)
    game = after_a_round(play(game, "attack", "all"), 3)
    game = play(game, False)
    assert asked(game) == ("chance", "combat-die")
    assert "retreat" not in answered(game)


@rule("BG-BATTLE-61")
def test_nobody_retreats_onto_a_settlement_of_the_enemy_even_an_empty_one() -> None:
    game = shadow_attacks("gondor 1", "sauron 1", "shadow-strategy-01")
    assert "minas-morgul" in {each.name for each in REGIONS[HERE].adjacent}
    game = play(after_a_round(game), False, True)
    assert "minas-morgul" not in game.names()
    game = shadow_attacks("gondor 1", "sauron 1", at="lossarnach", origin="osgiliath", control={"pelargir": SHADOW})
    game = play(after_a_round(game), False, True)  # Minas Tirith alone is left
    assert units(game, "minas-tirith") == 1


@rule("BG-BATTLE-62")
def test_the_defender_may_retreat_to_friends_also_where_they_besiege_a_stronghold() -> None:
    armies = {"fords-of-isen": "rohan 1", "westemnet": "rohan 3", "orthanc": "rohan 2", "gap-of-rohan": "isengard 1"}
    game = board(armies, {"orthanc": "isengard 1"}, at_war=NATIONS, shadow=["army"] * 2)
    game = after_a_round(play(game, "attack", "gap-of-rohan", "fords-of-isen"))
    game = play(game, False, True)
    assert set(game.names()) == {"druwaith-iaur", "fangorn", "helms-deep", "westemnet", "orthanc"}
    assert units(play(game, "westemnet"), "westemnet") == 4
    besieging = play(game, "orthanc")
    assert units(besieging, "orthanc") == 3
    assert inside(besieging, "orthanc") == named("isengard-regular 1")


@rule("BG-BATTLE-49", "BG-AMB-13")
def test_saruman_stays_alone_and_unharmed_when_his_army_retreats() -> None:
    game = free_attacks("rohan 2", "isengard 1 saruman", at="orthanc", origin="fords-of-isen")
    game = play(game, False, 1, 1, 1, 0, False, True)
    assert units(game, "gap-of-rohan") == 1
    assert where(game, "saruman") == "orthanc"
    assert not lost(game, "saruman")


@rule("BG-BATTLE-50")
def test_the_stacking_limit_holds_where_the_army_retreats_to() -> None:
    armies = {HERE: "gondor 1/1", THERE: "sauron 1", "osgiliath": "gondor 9"}
    game = board(armies, at_war=NATIONS, shadow=["army"] * 2)
    game = play(after_a_round(play(game, "attack"), 3), False, True, "osgiliath")
    assert asked(game) == (FREE, "remove-excess")
    game = play(game, "gondor-regular")
    assert field(game, "osgiliath") == named("gondor-regular 9 gondor-elite 1")
    assert pile(game, "gondor-regular") == (0, 15 - 9)


@rule("BG-BATTLE-45", "BG-POLITICS-09")
def test_a_retreat_into_the_land_of_an_enemy_nation_rouses_it() -> None:
    armies = {"dead-marshes": "sauron 1", "osgiliath": "rohan 1"}
    game = board(armies, at_war=["rohan"], free=["muster-army"] * 2, rings=NO_RINGS)
    game = play(after_a_round(play(game, "attack")), False, True)
    assert game.state.active["gondor"] is False
    assert play(game, "druadan-forest").state.active["gondor"] is True
    assert play(game, "eastern-emyn-muil").state.active["gondor"] is False


@rule("BG-BATTLE-52", "BG-STACK-04")
def test_the_stacking_limit_holds_where_the_winners_advance_to() -> None:
    armies = {"helms-deep": "isengard 1", "westemnet": "rohan 8"}
    game = board(armies, {"helms-deep": "rohan 1 north 2"}, at_war=NATIONS, free=["muster-army"] * 2, rings=NO_RINGS)
    game = play(game, "attack", "westemnet", "all", 6, 1, 1, 1, 1, 1, True, "all")
    assert asked(game) == (FREE, "remove-excess")
    assert units(play(game, "rohan-regular"), "helms-deep") == 10


# The end of the battle


@rule("BG-BATTLE-51", "BG-BATTLE-52", "BG-BATTLE-53")
def test_after_a_retreat_the_attacker_may_advance_or_not() -> None:
    game = play(after_a_round(shadow_attacks("gondor 1", "sauron 1")), False, True, "osgiliath")
    assert asked(game) == (SHADOW, "advance")
    assert units(play(game, True), HERE) == 1
    stays = play(game, False)
    assert (units(stays, HERE), units(stays, THERE)) == (0, 1)
    assert stays.state.battle is None


@rule("BG-BATTLE-51", "BG-BATTLE-52")
def test_a_withdrawal_into_a_stronghold_ends_the_battle() -> None:
    game = shadow_attacks("rohan 1", "isengard 1", at="helms-deep", origin="fords-of-isen")
    game = play(game, False, 1, 1, False, False, True, False)
    assert game.state.battle is None
    assert units(game, "helms-deep") == 1


@rule("BG-BATTLE-51", "BG-BATTLE-52", "BG-BATTLE-55")
def test_a_destroyed_army_leaves_its_region_to_the_winner_at_no_further_cost() -> None:
    game = play(no_cards(shadow_attacks("gondor 1", "sauron 3 nazgul 1")), 6, 1, 1, 1, 0)
    assert asked(game) == (SHADOW, "advance")
    game = play(game, True, "all")
    assert (units(game, HERE), nazgul_in(game, HERE), units(game, THERE)) == (3, 1, 0)
    assert game.state.dice[SHADOW] == ("army",)
    assert len(told(game, "use-die")) == 1


@rule("BG-BATTLE-51")
def test_an_attacker_who_is_destroyed_has_lost_and_nobody_advances() -> None:
    game = play(no_cards(shadow_attacks("gondor 1", "sauron 1")), 1, 6)
    assert game.state.battle is None
    assert (units(game, HERE), units(game, THERE)) == (1, 0)
    assert "advance" not in answered(game)


@rule("BG-BATTLE-53")
def test_a_settlement_is_captured_only_by_those_who_enter_it() -> None:
    game = play(no_cards(shadow_attacks("north 1", "sauron 1", at="dale", origin="old-forest-road")), 6, 1)
    assert play(game, False).state.control == {}
    assert play(game, True).state.control == {REGIONS["dale"]: SHADOW}


@rule("BG-BATTLE-54", "BG-BATTLE-63")
def test_part_of_the_army_may_advance_with_at_least_one_unit() -> None:
    game = play(no_cards(shadow_attacks("gondor 1", "sauron 2/1 nazgul 2 witch-king")), 6, 1, 1, 1, 0, True, "some")
    assert game.names() == ["0", "1", "2"]
    assert asked(play(game, 0)) == (SHADOW, "how-many")  # the elite unit must go then, and Nazgûl are asked for
    assert play(game, 0).names() == ["0", "1", "2"]
    game = play(game, 0, 1, True)
    assert field(game, HERE) == named("sauron-elite 1")
    assert (nazgul_in(game, HERE), nazgul_in(game, THERE), where(game, "witch-king")) == (1, 1, HERE)


@rule("BG-BATTLE-54")
def test_leaders_may_stay_only_if_units_stay() -> None:
    game = play(no_cards(free_attacks("gondor 2/0/2", "sauron 1")), 6, 1, 1, 0, True, "some")
    all_go = play(game, 2)
    assert field(all_go, THERE) == named("gondor-regular 2 gondor-leader 2")
    some_go = play(game, 1)
    assert some_go.names() == ["0", "1", "2"]
    assert field(play(some_go, 0), HERE) == named("gondor-regular 1 gondor-leader 2")


@rule("BG-BATTLE-54")
def test_leaders_may_stay_with_the_rearguard_when_all_who_fought_advance() -> None:
    armies = {HERE: "gondor 2/0/1", THERE: "sauron 1"}
    game = board(armies, at_war=NATIONS, free=["muster-army"] * 2, rings=NO_RINGS)
    game = play(game, "attack", "some", 1, 6, 1, True, "some", 0)
    assert field(game, HERE) == named("gondor-regular 1 gondor-leader 1")
    assert field(game, THERE) == named("gondor-regular 1")


@rule("BG-BATTLE-56", "BG-CASUALTY-06")
def test_if_both_armies_are_destroyed_nobody_advances_and_nothing_is_captured() -> None:
    game = play(no_cards(shadow_attacks("north 1", "sauron 1", at="dale", origin="old-forest-road")), 6, 6)
    assert game.state.armies == {}
    assert game.state.control == {}
    assert "advance" not in answered(game)


@rule("BG-BATTLE-56", "BG-CASUALTY-06")
@pytest.mark.parametrize("battle", [shadow_assaults, free_sortie])
def test_besieger_and_besieged_who_destroy_each_other_leave_the_stronghold_as_it_was(
    battle: Callable[..., Board],
) -> None:
    game = play(no_cards(battle("rohan 1", "isengard 1")), 6, 6)
    assert (game.state.armies, game.state.boxes, game.state.control) == ({}, {}, {})


@rule("BG-BATTLE-64")
def test_saruman_does_not_advance_with_his_army() -> None:
    game = out_of_orthanc("isengard 2 saruman")
    game = play(no_cards(game), 6, 1, 1, 0, True, "all")
    assert units(game, "fords-of-isen") == 2
    assert where(game, "saruman") == "orthanc"


def out_of_orthanc(shadow: str) -> Board:
    """An army from Orthanc attacks Rohan at the fords."""
    return shadow_attacks("rohan 1", shadow, at="fords-of-isen", origin="orthanc")


@rule("BG-BATTLE-52", "BG-BATTLE-13")
def test_units_not_at_war_never_advance() -> None:
    game = shadow_attacks("gondor 1", "sauron 1 southrons 1", at_war=["sauron"])
    game = play(no_cards(game), 6, 1, True)
    assert field(game, HERE) == named("sauron-regular 1")
    assert field(game, THERE) == named("southrons-regular 1")


@rule("BG-BATTLE-48", "BG-BATTLE-51")
def test_an_army_that_retreats_loses_nothing() -> None:
    game = play(after_a_round(shadow_attacks("gondor 2/0/1 boromir", "sauron 1"), 4), 0, False, True, "osgiliath")
    assert not told(game, "lose")
    assert game.state.eliminated == ()
    assert pile(game, "gondor-regular") == (0, 13)
