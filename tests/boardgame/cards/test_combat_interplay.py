"""Combat cards of both sides together, in sieges, and beside the abilities of characters."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from boardgame.battles import (
    HERE,
    THERE,
    free_attacks,
    half,
    lost,
    named,
    nazgul_in,
    rolled,
    shadow_assaults,
    shadow_attacks,
    units,
)
from boardgame.boards import EVENTS, FREE, SHADOW, Board, field, inside, where
from helpers import answered, asked, key, play, told
from marks import rule

ONES = (1,) * 5


# Both cards at once


@rule("BG-COMBATCARD-13")
def test_heroic_death_may_cancel_the_hit_that_mumakil_added() -> None:
    mumakil, death = half("mumakil"), half("heroic-death")
    game = shadow_attacks("gondor 2/0/1", "southrons 0/1", mumakil, death)
    game = play(game, mumakil, death, 6, 1, 1, 0, "gondor-leader")
    assert told(game, "more-hits") == [{"side": SHADOW, "count": 1}]
    assert field(game, HERE) == named("gondor-regular 1")


@rule("BG-COMBATCARD-13")
def test_shield_wall_counts_the_hit_that_mumakil_added() -> None:
    mumakil, wall = half("mumakil"), half("shield-wall")
    game = shadow_attacks("gondor 3", "southrons 0/1", mumakil, wall)
    game = play(game, mumakil, wall, 6, 1, 1, 1)
    assert units(game, HERE) == 2


@rule("BG-COMBATCARD-13", "BG-COMBATCARD-12")
@pytest.mark.parametrize(("attack", "first"), [(shadow_attacks, "blade"), (free_attacks, "breath")])
def test_of_blade_and_black_breath_the_defenders_comes_first(attack: Callable[..., Board], first: str) -> None:
    breath, blade = half("black-breath"), half("blade-of-westernesse")
    game = attack("gondor 3/0/1 meriadoc", "sauron 3 nazgul 1 mouth-of-sauron", breath, blade)
    cards = (breath, blade) if attack is shadow_attacks else (blade, breath)
    game = play(game, *cards, *(1,) * 6)
    game = play(game, 1, 6, 1, 6)
    assert asked(game) == (SHADOW, "black-breath")
    assert lost(game, "mouth-of-sauron") == (first == "blade")


@rule("BG-COMBATCARD-17", "BG-COMBATCARD-13")
def test_foul_stench_is_measured_before_a_companion_forfeits_for_a_mighty_attack() -> None:
    stench, mighty = half("foul-stench"), half("mighty-attack")
    game = shadow_attacks("gondor 2 boromir gimli", "sauron 1 nazgul 1", stench, mighty)
    game = play(game, stench, mighty, 1, 1, 1, 1, 1, "gimli", 0)
    assert (asked(game), game.names()) == ((FREE, "re-roll"), ["1", "0"])


@rule("BG-COMBATCARD-13")
def test_words_of_power_leave_a_brave_stand_its_companions() -> None:
    words, stand = half("words-of-power"), half("brave-stand")
    game = shadow_attacks("gondor 1 boromir gimli", "sauron 5 nazgul 1", words, stand)
    game = play(game, words, stand, "gimli", 1, 1, 1)
    assert len(rolled(game)[0]["dice"]) == 3


@rule("BG-COMBATCARD-22", "BG-COMBATCARD-23")
def test_the_dead_of_a_charge_cannot_bleed_for_a_relentless_assault() -> None:
    relentless, charge = half("relentless-assault"), half("charge")
    game = shadow_attacks("gondor 0/2", "sauron 3", relentless, charge)
    game = play(game, relentless, charge, 6, 6)
    assert (asked(game), units(game, THERE)) == ((SHADOW, "own-hits"), 1)


@rule("BG-COMBATCARD-16")
@pytest.mark.parametrize("combat_id", ["onslaught", "great-host", "we-come-to-kill"])
def test_nothing_happens_after_the_casualties_if_an_army_is_gone(combat_id: str) -> None:
    card = half(combat_id)
    game = play(shadow_attacks("gondor 3", "sauron 0/1", card), card, 1, 6, 6, 1)
    assert game.state.battle is None
    assert "own-hits" not in answered(game)
    assert not told(game, "extra-attack")
    assert units(game, HERE) == 3


# Characters


@rule("BG-COMBATCARD-18")
def test_the_white_rider_has_no_leadership_left_to_forfeit() -> None:
    defiance, mighty = half("daring-defiance"), half("mighty-attack")
    game = play(shadow_attacks("gondor 2/0/1 gandalf-the-white", "sauron 2 nazgul 1", defiance, mighty), True)
    defied = play(game, defiance, 1, 1, 1, 1)
    assert (asked(defied), defied.names()) == ((FREE, "re-roll"), ["1", "0"])  # the leader's
    attacked = play(game, mighty, 1, 1, 1, 1)
    assert (asked(attacked), attacked.names()) == ((FREE, "re-roll"), ["1", "0"])
    assert not told(attacked, "misses-turned")


@rule("BG-COMBATCARD-01")
@pytest.mark.parametrize("draws", [True, False])
def test_the_witch_king_may_draw_for_a_card_of_the_first_round(draws: bool) -> None:
    card, later = half("words-of-power"), half("cruel-as-death")
    game = play(shadow_attacks("gondor 1", "sauron 1 witch-king", card, later), card)
    assert asked(game) == (SHADOW, "sorcerer")
    game = play(game, draws)
    if draws:
        assert asked(game) == ("chance", "event-card")
        assert {EVENTS[name].deck for name in game.names()} == {"character"}
        game = play(game, "shadow-character-01")
    assert len(game.state.hands[SHADOW]) == 1 + draws
    game = play(game, 1, 1, 0, False, False, later, 1, 1)
    assert answered(game).count("sorcerer") == 1


@rule("BG-COMBATCARD-11")
def test_the_witch_king_keeps_the_hand_limit_when_the_card_came_from_the_table() -> None:
    hand = [f"shadow-strategy-0{number}" for number in range(1, 7)]
    game = shadow_attacks(
        "elves 5", "sauron 1 witch-king", *hand, at="hollin", origin="moria", table=["shadow-character-17"]
    )
    game = play(game, "shadow-character-17", True, "shadow-character-01")
    assert asked(game) == (SHADOW, "discard")
    game = play(game, "shadow-strategy-01")
    assert len(game.state.hands[SHADOW]) == 6


@rule("BG-COMBATCARD-12")
def test_isengards_elite_units_lead_while_saruman_is_in_play() -> None:
    fields = {"at": "fords-of-isen", "origin": "orthanc"}
    game = play(shadow_attacks("rohan 1", "isengard 1/2 saruman", **fields), 1, 1, 1, 1)
    assert game.names() == ["3", "2", "1", "0"]
    alone = play(shadow_attacks("rohan 1", "isengard 1/2", **fields), 1, 1, 1, 1)
    assert asked(alone) == (SHADOW, "cease")


# The side of a card, in a siege


@rule("BG-BATTLE-11", "BG-COMBATCARD-23")
@pytest.mark.parametrize("combat_id", ["durins-bane", "great-host", "we-come-to-kill", "mumakil", "black-breath"])
def test_a_besiegers_card_strikes_the_besieged_and_never_his_own_army(combat_id: str) -> None:
    card = half(combat_id)
    outside = "sauron 3/1 southrons 0/1 nazgul 1"
    game = play(shadow_assaults("elves 2/0/1", outside, card, at="lorien"), card)
    while key(game) != "prolong" and game.state.battle is not None:
        six = asked(game) == ("chance", "combat-die") and game.question and game.question.about["roller"] == SHADOW
        game = play(game, 6 if six else game.names()[0])
    assert field(game, "lorien") == named("sauron-regular 3 sauron-elite 1 southrons-elite 1")
    assert nazgul_in(game, "lorien") == 1
    assert inside(game, "lorien").size == 0


@rule("BG-BATTLE-11")
@pytest.mark.parametrize(
    "combat_id", ["fateful-strike", "blade-of-westernesse", "sudden-strike", "charge", "no-quarter"]
)
def test_a_card_of_the_besieged_strikes_the_besieger_and_never_the_besieged(combat_id: str) -> None:
    card = half(combat_id)
    game = play(shadow_assaults("elves 1/1/1 meriadoc", "sauron 2 mouth-of-sauron", card, at="lorien"), card)
    while game.state.battle is not None and asked(game) != (SHADOW, "prolong"):
        six = asked(game) == ("chance", "combat-die") and game.question and game.question.about["roller"] == FREE
        game = play(game, 6 if six else 1 if asked(game) == ("chance", "combat-die") else game.names()[0])
    army = field(game, "lorien") if field(game, "lorien").side == FREE else inside(game, "lorien")
    assert army == named("elves-regular 1 elves-elite 1 elves-leader 1")
    assert where(game, "meriadoc") == "lorien"
