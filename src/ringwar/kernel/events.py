"""Events: what happened and why, and who may see it. They are told for the log, never read by a rule."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ringwar.kernel.protocol import EventJson

HIDDEN = "hidden"


class Secret:
    """Part of an event that only some sides may see; the others see that there is something."""

    __slots__ = ("seen_by", "value")

    def __init__(self, value: Any, *seen_by: str) -> None:
        self.value = value
        self.seen_by = seen_by


class Event:
    """One thing that happened: its kind, its cause, and what it was about.

    `shows` says that it brought something hidden to light, so that nobody may take back what led to it.
    """

    __slots__ = ("about", "cause", "kind", "shows")

    def __init__(self, kind: str, about: Mapping[str, Any], cause: Any = None, shows: bool = False) -> None:
        self.kind = kind
        self.about = about
        self.cause = cause
        self.shows = shows

    def seen_by(self, side: str) -> Event:
        """The same event with whatever is hidden from that side replaced by HIDDEN."""
        return Event(self.kind, {key: _seen(value, side) for key, value in self.about.items()}, self.cause, self.shows)

    def changes(self, reader: str) -> list[dict[str, Any]]:
        """What it changed on the table, as the reader may know it."""
        return []

    def json(self, reader: str) -> EventJson:
        """The event as a reader may know it, with its changes."""
        from ringwar.kernel.protocol import event_json

        return event_json(self, reader)


Listener = Callable[[Event], None]


def _seen(value: Any, side: str) -> Any:
    if not isinstance(value, Secret):
        return value
    return value.value if side in value.seen_by else HIDDEN
