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


@pytest.mark.parametrize(("eliminated", "first"), [([], "white-hand-orcs"), (["saruman"], "threats-and-promises")])
def test_a_call_goes_first_once_nobody_is_left_to_follow_it(eliminated: list[str], first: str) -> None:
    hand = ["threats-and-promises", "white-hand-orcs", "black-uruks"]
    assert cycled_first("witch-king", hand, eliminated=eliminated) == first


@pytest.mark.parametrize(("won", "first"), [(["umbar"], "corsairs-of-umbar"), (["harad"], "haradrim-regulars")])
def test_an_army_whose_raid_is_past_goes_before_one_that_may_still_raid(won: list[str], first: str) -> None:
    hand = ["haradrim-regulars", "corsairs-of-umbar"]
    assert cycled_first("witch-king", hand, scoring={"free-peoples": [], "shadow": won}) == first


# Certain corruption


def test_who_brings_certain_corruption_is_kept_for_the_path_that_comes_next() -> None:
    seats = {"witch-king": {"hand": ["grishnakh", "trolls-of-udun", "the-hunter"]}}
    position = table(path="egladil", seats=seats, round=5, to_act="witch-king")
    assert choice(play(position, "winnow")) != "grishnakh"


def test_who_would_be_lost_on_a_path_breathes_on_it_and_comes_back_with_the_breath() -> None:
    position = table(
        "fellowship",
        path="fords-of-bruinen",
        on_path=["the-messenger+black-breath", "the-witch-king"],
        seats={"gandalf": {"reserve": ["frodo-baggins", "gimli"]}},
        round=3,
        passed=["gandalf"],
        to_act="balrog",
    )
    assert choice(position) == "use"


# Items


@pytest.mark.parametrize("seed", range(5))
def test_a_cloak_for_paths_goes_to_somebody_who_may_still_enter_one(seed: int) -> None:
    seats = {
        "frodo": {"reserve": ["merry-brandybuck"]},
        "aragorn": {"hand": ["elven-cloak", "the-red-arrow"], "reserve": ["galadriel", "elrond"]},
    }
    position = table(path="osgiliath", seats=seats, round=7, to_act="aragorn")
    assert choice(play(position, "play", "elven-cloak"), seed) == "merry-brandybuck"


# Payments


@pytest.mark.parametrize("seed", range(5))
def test_a_breath_that_is_certain_corruption_is_no_small_change_in_the_last_round(seed: int) -> None:
    hand = ["black-breath", "mordor-orcs", "mordor-orcs#2"]
    seats = {"witch-king": {"hand": hand, "reserve": ["the-hunter"]}}
    position = table(path="crack-of-doom", battlegrounds={"lorien": []}, seats=seats, round=9, to_act="witch-king")
    assert choice(play(position, "cycle"), seed) != "black-breath"
