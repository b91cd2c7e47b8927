"""Chapter 2: minions that do not fly, and those who do."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.boards import REGIONS, Board, where
from boardgame.lords.tables import lords_board
from boardgame.opportunities import options
from helpers import play
from marks import rule

BALROG, GOTHMOG = "balrog-of-moria", "gothmog-lieutenant-of-morgul"
MOUTH, NUMENOREAN = "mouth-of-sauron", "mouth-of-sauron-black-numenorean"
CAPTAIN, CHIEF = "witch-king", "witch-king-chief-of-the-ringwraiths"
ACTIVE = {"balrog": "active"}
MOVE = ("character", "move-minions")
AROUND_MORIA = {
    *("dimrill-dale", "hollin", "north-dunland", "gladden-fields", "north-anduin-vale", "parth-celebrant"),
    *("south-anduin-vale", "fords-of-bruinen", "south-downs", "trollshaws", "cardolan", "south-dunland", "tharbad"),
}
"""Two regions from Moria, without Lórien."""


def minions(armies: dict[str, str], besieged: dict[str, str] | None = None, **fields: Any) -> Board:
    """The Shadow has a Character result, and another die."""
    lords = ACTIVE if any(BALROG in text for text in (*armies.values(), *(besieged or {}).values())) else {}
    return lords_board(armies, besieged, shadow=["character", "army"], lords=lords, **fields)


def goals(minion: str, armies: dict[str, str], besieged: dict[str, str] | None = None, **fields: Any) -> set[str]:
    """Where a minion can go with a Character result."""
    return options(minions(armies, besieged, **fields), *MOVE, minion)


@rule("LM-MINION-01", "LM-MINION-02")
@pytest.mark.parametrize(("minion", "steps"), [(BALROG, 2), (GOTHMOG, 3), (MOUTH, 3), (NUMENOREAN, 3)])
def test_a_minion_that_does_not_fly_goes_as_far_as_his_level(minion: str, steps: int) -> None:
    within, reached = {REGIONS["nurn"]}, {REGIONS["nurn"]}
    for _ in range(steps):
        reached = {near for each in reached for near in each.adjacent}
        within |= reached
    assert goals(minion, {"nurn": minion}) == {each.name for each in within} - {"nurn"}


@rule("LM-MINION-01")
@pytest.mark.parametrize("version", [CAPTAIN, CHIEF])
def test_both_witch_kings_fly(version: str) -> None:
    assert {"the-shire", "umbar", "moria"} < goals(version, {"nurn": version})


@rule("LM-MINION-01", "LM-MINION-07")
@pytest.mark.parametrize(("mouth", "king"), [(MOUTH, CHIEF), (NUMENOREAN, CAPTAIN)])
def test_one_character_result_moves_all_minions_but_saruman(mouth: str, king: str) -> None:
    game = minions(
        {
            "orthanc": "saruman",
            "moria": BALROG,
            "minas-morgul": GOTHMOG,
            "barad-dur": mouth,
            "angmar": f"{king} nazgul 1",
        }
    )
    assert options(game, *MOVE) == {"angmar", BALROG, GOTHMOG, mouth, king, "none"}
    game = play(game, *MOVE, BALROG, "hollin", GOTHMOG, "gorgoroth", mouth, "nurn", king, "the-shire")
    assert [where(game, each) for each in (BALROG, GOTHMOG, mouth, king)] == [
        "hollin",
        "gorgoroth",
        "nurn",
        "the-shire",
    ]
    assert set(game.names()) == {"angmar", "none"}


@rule("LM-MINION-03")
def test_enemy_armies_are_no_hindrance() -> None:
    armies = {"moria": BALROG, "dimrill-dale": "elves 3", "hollin": "north 2", "trollshaws": "dwarves 1"}
    assert goals(BALROG, armies) == AROUND_MORIA


@rule("LM-MINION-04")
def test_mountains_are_not_crossed() -> None:
    assert "minas-tirith" not in (near := goals(GOTHMOG, {"gorgoroth": GOTHMOG}))
    assert {"south-ithilien", "north-ithilien"} < near
    assert "south-rhun" not in near
    assert "khand" not in near


@rule("LM-MINION-05")
def test_nobody_leaves_a_stronghold_of_his_own_that_is_besieged() -> None:
    game = minions({"moria": "elves 3", "angmar": "nazgul 1"}, {"moria": f"sauron 2 {BALROG}"})
    assert options(game, *MOVE) == {"angmar", "none"}


@rule("LM-MINION-05")
def test_nobody_enters_a_stronghold_of_his_own_that_is_besieged() -> None:
    near = goals(BALROG, {"moria": "elves 3", "dimrill-dale": BALROG}, {"moria": "sauron 2"})
    assert near.isdisjoint({"moria", "hollin", "north-dunland"})
    assert "old-ford" in near


@rule("LM-MINION-06")
def test_a_stronghold_of_the_free_peoples_is_closed() -> None:
    assert goals(BALROG, {"moria": BALROG}) == AROUND_MORIA


@rule("LM-MINION-06")
def test_a_stronghold_besieged_by_the_shadow_is_open() -> None:
    assert goals(BALROG, {"moria": BALROG, "lorien": "sauron 4"}, {"lorien": "elves 2"}) == {*AROUND_MORIA, "lorien"}


@rule("LM-MINION-06")
def test_a_stronghold_taken_by_the_shadow_is_open_and_one_lost_is_closed() -> None:
    held = {"lorien": "shadow", "moria": "free-peoples"}
    near = goals(BALROG, {"dimrill-dale": BALROG}, control=held)
    assert "lorien" in near
    assert "moria" not in near
