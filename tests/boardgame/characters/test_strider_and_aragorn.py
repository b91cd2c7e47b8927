"""Strider as guide, and Aragorn who takes his place."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.boards import FREE, SHADOW, Board, board, where
from boardgame.figures import actions, dead
from boardgame.sieges import politics
from helpers import asked, key, play, told
from marks import rule

DICE = ["character", "event", "muster", "muster-army", "will-of-the-west"]


def revealed(die: str, guide: str = "strider", **fields: Any) -> Board:
    fellowship = {"at": "hollin", "revealed": True, "guide": guide, **fields}
    return board({"bree": "boromir"}, free=[die, "event"], fellowship=fellowship)


@rule("BG-GUIDE-08", "BG-ACT-24")
@pytest.mark.parametrize("die", DICE)
def test_strider_as_guide_hides_the_fellowship_with_any_die(die: str) -> None:
    game = play(revealed(die), die, *(["will-of-the-west"] if die == "will-of-the-west" else []), "strider-hides")
    assert not game.state.revealed
    assert game.state.hunt_box == {FREE: 0, SHADOW: 0}
    assert game.state.dice[FREE] == ("event",)


@rule("BG-GUIDE-08")
def test_only_the_guide_and_only_a_revealed_fellowship() -> None:
    assert "strider-hides" not in actions(revealed("muster", guide="gandalf-the-grey"), "muster")
    assert "strider-hides" not in actions(revealed("muster", revealed=False), "muster")


@rule("BG-AMB-21")
def test_strider_wakes_the_north_but_not_gondor() -> None:
    game = board({"druadan-forest": "strider"}, free=["character", "event"])
    game = play(game, "character", "move-companions", "minas-tirith")
    assert politics(game, "gondor") == (2, False)
    game = board({"iron-hills": "strider"}, free=["character", "event"])
    game = play(game, "character", "move-companions", "dale")
    assert politics(game, "north") == (3, True)


# Aragorn


def crowning(region: str, *, besieged: dict[str, str] | None = None, **fields: Any) -> Board:
    """Strider is in a region; a Will of the West is used as itself, if it can do anything at all."""
    armies: dict[str, str] = {region: "sauron 5"} if besieged else {region: "strider"}
    game = board(armies, besieged, free=["will-of-the-west", "event"], **fields)
    return play(game, "will-of-the-west", "will-of-the-west")


@rule("BG-CHAR-18", "BG-CHAR-19", "BG-POLITICS-13")
@pytest.mark.parametrize("region", ["minas-tirith", "dol-amroth", "pelargir"])
def test_strider_is_crowned_in_gondor(region: str) -> None:
    game = play(crowning(region), "crown-aragorn")
    assert (where(game, "aragorn"), where(game, "strider"), dead(game)) == (region, None, [])
    assert politics(game, "gondor") == (2, True)
    assert told(game, "activate") == [{"nation": "gondor"}]


@rule("BG-CHAR-18")
@pytest.mark.parametrize(
    "region, control",
    [("lossarnach", {}), ("edoras", {}), ("osgiliath", {}), ("pelargir", {"pelargir": "shadow"})],
)
def test_strider_is_crowned_nowhere_else(region: str, control: dict[str, str]) -> None:
    game = crowning(region, control=control)
    assert (key(game), game.state.dice[FREE]) == ("use-die", ("event",))  # the die could only be skipped
    assert where(game, "strider") == region


@rule("BG-CHAR-18")
def test_strider_is_crowned_in_a_besieged_stronghold() -> None:
    game = crowning("minas-tirith", besieged={"minas-tirith": "gondor 1 strider"})
    assert "crown-aragorn" in game.names()
    assert where(play(game, "crown-aragorn"), "aragorn") == "minas-tirith"


@rule("BG-CHAR-18")
def test_strider_in_the_fellowship_or_dead_is_not_crowned() -> None:
    for fields in ({"fellowship": {"at": "minas-tirith"}}, {"out_of_play": ["strider"]}):
        game = board(free=["will-of-the-west", "event"], **fields)
        assert play(game, "will-of-the-west", "will-of-the-west").state.dice[FREE] == ("event",)


@rule("BG-CHAR-19")
def test_aragorn_has_two_points_of_leadership() -> None:
    armies = {"osgiliath": "gondor 3 aragorn", "south-ithilien": "sauron 1"}
    game = board(armies, at_war=["gondor", "sauron"], shadow=["army", "event"])
    game = play(game, "army", "attack", 1, 1, 1, 1, 1)
    assert (asked(game), game.names()) == (("free-peoples", "re-roll"), ["2", "1", "0"])


def test_aragorn_wakes_any_nation() -> None:
    game = board({"folde": "aragorn"}, free=["character", "event"])
    game = play(game, "character", "move-companions", "edoras")
    assert politics(game, "rohan") == (3, True)
