"""Imagined worlds: what comes of a plan there, when everybody plays on by rules of thumb to the end of the turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any

from ringwar.kernel import CHANCE, Dice, Player, Position, Question, name_of
from ringwar.kernel.game import Record
from ringwar.players.judging import Judge
from ringwar.players.rules import RulesOfThumb

PASS = "pass"
"""Who passes gives the others the choice to end it there."""
STEPS = 400
"""So many answers are looked ahead at most: nobody plays for ever."""


@dataclass
class Plan:
    """What one could do, and how it went on the tables on which it was tried."""

    answers: tuple[tuple[str, Any], ...]
    """The key of each question, and what is answered."""
    favour: float = 0.0
    """By how much its style is to one's liking."""
    chances: list[float] = field(default_factory=list)

    @property
    def chance(self) -> float:
        """The chance of winning, as it looks."""
        return sum(self.chances, 0.0) / max(1, len(self.chances))

    @property
    def promise(self) -> float:
        """The chance of winning, and what one's style adds."""
        return self.chance + self.favour


World = tuple[Position[Any], str]
"""An imagined world, and the seed of what happens there."""


class Tables:
    """Imagined worlds in which a seat is asked the same, and what comes of plans there; by whom they are played."""

    def __init__(self, seat: str, found: list[World], players: dict[str, RulesOfThumb]) -> None:
        self.seat = seat
        self.found = found
        self.players = players
        first = found[0][0]
        self.ruleset = first.ruleset
        self.turn = self.ruleset.turn(first.state)
        self.judge = Judge(self.ruleset, first.setup)

    def world(self, number: int) -> World:
        """A world by its number: the same for every plan."""
        return self.found[number]

    def tried(self, plan: Plan, number: int) -> float:
        """The chance of winning that the seat sees at the end of the turn, after its plan in one of the worlds."""
        return self.judge.chance(self.end(plan, number), self.seat)

    def end(self, plan: Plan, number: int) -> Any:
        """The table at the end of the turn, after a plan in one of the worlds."""
        actor = self.acting([option for _, option in plan.answers], number)
        return self.played(actor, number, self._is_quiet)

    def length(self, plan: Plan) -> int:
        """How many answers it takes to play a plan to the end of the turn, in the first of the worlds."""
        actor = self.acting([option for _, option in plan.answers], 0)
        self.played(actor, 0, self._is_quiet)
        return max(1, actor.steps)

    def acting(self, script: Sequence[Any], number: int, waver: float = 1.0, attempt: int = 0) -> Acting:
        """Somebody who plays for all seats in a world, with a script for the own one."""
        world, seed = self.world(number)
        for seat in self.ruleset.seats(world.setup):
            self.players.setdefault(seat, RulesOfThumb(seed, returns=True)).sit_with(f"{seed}/{seat}/{attempt}")
        actor = Acting(self.seat, script, self.players, Luck(seed), waver)
        actor.all_pass = bool(script) and name_of(script[-1]) == PASS and int(seed, 16) % 2 == 1
        return actor

    def played(self, actor: Acting, number: int, until: Callable[[Any], bool]) -> Any:
        """The table that a player brings about in a world."""
        world = self.world(number)[0]
        state = world.checkpoint.copy()
        game = self.ruleset.game(state, Record(world.answers, actor, world.given))
        with suppress(Enough):
            while not until(state) and (step := self.ruleset.step(state)) is not None:
                step(game)
                if actor.steps > STEPS:
                    break
        return state

    def _is_quiet(self, state: Any) -> bool:
        """The end of the turn or round: what was begun has been fought out."""
        return self.ruleset.turn(state) > self.turn

    def planned(self, script: Sequence[Any], waver: float = 1.0, attempt: int = 0) -> Acting:
        """What the seat would answer in its first world before anybody else is asked, beginning with a script."""
        actor = self.acting(script, 0, waver, attempt)
        actor.stops = True
        self.played(actor, 0, lambda state: not actor.open)
        return actor

    def action(self, plan: Plan) -> tuple[Sequence[tuple[str, Any]], Any]:
        """What the seat answers by a plan until its action is over or anybody else is asked, and the table then."""
        actor = self.acting([option for _, option in plan.answers], 0)
        actor.stops = True
        state = self.played(actor, 0, lambda state: bool(actor.answers))
        return actor.answers, state


class Worlds(Tables):
    """As many worlds as are wanted, imagined at a question."""

    def __init__(self, question: Question, rng: Random) -> None:
        self.question = question
        self.rng = rng
        super().__init__(question.side, [self._imagined()], {})

    def world(self, number: int) -> World:
        while len(self.found) <= number:
            self.found.append(self._imagined())
        return self.found[number]

    def _imagined(self) -> World:
        return self.question.imagined(self.rng), f"{self.rng.getrandbits(64):x}"


class Luck(Player):
    """Dice of which every kind has its own numbers: who rolls more of one kind has the same luck with the others.

    So plans differ by what they do, less by what happens afterwards: as much is learned from fewer tables.
    """

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.kinds: dict[str, Dice] = {}

    def answer(self, question: Question) -> Any:
        dice = self.kinds.get(question.key)
        if dice is None:
            dice = self.kinds[question.key] = Dice(f"{self.seed}/{question.key}")
        return dice.answer(question)


class Enough(BaseException):
    """The plan is complete."""


class Acting(Player):
    """Plays for everybody by rules of thumb, and for one seat by a script as far as it goes."""

    def __init__(
        self, seat: str, script: Sequence[Any], players: Mapping[str, RulesOfThumb], dice: Player, waver: float
    ) -> None:
        self.seat = seat
        self.script = script
        self.players = players
        self.dice = dice
        self.waver = waver
        self.open = True
        """Nobody else was asked yet."""
        self.stops = False
        self.all_pass = False
        """Whoever is asked next passes too, if that is allowed: rules of thumb seldom think of it, people do."""
        self.steps = 0
        self.answers: list[tuple[str, Any]] = []
        self.asked: list[tuple[Question, Sequence[float]]] = []
        """What was asked while it was open, and what the rules of thumb thought of it."""

    def answer(self, question: Question) -> Any:
        self.steps += 1
        if not self.open:
            return self._usual(question)
        if question.side != self.seat:
            self.open = False
            if self.stops:
                raise Enough
            return self._usual(question)
        return self._own(question)

    def answer_each(self, questions: Sequence[Question]) -> list[Any]:
        """Who chooses together with others does not know what they choose."""
        own = {question.side: self.answer(question) for question in questions if question.side == self.seat}
        return [own[question.side] if question.side in own else self.answer(question) for question in questions]

    def _usual(self, question: Question) -> Any:
        if question.side == CHANCE:
            return self.dice.answer(question)
        if self.all_pass:
            self.all_pass = question.side != self.seat and PASS in question.options
            if self.all_pass:
                return PASS
        return self.players[question.side].answer(question)

    def _own(self, question: Question) -> Any:
        number = len(self.answers)
        if number < len(self.script):
            wanted = name_of(self.script[number])
            found = [option for option in question.options if name_of(option) == wanted]
            option = found[0] if found else self._usual(question)
        elif self.stops:
            option = self._noted(question)
        else:
            option = self._usual(question)
        self.answers.append((question.key, option))
        return option

    def _noted(self, question: Question) -> Any:
        """The choice of the rules of thumb, with more or less noise, noted with what they think of every option."""
        scores, best = self.players[self.seat].weighed(question, self.waver)
        self.asked.append((question, scores))
        return question.options[best]
