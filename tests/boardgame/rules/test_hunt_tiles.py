"""Chapter 20.1 and 20.3: the hunt pool, and every tile of it."""

from __future__ import annotations

import pytest

import ringwar
from boardgame.boards import EVENTS, SHADOW, TILES, Board, board, names
from boardgame.rules.roads import MOVE, ORC_PATROL, STANDARD, at, dawn, road
from helpers import key, play, told
from marks import rule

EYES = [f"std-eye-reveal-{number}" for number in range(1, 5)]
NUMBERS = {
    "std-0-reveal-1": 0,
    "std-0-reveal-2": 0,
    "std-1-1": 1,
    "std-1-2": 1,
    "std-1-reveal-1": 1,
    "std-1-reveal-2": 1,
    "std-2-1": 2,
    "std-2-2": 2,
    "std-2-reveal-1": 2,
    "std-3-1": 3,
    "std-3-2": 3,
    "std-3-3": 3,
}
GIFTS = {
    "fellowship-elven-cloaks": 0,
    "fellowship-elven-rope": 0,
    "fellowship-phial-of-galadriel": -2,
    "fellowship-smeagol-helps-nice-master": -1,
}
PHIAL = "fellowship-phial-of-galadriel"
SHELOB = "shadow-shelobs-lair"
TERRORS = [SHELOB, "shadow-the-ring-is-mine", "shadow-on-on-they-went", "shadow-give-it-to-uss"]


def draw(tile: str, *dice: int, corruption: int = 4) -> Board:
    """A tile of the standard set after a hunt with the dice given, all damage taken as corruption."""
    game = road({"companions": ["gimli"], "corruption": corruption}, hunters=len(dice))
    return taken(play(game, *MOVE, *dice, tile))


def track(*tiles: str, corruption: int = 4, step: int = 1, hunters: int = 1) -> Board:
    """The Fellowship on the Mordor track with these special tiles in the pool."""
    fellowship = {"mordor": step, "companions": ["gimli"], "corruption": corruption}
    return road(fellowship, hunters=hunters, hunt={"special_in_play": list(tiles)})


def taken(game: Board) -> Board:
    """The damage taken with the Ring, if any, and the position shown where it is."""
    game = play(game, "none") if key(game) == "casualty" else game
    return play(game, "none") if key(game) == "fellowship-where" else game


# The pool


@rule("BG-HUNT-39", "BG-HUNT-40")
@pytest.mark.parametrize(
    "companions, ways", [(["gimli"], ["none", "guide"]), (["gimli", "legolas"], ["none", "guide", "random"])]
)
def test_with_one_companion_nobody_chooses_between_the_guide_and_chance(companions: list[str], ways: list[str]) -> None:
    game = road({"companions": companions, "guide": "gimli"})
    game = play(game, *MOVE, 6, "std-3-1")
    assert (key(game), game.names()) == ("casualty", ways)


@rule("BG-HUNT-01")
def test_a_drawn_tile_stays_out_of_the_pool() -> None:
    game = play(road({"companions": ["gimli"]}, free=["character", "character", "muster"]), *MOVE, 6)
    assert sorted(game.names()) == STANDARD
    assert game.question is not None
    assert game.question.side == "chance"
    game = play(game, "std-2-1", "none", *MOVE, 6)
    assert sorted(game.names()) == sorted({*STANDARD} - {"std-2-1"})
    assert names(game.state.drawn_tiles) == {"std-2-1"}
    assert told(game, "tile") == [{"tile": "std-2-1"}]


@rule("BG-HUNT-02")
def test_the_standard_tiles_are_four_eyes_and_twelve_numbers_from_nought_to_three() -> None:
    assert names(ringwar.start("boardgame").state.pool) == {*EYES, *NUMBERS}
    assert all(TILES[name].is_eye and TILES[name].reveals for name in EYES)
    assert {name: TILES[name].value for name in NUMBERS} == NUMBERS
    assert {name for name in NUMBERS if TILES[name].reveals} == {name for name in NUMBERS if "reveal" in name}
    assert not any(TILES[name].stops for name in STANDARD)


@rule("BG-HUNT-03", "BG-AMB-33")
def test_when_the_last_tile_is_resolved_all_standard_tiles_go_back_the_last_as_well() -> None:
    left = [name for name in STANDARD if name != "std-2-1"]
    game = play(road({"companions": ["gimli"]}, hunt={"drawn": left}), *MOVE, 6)
    assert (key(game), game.state.pool) == ("casualty", ())  # the only tile left was drawn
    game = play(game, "none")
    assert sorted(names(game.state.pool)) == STANDARD
    assert game.state.drawn_tiles == ()
    assert game.state.corruption == 2
    assert told(game, "pool-refilled") == [{"count": 16}]


