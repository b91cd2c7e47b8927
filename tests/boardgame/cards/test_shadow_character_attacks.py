"""The Shadow Character deck, 19, 20, 23 and 24: spells, Grond, and the armies of the Nazgûl."""

from __future__ import annotations

import pytest

from boardgame.boards import CHARACTERS, FREE, REGIONS, SHADOW, army, field, inside, where
from boardgame.cards.shadow_hand import is_playable, played
from boardgame.figures import nazgul
from helpers import asked, play
from marks import rule

SPELLS, GROND = "shadow-character-19", "shadow-character-20"
ABROAD, CAPTAIN = "shadow-character-23", "shadow-character-24"
SHIELD_WALL = "fp-strategy-06"
SIEGE = {"minas-tirith": "sauron 5/1 witch-king"}
GARRISON = {"minas-tirith": "gondor 3"}
MISSES = (1, 1, 1, 1, 1)


# Dreadful Spells


@rule("BG-CARD-14")
@pytest.mark.parametrize(
    "armies, playable",
    [
        ({"south-ithilien": "sauron 1 nazgul 1", "osgiliath": "gondor 1"}, True),
        ({"south-ithilien": "sauron 1 witch-king", "osgiliath": "gondor 1"}, True),
        ({"south-ithilien": "sauron 1", "osgiliath": "gondor 1"}, False),  # no Nazgûl
        ({"south-ithilien": "nazgul 2", "osgiliath": "gondor 1"}, False),  # no Shadow army
        ({"south-ithilien": "sauron 1 nazgul 1", "minas-tirith": "gondor 1"}, False),  # too far
        ({"south-ithilien": "sauron 1 nazgul 1", "osgiliath": "boromir"}, False),  # no Free Peoples army
    ],
)
def test_spells_need_an_army_with_a_nazgul_near_the_enemy(armies: dict[str, str], playable: bool) -> None:
    assert is_playable(SPELLS, armies) is playable


@rule("BG-CARD-14", "BG-ARMY-01")
def test_besieger_and_besieged_are_near_each_other() -> None:
    assert is_playable(SPELLS, {"minas-tirith": "sauron 1 nazgul 1"}, besieged=GARRISON)
    sieged = {"dol-guldur": "elves 1"}
    assert is_playable(SPELLS, sieged, besieged={"dol-guldur": "sauron 1 nazgul 1"})
    assert not is_playable(SPELLS, sieged, besieged={"dol-guldur": "sauron 1"})


@rule("BG-CASUALTY-04", "BG-CARD-17", "BG-POLITICS-36")
def test_each_nazgul_rolls_a_die_for_a_hit_on_a_five() -> None:
    armies = {"south-ithilien": "sauron 1 nazgul 2 witch-king", "osgiliath": "gondor 2/1", "lossarnach": "gondor 1"}
    game = played(SPELLS, armies, 5, 4, 6)
    assert (asked(game), set(game.names())) == (
        (FREE, "loss"),
        {"remove-gondor-regular", "reduce-gondor-elite", "remove-gondor-elite"},
    )
    game = play(game, "remove-gondor-regular", "remove-gondor-regular")
    assert field(game, "osgiliath") == army(gondor_elite=1)
    assert (game.state.politics["gondor"], game.state.active["gondor"]) == (2, False)
    assert game.state.battle is None


@rule("BG-BATTLE-21", "BG-CARD-17")
def test_the_shadow_chooses_army_and_victim_and_rolls_five_dice_at_most() -> None:
    armies = {
        "south-ithilien": "sauron 1 nazgul 6",
        "dol-guldur": "sauron 1 nazgul 1",
        "osgiliath": "gondor 1",
        "pelargir": "gondor 1",
        "west-harondor": "gondor 1",
        "southern-mirkwood": "elves 1",
    }
    game = played(SPELLS, armies)
    assert (asked(game), set(game.names())) == ((SHADOW, "spells-from"), {"south-ithilien", "dol-guldur"})
    game = play(game, "south-ithilien")
    assert (asked(game), set(game.names())) == ((SHADOW, "which-army"), {"osgiliath", "west-harondor"})
    game = play(game, "west-harondor", *MISSES)
    assert asked(game) == (SHADOW, "action")
    assert all(field(game, name).size for name in armies)


