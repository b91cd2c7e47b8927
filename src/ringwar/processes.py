"""Work over several processes, none of which outlives the one that started it."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Thread, current_thread, main_thread
from time import sleep
from typing import TypeVar

from ringwar import games
from ringwar.signals import TOLD_TO_END, Ended, ending_on

T = TypeVar("T")
R = TypeVar("R")

INTERRUPTED = 130
PATIENCE = 2.0
"""How many seconds a process has to put things away before it ends."""


def over_processes(work: Callable[[T], R], parts: Sequence[T], jobs: int) -> Generator[R]:
    """What comes of each part of a work, as soon as a process has done it."""
    context = get_context("spawn")
    ours_is_closed, ours = context.Pipe(duplex=False)
    begin = (games.MODULES, ours_is_closed)
    pool = ProcessPoolExecutor(min(jobs, len(parts)), context, initializer=_begin_process, initargs=begin)
    try:
        with _deaf_to_interrupts():
            waiting = [pool.submit(_worked, work, part) for part in parts]
        for done in as_completed(waiting):
            yield done.result()
    except BaseException:
        ours.close()
        raise
    finally:
        pool.shutdown(cancel_futures=True)
        ours.close()
        ours_is_closed.close()


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
