"""Taking back an answer: only as long as nobody has learned anything by it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ringwar.kernel.game import COMMITTED
from ringwar.kernel.questions import CHANCE, SPECTATOR, Question

if TYPE_CHECKING:
    from ringwar.kernel.events import Event
    from ringwar.kernel.position import Position

TOO_LATE = "this can no longer be taken back"


class Aftermath:
    """What came after the last answer of a game: who gave it, whether it showed something, and who was passed over."""

    __slots__ = ("passed", "shown", "side")

    def __init__(self) -> None:
        self.side = ""
        self.shown = False
        self.passed: list[str] = []

    def note(self, question: Question, answer: Any) -> None:
        """Begin again at every answer, so that what came after the last is left."""
        self.side = question.side
        self.shown = False
        self.passed.clear()

    def hear(self, event: Event) -> None:
        self.shown = self.shown or event.shows

    def watch(self, question: Question) -> None:
        self.passed.append(CHANCE if question.key == COMMITTED else question.side)


def check_undo(before: Position[Any], after: Position[Any], side: str) -> None:
    """ValueError, in one line that tells nothing hidden, unless a side may take back the answer between two positions.

    Whoever answers for Chance, people with dice on a table, may correct what they misread as long as nothing shows.
    """
    since = Aftermath()
    after.retrace(since.note, since.hear, before.count, since.watch)
    if since.side != side:
        raise ValueError(f"the last answer was given by {since.side}, not by {side!s:.60}")
    if len(before.asked) > 1:
        raise ValueError("the others have made their choice as well")
    if since.shown or (side != CHANCE and _tells(before, after, side, since.passed)):
        raise ValueError(TOO_LATE)


def _tells(before: Position[Any], after: Position[Any], side: str, passed: Sequence[str]) -> bool:
    """Whether what came after an answer depends on what the side does not know, or shows what others do not know."""
    asked = [question for question in after.questions if question.side != side]
    openly = all(after.ruleset.asks_openly(after.state, question) for question in asked)
    return any(each != side for each in passed) or not openly or _uncovers(before, after)


def _uncovers(before: Position[Any], after: Position[Any]) -> bool:
    """Whether somebody sees what was hidden from them."""
    for reader in (*before.ruleset.seats(before.setup), SPECTATOR):
        now = {thing for group in after.ruleset.unseen(after.state, reader) for thing in group}
        if any(thing not in now for group in before.ruleset.unseen(before.state, reader) for thing in group):
            return True
    return False
