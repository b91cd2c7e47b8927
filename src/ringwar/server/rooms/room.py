"""One game on a server, with everybody who has to do with it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from threading import RLock
from typing import Any, NamedTuple, Protocol

from ringwar.hosting import Growing, Hosted
from ringwar.kernel import CHANCE, SPECTATOR, Position, Question
from ringwar.kernel.past import counted
from ringwar.server.errors import CONFLICT, FORBIDDEN, MISSING, Denied
from ringwar.server.rooms import loading
from ringwar.server.rooms.story import Story
from ringwar.server.store.games import (
    COMPUTER,
    FINISHED,
    LISTED,
    OPEN,
    PRIVATE,
    RUNNING,
    GameRow,
    Games,
    Growth,
    Reply,
)


class Caller(NamedTuple):
    """Whoever calls: somebody who is known, or nobody, and the code of the link that was followed."""

    person: str | None = None
    name: str = ""
    code: str = ""


@dataclass
class House:
    """What all rooms share."""

    games: Games
    now: Callable[[], float]
    changed: Callable[[Room, int], None] = lambda room, since: None
    """Told of every change of a game, and of how many answers are still as they were."""


class Guest(Protocol):
    """Somebody who watches a game live."""

    caller: Caller


class Room:
    """A game, its people and its clock. Whoever reads or changes it holds its lock."""

    def __init__(self, row: GameRow, house: House) -> None:
        self.row = row
        self.house = house
        self.lock = RLock()
        self.growing = Growing()
        self.hosted: Hosted | None = None
        """Nothing while seats are open, and when the game was over before it was read."""
        self.story = Story(row.base)
        self.stale = False
        """Something could not be kept: what stands here is no longer what stands in the database."""
        self.reply: Reply | None = None
        self.guests: set[Guest] = set()
        """Those who watch it live."""

    # Who may what

    def seats_of(self, caller: Caller) -> list[str]:
        """The seats of whoever calls."""
        return self.row.held_by(caller.person)

    def admit(self, caller: Caller) -> None:
        """Denied unless somebody may see this game: as if there were none."""
        row = self.row
        codes = {row.watch, *(seat.join for seat in row.seats.values() if row.status == OPEN)}
        invited = row.access != PRIVATE and caller.code == row.watch
        known = caller.person is not None and caller.person == row.creator
        if not (row.access == LISTED or known or invited or self.seats_of(caller) or caller.code in codes):
            raise Denied(MISSING, "no-such-room", game=row.id)

    def seated(self, caller: Caller, seat: str) -> None:
        """Denied unless somebody answers for a seat; whoever sits at the table may name its dice."""
        self.admit(caller)
        own = self.seats_of(caller)
        if seat not in own and not (own and seat == CHANCE and self.row.dice == loading.OWN_DICE):
            raise Denied(FORBIDDEN, "not-your-seat", seat=seat)

    def readers(self, caller: Caller) -> list[str]:
        """With whose eyes somebody sees the table."""
        return self.seats_of(caller) or [SPECTATOR]

    # Where it stands

    @property
    def table(self) -> Hosted:
        """The game while it is played; Denied before and after."""
        if self.row.status == OPEN:
            raise Denied(CONFLICT, "not-begun")
        if self.row.status != RUNNING or self.hosted is None:
            raise Denied(CONFLICT, "over")
        return self.hosted

    @property
    def position(self) -> Position[Any]:
        """Where the game stands while it is played."""
        return self.table.position

    def open_question(self, seat: str) -> Question | None:
        """What a seat is asked."""
        if self.hosted is None or self.row.status != RUNNING:
            return None
        return next((each for each in self.hosted.position.questions if each.side == seat), None)

    def question_id(self, question: Question) -> str:
        """The id of a question: another one after something was taken back."""
        return f"{self.row.undone}.{self.row.base}.{question.id}"

    # Playing

    def begin(self, position: Position[Any]) -> None:
        """Everybody has a seat: the game begins, or goes on from where it stands."""
        self.row.status = RUNNING
        self.hosted = loading.hosted(self.row, position, self)
        self.hosted.give([])

    def answer(self, seat: str, question: str, names: Sequence[str], reply: Reply | None = None) -> dict[str, Any]:
        """Take the whole draft of a seat, all or none, if that question is still open to it."""
        asked = self.open_question(seat)
        table = self.table
        if asked is None or self.question_id(asked) != question:
            raise Denied(CONFLICT, "question-closed", seat=seat)
        self.reply = reply and reply._replace(reply={"revision": self.row.revision + 1})
        try:
            table.give([(seat, name) for name in names])
        finally:
            self.reply = None
        return {"revision": self.row.revision, "count": self.row.count}

    def keep(self, position: Position[Any]) -> None:
        """See the game kept as it stands now, and tell everybody."""
        before = list(self.growing.answers)
        since = self.growing.follow(position)
        answers = self.growing.answers
        while since < min(len(before), len(answers)) and before[since] == answers[since]:
            since += 1
        if since < len(before):
            self.row.undone += 1
        self._note(position)
        step = counted(position.past), loading.document_of(position)
        growth = Growth(since, answers[since:], self.growing.chosen, step, self._replied())
        self._write(growth)
        self.story.grow(position, since)
        self.house.changed(self, self.row.base + since)

    def renew(self, position: Position[Any]) -> None:
        """See a game of older rules kept whole as it is under today's."""
        self._note(position)
        step = counted(position.past), loading.document_of(position)
        self._write(Growth(0, self.growing.answers, self.growing.chosen, step))

    def _note(self, position: Position[Any]) -> None:
        """Note in the row how the game stands."""
        row = self.row
        own_dice = row.dice == loading.OWN_DICE
        row.count = row.base + len(self.growing.answers)
        row.waiting = [each.side for each in position.questions if own_dice or each.side != CHANCE]
        row.thinking = bool(row.waiting) and all(self._thinks(side) for side in row.waiting)
        if self.hosted is not None:
            standing = self.hosted.standing
            row.orders = {seat: {n: list(o) for n, o in each.orders.items()} for seat, each in standing.items()}
        result = position.result
        if result is not None:
            row.result = {"winner": result.winner, "kind": result.kind}
            row.status = FINISHED

    def _thinks(self, side: str) -> bool:
        seat = self.row.seats.get(side)
        return seat is not None and seat.kind == COMPUTER

    def _replied(self) -> Reply | None:
        """What is kept as the reply to whoever has called."""
        if self.reply is None:
            return None
        return self.reply._replace(reply={"revision": self.row.revision + 1, "count": self.row.count})

    def save(self) -> None:
        """Keep a change of the row alone, and tell everybody."""
        self._write(None)
        self.house.changed(self, self.row.count)

    def _write(self, growth: Growth | None) -> None:
        revision = self.row.revision
        self.row.revision += 1
        self.row.changed = self.house.now()
        try:
            self.house.games.keep(self.row, revision, growth)
        except BaseException:
            self.stale = True
            raise
