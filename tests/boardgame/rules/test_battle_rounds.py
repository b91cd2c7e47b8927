"""Chapters 12.3 to 12.5: strength, leadership, and the rolls of a combat round."""

from __future__ import annotations

import pytest

from boardgame.battles import (
    HERE,
    THERE,
    free_attacks,
    free_sortie,
    half,
    named,
    no_cards,
    rolled,
    shadow_assaults,
    shadow_attacks,
    units,
)
from boardgame.boards import FREE, NO_RINGS, SHADOW, Board, board, field
from helpers import answered, asked, play, told
from marks import rule
from ringwar.boardgame.rules.combat_round import hits
from ringwar.boardgame.table.facts import NATIONS

ONES = (1,) * 5


# Combat strength and leadership


@rule("BG-BATTLE-18", "BG-BATTLE-19", "BG-EX-27", "BG-EX-28")
@pytest.mark.parametrize(("shadow", "dice"), [("sauron 1", 1), ("sauron 3/1", 4), ("sauron 4/1", 5), ("sauron 6/2", 5)])
def test_an_army_rolls_a_die_for_each_unit_and_five_at_most(shadow: str, dice: int) -> None:
    game = play(no_cards(shadow_attacks("gondor 5", shadow)), *(1,) * dice)
    assert rolled(game)[0]["dice"] == [1] * dice


@rule("BG-BATTLE-18")
def test_leaders_and_nazgul_add_no_dice() -> None:
    game = play(no_cards(shadow_attacks("gondor 1/0/3", "sauron 2 nazgul 3 witch-king")), 1, 1, 1)
    assert [each["dice"] for each in rolled(game)] == [[1, 1], [1]]


@rule("BG-BATTLE-20")
@pytest.mark.parametrize(
    ("shadow", "leadership"),
    [
        ("sauron 5", 0),
        ("sauron 5 nazgul 1", 1),
        ("sauron 5 nazgul 2 witch-king", 4),
        ("sauron 5 mouth-of-sauron", 2),
    ],
)
def test_leadership_is_that_of_nazgul_and_characters_together(shadow: str, leadership: int) -> None:
    game = play(no_cards(shadow_attacks("gondor 1", shadow)), *ONES, 1)
    assert game.names() == ([str(number) for number in range(leadership, -1, -1)] if leadership else ["yes", "no"])


@rule("BG-BATTLE-20")
def test_leadership_of_the_free_peoples_is_that_of_leaders_and_companions_together() -> None:
    game = play(no_cards(free_attacks("gondor 2/0/1 rohan 2/0/1 aragorn", "sauron 1")), *ONES, 1)
    assert asked(game) == (FREE, "re-roll")
    assert game.names() == ["4", "3", "2", "1", "0"]


@rule("BG-BATTLE-21")
def test_no_roll_has_more_than_five_dice_whatever_is_added() -> None:
    game = play(no_cards(free_attacks("gondor 4 gandalf-the-grey boromir legolas", "sauron 1")), *ONES)
    assert len(rolled(game)[0]["dice"]) == 5  # four units and three captains
    charge = half("charge")
    game = play(shadow_attacks("elves 0/6", "sauron 5/2", charge), charge, *ONES)
    assert told(game, "extra-attack")[0]["dice"] == [1] * 5


# The steps of a round


@rule("BG-BATTLE-22", "BG-BATTLE-23", "BG-AMB-15")
def test_both_sides_carry_out_each_step_before_the_next_and_the_attacker_begins() -> None:
    game = shadow_attacks("gondor 1/1/1", "sauron 1/1 nazgul 1", half("charge"), half("mumakil"))
    steps = []
    for answer in ("none", "none", 6, 1, 6, 1, 0, 0, "remove-sauron-regular", "remove-gondor-regular", True):
        assert game.question is not None
        steps.append((game.question.key, game.question.about.get("roller", game.question.side)))
        game = play(game, answer)
    each_side = [SHADOW, FREE]
    assert steps == [
        *(("combat-card", side) for side in each_side),
        *(("combat-die", side) for side in (SHADOW, SHADOW, FREE, FREE)),
        *(("re-roll", side) for side in each_side),
        *(("loss", side) for side in each_side),
        ("cease", SHADOW),
    ]


@rule("BG-BATTLE-24", "BG-AMB-15")
def test_the_attacker_commits_first_to_his_re_roll_also_when_the_free_peoples_attack() -> None:
    game = play(no_cards(free_attacks("gondor 1/0/1", "sauron 1 nazgul 1")), 1, 1)
    assert asked(game) == (FREE, "re-roll")
    game = play(game, 1, 1)
    assert asked(game) == (SHADOW, "re-roll")


@rule("BG-BATTLE-25")
def test_fives_and_sixes_hit() -> None:
    game = play(no_cards(shadow_attacks("gondor 5", "sauron 5")), 1, 2, 3, 4, 5, 4, 5, 6, 5, 3)
    assert [each["hits"] for each in rolled(game)] == [1, 3]
    assert (units(game, HERE), units(game, THERE)) == (4, 2)


