"""The combat halves of the Shadow's event cards: what they do."""

from __future__ import annotations

import pytest

from boardgame.battles import (
    HERE,
    THERE,
    discarded,
    free_assault,
    free_attacks,
    half,
    lost,
    named,
    nazgul_in,
    pile,
    rolled,
    shadow_assaults,
    shadow_attacks,
    units,
)
from boardgame.boards import FREE, SHADOW, Board, field
from helpers import answered, asked, play, told
from marks import rule

ONES = (1,) * 5


def re_rolled(game: Board, side: str) -> tuple[list[int], int]:
    """The first leader re-roll of a side: the dice and the hits."""
    found = next(each for each in told(game, "leader-re-roll") if each["side"] == side)
    return found["dice"], found["hits"]


# Better rolls


@rule("BG-BATTLE-32")
@pytest.mark.parametrize(
    ("combat_id", "both", "roll", "re_roll"),
    [
        ("one-for-the-dark-lord", False, {4, 5, 6}, {4, 5, 6}),
        ("mumakil", False, {4, 5, 6}, {5, 6}),
        ("deadly-strife", True, {3, 4, 5, 6}, {3, 4, 5, 6}),
        ("desperate-battle", True, {4, 5, 6}, {4, 5, 6}),
    ],
)
def test_cards_that_make_rolls_better(combat_id: str, both: bool, roll: set[int], re_roll: set[int]) -> None:
    card = half(combat_id)
    game = shadow_attacks("gondor 6/0/2", "southrons 5/1 nazgul 2", card, fellowship={"at": HERE})
    plain = {5, 6}
    for number in range(1, 7):
        done = play(game, card, number, *ONES[:4], number, *ONES[:4], 1, number, 1, number)
        dice = [each["hits"] for each in rolled(done)]
        assert dice == [number in roll, number in (roll if both else plain)]
        assert re_rolled(done, SHADOW)[1] == (number in re_roll)
        assert re_rolled(done, FREE)[1] == (number in (re_roll if both else plain))


@rule("BG-BATTLE-32")
def test_devilry_of_orthanc_makes_the_roll_of_an_assault_better_and_not_the_re_roll() -> None:
    card = half("devilry-of-orthanc")
    game = play(shadow_assaults("rohan 3", "isengard 2 nazgul 2", card), card, 5, 4, 1, 1, 1)
    assert (rolled(game)[0]["needed"], rolled(game)[0]["hits"]) == (6, 1)
    game = play(game, 1, 5)
    assert re_rolled(game, SHADOW) == ([5], 0)


@rule("BG-BATTLE-32")
def test_devilry_of_orthanc_helps_isengard_inside_its_own_walls() -> None:
    card = half("devilry-of-orthanc")
    game = play(free_assault("isengard 2", "rohan 3", card), card, 1, 1, 1, 4, 3)
    assert rolled(game)[1]["hits"] == 1
    assert units(game, "orthanc") == 2


# Nazgûl leadership


@rule("BG-COMBATCARD-17")
@pytest.mark.parametrize(
    ("shadow", "left"),
    [
        ("sauron 5 nazgul 2", 0),
        ("sauron 5 nazgul 3 mouth-of-sauron", 3),
        ("sauron 5 witch-king", 0),
        ("sauron 5 nazgul 1 witch-king", 1),
    ],
)
def test_cruel_as_death_gives_up_two_points_for_one_on_the_combat_roll(shadow: str, left: int) -> None:
    card = half("cruel-as-death")
    game = play(shadow_attacks("gondor 3", shadow, card), card)
    game = play(game, False) if asked(game) == (SHADOW, "sorcerer") else game
    game = play(game, 4, 3, 3, 1, 1, 1, 1, 1)
    assert rolled(game)[0]["hits"] == 1
    assert game.names() == ([str(number) for number in range(left, -1, -1)] if left else ["yes", "no"])
    if left:
        assert re_rolled(play(game, 1, 4), SHADOW) == ([4], 0)


@rule("BG-COMBATCARD-17")
def test_they_are_terrible_gives_up_one_point_for_one_on_the_re_roll() -> None:
    card = half("they-are-terrible")
    game = play(shadow_attacks("gondor 3", "sauron 3 nazgul 3", card), card, 4, 1, 1, 1, 1, 1)
    assert rolled(game)[0]["hits"] == 0
    assert (asked(game), game.names()) == ((SHADOW, "re-roll"), ["2", "1", "0"])
    assert re_rolled(play(game, 2, 4, 3), SHADOW) == ([4, 3], 1)


