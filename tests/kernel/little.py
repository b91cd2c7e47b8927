"""Games of a few lines: steps written in the test itself, played one after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Self

from kernel.toy_base import Table, Toy
from ringwar.kernel import Game, Position, Question, Result, Setup, Step, start


class Notes(Table):
    """A table with whatever the steps put on it, and what is hidden from every side but its owner."""

    __slots__ = ("facts", "hidden", "steps")

    def __init__(self, facts: dict[str, Any], hidden: dict[str, tuple[Any, ...]], steps: int) -> None:
        self.facts = facts
        self.hidden = hidden
        self.steps = steps

    def copy(self) -> Self:
        return type(self)(self.facts.copy(), self.hidden.copy(), self.steps)

    def renamed(self, names: Mapping[Any, Any]) -> Self:
        hidden = {side: tuple(names.get(thing, thing) for thing in things) for side, things in self.hidden.items()}
        return type(self)(self.facts.copy(), hidden, self.steps)


LittleGame = Game[Notes]
LittleStep = Callable[[LittleGame], None]


class Little(Toy[Notes]):
    """The given steps in their order; it ends after the last."""

    name = "little"
    scenarios = ("only",)
    seat_names = ("a", "b", "c")
    allowed_players = (3,)

    def __init__(
        self, *steps: LittleStep, hidden: Mapping[str, tuple[Any, ...]] | None = None, openly: Sequence[str] = ()
    ) -> None:
        self.steps = steps
        self.openly = openly
        self.hidden = hidden or {}

    def start(self, setup: Setup) -> Notes:
        return Notes({}, dict(self.hidden), 0)

    def step(self, state: Notes) -> Step[Notes] | None:
        return None if state.steps == len(self.steps) else self._next

    def _next(self, game: LittleGame) -> None:
        self.steps[game.state.steps](game)
        game.state.steps += 1

    def result(self, state: Notes) -> Result | None:
        return Result("a", "over") if state.steps == len(self.steps) else None

    def turn(self, state: Notes) -> int:
        return state.steps

    def table(self, state: Notes, reader: str) -> dict[str, Any]:
        sizes = {each: len(things) for each, things in state.hidden.items()}
        return {
            "facts": dict(state.facts),
            "own": [thing.name for thing in state.hidden.get(reader, ())],
            "sizes": sizes,
        }

    def unseen(self, state: Notes, side: str) -> Iterable[Sequence[Any]]:
        return [[thing for each, things in state.hidden.items() if each != side for thing in things]]

    def asks_openly(self, state: Notes, question: Question) -> bool:
        return question.key in self.openly

    def laws(self, state: Notes) -> Iterable[str]:
        return []

    def document(self, state: Notes) -> dict[str, Any]:
        return {"game": self.name}


def little(
    *steps: LittleStep, hidden: Mapping[str, tuple[Any, ...]] | None = None, openly: Sequence[str] = ()
) -> Position[Notes]:
    """A game of the given steps, standing at its first question; those of the keys named are asked openly."""
    ruleset = Little(*steps, hidden=hidden, openly=openly)
    return start(ruleset, ruleset.setup())
