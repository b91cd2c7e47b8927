"""A worker: the process in which computer players think. It ends with the server, and when the server ends it."""

from __future__ import annotations

import os
import resource
import signal
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from importlib import import_module
from multiprocessing.connection import Connection
from select import poll
from threading import Thread
from time import monotonic
from traceback import format_exc
from typing import Any

from ringwar import games
from ringwar.kernel import Player, Question, name_of
from ringwar.kernel.game import Unanswered
from ringwar.players import helped
from ringwar.players.helpers import Helpers
from ringwar.players.wrappers import Stopping, seed_of
from ringwar.server.workers.requests import SLICE, Answer, Begin, Request, Thought
from ringwar.signals import TOLD_TO_END

Makers = Mapping[str, Callable[[str], Player]]
"""Players by name, each made from a seed."""
MEGABYTE = 1 << 20


class Telling(Stopping):
    """Players who tell every answer as soon as they have given it, and stop after so many or after a while.

    Nobody stops in the middle of an action: what was thought out would be lost.
    """

    def __init__(
        self, players: Mapping[str, Player], names: Mapping[str, str], most: int, tell: Callable[[Answer], None]
    ) -> None:
        super().__init__(players, names)
        self.most = most
        self.tell = tell
        self.ends = monotonic() + SLICE

    def answer(self, question: Question) -> Any:
        if self._has_done_enough(question):
            raise Unanswered((question,))
        answer = super().answer(question)
        self.tell((question.side, name_of(answer)))
        return answer

    def _has_done_enough(self, question: Question) -> bool:
        player = self.players.get(question.side)
        if not self.given or player is None or player.midway:
            return False
        return len(self.given) >= self.most or monotonic() >= self.ends


def main() -> None:
    """Answer requests from the channel whose number is given, until it is closed."""
    for number in (signal.SIGINT, *TOLD_TO_END):
        signal.signal(number, signal.SIG_IGN)
    with suppress(EOFError, ConnectionError):
        work(Connection(int(sys.argv[1])))


def work(channel: Connection) -> None:
    """Get ready, say so, and answer one request after the other."""
    Thread(target=_end_with_server, args=(channel.fileno(),), daemon=True).start()
    begin: Begin = channel.recv()
    most = begin.megabytes * MEGABYTE
    resource.setrlimit(resource.RLIMIT_AS, (most, most))
    games.MODULES.update(begin.games)
    for name in games.MODULES:
        games.ruleset(name)
    makers: Makers = import_module(begin.players).PLAYERS
    channel.send(None)
    with Helpers(begin.processes) as helpers:
        while True:
            _answer(channel.recv(), makers, helpers, channel)


def _answer(request: Request | Thought, makers: Makers, helpers: Helpers, channel: Connection) -> None:
    """Tell the answers to a request, or what was worked out, and that this is all; or what went wrong, and end."""
    try:
        if isinstance(request, Thought):
            channel.send((request.work(),))
        else:
            _play(request, makers, helpers, channel)
    except Exception:
        channel.send(format_exc())
        raise SystemExit(1) from None
    channel.send(None)


def _play(request: Request, makers: Makers, helpers: Helpers, channel: Connection) -> None:
    """Tell the answers of computer players, each as soon as it is given."""
    levels = request.levels
    players = {seat: makers[level](seed_of(request.seed, seat)) for seat, level in levels.items()}
    for player in players.values():
        helped(player, helpers).resume(request.count)
    request.play(Telling(players, levels, request.most, channel.send))


def _end_with_server(channel: int) -> None:
    """Wait until the server has closed its end of the channel, or is no more, and end whatever is going on."""
    closed = poll()
    closed.register(channel, 0)
    closed.poll()
    os._exit(0)


if __name__ == "__main__":
    main()
