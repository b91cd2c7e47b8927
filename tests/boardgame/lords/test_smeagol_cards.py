"""Chapter 9.4: the cards about Sméagol, and We Shall Get It."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.boards import FREE, SHADOW, Board, companions, is_discarded, is_on_table
from boardgame.lords.hunts import (
    EYE,
    MITHRIL,
    MOVE,
    TAME,
    WE_SHALL_GET_IT,
    WE_WONT_GO_BACK,
    company,
    guide,
    hunted,
    no_rings,
    on_the_road,
    zone_of,
)
from boardgame.lords.tables import CARDS, lords_board, lords_team_board
from boardgame.rules.roads import STANDARD
from helpers import asked, play, told
from marks import rule

THE_WAY_THERE, SAFE_PATHS = "you-know-the-way-there", "safe-paths-in-the-dark"
PLAY = ("character", "play-event")
ORC_PATROL, ISILDURS_BANE, BREAKING = "shadow-character-05", "shadow-character-06", "shadow-character-14"
CREBAIN, SHADOW_STRATEGY = "shadow-character-16", "shadow-strategy-07"
TILES = ["smeagol-1", "smeagol-2", "smeagol-3", "smeagol-4"]


# You Know the Way There


@rule("LM-SMEAGOL-27", "LM-AMB-27")
@pytest.mark.parametrize("fellows", [("gimli",), ("gimli", TAME), ()])
def test_the_two_tiles_set_aside_go_into_the_pool_whoever_is_guide(fellows: tuple[str, ...]) -> None:
    game = on_the_road(*fellows, hands=[THE_WAY_THERE])
    assert [zone_of(game, tile) for tile in TILES] == ["pool", "pool", None, None]
    game = play(game, *PLAY)
    assert [zone_of(game, tile) for tile in TILES] == ["pool"] * 4
    assert (len(game.state.pool), told(game, "smeagol-tiles")) == (20, [{"count": 2}])
    assert is_discarded(game, THE_WAY_THERE)


@rule("LM-SMEAGOL-27")
def test_the_tiles_go_into_the_pool_at_once_and_drawn_ones_do_not_come_back() -> None:
    game = on_the_road("gimli", hands=[THE_WAY_THERE], hunt={"removed": ["smeagol-1"]})
    game = play(game, *PLAY, *MOVE, 6)
    assert set(game.names()) == {*STANDARD, *TILES[1:]}
    assert guide(play(game, "smeagol-4")) == TAME


@rule("LM-SMEAGOL-27")
def test_the_tiles_go_into_the_pool_on_the_mordor_track_too() -> None:
    game = play(on_the_road("gimli", fellowship={"mordor": 2}, hands=[THE_WAY_THERE]), *PLAY)
    assert [zone_of(game, tile) for tile in TILES] == ["pool"] * 4


# Safe Paths in the Dark


def safe_paths(*fellows: str, table: tuple[str, ...] = ()) -> Board:
    """Safe Paths in the Dark has been played with three corruption."""
    game = on_the_road(*fellows, fellowship={"corruption": 3}, hands=[SAFE_PATHS], table=list(table))
    return play(game, *PLAY)


@rule("LM-SMEAGOL-29")
@pytest.mark.parametrize(
    ("card", "fellows"), [(WE_SHALL_GET_IT, ("gimli",)), (WE_WONT_GO_BACK, ("gimli", TAME)), (WE_SHALL_GET_IT, ())]
)
def test_safe_paths_heals_and_ends_a_card_against_smeagol(card: str, fellows: tuple[str, ...]) -> None:
    game = safe_paths(*fellows, table=(card, CREBAIN))
    assert (game.state.corruption, is_on_table(game, card), is_discarded(game, card)) == (2, False, True)
    assert is_on_table(game, CREBAIN)
    assert asked(game) == (FREE, "use-die")


@rule("LM-SMEAGOL-29")
def test_safe_paths_heals_without_such_a_card() -> None:
    game = safe_paths("gimli", table=(CREBAIN,))
    assert (game.state.corruption, is_on_table(game, CREBAIN)) == (2, True)


# We Won't Go Back


@rule("LM-SMEAGOL-28")
@pytest.mark.parametrize(("fellows", "playable"), [(("gimli", TAME), True), (("gimli",), False), ((), False)])
def test_we_wont_go_back_is_played_while_smeagol_is_guide(fellows: tuple[str, ...], playable: bool) -> None:
    game = lords_board(shadow=["character", "army"], hands=[WE_WONT_GO_BACK], fellowship=company(*fellows))
    game = play(game, "character")
    assert ("play-event" in game.names()) is playable
    if playable:
        assert is_on_table(play(game, "play-event"), WE_WONT_GO_BACK)


@rule("LM-SMEAGOL-28")
def test_we_wont_go_back_is_discarded_when_smeagol_has_left() -> None:
    game = hunted("strider", "gandalf-the-grey", TAME, tile="std-3-1", table=[WE_WONT_GO_BACK])
    assert is_on_table(game, WE_WONT_GO_BACK)
    game = play(game, "guide")
    assert asked(game) == (FREE, "guide")
    assert [card.name for card in game.state.table[SHADOW]] == [WE_SHALL_GET_IT]
    assert is_discarded(game, WE_WONT_GO_BACK)


def tile_of_his(**fields: Any) -> Board:
    """A hunt has drawn a Sméagol tile while he is guide and We Won't Go Back is on the table."""
    held = {"hands": [CREBAIN, SHADOW_STRATEGY], "fellowship": {"corruption": 1}, **fields}
    return hunted("gimli", TAME, tile="smeagol-2", table=[WE_WONT_GO_BACK], **held)


