"""Odds of battles and hunts: by hand, and against battles fought by the rules."""

from __future__ import annotations

import json
from math import isclose
from typing import Any

import pytest

from ringwar.boardgame import RULESET, scenario
from ringwar.boardgame.odds.exact import (
    OPEN_FIELD,
    WALLS,
    Fighters,
    battle_odds,
    hits,
    hunt_odds,
    hunt_odds_of_view,
    successes,
)
from ringwar.boardgame.odds.simulated import UNKNOWN, fought_odds
from ringwar.boardgame.table.facts import FREE, REGIONS, SHADOW, STANDARD, STRONGHOLD, TILES
from ringwar.cli import main

SAURON = {"sauron": {"regular": 5, "elite": 1}, "nazgul": 2}
GONDOR = {"gondor": {"regular": 3, "elite": 1, "leader": 1}}
STANDARD_TILES = [tile for tile in TILES.values() if tile.set == STANDARD]


def test_hits_of_one_die_with_and_without_a_leader() -> None:
    assert hits(1, 0, 5) == pytest.approx((2 / 3, 1 / 3))
    assert hits(1, 1, 5) == pytest.approx((4 / 9, 5 / 9))
    assert hits(1, 3, 6) == pytest.approx((25 / 36, 11 / 36))


@pytest.mark.parametrize("bonus, chance", [(0, 2 / 6), (1, 3 / 6), (4, 5 / 6), (9, 5 / 6), (-1, 1 / 6), (-9, 1 / 6)])
def test_a_one_never_hits_and_a_six_always_does(bonus: int, chance: float) -> None:
    assert hits(1, 0, 5, bonus)[1] == pytest.approx(chance)


def test_one_against_one_is_fair_in_the_open_and_hard_against_walls() -> None:
    fair = battle_odds(Fighters(1, 0), Fighters(1, 0))
    assert isclose(fair.attacker, fair.defender)
    assert fair.both_destroyed == pytest.approx((1 / 9) / (1 - 4 / 9))
    walls = battle_odds(Fighters(1, 0), Fighters(1, 0), WALLS, rounds=1)
    assert walls.attacker == pytest.approx(1 / 6 * 2 / 3)
    assert walls.defender == pytest.approx(5 / 6 * 1 / 3)
    assert walls.undecided == pytest.approx(5 / 6 * 2 / 3)


def test_an_assault_lasts_a_round_and_one_more_for_each_elite_unit() -> None:
    assert len(battle_odds(Fighters(4, 0), Fighters(5, 0), STRONGHOLD).rounds) == 1
    assert len(battle_odds(Fighters(4, 2), Fighters(5, 0), STRONGHOLD).rounds) == 3


def test_elite_units_are_reduced_before_regulars_are_lost() -> None:
    assert Fighters(2, 2, 1).hit(1) == Fighters(3, 1, 1)
    assert Fighters(2, 2, 1).hit(3) == Fighters(3, 0, 1)
    assert Fighters(1, 0).hit(4) == Fighters(0, 0)


def test_all_outcomes_add_up() -> None:
    odds = battle_odds(Fighters(6, 2, 3, 1), Fighters(4, 1, 2), OPEN_FIELD, rounds=3)
    assert odds.attacker + odds.defender + odds.both_destroyed + odds.undecided == pytest.approx(1)
    assert all(sum(each.values()) == pytest.approx(1) for each in odds.rounds)


@pytest.mark.parametrize(
    "place, at, besieged", [(OPEN_FIELD, None, False), (WALLS, "osgiliath", False), (STRONGHOLD, "minas-tirith", True)]
)
def test_exact_odds_are_those_of_battles_fought_by_the_rules(place: str, at: str | None, besieged: bool) -> None:
    exact = battle_odds(Fighters(5, 1, 2), Fighters(3, 1, 1), place)
    fought = fought_odds(RULESET, SAURON, GONDOR, REGIONS[at] if at else None, besieged, battles=600, seed=5)
    assert fought.attacker == pytest.approx(exact.attacker, abs=2 * fought.error + 0.005)
    assert fought.undecided == pytest.approx(exact.undecided, abs=0.06)
    assert fought.expected()[0] == pytest.approx(exact.expected()[0], abs=0.35)


def test_a_good_card_helps_the_one_who_plays_it() -> None:
    plain = fought_odds(RULESET, SAURON, GONDOR, battles=400, seed=1)
    shielded = fought_odds(RULESET, SAURON, GONDOR, cards={FREE: ["fp-strategy-01"]}, battles=400, seed=1)
    unknown = fought_odds(RULESET, SAURON, GONDOR, cards={SHADOW: [UNKNOWN]}, battles=200, seed=1)
    assert shielded.attacker < plain.attacker
    assert unknown.attacker > 0.8


def test_the_hunt_needs_sixes_and_fewer_with_dice_in_the_box() -> None:
    assert successes(1, 0, 0) == pytest.approx((5 / 6, 1 / 6))
    assert successes(1, 1, 0)[1] == pytest.approx(2 / 6)
    assert successes(1, 9, 0)[1] == pytest.approx(5 / 6)
    assert successes(2, 0, 1)[0] == pytest.approx((5 / 6) ** 3)


