"""Chapter 15.3: assaults on besieged strongholds, and besieged armies that cards destroy."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.boards import CHARACTERS, FREE, REGIONS, SHADOW, Board, army, board, field, inside, reserve
from boardgame.sieges import fallen, holder, score, wrongs
from helpers import answered, asked, play, told
from marks import rule
from ringwar.boardgame.rules.battle import havens
from ringwar.boardgame.table.queries import is_free


def siege(garrison: str, besieger: str, **fields: Any) -> Board:
    """Isengard besieges Helm's Deep and may attack."""
    armies = {"helms-deep": besieger, **fields.pop("armies", {})}
    fields = {"at_war": ["isengard"], "shadow": ["army", "army"], **fields}
    return board(armies, {"helms-deep": garrison}, **fields)


def counter_siege(**fields: Any) -> Board:
    """Rohan besieges the Shadow in Orthanc and may attack."""
    armies = {"orthanc": "rohan 1/1"}
    fields = {"at_war": ["rohan"], "free": ["muster-army", "muster-army"], **fields}
    return board(armies, {"orthanc": "isengard 2"}, **fields)


# Who may assault


@rule("BG-SIEGE-21", "BG-AMB-01")
@pytest.mark.parametrize(
    ("dice", "besieger", "action"),
    [
        (["army", "army"], "isengard 2", "attack"),
        (["muster-army", "muster-army"], "isengard 2", "attack"),
        (["character", "character"], "isengard 2 nazgul 1", "attack-led"),
    ],
)
def test_an_assault_needs_a_result_that_allows_an_attack(dice: list[str], besieger: str, action: str) -> None:
    game = play(siege("rohan 2", besieger, shadow=dice), action, "all")
    assert game.state.battle is not None
    assert (game.state.battle.kind, game.state.battle.target) == ("assault", REGIONS["helms-deep"])


@rule("BG-SIEGE-21", "BG-AMB-01")
@pytest.mark.parametrize("die", ["character", "muster", "event"])
def test_other_results_or_a_character_result_without_a_leader_make_no_assault(die: str) -> None:
    game = siege("rohan 2", "isengard 2", shadow=[die, die])
    assert not {"attack", "attack-led"} & set(game.names())


@rule("BG-AMB-01", "BG-SIEGE-21")
def test_a_die_cannot_begin_a_siege_where_nobody_withdrew() -> None:
    game = board({"helms-deep": "rohan 2", "orthanc": "isengard 2"}, at_war=["isengard"], shadow=["army", "army"])
    assert "attack" not in game.names()


# Rounds


@rule("BG-SIEGE-23", "BG-SIEGE-24")
def test_the_attacker_needs_six_in_every_round_and_the_besieged_five() -> None:
    game = play(siege("rohan 3", "isengard 2/1"), "attack", "all", 5, 5, 6, 5, 4, 4, "remove-isengard-regular")
    assert inside(game, "helms-deep") == army(rohan_regular=2)
    assert field(game, "helms-deep") == army(isengard_regular=1, isengard_elite=1)
    game = play(game, "isengard-elite", 5, 5, 5, 1)
    assert [each["needed"] for each in told(game, "combat-roll")] == [6, 5, 6, 5]
    assert inside(game, "helms-deep") == army(rohan_regular=2)
    assert field(game, "helms-deep") == army(isengard_regular=1)


@rule("BG-SIEGE-25", "BG-SIEGE-32")
def test_an_assault_lasts_one_round_and_the_siege_goes_on() -> None:
    game = play(siege("rohan 2", "isengard 2"), "attack", "all", 1, 1, 1, 1)
    assert (game.state.battle, asked(game)) == (None, ("shadow", "action"))
    assert inside(game, "helms-deep") == army(rohan_regular=2)
    assert field(game, "helms-deep") == army(isengard_regular=2)


