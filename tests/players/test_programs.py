"""Programs as players: the line protocol, the example, and everything that can go wrong with them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

import pytest

import ringwar
from cli.conftest import Run, run
from ringwar import games
from ringwar.kernel import BrokenPlayer, name_of
from ringwar.players import player
from ringwar.players.program import MOST_BYTES, Program

__all__ = ["run"]

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "player.sh"
HELLO = "read -r hello; echo '{\"protocol\": 1}'"
FIRST = 'o=${q#*\'"options": ["\'}; printf \'{"answer": "%s"}\\n\' "${o%%\'"\'*}"'
"""Answers with the first option."""
DUEL = ringwar.start("cardgame", "duel")
QUICK = 0.3


@pytest.fixture
def ran(run: Run, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs a command in an empty folder, with the card game."""
    monkeypatch.setitem(games.MODULES, "cardgame", "ringwar.cardgame")
    return run


@pytest.fixture
def script(tmp_path: Path) -> Path:
    """Where a test writes its program."""
    return tmp_path / "player.sh"


def written(script: Path, text: str) -> str:
    """A program of the shell, and its command."""
    script.write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
    script.chmod(0o755)
    return f"'{script}'"


def answer_of(command: str, seconds: float = 5.0) -> str:
    """What a program answers to the first question of a duel that is a player's."""
    position = DUEL
    while position.question is not None and position.question.side == "chance":
        position = position.after(position.names()[0])
    assert position.question is not None
    program = Program(command, "a seed", seconds)
    try:
        return name_of(program.answer(position.question))
    finally:
        program.leave()


def is_running(pid: int) -> bool:
    """Whether there is such a process, other than one that nobody has buried yet."""
    state = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False).stdout
    return bool(state.strip()) and not state.startswith("Z")


def ends(pid: int) -> bool:
    """Whether a process ends soon."""
    until = monotonic() + 5
    while is_running(pid) and monotonic() < until:
        sleep(0.02)
    return not is_running(pid)


def test_the_example_of_the_documents_plays_whole_games(ran: Run) -> None:
    done = ran("simulate", "cardgame", "--scenario", "duel", "--games", "2", "--with", f"program:{EXAMPLE},random")
    assert done.status == 0
    assert "errors     0" in done.out


def test_the_same_seed_gives_the_same_game_with_a_program_at_the_table() -> None:
    seats = {"gandalf": f"program:{EXAMPLE}", "witch-king": "random"}
    first, second = (ringwar.save(ringwar.play_out(DUEL, seats, seed=3)) for _ in range(2))
    assert first == second


