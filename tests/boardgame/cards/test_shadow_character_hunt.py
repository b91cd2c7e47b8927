"""The Shadow Character deck, 9 to 14: the Fellowship on its way and revealed."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.boards import FREE, REGIONS, SHADOW, TILES, Board, companions, is_on_table, where
from boardgame.cards.shadow_hand import is_playable, played
from helpers import asked, play
from marks import rule

SEARCH, WEATHER, STRIKE = "shadow-character-09", "shadow-character-10", "shadow-character-11"
WOUND, LURE, BREAKING = "shadow-character-12", "shadow-character-13", "shadow-character-14"
AXE_AND_BOW, MITHRIL, LAST_BATTLE = "fp-character-06", "fp-character-05", "fp-strategy-01"
SORROW = "shadow-character-15"
WRAITHS = {"minas-morgul": "nazgul 2", "barad-dur": "witch-king"}


def walking(at: str = "hollin", progress: int = 1, **more: Any) -> dict[str, Any]:
    return {"at": at, "progress": progress, **more}


def shown(at: str = "hollin", **more: Any) -> dict[str, Any]:
    return {"at": at, "revealed": True, **more}


def fellowship_at(position: Board) -> str | None:
    """The region of the Ring-bearers."""
    at = position.state.fellowship
    return at.name if at is not None else None


# Conditions


@rule("BG-CARD-14", "BG-MORDOR-31")
@pytest.mark.parametrize("card", [SEARCH, WEATHER, STRIKE])
def test_the_hunters_need_a_fellowship_that_has_moved(card: str) -> None:
    assert is_playable(card, WRAITHS, fellowship=walking(progress=1))
    assert not is_playable(card, WRAITHS, fellowship=walking(progress=0))
    assert not is_playable(card, WRAITHS, fellowship={"mordor": 1})


@rule("BG-CARD-14")
@pytest.mark.parametrize("card", [WOUND, LURE, BREAKING])
def test_the_ring_draws_a_revealed_fellowship_only(card: str) -> None:
    assert is_playable(card, fellowship=shown())
    assert is_playable(card, fellowship={"mordor": 1, "revealed": True})
    assert not is_playable(card, fellowship=walking())


# Nazgûl Search


@rule("BG-CHAR-07", "BG-CHAR-36", "BG-FSP-31")
def test_a_nazgul_that_finds_the_ring_bearers_reveals_the_fellowship() -> None:
    game = played(SEARCH, WRAITHS, "minas-morgul", 1, "hollin", "none", fellowship=walking(progress=2))
    assert game.state.nazgul == {REGIONS["hollin"]: 1, REGIONS["minas-morgul"]: 1}
    assert (game.state.revealed, asked(game)) == (True, (FREE, "fellowship-where"))
    game = play(game, "trollshaws", "weather-hills")
    assert (fellowship_at(game), game.state.progress) == ("weather-hills", 0)


@rule("BG-FSP-36", "BG-HUNT-47")
def test_the_search_is_a_full_reveal_with_the_tiles_of_strongholds() -> None:
    game = played(SEARCH, WRAITHS, "witch-king", "hollin", "none", "moria", fellowship=walking())
    assert asked(game) == ("chance", "tile")
    game = play(game, "std-eye-reveal-1")
    assert (fellowship_at(game), game.state.corruption, asked(game)) == ("moria", 0, (SHADOW, "action"))


@rule("BG-CHAR-38")
def test_the_witch_king_searches_like_any_nazgul() -> None:
    game = played(SEARCH, WRAITHS, "witch-king", "hollin", fellowship=walking())
    assert (where(game, "witch-king"), game.state.revealed) == ("hollin", False)
    assert set(game.names()) == {"minas-morgul", "none"}
    assert play(game, "none").state.revealed


@rule("BG-CARD-18")
def test_the_search_may_only_move_nazgul() -> None:
    game = played(SEARCH, WRAITHS, "minas-morgul", 2, "moria", "none", fellowship=walking())
    assert (game.state.nazgul, game.state.revealed) == ({REGIONS["moria"]: 2}, False)
    assert (fellowship_at(game), game.state.progress, asked(game)) == ("hollin", 1, (SHADOW, "action"))


@rule("BG-CHAR-36")
def test_a_nazgul_that_stands_with_the_ring_bearers_finds_them_without_moving() -> None:
    game = played(SEARCH, {"hollin": "nazgul 1"}, "none", fellowship=walking())
    assert game.state.revealed


@rule("BG-CHAR-09", "BG-CHAR-37")
def test_the_search_keeps_the_limits_of_flying() -> None:
    game = played(SEARCH, {"minas-morgul": "nazgul 1"}, "minas-morgul", fellowship=walking("rivendell"))
    assert "rivendell" not in game.names()
    game = play(game, "moria")
    assert asked(game) == (SHADOW, "action")  # it moves once


@rule("BG-CARD-23", "BG-FSP-32")
def test_the_search_ends_the_last_battle() -> None:
    king = {"north-ithilien": "gondor 1 aragorn", "hollin": "nazgul 1"}
    game = played(SEARCH, king, "none", fellowship=walking(companions=[]), table=[LAST_BATTLE])
    assert not is_on_table(game, LAST_BATTLE)


# Cruel Weather


@rule("BG-FSP-02", "BG-MAP-03", "BG-CARD-17")
def test_cruel_weather_drives_the_ring_bearers_to_a_region_next_to_theirs() -> None:
    game = played(WEATHER, None, fellowship=walking(progress=2))
    assert asked(game) == (SHADOW, "weather-where")
    assert set(game.names()) == {each.name for each in REGIONS["hollin"].adjacent}
    game = play(game, "moria")
    assert (fellowship_at(game), game.state.progress, game.state.revealed) == ("moria", 2, False)
    assert (asked(game), len(game.state.pool)) == ((SHADOW, "action"), 16)


@rule("BG-FSP-16")
def test_armies_do_not_keep_the_weather_away() -> None:
    game = played(WEATHER, {"fords-of-bruinen": "elves 1", "trollshaws": "sauron 1"}, fellowship=walking("rivendell"))
    assert set(game.names()) == {"fords-of-bruinen", "trollshaws"}


# The Nazgûl Strike!


@rule("BG-CARD-18")
def test_nothing_follows_when_no_nazgul_finds_the_ring_bearers() -> None:
    game = played(STRIKE, WRAITHS, "none", fellowship=walking(), table=[AXE_AND_BOW], hunt={"box": {SHADOW: 3}})
    assert asked(game) == (SHADOW, "action")
    assert is_on_table(game, AXE_AND_BOW)


@rule("BG-CARD-17")
def test_a_nazgul_may_strike_a_character_card_from_the_table() -> None:
    king = {**WRAITHS, "north-ithilien": "gondor 1 aragorn"}
    table = [AXE_AND_BOW, MITHRIL, LAST_BATTLE]
    company = walking(companions=["gimli"])
    game = played(STRIKE, king, "minas-morgul", 1, "hollin", "none", fellowship=company, table=table)
    assert (asked(game), game.names()) == ((SHADOW, "nazgul-strike"), ["discard-table-card", "hunt-roll", "none"])
    game = play(game, "discard-table-card")
    assert set(game.names()) == {AXE_AND_BOW, MITHRIL}  # The Last Battle is a Strategy card
    game = play(game, MITHRIL)
    assert not is_on_table(game, MITHRIL)
    assert is_on_table(game, AXE_AND_BOW)
    assert not game.state.revealed


@rule("BG-CARD-17")
def test_the_nazgul_need_not_strike() -> None:
    game = played(STRIKE, {"hollin": "nazgul 1"}, "none", fellowship=walking(), hunt={"box": {SHADOW: 2}})
    assert game.names() == ["hunt-roll", "none"]  # there is no card to discard
    game = play(game, "none")
    assert (asked(game), game.state.hunt_box) == ((SHADOW, "action"), {FREE: 0, SHADOW: 2})


@rule("BG-HUNT-14", "BG-HUNT-16", "BG-HUNT-22")
def test_the_nazgul_may_roll_a_hunt_as_if_the_fellowship_had_moved() -> None:
    box = {"box": {SHADOW: 2, FREE: 1}}
    game = played(STRIKE, {"hollin": "nazgul 1"}, "none", "hunt-roll", 4, 2, fellowship=walking(), hunt=box)
    assert (asked(game), game.names()) == ((SHADOW, "hunt-re-roll"), ["1", "0"])
    game = play(game, 1, 5, "std-eye-reveal-1", "none")  # 5 and 1 are a success; an Eye does its number
    assert (game.state.corruption, game.state.revealed) == (1, True)
    assert game.state.progress == 1
    assert game.state.hunt_box == {FREE: 1, SHADOW: 2}


@rule("BG-HUNT-19")
def test_with_an_empty_hunt_box_the_nazgul_roll_nothing() -> None:
    game = played(STRIKE, {"hollin": "nazgul 1"}, "none", "hunt-roll", fellowship=walking())
    assert (asked(game), game.state.corruption) == ((SHADOW, "action"), 0)


# Morgul Wound


@rule("BG-FSP-56")
@pytest.mark.parametrize("before, after", [(0, 2), (3, 5), (4, 5), (9, 10)])
def test_a_morgul_wound_is_worse_for_the_unwounded(before: int, after: int) -> None:
    assert played(WOUND, fellowship=shown(corruption=before)).state.corruption == after


@rule("BG-WIN-01")
def test_a_morgul_wound_can_be_the_end() -> None:
    result = played(WOUND, fellowship=shown(corruption=11)).result
    assert result is not None
    assert (result.winner, result.kind) == (SHADOW, "corruption")


# Lure of the Ring


@rule("BG-CARD-17", "BG-CHAR-53")
def test_the_free_peoples_choose_between_corruption_and_the_lured_companion() -> None:
    game = played(LURE, fellowship=shown(companions=["boromir", "strider"]))
    assert (asked(game), set(game.names())) == (("chance", "companion"), {"boromir", "strider"})
    game = play(game, "boromir")
    assert (asked(game), game.names()) == ((FREE, "lure"), ["corruption", "eliminate"])
    assert play(game, "corruption").state.corruption == 2
    assert companions(play(game, "corruption")) == ["boromir", "strider"]
    lost = play(game, "eliminate")
    assert (companions(lost), lost.state.corruption, where(lost, "boromir")) == (["strider"], 0, None)


@rule("BG-GUIDE-06", "BG-CARD-23")
def test_with_a_lured_companion_go_guide_and_cards() -> None:
    company = shown(companions=["strider", "gimli"])
    game = played(LURE, None, "gimli", "eliminate", fellowship=company, table=[AXE_AND_BOW])
    assert not is_on_table(game, AXE_AND_BOW)
    game = played(LURE, None, "strider", "eliminate", fellowship=company, table=[AXE_AND_BOW])
    assert game.state.guide.name == "gimli"
    assert is_on_table(game, AXE_AND_BOW)


@rule("BG-FSP-47")
def test_a_lured_hobbit_is_taken_alive() -> None:
    game = played(LURE, None, "eliminate", fellowship=shown(companions=["meriadoc"]))
    assert (asked(game), "trollshaws" in game.names(), "bree" in game.names()) == (
        (FREE, "companion-where"),
        True,
        False,
    )
    game = play(game, "trollshaws")
    assert (where(game, "meriadoc"), game.state.guide.name) == ("trollshaws", "gollum")


@rule("BG-GUIDE-10")
def test_gollum_is_lured_for_one_corruption() -> None:
    game = played(LURE, fellowship=shown(companions=[]))
    assert (game.state.corruption, asked(game)) == (1, (SHADOW, "action"))


@rule("BG-CARD-21", "BG-CARD-16")
def test_a_lured_companion_is_no_casualty() -> None:
    company = shown(companions=["gimli", "strider"])
    game = played(LURE, None, "gimli", "eliminate", fellowship=company, table=[SORROW, MITHRIL])
    assert asked(game) == (SHADOW, "action")


# The Breaking of the Fellowship


@rule("BG-FSP-58", "BG-CARD-17")
def test_the_free_peoples_choose_who_leaves_a_broken_fellowship() -> None:
    company = shown(companions=["strider", "gimli", "legolas"], guide="strider")
    game = played(BREAKING, None, "std-2-1", fellowship=company)
    assert (asked(game), game.names()) == ((FREE, "separate"), ["strider", "gimli", "legolas"])
    game = play(game, "strider")
    assert (asked(game), game.names()) == ((FREE, "guide"), ["gimli", "legolas"])
    game = play(game, "legolas", "legolas")
    assert (companions(game), game.state.guide.name) == (["gimli"], "gimli")
    assert (where(game, "strider"), where(game, "legolas")) == ("hollin", "hollin")
    assert (game.state.corruption, asked(game)) == (0, (SHADOW, "action"))


@rule("BG-CARD-18")
def test_all_leave_if_the_tile_asks_for_more() -> None:
    game = played(BREAKING, None, "std-3-1", fellowship=shown(companions=["gimli"]))
    assert (companions(game), where(game, "gimli"), game.state.guide.name) == ([], "hollin", "gollum")


@rule("BG-HUNT-11")
def test_the_die_tile_says_by_its_die_how_many_leave() -> None:
    company = {"mordor": 1, "revealed": True, "companions": ["strider", "gimli", "boromir"]}
    fields = {"special_in_play": ["shadow-shelobs-lair"]}
    game = played(BREAKING, None, "shadow-shelobs-lair", 1, "gimli", fellowship=company, hunt=fields)
    assert (companions(game), game.state.corruption) == (["strider", "boromir"], 0)


@rule("BG-HUNT-01")
@pytest.mark.parametrize("tile", ["std-eye-reveal-1", "std-0-reveal-1"])
def test_nobody_leaves_for_an_eye_or_a_zero(tile: str) -> None:
    game = played(BREAKING, None, tile, fellowship=shown(companions=["gimli"], corruption=2))
    assert (companions(game), game.state.corruption, asked(game)) == (["gimli"], 2, (SHADOW, "action"))
    assert TILES[tile] in game.state.drawn_tiles


@rule("BG-HUNT-09")
def test_a_fellowship_tile_neither_breaks_the_fellowship_nor_heals_it() -> None:
    company = {"mordor": 1, "revealed": True, "companions": ["strider"], "corruption": 4}
    tile = "fellowship-phial-of-galadriel"
    game = played(BREAKING, None, tile, fellowship=company, hunt={"special_in_play": [tile]})
    assert (game.state.corruption, companions(game)) == (4, ["strider"])


@rule("BG-MORDOR-12")
def test_who_leaves_on_the_mordor_track_is_lost() -> None:
    company = {"mordor": 1, "revealed": True, "companions": ["strider", "peregrin"]}
    game = played(BREAKING, None, "std-1-1", "peregrin", fellowship=company)
    assert (companions(game), where(game, "peregrin")) == (["strider"], None)


@rule("BG-CARD-16")
def test_no_card_keeps_the_fellowship_together() -> None:
    company = shown(companions=["gimli", "strider"])
    game = played(BREAKING, None, "std-1-1", "strider", fellowship=company, table=[AXE_AND_BOW, SORROW])
    assert (companions(game), asked(game)) == (["gimli"], (SHADOW, "action"))
    assert is_on_table(game, AXE_AND_BOW)


@rule("BG-GUIDE-10", "BG-CHAR-49")
def test_gollum_alone_is_corrupted_instead_of_broken_and_no_tile_is_drawn() -> None:
    game = played(BREAKING, None, fellowship=shown(companions=[]))
    assert (game.state.corruption, asked(game)) == (1, (SHADOW, "action"))
    assert not game.state.drawn_tiles
