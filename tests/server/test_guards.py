"""What stands before every call: headers, origins, sizes, rates, and a reply where we fail."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import pytest
from fastapi import Depends, FastAPI, Request, WebSocket
from starlette.testclient import TestClient, WebSocketDenialResponse
from starlette.types import Message, Scope

from ringwar.server.base.errors import Denied
from ringwar.server.base.settings import Settings
from ringwar.server.doors.callers import COOKIE, caller
from ringwar.server.doors.guards import CLOSED, MOST_BYTES, Bodies, refuse
from ringwar.server.doors.rates import ANSWERS, CHAT, GAMES, OTHER, PEOPLE, RATES, THOUGHTS, Rates, address_of, group_of
from ringwar.server.doors.replies import language_of
from ringwar.server.store import Database
from ringwar.server.store.people import Person
from server.gate import OURS, Clock, browser, guest, log_in, new_app, new_database, refused

LIVE = "ws://ringwar.example/api/live"
SECURE = "https://ringwar.example"


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    database = new_database(tmp_path)
    yield database
    database.close()


@pytest.fixture
def app(database: Database, clock: Clock) -> FastAPI:
    return serving(database, clock, Settings())


def serving(database: Database, clock: Clock, settings: Settings) -> FastAPI:
    """The app with a call that echoes, one that fails, and a WebSocket."""
    app = new_app(database, clock, settings)

    @app.post("/api/echo")
    async def echo(request: Request) -> int:
        return len(await request.body())

    @app.get("/api/broken")
    def broken() -> None:
        raise RuntimeError("the secret of the house")

    @app.websocket("/api/live")
    async def live(socket: WebSocket, caller: Annotated[Person | None, Depends(caller)]) -> None:
        await socket.accept()
        await socket.send_text(caller.name if caller else "nobody")
        await socket.close()

    return app


@pytest.mark.parametrize(
    "method, path, status",
    [("GET", "/api/me", 401), ("GET", "/nowhere", 404), ("POST", "/api/me", 405), ("GET", "/api/broken", 500)],
)
def test_every_reply_has_headers_that_bind_the_browser(app: FastAPI, method: str, path: str, status: int) -> None:
    reply = browser(app).request(method, path)
    assert reply.status_code == status
    policy = reply.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert reply.headers["x-content-type-options"] == "nosniff"
    assert reply.headers["referrer-policy"] == "no-referrer"
    assert reply.headers["cross-origin-opener-policy"] == "same-origin"
    assert "camera=()" in reply.headers["permissions-policy"]
    assert "strict-transport-security" not in reply.headers


def test_where_people_come_by_tls_browsers_come_no_other_way(database: Database, clock: Clock) -> None:
    app = serving(database, clock, Settings(address=SECURE))
    assert browser(app).get("/nowhere").headers["strict-transport-security"] == "max-age=31536000"


def test_what_the_interface_answers_is_kept_by_no_cache(app: FastAPI) -> None:
    assert guest(app, "Anna").get("/api/me").headers["cache-control"] == "no-store"


def test_a_refusal_of_a_guard_has_the_headers_too(app: FastAPI) -> None:
    reply = browser(app).post("/api/echo", headers={"X-Ringwar": "0"})
    assert reply.status_code == 403
    assert reply.headers["x-content-type-options"] == "nosniff"


def test_whatever_there_is_not_is_refused_in_the_same_form(app: FastAPI) -> None:
    client = browser(app)
    assert refused(client.get("/nowhere")) == (404, "not-found")
    reply = client.post("/api/me")
    assert refused(reply) == (405, "no-such-method")
    assert "GET" in reply.headers["allow"]


def test_a_fault_of_ours_is_logged_and_not_told(app: FastAPI, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR, "ringwar.server"):
        reply = browser(app).get("/api/broken")
    assert refused(reply) == (500, "failed")
    assert "secret of the house" not in reply.text
    assert "secret of the house" in caplog.text


@pytest.mark.parametrize("header", [{}, {"X-Ringwar": ""}, {"X-Ringwar": "yes"}])
def test_what_changes_something_needs_our_header(app: FastAPI, header: dict[str, str]) -> None:
    client = TestClient(app, "http://ringwar.example", headers=header)
    assert refused(client.post("/api/guests", json={"name": "Anna"})) == (403, "no-header")
    assert refused(client.delete("/api/me")) == (403, "no-header")
    assert refused(client.get("/api/me")) == (401, "not-logged-in")


FOREIGN = ["http://evil.example", "null", "", "http://ringwar.example.evil.example", "http://ringwar.example:81"]
OWN = ["http://ringwar.example", "http://RINGWAR.example", "https://ringwar.example"]


@pytest.mark.parametrize("origin", [*FOREIGN, "file://ringwar.example", "https://play.example"])
def test_another_site_changes_nothing_and_opens_no_live_connection(app: FastAPI, origin: str) -> None:
    client = browser(app)
    reply = client.post("/api/guests", json={"name": "Anna"}, headers={"Origin": origin})
    assert refused(reply) == (403, "foreign-origin")
    with pytest.raises(WebSocketDenialResponse) as denial, client.websocket_connect(LIVE, headers={"Origin": origin}):
        pass
    assert refused(denial.value) == (403, "foreign-origin")


@pytest.mark.parametrize("origin", OWN)
def test_our_own_pages_change_things_and_live(app: FastAPI, origin: str) -> None:
    client = browser(app)
    assert client.post("/api/echo", headers={"Origin": origin}).is_success
    with client.websocket_connect(LIVE, headers={"Origin": origin}):
        pass


def test_a_live_connection_knows_who_calls(app: FastAPI) -> None:
    for client, name in ((guest(app, "Anna"), "Anna"), (browser(app), "nobody")):
        with client.websocket_connect(LIVE) as socket:
            assert socket.receive_text() == name


def test_programs_that_are_no_page_have_no_origin(app: FastAPI) -> None:
    with browser(app).websocket_connect("/api/live"):
        pass
    assert browser(app).post("/api/echo").is_success


def test_the_address_that_people_type_is_our_own_behind_a_proxy_too(database: Database, clock: Clock) -> None:
    app = serving(database, clock, Settings(address="https://play.example/"))
    client = TestClient(app, "http://127.0.0.1:8000", headers=OURS)
    assert client.post("/api/echo", headers={"Origin": "https://play.example"}).is_success
    assert client.post("/api/echo", headers={"Origin": "http://play.example"}).status_code == 403


def test_a_live_connection_is_closed_where_the_server_cannot_reply_to_it() -> None:
    sent: list[Message] = []
    scope: Scope = {"type": "websocket", "headers": [], "query_string": b""}
    asyncio.run(refuse(Denied(403, "foreign-origin"), scope, silent, gathering(sent)))
    assert sent == [{"type": "websocket.close", "code": CLOSED}]


async def silent() -> Message:
    """Nobody says anything more."""
    return {"type": "http.disconnect"}


def gathering(sent: list[Message]) -> Any:
    """A way to send that keeps what is sent."""

    async def send(message: Message) -> None:
        sent.append(message)

    return send


def test_a_body_that_is_too_large_is_refused(app: FastAPI) -> None:
    client = browser(app)
    assert client.post("/api/echo", content=b"x" * MOST_BYTES).json() == MOST_BYTES
    assert refused(client.post("/api/echo", content=b"x" * (MOST_BYTES + 1))) == (413, "body-too-large")


@pytest.mark.parametrize("said", ["9" * 5000, "-1", "x"])
def test_a_size_that_cannot_be_is_too_large(app: FastAPI, said: str) -> None:
    assert browser(app).post("/api/echo", headers={"Content-Length": said}).status_code == 413


def test_a_body_of_unknown_size_is_read_no_further_than_it_may_go() -> None:
    pieces = iter(range(1000))
    sent: list[Message] = []

    async def receive() -> Message:
        next(pieces)
        return {"type": "http.request", "body": b"x" * 100_000, "more_body": True}

    async def app(*_: Any) -> None:
        raise AssertionError

    scope: Scope = {"type": "http", "headers": [], "query_string": b"", "method": "POST", "path": "/"}
    asyncio.run(Bodies(app)(scope, receive, gathering(sent)))
    assert sent[0]["status"] == 413
    assert next(pieces) == MOST_BYTES // 100_000 + 1


def test_a_bucket_empties_and_fills_again(clock: Clock) -> None:
    rates = Rates(clock)
    burst, a_second = RATES[CHAT]
    assert [rates.take(CHAT, "anna") for _ in range(int(burst))] == [0] * int(burst)
    assert rates.take(CHAT, "anna") == pytest.approx(1 / a_second)
    assert rates.take(CHAT, "bert") == rates.take(ANSWERS, "anna") == 0
    clock.at += 1 / a_second
    assert rates.take(CHAT, "anna") == 0
    assert rates.take(CHAT, "anna") > 0
    clock.at += 1_000_000
    assert [rates.take(CHAT, "anna") for _ in range(int(burst) + 1)][-2:] == [0, pytest.approx(1 / a_second)]


def test_a_clock_that_is_set_back_gives_and_takes_nothing(clock: Clock) -> None:
    rates = Rates(clock)
    rates.take(CHAT, "anna")
    clock.at -= 1_000_000
    assert rates.take(CHAT, "anna") == 0


def test_whoever_runs_the_server_says_how_often_one_may_call(clock: Clock) -> None:
    burst = int(RATES[CHAT].burst)
    generous, strict = Rates(clock, 10), Rates(clock, 0.001)
    assert [generous.take(CHAT, "anna") for _ in range(burst * 10)] == [0] * burst * 10
    assert generous.take(CHAT, "anna") > 0
    assert strict.take(CHAT, "anna") == 0
    assert strict.take(CHAT, "anna") > 0


def test_only_so_many_buckets_are_kept(clock: Clock) -> None:
    rates = Rates(clock, most=100)
    for number in range(1000):
        rates.take(OTHER, str(number))
        rates.take(OTHER, "always")
    assert len(rates) == 100
    assert rates.take(OTHER, "always") > 0


@pytest.mark.parametrize(
    "method, path, group",
    [
        ("POST", "/api/guests", PEOPLE),
        ("POST", "/api/sessions", PEOPLE),
        ("DELETE", "/api/me", PEOPLE),
        ("GET", "/api/me", OTHER),
        ("POST", "/api/games", GAMES),
        ("GET", "/api/games", OTHER),
        ("GET", "/api/games/abc", OTHER),
        ("POST", "/api/games/abc/answers", ANSWERS),
        ("POST", "/api/games/abc/undo/5", ANSWERS),
        ("POST", "/api/games/abc/preview", THOUGHTS),
        ("GET", "/api/games/abc/hint", THOUGHTS),
        ("GET", "/api/games/abc/odds", THOUGHTS),
        ("POST", "/api/games/abc/chat", CHAT),
        ("GET", "/api/games/abc/chat", OTHER),
        ("GET", "/rules", OTHER),
    ],
)
def test_calls_belong_to_groups(method: str, path: str, group: str) -> None:
    assert group_of({"type": "http", "method": method, "path": path}) == group


def test_a_live_connection_is_a_call_like_others() -> None:
    assert group_of({"type": "websocket", "path": "/api/games/abc/live"}) == OTHER


def test_whoever_calls_too_often_is_told_when_to_come_back(app: FastAPI, clock: Clock) -> None:
    client = browser(app)
    for number in range(int(RATES[PEOPLE].burst)):
        assert client.post("/api/guests", json={"name": f"Anna {number}"}).is_success
    reply = client.post("/api/guests", json={"name": "Anna"})
    assert refused(reply) == (429, "too-often")
    assert int(reply.headers["retry-after"]) == reply.json()["about"]["seconds"] == 2
    assert client.get("/api/me").is_success
    clock.at += 2
    assert client.post("/api/guests", json={"name": "Anna"}).is_success


def test_a_person_calls_from_many_addresses_no_more_often(database: Database, clock: Clock) -> None:
    app = serving(database, clock, Settings(proxies=("127.0.0.1",)))
    token = {COOKIE: guest(app, "Anna").cookies[COOKIE]}
    allowed = 0
    for number in range(2 * int(RATES[PEOPLE].burst)):
        client = TestClient(app, headers=OURS, cookies=token, client=("127.0.0.1", 1))
        reply = client.put("/api/me/shunned/x", json={}, headers={"X-Forwarded-For": f"192.0.2.{number}"})
        allowed += reply.status_code == 204
    assert allowed == RATES[PEOPLE].burst


def test_nobody_guesses_the_password_of_one_name_from_many_addresses(
    database: Database, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ringwar.server.doors.passwords.matches", lambda *_: False)
    app = serving(database, clock, Settings(proxies=("127.0.0.1",)))
    replies = []
    for number in range(101):
        client = TestClient(app, headers=OURS | {"X-Forwarded-For": f"192.0.2.{number}"}, client=("127.0.0.1", 1))
        replies.append(log_in(client, "Anna" if number % 2 else "ANNA", "guess").status_code)
    assert replies == [401] * 100 + [429]


@pytest.mark.parametrize(
    "client, forwarded, proxies, address",
    [
        ("192.0.2.1", "", (), "192.0.2.1"),
        ("192.0.2.1", "198.51.100.7", (), "192.0.2.1"),
        ("127.0.0.1", "198.51.100.7", (), "127.0.0.1"),
        ("127.0.0.1", "198.51.100.7", ("127.0.0.1",), "198.51.100.7"),
        ("127.0.0.1", "203.0.113.9, 198.51.100.7", ("127.0.0.1",), "198.51.100.7"),
        ("127.0.0.1", "203.0.113.9, 198.51.100.7, 10.1.2.3", ("127.0.0.1", "10.0.0.0/8"), "198.51.100.7"),
        ("127.0.0.1", "nonsense", ("127.0.0.1",), "127.0.0.1"),
        ("127.0.0.1", "", ("127.0.0.1",), "127.0.0.1"),
        ("2001:db8:1:2:3:4:5:6", "", (), "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.1", "", (), "192.0.2.1"),
        ("::1", "198.51.100.7", ("::1",), "198.51.100.7"),
        ("a socket", "198.51.100.7", ("127.0.0.1",), "None"),
    ],
)
def test_only_our_proxies_are_believed(client: str, forwarded: str, proxies: tuple[str, ...], address: str) -> None:
    headers = [(b"x-forwarded-for", forwarded.encode())] if forwarded else []
    assert address_of({"type": "http", "client": (client, 1), "headers": headers}, proxies) == address


@pytest.mark.parametrize(
    "query, header, language",
    [
        (b"", b"", "en"),
        (b"language=de", b"", "de"),
        (b"language=tlh", b"fr;q=0.5, de-AT;q=0.9, en;q=0.1", "de"),
        (b"", b"de;q=0, en", "en"),
        (b"", b"DE", "de"),
        (b"", b"*;q=x,;;,", "en"),
        (b"language=../../etc", b"", "en"),
    ],
)
def test_the_language_is_the_first_wished_for_that_we_speak(
    query: bytes, header: bytes, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ringwar.server.doors.replies.spoken", lambda: ("de", "en"))
    scope = {"type": "http", "query_string": query, "headers": [(b"accept-language", header)]}
    assert language_of(scope) == language
