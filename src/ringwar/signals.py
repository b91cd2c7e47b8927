"""Being told to end: what is going on ends as if it were interrupted, so that everything is put away first."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread
from types import FrameType

TOLD_TO_END = tuple(signal.Signals[name] for name in ("SIGTERM", "SIGHUP") if name in signal.Signals.__members__)
"""What a process is told by others that want it to end."""


class Ended(KeyboardInterrupt):
    """A signal has told the process to end; `status` is how a shell says that."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.status = 128 + number


@contextmanager
def ending_on(*numbers: signal.Signals) -> Iterator[None]:
    """Signals that would end the process raise `Ended` inside; those that are ignored or handled stay so.

    Who has been told once is left alone while putting things away.
    """
    if current_thread() is not main_thread():
        yield
        return
    deadly = [number for number in numbers if signal.getsignal(number) is signal.SIG_DFL]
    told: list[int] = []

    def end(number: int, _: FrameType | None) -> None:
        told.append(number)
        if len(told) == 1:
            raise Ended(number)

    for number in deadly:
        signal.signal(number, end)
    try:
        yield
    finally:
        for number in () if told else deadly:
            signal.signal(number, signal.SIG_DFL)