@rule("BG-COMBATCARD-17")
@pytest.mark.parametrize(("points", "dice"), [(1, 2), (2, 1), (4, 1)])
def test_dread_and_despair_gives_up_points_for_dice_of_the_enemy(points: int, dice: int) -> None:
    card = half("dread-and-despair")
    game = shadow_attacks("gondor 3", "sauron 5 nazgul 2 witch-king", card)
    game = play(game, card, False)
    assert (asked(game), game.names()) == ((SHADOW, "forfeit"), ["1", "2", "3", "4"])
    game = play(game, points, *ONES, *(1,) * dice)
    assert len(rolled(game)[1]["dice"]) == dice
    assert game.names() == ([str(number) for number in range(4 - points, -1, -1)] if points < 4 else ["yes", "no"])


@rule("BG-COMBATCARD-18")
@pytest.mark.parametrize("combat_id", ["cruel-as-death", "dread-and-despair"])
def test_points_are_given_up_once_only(combat_id: str) -> None:
    card = half(combat_id)
    game = play(shadow_attacks("gondor 1", "sauron 1 nazgul 2 mouth-of-sauron", card), card)
    game = play(game, 2) if combat_id == "dread-and-despair" else game
    game = play(game, 1, 1)
    assert game.names() == ["1", "0"]  # one miss, and the Mouth of Sauron's two points


@rule("BG-BATTLE-26")
@pytest.mark.parametrize(
    ("free", "shadow", "re_roll"),
    [
        ("gondor 3/0/2", "sauron 1 nazgul 2", False),
        ("gondor 3/0/1", "sauron 1 nazgul 2", False),
        ("gondor 3/0/2 boromir", "sauron 1 nazgul 2", True),
        ("gondor 3/0/2", "sauron 1 nazgul 1 mouth-of-sauron", True),
        ("gondor 3/0/3", "sauron 1 nazgul 1 witch-king", False),
    ],
)
def test_foul_stench_stops_the_re_roll_of_an_army_led_no_better(free: str, shadow: str, re_roll: bool) -> None:
    card = half("foul-stench")
    game = play(shadow_attacks(free, shadow, card), card)
    game = play(game, False) if asked(game) == (SHADOW, "sorcerer") else game
    while asked(game) == ("chance", "combat-die"):
        game = play(game, 1)
    assert (asked(game), game.names()) == ((SHADOW, "re-roll"), ["1", "0"])  # nothing is given up
    game = play(game, 0)
    assert (asked(game) == (FREE, "re-roll")) == re_roll


# Companions and leaders


@rule("BG-COMBATCARD-17")
def test_words_of_power_take_leadership_and_abilities_from_one_companion() -> None:
    card = half("words-of-power")
    game = play(shadow_attacks("gondor 1 aragorn boromir", "sauron 1 nazgul 1", card), card)
    assert (asked(game), game.names()) == ((SHADOW, "words-of-power"), ["aragorn", "boromir"])
    aragorn = play(game, "aragorn", 1, 1, 1, 0)
    assert rolled(aragorn)[1]["dice"] == [1, 1]  # the unit and Boromir
    assert aragorn.names() == ["1", "0"]
    boromir = play(game, "boromir", 1, 1, 1, 0)
    assert boromir.names() == ["2", "1", "0"]


@rule("BG-COMBATCARD-10", "BG-COMBATCARD-17")
def test_the_silenced_companion_speaks_again_in_the_next_round() -> None:
    card = half("words-of-power")
    game = play(shadow_attacks("gondor 1 boromir", "sauron 1 nazgul 1", card), card, 1, 1, 0, False, False)
    game = play(game, 1, 1, 1, 0)
    assert rolled(game)[3]["dice"] == [1, 1]
    assert (asked(game), game.names()) == ((FREE, "re-roll"), ["1", "0"])


@rule("BG-COMBATCARD-17")
def test_words_of_power_silence_the_white_rider_for_a_round() -> None:
    card = half("words-of-power")
    game = shadow_attacks("gondor 1 gandalf-the-white", "sauron 3 nazgul 2", card)
    silenced = play(game, True, card, 1, 1, 1, 1)
    assert (asked(silenced), silenced.names()) == ((SHADOW, "re-roll"), ["2", "1", "0"])
    spoken = play(silenced, 0, False, False, 1, 1, 1, 1)
    assert asked(spoken) == (SHADOW, "cease")


@rule("BG-COMBATCARD-12")
def test_words_of_power_without_a_companion_do_nothing() -> None:
    card = half("words-of-power")
    game = play(shadow_attacks("gondor 1/0/1", "sauron 1 nazgul 1", card), card, 1, 1, 0)
    assert (asked(game), game.names()) == ((FREE, "re-roll"), ["1", "0"])


