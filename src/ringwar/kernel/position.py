"""Positions: a game standing at a question, as the last checkpoint and the answers since."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import Any, Generic, NamedTuple

from ringwar.kernel.events import Event, Listener
from ringwar.kernel.game import Game, Player, Record, S, Unanswered
from ringwar.kernel.questions import IllegalAnswer, Question, plain
from ringwar.kernel.ruleset import Result, Ruleset, Setup

MOST_TRIES = 8


class Past(Generic[S]):
    """A step that is over: where it began and how it was answered."""

    __slots__ = ("answers", "before", "checkpoint", "count")

    def __init__(self, checkpoint: S, answers: tuple[Any, ...], before: Past[S] | None) -> None:
        self.checkpoint = checkpoint
        self.answers = answers
        self.before = before
        self.count: int = len(answers) + (before.count if before else 0)


class Asked(NamedTuple):
    """A question and its answer, as they stand in a record."""

    side: str
    key: str
    answer: Any


class Position(Generic[S]):
    """A game standing at a question, or at its end. Never changed: `after` gives another."""

    __slots__ = ("answers", "asked", "checkpoint", "given", "past", "ruleset", "setup", "state")

    def __init__(
        self,
        ruleset: Ruleset[S],
        setup: Setup,
        checkpoint: S,
        record: Record,
        past: Past[S] | None = None,
    ) -> None:
        """Play on from a checkpoint with the answers of a record, to the first question that it cannot answer."""
        self.ruleset = ruleset
        self.setup = setup
        self.asked: tuple[Question, ...] = ()
        self.given: Mapping[str, Any] = {}
        self.state = checkpoint.copy()
        game = ruleset.game(self.state, record)
        try:
            while (step := ruleset.step(self.state)) is not None:
                record.stand = setup, checkpoint
                step(game)
                if record.next or past is None:
                    past = Past(checkpoint, tuple(record.answers[: record.next]), past)
                    record.restart()
                checkpoint = self.state.copy()
        except Unanswered as stopped:
            self.asked = stopped.questions
            self.given = stopped.given
        self.past = past
        self.checkpoint = checkpoint
        self.answers = tuple(record.answers)

    @property
    def questions(self) -> tuple[Question, ...]:
        """The open questions: one, or one for each side that has yet to make a simultaneous choice."""
        return tuple(question for question in self.asked if question.side not in self.given)

    @property
    def question(self) -> Question | None:
        """The open question, the first of them where several are open; None at the end."""
        return next(iter(self.questions), None)

    def names(self) -> list[str]:
        """The options of the open question by their stable names."""
        return self.question.names() if self.question else []

    def after(self, answer: Any, side: str | None = None) -> Position[S]:
        """The position after an answer: an option or its name. The only place where an illegal answer is refused."""
        question = self._question_for(side)
        option = question.find(answer)
        if len(self.asked) == 1:
            return self._with((*self.answers, option))
        return self._with(self.answers, {**self.given, question.side: option})

    def played(self, then: Player) -> Position[S]:
        """The position that `then` brings about by answering for everybody, up to where it stops or the game ends."""
        record = Record(self.answers, then, self.given)
        return Position(self.ruleset, self.setup, self.checkpoint, record, self.past)

    @property
    def result(self) -> Result | None:
        return None if self.asked else self.ruleset.result(self.state)

    def view(self, side: str) -> dict[str, Any]:
        """What a seat or a spectator may see: the table, who is asked, and the options of its own question."""
        view = self.ruleset.view(self.state, side)
        view["asked"] = [{"side": question.side, "key": question.key} for question in self.questions]
        own = next((question for question in self.questions if question.side == side), None)
        if own is not None:
            view["question"] = {"key": own.key, "options": own.names(), "about": plain(own.about)}
        result = self.result
        view["result"] = result and {"winner": result.winner, "kind": result.kind}
        return view

    @property
    def count(self) -> int:
        """How many answers were given since the game began, Chance's included."""
        return len(self.answers) + len(self.given) + (self.past.count if self.past else 0)

    def at(self, number: int) -> Position[S]:
        """The position after the first so many answers: any point of the game, for the cost of one step."""
        if not 0 <= number <= self.count:
            raise IndexError(f"this game has {self.count} answers, not {number}")
        checkpoint, answers, past = self.checkpoint, self.answers, self.past
        while past is not None and past.count > number:
            checkpoint, answers, past = past.checkpoint, past.answers, past.before
        answers = answers[: number - (past.count if past else 0)]
        given = self._given_first(number - self.count + len(self.given))
        return Position(self.ruleset, self.setup, checkpoint, Record(answers, given=given), past)

    def _given_first(self, number: int) -> Mapping[str, Any]:
        """So many of the pending answers, in the order of the record."""
        sides = [question.side for question in self.asked if question.side in self.given]
        return {side: self.given[side] for side in sides[: max(0, number)]}

    def retrace(self, note: Note, listener: Listener | None = None, since: int = 0) -> None:
        """Run the game again, at the latest from the step of answer number `since`, noting each question and answer."""
        checkpoint, answers, past = self.checkpoint, list(self.answers), self.past
        while past is not None and past.count >= since:
            checkpoint, answers, past = past.checkpoint, [*past.answers, *answers], past.before
        game = self.ruleset.game(checkpoint.copy(), Noted(answers, self.given, note), listener)
        try:
            while (step := self.ruleset.step(game.state)) is not None:
                step(game)
        except Unanswered as stopped:
            for question in stopped.questions:
                if question.side in stopped.given:
                    note(question, stopped.given[question.side])

    def log(self, since: int = 0) -> list[Asked | Event]:
        """What was asked and what happened after the given number of answers, in order."""
        if not 0 <= since <= self.count:
            raise IndexError(f"this game has {self.count} answers, not {since}")
        entries: list[Asked | Event] = []

        def note(question: Question, answer: Any) -> None:
            entries.append(Asked(question.side, question.key, answer))

        self.retrace(note, entries.append, since)
        seen = [number for number, entry in enumerate(entries) if isinstance(entry, Asked)]
        wanted = self.count - since
        return entries[seen[-wanted - 1] + 1 :] if wanted < len(seen) else entries

    def events(self) -> list[Event]:
        """What happened since the last answer."""
        return [entry for entry in self.log(self.count) if isinstance(entry, Event)]

    def undone(self, side: str) -> Position[S]:
        """The position before the last answer, if that was the side's own and has shown nothing hidden to anyone."""
        if side in self.given:
            return self._with(self.answers, {name: option for name, option in self.given.items() if name != side})
        if not self.count:
            raise ValueError("nothing has been answered yet")
        entries = self.log(self.count - 1)
        last = next(entry for entry in entries if isinstance(entry, Asked))
        if last.side != side:
            raise ValueError(f"the last answer was given by {last.side}, not by {side}")
        if any(isinstance(entry, Event) and entry.shows for entry in entries[entries.index(last) :]):
            raise ValueError("something hidden has been shown since")
        before = self.at(self.count - 1)
        if len(before.asked) > 1:
            raise ValueError("the others have made their choice as well")
        return before

    def imagined(self, side: str, rng: Random) -> Position[S]:
        """A position which that side cannot tell from this one: unseen things have changed places. It has no past."""
        view = self.view(side)
        for _ in range(MOST_TRIES):
            other = self._renamed(_shuffled(self._unseen(side), rng), side, rng)
            if other is not None and other.view(side) == view:
                return other
        return self._with_pending(Position(self.ruleset, self.setup, self.checkpoint, self._own(side)), rng)

    def _own(self, side: str, names: Mapping[Any, Any] | None = None) -> Record:
        """The answers since the checkpoint under other names, without what other sides have chosen in secret."""
        names = names or {}
        answers = [names.get(answer, answer) for answer in self.answers]
        return LegalRecord(answers, None, {name: given for name, given in self.given.items() if name == side})

    def _with_pending(self, other: Position[S], rng: Random) -> Position[S]:
        """The other position after those who have chosen in secret here have chosen anything there."""
        for question in other.questions:
            if question.side in self.given:
                other = other.after(rng.choice(question.options), question.side)
        return other

    def _unseen(self, side: str) -> Iterable[Sequence[Any]]:
        """What is hidden from a side now and was so at the checkpoint."""
        before = {thing for group in self.ruleset.unseen(self.checkpoint, side) for thing in group}
        return [[thing for thing in group if thing in before] for group in self.ruleset.unseen(self.state, side)]

    def _renamed(self, names: Mapping[Any, Any], side: str, rng: Random) -> Position[S] | None:
        """The same game with hidden things in each other's place; None if it could not have gone like this."""
        try:
            other = Position(self.ruleset, self.setup, self.checkpoint.renamed(names), self._own(side, names))
        except Mismatch:
            return None
        if not all(question.options for question in other.asked):
            return None
        return self._with_pending(other, rng)

    def _question_for(self, side: str | None) -> Question:
        for question in self.questions:
            if side is None or question.side == side:
                return question
        if self.question is None:
            raise IllegalAnswer("the game is over")
        raise IllegalAnswer(f"{side} is not asked now; open is {self.question}")

    def _with(self, answers: Sequence[Any], given: Mapping[str, Any] | None = None) -> Position[S]:
        return Position(self.ruleset, self.setup, self.checkpoint, Record(answers, given=given), self.past)