@rule("LM-SMEAGOL-28")
def test_his_tile_lets_the_shadow_pay_with_a_character_card_or_with_this_card() -> None:
    game = tile_of_his()
    assert (asked(game), game.names()) == ((SHADOW, "we-wont-go-back"), [CREBAIN, WE_WONT_GO_BACK, "none"])
    assert zone_of(game, "smeagol-2") == "removed"


@rule("LM-SMEAGOL-28")
@pytest.mark.parametrize(
    ("answer", "corruption", "hand", "stays"),
    [
        (CREBAIN, 3, [SHADOW_STRATEGY], True),
        (WE_WONT_GO_BACK, 3, [CREBAIN, SHADOW_STRATEGY], False),
        ("none", 1, [CREBAIN, SHADOW_STRATEGY], True),
    ],
)
def test_whoever_pays_corrupts_the_ring_bearers_by_two(
    answer: str, corruption: int, hand: list[str], stays: bool
) -> None:
    game = play(tile_of_his(), answer)
    assert (asked(game), game.state.corruption) == ((FREE, "use-die"), corruption)
    assert [card.name for card in game.state.hands[SHADOW]] == hand
    assert is_on_table(game, WE_WONT_GO_BACK) is stays
    assert [card.name for card in game.state.discards[SHADOW]] == ([] if answer == "none" else [answer])


@rule("LM-SMEAGOL-28")
def test_without_a_character_card_this_card_can_still_pay() -> None:
    assert tile_of_his(hands=[SHADOW_STRATEGY]).names() == [WE_WONT_GO_BACK, "none"]


@rule("LM-SMEAGOL-28")
def test_twelve_corruption_by_the_card_ends_the_game() -> None:
    game = play(tile_of_his(fellowship={"corruption": 10}), CREBAIN)
    assert game.state.result == (SHADOW, "corruption")


@rule("LM-SMEAGOL-28")
def test_other_tiles_do_not_ask_for_the_card() -> None:
    game = hunted("gimli", TAME, tile="std-1-1", table=[WE_WONT_GO_BACK], hands=[CREBAIN])
    assert asked(game) == (FREE, "casualty")


DRAWS = {"hunt": (), "like-a-hunt": (ORC_PATROL,), "other": (ISILDURS_BANE, BREAKING)}
COUNTING = {"like-a-hunt": {"hunt", "like-a-hunt"}, "any-draw": {"hunt", "like-a-hunt", "other"}, "hunt-roll": {"hunt"}}


