"""Chapter 9.1 and 9.2: Sméagol comes, and what he is in the Fellowship."""

from __future__ import annotations

import pytest

from boardgame.boards import FREE, REGIONS, SHADOW, Board, companions, is_on_table
from boardgame.lords.hunts import (
    EYE,
    MITHRIL,
    MOVE,
    TAME,
    WE_SHALL_GET_IT,
    company,
    guide,
    hunted,
    is_gone,
    no_rings,
    on_the_road,
    zone_of,
)
from boardgame.lords.tables import LORDS, lords_board
from boardgame.rules.roads import STANDARD
from helpers import asked, play, told
from marks import rule

FIRST, SECOND = "smeagol-1", "smeagol-2"
CHALLENGE_OF_THE_KING, ORC_PATROL, CANDLES, ANOTHER_WAY = (
    "fp-character-14",
    "shadow-character-05",
    "shadow-character-08",
    "fp-character-10",
)


# He comes


@rule("LM-SMEAGOL-01", "LM-SMEAGOL-02", "LM-SMEAGOL-05")
def test_the_first_tile_brings_him_into_the_fellowship_without_damage_and_leaves_the_game() -> None:
    game = hunted("strider", "gimli", tile=FIRST, fellowship={"corruption": 3})
    assert companions(game) == ["strider", "gimli", TAME]
    assert (asked(game), game.state.corruption, game.state.hunt) == ((FREE, "use-die"), 3, None)
    assert (zone_of(game, FIRST), zone_of(game, SECOND)) == ("removed", "pool")
    assert told(game, "smeagol-joins") == [{}]


@rule("LM-SMEAGOL-03", "LM-SMEAGOL-04")
def test_he_is_the_guide_at_once_and_one_of_the_companions() -> None:
    game = hunted("strider", "gimli", tile=FIRST)
    assert guide(game) == TAME
    assert [each["guide"] for each in told(game, "guide")] == [TAME]
    shown = game.view(SHADOW)["fellowship"]
    assert (shown["guide"], shown["companions"]) == (TAME, ["strider", "gimli", TAME])


@rule("LM-SMEAGOL-06", "LM-SMEAGOL-19")
def test_his_abilities_work_from_the_moment_he_comes() -> None:
    joined = play(hunted("strider", "gimli", tile=FIRST), *MOVE, 6)
    again = play(joined, SECOND)
    assert (asked(again), again.state.corruption) == ((FREE, "action"), 0)
    assert companions(again) == ["strider", "gimli", TAME]
    assert [zone_of(again, tile) for tile in (FIRST, SECOND)] == ["removed", "removed"]
    lost = play(joined, "std-3-1", "guide")
    assert (lost.state.corruption, companions(lost), is_gone(lost, TAME)) == (0, ["strider", "gimli"], True)


@rule("LM-SMEAGOL-07", "LM-EX-18")
def test_no_card_undoes_the_tile() -> None:
    game = hunted("strider", "gimli", tile=FIRST, table=[MITHRIL])
    assert (asked(game), guide(game), is_on_table(game, MITHRIL)) == ((FREE, "use-die"), TAME, True)
    assert asked(hunted("strider", "gimli", tile="std-1-1", table=[MITHRIL])) == (FREE, "use-against-hunt")


@rule("LM-SMEAGOL-07")
def test_he_also_comes_with_the_tile_drawn_in_place_of_another() -> None:
    game = play(hunted("strider", "gimli", tile="std-3-1", table=[MITHRIL]), MITHRIL, FIRST)
    assert (guide(game), game.state.corruption) == (TAME, 0)
    assert (zone_of(game, FIRST), zone_of(game, "std-3-1")) == ("removed", "pool")


@rule("LM-SMEAGOL-08", "LM-EX-17")
def test_a_tile_that_a_card_puts_back_has_no_effect() -> None:
    game = lords_board(
        {"edoras": "rohan 1 strider"}, free=["character", "muster"], hands=[CHALLENGE_OF_THE_KING], fellowship=company()
    )
    game = play(game, "character", "play-event", FIRST, "std-1-1", EYE)
    assert [zone_of(game, tile) for tile in (FIRST, "std-1-1", EYE)] == ["pool", "pool", "removed"]
    assert (companions(game), guide(game), told(game, "smeagol-stays-away")) == ([], "gollum", [])


@rule("LM-SMEAGOL-08", "LM-EX-17")
def test_a_tile_that_a_card_puts_back_does_not_bring_him_to_companions() -> None:
    game = lords_board(
        {"edoras": "rohan 1 strider"},
        free=["character", "muster"],
        hands=[CHALLENGE_OF_THE_KING],
        fellowship=company("gimli"),
    )
    game = play(game, "character", "play-event", FIRST, SECOND, "std-1-1")
    assert [zone_of(game, tile) for tile in (FIRST, SECOND)] == ["pool", "pool"]
    assert (companions(game), guide(game)) == (["gimli"], "gimli")


