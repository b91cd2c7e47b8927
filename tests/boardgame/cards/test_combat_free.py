"""The combat halves of the Free Peoples' event cards: what they do."""

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
from boardgame.boards import FREE, NO_RINGS, SHADOW, Board, board, field, inside, where
from helpers import answered, asked, play, told
from marks import rule
from ringwar.boardgame.table.facts import NATIONS

ROHAN = {"at": "eastemnet", "origin": "western-emyn-muil"}
ONES = (1,) * 5


def re_rolled(game: Board) -> list[tuple[str, list[int], int]]:
    """The leader re-rolls so far: who, the dice, the hits."""
    return [(each["side"], each["dice"], each["hits"]) for each in told(game, "leader-re-roll")]


# Better rolls


@rule("BG-BATTLE-32")
@pytest.mark.parametrize(
    ("combat_id", "free", "roll", "re_roll"),
    [
        ("it-is-a-gift", "rohan 1/1/1 gandalf-the-grey", {4, 5, 6}, {4, 5, 6}),
        ("servant-of-the-secret-fire", "rohan 1/1/1 gandalf-the-grey", {4, 5, 6}, {5, 6}),
        ("valour", "rohan 1/1/1 gandalf-the-grey", {4, 5, 6}, {5, 6}),
        ("ents-rage", "rohan 1/1/1 gandalf-the-grey", {3, 4, 5, 6}, {5, 6}),
    ],
)
def test_cards_that_make_ones_own_rolls_better(combat_id: str, free: str, roll: set[int], re_roll: set[int]) -> None:
    card = half(combat_id)
    game = shadow_attacks(free, "sauron 6", card, fellowship={"at": "eastemnet"}, **ROHAN)
    for number in range(1, 7):
        rolling = play(game, card, *ONES, number, 1, 1)
        assert rolled(rolling)[1]["hits"] == (number in roll)
        assert re_rolled(play(rolling, 1, number))[0][2] == (number in re_roll)
        assert rolled(rolling)[0]["bonus"] == 0


@rule("BG-BATTLE-32", "BG-BATTLE-33")
def test_advantageous_position_makes_the_shadows_combat_roll_worse_but_not_its_re_roll() -> None:
    card = half("advantageous-position")
    game = shadow_attacks("rohan 5", "sauron 3 nazgul 2", card, **ROHAN)
    game = play(game, card, 5, 6, 5, 5, 1, 1, 1, 1)
    assert [each["hits"] for each in rolled(game)] == [1, 1]
    assert re_rolled(play(game, 2, 5, 5))[0][2] == 2


# Fewer dice for the Shadow


@rule("BG-COMBATCARD-12")
@pytest.mark.parametrize(
    ("combat_id", "shadow", "dice"),
    [
        ("daylight", "sauron 5", 3),
        ("daylight", "sauron 2", 2),
        ("huorn-dark", "sauron 5", 2),
        ("huorn-dark", "sauron 1", 1),
        ("brave-stand", "sauron 8", 3),
        ("brave-stand", "sauron 3", 1),
        ("brave-stand", "sauron 2", 1),
        ("brave-stand", "sauron 1", 1),
    ],
)
def test_cards_that_leave_the_shadow_fewer_dice(combat_id: str, shadow: str, dice: int) -> None:
    card = half(combat_id)
    game = shadow_attacks("rohan 2 boromir meriadoc", shadow, card, **ROHAN)
    game = play(game, card, *(1,) * dice, 2)
    assert rolled(game)[0]["dice"] == [1] * dice


# Extra attacks


@rule("BG-COMBATCARD-20")
@pytest.mark.parametrize(
    ("free", "dice"),
    [("gondor 1/0/1", 1), ("gondor 1/0/2 boromir", 3), ("gondor 1/0/2 boromir aragorn gimli meriadoc", 5)],
)
def test_sudden_strike_has_a_die_for_each_point_of_leadership_and_five_at_most(free: str, dice: int) -> None:
    card = half("sudden-strike")
    game = play(shadow_attacks(free, "sauron 8", card), card, *(5,) * dice)
    assert told(game, "extra-attack")[0]["dice"] == [5] * dice
    assert units(game, THERE) == 8 - dice


