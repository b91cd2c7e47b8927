"""The Shadow Strategy deck, 1 to 6: strikes, and cards on the table."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.boards import (
    EVENTS,
    FREE,
    REGIONS,
    SHADOW,
    Board,
    army,
    board,
    field,
    inside,
    is_discarded,
    is_on_table,
    where,
)
from boardgame.cards.shadow_hand import holding, is_playable, played
from helpers import asked, play
from marks import rule

VALINOR, URUK_HAI, FOLLY = "shadow-strategy-01", "shadow-strategy-02", "shadow-strategy-03"
DAWN, THREATS, STORMCROW = "shadow-strategy-04", "shadow-strategy-05", "shadow-strategy-06"
SHIELD_WALL = "fp-strategy-06"
SHADOW_WAR = ["isengard", "sauron", "southrons"]
ORTHANC = {"orthanc": "saruman"}
WHITE_CITY = {"minas-tirith": "sauron 4"}
MISSES = (1, 1, 1, 1, 1)


# Return to Valinor


@rule("BG-CARD-14")
def test_the_shadow_must_hold_an_elven_stronghold() -> None:
    assert not is_playable(VALINOR, {"lorien": "elves 1"})
    assert not is_playable(VALINOR, {"lorien": "elves 1"}, control={"edoras": SHADOW, "helms-deep": SHADOW})
    assert is_playable(VALINOR, {"lorien": "elves 1"}, control={"rivendell": SHADOW})


@rule("BG-CARD-17", "BG-CASUALTY-04", "BG-POLITICS-36")
def test_every_elven_unit_in_its_stronghold_may_sail_on_a_six() -> None:
    armies = {"lorien": "elves 1/2 gondor 1", "woodland-realm": "elves 1/1", "bree": "elves 1"}
    game = played(VALINOR, armies, 6, 6, 5, control={"rivendell": SHADOW})
    assert asked(game) == (FREE, "loss")
    game = play(game, "remove-elves-regular", "remove-gondor-regular", 6, 1, "reduce-elves-elite", "casualties")
    assert field(game, "lorien") == army(elves_elite=2)
    assert field(game, "woodland-realm") == army(elves_regular=2)
    assert field(game, "bree") == army(elves_regular=1)
    assert (game.state.active["elves"], game.state.politics["elves"]) == (True, 3)


@rule("BG-BATTLE-21")
def test_five_dice_at_most_for_a_stronghold() -> None:
    game = played(VALINOR, {"lorien": "elves 3/5"}, *MISSES, control={"rivendell": SHADOW})
    assert (asked(game), field(game, "lorien").size) == ((SHADOW, "action"), 8)


@rule("BG-CARD-18", "BG-SIEGE-10")
def test_elves_under_siege_do_not_sail() -> None:
    game = played(VALINOR, {"lorien": "sauron 1"}, besieged={"lorien": "elves 3"}, control={"rivendell": SHADOW})
    assert (asked(game), inside(game, "lorien").size) == ((SHADOW, "action"), 3)


@rule("BG-CARD-26", "BG-CARD-27", "BG-CAPTURE-01")
def test_an_empty_elven_stronghold_is_not_captured() -> None:
    game = played(VALINOR, {"lorien": "elves 1/0/1 legolas"}, 6, control={"rivendell": SHADOW})
    assert (field(game, "lorien"), where(game, "legolas")) == (army(), "lorien")
    assert REGIONS["lorien"] not in game.state.control


# The Fighting Uruk-hai


@rule("BG-CARD-14")
def test_the_uruk_hai_need_saruman_and_a_siege_of_their_own() -> None:
    garrison = {"helms-deep": "rohan 2"}
    ring = {"helms-deep": "isengard 2"}
    assert is_playable(URUK_HAI, {**ORTHANC, **ring}, besieged=garrison, at_war=["isengard"])
    assert not is_playable(URUK_HAI, ring, besieged=garrison, at_war=["isengard"])
    assert not is_playable(URUK_HAI, {**ORTHANC, "helms-deep": "sauron 2"}, besieged=garrison, at_war=["isengard"])
    assert not is_playable(URUK_HAI, {**ORTHANC, "helms-deep": "rohan 2", "westemnet": "isengard 2"})


@rule("BG-CARD-17", "BG-SIEGE-25")
def test_the_uruk_hai_storm_one_of_their_sieges_for_three_rounds() -> None:
    armies = {**ORTHANC, "helms-deep": "isengard 2/1", "lorien": "isengard 1 sauron 1", "dol-amroth": "southrons 1"}
    garrisons = {"helms-deep": "rohan 2", "lorien": "elves 1", "dol-amroth": "gondor 1"}
    game = played(URUK_HAI, armies, besieged=garrisons, at_war=SHADOW_WAR)
    assert (asked(game), set(game.names())) == ((SHADOW, "attack-from"), {"helms-deep", "lorien"})
    game = play(game, "helms-deep", "all")
    for _ in range(2):
        game = play(game, 1, 1, 5, 1, 1, 0)  # a five is no hit, and the elite unit leads
        assert asked(game) == (SHADOW, "cease")
        game = play(game, "no")
    game = play(game, 1, 1, 1, 1, 1, 0)
    assert asked(game) == (SHADOW, "prolong")


@rule("BG-COMBATCARD-01", "BG-POLITICS-34")
@pytest.mark.parametrize("garrison, allowed", [("rohan 2", False), ("rohan 2 gimli", True)])
def test_only_a_companion_keeps_his_head_before_the_uruk_hai(garrison: str, allowed: bool) -> None:
    fields: dict[str, Any] = {"besieged": {"helms-deep": garrison}, "hands": [URUK_HAI, SHIELD_WALL]}
    game = played(URUK_HAI, {**ORTHANC, "helms-deep": "isengard 2"}, "all", at_war=["isengard"], **fields)
    assert (asked(game) == (FREE, "combat-card"), SHIELD_WALL in game.names()) == (allowed, allowed)
    assert (game.state.active["rohan"], game.state.politics["rohan"]) == (True, 2)


# Denethor's Folly


def folly(garrison: str = "gondor 2", **fields: Any) -> Board:
    """Denethor's Folly lies on the table, and Minas Tirith is besieged."""
    return board(WHITE_CITY, {"minas-tirith": garrison}, table=[FOLLY], **{"rings": {FREE: 0}, **fields})


