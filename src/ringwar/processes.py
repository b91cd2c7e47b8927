"""Work over several processes, none of which outlives the one that started it."""

from __future__ import annotations

import gc
import os
import signal
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Thread, current_thread, main_thread
from time import sleep
from types import TracebackType
from typing import TypeVar

from ringwar import games
from ringwar.signals import TOLD_TO_END, Ended, ending_on

T = TypeVar("T")
R = TypeVar("R")

INTERRUPTED = 130
COLLECTED = 50_000
"""So many more things than before there are when rubbish is looked for: rarer than usual, for games make little."""
PATIENCE = 2.0
"""How many seconds a process has to put things away before it ends."""


def over_processes(work: Callable[[T], R], parts: Sequence[T], jobs: int) -> Generator[R]:
    """What comes of each part of a work, as soon as a process has done it."""
    with Pool(min(jobs, len(parts))) as pool:
        for done in as_completed(pool.begin(work, parts)):
            yield done.result()


class Pool:
    """So many processes: they start when there is something to do, and end when the pool is closed."""

    def __init__(self, size: int) -> None:
        context = get_context("spawn")
        self._ours_is_closed, self._ours = context.Pipe(duplex=False)
        begin = (games.MODULES, self._ours_is_closed)
        self._executor = ProcessPoolExecutor(size, context, initializer=_begin_process, initargs=begin)

    def begin(self, work: Callable[[T], R], parts: Sequence[T]) -> list[Future[R]]:
        """Hand each part of a work to whoever is free first; BrokenExecutor where a process has ended before."""
        with _deaf_to_interrupts():
            return [self._executor.submit(_worked, work, part) for part in parts]

    def close(self) -> None:
        """End the processes as soon as they have done what they are at."""
        self._executor.shutdown(cancel_futures=True)
        self._ours.close()
        self._ours_is_closed.close()

    def __enter__(self) -> Pool:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        """Close it; at once where something went wrong."""
        if kind is not None:
            self._ours.close()
        self.close()


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Processes started inside stay silent when interrupted before they have begun."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _begin_process(modules: Mapping[str, str], parents_is_closed: Connection) -> None:
    """Know the same games as the process that started this one, end with it, and silently when interrupted."""
    games.MODULES.update(modules)
    gc.set_threshold(COLLECTED)
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    Thread(target=_end_with_parent, args=(parents_is_closed,), daemon=True).start()


def _end_with_parent(parents_is_closed: Connection) -> None:
    """Wait until the parent has closed its end of a pipe, or is no more, and end as if interrupted."""
    with suppress(EOFError, OSError):
        parents_is_closed.recv_bytes()
    os.kill(os.getpid(), signal.SIGINT)
    sleep(PATIENCE)
    os._exit(INTERRUPTED)


def _worked(work: Callable[[T], R], part: T) -> R:
    """What comes of a part; a process that is told to end puts things away and is gone."""
    try:
        with ending_on(signal.SIGINT, *TOLD_TO_END):
            return work(part)
    except Ended as ended:
        os._exit(ended.status)