Note = Callable[[Question, Any], None]


class Mismatch(BaseException):
    """Raised where an answer of a LegalRecord is not among the options."""


class LegalRecord(Record):
    """A record that gives an answer only where it is an option."""

    def answer(self, question: Question) -> Any:
        answer = super().answer(question)
        if answer not in question.options:
            raise Mismatch
        return answer

    def answer_each(self, questions: Sequence[Question]) -> list[Any]:
        answers = super().answer_each(questions)
        if any(answer not in question.options for question, answer in zip(questions, answers, strict=True)):
            raise Mismatch
        return answers


class Noted(Record):
    """A record that notes each question with its answer."""

    def __init__(self, answers: Sequence[Any], given: Mapping[str, Any], note: Note) -> None:
        super().__init__(answers, given=given)
        self.note = note

    def answer(self, question: Question) -> Any:
        answer = super().answer(question)
        self.note(question, answer)
        return answer

    def answer_each(self, questions: Sequence[Question]) -> list[Any]:
        answers = super().answer_each(questions)
        for question, answer in zip(questions, answers, strict=True):
            self.note(question, answer)
        return answers


def start(ruleset: Ruleset[S], setup: Setup) -> Position[S]:
    """A new game, standing at its first question."""
    return Position(ruleset, setup, ruleset.start(setup), Record())


def standing(game: Game[S]) -> Position[S]:
    """Where a game stands that is being played, without its past; ValueError where nothing of it was kept."""
    record = game.player
    if not isinstance(record, Record) or record.stand is None:
        raise ValueError("nothing is kept of this game: a player that imagines positions says that it `thinks`")
    setup, checkpoint = record.stand
    return Position(game.ruleset, setup, checkpoint, Record(record.answers, given=record.given))


def _shuffled(groups: Iterable[Sequence[Any]], rng: Random) -> dict[Any, Any]:
    names: dict[Any, Any] = {}
    for group in groups:
        others = list(group)
        rng.shuffle(others)
        names.update(zip(group, others, strict=True))
    return names