@rule("BG-SIEGE-26", "BG-SIEGE-27", "BG-EX-39")
def test_each_elite_unit_buys_another_round() -> None:
    game = play(siege("rohan 2", "isengard 1/2"), "attack", "all")
    for elites in (2, 1):
        game = play(game, *[1] * 5)
        assert (asked(game), game.names()) == (("shadow", "prolong"), ["isengard-elite", "none"])
        game = play(game, "isengard-elite")
        assert field(game, "helms-deep") == army(isengard_regular=4 - elites, isengard_elite=elites - 1)
    game = play(game, *[1] * 5)
    assert (game.state.battle, len(told(game, "combat-roll"))) == (None, 6)


@rule("BG-SIEGE-26")
def test_the_attacker_need_not_prolong() -> None:
    game = play(siege("rohan 2", "isengard 1/2"), "attack", "all", *[1] * 5, "none")
    assert game.state.battle is None
    assert field(game, "helms-deep") == army(isengard_regular=1, isengard_elite=2)


@rule("BG-SIEGE-26")
def test_an_elite_unit_of_the_rearguard_buys_nothing() -> None:
    game = play(siege("rohan 1", "isengard 1/1"), "attack", "some", 1, 1, 1)
    assert game.state.battle is None


@rule("BG-SIEGE-28", "BG-AMB-09")
@pytest.mark.parametrize(("elsewhere", "question"), [(10, ("shadow", "prolong")), (11, ("shadow", "action"))])
def test_an_elite_unit_that_no_regular_can_replace_buys_no_round(elsewhere: int, question: tuple[str, str]) -> None:
    armies = {"orthanc": f"isengard {min(elsewhere, 10)}", "gap-of-rohan": f"isengard {elsewhere - 10}"}
    game = siege("rohan 1", "isengard 1/1", armies={name: text for name, text in armies.items() if text[-2:] != " 0"})
    game = play(game, "attack", "all", 1, 1, 1)
    assert asked(game) == question


@rule("BG-SIEGE-51")
def test_the_elite_unit_of_the_shadow_goes_to_the_reinforcements() -> None:
    game = play(siege("rohan 1", "isengard 1/1"), "attack", "all", 1, 1, 1)
    before = reserve(game, "isengard-regular"), reserve(game, "isengard-elite")
    game = play(game, "isengard-elite")
    assert (reserve(game, "isengard-regular"), reserve(game, "isengard-elite")) == (before[0] - 1, before[1] + 1)


@rule("BG-SIEGE-51")
@pytest.mark.parametrize(("pile", "left"), [("casualties", 0), ("reinforcements", 1)])
def test_the_elite_unit_of_the_free_peoples_is_lost_and_the_owner_says_where_the_regular_comes_from(
    pile: str, left: int
) -> None:
    game = counter_siege(casualties={"rohan": {"regular": 1}})
    game = play(game, "muster-army", "attack", "all", 1, 1, 1, 1, "rohan-elite", pile)
    assert field(game, "orthanc") == army(rohan_regular=2)
    assert (fallen(game, "rohan-elite"), fallen(game, "rohan-regular")) == (1, left)
    assert wrongs(game) == []


# Rearguards


@rule("BG-SIEGE-29")
def test_units_not_at_war_stay_out_of_an_assault() -> None:
    game = siege("rohan 3", "isengard 1 southrons 2")
    game = play(game, "attack", 1, 5, 5, 5)
    assert [len(each["dice"]) for each in told(game, "combat-roll")] == [1, 3]
    assert field(game, "helms-deep") == army(southrons_regular=2)
    assert inside(game, "helms-deep") == army(rohan_regular=3)


@rule("BG-SIEGE-30")
def test_a_rearguard_keeps_the_siege_when_the_attackers_die() -> None:
    game = play(siege("rohan 2", "isengard 3"), "attack", "some", 2, 1, 1, 5, 5)
    assert field(game, "helms-deep") == army(isengard_regular=1)
    assert inside(game, "helms-deep") == army(rohan_regular=2)
    assert told(game, "siege-ends") == []


