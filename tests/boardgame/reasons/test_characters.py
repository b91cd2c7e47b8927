"""Why companions, minions, Nazgûl and the Fellowship cannot go where somebody points."""

from __future__ import annotations

import pytest

from boardgame.boards import Board, board
from boardgame.lords.tables import lords_board
from boardgame.reasons.saying import POSSIBLE, said
from helpers import key, play
from marks import rule

FELLOWSHIP = {"companions": ["gimli", "meriadoc"], "guide": "gimli", "at": "rivendell"}
ARMIES = {
    "edoras": "rohan 1 strider legolas",
    "fangorn": "rohan 1 boromir",
    "helms-deep": "isengard 5",
    "moria": "sauron 2",
}


def walking() -> Board:
    """The Free Peoples move companions; Gandalf the White is inside Helm's Deep, which is besieged."""
    besieged = {"helms-deep": "rohan 2 gandalf-the-white"}
    game = board(ARMIES, besieged, free=["character", "event"], fellowship=FELLOWSHIP, out_of_play=["peregrin"])
    return play(game, "character", "move-companions")


@pytest.mark.parametrize(
    "character, reason",
    [
        pytest.param("strider", POSSIBLE, marks=rule("BG-CHAR-24")),
        pytest.param("saruman", ("no-companion", "BG-ACT-07"), marks=rule("BG-ACT-07")),
        pytest.param("gimli", ("still-in-fellowship", "BG-CHAR-24"), marks=rule("BG-CHAR-24")),
        pytest.param("peregrin", ("out-of-the-game", "BG-CASUALTY-19"), marks=rule("BG-CASUALTY-19")),
        pytest.param("aragorn", ("not-on-the-map", "BG-CHAR-24"), marks=rule("BG-CHAR-24")),
        pytest.param("gandalf-the-white", ("inside-a-siege", "BG-CHAR-33"), marks=rule("BG-CHAR-33")),
    ],
)
def test_why_a_companion_does_not_move(character: str, reason: tuple[str, str]) -> None:
    assert said(walking(), "character", character) == reason


@rule("BG-CHAR-26", "BG-CHAR-28")
def test_why_companions_do_not_go_together() -> None:
    game = play(walking(), "strider")
    assert key(game) == "goes-with"
    assert said(game, "character", "legolas") == POSSIBLE
    assert said(game, "character", "boromir") == ("not-in-one-region", "BG-CHAR-26")
    assert said(game, "character", "strider") == ("goes-already", "BG-CHAR-26")
    again = play(game, "none", "folde")
    assert key(again) == "move-companion"
    assert said(again, "character", "strider") == ("moved-already", "BG-CHAR-28")


@pytest.mark.parametrize(
    "region, reason",
    [
        pytest.param("fangorn", POSSIBLE, marks=rule("BG-CHAR-29")),
        pytest.param("bree", ("too-far", "BG-CHAR-25"), marks=rule("BG-CHAR-25")),
        pytest.param("helms-deep", ("enters-no-siege", "BG-CHAR-32"), marks=rule("BG-CHAR-32")),
        pytest.param("edoras", ("is-there-already", "BG-CHAR-24"), marks=rule("BG-CHAR-24")),
    ],
)
def test_why_a_companion_does_not_go_there(region: str, reason: tuple[str, str]) -> None:
    assert said(play(walking(), "strider", "none"), "region", region) == reason


@rule("BG-CHAR-30")
def test_a_shadow_stronghold_stops_companions() -> None:
    armies = {"dimrill-dale": "elves 1 legolas", "fangorn": "rohan 1 boromir"}
    game = play(board(armies, free=["character", "event"]), "character", "move-companions", "legolas")
    game = game if key(game) == "companion-where" else play(game, "none")
    assert said(game, "region", "moria") == POSSIBLE
    assert said(game, "region", "hollin") == ("way-closed", "BG-CHAR-30")


@rule("BG-CHAR-16")
def test_a_character_of_level_0_stays() -> None:
    game = lords_board(
        {"rivendell": "elves 1 elrond-keeper-of-vilya", "fangorn": "rohan 1 boromir strider"},
        free=["character", "event"],
    )
    game = play(game, "character", "move-companions")
    assert said(game, "character", "elrond-keeper-of-vilya") == ("level-zero-stays", "BG-CHAR-16")


# Separating, and the guide


