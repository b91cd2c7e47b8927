"""Boromir, Legolas and Gimli at home: any die rouses their people."""

from __future__ import annotations

import pytest

from boardgame.boards import FREE, SHADOW, board, where
from boardgame.figures import actions
from boardgame.sieges import politics
from helpers import play, told
from marks import rule

GONDOR, ELVES, DWARVES = "boromir-rouses-gondor", "legolas-rouses-the-elves", "gimli-rouses-the-dwarves"
HOMES = {
    ("boromir", GONDOR, "gondor"): ["minas-tirith", "dol-amroth", "pelargir"],
    ("legolas", ELVES, "elves"): ["grey-havens", "rivendell", "lorien", "woodland-realm"],
    ("gimli", DWARVES, "dwarves"): ["erebor"],
}
ELSEWHERE = {
    ("boromir", GONDOR): ["lossarnach", "osgiliath", "edoras"],
    ("legolas", ELVES): ["dale", "erebor"],
    ("gimli", DWARVES): ["iron-hills", "ered-luin", "dale"],
}
DICE = ["character", "event", "muster", "muster-army", "will-of-the-west"]


@rule("BG-ACT-24", "BG-POLITICS-02")
@pytest.mark.parametrize("name, action, nation, home", [(*who, home) for who, homes in HOMES.items() for home in homes])
def test_a_companion_at_home_advances_his_nation(name: str, action: str, nation: str, home: str) -> None:
    game = board({home: name}, free=["event", "character"])
    before, active = politics(game, nation)
    game = play(game, "event", action)
    assert politics(game, nation) == (before - 1, active)
    assert (where(game, name), game.state.dice[FREE]) == (home, ("character",))
    assert told(game, "advance") == [{"nation": nation, "steps": before - 1}]


@pytest.mark.parametrize(
    "name, action, region", [(*who, region) for who, regions in ELSEWHERE.items() for region in regions]
)
def test_he_does_so_nowhere_else(name: str, action: str, region: str) -> None:
    assert action not in actions(board({region: name}, free=["event", "character"]), "event")


@pytest.mark.parametrize("die", DICE)
def test_any_die_will_do(die: str) -> None:
    game = play(board({"erebor": "gimli"}, free=[die, "event"]), die)
    game = play(game, "will-of-the-west") if die == "will-of-the-west" else game
    assert politics(play(game, DWARVES), "dwarves") == (2, False)


@pytest.mark.parametrize("name, action, home", [("boromir", GONDOR, "pelargir"), ("gimli", DWARVES, "erebor")])
def test_his_home_must_be_unconquered(name: str, action: str, home: str) -> None:
    game = board({home: name}, free=["event", "character"], control={home: SHADOW})
    assert action not in actions(game, "event")


def test_a_besieged_home_is_unconquered() -> None:
    game = board({"erebor": "sauron 5"}, {"erebor": "dwarves 1 gimli"}, free=["event", "character"])
    assert DWARVES in actions(game, "event")


@rule("BG-POLITICS-06")
@pytest.mark.parametrize(
    "steps, active, offered", [(2, False, True), (1, False, False), (1, True, True), (0, True, False)]
)
def test_a_passive_nation_does_not_reach_war_and_one_at_war_goes_no_further(
    steps: int, active: bool, offered: bool
) -> None:
    game = board(
        {"erebor": "gimli"},
        free=["event", "character"],
        politics={"dwarves": {"steps_to_war": steps, "active": active}},
    )
    assert (DWARVES in actions(game, "event")) == offered


def test_companions_in_the_fellowship_rouse_nobody() -> None:
    game = board(free=["event", "character"], fellowship={"at": "rivendell"})
    assert ELVES not in actions(game, "event")


def test_the_ability_ends_threats_and_promises() -> None:
    game = board({"erebor": "gimli"}, free=["muster", "character"], table=["shadow-strategy-05"])
    game = play(game, "muster", DWARVES)
    assert game.state.table[SHADOW] == ()
    assert politics(game, "dwarves") == (2, False)
