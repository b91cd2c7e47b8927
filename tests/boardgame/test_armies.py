"""Armies as values: what is joined to one, and what is taken from it."""

from __future__ import annotations

from ringwar.boardgame.table.armies import ELITES, NOBODY, REGULARS, Army

REGULAR, ELITE = REGULARS["gondor"], ELITES["gondor"]
GARRISON = NOBODY.plus(REGULAR, 2).plus(ELITE)
NOTHING = GARRISON.without(GARRISON)


def counts(army: Army) -> tuple[int, int]:
    return army.count(REGULAR), army.count(ELITE)


def test_nothing_joined_to_an_army_or_taken_from_it_leaves_it_as_it_is() -> None:
    assert GARRISON.joined(NOTHING) == GARRISON.joined(NOBODY) == GARRISON
    assert GARRISON.without(NOTHING) == GARRISON.without(NOBODY) == GARRISON


def test_one_unit_in_place_of_another_is_not_nothing() -> None:
    exchange = NOBODY.plus(ELITE, -1).plus(REGULAR)
    assert (exchange.size, bool(exchange)) == (0, False)
    assert counts(GARRISON.joined(exchange)) == (3, 0)
    assert counts(GARRISON.without(exchange)) == (1, 2)
