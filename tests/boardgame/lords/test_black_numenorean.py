"""Chapter 12.1: the Mouth of Sauron, Black Númenórean."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.boards import FREE, SHADOW, Board, army, field, where
from boardgame.figures import actions, near
from boardgame.lords.fights import BLACK, attacked_by, leaderships, ready
from boardgame.lords.tables import lords_board, lords_team_board, table_of
from boardgame.teams import SARUMANS, WITCH_KINGS
from helpers import asked, play
from marks import rule

LIEUTENANT = "mouth-of-sauron"
FREES = ["dwarves", "elves", "gondor", "north", "rohan"]
ARMY_CARD = "shadow-strategy-07"
MISSES = (1,) * 5


def mustering(armies: dict[str, str] | None = None, besieged: dict[str, str] | None = None, **fields: Any) -> Board:
    found = {"shadow": ["muster", "muster", "event"], "free": ["event"], "to_act": SHADOW, **fields}
    return lords_board(armies, besieged, **found)


def minions(game: Board) -> list[str]:
    """The minions that a Muster result can bring; the Balrog always is among them."""
    return play(game, "muster", "bring-minion").names()


# Coming into play


@rule("LM-MOUTH-03", "LM-MOUTH-04", "LM-MOUTH-06")
@pytest.mark.parametrize(
    ("fields", "mouths"),
    [
        ({}, set()),
        ({"control": {"dol-guldur": FREE}}, {BLACK}),
        ({"control": {"umbar": FREE}}, {BLACK}),
        ({"control": {"far-harad": FREE}}, {BLACK}),
        ({"control": {"edoras": SHADOW}}, set()),
        ({"at_war": FREES}, {LIEUTENANT}),
        ({"fellowship": {"mordor": 0}}, {LIEUTENANT, BLACK}),
        ({"fellowship": {"mordor": 0}, "armies": {"moria": LIEUTENANT}}, set()),
        ({"fellowship": {"mordor": 0}, "armies": {"moria": BLACK}}, set()),
        ({"fellowship": {"mordor": 0}, "out_of_play": [LIEUTENANT]}, set()),
        ({"fellowship": {"mordor": 0}, "out_of_play": [BLACK]}, set()),
        ({"fellowship": {"mordor": 0}, "options": {"new-versions": "no"}}, {LIEUTENANT}),
    ],
)
def test_which_mouth_may_enter_play(fields: dict[str, Any], mouths: set[str]) -> None:
    assert {LIEUTENANT, BLACK} & set(minions(mustering(**{"at_war": ["isengard"], **fields}))) == mouths


@rule("LM-MOUTH-03", "LM-MOUTH-05")
@pytest.mark.parametrize("fields", [{"control": {"dol-guldur": FREE}}, {"fellowship": {"mordor": 0}}])
def test_he_enters_in_an_unconquered_sauron_stronghold(fields: dict[str, Any]) -> None:
    strongholds = {"barad-dur", "minas-morgul", "morannon", "moria", "mount-gundabad", "dol-guldur"}
    game = play(mustering(**fields), "muster", "bring-minion", BLACK)
    assert set(game.names()) == strongholds - set(fields.get("control", ()))
    assert where(play(game, "morannon"), BLACK) == "morannon"


@rule("LM-MOUTH-01")
def test_he_leads_with_two_and_walks_three_regions() -> None:
    armies = {"osgiliath": "gondor 2", "south-ithilien": f"sauron 2 {BLACK}"}
    assert leaderships(attacked_by(SHADOW, armies)) == (0, 2)
    game = play(mustering({"dagorlad": BLACK}, shadow=["character", "event"]), "character", "move-minions", BLACK)
    assert set(game.names()) == near("dagorlad", 3) - {"minas-tirith"}


@rule("LM-MOUTH-02")
def test_he_adds_an_action_die() -> None:
    def dice(armies: dict[str, str]) -> int:
        game = lords_board(armies, phase="recover", turn=3)
        return len(game.state.dice[SHADOW])

    assert dice({"moria": BLACK}) == dice({}) + 1


@rule("LM-MOUTH-10")
@pytest.mark.parametrize("gone", [False, True])
def test_he_heralds_gandalf_the_white(gone: bool) -> None:
    fields: dict[str, Any] = {"out_of_play": [BLACK]} if gone else {"armies": {"moria": BLACK}}
    game = lords_board(**fields, free=["event"], shadow=["event"])
    assert game.state.rules.box.white_heralded(game.state)


# Dark Lore


def helms_deep_stormed(figures: str, **more: str) -> Board:
    """The first round of an assault is over without a hit."""
    game = attacked_by(SHADOW, {"helms-deep": figures, **more}, {"helms-deep": "rohan 5"})
    game = play(game, *MISSES, *MISSES)
    return play(game, 0) if asked(game) == (SHADOW, "re-roll") else game


@rule("LM-EX-28", "LM-MOUTH-07", "LM-MOUTH-08")
def test_one_more_round_of_an_assault_is_free_and_no_third() -> None:
    game = helms_deep_stormed(f"sauron 5 {BLACK}")
    assert asked(game) == (SHADOW, "cease")
    game = play(game, "no")
    assert asked(game) == ("chance", "combat-die")
    game = play(game, *MISSES, *MISSES, 0)
    assert (game.state.battle, field(game, "helms-deep").size) == (None, 5)


@rule("LM-MOUTH-08")
def test_a_third_round_costs_an_elite_unit() -> None:
    game = play(helms_deep_stormed(f"sauron 4/1 {BLACK}"), "no", *MISSES, *MISSES, 0)
    assert (asked(game), game.names()) == ((SHADOW, "prolong"), ["sauron-elite", "none"])
    game = play(game, "sauron-elite")
    assert (field(game, "helms-deep"), asked(game)) == (army(sauron_regular=5), ("chance", "combat-die"))


@rule("LM-MOUTH-07")
def test_the_shadow_may_leave_the_free_round() -> None:
    game = play(helms_deep_stormed(f"sauron 5 {BLACK}"), "yes")
    assert game.state.battle is None


@rule("LM-MOUTH-07", "LM-CHAR-03")
@pytest.mark.parametrize(
    ("figures", "more"),
    [("sauron 4/1", {}), ("sauron 4/1 mouth-of-sauron", {}), ("sauron 4/1", {"fords-of-isen": BLACK})],
)
def test_without_him_there_the_second_round_costs_an_elite_unit(figures: str, more: dict[str, str]) -> None:
    assert asked(helms_deep_stormed(figures, **more)) == (SHADOW, "prolong")


@rule("LM-MOUTH-07")
def test_he_need_not_fight_himself() -> None:
    game = ready(SHADOW, {"helms-deep": f"sauron 5 isengard 1 {BLACK}"}, {"helms-deep": "rohan 5"})
    game = play(game, "attack", "some", 0, 5, "no", *MISSES, *MISSES)
    assert asked(game) == (SHADOW, "cease")


# Great Sorcery


def sorcery(figures: str = f"sauron 2 {BLACK}", **fields: Any) -> Board:
    armies = {"south-ithilien": figures, "osgiliath": "gondor 1", "moria": "sauron 2 nazgul 1"}
    return mustering(armies, **{"at_war": ["sauron"], **fields})


@rule("LM-MOUTH-09", "LM-AMB-24")
def test_a_muster_result_moves_his_army() -> None:
    game = play(sorcery(), "muster", "sorcery-moves", "north-ithilien", "all")
    assert (field(game, "north-ithilien").size, where(game, BLACK)) == (2, "north-ithilien")
    assert (game.state.dice[SHADOW], table_of(game).sorcery_used) == (("event", "muster"), True)


@rule("LM-MOUTH-09")
def test_a_muster_result_attacks_with_his_army() -> None:
    game = play(sorcery(), "muster", "sorcery-attacks", "all")
    assert game.state.battle is not None
    assert (game.state.battle.origin.name, game.state.battle.target.name) == ("south-ithilien", "osgiliath")
    assert table_of(game).sorcery_used


@rule("LM-AMB-24")
def test_he_leads_the_part_that_moves_if_nobody_else_can() -> None:
    game = play(sorcery(), "muster", "sorcery-moves", "north-ithilien", "some", 1)
    assert (field(game, "north-ithilien").size, where(game, BLACK)) == (1, "north-ithilien")


@rule("LM-AMB-24")
def test_he_leads_the_part_that_attacks_if_nobody_else_can() -> None:
    game = play(sorcery(), "muster", "sorcery-attacks", "some")
    assert asked(game) == ("chance", "combat-die"), "nobody was asked whether he goes along"


@rule("LM-AMB-24")
def test_another_leader_may_go_in_his_place() -> None:
    game = play(sorcery(f"sauron 2 nazgul 1 {BLACK}"), "muster", "sorcery-moves", "north-ithilien", "some", 1, 1, "no")
    assert (field(game, "north-ithilien").size, where(game, BLACK)) == (1, "south-ithilien")


@rule("LM-MOUTH-09")
def test_his_sorcery_works_once_a_turn() -> None:
    game = play(sorcery(), "muster", "sorcery-moves", "north-ithilien", "all")
    game = play(game, "pass")
    assert not {"sorcery-moves", "sorcery-attacks"} & actions(game, "muster")
    fresh = lords_board({"moria": BLACK}, phase="recover", turn=3, lords={"sorcery_used": True})
    assert not table_of(fresh).sorcery_used


@rule("LM-MOUTH-09")
def test_his_sorcery_works_for_his_own_army_only() -> None:
    armies = {"moria": BLACK, "south-ithilien": "sauron 2 nazgul 1", "osgiliath": "gondor 1"}
    found = actions(mustering(armies, at_war=["sauron"]), "muster")
    assert not {"sorcery-moves", "sorcery-attacks"} & found


@rule("LM-MOUTH-09")
@pytest.mark.parametrize(("die", "able"), [("muster", True), ("muster-army", True), ("army", False), ("event", False)])
def test_only_a_muster_result_serves_his_sorcery(die: str, able: bool) -> None:
    found = actions(sorcery(shadow=[die, "character"]), die)
    assert ("sorcery-moves" in found, "sorcery-attacks" in found) == (able, able)


@rule("LM-MOUTH-09")
def test_without_an_enemy_at_hand_his_army_only_moves() -> None:
    found = actions(mustering({"south-ithilien": f"sauron 2 {BLACK}"}), "muster")
    assert {"sorcery-moves", "sorcery-attacks"} & found == {"sorcery-moves"}


@rule("LM-AMB-24")
def test_stacking_applies_to_an_army_that_his_sorcery_moves() -> None:
    armies = {"south-ithilien": f"sauron 2 {BLACK}", "north-ithilien": "sauron 9"}
    game = play(mustering(armies, at_war=["sauron"]), "muster", "sorcery-moves", "north-ithilien", "all")
    assert field(game, "north-ithilien").size == 10


@rule("LM-CHAR-03")
def test_each_mouth_has_his_own_abilities_only() -> None:
    hands = [ARMY_CARD]
    his = actions(sorcery(hands=hands), "muster")
    lieutenants = actions(sorcery("sauron 2 mouth-of-sauron", hands=hands), "muster")
    assert "attack" not in his
    assert "attack" in lieutenants
    assert not {"sorcery-moves", "sorcery-attacks"} & lieutenants


@rule("LM-MULTI-07")
@pytest.mark.parametrize(("seat", "able"), [(WITCH_KINGS, True), (SARUMANS, False)])
def test_the_witch_king_player_controls_him(seat: str, able: bool) -> None:
    dice: dict[str, Any] = {"free": ["event"] * 2, "shadow": ["muster"] * 2, "to_act": SHADOW}
    game = lords_team_board({"south-ithilien": f"sauron 2 {BLACK}"}, at_war=["sauron"], acts=[seat], **dice)
    assert ("sorcery-moves" in actions(game, "muster")) == able