@rule("BG-CARD-26", "BG-CARD-27")
def test_companions_survive_the_spells_and_leaders_do_not() -> None:
    armies = {"south-ithilien": "sauron 1 nazgul 2", "osgiliath": "gondor 1/0/1 boromir"}
    game = played(SPELLS, armies, 6, 5)
    assert (field(game, "osgiliath"), where(game, "boromir")) == (army(), "osgiliath")
    assert [piece.name for piece, number in game.state.casualties.items() if number] == [
        "gondor-regular",
        "gondor-leader",
    ]
    assert field(game, "south-ithilien") == army(sauron_regular=1)


@rule("BG-CAPTURE-13", "BG-CAPTURE-02")
def test_spells_that_destroy_a_garrison_take_the_stronghold() -> None:
    armies = {"minas-tirith": "southrons 1", "osgiliath": "sauron 1 nazgul 1"}
    game = played(SPELLS, armies, 5, besieged={"minas-tirith": "gondor 1"})
    assert (game.state.control, game.state.boxes) == ({REGIONS["minas-tirith"]: SHADOW}, {})
    assert field(game, "minas-tirith") == army(southrons_regular=1)


@rule("BG-SIEGE-17", "BG-SIEGE-18")
def test_spells_from_a_garrison_may_end_its_siege() -> None:
    armies = {"dol-guldur": "elves 1"}
    game = played(SPELLS, armies, 6, besieged={"dol-guldur": "sauron 1 nazgul 1"})
    assert (field(game, "dol-guldur"), inside(game, "dol-guldur")) == (army(sauron_regular=1), army())
    assert game.state.control == {}


# Grond


@rule("BG-CARD-14")
def test_grond_needs_the_witch_king_at_a_siege() -> None:
    war = ["sauron"]
    assert is_playable(GROND, SIEGE, besieged=GARRISON, at_war=war)
    assert not is_playable(GROND, {"minas-tirith": "sauron 5 nazgul 1"}, besieged=GARRISON, at_war=war)
    assert not is_playable(GROND, {**SIEGE, "minas-tirith": "sauron 5", "osgiliath": "witch-king"}, besieged=GARRISON)
    assert not is_playable(GROND, {"osgiliath": "sauron 5 witch-king", "minas-tirith": "gondor 1"}, at_war=war)


@rule("BG-CARD-14", "BG-SIEGE-11")
def test_a_besieged_witch_king_has_no_use_for_grond() -> None:
    inside_with = {"dol-guldur": "sauron 1 witch-king"}
    assert not is_playable(GROND, {"dol-guldur": "elves 1"}, besieged=inside_with, at_war=["sauron"])


@rule("BG-SIEGE-25", "BG-SIEGE-26", "BG-SIEGE-23")
def test_grond_storms_for_three_rounds_without_a_price() -> None:
    game = played(GROND, SIEGE, "all", besieged=GARRISON, at_war=["sauron"])
    for number in (1, 2):
        game = play(game, 5, 5, 5, 5, 1, 1, 1, 1, 0)  # the attacker needs a 6
        assert (asked(game), game.state.battle and game.state.battle.round) == ((SHADOW, "cease"), number)
        game = play(game, "no")
    game = play(game, *MISSES, 1, 1, 1, 0)
    assert (asked(game), game.names()) == ((SHADOW, "prolong"), ["sauron-elite", "none"])
    further = play(game, "sauron-elite")
    assert (field(further, "minas-tirith"), asked(further)) == (army(sauron_regular=6), ("chance", "combat-die"))
    assert play(game, "none").state.battle is None
    assert inside(play(game, "none"), "minas-tirith") == army(gondor_regular=3)


@rule("BG-BATTLE-41", "BG-CARD-15")
def test_grond_may_cease_after_any_round() -> None:
    game = played(GROND, SIEGE, "all", besieged=GARRISON, at_war=["sauron"])
    game = play(game, *MISSES, 1, 1, 1, 0, "yes")
    assert (game.state.battle, field(game, "minas-tirith").size) == (None, 6)


