"""Logs: lines of JSON for whoever runs a server, without anything that opens doors."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ringwar.server.base import logs
from ringwar.server.store.database import Unavailable
from server.parlour import parlour


class Lines(io.StringIO):
    """What was logged."""

    def read_all(self) -> list[dict[str, Any]]:
        """Every line as an object."""
        return [json.loads(line) for line in self.getvalue().splitlines()]


@pytest.fixture
def lines() -> Iterator[Lines]:
    """A log that is read here; afterwards everything is as it was."""
    root, before, level = logging.getLogger(), logging.getLogger().handlers[:], logs.LOGGER.level
    stream = Lines()
    for handler in before:
        root.removeHandler(handler)
    logs.begin(stream)
    yield stream
    root.handlers[:] = before
    logs.LOGGER.setLevel(level)


def test_an_event_is_one_line_with_time_level_and_fields(lines: Lines) -> None:
    logs.note("game-begun", game="g1", seats=["gandalf"], count=0, pace=None)
    (line,) = lines.read_all()
    assert line.pop("time").endswith("+00:00")
    fields = {"game": "g1", "seats": ["gandalf"], "count": 0, "pace": None}
    assert line == {"level": "info", "event": "game-begun", **fields}


def test_texts_with_line_breaks_stay_on_one_line(lines: Lines) -> None:
    logs.warn("odd", name='a\nb"c')
    assert len(lines.getvalue().splitlines()) == 1
    assert lines.read_all()[0]["name"] == 'a\nb"c'


def test_secrets_are_never_said_however_deep_they_stand(lines: Lines) -> None:
    logs.note("login", password="mellon", about={"cookie": "mellon", "seats": [{"join": "mellon"}]}, name="Sam")
    assert "mellon" not in lines.getvalue()
    assert lines.read_all()[0]["name"] == "Sam"


def test_a_failure_brings_its_trace(lines: Lines) -> None:
    try:
        raise Unavailable("away")
    except Unavailable as error:
        logs.failed("backup-failed", error, game="g1")
    (line,) = lines.read_all()
    assert (line["level"], line["event"], line["game"]) == ("error", "backup-failed", "g1")
    assert "Unavailable: away" in line["trace"]


def test_sentences_of_our_own_modules_and_warnings_of_libraries_are_lines_too(lines: Lines) -> None:
    logging.getLogger("ringwar.server.rooms").info("game %s was begun", "g1")
    logging.getLogger("uvicorn.error").warning("odd request")
    logging.getLogger("uvicorn.error").info('"WebSocket /api/games/g1/live?watch=mellon" [accepted]')
    assert [(line["event"], line["message"]) for line in lines.read_all()] == [
        ("ringwar.server.rooms", "game g1 was begun"),
        ("uvicorn.error", "odd request"),
    ]


def test_calls_are_logged_without_codes_cookies_and_bodies(lines: Lines, tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        house.someone("Frodo").ask("GET", "/api/games/g1?watch=mellon", headers={"Cookie": "mellon"})
        house.someone().ask("POST", "/api/sessions", {"name": "Sam", "password": "mellon"})
    calls = [line for line in lines.read_all() if line["event"] == "call"]
    assert [(line["method"], line["path"], line["status"]) for line in calls] == [
        ("POST", "/api/guests", 200),
        ("GET", "/api/games/g1", 404),
        ("POST", "/api/sessions", 401),
    ]
    assert "mellon" not in lines.getvalue()
    assert "Frodo" not in lines.getvalue()
