"""What a rule is given: the state on the table, and someone to ask."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, Protocol, Self, TypeVar

from ringwar.kernel.events import Event, Listener
from ringwar.kernel.questions import CHANCE, Question, Why, option_of

if TYPE_CHECKING:
    from types import TracebackType

    from ringwar.kernel.ruleset import Ruleset, Setup


class State(Protocol):
    """Everything that lies on the table, as plain data that can be copied and compared."""

    def copy(self) -> Self: ...

    def renamed(self, names: Mapping[Any, Any]) -> Self:
        """A copy in which hidden things have changed places as `names` says."""
        ...


S = TypeVar("S", bound=State)
T = TypeVar("T")

DIE = (1, 2, 3, 4, 5, 6)
YES_OR_NO = (True, False)
COMMITTED = "committed"
"""The key of what is no question: from here on a game goes by what a side alone knows."""


Watcher = Callable[[Question], None]


class Unanswered(BaseException):
    """Raised at the first question that nobody has answered yet.

    `given` holds the answers of those who have already made a simultaneous choice that others have not.
    """

    def __init__(self, questions: Sequence[Question], given: Mapping[str, Any] | None = None) -> None:
        super().__init__(questions)
        self.questions = tuple(questions)
        self.given = dict(given or {})


class Player(ABC):
    """Whoever answers: a policy, a search, a record being replayed, Chance."""

    thinks: bool = False
    """Whether it asks for imagined positions, so that whoever runs the game keeps how it stands."""

    @property
    def midway(self) -> bool:
        """Whether it has decided already what it will answer next: whoever asks another one asks too early."""
        return False

    @abstractmethod
    def answer(self, question: Question) -> Any:
        """One of the question's options."""

    def answer_each(self, questions: Sequence[Question]) -> list[Any]:
        """An answer to each of several questions that are open at once."""
        return [self.answer(question) for question in questions]

    def resume(self, count: int) -> None:  # noqa: B027
        """It is made anew for a game that goes on after so many answers: luck from a stream goes on otherwise."""

    def leave(self) -> None:  # noqa: B027
        """The game is over: give back whatever it needed."""


class Game(Generic[S]):
    """What a rule is given: the state on the table, and someone to ask."""

    __slots__ = ("cause", "listener", "player", "ruleset", "state", "watcher")

    def __init__(self, ruleset: Ruleset[S], state: S, player: Player, listener: Listener | None = None) -> None:
        self.ruleset = ruleset
        self.state = state
        self.player = player
        self.listener = listener
        self.cause: Any = None
        self.watcher: Watcher | None = None
        """Told of every side that was to choose and had nothing to choose from: by undoing and by previews."""

    def ask(self, side: str, key: str, options: Sequence[T], /, why: Why | None = None, **about: Any) -> T:
        """Have a side choose. An only option is no choice: it is taken without a question.

        `why` says of what is no option why it is none, should somebody want to know.
        """
        if len(options) == 1:
            if self.watcher is not None:
                self.watcher(Question(side, key, options, about, self))
            return options[0]
        answer: T = self.player.answer(Question(side, key, options, about, self, why))
        return answer

    def ask_always(self, side: str, key: str, options: Sequence[T], /, why: Why | None = None, **about: Any) -> T:
        """Have a side choose, also without a choice: where the options are hidden, a skipped question would tell."""
        answer: T = self.player.answer(Question(side, key, options, about, self, why))
        return answer

    def ask_each(
        self, key: str, options: Mapping[str, Sequence[T]], /, why: Why | None = None, **about: Any
    ) -> dict[str, T]:
        """Have several sides choose in secret at once. Always asked: a skipped question would tell something."""
        questions = [Question(side, key, choices, dict(about), self, why) for side, choices in options.items()]
        return dict(zip(options, self.player.answer_each(questions), strict=True))

    def confirm(self, side: str, key: str, /, **about: Any) -> bool:
        """Have a side say yes or no."""
        answer: bool = self.player.answer(Question(side, key, YES_OR_NO, about, self))
        return answer

    def roll(self, key: str = "die", /, **about: Any) -> int:
        """Roll one die."""
        number: int = self.player.answer(Question(CHANCE, key, DIE, about, self))
        return number

    def draw(self, key: str, pile: Sequence[T], /, **about: Any) -> T:
        """Draw from a pile that has no order: Chance says what was on top. Copies weigh as often as they lie there."""
        return self.ask(CHANCE, key, pile, **about)

    def commit(self, side: str = CHANCE) -> None:
        """Say that what goes on here depends on what that side alone knows, so that nobody takes back what led here."""
        if self.watcher is not None:
            self.watcher(Question(side, COMMITTED, (), {}, self))

    def tell(self, happened: str, /, **about: Any) -> None:
        """Say what happened, for the log. (The compiler lets no event be about its first argument's name.)"""
        if self.listener is not None:
            self.listener(Event(happened, about, self.cause))

    def show(self, happened: str, /, **about: Any) -> None:
        """Say what happened and brought something hidden to light, so that it cannot be taken back."""
        if self.listener is not None:
            self.listener(Event(happened, about, self.cause, shows=True))

    def because(self, cause: Any) -> Because:
        """`with game.because(card):` everything told inside has that card for its cause."""
        return Because(self, cause)

    def view(self, side: str) -> dict[str, Any]:
        """What a side may see of the table now."""
        return self.ruleset.view(self.state, side)


