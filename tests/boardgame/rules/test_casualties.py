"""Chapter 14: casualties."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

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
from boardgame.boards import FREE, NO_RINGS, SHADOW, Board, board, field, inside, where
from helpers import answered, asked, key, play, told
from marks import rule
from ringwar.boardgame.table.facts import NATIONS

Attack = Callable[..., Board]


def struck(free: str, hits: int, **fields: Any) -> Board:
    """A Free Peoples army, attacked by five units, has to take hits and hits nothing itself."""
    game = no_cards(shadow_attacks(free, "sauron 5", **fields))
    game = play(game, *(6,) * hits, *(1,) * (5 - hits))
    while asked(game) == ("chance", "combat-die"):
        game = play(game, 1)
    return play(game, 0) if key(game) == "re-roll" else game


# Taking hits


@rule("BG-CASUALTY-01")
def test_each_side_takes_as_many_hits_as_the_other_scored() -> None:
    game = play(no_cards(shadow_attacks("gondor 5", "sauron 5")), 6, 6, 6, 1, 1, 6, 5, 1, 1, 1)
    assert (units(game, HERE), units(game, THERE)) == (2, 3)


@rule("BG-CASUALTY-02", "BG-CASUALTY-03")
@pytest.mark.parametrize(
    ("hits", "options"),
    [
        (1, ["remove-gondor-regular", "reduce-gondor-elite"]),
        (2, ["remove-gondor-regular", "reduce-gondor-elite", "remove-gondor-elite"]),
    ],
)
def test_a_hit_removes_a_regular_or_reduces_an_elite_and_two_remove_an_elite(hits: int, options: list[str]) -> None:
    game = struck("gondor 2/2", hits)
    assert asked(game) == (FREE, "loss")
    assert game.names() == options


@rule("BG-EX-36", "BG-CASUALTY-02", "BG-CASUALTY-03", "BG-CASUALTY-07")
@pytest.mark.parametrize(
    ("answers", "left"),
    [
        (["remove-gondor-regular", "remove-gondor-regular"], "gondor-elite 2"),
        (["reduce-gondor-elite", "reduce-gondor-elite"], "gondor-regular 4"),
        (["remove-gondor-elite"], "gondor-regular 2 gondor-elite 1"),
        (["remove-gondor-regular", "reduce-gondor-elite", "reinforcements"], "gondor-regular 2 gondor-elite 1"),
        (["reduce-gondor-elite", "remove-gondor-regular"], "gondor-regular 2 gondor-elite 1"),
    ],
)
def test_two_hits_can_be_taken_in_every_printed_way(answers: list[str], left: str) -> None:
    game = play(struck("gondor 2/2", 2), *answers)
    assert asked(game) == (SHADOW, "cease")
    assert field(game, HERE) == named(left)


@rule("BG-CASUALTY-03", "BG-CASUALTY-04")
def test_three_hits_may_cost_one_regular_and_one_elite() -> None:
    game = struck("gondor 3/3", 3)
    game = play(game, "remove-gondor-elite", "remove-gondor-regular")
    assert field(game, HERE) == named("gondor-regular 2 gondor-elite 2")


@rule("BG-CASUALTY-04")
def test_the_owner_chooses_among_the_nations_of_his_army() -> None:
    game = struck("gondor 1 rohan 1/1 elves 0/1", 1)
    assert asked(game) == (FREE, "loss")
    assert set(game.names()) == {
        "remove-gondor-regular",
        "remove-rohan-regular",
        "reduce-rohan-elite",
        "reduce-elves-elite",
    }
    game = play(game, "reduce-rohan-elite")
    assert field(game, HERE) == named("gondor-regular 1 rohan-regular 2 elves-elite 1")


@rule("BG-CASUALTY-05")
@pytest.mark.parametrize(("attack", "first", "second"), [(shadow_attacks, SHADOW, FREE), (free_attacks, FREE, SHADOW)])
def test_the_attacker_removes_his_casualties_first(attack: Attack, first: str, second: str) -> None:
    game = play(no_cards(attack("gondor 1/1", "sauron 1/1")), 6, 1, 6, 1)
    assert asked(game) == (first, "loss")
    game = play(game, game.names()[0])
    assert asked(game) == (second, "loss")


@rule("BG-CASUALTY-06")
def test_the_defender_takes_his_hits_although_the_attacker_is_gone() -> None:
    game = play(no_cards(shadow_attacks("gondor 3", "sauron 2")), 6, 6, 6, 6, 1)
    assert (units(game, THERE), units(game, HERE)) == (0, 1)


@rule("BG-CASUALTY-07")
def test_a_reduced_elite_can_be_removed_as_a_regular_by_the_next_hit() -> None:
    game = play(struck("gondor 0/1", 2), "reduce-gondor-elite")
    assert field(game, HERE).size == 0
    assert pile(game, "gondor-elite")[0] == 1
    assert pile(game, "gondor-regular")[0] == 1


@rule("BG-CASUALTY-08")
def test_hits_beyond_what_the_army_can_take_are_lost() -> None:
    game = struck("gondor 2", 5)
    assert asked(game) == (SHADOW, "advance")
    assert pile(game, "gondor-regular") == (2, 13)


# Replacing an elite


@rule("BG-CASUALTY-09", "BG-CASUALTY-10")
@pytest.mark.parametrize(("source", "left"), [("casualties", (0, 11)), ("reinforcements", (1, 10))])
def test_the_owner_says_where_the_replacing_regular_comes_from(source: str, left: tuple[int, int]) -> None:
    game = play(struck("gondor 3/1", 1, casualties={"gondor": {"regular": 1}}), "reduce-gondor-elite")
    assert asked(game) == (FREE, "regular-from")
    assert game.names() == ["casualties", "reinforcements"]
    game = play(game, source)
    assert field(game, HERE) == named("gondor-regular 4")
    assert pile(game, "gondor-regular") == left
    assert pile(game, "gondor-elite") == (1, 4)


@rule("BG-CASUALTY-09")
def test_without_casualties_the_replacing_regular_comes_from_the_reinforcements() -> None:
    game = play(struck("gondor 1/1", 1), "reduce-gondor-elite")
    assert asked(game) == (SHADOW, "cease")
    assert pile(game, "gondor-regular") == (0, 13)


@rule("BG-EX-37")
def test_a_regular_among_the_casualties_comes_back_for_an_elite() -> None:
    armies = {HERE: "elves 0/1", THERE: "sauron 1", "rivendell": "elves 4"}
    game = board(armies, at_war=NATIONS, shadow=["army"] * 2, casualties={"elves": {"regular": 1}})
    game = play(game, "attack", 6, 1)
    assert field(game, HERE) == named("elves-regular 1")
    assert pile(game, "elves-regular") == (0, 0)
    assert pile(game, "elves-elite") == (1, 9)


@rule("BG-CASUALTY-11", "BG-CASUALTY-14")
def test_shadow_figures_go_back_to_the_reinforcements() -> None:
    game = play(no_cards(free_attacks("gondor 5", "sauron 3/1")), 6, 6, 1, 1, 1, 1, 1, 1, 1)
    game = play(game, "reduce-sauron-elite")
    assert field(game, THERE) == named("sauron-regular 3")
    assert pile(game, "sauron-elite") == (0, 6)
    assert pile(game, "sauron-regular") == (0, 36 - 3)


@rule("BG-CASUALTY-12", "BG-AMB-10")
def test_an_elite_that_cannot_be_replaced_is_lost_for_one_hit() -> None:
    armies = {HERE: "elves 0/2", THERE: "sauron 2", "rivendell": "elves 5"}
    game = board(armies, at_war=NATIONS, shadow=["army"] * 2)
    one_hit = play(game, "attack", "all", 6, 1, 1, 1)
    assert field(one_hit, HERE) == named("elves-elite 1")
    assert pile(one_hit, "elves-elite") == (1, 8)
    two_hits = play(game, "attack", "all", 6, 6, 1, 1)
    assert two_hits.names() == ["lose-elves-elite", "remove-elves-elite"]
    assert field(play(two_hits, "lose-elves-elite"), HERE).size == 0
    assert field(play(two_hits, "remove-elves-elite"), HERE) == named("elves-elite 1")


# Where the lost go


@rule("BG-CASUALTY-13")
def test_lost_units_of_the_free_peoples_are_out_of_the_game() -> None:
    game = play(struck("gondor 2/1", 3), "remove-gondor-regular", "remove-gondor-elite")
    assert field(game, HERE) == named("gondor-regular 1")
    assert pile(game, "gondor-regular") == (1, 13)
    assert pile(game, "gondor-elite") == (1, 4)


@rule("BG-CASUALTY-15")
def test_leaders_nazgul_and_characters_pay_for_no_hits() -> None:
    game = struck("gondor 2/1/2 boromir", 2)
    assert set(game.names()) == {"remove-gondor-regular", "reduce-gondor-elite", "remove-gondor-elite"}
    game = play(no_cards(free_attacks("gondor 2", "sauron 2 nazgul 2 witch-king")), 6, 1, 1, 1, 0)
    assert (units(game, THERE), nazgul_in(game, THERE), where(game, "witch-king")) == (1, 2, THERE)


@rule("BG-CASUALTY-16", "BG-CASUALTY-17", "BG-CASUALTY-19")
def test_with_its_last_unit_an_army_loses_leaders_and_companions_for_good() -> None:
    game = struck("gondor 1/0/2 boromir meriadoc", 1)
    assert asked(game) == (SHADOW, "advance")
    assert lost(game, "boromir")
    assert lost(game, "meriadoc")
    assert pile(game, "gondor-leader") == (2, 2)
    assert [each["piece"] for each in told(game, "lose")] == ["gondor-regular", "gondor-leader", "gondor-leader"]


@rule("BG-CASUALTY-16", "BG-CASUALTY-18", "BG-CASUALTY-19")
def test_with_its_last_unit_a_shadow_army_loses_nazgul_and_minions() -> None:
    game = free_attacks("gondor 2", "sauron 1 nazgul 3 witch-king mouth-of-sauron")
    game = play(no_cards(game), 6, 1, 1, 0)
    assert nazgul_in(game, THERE) == 0
    assert pile(game, "nazgul")[1] == 8
    assert lost(game, "witch-king")
    assert lost(game, "mouth-of-sauron")


@rule("BG-CASUALTY-16")
@pytest.mark.parametrize("battle", [shadow_assaults, free_sortie])
def test_those_in_a_stronghold_fall_with_its_last_unit_and_the_besiegers_do_not(battle: Attack) -> None:
    game = no_cards(battle("rohan 1/0/1 boromir", "isengard 2 nazgul 1"))
    game = play(game, *((6, 1, 1, 1, 0, 0) if battle is shadow_assaults else (1, 1, 6, 1, 0, 0)))
    assert inside(game, "helms-deep").size == 0
    assert lost(game, "boromir")
    assert pile(game, "rohan-leader")[0] == 1
    assert nazgul_in(game, "helms-deep") == 1


@rule("BG-CASUALTY-20")
def test_the_rearguard_outlives_the_attackers_with_its_own_leaders_and_characters() -> None:
    armies = {HERE: "gondor 3/0/2 boromir legolas", THERE: "sauron 5"}
    game = board(armies, at_war=NATIONS, free=["muster-army"] * 2, rings=NO_RINGS)
    game = play(game, "attack", "some", 1, 1, True, False)
    game = play(game, 1, 1, 6, 1, 1, 1, 1, 0)
    assert field(game, HERE) == named("gondor-regular 2 gondor-leader 1")
    assert (where(game, "legolas"), lost(game, "boromir")) == (HERE, True)
    assert pile(game, "gondor-leader") == (1, 2)


@rule("BG-CASUALTY-20")
def test_the_nazgul_of_a_rearguard_survive_the_attackers() -> None:
    game = board({HERE: "gondor 5", THERE: "sauron 3 nazgul 3"}, at_war=NATIONS, shadow=["army"] * 2)
    game = play(game, "attack", "some", 1, 1, 1, 6, 1, 1, 1, 1, 0)
    assert (units(game, THERE), nazgul_in(game, THERE)) == (2, 2)
    assert pile(game, "nazgul")[1] == 6


@rule("BG-CASUALTY-01", "BG-CASUALTY-04")
def test_the_owner_is_asked_hit_by_hit_and_told_how_many_are_left() -> None:
    game = struck("gondor 3/3", 3)
    left = []
    for answer in ("reduce-gondor-elite", "reduce-gondor-elite", "remove-gondor-regular"):
        assert game.question is not None
        left.append(game.question.about["count"])
        game = play(game, answer)
    assert left == [3, 2, 1]
    assert field(game, HERE) == named("gondor-regular 4 gondor-elite 1")
    assert answered(game).count("loss") == 3
