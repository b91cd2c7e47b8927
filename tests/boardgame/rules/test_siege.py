"""Chapter 15: how sieges begin, what they mean for both armies, and how they end."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.boards import CHARACTERS, REGIONS, SHADOW, Board, army, board, field, inside, reserve
from boardgame.sieges import holder, score, wrongs
from helpers import answered, asked, play, told
from marks import rule

MISSES = (1, 1, 1, 1)
"""The dice of two units against two."""


def storm(garrison: str, attackers: str = "isengard 2", **fields: Any) -> Board:
    """Isengard has attacked Helm's Deep from the Fords of Isen; the garrison is asked whether it withdraws."""
    armies = {"helms-deep": garrison, "fords-of-isen": attackers}
    game = board(armies, at_war=["isengard"], shadow=["army", "army"], **fields)
    return play(game, "attack", "all")


def besieged(garrison: str = "rohan 3", besieger: str = "isengard 4", **fields: Any) -> Board:
    """Helm's Deep is besieged, and Isengard is At War."""
    fields = {"at_war": ["isengard"], "shadow": ["army", "army"], **fields}
    armies = {"helms-deep": besieger, **fields.pop("armies", {})}
    return board(armies, {"helms-deep": garrison}, **fields)


# Fighting or withdrawing


@rule("BG-SIEGE-01", "BG-SIEGE-05")
@pytest.mark.parametrize("rounds", [0, 1, 2])
def test_the_defender_may_withdraw_before_every_round(rounds: int) -> None:
    game = storm("rohan 2")
    for _ in range(rounds):
        game = play(game, "no", *MISSES, "no", "no")
    assert asked(game) == ("free-peoples", "withdraw")
    game = play(game, "yes", "yes", "all")
    assert inside(game, "helms-deep") == army(rohan_regular=2)
    assert field(game, "helms-deep") == army(isengard_regular=2)
    assert len(told(game, "combat-roll")) == 2 * rounds


@rule("BG-AMB-14", "BG-SIEGE-05")
def test_the_choice_to_withdraw_comes_after_going_on_and_after_not_retreating() -> None:
    game = play(storm("rohan 2"), "no", *MISSES, "no", "no")
    assert answered(game)[-2:] == ["cease", "retreat"]
    assert asked(game) == ("free-peoples", "withdraw")


@rule("BG-SIEGE-02")
def test_a_captured_stronghold_shelters_its_captor() -> None:
    game = board(
        {"helms-deep": "isengard 2", "westemnet": "rohan 3"},
        at_war=["rohan"],
        control={"helms-deep": SHADOW},
        free=["muster-army", "muster-army"],
    )
    game = play(game, "muster-army", "attack", "all")
    assert asked(game) == ("shadow", "withdraw")
    game = play(game, "yes", "yes", "all")
    assert (inside(game, "helms-deep"), holder(game, "helms-deep")) == (army(isengard_regular=2), SHADOW)


@rule("BG-SIEGE-01")
@pytest.mark.parametrize(
    ("origin", "target", "defender"),
    [
        ("old-forest-road", "dale", "north 2"),
        ("south-ithilien", "osgiliath", "gondor 2"),
        ("edoras", "westemnet", "rohan 2"),
    ],
)
def test_only_a_stronghold_lets_its_defenders_withdraw(origin: str, target: str, defender: str) -> None:
    game = board({origin: "sauron 2", target: defender}, at_war=["sauron"], shadow=["army", "army"])
    assert asked(play(game, "attack", "all")) == ("chance", "combat-die")


@rule("BG-SIEGE-03")
def test_before_a_stronghold_both_sides_hit_on_five() -> None:
    game = play(storm("rohan 2"), "no", 5, 4, 5, 4)
    assert field(game, "fords-of-isen") == army(isengard_regular=1)
    assert field(game, "helms-deep") == army(rohan_regular=1)


@rule("BG-SIEGE-04", "BG-SIEGE-13", "BG-EX-38")
def test_withdrawing_before_the_first_round_rolls_no_dice_and_leaves_five_units() -> None:
    game = storm("rohan 5/2", "isengard 4")
    before = reserve(game, "rohan-regular"), reserve(game, "rohan-elite")
    game = play(game, "yes", "yes", "all", "rohan-elite", "rohan-regular")
    assert told(game, "combat-roll") == []
    assert inside(game, "helms-deep") == army(rohan_regular=4, rohan_elite=1)
    assert (reserve(game, "rohan-regular"), reserve(game, "rohan-elite")) == (before[0] + 1, before[1] + 1)
    assert (holder(game, "helms-deep"), score(game)) == (None, (0, 0))


