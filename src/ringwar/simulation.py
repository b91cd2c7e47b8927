"""Many games between computer players: the same ones for the same seed, over as many processes as wanted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from traceback import extract_tb
from typing import Any

from ringwar import files, games, kernel
from ringwar.kernel import Event, Player, Position, Ruleset, SavedGame, Setup, name_of
from ringwar.kernel.game import Record
from ringwar.players.wrappers import Seated, seated
from ringwar.processes import over_processes

PARTS = 100
"""Into how many parts the work of a process is cut, so that its progress can be seen."""

BROKEN_RULE = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    NameError,
    RuntimeError,
    StopIteration,
    TypeError,
    ValueError,
)
"""What a mistake in a rule, a card or a player raises."""


@dataclass(frozen=True)
class Plan:
    """Which games are played: their setup, who sits where, from which seed, and what is done besides."""

    setup: Setup
    seats: Mapping[str, str]
    seed: str
    games: int
    check: bool = False
    """Whether the laws are checked around every answer."""
    save: Path | None = None
    """The folder that gets a record of every game."""

    def seed_of(self, number: int) -> str:
        """The seed of one game; it depends on nothing but the plan's seed and the game's number."""
        return f"{self.seed}/{number}"


@dataclass(frozen=True)
class Failure:
    """A game that broke: what was raised, and its record up to there."""

    number: int
    error: str
    record: str


@dataclass
class Tally:
    """What came of a number of games."""

    games: int = 0
    questions: int = 0
    turns: int = 0
    wins: Counter[str] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    uses: Counter[tuple[str, str]] = field(default_factory=Counter)
    """What checked games used: the kind of use and the name."""
    failures: list[Failure] = field(default_factory=list)

    @property
    def finished(self) -> int:
        return self.games - len(self.failures)

    @property
    def turns_mean(self) -> float | None:
        """The mean length of the games that came to their end."""
        return self.turns / self.finished if self.finished else None

    def add(self, other: Tally) -> None:
        """Put what came of other games to this."""
        self.games += other.games
        self.questions += other.questions
        self.turns += other.turns
        self.wins += other.wins
        self.endings += other.endings
        self.uses += other.uses
        self.failures = sorted([*self.failures, *other.failures], key=lambda failure: failure.number)


def simulate(plan: Plan, jobs: int) -> Iterator[Tally]:
    """Play the games of a plan, giving what came of each part of them as soon as it is done."""
    size = max(1, plan.games // (PARTS * jobs))
    parts = [range(first, min(first + size, plan.games + 1)) for first in range(1, plan.games + 1, size)]
    if jobs == 1:
        return (play_games(plan, part) for part in parts)
    return over_processes(partial(play_games, plan), parts, jobs)


def play_games(plan: Plan, numbers: Sequence[int], watched: Callable[[Seated], Seated] | None = None) -> Tally:
    """Play the games of those numbers; `watched` watches over the players of each. A broken game counts nowhere."""
    ruleset = games.ruleset(plan.setup.game)
    tally = Tally()
    for number in numbers:
        players = seated(tuple(plan.seats), plan.seats, plan.seed_of(number))
        players = players if watched is None else watched(players)
        tally.games += 1
        try:
            state = _played(plan, ruleset, number, players, tally)
            _note(tally, ruleset, state)
            tally.questions += len(players.given)
        except BROKEN_RULE as error:
            tally.failures.append(_failure(plan, ruleset, number, players.given, error))
        finally:
            players.leave()
    return tally


def _note(tally: Tally, ruleset: Ruleset[Any], state: Any) -> None:
    result = ruleset.result(state)
    assert result is not None, "the game is over without a result"
    tally.wins[result.winner] += 1
    tally.endings[result.kind] += 1
    tally.turns += ruleset.turn(state)


def _played(plan: Plan, ruleset: Ruleset[Any], number: int, players: Seated, tally: Tally) -> Any:
    """The table at the end of one game; what it used is noted where games are checked."""
    if plan.save is None and not plan.check:
        return played_inline(ruleset, plan.setup, players)
    begun = kernel.start(ruleset, plan.setup)
    position = _checked(begun, players, plan.seed_of(number)) if plan.check else begun.played(players)
    if plan.check:
        tally.uses.update(_used(position))
    if plan.save is not None:
        files.write_new(plan.save / f"{number:04}.ringwar", _record(plan, position))
    return position.state


def played_inline(ruleset: Ruleset[Any], setup: Setup, player: Player) -> Any:
    """The fast path: the rules run from the first step to the last, and nothing is kept unless a player thinks."""
    if player.thinks:
        return kernel.start(ruleset, setup).played(player).state
    state = ruleset.start(setup)
    game = ruleset.game(state, player)
    while (step := ruleset.step(state)) is not None:
        step(game)
    return state


def coverage_of(game: str) -> Any:
    """The module in which a game says what of it can be used, if it does."""
    package = games.MODULES[game]
    if not hasattr(import_module(package), "__path__") or find_spec(f"{package}.coverage") is None:
        return None
    return import_module(f"{package}.coverage")


def _used(position: Position[Any]) -> Iterator[tuple[str, str]]:
    """What the events of a game show to have been used."""
    coverage = coverage_of(position.setup.game)
    if coverage is None:
        return
    for entry in position.log():
        found = coverage.used(entry) if isinstance(entry, Event) else None
        if found is not None:
            yield found


def never_used(plan: Plan, tally: Tally) -> dict[str, tuple[int, list[str]]]:
    """By kind of use: how many things there are, and which of them no game used."""
    coverage = coverage_of(plan.setup.game)
    if coverage is None or not plan.check:
        return {}
    return {
        kind: (len(names), [name for name in names if not tally.uses[kind, name]])
        for kind, names in coverage.expected(plan.setup).items()
    }


def _checked(position: Position[Any], players: Seated, seed: str) -> Position[Any]:
    """A game played to its end; the laws hold around every answer and over the whole."""
    from ringwar.laws import Checked, check_game, check_state

    position = position.played(Checked(players, position.ruleset, position.setup, seed))
    check_state(position.ruleset, position.state)
    check_game(position, seed)
    return position


def _record(plan: Plan, position: Position[Any]) -> str:
    return kernel.write(SavedGame(position, seats=plan.seats))


def _failure(plan: Plan, ruleset: Ruleset[Any], number: int, answers: Sequence[Any], error: Exception) -> Failure:
    """What is kept of a game that broke after these answers, the last of which may have broken it."""
    broke = _told(error)
    position = _replayed(plan, ruleset, answers)
    if position is not None:
        return Failure(number, broke, _marked(_record(plan, position), f"# here: {broke}"))
    position = _replayed(plan, ruleset, answers[:-1]) if answers else None
    if position is None or position.question is None:
        return Failure(number, broke, "")
    last = f"{position.question.side} {name_of(answers[-1])}"
    return Failure(number, broke, _marked(_record(plan, position), f"# then {last}: {broke}"))


def _told(error: Exception) -> str:
    """What was raised and where, on one line."""
    place = extract_tb(error.__traceback__)[-1]
    said = "".join(f": {line}" for line in str(error).splitlines()[:1])
    return f"{type(error).__name__}{said} ({Path(place.filename).name}:{place.lineno})"


def _replayed(plan: Plan, ruleset: Ruleset[Any], answers: Sequence[Any]) -> Position[Any] | None:
    """The game after some answers, or None if it breaks before."""
    try:
        return Position(ruleset, plan.setup, ruleset.start(plan.setup), Record(answers))
    except BROKEN_RULE:
        return None


def _marked(record: str, comment: str) -> str:
    """A record with a comment before its closing line."""
    *lines, closing = record.splitlines()
    return "\n".join([*lines, comment, closing]) + "\n"
