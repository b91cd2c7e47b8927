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


@cache
def short_game() -> Position[Any]:
    """A card game that began shortly before its end, and is over."""
    whole = played_out("cardgame", scenario="duel")
    late = ringwar.read_position(ringwar.write_position(whole.at(whole.count - 20)))
    return ringwar.play_out(late, dict.fromkeys(BOTH, "random"), 1)


def record(position: Position[Any], **more: Any) -> str:
    """The record of a game."""
    return write(SavedGame(position, **more))


def duel(anna: Someone, **more: Any) -> str:
    """A card game for two that somebody plays alone."""
    return str(anna.make("cardgame", BOTH, scenario="duel", **more)["id"])


def nearly_over(anna: Someone, left: int = 8, **more: Any) -> str:
    """A card game of which only so many answers are left, laid out as it stood."""
    position = played_out("cardgame", scenario="duel")
    origin = {"document": ringwar.write_position(position.at(position.count - left))}
    return str(anna.post("/api/games", {"seats": BOTH, "from": origin, **more})["id"])


def imported(anna: Someone, answers: int = 60, **more: Any) -> str:
    """A card game whose first answers were given elsewhere."""
    text = record(played_out("cardgame", scenario="duel").at(answers))
    return str(anna.post("/api/games", {"seats": BOTH, "from": {"record": text}, **more})["id"])


def play_on(parlour: Parlour, game: str, answers: int = 10_000, seed: int = 1) -> None:
    """Answer at random for everybody, so many times or to the end."""
    rng = Random(seed)
    with parlour.playing.hall.room(game) as room:
        while answers and room.row.status == "running":
            question = room.position.questions[0]
            room.table.give([(question.side, rng.choice(question.names()))])
            answers -= 1


def over(parlour: Parlour, anna: Someone, answers: int = 40) -> str:
    """A card game that was begun here, played for a while and given up."""
    game = duel(anna)
    play_on(parlour, game, answers)
    anna.post(f"/api/games/{game}/resign", {"seat": "gandalf"})
    return game


def again(parlour: Parlour, someone: Someone) -> Someone:
    """Somebody who was known to a server, at the same one after a restart."""
    same = parlour.someone()
    same.client.cookies = someone.client.cookies
    return same
