"""The Southrons."""

from __future__ import annotations

from typing import Any

import pytest

from cardgame.cards.outcomes import battle
from cardgame.tables import Table, names, table
from helpers import asked, play
from marks import rule
from ringwar.cardgame.table.facts import battleground

GOALS = {
    "coastal-raiders": "dol-amroth",
    "corsairs-of-umbar": "umbar",
    "haradrim-cavalry": "minas-tirith",
    "haradrim-regulars": "harad",
    "the-black-fleet": "pelargir",
}
"""The battleground that each raiding army opens."""
SOUTHRON_BATTLEGROUNDS = {"dol-amroth", "minas-tirith", "pelargir", "harad", "morannon", "umbar"}


def southrons_turn(rules: str = "trilogy", *, seat: str = "saruman", **fields: Any) -> Table:
    """It is the turn of the Southron player; nobody else has a card, and a raider waits in reserve."""
    seats: dict[str, dict[str, Any]] = {each: {"deck": []} for each in table(rules).state.rules.seats}
    seats[seat] |= fields.pop("southron")
    return table(rules, to_act=seat, seats=seats, **fields)


@rule("CG-COMBATBG-03", "CG-TOKEN-05")
@pytest.mark.parametrize(
    "army, at_dol_amroth, at_minas_tirith, at_pelargir",
    [
        ("coastal-raiders", 2, 1, 1),
        ("corsairs-of-umbar", 1, 1, 1),
        ("haradrim-cavalry", 1, 2, 1),
        ("haradrim-mumakil", 2, 2, 2),
        ("haradrim-regulars", 1, 1, 1),
        ("the-black-fleet", 1, 1, 2),
    ],
)
def test_southron_armies_attack_best_where_they_belong(
    army: str, at_dol_amroth: int, at_minas_tirith: int, at_pelargir: int
) -> None:
    assert battle("dol-amroth", army).attack == at_dol_amroth
    assert battle("minas-tirith", army).attack == at_minas_tirith
    assert battle("pelargir", army).attack == at_pelargir


@rule("CG-COMBATBG-07")
@pytest.mark.parametrize("army", [*GOALS, "haradrim-mumakil"])
def test_southron_armies_defend_with_one_icon(army: str) -> None:
    for place in ("harad", "umbar", "morannon"):
        assert battle(place, army).cards == 1


@rule("CG-LEAD-01", "CG-LEAD-02")
def test_the_black_serpent_fights_only_at_the_head_of_a_southron_army() -> None:
    assert battle("pelargir", "the-black-serpent").attack == 0
    assert battle("pelargir", "the-black-serpent", "haradrim-regulars").attack == 2
    assert battle("harad", "the-black-serpent").cards == 0
    assert battle("harad", "the-black-serpent", "haradrim-regulars").cards == 2
    assert battle("morannon", "the-black-serpent", "mordor-orcs").cards == 1


@rule("CG-PLAY-10", "CG-PLAY-11")
@pytest.mark.parametrize("name", [*GOALS, "haradrim-mumakil", "the-black-serpent"])
def test_southrons_go_to_southron_battlegrounds_and_to_no_path(name: str) -> None:
    active: dict[str, list[str]] = {each: [] for each in [*sorted(SOUTHRON_BATTLEGROUNDS), "lorien", "moria"]}
    game = southrons_turn(path="osgiliath", battlegrounds=active, southron={"hand": [name, "threats-and-promises"]})
    assert set(play(game, "play", name).names()) == {*SOUTHRON_BATTLEGROUNDS, "reserve"}


# The raiders


@rule("CG-LOC-11", "CG-ABILITY-04", "CG-RESERVE-03")
@pytest.mark.parametrize("army, goal", GOALS.items())
@pytest.mark.parametrize("zone", ["reserve", "locked"])
def test_a_raider_is_eliminated_to_activate_its_goal(zone: str, army: str, goal: str) -> None:
    game = play(southrons_turn(southron={zone: [army]}), "use")
    assert game.state.battlegrounds == {battleground(goal): ()}
    assert all(battleground(goal) not in deck for deck in game.state.battleground_decks.values())
    assert sum(map(len, game.state.battleground_decks.values())) == 13
    assert army in names(game.state.eliminated["saruman"])
    assert game.state.reserves["saruman"] == ()
    assert game.state.taken_from == {}
    assert asked(game) == ("frodo", "action")


