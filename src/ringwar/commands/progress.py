"""Bars for whoever looks on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from ringwar.commands import helping

if TYPE_CHECKING:
    from rich.progress import Progress, ProgressColumn


@contextmanager
def games_played(total: int, done: int = 0) -> Iterator[Callable[[int], None]]:
    """A bar on a terminal, and nothing elsewhere; what it gives is told how many more games are over."""
    from rich.progress import MofNCompleteColumn

    with _bar(MofNCompleteColumn()) as progress:
        task = progress.add_task(helping.say("output-games"), total=total, completed=done)
        yield lambda games: progress.advance(task, games)


@contextmanager
def work_done(what: str) -> Iterator[Callable[[float], None]]:
    """A bar on a terminal, and nothing elsewhere; what it gives is told how much of the work is done, from 0 to 1."""
    from rich.progress import TaskProgressColumn

    with _bar(TaskProgressColumn()) as progress:
        task = progress.add_task(what, total=1.0)
        yield lambda done: progress.update(task, completed=done)


def _bar(count: ProgressColumn) -> Progress:
    """A bar with a name before it, and behind it how far it is and how long that will still take."""
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    from ringwar.consoles import Console

    columns = (TextColumn("{task.description}"), BarColumn(), count, TimeRemainingColumn())
    console = Console(stderr=True)
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
