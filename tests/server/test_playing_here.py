"""Playing in the browser at this computer: one's own server, found again, and the page that was asked for."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Thread

import httpx
import pytest
from uvicorn import Server

from ringwar import cli
from ringwar.server import playing_here, running
from ringwar.server.base.settings import Settings
from ringwar.server.doors import client
from ringwar.server.playing_here import NoClient, play_here

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A home of its own, with built pages, and a port that nobody has."""
    pages = tmp_path / "pages"
    pages.mkdir()
    (pages / client.DOCUMENT).write_text("<title>Ringwar</title>")
    monkeypatch.setattr(client, "PAGES", pages)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr(playing_here, "PORT", free_port())


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as door:
        port: int = door.getsockname()[1]
        return port


class Shown:
    """A browser that keeps what it is to show."""

    def __init__(self) -> None:
        self.address = ""
        self.opened = Event()

    def __call__(self, address: str) -> bool:
        self.address = address
        self.opened.set()
        return True


@contextmanager
def somebody_playing(monkeypatch: pytest.MonkeyPatch, shown: Shown, path: str = "/") -> Iterator[None]:
    """A person at this computer, until they stop."""
    monkeypatch.setenv("BROWSER", "one")
    servers: list[Server] = []

    def made(settings: Settings) -> Server:
        servers.append(running.server_of(settings))
        return servers[0]

    monkeypatch.setattr("ringwar.server.running.signal.signal", lambda *_: None)
    monkeypatch.setattr(playing_here, "server_of", made)
    playing = Thread(target=play_here, args=(path, "en", shown))
    playing.start()
    assert shown.opened.wait(20)
    yield
    servers[0].should_exit = True
    playing.join(20)
    assert not playing.is_alive()


def test_the_browser_is_shown_ones_own_games(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    shown = Shown()
    with somebody_playing(monkeypatch, shown, "/new?game=cardgame"):
        assert shown.address == f"http://127.0.0.1:{playing_here.PORT}/new?game=cardgame"
        assert "Ringwar" in httpx.get(shown.address).text
    assert (tmp_path / "data" / "ringwar" / "home.sqlite").is_file()


def test_games_that_are_served_already_are_only_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = Shown(), Shown()
    with somebody_playing(monkeypatch, first):
        httpx.get(first.address)
        play_here("/games", "en", second)
        assert second.address == f"{first.address}games"


def test_where_somebody_else_listens_another_port_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing_here, "SECONDS", 0.1)
    with socket.create_server(("127.0.0.1", playing_here.PORT)):
        shown = Shown()
        with somebody_playing(monkeypatch, shown):
            assert f":{playing_here.PORT}/" not in shown.address


def test_without_windows_the_address_is_only_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(playing_here, "_is_ours", lambda port: True)
    shown = Shown()
    play_here("/", "en", shown)
    assert (shown.address, capsys.readouterr().out) == (
        "",
        f"Ringwar is already there: http://127.0.0.1:{playing_here.PORT}/\n",
    )


@pytest.mark.parametrize(("processes", "lines"), [(1, 1), (3, 2)])
def test_a_server_that_runs_already_keeps_its_processes_and_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], processes: int, lines: int
) -> None:
    monkeypatch.setattr(playing_here, "_is_ours", lambda port: True)
    play_here("/", "en", Shown(), processes)
    said = capsys.readouterr().out.splitlines()
    assert len(said) == lines
    assert ("3 processes" in said[-1]) == (processes == 3)


@pytest.mark.parametrize(
    ("words", "path"),
    [
        ("", "/"),
        ("cardgame", "/new?game=cardgame"),
        ("--language en", "/?language=en"),
        (
            "boardgame --players 4 --expansion lords --option council-of-rivendell --seat shadow=rules --own-dice",
            "/new?game=boardgame&players=4&expansion=lords&option=council-of-rivendell%3Dyes"
            "&seat=shadow%3Drules&dice=own",
        ),
    ],
)
def test_what_is_said_on_the_command_line_is_chosen_on_the_page(
    words: str, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(playing_here, "play_here", lambda where, language, processes: asked.append(where))
    assert cli.main(["play", *words.split()]) == 0
    assert asked == [path]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("cardgame --scenario nowhere", "no scenario 'nowhere'"),
        ("cardgame --scenario duel --seat nobody=human", "no seat 'nobody'"),
        ("cardgame --scenario duel --seat gandalf=somebody", "somebody"),
        ("cardgame --scenario duel --seat gandalf=program:true", "add --terminal"),
        ("--language entish", "no language 'entish'"),
        ("cardgame --processes 0", "'0' is not a number from 1 to 256"),
    ],
)
def test_a_game_that_cannot_be_is_refused_before_a_browser_opens(
    words: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(playing_here, "play_here", lambda *_, **__: pytest.fail("opened"))
    assert cli.main(["play", *words.split()]) == cli.USAGE
    assert said in capsys.readouterr().err


@pytest.mark.parametrize(("words", "processes"), [("", 1), ("--processes 3", 3)])
def test_computer_players_think_with_as_many_processes_as_were_asked_for(
    words: str, processes: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[Settings] = []

    def noted(settings: Settings) -> Server:
        made.append(settings)
        raise NoClient

    monkeypatch.setattr(playing_here, "server_of", noted)
    assert cli.main(["play", *words.split()]) == cli.DOES_NOT_HOLD
    assert [settings.worker_processes for settings in made] == [processes]


def test_without_built_pages_it_says_what_to_do(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "pages" / client.DOCUMENT).unlink()
    assert cli.main(["play"]) == cli.DOES_NOT_HOLD
    assert "make web" in capsys.readouterr().err


def test_told_to_end_it_ends(tmp_path: Path) -> None:
    """As a person ends it: by Ctrl+C."""
    program = "from ringwar.server import playing_here as here; from ringwar.server.doors import client; " + (
        f"from pathlib import Path; client.PAGES = Path({str(tmp_path / 'pages')!r}); here.PORT = {playing_here.PORT}; "
        "import sys; from ringwar import cli; sys.exit(cli.main(['play']))"
    )
    given = {**os.environ, "XDG_DATA_HOME": str(tmp_path / "data"), "PYTHONPATH": str(ROOT / "src")}
    with subprocess.Popen([sys.executable, "-c", program], env=given, stdout=subprocess.PIPE, text=True) as playing:
        assert playing.stdout is not None
        assert playing.stdout.readline().startswith("Ringwar is at http://127.0.0.1:")
        assert httpx.get(f"http://127.0.0.1:{playing_here.PORT}/api/health").status_code == 200
        playing.send_signal(signal.SIGINT)
        assert playing.wait(20) in (0, 130)
