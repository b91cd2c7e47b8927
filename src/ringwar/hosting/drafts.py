"""Drafts: answers that a seat has given and not sent. It sees what they lead to; nobody else sees anything.

An answer joins the draft as long as its seat alone is asked next. One after which somebody else would be asked, dice
would fall or the game would be over makes the draft ready: its preview says what it will bring about.
"""

from __future__ import annotations

from typing import Any

from ringwar.kernel import Event, Position, Question, Refusal, name_of
from ringwar.kernel.protocol import PreviewJson, TakenJson


class Draft:
    """What one seat means to answer, from where the game stands."""

    def __init__(self, position: Position[Any], seat: str) -> None:
        self.seat = seat
        self.stages = [position]
        """Where the game stood for the seat before the first answer and after each but the last that commits."""
        self.names: list[str] = []
        self.taken: list[list[TakenJson]] = []
        """By answer: the choices that followed from it because there were no others."""
        self.preview: PreviewJson | None = None
        """What the last answer would bring about, once the draft is ready to be sent."""

    @property
    def position(self) -> Position[Any]:
        """Where the game stands for the seat; the table of a ready draft is that before its last answer."""
        return self.stages[-1]

    @property
    def question(self) -> Question | None:
        """What the seat is asked next; nothing when the draft is ready."""
        if self.preview is not None:
            return None
        return next((each for each in self.position.questions if each.side == self.seat), None)

    def add(self, answer: Any) -> None:
        """One more answer; Refusal where that is no option, or nothing is asked any more."""
        question = self.question
        if question is None:
            raise Refusal("draft-ready" if self.preview else "not-asked", side=self.seat, asked=self._asked())
        option = question.find(answer)
        preview = self.position.preview(option, self.seat)
        if preview["commits"]:
            self.preview = preview
        else:
            self.stages.append(self.position.after(option, self.seat))
        self.names.append(name_of(option))
        self.taken.append(preview["taken"])

    def back(self) -> None:
        """Take back the last answer of the draft."""
        if not self.names:
            raise Refusal("draft-empty")
        self.names.pop()
        self.taken.pop()
        if self.preview is not None:
            self.preview = None
        else:
            self.stages.pop()

    def events(self) -> list[Event]:
        """What the answers have brought about so far; what the last of a ready draft will is in its preview."""
        first, last = self.stages[0], self.stages[-1]
        return [entry for entry in last.log(first.count) if isinstance(entry, Event)][len(first.events()) :]

    def _asked(self) -> list[str]:
        return [question.side for question in self.position.questions]