@rule("LM-SMEAGOL-28")
@pytest.mark.parametrize("reading", COUNTING)
@pytest.mark.parametrize(("card", "kind"), [(card, kind) for kind, cards in DRAWS.items() for card in cards])
def test_a_tile_drawn_by_a_card_counts_as_the_table_has_agreed(reading: str, card: str, kind: str) -> None:
    game = lords_board(
        dice={FREE: ["muster", "muster"], SHADOW: ["character", "army", "army"]},
        to_act=SHADOW,
        hands=[card],
        table=[WE_WONT_GO_BACK],
        options={"we-wont-go-back": reading},
        fellowship=company("gimli", TAME, revealed=card == BREAKING),
    )
    game = play(game, *PLAY, "smeagol-1")
    assert (asked(game) == (SHADOW, "we-wont-go-back")) is (kind in COUNTING[reading])
    assert zone_of(game, "smeagol-1") == "removed"


@rule("LM-SMEAGOL-28")
@pytest.mark.parametrize("reading", COUNTING)
def test_a_tile_of_a_hunt_counts_in_every_reading(reading: str) -> None:
    assert asked(tile_of_his(options={"we-wont-go-back": reading})) == (SHADOW, "we-wont-go-back")


@rule("LM-SMEAGOL-28")
def test_a_tile_drawn_in_place_of_another_is_drawn_for_the_same_purpose() -> None:
    table = [WE_WONT_GO_BACK, MITHRIL]
    game = hunted("gimli", TAME, tile="std-1-1", table=table, options={"we-wont-go-back": "hunt-roll"})
    assert asked(play(game, MITHRIL, "smeagol-1")) == (SHADOW, "we-wont-go-back")
    dice: dict[str, Any] = {FREE: ["muster", "muster"], SHADOW: ["character", "army", "army"]}
    fields: dict[str, Any] = {"to_act": SHADOW, "hands": [ISILDURS_BANE], "fellowship": company("gimli", TAME)}
    game = lords_board(dice=dice, table=table, **fields)
    game = play(game, *PLAY, "std-1-1", MITHRIL, "smeagol-1")
    assert (asked(game), game.state.corruption) == ((FREE, "use-die"), 0)


@rule("LM-SMEAGOL-28")
def test_the_leading_player_of_the_shadow_pays_from_his_own_hand() -> None:
    game = lords_team_board(
        dice={FREE: ["character", "muster"], SHADOW: ["army"]},
        to_act=FREE,
        fellowship=company("gimli", TAME),
        hunt={"box": {SHADOW: 1}},
        hands={"witch-king": ["shadow-character-05"], "saruman": ["shadow-character-06"]},
        table=[WE_WONT_GO_BACK],
    )
    game = play(game, *MOVE, 6, "smeagol-1")
    assert (asked(game), game.names()) == (
        ("witch-king", "we-wont-go-back"),
        ["shadow-character-05", WE_WONT_GO_BACK, "none"],
    )


# We Shall Get It


def gollums_tile(tile: str, **fields: Any) -> Board:
    """A hunt has drawn a tile while Gollum is guide and We Shall Get It is on the table."""
    return hunted(tile=tile, **{"table": [WE_SHALL_GET_IT], **fields})


@rule("LM-SMEAGOL-22")
def test_with_gollum_as_guide_the_shadow_may_have_a_second_tile_count_for_the_first() -> None:
    game = gollums_tile("std-1-1")
    assert asked(game) == (SHADOW, "exchange-tile")
    game = play(game, "yes")
    assert asked(game) == ("chance", "tile")
    assert "std-1-1" not in game.names()
    game = play(game, "std-3-1", "no")
    assert (game.state.corruption, zone_of(game, "std-1-1"), zone_of(game, "std-3-1")) == (3, "pool", "drawn")
    assert is_discarded(game, WE_SHALL_GET_IT)
    assert CARDS[WE_SHALL_GET_IT] in game.state.seen


