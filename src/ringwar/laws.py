"""The laws that every game is put through, whatever its rules: around each answer, and over whole games."""

from __future__ import annotations

import json
from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from random import Random
from typing import Any

from ringwar.kernel import (
    CHANCE,
    SPECTATOR,
    Asked,
    Event,
    Player,
    Position,
    Question,
    Ruleset,
    SavedGame,
    Setup,
    fingerprint,
    game_of,
    name_of,
    plain,
    read,
    write,
)
from ringwar.kernel.imagining import shuffled
from ringwar.kernel.past import Past

MOST_QUESTIONS_IN_A_STEP = 60
"""Chance's not counted."""
MOST_ANSWERS_IN_A_GAME = 20_000
VIEWS_EVERY = 20
"""At how many answers, one after the other, the views are looked at once."""
COPIES_EVERY = 50
SAMPLES = 8
"""At how many points of a whole game a position is taken back, imagined and played on."""


class LawBroken(AssertionError):
    """Something that must hold in every game does not."""


def hold(law: bool, broken: str) -> None:
    """LawBroken unless it holds."""
    if not law:
        raise LawBroken(broken)


class Checked(Player):
    """Answers as another player does, and checks the laws around each answer of a game that is run inline."""

    def __init__(self, player: Player, ruleset: Ruleset[Any], setup: Setup, seed: int | str | None) -> None:
        self.player = player
        self.ruleset = ruleset
        self.seats = ruleset.seats(setup)
        self.rng = Random(f"{seed}/laws")
        self.count = 0
        self.kept: tuple[Any, str] | None = None
        self.circles = Circles()

    def answer(self, question: Question) -> Any:
        self._before([question])
        answer = self.player.answer(question)
        check_answer(question, answer)
        return answer

    def answer_each(self, questions: Sequence[Question]) -> list[Any]:
        self._before(questions)
        sides = [question.side for question in questions]
        hold(len(sides) == len(set(sides)), f"one side is asked twice at once: {', '.join(sides)}")
        answers = self.player.answer_each(questions)
        hold(len(answers) == len(questions), f"{len(questions)} questions have {len(answers)} answers")
        for question, answer in zip(questions, answers, strict=True):
            check_answer(question, answer)
        return answers

    def _before(self, questions: Sequence[Question]) -> None:
        for question in questions:
            check_question(question, self.seats)
        state = game_of(questions[0]).state
        check_state(self.ruleset, state)
        self.circles.look(questions[0])
        self.count += len(questions)
        hold(self.count <= MOST_ANSWERS_IN_A_GAME, f"the game has not ended after {self.count} answers")
        if self.rng.random() * VIEWS_EVERY < 1:
            check_views(self.ruleset, state, self.seats, self.rng)
        if self.rng.random() * COPIES_EVERY < 1:
            self._check_copies(state)

    def _check_copies(self, state: Any) -> None:
        """A copy is the same, and the one taken some answers ago is still what it was."""
        if self.kept is not None:
            earlier, seen = self.kept
            hold(fingerprint(earlier) == seen, "a later answer has changed an earlier copy of the state")
        self.kept = check_copy(state)


class Circles:
    """Notices a game that goes round in circles: of later and later tables, it counts how often one comes back."""

    def __init__(self) -> None:
        self.kept: tuple[str, str, Any] | None = None
        self.returns = 0
        self.since = 0
        self.patience = 1

    def look(self, question: Question) -> None:
        """A side that is asked the same before the same table has done nothing; a step may ask it that a few times."""
        if question.side == CHANCE:
            return
        state = game_of(question).state
        now = question.side, question.key, state
        if now == self.kept:
            self.returns += 1
            again = f"{question.side} stands before the same table again and again: {question}"
            hold(self.returns <= MOST_QUESTIONS_IN_A_STEP, again)
        self.since += 1
        if self.since >= self.patience:
            self.kept = (*now[:2], state.copy())
            self.returns = self.since = 0
            self.patience *= 2