@rule("BG-HUNT-03")
def test_while_a_tile_is_left_nothing_goes_back() -> None:
    left = [name for name in STANDARD if name not in ("std-2-1", "std-3-1")]
    game = play(road({"companions": ["gimli"]}, hunt={"drawn": left}), *MOVE, 6, "std-2-1", "none")
    assert names(game.state.pool) == {"std-3-1"}
    assert told(game, "pool-refilled") == []


@rule("BG-HUNT-04", "BG-HUNT-08")
def test_tiles_removed_for_good_and_special_tiles_do_not_go_back() -> None:
    gone = ["std-eye-reveal-1", "std-eye-reveal-2"]
    drawn = [name for name in STANDARD if name not in (*gone, "std-2-1")]
    game = road(
        {"mordor": 1, "companions": ["gimli"]},
        hunt={"drawn": [*drawn, PHIAL, SHELOB], "removed": gone},
    )
    game = play(game, *MOVE, "none")
    assert sorted(names(game.state.pool)) == sorted({*STANDARD} - {*gone})
    assert names(game.state.drawn_tiles) == {PHIAL, SHELOB}
    assert names(game.state.removed_tiles) == {*gone}


@rule("BG-HUNT-05", "BG-HUNT-06")
@pytest.mark.parametrize(
    ("tile", "side"),
    [*((name, "free-peoples") for name in GIFTS), *((name, "shadow") for name in TERRORS)],
)
def test_a_special_tile_waits_aside_until_the_fellowship_enters_mordor(tile: str, side: str) -> None:
    card = TILES[tile].card or ""
    game = board(hands=[card], fellowship={"at": "morannon"}, dice={side: ["character", "event"]}, to_act=side)
    game = play(game, "character", "play-event")
    assert names(game.state.special_tiles) == {tile}
    assert tile not in names(game.state.pool)
    entered = play(dawn({"at": "morannon"}, hunt={"special_in_play": [tile]}), "yes")
    assert tile in names(entered.state.pool)
    assert entered.state.special_tiles == ()


@rule("BG-HUNT-07")
@pytest.mark.parametrize(("card", "tile"), [("fp-character-03", PHIAL), ("shadow-character-01", SHELOB)])
def test_on_the_mordor_track_a_special_tile_goes_into_the_pool_at_once(card: str, tile: str) -> None:
    side = EVENTS[card].side
    game = board(hands=[card], fellowship={"mordor": 2}, dice={side: ["character", "event"]}, to_act=side)
    game = play(game, "character", "play-event")
    assert names(game.state.pool) == {*STANDARD, tile}
    assert game.state.special_tiles == ()


@rule("BG-HUNT-08")
def test_a_drawn_special_tile_is_out_of_the_pool_for_good() -> None:
    game = play(track(PHIAL), *MOVE, PHIAL)
    assert PHIAL not in names(game.state.pool)
    assert PHIAL in names(game.state.drawn_tiles)


# Numbers, Eyes and dice


@rule("BG-HUNT-28", "BG-HUNT-31")
@pytest.mark.parametrize("tile", sorted(NUMBERS))
def test_a_number_is_the_damage_whatever_the_roll_and_the_icon_reveals(tile: str) -> None:
    game = draw(tile, 6, 6)
    assert game.state.corruption == 4 + NUMBERS[tile]
    assert game.state.revealed == ("reveal" in tile)
    assert (game.state.progress, at(game, "hollin")) == (0 if game.state.revealed else 1, True)
    assert key(game) == "use-die"


@rule("BG-HUNT-29", "BG-HUNT-31")
@pytest.mark.parametrize("tile", EYES)
@pytest.mark.parametrize(("dice", "damage"), [((6,), 1), ((6, 6, 2), 2), ((6, 6, 6, 6, 6), 5)])
def test_an_eye_inflicts_the_successes_of_the_roll_and_reveals(tile: str, dice: tuple[int, ...], damage: int) -> None:
    game = draw(tile, *dice, corruption=1)
    assert game.state.corruption == 1 + damage
    assert game.state.revealed is True


