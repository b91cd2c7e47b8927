"""Previews along random games: the same in every world that a side can imagine, and what then comes about."""

from __future__ import annotations

from random import Random
from typing import Any

from laws.points import along
from ringwar.kernel import CHANCE, Asked, Event, Position, Setup
from ringwar.kernel.protocol import KINDS
from ringwar.laws import hold

KIND = "previews"
LEAST = 200
ENOUGH = 50_000
WORLDS = 1
MOST_OPTIONS = 6
"""Of so many options at most is a preview made, in every world."""


def batch(setup: Setup, seed: str) -> int:
    """The previews at some points of one random game; says how many were compared."""
    return along(setup, seed, check_point)


def check_point(position: Position[Any], rng: Random, where: str) -> int:
    """The previews of an open question in the real world and in imagined ones; says how many."""
    question = position.question
    if question is None or question.side == CHANCE:
        return 0
    side = question.side
    written = question.json()
    names = [option["name"] for option in written["options"]]
    hold(names == question.names(), f"{where}: {names} are not the options {question.names()}")
    hold(all(option["kind"] in KINDS for option in written["options"]), f"{where}: an option of no kind")
    chosen = rng.sample(names, min(len(names), MOST_OPTIONS))
    previews = {name: position.preview(name, side) for name in chosen}
    for _ in range(WORLDS):
        world = position.imagined(side, rng)
        asked = next(each for each in world.questions if each.side == side)
        hold(asked.json() == {**written, "id": asked.id}, f"{where}: {question.key!r} reads otherwise elsewhere")
        for name in chosen:
            other = world.preview(name, side)
            hold(other == previews[name], f"{where}: {name!r} to {question.key!r} is {previews[name]}, or {other}")
    for name in chosen:
        check_events(position, name, side, previews[name], where)
    return len(chosen) * WORLDS


def check_events(position: Position[Any], name: str, side: str, preview: Any, where: str) -> None:
    """What a preview foretold is what happens first after the answer."""
    if len(position.asked) > 1:
        return
    log = position.after(name, side).log(position.count)
    answered = next(number for number, entry in enumerate(log) if isinstance(entry, Asked))
    happened = [entry.json(side) for entry in log[answered:] if isinstance(entry, Event)]
    foretold = preview["events"]
    hold(happened[: len(foretold)] == foretold, f"{where}: {name!r} brings {happened}, not {foretold}")
