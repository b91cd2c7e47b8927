"""What administrators see and do, by calls and by command."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from cli.conftest import Run, run
from ringwar.server.base.settings import Settings
from ringwar.server.store import Database
from ringwar.server.store.administration import PAGE, Administration
from ringwar.server.store.people import People
from ringwar.server.store.schema import games
from server.gate import HASH, Clock, account, add_game, browser, guest, log_in, new_app, new_database, refused, rows

__all__ = ["run"]


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    database = new_database(tmp_path)
    yield database
    database.close()


@pytest.fixture
def app(database: Database) -> FastAPI:
    return new_app(database, Clock(), Settings())


@pytest.fixture
def administrator(app: FastAPI) -> TestClient:
    client = account(app, "Elrond")
    acting = Administration(app.state.database, app.state.now, "test")
    acting.appoint(acting.named("elrond"))
    return client


def me(client: TestClient) -> str:
    """The id of whoever is logged in."""
    return str(client.get("/api/me").json()["id"])


CALLS = [("GET", path) for path in ("people", "games", "audit")] + [
    ("POST", path) for path in ("ban", "unban", "close")
]


@pytest.mark.parametrize("method, path", CALLS)
def test_for_everybody_else_there_is_nothing_here(app: FastAPI, method: str, path: str) -> None:
    body = {"person": "x", "reason": "x"} if path == "ban" else {"game" if path == "close" else "person": "x"}
    for client in (browser(app), guest(app, "Anna")):
        reply = client.request(method, f"/api/admin/{path}", json=body if method == "POST" else None)
        assert refused(reply) == (404, "not-found")
        assert reply.json() == client.get("/nowhere").json()


def test_an_administrator_bans_and_lets_in_again(app: FastAPI, administrator: TestClient) -> None:
    anna = guest(app, "Anna")
    ban = {"person": me(anna), "reason": "insults"}
    assert administrator.post("/api/admin/ban", json=ban).status_code == 204
    assert refused(anna.get("/api/me")) == (403, "banned")
    banned = {each["name"]: each["banned"] for each in administrator.get("/api/admin/people").json()}
    assert banned == {"Anna": "insults", "Elrond": None}
    assert administrator.post("/api/admin/unban", json={"person": ban["person"]}).status_code == 204
    assert anna.get("/api/me").is_success
    assert refused(administrator.post("/api/admin/unban", json={"person": "nobody"})) == (422, "no-such-person")


def test_an_administrator_who_is_banned_administers_nothing(app: FastAPI, administrator: TestClient) -> None:
    administrator.post("/api/admin/ban", json={"person": "Elrond", "reason": "a test"})
    assert refused(administrator.get("/api/admin/people")) == (403, "banned")


def test_a_game_is_closed_and_its_room_is_told(app: FastAPI, database: Database, administrator: TestClient) -> None:
    told: list[str] = []
    app.state.closer = told.append
    anna = People(database, Clock()).add_guest("Anna")
    add_game(database, "game", anna, "Anna")
    assert [each["status"] for each in administrator.get("/api/admin/games").json()] == ["running"]
    assert administrator.post("/api/admin/close", json={"game": "game"}).status_code == 204
    assert rows(database, games.c.status, games.c.waiting, games.c.thinking) == [("abandoned", [], False)]
    assert rows(database, games.c.revision) == [(1,)]
    assert refused(administrator.post("/api/admin/close", json={"game": "game"})) == (422, "no-such-game-runs")
    assert told == ["game"]


def test_a_game_that_is_over_stays_as_it_ended(database: Database, administrator: TestClient) -> None:
    anna = People(database, Clock()).add_guest("Anna")
    add_game(database, "game", anna, "Anna", status="finished")
    assert refused(administrator.post("/api/admin/close", json={"game": "game"})) == (422, "no-such-game-runs")
    assert rows(database, games.c.status) == [("finished",)]


def test_lists_show_nothing_of_what_is_hidden(database: Database, administrator: TestClient) -> None:
    add_game(database, "game", People(database, Clock()).add_guest("Anna"), "Anna")
    [game] = administrator.get("/api/admin/games").json()
    assert game.keys() == {"id", "game", "status", "access", "creator", "count", "created", "changed"}
    shown = administrator.get("/api/admin/people").text
    assert "argon2" not in shown
    assert "email" not in shown


def test_every_deed_is_written_down(app: FastAPI, administrator: TestClient) -> None:
    anna = me(guest(app, "Anna"))
    administrator.post("/api/admin/ban", json={"person": anna, "reason": "insults"})
    administrator.post("/api/admin/unban", json={"person": anna})
    entries = administrator.get("/api/admin/audit").json()
    assert [(each["what"], each["about"]) for each in entries[:2]] == [
        ("unban", {"person": anna}),
        ("ban", {"person": anna, "reason": "insults"}),
    ]
    assert {each["who"] for each in entries[:2]} == {me(administrator)}
    assert (entries[2]["what"], entries[2]["who"]) == ("appoint", "test")


def test_lists_come_a_page_at_a_time(database: Database, administrator: TestClient) -> None:
    store = People(database, Clock())
    for number in range(PAGE):
        store.add_guest(f"Guest {number}")
    first, rest = (administrator.get("/api/admin/people", params={"skip": skip}).json() for skip in (0, PAGE))
    assert (len(first), len(rest)) == (PAGE, 1)
    assert len({each["id"] for each in first + rest}) == PAGE + 1
    assert refused(administrator.get("/api/admin/people", params={"skip": -1})) == (422, "bad-request")


def test_the_command_does_what_administrators_do(run: Run, app: FastAPI, database: Database) -> None:
    anna = account(app, "Anna")
    add_game(database, "game", People(database, Clock()).add_guest("Bert"), "Bert")
    admin = ("admin", "--database", str(database.url))
    assert "account Anna\n" in run(*admin, "list").out
    assert run(*admin, "ban", "anna", "--reason", "insults\x1b[2J").out == "anna is banned\n"
    assert refused(anna.get("/api/me")) == (403, "banned")
    assert "banned: insults" in run(*admin, "list").out
    assert run(*admin, "unban", "anna").status == 0
    assert run(*admin, "make-administrator", "anna").status == 0
    assert anna.get("/api/admin/people").is_success
    assert "cardgame running private 0 answers" in run(*admin, "list", "games").out
    assert run(*admin, "close", "game").out == "game is abandoned\n"
    deeds = [line.split()[2:4] for line in run(*admin, "audit").out.splitlines()]
    assert deeds == [["command", deed] for deed in ("close", "appoint", "unban", "ban")]


def test_the_command_makes_accounts_and_passwords(run: Run, database: Database) -> None:
    app = new_app(database, Clock(), Settings(open_accounts=False))
    admin = ("admin", "--database", str(database.url))
    first = run(*admin, "new-account", "Anna").out.split()[-1]
    client = browser(app)
    assert log_in(client, "Anna", first).is_success
    second = run(*admin, "new-password", "anna").out.split()[-1]
    assert refused(client.get("/api/me")) == (401, "not-logged-in")
    assert refused(log_in(client, "Anna", first)) == (401, "wrong-login")
    assert log_in(client, "Anna", second).is_success
    assert first not in run(*admin, "audit").out


@pytest.mark.parametrize(
    "words, said",
    [
        (["unban", "nobody"], "nobody"),
        (["close", "nothing"], "no such game"),
        (["make-administrator", "GUEST"], "only accounts"),
        (["new-password", "GUEST"], "only accounts"),
        (["new-account", "anna"], "somebody else"),
    ],
)
def test_what_the_command_cannot_do_is_said_in_a_line(
    run: Run, database: Database, words: list[str], said: str
) -> None:
    store = People(database, Clock())
    store.add_account("Anna", HASH)
    guest = store.add_guest("Bert").id
    ran = run("admin", "--database", str(database.url), *(word.replace("GUEST", guest) for word in words))
    assert (ran.status, ran.out) == (1, "")
    assert said in ran.err


def test_the_command_makes_no_database(run: Run, tmp_path: Path) -> None:
    ran = run("admin", "--database", f"sqlite:///{tmp_path / 'none.sqlite'}", "list")
    assert (ran.status, ran.out) == (1, "")
    assert not (tmp_path / "none.sqlite").exists()
    (tmp_path / "empty.sqlite").touch()
    assert run("admin", "--database", f"sqlite:///{tmp_path / 'empty.sqlite'}", "list").status == 1
    (tmp_path / "other.sqlite").write_text("this is a letter to somebody, and no database at all")
    assert run("admin", "--database", f"sqlite:///{tmp_path / 'other.sqlite'}", "list").status == 1
    assert run("admin", "--database", "nonsense", "list").status == 2
