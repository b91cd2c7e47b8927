"""Chapter 10.2: Fire and Shadow, the Balrog's tile."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.boards import CHARACTERS, FREE, REGIONS, SHADOW, Board, companions, is_on_table, where
from boardgame.lords.hunts import (
    ANOTHER_EYE,
    BALROG,
    EYE,
    TAME,
    WE_SHALL_GET_IT,
    WIZARDS_STAFF,
    company,
    guide,
    hunted,
    is_gone,
    zone_of,
)
from boardgame.lords.tables import LORDS, lords_board
from boardgame.rules.roads import order
from helpers import asked, play, told
from marks import rule

IN_MORIA = {"moria": BALROG}
PAIR = ("gandalf-the-grey", "gimli")
THROUGH = ("moria", "dimrill-dale")


def declared(
    *path: str, fellows: tuple[str, ...] = PAIR, armies: dict[str, str] | None = None, at: str = "hollin", **fields: Any
) -> Board:
    """The Fellowship has been declared along a path, from Hollin unless said otherwise, by the Balrog in Moria."""
    fellowship = company(*fellows, at=at, progress=len(path))
    dice: dict[str, Any] = {SHADOW: ["unrolled"] * 3}
    position = lords_board(
        IN_MORIA if armies is None else armies, phase="fellowship", dice=dice, fellowship=fellowship, **fields
    )
    return play(position, "yes", *path)


def is_burning(position: Board) -> bool:
    """Whether a hunt tile is to be drawn for the Balrog."""
    return asked(position) == ("chance", "tile")


@rule("LM-BALROG-10")
@pytest.mark.parametrize(
    ("start", "path"),
    [
        ("hollin", ("moria", "dimrill-dale")),
        ("hollin", ("moria",)),
        ("moria", ("dimrill-dale",)),
        ("moria", ()),
    ],
    ids=["through", "into", "out-of", "stays"],
)
def test_a_declared_way_by_his_region_costs_a_tile(start: str, path: tuple[str, ...]) -> None:
    game = declared(*path, at=start)
    assert is_burning(game)
    game = play(game, "std-2-1")
    assert asked(game) == (FREE, "casualty")
    game = play(game, "none")
    assert (game.state.corruption, asked(game)) == (2, (SHADOW, "allocate"))
    assert LORDS[BALROG] in game.state.characters


@rule("LM-BALROG-10")
def test_a_way_past_his_region_costs_nothing() -> None:
    assert not is_burning(declared("north-dunland", "tharbad"))
    assert not is_burning(declared("moria", "dimrill-dale", armies={}))


@rule("LM-BALROG-10")
def test_it_is_his_region_that_counts_not_moria() -> None:
    awake: dict[str, Any] = {"armies": {"dimrill-dale": BALROG}, "lords": {"balrog": "active"}}
    assert is_burning(declared("dimrill-dale", at="lorien", **awake))
    assert not is_burning(declared("moria", **awake))


@rule("LM-BALROG-11")
@pytest.mark.parametrize("state", ["active", "inactive"])
def test_it_makes_no_difference_whether_he_is_awake(state: str) -> None:
    assert is_burning(declared(*THROUGH, lords={"balrog": state}))


@rule("LM-BALROG-10", "LM-BALROG-16")
def test_a_fellowship_revealed_by_him_pays_first_for_him_and_then_for_the_stronghold() -> None:
    game = hunted(*PAIR, tile="std-0-reveal-1", armies=IN_MORIA, fellowship={"progress": 1})
    game = play(game, *THROUGH)
    assert (is_burning(game), order(game, "stronghold-tile")) == (True, [])
    game = play(game, EYE)
    assert (is_gone(game, BALROG), is_burning(game), order(game, "stronghold-tile")) == (
        True,
        True,
        ["stronghold-tile"],
    )
    game = play(game, ANOTHER_EYE)
    assert (asked(game), game.state.corruption, companions(game)) == ((FREE, "use-die"), 0, ["gimli"])


@rule("LM-BALROG-16")
def test_a_declared_way_through_moria_costs_his_tile_only() -> None:
    game = play(declared(*THROUGH), "std-0-reveal-1")
    assert (asked(game), told(game, "stronghold-tile")) == ((SHADOW, "allocate"), [])


@rule("LM-BALROG-17", "LM-AMB-13")
def test_a_way_that_touches_his_region_twice_costs_one_tile() -> None:
    game = declared("moria", "hollin", "moria", "dimrill-dale")
    assert is_burning(game)
    assert asked(play(game, "std-1-1", "none")) == (SHADOW, "allocate")


@rule("LM-BALROG-12")
def test_a_reveal_icon_on_his_tile_does_not_count() -> None:
    game = play(declared(*THROUGH), "std-2-reveal-1", "none")
    assert (game.state.revealed, game.state.corruption) == (False, 2)
    assert game.state.fellowship is REGIONS["dimrill-dale"]


# The Eye


@rule("LM-EX-21", "LM-BALROG-13", "LM-BALROG-14")
def test_an_eye_removes_the_balrog_and_the_guide_and_does_no_damage() -> None:
    game = play(declared(*THROUGH), EYE)
    assert is_gone(game, BALROG)
    assert CHARACTERS["gandalf-the-grey"] in game.state.eliminated
    assert (companions(game), guide(game)) == (["gimli"], "gimli")
    assert (game.state.corruption, game.state.revealed, zone_of(game, EYE)) == (0, False, "drawn")
    assert asked(game) == (SHADOW, "allocate")


@rule("LM-EX-21")
def test_after_the_eye_a_new_guide_is_chosen() -> None:
    game = play(declared(*THROUGH, fellows=("gandalf-the-grey", "gimli", "legolas")), EYE)
    assert (asked(game), set(game.names())) == ((FREE, "guide"), {"gimli", "legolas"})


@rule("LM-BALROG-13")
def test_the_eye_is_no_casualty_of_the_hunt() -> None:
    game = play(declared(*THROUGH, table=["shadow-character-15"], hands=["fp-character-09"]), EYE)
    assert (asked(game), told(game, "casualty")) == ((SHADOW, "allocate"), [])


@rule("LM-BALROG-13")
def test_take_them_alive_saves_a_hobbit_who_guides() -> None:
    game = play(declared(*THROUGH, fellows=("meriadoc", "peregrin")), EYE, "lorien")
    assert (is_gone(game, BALROG), where(game, guide_lost(game))) == (True, "lorien")
    assert len(companions(game)) == 1


def guide_lost(position: Board) -> str:
    """The hobbit who is not in the Fellowship any more."""
    return next(name for name in ("meriadoc", "peregrin") if name not in companions(position))


@rule("LM-AMB-15")
def test_smeagol_as_guide_is_removed_and_we_shall_get_it_comes() -> None:
    game = play(declared(*THROUGH, fellows=("gimli", TAME)), EYE)
    assert (is_gone(game, BALROG), is_gone(game, TAME)) == (True, True)
    assert is_on_table(game, WE_SHALL_GET_IT)
    assert (companions(game), guide(game)) == (["gimli"], "gimli")


@rule("LM-BALROG-15")
def test_with_gollum_as_guide_the_eye_has_no_effect() -> None:
    game = play(declared(*THROUGH, fellows=()), EYE)
    assert LORDS[BALROG] in game.state.characters
    assert (guide(game), game.state.corruption, game.state.revealed) == ("gollum", 0, False)
    assert zone_of(game, EYE) == "drawn"


@rule("LM-BALROG-15", "LM-BALROG-12")
def test_with_gollum_as_guide_another_tile_is_resolved_as_usual() -> None:
    game = play(declared(*THROUGH, fellows=()), "std-2-1")
    assert asked(game) == (FREE, "gollum-reveals")
    assert play(game, "no").state.corruption == 2


@rule("LM-BALROG-10")
def test_a_smeagol_tile_for_the_balrog_brings_smeagol() -> None:
    game = play(declared(*THROUGH), "smeagol-1")
    assert (guide(game), game.state.corruption, is_gone(game, BALROG)) == (TAME, 0, False)


@rule("LM-BALROG-10")
def test_his_tile_is_one_that_the_wizards_staff_prevents() -> None:
    game = declared(*THROUGH, table=[WIZARDS_STAFF])
    assert asked(game) == (FREE, "use-against-hunt")
    game = play(game, WIZARDS_STAFF)
    assert (asked(game), told(game, "tile")) == ((SHADOW, "allocate"), [])


@rule("LM-BALROG-13")
def test_the_army_that_the_balrog_was_with_stays() -> None:
    game = play(declared(*THROUGH, armies={"moria": f"sauron 3 {BALROG}"}), EYE)
    assert game.state.armies[REGIONS["moria"]].size == 3
    assert is_gone(game, BALROG)


@rule("LM-BALROG-10", "LM-SMEAGOL-21")
def test_smeagol_has_left_in_the_shelter_before_the_tile_for_the_way_to_it() -> None:
    game = declared("moria", "dimrill-dale", "lorien", fellows=("strider", "gimli", TAME))
    assert is_burning(game)
    assert (guide(game), is_on_table(game, WE_SHALL_GET_IT)) == ("strider", True)
    game = play(game, EYE)
    assert (companions(game), is_gone(game, BALROG)) == (["gimli"], True)


@rule("LM-BALROG-13", "LM-AMB-09")
def test_nenya_cancels_the_eye_and_saves_the_guide() -> None:
    armies = {**IN_MORIA, "lorien": "galadriel-keeper-of-nenya"}
    game = play(declared(*THROUGH, armies=armies), EYE)
    assert asked(game) == (FREE, "use-nenya")
    game = play(game, "yes", "std-1-1", "none")
    assert (is_gone(game, BALROG), companions(game), game.state.corruption) == (False, [*PAIR], 1)
    assert zone_of(game, EYE) == "removed"
