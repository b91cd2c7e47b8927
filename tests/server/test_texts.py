"""How things are said: in the language asked for, in words wherever a game says something, and compressed."""

from __future__ import annotations

import doctest
import json
import re
import socket
from collections.abc import Iterator
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

import httpx
import pytest
import uvicorn
from starlette.testclient import TestClient
from websockets.sync.client import connect

from ringwar.kernel import Refusal
from ringwar.server.doors import replies
from ringwar.server.rooms import speaking
from ringwar.server.running import config
from ringwar.words import Words
from server.parlour import HEADERS, JSON, Clock, Parlour, parlour
from server.wiretap import Client

SHOUTED = "xx"
DOCUMENT = Path(__file__).parents[2] / "docs" / "server.md"
BOTH: JSON = {"gandalf": "me", "witch-king": {"local": "Friend"}}


class Shouting(Words):
    """English in capitals: a language that can be told from all others."""

    def question(self, question: Any) -> str:
        return super().question(question).upper()

    def options(self, question: Any) -> dict[str, str]:
        return {name: said.upper() for name, said in super().options(question).items()}

    def event(self, event: Any, reader: str | None = None) -> str:
        return super().event(event).upper()

    def story(self, events: Any, reader: str | None = None) -> list[str]:
        return [said.upper() for said in super().story(events)]

    def name(self, thing: Any) -> str:
        return super().name(thing).upper()

    def refusal(self, refusal: Refusal) -> str:
        return super().refusal(refusal).upper()


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Parlour]:
    """A server that speaks two languages."""

    def words_of(language: str, game: str = "") -> Words:
        return (Shouting if language == SHOUTED else Words)("en", game=game)

    for module in (replies, speaking):
        monkeypatch.setattr(module, "words_of", words_of)
    monkeypatch.setattr(replies, "spoken", lambda: ("en", SHOUTED))
    with parlour(tmp_path) as made:
        yield made


def words_in(content: Any) -> list[str]:
    """All words in something that was sent."""
    if isinstance(content, list):
        return [words for each in content for words in words_in(each)]
    if not isinstance(content, dict):
        return []
    own = [content["words"]] if "words" in content else []
    return own + [words for each in content.values() for words in words_in(each)]


def is_shouted(content: Any) -> bool:
    """Whether all words in something are in capitals; there must be some."""
    said = words_in(content)
    return any(said) and all(words == words.upper() for words in said)


def alone(client: Client) -> str:
    """A game in which somebody plays both sides."""
    id: str = client.make("cardgame", BOTH, scenario="duel")["id"]
    return id


@pytest.mark.parametrize(
    ("query", "header", "shouted"),
    [
        (SHOUTED, "en", True),
        ("", f"{SHOUTED}-YY, en;q=0.5", True),
        ("en", SHOUTED, False),
        ("", "", False),
        ("tlh", "tlh, *;q=0.1", False),
    ],
)
def test_everything_is_said_in_the_language_asked_for(place: Parlour, query: str, header: str, shouted: bool) -> None:
    client = Client(place, "Host", None)
    client.client.headers["Accept-Language"] = header
    id = alone(client)
    path = f"/api/games/{id}"
    game = client.game(id, language=query)
    seat, question = next(iter(game["questions"].items()))
    body = {"seat": seat, "question": question["id"], "answers": [question["options"][0]["name"]]}
    wrong = {**body, "answers": ["no-such-thing"]}
    asked = {"params": {"language": query}}
    enemy = "saruman" if seat == "gandalf" else "eomer"
    thing = {"seat": seat, "kind": "card", "name": enemy, "language": query}
    said = [
        game,
        client.get(f"{path}/log", **asked),
        client.listen(id, language=query),
        client.ask("POST", f"{path}/answers", wrong, **asked).json(),
        client.post(f"{path}/preview", body, **asked),
        client.get(f"{path}/why-not", params=thing),
        client.ask("GET", "/api/games/nowhere", **asked).json(),
        client.ask("GET", "/nowhere", **asked).json(),
    ]
    assert [is_shouted(each) for each in said] == [shouted] * len(said)


def test_everybody_who_watches_is_told_in_a_language_of_their_own(place: Parlour) -> None:
    host, watcher = Client(place, "Host", None), Client(place, "Watcher", None)
    made = host.make("cardgame", BOTH, scenario="duel")
    host.listen(made["id"])
    watcher.listen(made["id"], watch=made["watch"], language=SHOUTED)
    for client in (host, watcher):
        client.news()
    for _ in range(3):
        host.play(made["id"], Random(1))
    assert is_shouted(watcher.news())
    assert not is_shouted(host.news())
    for client in (host, watcher):
        assert client.socket is not None
        client.socket.send_text("speak")
    assert is_shouted(watcher.news())
    assert not is_shouted(host.news())


def test_whatever_a_game_says_comes_with_words(place: Parlour) -> None:
    client = Client(place, "Host", None)
    game = client.game(alone(client))
    for question in game["questions"].values():
        assert question["words"]
        assert all(option["words"] for option in question["options"])
    assert all("words" in event for entry in game["log"] for event in entry["events"])
    assert any(entry["words"] for entry in game["log"])


def test_the_document_for_writers_of_clients_is_true(place: Parlour) -> None:
    source = "\n".join(re.findall(r"^```python\n(.*?)^```$", DOCUMENT.read_text(encoding="utf-8"), re.M | re.S))
    names = {"client": lambda: TestClient(place.app, headers=HEADERS)}
    session = doctest.DocTestParser().get_doctest(source, names, DOCUMENT.name, str(DOCUMENT), 0)
    said: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    results = runner.run(session, out=said.append)
    assert results.attempted > 30
    assert results.failed == 0, "".join(said)


# Compressed


def test_what_is_long_is_sent_compressed_to_those_who_can_read_it(place: Parlour) -> None:
    client = Client(place, "Host", None)
    id = alone(client)
    reply = client.ask("GET", f"/api/games/{id}", headers={"Accept-Encoding": "gzip"})
    plain = client.ask("GET", f"/api/games/{id}", headers={"Accept-Encoding": "identity"})
    assert reply.headers["Content-Encoding"] == "gzip"
    assert int(reply.headers["Content-Length"]) < len(plain.content) / 4
    assert "Content-Encoding" not in plain.headers
    assert reply.json() == plain.json()


@pytest.fixture
def port(tmp_path: Path) -> Iterator[int]:
    """Where a server listens that is run as it is by its command."""
    made = Parlour(f"sqlite:///{tmp_path / 'ringwar.sqlite'}", Clock())
    server = uvicorn.Server(config(made.app))
    with socket.create_server(("127.0.0.1", 0)) as listening:
        running = Thread(target=server.run, kwargs={"sockets": [listening]})
        running.start()
        yield listening.getsockname()[1]
        server.should_exit = True
        running.join()


def test_live_messages_are_sent_compressed(port: int) -> None:
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", headers=HEADERS, timeout=60) as client:
        client.post("/api/guests", json={"name": "Host"})
        body: JSON = {"game": "cardgame", "scenario": "duel", "seats": BOTH}
        id = client.post("/api/games", json=body).json()["id"]
        cookie = f"ringwar={client.cookies['ringwar']}"
    with connect(f"ws://127.0.0.1:{port}/api/games/{id}/live", additional_headers={"Cookie": cookie}) as live:
        assert json.loads(live.recv())["type"] == "snapshot"
        assert live.response is not None
        assert "permessage-deflate" in live.response.headers["Sec-WebSocket-Extensions"]
