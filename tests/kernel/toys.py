"""The toy games, by name, as `ringwar.games` would know them."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from random import Random
from typing import Any

from ringwar.kernel import Position, Refusal, Ruleset, start
from ringwar.players.wrappers import seated

MODULES = {
    "toy-battle": "kernel.toy_battle",
    "toy-errand": "kernel.toy_errand",
    "toy-tricks": "kernel.toy_tricks",
}

SETUPS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("toy-battle", {}),
    ("toy-battle", {"position": {"armies": {"attacker": [2, 1, 1]}, "hands": {"defender": ["ruse-3", "ruse-4"]}}}),
    ("toy-errand", {}),
    ("toy-errand", {"scenario": "long"}),
    ("toy-errand", {"position": {"bag": {"black": 2, "white": 1}, "weariness": 30}}),
    ("toy-tricks", {}),
    ("toy-tricks", {"scenario": "full", "players": 3, "expansions": ["joker"], "options": {"first-point": "blue"}}),
)
"""Games to be put through every law: name, and what the setup asks for."""


def ruleset(name: str) -> Ruleset[Any]:
    """The rules of a toy game; Refusal for a name that is none."""
    if name not in MODULES:
        raise Refusal("no-game", game=name, games=list(MODULES))
    found: Ruleset[Any] = import_module(MODULES[name]).RULESET
    return found


def new(name: str, **asked: Any) -> Position[Any]:
    """A new toy game, standing at its first question."""
    rules = ruleset(name)
    return start(rules, rules.setup(**asked))


def randomly(position: Position[Any], seed: int | str, answers: int) -> Position[Any]:
    """The position after so many random answers, one at a time and for a random one of those who are asked."""
    return list(walk(position, seed, answers))[-1]


def walk(position: Position[Any], seed: int | str, answers: int) -> Iterator[Position[Any]]:
    """A position and those that follow it under random answers, up to the end of the game."""
    rng = Random(seed)
    yield position
    for _ in range(answers):
        if not position.questions:
            return
        question = rng.choice(position.questions)
        position = position.after(rng.choice(question.options), question.side)
        yield position


def finished(position: Position[Any], seed: int | str) -> Position[Any]:
    """The end of a game that random players play inline."""
    seats = position.ruleset.seats(position.setup)
    return position.played(seated(seats, dict.fromkeys(seats, "random"), seed))
