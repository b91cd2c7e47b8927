"""The graph of a review: how likely the Free Peoples were to win after every answer of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypedDict

from ringwar.kernel import CHANCE, Position, Question, game_of, name_of
from ringwar.players.judging import FREE

NEWS = 0.5
"""How much a new thought counts against what was thought before."""
DIGITS = 2
"""Losses and the chances around them are told in whole hundredths, so that they agree wherever they are shown."""


class Chance(TypedDict):
    """How likely the Free Peoples are to win after an answer; in which turn or round and by whom it was given."""

    count: int
    turn: int
    side: str
    chance: float


class Given(NamedTuple):
    """An answer of the game."""

    turn: int
    seat: str
    key: str
    options: int
    name: str


class Drop(NamedTuple):
    """A mistake in the graph: from which answer on something better was open, which one was wrong, what it cost."""

    begun: int
    given: int
    before: float
    after: float

    @property
    def lost(self) -> float:
        """What it cost, as the graph shows it."""
        return round(abs(self.before - self.after), DIGITS)


def given_in(position: Position[Any]) -> list[Given]:
    """All answers of a game, Chance's too."""
    found: list[Given] = []

    def note(question: Question, answer: Any) -> None:
        turn = position.ruleset.turn(game_of(question).state)
        found.append(Given(turn, question.side, question.key, len(question.options), name_of(answer)))

    position.retrace(note)
    return found


def dropped(begun: int, given: int, side: str, chance: float, lost: float) -> Drop:
    """The drop of a mistake, by what its side has after it and what it has lost: as the Free Peoples see it."""
    best, left = round(min(1.0, chance + lost), DIGITS), round(chance, DIGITS)
    if side == FREE:
        return Drop(begun, given, best, left)
    return Drop(begun, given, round(1 - best, DIGITS), round(1 - left, DIGITS))


def chances_of(position: Position[Any], thought: Mapping[int, float], drops: Sequence[Drop]) -> list[Chance]:
    """The chances after every answer: a thought counts beside what was thought before, and holds until the next.

    Around a mistake stands what was found when it was thought about again: so it costs what the graph loses there.
    """
    sure = {drop.given: drop.after for drop in drops}
    sure |= {count: drop.before for drop in drops for count in range(drop.begun, drop.given)}
    chance = next(iter(thought.values()), 0.5)
    found: list[Chance] = []
    for count, given in enumerate(given_in(position), 1):
        chance += NEWS * (thought.get(count - 1, chance) - chance)
        chance = sure.get(count, chance)
        side = CHANCE if given.seat == CHANCE else position.ruleset.side_of(given.seat)
        found.append({"count": count, "turn": given.turn, "side": side, "chance": round(chance, 3)})
    if found and position.result is not None:
        found[-1]["chance"] = 1.0 if position.result.winner == FREE else 0.0
    return found
