"""Chapter 18.7 and 18.8: companions leave the Fellowship."""

from __future__ import annotations

import pytest

from boardgame.boards import FREE, SHADOW, board, names, where
from boardgame.rules.roads import SEPARATE, SIEGE_OF_LORIEN, at, dawn, distance, order, road
from helpers import key, play, told
from marks import rule

BREAKING = "shadow-character-14"
I_WILL_GO_ALONE = "fp-character-11"


@rule("BG-FSP-45", "BG-ACT-06")
def test_a_character_result_separates_one_companion() -> None:
    game = play(road({"companions": ["strider", "gimli", "legolas"]}), *SEPARATE, "gimli", "none", "moria")
    assert where(game, "gimli") == "moria"
    assert names(game.state.companions) == {"strider", "legolas"}
    assert game.state.dice[FREE] == ("muster",)


@rule("BG-FSP-45")
def test_a_group_of_any_number_leaves_together() -> None:
    everybody = ["strider", "gimli", "legolas"]
    game = play(road({"companions": everybody}), *SEPARATE, "gimli", "strider", "legolas", "north-dunland")
    assert {where(game, name) for name in everybody} == {"north-dunland"}
    assert game.state.companions == ()


@rule("BG-AMB-29", "BG-FSP-45")
def test_one_result_separates_one_group_with_one_goal() -> None:
    game = play(road({"companions": ["strider", "gimli", "legolas"]}), *SEPARATE, "gimli", "none", "moria")
    assert key(game) == "use-die"
    assert names(game.state.companions) == {"strider", "legolas"}


@rule("BG-FSP-45")
@pytest.mark.parametrize("die", ["muster", "event", "muster-army"])
def test_no_other_result_separates(die: str) -> None:
    assert "separate" not in play(road(free=["character", die]), die).names()


@rule("BG-FSP-46", "BG-FSP-47")
@pytest.mark.parametrize(
    ("companion", "progress", "reach"),
    [("gimli", 0, 2), ("gimli", 3, 5), ("strider", 1, 4), ("meriadoc", 0, 1), ("peregrin", 2, 3)],
)
def test_a_separated_companion_goes_from_the_ring_bearers_as_far_as_progress_and_level(
    companion: str, progress: int, reach: int
) -> None:
    game = play(road({"at": "fords-of-bruinen", "progress": progress}), *SEPARATE, companion, "none")
    game = play(game, "gandalf-the-grey") if key(game) == "guide" else game
    assert key(game) == "companion-where"
    assert game.names()[0] == "fords-of-bruinen"
    open_ways = set(game.names()) - {"moria", "mount-gundabad", "dimrill-dale"}
    assert max(distance("fords-of-bruinen", name) for name in open_ways) == reach


@rule("BG-FSP-46")
def test_a_separated_companion_may_stay_with_the_ring_bearers() -> None:
    game = play(road({"progress": 2, "companions": ["gimli", "strider"]}), *SEPARATE, "gimli", "none", "hollin")
    assert where(game, "gimli") == "hollin"
    assert at(game, "hollin")


@rule("BG-FSP-48")
def test_the_highest_level_of_a_group_counts() -> None:
    companions = {"companions": ["strider", "gimli", "meriadoc"]}
    with_strider = play(road(companions), *SEPARATE, "meriadoc", "strider", "none")
    assert "old-forest" in with_strider.names()
    with_gimli = play(road(companions), *SEPARATE, "meriadoc", "gimli", "none")
    assert "old-forest" not in with_gimli.names()
    assert distance("hollin", "old-forest") == 3


@rule("BG-EX-47", "BG-FSP-47", "BG-FSP-48")
def test_legolas_and_merry_go_seven_regions_from_rivendell_to_the_woodland_realm() -> None:
    game = road({"at": "rivendell", "progress": 5})
    game = play(game, *SEPARATE, "legolas", "meriadoc", "none", "gandalf-the-grey")
    assert distance("rivendell", "woodland-realm") <= 7
    game = play(game, "woodland-realm")
    assert {where(game, "legolas"), where(game, "meriadoc")} == {"woodland-realm"}
    assert game.state.progress == 5


@rule("BG-FSP-49", "BG-CHAR-30")
def test_separated_companions_stop_in_a_shadow_stronghold_and_pass_enemy_armies() -> None:
    armies = {"north-dunland": "isengard 5"}
    game = play(road({"companions": ["gimli", "strider"]}, armies=armies), *SEPARATE, "gimli", "none")
    assert "moria" in game.names()
    assert "dimrill-dale" not in game.names()  # only through Moria within two regions
    assert "south-dunland" in game.names()  # through the army


