"""Meriadoc and Peregrin: guides who leave, and Take Them Alive!"""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.boards import Board, board, where
from boardgame.figures import dead, near
from boardgame.rules.roads import MOVE, road
from helpers import asked, key, play
from marks import rule

HOBBITS: dict[str, Any] = {"at": "bree", "companions": ["meriadoc", "peregrin"], "guide": "meriadoc"}
IN_MORDOR: dict[str, Any] = {"mordor": 1, "companions": ["meriadoc", "peregrin"], "guide": "meriadoc"}
LURE = "shadow-character-13"


def hunted(tile: str, fellowship: dict[str, Any]) -> Board:
    """The Fellowship moves, and the hunt finds it with a tile."""
    return play(road(fellowship), *MOVE, 6, tile)


# As guides


@rule("BG-HUNT-33", "BG-GUIDE-08")
def test_a_hobbit_who_guides_may_leave_to_lower_the_damage() -> None:
    game = hunted("std-1-1", HOBBITS)
    assert asked(game) == ("free-peoples", "hobbit-leaves")
    game = play(game, "yes")
    assert (key(game), set(game.names())) == ("companion-where", near("bree", 2) | {"bree"})  # progress 1, level 1
    game = play(game, "hollin")
    assert where(game, "meriadoc") == "hollin"
    assert (game.state.corruption, game.state.guide.name) == (0, "peregrin")


@rule("BG-HUNT-33")
def test_he_may_stay() -> None:
    game = play(hunted("std-1-1", HOBBITS), "no", "none")
    assert (game.state.corruption, where(game, "meriadoc")) == (1, None)


@rule("BG-GUIDE-11")
def test_the_next_hobbit_may_leave_in_the_same_hunt() -> None:
    game = play(hunted("std-2-1", HOBBITS), "yes", "bree")
    assert asked(game) == ("free-peoples", "hobbit-leaves")
    game = play(game, "yes", "hollin")
    assert (where(game, "meriadoc"), where(game, "peregrin")) == ("bree", "hollin")
    assert (game.state.corruption, game.state.guide.name) == (0, "gollum")


@rule("BG-GUIDE-08")
def test_a_hobbit_who_does_not_guide_stays() -> None:
    game = hunted("std-1-1", {"companions": ["boromir", "meriadoc"]})
    assert asked(game) == ("free-peoples", "casualty")


def test_without_damage_nobody_leaves() -> None:
    game = play(road(HOBBITS), *MOVE, 6, "std-0-reveal-1")
    assert asked(game) == ("free-peoples", "fellowship-where")


@rule("BG-MORDOR-12")
def test_on_the_mordor_track_he_is_lost_and_the_damage_still_falls() -> None:
    game = play(road(IN_MORDOR), *MOVE, "std-1-1", "yes")
    assert (dead(game)[-1], where(game, "meriadoc")) == ("meriadoc", None)
    assert (game.state.corruption, game.state.mordor) == (0, 2)


# Take Them Alive!


@rule("BG-HUNT-43", "BG-CHAR-17")
def test_a_hobbit_taken_as_a_casualty_comes_into_play() -> None:
    game = play(hunted("std-3-1", HOBBITS), "no", "guide")
    assert (key(game), set(game.names())) == ("companion-where", near("bree", 2) | {"bree"})
    game = play(game, "bree", "no")  # Peregrin, the new guide, stays
    assert (where(game, "meriadoc"), "meriadoc" in dead(game)) == ("bree", False)
    assert game.state.corruption == 2  # his level was taken off


def test_it_works_whether_or_not_he_is_the_guide() -> None:
    game = hunted("std-3-1", {"companions": ["strider", "peregrin"]})
    game = play(game, "random", "peregrin", "hollin")
    assert (where(game, "peregrin"), game.state.guide.name, game.state.corruption) == ("hollin", "strider", 2)


@pytest.mark.parametrize("name, lost", [("strider", True), ("meriadoc", False)])
def test_no_other_companion_is_taken_alive(name: str, lost: bool) -> None:
    game = play(hunted("std-3-1", {"companions": ["strider", "meriadoc"]}), "random", name)
    game = game if lost else play(game, "hollin")
    assert (name in dead(game)) == lost
    assert (where(game, name) is None) == lost


def test_it_works_against_cards() -> None:
    game = board(
        shadow=["character", "event"],
        hands=[LURE],
        fellowship={**HOBBITS, "revealed": True},
    )
    game = play(game, "character", "play-event", "peregrin", "eliminate", "buckland")
    assert (where(game, "peregrin"), game.state.corruption) == ("buckland", 0)


def test_the_distance_is_that_before_a_reveal_of_the_same_hunt() -> None:
    game = hunted("std-2-reveal-1", {**HOBBITS, "progress": 2})
    game = play(game, "no", "guide")
    assert set(game.names()) >= near("bree", 3) | {"grey-havens"}  # progress 3 and level 1, not progress 0
    assert not game.state.revealed


@rule("BG-MORDOR-12")
def test_it_does_not_work_on_the_mordor_track() -> None:
    game = play(road(IN_MORDOR), *MOVE, "std-1-1", "no", "guide")
    assert dead(game)[-1] == "meriadoc"
    assert (where(game, "meriadoc"), game.state.corruption) == (None, 0)
