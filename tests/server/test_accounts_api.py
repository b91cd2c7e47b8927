"""Calls about people, as a browser makes them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from argon2 import PasswordHasher
from fastapi import FastAPI
from starlette.testclient import TestClient

from ringwar.server.base.settings import Settings
from ringwar.server.doors import passwords
from ringwar.server.doors.callers import COOKIE
from ringwar.server.store import Database
from ringwar.server.store.administration import Administration
from ringwar.server.store.people import People
from ringwar.server.store.schema import logins, people, seats
from server.gate import PASSWORD, Clock, account, add_game, browser, guest, log_in, new_app, new_database, refused, rows


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    database = new_database(tmp_path)
    yield database
    database.close()


@pytest.fixture
def app(database: Database) -> FastAPI:
    return new_app(database, Clock(), Settings())


def id_of(client: TestClient) -> str:
    """The id of whoever is logged in."""
    return str(client.get("/api/me").json()["id"])


def store_of(app: FastAPI) -> People:
    """The store behind an app."""
    store: People = app.state.people
    return store


def ban(app: FastAPI, client: TestClient) -> None:
    """Ban whoever is logged in."""
    person = store_of(app).find(id_of(client))
    assert person
    Administration(app.state.database, app.state.now, "test").ban(person, "insults")


def test_nobody_is_logged_in_at_first(app: FastAPI) -> None:
    client = browser(app)
    assert refused(client.get("/api/me")) == (401, "not-logged-in")
    client.cookies.set(COOKIE, "invented")
    assert refused(client.get("/api/me")) == (401, "not-logged-in")


def test_a_guest_is_known_by_the_cookie(app: FastAPI) -> None:
    client = browser(app)
    made = client.post("/api/guests", json={"name": "Anna"}).json()
    assert made.keys() == {"id", "name", "kind"}
    assert (made["name"], made["kind"]) == ("Anna", "guest")
    assert client.get("/api/me").json() == made


def test_no_script_reads_the_cookie_and_no_other_site_sends_it(app: FastAPI) -> None:
    cookie = browser(app).post("/api/guests", json={"name": "Anna"}).headers["set-cookie"].lower()
    parts = set(cookie.split("; ")[1:])
    assert parts == {"httponly", "samesite=lax", "path=/", "max-age=31536000"}


def test_where_people_come_by_tls_the_cookie_goes_no_other_way(database: Database) -> None:
    app = new_app(database, Clock(), Settings(address="https://ringwar.example"))
    client = browser(app)
    made = client.post("/api/guests", json={"name": "Anna"})
    left = client.delete("/api/sessions")
    assert all("; secure" in each.headers["set-cookie"].lower() for each in (made, left))


def test_whoever_has_an_account_comes_back_from_anywhere(app: FastAPI) -> None:
    client, other = account(app, "Anna"), browser(app)
    assert log_in(other, "ANNA").json() == client.get("/api/me").json()
    assert id_of(other) == id_of(client)


def test_a_guest_who_makes_an_account_keeps_id_and_games(app: FastAPI, database: Database) -> None:
    told: list[str] = []
    app.state.renamer = told.append
    client = guest(app, "Anna")
    before = client.cookies[COOKIE]
    person = store_of(app).find(id_of(client))
    assert person
    add_game(database, "game", person, "Anna")
    made = client.post("/api/accounts", json={"name": "Annabel", "password": PASSWORD}).json()
    assert made == {"id": person.id, "name": "Annabel", "kind": "account"}
    assert rows(database, seats.c.person, seats.c.name) == [(person.id, "Annabel")]
    assert told == ["game"]
    assert store_of(app).by_token(before) is None
    assert id_of(client) == person.id


def test_an_unknown_name_and_a_wrong_password_look_the_same(app: FastAPI) -> None:
    account(app, "Anna")
    client = browser(app)
    wrong, unknown = log_in(client, "Anna", "not the password"), log_in(client, "Bert")
    assert wrong.content == unknown.content
    assert refused(wrong) == (401, "wrong-login")
    assert "set-cookie" not in wrong.headers


def test_an_unknown_name_costs_as_much_work_as_a_wrong_password(app: FastAPI, monkeypatch: pytest.MonkeyPatch) -> None:
    account(app, "Anna")
    compared: list[str] = []

    class Watched:
        """Notes what is compared, and compares."""

        def verify(self, kept: str, password: str) -> bool:
            compared.append(kept)
            return hasher.verify(kept, password)

        def hash(self, password: str) -> str:
            return hasher.hash(password)

    hasher = passwords.HASHER
    monkeypatch.setattr(passwords, "HASHER", Watched())
    for name in ("Anna", "Bert"):
        log_in(browser(app), name, "not the password")
    assert len({each.rpartition("$")[0].rpartition("$")[0] for each in compared}) == 1
    assert len(set(compared)) == 2


def test_a_guest_has_no_password_to_be_guessed(app: FastAPI) -> None:
    guest(app, "Anna")
    assert refused(log_in(browser(app), "Anna", "")) == (401, "wrong-login")


@pytest.mark.parametrize(
    "name, password, key",
    [
        ("Anna", "too short", "password-length"),
        ("Anna", "x" * 201, "password-length"),
        ("Galadriel of Lorien", "galadriel of lorien", "password-is-name"),
        ("admin", PASSWORD, "name-reserved"),
        ("", PASSWORD, "name-length"),
        ("x" * 31, PASSWORD, "name-length"),
        ("An\u200bna", PASSWORD, "name-letters"),
        ("An\x00na", PASSWORD, "bad-request"),
        ("x" * 201, PASSWORD, "bad-request"),
    ],
)
def test_names_and_passwords_have_rules(app: FastAPI, name: str, password: str, key: str) -> None:
    reply = browser(app).post("/api/accounts", json={"name": name, "password": password})
    assert refused(reply) == (422, key)
    assert rows(app.state.database, people.c.id) == []


def test_a_name_that_is_taken_is_refused(app: FastAPI) -> None:
    account(app, "Anna")
    client = browser(app)
    assert refused(client.post("/api/accounts", json={"name": "anna", "password": PASSWORD})) == (422, "name-taken")
    assert refused(client.post("/api/guests", json={"name": "Ａnna"})) == (422, "name-taken")


@pytest.mark.parametrize(
    "body, at",
    [
        ("[]", "body"),
        ("{", "body.1"),
        ("{}", "body.name"),
        ('{"name": 5}', "body.name"),
        ('{"name": "Anna", "administrator": true}', "body.administrator"),
        ('{"name": "\\ud800"}', "body.name"),
        (b"\xff", "body"),
    ],
)
def test_a_body_that_is_not_as_described_is_refused_where_it_is_wrong(app: FastAPI, body: str | bytes, at: str) -> None:
    reply = browser(app).post("/api/guests", content=body, headers={"Content-Type": "application/json"})
    assert refused(reply) == (422, "bad-request")
    assert reply.json()["about"]["at"] == at


def test_a_server_may_be_closed_to_new_accounts(database: Database) -> None:
    app = new_app(database, Clock(), Settings(open_accounts=False))
    client = guest(app, "Anna")
    assert refused(client.post("/api/accounts", json={"name": "Anna", "password": PASSWORD})) == (
        403,
        "accounts-closed",
    )
    assert client.get("/api/me").json()["kind"] == "guest"


def test_a_password_that_was_kept_with_less_work_is_hashed_again(app: FastAPI) -> None:
    weak = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1).hash(PASSWORD)
    store_of(app).add_account("Anna", weak)
    assert log_in(browser(app), "Anna").is_success
    found = store_of(app).account("Anna")
    assert found
    assert found.password != weak
    assert log_in(browser(app), "Anna").is_success


def test_a_password_is_kept_only_as_a_hash_by_argon2(app: FastAPI) -> None:
    account(app, "Anna")
    [(kept,)] = rows(app.state.database, people.c.password)
    assert kept.startswith("$argon2id$v=19$m=19456,t=2,p=1$")


def test_the_same_password_typed_in_another_way_is_the_same(app: FastAPI) -> None:
    client = browser(app)
    client.post("/api/accounts", json={"name": "Anna", "password": "\u00c9owyn of Rohan"})
    assert log_in(client, "Anna", "E\u0301owyn of Rohan").is_success


def test_no_more_people_wait_for_their_passwords_than_there_are_threads_to_spare(app: FastAPI) -> None:
    account(app, "Anna")
    taken = 0
    while passwords.COMING.acquire(blocking=False):
        taken += 1
    try:
        reply = log_in(browser(app), "Anna")
    finally:
        for _ in range(taken):
            passwords.COMING.release()
    assert taken == passwords.AT_ONCE + passwords.QUEUE
    assert refused(reply) == (429, "too-busy")
    assert reply.headers["retry-after"] == "1"


def test_logging_out_ends_this_login_and_no_other(app: FastAPI) -> None:
    here, there = account(app, "Anna"), browser(app)
    log_in(there, "Anna")
    token = here.cookies[COOKIE]
    assert here.delete("/api/sessions").status_code == 204
    assert COOKIE not in here.cookies
    assert store_of(app).by_token(token) is None
    assert there.get("/api/me").is_success
    assert here.delete("/api/sessions").status_code == 204


def test_logging_out_everywhere_ends_all_logins(app: FastAPI) -> None:
    here, there = account(app, "Anna"), browser(app)
    log_in(there, "Anna")
    assert [each["current"] for each in there.get("/api/sessions").json()].count(True) == 1
    assert len(there.get("/api/sessions").json()) == 2
    there.delete("/api/sessions", params={"everywhere": "true"})
    assert refused(here.get("/api/me")) == (401, "not-logged-in")
    assert rows(app.state.database, logins) == []


def test_whoever_logs_in_anew_leaves_no_old_login_behind(app: FastAPI) -> None:
    client = account(app, "Anna")
    log_in(client, "Anna")
    client.post("/api/guests", json={"name": "Bert"})
    assert len(rows(app.state.database, logins)) == 1


def test_a_name_can_be_changed_on_all_seats(app: FastAPI, database: Database) -> None:
    client = guest(app, "Anna")
    person = store_of(app).find(id_of(client))
    assert person
    add_game(database, "game", person, "Anna", "a friend beside")
    assert client.patch("/api/me", json={"name": "Annabel"}).json()["name"] == "Annabel"
    assert sorted(rows(database, seats.c.name)) == [("Annabel",), ("a friend beside",)]


def test_a_new_password_needs_the_old_one_and_ends_all_other_logins(app: FastAPI) -> None:
    here, there = account(app, "Anna"), browser(app)
    log_in(there, "Anna")
    new = "seven for the dwarf-lords"
    for old in ({}, {"old_password": "not the password"}):
        assert refused(here.patch("/api/me", json={"password": new, "name": "Bert"} | old)) == (403, "wrong-password")
    assert here.patch("/api/me", json={"password": new, "old_password": PASSWORD}).json()["name"] == "Anna"
    assert here.get("/api/me").is_success
    assert refused(there.get("/api/me")) == (401, "not-logged-in")
    assert refused(log_in(there, "Anna")) == (401, "wrong-login")
    assert log_in(there, "Anna", new).is_success


def test_an_address_can_be_given_changed_and_taken_back(app: FastAPI) -> None:
    client = account(app, "Anna")
    for email in ("anna@example.org", "a@b", None):
        assert client.patch("/api/me", json={"email": email}).is_success
        assert client.get("/api/me/export").json()["person"]["email"] == email
    assert refused(client.patch("/api/me", json={"email": "no address"})) == (422, "bad-request")


@pytest.mark.parametrize("change", [{"email": "a@b"}, {"password": PASSWORD}])
def test_a_guest_has_nothing_but_a_name(app: FastAPI, change: dict[str, str]) -> None:
    assert refused(guest(app, "Anna").patch("/api/me", json=change)) == (422, "only-accounts")


def test_an_account_is_deleted_by_its_password_and_a_guest_without(app: FastAPI, database: Database) -> None:
    told: list[str] = []
    app.state.renamer = told.append
    anna, bert = account(app, "Anna"), guest(app, "Bert")
    person = store_of(app).find(id_of(anna))
    assert person
    add_game(database, "game", person, "Anna")
    for body in (None, {}, {"password": "not the password"}):
        assert refused(anna.request("DELETE", "/api/me", json=body)) == (403, "wrong-password")
    assert anna.request("DELETE", "/api/me", json={"password": PASSWORD}).status_code == 204
    assert bert.delete("/api/me").status_code == 204
    assert rows(database, people.c.id) == []
    assert told == ["game"]
    assert refused(anna.get("/api/me")) == (401, "not-logged-in")


def test_banned_people_are_refused_and_told_why(app: FastAPI) -> None:
    client = account(app, "Anna")
    ban(app, client)
    for reply in (client.get("/api/me"), log_in(browser(app), "Anna"), client.get("/api/me/shunned")):
        assert refused(reply) == (403, "banned")
        assert "insults" in reply.json()["words"]
    assert refused(client.post("/api/guests", json={"name": "Bert"})) == (403, "banned")


def test_banned_people_still_own_what_is_kept_about_them(app: FastAPI) -> None:
    client = account(app, "Anna")
    ban(app, client)
    assert client.get("/api/me/export").json()["person"]["banned"] == "insults"
    assert client.request("DELETE", "/api/me", json={"password": PASSWORD}).status_code == 204


def test_people_are_shunned_and_no_longer(app: FastAPI) -> None:
    anna, bert = guest(app, "Anna"), guest(app, "Bert")
    other = id_of(bert)
    assert anna.put(f"/api/me/shunned/{other}", json={"block": True}).status_code == 204
    assert anna.get("/api/me/shunned").json() == [{"id": other, "name": "Bert", "block": True, "mute": False}]
    assert bert.get("/api/me/shunned").json() == []
    assert anna.delete(f"/api/me/shunned/{other}").status_code == 204
    assert anna.get("/api/me/shunned").json() == []
    assert refused(anna.put("/api/me/shunned/nobody", json={"mute": True})) == (422, "no-such-person")
    assert refused(anna.put("/api/me/shunned/%00", json={"mute": True})) == (422, "bad-request")


def test_accounts_are_shunned_by_their_names(app: FastAPI) -> None:
    anna, bert = guest(app, "Anna"), account(app, "Bert")
    assert anna.put("/api/me/shunned/bert", json={"block": True}).status_code == 204
    assert anna.get("/api/me/shunned").json()[0]["id"] == bert.get("/api/me").json()["id"]


@pytest.mark.parametrize("path", ["/api/me/export", "/api/me/shunned", "/api/sessions"])
def test_whoever_is_not_logged_in_sees_nothing_about_anybody(app: FastAPI, path: str) -> None:
    assert refused(browser(app).get(path)) == (401, "not-logged-in")