@rule("BG-COMBATCARD-20")
@pytest.mark.parametrize(("free", "dice"), [("gondor 4/1/3", 1), ("elves 0/4 rohan 0/3", 5)])
def test_charge_has_a_die_for_each_elite_unit_and_five_at_most(free: str, dice: int) -> None:
    card = half("charge")
    game = play(shadow_attacks(free, "sauron 8", card), card, *(5,) * dice)
    assert units(game, THERE) == 8 - dice


@rule("BG-COMBATCARD-24", "BG-AMB-11")
@pytest.mark.parametrize("combat_id", ["sudden-strike", "charge"])
def test_extra_attacks_in_an_assault_need_a_six(combat_id: str) -> None:
    card = half(combat_id)
    game = free_assault("isengard 3", "rohan 0/2/2", card)
    game = play(game, card, 5, 6)
    assert inside(game, "orthanc").size == 2


@rule("BG-COMBATCARD-24", "BG-AMB-11")
def test_a_charge_out_of_besieged_walls_needs_a_five() -> None:
    card = half("charge")
    game = play(shadow_assaults("rohan 0/2", "isengard 4", card), card, 5, 4)
    assert units(game, "helms-deep") == 3


# Leaving


@rule("BG-COMBATCARD-16")
def test_scouts_end_the_battle_without_dice_and_the_attacker_may_advance() -> None:
    card = half("scouts")
    game = play(shadow_attacks("gondor 2/0/1 boromir", "sauron 2", card), card)
    assert asked(game) == (FREE, "scouts")
    assert set(game.names()) == {"dead-marshes", "eastern-emyn-muil", "osgiliath", "south-ithilien"}
    game = play(game, "osgiliath")
    assert field(game, "osgiliath") == named("gondor-regular 2 gondor-leader 1")
    assert where(game, "boromir") == "osgiliath"
    assert not rolled(game)
    assert discarded(game) == {card}
    game = play(game, True, "all")
    assert units(game, HERE) == 2


@rule("BG-COMBATCARD-16")
@pytest.mark.parametrize("advances", [True, False])
def test_scouts_may_withdraw_into_the_stronghold(advances: bool) -> None:
    card = half("scouts")
    game = shadow_attacks("rohan 2", "isengard 1", card, at="helms-deep", origin="fords-of-isen")
    game = play(game, False, card)
    assert set(game.names()) == {"westemnet", "withdraw"}
    game = play(game, "withdraw", advances)
    assert inside(game, "helms-deep").size == (2 if advances else 0)
    assert field(game, "helms-deep") == named("isengard-regular 1" if advances else "rohan-regular 2")
    assert not rolled(game)


@rule("BG-COMBATCARD-11")
def test_scouts_with_nowhere_to_go_have_no_effect() -> None:
    card = half("scouts")
    game = shadow_attacks("gondor 1", "sauron 1", card, at="nurn", origin="gorgoroth", control={"nurn": FREE})
    game = play(game, card, 1, 1)
    assert asked(game) == (SHADOW, "cease")
    assert discarded(game) == {card}


# Turning misses into hits


@rule("BG-COMBATCARD-17")
def test_mighty_attack_turns_a_miss_for_the_leadership_of_a_companion() -> None:
    card = half("mighty-attack")
    game = shadow_attacks("gondor 1/0/1 boromir aragorn", "sauron 2", card)
    game = play(game, card, 1, 1, 1, 1, 1)
    assert (asked(game), game.names()) == ((FREE, "who-forfeits"), ["boromir", "aragorn"])
    assert play(game, "aragorn").names() == ["2", "1", "0"]  # the leader and Boromir, and two misses are left
    boromir = play(game, "boromir", 2, 1, 1)  # three points, and only two misses are left
    assert units(boromir, THERE) == 1
    assert where(boromir, "boromir") == HERE
    assert told(boromir, "misses-turned") == [{"count": 1}]