@rule("BG-HUNT-29", "BG-EX-57")
def test_re_rolled_successes_count_for_an_eye() -> None:
    game = road({"companions": ["gimli"]}, hunters=2, armies={"hollin": "nazgul 1"})
    game = play(game, *MOVE, 6, 3, 1, 6, EYES[0])
    assert (key(game), game.question and game.question.about["count"]) == ("casualty", 2)


@rule("BG-HUNT-30")
def test_an_eye_drawn_by_a_card_inflicts_nothing() -> None:
    game = board(
        shadow=["character", "event"],
        hands=[ORC_PATROL],
        fellowship={"at": "hollin", "companions": ["gimli"]},
        hunt={"box": {SHADOW: 3}},
    )
    game = play(game, "character", "play-event", EYES[0])
    assert (game.state.corruption, game.state.revealed) == (0, False)
    assert names(game.state.drawn_tiles) == {EYES[0]}


@rule("BG-HUNT-09")
@pytest.mark.parametrize("tile", sorted(GIFTS))
@pytest.mark.parametrize("corruption", [5, 1, 0])
def test_a_tile_of_the_fellowship_inflicts_nothing_and_a_negative_number_heals(tile: str, corruption: int) -> None:
    game = play(track(tile, corruption=corruption), *MOVE, tile)
    assert game.state.corruption == max(0, corruption + GIFTS[tile])
    assert (game.state.revealed, game.state.mordor) == (False, 2)
    assert key(game) == "use-die"


@rule("BG-HUNT-09", "BG-HUNT-50")
def test_a_tile_of_the_fellowship_that_a_card_of_the_shadow_draws_does_not_heal() -> None:
    game = board(
        shadow=["character", "event"],
        hands=[ORC_PATROL],
        fellowship={"mordor": 1, "corruption": 4, "companions": ["gimli"]},
        hunt={"special_in_play": [PHIAL]},
    )
    game = play(game, "character", "play-event", PHIAL)
    assert game.state.corruption == 4
    assert PHIAL in names(game.state.drawn_tiles)


@rule("BG-HUNT-10")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_shelobs_lair_inflicts_what_a_die_shows(die: int) -> None:
    game = play(track(SHELOB), *MOVE, SHELOB)
    assert (key(game), game.question and game.question.side) == ("tile-die", "chance")
    game = taken(play(game, die))
    assert game.state.corruption == 4 + die
    assert (game.state.mordor, game.state.revealed) == (1, False)


@rule("BG-HUNT-11")
def test_for_cards_the_tile_with_a_die_is_a_numbered_one() -> None:
    game = board(
        shadow=["character", "event"],
        hands=[ORC_PATROL],
        fellowship={"mordor": 1, "companions": ["gimli"]},
        hunt={"special_in_play": [SHELOB]},
    )
    game = play(game, "character", "play-event", SHELOB, 3, "none")
    assert game.state.corruption == 3


@rule("BG-HUNT-12", "BG-MORDOR-22", "BG-MORDOR-23")
@pytest.mark.parametrize(
    ("tile", "answers", "damage", "revealed"),
    [
        (SHELOB, (2,), 2, False),
        ("shadow-the-ring-is-mine", (), 3, True),
        ("shadow-on-on-they-went", (), 3, False),
        ("shadow-give-it-to-uss", (), 1, True),
    ],
)
def test_every_special_tile_of_the_shadow_stops_the_fellowship_and_does_the_rest_as_well(
    tile: str, answers: tuple[int, ...], damage: int, revealed: bool
) -> None:
    assert TILES[tile].stops
    game = taken(play(track(tile, hunters=3), *MOVE, tile, *answers))
    assert (game.state.mordor, game.state.corruption, game.state.revealed) == (1, 4 + damage, revealed)
    assert [each["tile"] for each in told(game, "stopped")] == [tile]


@rule("BG-HUNT-12")
def test_a_stop_icon_on_a_tile_drawn_without_a_move_stops_nobody() -> None:
    stop = "shadow-on-on-they-went"
    game = board(
        free=["character", "muster"],
        shadow=["character", "event"],
        to_act=SHADOW,
        hands=[ORC_PATROL],
        fellowship={"mordor": 1, "companions": ["gimli"]},
        hunt={"special_in_play": [stop]},
    )
    game = play(game, "character", "play-event", stop, "none", *MOVE, "std-1-1", "none")
    assert game.state.mordor == 2


@rule("BG-HUNT-12")
def test_no_other_tile_stops() -> None:
    assert {name for name, tile in TILES.items() if tile.stops} == {*TERRORS}
    assert len(TILES) == 24
