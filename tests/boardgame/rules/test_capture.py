"""Chapter 16: capturing settlements, and what they are worth."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.boards import FREE, REGIONS, SHADOW, Board, army, board, field
from boardgame.sieges import holder, score
from helpers import asked, play, told
from marks import rule
from ringwar.boardgame.table.facts import TOWN

DIE = "muster-army"


def march(origin: str, figures: str, **fields: Any) -> Board:
    """A Shadow army is to move, with two dice."""
    return board({origin: figures}, at_war=["isengard", "sauron"], shadow=["army", "army"], **fields)


# Taking


@rule("BG-CAPTURE-01", "BG-CAPTURE-03", "BG-CAPTURE-08")
@pytest.mark.parametrize(
    ("origin", "goal", "value"),
    [
        pytest.param("fords-of-isen", "westemnet", 0, marks=rule("BG-CAPTURE-07")),
        pytest.param("old-forest-road", "dale", 1, marks=rule("BG-CAPTURE-05")),
        pytest.param("fords-of-isen", "helms-deep", 2, marks=rule("BG-CAPTURE-06")),
    ],
)
def test_an_army_that_moves_into_an_undefended_settlement_captures_it(origin: str, goal: str, value: int) -> None:
    game = play(march(origin, "sauron 1"), "move-armies", goal)
    assert (holder(game, goal), score(game)) == (SHADOW, (0, value))
    assert told(game, "capture") == [{"region": goal, "side": SHADOW}]
    assert game.view(FREE)["points"] == {FREE: 0, SHADOW: value}


@rule("BG-CAPTURE-01")
@pytest.mark.parametrize(("advance", "owner", "value"), [("yes", SHADOW, 1), ("no", None, 0)])
def test_a_settlement_is_captured_by_advancing_after_a_battle(advance: str, owner: str | None, value: int) -> None:
    armies = {"old-forest-road": "sauron 1", "dale": "north 1"}
    game = board(armies, at_war=["sauron"], shadow=["army", "army"])
    game = play(game, "attack", 6, 1, advance)
    assert (holder(game, "dale"), score(game)) == (owner, (0, value))


@rule("BG-CAPTURE-05", "BG-CAPTURE-06", "BG-CAPTURE-07")
def test_all_settlements_of_the_free_peoples_are_worth_20_points_and_those_of_the_shadow_18() -> None:
    towns = [each for each in REGIONS.values() if each.settlement == TOWN]
    lost = {
        side: {each.name: enemy for each in REGIONS.values() if each.is_settlement and each.side == side}
        for side, enemy in ((FREE, SHADOW), (SHADOW, FREE))
    }
    assert score(board(control=lost[FREE] | lost[SHADOW], free=[DIE, DIE])) == (18, 20)
    assert score(board(control={each.name: SHADOW for each in towns if each.side == FREE}, free=[DIE, DIE])) == (0, 0)
    assert REGIONS["iron-hills"] in towns


@rule("BG-MAP-12", "BG-CAPTURE-01")
@pytest.mark.parametrize(("origin", "goal"), [("south-ithilien", "osgiliath"), ("druwaith-iaur", "fords-of-isen")])
def test_a_fortification_is_never_captured(origin: str, goal: str) -> None:
    game = play(march(origin, "sauron 1"), "move-armies", goal)
    assert field(game, goal) == army(sauron_regular=1)
    assert (game.state.control, score(game)) == ({}, (0, 0))


@rule("BG-CAPTURE-10")
def test_nazgul_minions_and_companions_alone_capture_nothing() -> None:
    game = board(
        {"moria": "nazgul 1 mouth-of-sauron", "hollin": "strider"},
        shadow=["character", "character"],
        free=["character", "character"],
        fellowship={"at": "dale"},
    )
    game = play(game, "character", "move-companions", "moria")
    game = play(game, "move-minions", "moria", "edoras", "mouth-of-sauron", "parth-celebrant")
    assert (game.state.control, score(game)) == ({}, (0, 0))


@rule("BG-CAPTURE-11")
def test_control_stays_when_the_army_leaves() -> None:
    game = play(march("fords-of-isen", "sauron 1"), "move-armies", "helms-deep")
    game = play(game, "move-armies", "fords-of-isen")
    assert (holder(game, "helms-deep"), score(game)) == (SHADOW, (0, 2))


@rule("BG-CAPTURE-01")
def test_moving_into_a_besieged_stronghold_captures_nothing() -> None:
    game = board(
        {"helms-deep": "isengard 1", "fords-of-isen": "isengard 1"},
        {"helms-deep": "rohan 1"},
        shadow=["army", "army"],
        at_war=["isengard"],
    )
    game = play(game, "move-armies", "fords-of-isen", "helms-deep")
    assert (holder(game, "helms-deep"), score(game)) == (None, (0, 0))


# Using


@rule("BG-CAPTURE-04")
def test_nobody_recruits_in_a_captured_settlement() -> None:
    every_nation = ["gondor", "sauron", "isengard", "southrons"]
    game = board(
        control={"minas-tirith": SHADOW, "umbar": FREE},
        at_war=every_nation,
        free=["muster", "muster"],
        shadow=["muster", "muster"],
    )
    places = play(game, "muster", "recruit", "gondor-regular").names()
    assert "dol-amroth" in places
    assert not {"minas-tirith", "umbar"} & set(places)
    game = play(game, "muster", "skip")
    for piece in ("southrons-regular", "sauron-regular"):
        places = play(game, "recruit", piece).names()
        assert not {"minas-tirith", "umbar"} & set(places)
    assert "far-harad" in play(game, "recruit", "southrons-regular").names()


# Taking back


@rule("BG-CAPTURE-09")
def test_the_free_peoples_take_a_stronghold_back() -> None:
    game = board({"westemnet": "rohan 1"}, control={"helms-deep": SHADOW, "dale": SHADOW}, free=[DIE, DIE])
    assert score(game) == (0, 3)
    game = play(game, DIE, "move-armies", "helms-deep")
    assert (holder(game, "helms-deep"), score(game)) == (None, (0, 1))
    assert told(game, "recapture") == [{"region": "helms-deep", "side": FREE}]
    assert told(game, "capture") == []


@rule("BG-CAPTURE-09")
def test_the_shadow_takes_a_stronghold_back() -> None:
    control = {"orthanc": FREE, "umbar": FREE}
    game = board({"gap-of-rohan": "isengard 1"}, control=control, shadow=["army", "army"])
    assert score(game) == (4, 0)
    game = play(game, "move-armies", "orthanc")
    assert (holder(game, "orthanc"), score(game)) == (None, (2, 0))


@rule("BG-CAPTURE-09", "BG-SIEGE-33")
def test_an_assault_takes_a_stronghold_back() -> None:
    game = board(
        {"helms-deep": "rohan 2"},
        {"helms-deep": "isengard 1"},
        at_war=["rohan"],
        control={"helms-deep": SHADOW},
        free=[DIE, DIE],
    )
    game = play(game, DIE, "attack", "all", 6, 1, 1)
    assert (holder(game, "helms-deep"), score(game)) == (None, (0, 0))
    assert field(game, "helms-deep") == army(rohan_regular=2)


@rule("BG-EX-41")
def test_the_points_of_a_city_a_stronghold_and_a_town_and_of_the_stronghold_lost_again() -> None:
    game = board(
        {"old-forest-road": "sauron 1", "fords-of-isen": "sauron 1", "druwaith-iaur": "rohan 1"},
        at_war=["sauron", "rohan"],
        shadow=["army"] * 6,
        free=[DIE, DIE],
        to_act=SHADOW,
    )
    scores = []
    for army_at, goal in (("old-forest-road", "dale"), ("fords-of-isen", "helms-deep"), ("helms-deep", "westemnet")):
        game = play(game, "move-armies", army_at, goal, "none")
        scores.append(score(game)[1])
        assert asked(game) == ("free-peoples", "use-die")
        game = play(game, "pass") if goal != "westemnet" else game
    game = play(game, DIE, "move-armies", "fords-of-isen", "skip", DIE, "move-armies", "helms-deep")
    assert [*scores, score(game)[1]] == [1, 3, 3, 1]
