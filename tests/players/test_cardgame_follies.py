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


# The last path


@pytest.mark.parametrize("seed", range(3))
def test_attackers_are_kept_for_the_last_path_where_the_one_before_is_held(seed: int) -> None:
    seats = {
        "balrog": {"reserve": ["grishnakh", "the-reaver", "the-destroyer", "saruman"], "hand": ["the-messenger"]},
        "gandalf": {"reserve": ["elrond", "pippin-took"], "deck": ["phial-of-galadriel", "frodo-baggins"]},
    }
    on_path = ["caradhras-the-cruel", "boromir", "galadriel", "merry-brandybuck"]
    position = table("fellowship", path="dimrill-dale", on_path=on_path, seats=seats, round=5, to_act="balrog")
    assert choice(position, seed) != "move"


@pytest.mark.parametrize("seed", range(3))
def test_no_more_defend_against_a_small_attack_than_it_takes(seed: int) -> None:
    seats = {
        "balrog": {"reserve": ["the-reaver", "the-hunter", "the-warrior"]},
        "gandalf": {"reserve": ["gandalf-the-grey", "pippin-took"]},
    }
    position = table("fellowship", path="dimrill-dale", on_path=["ugluk"], seats=seats, round=5, to_act="gandalf")
    assert choice(play(position, "move"), seed) == "pippin-took"


def test_who_may_defend_the_last_path_is_no_payment_for_a_cloak() -> None:
    seats = {"gandalf": {"hand": ["sam-gamgee", "elven-cloak"], "reserve": ["frodo-baggins", "galadriel"]}}
    position = table("fellowship", path="egladil", seats=seats, round=5, to_act="gandalf")
    assert choice(play(position, "cycle")) == "elven-cloak"


# Who comes back, and what is lost for good


def test_frodo_is_not_the_first_to_go_before_the_path_is_known() -> None:
    hand = ["phial-of-galadriel", "frodo-baggins", "strider", "blade-of-westernesse"]
    seats = {"gandalf": {"hand": hand, "reserve": ["boromir", "high-elves", "high-elves#2", "sam-gamgee"]}}
    position = table("fellowship", battlegrounds={"rivendell": []}, seats=seats, round=2, to_act="gandalf")
    assert choice(play(position, "cycle")) != "frodo-baggins"


def test_whose_cloak_saves_him_is_lost_before_who_has_none() -> None:
    position = table(
        "fellowship",
        path="caradhras",
        on_path=["the-hunter", "legolas+elven-cloak", "gimli"],
        seats={"balrog": {"deck": []}, "gandalf": {"deck": []}},
        round=4,
        to_act="gandalf",
    )
    assert choice(position) == "legolas"


@pytest.mark.parametrize("wielder", ["merry-brandybuck", "pippin-took"])
def test_a_cloak_is_for_whom_nothing_else_would_save(wielder: str) -> None:
    position = table(
        "fellowship",
        path="caradhras",
        on_path=["the-hunter", wielder, "legolas"],
        seats={"gandalf": {"hand": ["elven-cloak", "lembas"]}},
        round=4,
        to_act="gandalf",
    )
    assert choice(play(position, "play", "elven-cloak")) == "legolas"


@pytest.mark.parametrize("seed", range(5))
def test_aragorn_waits_until_the_sword_that_defends_with_strider_is_back(seed: int) -> None:
    hand = ["aragorn", "soldiers-of-gondor", "knights-of-dol-amroth"]
    places = {"minas-tirith": ["strider+anduril"]}
    seats = {"aragorn": {"hand": hand}}
    position = table(path="gildors-encampment", battlegrounds=places, seats=seats, round=1, to_act="aragorn")
    assert choice(play(position, "play"), seed) != "aragorn"


RINGWRAITHS = [
    *("the-witch-king", "the-beguiler", "the-black-easterling", "the-commander", "the-destroyer", "the-messenger"),
    *("the-reaver", "the-warrior"),
]


@pytest.mark.parametrize(("eliminated", "played"), [([], True), (RINGWRAITHS, False)])
def test_ringwraiths_are_not_called_once_hardly_one_is_left(eliminated: list[str], played: bool) -> None:
    hand = ["the-ringwraiths-are-abroad", "mordor-orcs", "black-uruks"]
    seats = {"witch-king": {"hand": hand, "eliminated": eliminated}}
    position = table(path="egladil", seats=seats, round=5, to_act="witch-king")
    assert (choice(play(position, "play")) == "the-ringwraiths-are-abroad") == played


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
