"""Games for tests of the server: begun, nearly over, over, and played on without the way over the wire."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import ringwar
from ringwar.kernel import Position, SavedGame, write
from server.parlour import Parlour, Someone

DUEL = {"game": "cardgame", "scenario": "duel"}
BOTH = {"gandalf": "me", "witch-king": "me"}
WAR = {"free-peoples": "me", "shadow": "me"}


@cache
def played_out(game: str, seed: int = 3, **setup: Any) -> Position[Any]:
    """A game that computer players have played to its end."""
    position = ringwar.start(game, **setup)
    return ringwar.play_out(position, dict.fromkeys(position.ruleset.seats(position.setup), "random"), seed)


def record(position: Position[Any], **more: Any) -> str:
    """The record of a game."""
    return write(SavedGame(position, **more))


def duel(anna: Someone, **more: Any) -> str:
    """A card game for two that somebody plays alone."""
    return str(anna.make("cardgame", BOTH, scenario="duel", **more)["id"])


def nearly_over(anna: Someone, left: int = 8, **more: Any) -> str:
    """A card game of which only so many answers are left, as it was played elsewhere."""
    position = played_out("cardgame", scenario="duel")
    origin = {"record": record(position.at(position.count - left))}
    return str(anna.post("/api/games", {"seats": BOTH, "from": origin, **more})["id"])


def play_on(parlour: Parlour, game: str, answers: int = 10_000, seed: int = 1) -> None:
    """Answer at random for everybody, so many times or to the end."""
    rng = Random(seed)
    with parlour.playing.hall.room(game) as room:
        while answers and room.row.status == "running":
            question = room.position.questions[0]
            room.table.give([(question.side, rng.choice(question.names()))])
            answers -= 1


def over(parlour: Parlour, anna: Someone) -> str:
    """A card game that was played to its end here."""
    game = duel(anna)
    play_on(parlour, game)
    return game


def again(parlour: Parlour, someone: Someone) -> Someone:
    """Somebody who was known to a server, at the same one after a restart."""
    same = parlour.someone()
    same.client.cookies = someone.client.cookies
    return same
