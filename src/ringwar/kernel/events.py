"""Events: what happened and why, and who may see it. They are told for the log, never read by a rule."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ringwar.kernel.protocol import EventJson
    from ringwar.kernel.telling import Told

HIDDEN = "hidden"


class Secret:
    """Part of an event that only some sides may see; the others see that there is something."""

    __slots__ = ("seen_by", "value")

    def __init__(self, value: Any, *seen_by: str) -> None:
        self.value = value
        self.seen_by = seen_by


class Event:
    """One thing that happened: its kind, its cause, and what it was about.

    `shows` says that it brought something hidden to light, so that nobody may take back what led to it. `told` are the
    tables before and after it, where they are kept.
    """

    __slots__ = ("about", "cause", "kind", "shows", "told")

    def __init__(self, kind: str, about: Mapping[str, Any], cause: Any = None, shows: bool = False) -> None:
        self.kind = kind
        self.about = about
        self.cause = cause
        self.shows = shows
        self.told: Told[Any] | None = None

    def seen_by(self, side: str) -> Event:
        """The same event with whatever is hidden from that side replaced by HIDDEN."""
        seen = Event(self.kind, {key: _seen(value, side) for key, value in self.about.items()}, self.cause, self.shows)
        seen.told = self.told
        return seen

    def changes(self, reader: str) -> list[dict[str, Any]]:
        """What has changed on the table as a reader sees it since the event before; nothing where none were kept."""
        return [] if self.told is None else self.told.changes(reader)

    def json(self, reader: str) -> EventJson:
        """The event as a reader may know it, with its changes."""
        from ringwar.kernel.protocol import event_json

        return event_json(self, reader)


Listener = Callable[[Event], None]


def _seen(value: Any, side: str) -> Any:
    if not isinstance(value, Secret):
        return value
    return value.value if side in value.seen_by else HIDDEN
