"""`ringwar serve`: a process that listens, says so, and ends as it is told."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from ringwar.cli import main
from ringwar.server.running import LONGEST_MESSAGE
from ringwar.server.store.upgrading import opened

SOURCE = Path(__file__).parents[2] / "src"


class Serving:
    """A server in a process of its own."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        self.first = self.line()
        self.address = f"127.0.0.1:{self.first['port']}"

    def line(self) -> dict[str, Any]:
        """The next line of the log."""
        assert self.process.stderr
        line: dict[str, Any] = json.loads(self.process.stderr.readline())
        return line

    def end(self, number: signal.Signals) -> tuple[int, list[str]]:
        """End it by a signal; its status and the events since."""
        self.process.send_signal(number)
        _, rest = self.process.communicate()
        return self.process.returncode, [json.loads(line)["event"] for line in rest.splitlines()]


@contextmanager
def serving(folder: Path, **variables: str) -> Iterator[Serving]:
    """A server on a port that is free, with its database in a folder."""
    environment = {**os.environ, "PYTHONPATH": str(SOURCE), "XDG_DATA_HOME": str(folder), **variables}
    command = [sys.executable, "-m", "ringwar", "serve", "--port", "0"]
    with subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True) as process:
        try:
            yield Serving(process)
        finally:
            process.kill()


def test_a_server_listens_and_compresses_and_ends_when_told(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        assert server.first["event"] == "listening"
        assert server.first["database"] == f"sqlite:///{tmp_path / 'ringwar' / 'ringwar.sqlite'}"
        assert httpx.get(f"http://{server.address}/api/health").json()["status"] == "ok"
        with connect(f"ws://{server.address}/api/games/g1/live?watch=mellon") as live:
            assert live.response is not None
            assert "permessage-deflate" in live.response.headers["Sec-WebSocket-Extensions"]
            with pytest.raises(ConnectionClosed) as closed:
                live.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404
        assert [server.line()["path"] for _ in range(2)] == ["/api/health", "/api/games/g1/live"]
        assert server.end(signal.SIGTERM) == (0, ["ended"])


@pytest.mark.slow
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGHUP])
def test_other_ways_to_be_told_to_end_are_understood(tmp_path: Path, number: signal.Signals) -> None:
    with serving(tmp_path) as server:
        assert server.end(number) == (0, ["ended"])


def test_passwords_of_databases_are_not_logged(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = f"postgresql://sam:mellon@/x?unix_sock={tmp_path / 'nothing'}"
    assert main(["serve", "--port", "0", "--database", url]) == 1
    said = capsys.readouterr().err
    assert said.startswith("ringwar: the database is not available")
    assert "mellon" not in said


def test_a_port_that_somebody_has_is_refused_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        database = f"sqlite:///{tmp_path / 'ringwar.sqlite'}"
        assert main(["serve", "--port", str(port), "--database", database]) == 1
    assert "Address already in use" in capsys.readouterr().err


def test_a_database_of_a_newer_program_is_refused_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"sqlite:///{tmp_path / 'ringwar.sqlite'}"
    database = opened(url)
    with database.writing() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    database.close()
    assert main(["serve", "--port", "0", "--database", url]) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert "newer than this Ringwar" in line


@pytest.mark.parametrize("arguments", [("--port", "x"), ("--host", "nowhere", "--database", "x"), ("--config", "gone")])
def test_settings_that_cannot_be_are_refused_in_one_line(
    arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", *arguments]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_message_may_be_as_long_as_any_of_ours() -> None:
    assert LONGEST_MESSAGE >= 4096
