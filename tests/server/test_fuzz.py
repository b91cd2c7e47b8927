"""Whatever is sent, nothing crashes, what is refused changes nothing, and every refusal says why in the same form."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.parse import quote

import pytest
from httpx import Response
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st
from starlette.websockets import WebSocketDisconnect

from ringwar import cardgame
from ringwar.server.store.schema import metadata
from server.parlour import JSON, Parlour, parlour, sentence
from server.wiretap import Client

REFUSED = {401, 403, 404, 405, 409, 413, 422, 429}
OURS = {"X-Ringwar": "1", "Content-Type": "application/json"}
PASSING = {"logins", "people"}
"""Tables in which it is noted when somebody was last seen."""
CHANGING = ("post", "put", "patch", "delete")

text = st.text(max_size=30) | st.sampled_from(
    ["", "me", "open", "gandalf", "witch-king", "chance", "none", "\x00", "💍"]
)
scalars = st.none() | st.booleans() | st.integers() | st.floats() | text | st.just("x" * 5000) | st.just(10**30)
junk = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(text, inner, max_size=4), max_leaves=8
)
BROKEN = [b"", b"{", b"\xff\xfe", b"[" * 100_000, b"1" * 5000, b'"\\ud800"', b"NaN", b'{"seat": "gandalf"} {}']
NAMES = ["Idempotency-Key", "Cookie", "Accept-Language", "Content-Type", "Origin", "X-Ringwar"]
headers = st.text(st.characters(min_codepoint=32, max_codepoint=126), max_size=60)


class Scene:
    """A server with a game that goes on, its two players, and a stranger."""

    def __init__(self, place: Parlour) -> None:
        self.place = place
        self.host, self.other = Client(place, "Host", "gandalf"), Client(place, "Other", "witch-king")
        made = self.host.make("cardgame", {"gandalf": "me", "witch-king": "open"}, scenario="duel")
        self.id: str = made["id"]
        self.path = f"/api/games/{self.id}"
        body = {"seat": "witch-king", "join": made["join"]["witch-king"]}
        self.other.post(f"{self.path}/seats", body)
        described = self.host.get("/api/openapi.json")
        self.paths: dict[str, JSON] = described["paths"]
        self.schemas: JSON = described["components"]["schemas"]

    @property
    def stranger(self) -> Client:
        """Somebody who has never been here."""
        return Client(self.place, "Stranger", None)

    @property
    def asked(self) -> tuple[Client, JSON]:
        """Who is asked, and what."""
        for client in (self.host, self.other):
            for question in client.game(self.id)["questions"].values():
                return client, question
        raise AssertionError("nobody is asked")

    def fields(self, call: JSON) -> list[str]:
        """The names in the body of a call."""
        bodies = [content["schema"] for content in call.get("requestBody", {}).get("content", {}).values()]
        named = re.findall(r"#/components/schemas/(\w+)", json.dumps(bodies))
        return [field for name in named for field in self.schemas[name]["properties"]]

    def all_kept(self) -> Any:
        """Everything in the database that callers can change."""
        tables = [table for table in metadata.sorted_tables if table.name not in PASSING]
        with self.place.app.state.database.reading() as connection:
            return [[tuple(row) for row in connection.execute(table.select())] for table in tables]

    def send(self, client: Client, method: str, path: str, content: bytes, **more: Any) -> Response:
        """Send anything; what is refused has changed nothing and says why."""
        before = self.all_kept()
        reply: Response = client.client.request(method, path, content=content, **{"headers": OURS, **more})
        assert reply.status_code < 500, (method, path, content[:300], reply.text)
        if reply.status_code >= 400:
            check_refusal(reply)
            assert self.all_kept() == before
        return reply


def check_refusal(reply: Response) -> None:
    """A refusal has its form, and words."""
    assert reply.status_code in REFUSED
    said = reply.json()
    assert {"key", "about", "words", "clauses"} <= set(said) <= {"key", "about", "words", "clauses", "question"}
    assert said["words"]
    assert "[refusal-" not in said["words"]


def as_json(value: Any) -> bytes:
    """A value as a client could send it, numbers that are none among them."""
    return json.dumps(value).encode()


@pytest.fixture(scope="module")
def scene() -> Iterator[Scene]:
    with TemporaryDirectory() as folder, parlour(Path(folder)) as place:
        yield Scene(place)


@given(st.lists(text | st.binary(max_size=30) | st.builds(json.dumps, junk), max_size=5))
@example(["[" * 10_000, '{"type": ["ping"]}', '{"type": "answer", "answers": ["none"]}', "x" * 100_000])
def test_messages_over_a_live_connection_change_nothing(scene: Scene, messages: list[str | bytes]) -> None:
    before = scene.all_kept()
    scene.other.listen(scene.id)
    assert scene.other.socket is not None
    for message in messages:
        if isinstance(message, str):
            scene.other.socket.send_text(message)
        else:
            scene.other.socket.send_bytes(message)
    for said in scene.other.news():
        assert said["type"] == "error"
        assert said["key"] == "not-understood"
        assert sentence(said["words"])
    scene.other.leave()
    assert scene.all_kept() == before


@given(st.sampled_from(["seat", "question", "answers", "more"]), junk)
@example("answers", ["\x00"])
@example("answers", ["no-such-thing"])
@example("answers", ["none"] * 101)
@example("seat", "witch-king")
def test_answers_that_are_none_change_nothing(scene: Scene, name: str, value: Any) -> None:
    client, question = scene.asked
    body = {"seat": client.seat, "question": question["id"], "answers": [question["options"][0]["name"]]}
    assume(value != body.get(name))
    body[name] = value
    for call in ("answers", "preview"):
        reply = scene.send(client, "post", f"{scene.path}/{call}", as_json(body))
        assert reply.status_code in (403, 409, 422)


@given(st.sampled_from(NAMES), headers)
@example("Cookie", "ringwar=" + "x" * 5000)
@example("Accept-Language", "de;q=x, *;q=-1,;;;, en-" + "x" * 5000)
@example("Content-Type", "multipart/form-data")
@example("X-Ringwar", "0")
def test_odd_headers_change_nothing(scene: Scene, name: str, value: str) -> None:
    client, question = scene.asked
    body = {"seat": client.seat, "question": question["id"], "answers": ["no-such-thing"]}
    reply = scene.send(client, "post", f"{scene.path}/answers", as_json(body), headers={**OURS, name: value})
    assert reply.status_code in REFUSED
    assert scene.send(client, "get", scene.path, b"", headers={name: value}).status_code < 500


@given(st.data())
def test_odd_bodies_of_every_call_crash_nothing(scene: Scene, data: st.DataObject) -> None:
    calls = [(method, path) for path, known in scene.paths.items() for method in known if method in CHANGING]
    method, path = data.draw(st.sampled_from(calls))
    names = scene.fields(scene.paths[path][method])
    body = data.draw(st.fixed_dictionaries({}, optional=dict.fromkeys(names, junk)) | junk)
    for name, value in {"game": scene.id, "seat": "gandalf", "request": "x", "id": "x"}.items():
        path = path.replace(f"{{{name}}}", value)
    scene.send(scene.stranger, method, path, as_json(body))
    assert scene.host.game(scene.id)["status"] == "running"


@pytest.mark.parametrize("content", BROKEN, ids=lambda content: repr(content[:10]))
def test_bodies_that_cannot_be_read_are_refused(scene: Scene, content: bytes) -> None:
    for call in ("answers", "preview", "undo", "chat", "standing"):
        assert scene.send(scene.host, "post", f"{scene.path}/{call}", content).status_code == 422


WISH: JSON = {"game": "cardgame", "scenario": "duel", "seats": {"gandalf": "me", "witch-king": "open"}}
ORIGINS: list[JSON] = [
    {"at": 3},
    {"game": ""},
    {"game": "no-such-game", "at": 0},
    {"document": {}},
    {"document": {"game": "\ud800"}},
    {"record": "\x00"},
    {"record": "", "document": {}},
]


@given(st.sampled_from(["game", "scenario", "players", "expansions", "options", "seats", "dice", "pace", "from"]), junk)
@example("game", "Ringwar")
@example("pace", {"kind": "live", "seconds": 10**30})
@example("options", {"\x00": "yes"})
@example("seats", {"gandalf": {"local": "\x00"}})
@example("nonce", "")
def test_games_that_cannot_be_are_not_made(scene: Scene, name: str, value: Any) -> None:
    scene.send(scene.stranger, "post", "/api/games", as_json({**WISH, name: value}))


@pytest.mark.parametrize("origin", ORIGINS, ids=str)
def test_games_from_nowhere_are_not_made(scene: Scene, origin: JSON) -> None:
    assert scene.send(scene.stranger, "post", "/api/games", as_json({**WISH, "from": origin})).status_code in (404, 422)


@given(st.data())
def test_documents_in_which_something_was_changed_crash_nothing(scene: Scene, data: st.DataObject) -> None:
    table = cardgame.scenario("duel", round=3, to_act="gandalf")
    document = table.ruleset.document(table.checkpoint)
    document[data.draw(st.sampled_from(sorted(document)))] = data.draw(junk | st.just("\ud800") | st.just(["\ud800"]))
    scene.send(scene.stranger, "post", "/api/games", as_json({"from": {"document": document}}))


@pytest.mark.parametrize("text", ["\x00", "\ud800", "a\x00b"], ids=repr)
def test_texts_that_no_database_keeps_are_refused(scene: Scene, text: str) -> None:
    for method, call, body in (("post", "chat", {"text": text}), ("put", "note", {"text": text})):
        assert scene.send(scene.host, method, f"{scene.path}/{call}", as_json(body)).status_code == 422


@given(st.sampled_from(["at", "since", "seat", "watch", "join", "language", "after", "kind", "name", "intent"]), text)
@example("at", "9" * 5000)
@example("since", "-1")
@example("after", "nan")
@example("after", "inf")
@settings(max_examples=20)
def test_odd_queries_crash_nothing(scene: Scene, name: str, value: str) -> None:
    thing = {"seat": "gandalf", "kind": "card", "name": "eomer"}
    for look in ("", "/log", "/chat", "/note", "/why-not"):
        query = {**(thing if look == "/why-not" else {}), name: value}
        scene.send(scene.host, "get", scene.path + look, b"", params=query)
    for which in ("mine", "open", "finished"):
        scene.send(scene.host, "get", "/api/games", b"", params={which: "", name: value})


@given(st.sampled_from(["get", "post", "put", "patch", "delete", "head", "options"]), st.text(max_size=40))
@example("get", "/../../etc/passwd")
@example("get", "games/%00")
@example("get", "games/" + "x" * 3000)
@example("post", "games//answers")
def test_odd_paths_lead_nowhere(scene: Scene, method: str, path: str) -> None:
    at = "/api/" + quote(path, safe="/%")
    reply = scene.send(scene.stranger, method, at, b"{}") if method != "head" else scene.stranger.ask("HEAD", at)
    assert reply.status_code < 500


@given(st.text(max_size=40))
def test_live_connections_to_nowhere_are_closed(scene: Scene, name: str) -> None:
    assume(name != scene.id)
    with pytest.raises(WebSocketDisconnect) as closed:
        scene.other.client.websocket_connect(f"/api/games/{quote(name, safe='')}/live").__enter__().receive_text()
    assert closed.value.code in (4404, 4403, 1008, 1000)
