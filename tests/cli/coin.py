"""A tiny game for the tests of the command line: two sides bet in secret, and a coin decides."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ringwar.kernel import CHANCE, Game, Refusal, Result, Ruleset, Setup, Step

SIDES = ("heads", "tails")
POINTS = {"short": 5, "long": 40}
NEVER = 0


class Table:
    """The points of both sides, and the rounds at which something goes wrong on purpose."""

    __slots__ = ("babble", "crash", "leak", "points", "round", "target")

    def __init__(self, points: dict[str, int], round: int, target: int, crash: int, leak: int, babble: int) -> None:
        self.points = points
        self.round = round
        self.target = target
        self.crash = crash
        self.leak = leak
        self.babble = babble

    def copy(self) -> Table:
        return Table(self.points.copy(), self.round, self.target, self.crash, self.leak, self.babble)

    def renamed(self, names: Mapping[Any, Any]) -> Table:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and all(getattr(self, name) == getattr(other, name) for name in self.__slots__)

    __hash__ = None  # type: ignore[assignment]


def play_round(game: Game[Table]) -> None:
    """Both bet, the coin falls, the winner may double what it bet."""
    table = game.state
    table.round += 1
    bets = game.ask_each("bet", dict.fromkeys(SIDES, (1, 2, 3)))
    winner = game.ask(CHANCE, "coin", SIDES)
    if table.round == table.crash:
        raise KeyError("the coin rolled away")
    if table.round == table.leak:
        table.points[winner] -= 100
    factor = 2 if game.confirm(winner, "double") else 1
    table.points[winner] += factor * bets[winner]
    game.tell("has won" if table.round == table.babble else "won", side=winner)


class Coin(Ruleset[Table]):
    """The rules of the game."""

    name = "coin"
    scenarios = ("short", "long")

    def setup(
        self,
        scenario: str | None = None,
        players: int | None = None,
        expansions: Sequence[str] = (),
        options: Mapping[str, str] | None = None,
        position: Mapping[str, Any] | None = None,
    ) -> Setup:
        if scenario not in (None, *self.scenarios):
            raise Refusal("no-scenario", scenario=scenario, scenarios=self.scenarios)
        if players not in (None, 2):
            raise Refusal("players", scenario="coin", numbers=[2], players=players)
        if unknown := set(expansions) - {"silver"}:
            raise Refusal("no-expansion", expansion=min(unknown), expansions=["silver"])
        return Setup("coin", scenario or "short", 2, tuple(expansions), dict(options or {}), position)

    def start(self, setup: Setup) -> Table:
        accidents = [int(setup.options.get(name, NEVER)) for name in ("crash", "leak", "babble")]
        return Table(dict.fromkeys(SIDES, 0), 0, POINTS[setup.scenario], *accidents)

    def step(self, state: Table) -> Step[Table] | None:
        return None if max(state.points.values()) >= state.target else play_round

    def result(self, state: Table) -> Result | None:
        winners = [side for side, points in state.points.items() if points >= state.target]
        return Result(winners[0], "points") if winners else None

    def turn(self, state: Table) -> int:
        return state.round

    def seats(self, setup: Setup) -> tuple[str, ...]:
        return SIDES

    def side_of(self, seat: str) -> str:
        return seat

    def seats_at(self, state: Table) -> tuple[str, ...]:
        return SIDES

    def table(self, state: Table, reader: str) -> dict[str, Any]:
        return {"round": state.round, "points": dict(state.points)}

    def unseen(self, state: Table, side: str) -> Iterable[Sequence[Any]]:
        return ()

    def laws(self, state: Table) -> Iterable[str]:
        return [f"{side} has {points} points" for side, points in state.points.items() if points < 0]

    def document(self, state: Table) -> dict[str, Any]:
        return {"game": "coin", "points": dict(state.points)}


RULESET = Coin()