@rule("BG-CARD-14")
def test_the_folly_needs_a_siege_of_minas_tirith() -> None:
    assert is_playable(FOLLY, WHITE_CITY, besieged={"minas-tirith": "gondor 1"})
    assert not is_playable(FOLLY, {"minas-tirith": "gondor 1", "osgiliath": "sauron 4"})
    assert not is_playable(FOLLY, {"dol-amroth": "sauron 1"}, besieged={"dol-amroth": "gondor 1"})
    captured = {"besieged": {"minas-tirith": "sauron 1"}, "control": {"minas-tirith": SHADOW}}
    assert not is_playable(FOLLY, {"minas-tirith": "gondor 2"}, **captured)


@rule("BG-CASUALTY-17", "BG-CARD-21")
def test_the_folly_costs_a_leader_of_the_free_peoples_choice() -> None:
    game = played(FOLLY, WHITE_CITY, besieged={"minas-tirith": "gondor 1/0/2 rohan 1/0/1"})
    assert (asked(game), game.names()) == ((FREE, "which-leader"), ["gondor-leader", "rohan-leader"])
    game = play(game, "gondor-leader")
    assert inside(game, "minas-tirith") == army(gondor_regular=1, gondor_leader=1, rohan_regular=1, rohan_leader=1)
    assert {piece.name: number for piece, number in game.state.casualties.items() if number} == {"gondor-leader": 1}
    assert is_on_table(game, FOLLY)


@rule("BG-CARD-18")
def test_without_a_leader_the_folly_is_played_all_the_same() -> None:
    game = played(FOLLY, WHITE_CITY, besieged={"minas-tirith": "gondor 2 boromir"})
    assert (is_on_table(game, FOLLY), where(game, "boromir")) == (True, "minas-tirith")


@rule("BG-CARD-15", "BG-COMBATCARD-01")
def test_the_folly_bars_combat_cards_in_every_battle_for_the_city() -> None:
    hands = [SHIELD_WALL]
    assault = folly(at_war=["sauron"], shadow=["army", "army"], hands=hands)
    assert asked(play(assault, "attack", "all")) == ("chance", "combat-die")
    sortie = folly(at_war=["gondor"], free=["muster-army", "muster-army"], hands=hands)
    assert asked(play(sortie, "attack", "all")) == ("chance", "combat-die")
    armies = {**WHITE_CITY, "lossarnach": "gondor 1"}
    fields: dict[str, Any] = {"besieged": {"minas-tirith": "gondor 2"}, "table": [FOLLY], "rings": {FREE: 0}}
    relief = board(armies, at_war=["gondor"], free=["muster-army", "muster-army"], hands=hands, **fields)
    assert asked(play(relief, "attack", "lossarnach")) == ("chance", "combat-die")


@rule("BG-CARD-16")
def test_the_folly_bars_combat_cards_in_that_city_only_and_not_the_shadows() -> None:
    armies = {**WHITE_CITY, "south-ithilien": "sauron 1", "pelargir": "gondor 1", "west-harondor": "sauron 2"}
    fields: dict[str, Any] = {"besieged": {"minas-tirith": "gondor 2"}, "table": [FOLLY], "shadow": ["army", "army"]}
    game = board(armies, at_war=["sauron"], hands=[SHIELD_WALL, "shadow-strategy-10"], **fields)
    assert SHIELD_WALL in play(game, "attack", "west-harondor", "all", "none").names()
    assert "shadow-strategy-10" in play(game, "attack", "minas-tirith", "all").names()


