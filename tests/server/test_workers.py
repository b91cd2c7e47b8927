"""Workers: computer players answer in processes of their own, and whatever happens to those, games go on."""

from __future__ import annotations

import logging
import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import closing
from functools import partial
from pickle import dumps
from queue import SimpleQueue
from threading import Event
from time import monotonic, sleep
from typing import Any

import pytest

import ringwar
from cli.test_endings import descendants, is_running
from ringwar.kernel import CHANCE, Dice, Position, Refusal
from ringwar.players.advice.reviewing import without_past
from ringwar.players.wrappers import Stopping
from ringwar.server.workers import Answer, Workers, worker
from ringwar.server.workers.requests import MOST_ANSWERS, SLICE, Request
from server.odd_players import ENOUGH, PLANNED, WHILE

FREE, SHADOW = "free-peoples", "shadow"
FOUR = ("frodo", "witch-king", "aragorn", "saruman")
PATIENCE = 120.0
"""Seconds after which a test gives up; nothing waits so long that works."""
LOG = logging.getLogger("test.workers")

SERVER = """
import logging, ringwar
from ringwar.server.workers import Workers
from server.test_workers import trilogy
workers = Workers(1, 1000.0, 1024, logging.getLogger(), "server.odd_players")
workers.ask(trilogy(), dict.fromkeys(("frodo", "witch-king", "aragorn", "saruman"), "endless"), "seed", print)
input()
"""


def rolled(position: Position[Any]) -> Position[Any]:
    """Where a game stands when Chance has answered what it was asked."""
    return position.played(Stopping({CHANCE: Dice("dice")}))


def trilogy() -> Position[Any]:
    """A card game in which four choose at once."""
    return rolled(ringwar.start("cardgame", scenario="trilogy", players=4))


def computers(level: str) -> dict[str, str]:
    """Computer players at all seats of the card game."""
    return dict.fromkeys(FOUR, level)


def make(megabytes: int = 1024, seconds: float = PATIENCE) -> Workers:
    """One worker who knows odd players too."""
    return Workers(1, seconds, megabytes, LOG, "server.odd_players")


@pytest.fixture
def workers() -> Iterator[Workers]:
    """One worker with time and memory enough."""
    found = make()
    yield found
    found.close()


def answers(workers: Workers, position: Position[Any], levels: Mapping[str, str], seed: str = "seed") -> list[Answer]:
    """What computer players answer."""
    said: SimpleQueue[list[Answer]] = SimpleQueue()
    workers.ask(position, levels, seed, said.put)
    return said.get(timeout=PATIENCE)


def after(position: Position[Any], given: list[Answer]) -> Position[Any]:
    """Where a game stands after answers; Refusal where one of them is none."""
    for seat, name in given:
        position = position.after(name, seat)
    return position


def asked(position: Position[Any]) -> set[str]:
    """Who is asked."""
    return {question.side for question in position.questions}


@pytest.mark.parametrize("level", ["random", "rules"])
def test_answers_are_legal_and_end_where_a_person_is_asked(workers: Workers, level: str) -> None:
    position = rolled(ringwar.start("boardgame"))
    by_computer = 0
    while asked(position) != {SHADOW}:
        given = answers(workers, position, {FREE: level}, str(position.count))
        assert {seat for seat, _ in given} == {FREE}
        by_computer += len(given)
        position = rolled(after(position, given))
    assert by_computer
    assert answers(workers, position, {FREE: level}) == []


def test_computers_play_a_game_to_its_end_a_few_answers_at_a_time(workers: Workers) -> None:
    position = trilogy()
    lengths = []
    while position.questions:
        given = answers(workers, position, computers("random"), "b")
        lengths.append(len(given))
        position = rolled(after(position, given))
    assert position.result is not None
    assert min(lengths) >= 1
    assert max(lengths) == MOST_ANSWERS


def test_the_same_seed_brings_the_same_answers_in_another_process(workers: Workers) -> None:
    position = trilogy()
    first = answers(workers, position, computers("random"))
    assert answers(workers, position, computers("random")) == first
    assert answers(workers, position, computers("random"), "another") != first
    os.kill(workers.pids[0], signal.SIGKILL)
    assert answers(workers, position, computers("random")) == first