def check_question(question: Question, seats: Sequence[str]) -> None:
    """Someone at the table is asked, by a key, and has options that can be told apart by their names."""
    if question.side not in seats and question.side != CHANCE:
        raise LawBroken(f"{question.side!r} is asked, who has no seat: {question}")
    if not _is_word(question.key):
        raise LawBroken(f"{question.key!r} is no key of a question")
    if not question.options:
        raise LawBroken(f"there is no option: {question}")
    named: dict[str, Any] = {}
    for option in question.options:
        name = name_of(option)
        if named.setdefault(name, option) != option:
            raise LawBroken(f"two options have the name {name!r}: {question}")
    for name in named:
        if not _is_word(name):
            raise LawBroken(f"an option has a name that no record can hold, {name!r}: {question}")


def check_answer(question: Question, answer: Any) -> None:
    """What was answered is one of the options."""
    if answer not in question.options:
        raise LawBroken(f"{answer!r} is not an answer to {question}")


def check_state(ruleset: Ruleset[Any], state: Any) -> None:
    """The game's own laws hold."""
    broken = list(ruleset.laws(state))
    hold(not broken, "; ".join(broken))


def check_copy(state: Any) -> tuple[Any, str]:
    """A copy of a state equals it; gives the copy and its fingerprint."""
    copy, seen = state.copy(), fingerprint(state)
    hold(copy is not state, "the copy of a state is the state itself")
    hold(bool(copy == state), "the copy of a state is another")
    hold(fingerprint(copy) == seen, "the copy of a state has another fingerprint")
    return copy, seen


def check_views(ruleset: Ruleset[Any], state: Any, seats: Sequence[str], rng: Random) -> None:
    """What everybody sees is ready for JSON, and what one of them does not see makes no difference to it."""
    for side in (*seats, SPECTATOR):
        _check_json(partial(ruleset.view, state, side), f"the view of {side}")
    check_hidden(ruleset, state, rng.choice((*seats, SPECTATOR)), rng)


def check_hidden(ruleset: Ruleset[Any], state: Any, side: str, rng: Random) -> None:
    """Hidden things that have changed places change nothing in a view, break no law, and can go back."""
    groups = list(ruleset.unseen(state, side))
    things = [thing for group in groups for thing in group]
    hold(len(things) == len(set(things)), f"what {side} does not see names a thing twice")
    names = shuffled(groups, ruleset.bound(state, side), rng)
    other = ruleset.renamed(state, names, side)
    check_state(ruleset, other)
    hold(ruleset.view(other, side) == ruleset.view(state, side), f"the view of {side} tells what is hidden from it")
    back = ruleset.renamed(other, {new: old for old, new in names.items()}, side)
    stayed = ruleset.renamed(state, {thing: thing for thing in things}, side)
    hold(bool(back == stayed), "hidden things that went back to their places give another state")


def check_game(position: Position[Any], seed: int | str = 0) -> None:
    """A whole game, or its beginning, keeps the laws of replaying, undoing, imagining and telling."""
    rng = Random(f"{seed}/game")
    hold(position.count <= MOST_ANSWERS_IN_A_GAME, f"the game has not ended after {position.count} answers")
    hold(bool(position.questions) or position.result is not None, "the game is over without a result")
    entries = position.log()
    asked = [entry for entry in entries if isinstance(entry, Asked)]
    hold(len(asked) == position.count, f"{position.count} answers were given, {len(asked)} are in the log")
    check_steps(position, asked)
    check_progress(position)
    check_events(position, [entry for entry in entries if isinstance(entry, Event)])
    check_record(position)
    for number in sorted(rng.sample(range(position.count + 1), min(SAMPLES, position.count + 1))):
        check_point(position.at(number), asked[:number], rng)


def check_steps(position: Position[Any], asked: Sequence[Asked]) -> None:
    """No step asks too much: standing at a question means to play its step again."""
    ends = [part.count for part in position.past]
    for part in position.past:
        for wrong in position.ruleset.limits(part.checkpoint):
            raise LawBroken(f"{wrong}, before answer {part.count - len(part.answers) + 1}")
    steps = Counter(bisect_left(ends, number) for number, entry in enumerate(asked, 1) if entry.side != CHANCE)
    for step, questions in steps.items():
        first = asked[ends[step - 1] if step else 0]
        begins = f"the step that begins with {first.key!r}"
        hold(questions <= MOST_QUESTIONS_IN_A_STEP, f"{begins} asks {questions} questions")


