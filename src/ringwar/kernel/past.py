"""The past of a game: where its steps began and how they were answered, so that every point can be reached again."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import Any, Generic

from ringwar.kernel.game import S
from ringwar.kernel.questions import slots_of


class Past(Generic[S]):
    """A step that is over, or several in a row: where the first began, and the answers up to the end of the last.

    `count` is the number of answers that had been given by then since the game began.
    """

    __slots__ = ("answers", "checkpoint", "count")

    def __init__(self, checkpoint: S, answers: tuple[Any, ...], count: int) -> None:
        self.checkpoint = checkpoint
        self.answers = answers
        self.count = count

    def __reduce__(self) -> tuple[type[Past[S]], tuple[S, tuple[Any, ...], int]]:
        return type(self), (self.checkpoint, self.answers, self.count)


def counted(past: Sequence[Past[S]]) -> int:
    """How many answers the steps that are over have had."""
    return past[-1].count if past else 0


def over_by(past: Sequence[Past[S]], number: int) -> int:
    """How many parts of the past were over once so many answers had been given."""
    return bisect_right(past, number, key=_count)


def over_before(past: Sequence[Past[S]], number: int) -> int:
    """How many parts of the past were over before so many answers had been given."""
    return bisect_left(past, number, key=_count)


def _count(part: Past[S]) -> int:
    return part.count


def thinned(past: Sequence[Past[S]], every: int) -> tuple[Past[S], ...]:
    """The same past with every so many steps as one; equal containers are shared by the checkpoints that are left."""
    parts: list[Past[S]] = []
    for first in range(0, len(past), every):
        group = past[first : first + every]
        before = parts[-1].checkpoint if parts else None
        answers = tuple(answer for part in group for answer in part.answers)
        parts.append(Past(shared(group[0].checkpoint, before), answers, group[-1].count))
    return tuple(parts)


def shared(state: S, before: S | None) -> S:
    """A copy of a checkpoint that has in common with an earlier one whatever is the same."""
    copy = state.copy()
    for name in slots_of(copy) if before is not None else ():
        setattr(copy, name, _common(getattr(copy, name), getattr(before, name)))
    return copy


def _common(value: Any, earlier: Any) -> Any:
    """The earlier value if it is the same, or else this one with as much of the earlier as is the same."""
    if type(value) is dict and type(earlier) is dict:
        if value == earlier and list(value) == list(earlier):
            return earlier
        return {key: _common(item, earlier.get(key)) for key, item in value.items()}
    return earlier if value == earlier else value