@rule("BG-FSP-49", "BG-CHAR-32")
def test_separated_companions_do_not_enter_a_besieged_stronghold_of_their_own() -> None:
    away = road({"at": "dimrill-dale", "companions": ["gimli", "strider"]}, **SIEGE_OF_LORIEN)
    assert "lorien" not in play(away, *SEPARATE, "gimli", "none").names()
    in_peace = road({"at": "dimrill-dale", "companions": ["gimli", "strider"]})
    assert "lorien" in play(in_peace, *SEPARATE, "gimli", "none").names()


@rule("BG-FSP-50")
def test_companions_separated_in_a_besieged_stronghold_are_inside_and_stay() -> None:
    game = road({"at": "lorien", "progress": 3, "companions": ["gimli", "strider"]}, **SIEGE_OF_LORIEN)
    game = play(game, *SEPARATE, "gimli", "none")
    assert key(game) == "use-die"
    assert where(game, "gimli") == "lorien"


@rule("BG-FSP-51", "BG-INFO-08")
@pytest.mark.parametrize("side", [FREE, SHADOW])
def test_a_separated_companion_is_in_the_fellowship_no_more_as_all_can_see(side: str) -> None:
    game = play(road({"companions": ["gimli", "strider"]}), *SEPARATE, "gimli", "none", "moria")
    shown = game.view(side)
    assert shown["fellowship"]["companions"] == ["strider"]
    assert shown["characters"] == {"gimli": "moria"}


@rule("BG-FSP-52")
def test_a_companion_in_the_region_of_the_ring_bearers_does_not_come_back() -> None:
    fellowship = {"at": "hollin", "companions": ["strider", "legolas"]}
    beside = {"hollin": "gimli"}
    assert play(road(fellowship, armies=beside), *SEPARATE).names() == ["strider", "legolas"]
    game = play(dawn(fellowship, armies=beside, shadow=["unrolled"] * 4), "yes")
    assert names(game.state.companions) == {"strider", "legolas"}
    assert (key(game), game.names()) == ("allocate", ["0", "1", "2"])


@rule("BG-FSP-53")
@pytest.mark.parametrize(("progress", "revealed"), [(0, True), (3, False)])
def test_separating_changes_neither_progress_nor_corruption_and_brings_no_hunt(progress: int, revealed: bool) -> None:
    fellowship = {"progress": progress, "corruption": 4, "revealed": revealed, "companions": ["gimli", "strider"]}
    game = play(road(fellowship, hunters=3), *SEPARATE, "gimli", "none", "moria")
    state = game.state
    assert (state.progress, state.corruption, state.revealed) == (progress, 4, revealed)
    assert state.hunt_box == {FREE: 0, SHADOW: 3}
    assert key(game) == "use-die"


@rule("BG-FSP-54")
@pytest.mark.parametrize("revealed", [True, False])
def test_companions_leave_a_hidden_and_a_revealed_fellowship(revealed: bool) -> None:
    assert "separate" in play(road({"revealed": revealed}), "character").names()


@rule("BG-FSP-55")
def test_a_separated_companion_can_do_what_his_card_says_for_outside() -> None:
    game = road({"at": "minas-tirith", "companions": ["boromir", "strider"]}, free=["character", "muster", "muster"])
    game = play(game, *SEPARATE, "boromir", "none", "minas-tirith")
    assert game.state.active["gondor"] is True
    game = play(game, "muster", "boromir-rouses-gondor")
    assert game.state.politics["gondor"] == 1


@rule("BG-FSP-58", "BG-FSP-46")
def test_a_card_that_breaks_the_fellowship_separates_companions_who_stay_where_they_are() -> None:
    game = board(
        shadow=["character", "army"],
        hands=[BREAKING],
        fellowship={"at": "hollin", "revealed": True, "companions": ["strider", "gimli", "meriadoc"]},
        armies={"orthanc": "isengard 2"},
    )
    game = play(game, "character", "play-event", "std-2-reveal-1", "gimli", "meriadoc")
    assert (where(game, "gimli"), where(game, "meriadoc")) == ("hollin", "hollin")
    assert names(game.state.companions) == {"strider"}


@rule("BG-FSP-58", "BG-FSP-47")
def test_a_card_sends_a_separated_group_farther() -> None:
    game = road({"companions": ["gimli", "strider"]}, hands=[I_WILL_GO_ALONE])
    by_die = play(game, *SEPARATE, "gimli", "none").names()
    by_card = play(game, "character", "play-event", "gimli", "none").names()
    assert max(distance("hollin", name) for name in by_die) == 2
    assert max(distance("hollin", name) for name in by_card) == 3


@rule("BG-FSP-51", "BG-GUIDE-06")
def test_the_log_tells_who_was_separated_before_it_tells_of_the_new_guide() -> None:
    game = play(road({"companions": ["strider", "gimli"]}), *SEPARATE, "strider", "none", "moria")
    told_in_order = ["separate", "guide", "companion-moves"]
    assert order(game, *told_in_order) == told_in_order
    assert told(game, "separate") == [{"companion": "strider"}]
