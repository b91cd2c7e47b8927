"""Chapter 13: combat cards in general."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from boardgame.battles import (
    HERE,
    THERE,
    discarded,
    free_attacks,
    half,
    named,
    no_cards,
    rolled,
    shadow_assaults,
    shadow_attacks,
    units,
)
from boardgame.boards import EVENTS, FREE, NO_RINGS, SHADOW, Board, board, field, names
from helpers import answered, asked, play, told
from marks import rule
from ringwar.boardgame.rules.combat_texts import AFTER_REROLL, BEFORE_ROLL, COMBAT_EFFECTS
from ringwar.boardgame.table.facts import COMBAT, NATIONS

Attack = Callable[..., Board]
ONES = (1,) * 5
DAYLIGHT, STRIFE, BATTLE = half("daylight"), half("deadly-strife"), half("desperate-battle")


# Choosing cards


@rule("BG-COMBATCARD-01", "BG-COMBATCARD-03", "BG-COMBATCARD-04")
@pytest.mark.parametrize(("attack", "order"), [(shadow_attacks, [SHADOW, FREE]), (free_attacks, [FREE, SHADOW])])
def test_the_attacker_chooses_a_card_of_his_hand_or_none_and_then_the_defender(
    attack: Attack, order: list[str]
) -> None:
    game = attack("gondor 1", "sauron 1", DAYLIGHT, "fp-strategy-02", STRIFE, BATTLE)
    options = {SHADOW: {STRIFE, BATTLE, "none"}, FREE: {DAYLIGHT, "fp-strategy-02", "none"}}
    for side in order:
        assert asked(game) == (side, "combat-card")
        assert set(game.names()) == options[side]
        game = play(game, game.names()[0])
    assert asked(game) == ("chance", "combat-die")  # one card each, and no more


@rule("BG-COMBATCARD-01")
def test_a_side_with_an_empty_hand_is_not_asked() -> None:
    assert asked(shadow_attacks("gondor 1", "sauron 1")) == ("chance", "combat-die")
    assert asked(shadow_attacks("gondor 1", "sauron 1", DAYLIGHT)) == (FREE, "combat-card")
    game = shadow_attacks("gondor 1", "sauron 1", STRIFE)
    assert asked(game) == (SHADOW, "combat-card")
    assert asked(play(game, "none")) == ("chance", "combat-die")
    assert [about["deck"] for about in told(play(game, "none"), "combat-card-chosen")] == ["none", "none"]


@rule("BG-COMBATCARD-01", "BG-COMBATCARD-09", "BG-INFO-06")
def test_a_side_is_asked_if_no_card_of_its_hand_can_be_played_for_nobody_else_knows() -> None:
    game = shadow_attacks("gondor 1", "sauron 1", half("blade-of-westernesse"))
    assert (asked(game), game.names()) == ((FREE, "combat-card"), ["none"])


@rule("BG-COMBATCARD-02")
def test_every_round_may_have_its_own_card() -> None:
    game = shadow_attacks("gondor 1", "sauron 1", STRIFE, BATTLE)
    game = play(game, STRIFE, 1, 1, False, False)
    assert game.names() == [BATTLE, "none"]
    game = play(game, BATTLE, 1, 1)
    assert discarded(game) == {STRIFE, BATTLE}


@rule("BG-COMBATCARD-05")
def test_the_defender_may_play_a_card_although_the_attacker_plays_none() -> None:
    game = play(shadow_attacks("gondor 1", "sauron 5", DAYLIGHT), DAYLIGHT, 1, 1, 1)
    assert [each["side"] for each in rolled(game)] == [SHADOW]
    assert len(rolled(game)[0]["dice"]) == 3


@rule("BG-COMBATCARD-06")
def test_the_attacker_is_not_asked_again_after_the_defender() -> None:
    game = play(shadow_attacks("gondor 1", "sauron 1", DAYLIGHT, STRIFE), "none", DAYLIGHT)
    assert asked(game) == ("chance", "combat-die")
    assert answered(game).count("combat-card") == 2


@rule("BG-COMBATCARD-07", "BG-COMBATCARD-08")
def test_of_a_chosen_card_the_other_side_sees_the_back_until_both_are_turned_up() -> None:
    game = play(shadow_attacks("gondor 1", "sauron 1 nazgul 2", DAYLIGHT, "shadow-character-05"), "shadow-character-05")
    assert told(game, "combat-card-chosen") == [{"side": SHADOW, "deck": "character"}]
    seen = game.view(FREE)
    assert seen["battle"]["chosen"] == {SHADOW: "character"}
    assert seen["battle"]["cards"] == {}
    assert seen["hands"][SHADOW] == {"size": 0, "character": 0, "strategy": 0}
    assert not told(game, "combat-card")
    game = play(game, DAYLIGHT)
    assert game.view(FREE)["battle"]["cards"] == {SHADOW: "shadow-character-05", FREE: DAYLIGHT}
    assert [each["card"] for each in told(game, "combat-card")] == ["shadow-character-05", DAYLIGHT]


@rule("BG-COMBATCARD-09", "BG-EX-35")
def test_an_elite_unit_in_the_rearguard_does_not_meet_a_requirement() -> None:
    card = half("we-come-to-kill")
    game = board({HERE: "gondor 1", THERE: "sauron 2/1"}, at_war=NATIONS, shadow=["army"] * 2, hands=[card])
    game = play(game, "attack")
    assert play(game, "all").names() == [card, "none"]
    assert play(game, "some", 2).names() == ["none"]
    assert play(game, "some", 1, 1).names() == [card, "none"]


@rule("BG-COMBATCARD-10")
def test_an_effect_ends_with_its_round() -> None:
    game = play(shadow_attacks("gondor 1", "sauron 5", DAYLIGHT), DAYLIGHT, 1, 1, 1, 1, False, False)
    game = play(no_cards(game), *ONES)
    assert len(rolled(game)[2]["dice"]) == 5


@rule("BG-COMBATCARD-11")
def test_cards_are_discarded_at_the_end_of_the_round_even_without_effect() -> None:
    strike = half("fateful-strike")
    game = play(shadow_attacks("gondor 1/0/1", "sauron 1", strike, STRIFE), STRIFE, strike, 1, 1)
    assert not discarded(game)
    game = play(game, 0)
    assert asked(game) == (SHADOW, "cease")
    assert discarded(game) == {strike, STRIFE}
    assert names([*game.state.hands[FREE], *game.state.hands[SHADOW]]) == set()


@rule("BG-COMBATCARD-11")
def test_a_cancelled_card_is_discarded_as_well() -> None:
    bats = half("swarm-of-bats")
    game = play(shadow_attacks("gondor 1", "sauron 4", DAYLIGHT, bats), bats, DAYLIGHT, 1, 1, 1, 1, 1)
    assert discarded(game) == {bats, DAYLIGHT}


# The order of effects


@rule("BG-COMBATCARD-12", "BG-COMBATCARD-15", "BG-EX-34")
def test_each_effect_of_mumakil_has_its_own_moment_and_initiative() -> None:
    assert EVENTS[half("mumakil")].initiative == (3, 5)
    effects = {(effect.moment, effect.number) for effect in COMBAT_EFFECTS["mumakil"]}
    assert effects == {(BEFORE_ROLL, 0), (AFTER_REROLL, 1)}


@rule("BG-COMBATCARD-15", "BG-EX-34")
@pytest.mark.parametrize("attack", [shadow_attacks, free_attacks])
def test_the_second_effect_of_mumakil_competes_with_its_own_number(attack: Attack) -> None:
    # No Quarter (5) ties with the second effect (5): the defender's comes first.
    quarter, mumakil = half("no-quarter"), half("mumakil")
    game = attack("gondor 5", "southrons 4/1", quarter, mumakil)
    cards = (mumakil, quarter) if attack is shadow_attacks else (quarter, mumakil)
    shadow, free = (6, 6, 1, 1, 1), (6, 1, 1, 1, 1)
    game = play(game, *cards, *(shadow + free if attack is shadow_attacks else free + shadow))
    # Defending, No Quarter makes it 2 to 2 before Mûmakil counts; attacking, Mûmakil counts 2 to 1 first.
    assert [each["side"] for each in told(game, "more-hits")] == (
        [FREE] if attack is shadow_attacks else [SHADOW, FREE]
    )


@rule("BG-COMBATCARD-13", "BG-COMBATCARD-16", "BG-EX-33")
def test_scouts_lead_the_army_away_before_durins_bane_strikes() -> None:
    bane, scouts = half("durins-bane"), half("scouts")
    game = shadow_attacks("elves 2", "sauron 5", bane, scouts, at="hollin", origin="moria")
    game = play(game, bane, scouts, "trollshaws")
    assert asked(game) == (SHADOW, "advance")
    assert units(game, "trollshaws") == 2
    assert not told(game, "extra-attack")
    assert not rolled(game)
    assert discarded(game) == {bane, scouts}


@rule("BG-COMBATCARD-13")
@pytest.mark.parametrize("attack", [shadow_attacks, free_attacks])
def test_the_lower_initiative_comes_first_whoever_plays_it(attack: Attack) -> None:
    words, strike = half("words-of-power"), half("sudden-strike")
    game = attack("gondor 5/0/1 aragorn", "sauron 5 nazgul 1", words, strike)
    game = play(game, *((words, strike) if attack is shadow_attacks else (strike, words)), 1)
    # Words of Power (1) silence Aragorn before Sudden Strike (2): one die for the leader is left.
    assert told(game, "extra-attack")[0]["dice"] == [1]


@rule("BG-COMBATCARD-14")
@pytest.mark.parametrize(("attack", "cancelled"), [(shadow_attacks, SHADOW), (free_attacks, FREE)])
def test_with_equal_initiative_the_defenders_card_comes_first(attack: Attack, cancelled: str) -> None:
    defiance, bats = half("daring-defiance"), half("swarm-of-bats")
    game = attack("gondor 1 boromir", "sauron 1", defiance, bats)
    game = play(game, *((bats, defiance) if attack is shadow_attacks else (defiance, bats)))
    assert [each["side"] for each in told(game, "card-cancelled")] == [cancelled]


@rule("BG-COMBATCARD-16", "BG-COMBATCARD-25")
def test_what_was_to_come_after_the_end_of_the_battle_is_lost() -> None:
    charge, strife = half("charge"), half("great-host")
    game = play(shadow_attacks("gondor 1/1", "sauron 1", charge, strife), strife, charge, 6)
    assert game.state.battle is None
    assert not rolled(game)
    assert field(game, HERE) == named("gondor-regular 1 gondor-elite 1")
    assert discarded(game) == {charge, strife}


# Forfeiting leadership


@rule("BG-COMBATCARD-17")
def test_forfeited_leadership_does_not_count_in_this_round_but_does_in_the_next() -> None:
    cruel = half("cruel-as-death")
    game = play(shadow_attacks("gondor 1", "sauron 5 nazgul 3", cruel), cruel, *(2,) * 5, 1)
    assert (asked(game), game.names()) == ((SHADOW, "re-roll"), ["1", "0"])
    game = play(game, 0, False, False, *ONES, 1)
    assert game.names() == ["3", "2", "1", "0"]


@rule("BG-COMBATCARD-17", "BG-COMBATCARD-18")
def test_a_companion_silenced_by_the_enemy_cannot_forfeit_his_leadership() -> None:
    words, mighty = half("words-of-power"), half("mighty-attack")
    game = shadow_attacks("gondor 2 boromir gimli", "sauron 1 nazgul 1", words, mighty)
    game = play(game, words, mighty, "boromir", 1, 1, 1, 1)
    assert asked(game) == (SHADOW, "re-roll")  # Gimli alone could forfeit his, and did
    game = play(game, 0)
    assert units(game, THERE) == 0  # one miss became a hit
    lone = shadow_attacks("gondor 2 boromir", "sauron 1 nazgul 1", words, mighty)
    lone = play(lone, words, mighty, 1, 1, 1, 0)
    assert units(lone, THERE) == 1


@rule("BG-COMBATCARD-19")
def test_a_companion_in_the_rearguard_cannot_forfeit_leadership() -> None:
    mighty = half("mighty-attack")
    armies = {HERE: "gondor 2 boromir", THERE: "sauron 1"}
    game = board(armies, at_war=NATIONS, free=["muster-army"] * 2, hands=[mighty], rings=NO_RINGS)
    game = play(game, "attack", "some")
    assert play(game, True).names() == [mighty, "none"]
    assert play(game, False).names() == ["none"]


# Extra attacks


@rule("BG-COMBATCARD-20", "BG-COMBATCARD-23")
def test_an_extra_attack_is_rolled_before_the_combat_roll_and_its_dead_roll_no_more() -> None:
    charge = half("charge")
    game = play(shadow_attacks("gondor 0/3", "sauron 3", charge), charge, 5, 6, 4)
    assert units(game, THERE) == 1
    assert asked(game) == ("chance", "combat-die")
    game = play(game, 1)
    assert rolled(game)[0]["dice"] == [1]


@rule("BG-COMBATCARD-20")
def test_an_extra_attack_after_the_casualties_is_made_by_those_who_are_left() -> None:
    kill = half("we-come-to-kill")
    game = play(shadow_attacks("gondor 3", "sauron 0/2", kill), kill, 1, 1, 6, 6, 1, "remove-sauron-elite", 5)
    assert told(game, "extra-attack")[0]["dice"] == [5]
    assert units(game, HERE) == 2


@rule("BG-COMBATCARD-21")
def test_an_extra_attack_has_no_re_roll() -> None:
    strike = half("sudden-strike")
    game = play(shadow_attacks("gondor 1/0/2", "sauron 1", strike), strike, 1, 1)
    assert asked(game) == ("chance", "combat-die")
    assert game.question is not None
    assert game.question.about["roller"] == SHADOW


@rule("BG-COMBATCARD-22")
@pytest.mark.parametrize("combat_id", ["deadly-strife", "desperate-battle"])
def test_the_enemys_card_does_not_change_an_extra_attack(combat_id: str) -> None:
    strike, both = half("sudden-strike"), half(combat_id)
    game = play(shadow_attacks("gondor 1/0/2", "sauron 3", strike, both), both, strike, 4, 3)
    assert told(game, "extra-attack")[0]["hits"] == 0


@rule("BG-COMBATCARD-22")
def test_fewer_dice_and_worse_rolls_do_not_touch_an_extra_attack() -> None:
    position, bane = half("advantageous-position"), half("durins-bane")
    game = shadow_attacks("elves 5", "sauron 2", position, bane, at="lorien", origin="dimrill-dale")
    game = play(game, False, bane, position, 4, 4, 4)
    assert told(game, "extra-attack")[0]["hits"] == 3
    dark, kill = half("huorn-dark"), half("we-come-to-kill")
    game = shadow_attacks("rohan 5", "sauron 0/3", dark, kill, at="eastemnet", origin="western-emyn-muil")
    game = play(game, kill, dark, 1, 1, *ONES, 5, 1, 1)
    assert told(game, "extra-attack")[0]["dice"] == [5, 1, 1]


@rule("BG-COMBATCARD-23")
@pytest.mark.parametrize("combat_id", ["shield-wall", "heroic-death"])
def test_hits_of_an_extra_attack_are_not_cancelled(combat_id: str) -> None:
    card, bane = half(combat_id), half("durins-bane")
    game = shadow_attacks("elves 3/0/1", "sauron 2", card, bane, at="hollin", origin="moria")
    game = play(game, bane, card, 4, 4, 1)
    assert field(game, "hollin") == named("elves-regular 1 elves-leader 1")


@rule("BG-COMBATCARD-24", "BG-AMB-11")
@pytest.mark.parametrize(("round_two", "hits"), [(False, 1), (True, 2)])
def test_an_extra_attack_on_a_city_needs_a_six_in_the_first_round(round_two: bool, hits: int) -> None:
    charge = half("charge")
    conquered = {"dale": SHADOW}
    game = free_attacks("north 0/2", "sauron 3", charge, at="dale", origin="old-forest-road", control=conquered)
    if round_two:
        game = play(no_cards(game), 1, 1, 1, 1, 1, False, False)
    game = play(game, charge, 5, 6)
    assert told(game, "extra-attack")[0]["hits"] == hits


@rule("BG-COMBATCARD-24", "BG-AMB-11")
def test_a_number_on_the_card_holds_whatever_the_walls() -> None:
    bane, kill = half("durins-bane"), half("we-come-to-kill")
    game = play(shadow_assaults("elves 5", "sauron 2", bane, at="lorien"), bane, 4, 4, 3)
    assert told(game, "extra-attack")[0]["hits"] == 2
    game = play(shadow_assaults("elves 5", "sauron 0/2", kill, at="lorien"), kill, *ONES, 1, 1, 5, 4)
    assert told(game, "extra-attack")[0]["hits"] == 1


@rule("BG-COMBATCARD-25")
def test_an_extra_attack_that_destroys_the_army_ends_the_battle_at_once() -> None:
    bane = half("durins-bane")
    game = shadow_attacks("elves 2/0/1 legolas", "sauron 2", bane, at="hollin", origin="moria")
    game = play(game, bane, 4, 5, 1)
    assert asked(game) == (SHADOW, "advance")
    assert not rolled(game)
    assert [each["character"] for each in told(game, "eliminate")] == ["legolas"]


# All of them


@rule("BG-COMBATCARD-09", "BG-COMBATCARD-12")
def test_every_printed_combat_half_has_an_effect_for_each_of_its_numbers() -> None:
    for combat_id, row in COMBAT.items():
        numbers = {effect.number for effect in COMBAT_EFFECTS[combat_id]}
        assert numbers == set(range(len(row["initiative"]))), combat_id
