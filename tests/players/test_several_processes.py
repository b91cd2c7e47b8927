"""Helpers: several processes find what one finds, whatever becomes of them, and none of them stays."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, wait
from functools import cache
from multiprocessing import active_children
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import pytest

from cli.test_endings import SECONDS, is_running
from players.obvious_boardgame import open_stronghold
from players.obvious_cardgame import ten_points_behind
from ringwar import games
from ringwar.kernel import Position, Question, Refusal, start
from ringwar.players import helped, player
from ringwar.players import helpers as helping
from ringwar.players.helpers import MOST_LOSSES, Helpers
from ringwar.players.lookahead import Budget, Lookahead
from ringwar.players.worlds import Plan, Tables
from ringwar.players.wrappers import seated

BUDGET = Budget(tables=16, plans=4)
TRIED = Tables.tried


@cache
def over(game: str, scenario: str | None) -> Position[Any]:
    """The end of a game."""
    ruleset = games.ruleset(game)
    setup = ruleset.setup(scenario)
    seats = ruleset.seats(setup)
    return start(ruleset, setup).played(seated(seats, dict.fromkeys(seats, "rules"), "midway"))


def midway(game: str, scenario: str | None, key: str) -> Position[Any]:
    """A game in its midst, at a question at which somebody thinks."""
    end = over(game, scenario)
    later = (end.at(number) for number in range(end.count // 2, end.count))
    return next(found for found in later if found.question and found.question.key == key and len(found.names()) > 2)


POSITIONS: dict[str, Callable[[], Position[Any]]] = {
    "an open stronghold": open_stronghold,
    "ten points behind": ten_points_behind,
    "a die": lambda: midway("boardgame", None, "use-die"),
    "a combat card": lambda: midway("boardgame", None, "combat-card"),
    "an action of a duel": lambda: midway("cardgame", "duel", "action"),
    "an action of four": lambda: midway("cardgame", "trilogy", "action"),
}


def question_of(position: Position[Any]) -> Question:
    assert position.question is not None
    return position.question


def thought(question: Question, helpers: Helpers | None, manner: str = "") -> list[tuple[tuple[str, Any], ...] | Any]:
    """All that comes of a thought."""
    plans = Lookahead(7, BUDGET, manner, helpers).thought(question)
    return [(plan.answers, plan.favour, plan.chances) for plan in plans]


@pytest.fixture(scope="module")
def helpers() -> Iterator[Helpers]:
    """One helper."""
    with Helpers(2) as found:
        yield found


Started = Callable[[], list[BaseProcess]]


@pytest.fixture
def started() -> Started:
    """The processes that a test has started and that are there."""
    before = active_children()
    return lambda: [process for process in active_children() if process not in before]


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch, helpers: Helpers) -> list[int]:
    """The worlds in which the player tries a plan itself, which it does only when the helper has nothing to do."""
    own: list[int] = []

    def waiting(tables: Tables, plan: Plan, number: int) -> float:
        own.append(number)
        wait(helpers.busy, SECONDS)
        return TRIED(tables, plan, number)

    monkeypatch.setattr(Tables, "tried", waiting)
    return own


@pytest.mark.parametrize("name", POSITIONS)
def test_two_processes_find_what_one_finds(name: str, helpers: Helpers, alone: list[int]) -> None:
    question = question_of(POSITIONS[name]())
    together = thought(question, helpers)
    own = len(alone)
    assert together == thought(question, None)
    assert 0 < own <= (len(alone) - own) // 2 + 2
    assert helpers.losses == 0


def test_a_style_is_the_same_in_another_process(helpers: Helpers, alone: list[int]) -> None:
    question = question_of(POSITIONS["a die"]())
    together = thought(question, helpers, "military")
    assert together == thought(question, None, "military")
    assert together != thought(question, None)


def tell(processes: list[BaseProcess], number: signal.Signals) -> None:
    for process in processes:
        assert process.pid is not None
        os.kill(process.pid, number)


def interrupt(monkeypatch: pytest.MonkeyPatch, helpers: Helpers, started: Started, number: signal.Signals) -> None:
    """Tell a helper something in the midst of a thought, as soon as it has tried a plan."""
    tried: list[int] = []

    def noted(tables: Tables, plan: Plan, world: int) -> float:
        if not tried:
            wait(helpers.busy, SECONDS, FIRST_COMPLETED)
            tell(started(), number)
        tried.append(world)
        return TRIED(tables, plan, world)

    monkeypatch.setattr(Tables, "tried", noted)


def test_a_helper_that_is_killed_loses_nothing(monkeypatch: pytest.MonkeyPatch, started: Started) -> None:
    question = question_of(ten_points_behind())
    expected = thought(question, None)
    with Helpers(2) as helpers:
        interrupt(monkeypatch, helpers, started, signal.SIGKILL)
        assert thought(question, helpers) == expected
        wait(helpers.busy, SECONDS)
        assert thought(question, helpers) == expected
        assert helpers.losses == 1
        assert len(started()) == 1
    assert started() == []


def test_nobody_waits_for_a_helper_that_stands_still(monkeypatch: pytest.MonkeyPatch, started: Started) -> None:
    question = question_of(ten_points_behind())
    expected = thought(question, None)
    with Helpers(2) as helpers:
        interrupt(monkeypatch, helpers, started, signal.SIGSTOP)
        try:
            assert thought(question, helpers) == expected
            assert thought(question, helpers) == expected
            assert len(helpers.busy) == helping.AHEAD
        finally:
            tell(started(), signal.SIGCONT)
    assert started() == []


@pytest.mark.parametrize("error", [BrokenExecutor, OSError])
def test_who_cannot_have_helpers_goes_on_alone(monkeypatch: pytest.MonkeyPatch, error: type[Exception]) -> None:
    begun = []

    class Broken:
        def __init__(self, size: int) -> None:
            begun.append(size)
            raise error

    monkeypatch.setattr(helping, "Pool", Broken)
    question = question_of(ten_points_behind())
    assert thought(question, Helpers(3)) == thought(question, None)
    assert begun == [2] * (MOST_LOSSES + 1)


def test_helpers_that_are_closed_help_no_more() -> None:
    helpers = Helpers(2)
    helpers.close()
    question = question_of(ten_points_behind())
    assert thought(question, helpers) == thought(question, None)
    assert helpers.pool is None


def test_one_process_starts_no_other() -> None:
    with Helpers(1) as helpers:
        thought(question_of(ten_points_behind()), helpers)
        assert helpers.pool is None


@pytest.mark.parametrize("number", [0, -1, 257])
def test_a_number_of_processes_that_cannot_be_is_refused(number: int) -> None:
    with pytest.raises(Refusal, match=f"'{number}' is not a number from 1 to 256"):
        Helpers(number)


@pytest.mark.parametrize("name, has_some", [("expert", True), ("hard:military", True), ("rules", False)])
def test_helpers_are_lent_to_those_who_look_ahead(name: str, has_some: bool) -> None:
    helpers = Helpers(1)
    assert (getattr(helped(player(name), helpers), "helpers", None) is helpers) == has_some


PROGRAM = """
import sys, time
from multiprocessing import active_children
from players.test_several_processes import Helpers, question_of, ten_points_behind, thought
if __name__ == "__main__":
    helpers = Helpers(3)
    thought(question_of(ten_points_behind()), helpers)
    print(*(process.pid for process in active_children()), flush=True)
    sys.stdin.read()
"""


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are looked for in /proc")
@pytest.mark.parametrize("killed", [False, True], ids=["at its end", "killed"])
def test_helpers_are_gone_with_the_program(killed: bool) -> None:
    command = [sys.executable, "-c", PROGRAM]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, env=environment, text=True) as program:
        assert program.stdout is not None
        pids = [int(word) for word in program.stdout.readline().split()]
        if killed:
            program.kill()
        assert killed or program.communicate(timeout=SECONDS) == ("", "")
    assert len(pids) == 2
    deadline = time.monotonic() + SECONDS
    while any(map(is_running, pids)):
        assert time.monotonic() < deadline, "helpers outlive their program"
        time.sleep(0.01)
