"""Games that are over: what each reader saw, kept so that they can be replayed whatever becomes of the rules."""

from __future__ import annotations

from typing import Any, TypedDict

from ringwar.kernel import SPECTATOR, Position
from ringwar.kernel.protocol import PROTOCOL
from ringwar.kernel.tables import apply
from ringwar.server.rooms import loading
from ringwar.server.rooms.story import Entry, Story
from ringwar.server.store.games import GameRow, Games


class Replay(TypedDict):
    """What one reader saw of a game: the table at the beginning, the log, and by number of answers who was asked."""

    first: dict[str, Any]
    entries: list[Entry]
    moments: list[dict[str, Any]]


def replay(row: GameRow, store: Games, reader: str) -> Replay:
    """What a reader saw of a game that is over."""
    found: Replay | None = store.replay(row.id, reader)
    return found or keep(row, store)[reader]


def keep(row: GameRow, store: Games) -> dict[str, Replay]:
    """Keep what everybody saw of a game that is over; of one that can no longer be read, how it stood at last."""
    position, base, _ = loading.stood(row, store)
    replays = _replays(position, Story(base, row.renewals))
    store.put_replays(row.id, replays)
    return replays


def _replays(position: Position[Any], story: Story) -> dict[str, Replay]:
    """What was seen of a game, by reader."""
    rules, setup = position.ruleset, position.setup
    first = rules.start(setup)
    moments = [position.at(number) for number in range(position.count - len(position.given) + 1)]
    return {
        each: {
            "first": {"protocol": PROTOCOL, **rules.view(first, each)},
            "entries": story.read(position, each),
            "moments": [moment.moment(each) for moment in moments],
        }
        for each in (*rules.seats(setup), SPECTATOR)
    }


def view(replay: Replay, at: int) -> dict[str, Any]:
    """The table as it was seen after so many answers."""
    told = [entry for entry in replay["entries"] if entry["number"] <= at]
    changes = (change for entry in told for event in entry["events"] for change in event["changes"])
    return {**apply(replay["first"], changes), **replay["moments"][len(told) - 1]}
