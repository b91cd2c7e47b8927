"""Games of computer players against themselves, and what every seat knew when each turn began.

A batch is a file: its numbers follow from its seed, and one that is there is not played again, so that a run that was
stopped goes on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from ringwar import games
from ringwar.kernel import CHANCE, Dice, Player, Setup
from ringwar.kernel.game import Record
from ringwar.players.judging import encoded
from ringwar.players.lookahead import Budget, Lookahead
from ringwar.players.rules import RulesOfThumb
from ringwar.players.wrappers import Seated, seed_of
from ringwar.processes import over_processes

FREE = "free-peoples"
NOISES = (8.0, 25.0)
"""By how much the noise of the rules of thumb is multiplied in wild turns."""
WILD = {"boardgame": 10, "cardgame": 3}
"""Every other game begins with so many wild turns at most."""
LONGEST = 40
"""Turns: a game that is longer is not learned from."""


@dataclass(frozen=True)
class Cast:
    """Who plays a game."""

    make: Callable[[str], Player]
    """Makes a player from a seed."""
    wild: int = 0
    """So many turns they waver much; what was known before the last of them is not learned from."""


def noisy(setup: Setup, seed: str) -> Cast:
    """Rules of thumb. In every other game they waver at first, so that they come to tables to which nobody would go."""
    rng = Random(f"{seed}/noise")
    if rng.random() < 0.5:
        return Cast(RulesOfThumb)
    return Cast(partial(RulesOfThumb, waver=rng.choice(NOISES)), rng.randint(1, WILD[setup.game]))


def looking(budget: Budget, setup: Setup, seed: str) -> Cast:
    """Players that look ahead."""
    return Cast(partial(Lookahead, budget=budget))


Casting = Callable[[Setup, str], Cast]
"""Says by a seed who plays a game."""
Known = list[tuple[int, list[float]]]
"""What each seat knew, with the number of the turn."""


def played(setup: Setup, seed: str, casting: Casting) -> tuple[Known, bool] | None:
    """What each seat knew at the beginning of each turn, with its number, and whether the Free Peoples won."""
    ruleset = games.ruleset(setup.game)
    cast = casting(setup, seed)
    players = {seat: cast.make(seed_of(seed, seat)) for seat in ruleset.seats(setup)}
    record = Record((), Seated({**players, CHANCE: Dice(seed_of(seed, CHANCE))}))
    state = ruleset.start(setup)
    game = ruleset.game(state, record)
    known: Known = []
    turn = begin = ruleset.turn(state) - 1
    while (step := ruleset.step(state)) is not None:
        if ruleset.turn(state) > turn:
            turn = ruleset.turn(state)
            if turn > LONGEST:
                return None
            if turn - begin > cast.wild:
                _tame(players.values())
                known += [(turn, encoded(ruleset, state, seat)) for seat in players]
        record.stand = setup, state.copy()
        step(game)
        record.restart()
    result = ruleset.result(state)
    return None if result is None else (known, result.winner == FREE)


def _tame(players: Iterable[Player]) -> None:
    """Let rules of thumb waver as usual from now on."""
    for player in players:
        if isinstance(player, RulesOfThumb):
            player.waver = 1.0


def batch(setups: list[Setup], seed: str, size: int, out: Path, casting: Casting, number: int) -> Path:
    """Play the games of one batch and write what was learned: numbers, turns, games and results."""
    file = out / f"{number:05}.npz"
    if file.exists():
        return file
    rows: list[list[float]] = []
    turns, owners, results = [], [], []
    for index in range(size):
        name = f"{seed}/{number}/{index}"
        found = played(setups[(number * size + index) % len(setups)], name, casting)
        if found is None:
            continue
        for turn, numbers in found[0]:
            rows.append(numbers)
            turns.append(turn)
            owners.append(number * size + index)
            results.append(found[1])
    part = file.with_suffix(".part.npz")
    np.savez(
        part,
        numbers=np.array(rows, dtype=np.float16),
        turns=np.array(turns, dtype=np.int16),
        games=np.array(owners, dtype=np.int32),
        results=np.array(results, dtype=bool),
    )
    part.rename(file)
    return file


def self_play(
    setups: list[Setup], seed: str, batches: int, size: int, out: Path, casting: Casting, jobs: int
) -> Iterator[Path]:
    """Play so many batches over several processes; each file as soon as it is there."""
    out.mkdir(parents=True, exist_ok=True)
    return over_processes(partial(batch, setups, seed, size, out, casting), list(range(batches)), jobs)


def gathered(*folders: Path) -> dict[str, Any]:
    """What all batches of some folders have learned; games of different folders are different games.

    `sources` says of each row from which folder it is, by number.
    """
    parts: dict[str, list[Any]] = {"numbers": [], "turns": [], "games": [], "results": []}
    sources: list[Any] = []
    offset = 0
    for number, folder in enumerate(folders):
        most = 0
        for file in sorted(folder.glob("?????.npz")):
            with np.load(file) as found:
                for name, part in parts.items():
                    part.append(found[name] + offset if name == "games" else found[name])
                sources.append(np.full(len(found["games"]), number, dtype=np.int16))
                most = max(most, int(found["games"].max(initial=0)))
        offset += most + 1
    return {name: np.concatenate(part) for name, part in (*parts.items(), ("sources", sources))}


def lifted(sources: Any, lift: float) -> Any:
    """A weight for every row; the mean is 1.

    With no lift all rows count the same, with 0.5 a source with a hundred times the rows counts ten times.
    """
    weights = (np.maximum(np.bincount(sources), 1) ** -lift)[sources]
    return weights / weights.mean()