def check_progress(position: Position[Any]) -> int:
    """No table stands twice between steps, so that nobody can act for ever; gives the number of steps."""
    turns: defaultdict[int, list[Past[Any]]] = defaultdict(list)
    for part in position.past:
        same_turn = turns[position.ruleset.turn(part.checkpoint)]
        for earlier in same_turn:
            if earlier.checkpoint == part.checkpoint:
                begins = [each.count - len(each.answers) for each in (earlier, part)]
                raise LawBroken(f"the table after answer {begins[0]} stands again after answer {begins[1]}")
        same_turn.append(part)
    return len(position.past)


def check_events(position: Position[Any], events: Iterable[Event]) -> None:
    """Everybody can be shown their part of what happened."""
    seats = position.ruleset.seats(position.setup)
    for event in events:
        hold(_is_word(event.kind), f"{event.kind!r} is no kind of an event")
        for side in (*seats, SPECTATOR):
            _check_json(partial(plain, event.seen_by(side).about), f"the event {event.kind!r} as {side} sees it")


def check_record(position: Position[Any]) -> None:
    """The saved text gives the same position again."""
    saved = read(write(SavedGame(position)), lambda name: position.ruleset)
    hold(saved.proved, f"the saved game is not proved: {saved.doubt}")
    again = saved.position
    hold(fingerprint(again.state) == fingerprint(position.state), "the saved game replays to another state")
    hold(again.count == position.count, f"the saved game has {again.count} answers, not {position.count}")
    for seat in position.ruleset.seats(position.setup):
        hold(again.view(seat) == position.view(seat), f"{seat} sees something else in the saved game")


def check_point(position: Position[Any], asked: Sequence[Asked], rng: Random) -> None:
    """One point of a game: the state is in order, and nothing that is done from here changes it."""
    seen = fingerprint(position.state), fingerprint(position.checkpoint)
    hold(position.count == len(asked), f"point {len(asked)} of a game has {position.count} answers")
    check_state(position.ruleset, position.state)
    for seat in position.ruleset.seats(position.setup):
        check_undo(position, seat, asked)
        check_imagined(position, seat, rng)
    for question in position.questions:
        position.after(rng.choice(question.options), question.side)
    now = fingerprint(position.state), fingerprint(position.checkpoint)
    hold(seen == now, "a position has changed while others were made from it")


def check_undo(position: Position[Any], seat: str, asked: Sequence[Asked]) -> None:
    """Only an own answer that nobody has answered after can be taken back: a pending one, or the last."""
    try:
        before = position.undone(seat)
    except ValueError:
        return
    pending = seat in position.given
    hold(pending or bool(asked), f"{seat} takes back an answer before the first")
    hold(pending or asked[-1].side == seat, f"{seat} takes back an answer of {asked[-1].side}")
    hold(before.count == position.count - 1, "more than one answer was taken back")
    again = before.after(position.given[seat] if pending else asked[-1].answer, seat)
    hold(fingerprint(again.state) == fingerprint(position.state), "an answer taken back and given again is another")


def check_imagined(position: Position[Any], seat: str, rng: Random) -> None:
    """A seat cannot tell an imagined position from the real one, and it could have been reached by play."""
    other = position.imagined(seat, rng)
    hold(other.view(seat) == position.view(seat), f"{seat} can tell an imagined position from the real one")
    check_state(position.ruleset, other.state)
    other.retrace(check_answer)


def _is_word(text: str) -> bool:
    """Whether a text is one word that a line of a record can hold."""
    return isinstance(text, str) and text.split() == [text] and not text.startswith("#")


def _check_json(made_ready: Callable[[], Any], what: str) -> None:
    try:
        json.dumps(made_ready())
    except (AttributeError, TypeError, ValueError) as error:
        raise LawBroken(f"{what} is not ready for JSON: {error}") from error
