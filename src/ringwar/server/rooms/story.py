"""The log of a game as its readers may know it: an entry an answer, with everything that it brought about."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypedDict

from ringwar.kernel import CHANCE, Asked, Event, Position
from ringwar.kernel.protocol import EventJson

RULES_CHANGED = "rules-changed"
HIDDEN = json.dumps({"hidden": True})
"""What stands in an event for what its reader may not know."""


class Entry(TypedDict):
    """What one answer brought about; the first entry, with the number 0, is what came before all answers."""

    id: str
    number: int
    side: str
    events: list[EventJson]


def rules_changed(renewal: Mapping[str, int]) -> EventJson:
    """The event that a game goes on under newer rules."""
    about = {"before": renewal["from"], "now": renewal["to"]}
    return {"kind": RULES_CHANGED, "cause": None, "about": about, "changes": []}


def shared(logs: Sequence[Sequence[Entry]]) -> Sequence[Entry]:
    """One log of several readers who are one person: of every event what most is known of; changes are the first's."""
    return logs[0] if len(logs) == 1 else [_shared_entry(entries) for entries in zip(*logs, strict=True)]


def _shared_entry(entries: Sequence[Entry]) -> Entry:
    """An entry whose events are told as whoever knows most of them was told."""
    shared = entries[0].copy()
    shared["events"] = []
    for ways in zip(*(entry["events"] for entry in entries), strict=True):
        event = min(ways, key=_unknown).copy()
        event["changes"] = ways[0]["changes"]
        shared["events"].append(event)
    return shared


def _unknown(event: EventJson) -> int:
    """How much of an event its reader may not know."""
    return json.dumps(event["about"]).count(HIDDEN)


class Story:
    """The logs of all who have read a game so far; they grow with it."""

    def __init__(self, base: int = 0, renewals: Sequence[Mapping[str, int]] = ()) -> None:
        self.base = base
        """The number of the first entry."""
        self.renewals = renewals
        """After which answers the game went on under newer rules."""
        self.readers: dict[str, list[Entry]] = {}

    def read(self, position: Position[Any], reader: str) -> list[Entry]:
        """All entries for a reader."""
        if reader not in self.readers:
            self.readers[reader] = self._told(position, 0, [reader])[reader]
        return self.readers[reader]

    def grow(self, position: Position[Any], since: int) -> None:
        """Follow the game: of its entries those of the first so many answers are still right."""
        told = self._told(position, since, list(self.readers)) if self.readers else {}
        for reader, entries in told.items():
            self.readers[reader][since + 1 :] = entries[1:]

    def _told(self, position: Position[Any], since: int, readers: Sequence[str]) -> dict[str, list[Entry]]:
        """The entries of an answer and of those after it, by reader; secret choices of a moment are left out."""
        answers = position.count - len(position.given)
        told = {reader: [self._entry(since, CHANCE)] for reader in readers}
        number = since
        for each in position.log(since):
            if isinstance(each, Asked):
                number += 1
                for entries in told.values():
                    entries.append(self._entry(number, each.side))
            elif isinstance(each, Event):
                for reader, entries in told.items():
                    entries[-1]["events"].append(each.json(reader))
        self._tell_renewals(told.values())
        return {reader: entries[: answers - since + 1] for reader, entries in told.items()}

    def _tell_renewals(self, told: Iterable[Sequence[Entry]]) -> None:
        """Tell at the answers after which rules changed that they did."""
        for entries in told:
            for each in self.renewals:
                if 0 <= (place := each["number"] - entries[0]["number"]) < len(entries):
                    entries[place]["events"].append(rules_changed(each))

    def _entry(self, number: int, side: str) -> Entry:
        return {"id": str(self.base + number), "number": self.base + number, "side": side, "events": []}
