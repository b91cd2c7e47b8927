"""Judging: the numbers are what a seat may know and mean what their names say; the networks fit them."""

from __future__ import annotations

import json
from importlib.resources import files
from math import isfinite
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from boardgame.boards import FREE, SHADOW, board
from boardgame.lords.tables import lords_board
from cardgame.tables import table
from laws.points import MostlyThinking
from ringwar import games
from ringwar.kernel import Position, Setup, start
from ringwar.players.judging import Judge, encoded, names_of, network, network_of
from ringwar.players.judging.network import Network, read, written

WAR, CARDS = games.ruleset("boardgame"), games.ruleset("cardgame")
COUNCIL = {"council-of-rivendell": "yes"}
SETUPS: dict[str, Setup] = {
    **{f"war {number}": WAR.setup(players=number) for number in (2, 3, 4)},
    **{f"lords {number}": WAR.setup(players=number, expansions=["lords"]) for number in (2, 3, 4)},
    **{f"council {number}": WAR.setup(players=number, expansions=["lords"], options=COUNCIL) for number in (2, 3, 4)},
    **{name: CARDS.setup(name) for name in CARDS.scenarios},
}
WEIGHTS = Path(str(files("ringwar.players.judging") / "weights"))
NETWORKS = sorted(file.stem for file in WEIGHTS.glob("*.json"))
POINTS = 12
LARGEST = 2_000_000
MOST = 6.0
"""No number is larger: they are scaled so that most are below 1."""


def known(position: Position[Any], seat: str) -> dict[str, float]:
    """What a seat knows, by name."""
    numbers = encoded(position.ruleset, position.state, seat)
    return dict(zip(names_of(position.ruleset.name), numbers, strict=True))


# Along games


@pytest.mark.parametrize("name", SETUPS)
def test_numbers_are_the_same_in_worlds_that_look_alike(name: str) -> None:
    setup = SETUPS[name]
    ruleset, rng = games.ruleset(setup.game), Random(name)
    end = start(ruleset, setup).played(MostlyThinking(setup, "judging"))
    names = names_of(setup.game)
    for point in rng.sample(range(end.count), POINTS):
        position = end.at(point)
        for seat in ruleset.seats(setup):
            numbers = encoded(ruleset, position.state, seat)
            assert numbers == encoded(ruleset, position.imagined(seat, rng).state, seat)
            assert len(numbers) == len(names)
            strange = {which: value for which, value in zip(names, numbers, strict=True) if abs(value) > MOST}
            assert all(map(isfinite, numbers))
            assert not strange


@pytest.mark.parametrize("game", ("boardgame", "cardgame"))
def test_every_number_has_a_name_of_its_own(game: str) -> None:
    assert len(set(names_of(game))) == len(names_of(game))


# Numbers mean what their names say: those that differ from an empty table, and nothing else


def changed(here: Position[Any], there: Position[Any], seat: str) -> dict[str, float]:
    """The numbers that are others there than here."""
    before, after = known(here, seat), known(there, seat)
    return {name: round(value, 3) for name, value in after.items() if before[name] != value}


def test_the_quest_in_numbers() -> None:
    fellowship = {"at": "lorien", "progress": 2, "corruption": 6, "companions": ["gimli", "strider"]}
    there = board(fellowship=fellowship, turn=5, free=("event",), hunt={"box": {SHADOW: 3, FREE: 1}})
    found = known(there, FREE)
    wanted = {"turn": 0.5, "steps left": 0.9, "in Mordor": 0.0, "corruption": 0.6, "companions": 0.4}
    wanted |= {"hunted": 1.0, "moved": 1 / 3, "revealed": 0.0, "gimli in the Fellowship": 1.0}
    assert {name: found[name] for name in wanted} == pytest.approx(wanted)
    inside = board(fellowship={"mordor": 3, "companions": [], "guide": "gollum"}, free=("event",))
    assert [known(inside, FREE)[name] for name in ("in Mordor", "steps left", "companions")] == [1.0, 0.2, 0.0]


def test_armies_and_settlements_in_numbers() -> None:
    empty, here = board(free=("event",)), {"minas-tirith": "gondor 3/1/1", "osgiliath": "sauron 5 nazgul 2"}
    found = changed(empty, board(here, free=("event",)), FREE)
    assert found["minas-tirith guard"] == 1.0
    assert found["minas-tirith threat"] == found["pelargir threat"] == 0.5
    assert found["shadow units"] == 0.25
    assert found["shadow biggest army"] == 0.5
    assert found["gondor units"] == 0.4
    assert found["gondor elites"] == 0.2
    assert found["nazgul"] == 0.25
    assert "lorien guard" not in found
    taken = board(control={"dale": SHADOW}, free=("event",))
    assert {**changed(empty, taken, SHADOW)} == {"dale taken": 1.0, "shadow points": 0.1}
    besieged = board({"helms-deep": "isengard 4"}, {"helms-deep": "rohan 2"}, free=("event",))
    found = changed(empty, besieged, FREE)
    assert [found[f"helms-deep {what}"] for what in ("besieged", "guard", "threat")] == [1.0, 0.4, 0.4]


