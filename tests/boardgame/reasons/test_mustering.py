"""Why figures cannot be recruited, nations not advanced, and minions not brought into play."""

from __future__ import annotations

import pytest

from boardgame.boards import Board, board
from boardgame.reasons.saying import POSSIBLE, said
from boardgame.teams import turn_of
from helpers import key, play
from marks import rule
from ringwar.kernel import Refusal
from ringwar.words import Words

ARMIES = {"pelargir": "gondor 1", "lossarnach": "sauron 2", "minas-tirith": "sauron 6", "edoras": "rohan 0/5"}


def recruiting() -> Board:
    """The Free Peoples recruit; Gondor and Rohan are at war."""
    game = board(ARMIES, {"minas-tirith": "gondor 2"}, free=["muster", "event"], at_war=["gondor", "rohan"])
    return play(game, "muster", "recruit")


@pytest.mark.parametrize(
    "piece, reason",
    [
        pytest.param("gondor-regular", POSSIBLE, marks=rule("BG-MUSTER-01")),
        pytest.param("sauron-regular", ("enemy-figure", "BG-MAP-01"), marks=rule("BG-MAP-01")),
        pytest.param("north-regular", ("recruit-not-at-war", "BG-MUSTER-02"), marks=rule("BG-MUSTER-02")),
        pytest.param("rohan-elite", ("no-figure-left", "BG-MUSTER-13"), marks=rule("BG-MUSTER-13")),
    ],
)
def test_why_a_figure_is_not_recruited(piece: str, reason: tuple[str, str]) -> None:
    assert said(recruiting(), "piece", piece) == reason


@rule("BG-MUSTER-03")
def test_a_figure_needs_a_settlement() -> None:
    game = board({"bree": "north 1"}, free=["muster", "event"], at_war=["gondor", "rohan"])
    assert said(play(game, "muster", "recruit"), "piece", "gondor-leader") == ("nowhere-to-recruit", "BG-MUSTER-03")


@pytest.mark.parametrize(
    "region, reason",
    [
        pytest.param("fangorn", ("no-settlement-here", "BG-MUSTER-03"), marks=rule("BG-MUSTER-03")),
        pytest.param("bree", ("recruit-not-at-war", "BG-MUSTER-02"), marks=rule("BG-MUSTER-02")),
        pytest.param("moria", ("enemy-settlement", "BG-MUSTER-03"), marks=rule("BG-MUSTER-03")),
        pytest.param("lossarnach", ("settlement-lost", "BG-MUSTER-10"), marks=rule("BG-MUSTER-10")),
        pytest.param("pelargir", ("not-asked-for", ""), marks=rule("BG-MUSTER-01")),
    ],
)
def test_why_nobody_is_recruited_in_a_region(region: str, reason: tuple[str, str]) -> None:
    assert said(recruiting(), "region", region) == reason


@pytest.mark.parametrize(
    "piece, region, reason",
    [
        pytest.param("gondor-regular", "dol-amroth", POSSIBLE, marks=rule("BG-MUSTER-03")),
        pytest.param(
            "gondor-regular", "edoras", ("no-settlement-of-theirs", "BG-MUSTER-03"), marks=rule("BG-MUSTER-03")
        ),
        pytest.param("gondor-regular", "lossarnach", ("settlement-lost", "BG-MUSTER-10"), marks=rule("BG-MUSTER-10")),
        pytest.param(
            "gondor-regular", "minas-tirith", ("recruit-besieged", "BG-MUSTER-12"), marks=rule("BG-MUSTER-12")
        ),
    ],
)
def test_why_a_figure_is_not_recruited_there(piece: str, region: str, reason: tuple[str, str]) -> None:
    assert said(play(recruiting(), piece), "region", region) == reason


@rule("BG-MUSTER-09")
def test_a_leader_needs_a_unit() -> None:
    armies = {"pelargir": "gondor 1", "dol-amroth": "gondor 1"}
    game = play(board(armies, free=["muster", "event"], at_war=["gondor"]), "muster", "recruit", "gondor-leader")
    assert said(game, "region", "lamedon") == ("leader-without-unit", "BG-MUSTER-09")


@rule("BG-MUSTER-06")
def test_nazgul_come_to_strongholds() -> None:
    game = play(board(shadow=["muster", "event"], at_war=["sauron"]), "muster", "recruit", "nazgul")
    assert said(game, "region", "angmar") == ("nazgul-in-strongholds", "BG-MUSTER-06")