def test_a_program_is_told_where_it_sits_and_what_it_is_asked(script: Path, tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    command = written(script, f'{HELLO}; read -r q; echo "$hello$q" > {heard}; echo \'{{"answer": "none"}}\'')
    with pytest.raises(BrokenPlayer, match="what is no option"):
        answer_of(command)
    text = heard.read_text(encoding="utf-8")
    assert '{"protocol": 1, "hello": "ringwar", "game": "cardgame", "seat": "gandalf", "side": "free-peoples"' in text
    assert '"seed": "a seed"}{"question": 1, "seat": "gandalf", "key": "forsake-to-draw", "options": [' in text
    assert '"view"' not in text


def test_a_program_that_wants_it_is_shown_the_view_of_its_seat(script: Path) -> None:
    hello = 'read -r hello; echo \'{"protocol": 1, "view": true}\'; read -r q'
    looks = "case $q in *'\"hand_size\"'*) ;; *) exit;; esac"
    assert answer_of(written(script, f"{hello}; {looks}; {FIRST}"))


@pytest.mark.parametrize(
    "text, said",
    [
        ("exit 3", "it has ended"),
        ("echo 'no such rule' >&2; exit 1", "it has ended: no such rule"),
        ("printf 'bad \\033[31m news' >&2; exit 1", r"it has ended: bad \?\[31m news"),
        ("sleep 60", "does not answer in time"),
        (f"{HELLO}; read -r q; sleep 60", "does not answer in time"),
        ("echo hello; sleep 60", "no JSON"),
        ("echo '[1]'; sleep 60", "no JSON object"),
        ("echo '{\"protocol\": 9}'; sleep 60", "does not say that it speaks protocol 1"),
        (f'{HELLO}; read -r q; echo \'{{"answer": "victory"}}\'', "answers what is no option"),
        (f'{HELLO}; read -r q; echo \'{{"reply": "none"}}\'', "nothing that is called 'answer'"),
        (f"{HELLO}; echo '{{}}'; sleep 60", "more than it was asked for|nothing that is called"),
        ("while :; do printf 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'; done", "a line of more"),
        ("head -c 300000 /dev/zero | tr '\\0' '[' ; echo", "a line of more|no JSON"),
    ],
)
def test_a_program_that_misbehaves_is_a_broken_player(script: Path, text: str, said: str) -> None:
    with pytest.raises(BrokenPlayer, match=said) as raised:
        answer_of(written(script, text), QUICK if "in time" in said else 10.0)
    assert (raised.value.seat, raised.value.key) == ("gandalf", "forsake-to-draw")
    assert len(str(raised.value).splitlines()) == 1


def test_a_program_that_complains_much_is_read_on_and_still_answers(script: Path) -> None:
    noise = f"head -c {MOST_BYTES * 4} /dev/zero >&2"
    assert answer_of(written(script, f"{noise}; {HELLO}; {noise}; read -r q; {FIRST}"))


def test_a_program_inherits_no_secrets(script: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("A_SECRET", "xyzzy")
    inherited = tmp_path / "inherited"
    with pytest.raises(BrokenPlayer):
        answer_of(written(script, f"env > {inherited}; ls /proc/self/fd > {inherited}.open 2>/dev/null"))
    assert "xyzzy" not in inherited.read_text(encoding="utf-8")


def test_a_program_and_what_it_started_end_with_the_game(script: Path, tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    command = written(script, f"sleep 60 & echo $! $$ > {pids}; {HELLO}; read -r q; sleep 60")
    with pytest.raises(BrokenPlayer, match="in time"):
        answer_of(command, QUICK)
    assert all(ends(int(pid)) for pid in pids.read_text().split())


def test_a_program_ends_with_the_process_that_asks_it(script: Path, tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    command = written(script, f"trap '' TERM HUP; echo $$ > {pids}; {HELLO}; read -r q; while :; do sleep 0.1; done")
    seats = {"gandalf": f"program:{command}", "witch-king": "random"}
    code = f"import ringwar; ringwar.play_out(ringwar.start('cardgame', 'duel'), {seats})"
    asking = subprocess.Popen([sys.executable, "-c", code], env=dict(os.environ))
    until = monotonic() + 20
    while not (pids.exists() and pids.read_text().strip()) and monotonic() < until:
        sleep(0.02)
    program = int(pids.read_text())
    assert is_running(program)
    asking.kill()
    asking.wait()
    assert ends(program)


def test_a_program_that_is_not_there_is_refused_in_one_line(ran: Run) -> None:
    with pytest.raises(ValueError, match=r"there is no program './nothing-like-it --fast'") as raised:
        player("program:./nothing-like-it --fast")
    assert len(str(raised.value)) <= 200
    done = ran("simulate", "cardgame", "--with", "program:./nothing-like-it")
    assert done.status == 2
    assert done.err.count("\n") == 1


def test_a_broken_program_in_a_simulation_is_counted_as_an_error(ran: Run, script: Path) -> None:
    command = written(script, f"{HELLO}; read -r q; exit")
    done = ran("simulate", "cardgame", "--scenario", "duel", "--games", "1", "--with", f"program:{command},random")
    assert done.status == 1
    assert "BrokenPlayer: the player program:" in done.err
    assert "it has ended" in done.err
    assert "wins       none" in done.out