@rule("BG-BATTLE-26", "BG-BATTLE-27", "BG-EX-29")
def test_only_dice_that_missed_are_rolled_again() -> None:
    game = play(no_cards(free_attacks("gondor 5/0/3", "sauron 5/1")), 1, 3, 5, 5, 6, *ONES)
    assert asked(game) == (FREE, "re-roll")
    assert game.names() == ["2", "1", "0"]
    game = play(game, 2, 5, 4)
    assert game.state.battle is not None
    assert game.state.battle.hits[SHADOW] == 4


@rule("BG-BATTLE-26")
def test_leadership_limits_the_re_roll() -> None:
    game = play(no_cards(free_attacks("gondor 5/0/2", "sauron 5")), *ONES, *ONES)
    assert game.names() == ["2", "1", "0"]


@rule("BG-BATTLE-26", "BG-BATTLE-21")
def test_no_more_than_five_dice_are_rolled_again() -> None:
    game = play(no_cards(shadow_attacks("gondor 1", "sauron 6 nazgul 7")), *ONES, 1)
    assert game.names() == ["5", "4", "3", "2", "1", "0"]


@rule("BG-BATTLE-27")
def test_a_die_is_rolled_again_only_once() -> None:
    game = play(no_cards(free_attacks("gondor 2/0/2", "sauron 2")), 1, 1, 1, 1, 2, 1, 1)
    assert asked(game) == (FREE, "cease")


@rule("BG-BATTLE-26", "BG-BATTLE-27")
def test_a_hit_in_the_re_roll_does_not_use_up_another_die_of_it() -> None:
    game = play(no_cards(free_attacks("gondor 4/0/2", "sauron 5")), 1, 1, 1, 1, *ONES, 2, 6, 6)
    assert told(game, "leader-re-roll")[0]["dice"] == [6, 6]
    assert units(game, THERE) == 3


@rule("BG-BATTLE-28")
def test_a_player_may_roll_fewer_dice_again_or_none() -> None:
    game = play(no_cards(free_attacks("gondor 3/0/3", "sauron 3")), 1, 1, 1, 1, 1, 1)
    one = play(game, 1, 6)
    assert (asked(one), units(one, THERE)) == ((FREE, "cease"), 2)
    none = play(game, 0)
    assert (asked(none), units(none, THERE)) == ((FREE, "cease"), 3)


@rule("BG-BATTLE-34", "BG-BATTLE-23")
def test_units_that_will_be_lost_still_fight_in_the_round() -> None:
    game = play(no_cards(shadow_attacks("gondor 1", "sauron 1")), 6)
    assert asked(game) == ("chance", "combat-die")
    assert units(game, HERE) == 1
    game = play(game, 6)
    assert (units(game, HERE), units(game, THERE)) == (0, 0)


# Modifiers


@rule("BG-BATTLE-30", "BG-BATTLE-33", "BG-EX-30", "BG-EX-31")
@pytest.mark.parametrize(
    ("bonus", "number", "hitting"),
    [
        (0, 5, {5, 6}),
        (1, 5, {4, 5, 6}),
        (2, 5, {3, 4, 5, 6}),
        (4, 5, {2, 3, 4, 5, 6}),
        (-1, 5, {6}),
        (-1, 6, {6}),
        (0, 6, {6}),
        (1, 6, {5, 6}),
    ],
)
def test_a_modifier_is_added_to_each_die_but_ones_miss_and_sixes_hit(
    bonus: int, number: int, hitting: set[int]
) -> None:
    assert {die for die in range(1, 7) if hits(die, bonus, number)} == hitting


@rule("BG-BATTLE-30", "BG-EX-30")
def test_with_one_added_to_the_combat_roll_fours_hit() -> None:
    valour = half("valour")
    game = play(shadow_attacks("gondor 3/1", "sauron 5", valour), valour, *ONES, 3, 4, 5, 6)
    assert rolled(game)[1]["hits"] == 3
    assert units(game, THERE) == 2


@rule("BG-BATTLE-31")
def test_modifiers_of_both_cards_are_added_together() -> None:
    mine, theirs = half("valour"), half("desperate-battle")
    game = play(shadow_attacks("gondor 3/1", "sauron 5", mine, theirs), theirs, mine, *ONES, 2, 3, 3, 1)
    assert [each["bonus"] for each in rolled(game)] == [1, 2]
    assert units(game, THERE) == 3


@rule("BG-BATTLE-31", "BG-BATTLE-33")
def test_modifiers_against_each_other_cancel_out() -> None:
    mine, theirs = half("advantageous-position"), half("desperate-battle")
    game = shadow_attacks("rohan 5", "sauron 5", mine, theirs, at="eastemnet", origin="western-emyn-muil")
    game = play(game, theirs, mine, 4, 4, 5, 6, 1, *ONES)
    assert (rolled(game)[0]["bonus"], rolled(game)[0]["hits"]) == (0, 2)


