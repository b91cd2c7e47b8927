"""Gollum, Slave of the Ring."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.boards import CHARACTERS, SHADOW, board
from boardgame.figures import actions, dead
from boardgame.rules.roads import MOVE, road
from helpers import asked, key, play, told
from marks import rule

ALONE: dict[str, Any] = {"companions": []}


@rule("BG-GUIDE-10", "BG-CHAR-48")
def test_gollum_joins_when_the_last_companion_leaves() -> None:
    game = road({"companions": ["boromir"]}, hunters=0)
    assert game.state.guide.name == "boromir"
    game = play(game, "character", "separate", "hollin")
    assert game.state.guide is CHARACTERS["gollum"]
    assert told(game, "guide") == [{"guide": "gollum"}]
    assert CHARACTERS["gollum"] not in game.state.characters


@rule("BG-GUIDE-10")
def test_gollum_joins_when_the_last_companion_dies() -> None:
    game = play(road({"companions": ["boromir"]}), *MOVE, 6, "std-2-1", "guide")
    assert game.state.guide is CHARACTERS["gollum"]
    assert dead(game)[-1] == "boromir"


@rule("BG-CHAR-48")
def test_gollum_is_never_on_the_map() -> None:
    game = board({"bree": "boromir", "dale": "gimli"}, free=["character", "event"], fellowship=ALONE)
    assert play(game, "character", "move-companions").names() == ["boromir", "gimli"]
    with pytest.raises(ValueError, match="Gollum"):
        board({"bree": "gollum"})


@rule("BG-CHAR-49", "BG-AMB-30")
def test_gollum_is_no_companion_to_separate() -> None:
    assert "separate" not in actions(road(ALONE), "character")


@rule("BG-CHAR-49", "BG-AMB-30")
def test_gollum_does_not_raise_the_hunt_allocation() -> None:
    game = board(phase="hunt-allocation", free=["unrolled"], shadow=["unrolled"] * 7, fellowship=ALONE)
    assert (key(game), game.names()) == ("allocate", ["0", "1"])
    game = board(
        phase="hunt-allocation",
        free=["unrolled"],
        shadow=["unrolled"] * 7,
        fellowship={"companions": ["gimli", "boromir", "legolas"]},
    )
    assert game.names() == ["0", "1", "2", "3"]


@rule("BG-CHAR-49", "BG-HUNT-45")
def test_gollum_is_no_casualty() -> None:
    game = play(road(ALONE), *MOVE, 6, "std-2-1", "no")
    assert (game.state.corruption, game.state.guide.name, asked(game)) == (2, "gollum", ("free-peoples", "use-die"))


# As guide


@rule("BG-HUNT-31", "BG-GUIDE-08")
@pytest.mark.parametrize("tile, damage", [("std-0-reveal-1", 0), ("std-1-reveal-1", 1), ("std-2-reveal-1", 2)])
def test_numbered_tiles_do_not_reveal(tile: str, damage: int) -> None:
    game = play(road(ALONE), *MOVE, 6, tile, *(["no"] if damage else []))
    assert (game.state.revealed, game.state.corruption) == (False, damage)


def test_the_same_tile_reveals_without_gollum() -> None:
    game = play(road({"companions": ["boromir"]}), *MOVE, 6, "std-0-reveal-1")
    assert asked(game) == ("free-peoples", "fellowship-where")


def test_an_eye_reveals_and_its_damage_cannot_be_lowered_by_gollum() -> None:
    game = play(road(ALONE), *MOVE, 6, "std-eye-reveal-1")
    assert (game.state.revealed, game.state.corruption) == (True, 1)
    assert asked(game) == ("free-peoples", "fellowship-where")


def test_special_tiles_reveal_as_printed() -> None:
    game = road({**ALONE, "mordor": 1}, hunt={"special_in_play": ["shadow-give-it-to-uss"]})
    game = play(game, *MOVE, "shadow-give-it-to-uss")
    assert (game.state.revealed, game.state.corruption) == (True, 1)


@pytest.mark.parametrize("tile", ["std-2-1", "std-2-reveal-1"])
def test_gollum_may_show_the_fellowship_to_lower_the_damage(tile: str) -> None:
    game = play(road(ALONE), *MOVE, 6, tile)
    assert asked(game) == ("free-peoples", "gollum-reveals")
    game = play(game, "yes")
    assert (game.state.revealed, game.state.corruption) == (True, 1)
    game = play(game, "fords-of-bruinen")
    assert game.state.fellowship is not None
    assert (game.state.fellowship.name, game.state.progress) == ("fords-of-bruinen", 0)


@rule("BG-HUNT-48", "BG-HUNT-36")
def test_the_tile_is_resolved_before_the_way_costs_another() -> None:
    game = play(road(ALONE), *MOVE, 6, "std-3-1", "yes", "moria")
    assert (asked(game), game.state.corruption) == (("chance", "tile"), 2)


def test_a_revealed_fellowship_cannot_be_shown_again() -> None:
    game = board(
        shadow=["character", "event"],
        hands=["shadow-character-05"],
        fellowship={**ALONE, "at": "hollin", "revealed": True},
        hunt={"box": {SHADOW: 1}},
    )
    game = play(game, "character", "play-event", "std-2-1")
    assert (game.state.corruption, asked(game)) == (2, ("shadow", "action"))


def test_gollum_shows_the_fellowship_on_the_mordor_track_too() -> None:
    game = play(road({**ALONE, "mordor": 1}), *MOVE, "std-2-1", "yes")
    assert (game.state.revealed, game.state.corruption, game.state.mordor) == (True, 1, 2)