@rule("LM-SMEAGOL-09")
def test_after_gollum_he_cannot_come_and_another_tile_is_drawn() -> None:
    game = hunted(tile=FIRST)
    assert asked(game) == ("chance", "tile")
    assert sorted(game.names()) == sorted([*STANDARD, SECOND])
    game = play(game, SECOND)
    assert sorted(game.names()) == STANDARD
    game = play(game, "std-2-1", "no")
    assert (game.state.corruption, guide(game), companions(game)) == (2, "gollum", [])
    assert [zone_of(game, tile) for tile in (FIRST, SECOND, "std-2-1")] == ["removed", "removed", "drawn"]
    assert [each["tile"] for each in told(game, "smeagol-stays-away")] == [FIRST, SECOND]


@rule("LM-SMEAGOL-10")
def test_once_gone_he_does_not_come_again_and_another_tile_is_drawn() -> None:
    game = hunted("strider", "gimli", tile=FIRST, lords=no_rings({"smeagol": "gone"}))
    assert asked(game) == ("chance", "tile")
    game = play(game, "std-2-1", "none")
    assert (companions(game), guide(game), game.state.corruption) == (["strider", "gimli"], "strider", 2)
    assert zone_of(game, FIRST) == "removed"
    assert told(game, "smeagol-joins") == []


@rule("LM-SMEAGOL-01")
def test_a_card_of_the_shadow_that_draws_a_tile_can_bring_him() -> None:
    game = lords_board(shadow=["character", "army"], hands=[ORC_PATROL], fellowship=company("strider", "gimli"))
    game = play(game, "character", "play-event", FIRST)
    assert (guide(game), game.state.corruption, zone_of(game, FIRST)) == (TAME, 0, "removed")


@rule("LM-SMEAGOL-01")
def test_the_tile_of_a_stronghold_can_bring_him() -> None:
    game = hunted("strider", "gimli", tile="std-0-reveal-1", fellowship={"progress": 1})
    game = play(game, "moria", "dimrill-dale", FIRST)
    assert (guide(game), zone_of(game, FIRST)) == (TAME, "removed")


@rule("LM-SMEAGOL-01", "LM-RING-18")
def test_the_tile_drawn_after_nenya_can_bring_him() -> None:
    game = lords_board(
        {"lorien": "galadriel-keeper-of-nenya"},
        free=["character", "muster"],
        fellowship=company("strider", "gimli"),
        hunt={"box": {SHADOW: 1}},
    )
    game = play(game, *MOVE, 6, EYE, "yes", FIRST)
    assert (guide(game), game.state.corruption) == (TAME, 0)
    assert [zone_of(game, tile) for tile in (EYE, FIRST)] == ["removed", "removed"]


@rule("LM-AMB-16")
def test_a_refilled_pool_has_the_standard_tiles_and_the_smeagol_tiles_not_yet_drawn() -> None:
    drawn = [tile for tile in STANDARD if tile != "std-3-1"]
    used = {"hunt": {"drawn": drawn}, "lords": no_rings({"smeagol_tiles": [FIRST]})}
    game = hunted("strider", "gimli", tile=FIRST, **used)
    assert [tile.name for tile in game.state.pool] == ["std-3-1"]
    game = play(game, *MOVE, 6, "none")
    assert sorted(tile.name for tile in game.state.pool) == STANDARD
    assert zone_of(game, FIRST) == "removed"


@rule("LM-AMB-16")
def test_undrawn_smeagol_tiles_keep_the_pool_from_being_empty() -> None:
    drawn = [tile for tile in STANDARD if tile != "std-3-1"]
    game = play(hunted("strider", tile="std-3-1", hunt={"drawn": drawn}), "none")
    assert [tile.name for tile in game.state.pool] == [FIRST, SECOND]
    assert told(game, "pool-refilled") == []


@rule("LM-AMB-16")
def test_in_mordor_undrawn_smeagol_tiles_stay_and_removed_ones_do_not_come_back() -> None:
    game = lords_board(
        phase="fellowship",
        shadow=["unrolled"],
        fellowship=company("strider", at="morannon", revealed=True),
        hunt={"drawn": [EYE, "std-1-1"], "removed": [FIRST]},
    )
    game = play(game, "yes")
    assert [zone_of(game, tile) for tile in (FIRST, SECOND, EYE, "std-1-1")] == ["removed", "pool", "pool", "drawn"]


@rule("LM-AMB-17")
@pytest.mark.parametrize("fellows", [("strider", "gimli"), ("strider", "gimli", TAME)])
def test_a_smeagol_tile_does_not_reveal_the_fellowship(fellows: tuple[str, ...]) -> None:
    game = hunted(*fellows, tile=FIRST, fellowship={"progress": 2})
    assert (game.state.revealed, game.state.progress) == (False, 3)


