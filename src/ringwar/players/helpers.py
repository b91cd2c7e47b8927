"""Helpers: other processes in which a player that looks ahead has some of its plans tried.

What is found does not depend on them: a plan's chance in a world follows from both, whoever tries it. Nobody waits for
a helper: what is not back when everything is handed out, one tries oneself.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from concurrent.futures import BrokenExecutor, Future
from functools import lru_cache
from typing import Any, NamedTuple

from ringwar.kernel import Position, Refusal, name_of
from ringwar.players.rules import RulesOfThumb
from ringwar.players.worlds import Plan, Tables, Worlds
from ringwar.processes import Pool

MOST_PROCESSES = 256
AHEAD = 2
"""So many trials are handed to each helper: one to try, and one to go on with while the player itself is busy."""
MOST_LOSSES = 3
"""So often are helpers replaced that were lost; whoever loses more goes on alone."""
THOUGHTS = 4
"""What was worked out is kept for so many thoughts: players of several games may think by turns."""

Trial = tuple[Plan, int]
"""A plan, and the number of the world in which it is tried."""


class Errand(NamedTuple):
    """A trial as it travels: an imagined world, and who is to play in it; nothing of the real one."""

    thought: str
    """Names the question at which it is thought: what is worked out there serves all its trials."""
    seat: str
    seed: int | str
    manner: str
    world: Position[Any]
    luck: str
    script: tuple[str, ...]


class Helpers:
    """So many processes in all, that of the player included; for use by `with`, or to be closed by whoever made them.

    They start at the first thought, and stay for all players that they are lent to.
    """

    def __init__(self, processes: int) -> None:
        if not 1 <= processes <= MOST_PROCESSES:
            raise Refusal("number-between", text=str(processes), least=1, most=MOST_PROCESSES)
        self.others = processes - 1
        self.losses = 0
        self.pool: Pool | None = None
        self.busy: list[Future[float]] = []
        """What helpers have not brought back yet, wanted or not."""

    def tried(self, worlds: Worlds, trials: Sequence[Trial]) -> list[float]:
        """The chance of winning that each trial shows, in their order."""
        waiting = deque(range(len(trials)))
        given: dict[int, Future[float]] = {}
        found: dict[int, float] = {}
        while len(found) < len(trials):
            self._hand_out(worlds, trials, waiting, given)
            number = waiting.popleft() if waiting else given.popitem()[0]
            found[number] = worlds.tried(*trials[number])
            for back in [back for back, future in given.items() if future.done()]:
                future = given.pop(back)
                if future.exception() is None:
                    found[back] = future.result()
                else:
                    waiting.append(back)
        return [found[number] for number in range(len(trials))]

    def _hand_out(
        self, worlds: Worlds, trials: Sequence[Trial], waiting: deque[int], given: dict[int, Future[float]]
    ) -> None:
        """Keep the helpers busy, as far as there are any."""
        self.busy = [future for future in self.busy if not future.done()]
        try:
            while waiting and len(self.busy) < AHEAD * self.others:
                self.pool = self.pool or Pool(self.others)
                self.busy += self.pool.begin(tried, [_errand(worlds, *trials[waiting[0]])])
                given[waiting.popleft()] = self.busy[-1]
        except (BrokenExecutor, OSError):
            self._lose()

    def _lose(self) -> None:
        """A helper has ended, or cannot be had: start again with others, unless that has happened too often."""
        self.losses += 1
        others = self.others if self.losses <= MOST_LOSSES else 0
        self.close()
        self.others = others

    def close(self) -> None:
        """End the processes; whoever has been lent them goes on alone."""
        pool, self.pool, self.others = self.pool, None, 0
        if pool is not None:
            pool.close()

    def __enter__(self) -> Helpers:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _errand(worlds: Worlds, plan: Plan, number: int) -> Errand:
    """A trial, ready to travel."""
    own = worlds.players[worlds.seat]
    script = tuple(name_of(option) for _, option in plan.answers)
    thought = worlds.world(0)[1]
    return Errand(thought, worlds.seat, own.lasting, own.manner, *worlds.world(number), script)


def tried(errand: Errand) -> float:
    """The chance of winning that a trial shows: what a helper does."""
    players = _players(errand.thought, errand.seat, errand.seed, errand.manner)
    tables = Tables(errand.seat, [(errand.world, errand.luck)], players)
    return tables.tried(Plan(tuple(("", name) for name in errand.script)), 0)


@lru_cache(maxsize=THOUGHTS)
def _players(thought: str, seat: str, seed: int | str, manner: str) -> dict[str, RulesOfThumb]:
    """Who plays in the worlds of a thought: the player itself, and whoever else sits down there."""
    return {seat: RulesOfThumb(seed, manner=manner, returns=True)}