def test_hunt_odds_know_the_pool() -> None:
    odds = hunt_odds(STANDARD_TILES, level=1)
    assert odds.success == pytest.approx(1 / 6)
    assert sum(odds.tiles.values()) == pytest.approx(1 / 6)
    number = sum(tile.value or 0 for tile in STANDARD_TILES)
    eyes = sum(tile.is_eye for tile in STANDARD_TILES)
    assert odds.damage == pytest.approx((number + eyes) / 16 / 6)
    assert hunt_odds(STANDARD_TILES, level=0).success == 0
    assert hunt_odds(STANDARD_TILES, level=9) == hunt_odds(STANDARD_TILES, level=5)


def test_on_the_mordor_track_a_tile_always_comes_and_eyes_count_all_dice() -> None:
    eye = [tile for tile in STANDARD_TILES if tile.is_eye]
    odds = hunt_odds(eye, level=6, free_dice=2, mordor=True)
    assert (odds.success, odds.damage) == (1, 8)
    assert hunt_odds([TILES["shadow-shelobs-lair"]], 0, mordor=True).damage == 3.5


def test_odds_of_the_next_moves_are_read_from_a_view() -> None:
    position = scenario(
        armies={"moria": {"sauron": {"regular": 1}, "nazgul": 1}},
        fellowship={"at": "moria"},
        hunt={"box": {SHADOW: 2, FREE: 1}, "drawn": ["std-3-1"]},
        dice={FREE: ["character", "character"]},
    )
    first, second = hunt_odds_of_view(position.view(FREE), moves=2)
    pool = [tile for tile in STANDARD_TILES if tile.name != "std-3-1"]
    assert first.tiles == hunt_odds(pool, 2, 1, re_rolls=3).tiles
    assert first.damage == pytest.approx(hunt_odds(pool, 2, 1, re_rolls=3).damage)
    assert second.success > first.success


@pytest.mark.parametrize(
    "arguments, said",
    [
        (["battle", "--attacker", "sauron 5/1 nazgul 2", "--defender", "gondor 3/1/1"], "attacker wins     91.6%"),
        (["battle", "--attacker", "sauron 5", "--defender", "gondor 3", "--at", "osgiliath"], "exact"),
        (["battle", "--attacker", "sauron 5", "--defender", "gondor 3", "--defender-card", "unknown"], "95%"),
        (["hunt", "--level", "1"], "move 1: a tile 16.7%"),
        (["hunt", "--level", "3", "--moves", "2", "--mordor"], "move 2: a tile 100.0%"),
    ],
)
def test_the_command_prints_odds(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    extra = ["--battles", "50"] if "unknown" in arguments else []
    assert main(["odds", *arguments, *extra]) == 0
    assert said in capsys.readouterr().out


def test_the_command_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", "battle", "--attacker", "rohan 2", "--defender", "isengard 1", "--json"]) == 0
    odds: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert odds["attacker"] + odds["defender"] + odds["both_destroyed"] == pytest.approx(1)
    assert main(["odds", "hunt", "--level", "2", "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)[0]["tiles"]) == 16


@pytest.mark.parametrize(
    "arguments, said",
    [
        (
            ["battle", "--attacker", "mordor 5", "--defender", "gondor 3"],
            "there is no nation 'mordor'; the nations are: ",
        ),
        (["battle", "--attacker", "sauron 5 mordor", "--defender", "gondor 3"], "there is no character 'mordor'"),
        (["battle", "--attacker", "sauron", "--defender", "gondor 3"], "needs numbers"),
        (["battle", "--attacker", "nazgul 2", "--defender", "gondor 3"], "needs units"),
        (["battle", "--attacker", "sauron 5", "--defender", "gondor 3", "--siege"], "needs a stronghold"),
        (["battle", "--attacker", "sauron 5", "--defender", "gondor 3", "--at", "mordor"], "there is no region"),
        (
            ["battle", "--attacker", "sauron 5", "--defender", "gondor 3", "--attacker-card", "fp-strategy-01"],
            "a card of the other side",
        ),
        (["battle", "--attacker", "sauron 0", "--defender", "gondor 3"], "needs units"),
        (["battle", "--attacker", "rohan 3", "--defender", "gondor 3"], "of the same side"),
        (["battle", "--attacker", "sauron 3 strider", "--defender", "gondor 3"], "cannot be one army"),
        (["battle", "--attacker", "sauron 3", "--defender", "gondor 3 nazgul 1"], "cannot be one army"),
        (["battle", "--attacker", "sauron 3/1/1", "--defender", "gondor 3"], "no leaders but Nazgûl"),
        (["battle", "--attacker", "sauron 3", "--defender", "gondor 3", "--rounds", "0"], "from 1 to 1,000"),
        (
            [
                "battle",
                "--attacker",
                "sauron 3",
                "--defender",
                "gondor 3",
                "--rounds",
                "1",
                "--defender-card",
                "unknown",
            ],
            "fought to its end",
        ),
        (["hunt", "--level", "-1"], "from 0 to 99"),
        (["hunt", "--level", "1", "--moves", "0"], "from 1 to 99"),
        (["hunt", "--level", "1", "--drawn", "std-9"], "there is no hunt tile"),
    ],
)
def test_bad_odds_are_refused_in_one_line(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", *arguments]) == 2
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1
