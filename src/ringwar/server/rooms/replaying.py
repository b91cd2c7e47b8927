"""Games that are over: what each reader saw, kept so that they can be replayed whatever becomes of the rules."""

from __future__ import annotations

from typing import Any

from ringwar.kernel import SPECTATOR, Position
from ringwar.server.rooms import loading
from ringwar.server.rooms.story import Story
from ringwar.server.store.games import GameRow, Games


def replay(row: GameRow, store: Games, reader: str) -> Any:
    """What a reader saw of a game that is over."""
    found = store.replay(row.id, reader)
    if found is None:
        keep(row, store)
        found = store.replay(row.id, reader)
    return found


def keep(row: GameRow, store: Games) -> None:
    """Keep what everybody saw of a game that is over; of one that can no longer be read, how it stood at last."""
    position, base, _ = loading.stood(row, store)
    store.put_replays(row.id, _replays(position, Story(base, row.renewals)))


def _replays(position: Position[Any], story: Story) -> dict[str, Any]:
    """By reader: the table at the beginning, and the whole log."""
    rules, setup = position.ruleset, position.setup
    first = rules.start(setup)
    readers = (*rules.seats(setup), SPECTATOR)
    return {each: {"first": rules.view(first, each), "entries": story.read(position, each)} for each in readers}
