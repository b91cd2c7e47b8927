"""Positions over the wire: laid out and checked, and the documents of moments of games."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import ringwar
from ringwar.server.doors.rates import THOUGHTS, group_of
from server.parlour import FREE, JSON, SHADOW, Parlour, Someone, parlour
from server.tables import BOTH, WAR, played_out

SETUPS: list[JSON] = [
    {},
    {"players": 3},
    {"players": 4},
    {"expansions": ["lords"]},
    {"players": 4, "expansions": ["lords"], "options": {"council-of-rivendell": "yes"}},
]


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Parlour]:
    with parlour(tmp_path) as made:
        yield made


def laid(someone: Someone, document: JSON, **more: str) -> JSON:
    """What is replied to a document that can be played."""
    found: JSON = someone.post("/api/positions", {"document": document}, headers=more)
    return found


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_document_is_completed_and_shown_whoever_asks(here: Parlour, setup: JSON) -> None:
    nobody = here.someone()
    opening = {"phase": "council"} if "expansions" in setup else {}
    reply = laid(nobody, {"game": "boardgame", **setup, **opening})
    assert reply["document"] == ringwar.write_position(ringwar.start("boardgame", **setup))
    assert reply["seats"] == list(reply["document"]["hands"])
    assert reply["view"]["armies"]["minas-tirith"]["gondor-regular"] == 3
    assert reply["question"]["words"]
    assert laid(nobody, reply["document"]) == reply


def test_the_table_is_shown_before_anything_happens(here: Parlour) -> None:
    document = {"game": "boardgame", "phase": "recover", "turn": 4, "dice": {FREE: [], SHADOW: []}}
    reply = laid(here.someone(), document)
    assert (reply["document"]["phase"], reply["document"]["turn"]) == ("recover", 4)
    assert reply["question"]["side"] == "chance"


def test_a_position_that_is_over_asks_nothing(here: Parlour) -> None:
    whole = played_out("boardgame")
    assert laid(here.someone(), ringwar.write_position(whole))["question"] is None


@pytest.mark.parametrize(
    "fields, at, why, clauses",
    [
        (
            {"armies": {"osgiliath": {"gondor": {"regular": 11}}}},
            "armies.osgiliath",
            "11 units are more than 10",
            ["BG-STACK-01", "BG-STACK-02"],
        ),
        (
            {"armies": {"dale": {"gondor": {"elite": 6}}}},
            "armies",
            "there are 6 of Gondor elite, and only 5 in the box",
            ["BG-SETUP-27"],
        ),
        (
            {"hands": {SHADOW: ["fp-strategy-01"]}},
            "hands.shadow[0]",
            "The Last Battle is a card of the other side",
            [],
        ),
    ],
)
def test_what_cannot_be_is_refused_with_its_place_and_plain_words(
    here: Parlour, fields: JSON, at: str, why: str, clauses: list[str]
) -> None:
    nobody = here.someone()
    body = {"document": {"game": "boardgame", **fields}}
    reply = nobody.ask("POST", "/api/positions", body)
    said = reply.json()
    assert reply.status_code == 422
    assert (said["about"]["at"], said["why"], said["clauses"]) == (at, why, clauses)
    assert said["words"].startswith(at)
    ukrainian = nobody.ask("POST", "/api/positions", body, headers={"Accept-Language": "uk"}).json()
    assert ukrainian["why"] != why


@pytest.mark.parametrize("document", [{}, {"game": "chess"}, {"game": ["boardgame"]}, {"game": "boardgame", "x": 1}])
def test_what_is_no_document_is_refused(here: Parlour, document: JSON) -> None:
    assert here.someone().refused("POST", "/api/positions", {"document": document})[0] == 422


def test_documents_are_checked_as_often_as_anything_that_needs_thought() -> None:
    for path in ("/api/positions", "/api/games/x/document"):
        assert group_of({"type": "http", "method": "GET", "path": path}) == THOUGHTS


# Moments of games


def war(someone: Someone, at: int, **more: object) -> str:
    """A board game that goes on, after so many answers."""
    document = ringwar.write_position(played_out("boardgame").at(at))
    document.pop("answers", None)
    return str(someone.post("/api/games", {"seats": WAR, "from": {"document": document}, **more})["id"])


def document(someone: Someone, game: str, **query: object) -> JSON:
    found: JSON = someone.get(f"/api/games/{game}/document", params=query)["document"]
    return found


def test_while_a_game_goes_on_everybody_gets_what_they_see(here: Parlour) -> None:
    anna, ben = here.someone("Anna"), here.someone("Ben")
    game = war(anna, 150, seats={FREE: "me", SHADOW: "open"}, access="listed")
    ben.post(f"/api/games/{game}/seats", {"seat": SHADOW, "join": ""})
    for someone, own, other in ((anna, FREE, SHADOW), (ben, SHADOW, FREE)):
        found = document(someone, game, seat=other)
        hands = someone.game(game)["views"][own]["hands"]
        assert sorted(found["hands"][own]) == hands[own]["cards"]
        assert hands[other]["size"] > 0
        assert found["hands"][other] == []
        assert laid(someone, found)["view"]["armies"] == someone.game(game)["views"][own]["armies"]
    assert set(map(len, document(here.someone("Cleo"), game)["hands"].values())) == {0}


def test_friends_at_one_screen_do_not_show_each_other_their_hands(here: Parlour) -> None:
    anna = here.someone("Anna")
    game = war(anna, 150, seats={FREE: "me", SHADOW: {"local": "Ben"}})
    for seat, other in ((FREE, SHADOW), (SHADOW, FREE)):
        hands = document(anna, game, seat=seat)["hands"]
        assert hands[seat]
        assert hands[other] == []


def test_once_a_game_is_over_nothing_is_hidden(here: Parlour) -> None:
    anna = here.someone("Anna")
    position = played_out("boardgame")
    made = anna.post("/api/games", {"from": {"record": ringwar.save(position)}, "access": "listed"})
    cleo = here.someone("Cleo")
    for at in (0, 150, 151, 400):
        here_then = position.at(at)
        expected = ringwar.write_position(here_then)
        for name in ("answers", "given"):
            expected.pop(name, None)
        assert document(cleo, made["id"], at=at) == expected
    last = document(cleo, made["id"])
    assert last["phase"] == "over"
    path = f"/api/games/{made['id']}/document?at={position.count + 1}"
    assert cleo.refused("GET", path) == (404, "no-such-moment")


def test_moments_that_have_no_document(here: Parlour) -> None:
    anna = here.someone("Anna")
    going = anna.make("cardgame", BOTH, scenario="duel")["id"]
    assert anna.refused("GET", f"/api/games/{going}/document") == (409, "not-over")
    waiting = anna.make("boardgame", {FREE: "me", SHADOW: "open"})["id"]
    assert anna.refused("GET", f"/api/games/{waiting}/document") == (409, "not-begun")
    assert here.someone("Cleo").refused("GET", f"/api/games/{waiting}/document")[0] == 404
