"""What is measured: the yardstick, the kernel on the toy battle, and games of every kind between computer players."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

import chess

from kernel import toy_battle
from ringwar import games
from ringwar.kernel import Dice, Ruleset, Setup, game, start
from ringwar.players.lookahead import Budget
from ringwar.players.random import Random as RandomPlayer
from ringwar.players.worlds import Plan, Worlds
from ringwar.players.wrappers import seated
from ringwar.simulation import played_inline

COMPILED = str(game.__file__).endswith(".so")
"""Whether the rules that are measured are compiled."""
MOST_PLIES = 300
COPIES = 1000
THOUGHTFUL = 3.0
"""Seconds a repetition for games that are slow to play and differ much in length."""
BEGUN = 3
"""The turn or round at which it is looked ahead."""
TABLES = 32
"""On so many imagined tables."""
FLOORS = {"boardgame war": 10.0, "cardgame trilogy": 30.0}
"""How many games a second the player with rules of thumb should reach, compiled."""


@dataclass(frozen=True)
class Measure:
    """Something that is done again and again: `run` does it once from a seed and says how many units that were."""

    name: str
    unit: str
    run: Callable[[int], int]
    at_most: float | None = None
    """Microseconds a unit that it should not exceed."""
    at_least: float | None = None
    """Units a second that it should reach."""
    seconds: float = 0.3
    """How long it is measured in one repetition."""


def chess_game(seed: int) -> int:
    """The yardstick: a game of chess by random legal moves."""
    rng = Random(seed)
    board = chess.Board()
    for _ in range(MOST_PLIES):
        moves = list(board.legal_moves)
        if not moves or board.is_insufficient_material():
            break
        board.push(rng.choice(moves))
    return 1


YARDSTICK = Measure("chess, random", "game", chess_game)


class Counting(Dice):
    """Dice that count their answers."""

    count = 0

    def answer(self, question: Any) -> Any:
        self.count += 1
        return super().answer(question)


def kernel_measures() -> Iterator[Measure]:
    """The kernel, as the toy battle uses it."""
    rules = toy_battle.RULESET
    setup = rules.setup(scenario="long-war")
    counts = dict(enumerate(_questions(rules, setup, seed) for seed in range(8)))
    state = rules.start(setup)

    def inline(seed: int) -> int:
        played_inline(rules, setup, Dice(seed % 8))
        return counts[seed % 8]

    def stepwise(seed: int) -> int:
        dice, position = Dice(seed % 8), start(rules, setup)
        while position.question is not None:
            position = position.after(dice.answer(position.question))
        return position.count

    def copies(seed: int) -> int:
        for _ in range(COPIES):
            state.copy()
        return COPIES

    yield Measure("kernel: a question inline", "question", inline, at_most=1.0)
    yield Measure("kernel: position.after", "answer", stepwise, at_most=25.0)
    yield Measure("toy battle: state.copy", "copy", copies)


def game_measures() -> Iterator[Measure]:
    """Games of every kind, at random and by rules of thumb, and the copying of their states."""
    for name in games.MODULES:
        rules = games.ruleset(name)
        for scenario in rules.scenarios:
            setup, kind = rules.setup(scenario), f"{name} {scenario}"
            yield Measure(f"{kind}, random", "game", _random_game(rules, setup))
            floor = FLOORS.get(kind) if COMPILED else None
            yield Measure(f"{kind}, rules", "game", _game_of_thought(rules, setup), at_least=floor, seconds=THOUGHTFUL)
        yield Measure(f"{name}: state.copy", "copy", _copies(rules, rules.setup()))
        yield Measure(f"{name}: a turn imagined", "turn", _turns(rules, rules.setup()), seconds=THOUGHTFUL)


def _random_game(rules: Ruleset[Any], setup: Setup) -> Callable[[int], int]:
    def run(seed: int) -> int:
        played_inline(rules, setup, RandomPlayer(seed))
        return 1

    return run


def _game_of_thought(rules: Ruleset[Any], setup: Setup) -> Callable[[int], int]:
    seats = rules.seats(setup)

    def run(seed: int) -> int:
        played_inline(rules, setup, seated(seats, dict.fromkeys(seats, "rules"), seed))
        return 1

    return run


def _copies(rules: Ruleset[Any], setup: Setup) -> Callable[[int], int]:
    state = start(rules, setup).state

    def run(seed: int) -> int:
        for _ in range(COPIES):
            state.copy()
        return COPIES

    return run


def _turns(rules: Ruleset[Any], setup: Setup) -> Callable[[int], int]:
    """Playing on by rules of thumb to the end of a turn or round, and judging the table there."""
    players, position = seated(rules.seats(setup), dict.fromkeys(rules.seats(setup), "rules"), 1), start(rules, setup)
    while (question := position.question) is not None:
        if rules.turn(position.state) == BEGUN and Budget().thinks_at(question):
            break
        position = position.after(players.answer(question), question.side)
    assert question is not None
    worlds = Worlds(question, Random(1))

    def run(seed: int) -> int:
        worlds.tried(Plan(()), seed % TABLES)
        return 1

    return run


def _questions(rules: Ruleset[Any], setup: Setup, seed: int) -> int:
    """How many questions the random game of a seed asks."""
    dice = Counting(seed)
    played_inline(rules, setup, dice)
    return dice.count