@rule("BG-SIEGE-06", "BG-SIEGE-07")
def test_when_the_attacker_advances_the_stronghold_is_besieged_and_the_battle_over() -> None:
    game = play(storm("rohan 2"), "yes")
    assert asked(game) == ("shadow", "advance")
    game = play(game, "yes", "all")
    assert [each["region"] for each in told(game, "siege-begins")] == ["helms-deep"]
    assert game.state.battle is None
    assert field(game, "fords-of-isen") == army()


@rule("BG-SIEGE-08", "BG-AMB-08")
def test_without_an_advance_there_is_no_siege_and_nobody_is_removed() -> None:
    game = play(storm("rohan 7"), "yes", "no")
    assert field(game, "helms-deep") == army(rohan_regular=7)
    assert inside(game, "helms-deep") == army()
    assert field(game, "fords-of-isen") == army(isengard_regular=2)
    assert game.state.battle is None


@rule("BG-SIEGE-09")
def test_only_units_that_fought_advance_to_besiege() -> None:
    armies = {"helms-deep": "rohan 2", "fords-of-isen": "isengard 5"}
    game = board(armies, at_war=["isengard"], shadow=["army", "army"])
    game = play(game, "attack", "some", 3, "yes", "yes", "all")
    assert field(game, "helms-deep") == army(isengard_regular=3)
    assert field(game, "fords-of-isen") == army(isengard_regular=2)


@rule("BG-SIEGE-06")
def test_a_part_of_the_attackers_may_besiege() -> None:
    game = play(storm("rohan 2", "isengard 4"), "yes", "yes", "some", 1)
    assert field(game, "helms-deep") == army(isengard_regular=1)
    assert field(game, "fords-of-isen") == army(isengard_regular=3)


# Inside and outside


@rule("BG-SIEGE-10", "BG-SIEGE-11")
def test_the_figures_of_a_side_stand_with_its_army() -> None:
    game = besieged("rohan 2 gandalf-the-grey", "isengard 2 nazgul 1")
    game = play(game, "attack", "all", 1, 1, 1, 1, 1)
    assert [len(each["dice"]) for each in told(game, "combat-roll")] == [2, 3]
    assert (asked(game), game.names()) == (("shadow", "re-roll"), ["1", "0"])
    assert (asked(play(game, 0)), play(game, 0).names()) == (("free-peoples", "re-roll"), ["1", "0"])
    assert inside(game, "helms-deep") == army(rohan_regular=2)


@rule("BG-SIEGE-12", "BG-SIEGE-13")
def test_leaders_and_characters_inside_are_not_limited() -> None:
    game = play(storm("rohan 7/0/4 gandalf-the-grey boromir legolas"), "yes", "yes", "all")
    assert inside(game, "helms-deep") == army(rohan_regular=5, rohan_leader=4)
    there = {each.name for each, at in game.state.characters.items() if at is REGIONS["helms-deep"]}
    assert there == {"gandalf-the-grey", "boromir", "legolas"}


@rule("BG-SIEGE-14", "BG-SIEGE-15")
def test_a_besieged_stronghold_belongs_to_the_besieged() -> None:
    game = play(storm("rohan 2"), "yes", "yes", "all")
    assert (holder(game, "helms-deep"), score(game)) == (None, (0, 0))
    assert told(game, "capture") == []


@rule("BG-STACK-02", "BG-STACK-11")
def test_besieger_and_besieged_have_limits_of_their_own() -> None:
    game = besieged("rohan 5", "isengard 9", armies={"fords-of-isen": "sauron 3"}, at_war=["isengard", "sauron"])
    game = play(game, "move-armies", "fords-of-isen", "helms-deep", "all")
    assert asked(game) == ("shadow", "remove-excess")
    game = play(game, "isengard-regular", "sauron-regular")
    assert field(game, "helms-deep") == army(isengard_regular=8, sauron_regular=2)
    assert inside(game, "helms-deep") == army(rohan_regular=5)


@rule("BG-MOVE-17", "BG-SIEGE-22")
def test_another_army_of_the_besieger_moves_in_and_cannot_attack_from_outside() -> None:
    game = besieged("rohan 3", "isengard 1", armies={"fords-of-isen": "isengard 2"})
    attack = play(game, "attack")
    assert asked(attack) == ("chance", "combat-die")
    assert attack.state.battle is not None
    assert attack.state.battle.origin is REGIONS["helms-deep"]
    game = play(game, "move-armies", "fords-of-isen", "helms-deep", "all")
    assert field(game, "helms-deep") == army(isengard_regular=3)
    assert (told(game, "attack"), score(game)) == ([], (0, 0))


@rule("BG-SIEGE-49")
def test_no_friend_can_move_in_to_the_besieged() -> None:
    game = besieged(armies={"westemnet": "rohan 2"}, at_war=["rohan"], free=["muster-army", "muster-army"], shadow=())
    assert "helms-deep" not in play(game, "muster-army", "move-armies").names()


