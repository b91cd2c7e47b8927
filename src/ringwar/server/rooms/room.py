"""One game on a server, with everybody who has to do with it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from threading import RLock
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from ringwar.games import ruleset
from ringwar.hosting import Draft, Growing, Hosted, drawer, is_alike
from ringwar.kernel import CHANCE, SPECTATOR, Position, Question, Refusal
from ringwar.server.base.errors import CONFLICT, FORBIDDEN, MISSING, Denied
from ringwar.server.rooms import loading, pace, replaying
from ringwar.server.rooms.replaying import Replay
from ringwar.server.rooms.story import Entry, Story
from ringwar.server.store.games import (
    COMPUTER,
    FINISHED,
    GUEST,
    LISTED,
    OPEN,
    PRIVATE,
    RUNNING,
    GameRow,
    Games,
    Growth,
    Reply,
    SeatRow,
)

if TYPE_CHECKING:
    from ringwar.server.rooms.wire import Eyes


class Caller(NamedTuple):
    """Whoever calls: somebody who is known, or nobody, and the code of the link that was followed."""

    person: str | None = None
    name: str = ""
    kind: str = GUEST
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

    def eyes(self, room: Room) -> Eyes:
        """With whose eyes that one sees a game."""

    def send(self, message: str | int) -> None:
        """Have something sent."""


class Room:
    """A game, its people and its clock. Whoever reads or changes it holds its lock."""

    def __init__(self, row: GameRow, house: House) -> None:
        self.row = row
        self.house = house
        self.lock = RLock()
        self.growing = Growing()
        self.hosted: Hosted | None = None
        """Nothing while seats are open, and when the game was over before it was read."""
        self.story = Story(row.base, row.renewals)
        self.stale = False
        """Something could not be kept: what stands here is no longer what stands in the database."""
        self.documented: Any = None
        """The table where the last step began whose document was kept."""
        self.reply: Reply | None = None
        self.rules = ruleset(row.game)
        self.replays: dict[str, Replay] = {}
        self.lowest = -1 if row.undone else None
        """How far back the game was ever taken, as far as is known."""
        self.told_late = -1
        """The revision at which everybody was told that somebody's time is over."""
        self.beginning = False
        """Nobody has been told anything of it yet."""
        self.guests: set[Guest] = set()
        """Those who watch it live."""

    # Who may what

    def seats_of(self, caller: Caller) -> list[str]:
        """The seats of whoever calls."""
        return self.row.held_by(caller.person)

    def is_made_by(self, caller: Caller) -> bool:
        """Whether whoever calls has made this game."""
        return caller.person is not None and caller.person == self.row.creator

    def admit(self, caller: Caller) -> None:
        """Denied unless somebody may see this game: as if there were none."""
        if not self.is_seen_by(caller):
            raise Denied(MISSING, "no-such-room", game=self.row.id)

    def is_seen_by(self, caller: Caller) -> bool:
        """Whether somebody may see this game: it is listed, or they play it, have made it or have a code for it.

        Those of open seats are for everybody who gets them; that of spectators opens no private game.
        """
        row = self.row
        codes = {seat.join for seat in row.seats.values() if seat.kind == OPEN}
        invited = caller.code in codes or (row.access != PRIVATE and caller.code == row.watch)
        known = self.is_made_by(caller) or any(self.is_kept_for(caller, seat) for seat in row.seats)
        return row.access == LISTED or known or invited or bool(self.seats_of(caller))

    def _kept(self) -> dict[str, str | None]:
        """For whom open seats are kept, by seat: those who have played the game of which this is a rematch."""
        kept: dict[str, str | None] = (self.row.origin or {}).get("people", {})
        return kept if self.row.status == OPEN else {}

    def is_kept_for(self, caller: Caller, seat: str) -> bool:
        """Whether an open seat is kept for somebody."""
        return caller.person is not None and self._kept().get(seat) == caller.person

    def seated(self, caller: Caller, seat: str) -> None:
        """Denied unless somebody answers for a seat; whoever sits at the table may name its dice."""
        self.admit(caller)
        own = self.seats_of(caller)
        if seat not in own and not (seat == CHANCE and self.names_dice(own)):
            raise Denied(FORBIDDEN, "not-your-seat", seat=seat)

    def readers(self, caller: Caller, seat: str | None = None) -> list[str]:
        """With whose eyes somebody sees the table; once a game is over, with those of any seat that is asked for."""
        own = self.seats_of(caller) or [SPECTATOR]
        over = self.row.status not in (OPEN, RUNNING)
        return [seat] if over and seat not in own and seat in (*self.row.seats, SPECTATOR) else own

    def alike(self, reader: str) -> list[str]:
        """A seat, and all others that the same person plays; somebody else before the same screen is another."""
        own = self.row.seats.get(reader)
        if own is None or own.person is None:
            return [reader]
        others = [each for each in self.row.seats.values() if (each.person, each.name) == (own.person, own.name)]
        return [reader, *(each.seat for each in others if each.seat != reader)]

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

    def wire_id(self, question: str) -> str:
        """The id of a question as clients know it: another one after something was taken back."""
        return f"{self.row.undone}.{self.row.base}.{question}"

    def asked_of(self, seats: Sequence[str]) -> list[str]:
        """For whom those at some seats answer: for themselves, and for the dice that lie on their table."""
        return [*seats, CHANCE] if self.names_dice(seats) else list(seats)

    def names_dice(self, seats: Sequence[str]) -> bool:
        """Whether those at some seats say what Chance has brought: what is drawn in secret only its drawer does."""
        asked = self.open_question(CHANCE)
        by = None if asked is None else drawer(asked, self.row.seats)
        return bool(seats) and self.row.dice == loading.OWN_DICE and (by is None or by in seats)

    def draft(self, seat: str, names: Sequence[str]) -> Draft:
        """A draft, tried as far as its seat may know what follows; Chance drafts nothing."""
        if seat == CHANCE:
            raise Refusal("chance-one-by-one")
        draft = Draft(self.position, seat)
        for name in names:
            draft.add(name)
        return draft

    def last_answer(self, seat: str) -> int | None:
        """How many answers there were before a seat's last one, since the game goes on from its base."""
        answers = [*self.growing.answers, *self.growing.chosen]
        return max((number for number, asked in enumerate(answers) if asked.side == seat), default=None)

    def side_of(self, seat: str) -> str:
        """The side that a seat plays for."""
        return self.rules.side_of(seat)

    def other_side(self, seat: str) -> str:
        """The side against which a seat plays."""
        return next(side for side in map(self.side_of, self.row.seats) if side != self.side_of(seat))

    # For clients

    def is_online(self, seat: SeatRow) -> bool:
        """Whether whoever sits at a seat watches the game now; computer players always do."""
        return seat.kind == COMPUTER or any(
            seat.person is not None and guest.caller.person == seat.person for guest in self.guests
        )

    def clock_of(self, seat: str) -> dict[str, Any] | None:
        """The time that a seat has left, where that is counted."""
        return pace.left(self.row, seat, self.house.now())

    def entries(self, reader: str) -> list[Entry]:
        """The log for a reader."""
        if self.row.status == OPEN:
            return []
        if self.hosted is not None:
            return self.story.read(self.hosted.position, reader)
        entries: list[Entry] = self.replay(reader)["entries"]
        return entries

    def unchanged(self, since: int) -> int:
        """Of the log up to an entry, how much is certainly as it was whenever somebody has read it."""
        return since if self.lowest is None else min(since, self.lowest)

    def replay(self, reader: str) -> Replay:
        """What a reader saw of a game that is over, as it is kept."""
        if reader not in self.replays:
            self.replays[reader] = replaying.replay(self.row, self.house.games, reader)
        return self.replays[reader]

    def view(self, reader: str, at: int | None = None) -> dict[str, Any]:
        """The table as a reader sees it, now or after so many answers."""
        row = self.row
        if row.status == RUNNING and at is None:
            return self.position.view(reader)
        number = row.count if at is None else at
        if self.hosted is not None:
            view = self.hosted.position.at(number - row.base).view(reader)
        else:
            view = replaying.view(self.replay(reader), number)
        if row.status == RUNNING or number < row.count:
            return view
        view.pop("question", None)
        return {**view, "asked": [], "result": row.result}

    # Playing

    def begin(self, position: Position[Any]) -> None:
        """Everybody has a seat: the game begins, or goes on from where it stands."""
        self.row.status = RUNNING
        self.beginning = True
        self.hosted = loading.hosted(self.row, position, self)
        self.hosted.give([])

    def answer(self, seat: str, names: Sequence[str], reply: Reply | None = None) -> dict[str, Any]:
        """Take the whole draft of a seat, or several dice or cards that came together, all or none."""
        if seat == CHANCE:
            self._check_together(names)
        elif len(names) > 1:
            self.draft(seat, names)
        self.reply = reply
        try:
            self.table.give([(seat, name) for name in names])
        finally:
            self.reply = None
        return {"revision": self.row.revision, "count": self.row.count}

    def _check_together(self, names: Sequence[str]) -> None:
        """Refusal where Chance is not asked alike as often as something was said for it."""
        position, first = self.position, self.open_question(CHANCE)
        for name in names:
            if first is None or not is_alike(position.question, first):
                raise Refusal("chance-one-by-one")
            position = position.after(name, CHANCE)

    def keep(self, position: Position[Any]) -> None:
        """See the game kept as it stands now, and tell everybody."""
        before, chosen = list(self.growing.answers), self.growing.chosen
        since = self.growing.follow(position)
        answers = self.growing.answers
        while since < min(len(before), len(answers)) and before[since] == answers[since]:
            since += 1
        if since < len(before):
            self.row.undone += 1
            self.lowest = self.unchanged(self.row.base + since)
        if self.row.proposal is not None and self.row.proposal["kind"] == "undo":
            self.row.proposal = None
        self._note(position)
        replaces = since < len(before) or bool(chosen)
        step = None if position.checkpoint is self.documented else loading.step_of(position)
        self._write(Growth(since, answers[since:], self.growing.chosen, step, self._replied(), replaces))
        self.documented = position.checkpoint
        self.story.grow(position, since)
        told, self.beginning = -1 if self.beginning else self.row.base + since, False
        self.house.changed(self, told)

    def renew(self, position: Position[Any]) -> None:
        """See a game of older rules kept whole as it is under today's, and say so in its log."""
        row, rules = self.row, position.ruleset.rules
        self._note(position)
        dice = row.count if loading.wrong_dice(row, position) else 0
        row.renewals.append({"number": row.count, "from": row.rules, "to": rules, "dice": dice})
        row.rules = rules
        self._write(Growth(0, self.growing.answers, self.growing.chosen, loading.step_of(position)))

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

    def order(self, seat: str, name: str, number: int | None, *, stands: bool) -> None:
        """Give or drop a standing order of a seat; what it covers is answered at once, and nobody else is told."""
        table = self.table
        standing = table.standing.get(seat)
        if standing is None:
            raise Denied(FORBIDDEN, "not-your-seat", seat=seat)
        if stands:
            standing.give(name, table.position, number)
        else:
            standing.drop(name)
        if not table.advance():
            self._note(table.position)
            self._keep(self.row.revision)

    def save(self) -> None:
        """Keep a change of the row alone, and tell everybody."""
        self._write(None)
        self.house.changed(self, self.row.count)

    def reseat(self) -> None:
        """Somebody else sits at a seat: keep it, and tell everybody; what was proposed was for others to decide."""
        self.row.proposal = None
        if self.hosted is not None:
            self.hosted = loading.hosted(self.row, self.hosted.position, self)
            self._note(self.hosted.position)
        self._write(None, seats=True)
        self.house.changed(self, self.row.count)

    def _write(self, growth: Growth | None, *, seats: bool = False) -> None:
        revision = self.row.revision
        self.row.revision += 1
        self.row.changed = self.house.now()
        pace.turn(self.row, self.row.changed)
        self._keep(revision, growth, seats=seats)

    def _keep(self, revision: int, growth: Growth | None = None, *, seats: bool = False) -> None:
        """See everything kept, if nobody else has changed the game since it had that revision."""
        try:
            self.house.games.keep(self.row, revision, growth, seats=seats)
        except BaseException:
            self.stale = True
            raise
