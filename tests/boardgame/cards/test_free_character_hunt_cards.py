"""The Free Peoples Character deck: special tiles, and the cards on the table against the hunt."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.boards import FREE, SHADOW, TILES, Board, board
from boardgame.cards.free_events import discarded, holding, is_done, may_play, on_table, played
from helpers import asked, play
from marks import rule

MITHRIL, AXE, HORN, STAFF = "fp-character-05", "fp-character-06", "fp-character-07", "fp-character-08"
SPECIAL = {
    "fp-character-01": "fellowship-elven-cloaks",
    "fp-character-02": "fellowship-elven-rope",
    "fp-character-03": "fellowship-phial-of-galadriel",
    "fp-character-04": "fellowship-smeagol-helps-nice-master",
}
STANDARD = [name for name, tile in TILES.items() if tile.set == "standard"]
EVERYONE = ["gandalf-the-grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin"]


def without(*names: str) -> dict[str, Any]:
    """A Fellowship in which some companions are not."""
    return {"companions": [name for name in EVERYONE if name not in names]}


# Special tiles


@rule("BG-HUNT-05", "BG-CARD-20")
@pytest.mark.parametrize("card, tile", SPECIAL.items())
def test_a_special_tile_waits_aside_until_the_fellowship_enters_mordor(card: str, tile: str) -> None:
    game = played(card)
    assert game.state.special_tiles == (TILES[tile],)
    assert TILES[tile] not in game.state.pool
    assert discarded(game, card)
    assert is_done(game)


@rule("BG-HUNT-07")
@pytest.mark.parametrize("card, tile", SPECIAL.items())
def test_on_the_mordor_track_a_special_tile_goes_into_the_pool_at_once(card: str, tile: str) -> None:
    game = played(card, fellowship={"mordor": 0})
    assert TILES[tile] in game.state.pool
    assert game.state.special_tiles == ()
    assert discarded(game, card)


# When they can be played, and how long they stay


@rule("BG-CARD-14")
@pytest.mark.parametrize(
    "card, missing, playable",
    [
        (MITHRIL, EVERYONE, True),
        (AXE, ["gimli"], True),
        (AXE, ["legolas"], True),
        (AXE, ["gimli", "legolas"], False),
        (HORN, [], True),
        (HORN, ["boromir"], False),
        (STAFF, [], True),
        (STAFF, ["gandalf-the-grey"], False),
    ],
)
def test_who_must_be_in_the_fellowship(card: str, missing: list[str], playable: bool) -> None:
    assert may_play(holding(card, fellowship=without(*missing))) is playable


@rule("BG-CARD-14")
@pytest.mark.parametrize("card, companion", [(AXE, "gimli"), (HORN, "boromir"), (STAFF, "gandalf-the-grey")])
def test_a_companion_on_the_map_is_not_in_the_fellowship(card: str, companion: str) -> None:
    fellowship = without("gimli", "legolas", "boromir", "gandalf-the-grey")
    assert not may_play(holding(card, {"rivendell": companion}, fellowship=fellowship))


@rule("BG-CARD-21", "BG-CARD-24")
@pytest.mark.parametrize("card", [MITHRIL, AXE, HORN, STAFF])
def test_they_stay_on_the_table_and_out_of_the_hand(card: str) -> None:
    game = played(card)
    assert on_table(game) == [card]
    assert game.state.hands[FREE] == ()
    assert not discarded(game, card)


@rule("BG-CARD-23", "BG-AMB-48")
@pytest.mark.parametrize("card, companion", [(HORN, "boromir"), (STAFF, "gandalf-the-grey")])
def test_they_go_at_once_when_their_companion_leaves(card: str, companion: str) -> None:
    game = board(free=["character", "event"], shadow=["event"], table=[card])
    game = play(game, "character", "separate", companion, None)
    assert asked(game) in [(FREE, "guide"), (FREE, "companion-where")]
    assert discarded(game, card)


@rule("BG-CARD-23")
def test_axe_and_bow_goes_only_with_the_last_of_gimli_and_legolas() -> None:
    start = board(free=["character", "character"], shadow=["event", "event"], table=[AXE])
    game = play(start, "character", "separate", "gimli", None, "gandalf-the-grey", "rivendell")
    assert on_table(game) == [AXE]
    game = play(start, "character", "separate", "gimli", "legolas", None)
    assert discarded(game, AXE)


@rule("BG-CARD-23")
def test_a_card_goes_when_its_companion_is_a_casualty_of_the_hunt() -> None:
    game = play(hunted(STAFF), None, "std-3-1", "guide")
    assert discarded(game, STAFF)


# Against the hunt


def hunted(*table: str, **fields: Any) -> Board:
    """The Fellowship moves and a hunt with one die succeeds; the tile is next, or a card that prevents it."""
    fields = {"fellowship": {"at": "rivendell"}, "hunt": {"box": {"shadow": 1}}, **fields}
    game = board(free=["character", "event"], shadow=["event"], table=table, **fields)
    return play(game, "character", "move-fellowship", 6)


@rule("BG-HUNT-32")
def test_mithril_coat_has_a_second_tile_resolved_and_the_first_put_back() -> None:
    game = play(hunted(MITHRIL), "std-3-1")
    assert asked(game) == (FREE, "use-against-hunt")
    assert game.names() == [MITHRIL, "none"]
    game = play(game, MITHRIL)
    assert "std-3-1" not in game.names()
    game = play(game, "std-1-reveal-1")
    assert game.state.hunt is not None
    assert game.state.hunt.damage == 1
    assert discarded(game, MITHRIL)
    assert TILES["std-3-1"] in game.state.pool
    assert game.state.drawn_tiles == (TILES["std-1-reveal-1"],)


def test_mithril_coat_may_be_kept() -> None:
    game = play(hunted(MITHRIL), "std-3-1", None)
    assert on_table(game) == [MITHRIL]
    assert game.state.hunt is not None
    assert game.state.hunt.damage == 3


def test_mithril_coat_is_used_before_the_die_of_a_tile_is_rolled() -> None:
    fields: dict[str, Any] = {"fellowship": {"mordor": 0}, "hunt": {"special_in_play": ["shadow-shelobs-lair"]}}
    game = board(free=["character", "event"], shadow=["event"], table=[MITHRIL], **fields)
    game = play(game, "character", "move-fellowship", "shadow-shelobs-lair")
    assert asked(game) == (FREE, "use-against-hunt")
    assert asked(play(game, None)) == ("chance", "tile-die")


@rule("BG-HUNT-03")
def test_the_second_tile_is_not_the_first_even_if_that_emptied_the_pool() -> None:
    hunt = {"box": {"shadow": 1}, "drawn": [name for name in STANDARD if name != "std-3-1"]}
    game = play(hunted(MITHRIL, hunt=hunt), MITHRIL)
    assert asked(game) == ("chance", "tile")
    assert set(game.names()) == set(STANDARD) - {"std-3-1"}
    game = play(game, "std-0-reveal-1")
    assert TILES["std-3-1"] in game.state.pool
    assert game.state.drawn_tiles == (TILES["std-0-reveal-1"],)


@rule("BG-HUNT-32")
@pytest.mark.parametrize("card", [AXE, HORN])
def test_axe_and_bow_and_the_horn_lower_damage_by_one(card: str) -> None:
    game = play(hunted(card), "std-3-1")
    assert asked(game) == (FREE, "use-against-hunt")
    assert play(game, None, "none").state.corruption == 3
    used = play(game, card)
    assert discarded(used, card)
    assert asked(used) == (FREE, "casualty")
    assert play(used, "none").state.corruption == 2


@rule("BG-HUNT-32")
def test_only_one_card_is_used_against_a_tile() -> None:
    start = play(hunted(MITHRIL, AXE, HORN), "std-3-1")
    game = play(start, MITHRIL, "std-2-1")
    assert asked(game) == (FREE, "casualty")
    game = play(start, None)
    assert game.names() == [AXE, HORN, "none"]
    game = play(game, HORN)
    assert asked(game) == (FREE, "casualty")
    assert on_table(game) == [MITHRIL, AXE]


@pytest.mark.parametrize("card", [AXE, HORN])
def test_a_tile_without_damage_is_no_occasion_for_them(card: str) -> None:
    game = play(hunted(card), "std-0-reveal-1")
    assert asked(game) == (FREE, "fellowship-where")
    assert on_table(game) == [card]


@rule("BG-HUNT-32")
def test_wizards_staff_keeps_a_tile_from_being_drawn() -> None:
    game = hunted(STAFF)
    assert asked(game) == (FREE, "use-against-hunt")
    assert len(game.state.pool) == len(STANDARD)
    kept = play(game, None)
    assert asked(kept) == ("chance", "tile")
    assert on_table(kept) == [STAFF]
    used = play(game, STAFF)
    assert is_done(used)
    assert discarded(used, STAFF)
    assert used.state.drawn_tiles == ()
    assert (used.state.progress, used.state.corruption, used.state.revealed) == (1, 0, False)
    assert used.state.hunt_box == {FREE: 1, SHADOW: 1}


@rule("BG-MORDOR-21", "BG-MORDOR-26")
def test_with_the_staff_the_fellowship_climbs_without_a_tile() -> None:
    game = board(free=["character", "event"], shadow=["event"], table=[STAFF], fellowship={"mordor": 1})
    game = play(game, "character", "move-fellowship", STAFF)
    assert game.state.mordor == 2
    assert game.state.drawn_tiles == ()


@rule("BG-HUNT-50")
def test_they_work_against_tiles_that_shadow_cards_draw() -> None:
    fields: dict[str, Any] = {"hands": ["shadow-character-05"], "fellowship": {"at": "hollin"}}
    start = board(shadow=["character", "event"], free=["event"], to_act=SHADOW, table=[STAFF, MITHRIL, AXE], **fields)
    game = play(start, "character", "play-event")
    assert asked(game) == (FREE, "use-against-hunt")
    assert game.names() == [STAFF, "none"]
    assert play(game, STAFF).state.drawn_tiles == ()
    game = play(game, None, "std-2-1")
    assert game.names() == [MITHRIL, "none"]
    assert play(game, None).names() == [AXE, "none"]
