"""Chapter 23: every event card that recruits, played by the partner whose it is."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.battles import named
from boardgame.boards import Board, field, where
from boardgame.team_armies import is_mixed
from boardgame.teams import SIDE_OF_SEAT, team_board
from helpers import asked, play
from marks import rule
from ringwar.boardgame.table.facts import FREE, NATIONS, SHADOW

PARTNERS_UNIT = {"gondor": "rohan 1", "rohan": "gondor 1", "witch-king": "isengard 1", "saruman": "sauron 1"}
PARTNERS_NAME = {"gondor": "rohan", "rohan": "gondor", "witch-king": "isengard", "saruman": "sauron"}


def plays(seat: str, card: str, armies: dict[str, str], *answers: Any, **fields: Any) -> Board:
    """A seat plays a card as an event, on a map with armies of his partner that stay apart."""
    dice = {"free" if SIDE_OF_SEAT[seat] == FREE else "shadow": ["event", "event"]}
    fellowship = {"guide": "strider", **fields.pop("fellowship", {})}
    more = {"at_war": NATIONS, "acts": [seat], "hands": {seat: [card]}, "fellowship": fellowship, **dice, **fields}
    game = team_board(armies, **more)
    if asked(game) == (seat, "merge-where"):
        game = play(game, "none")
    return play(game, "play-event", *answers)


@rule("BG-MULTI-29", "BG-MULTI-40")
@pytest.mark.parametrize(
    "seat, card, answers, region, recruited",
    [
        ("rohan", "fp-strategy-09", ["rohan-elite"], "edoras", "rohan-elite 1 rohan-leader 1"),
        ("gondor", "fp-strategy-13", ["elves-elite", "elves-elite"], "grey-havens", "elves-elite 2"),
        ("gondor", "fp-strategy-14", ["gondor-elite"], "minas-tirith", "gondor-elite 1 gondor-leader 1"),
        ("gondor", "fp-strategy-15", ["elves-regular"], "lorien", "elves-regular 1"),
        ("rohan", "fp-strategy-16", ["rohan-regular"], "edoras", "rohan-regular 1 rohan-leader 1"),
        ("rohan", "fp-strategy-17", ["north-regular"], "carrock", "north-regular 1 north-leader 1"),
        ("gondor", "fp-strategy-18", ["gondor-elite"], "dol-amroth", "gondor-elite 1 gondor-leader 1"),
        ("rohan", "fp-strategy-19", [], "dale", "north-regular 2"),
        ("rohan", "fp-strategy-20", ["north-elite", "dwarves-elite"], "ered-luin", "dwarves-elite 1"),
        ("rohan", "fp-strategy-20", ["north-elite", "dwarves-elite"], "the-shire", "north-elite 1"),
        ("gondor", "fp-strategy-21", ["elves-elite"], "rivendell", "elves-elite 1"),
        ("rohan", "fp-strategy-22", ["dwarves-regular"], "erebor", "dwarves-regular 1 dwarves-leader 1"),
        ("rohan", "fp-strategy-23", ["folde", "rohan-elite"], "folde", "rohan-elite 1 rohan-leader 1"),
        ("gondor", "fp-strategy-24", ["elves-regular"], "woodland-realm", "elves-regular 1"),
        ("saruman", "shadow-strategy-11", ["tharbad"], "tharbad", "isengard-regular 2"),
        ("saruman", "shadow-strategy-13", ["isengard-elite"], "osgiliath", "isengard-elite 1"),
        ("witch-king", "shadow-strategy-14", ["sauron-elite"], "osgiliath", "sauron-elite 1"),
        ("saruman", "shadow-strategy-17", ["umbar", "far-harad", "south-rhun"], "far-harad", "southrons-regular 2"),
        ("witch-king", "shadow-strategy-19", ["moria", "sauron-elite", "sauron-elite"], "moria", "sauron-elite 2"),
        ("witch-king", "shadow-strategy-20", [], "dol-guldur", "sauron-regular 3"),
        ("saruman", "shadow-strategy-21", ["khand"], "khand", "southrons-regular 5"),
        ("witch-king", "shadow-strategy-22", [], "trollshaws", "sauron-elite 1"),
        ("saruman", "shadow-strategy-23", [], "gorgoroth", "southrons-regular 5"),
        ("witch-king", "shadow-strategy-23", [], "nurn", "sauron-regular 5"),
        ("witch-king", "shadow-strategy-24", ["moria", "morannon", "dol-guldur"], "morannon", "sauron-regular 2"),
    ],
)
def test_a_card_recruits_beside_an_army_of_the_partner(
    seat: str, card: str, answers: list[str], region: str, recruited: str
) -> None:
    game = plays(seat, card, {region: PARTNERS_UNIT[seat]}, *answers)
    partner = named(f"{PARTNERS_NAME[seat]}-regular 1")
    assert field(game, region) == partner.joined(named(recruited))
    assert not is_mixed(game, region, SIDE_OF_SEAT[seat])


@rule("BG-MULTI-29", "BG-MULTI-37")
def test_the_witch_king_returns_for_his_player() -> None:
    game = plays("witch-king", "shadow-strategy-12", {"angmar": "isengard 1", "moria": "isengard 1 witch-king"})
    assert field(game, "angmar") == named("isengard-regular 1 sauron-regular 2 sauron-elite 1")
    assert where(game, "witch-king") == "angmar"


@rule("BG-MULTI-29", "BG-MULTI-36")
@pytest.mark.parametrize(
    "card, armies, answers, region",
    [
        ("shadow-strategy-18", {"minas-tirith": "aragorn"}, [], "minas-morgul"),
        ("shadow-strategy-19", {}, ["moria", "sauron-regular", "sauron-regular"], "moria"),
        ("shadow-character-24", {"moria": "witch-king"}, ["recruit-nazgul"], "moria"),
    ],
)
def test_nazgul_come_by_cards_of_the_witch_kings_player(
    card: str, armies: dict[str, str], answers: list[str], region: str
) -> None:
    fellowship = {"companions": ["gandalf-the-grey", "boromir"], "guide": "gandalf-the-grey"}
    game = plays("witch-king", card, armies, *answers, fellowship=fellowship)
    assert [each.name for each in game.state.nazgul] == [region]


@rule("BG-MULTI-29")
def test_a_new_power_rises_for_the_saruman_player() -> None:
    armies = {"orthanc": "sauron 1 saruman"}
    game = plays("saruman", "shadow-strategy-16", armies, "isengard-elite", "isengard-regular")
    assert field(game, "orthanc") == named("sauron-regular 1 isengard-elite 1 isengard-regular 1")
    assert field(game, "north-dunland") == field(game, "south-dunland") == named("isengard-regular 2")


@rule("BG-MULTI-45", "BG-MULTI-50")
def test_trolls_may_bring_their_player_the_control_of_a_mixed_army() -> None:
    game = team_board(
        {"south-ithilien": "sauron 2 isengard 2", "osgiliath": "gondor 1"},
        at_war=NATIONS,
        shadow=["event", "army", "army"],
        hands={"witch-king": ["shadow-strategy-15"]},
        merged={SHADOW: ["south-ithilien"]},
        leads=["saruman"],
        acts=["witch-king"],
    )
    assert "attack" not in play(game, "army").names()
    game = play(game, "event", "play-event")
    assert (asked(game), "attack" in game.names()) == (("saruman", "action"), False)
    assert "attack" in play(game, "skip").names()
