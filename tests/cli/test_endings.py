"""How commands end when somebody ends them: silently, with nothing half written, and with everybody they started."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from select import select

import pytest

from arena.conftest import command, surroundings
from cli.conftest import WITH_COIN, environment
from ringwar import games, kernel

SECONDS = 20
"""How long a test waits for what should take a moment."""


@contextmanager
def started(tmp_path: Path, *words: object) -> Iterator[subprocess.Popen[bytes]]:
    """A command in a session of its own, of which nothing is left afterwards."""
    running = subprocess.Popen(
        [sys.executable, "-c", WITH_COIN, *map(str, words)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=tmp_path,
        env=environment(RINGWAR_GAMES=str(tmp_path)),
        start_new_session=True,
    )
    try:
        yield running
    finally:
        with suppress(ProcessLookupError):
            os.killpg(running.pid, signal.SIGKILL)
        running.communicate()


def descendants(parent: int) -> set[int]:
    """The processes that a process has started, and theirs."""
    children = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    return {int(child) for child in children}.union(*(descendants(int(child)) for child in children))


def is_running(process: int) -> bool:
    """Whether a process is there, and not only waiting to be buried."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def wait_for_games(folder: Path, number: int = 6) -> None:
    """Wait until a simulation has saved so many games."""
    deadline = time.monotonic() + SECONDS
    while len(list(folder.glob("*.ringwar"))) < number:
        assert time.monotonic() < deadline, "no game was saved"
        time.sleep(0.01)


LONG = ("simulate", "coin", "--scenario", "long", "--games", 9_999_999, "--save", "games")


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="processes are looked for in /proc")
def test_workers_end_when_their_parent_is_killed(tmp_path: Path) -> None:
    with started(tmp_path, *LONG, "--jobs", 2) as running:
        wait_for_games(tmp_path / "games")
        workers = descendants(running.pid)
        assert len(workers) >= 2
        running.kill()
        running.wait()
        deadline = time.monotonic() + SECONDS
        while any(map(is_running, workers)):
            assert time.monotonic() < deadline, "workers outlive their parent"
            time.sleep(0.01)
    assert not list((tmp_path / "games").glob(".*"))


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("number, status", [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129)])
def test_a_simulation_that_is_told_to_end_ends_without_a_word(
    tmp_path: Path, number: signal.Signals, status: int, jobs: int
) -> None:
    with started(tmp_path, *LONG, "--jobs", jobs) as running:
        wait_for_games(tmp_path / "games")
        running.send_signal(number)
        assert running.communicate(timeout=SECONDS) == (b"", b"")
    assert running.returncode == status
    left = list((tmp_path / "games").iterdir())
    assert all(path.suffix == ".ringwar" for path in left)
    for path in left:
        assert kernel.read(path.read_bytes(), games.ruleset).position.result is not None


@pytest.fixture(autouse=True)
def _coin(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "MODULES", {"coin": "cli.coin"})


def test_a_match_that_is_told_to_end_can_go_on(tmp_path: Path) -> None:
    log = tmp_path / "a.games.jsonl"
    running = subprocess.Popen(
        command("arena", "coin", "--with", "slow", "--games", 500, "--jobs", 2, "--out", "a.json"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=tmp_path,
        env=surroundings(),
        start_new_session=True,
    )
    while running.poll() is None and (not log.exists() or log.read_bytes().count(b"\n") < 4):
        time.sleep(0.01)
    running.terminate()
    out, err = running.communicate(timeout=SECONDS)
    assert (running.returncode, out) == (143, b"")
    assert err.startswith(b"ringwar: interrupted after ")
    assert err.endswith(b" of 500 games; the same command goes on from there\n")


@pytest.mark.parametrize("number, status", [(signal.SIGTERM, 143), (signal.SIGHUP, 129)])
def test_a_game_at_the_terminal_is_kept_when_the_terminal_goes(
    tmp_path: Path, number: signal.Signals, status: int
) -> None:
    words = "play coin --scenario short --plain --own-dice --alone --no-confirm --seat heads=human --seat tails=human"
    with started(tmp_path, *words.split()) as running:
        assert running.stdin is not None
        assert running.stdout is not None
        running.stdin.write(b"1\n2\n")
        running.stdin.flush()
        shown = b""
        while shown.count(b"Your answer") < 3:
            assert select([running.stdout], [], [], SECONDS)[0], "nothing is asked"
            shown += os.read(running.stdout.fileno(), 65536)
        running.stdout.close()
        running.send_signal(number)
        running.stdin.close()
        assert running.wait(timeout=SECONDS) == status
        running.stdin = running.stdout = None
        assert running.stderr is not None
        assert running.stderr.read() == b""
    (kept,) = tmp_path.iterdir()
    assert kernel.read(kept.read_bytes(), games.ruleset).position.count == 2
