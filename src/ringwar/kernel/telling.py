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


class Told(Generic[S]):
    """The tables before and after an event."""

    __slots__ = ("after", "before", "ruleset")

    def __init__(self, ruleset: Ruleset[S], before: S, after: S) -> None:
        self.ruleset = ruleset
        self.before = before
        self.after = after

    def changes(self, reader: str) -> list[dict[str, Any]]:
        """What has changed for a reader."""
        before, after = (self.ruleset.view(state, reader) for state in (self.before, self.after))
        return changes(before, after, self.ruleset.layout)


class Teller(Generic[S]):
    """Listens to a game and passes on what it hears, with the tables kept at every event."""

    __slots__ = ("before", "game", "listener")

    def __init__(self, listener: Listener) -> None:
        self.listener = listener
        self.game: Game[S]
        self.before: S

    def follow(self, game: Game[S]) -> None:
        """Listen to a game from now on."""
        self.game = game
        self.before = game.state.copy()
        game.listener = self.hear

    def hear(self, event: Event) -> None:
        """What has changed since the event before belongs to this one."""
        after = self.game.state.copy()
        event.told = Told(self.game.ruleset, self.before, after)
        self.before = after
        self.listener(event)

    def close(self) -> None:
        """Tell what has changed and was not told, if everybody can see it."""
        now, ruleset = self.game.state, self.game.ruleset
        if self.before != now and ruleset.table(self.before, SPECTATOR) != ruleset.table(now, SPECTATOR):
            self.hear(Event(TABLE, {}))
