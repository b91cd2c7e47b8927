"""Previews: what an answer would bring about, as far as the side that gives it may know before.

The rules run on from the answer and stop before Chance and before whatever another side is to choose, even where that
is no choice: whether it is one may depend on what the other holds.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ringwar.kernel.game import COMMITTED, Game, Record, Unanswered
from ringwar.kernel.protocol import NextJson, PreviewJson, TakenJson, option_json
from ringwar.kernel.questions import CHANCE, Question, game_of, plain
from ringwar.kernel.telling import Teller

if TYPE_CHECKING:
    from ringwar.kernel.events import Event
    from ringwar.kernel.position import Position

UNSPENT = {"none", "no", "pass", "skip", "cycle"}
"""Options that say themselves that nothing more is done."""


class Preview:
    """What an answer brings about: the choices taken because they were the only ones, what happened, who is next."""

    __slots__ = ("at_once", "events", "next", "over", "seat", "state", "steps", "taken")

    def __init__(self, seat: str) -> None:
        self.seat = seat
        self.taken: list[TakenJson] = []
        self.at_once = 0
        """How many of them belong to the step of the answer."""
        self.events: list[Event] = []
        self.next: Question | None = None
        self.over = False
        """Whether the game would be over."""
        self.steps = 0
        """How many steps were over before it stopped."""
        self.state: Any = None
        """The table where it stopped."""

    def json(self) -> PreviewJson:
        """The preview as clients know it."""
        return {
            "taken": self.taken,
            "events": [event.json(self.seat) for event in self.events],
            "dice": self.next is not None and self.next.side == CHANCE,
            "commits": self.over or self.next is None or self.next.side != self.seat,
            "next": None if self.next is None else self._next(self.next),
        }

    def _next(self, question: Question) -> NextJson:
        """Who is asked next; what others are asked could tell what they hold."""
        if question.side != self.seat:
            return {"side": question.side}
        return {"side": question.side, "key": question.key}


def taken_json(question: Question) -> TakenJson:
    """A choice that is taken because there is no other."""
    about = {name: plain(value) for name, value in question.about.items()}
    return {"key": question.key, "about": about, "option": option_json(question, question.options[0])}


class Stopped(BaseException):
    """Raised where a preview ends, before somebody else has chosen."""


class Foresight(Record):
    """Gives the answers up to the one that is looked at, and watches from there on."""

    def __init__(self, answers: tuple[Any, ...], preview: Preview) -> None:
        super().__init__(answers)
        self.preview = preview
        self.looking = False

    def follow(self, game: Game[Any]) -> None:
        game.watcher = self.watch

    def look(self) -> None:
        self.looking = True

    def answer(self, question: Question) -> Any:
        if self.looking:
            self.stop(question)
        if self.next == len(self.answers) - 1:
            self.look()
        return super().answer(question)

    def answer_each(self, questions: Any) -> list[Any]:
        if self.looking:
            self.stop(next((each for each in questions if each.side == self.preview.seat), questions[0]))
        return super().answer_each(questions)

    def watch(self, question: Question) -> None:
        """Another side's only option, and what another side alone knows, end a preview; one's own are taken."""
        if not self.looking:
            return
        if question.side != self.preview.seat:
            self.stop(question)
        if question.key != COMMITTED:
            self.preview.taken.append(taken_json(question))
            self.preview.at_once += not self.preview.steps

    def stop(self, question: Question) -> None:
        self.preview.next = question
        raise Stopped


class Hearing(Foresight):
    """Listens too, to what would happen."""

    def follow(self, game: Game[Any]) -> None:
        super().follow(game)
        self.teller: Teller[Any] = Teller(self.hear)
        self.teller.follow(game)

    def look(self) -> None:
        self.teller.close()
        super().look()

    def hear(self, event: Event) -> None:
        if self.looking:
            self.preview.events.append(event)


def previewed(
    position: Position[Any], question: Question, option: Any, foreseeing: type[Foresight] = Hearing
) -> Preview:
    """What an option of an open question would bring about, for the eyes of the seat that is asked."""
    preview = Preview(question.side)
    if len(position.asked) > 1:
        return preview
    ruleset = position.ruleset
    foresight = foreseeing((*position.answers, option), preview)
    game = ruleset.game(position.checkpoint.copy(), foresight)
    foresight.follow(game)
    turn, last = ruleset.turn(game.state), game.state
    try:
        while (step := ruleset.step(game.state)) is not None:
            step(game)
            preview.steps += 1
            last = game.state.copy() if ruleset.turn(game.state) == turn else last
        preview.over = True
    except (Stopped, Unanswered):
        pass
    # What a new turn brings is nothing that the answer has changed.
    preview.state = game.state if ruleset.turn(game.state) == turn else last
    return preview


def consequences(question: Question, options: Mapping[str, Any]) -> dict[str, tuple[list[TakenJson], bool]]:
    """By option: the choices that follow because there are no others, and whether it changes nothing."""
    from ringwar.kernel.position import standing

    position = standing(game_of(question))
    previews = {name: previewed(position, question, option, Foresight) for name, option in options.items()}
    idle = _idle(position, question.side, previews)
    if len(idle) == len(options) or position.ruleset.pays(question):
        idle.clear()  # something has to be paid: that is what is asked
    return {name: (preview.taken[: preview.at_once], name in idle - UNSPENT) for name, preview in previews.items()}


def _idle(position: Position[Any], seat: str, previews: Mapping[str, Preview]) -> set[str]:
    """The options by which something was paid and nothing has changed for a seat, once the step is over."""
    over = {name: preview for name, preview in previews.items() if preview.steps}
    if not over:
        return set()
    effects = position.ruleset.effects
    table, purse = effects(position.state, seat)
    after = {name: effects(preview.state, seat) for name, preview in over.items()}
    return {name for name, (then, left) in after.items() if then == table and Counter(left) < Counter(purse)}
