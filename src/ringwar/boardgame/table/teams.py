"""What only tables of three and four keep: what the teams have agreed on and done."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from ringwar.boardgame.table.armies import Army
from ringwar.boardgame.table.facts import Region
from ringwar.kernel.questions import by_parts, slots_of


class LastAction(NamedTuple):
    """What an action was for: nations of its armies, nations otherwise, and the regions where its armies are now."""

    armies: tuple[int, ...]
    """The nations of each army, as bits."""
    nations: int
    """The nations for which figures were recruited or counters advanced, as bits."""
    regions: tuple[Region, ...]

    def with_army(self, army: Army, *regions: Region) -> LastAction:
        """The same action, with an army that is in one of these regions now."""
        return LastAction((*self.armies, army.unit_peoples), self.nations, _each_once(*self.regions, *regions))

    def moved(self, army: Army, origin: Region, goal: Region) -> LastAction:
        """The same action, with an army that has gone on from one region to another."""
        left = tuple(region for region in self.regions if region is not origin)
        return LastAction(self.armies, self.nations, left).with_army(army, goal)

    def followed(self, origin: Region, goal: Region) -> LastAction:
        """The same action, when what was in a region has gone to another."""
        if origin not in self.regions:
            return self
        return LastAction(self.armies, self.nations, _each_once(*self.regions, goal))


def _each_once(*regions: Region) -> tuple[Region, ...]:
    return tuple(dict.fromkeys(regions))


NO_ACTION = LastAction((), 0, ())


class Teams:
    """What a table with a team of two keeps besides: who leads, whose turn it is, and what became of whose armies."""

    __slots__ = (
        "actors",  # by side: who takes its next action
        "captors",  # by settlement: who captured it
        "last",  # what the action before was for, where one player may not act twice in a row for a nation
        "leading",  # by side: who decides for it
        "merged",  # (region, side): where the armies of two partners are one mixed army
        "now",  # what the action now taken is for
    )

    def __init__(
        self,
        leading: Mapping[str, str],
        actors: Mapping[str, str],
        merged: frozenset[tuple[Region, str]] = frozenset(),
        captors: Mapping[Region, str] | None = None,
        last: LastAction = NO_ACTION,
        now: LastAction = NO_ACTION,
    ) -> None:
        self.leading = dict(leading)
        self.actors = dict(actors)
        self.merged = merged
        self.captors = dict(captors or {})
        self.last = last
        self.now = now

    def copy(self) -> Teams:
        return Teams(self.leading, self.actors, self.merged, self.captors, self.last, self.now)

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        return by_parts(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Teams) and all(getattr(self, name) == getattr(other, name) for name in slots_of(self))

    __hash__ = None  # type: ignore[assignment]