def test_armies_are_felt_the_nearer_the_more_by_the_hits_that_they_can_take() -> None:
    empty, here = board(free=("event",)), {"minas-tirith": "gondor 3/1/1", "osgiliath": "sauron 10"}
    found = changed(empty, board(here, free=("event",)), FREE)
    assert [found[f"{place} free-peoples felt"] for place in ("minas-tirith", "minas-morgul")] == [0.25, 0.088]
    places = ("minas-tirith", "pelargir", "minas-morgul", "angmar")
    assert [found[f"{place} shadow felt"] for place in places] == [0.354, 0.354, 0.25, 0.022]
    besieged = board({"helms-deep": "isengard 4"}, {"helms-deep": "rohan 2"}, free=("event",))
    assert changed(empty, besieged, FREE)["helms-deep shadow felt"] == 0.2


def test_fronts_in_numbers() -> None:
    gondor = {"minas-tirith": "gondor 3/1/1", "osgiliath": "sauron 5 nazgul 2 witch-king", "dale": "north 1"}
    fronts = ("units in front", "led", "led in front", "exposed")
    found = known(board({**gondor, "north-rhun": "southrons 4 nazgul 1"}, free=("event",)), FREE)
    assert [found[f"shadow {what}"] for what in fronts] == [0.25, 0.5, 0.4, 0.0]
    assert [found[f"free-peoples {what}"] for what in fronts] == [0.2, 0.1, 0.1, 0.0]
    found = known(board({**gondor, "vale-of-the-carnen": "southrons 4 nazgul 1"}, free=("event",)), FREE)
    assert [found[f"shadow {what}"] for what in fronts] == [0.45, 0.5, 0.5, 0.0]
    assert [found[f"free-peoples {what}"] for what in fronts] == [0.25, 0.1, 0.1, 0.1]


def test_hands_rings_and_politics_in_numbers() -> None:
    hands = ["fp-character-05", "fp-strategy-01", "shadow-character-01"]
    there = board(hands=hands, rings={FREE: 3, SHADOW: 0}, at_war=("gondor",), free=("event",))
    own, other = known(there, FREE), known(there, SHADOW)
    names = ("character cards", "strategy cards", "free cards", "shadow cards", "for the shadow")
    assert [own[name] for name in names] == pytest.approx([1 / 3, 1 / 3, 2 / 6, 1 / 6, 0])
    assert [other[name] for name in names] == pytest.approx([1 / 3, 0, 2 / 6, 1 / 6, 1])
    assert {name for name, value in own.items() if name.endswith(" in hand") and value} == {
        "fp-character-05 in hand",
        "fp-strategy-01 in hand",
    }
    assert {name for name, value in other.items() if name.endswith(" in hand") and value} == {
        "shadow-character-01 in hand"
    }
    assert [own[name] for name in ("free rings", "shadow rings", "gondor steps to war", "gondor active")] == [
        1,
        0,
        0,
        1,
    ]


def test_the_expansion_in_numbers() -> None:
    without, there = known(board(free=("event",)), FREE), known(lords_board(free=("event",)), FREE)
    assert (without["lords"], there["lords"]) == (0.0, 1.0)


def test_the_card_game_in_numbers() -> None:
    frodo = {"hand": ["sam-gamgee", "sting"], "reserve": ["gimli"]}
    scoring = {"free-peoples": ["helms-deep"], "shadow": ["moria"], "corruption": 4}
    there = table(path="egladil", battlegrounds={"edoras": []}, seats={"frodo": frodo}, scoring=scoring, round=5)
    found = known(there, "frodo")
    wanted = {"corruption": 0.4, "free points": 0.2, "for the shadow": 0.0, "frodo is the own": 1.0}
    wanted |= {"character in hand": 1 / 3, "item in hand": 1 / 3, "frodo hand": 2 / 7, "frodo reserve": 0.2}
    wanted |= {"battleground 1 of the free peoples": 1.0, "battleground 1 points": 1 / 3, "battleground 2 points": 0.0}
    wanted |= {"gandalf plays": 0.0, "aragorn plays": 1.0, "aragorn is the own": 0.0}
    assert {name: found[name] for name in wanted} == pytest.approx(wanted)
    assert known(there, "saruman")["character in hand"] == 0.0


def test_what_reserves_give_and_promise_in_numbers() -> None:
    seats = {"frodo": {"reserve": ["gimli+dwarven-axe", "treebeard"]}, "witch-king": {"reserve": ["the-witch-king"]}}
    there = table(path="egladil", seats=seats, round=5)
    found = known(there, "frodo")
    wanted = {"frodo for the last path in reserve": 2 / 5, "frodo for the next path in reserve": 3 / 5}
    wanted |= {"witch-king for the last path in reserve": 2 / 5, "witch-king draws to come in reserve": 4 / 9}
    assert {name: found[name] for name in wanted} == pytest.approx(wanted)


