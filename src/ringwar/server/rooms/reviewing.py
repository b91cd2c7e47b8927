"""Reviews of games that are over: made in pieces by the workers when somebody asks, and kept."""

from __future__ import annotations

import logging
from collections.abc import Generator, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from threading import RLock
from typing import Any

from ringwar.kernel import Position
from ringwar.kernel.protocol import QuestionJson, Thing
from ringwar.players.advice.reviewing import Review, Task, Weighed, reviewing
from ringwar.reviews import asked_for, deeds
from ringwar.server.base.errors import BUSY, CONFLICT, Denied
from ringwar.server.rooms import loading
from ringwar.server.store.games import GameRow, Games
from ringwar.server.store.reviews import Reviews
from ringwar.server.workers import Workers
from ringwar.words import Words

log = logging.getLogger(__name__)
MOST_REVIEWS, RETRY = 20, 60
"""How many games may wait for their review at once, and after how many seconds one may ask again."""


@dataclass(eq=False)
class Work:
    """A review that is being made."""

    row: GameRow
    position: Position[Any]
    pieces: Generator[Task, Weighed, Review]
    done: float = 0.0


class Reviewing:
    """The reviews of a server. One is made at a time, a piece after the other.

    Between two pieces whoever else has asked the workers has his turn, so that no computer player is kept waiting.
    """

    def __init__(self, games: Games, workers: Workers) -> None:
        self.games = games
        self.kept = Reviews(games.database)
        self.workers = workers
        self.works: dict[str, Work] = {}
        """By game; the first is thought about, the others wait."""
        self.lock = RLock()

    def known(self, row: GameRow) -> Any:
        """The review of a game as it is kept, or how much of it is done; None where nobody has asked for it."""
        with self.lock:
            work = self.works.get(row.id)
            return self.kept.find(row.id) if work is None else work.done

    def found(self, row: GameRow) -> Any:
        """The review of a game as it is kept; until there is one, how much of it is done."""
        with self.lock:
            known = self.known(row)
            return self._begun(row).done if known is None else known

    def _begun(self, row: GameRow) -> Work:
        """A new piece of work; Denied where there are too many, or today's rules cannot read the game."""
        if len(self.works) >= MOST_REVIEWS:
            raise Denied(BUSY, "too-many-reviews", retry_after=RETRY)
        position, _, whole = loading.stood(row, self.games)
        if not whole:
            raise Denied(CONFLICT, loading.UNREADABLE, rules=row.rules)
        work = self.works[row.id] = Work(row, position, reviewing(position))
        if len(self.works) == 1:
            self._go_on(work)
        return work

    def _go_on(self, work: Work, weighed: Weighed | None = None) -> None:
        """Have the next piece made, or keep the whole."""
        try:
            task = next(work.pieces) if weighed is None else work.pieces.send(weighed)
        except StopIteration as over:
            self.kept.put(work.row.id, noted(work.position, over.value, work.row.base))
            self._end(work)
        except Exception:
            log.exception("the review of game %s could not be made", work.row.id)
            self._end(work)
        else:
            work.done = task.done
            self.workers.think(task.weighed, partial(self._weighed, work))

    def _weighed(self, work: Work, found: Sequence[tuple[Weighed]]) -> None:
        """A piece is made; where it has failed, the whole is for another time."""
        if found:
            self._go_on(work, *found[0])
        else:
            self._end(work)

    def _end(self, work: Work) -> None:
        """Nothing more is done about a review: the next has its turn."""
        with self.lock:
            del self.works[work.row.id]
            if self.works:
                self._go_on(next(iter(self.works.values())))


def noted(position: Position[Any], review: Review, base: int) -> dict[str, Any]:
    """A review as it is kept: answers by their numbers in the game, and beside mistakes what can be said of them."""
    chances = [{**each, "count": base + each["count"]} for each in review["chances"]]
    mistakes: dict[str, Any] = {side: [] for side in review["mistakes"]}
    for side, found in review["mistakes"].items():
        for each in found:
            given, better = asked_for(position, each)
            asked = {"given": given, "better": better}
            mistakes[side].append({**each, "count": base + each["count"], "asked": asked})
    return {"chances": chances, "mistakes": mistakes}


def said(kept: Any, words: Words) -> dict[str, Any]:
    """A review with words for what was done, for what was better, and why; and what on the table that is."""
    mistakes = {side: [_said(each, words) for each in found] for side, found in kept["mistakes"].items()}
    return {"chances": kept["chances"], "mistakes": mistakes}


def _at(deeds: Iterable[Sequence[QuestionJson]]) -> list[Thing]:
    """What on the table was meant by what was done, and by what would have been better."""
    things = (thing for asked in deeds for question in asked for thing in question["options"][0]["at"])
    return list({(thing["kind"], thing["id"]): thing for thing in things}.values())


def _said(mistake: dict[str, Any], words: Words) -> dict[str, Any]:
    about = {name: value for name, value in mistake.items() if name != "asked"}
    about["at"] = _at(mistake["asked"].values())
    if "reason" in mistake:
        about["reason"] = {**mistake["reason"], "words": words.hint_reason(mistake["reason"])}
    given, better = deeds(mistake["asked"]["given"], mistake["asked"]["better"], words)
    return {**about, "words": {"given": given, "better": better}}