class Because:
    """Names the cause of what is told until its block ends."""

    __slots__ = ("before", "game")

    def __init__(self, game: Game[Any], cause: Any) -> None:
        self.game = game
        self.before = game.cause
        game.cause = cause

    def __enter__(self) -> None:
        return None

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.game.cause = self.before


class Record(Player):
    """Gives again the answers already given; past their end, asks `then`. Keeps all of them in `answers`.

    `given` are the answers of those who have made their part of a simultaneous choice before the others.
    """

    __slots__ = ("answers", "given", "next", "stand", "then")

    def __init__(
        self, answers: Sequence[Any] = (), then: Player | None = None, given: Mapping[str, Any] | None = None
    ) -> None:
        self.answers = list(answers)
        self.next = 0
        self.then = then
        self.given = given or {}
        self.stand: tuple[Setup, Any] | None = None
        """Of a game that is kept: its setup, and the table where the running step began."""

    def answer(self, question: Question) -> Any:
        at = self.next
        if at == len(self.answers):
            if self.then is None:
                raise Unanswered((question,))
            self.answers.append(self._checked(question, question.options, self.then.answer(question)))
        self.next = at + 1
        return self.answers[at]

    def answer_each(self, questions: Sequence[Question]) -> list[Any]:
        at = self.next
        self.next = at + len(questions)
        if len(self.answers) < self.next:
            self.answers[at:] = self._completed(questions, self.answers[at:])
        return self.answers[at : self.next]

    def _completed(self, questions: Sequence[Question], answers: Sequence[Any]) -> list[Any]:
        """The answers to a simultaneous choice, from those already given and those still to be had."""
        given = {question.side: answer for question, answer in zip(questions, answers, strict=False)} | dict(self.given)
        waiting = [question for question in questions if question.side not in given]
        if waiting and self.then is None:
            self._forget(len(questions))
            raise Unanswered(questions, given)
        if waiting and self.then is not None:
            try:
                answered = self._answered_each(waiting, self.then)
            except Unanswered as stopped:
                self._forget(len(questions))
                raise Unanswered(questions, given | stopped.given) from None
            given.update(zip((question.side for question in waiting), answered, strict=True))
        self.given = {}
        return [given[question.side] for question in questions]

    def _answered_each(self, questions: Sequence[Question], then: Player) -> list[Any]:
        """The options that are chosen in a simultaneous choice by those who have yet to."""
        asked = [(question, question.options) for question in questions]
        answers = then.answer_each(questions)
        return [self._checked(*each, answer) for each, answer in zip(asked, answers, strict=True)]

    def _checked(self, question: Question, options: Sequence[Any], answer: Any) -> Any:
        """What was answered, if that was an option when it was asked."""
        return option_of(question, options, answer, type(self.then).__name__)

    def _forget(self, number: int) -> None:
        """Stand before a choice that some have yet to make."""
        self.next -= number
        del self.answers[self.next :]

    def restart(self) -> None:
        """Begin the answers of another step."""
        del self.answers[: self.next]
        self.next = 0
