"""Questions of the card game as clients know them: kinds, what options point at, and what follows."""

from __future__ import annotations

from typing import Any

import pytest

import ringwar
from ringwar.kernel import CHANCE, Dice, Position
from ringwar.kernel.protocol import KINDS
from ringwar.words import Words

WORDS = Words("en", game="cardgame")


def questions(scenario: str, seed: int, most: int) -> list[Position[Any]]:
    """Positions of a random game at which somebody chooses."""
    end = ringwar.start("cardgame", scenario=scenario).played(Dice(seed))
    positions = [end.at(number) for number in range(0, end.count, max(1, end.count // most))]
    return [each for each in positions if each.question is not None and each.question.side != CHANCE]


@pytest.mark.parametrize("scenario", ["duel", "trilogy"])
def test_cards_and_locations_point_at_themselves(scenario: str) -> None:
    kinds = set()
    for position in questions(scenario, 3, 120):
        assert position.question is not None
        for option in position.question.json()["options"]:
            kinds.add(option["kind"])
            assert option["kind"] in KINDS
            if option["kind"] == "card" and option["name"] != "top-of-deck":
                assert option["at"] == [{"kind": "card", "id": option["name"]}]
            if option["kind"] == "location" and option["name"] != "reserve":
                assert option["at"] == [{"kind": "location", "id": option["name"]}]
    assert {"action", "card", "location"} <= kinds


def test_a_location_is_offered_with_how_its_combat_stands() -> None:
    for position in questions("duel", 4, 200):
        assert position.question is not None
        for option in position.question.json()["options"]:
            if "note" in option:
                about = option["note"]["about"]
                there = [*position.view("spectator")["battlegrounds"], position.view("spectator")["path"]]
                shown = next(each for each in there if each and each["id"] == option["name"])
                assert about == {"attack": shown["attack"], "defense": shown["defense"]}
                said = WORDS.option(position.question, option["name"])
                assert f"(attack {about['attack']}, defence {about['defense']})" in said
                return
    pytest.fail("no location was offered")