@rule("BG-COMBATCARD-17")
def test_mighty_attack_does_nothing_without_a_miss() -> None:
    card = half("mighty-attack")
    game = play(shadow_attacks("gondor 1 meriadoc", "sauron 2", card), card, 1, 1, 6)
    assert not told(game, "misses-turned")
    assert units(game, THERE) == 1


@rule("BG-COMBATCARD-17")
def test_anduril_turns_one_miss_for_strider() -> None:
    card = half("anduril")
    game = play(shadow_attacks("gondor 3 strider", "sauron 3", card), card, *(1,) * 7)
    assert asked(game) == (SHADOW, "cease")  # Strider's leadership is gone: no re-roll
    assert units(game, THERE) == 2


@rule("BG-COMBATCARD-17")
def test_anduril_turns_one_or_two_misses_for_aragorn() -> None:
    card = half("anduril")
    game = play(shadow_attacks("gondor 3/0/1 aragorn", "sauron 3", card), card, *(1,) * 7)
    assert (asked(game), game.names()) == ((FREE, "turn-misses"), ["1", "2"])
    one, two = play(game, 1), play(game, 2)
    assert one.names() == two.names() == ["1", "0"]  # only the leader re-rolls
    assert (units(play(one, 0), THERE), units(play(two, 0), THERE)) == (2, 1)


@rule("BG-COMBATCARD-17")
def test_anduril_turns_no_more_misses_than_there_are() -> None:
    card = half("anduril")
    game = play(shadow_attacks("gondor 1 aragorn", "sauron 3", card), card, 1, 1, 1, 6, 1)
    assert "turn-misses" not in answered(game)
    assert units(game, THERE) == 1


@rule("BG-COMBATCARD-17", "BG-COMBATCARD-18")
def test_anduril_needs_the_leadership_of_its_bearer_and_a_miss() -> None:
    card, words = half("anduril"), half("words-of-power")
    game = shadow_attacks("gondor 2/0/1 aragorn", "sauron 3 nazgul 1", card, words)
    silenced = play(game, words, card, 1, 1, 1, 1, 1, 0)
    assert (asked(silenced), silenced.names()) == ((FREE, "re-roll"), ["1", "0"])
    unmissed = play(game, "none", card, 1, 1, 1, 6, 6, 6, 0)
    assert not told(unmissed, "misses-turned")
    assert units(unmissed, THERE) == 0


# More hits


@rule("BG-COMBATCARD-12")
@pytest.mark.parametrize(("combat_id", "more"), [("no-quarter", 1), ("nameless-wood", 2)])
def test_with_a_hit_there_are_more(combat_id: str, more: int) -> None:
    card = half(combat_id)
    game = play(shadow_attacks("rohan 2/0/1", "sauron 5", card, **ROHAN), card, *ONES)
    assert units(play(game, 1, 1, 0), "western-emyn-muil") == 5
    assert units(play(game, 5, 1, 0), "western-emyn-muil") == 4 - more
    assert units(play(game, 1, 1, 1, 5), "western-emyn-muil") == 4 - more


@rule("BG-BATTLE-26", "BG-BATTLE-27")
def test_confusion_turns_the_shadows_ones_against_it() -> None:
    card = half("confusion")
    game = shadow_attacks("gondor 3/0/3", "sauron 4 nazgul 4", card)
    game = play(game, card, 1, 1, 2, 6, 1, 1, 1)
    assert (asked(game), game.names()) == ((SHADOW, "re-roll"), ["1", "0"])  # only the 2 may be rolled again
    game = play(game, 1, 1)
    assert (asked(game), game.names()) == ((FREE, "re-roll"), ["3", "2", "1", "0"])  # its own misses are all there
    game = play(game, 0)
    assert (units(game, THERE), units(game, HERE)) == (2, 2)


