"""A bar of games for whoever looks on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def games_played(total: int, done: int = 0) -> Iterator[Callable[[int], None]]:
    """A bar on a terminal, and nothing elsewhere; what it gives is told how many more games are over."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from ringwar.consoles import Console

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("games", total=total, completed=done)
        yield lambda games: progress.advance(task, games)
