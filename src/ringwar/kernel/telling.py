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


class Views(Generic[S]):
    """Tables as readers see them. The last of each reader is kept: the event that comes next begins there."""

    __slots__ = ("last", "ruleset")

    def __init__(self, ruleset: Ruleset[S]) -> None:
        self.ruleset = ruleset
        self.last: dict[str, tuple[S, dict[str, Any]]] = {}

    def of(self, state: S, reader: str) -> dict[str, Any]:
        """What a reader sees of a table."""
        kept = self.last.get(reader)
        if kept is None or kept[0] is not state:
            kept = self.last[reader] = state, self.ruleset.view(state, reader)
        return kept[1]


class Told(Generic[S]):
    """The tables before and after an event."""

    __slots__ = ("after", "before", "views")

    def __init__(self, views: Views[S], before: S, after: S) -> None:
        self.views = views
        self.before = before
        self.after = after

    def view(self, reader: str) -> dict[str, Any]:
        """What a reader sees after it."""
        return self.views.of(self.after, reader)

    def changes(self, reader: str) -> list[dict[str, Any]]:
        """What has changed for a reader."""
        before = self.views.of(self.before, reader)
        return changes(before, self.view(reader), self.views.ruleset.layout)


class Teller(Generic[S]):
    """Listens to a game and passes on what it hears, with the tables kept at every event."""

    __slots__ = ("before", "game", "listener", "open", "views")

    def __init__(self, listener: Listener) -> None:
        self.listener = listener
        self.game: Game[S]
        self.before: S
        self.views: Views[S]
        self.open: dict[str, Any] | None
        """The table before, as everybody sees it, once it was looked at."""

    def follow(self, game: Game[S]) -> None:
        """Listen to a game from now on."""
        self.game = game
        self.before = game.state.copy()
        self.open = None
        self.views = Views(game.ruleset)
        game.listener = self.hear

    def hear(self, event: Event) -> None:
        """What has changed since the event before belongs to this one."""
        after = self.game.state.copy()
        event.told = Told(self.views, self.before, after)
        self.before = after
        self.open = None
        self.listener(event)

    def close(self) -> None:
        """Tell what has changed and was not told, if everybody can see it."""
        now, ruleset = self.game.state, self.game.ruleset
        if self.before == now:
            return
        table = ruleset.table(now, SPECTATOR)
        if self.open is None:
            self.open = ruleset.table(self.before, SPECTATOR)
        if self.open != table:
            self.hear(Event(TABLE, {}))
            self.open = table
