"""Positions: a game standing at a question, as the last checkpoint and the answers since."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Generic, NamedTuple

from ringwar.kernel.events import Event, Listener
from ringwar.kernel.game import Game, Player, Record, S, Unanswered, Watcher
from ringwar.kernel.imagining import imagine
from ringwar.kernel.past import Past, counted, over_before, over_by, thinned
from ringwar.kernel.previewing import previewed
from ringwar.kernel.protocol import PROTOCOL, AskedJson, PreviewJson
from ringwar.kernel.questions import IllegalAnswer, Question, plain
from ringwar.kernel.reasons import why_not
from ringwar.kernel.refusals import ReasonJson, Refusal, short
from ringwar.kernel.ruleset import Result, Ruleset, Setup
from ringwar.kernel.telling import Teller
from ringwar.kernel.undoing import check_undo


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
        past: Sequence[Past[S]] = (),
        listener: Listener | None = None,
    ) -> None:
        """Play on from a checkpoint with the answers of a record, to the first question that it cannot answer."""
        self.ruleset = ruleset
        self.setup = setup
        self.asked: tuple[Question, ...] = ()
        self.given: Mapping[str, Any] = {}
        self.state = checkpoint.copy()
        over = list(past)
        game = ruleset.game(self.state, record, listener)
        try:
            while (step := ruleset.step(self.state)) is not None:
                record.stand = setup, checkpoint
                step(game)
                if record.next or not over:
                    answers = tuple(record.answers[: record.next])
                    over.append(Past(checkpoint, answers, counted(over) + len(answers)))
                    record.restart()
                checkpoint = self.state.copy()
        except Unanswered as stopped:
            self.asked = stopped.questions
            self.given = stopped.given
            for question in self.asked:
                question.id = f"{counted(over) + len(record.answers)}-{question.side}"
        self.past = tuple(over)
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
        return {"protocol": PROTOCOL, **self.ruleset.view(self.state, side), **self.moment(side)}

    def moment(self, side: str) -> dict[str, Any]:
        """What a view says besides the table."""
        moment: dict[str, Any] = {"asked": [_asked(question, side) for question in self.questions]}
        own = next((question for question in self.questions if question.side == side), None)
        if own is not None:
            moment["question"] = {"key": own.key, "options": own.names(), "about": plain(own.about)}
        result = self.result
        moment["result"] = result and {"winner": result.winner, "kind": result.kind}
        return moment

    @property
    def count(self) -> int:
        """How many answers were given since the game began, Chance's included."""
        return len(self.answers) + len(self.given) + counted(self.past)

    def at(self, number: int) -> Position[S]:
        """The position after the first so many answers: any point of the game, for the cost of one step."""
        if not 0 <= number <= self.count:
            raise IndexError(Refusal("no-such-answer", number=number, count=self.count))
        over = over_by(self.past, number)
        part: Past[S] | Position[S] = self.past[over] if over < len(self.past) else self
        past = self.past[:over]
        answers = part.answers[: number - counted(past)]
        given = self._given_first(number - self.count + len(self.given))
        return Position(self.ruleset, self.setup, part.checkpoint, Record(answers, given=given), past)

    def thinned(self, every: int = 16) -> Position[S]:
        """The same position with less to keep: of every so many checkpoints one, so that `at` plays so many steps."""
        if every < 1:
            raise Refusal("thinned-by-nothing", every=every)
        record = Record(self.answers, given=self.given)
        return Position(self.ruleset, self.setup, self.checkpoint, record, thinned(self.past, every))

    def __reduce__(self) -> Pickled[S]:
        """Small, and without what is asked: whoever reads it asks again."""
        return _again, (self.ruleset, self.setup, self.checkpoint, self.answers, self.given, self.past)

    def _given_first(self, number: int) -> Mapping[str, Any]:
        """So many of the pending answers, in the order of the record."""
        sides = [question.side for question in self.asked if question.side in self.given]
        return {side: self.given[side] for side in sides[: max(0, number)]}

    def retrace(
        self,
        note: Note,
        listener: Listener | None = None,
        since: int = 0,
        watcher: Watcher | None = None,
        teller: Teller[S] | None = None,
    ) -> None:
        """Run the game again, at the latest from the step of answer number `since`, noting each question and answer.

        The watcher is told of every side that was to choose and had nothing to choose from; a teller is told of all
        that happens, beside the table.
        """
        parts: tuple[Past[S] | Position[S], ...] = (*self.past[over_before(self.past, since) :], self)
        answers = [answer for part in parts for answer in part.answers]
        game = self.ruleset.game(parts[0].checkpoint.copy(), Noted(answers, self.given, note), listener)
        game.watcher = watcher
        if teller is not None:
            teller.follow(game)
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
            raise IndexError(Refusal("no-such-answer", number=since, count=self.count))
        entries: list[Asked | Event] = []

        teller: Teller[S] = Teller(entries.append)

        def note(question: Question, answer: Any) -> None:
            teller.close()
            entries.append(Asked(question.side, question.key, answer))

        self.retrace(note, since=since, teller=teller)
        teller.close()
        seen = [number for number, entry in enumerate(entries) if isinstance(entry, Asked)]
        wanted = self.count - since
        return entries[seen[-wanted - 1] + 1 :] if wanted < len(seen) else entries

    def events(self) -> list[Event]:
        """What happened since the last answer."""
        return [entry for entry in self.log(self.count) if isinstance(entry, Event)]

    def undone(self, side: str) -> Position[S]:
        """The position before the last answer, if that was the side's own and nobody has learned anything by it."""
        if side in self.given:
            return self._with(self.answers, {name: option for name, option in self.given.items() if name != side})
        if not self.count:
            raise Refusal("undo-nothing")
        before = self.at(self.count - 1)
        check_undo(before, self, side)
        return before

    def preview(self, answer: Any, side: str | None = None) -> PreviewJson:
        """What an answer would bring about, as the side that is asked may know it before it answers."""
        question = self._question_for(side)
        return previewed(self, question, question.find(answer)).json()

    def why_not(self, kind: str, name: str, intent: str | None = None, side: str | None = None) -> ReasonJson | None:
        """Why what somebody points at cannot be answered now, or not be used with that intent; None where it can."""
        reason = why_not(self, kind, name, intent, side)
        return None if reason is None else reason.json()

    def imagined(self, side: str, rng: Random) -> Position[S]:
        """A position which that side cannot tell from this one: unseen things have changed places. It has no past."""
        return imagine(self, side, rng)

    def elsewhere(self, checkpoint: S, record: Record, listener: Listener) -> Position[S]:
        """The position to which a record leads from another checkpoint. It has no past."""
        return Position(self.ruleset, self.setup, checkpoint, record, (), listener)

    def _question_for(self, side: str | None) -> Question:
        for question in self.questions:
            if side is None or question.side == side:
                return question
        if self.question is None:
            raise IllegalAnswer("game-over")
        asked = [question.side for question in self.questions]
        raise IllegalAnswer("not-asked", side=short(side), asked=asked)

    def _with(self, answers: Sequence[Any], given: Mapping[str, Any] | None = None) -> Position[S]:
        return Position(self.ruleset, self.setup, self.checkpoint, Record(answers, given=given), self.past)


