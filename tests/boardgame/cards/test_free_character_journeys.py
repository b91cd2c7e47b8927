"""The Free Peoples Character deck: healing, and companions that go farther than usual."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.boards import CHARACTERS, FREE, SHADOW, where
from boardgame.cards.free_events import discarded, holding, is_done, may_play, played, within
from helpers import asked, play
from marks import rule

ATHELAS, ANOTHER_WAY, ALONE, SONG, MIRROR = (f"fp-character-{number:02}" for number in range(9, 14))
GWAIHIR, SWIFTER, THERE_AND_BACK = "fp-character-15", "fp-character-16", "fp-character-17"
NOBODY: dict[str, Any] = {"companions": []}


# Healing


@rule("BG-FSP-05")
@pytest.mark.parametrize(
    "guide, dice, corruption, left",
    [
        ("gandalf-the-grey", (4, 5, 6), 5, 3),
        ("gandalf-the-grey", (1, 3, 4), 5, 5),
        ("strider", (2, 3, 4), 5, 3),
        ("strider", (3, 5, 6), 2, 0),
    ],
)
def test_athelas_heals_for_every_die_and_better_with_strider_as_guide(
    guide: str, dice: tuple[int, ...], corruption: int, left: int
) -> None:
    game = play(played(ATHELAS, fellowship={"guide": guide, "corruption": corruption}), *dice)
    assert game.state.corruption == left
    assert is_done(game)
    assert discarded(game, ATHELAS)


def test_strider_must_be_the_guide_for_athelas() -> None:
    fellowship = {"companions": ["strider", "gandalf-the-grey"], "guide": "gandalf-the-grey", "corruption": 3}
    assert play(played(ATHELAS, fellowship=fellowship), 4, 4, 4).state.corruption == 3


@pytest.mark.parametrize("companions, left", [(["gimli"], 4), ([], 3)])
def test_bilbos_song_heals_one_and_two_with_gollum(companions: list[str], left: int) -> None:
    game = played(SONG, fellowship={"companions": companions, "corruption": 5})
    assert game.state.corruption == left
    assert is_done(game)


def test_without_gollum_there_is_another_way_only_heals() -> None:
    game = played(ANOTHER_WAY, fellowship={"companions": ["gimli"], "corruption": 5, "revealed": True})
    assert game.state.corruption == 4
    assert game.state.revealed
    assert is_done(game)


@rule("BG-CARD-17")
@pytest.mark.parametrize("revealed, way", [(True, "hide-fellowship"), (False, "move-fellowship")])
def test_gollum_may_hide_a_revealed_fellowship_or_move_a_hidden_one(revealed: bool, way: str) -> None:
    game = played(ANOTHER_WAY, fellowship={**NOBODY, "corruption": 5, "revealed": revealed})
    assert asked(game) == (FREE, "another-way")
    assert game.names() == [way, "none"]
    assert game.state.corruption == 4
    declined = play(game, None)
    assert is_done(declined)
    assert (declined.state.revealed, declined.state.progress) == (revealed, 0)


def test_gollum_hides_the_fellowship() -> None:
    game = play(played(ANOTHER_WAY, fellowship={**NOBODY, "revealed": True}), "hide-fellowship")
    assert not game.state.revealed
    assert game.state.progress == 0


@rule("BG-FSP-11")
def test_gollums_move_is_hunted_but_its_die_does_not_go_to_the_hunt_box() -> None:
    game = played(ANOTHER_WAY, fellowship=NOBODY, hunt={"box": {"shadow": 1}})
    game = play(game, "move-fellowship")
    assert asked(game) == ("chance", "hunt-die")
    game = play(game, 2)
    assert game.state.progress == 1
    assert game.state.hunt_box == {FREE: 0, SHADOW: 1}


@rule("BG-MORDOR-34", "BG-MORDOR-35")
def test_gollums_way_in_mordor_is_a_step_with_a_tile() -> None:
    game = play(played(ANOTHER_WAY, fellowship={**NOBODY, "mordor": 2}), "move-fellowship", "std-1-1", False)
    assert game.state.mordor == 3
    assert game.state.corruption == 1
    assert game.state.tried
    assert game.state.hunt_box[FREE] == 0


@rule("BG-MORDOR-29", "BG-MORDOR-34")
def test_gollum_may_lead_them_to_the_crack_of_doom() -> None:
    fellowship = {**NOBODY, "mordor": 4, "corruption": 11, "revealed": False}
    game = play(played(ANOTHER_WAY, fellowship=fellowship), "move-fellowship", "std-1-1", False)
    assert game.result is not None
    assert (game.result.winner, game.result.kind) == (FREE, "ring-destroyed")


# Mirror of Galadriel


def test_mirror_turns_one_character_die_into_a_will_of_the_west() -> None:
    game = played(MIRROR, spare=["character", "character"], fellowship={"corruption": 3})
    assert game.state.dice[FREE] == ("character", "will-of-the-west")
    assert game.state.corruption == 3


@rule("BG-CARD-18", "BG-CARD-19")
@pytest.mark.parametrize(
    "at, control, left",
    [("lorien", {}, 2), ("parth-celebrant", {}, 3), ("lorien", {"lorien": SHADOW}, 3)],
)
def test_mirror_heals_in_unconquered_lorien_even_without_a_die_to_turn(
    at: str, control: dict[str, str], left: int
) -> None:
    game = played(MIRROR, spare=["event"], fellowship={"at": at, "corruption": 3}, control=control)
    assert game.state.dice[FREE] == ("event",)
    assert game.state.corruption == left
    assert is_done(game)


# I Will Go Alone


@rule("BG-CARD-14")
def test_nobody_goes_alone_from_an_empty_fellowship() -> None:
    assert not may_play(holding(ALONE, fellowship=NOBODY))
    assert not may_play(holding(ALONE, {"edoras": "gimli"}, fellowship=NOBODY))
    assert may_play(holding(ALONE, fellowship={"companions": ["meriadoc"]}))


@rule("BG-FSP-47", "BG-FSP-48")
def test_companions_go_alone_one_region_farther_and_heal() -> None:
    game = played(ALONE, fellowship={"at": "bree", "progress": 1, "corruption": 2, "guide": "strider"})
    assert asked(game) == (FREE, "separate")
    game = play(game, "meriadoc")
    assert asked(game) == (FREE, "goes-with")
    group = play(game, "gimli", None, "strider")
    assert set(group.names()) == within("bree", 1 + 2 + 1)
    alone = play(game, None, "strider")
    assert set(alone.names()) == within("bree", 1 + 1 + 1)
    assert alone.state.corruption == 2
    done = play(alone, "the-shire")
    assert where(done, "meriadoc") == "the-shire"
    assert CHARACTERS["meriadoc"] not in done.state.companions
    assert done.state.corruption == 1
    assert is_done(done)


@rule("BG-MORDOR-12")
def test_in_mordor_who_goes_alone_is_lost_and_the_healing_still_happens() -> None:
    fellowship = {"mordor": 1, "companions": ["meriadoc", "gimli"], "corruption": 2}
    game = play(played(ALONE, fellowship=fellowship), "meriadoc", None)
    assert CHARACTERS["meriadoc"] in game.state.eliminated
    assert game.state.companions == (CHARACTERS["gimli"],)
    assert game.state.corruption == 1
    assert is_done(game)


# Gwaihir, and We Prove the Swifter


@pytest.mark.parametrize(
    "card, farther", [(GWAIHIR, {"gimli": 4, "meriadoc": 4}), (SWIFTER, {"gimli": 4, "meriadoc": 3})]
)
def test_separated_companions_go_as_far_as_the_card_says(card: str, farther: dict[str, int]) -> None:
    game = played(card, fellowship={"at": "the-shire", "progress": 1, "guide": "strider"})
    assert asked(game) == (FREE, "separate")
    for companion, distance in farther.items():
        reach = play(game, companion, None, "strider")
        assert asked(reach) == (FREE, "companion-where")
        assert set(reach.names()) == within("the-shire", 1 + distance)


@rule("BG-CHAR-26")
@pytest.mark.parametrize("card, distance", [(GWAIHIR, 4), (SWIFTER, 4)])
def test_a_group_on_the_map_moves_as_far_as_the_card_says(card: str, distance: int) -> None:
    armies = {"the-shire": "gimli meriadoc", "bree": "boromir"}
    game = played(card, armies, fellowship={"companions": ["strider"]})
    assert asked(game) == (FREE, "journey")
    assert game.names() == ["separate", "move-companions"]
    game = play(game, "move-companions")
    assert game.names() == ["gimli", "meriadoc", "boromir"]
    game = play(game, "meriadoc")
    assert game.names() == ["gimli", "none"]
    game = play(game, "gimli")
    assert set(game.names()) == within("the-shire", distance) - {"the-shire"}
    game = play(game, "north-downs")
    assert (where(game, "gimli"), where(game, "meriadoc")) == ("north-downs", "north-downs")
    assert where(game, "boromir") == "bree"
    assert is_done(game)


@pytest.mark.parametrize("card, distance", [(GWAIHIR, 4), (SWIFTER, 3)])
def test_a_hobbit_alone_on_the_map(card: str, distance: int) -> None:
    game = played(card, {"the-shire": "meriadoc"}, fellowship=NOBODY)
    assert set(game.names()) == within("the-shire", distance) - {"the-shire"}


@rule("BG-CHAR-34")
@pytest.mark.parametrize("card", [GWAIHIR, SWIFTER])
def test_they_may_end_in_a_besieged_stronghold(card: str) -> None:
    armies = {"westemnet": "strider", "helms-deep": "isengard 3"}
    start = holding(card, armies, {"helms-deep": "rohan 2"}, fellowship=NOBODY)
    game = play(start, "play-event")
    assert "helms-deep" in game.names()
    assert where(play(game, "helms-deep"), "strider") == "helms-deep"
    usual = play(start, "move-companions")
    assert asked(usual) == (FREE, "companion-where")
    assert "helms-deep" not in usual.names()


@rule("BG-CHAR-33")
@pytest.mark.parametrize("card", [GWAIHIR, SWIFTER])
def test_a_besieged_stronghold_is_the_end_of_the_way(card: str) -> None:
    siege = {"grey-havens": "sauron 1", "tower-hills": "meriadoc"}, {"grey-havens": "elves 1"}
    game = played(card, *siege, fellowship=NOBODY)
    assert "grey-havens" in game.names()
    assert "forlindon" not in game.names()
    assert "forlindon" in played(card, {"tower-hills": "meriadoc"}, fellowship=NOBODY).names()


@rule("BG-CHAR-34", "BG-FSP-49")
@pytest.mark.parametrize("card", [GWAIHIR, SWIFTER])
def test_separated_companions_may_end_in_a_besieged_stronghold_too(card: str) -> None:
    fellowship = {"at": "westemnet", "companions": ["gimli"]}
    start = holding(card, {"helms-deep": "isengard 3"}, {"helms-deep": "rohan 2"}, fellowship=fellowship)
    game = play(start, "play-event", "helms-deep")
    assert where(game, "gimli") == "helms-deep"
    assert "helms-deep" not in play(start, "separate").names()


@rule("BG-CHAR-33", "BG-CHAR-34")
@pytest.mark.parametrize("card", [GWAIHIR, SWIFTER])
def test_they_do_not_leave_a_besieged_stronghold(card: str) -> None:
    armies = {"helms-deep": "isengard 3", "edoras": "gimli"}
    inside = {"helms-deep": "rohan 2 strider"}
    game = played(card, armies, inside, fellowship=NOBODY)
    assert asked(game) == (FREE, "companion-where")
    game = play(game, "folde")
    assert (where(game, "gimli"), where(game, "strider")) == ("folde", "helms-deep")
    nobody = played(card, {"helms-deep": "isengard 3"}, inside, fellowship=NOBODY)
    assert is_done(nobody)
    assert where(nobody, "strider") == "helms-deep"


@rule("BG-CHAR-30")
def test_even_the_eagle_stops_at_a_stronghold_of_the_shadow() -> None:
    game = played(GWAIHIR, {"gap-of-rohan": "gimli"}, fellowship=NOBODY)
    assert "orthanc" in game.names()
    assert {"barad-dur", "gorgoroth"}.isdisjoint(game.names())
    game = played(GWAIHIR, {"south-ithilien": "gimli"}, fellowship=NOBODY)
    assert "minas-morgul" in game.names()
    assert "gorgoroth" not in game.names()


@rule("BG-CARD-19")
@pytest.mark.parametrize("card", [GWAIHIR, SWIFTER, THERE_AND_BACK])
def test_without_any_companion_the_card_is_played_for_nothing(card: str) -> None:
    game = played(card, fellowship=NOBODY)
    assert is_done(game)
    assert discarded(game, card)


# There and Back Again


@rule("BG-POLITICS-36")
@pytest.mark.parametrize("companion", ["gimli", "legolas"])
@pytest.mark.parametrize("home", ["dale", "erebor", "woodland-realm"])
def test_gimli_or_legolas_at_home_rouses_the_north_of_the_world(companion: str, home: str) -> None:
    fellowship = {"at": "dale", "companions": ["strider", companion]}
    game = play(played(THERE_AND_BACK, fellowship=fellowship), companion, None, home)
    assert {nation: game.state.politics[nation] for nation in ("dwarves", "elves", "north", "gondor", "rohan")} == {
        **dict.fromkeys(("dwarves", "elves", "north"), 2),
        "gondor": 2,
        "rohan": 3,
    }
    assert game.state.active["dwarves"]
    assert game.state.active["north"]
    assert not game.state.active["rohan"]
    assert is_done(game)


def test_there_and_back_again_goes_one_region_farther() -> None:
    game = played(THERE_AND_BACK, fellowship={"at": "bree", "companions": ["strider", "gimli"]})
    game = play(game, "gimli", None)
    assert set(game.names()) == within("bree", 3)


@pytest.mark.parametrize("goal", ["carrock", "iron-hills"])
def test_elsewhere_they_rouse_nobody(goal: str) -> None:
    fellowship = {"at": "old-forest-road", "companions": ["strider", "gimli"]}
    game = play(played(THERE_AND_BACK, fellowship=fellowship), "gimli", None, goal)
    assert (game.state.politics["dwarves"], game.state.politics["north"]) == (3, 3)
    assert not game.state.active["north"]


def test_it_counts_who_is_at_home_and_not_who_was_separated() -> None:
    fellowship = {"at": "bree", "companions": ["strider", "boromir"]}
    game = play(played(THERE_AND_BACK, {"dale": "legolas"}, fellowship=fellowship), "boromir", None, "bree")
    assert game.state.politics["north"] == 2
    game = played(THERE_AND_BACK, {"dale": "legolas"}, fellowship=NOBODY)
    assert is_done(game)
    assert game.state.politics["north"] == 2


@rule("BG-POLITICS-05")
def test_the_nations_wake_before_they_advance() -> None:
    politics = {"dwarves": {"steps_to_war": 1}, "north": {"steps_to_war": 1}, "elves": {"steps_to_war": 0}}
    game = played(THERE_AND_BACK, {"dale": "legolas"}, fellowship=NOBODY, politics=politics)
    assert {game.state.politics[nation] for nation in ("dwarves", "north", "elves")} == {0}


@rule("BG-MORDOR-12")
def test_there_and_back_again_in_mordor_loses_the_companions() -> None:
    fellowship = {"mordor": 0, "companions": ["gimli", "legolas"]}
    game = play(played(THERE_AND_BACK, fellowship=fellowship), "gimli", "legolas")
    assert {CHARACTERS["gimli"], CHARACTERS["legolas"]} <= set(game.state.eliminated)
    assert game.state.politics["dwarves"] == 3