# Minions, Nazgûl, and deaths


@rule("BG-CASUALTY-19")
def test_the_blade_of_westernesse_spends_a_hit_of_the_re_roll_on_a_minion() -> None:
    card = half("blade-of-westernesse")
    game = shadow_attacks("gondor 2 meriadoc peregrin", "sauron 3 witch-king mouth-of-sauron", card)
    game = play(game, card, 1, 1, 1, 1, 1, 0, 2, 6, 6)
    assert (asked(game), game.names()) == ((FREE, "eliminate-minion"), ["witch-king", "mouth-of-sauron"])
    game = play(game, "witch-king")
    assert lost(game, "witch-king")
    assert where(game, "mouth-of-sauron") == THERE
    assert units(game, THERE) == 2  # of two hits one is left


@rule("BG-CASUALTY-19")
def test_the_blade_needs_a_hit_of_the_re_roll_and_strikes_no_nazgul() -> None:
    card = half("blade-of-westernesse")
    game = play(shadow_attacks("gondor 2 meriadoc", "sauron 3 mouth-of-sauron", card), card)
    game = play(game, 1, 1, 1, 6, 1, 0)
    assert where(play(game, 1, 1), "mouth-of-sauron") == THERE
    assert units(play(game, 1, 1), THERE) == 2
    game = play(shadow_attacks("gondor 2 meriadoc", "sauron 3 nazgul 2", card), card)
    game = play(game, 1, 1, 1, 1, 1, 0, 1, 6)
    assert (nazgul_in(game, THERE), units(game, THERE)) == (2, 2)


@rule("BG-CASUALTY-18", "BG-CASUALTY-19")
def test_fateful_strike_kills_a_nazgul_for_one_hit_of_the_re_roll() -> None:
    card = half("fateful-strike")
    game = shadow_attacks("gondor 2/0/2", "sauron 3 nazgul 2 mouth-of-sauron", card)
    game = play(game, card, 1, 1, 1, 1, 1, 0, 2)
    none, one, two = play(game, 1, 1), play(game, 6, 1), play(game, 6, 6)
    assert (nazgul_in(none, THERE), nazgul_in(one, THERE)) == (2, 1)
    assert pile(one, "nazgul")[1] == 8 - 1
    assert units(one, THERE) == 2  # the hit counts all the same
    assert (asked(two), two.names()) == ((FREE, "fateful-strike"), ["nazgul", "mouth-of-sauron"])
    assert nazgul_in(play(two, "nazgul"), THERE) == 1
    killed = play(two, "mouth-of-sauron")
    assert (nazgul_in(killed, THERE), lost(killed, "mouth-of-sauron"), units(killed, THERE)) == (2, True, 1)


@rule("BG-CASUALTY-18")
def test_hits_of_the_combat_roll_are_no_fateful_strike() -> None:
    card = half("fateful-strike")
    game = play(shadow_attacks("gondor 2/0/2", "sauron 3 nazgul 2", card), card, 1, 1, 1, 6, 6, 0)
    assert (nazgul_in(game, THERE), units(game, THERE)) == (2, 1)


@rule("BG-CASUALTY-19")
def test_fateful_strike_needs_two_hits_for_the_witch_king() -> None:
    card = half("fateful-strike")
    game = play(shadow_attacks("gondor 2/0/2", "sauron 3 witch-king", card), card, 1, 1, 1, 1, 1, 0, 2)
    assert where(play(game, 6, 1), "witch-king") == THERE
    assert lost(play(game, 6, 6), "witch-king")


@rule("BG-CASUALTY-17", "BG-CASUALTY-19")
def test_heroic_death_of_a_leader_cancels_one_hit() -> None:
    card = half("heroic-death")
    game = play(shadow_attacks("gondor 3/0/1 rohan 1/0/1", "sauron 3", card), card, 6, 6, 6, *(1,) * 4, 0)
    assert asked(game) == (FREE, "heroic-death")
    assert game.names() == ["gondor-leader", "rohan-leader", "none"]
    game = play(game, "rohan-leader", "remove-gondor-regular", "remove-gondor-regular")
    assert field(game, HERE) == named("gondor-regular 1 gondor-leader 1 rohan-regular 1")
    assert pile(game, "rohan-leader")[0] == 1


