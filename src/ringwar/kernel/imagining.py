"""Imagining: worlds that a side cannot tell from the real one, each as likely as any other.

Hidden things change places at the checkpoint, and what happened since is played again. A world in which the game could
not have gone like this, in which it would have been told otherwise, or which looks different now, is thrown away, and
another is drawn until one fits. Where hardly any world fits, a walk leads from the real one through many that do.
Places are in the order in which they lie now, things in that of their names, and hidden piles are laid out by name: so
which world is drawn follows from what the side knows and from the numbers drawn, not from how things lie unseen.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from ringwar.kernel.events import Event
from ringwar.kernel.game import Record, Unanswered
from ringwar.kernel.questions import Question, name_of, plain

if TYPE_CHECKING:
    from ringwar.kernel.position import Position

MOST_TRIES = 200
"""How many worlds are drawn before one walks instead."""
PACES = 300
"""How many changes of a world are tried on a walk."""
MOST_TURNINGS = 50
"""In how many ways a world is played in which others are asked what they were not asked in the real one."""

Names = dict[Any, Any]
Group = Sequence[Any]
Mixed = Mapping[Any, frozenset[Any]]


def imagine(position: Position[Any], side: str, rng: Random) -> Position[Any]:
    """A position which that side cannot tell from this one, drawn from all there are. It has no past."""
    known = Knowledge(position, side)
    for _ in range(MOST_TRIES):
        world = known.world(shuffled(known.before, known.bound, rng), known.mixed, rng)
        if world is not None:
            return world
    return known.walked(rng)


class Knowledge:
    """What a side knows of the game since the checkpoint: what it sees, was told and was asked, and what is hidden."""

    def __init__(self, position: Position[Any], side: str) -> None:
        self.position = position
        self.side = side
        self.view = position.view(side)
        self.events: list[Event] = []
        self.script: list[Answered] = []
        position.retrace(self._note, self._hear, position.count + 1)
        del self.script[len(position.answers) :]
        ruleset = position.ruleset
        then, now = ruleset.unseen(position.checkpoint, side), list(ruleset.unseen(position.state, side))
        hidden_then = {thing for group in then for thing in group}
        self.before = [[thing for thing in group if thing in hidden_then] for group in now]
        mixed = [frozenset(group) for group in now if not hidden_then.issuperset(group)]
        self.mixed: Mixed = {thing: group for group in mixed for thing in group}
        """Hidden things that lie among such as were known at the checkpoint: each with those it was mixed with."""
        self.bound = ruleset.bound(position.checkpoint, side)

    def _note(self, question: Question, answer: Any) -> None:
        self.script.append(Answered(question, answer, question.side == self.side))

    def _hear(self, event: Event) -> None:
        self.events.append(event.seen_by(self.side))

    def world(self, names: Names, mixed: Mixed, rng: Random) -> Position[Any] | None:
        """The world in which things have these names at the checkpoint; None if it does not fit.

        What was drawn or chosen of things that are mixed now is drawn and chosen again. Those who are asked there what
        nobody asked here choose in any way that fits.
        """
        checkpoint = self.position.ruleset.renamed(self.position.checkpoint, names, self.side)
        turnings: list[list[Any]] = []
        for _ in range(MOST_TURNINGS):
            world = self._played(checkpoint, Retold(self, names, mixed, turnings, rng))
            if world is not None:
                return world
            if not _turned(turnings):
                return None
        return None

    def _played(self, checkpoint: Any, record: Retold) -> Position[Any] | None:
        """The world to which a record leads, if that side was told the same there and sees the same now."""
        story = Story(self.events, self.side)
        try:
            world = self.position.elsewhere(checkpoint, record, story.hear)
        except NotThisWorld:
            return None
        if story.next < len(self.events) or not all(question.options for question in world.asked):
            return None
        world = self._with_pending(world, record.rng)
        return world if world.view(self.side) == self.view else None

    def _with_pending(self, world: Position[Any], rng: Random) -> Position[Any]:
        """The world after those who have chosen in secret here have chosen anything there."""
        for question in world.questions:
            if question.side in self.position.given:
                world = world.after(rng.choice(question.options), question.side)
        return world

    def walked(self, rng: Random) -> Position[Any]:
        """Another world that fits, reached from the real one by exchanging two things many times.

        Every exchange can be taken back as easily, so that in the long run all worlds on the way are equally likely.
        """
        names = {thing: thing for group in self.before for thing in group}
        world = self.world(names, {}, rng)
        assert world is not None, f"{self.side} can tell the real world from itself"
        groups = [group for group in self.before if len(group) > 1]
        for _ in range(PACES if groups or self.mixed else 0):
            pair = rng.sample(rng.choice(groups), 2) if groups else ()
            _exchange(names, *pair)
            found = self.world(names, self.mixed, rng) if self._is_bound(names) else None
            if found is None:
                _exchange(names, *pair)
            else:
                world = found
        return world

    def _is_bound(self, before: Names) -> bool:
        """Whether all things of which the side knows a little are where they may be."""
        return all(name not in self.bound or thing in self.bound[name] for thing, name in before.items())


class Answered:
    """An answer given since the checkpoint, and what was asked; for the side itself also how."""

    __slots__ = ("about", "answer", "key", "options", "side")

    def __init__(self, question: Question, answer: Any, own: bool) -> None:
        self.side = question.side
        self.key = question.key
        self.answer = answer
        self.options = question.names() if own else []
        self.about = plain(question.about) if own else None

    def fits(self, question: Question) -> bool:
        """Whether this may have been the answer to a question."""
        return question.side == self.side and question.key == self.key

    def same_for_asked(self, question: Question) -> bool:
        """Whether the side that was asked was asked the same."""
        return self.about is None or (question.names() == self.options and plain(question.about) == self.about)


class NotThisWorld(BaseException):
    """Raised where a world turns out to differ from what a side knows."""


class Story:
    """Listens to what is told in a world, as long as it is what a side was told."""

    def __init__(self, events: Sequence[Event], side: str) -> None:
        self.events = events
        self.side = side
        self.next = 0

    def hear(self, event: Event) -> None:
        if self.next == len(self.events):
            raise NotThisWorld
        told, here = self.events[self.next], event.seen_by(self.side)
        if told.kind != here.kind or told.about != here.about or told.cause != here.cause:
            raise NotThisWorld
        self.next += 1


class Retold(Record):
    """Gives the answers of a game in a world where hidden things have other names.

    Others may be asked there what they were not asked here, since an only option is not asked, and the other way round.
    `turnings` are the options left to them there, the one to be chosen now as the last.
    """

    def __init__(self, known: Knowledge, names: Names, mixed: Mixed, turnings: list[list[Any]], rng: Random) -> None:
        position = known.position
        own = {side: answer for side, answer in position.given.items() if side == known.side}
        super().__init__((), None, own)
        self.side = known.side
        self.script = known.script
        self.names = names
        self.mixed = mixed
        self.redrawn: Names = {}
        self.turnings = turnings
        self.turning = 0
        self.rng = rng
        self.at = 0
        self.open = [question.side for question in position.asked]

    def answer(self, question: Question) -> Any:
        if not self._finds((question,)):
            if self._is_open((question,)):
                raise Unanswered((question,))
            return self._kept([self._chosen(question)])[0]
        return self._kept([self._said(question)])[0]

    def answer_each(self, questions: Sequence[Question]) -> list[Any]:
        if not self._finds(questions):
            if self._is_open(questions):
                raise Unanswered(questions, self.given)
            return self._kept([self._chosen(question) for question in questions])
        return self._kept([self._said(question) for question in questions])

    def _kept(self, answers: list[Any]) -> list[Any]:
        self.answers += answers
        self.next += len(answers)
        return answers

    def _finds(self, questions: Sequence[Question]) -> bool:
        """Go on to the answers to these questions, past what is not asked here; never past what the side was asked."""
        for at in range(self.at, len(self.script)):
            if self.script[at].fits(questions[0]):
                self.at = at
                return True
            if self.script[at].side == self.side:
                return False
        return False

    def _is_open(self, questions: Sequence[Question]) -> bool:
        """Whether all was answered that is asked here, and these are open in the real world too."""
        if [question.side for question in questions] != self.open:
            return False
        left = [said.side for said in self.script[self.at :]]
        return not left or (self.side in self.open and self.side not in left)

    def _said(self, question: Question) -> Any:
        """The answer given, under the name that things have here."""
        if self.at == len(self.script) or not self.script[self.at].fits(question):
            raise NotThisWorld
        said = self.script[self.at]
        answer = self.names.get(said.answer, said.answer)
        if answer in self.mixed and question.side != self.side:
            answer = self._redrawn(answer, question.options)
        if answer not in question.options or not said.same_for_asked(question):
            raise NotThisWorld
        self.at += 1
        return answer

    def _redrawn(self, thing: Any, options: Sequence[Any]) -> Any:
        """What was drawn or chosen here in place of a thing that is mixed with others."""
        if thing not in self.redrawn:
            group, taken = self.mixed[thing], self.redrawn.values()
            fitting = [option for option in options if option in group and option not in taken]
            if not fitting:
                raise NotThisWorld
            self.redrawn[thing] = self.rng.choice(fitting)
        return self.redrawn[thing]

    def _chosen(self, question: Question) -> Any:
        """What somebody chooses who was not asked in the real world."""
        if question.side == self.side or not question.options:
            raise NotThisWorld
        if self.turning == len(self.turnings):
            options = list(question.options)
            self.turnings.append(self.rng.sample(options, len(options)))
        choice = self.turnings[self.turning][-1]
        if choice not in question.options:
            raise NotThisWorld
        self.turning += 1
        return choice


def _exchange(names: Names, one: Any = None, other: Any = None) -> None:
    """Have two things take each other's names."""
    if one is not None:
        names[one], names[other] = names[other], names[one]