@rule("BG-CASUALTY-17", "BG-CASUALTY-19")
@pytest.mark.parametrize(
    ("dice", "options"),
    [
        ((6, 1, 1), {"gondor-leader", "meriadoc", "none"}),
        ((6, 6, 1), {"gondor-leader", "meriadoc", "boromir", "none"}),
        ((6, 6, 6), {"gondor-leader", "meriadoc", "boromir", "gandalf-the-grey", "none"}),
    ],
)
def test_black_breath_reaches_companions_of_no_higher_level_than_its_hits(
    dice: tuple[int, ...], options: set[str]
) -> None:
    card = half("black-breath")
    game = shadow_attacks("gondor 5/0/1 meriadoc boromir gandalf-the-grey", "sauron 3 nazgul 3", card)
    game = play(game, card, 1, 1, 1, *ONES, 3, *dice, 0)
    assert asked(game) == (SHADOW, "black-breath")
    assert set(game.names()) == options
    declined = play(game, "none")
    assert units(declined, HERE) == 5 - dice.count(6)
    assert field(declined, HERE).leaders == 1
    assert pile(play(game, "gondor-leader"), "gondor-leader")[0] == 1
    killed = play(game, "meriadoc")
    assert lost(killed, "meriadoc")
    assert units(killed, HERE) == 5 - dice.count(6)


@rule("BG-COMBATCARD-12")
def test_black_breath_needs_a_hit_of_the_re_roll() -> None:
    card = half("black-breath")
    game = play(shadow_attacks("gondor 2/0/1", "sauron 2 nazgul 1", card), card, 6, 1, 1, 1, 1, 1, 0)
    assert "black-breath" not in answered(game)
    assert field(game, HERE) == named("gondor-regular 1 gondor-leader 1")
    game = play(shadow_attacks("gondor 2/0/1", "sauron 1 nazgul 1", card), card, 6, 1, 1, 0)
    assert "black-breath" not in answered(game)


# Extra attacks and hits on oneself


@rule("BG-COMBATCARD-20", "BG-COMBATCARD-24")
def test_durins_bane_has_three_dice_that_hit_on_four() -> None:
    card = half("durins-bane")
    game = play(shadow_attacks("elves 5", "sauron 1", card, at="hollin", origin="moria"), card, 3, 4, 6)
    assert [each["dice"] for each in told(game, "extra-attack")] == [[3, 4, 6]]
    assert units(game, "hollin") == 3


@rule("BG-COMBATCARD-20", "BG-COMBATCARD-23")
@pytest.mark.parametrize(("wounds", "bonus"), [(0, 0), (1, 1), (2, 2)])
def test_relentless_assault_adds_a_point_for_each_hit_on_ones_own_army(wounds: int, bonus: int) -> None:
    card = half("relentless-assault")
    game = play(shadow_attacks("gondor 3", "sauron 5", card), card)
    assert (asked(game), game.names()) == ((SHADOW, "own-hits"), ["0", "1", "2"])
    game = play(game, wounds)
    assert units(game, THERE) == 5 - wounds
    game = play(game, *(1,) * (5 - wounds))
    assert (rolled(game)[0]["bonus"], len(rolled(game)[0]["dice"])) == (bonus, 5 - wounds)


@rule("BG-COMBATCARD-16")
def test_relentless_assault_may_destroy_ones_own_army() -> None:
    card = half("relentless-assault")
    game = play(shadow_attacks("gondor 1", "sauron 1 nazgul 1", card), card, 2)
    assert game.state.battle is None
    assert (units(game, THERE), nazgul_in(game, THERE), units(game, HERE)) == (0, 0, 1)
    assert not rolled(game)


@rule("BG-COMBATCARD-20", "BG-COMBATCARD-12")
@pytest.mark.parametrize(("wounds", "dice", "left"), [(0, (), 4), (2, (4, 3), 3), (4, (4, 5, 6, 4), 0)])
def test_onslaught_pays_with_its_own_hits_for_dice_that_hit_on_four(
    wounds: int, dice: tuple[int, ...], left: int
) -> None:
    card = half("onslaught")
    game = play(shadow_attacks("gondor 4", "sauron 5", card), card, *ONES, *(1,) * 4)
    assert (asked(game), game.names()) == ((SHADOW, "own-hits"), ["0", "1", "2", "3", "4"])
    game = play(game, wounds, *dice)
    assert (units(game, THERE), units(game, HERE)) == (5 - wounds, left)


@rule("BG-COMBATCARD-12")
def test_onslaught_has_dice_only_for_the_hits_its_army_could_take() -> None:
    card = half("onslaught")
    game = play(shadow_attacks("gondor 4", "sauron 2", card), card, 1, 1, 1, 1, 1, 1, 4, 4, 3)
    assert told(game, "extra-attack")[0]["dice"] == [4, 3]
    assert (units(game, THERE), units(game, HERE)) == (0, 3)
    assert game.state.battle is None


