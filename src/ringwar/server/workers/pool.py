"""The workers of a server, and the queue in front of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from importlib import import_module
from logging import Logger
from queue import SimpleQueue
from threading import Thread, current_thread
from typing import Any

from ringwar import games
from ringwar.kernel import Position
from ringwar.players import no_player
from ringwar.server.workers.requests import Begin, Request, Thought
from ringwar.server.workers.worker import Desk, Late

TRIES = 2
"""How often a question is put to the players it is for, before plainer ones answer it."""
PLAINER = ("rules", "random")
"""Who answers in their place, the next one where the first fails too."""

Done = Callable[[list[Any]], None]


class Workers:
    """Computer players in processes of their own, each with a thread that waits for it; who asks first is first."""

    def __init__(
        self,
        count: int,
        seconds: float,
        megabytes: int,
        log: Logger,
        players: str = "ringwar.players",
        processes: int = 1,
    ) -> None:
        """So many workers, with so much time for a request and so much memory, each of so many processes.

        `players` is where PLAYERS are.
        """
        self.log = log
        self.known: Mapping[str, Any] = import_module(players).PLAYERS
        self.closed = False
        self.queue: SimpleQueue[tuple[Request | Thought, Done] | None] = SimpleQueue()
        begin = Begin(dict(games.MODULES), players, megabytes, processes)
        self.desks = [Desk(begin, seconds) for _ in range(count)]
        self.threads = [Thread(target=self._work, args=(desk,), daemon=True) for desk in self.desks]
        for thread in self.threads:
            thread.start()

    @property
    def waiting(self) -> int:
        """How many requests nobody has begun with."""
        return self.queue.qsize()

    @property
    def busy(self) -> int:
        """How many workers are answering."""
        return sum(desk.busy for desk in self.desks)

    @property
    def restarts(self) -> int:
        """How many workers were lost and replaced."""
        return sum(desk.restarts for desk in self.desks)

    @property
    def pids(self) -> list[int]:
        """The processes that are there."""
        return [worker.process.pid for desk in self.desks if (worker := desk.worker) is not None]

    def ask(self, position: Position[Any], levels: Mapping[str, str], seed: str, done: Done) -> None:
        """Have computer players, named by seat, go on from a position until anybody else is asked.

        They stop after a while: whoever asks goes on by asking again. `done` is called in a thread of ours with seats
        and names of options in their order; with nothing where nobody could answer, which is for later then. Refusal
        for a player that we do not have; programs are none of ours.
        """
        for name in levels.values():
            if name not in self.known:
                raise no_player(name)
        self.queue.put((Request.at(position, levels, seed), done))

    def think(self, work: Callable[[], Any], done: Done) -> None:
        """Have a function work something out.

        `done` is called in a thread of ours with a tuple of the result; with nothing where it could not be worked out.
        """
        self.queue.put((Thought(work), done))

    def close(self) -> None:
        """End all workers at once and drop what they were asked; a `done` that is running comes to its end first."""
        self.closed = True
        for desk in self.desks:
            desk.close()
            self.queue.put(None)
        for thread in self.threads:
            if thread is not current_thread():
                thread.join()

    def _work(self, desk: Desk) -> None:
        """Answer one request after the other at a desk."""
        while (task := self.queue.get()) is not None and not self.closed:
            desk.busy = True
            try:
                self._serve(desk, *task)
            except Exception:
                self.log.exception("the answers of computer players were lost")
            desk.busy = False
        desk.clear()

    def _serve(self, desk: Desk, request: Request | Thought, done: Done) -> None:
        """Hand the answers to a request on."""
        answers = self._answers(desk, request)
        if not self.closed:
            done(answers)

    def _answers(self, desk: Desk, request: Request | Thought) -> list[Any]:
        """The answers to a request: what was answered before a worker was lost counts; otherwise it is tried again."""
        waiting = _tries(request)
        while waiting:
            each = waiting.pop(0)
            answers, lost = desk.answers(each)
            if lost is None or self.closed:
                return answers
            self.log.warning("a worker (%s) was lost after %d answers: %s", each.about, len(answers), lost)
            if answers:
                return answers
            if isinstance(lost, Late):
                # It would take as long again.
                waiting = [other for other in waiting if other is not each]
        self.log.error("no computer player could answer a question (%s)", request.about)
        return []


def _tries(request: Request | Thought) -> list[Request | Thought]:
    """What is tried one after the other: plainer players answer a question alone in the end, but work nothing out."""
    tries = [request] * TRIES
    if isinstance(request, Request):
        tries += [replace(request, levels=dict.fromkeys(request.levels, name), most=1) for name in PLAINER]
    return tries
