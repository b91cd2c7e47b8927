"""The description of the interface: complete, true, and nothing that follows it makes the server fail."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from pydantic import BaseModel
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from ringwar.server.api import shapes
from server.parlour import HEADERS, JSON, Parlour, parlour
from server.wiretap import Client

REFUSALS = {"401", "403", "404", "409", "413", "422", "429"}
EXAMPLES = 6
"""Of every call."""
SEATS = ("gandalf", "witch-king")
CHECKS = (not_a_server_error, content_type_conformance, response_schema_conformance, status_code_conformance)


class Scene:
    """A server with a game that goes on."""

    def __init__(self, place: Parlour) -> None:
        self.place = place
        self.host, self.other = (Client(place, name, seat) for name, seat in zip(("Host", "Other"), SEATS, strict=True))
        made = self.host.make("cardgame", {"gandalf": "me", "witch-king": "open"}, scenario="duel", access="listed")
        self.id: str = made["id"]
        self.other.post(f"/api/games/{self.id}/seats", {"seat": "witch-king"})
        self.described: JSON = self.host.get("/api/openapi.json")

    @property
    def calls(self) -> Iterator[tuple[str, JSON]]:
        """Every call, with its name."""
        for path, known in self.described["paths"].items():
            for method, call in known.items():
                yield f"{method} {path}", call


@pytest.fixture(scope="module")
def scene() -> Iterator[Scene]:
    with TemporaryDirectory() as folder, parlour(Path(folder)) as place:
        yield Scene(place)


@pytest.mark.slow
def test_whoever_follows_the_description_meets_no_fault(scene: Scene) -> None:
    interface = schemathesis.openapi.from_asgi("/api/openapi.json", scene.place.app)
    described = list(interface.get_all_operations())
    assert len(described) > 30
    for found in described:
        assert isinstance(found, Ok)
        follow(found.ok(), scene)


def follow(operation: Any, scene: Scene) -> None:
    """Make some calls of one kind, as they are described: about the game that goes on, or as somebody new."""

    @given(operation.as_strategy())
    @settings(max_examples=EXAMPLES, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
    def call(case: Any) -> None:
        caller = scene.host if "game" in case.path_parameters else Client(scene.place, "Follower", None)
        if "game" in case.path_parameters:
            case.path_parameters["game"] = scene.id
        case.call_and_validate(headers=HEADERS, cookies=dict(caller.client.cookies), checks=CHECKS)

    call()


def test_every_call_is_described(scene: Scene) -> None:
    names = [call["operationId"] for _, call in scene.calls]
    assert len(set(names)) == len(names) > 30
    for name, call in scene.calls:
        assert " " in call["summary"] or len(call["summary"]) > 5, name
        assert not call["summary"].endswith("."), name
        assert set(call["responses"]) >= REFUSALS, name
        for status in REFUSALS - {"409"}:
            shown = call["responses"][status]["content"]["application/json"]["schema"]
            assert shown == {"$ref": "#/components/schemas/Refused"}, name


def test_every_reply_has_a_shape(scene: Scene) -> None:
    for name, call in scene.calls:
        for status, reply in call["responses"].items():
            if status in ("200", "201", "202"):
                content = reply["content"]
                assert "text/plain" in content or content["application/json"]["schema"], name
    assert list(scene.described["webhooks"]) == ["snapshot", "update", "chat", "clock", "presence", "error"]


def check_shape(shape: type[BaseModel], content: JSON) -> None:
    """What is sent has its shape, and nothing that is not described."""
    _check_nothing_more(shape.model_validate(content), shape.__name__)


def _check_nothing_more(found: Any, where: str) -> None:
    if isinstance(found, BaseModel):
        assert not found.model_extra, (where, found.model_extra)
        for name in type(found).model_fields:
            _check_nothing_more(getattr(found, name), f"{where}.{name}")
    for each in found.values() if isinstance(found, dict) else found if isinstance(found, list) else ():
        _check_nothing_more(each, where)


@pytest.mark.parametrize(
    ("path", "shape"),
    [
        ("/api/catalogue", shapes.Catalogue),
        ("/api/games?mine", shapes.GameList),
        ("/api/games/GAME", shapes.Game),
        ("/api/games/GAME?at=3", shapes.Game),
        ("/api/games/GAME/log", shapes.Log),
        ("/api/games/GAME/chat", shapes.Chat),
        ("/api/games/GAME/note", shapes.Note),
        ("/api/games/GAME/standing?seat=gandalf", shapes.Orders),
        ("/api/games/GAME/why-not?seat=gandalf&kind=card&name=eomer", shapes.Possible),
    ],
)
def test_what_is_sent_has_the_shape_that_is_described(scene: Scene, path: str, shape: type[BaseModel]) -> None:
    check_shape(shape, scene.host.get(path.replace("GAME", scene.id)))


def test_what_comes_of_an_answer_has_the_shape_that_is_described(scene: Scene) -> None:
    id = scene.host.make("cardgame", {"gandalf": "me", "witch-king": {"local": "Friend"}}, scenario="duel")["id"]
    path = f"/api/games/{id}"
    check_shape(shapes.Snapshot, scene.host.listen(id))
    seat, question = next(iter(scene.host.game(id)["questions"].items()))
    body = {"seat": seat, "question": question["id"], "answers": [question["options"][0]["name"]]}
    check_shape(shapes.Preview, scene.host.post(f"{path}/preview", body))
    check_shape(shapes.Changed, scene.host.post(f"{path}/answers", body))
    closed = scene.host.ask("POST", f"{path}/answers", body)
    assert closed.status_code == 409
    check_shape(shapes.Closed, closed.json())
    check_shape(shapes.Line, scene.host.post(f"{path}/chat", {"text": "Speak, friend"}))
    assert scene.host.socket is not None
    scene.host.socket.send_text("speak")
    update, said, error = scene.host.news()
    check_shape(shapes.Update, update)
    check_shape(shapes.LiveLine, said)
    check_shape(shapes.LiveError, error)
    scene.host.leave()


def test_what_is_sent_of_a_game_that_is_over_has_the_shape_that_is_described(scene: Scene) -> None:
    id = scene.host.make("cardgame", {"gandalf": "me", "witch-king": {"local": "Friend"}}, scenario="duel")["id"]
    path = f"/api/games/{id}"
    check_shape(shapes.Changed, scene.host.post(f"{path}/resign", {"seat": "gandalf"}))
    check_shape(shapes.Game, scene.host.game(id))
    check_shape(shapes.Verified, scene.host.get(f"{path}/verify"))
    check_shape(shapes.Again, scene.host.post(f"{path}/rematch"))
    check_shape(shapes.Record, scene.host.get(f"{path}/record?format=json"))
    shapes.Summary.model_validate(scene.host.get(f"{path}/league"))
    for what, form, kind in (("record", "text", "text/plain"), ("league", "csv", "text/csv")):
        described = scene.described["paths"][f"/api/games/{{game}}/{what}"]["get"]["responses"]["200"]["content"]
        sent = scene.host.ask("GET", f"{path}/{what}?format={form}").headers["content-type"]
        assert sent.partition(";")[0] == kind
        assert set(described) == {"application/json", kind}


def test_a_proposal_has_the_shape_that_is_described(scene: Scene) -> None:
    path = f"/api/games/{scene.id}"
    reply = scene.host.ask("POST", f"{path}/abandon")
    assert reply.status_code == 202
    check_shape(shapes.Asked, reply.json())
    shown = scene.other.game(scene.id)
    check_shape(shapes.Game, shown)
    request = reply.json()["request"]
    assert shown["proposal"]["id"] == request
    check_shape(shapes.Changed, scene.other.post(f"{path}/proposals/{request}", {"accept": False}))
