"""A player that is a program of its own, in any language: it is asked and answers in lines of JSON.

The protocol is described in docs/players.md. A program is given a clean environment, a time for each answer and a
length for each line; it is killed, with whatever it has started, when it breaks these bounds, when the game is over,
and when the process that asks it has ended.
"""

from __future__ import annotations

import json
import os
import shlex
import signal
from contextlib import suppress
from select import POLLIN, POLLOUT, poll
from shutil import which
from subprocess import DEVNULL, PIPE, Popen
from time import monotonic
from typing import Any, Final

from ringwar.kernel import BrokenPlayer, IllegalAnswer, Player, Question, Refusal, plain

PROGRAM: Final = "program:"
"""How the name of a player begins that is a program; its command follows."""
PROTOCOL: Final = 1
SECONDS: Final = 10.0
"""How long a program may take over an answer."""
MOST_BYTES: Final = 1 << 16
"""How long a line of a program may be, and how much is read of what it complains about."""
MOST_COMPLAINT: Final = 80
VIEW: Final = "view"

WATCHDOG: Final = 'read -r _; kill -KILL "-$1"'
"""What the shell does beside a program: wait until its input is closed, by whoever, and kill the program's group."""


class Program(Player):
    """Answers with what a program answers; the program is started at the first question."""

    def __init__(self, command: str, seed: int | str | None = None, seconds: float = SECONDS) -> None:
        self.running: Running | None = None
        self.command = _words_of(command)
        self.name = f"{PROGRAM}{command}"
        self.seed = seed
        self.seconds = seconds
        self.count = 0
        self.wants_view = False

    def answer(self, question: Question) -> Any:
        try:
            if self.running is None:
                self._begin(question)
            self.count += 1
            return question.find(_text(self._reply(self._asked(question)), "answer"))
        except (Misbehaviour, IllegalAnswer) as error:
            self.leave()
            what = str(error) if isinstance(error, Misbehaviour) else "it answers what is no option"
            raise BrokenPlayer(self.name, question.side, question.key, what) from None

    def leave(self) -> None:
        if self.running is not None:
            self.running.kill()
            self.running = None

    def __del__(self) -> None:
        self.leave()

    def _begin(self, question: Question) -> None:
        """Start the program and tell it where it sits; it says which protocol it speaks, and whether it wants views."""
        self.running = Running(self.command)
        hello = {"protocol": PROTOCOL, "hello": "ringwar", "game": question.game_name}
        seat = {"seat": question.side, "side": question.plays_for, "seed": str(self.seed)}
        reply = self._reply({**hello, **seat})
        if reply.get("protocol") != PROTOCOL:
            raise Misbehaviour(f"it does not say that it speaks protocol {PROTOCOL}")
        self.wants_view = reply.get(VIEW) is True

    def _asked(self, question: Question) -> dict[str, Any]:
        """A question as a line has it."""
        asked = {"question": self.count, "seat": question.side, "key": question.key}
        asked |= {"options": question.names(), "about": plain(question.about)}
        return {**asked, VIEW: question.view()} if self.wants_view else asked

    def _reply(self, message: dict[str, Any]) -> dict[str, Any]:
        """What the program says to a message."""
        assert self.running is not None
        line = self.running.exchange(json.dumps(message).encode() + b"\n", monotonic() + self.seconds)
        try:
            reply = json.loads(line)
        except (ValueError, RecursionError):
            raise Misbehaviour("it says what is no JSON") from None
        if not isinstance(reply, dict):
            raise Misbehaviour("it says what is no JSON object")
        return reply


class Misbehaviour(Exception):
    """What is wrong with a program, on one line."""


class Running:
    """A program that runs, with the channels to it."""

    def __init__(self, command: list[str]) -> None:
        environment = {"PATH": os.environ.get("PATH", os.defpath), "LANG": "C.UTF-8"}
        self.process = Popen(
            command, stdin=PIPE, stdout=PIPE, stderr=PIPE, env=environment, start_new_session=True, bufsize=0
        )
        watch = ["/bin/sh", "-c", WATCHDOG, "sh", str(self.process.pid)]
        self.watchdog = Popen(watch, stdin=PIPE, stdout=DEVNULL, stderr=DEVNULL, env=environment)
        channels = (self.process.stdin, self.process.stdout, self.process.stderr, self.watchdog.stdin)
        self.channels = [channel for channel in channels if channel is not None]
        self.to, self.out, self.err, _ = (channel.fileno() for channel in self.channels)
        for channel in (self.to, self.out, self.err):
            os.set_blocking(channel, False)
        self.said = bytearray()
        self.complaint = bytearray()

    def exchange(self, line: bytes, deadline: float) -> bytes:
        """Send a line and read the one that answers it; Misbehaviour where none comes in time."""
        if self.said:
            raise Misbehaviour("it says more than it was asked for")
        left = memoryview(line)
        while b"\n" not in self.said:
            for channel in self._ready(bool(left), deadline):
                if channel == self.to:
                    left = left[self._write(left) :]
                elif channel == self.err:
                    self._hear()
                else:
                    self._read()
        answer, _, rest = bytes(self.said).partition(b"\n")
        self.said = bytearray(rest)
        return answer

    def _ready(self, writing: bool, deadline: float) -> list[int]:
        """The channels on which something can be done."""
        waiting = poll()
        for channel in (self.out, self.err):
            waiting.register(channel, POLLIN)
        if writing:
            waiting.register(self.to, POLLOUT)
        found = waiting.poll(max(0.0, deadline - monotonic()) * 1000)
        if not found:
            raise Misbehaviour("it does not answer in time")
        return [channel for channel, _ in found]

    def _write(self, line: memoryview) -> int:
        try:
            return os.write(self.to, line)
        except BlockingIOError:
            return 0
        except OSError:
            raise Misbehaviour(self._ended()) from None

    def _read(self) -> None:
        """Read on in the line that the program is saying."""
        with suppress(BlockingIOError):
            part = os.read(self.out, MOST_BYTES)
            if not part:
                raise Misbehaviour(self._ended())
            self.said += part
        if len(self.said) > MOST_BYTES:
            raise Misbehaviour(f"it says a line of more than {MOST_BYTES} bytes")

    def _hear(self) -> None:
        """Read what the program complains about, and keep the end of it."""
        with suppress(BlockingIOError):
            part = os.read(self.err, MOST_BYTES)
            self.complaint = (self.complaint + part)[-MOST_BYTES:]

    def _ended(self) -> str:
        """That it has ended, with the last thing that it complained about."""
        self._hear()
        last = self.complaint.decode(errors="replace").strip().rpartition("\n")[2]
        said = "".join(each if each.isprintable() else "?" for each in last)[:MOST_COMPLAINT]
        return f"it has ended: {said}" if said else "it has ended"

    def kill(self) -> None:
        """End the program and whatever it has started."""
        self.watchdog.kill()
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        for channel in self.channels:
            channel.close()
        self.watchdog.wait()
        self.process.wait()


def _words_of(command: str) -> list[str]:
    """The program and its arguments; Refusal where there is no such program."""
    try:
        words = shlex.split(command)
    except ValueError:
        words = []
    found = which(words[0]) if words else None
    if found is None:
        raise Refusal("no-program", command=command[:60], prefix=PROGRAM)
    return [os.path.abspath(found), *words[1:]]


def _text(reply: dict[str, Any], field: str) -> str:
    value = reply.get(field)
    if not isinstance(value, str):
        raise Misbehaviour(f"it says nothing that is called {field!r}")
    return value