@rule("BG-CARD-15", "BG-COMBATCARD-01")
@pytest.mark.parametrize("garrison, allowed", [("gondor 3/0/1", False), ("gondor 3 peregrin", True)])
def test_in_the_first_round_the_defender_needs_a_companion_for_a_combat_card(garrison: str, allowed: bool) -> None:
    hands = [GROND, SHIELD_WALL]
    fields = {"besieged": {"minas-tirith": garrison}, "at_war": ["sauron"], "hands": hands}
    game = played(GROND, SIEGE, "all", **fields)
    assert (asked(game) == (FREE, "combat-card"), SHIELD_WALL in game.names()) == (allowed, allowed)
    game = play(game, *(["none"] if allowed else []), *MISSES, 1, 1, 1, 0, 0, "no")
    assert SHIELD_WALL in game.names()  # in the second round anybody may


@rule("BG-CAPTURE-02", "BG-SIEGE-33")
def test_grond_may_take_the_stronghold() -> None:
    game = played(GROND, SIEGE, "all", besieged={"minas-tirith": "gondor 1"}, at_war=["sauron"])
    game = play(game, 6, 1, 1, 1, 1, 1, 0)
    assert (game.state.control, inside(game, "minas-tirith")) == ({REGIONS["minas-tirith"]: SHADOW}, army())


@rule("BG-BATTLE-14", "BG-BATTLE-01")
def test_grond_moves_only_units_at_war() -> None:
    mixed = {"minas-tirith": "sauron 2 southrons 3 witch-king"}
    game = played(GROND, mixed, "all", besieged=GARRISON, at_war=["sauron"])
    assert game.state.battle is not None
    assert game.state.battle.rearguard.army == army(southrons_regular=3)
    idle = played(GROND, {"minas-tirith": "southrons 3 witch-king"}, besieged=GARRISON)
    assert (idle.state.battle, asked(idle)) == (None, (SHADOW, "action"))


@rule("BG-POLITICS-34", "BG-POLITICS-31")
def test_grond_is_an_attack_for_politics() -> None:
    game = played(GROND, SIEGE, "all", besieged=GARRISON, at_war=["sauron"])
    assert (game.state.politics["gondor"], game.state.active["gondor"]) == (1, True)


# The Ringwraiths Are Abroad


@rule("BG-CARD-19")
def test_the_ringwraiths_may_come_and_do_nothing() -> None:
    game = played(ABROAD, {"minas-morgul": "nazgul 1"}, "none")
    assert asked(game) == (SHADOW, "action")
    assert nazgul(game) == {"minas-morgul": 1}


@rule("BG-CARD-17", "BG-CHAR-36")
def test_nazgul_fly_to_two_armies_and_lead_them_one_region_each() -> None:
    armies = {"minas-morgul": "nazgul 2", "dol-guldur": "sauron 2", "morannon": "sauron 3"}
    game = played(ABROAD, armies, "minas-morgul", 1, "dol-guldur", "minas-morgul", "morannon")
    assert (asked(game), game.names()) == ((SHADOW, "ringwraiths"), ["move", "none"])
    game = play(game, "move", "dol-guldur", "southern-mirkwood", "all")
    assert set(game.names()) == {"morannon", "none"}
    game = play(game, "morannon", "dagorlad", "all")
    assert (field(game, "southern-mirkwood").size, field(game, "dagorlad").size) == (2, 3)
    assert nazgul(game) == {"southern-mirkwood": 1, "dagorlad": 1}
    assert asked(game) == (SHADOW, "action")


@rule("BG-MOVE-11", "BG-MOVE-12")
def test_a_nazgul_leads_one_army_only() -> None:
    armies = {"dol-guldur": "sauron 2 nazgul 1", "southern-mirkwood": "sauron 1 mouth-of-sauron"}
    game = played(ABROAD, armies, "none", "move", "southern-mirkwood", "all")
    assert (asked(game), field(game, "southern-mirkwood").size) == ((SHADOW, "action"), 3)