@rule("BG-SIEGE-50")
def test_a_card_recruits_into_a_besieged_stronghold_and_a_die_does_not() -> None:
    gondor: dict[str, Any] = {"at_war": ["gondor"], "free": ["muster", "muster"], "hands": ["fp-strategy-14"]}
    game = board({"minas-tirith": "sauron 5"}, {"minas-tirith": "gondor 2"}, **gondor)
    recruit = play(game, "muster", "recruit", "gondor-regular")
    assert "minas-tirith" not in recruit.names()
    assert "pelargir" in recruit.names()
    game = play(game, "muster", "play-event", "gondor-regular")
    assert inside(game, "minas-tirith") == army(gondor_regular=3, gondor_leader=1)


@rule("BG-SIEGE-50", "BG-SIEGE-11")
def test_a_companion_separated_at_a_besieged_stronghold_joins_the_garrison_and_stays() -> None:
    game = board(
        {"lorien": "sauron 5"},
        {"lorien": "elves 2"},
        free=["character", "character"],
        fellowship={"at": "lorien", "companions": ["legolas", "gimli"], "progress": 3},
    )
    game = play(game, "character", "separate", "legolas", "none")
    assert game.state.characters[CHARACTERS["legolas"]] is REGIONS["lorien"]
    assert "move-companions" not in play(game, "character").names()


@rule("BG-SIEGE-50")
def test_companions_and_the_mouth_are_locked_out_of_a_friendly_siege_and_nazgul_are_not() -> None:
    free = besieged("rohan 2", armies={"westemnet": "gandalf-the-grey"}, free=["character", "character"], shadow=())
    assert "helms-deep" not in play(free, "character", "move-companions").names()
    game = board(
        {"moria": "elves 5", "hollin": "sauron 1 nazgul 1 mouth-of-sauron"},
        {"moria": "sauron 2"},
        shadow=["character", "character"],
    )
    game = play(game, "move-minions")
    assert "moria" not in play(game, "mouth-of-sauron").names()
    flown = play(game, "hollin", "moria", "none")
    assert flown.state.nazgul == {REGIONS["moria"]: 1}


# The end of a siege


@rule("BG-SIEGE-16", "BG-SIEGE-18")
def test_when_the_last_besieger_leaves_the_defenders_are_in_the_region_again() -> None:
    game = play(besieged("rohan 3/0/1"), "move-armies", "fords-of-isen", "all")
    assert field(game, "helms-deep") == army(rohan_regular=3, rohan_leader=1)
    assert inside(game, "helms-deep") == army()
    assert [each["region"] for each in told(game, "siege-ends")] == ["helms-deep"]
    assert wrongs(game) == []


@rule("BG-SIEGE-19")
def test_the_siege_goes_on_while_one_unit_of_the_besieger_stays() -> None:
    game = play(besieged(), "move-armies", "fords-of-isen", "some", 3, "none")
    assert field(game, "helms-deep") == army(isengard_regular=1)
    assert inside(game, "helms-deep") == army(rohan_regular=3)
    assert told(game, "siege-ends") == []


@rule("BG-SIEGE-16")
def test_characters_of_the_besieger_alone_keep_no_siege() -> None:
    game = play(besieged("rohan 3", "isengard 1 nazgul 2"), "move-armies", "fords-of-isen", "some", 0)
    assert field(game, "helms-deep") == army(rohan_regular=3)
    assert game.state.nazgul == {REGIONS["helms-deep"]: 2}


@rule("BG-SIEGE-20")
@pytest.mark.parametrize(
    ("advance", "in_the_field", "in_the_box"),
    [
        (("yes", "all"), army(rohan_regular=3), army()),
        (("yes", "some", 1), army(isengard_regular=1), army(rohan_regular=3)),
        (("no",), army(isengard_regular=2), army(rohan_regular=3)),
    ],
)
def test_a_besieger_who_wins_next_door_may_leave_the_siege(
    advance: tuple[object, ...], in_the_field: object, in_the_box: object
) -> None:
    game = besieged("rohan 3", "isengard 2", armies={"westemnet": "rohan 1"})
    game = play(game, "attack", "westemnet", "all", 6, 1, 1, *advance)
    assert (field(game, "helms-deep"), inside(game, "helms-deep")) == (in_the_field, in_the_box)


@rule("BG-SIEGE-20", "BG-SIEGE-16")
def test_a_besieger_destroyed_in_an_attack_next_door_lifts_the_siege() -> None:
    game = besieged("rohan 3", "isengard 1", armies={"westemnet": "rohan 1", "moria": "sauron 1"})
    game = play(game, "attack", "westemnet", 1, 6)
    assert field(game, "helms-deep") == army(rohan_regular=3)
    assert holder(game, "helms-deep") is None
