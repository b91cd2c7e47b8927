"""Worlds that look alike, along games: what a seat imagines in them is the same, and so is what players answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from itertools import islice
from random import Random
from typing import Any

from laws.points import MostlyThinking
from ringwar import games
from ringwar.kernel import CHANCE, Player, Position, Question, Setup, name_of, start
from ringwar.laws import hold
from ringwar.players import PLAYERS, player
from ringwar.players.lookahead import Budget, Lookahead

KIND = "answers in worlds that look alike to the seat"
ENOUGH = 20_000
POINTS = 12
"""At how many points of a game, where somebody is asked, worlds are compared."""
LITTLE = Budget(tables=4, plans=3, margin=0.0)
"""So little is thought here; without a margin, so that the smallest difference would show."""
WHO: Mapping[str, Callable[[str], Player]] = {
    **{name: partial(player, name) for name in ("rules", "easy") if name in PLAYERS},
    "lookahead": partial(Lookahead, budget=LITTLE),
}
"""Who is compared: players of the same seed."""


def batch(setup: Setup, seed: str) -> int:
    """The same questions in two worlds at some points of one game; says how many answers were compared."""
    end = start(games.ruleset(setup.game), setup).played(MostlyThinking(setup, f"{seed}/game"))
    rng = Random(f"{seed}/alike")
    where = f"{setup.game} {setup.scenario} {setup.players} {setup.expansions} {seed}"
    points = rng.sample(range(end.count), end.count)
    compared = (check_point(end.at(point), rng, f"{where}, {point}") for point in points)
    return sum(islice(filter(None, compared), POINTS))


def check_point(position: Position[Any], rng: Random, where: str) -> int:
    """Whoever is asked imagines and answers the same in another world; says how many answers were compared."""
    asked = [question for question in position.questions if question.side != CHANCE]
    for question in asked:
        check_question(position, question, rng, f"{where}, {question.side} {question.key}")
    return len(WHO) * len(asked)


def check_question(position: Position[Any], question: Question, rng: Random, where: str) -> None:
    """One question in two worlds: the same is imagined from the same numbers, and answered by the same players."""
    world = position.imagined(question.side, rng)
    other = next(each for each in world.questions if each.side == question.side)
    seed = f"{rng.getrandbits(32)}"
    here, there = (each.imagined(question.side, Random(seed)) for each in (position, world))
    hold(here.checkpoint == there.checkpoint and here.state == there.state, f"{where}: other worlds are imagined")
    for name, make in WHO.items():
        first, second = (name_of(make(seed).answer(each)) for each in (question, other))
        hold(first == second, f"{where}: {name} answers {first} or {second} by what it cannot see")
