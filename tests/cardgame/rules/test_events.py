"""Chapter 8: events."""

from __future__ import annotations

from typing import Any

import pytest

from cardgame.quiet import small
from cardgame.tables import gained, names, table
from helpers import play
from marks import rule


@rule("CG-EVENT-01")
def test_an_event_is_revealed_paid_for_carried_out_and_eliminated() -> None:
    seats = small(
        {"aragorn": {"hand": ["paths-of-the-dead", "boromir", "elrond"], "deck": ["arwen", "halbarad", "denethor"]}}
    )
    start = table(to_act="aragorn", seats=seats)
    game = play(start, "play", "paths-of-the-dead")
    assert game.question is not None
    assert game.question.key == "cycle"
    assert game.view("saruman")["resolving"] == ["paths-of-the-dead"]
    game = play(game, "boromir")
    assert game.question is not None
    assert game.question.key == "forsake"
    assert gained(start, game, "eliminated", "aragorn") == set()  # not before its text is done
    game = play(game, "elrond", "arwen")
    assert game.view("saruman")["resolving"] == ["paths-of-the-dead"]
    game = play(game, "halbarad")
    assert game.state.resolving == ()
    assert gained(start, game, "eliminated", "aragorn") == {"paths-of-the-dead", "elrond", "arwen"}


@rule("CG-EVENT-02")
def test_an_event_being_carried_out_is_nowhere_on_the_table_and_cannot_be_forsaken() -> None:
    seats = small({"aragorn": {"hand": ["paths-of-the-dead"], "reserve": ["elrond"], "deck": ["arwen", "halbarad"]}})
    game = play(table(battlegrounds={"lorien": []}, path="imladris", to_act="aragorn", seats=seats), "play")
    assert game.question is not None
    assert game.question.key == "forsake"
    assert game.names() == ["elrond", "top-of-deck"]
    assert game.state.hands["aragorn"] == game.state.cycles["aragorn"] == game.state.path_cards == ()
    assert names(game.state.reserves["aragorn"]) == {"elrond"}
    assert list(game.state.battlegrounds.values()) == [()]


@rule("CG-EVENT-03", "CG-AMB-22")
@pytest.mark.parametrize(
    ("seat", "event", "table_fields"),
    [
        ("witch-king", "the-black-captain", {}),
        ("saruman", "threats-and-promises", {}),
        (
            "frodo",
            "there-is-another-way",
            {"path": "bag-end", "paths_activated": ["bucklebury-ferry", "gildors-encampment"]},
        ),
        ("frodo", "death-ride-to-ruin", {}),
    ],
)
def test_an_event_without_effect_is_paid_for_and_eliminated(seat: str, event: str, table_fields: Any) -> None:
    other = {"witch-king": "grishnakh", "saruman": "gollum", "frodo": "gimli"}[seat]
    start = table(to_act=seat, seats=small({seat: {"hand": [event, other]}}), **table_fields)
    game = play(start, "play", event)
    assert gained(start, game, "eliminated", seat) == {event}
    assert names(game.state.cycles[seat]) == {other}
    assert game.state.path == start.state.path
    assert game.state.battlegrounds == {}


BLACK_CAPTAIN = ["the-black-captain", "grishnakh"]


@rule("CG-EX-28")
@pytest.mark.parametrize("moved", ["yes", "no"])
def test_the_black_captain_leads_the_witch_king_out_in_the_round_he_came(moved: str) -> None:
    seats = small({"witch-king": {"hand": BLACK_CAPTAIN, "locked": ["the-witch-king"]}})
    start = table(to_act="witch-king", seats=seats)
    assert "move" not in start.names()
    game = play(start, "play", "the-black-captain")
    assert set(game.names()) == {"lorien", "minas-tirith", "dol-guldur", "minas-morgul", "morannon"}
    game = play(game, "minas-tirith", moved)
    there = {place.name: names(cards) for place, cards in game.state.battlegrounds.items()}
    assert there == {"minas-tirith": {"the-witch-king"} if moved == "yes" else set()}
    assert names(game.state.reserves["witch-king"]) == (set() if moved == "yes" else {"the-witch-king"})
    assert gained(start, game, "eliminated", "witch-king") == {"the-black-captain"}