@rule("LM-AMB-18")
def test_on_the_mordor_track_he_comes_to_companions_and_the_step_is_made() -> None:
    game = play(on_the_road("gimli", fellowship={"mordor": 1}), *MOVE, FIRST)
    assert (companions(game), guide(game)) == (["gimli", TAME], TAME)
    assert (game.state.mordor, game.state.corruption, game.state.revealed) == (2, 0, False)


@rule("LM-AMB-18", "LM-SMEAGOL-09")
def test_on_the_mordor_track_he_does_not_come_to_gollum() -> None:
    game = play(on_the_road(fellowship={"mordor": 1}), *MOVE, FIRST, "std-1-1", "no")
    assert (guide(game), game.state.mordor, game.state.corruption) == ("gollum", 2, 1)


# What he is


@rule("LM-SMEAGOL-11")
def test_effects_that_ask_for_gollum_ignore_him() -> None:
    game = lords_board(shadow=["character", "army"], hands=[CANDLES], fellowship=company("gimli", TAME))
    assert play(game, "character", "play-event", 4, 5, 3).state.corruption == 2
    helped = play(
        on_the_road("gimli", TAME, fellowship={"corruption": 2}, hands=[ANOTHER_WAY]), "character", "play-event"
    )
    assert (asked(helped), helped.state.corruption) == ((FREE, "use-die"), 1)


def morning(*names: str, dice: int = 7) -> Board:
    """The Fellowship phase, without declaring; the Shadow has dice to allocate."""
    shadow = ["unrolled"] * dice
    return play(lords_board(phase="fellowship", shadow=shadow, fellowship=company(*names)))


@rule("LM-SMEAGOL-12")
def test_he_stays_guide_in_the_fellowship_phase_whatever_the_levels() -> None:
    game = morning("gandalf-the-grey", "strider", TAME)
    assert (asked(game), guide(game)) == ((SHADOW, "allocate"), TAME)
    assert asked(morning("gandalf-the-grey", "strider")) == (FREE, "guide")


@rule("LM-SMEAGOL-13", "LM-SMEAGOL-14")
def test_he_counts_for_the_dice_that_the_shadow_may_allocate() -> None:
    assert morning("strider", "gimli").names() == ["0", "1", "2"]
    assert morning("strider", "gimli", TAME).names() == ["0", "1", "2", "3"]


@rule("LM-SMEAGOL-13", "LM-SMEAGOL-15")
def test_he_can_be_lost_at_random_like_anybody() -> None:
    game = play(hunted("strider", "gimli", TAME, tile="std-3-1"), "random")
    assert set(game.names()) == {"strider", "gimli", TAME}
    him = play(game, TAME)
    assert (companions(him), him.state.corruption, is_gone(him, TAME)) == (["strider", "gimli"], 0, True)
    other = play(game, "gimli")
    assert (companions(other), other.state.corruption, guide(other)) == (["strider", TAME], 1, TAME)


@rule("LM-SMEAGOL-15", "LM-SMEAGOL-16")
@pytest.mark.parametrize(
    ("others", "level"), [(("gimli", "strider"), 3), (("gimli", "legolas"), 2), (("meriadoc", "peregrin"), 1)]
)
def test_as_the_guide_he_takes_damage_of_the_highest_level_of_the_others(others: tuple[str, ...], level: int) -> None:
    game = play(hunted(*others, TAME, tile="std-3-1"), "guide")
    if asked(game) == (FREE, "guide"):
        game = play(game, others[0])
    game = play(game, "no") if asked(game) == (FREE, "hobbit-leaves") else game
    assert (game.state.corruption, is_gone(game, TAME)) == (3 - level, True)


@rule("LM-SMEAGOL-17", "LM-SMEAGOL-18")
def test_he_has_no_figure_and_leads_nobody() -> None:
    assert (LORDS[TAME].leadership, LORDS[TAME].has_figure) == (0, False)
    game = lords_board({"hollin": "elves 2"}, free=["character", "muster"], fellowship=company("strider", TAME))
    game = play(game, "character", "separate", TAME, "none")
    assert list(game.state.characters) == []
    assert is_gone(game, TAME)


@rule("LM-SMEAGOL-19")
def test_a_further_tile_does_nothing_while_he_is_there() -> None:
    game = hunted("strider", TAME, tile=FIRST, fellowship={"corruption": 5})
    assert (companions(game), guide(game), game.state.corruption) == (["strider", TAME], TAME, 5)
    assert (zone_of(game, FIRST), told(game, "smeagol-joins")) == ("removed", [])
    assert not is_on_table(game, WE_SHALL_GET_IT)
    assert game.state.fellowship is REGIONS["hollin"]