@rule("BG-FSP-45", "BG-CHAR-49", "BG-FSP-52")
def test_why_nobody_is_separated() -> None:
    game = play(board(ARMIES, free=["character", "event"], fellowship=FELLOWSHIP), "character", "separate")
    assert said(game, "character", "gimli") == POSSIBLE
    assert said(game, "character", "strider") == ("not-in-fellowship", "BG-FSP-45")
    assert said(game, "character", "gollum") == ("gollum-stays", "BG-CHAR-49")
    assert said(play(game, "gimli"), "character", "boromir") == ("not-in-fellowship", "BG-FSP-45")


@rule("BG-MORDOR-12")
def test_nobody_is_separated_on_the_mordor_track() -> None:
    fellowship = {"companions": ["gimli", "meriadoc"], "guide": "gimli", "mordor": 1}
    game = board(free=["character", "event"], fellowship=fellowship)
    assert said(game, "character", "gimli", "separate") == ("action-needs", "BG-FSP-45")


@rule("BG-GUIDE-02")
def test_why_somebody_is_not_the_guide() -> None:
    fellowship = {"companions": ["gimli", "legolas", "meriadoc"], "guide": "gimli", "at": "bree"}
    game = board({"edoras": "rohan 1 strider"}, phase="fellowship", fellowship=fellowship)
    game = game if key(game) == "guide" else play(game, "no")
    assert said(game, "character", "legolas") == POSSIBLE
    assert said(game, "character", "meriadoc") == ("not-the-highest", "BG-GUIDE-02")
    assert said(game, "character", "strider") == ("no-guide-from-outside", "BG-GUIDE-02")


@rule("BG-FSP-14")
def test_the_fellowship_goes_to_regions_next_to_it() -> None:
    game = play(board(phase="fellowship", fellowship={"at": "rivendell", "progress": 1}), "yes")
    assert key(game) == "fellowship-where"
    assert said(game, "region", "trollshaws") == POSSIBLE
    assert said(game, "region", "bree") == ("not-on-the-way", "BG-FSP-14")


# Nazgûl and minions


def flying() -> Board:
    """The Shadow moves Nazgûl and minions."""
    armies = {
        "minas-morgul": "sauron 1 nazgul 2 witch-king",
        "orthanc": "isengard 1 saruman",
        "barad-dur": "sauron 1 mouth-of-sauron nazgul 1",
    }
    return play(board(armies, shadow=["character", "event"]), "character", "move-minions")


@pytest.mark.parametrize(
    "kind, name, reason",
    [
        pytest.param("region", "minas-morgul", POSSIBLE, marks=rule("BG-CHAR-36")),
        pytest.param("piece", "minas-morgul", POSSIBLE, marks=rule("BG-CHAR-36")),
        pytest.param("region", "bree", ("no-nazgul-there", "BG-CHAR-36"), marks=rule("BG-CHAR-36")),
        pytest.param("character", "strider", ("moves-no-companion", "BG-ACT-08"), marks=rule("BG-ACT-08")),
        pytest.param("character", "saruman", ("level-zero-stays", "BG-CHAR-16"), marks=rule("BG-CHAR-16")),
    ],
)
def test_why_nobody_flies(kind: str, name: str, reason: tuple[str, str]) -> None:
    assert said(flying(), kind, name) == reason


@rule("BG-CHAR-37")
def test_nobody_moves_twice() -> None:
    game = play(flying(), "minas-morgul", 1, "bree")
    assert said(game, "region", "bree") == ("nazgul-moved-already", "BG-CHAR-37")
    again = play(game, "witch-king", "bree")
    assert said(again, "character", "witch-king") == ("moved-already", "BG-CHAR-37")


@pytest.mark.parametrize(
    "figure, region, reason",
    [
        pytest.param("witch-king", "bree", POSSIBLE, marks=rule("BG-CHAR-07")),
        pytest.param("witch-king", "lorien", ("closed-to-minions", "BG-CHAR-09"), marks=rule("BG-CHAR-09")),
        pytest.param("witch-king", "minas-morgul", ("is-there-already", "BG-CHAR-37"), marks=rule("BG-CHAR-37")),
        pytest.param("mouth-of-sauron", "gorgoroth", POSSIBLE, marks=rule("BG-CHAR-41")),
        pytest.param("mouth-of-sauron", "bree", ("too-far", "BG-CHAR-41"), marks=rule("BG-CHAR-41")),
        pytest.param("mouth-of-sauron", "lorien", ("closed-to-minions", "BG-CHAR-45"), marks=rule("BG-CHAR-45")),
    ],
)
def test_why_a_minion_does_not_go_there(figure: str, region: str, reason: tuple[str, str]) -> None:
    assert said(play(flying(), figure), "region", region) == reason
