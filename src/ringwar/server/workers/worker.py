"""The server's end of one worker, and the place of a worker that is replaced when it is lost."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import suppress
from multiprocessing import Pipe
from subprocess import DEVNULL, Popen, TimeoutExpired
from threading import Lock
from time import monotonic
from typing import Any

from ringwar.server.workers.requests import Begin, Request, Thought

START_SECONDS = 120.0
"""How long a worker may take to get ready."""
END_SECONDS = 10.0
"""How long it may take to be gone after it has closed its channel, so that we learn how it ended."""
QUIETLY = "ignore:resource_tracker:UserWarning"
"""A worker that is ended in the midst of its thoughts leaves locks behind, which Python puts away and complains of."""
COMMAND = (sys.executable, "-P", "-m", "ringwar.server.workers.process")


class Lost(Exception):
    """A worker that answers no more, and why."""


class Late(Lost):
    """A worker that has taken too long."""


class Worker:
    """A process that answers for computer players, from its start to its end."""

    def __init__(self, begin: Begin) -> None:
        """Start it in a session of its own, so that a Ctrl-C in the terminal is not meant for it."""
        self.channel, theirs = Pipe()
        environment = {
            "PATH": os.environ.get("PATH", os.defpath),
            "PYTHONPATH": os.pathsep.join(sys.path),
            "PYTHONWARNINGS": QUIETLY,
        }
        with theirs:
            self.process = Popen(
                [*COMMAND, str(theirs.fileno())],
                stdin=DEVNULL,
                stdout=DEVNULL,
                env=environment,
                pass_fds=[theirs.fileno()],
                start_new_session=True,
            )
        self.begin = begin
        self.ready = False

    def answers(self, request: Request | Thought, seconds: float) -> Iterator[Any]:
        """The answers to a request, or what was worked out, as they come; Lost where they end early or too late."""
        if not self.ready:
            self._say(self.begin)
            self._heard(monotonic() + START_SECONDS)
            self.ready = True
        deadline = monotonic() + seconds
        self._say(request)
        while (said := self._heard(deadline)) is not None:
            if isinstance(said, str):
                raise Lost(said)
            yield said

    def _say(self, message: Begin | Request | Thought) -> None:
        """Tell the worker something."""
        try:
            self.channel.send(message)
        except OSError:
            raise Lost(self._ended()) from None

    def _heard(self, deadline: float) -> Any:
        """What the worker says next."""
        try:
            if not self.channel.poll(max(0.0, deadline - monotonic())):
                raise Late("it has taken too long")
            return self.channel.recv()
        except (EOFError, OSError):
            raise Lost(self._ended()) from None

    def _ended(self) -> str:
        """That it has ended, and how."""
        with suppress(TimeoutExpired):
            self.process.wait(END_SECONDS)
        return f"it has ended with status {self.process.returncode}"

    def kill(self) -> None:
        """End the process; whoever waits for its answers learns that."""
        self.process.kill()

    def bury(self) -> None:
        """End the process and give back what it needed."""
        self.process.kill()
        self.process.wait()
        self.channel.close()


class Desk:
    """The place of one worker: it is started when it is first needed, and another when it is lost."""

    def __init__(self, begin: Begin, seconds: float) -> None:
        self.begin = begin
        self.seconds = seconds
        self.busy = False
        self.restarts = 0
        self.worker: Worker | None = None
        self._closed = False
        self._seating = Lock()

    def answers(self, request: Request | Thought) -> tuple[list[Any], Lost | None]:
        """The answers to a request; where the worker was lost, those that it had given before, and why."""
        found: list[Any] = []
        try:
            for answer in self._seated().answers(request, self.seconds):
                found.append(answer)
        except Lost as lost:
            self.clear()
            self.restarts += 1
            return found, lost
        return found, None

    def _seated(self) -> Worker:
        """Who sits here; Lost where nobody can."""
        with self._seating:
            if self._closed:
                raise Lost("the server closes")
            if self.worker is None:
                try:
                    self.worker = Worker(self.begin)
                except OSError as error:
                    raise Lost(str(error)) from None
            return self.worker

    def close(self) -> None:
        """Seat nobody any more, and end who sits here; whoever waits for answers learns that."""
        with self._seating:
            self._closed = True
            if self.worker is not None:
                self.worker.kill()

    def clear(self) -> None:
        """End who sits here."""
        with self._seating:
            worker, self.worker = self.worker, None
        if worker is not None:
            worker.bury()