Kept = tuple[Ruleset[S], Setup, S, tuple[Any, ...], Mapping[str, Any], tuple[Past[S], ...]]
Pickled = tuple[Callable[..., Position[S]], Kept[S]]
Note = Callable[[Question, Any], None]


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


def _asked(question: Question, reader: str) -> AskedJson:
    """Who is asked; what it is about is for whoever is asked alone."""
    return {"side": question.side, "key": question.key} if question.side == reader else {"side": question.side}


def _again(
    ruleset: Ruleset[S],
    setup: Setup,
    checkpoint: S,
    answers: Sequence[Any],
    given: Mapping[str, Any],
    past: Sequence[Past[S]],
) -> Position[S]:
    """A position that was pickled."""
    return Position(ruleset, setup, checkpoint, Record(answers, given=given), past)


def asked_since(position: Position[Any], number: int = 0) -> list[Asked]:
    """The questions and answers of a game after the first so many; last what some have chosen while others choose."""
    found: list[Asked] = []

    def note(question: Question, answer: Any) -> None:
        found.append(Asked(question.side, question.key, answer))

    position.retrace(note, since=number)
    return found[len(found) - (position.count - number) :]


def start(ruleset: Ruleset[S], setup: Setup) -> Position[S]:
    """A new game, standing at its first question."""
    return Position(ruleset, setup, ruleset.start(setup), Record())


def standing(game: Game[S]) -> Position[S]:
    """Where a game stands that is being played, without its past; Refusal where nothing of it was kept.

    Whoever is asked does not know what others choose at the same time: whether they have chosen is left open.
    """
    record = game.player
    if not isinstance(record, Record) or record.stand is None:
        raise Refusal("nothing-kept")
    setup, checkpoint = record.stand
    return Position(game.ruleset, setup, checkpoint, Record(record.answers))
