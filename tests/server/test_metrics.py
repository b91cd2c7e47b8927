"""Health and metrics: what watches over a server is told, and only that."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from random import Random

import pytest
from fastapi.testclient import TestClient
from prometheus_client.parser import text_string_to_metric_families
from starlette.websockets import WebSocketDisconnect

from ringwar.server.store.database import Unavailable
from server.parlour import Parlour, parlour

SEATS = {"gandalf": "me", "witch-king": "me"}


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Parlour]:
    """A server with a database of its own."""
    with parlour(tmp_path) as made:
        yield made


def at(house: Parlour, address: str = "127.0.0.1") -> TestClient:
    """Somebody who calls from an address."""
    return TestClient(house.app, client=(address, 50000))


def counted(house: Parlour) -> dict[str, float]:
    """What is counted, by name and labels."""
    reply = at(house).get("/api/metrics")
    assert reply.status_code == 200
    families = text_string_to_metric_families(reply.text)
    return {
        " ".join(
            (each.name, *(each.labels.get(name, "") for name in ("method", "route", "status")))
        ).strip(): each.value
        for family in families
        for each in family.samples
        if not each.name.endswith("_bucket")
    }


def test_a_server_that_is_well_says_so_with_its_version(house: Parlour) -> None:
    assert house.someone().get("/api/health") == {"status": "ok", "version": version("ringwar")}


def test_a_server_without_its_database_says_so_to_everybody(house: Parlour, monkeypatch: pytest.MonkeyPatch) -> None:
    someone = house.someone("Sam")

    def away() -> None:
        raise Unavailable("the database is not available")

    monkeypatch.setattr(house.app.state.database, "reading", away)
    for path in ("/api/health", "/api/me", "/api/metrics"):
        reply = at(house).get(path) if path.endswith("metrics") else someone.ask("GET", path)
        assert (reply.status_code, reply.json()["key"], reply.headers["Retry-After"]) == (503, "unavailable", "5")


def test_calls_are_counted_by_route_and_status(house: Parlour) -> None:
    someone = house.someone("Sam")
    for game in ("g1", "g2"):
        someone.ask("GET", f"/api/games/{game}")
    someone.ask("GET", "/nowhere/at/all")
    found = counted(house)
    assert found["ringwar_request_seconds_count POST /api/guests 200"] == 1
    assert found["ringwar_request_seconds_count GET /api/games/{game} 404"] == 2
    assert found["ringwar_request_seconds_count GET (none) 404"] == 1
    assert not any("g1" in name for name in found)


def test_games_answers_and_sockets_are_counted(house: Parlour) -> None:
    someone = house.someone("Sam")
    before = counted(house)
    assert (before["ringwar_open_games"], before["ringwar_live_games"], before["ringwar_answers_total"]) == (0, 0, 0)
    game = someone.make("cardgame", SEATS, scenario="duel")["id"]
    assert someone.play(game, Random(1))
    with someone.client.websocket_connect(f"/api/games/{game}/live") as socket:
        socket.receive_json()
        during = counted(house)
    assert (during["ringwar_open_games"], during["ringwar_live_games"], during["ringwar_sockets"]) == (1, 1, 1)
    assert during["ringwar_answers_total"] >= 1
    assert (during["ringwar_queue"], during["ringwar_worker_restarts_total"]) == (0, 0)
    assert counted(house)["ringwar_sockets"] == 0


def test_a_websocket_that_is_refused_is_counted_as_such(house: Parlour) -> None:
    someone = house.someone("Sam")
    foreign = {"Origin": "https://elsewhere.example"}
    with pytest.raises(WebSocketDisconnect), someone.client.websocket_connect("/api/games/g1/live", headers=foreign):
        pass
    assert counted(house)["ringwar_request_seconds_count WEBSOCKET (none) 403"] == 1


@pytest.mark.parametrize("address", ["127.0.0.1", "::1"])
def test_metrics_are_given_to_this_machine(house: Parlour, address: str) -> None:
    assert at(house, address).get("/api/metrics").status_code == 200


@pytest.mark.parametrize("address", ["192.0.2.1", "2001:db8::1", "testclient"])
def test_metrics_are_not_given_to_others(house: Parlour, address: str) -> None:
    reply = at(house, address).get("/api/metrics")
    assert (reply.status_code, reply.json()["key"]) == (403, "only-scrapers")


def test_metrics_are_not_given_through_a_proxy_of_this_machine(house: Parlour) -> None:
    for header in ("X-Forwarded-For", "Forwarded", "X-Real-IP"):
        assert at(house).get("/api/metrics", headers={header: "127.0.0.1"}).status_code == 403


def test_metrics_are_given_to_whom_the_settings_name(tmp_path: Path) -> None:
    with parlour(tmp_path, scrapers=("192.0.2.0/24",)) as house:
        assert at(house, "192.0.2.7").get("/api/metrics").status_code == 200
        assert at(house).get("/api/metrics").status_code == 403
