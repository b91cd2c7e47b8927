"""Documents of what somebody sees: they can be played, and whatever is hidden makes no difference to them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import ringwar
from ringwar.kernel import SPECTATOR, Dice, Position

SETUPS: list[dict[str, Any]] = [
    {},
    {"players": 4},
    {"expansions": ["lords"]},
    {"expansions": ["lords"], "options": {"council-of-rivendell": "yes"}},
]
POINTS = 6
WORLDS = 3


def points(setup: dict[str, Any]) -> list[Position[Any]]:
    """Some moments of a random game."""
    end = ringwar.start("boardgame", **setup).played(Dice("seen"))
    return [end.at(number) for number in sorted(Random("points").sample(range(end.count), POINTS))]


def seen(position: Position[Any], *readers: str) -> dict[str, Any]:
    document = position.ruleset.seen_document(position.checkpoint, readers)
    assert document is not None
    return document


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_in_all_worlds_that_look_the_same_to_somebody_the_document_is_the_same(setup: dict[str, Any]) -> None:
    rng = Random(7)
    for position in points(setup):
        for reader in (*position.ruleset.seats(position.setup), SPECTATOR):
            here = seen(position, reader)
            worlds = [position.imagined(reader, rng) for _ in range(WORLDS)]
            assert [seen(world, reader) for world in worlds] == [here] * WORLDS


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_it_can_be_played_and_shows_the_same_table(setup: dict[str, Any]) -> None:
    for position in points(setup):
        rules, seats = position.ruleset, position.ruleset.seats(position.setup)
        for reader in (*seats, SPECTATOR):
            again = ringwar.read_position({**seen(position, reader), "players": position.setup.players})
            view, then = rules.view(rules.start(again.setup), reader), rules.view(position.checkpoint, reader)
            for part in ("turn", "phase", "armies", "besieged", "nazgul", "characters", "control", "politics", "dice"):
                assert view[part] == then[part]
            assert view["fellowship"] == then["fellowship"]
            assert view["hands"].get(reader) == then["hands"].get(reader)


def test_whoever_has_all_seats_sees_all_hands() -> None:
    position = points({"players": 4})[-1]
    whole = position.ruleset.document(position.checkpoint)
    hands = seen(position, *position.ruleset.seats(position.setup))["hands"]
    assert {seat: sorted(cards) for seat, cards in whole["hands"].items()} == hands