@rule("BG-CASUALTY-19")
@pytest.mark.parametrize(
    ("companion", "hits", "numbers"),
    [("gandalf-the-grey", 5, "123"), ("boromir", 5, "12"), ("gandalf-the-grey", 2, "12")],
)
def test_heroic_death_of_a_companion_cancels_up_to_his_level(companion: str, hits: int, numbers: str) -> None:
    card = half("heroic-death")
    game = shadow_attacks(f"gondor 5 {companion}", "sauron 5", card)
    game = play(game, card, *(6,) * hits, *(1,) * (5 - hits), *ONES, 0, companion)
    assert (asked(game), "".join(game.names())) == ((FREE, "cancel-hits"), numbers)
    game = play(game, int(numbers[-1]))
    assert lost(game, companion)
    assert units(game, HERE) == 5 - hits + int(numbers[-1])


@rule("BG-COMBATCARD-12")
def test_heroic_death_may_be_declined_and_is_not_offered_without_a_hit() -> None:
    card = half("heroic-death")
    game = play(shadow_attacks("gondor 2/0/1", "sauron 1", card), card)
    declined = play(game, 6, 1, 1, 0, "none")
    assert field(declined, HERE) == named("gondor-regular 1 gondor-leader 1")
    unhurt = play(game, 1, 1, 1, 0)
    assert asked(unhurt) == (SHADOW, "cease")
    assert "heroic-death" not in answered(unhurt)


@rule("BG-COMBATCARD-12")
@pytest.mark.parametrize(("hits", "left"), [(0, 4), (1, 3), (2, 3), (3, 2)])
def test_shield_wall_cancels_one_of_two_or_more_hits(hits: int, left: int) -> None:
    card = half("shield-wall")
    game = shadow_attacks("gondor 4", "sauron 3", card)
    game = play(game, card, *(6,) * hits, *(1,) * (3 - hits), *(1,) * 4)
    assert units(game, HERE) == left


# Cancelling the Shadow's card


@rule("BG-COMBATCARD-17")
def test_daring_defiance_cancels_the_shadows_card_for_the_leadership_of_all_companions() -> None:
    card, strife = half("daring-defiance"), half("deadly-strife")
    game = shadow_attacks("gondor 3/0/1 aragorn meriadoc", "sauron 3", card, strife)
    game = play(game, strife, card, 4, 4, 4, 4, 4, 4, 4)
    assert [each["bonus"] for each in rolled(game)] == [0, 0]
    assert (asked(game), game.names()) == ((FREE, "re-roll"), ["1", "0"])  # the leader's
    assert discarded(play(game, 0)) == {card, strife}


@rule("BG-COMBATCARD-17")
def test_daring_defiance_costs_the_leadership_also_when_there_is_nothing_to_cancel() -> None:
    card = half("daring-defiance")
    game = play(shadow_attacks("gondor 1 boromir", "sauron 1", card), card, 1, 1, 1)
    assert asked(game) == (SHADOW, "cease")


@rule("BG-COMBATCARD-11")
def test_a_free_attacker_plays_his_card_with_the_same_effect() -> None:
    card = half("daylight")
    game = board(
        {HERE: "gondor 2", THERE: "sauron 5"}, at_war=NATIONS, free=["muster-army"] * 2, hands=[card], rings=NO_RINGS
    )
    game = play(game, "attack", "all", card, 1, 1, 1, 1, 1)
    assert [len(each["dice"]) for each in rolled(game)] == [2, 3]
    sudden = half("sudden-strike")
    assert units(play(free_attacks("gondor 1/0/1", "sauron 2", sudden), sudden, 5), THERE) == 1
