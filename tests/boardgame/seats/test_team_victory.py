"""Chapter 23.8: who captured what, and which player of the winning team did best."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.boards import FREE, SHADOW, Board, field
from boardgame.team_armies import apart, captors, free_turn, is_mixed, moved, shadow_turn
from boardgame.teams import team_board
from helpers import play, told
from marks import rule
from ringwar.boardgame import RULESET
from ringwar.boardgame.table.facts import COMPANIONS_AT_START, REGIONS

SHADOW_TEN = {"minas-tirith": SHADOW, "dol-amroth": SHADOW, "helms-deep": SHADOW, "lorien": SHADOW, "rivendell": SHADOW}
"""Strongholds of two points each: enough for the Shadow."""
BY_THE_WITCH_KING = dict.fromkeys(SHADOW_TEN, "witch-king")


def checked(control: dict[str, str], captured_by: dict[str, str], **fields: Any) -> Board:
    """The table after the victory check at the end of a turn."""
    return team_board(control=control, phase="victory-check", teams={"captors": captured_by}, **fields)


def standings(game: Board) -> dict[str, int]:
    found: dict[str, int] = game.view("gondor")["teams"]["standing"]
    return found


# Who is credited


@rule("BG-MULTI-66", "BG-AMB-54")
@pytest.mark.parametrize(
    "figures, leader, seat",
    [
        ("sauron 2 isengard 1", "saruman", "witch-king"),
        ("sauron 1/1 isengard 2", "saruman", "witch-king"),
        ("sauron 2 isengard 2", "witch-king", "witch-king"),
        ("sauron 2 isengard 2", "saruman", "saruman"),
        ("isengard 1", "witch-king", "saruman"),
    ],
)
def test_a_capture_is_credited_to_who_controls_the_army(figures: str, leader: str, seat: str) -> None:
    merged = {SHADOW: ["osgiliath"]} if "sauron" in figures else {}
    game = shadow_turn({"osgiliath": figures}, acts=seat, leads=[leader], merged=merged)
    game = moved(game, "pelargir", *(["all"] if "sauron" in figures else []))
    assert captors(game) == {"pelargir": seat}
    assert told(game, "capture")[-1]["side"] == seat


@rule("BG-MULTI-66")
def test_a_part_of_a_mixed_army_captures_for_who_controls_the_part() -> None:
    armies = {"osgiliath": "sauron 2 isengard 1"}
    game = shadow_turn(armies, acts="saruman", merged={SHADOW: ["osgiliath"]})
    assert captors(moved(game, "pelargir")) == {"pelargir": "saruman"}


@rule("BG-MULTI-66", "BG-MULTI-40")
@pytest.mark.parametrize("seat, other", [("saruman", "witch-king"), ("witch-king", "saruman")])
def test_a_stronghold_falls_to_whose_separate_army_storms_it(seat: str, other: str) -> None:
    own, more = {"saruman": ("isengard", "sauron"), "witch-king": ("sauron", "southrons")}[seat]
    armies = {"helms-deep": f"{own} 1 {more} 3"}
    game = apart(shadow_turn(armies, {"helms-deep": "rohan 1"}, acts=seat, leads=[other]))
    game = play(game, "attack", 6, 1)
    assert captors(game) == {"helms-deep": seat}
    assert told(game, "capture")[-1]["side"] == seat


@rule("BG-MULTI-66", "BG-MULTI-43")
def test_besiegers_who_beat_a_sortie_capture_as_one_army() -> None:
    armies, inside = {"helms-deep": "isengard 1 sauron 2"}, {"helms-deep": "rohan 1"}
    game = free_turn(armies, inside, acts="rohan", shadow=["muster"])
    game = play(game, "attack", 1, 6, 1, 1)
    assert (captors(game), is_mixed(game, "helms-deep")) == ({"helms-deep": "witch-king"}, True)


@rule("BG-MULTI-66", "BG-MULTI-50")
def test_an_advance_captures_for_who_controls_the_part_that_advances() -> None:
    armies = {"osgiliath": "sauron 3 isengard 2", "pelargir": "gondor 2"}
    game = shadow_turn(armies, acts="witch-king", merged={SHADOW: ["osgiliath"]}, leads=["witch-king"])
    game = play(game, "attack", "all", 6, 6, 1, 1, 1, 6, 6, "remove-sauron-regular", "remove-sauron-regular")
    game = play(game, "yes", "all")
    assert (field(game, "pelargir").size, captors(game)) == (3, {"pelargir": "saruman"})


@rule("BG-MULTI-66")
def test_what_is_taken_back_is_credited_to_nobody() -> None:
    game = free_turn({"osgiliath": "rohan 1"}, acts="rohan", control={"pelargir": SHADOW})
    assert captors(game) == {"pelargir": "witch-king"}
    game = moved(game, "pelargir")
    assert (captors(game), game.state.control) == ({}, {})
    assert told(game, "recapture")[-1]["side"] == "rohan"


@rule("BG-MULTI-66")
def test_a_stronghold_of_ones_own_side_that_is_taken_back_is_no_gain() -> None:
    game = team_board(
        {"minas-morgul": "gondor 1", "south-ithilien": "sauron 1"},
        at_war=["sauron", "gondor"],
        shadow=["army", "army"],
        control={"minas-morgul": FREE},
        acts=["witch-king"],
    )
    game = play(game, "attack", "no", 6, 1, "yes")
    assert (captors(game), game.state.control) == ({}, {})


# What counts


@rule("BG-MULTI-64", "BG-MULTI-65")
def test_a_player_has_what_he_captured_less_what_his_nations_lost() -> None:
    game = team_board(
        free=["character", "event"],
        control={
            "minas-tirith": SHADOW,
            "pelargir": SHADOW,
            "edoras": SHADOW,
            "erebor": SHADOW,
            "lossarnach": SHADOW,
            "orthanc": FREE,
            "umbar": FREE,
        },
        teams={"captors": {"minas-tirith": "witch-king", "pelargir": "saruman", "edoras": "witch-king"}},
        leads=["saruman"],
    )
    gained = {"witch-king": 2 + 1, "saruman": 1 + 2}
    assert captors(game)["erebor"] == "saruman"  # by default of who leads
    assert standings(game) == {
        "gondor": -(2 + 1),
        "rohan": -(1 + 2),
        "witch-king": gained["witch-king"],
        "saruman": gained["saruman"] - 2 - 2,
    }


@rule("BG-MULTI-65")
def test_what_they_captured_does_not_count_for_the_free_peoples() -> None:
    game = team_board(free=["character", "event"], control={"orthanc": FREE}, teams={"captors": {"orthanc": "rohan"}})
    assert standings(game) == {"gondor": 0, "rohan": 0, "witch-king": 0, "saruman": -2}


# The winners


@rule("BG-MULTI-63", "BG-MULTI-64")
@pytest.mark.parametrize(
    "by_saruman, best, points",
    [
        (("helms-deep",), ["witch-king"], 8),
        (("helms-deep", "lorien", "rivendell"), ["saruman"], 6),
    ],
)
def test_the_shadow_player_who_gained_most_is_the_individual_winner(
    by_saruman: tuple[str, ...], best: list[str], points: int
) -> None:
    game = checked(SHADOW_TEN, BY_THE_WITCH_KING | dict.fromkeys(by_saruman, "saruman"))
    assert game.state.result == (SHADOW, "shadow-military")
    assert told(game, "champions")[-1] == {"side": SHADOW, "seats": best, "points": points}


@rule("BG-MULTI-64")
def test_what_his_nations_lost_may_cost_a_shadow_player_the_win() -> None:
    by = BY_THE_WITCH_KING | dict.fromkeys(("helms-deep", "lorien"), "saruman")
    assert told(checked(SHADOW_TEN, by), "champions")[-1]["seats"] == ["witch-king"]
    lost = checked({**SHADOW_TEN, "moria": FREE}, {**by, "moria": "gondor"})
    assert told(lost, "champions")[-1] == {"side": SHADOW, "seats": ["witch-king", "saruman"], "points": 4}


@rule("BG-MULTI-67", "BG-AMB-55")
def test_partners_with_equal_totals_share_the_win() -> None:
    by = {"minas-tirith": "saruman", "dol-amroth": "saruman", "helms-deep": "saruman", "lorien": "witch-king"}
    control = {**SHADOW_TEN, "edoras": SHADOW, "pelargir": SHADOW}
    game = checked(control, {**by, "rivendell": "witch-king", "edoras": "witch-king", "pelargir": "witch-king"})
    assert told(game, "champions")[-1] == {"side": SHADOW, "seats": ["witch-king", "saruman"], "points": 6}


PARTED = [each.name for each in COMPANIONS_AT_START]
FREE_FOUR = {"orthanc": FREE, "moria": FREE}


@rule("BG-MULTI-63", "BG-MULTI-65")
@pytest.mark.parametrize(
    "lost, best, points",
    [
        (["minas-tirith"], ["rohan"], 0),
        (["lorien"], ["rohan"], 0),
        (["helms-deep"], ["gondor"], 0),
        (["dale"], ["gondor"], 0),
        (["erebor"], ["gondor"], 0),
        (["westemnet"], ["gondor", "rohan"], 0),
        (["minas-tirith", "edoras"], ["rohan"], -1),
        (["lorien", "erebor"], ["gondor", "rohan"], -2),
    ],
)
def test_the_free_peoples_player_who_lost_less_is_the_individual_winner(
    lost: list[str], best: list[str], points: int
) -> None:
    game = checked({**FREE_FOUR, **dict.fromkeys(lost, SHADOW)}, {})
    assert game.state.result == (FREE, "free-military")
    assert told(game, "champions")[-1] == {"side": FREE, "seats": best, "points": points}


@rule("BG-MULTI-63", "BG-MULTI-64")
def test_a_team_that_wins_by_corruption_has_an_individual_winner_too() -> None:
    fellowship: dict[str, Any] = {"corruption": 11, "mordor": 2, "at": None, "companions": []}
    control, by = {"edoras": SHADOW}, {"captors": {"edoras": "saruman"}}
    game = team_board(free=["character", "event"], fellowship=fellowship, control=control, teams=by, out_of_play=PARTED)
    game = play(game, "character", "move-fellowship", "std-1-1", "no")
    assert game.state.result == (SHADOW, "corruption")
    assert told(game, "champions")[-1] == {"side": SHADOW, "seats": ["saruman"], "points": 1}


@rule("BG-MULTI-63", "BG-MULTI-70")
def test_a_player_alone_needs_no_individual_winner() -> None:
    assert told(checked(FREE_FOUR, {}, players=3), "champions") == []
    shadow = checked(SHADOW_TEN, BY_THE_WITCH_KING, players=3)
    assert told(shadow, "champions")[-1] == {"side": SHADOW, "seats": ["witch-king"], "points": 10}


# Laws


@rule("BG-MULTI-39", "BG-MULTI-66")
def test_a_table_where_mixed_armies_and_captors_are_wrong_breaks_the_laws() -> None:
    game = shadow_turn({"osgiliath": "sauron 1 isengard 1", "moria": "sauron 1"}, acts="witch-king")
    state = game.state.copy()
    assert state.teams is not None
    state.teams.merged |= {(REGIONS["osgiliath"], SHADOW)}
    assert list(RULESET.laws(state)) == []
    state.teams.merged |= {(REGIONS["moria"], SHADOW), (REGIONS["edoras"], FREE)}
    state.teams.captors[REGIONS["edoras"]] = "saruman"
    assert set(RULESET.laws(state)) == {
        "there is no army of two partners in moria",
        "there is no army of two partners in edoras",
        "the captors are not those of the settlements captured",
    }