def test_who_is_eliminated_for_good_promises_nothing_more() -> None:
    what = "frodo for the last path neither in reserve nor known to be eliminated"
    whole, less, unknown = (
        known(table(path="egladil", seats={"frodo": {"eliminated": lost}}, round=5), seat)[what]
        for lost, seat in (([], "frodo"), (["gandalf-the-grey"], "frodo"), (["gandalf-the-grey"], "saruman"))
    )
    assert (whole - less, whole - unknown) == pytest.approx((3 / 20, 0.0))


def test_what_a_hand_promises_in_numbers() -> None:
    hands = {"frodo": {"hand": ["quickbeam", "merry-brandybuck"]}, "witch-king": {"hand": ["mordor-orcs"]}}
    there = table(path="egladil", battlegrounds={"edoras": []}, seats=hands, round=5)
    found = known(there, "frodo")
    assert [found[f"for the {each} path in hand"] for each in ("last", "next")] == pytest.approx([1 / 5, 2 / 5])
    assert known(there, "witch-king")["for battlegrounds to come in hand"] > 0
    assert known(table(path="crack-of-doom", seats=hands, round=9), "frodo")["worth in hand"] == 0


# Networks


def test_there_is_a_network_for_every_game() -> None:
    assert {network_of(setup) for setup in SETUPS.values()} == set(NETWORKS)


@pytest.mark.parametrize("name", NETWORKS)
def test_a_network_fits_its_encoder_and_has_a_card(name: str) -> None:
    found = network(name)
    sizes = [len(names_of(name.partition("-")[0])), *(len(biases) for _, biases in found.layers)]
    for (weights, biases), below in zip(found.layers, sizes, strict=False):
        assert len(weights) == len(biases)
        assert {len(row) for row in weights} == {below}
    assert sizes[-1] == 1
    card = found.card
    assert card["name"] == name
    assert card["hidden"] == sizes[1:-1]
    assert card["games"] >= 1000
    assert card["rows"] > card["games"]
    assert card["played by"]
    assert card["held out"]["games"] > 0
    unseen = card["unseen"]
    assert unseen["games"] >= 1900
    assert unseen["calibration"]
    assert unseen["brier by turn"]
    for measure in ("log loss", "brier"):
        scores = unseen[measure]
        assert scores["network"] < scores["six features"] < scores["constant"]
    assert (WEIGHTS / f"{name}.json").stat().st_size <= LARGEST


@pytest.mark.parametrize("name", NETWORKS)
def test_a_network_says_the_same_by_numpy(name: str) -> None:
    found, rng = network(name), Random(name)
    for _ in range(20):
        numbers = [rng.uniform(-1, 2) for _ in found.layers[0][0][0]]
        values: Any = np.array(numbers)
        for weights, biases in found.layers[:-1]:
            values = np.maximum(np.array(weights) @ values + np.array(biases), 0)
        weights, biases = found.layers[-1]
        chance = 1 / (1 + np.exp(-(np.array(weights) @ values + np.array(biases))[0]))
        assert found.chance(numbers) == pytest.approx(chance, abs=1e-6)


def test_a_network_is_read_as_it_was_written() -> None:
    small = Network([([[0.5, -1.0]], [0.25]), ([[2.0]], [-1.0])], {"name": "small"})
    again = read(json.loads(written(small)))
    assert again.layers == [([[0.5, -1.0]], [0.25]), ([[2.0]], [-1.0])]
    assert again.card == small.card
    assert again.chance([1.0, 0.0]) == pytest.approx(0.6224593)
    assert again.chance([0.0, 1.0]) == pytest.approx(0.2689414)


# The judge


def test_chances_of_both_sides_make_one_and_the_end_is_certain() -> None:
    for setup in (SETUPS["war 2"], SETUPS["duel"]):
        ruleset = games.ruleset(setup.game)
        judge = Judge(ruleset, setup)
        end = start(ruleset, setup).played(MostlyThinking(setup, "judge"))
        assert end.result is not None
        seats = ruleset.seats(setup)
        assert [judge.chance(end.state, seat) for seat in seats] == [
            float(ruleset.side_of(seat) == end.result.winner) for seat in seats
        ]
        assert all(0 < judge.chance(start(ruleset, setup).state, seat) < 1 for seat in seats)


def test_the_judge_prefers_what_is_plainly_better() -> None:
    setup = SETUPS["war 2"]
    judge = Judge(WAR, setup)
    near, far = (
        start(WAR, WAR.setup(None, 2, (), None, {"fellowship": {"at": at, "corruption": corruption}, "turn": 8})).state
        for at, corruption in (("dagorlad", 1), ("rivendell", 9))
    )
    assert judge.chance(near, FREE) > judge.chance(far, FREE) + 0.2
    assert judge.chance(near, SHADOW) < judge.chance(far, SHADOW) - 0.2