@rule("BG-MUSTER-01", "BG-MUSTER-05")
def test_why_a_figure_is_not_the_second() -> None:
    second = play(recruiting(), "gondor-regular", "pelargir")
    assert key(second) == "recruit-second"
    assert said(second, "piece", "gondor-elite") == ("elite-alone", "BG-MUSTER-01")
    assert said(second, "piece", "gondor-leader") == ("other-settlement", "BG-MUSTER-05")
    assert said(second, "piece", "elves-regular") == ("recruit-not-at-war", "BG-MUSTER-02")
    where = play(second, "gondor-regular")
    assert said(where, "region", "pelargir") == ("other-settlement", "BG-MUSTER-05")


@rule("BG-MULTI-29", "BG-MULTI-30")
def test_a_partners_nation_is_not_yours_to_recruit() -> None:
    game = turn_of("gondor", "muster", at_war=["gondor", "elves", "rohan"])
    recruit = play(game, "recruit")
    assert said(recruit, "piece", "rohan-regular") == ("partners-nation", "BG-MULTI-29")


# Diplomacy


@pytest.mark.parametrize(
    "nation, reason",
    [
        pytest.param("north", POSSIBLE, marks=rule("BG-ACT-12")),
        pytest.param("sauron", ("enemy-nation", "BG-ACT-12"), marks=rule("BG-ACT-12")),
        pytest.param("rohan", ("at-war-already", "BG-POLITICS-03"), marks=rule("BG-POLITICS-03")),
        pytest.param("gondor", ("passive-on-last-step", "BG-POLITICS-05"), marks=rule("BG-POLITICS-05")),
    ],
)
def test_why_a_nation_is_not_advanced(nation: str, reason: tuple[str, str]) -> None:
    politics = {"gondor": {"steps_to_war": 1, "active": False}, "rohan": {"steps_to_war": 0, "active": True}}
    game = play(board(free=["muster", "event"], politics=politics), "muster", "diplomacy")
    assert said(game, "nation", nation) == reason


@rule("BG-CARD-15")
def test_a_card_keeps_passive_nations_from_advancing() -> None:
    game = board(free=["muster", "event"], active=["elves", "dwarves"], table=["shadow-strategy-05"])
    game = play(game, "muster", "diplomacy")
    assert said(game, "nation", "north") == ("passive-barred", "BG-CARD-15")


# Minions


def bringing(*characters: str) -> Board:
    """The Shadow brings a minion; Sauron, Isengard and Gondor are at war."""
    armies = {"moria": "sauron 1", "dol-guldur": " ".join(["sauron 1", *characters])}
    at_war = ["sauron", "isengard", "gondor"]
    return play(board(armies, shadow=["muster", "event"], at_war=at_war), "muster", "bring-minion")


@pytest.mark.parametrize(
    "character, reason",
    [
        pytest.param("saruman", POSSIBLE, marks=rule("BG-CHAR-20")),
        pytest.param("strider", ("no-minion", "BG-ACT-15"), marks=rule("BG-ACT-15")),
        pytest.param("mouth-of-sauron", ("minion-needs", "BG-CHAR-20"), marks=rule("BG-CHAR-20")),
    ],
)
def test_why_a_minion_does_not_come(character: str, reason: tuple[str, str]) -> None:
    assert said(bringing(), "character", character) == reason


@rule("BG-CHAR-20", "BG-CHAR-21")
def test_a_minion_comes_where_his_card_says() -> None:
    game = play(bringing(), "witch-king")
    assert said(game, "region", "moria") == POSSIBLE
    assert said(game, "region", "bree") == ("minion-elsewhere", "BG-CHAR-20")


@rule("BG-CHAR-12")
def test_a_minion_in_play_does_not_come_again() -> None:
    game = board({"moria": "sauron 1 witch-king"}, shadow=["muster", "event"], at_war=["sauron", "isengard", "gondor"])
    assert said(game, "character", "witch-king", "recruit") == ("in-play-already", "BG-CHAR-12")


@rule("BG-MUSTER-02")
def test_a_reason_is_a_plain_sentence() -> None:
    reason = recruiting().why_not("region", "bree")
    assert reason is not None
    refusal = Refusal(reason["key"], clauses=reason["clauses"], **reason["about"])
    words = Words("en", game="boardgame").refusal(refusal)
    assert words == "the North is not at war, so no North regular can be recruited; 3 steps are missing"
