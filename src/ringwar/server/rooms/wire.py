"""What goes to clients: the game object, and the updates of those who watch live."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ringwar.hosting import together
from ringwar.kernel import CHANCE
from ringwar.kernel.chance import commitment
from ringwar.kernel.protocol import PROTOCOL, QuestionJson
from ringwar.server.base.errors import MISSING, Denied
from ringwar.server.rooms import agreeing, pace, story
from ringwar.server.rooms.room import Caller, Room
from ringwar.server.rooms.speaking import Voice
from ringwar.server.store.games import OPEN, PRIVATE, RUNNING, GameRow, SeatRow


class Eyes:
    """With whose eyes somebody sees a game, and in which language."""

    def __init__(self, room: Room, caller: Caller, language: str, seat: str | None = None) -> None:
        self.room = room
        self.caller = caller
        self.language = language
        self.voice = Voice(language, room.row.game)
        self.seats = room.seats_of(caller)
        self.readers = room.readers(caller, seat)
        self.reader = seat if seat in self.readers else self.readers[0]
        """Whose log it is, where somebody has several seats."""
        self.invites = bool(self.seats) or room.is_made_by(caller)
        """Whether somebody is shown the codes by which others come in."""

    @property
    def key(self) -> tuple[Any, ...]:
        """Those with the same key are sent the same updates; whoever has made a game sees more of it."""
        return (self.room.is_made_by(self.caller), *self.readers, self.reader, self.language)

    # The game object

    def game(self, at: int | None = None, since: int | None = None) -> dict[str, Any]:
        """The game as somebody may know it, now or as it was after so many answers."""
        room, row = self.room, self.room.row
        if at is not None and not row.base <= at <= row.count:
            raise Denied(MISSING, "no-such-moment", at=at, first=row.base, last=row.count)
        return {
            "id": row.id,
            "protocol": PROTOCOL,
            "rules": row.rules,
            "setup": {"game": row.game, **row.open_setup},
            "status": row.status,
            "access": row.access,
            "pace": row.pace,
            "seats": {seat.seat: self.seat(seat) for seat in row.seats.values()},
            "mine": self.seats,
            "may": agreeing.may(room, self.caller),
            "proposal": agreeing.shown(room, self.caller),
            "origin": row.origin and {name: value for name, value in row.origin.items() if name != "people"},
            "log": self.log(since, at),
            "dice": dice(row),
            "watch": row.watch if self.invites and row.access != PRIVATE else None,
            "count": row.count if at is None else at,
            **self.standing(at),
        }

    def standing(self, at: int | None = None) -> dict[str, Any]:
        """What changes with every answer."""
        row = self.room.row
        return {
            "revision": row.revision,
            "waiting": row.waiting if row.status == RUNNING and at is None else [],
            "questions": self.questions() if at is None else {},
            "views": self.views(at),
            "result": row.result if at is None or at == row.count else None,
            "ending": self.voice.ending(row.result) if at is None or at == row.count else None,
            "rematch": row.rematch,
        }

    def seat(self, seat: SeatRow) -> dict[str, Any]:
        """Who sits at a seat."""
        shown: dict[str, Any] = {"name": seat.name, "kind": seat.kind, "online": self.room.is_online(seat)}
        if seat.person is not None:
            shown["person"] = seat.person
        if seat.level is not None:
            shown["level"] = seat.level
        if (left := self.room.clock_of(seat.seat)) is not None:
            shown["clock"] = left
        if seat.kind == OPEN and self.invites:
            shown["join"] = seat.join
        return shown

    def invitation(self) -> dict[str, str]:
        """The code by which others may watch, for those who play or have made the game."""
        own = bool(self.seats) or self.caller.person == self.room.row.creator
        return {"watch": self.room.row.watch} if own and self.room.row.access != PRIVATE else {}

    def views(self, at: int | None = None) -> dict[str, Any]:
        """The table as each of the caller's seats sees it, or a spectator."""
        if self.room.row.status == OPEN:
            return {}
        return {reader: self.room.view(reader, at) for reader in self.readers}

    def questions(self) -> dict[str, Any]:
        """What the caller's seats are asked, with words."""
        asked = [(seat, self.room.open_question(seat)) for seat in self.room.asked_of(self.seats)]
        return {seat: self.question(question.json()) for seat, question in asked if question is not None}

    def question(self, question: QuestionJson) -> dict[str, Any]:
        """A question with words; its id is that of this room. To Chance: how many dice or cards come together."""
        said = {**self.voice.question(question), "id": self.room.wire_id(question["id"])}
        return {**said, "together": together(self.room.position)} if question["side"] == CHANCE else said

    def log(self, since: int | None = None, until: int | None = None) -> list[dict[str, Any]]:
        """The log as whoever plays the reader's seat may know it: the entries with a higher number than `since`."""
        entries = story.shared([self.room.entries(each) for each in self.room.alike(self.reader)])
        first = -1 if since is None else since
        wanted = [e for e in entries if first < e["number"] and (until is None or e["number"] <= until)]
        return self.voice.entries(wanted)

    # Updates

    def snapshot(self, since: int | None) -> dict[str, Any]:
        """What those who come, or come back, are sent first: `log` as in an update that they have missed."""
        first = -1 if since is None else self.room.unchanged(since)
        return {"type": "snapshot", "from": first, **self.game(since=first)}

    def update(self, since: int) -> dict[str, Any]:
        """What those who watch are sent: drop the entries with a higher number, then append these."""
        row = self.room.row
        return {
            "type": "update",
            "count": row.count,
            "from": since,
            "log": self.log(since) if row.status != OPEN else [],
            "status": row.status,
            "may": agreeing.may(self.room, self.caller),
            "proposal": agreeing.shown(self.room, self.caller),
            "seats": {seat.seat: self.seat(seat) for seat in row.seats.values()},
            **self.standing(),
        }

    def clocks(self) -> dict[str, Any]:
        """What those who watch are sent when somebody's time is over."""
        row, now = self.room.row, self.room.house.now()
        clocks = {seat: left for seat in row.seats if (left := self.room.clock_of(seat)) is not None}
        may = agreeing.may(self.room, self.caller)
        return {"type": "clock", "revision": row.revision, "clocks": clocks, "late": pace.late(row, now), "may": may}

    # Drafts

    def preview(self, seat: str, names: Sequence[str]) -> dict[str, Any]:
        """What a draft would bring about, as its seat may know it before; nothing is changed."""
        draft = self.room.draft(seat, names)
        last = draft.preview
        events = [event.json(seat) for event in draft.events()] + ([] if last is None else last["events"])
        question = draft.question
        return {
            "taken": [taken for each in draft.taken for taken in each],
            "events": [self.voice.event(event) for event in events],
            "words": " ".join(self.voice.words.story(events)),
            "dice": last is not None and last["dice"],
            "commits": last is not None,
            "next": None if last is None else last["next"],
            "question": None if question is None else self.question(question.json()),
            "view": draft.position.view(seat),
        }


def dice(row: GameRow) -> dict[str, Any]:
    """The dice of a game: the hash of the house's secret, and the secret when the game is over."""
    shown: dict[str, Any] = {"kind": row.dice, "hash": commitment(bytes.fromhex(row.secret)), "nonces": row.nonces}
    if row.status not in (OPEN, RUNNING):
        shown["secret"] = row.secret
    return shown