@rule("BG-SIEGE-17", "BG-SIEGE-18")
def test_a_besieger_without_rearguard_who_dies_lifts_the_siege() -> None:
    game = siege("rohan 2", "isengard 1", armies={"orthanc": "isengard 1"})
    game = play(game, "attack", 1, 5, 5)
    assert field(game, "helms-deep") == army(rohan_regular=2)
    assert inside(game, "helms-deep") == army()
    assert holder(game, "helms-deep") is None


@rule("BG-SIEGE-31")
def test_the_besieged_cannot_retreat() -> None:
    game = play(siege("rohan 2", "isengard 1/1"), "attack", "all", 1, 1, 1, 1, "isengard-elite")
    game = play(game, 1, 1, 1, 1)
    assert not {"retreat", "withdraw"} & set(answered(game))
    assert inside(game, "helms-deep") == army(rohan_regular=2)


@rule("BG-SIEGE-31")
def test_a_free_region_next_to_the_stronghold_is_no_haven_for_the_besieged() -> None:
    game = play(siege("rohan 2", "isengard 2"), "attack", "all")
    battle = game.state.battle
    assert battle is not None
    assert is_free(game.state, REGIONS["westemnet"], FREE)
    assert havens(game.state, battle) == []


# The fall of a stronghold


@rule("BG-SIEGE-33", "BG-CAPTURE-02", "BG-SIEGE-17")
def test_a_stronghold_whose_defenders_are_destroyed_is_captured() -> None:
    game = play(siege("rohan 1/0/1 legolas", "isengard 2"), "attack", "all", 6, 1, 1, 1, 0)
    assert inside(game, "helms-deep") == army()
    assert field(game, "helms-deep") == army(isengard_regular=2)
    assert (holder(game, "helms-deep"), score(game)) == (SHADOW, (0, 2))
    assert CHARACTERS["legolas"] in game.state.eliminated
    assert [each["piece"] for each in told(game, "lose")] == ["rohan-regular", "rohan-leader"]
    assert wrongs(game) == []


@rule("BG-SIEGE-33", "BG-SIEGE-30")
def test_a_rearguard_captures_when_both_fighting_forces_die() -> None:
    game = play(siege("rohan 1", "isengard 2"), "attack", "some", 6, 6)
    assert field(game, "helms-deep") == army(isengard_regular=1)
    assert (holder(game, "helms-deep"), score(game)) == (SHADOW, (0, 2))


@rule("BG-CAPTURE-12", "BG-SIEGE-17")
def test_nothing_is_captured_when_besieger_and_besieged_destroy_each_other() -> None:
    game = siege("rohan 1", "isengard 1", armies={"orthanc": "isengard 1"})
    game = play(game, "attack", 6, 6)
    assert (field(game, "helms-deep"), inside(game, "helms-deep")) == (army(), army())
    assert (holder(game, "helms-deep"), score(game)) == (None, (0, 0))


# Cards


def spells(garrison: str) -> Board:
    """Dreadful Spells from the army that besieges Minas Tirith strike its garrison."""
    game = board(
        {"minas-tirith": "sauron 2 nazgul 3"},
        {"minas-tirith": garrison},
        shadow=["character", "character"],
        hands=["shadow-character-19"],
    )
    return play(game, "play-event")


@rule("BG-CAPTURE-13", "BG-CAPTURE-02")
def test_a_garrison_destroyed_by_a_card_loses_its_stronghold_at_once() -> None:
    game = play(spells("gondor 2/0/1 boromir"), 5, 5, 1)
    assert inside(game, "minas-tirith") == army()
    assert field(game, "minas-tirith") == army(sauron_regular=2)
    assert (holder(game, "minas-tirith"), score(game)) == (SHADOW, (0, 2))
    assert game.state.characters[CHARACTERS["boromir"]] is REGIONS["minas-tirith"]
    assert fallen(game, "gondor-leader") == 1
    assert wrongs(game) == []


