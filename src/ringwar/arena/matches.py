"""Matches: who meets whom, from which seeds, and the playing of their games."""

from __future__ import annotations

import hashlib
from collections import defaultdict
from collections.abc import Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from time import perf_counter
from typing import Any

from ringwar import games
from ringwar.arena.builds import build_of, is_compiled
from ringwar.arena.sequential import Claim
from ringwar.kernel import CHANCE, Refusal, Ruleset, Setup, name_of
from ringwar.players.wrappers import Clock, Clocked, Seated, Spent
from ringwar.processes import over_processes
from ringwar.simulation import Plan, play_games

Pairing = tuple[str, str]
"""Who plays the first side, and who the second."""


@dataclass(frozen=True)
class Match:
    """Which games are played: the same command, the same match, the same games."""

    setup: Setup
    sides: tuple[str, str]
    pairings: tuple[Pairing, ...]
    games: int
    """How many games each pairing plays."""
    seed: str
    check: bool = False
    """Whether the laws of the game are checked around every answer."""
    claim: Claim | None = None
    """What the match is to show; it ends as soon as that is sure."""

    @property
    def players(self) -> tuple[str, ...]:
        """Everybody who takes part, by name."""
        return tuple(sorted({name for pairing in self.pairings for name in pairing}))

    def plan(self, pairing: Pairing) -> Plan:
        """The games of one pairing. All pairings have the same seed: their games of one number see the same dice."""
        ruleset = games.ruleset(self.setup.game)
        names = dict(zip(self.sides, pairing, strict=True))
        seats = {seat: names[ruleset.side_of(seat)] for seat in ruleset.seats(self.setup)}
        return Plan(self.setup, seats, self.seed, self.games, self.check)

    def schedule(self) -> Iterator[tuple[Pairing, int]]:
        """All games, number by number, so that a match that is cut short has played as much of every pairing."""
        for number in range(1, self.games + 1):
            for pairing in self.pairings:
                yield pairing, number


@dataclass(frozen=True)
class Outcome:
    """What came of one game."""

    pairing: Pairing
    number: int
    winner: str
    """The side that has won; empty for a game that broke."""
    kind: str
    turns: int
    questions: int
    decisions: tuple[int, int]
    """How many questions each side answered."""
    thinking: tuple[float, float]
    """How many seconds that took."""
    seconds: float
    """How long the whole game took, rules included."""
    error: str = ""
    longest: tuple[float, float] = (0.0, 0.0)
    """How many seconds each side took over one answer at most."""
    thoughts: tuple[int, int] = (0, 0)
    """How many answers each side thought about, where its player is one that thinks."""
    pondering: tuple[float, float] = (0.0, 0.0)
    """How many seconds these took."""
    moves: str = ""
    """A hash of all answers: two games with the same one were the same."""
    build: str = ""
    """The code and the weights that played."""
    compiled: bool = False
    """Whether the rules were compiled."""


def sides_of(ruleset: Ruleset[Any], setup: Setup) -> tuple[str, str]:
    """The two sides of a game, by name; ValueError for a game with another number of them."""
    sides = sorted({ruleset.side_of(seat) for seat in ruleset.seats(setup)})
    if len(sides) != 2:
        raise Refusal("not-two-sides", game=setup.game, count=len(sides))
    return sides[0], sides[1]


def round_robin(names: Iterable[str]) -> tuple[Pairing, ...]:
    """Everybody against everybody, on both sides, and against itself."""
    everybody = sorted(set(names))
    return tuple((first, second) for first in everybody for second in everybody)


def gauntlet(runner: str, names: Iterable[str]) -> tuple[Pairing, ...]:
    """One player against each of the others, on both sides, and against itself."""
    return tuple(pairing for pairing in round_robin({runner, *names}) if runner in pairing)


def between_others(pairings: Iterable[Pairing]) -> tuple[Pairing, ...]:
    """The pairings in which nobody meets itself."""
    return tuple((first, second) for first, second in pairings if first != second)


def play(match: Match, game: tuple[Pairing, int]) -> tuple[Outcome, str]:
    """Play one game: what came of it, and its record if it broke."""
    pairing, number = game
    clock: Clock = defaultdict(Spent)
    tables: list[Seated] = []

    def watched(players: Seated) -> Seated:
        tables.append(Clocked(clock, players))
        return tables[0]

    began = perf_counter()
    tally = play_games(match.plan(pairing), [number], watched)
    seconds = perf_counter() - began
    first, second = (_spent(match, clock, side) for side in match.sides)
    failure = tally.failures[0] if tally.failures else None
    outcome = Outcome(
        pairing=pairing,
        number=number,
        winner=next(iter(tally.wins), ""),
        kind=next(iter(tally.endings), ""),
        turns=tally.turns,
        questions=tally.questions,
        decisions=(first.answers, second.answers),
        thinking=(round(first.seconds, 6), round(second.seconds, 6)),
        seconds=round(seconds, 6),
        longest=(round(first.longest, 6), round(second.longest, 6)),
        thoughts=(first.thoughts, second.thoughts),
        pondering=(round(first.pondering, 6), round(second.pondering, 6)),
        error=failure.error if failure else "",
        moves=_moves(tables[0].given),
        build=build_of(match.setup, pairing),
        compiled=is_compiled(),
    )
    return outcome, failure.record if failure else ""


def _moves(answers: Sequence[Any]) -> str:
    """A hash of all answers of a game."""
    return hashlib.sha256(" ".join(map(name_of, answers)).encode()).hexdigest()[:16]


def _spent(match: Match, clock: Clock, side: str) -> Spent:
    """What the seats of a side took together."""
    side_of = games.ruleset(match.setup.game).side_of
    return Spent.together([spent for seat, spent in clock.items() if seat != CHANCE and side_of(seat) == side])


def play_match(match: Match, left: Sequence[tuple[Pairing, int]], jobs: int) -> Generator[tuple[Outcome, str]]:
    """Play the games of a match that are left, giving what came of each as soon as it is over."""
    if jobs == 1 or len(left) < 2:
        return (play(match, game) for game in left)
    return over_processes(partial(play, match), left, jobs)
