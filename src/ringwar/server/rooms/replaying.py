"""Games that are over: what each reader saw, kept so that they can be replayed whatever becomes of the rules."""

from __future__ import annotations

from typing import Any

from ringwar.kernel import SPECTATOR, Position
from ringwar.server.rooms.story import Story
from ringwar.server.store.games import GameRow


def replays(row: GameRow, position: Position[Any]) -> dict[str, Any]:
    """By reader: the table at the beginning, and the whole log."""
    rules, setup = position.ruleset, position.setup
    first, story = rules.start(setup), Story(row.base)
    readers = (*rules.seats(setup), SPECTATOR)
    return {each: {"first": rules.view(first, each), "entries": story.read(position, each)} for each in readers}
