"""Follies that readers of games found: what the rules of thumb of the card game do instead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from cardgame.tables import table
from helpers import play
from players.choosing import choice

# Cards that have nothing left to do


def cycled_first(seat: str, hand: Sequence[str], *, eliminated: Sequence[str] = (), **fields: Any) -> str:
    """The card of a hand that is cycled first in round 6 of a duel."""
    seats = {seat: {"hand": hand, "eliminated": eliminated}}
    return choice(play(table("duel", path="emyn-muil", seats=seats, round=6, to_act=seat, **fields), "cycle"))


@pytest.mark.parametrize(
    ("won", "first"), [([], "mordor-orcs"), (["edoras", "helms-deep", "orthanc"], "devilry-of-saruman")]
)
def test_an_army_goes_first_once_all_its_battlegrounds_are_past(won: list[str], first: str) -> None:
    hand = ["devilry-of-saruman", "mordor-orcs", "black-uruks"]
    assert cycled_first("witch-king", hand, scoring={"free-peoples": won, "shadow": []}) == first