@rule("BG-CARD-22", "BG-ACT-24")
def test_a_will_of_the_west_ends_the_folly() -> None:
    game = play(folly(free=["will-of-the-west", "muster"]), "will-of-the-west", "will-of-the-west")
    game = play(game, "end-denethors-folly")
    assert (is_discarded(game, FOLLY), game.state.dice[FREE]) == (True, ("muster",))
    assert "end-denethors-folly" not in play(folly(free=["will-of-the-west", "muster"]), "muster").names()


@rule("BG-CARD-22")
@pytest.mark.parametrize(
    "who, helps",
    [("gandalf-the-grey", True), ("gandalf-the-white", True), ("aragorn", True), ("strider", False), ("gimli", False)],
)
def test_with_gandalf_or_aragorn_in_the_city_any_die_ends_the_folly(who: str, helps: bool) -> None:
    game = folly(f"gondor 2 {who}", free=["muster", "muster"])
    assert ("counsel-in-minas-tirith" in game.names()) is helps
    if helps:
        assert is_discarded(play(game, "counsel-in-minas-tirith"), FOLLY)


@rule("BG-CARD-23", "BG-EX-15", "BG-SIEGE-16")
def test_the_folly_ends_with_the_siege() -> None:
    game = folly(at_war=["sauron"], shadow=["army", "army"])
    game = play(game, "move-armies", "osgiliath", "all")
    assert (field(game, "minas-tirith").size, is_discarded(game, FOLLY)) == (2, True)


@rule("BG-CARD-23", "BG-CAPTURE-02")
def test_the_folly_ends_with_the_city() -> None:
    game = folly("gondor 1", at_war=["sauron"], shadow=["army", "army"])
    game = play(game, "attack", "all", 6, 1, 1, 1, 1)
    assert (game.state.control, is_discarded(game, FOLLY)) == ({REGIONS["minas-tirith"]: SHADOW}, True)


# The Day Without Dawn


@rule("BG-CARD-14")
@pytest.mark.parametrize("at_peace", SHADOW_WAR)
def test_the_darkness_needs_all_of_the_shadow_at_war(at_peace: str) -> None:
    assert is_playable(DAWN, at_war=SHADOW_WAR)
    assert not is_playable(DAWN, at_war=[nation for nation in SHADOW_WAR if nation != at_peace])


@rule("BG-CARD-17")
def test_every_will_of_the_west_is_lost() -> None:
    dice = ["will-of-the-west", "muster", "will-of-the-west", "character"]
    game = played(DAWN, at_war=SHADOW_WAR, free=dice, shadow=["event"] * 4)
    assert game.state.dice[FREE] == ("character", "muster")
    assert is_discarded(game, DAWN)


# Threats and Promises


def threatened(armies: dict[str, str] | None = None, **fields: Any) -> Board:
    return board(armies, table=[THREATS], **{"rings": {FREE: 0}, "free": ["muster", "muster"], **fields})


@rule("BG-CARD-21", "BG-CARD-24")
def test_threats_are_laid_on_the_table() -> None:
    assert played(THREATS).state.table[SHADOW] == (EVENTS[THREATS],)


@rule("BG-ACT-12", "BG-CARD-15")
@pytest.mark.parametrize("die", ["muster", "muster-army"])
def test_muster_results_no_longer_advance_passive_nations(die: str) -> None:
    game = threatened(active=["gondor", "rohan"], free=[die, die])
    game = play(game, "diplomacy")
    assert set(game.names()) == {"elves", "gondor", "rohan"}  # the Elves are active from the start
    nobody = {nation: {"steps_to_war": 0, "active": True} for nation in ("elves",)}
    assert "diplomacy" not in threatened(politics=nobody).names()


@rule("BG-CARD-16")
def test_the_shadow_is_not_threatened() -> None:
    assert "diplomacy" in threatened(free=[], shadow=["muster", "muster"]).names()


@rule("BG-CARD-23", "BG-POLITICS-23")
def test_an_attack_that_advances_a_nation_ends_the_threats() -> None:
    armies = {"south-ithilien": "sauron 2", "osgiliath": "gondor 1"}
    game = threatened(armies, free=[], shadow=["army", "army"], at_war=["sauron"])
    assert is_discarded(play(game, "attack", "all"), THREATS)
    game = threatened(armies, free=[], shadow=["army", "army"], at_war=["sauron", "gondor"])
    assert is_on_table(play(game, "attack", "all"), THREATS)  # Gondor does not advance any more


