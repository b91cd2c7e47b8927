"""Telling: a log whose events keep the tables between which they happened."""

from __future__ import annotations

from typing import Any, Generic

from ringwar.kernel.comparing import changes
from ringwar.kernel.events import Event, Listener
from ringwar.kernel.game import Game, S
from ringwar.kernel.questions import SPECTATOR
from ringwar.kernel.ruleset import Ruleset

TABLE = "table"
"""The event without words that closes what is told before a question: how far the game has come since."""


class Moment(Generic[S]):
    """A table as it was, and how it looked to those who wanted to know."""

    __slots__ = ("ruleset", "state", "views")

    def __init__(self, ruleset: Ruleset[S], state: S) -> None:
        self.ruleset = ruleset
        self.state = state
        self.views: dict[str, dict[str, Any]] = {}

    def view(self, reader: str) -> dict[str, Any]:
        """What a reader saw then; worked out once."""
        if reader not in self.views:
            self.views[reader] = self.ruleset.view(self.state, reader)
        return self.views[reader]


class Told(Generic[S]):
    """The moments before and after an event."""

    __slots__ = ("after", "before")

    def __init__(self, before: Moment[S], after: Moment[S]) -> None:
        self.before = before
        self.after = after

    def changes(self, reader: str) -> list[dict[str, Any]]:
        """What has changed for a reader."""
        return changes(self.before.view(reader), self.after.view(reader), self.after.ruleset.layout)


class Teller(Generic[S]):
    """Listens to a game and passes on what it hears, with the tables kept at every event."""

    __slots__ = ("before", "game", "listener")

    def __init__(self, listener: Listener) -> None:
        self.listener = listener
        self.game: Game[S]
        self.before: Moment[S]

    def follow(self, game: Game[S]) -> None:
        """Listen to a game from now on."""
        self.game = game
        self.before = self._moment()
        game.listener = self.hear

    def hear(self, event: Event) -> None:
        """What has changed since the event before belongs to this one."""
        after = self._moment()
        event.told = Told(self.before, after)
        self.before = after
        self.listener(event)

    def close(self) -> None:
        """Tell what has changed and was not told, if everybody can see it."""
        now, ruleset = self.game.state, self.game.ruleset
        if self.before.state != now and self.before.view(SPECTATOR) != ruleset.table(now, SPECTATOR):
            self.hear(Event(TABLE, {}))

    def _moment(self) -> Moment[S]:
        return Moment(self.game.ruleset, self.game.state.copy())