@rule("BG-ARMY-05", "BG-MOVE-02")
def test_the_part_that_moves_has_a_nazgul_and_no_other_leader_will_do() -> None:
    armies = {"orthanc": "saruman", "gap-of-rohan": "isengard 1/2 nazgul 1 mouth-of-sauron"}
    game = played(ABROAD, armies, "none", "move", "enedwaith", "some", 0, 1, "no", at_war=["isengard"])
    assert (field(game, "enedwaith"), field(game, "gap-of-rohan")) == (
        army(isengard_elite=1),
        army(isengard_regular=1, isengard_elite=1),
    )
    assert (nazgul(game), where(game, "mouth-of-sauron")) == ({"enedwaith": 1}, "gap-of-rohan")


@rule("BG-CHAR-38")
def test_the_shadow_says_whether_a_nazgul_or_the_witch_king_leads() -> None:
    armies = {"dol-guldur": "sauron 2 nazgul 1 witch-king"}
    game = played(ABROAD, armies, "none", "move")
    assert (asked(game), game.names()) == ((SHADOW, "led-by"), ["nazgul", "witch-king"])
    game = play(game, "witch-king", "southern-mirkwood", "some", 1, 0, "none")
    assert (where(game, "witch-king"), nazgul(game)) == ("southern-mirkwood", {"dol-guldur": 1})


@rule("BG-BATTLE-02", "BG-BATTLE-03")
def test_one_army_with_a_nazgul_may_attack() -> None:
    armies = {
        "south-ithilien": "sauron 3 nazgul 1",
        "dol-guldur": "sauron 3",
        "osgiliath": "gondor 1",
        "southern-mirkwood": "elves 1",
        "north-ithilien": "gondor 1",
    }
    game = played(ABROAD, armies, "none", at_war=["sauron"])
    assert (asked(game), game.names()) == ((SHADOW, "ringwraiths"), ["move", "attack", "none"])
    game = play(game, "attack")
    assert (asked(game), set(game.names())) == ((SHADOW, "attack-where"), {"osgiliath", "north-ithilien"})
    game = play(game, "osgiliath", "all", 6, 6, 1, 1, 0, "yes", "all")
    assert (field(game, "osgiliath"), nazgul(game)) == (army(sauron_regular=3), {"osgiliath": 1})


@rule("BG-BATTLE-07", "BG-BATTLE-09")
def test_a_nazgul_goes_with_the_attackers_whatever_stays_in_the_rearguard() -> None:
    armies = {"south-ithilien": "sauron 3 nazgul 2 mouth-of-sauron", "osgiliath": "gondor 1"}
    game = played(ABROAD, armies, "none", "attack", "some", 1, 0, "no", at_war=["sauron"])
    assert game.state.battle is not None
    rearguard = game.state.battle.rearguard
    assert (rearguard.army.size, rearguard.nazgul) == (2, 1)
    assert rearguard.characters == (CHARACTERS["mouth-of-sauron"],)


@rule("BG-SIEGE-21", "BG-SIEGE-34")
def test_the_ringwraiths_may_lead_an_assault_or_a_sortie() -> None:
    game = played(ABROAD, {"minas-tirith": "sauron 2 nazgul 1"}, "none", "attack", besieged=GARRISON, at_war=["sauron"])
    game = play(game, "all")
    assert game.state.battle is not None
    assert game.state.battle.kind == "assault"
    sieged, garrison = {"dol-guldur": "elves 1"}, {"dol-guldur": "sauron 2 nazgul 1"}
    game = played(ABROAD, sieged, "none", besieged=garrison, at_war=["sauron"])
    assert game.names() == ["attack", "none"]
    game = play(game, "attack", "all")
    assert game.state.battle is not None
    assert game.state.battle.kind == "sortie"


@rule("BG-BATTLE-01")
def test_units_at_peace_do_not_follow_the_ringwraiths_into_battle() -> None:
    armies = {"west-harondor": "southrons 3 nazgul 1", "pelargir": "gondor 1"}
    assert played(ABROAD, armies, "none").names() == ["move", "none"]


# The Black Captain Commands


@rule("BG-CARD-14")
def test_the_black_captain_must_be_there_to_command() -> None:
    assert is_playable(CAPTAIN, {"dol-guldur": "witch-king"})
    assert not is_playable(CAPTAIN, {"dol-guldur": "sauron 2 nazgul 2"})