@rule("BG-CARD-23")
def test_the_ability_of_a_companion_ends_the_threats() -> None:
    game = play(threatened({"minas-tirith": "boromir"}), "boromir-rouses-gondor")
    assert (game.state.politics["gondor"], is_discarded(game, THREATS)) == (1, True)


@rule("BG-CARD-16", "BG-POLITICS-27")
def test_diplomacy_and_captures_leave_the_threats_on_the_table() -> None:
    game = play(threatened(), "diplomacy")
    assert (game.state.politics["elves"], is_on_table(game, THREATS)) == (2, True)
    game = threatened({"osgiliath": "sauron 2"}, free=[], shadow=["army", "army"], at_war=["sauron"])
    game = play(game, "move-armies", "lossarnach", "all")
    assert (game.state.politics["gondor"], is_on_table(game, THREATS)) == (1, True)


# Stormcrow


@rule("BG-CARD-14", "BG-ARMY-07")
def test_stormcrow_needs_the_ring_bearers_or_a_companion_in_a_land_at_peace() -> None:
    assert is_playable(STORMCROW, fellowship={"at": "rivendell"})
    assert is_playable(STORMCROW, fellowship={"at": "old-forest-road"})
    assert not is_playable(STORMCROW, fellowship={"at": "rivendell"}, at_war=["elves"])
    assert not is_playable(STORMCROW, fellowship={"at": "osgiliath"})
    assert not is_playable(STORMCROW, {"osgiliath": "boromir"}, fellowship={"at": "moria"})
    assert not is_playable(STORMCROW, fellowship={"mordor": 1})
    assert is_playable(STORMCROW, {"fords-of-isen": "gimli"}, fellowship={"mordor": 1})


@rule("BG-POLITICS-04", "BG-CARD-17")
def test_the_shadow_names_the_nation_and_the_free_peoples_the_loss() -> None:
    armies = {"edoras": "boromir", "folde": "rohan 1/1/1", "bree": "rohan 1", "dale": "north 1"}
    game = played(STORMCROW, armies, fellowship={"at": "rivendell"}, politics={"rohan": {"steps_to_war": 2}})
    assert (asked(game), set(game.names())) == ((SHADOW, "which-nation"), {"elves", "rohan"})
    game = play(game, "rohan")
    assert (asked(game), set(game.names()), game.state.politics["rohan"]) == (
        (FREE, "lose-where"),
        {"folde", "bree"},
        3,
    )
    game = play(game, "folde")
    assert (asked(game), game.names()) == ((FREE, "lose-which"), ["rohan-regular", "rohan-elite", "rohan-leader"])
    left = {name: field(play(game, name), "folde") for name in game.names()}
    assert left == {
        "rohan-regular": army(rohan_elite=1, rohan_leader=1),
        "rohan-elite": army(rohan_regular=1, rohan_leader=1),
        "rohan-leader": army(rohan_regular=1, rohan_elite=1),
    }


@rule("BG-CARD-18", "BG-POLITICS-01")
def test_a_nation_on_the_first_step_loses_a_figure_all_the_same() -> None:
    game = played(STORMCROW, {"lorien": "elves 1"}, fellowship={"at": "rivendell"})
    assert (game.state.politics["elves"], field(game, "lorien")) == (3, army())
    assert asked(game) == (SHADOW, "action")


@rule("BG-CARD-18")
def test_without_a_figure_only_the_step_is_lost() -> None:
    game = played(STORMCROW, {"lossarnach": "boromir"}, fellowship={"at": "moria"})
    assert (game.state.politics["gondor"], asked(game)) == (3, (SHADOW, "action"))


@rule("BG-CARD-26", "BG-CAPTURE-13")
def test_stormcrow_may_cost_a_garrison_its_last_unit() -> None:
    fields: dict[str, Any] = {"besieged": {"minas-tirith": "gondor 1/0/1"}, "fellowship": {"at": "lossarnach"}}
    game = played(STORMCROW, WHITE_CITY, "gondor-regular", **fields)
    assert (inside(game, "minas-tirith"), game.state.control) == (army(), {REGIONS["minas-tirith"]: SHADOW})
    assert {piece.name for piece, number in game.state.casualties.items() if number} == {
        "gondor-regular",
        "gondor-leader",
    }


@rule("BG-ACT-13", "BG-ACT-11")
def test_the_icon_of_the_card_decides_which_die_plays_it() -> None:
    home = {"at": "rivendell"}
    assert "play-event" in holding(STORMCROW, shadow=["muster", "muster"], fellowship=home).names()
    assert "play-event" not in holding(STORMCROW, shadow=["army", "army"], fellowship=home).names()
    assert "play-event" in holding(DAWN, shadow=["army", "army"], at_war=SHADOW_WAR).names()
    assert "play-event" not in holding(DAWN, shadow=["muster", "muster"], at_war=SHADOW_WAR).names()