@rule("BG-BATTLE-29", "BG-BATTLE-32")
@pytest.mark.parametrize(
    ("combat_id", "on_roll", "on_re_roll"),
    [("valour", 1, 0), ("servant-of-the-secret-fire", 1, 0), ("it-is-a-gift", 1, 1)],
)
def test_a_modifier_counts_for_the_roll_that_its_text_names(combat_id: str, on_roll: int, on_re_roll: int) -> None:
    fellowship = {"at": HERE}
    card = half(combat_id)
    game = shadow_attacks("gondor 1/1 gandalf-the-grey", "sauron 3", card, fellowship=fellowship)
    game = play(game, card, 1, 1, 1, 4, 1, 1, 1, 4)
    assert rolled(game)[1]["hits"] == on_roll
    assert told(game, "leader-re-roll")[0]["hits"] == on_re_roll


# Cities, fortifications and strongholds


def needed(game: Board) -> list[tuple[str, int]]:
    """The number that each combat roll so far needed."""
    return [(each["side"], each["needed"]) for each in rolled(game)]


def round_without_casualties(game: Board) -> Board:
    """Each side of two units rolls ones, and the battle goes on if it can."""
    game = play(no_cards(game), 1, 1, 1, 1)
    while asked(game)[1] in ("cease", "retreat", "withdraw"):
        game = play(game, False)
    return game


@rule("BG-BATTLE-35", "BG-BATTLE-36", "BG-BATTLE-37", "BG-BATTLE-39", "BG-BATTLE-60")
@pytest.mark.parametrize(
    ("at", "origin", "first"),
    [
        ("dale", "old-forest-road", 6),  # a city
        ("osgiliath", "north-ithilien", 6),  # a fortification
        ("westemnet", "eastemnet", 5),  # a town
        (HERE, THERE, 5),
    ],
)
def test_walls_help_the_defender_in_the_first_round_only(at: str, origin: str, first: int) -> None:
    game = shadow_attacks("gondor 2", "sauron 2", at=at, origin=origin)
    game = round_without_casualties(round_without_casualties(game))
    assert needed(game) == [(SHADOW, first), (FREE, 5), (SHADOW, 5), (FREE, 5)]


@rule("BG-BATTLE-35")
def test_walls_help_a_shadow_army_too() -> None:
    game = free_attacks("rohan 2", "sauron 2", at="dale", origin="old-forest-road", control={"dale": SHADOW})
    assert needed(round_without_casualties(game)) == [(FREE, 6), (SHADOW, 5)]


@rule("BG-BATTLE-39")
def test_a_stronghold_gives_no_bonus_in_a_field_battle_only_in_an_assault() -> None:
    field_battle = play(shadow_attacks("rohan 2", "isengard 2", at="helms-deep", origin="fords-of-isen"), False)
    assert needed(play(no_cards(field_battle), 1, 1, 1, 1)) == [(SHADOW, 5), (FREE, 5)]
    assault = shadow_assaults("rohan 2", "isengard 0/2")
    assault = play(no_cards(assault), 1, 1, 1, 1, "isengard-elite")
    assert needed(play(no_cards(assault), 1, 1, 1, 1)) == [(SHADOW, 6), (FREE, 5)] * 2
    sortie = free_sortie("rohan 2", "isengard 2")
    assert needed(play(no_cards(sortie), 1, 1, 1, 1)) == [(FREE, 5), (SHADOW, 5)]


@rule("BG-BATTLE-39")
def test_the_besieger_has_no_walls_in_a_relief_battle() -> None:
    armies = {"helms-deep": "isengard 2", "westemnet": "rohan 2"}
    game = board(armies, {"helms-deep": "rohan 1"}, at_war=NATIONS, free=["muster-army"] * 2, rings=NO_RINGS)
    game = play(game, "attack", "westemnet", "all", 1, 1, 1, 1)
    assert needed(game) == [(FREE, 5), (SHADOW, 5)]


@rule("BG-BATTLE-38")
def test_the_leader_re_roll_against_a_city_needs_a_six_in_the_first_round() -> None:
    game = shadow_attacks("north 2", "sauron 2 nazgul 2", at="dale", origin="old-forest-road")
    game = play(no_cards(game), 1, 1, 1, 1, 2, 5, 6)
    assert units(game, "dale") == 1
    game = play(game, False, False, 1, 1, 1, 1, 5)
    assert units(game, "dale") == 0


@rule("BG-EX-32")
def test_the_same_dice_against_dale_hit_once_and_then_three_times() -> None:
    game = shadow_attacks("north 5", "sauron 3", at="dale", origin="old-forest-road")
    game = play(no_cards(game), 5, 5, 6, *ONES)
    assert (units(game, "dale"), field(game, "old-forest-road")) == (4, named("sauron-regular 3"))
    game = play(game, False, False, 5, 5, 6, 5, 4, 1, 1)
    assert (units(game, "dale"), units(game, "old-forest-road")) == (1, 2)


@rule("BG-BATTLE-22", "BG-BATTLE-28")
def test_without_leadership_nobody_is_asked_for_a_re_roll() -> None:
    game = play(no_cards(shadow_attacks("gondor 2", "sauron 2")), 1, 1, 1, 1)
    assert "re-roll" not in answered(game)
    assert asked(game) == (SHADOW, "cease")