@rule("BG-COMBATCARD-12")
def test_onslaught_lets_the_owner_choose_how_his_army_bleeds() -> None:
    card = half("onslaught")
    game = play(shadow_attacks("gondor 4", "sauron 2/1", card), card, 1, 1, 1, 1, 1, 1, 1, 2)
    assert game.names() == ["remove-sauron-regular", "reduce-sauron-elite", "remove-sauron-elite"]
    game = play(game, "remove-sauron-elite", 4, 4)
    assert field(game, THERE) == named("sauron-regular 2")
    assert units(game, HERE) == 2


@rule("BG-COMBATCARD-12")
@pytest.mark.parametrize(("dice", "hit"), [((1, 1, 1, 1), False), ((6, 1, 1, 1), True)])
def test_great_host_counts_the_units_that_are_left_after_the_casualties(dice: tuple[int, ...], hit: bool) -> None:
    card = half("great-host")
    game = shadow_attacks("gondor 3", "sauron 4", card)
    game = play(game, card, *dice, 1, 1, 1)
    assert units(game, HERE) == (1 if hit else 3)  # 4 to 2 is twice as many, 4 to 3 is not


@rule("BG-COMBATCARD-12")
def test_great_host_can_win_the_battle() -> None:
    card = half("great-host")
    game = play(shadow_attacks("gondor 1", "sauron 2", card), card, 1, 1, 1)
    assert asked(game) == (SHADOW, "advance")


@rule("BG-COMBATCARD-20", "BG-COMBATCARD-21")
def test_we_come_to_kill_has_a_die_for_each_elite_unit_left_and_five_at_most() -> None:
    card = half("we-come-to-kill")
    game = play(shadow_attacks("gondor 5", "sauron 0/4 isengard 0/2", card), card, *ONES, *ONES, 5, 4, 6, 4, 4)
    assert told(game, "extra-attack")[0]["hits"] == 2
    assert units(game, HERE) == 3
    assert asked(game) == (SHADOW, "cease")


# Mûmakil and bats


@rule("BG-COMBATCARD-15")
@pytest.mark.parametrize(
    ("shadow", "free", "left"), [((6, 6, 1), (6, 1, 1), 2), ((6, 1, 1), (6, 1, 1), 4), ((1, 1, 1), (1, 1, 1), 5)]
)
def test_mumakil_score_one_more_hit_if_they_have_scored_more(
    shadow: tuple[int, ...], free: tuple[int, ...], left: int
) -> None:
    card = half("mumakil")
    game = shadow_attacks("gondor 5", "southrons 2/1", card)
    game = play(game, card, *shadow, *free, 1, 1)
    if asked(game) == (SHADOW, "loss"):
        game = play(game, "remove-southrons-regular")
    assert units(game, HERE) == left


@rule("BG-COMBATCARD-15")
def test_mumakil_count_the_hits_of_an_extra_attack_against_them() -> None:
    mumakil, charge = half("mumakil"), half("charge")
    game = shadow_attacks("gondor 4/1", "southrons 4/1", mumakil, charge)
    game = play(game, mumakil, charge, 6, "remove-southrons-regular", 6, 1, 1, 1, *ONES)
    assert not told(game, "more-hits")


@rule("BG-COMBATCARD-12")
def test_swarm_of_bats_takes_the_effect_of_the_free_peoples_card() -> None:
    bats, daylight = half("swarm-of-bats"), half("daylight")
    game = play(shadow_attacks("gondor 1", "sauron 5 nazgul 1", bats, daylight), bats, daylight, *ONES, 1)
    assert len(rolled(game)[0]["dice"]) == 5
    assert re_rolled(play(game, 1, 4), SHADOW) == ([4], 0)
    assert discarded(play(game, 0)) == {bats, daylight}


@rule("BG-COMBATCARD-12")
def test_swarm_of_bats_makes_the_re_roll_better_if_there_is_no_card() -> None:
    bats = half("swarm-of-bats")
    game = play(shadow_attacks("gondor 2", "sauron 2 nazgul 2", bats), bats, 4, 1, 1, 1)
    assert rolled(game)[0]["hits"] == 0
    assert re_rolled(play(game, 2, 4, 3), SHADOW) == ([4, 3], 1)


@rule("BG-COMBATCARD-12")
def test_the_defending_shadow_plays_its_card_with_the_same_effect() -> None:
    kill = half("we-come-to-kill")
    game = play(free_attacks("gondor 3", "sauron 0/2", kill), kill, 1, 1, 1, 1, 1, 5, 5)
    assert units(game, HERE) == 1