@rule("BG-CARD-15", "BG-MUSTER-06", "BG-CARD-25")
def test_two_nazgul_come_to_the_witch_king_wherever_he_is() -> None:
    game = played(CAPTAIN, {"hollin": "sauron 1 witch-king"})
    assert game.names() == ["recruit-nazgul", "move-nazgul", "none"]
    assert nazgul(play(game, "recruit-nazgul")) == {"hollin": 2}
    assert nazgul(play(game, "none")) == {}


@rule("BG-MUSTER-17", "BG-MUSTER-13")
def test_only_nazgul_that_are_left_can_be_recruited() -> None:
    game = played(CAPTAIN, {"hollin": "sauron 1 witch-king", "barad-dur": "nazgul 7"}, "recruit-nazgul")
    assert nazgul(game) == {"barad-dur": 7, "hollin": 1}
    game = played(CAPTAIN, {"hollin": "sauron 1 witch-king", "barad-dur": "nazgul 8"})
    assert game.names() == ["move-nazgul", "none"]


@rule("BG-MUSTER-18")
def test_nazgul_are_not_recruited_among_the_enemy() -> None:
    game = played(CAPTAIN, {"bree": "north 1 witch-king"})
    assert game.names() == ["move-nazgul", "none"]


@rule("BG-CHAR-36")
def test_instead_nazgul_may_fly_and_the_witch_king_too() -> None:
    armies = {"hollin": "witch-king", "dol-guldur": "sauron 2 nazgul 1"}
    game = played(CAPTAIN, armies, "move-nazgul", "dol-guldur", "morannon", "witch-king", "dol-guldur")
    assert (asked(game), game.names()) == ((SHADOW, "ringwraiths"), ["move", "none"])
    game = play(game, "move", "southern-mirkwood", "all")
    assert (where(game, "witch-king"), nazgul(game)) == ("southern-mirkwood", {"morannon": 1})
    assert field(game, "southern-mirkwood").size == 2


@rule("BG-MOVE-02", "BG-ARMY-05")
def test_the_witch_king_goes_with_the_army_that_moves() -> None:
    armies = {"dol-guldur": "sauron 2 nazgul 1 witch-king", "morannon": "sauron 3"}
    game = played(CAPTAIN, armies, "none", "move", "southern-mirkwood", "some", 1, 0)
    assert (where(game, "witch-king"), nazgul(game)) == ("southern-mirkwood", {"dol-guldur": 1})
    assert (asked(game), field(game, "southern-mirkwood").size) == ((SHADOW, "action"), 1)


@rule("BG-STACK-05")
@pytest.mark.parametrize("card, answers", [(ABROAD, ("none", "move", "dol-guldur")), (CAPTAIN, ("none", "move"))])
def test_an_army_led_by_wraiths_keeps_the_limit_where_it_arrives(card: str, answers: tuple[str, ...]) -> None:
    armies = {"dol-guldur": "sauron 2 witch-king", "southern-mirkwood": "sauron 9", "moria": "sauron 1 nazgul 1"}
    game = played(card, armies, *answers, "southern-mirkwood", "all", at_war=["sauron"])
    game = play(game, "none") if card == ABROAD else game
    assert (field(game, "southern-mirkwood").size, asked(game)) == (10, (SHADOW, "action"))


@rule("BG-BATTLE-03", "BG-CARD-17")
def test_the_witch_king_goes_with_the_army_that_attacks() -> None:
    armies = {"south-ithilien": "sauron 3 nazgul 1 witch-king", "osgiliath": "gondor 1"}
    game = played(CAPTAIN, armies, "none", "attack", "some", 2, 0, at_war=["sauron"])
    assert game.state.battle is not None
    rearguard = game.state.battle.rearguard
    assert (rearguard.army.size, rearguard.nazgul, rearguard.characters) == (1, 1, ())


@rule("BG-CARD-17")
def test_only_the_witch_kings_own_army_obeys_the_card() -> None:
    armies = {"hollin": "witch-king", "dol-guldur": "sauron 2 nazgul 1"}
    game = played(CAPTAIN, armies, "none")
    assert asked(game) == (SHADOW, "action")
