"""A toy errand: one long step after the other, small nested questions, a bag of stones with copies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from enum import Enum
from typing import Any, Self

from kernel.toy_base import Table, Toy, counted, refuse_unknown
from ringwar.kernel import Game, Refusal, Result, Setup, Step

WALKER = "walker"
WATCHER = "watcher"
ROADS = ("ford", "moor", "pass")
STONES = ("black", "black", "black", "grey", "grey", "white")
LENGTHS = {"short": 4, "long": 18}
MOST_WEARINESS = 40


class Phase(Enum):
    """The parts of a day."""

    DAWN = "dawn"
    GUARD = "guard"
    WALK = "walk"


class Errand(Table):
    """The table of the toy errand."""

    __slots__ = ("bag", "days", "drawn", "guarded", "left", "phase", "weariness")

    def __init__(
        self,
        bag: list[str],
        days: int,
        drawn: list[str],
        guarded: str | None,
        left: int,
        phase: Phase,
        weariness: int,
    ) -> None:
        self.bag = bag
        self.days = days
        self.drawn = drawn
        self.guarded = guarded
        self.left = left
        self.phase = phase
        self.weariness = weariness

    def copy(self) -> Self:
        bag, drawn = self.bag.copy(), self.drawn.copy()
        return type(self)(bag, self.days, drawn, self.guarded, self.left, self.phase, self.weariness)

    def renamed(self, names: Mapping[Any, Any]) -> Self:
        return self.copy()


ErrandGame = Game[Errand]


def dawn(game: ErrandGame) -> None:
    """A step without a question: another day."""
    game.state.days += 1
    game.state.guarded = None
    game.state.phase = Phase.GUARD
    game.tell("dawn", day=game.state.days)


def guard(game: ErrandGame) -> None:
    """The watcher guards a road, or none."""
    game.state.guarded = game.ask(WATCHER, "guard", (None, *ROADS))
    game.state.phase = Phase.WALK
    game.tell("guarded", road=game.state.guarded)


def walk(game: ErrandGame) -> None:
    """The walker goes as many miles as they like, each by a road of their choice: the long step."""
    state = game.state
    miles = game.ask(WALKER, "miles", tuple(range(1, state.left + 1)))
    for _ in range(miles):
        with game.because("road"):
            mile(game, game.ask(WALKER, "road", ROADS))
        if state.weariness >= MOST_WEARINESS:
            break
    state.left -= miles
    state.phase = Phase.DAWN


def mile(game: ErrandGame, road: str) -> None:
    """One mile: on the guarded road a stone is drawn, elsewhere the walker may rest."""
    state = game.state
    if road == state.guarded:
        state.weariness += stone(game)
    elif game.confirm(WALKER, "rest", road=road):
        state.weariness = max(0, state.weariness - 1)
    game.tell("mile", road=road)


def stone(game: ErrandGame) -> int:
    """Draw a stone; an empty bag is filled again first."""
    state = game.state
    if not state.bag:
        state.bag, state.drawn = state.drawn, []
        game.tell("filled")
    drawn = game.draw("stone", tuple(state.bag))
    state.bag.remove(drawn)
    state.drawn.append(drawn)
    game.show("stone", stone=drawn)
    return {"white": 0, "grey": 1, "black": 2}[drawn]


STEPS = {Phase.DAWN: dawn, Phase.GUARD: guard, Phase.WALK: walk}


class ErrandRules(Toy[Errand]):
    """The toy errand as a game of the kernel."""

    name = "toy-errand"
    scenarios = tuple(LENGTHS)
    seat_names = (WALKER, WATCHER)

    def start(self, setup: Setup) -> Errand:
        document = setup.position or {}
        refuse_unknown(document, ("bag", "days", "guarded", "left", "phase", "weariness"))
        stones: Mapping[str, int] = document.get("bag", Counter(STONES))
        bag = [stone for stone, number in stones.items() for _ in range(number)]
        drawn = list((Counter(STONES) - Counter(bag)).elements())
        if sorted(bag + drawn) != sorted(STONES):
            raise Refusal("toy-stones", at="bag")
        left = counted(document, "left", LENGTHS[setup.scenario])
        days, weariness = counted(document, "days", 0), counted(document, "weariness", 0)
        phase, guarded = Phase(document.get("phase", "dawn")), document.get("guarded")
        return Errand(bag, days, drawn, guarded, left, phase, weariness)

    def step(self, state: Errand) -> Step[Errand] | None:
        return None if self.result(state) else STEPS[state.phase]

    def result(self, state: Errand) -> Result | None:
        if state.weariness >= MOST_WEARINESS:
            return Result(WATCHER, "weary")
        return None if state.left else Result(WALKER, "arrived")

    def turn(self, state: Errand) -> int:
        return state.days

    def table(self, state: Errand, reader: str) -> dict[str, Any]:
        return {
            "bag": len(state.bag),
            "drawn": state.drawn.copy(),
            "guarded": state.guarded,
            "left": state.left,
            "weariness": state.weariness,
        }

    def unseen(self, state: Errand, side: str) -> Iterable[Sequence[Any]]:
        return []

    def laws(self, state: Errand) -> Iterable[str]:
        if sorted(state.bag + state.drawn) != sorted(STONES):
            yield "stones are lost or doubled"

    def document(self, state: Errand) -> dict[str, Any]:
        return {
            "game": self.name,
            "bag": dict(Counter(state.bag)),
            "days": state.days,
            "guarded": state.guarded,
            "left": state.left,
            "phase": state.phase.value,
            "weariness": state.weariness,
        }


RULESET = ErrandRules()