def _turned(turnings: list[list[Any]]) -> bool:
    """Turn to the next way that has not been tried; say whether there is one."""
    while turnings and len(turnings[-1]) == 1:
        turnings.pop()
    if turnings:
        turnings[-1].pop()
    return bool(turnings)


def relaid(pile: Group, names: Mapping[Any, Any]) -> tuple[Any, ...]:
    """A pile in which hidden things have other names: what is known as it lies, then the hidden ones by name."""
    known = [thing for thing in pile if thing not in names]
    if len(known) == len(pile):
        return tuple(pile)
    return (*known, *sorted([names[thing] for thing in pile if thing in names], key=name_of))


def shuffled(groups: Iterable[Group], bound: Mapping[Any, Collection[Any]], rng: Random) -> Names:
    """Things under each other's names, each way equally likely; what is bound takes only the places that it may."""
    names: Names = {}
    for group in groups:
        tied = sorted([thing for thing in group if thing in bound], key=name_of)
        names.update(_spread(group, tied, bound, rng) if tied else _mixed(group, group, rng))
    return names


def _mixed(places: Group, things: Group, rng: Random) -> Names:
    return dict(zip(places, rng.sample(sorted(things, key=name_of), len(things)), strict=True))


def _spread(group: Group, tied: Group, bound: Mapping[Any, Collection[Any]], rng: Random) -> Names:
    """A group shuffled with some things tied to some of the places."""
    alike: dict[frozenset[Any], list[Any]] = {}
    for thing in tied:
        alike.setdefault(frozenset(bound[thing]), []).append(thing)
    choices = [([place for place in group if place in places], things) for places, things in alike.items()]
    choices.sort(key=_how_many)
    while (names := _tied(choices, rng)) is None:
        continue
    taken = set(names.values())
    free = [place for place in group if place not in names]
    return {**names, **_mixed(free, [thing for thing in group if thing not in taken], rng)}


def _how_many(choice: tuple[list[Any], list[Any]]) -> int:
    return len(choice[0])


def _tied(choices: Sequence[tuple[list[Any], list[Any]]], rng: Random) -> Names | None:
    """A place for each tied thing; given up as often as keeps all ways equally likely, at times for want of places."""
    names: Names = {}
    earlier: list[tuple[set[Any], int]] = []
    for places, things in choices:
        free = [place for place in places if place not in names]
        most = len(places) - sum(number for inner, number in earlier if inner.issubset(places))
        for left, at_most in zip(range(len(free), len(free) - len(things), -1), range(most, 0, -1), strict=False):
            if rng.random() * at_most >= left:
                return None
        names.update(zip(rng.sample(free, len(things)), things, strict=True))
        earlier.append((set(places), len(things)))
    return names