@rule("BG-CAPTURE-13")
def test_a_card_that_leaves_a_defender_captures_nothing() -> None:
    game = play(spells("gondor 2/0/1"), 5, 4, 1)
    assert inside(game, "minas-tirith") == army(gondor_regular=1, gondor_leader=1)
    assert (field(game, "minas-tirith"), holder(game, "minas-tirith")) == (army(sauron_regular=2), None)


@rule("BG-SIEGE-17", "BG-SIEGE-18")
def test_a_besieger_destroyed_by_a_card_frees_the_garrison() -> None:
    game = board(
        {"helms-deep": "isengard 1 southrons 1 nazgul 1"},
        {"helms-deep": "rohan 3"},
        free=["event", "event"],
        hands=["fp-strategy-05"],
    )
    game = play(game, "event", "play-event", 5, 5, 1, 1, 1)
    assert field(game, "helms-deep") == army(rohan_regular=3)
    assert (inside(game, "helms-deep"), holder(game, "helms-deep")) == (army(), None)
    assert game.state.nazgul == {REGIONS["helms-deep"]: 1}


@rule("BG-SIEGE-21", "BG-SIEGE-34")
def test_a_power_too_great_bars_assaults_of_the_shadow_and_its_sorties() -> None:
    dice: dict[str, Any] = {"at_war": ["sauron"], "shadow": ["army", "army"], "table": ["fp-strategy-02"]}
    assault = board({"lorien": "sauron 2"}, {"lorien": "elves 2"}, **dice)
    assert "attack" not in assault.names()
    sortie = board({"lorien": "elves 2"}, {"lorien": "sauron 2"}, control={"lorien": SHADOW}, **dice)
    assert "attack" not in sortie.names()
    dice["table"] = []
    assert "attack" in board({"lorien": "sauron 2"}, {"lorien": "elves 2"}, **dice).names()


FOLLY = "shadow-strategy-03"


def folly(garrison: str, besieger: str, **fields: Any) -> Board:
    """Minas Tirith is besieged and Denethor's Folly on the table; the Free Peoples hold Daylight."""
    fields = {"at_war": ["sauron", "gondor"], "table": [FOLLY], "hands": ["fp-strategy-01"], **fields}
    armies = {"minas-tirith": besieger, **fields.pop("armies", {})}
    return board(armies, {"minas-tirith": garrison}, **fields)


@rule("BG-EX-15", "BG-SIEGE-16")
@pytest.mark.parametrize(
    ("garrison", "besieger", "answers"),
    [
        ("gondor 2", "sauron 1", ("move-armies", "minas-tirith", "lossarnach")),
        ("gondor 2", "sauron 1", ("attack", 1, 5, 5)),
        ("gondor 1", "sauron 2", ("attack", "all", 6, 1, 1)),
        ("gondor 1", "sauron 1", ("attack", 6, 6)),
    ],
)
def test_denethors_folly_goes_when_minas_tirith_is_no_longer_besieged(
    garrison: str, besieger: str, answers: tuple[Any, ...]
) -> None:
    game = folly(garrison, besieger, shadow=["army", "army"], armies={"morannon": "sauron 1"})
    assert play(game, *answers[:-1]).state.table[SHADOW]
    game = play(game, *answers)
    assert (game.state.table[SHADOW], [each.name for each in game.state.discards[SHADOW]]) == ((), [FOLLY])


@rule("BG-EX-15", "BG-SIEGE-32")
def test_denethors_folly_stays_through_an_assault_that_decides_nothing() -> None:
    game = folly("gondor 2", "sauron 2", shadow=["army", "army"])
    game = play(game, "attack", "all")
    assert asked(game) == ("chance", "combat-die")
    game = play(game, 1, 1, 1, 1)
    assert [card.name for card in game.state.table[SHADOW]] == [FOLLY]
