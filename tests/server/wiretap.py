"""Clients of which everything that they are sent is kept, and what they may be sent, worked out without the server."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlencode

from httpx import Response
from sqlalchemy import text
from starlette.testclient import WebSocketTestSession

from ringwar import Words
from ringwar.games import ruleset
from ringwar.kernel import Asked, Event, Position, Question, Result, Setup, start
from ringwar.kernel.chance import commitment
from ringwar.kernel.game import Record
from ringwar.kernel.protocol import PROTOCOL
from ringwar.words import sentence
from server.parlour import JSON, Parlour, Someone

NO_LOG = 10**6


class Client(Someone):
    """Somebody who plays or watches; all that comes over the wire is kept."""

    def __init__(self, parlour: Parlour, name: str, seat: str | None) -> None:
        self.heard: list[str] = []
        """Every reply and every message, as it came."""
        self.seat = seat
        self.socket: WebSocketTestSession | None = None
        self.secrets: list[str] = []
        """Texts that nobody else may ever read."""
        super().__init__(parlour, name)

    def ask(self, method: str, path: str, body: Any = None, **more: Any) -> Response:
        """Any call; its reply is kept."""
        reply = super().ask(method, path, body, **more)
        self.heard.append(reply.text)
        return reply

    def listen(self, game: str, **query: Any) -> JSON:
        """Watch a game live, anew; the snapshot."""
        self.leave()
        self.socket = self.client.websocket_connect(f"/api/games/{game}/live?{urlencode(query)}").__enter__()
        return self._next()

    def leave(self) -> None:
        """Watch no longer."""
        if self.socket is not None:
            self.socket.__exit__(None, None, None)
            self.socket = None

    def news(self) -> list[JSON]:
        """All messages that have come since, apart from those about who is there."""
        assert self.socket is not None
        self.socket.send_json({"type": "ping"})
        found: list[JSON] = []
        while (message := self._next())["type"] != "pong":
            found += [message] if message["type"] != "presence" else []
        return found

    def _next(self) -> JSON:
        assert self.socket is not None
        message = self.socket.receive_text()
        self.heard.append(message)
        found: JSON = json.loads(message)
        return found


class Truth:
    """A game as it really stands: its answers from the database, played again by the kernel alone."""

    def __init__(self, parlour: Parlour, game: str, setup: Setup) -> None:
        self.parlour = parlour
        self.game = game
        self.setup = setup
        self.sure = start(ruleset(setup.game), setup)
        """Where the game stands without what was chosen in secret."""
        self.position = self.sure
        self.readers = (*self.sure.ruleset.seats(setup), "spectator")
        self.words = Words("en", game=setup.game)
        self.logs: dict[str, list[JSON]] = {reader: [] for reader in self.readers}
        self._grow(0)

    def follow(self) -> None:
        """Go where the database says that the game stands."""
        query = "SELECT side, key, answer FROM answers WHERE game = :game AND number > :after ORDER BY number"
        last = self._rows("SELECT count(*) FROM answers WHERE game = :game", after=0)[0][0]
        if last < self.sure.count:
            self.sure = self.sure.at(last)
            self.logs = {reader: entries[: last + 1] for reader, entries in self.logs.items()}
        since = self.sure.count
        for side, key, answer in self._rows(query, after=since):
            question = next(each for each in self.sure.questions if each.side == side)
            assert question.key == key
            self.sure = self.sure.after(answer, side)
        self._grow(since)
        self.position = self.sure
        for side, _, answer in self._rows("SELECT seat, key, answer FROM pending WHERE game = :game", after=0):
            self.position = self.position.after(answer, side)

    def _rows(self, query: str, after: int) -> Sequence[Any]:
        with self.parlour.app.state.database.reading() as connection:
            given = {"game": self.game, **({"after": after} if ":after" in query else {})}
            return list(connection.execute(text(query), given))

    def _grow(self, since: int) -> None:
        """Write down what everybody may know of the answers after so many."""
        told: dict[str, list[JSON]] = {reader: [_entry(since, "chance")] for reader in self.readers}
        number = since
        for each in self.sure.log(since):
            number += isinstance(each, Asked)
            for reader, entries in told.items():
                if isinstance(each, Event):
                    entries[-1]["events"].append(each.json(reader))
                else:
                    entries.append(_entry(number, each.side))
        for reader, entries in told.items():
            self.logs[reader][since + 1 :] = map(self._said, entries[1:] if self.logs[reader] else entries)

    def _said(self, entry: JSON) -> JSON:
        events = [{**event, "words": self.words.event(event)} for event in entry["events"]]
        return {**entry, "words": " ".join(self.words.story(entry["events"])), "events": events}

    # What may be sent

    def standing(self, seat: str | None) -> JSON:
        """What the client of a seat, or a spectator, may know of how the game stands."""
        reader = seat or "spectator"
        asked = [each for each in self.position.questions if each.side == seat]
        result = self.position.result
        return {
            "count": self.sure.count,
            "status": "running" if result is None else "finished",
            "waiting": [each.side for each in self.position.questions],
            "views": {reader: self.position.view(reader)},
            "questions": {each.side: self._question(each) for each in asked},
            "result": result and {"winner": result.winner, "kind": result.kind},
            "ending": result and self._ending(result),
            "rematch": None,
        }

    def _ending(self, result: Result) -> str:
        won = sentence(self.words.say("terminal-won", winner=result.winner))
        return f"{won} {sentence(self.words.say(f'result-{result.kind}', winner=result.winner))}"

    def _question(self, question: Question) -> JSON:
        written = question.json()
        said = self.words.options(written)
        cause = written["cause"]
        return {
            **written,
            "id": f"{self._of_game('undone')}.0.{written['id']}",
            "words": self.words.question(written),
            "cause": cause and {**cause, "words": self.words.name(cause["id"])},
            "options": [{**option, "words": said[option["name"]]} for option in written["options"]],
        }

    def _of_game(self, column: str) -> Any:
        return self._rows(f"SELECT {column} FROM games WHERE id = :game", after=0)[0][0]

    def game_object(self, seat: str | None, since: int = -1) -> JSON:
        """Everything in a game object that is the same however often it is fetched."""
        setup = self.setup
        given = {"scenario": setup.scenario, "players": setup.players, "expansions": list(setup.expansions)}
        secret = self._of_game("secret")
        over = self.position.result is not None
        seats = self.readers[:-1]
        dice = {"kind": "server", "hash": commitment(bytes.fromhex(secret)), "nonces": dict.fromkeys(seats, "house")}
        return {
            "id": self.game,
            "protocol": PROTOCOL,
            "rules": self.sure.ruleset.rules,
            "setup": {"game": setup.game, **given, "options": dict(setup.options)},
            "access": "link",
            "pace": None,
            "mine": [] if seat is None else [seat],
            "proposal": None,
            "origin": None,
            "watch": None if seat is None else self._of_game("watch"),
            "log": self.entries(seat, since),
            "dice": {**dice, **({"secret": secret} if over else {})},
            **self.standing(seat),
        }

    def entries(self, seat: str | None, since: int) -> list[JSON]:
        """The log of a seat or a spectator after so many answers."""
        return [entry for entry in self.logs[seat or "spectator"] if entry["number"] > since]


def _entry(number: int, side: str) -> JSON:
    return {"id": str(number), "number": number, "side": side, "events": []}


@contextmanager
def in_place_of(parlour: Parlour, game: str, world: Position[Any]) -> Iterator[None]:
    """Have the server believe for a while that the game stands in another world."""
    with parlour.playing.hall.room(game) as room:
        real = room.hosted.position
        room.hosted.position = world
    try:
        yield
    finally:
        with parlour.playing.hall.room(game) as room:
            room.hosted.position = real


def with_past(world: Position[Any], position: Position[Any]) -> Position[Any]:
    """An imagined world with the past of the real one."""
    record = Record(world.answers, given=world.given)
    return Position(world.ruleset, world.setup, world.checkpoint, record, position.past)


def without(content: Mapping[str, Any], *names: str) -> JSON:
    """An object without some of its parts."""
    return {name: value for name, value in content.items() if name not in names}