def test_the_past_of_a_game_stays_at_home(workers: Workers) -> None:
    position = ringwar.play_out(trilogy(), computers("random"), 1)
    late = position.at(position.count // 2)
    fresh = ringwar.read_position(ringwar.write_position(late))
    assert 5 * len(dumps(Request.at(late, {}, ""))) < len(dumps(late))
    assert answers(workers, late, computers("rules")) == answers(workers, fresh, computers("rules"))


def test_something_is_worked_out_from_a_position_and_whatever_fails_is_nothing(workers: Workers) -> None:
    said: SimpleQueue[list[Any]] = SimpleQueue()
    position = without_past(ringwar.play_out(trilogy(), computers("random"), 1).at(100))
    workers.think(partial(ringwar.write_position, position), said.put)
    assert said.get(timeout=PATIENCE) == [(ringwar.write_position(position),)]
    workers.think(partial(ringwar.write_position, position, unknown=1), said.put)  # type: ignore[call-arg]
    assert said.get(timeout=PATIENCE) == []
    assert workers.restarts == 2


def test_two_computers_choose_at_once_when_the_people_have_chosen(workers: Workers) -> None:
    position = trilogy()
    levels = {"frodo": "rules", "saruman": "rules"}
    assert answers(workers, position, levels) == []
    for person in ("witch-king", "aragorn"):
        question = next(each for each in position.questions if each.side == person)
        position = position.after(question.options[0], person)
    given = answers(workers, position, levels)
    assert [seat for seat, _ in given[:2]] == ["frodo", "saruman"]
    assert not set(FOUR) & after(position, given).given.keys()


def test_a_worker_that_is_killed_is_replaced_and_its_question_answered(workers: Workers) -> None:
    position = trilogy()
    expected = answers(workers, position, computers("random"))
    before = workers.pids
    os.kill(before[0], signal.SIGKILL)
    assert answers(workers, position, computers("random")) == expected
    assert workers.pids != before
    assert workers.restarts == 1


@pytest.mark.parametrize(
    "level, why", [("dying", "status -9"), ("illegal", "no-such-option"), ("greedy", "MemoryError")]
)
def test_where_a_player_fails_twice_a_plain_one_answers_once(
    level: str, why: str, caplog: pytest.LogCaptureFixture
) -> None:
    with closing(make(megabytes=512)) as workers:
        position = trilogy()
        given = answers(workers, position, computers(level))
        assert given == answers(workers, position, computers("rules"))[:1]
        assert workers.restarts == 2
        assert [why in record.getMessage() for record in caplog.records] == [True, True]


def test_a_player_may_use_memory_up_to_its_bound() -> None:
    with closing(make(megabytes=2048)) as workers:
        assert answers(workers, trilogy(), {**computers("first"), "frodo": "greedy"})[0][0] == "frodo"
        assert workers.restarts == 0


def test_where_the_rules_of_thumb_fail_too_anything_is_answered() -> None:
    with closing(Workers(1, PATIENCE, 1024, LOG, "server.no_rules")) as workers:
        position = trilogy()
        given = answers(workers, position, computers("illegal"))
        assert given == answers(workers, position, computers("random"))[:1]
        assert workers.restarts == 3


def test_a_player_that_never_ends_is_stopped_and_not_asked_again(caplog: pytest.LogCaptureFixture) -> None:
    with closing(make(seconds=3.0)) as workers:
        position = trilogy()
        given = answers(workers, position, computers("endless"))
        assert given == answers(workers, position, computers("rules"))[:1]
        assert ["too long" in record.getMessage() for record in caplog.records] == [True]


def test_who_thinks_long_gives_way_to_other_games_after_a_while(workers: Workers) -> None:
    order: SimpleQueue[str] = SimpleQueue()
    position = trilogy()

    def go_on(given: list[Answer]) -> None:
        order.put("slow")
        if order.qsize() < 3:
            workers.ask(rolled(after(position, given)), computers("slow"), "seed", go_on)

    workers.ask(position, computers("slow"), "seed", go_on)
    workers.ask(position, computers("first"), "seed", lambda _: order.put("first"))
    assert [order.get(timeout=PATIENCE) for _ in range(3)] == ["slow", "first", "slow"]


def test_a_request_is_over_after_a_while(workers: Workers) -> None:
    given = answers(workers, trilogy(), computers("slow"))
    assert 0 < len(given) <= SLICE / WHILE
    assert len(answers(workers, trilogy(), computers("first"))) > len(given)


def test_a_worker_of_two_processes_answers_like_one_and_leaves_none(capfd: pytest.CaptureFixture[str]) -> None:
    over = ringwar.play_out(trilogy(), computers("random"), 1)
    later = (over.at(number) for number in range(over.count // 2, over.count))
    position = next(each for each in later if each.question and each.question.key == "action")
    with closing(Workers(1, PATIENCE, 1024, LOG)) as one, closing(Workers(1, PATIENCE, 1024, LOG, processes=2)) as two:
        given = [answers(workers, position, computers("hard")) for workers in (one, two)]
        (worker,) = two.pids
        helpers = descendants(worker)
        assert helpers
    answered = min(map(len, given))
    assert given[0][:answered] == given[1][:answered] != []
    deadline = monotonic() + PATIENCE
    while any(map(is_running, helpers)):
        assert monotonic() < deadline
        sleep(0.01)
    assert capfd.readouterr().err == ""


def test_nobody_is_stopped_in_the_middle_of_an_action(workers: Workers) -> None:
    given = answers(workers, rolled(ringwar.start("cardgame", scenario="duel")), {"gandalf": "planner"})
    assert [seat for seat, _ in given] == ["gandalf"] * PLANNED


def test_where_no_worker_can_start_nothing_is_answered(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(worker, "COMMAND", ("no-such-program",))
    with closing(make()) as workers:
        assert answers(workers, trilogy(), computers("random")) == []
        assert "no computer player could answer" in caplog.text


def test_what_was_answered_before_a_worker_was_lost_counts(workers: Workers) -> None:
    position = trilogy()
    given = answers(workers, position, {**computers("first"), "frodo": "tired"})
    assert [seat for seat, _ in given].count("frodo") == ENOUGH - 1
    after(position, given)
    assert workers.restarts == 1


def test_programs_are_refused(workers: Workers) -> None:
    with pytest.raises(Refusal) as refused:
        workers.ask(trilogy(), computers("program:true"), "seed", print)
    assert refused.value.key == "no-player"
    assert workers.pids == []


def test_an_interrupt_does_not_end_a_worker(workers: Workers) -> None:
    position = trilogy()
    answers(workers, position, computers("random"))
    (before,) = workers.pids
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        os.kill(before, number)
    assert answers(workers, position, computers("random"))
    assert workers.pids == [before]
    assert os.getsid(before) == before


def test_a_worker_ends_with_the_server_also_while_it_thinks() -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", SERVER]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stderr=subprocess.PIPE, env=environment) as server:
        assert server.stderr is not None
        assert server.stderr.readline() == b"thinking\n"
        server.kill()
        # The worker has the same channel for its complaints: that is closed when both are gone.
        server.communicate(timeout=PATIENCE)


def test_who_asks_first_is_answered_first(workers: Workers) -> None:
    begun, go_on = Event(), Event()
    order: SimpleQueue[int] = SimpleQueue()

    def hold(_: list[Answer]) -> None:
        begun.set()
        go_on.wait(PATIENCE)

    def note(number: int, _: list[Answer]) -> None:
        order.put(number)

    workers.ask(trilogy(), computers("random"), "seed", hold)
    assert begun.wait(PATIENCE)
    for number in range(3):
        workers.ask(trilogy(), computers("random"), "seed", partial(note, number))
    assert (workers.busy, workers.waiting) == (1, 3)
    go_on.set()
    assert [order.get(timeout=PATIENCE) for _ in range(3)] == [0, 1, 2]
    assert workers.waiting == 0


def test_whoever_cannot_take_an_answer_stops_nobody_else(workers: Workers, caplog: pytest.LogCaptureFixture) -> None:
    def fail(_: list[Answer]) -> None:
        raise RuntimeError("cannot take it")

    workers.ask(trilogy(), computers("random"), "seed", fail)
    assert answers(workers, trilogy(), computers("random"))
    assert "cannot take it" in caplog.text


def test_closing_ends_the_workers_and_drops_what_they_were_asked() -> None:
    workers = make()
    answers(workers, trilogy(), computers("random"))
    (worker,) = workers.pids
    said: SimpleQueue[list[Answer]] = SimpleQueue()
    for level in ("endless", "random"):
        workers.ask(trilogy(), computers(level), "seed", said.put)
    workers.close()
    assert said.empty()
    with pytest.raises(ProcessLookupError):
        os.kill(worker, 0)
    assert workers.pids == []
