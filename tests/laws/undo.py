"""The law of undo: an answer can be taken back only where nobody has learned anything by it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from ringwar.games import ruleset
from ringwar.kernel import CHANCE, SPECTATOR, Position, Question, Setup, name_of, plain, start
from ringwar.laws import hold
from ringwar.players.wrappers import seated

KIND = "undo probes"
ENOUGH = 5_000
PROBES = 24
"""At so many points of a game an answer is given and, where that is allowed, taken back."""
WORLDS = 4
"""So many worlds are imagined for everybody."""
MOST_OPTIONS = 60
"""Of a question with more options, so many are tried."""


def batch(setup: Setup, seed: str) -> int:
    """Probe one random game; the number of answers that could be taken back."""
    rng = Random(f"{seed}/undo")
    rules = ruleset(setup.game)
    seats = rules.seats(setup)
    end = start(rules, setup).played(seated(seats, dict.fromkeys(seats, "random"), seed))
    probes = 0
    for before in points(end, rng):
        question = rng.choice(before.questions)
        probes += probe(before, question, name_of(rng.choice(question.options)), rng)
    return probes


def points(end: Position[Any], rng: Random) -> Iterator[Position[Any]]:
    """Points of a game at which a seat is asked, and nobody with it."""
    found = 0
    for number in rng.sample(range(end.count), end.count):
        point = end.at(number)
        if len(point.asked) == 1 and point.asked[0].side != CHANCE:
            yield point
            found += 1
        if found == PROBES:
            return


def probe(before: Position[Any], question: Question, answer: str, rng: Random) -> bool:
    """Whether the answer can be taken back; LawBroken where somebody has learned something by it."""
    side = question.side
    after = before.after(answer, side)
    if not may_undo(after, side):
        return False
    undone = after.undone(side)
    where = f"{side} answers {question.key!r} with {answer!r} at answer {before.count}"
    for reader in (*before.ruleset.seats(before.setup), SPECTATOR):
        hold(undone.view(reader) == before.view(reader), f"{where}: taken back, {reader} sees something else")
        learned(before, after, (side, answer), reader, rng, where)
    return True


def may_undo(position: Position[Any], side: str) -> bool:
    """Whether a side may take back what it answered."""
    try:
        position.undone(side)
    except ValueError:
        return False
    return True


def learned(
    before: Position[Any], after: Position[Any], given: tuple[str, str], reader: str, rng: Random, where: str
) -> None:
    """A reader sees nothing new, or what could have come about in every world that it could imagine before."""
    side, answer = given
    seen = sight(after, reader)
    if seen == [before.view(reader), []]:
        return
    for _ in range(WORLDS):
        world = before.imagined(reader, rng)
        question = world.question
        assert question is not None
        names = question.names()
        if reader == side:
            hold(answer in names, f"{where}, which is no option in another world")
            names = [answer]
        else:
            names = list(dict.fromkeys([name for name in (answer,) if name in names] + names))[:MOST_OPTIONS]
        same = next((point for name in names if sight(point := world.after(name, side), reader) == seen), None)
        hold(same is not None, f"{where}, which may be taken back, and {reader} learns something")
        assert same is not None
        hold(reader != side or may_undo(same, side), f"{where}: that it may be taken back tells {reader} something")


def sight(position: Position[Any], reader: str) -> list[Any]:
    """All that a reader sees: the table, who is asked, and what happened since the last answer."""
    events = [(event.kind, plain(event.seen_by(reader).about), plain(event.cause)) for event in position.events()]
    return [position.view(reader), events]