@rule("LM-SMEAGOL-22")
def test_the_shadow_may_keep_the_card_for_another_tile() -> None:
    game = play(gollums_tile("std-1-1"), "no", "no")
    assert (game.state.corruption, is_on_table(game, WE_SHALL_GET_IT)) == (1, True)
    assert asked(play(game, *MOVE, 6, "std-1-2")) == (SHADOW, "exchange-tile")


@rule("LM-SMEAGOL-22", "LM-SMEAGOL-11")
@pytest.mark.parametrize("fellows", [("gimli",), ("gimli", "strider")])
def test_with_another_guide_the_card_waits(fellows: tuple[str, ...]) -> None:
    game = hunted(*fellows, tile="std-1-1", table=[WE_SHALL_GET_IT], lords=no_rings({"smeagol": "gone"}))
    assert asked(game) == (FREE, "casualty")
    assert is_on_table(game, WE_SHALL_GET_IT)


@rule("LM-SMEAGOL-22")
def test_mithril_coat_can_answer_the_second_tile() -> None:
    game = play(gollums_tile("std-1-1", table=[WE_SHALL_GET_IT, MITHRIL]), "yes", "std-3-1")
    assert asked(game) == (FREE, "use-against-hunt")
    game = play(game, MITHRIL)
    assert {"std-1-1"} <= set(game.names())
    game = play(game, "std-1-1", "no")
    assert (game.state.corruption, zone_of(game, "std-3-1"), zone_of(game, "std-1-1")) == (1, "pool", "drawn")


@rule("LM-SMEAGOL-22")
def test_the_card_can_answer_the_tile_of_mithril_coat() -> None:
    game = play(gollums_tile("std-3-1", table=[WE_SHALL_GET_IT, MITHRIL]), "no", MITHRIL, "std-1-1")
    assert asked(game) == (SHADOW, "exchange-tile")
    game = play(game, "yes")
    assert not {"std-1-1", "std-3-1"} & set(game.names())
    game = play(game, "std-2-1", "no")
    assert game.state.corruption == 2
    assert [zone_of(game, tile) for tile in ("std-3-1", "std-1-1", "std-2-1")] == ["pool", "pool", "drawn"]


@rule("LM-SMEAGOL-22", "LM-SMEAGOL-10")
def test_the_second_tile_may_be_a_smeagol_tile_that_is_discarded() -> None:
    game = play(gollums_tile("std-1-1"), "yes", "smeagol-1", "std-3-2", "no")
    assert (game.state.corruption, zone_of(game, "smeagol-1"), zone_of(game, "std-1-1")) == (3, "removed", "pool")


@rule("LM-SMEAGOL-22", "LM-AMB-16")
def test_the_first_tile_does_not_come_back_before_the_second_even_if_the_pool_is_refilled() -> None:
    drawn = [tile for tile in STANDARD if tile != "std-1-1"]
    game = gollums_tile("std-1-1", hunt={"drawn": drawn}, lords=no_rings({"smeagol_tiles": ["smeagol-1"]}))
    game = play(game, "yes")  # the only tile left, a Sméagol tile, is drawn and discarded
    assert asked(game) == ("chance", "tile")
    assert sorted(game.names()) == sorted(drawn)
    game = play(game, "std-3-1", "no")
    assert [zone_of(game, tile) for tile in ("smeagol-1", "std-1-1", "std-3-1")] == ["removed", "pool", "drawn"]
    assert len(game.state.pool) == 15


@rule("LM-SMEAGOL-22")
def test_the_card_waits_on_the_table_until_gollum_is_guide() -> None:
    game = play(hunted("gimli", TAME, tile="std-3-1"), "guide", *MOVE, 6, "std-2-1", "guide")
    assert (guide(game), companions(game), is_on_table(game, WE_SHALL_GET_IT)) == ("gollum", [], True)
    assert asked(play(on_the_road(table=[WE_SHALL_GET_IT]), *MOVE, 6, EYE)) == (SHADOW, "exchange-tile")