@rule("CG-LOC-02", "CG-LOC-18")
def test_the_text_of_a_raided_battleground_is_carried_out() -> None:
    shadow = southrons_turn(southron={"reserve": ["corsairs-of-umbar"], "deck": ["gollum", "shelob"]})
    assert names(play(shadow, "use", "gollum").state.hands["saruman"]) == {"gollum"}
    seats = {
        "saruman": {"reserve": ["haradrim-cavalry"]},
        "aragorn": {"hand": ["strider"], "deck": ["arwen", "legolas", "elrond"]},
    }
    game = play(table(seats=seats, to_act="saruman"), "use")
    assert asked(game) == ("aragorn", "forsake-to-draw")


@rule("CG-LOC-11", "CG-ABILITY-03")
@pytest.mark.parametrize("army, goal", GOALS.items())
def test_a_raider_cannot_raid_a_battleground_that_is_no_longer_in_its_deck(army: str, goal: str) -> None:
    assert "use" in southrons_turn(southron={"reserve": [army]}).names()
    assert "use" not in southrons_turn(southron={"reserve": [army]}, battlegrounds={goal: []}).names()
    for side in ("free-peoples", "shadow"):
        assert "use" not in southrons_turn(southron={"reserve": [army]}, scoring={side: [goal]}).names()


@rule("CG-ABILITY-03", "CG-ABILITY-07")
@pytest.mark.parametrize("army", GOALS)
def test_a_raider_raids_only_from_reserve(army: str) -> None:
    assert "use" not in southrons_turn(southron={"hand": [army]}).names()
    assert "use" not in southrons_turn(southron={}, battlegrounds={"morannon": [army]}).names()
    assert "use" not in table(seats={"saruman": {"reserve": [army]}}, to_act="witch-king").names()


@rule("CG-ABILITY-01")
def test_the_mumakil_have_no_action() -> None:
    assert "use" not in southrons_turn(southron={"reserve": ["haradrim-mumakil"]}).names()


@rule("CG-DUEL2-19")
def test_in_a_duel_the_shadow_player_raids() -> None:
    game = southrons_turn("duel", seat="witch-king", southron={"reserve": ["the-black-fleet"]})
    game = play(game, "use")
    assert game.state.battlegrounds == {battleground("pelargir"): ()}
    assert "the-black-fleet" in names(game.state.eliminated["witch-king"])


# The Black Serpent


@rule("CG-LOC-11", "CG-CARD-04", "CG-ABILITY-04")
def test_the_black_serpent_reactivates_a_southron_battleground_of_either_scoring_area() -> None:
    game = southrons_turn(
        southron={"reserve": ["the-black-serpent"]},
        scoring={"free-peoples": ["harad", "lorien", "pelargir"], "shadow": ["morannon", "moria", "minas-tirith"]},
        battlegrounds={"umbar": []},
    )
    game = play(game, "use")
    assert asked(game) == ("saruman", "activate")
    assert set(game.names()) == {"harad", "pelargir", "morannon", "minas-tirith"}
    game = play(game, "harad")
    assert game.state.battlegrounds == {battleground("umbar"): (), battleground("harad"): ()}
    assert game.state.taken_from == {battleground("harad"): "free-peoples"}
    assert battleground("harad") not in game.state.scoring["free-peoples"]
    assert "the-black-serpent" in names(game.state.eliminated["saruman"])
    assert game.state.reserves["saruman"] == ()


@rule("CG-LOC-12", "CG-AMB-22")
def test_the_black_serpent_takes_nothing_from_a_deck() -> None:
    game = play(southrons_turn(southron={"reserve": ["the-black-serpent"]}, scoring={"shadow": ["moria"]}), "use")
    assert game.state.battlegrounds == {}
    assert sum(map(len, game.state.battleground_decks.values())) == 13
    assert "the-black-serpent" in names(game.state.eliminated["saruman"])


@rule("CG-ABILITY-03")
def test_the_black_serpent_acts_only_from_reserve() -> None:
    scoring = {"shadow": ["harad"]}
    assert "use" in southrons_turn(southron={"reserve": ["the-black-serpent"]}, scoring=scoring).names()
    there = {"pelargir": ["the-black-serpent"]}
    assert "use" not in southrons_turn(southron={}, battlegrounds=there, scoring=scoring).names()
