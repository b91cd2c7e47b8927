"""The Shadow Character deck, 1 to 8: special tiles, and tiles drawn by cards."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.boards import FREE, REGIONS, SHADOW, TILES, companions, is_discarded, is_on_table, where
from boardgame.cards.shadow_hand import is_playable, played
from helpers import asked, play
from marks import rule

ORC_PATROL, ISILDURS_BANE = "shadow-character-05", "shadow-character-06"
FOUL_THING, CANDLES = "shadow-character-07", "shadow-character-08"
MITHRIL, AXE_AND_BOW, STAFF = "fp-character-05", "fp-character-06", "fp-character-08"
LONELY: dict[str, Any] = {"at": "hollin", "companions": []}
IN_MORDOR: dict[str, Any] = {"mordor": 1, "companions": ["strider", "gimli"], "corruption": 4}


# Special tiles

SPECIAL = {
    "shadow-character-01": "shadow-shelobs-lair",
    "shadow-character-02": "shadow-the-ring-is-mine",
    "shadow-character-03": "shadow-on-on-they-went",
    "shadow-character-04": "shadow-give-it-to-uss",
}


@rule("BG-HUNT-05", "BG-CARD-20")
@pytest.mark.parametrize("card, tile", SPECIAL.items())
def test_a_special_tile_waits_aside_for_the_fellowship_to_enter_mordor(card: str, tile: str) -> None:
    game = played(card, fellowship={"at": "morannon"})
    assert game.state.special_tiles == (TILES[tile],)
    assert TILES[tile] not in game.state.pool
    assert is_discarded(game, card)


@rule("BG-HUNT-07")
@pytest.mark.parametrize("card, tile", SPECIAL.items())
def test_a_special_tile_goes_into_the_pool_at_once_on_the_mordor_track(card: str, tile: str) -> None:
    game = played(card, fellowship=IN_MORDOR)
    assert game.state.special_tiles == ()
    assert game.state.pool.count(TILES[tile]) == 1


# Where the cards can be played


@rule("BG-CARD-14", "BG-FSP-02")
@pytest.mark.parametrize("card", [ORC_PATROL, ISILDURS_BANE, FOUL_THING, CANDLES])
@pytest.mark.parametrize(
    "at, playable",
    [
        ("rivendell", False),  # stronghold
        ("edoras", False),  # city
        ("bree", False),  # town
        ("fords-of-isen", True),  # a fortification is no settlement
        ("fords-of-bruinen", True),
        ("moria", True),  # a stronghold of the Shadow
    ],
)
def test_the_ring_bearers_are_safe_in_a_settlement_of_the_free_peoples(card: str, at: str, playable: bool) -> None:
    assert is_playable(card, fellowship={"at": at, "progress": 3}) is playable


@rule("BG-CARD-14")
@pytest.mark.parametrize("card", [ORC_PATROL, ISILDURS_BANE, FOUL_THING, CANDLES])
def test_whose_the_settlement_was_counts_not_who_holds_it(card: str) -> None:
    assert not is_playable(card, fellowship={"at": "bree"}, control={"bree": SHADOW})
    assert is_playable(card, fellowship={"at": "moria"}, control={"moria": FREE})


@rule("BG-CARD-14", "BG-MORDOR-11")
@pytest.mark.parametrize("card", [ORC_PATROL, ISILDURS_BANE, FOUL_THING, CANDLES])
def test_on_the_mordor_track_there_is_no_safe_settlement(card: str) -> None:
    assert is_playable(card, fellowship=IN_MORDOR)


# Tiles without effect

IDLE = ["std-eye-reveal-1", "fellowship-elven-rope", "fellowship-phial-of-galadriel", "shadow-the-ring-is-mine"]


@rule("BG-HUNT-01", "BG-HUNT-09", "BG-HUNT-30")
@pytest.mark.parametrize("tile", IDLE)
@pytest.mark.parametrize("card", [ORC_PATROL, ISILDURS_BANE, FOUL_THING])
def test_an_eye_or_a_fellowship_tile_is_discarded_without_effect(card: str, tile: str) -> None:
    fields = {"box": {SHADOW: 3}, "special_in_play": [] if tile.startswith("std") else [tile]}
    game = played(card, None, tile, fellowship=IN_MORDOR, hunt=fields)
    assert asked(game) == (SHADOW, "action")
    assert (game.state.corruption, game.state.revealed, companions(game)) == (4, False, ["strider", "gimli"])
    assert TILES[tile] in game.state.drawn_tiles
    assert TILES[tile] not in game.state.pool


# Orc Patrol


@rule("BG-HUNT-50", "BG-HUNT-34", "BG-HUNT-36")
def test_orc_patrol_is_resolved_like_a_successful_hunt() -> None:
    game = played(ORC_PATROL, None, "std-2-reveal-1", fellowship={"at": "hollin", "companions": ["gimli", "strider"]})
    assert asked(game) == (FREE, "casualty")
    assert game.names() == ["none", "guide", "random"]
    assert play(game, "none").state.corruption == 2
    assert play(game, "none").state.revealed
    lost = play(game, "random", "gimli")
    assert (lost.state.corruption, companions(lost)) == (0, ["strider"])


@rule("BG-HUNT-50", "BG-HUNT-32")
def test_a_table_card_may_be_used_against_orc_patrol() -> None:
    company = {"at": "hollin", "companions": ["gimli", "strider"]}
    game = played(ORC_PATROL, None, "std-2-1", fellowship=company, table=[AXE_AND_BOW])
    assert asked(game) == (FREE, "use-against-hunt")
    game = play(game, AXE_AND_BOW, "none")
    assert (game.state.corruption, is_on_table(game, AXE_AND_BOW)) == (1, False)


@rule("BG-HUNT-32")
def test_another_tile_is_the_one_table_card_used_against_orc_patrol() -> None:
    company = {"at": "hollin", "companions": ["gimli", "strider"]}
    game = played(ORC_PATROL, None, "std-3-1", fellowship=company, table=[MITHRIL, AXE_AND_BOW])
    game = play(game, MITHRIL, "std-2-1")
    assert asked(game) == (FREE, "casualty")
    game = play(game, "none")
    assert (game.state.corruption, is_on_table(game, AXE_AND_BOW)) == (2, True)
    assert TILES["std-3-1"] in game.state.pool


@rule("BG-HUNT-32", "BG-HUNT-01")
@pytest.mark.parametrize("card", [ORC_PATROL, ISILDURS_BANE, FOUL_THING])
def test_the_wizards_staff_keeps_the_tile_of_a_card_in_the_pool(card: str) -> None:
    company = {"at": "hollin", "companions": ["gandalf-the-grey"]}
    game = played(card, None, STAFF, fellowship=company, table=[STAFF])
    assert asked(game) == (SHADOW, "action")
    assert (len(game.state.pool), game.state.corruption) == (16, 0)
    assert companions(game) == ["gandalf-the-grey"]


@rule("BG-HUNT-12", "BG-HUNT-10")
def test_a_stop_icon_drawn_by_orc_patrol_does_not_matter() -> None:
    fields = {"special_in_play": ["shadow-shelobs-lair"]}
    game = played(ORC_PATROL, None, "shadow-shelobs-lair", 5, "none", fellowship=IN_MORDOR, hunt=fields)
    assert (game.state.corruption, game.state.mordor) == (9, 1)


# Isildur's Bane


@rule("BG-HUNT-35", "BG-CARD-15")
def test_the_damage_of_isildurs_bane_is_all_corruption() -> None:
    company = {"at": "hollin", "companions": ["gimli", "meriadoc"]}
    game = played(ISILDURS_BANE, None, "std-3-1", fellowship=company, table=[AXE_AND_BOW])
    assert asked(game) == (SHADOW, "action")
    assert (game.state.corruption, is_on_table(game, AXE_AND_BOW)) == (3, True)


@rule("BG-CARD-15", "BG-GUIDE-08")
def test_no_guide_lowers_the_damage_of_isildurs_bane() -> None:
    game = played(ISILDURS_BANE, None, "std-1-1", fellowship={"at": "hollin", "companions": ["peregrin"]})
    assert (game.state.corruption, companions(game)) == (1, ["peregrin"])
    game = played(ISILDURS_BANE, None, "std-2-1", fellowship=LONELY)
    assert (game.state.corruption, game.state.revealed) == (2, False)


@rule("BG-HUNT-31", "BG-HUNT-36")
def test_isildurs_bane_may_reveal_the_fellowship() -> None:
    game = played(ISILDURS_BANE, None, "std-1-reveal-1", fellowship={"at": "hollin", "progress": 1})
    assert (game.state.corruption, game.state.revealed, asked(game)) == (1, True, (FREE, "fellowship-where"))
    game = play(game, "trollshaws")
    assert (game.state.fellowship, game.state.progress) == (REGIONS["trollshaws"], 0)


@rule("BG-HUNT-46", "BG-WIN-01")
def test_isildurs_bane_can_win_the_game() -> None:
    game = played(ISILDURS_BANE, None, "std-3-1", fellowship={"at": "hollin", "corruption": 9})
    assert game.result is not None
    assert (game.result.winner, game.result.kind) == (SHADOW, "corruption")


# Foul Thing from the Deep


@rule("BG-HUNT-40", "BG-HUNT-43", "BG-CARD-17")
def test_the_foul_thing_takes_a_companion_at_random() -> None:
    game = played(FOUL_THING, None, "std-3-1", fellowship={"at": "hollin", "companions": ["gimli", "strider"]})
    assert asked(game) == ("chance", "companion")
    assert set(game.names()) == {"gimli", "strider"}
    game = play(game, "gimli")
    assert (game.state.corruption, companions(game)) == (1, ["strider"])
    assert asked(game) == (SHADOW, "action")


@rule("BG-HUNT-44")
def test_a_great_companion_taken_by_the_foul_thing_leaves_no_corruption() -> None:
    game = played(FOUL_THING, None, "std-1-1", "strider", fellowship={"at": "hollin"})
    assert (game.state.corruption, "strider" in companions(game)) == (0, False)


@rule("BG-HUNT-50", "BG-HUNT-32", "BG-HUNT-33")
def test_card_and_guide_may_lower_the_damage_before_the_foul_thing_takes_anyone() -> None:
    company = {"at": "hollin", "companions": ["gimli", "legolas"]}
    game = played(FOUL_THING, None, "std-1-1", AXE_AND_BOW, fellowship=company, table=[AXE_AND_BOW])
    assert (game.state.corruption, companions(game)) == (0, ["gimli", "legolas"])
    hobbits = {"at": "hollin", "companions": ["meriadoc", "peregrin"], "guide": "peregrin"}
    game = played(FOUL_THING, None, "std-1-1", "yes", "hollin", fellowship=hobbits)
    assert (game.state.corruption, companions(game), where(game, "peregrin")) == (0, ["meriadoc"], "hollin")


@rule("BG-HUNT-33", "BG-HUNT-40")
def test_damage_that_the_guide_leaves_costs_a_companion() -> None:
    hobbits = {"at": "hollin", "companions": ["meriadoc", "peregrin"], "guide": "peregrin"}
    game = played(FOUL_THING, None, "std-3-1", "no", "meriadoc", "hollin", fellowship=hobbits)
    assert asked(game) == (FREE, "hobbit-leaves")
    game = play(game, "no")
    assert (game.state.corruption, companions(game), where(game, "meriadoc")) == (2, ["peregrin"], "hollin")


@rule("BG-HUNT-45", "BG-HUNT-50")
def test_without_companions_the_foul_thing_is_a_hunt_like_any_other() -> None:
    game = played(FOUL_THING, None, "std-2-1", fellowship=LONELY)
    assert asked(game) == (FREE, "gollum-reveals")
    assert play(game, "no").state.corruption == 2
    assert play(game, "yes").state.corruption == 1
    assert play(game, "yes").state.revealed


@rule("BG-HUNT-28", "BG-HUNT-36")
def test_without_damage_the_foul_thing_takes_nobody() -> None:
    game = played(FOUL_THING, None, "std-0-reveal-1", fellowship={"at": "hollin", "companions": ["gimli"]})
    assert (companions(game), game.state.revealed) == (["gimli"], True)


@rule("BG-MORDOR-12", "BG-HUNT-42")
def test_a_hobbit_taken_on_the_mordor_track_is_lost() -> None:
    game = played(FOUL_THING, None, "std-1-1", "no", fellowship={"mordor": 2, "companions": ["peregrin"]})
    assert (companions(game), where(game, "peregrin"), game.state.corruption) == ([], None, 0)
    assert [each.name for each in game.state.eliminated].count("peregrin") == 1


# Candles of Corpses


@rule("BG-FSP-56")
@pytest.mark.parametrize("dice, corruption", [((3, 3, 3), 0), ((4, 3, 5), 2), ((6, 4, 5), 3), ((1, 2, 4), 1)])
def test_each_candle_of_four_or_more_corrupts(dice: tuple[int, ...], corruption: int) -> None:
    game = played(CANDLES, None, *dice, fellowship={"at": "hollin"})
    assert (game.state.corruption, asked(game)) == (corruption, (SHADOW, "action"))


@rule("BG-GUIDE-10")
@pytest.mark.parametrize("dice, corruption", [((5, 5, 5), 0), ((6, 5, 6), 2)])
def test_with_gollum_only_a_six_corrupts(dice: tuple[int, ...], corruption: int) -> None:
    assert played(CANDLES, None, *dice, fellowship=LONELY).state.corruption == corruption
