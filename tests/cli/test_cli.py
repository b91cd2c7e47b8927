"""The command line as a whole."""

from __future__ import annotations

import os
import pty
import signal
import subprocess
import sys
import time
from importlib.metadata import version
from pathlib import Path

import pytest

from cli.conftest import WITH_COIN, Run, environment
from ringwar.cli import COMMANDS


def test_the_version(run: Run) -> None:
    assert run("--version").out == f"ringwar {version('ringwar')}\n"


@pytest.mark.parametrize("words", [[], ["--help"]])
def test_the_help_names_every_command_and_gives_examples(run: Run, words: list[str]) -> None:
    ran = run(*words)
    assert ran.status == 0
    assert "examples:" in ran.out
    assert all(f"\n    {command} " in ran.out for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_examples(run: Run, command: str) -> None:
    ran = run(command, "--help")
    assert ran.status == 0
    assert f"\n  ringwar {command}" in ran.out


@pytest.mark.parametrize("words", [["frodo"], ["rules", "--loud"], ["play", "--seat", "heads"], ["verify"]])
def test_a_usage_error_is_one_line_that_says_where_help_is(run: Run, words: list[str]) -> None:
    ran = run(*words)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
    assert "--help`" in ran.err


def test_python_runs_the_package() -> None:
    done = subprocess.run([sys.executable, "-m", "ringwar", "rules", "BG-HUNT-01"], capture_output=True, check=True)
    assert b"\nBG-HUNT-01 " in done.stdout


def test_a_command_line_is_read_without_loading_anything_heavy() -> None:
    code = "import sys, ringwar.cli; ringwar.cli.parser().parse_args(['data']); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = done.stdout.split()
    assert "ringwar.commands.simulate" in loaded
    assert not {"rich", "fluent.runtime", "multiprocessing", "ringwar.simulation", "ringwar.terminal"} & set(loaded)


@pytest.mark.parametrize("words", [["rules", "shadow"], ["--help"], ["data"]])
def test_a_closed_pipe_is_no_error(words: list[str]) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    command = [sys.executable, "-m", "ringwar", *words]
    done = subprocess.run(command, stdout=writer, stderr=subprocess.PIPE, check=False)
    os.close(writer)
    assert done.stderr == b""


def test_letters_that_the_output_lacks_are_replaced() -> None:
    command = [sys.executable, "-m", "ringwar", "rules", "CG-FIX-08"]
    done = subprocess.run(command, capture_output=True, env=environment(PYTHONIOENCODING="ascii"), check=True)
    assert b"CG-FIX-08 ?omer" in done.stdout


def started(tmp_path: Path, *words: str, stderr: int) -> subprocess.Popen[bytes]:
    """A simulation that takes longer than anyone waits, in a process group of its own."""
    command = [sys.executable, "-c", WITH_COIN, "simulate", "coin", "--games", "9999999", *words]
    return subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=stderr, cwd=tmp_path, env=environment(), start_new_session=True
    )


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupted_simulation_ends_without_a_word(tmp_path: Path, jobs: str) -> None:
    running = started(tmp_path, "--scenario", "long", "--save", "games", "--jobs", jobs, stderr=subprocess.PIPE)
    while running.poll() is None and not any(tmp_path.glob("games/*")):
        time.sleep(0.01)
    os.killpg(running.pid, signal.SIGINT)
    out, err = running.communicate(timeout=120)
    assert (running.returncode, out, err) == (130, b"", b"")


def test_a_terminal_shows_progress(tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    running = started(tmp_path, stderr=theirs)
    os.close(theirs)
    shown = b""
    while running.poll() is None and b"/9999999" not in shown:
        shown += os.read(ours, 4096)
    os.killpg(running.pid, signal.SIGINT)
    running.communicate(timeout=120)
    os.close(ours)
    assert running.returncode == 130


def test_the_data_of_every_game(run: Run) -> None:
    shown = run("data").out.splitlines()
    assert [line for line in shown if not line.startswith("  ")] == ["boardgame:", "cardgame:"]
    assert "  14 battlegrounds and 27 paths" in shown
    assert "  Strider (character), activates: north; or any nation" in run("data", "--unverified").out


@pytest.mark.parametrize(
    "words, said",
    [
        ("--own-dice --verifiable-dice", "--own-dice and --verifiable-dice exclude each other"),
        ("--secret 6f1d", "--secret goes with --load"),
    ],
)
def test_dice_that_cannot_be_had_are_refused_in_one_line(run: Run, words: str, said: str) -> None:
    ran = run("play", "coin", *words.split())
    assert ran.status == 2
    assert said in ran.err
    assert ran.err.count("\n") == 1


def test_play_hands_everything_to_the_terminal(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from ringwar import terminal

    requests: list[terminal.Request] = []

    def noted(request: terminal.Request) -> int:
        requests.append(request)
        return 0

    monkeypatch.setattr(terminal, "run", noted)
    words = "play coin --terminal --plain --seat heads=me --seat tails=random --scenario long --players 2 --alone"
    more = "--expansion silver --option crash=3 --option gold --own-dice --load game.ringwar --seed 8 --language pl"
    assert run(*words.split(), *more.split(), "--processes", "2").status == 0
    assert requests == [
        terminal.Request(
            game="coin",
            scenario="long",
            players=2,
            expansions=("silver",),
            options={"crash": "3", "gold": "yes"},
            seats={"heads": "me", "tails": "random"},
            plain=True,
            own_dice=True,
            load=Path("game.ringwar"),
            seed="8",
            language="pl",
            alone=True,
            processes=2,
        )
    ]
