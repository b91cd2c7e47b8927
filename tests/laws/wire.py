"""What goes over the wire: whole games on a server, every seat a client of its own, and one that only watches.

Everything that a client is sent is what the kernel allows it, to the letter; whatever it tries to find out is answered
the same in every world that it can imagine; and nothing of it holds what is private to somebody else.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from itertools import count
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import ringwar
from ringwar.kernel import Setup, name_of
from ringwar.laws import hold
from ringwar.players import player
from server.parlour import JSON, Parlour, parlour
from server.wiretap import NO_LOG, Client, Truth, in_place_of, with_past, without

KIND = "messages over the wire"
ENOUGH = 100_000
LEAST = 1
EVERY = 150
"""After so many answers clients look back, try what they may not, and connect again."""
UNDO = 0.1
"""How often somebody tries to take an answer back."""
ANYTHING = 0.2
"""How often somebody answers anything; else by rules of thumb, so that games come to their ends."""
MOST_OPTIONS = 2
"""Of so many options is a preview asked for at each of those points."""
NOWHERE = "no-such-thing"

Call = tuple[str, str, JSON | None, JSON]
"""A method, a path, a body, a query."""


def batch(setup: Setup, seed: str) -> int:
    """One whole game; says how many messages were compared with what they may say."""
    with TemporaryDirectory() as folder, parlour(Path(folder)) as place:
        return Listening(place, setup, seed).play()


class Listening:
    """A game on a server, and everybody who has to do with it."""

    def __init__(self, place: Parlour, setup: Setup, seed: str) -> None:
        self.place = place
        self.rng = Random(f"{seed}/wire")
        self.thumbs = player("rules", seed)
        self.where = f"{setup.game} {setup.scenario} {setup.players} {setup.expansions} {seed}"
        self.compared = 0
        self.revision = 0
        made = self._made(setup)
        self.id: str = made["id"]
        self.path = f"/api/games/{self.id}"
        with place.playing.hall.room(self.id) as room:
            room.row.secret = sha256(seed.encode()).hexdigest()
        self.watch: str = made["watch"]
        self.clients = [self._client(made, seat) for seat in made["join"]]
        self.truth = Truth(place, self.id, setup)
        self.clients.append(self._client(made, None))
        self.truth.follow()
        for client in self.clients:
            self.compare_game(client, client.listen(self.id, **self._by_link(client)))
        for client in self.clients:
            client.news()

    def _made(self, setup: Setup) -> JSON:
        """Have somebody make the game who does not play."""
        body = {"scenario": setup.scenario, "players": setup.players, "expansions": list(setup.expansions)}
        return self.place.someone("Inviting").make(setup.game, {}, options=dict(setup.options), **body)

    def _client(self, made: JSON, seat: str | None) -> Client:
        """Somebody with secrets, who sits down at a seat or watches."""
        name = f"Someone at {seat or 'no seat'}"
        client = Client(self.place, name, seat)
        private = f"private-{seat}-{self.rng.random()}"
        if seat is None:
            client.get(f"/api/games/{made['id']}", params={"watch": made["watch"]})
        else:
            join = made["join"][seat]
            client.post(f"/api/games/{made['id']}/seats", {"seat": seat, "join": join})
            client.ask("PUT", f"/api/games/{made['id']}/note", {"text": private})
        cookie = next(iter(client.client.cookies.values()))
        client.secrets += [private, cookie]
        return client

    def _by_link(self, client: Client) -> dict[str, str]:
        """How a client gets in: those without a seat by a link."""
        return {} if client.seat else {"watch": self.watch}

    # Playing

    def play(self, most: int | None = None) -> int:
        """Play to the end, or for so many answers; how many messages were compared."""
        asked: dict[str, JSON] = self._questions()
        for number in count():
            if number == most or not asked:
                break
            if number % EVERY == EVERY - 1:
                self.probe()
            seat = self.rng.choice(list(asked))
            self._act(self._at(seat), asked[seat])
            self.truth.follow()
            asked = self._updates()
        self.probe()
        for client in self.clients:
            client.leave()
        return self.compared

    def _at(self, seat: str) -> Client:
        return next(client for client in self.clients if client.seat == seat)

    def _questions(self) -> dict[str, JSON]:
        return {q.side: self.truth.standing(q.side)["questions"][q.side] for q in self.truth.position.questions}

    def _act(self, client: Client, question: JSON) -> None:
        """Take something back, if that is possible and wanted, or answer a question."""
        if self.rng.random() < UNDO and self._may_undo(str(client.seat)):
            client.post(f"{self.path}/undo", {"seat": client.seat, "revision": self.revision})
            return
        body = {"seat": client.seat, "question": question["id"], "answers": [self._chosen(question)]}
        replied = client.post(f"{self.path}/answers", body)
        self._hold(set(replied) == {"revision", "count"}, f"a reply is {replied}")

    def _chosen(self, question: JSON) -> str:
        """What somebody answers."""
        if self.rng.random() < ANYTHING:
            return str(self.rng.choice(question["options"])["name"])
        asked = next(each for each in self.truth.position.questions if each.side == question["side"])
        return name_of(self.thumbs.answer(asked))

    def _may_undo(self, seat: str) -> bool:
        try:
            self.truth.position.undone(seat)
        except ValueError:
            return False
        return True

    def _updates(self) -> dict[str, JSON]:
        """Compare what everybody was sent; the questions that were in it."""
        asked: dict[str, JSON] = {}
        for client in self.clients:
            (update,) = client.news()
            self.compare_update(client, update)
            asked |= update["questions"]
        return asked

    # Comparing

    def compare_update(self, client: Client, update: JSON) -> None:
        """An update says how the game stands, as its reader may know it, and what has happened."""
        self._compare_common(client, update)
        may = {
            "type": "update",
            "from": update["from"],
            "log": self.truth.entries(client.seat, update["from"]),
            "proposal": None,
            **self.truth.standing(client.seat),
        }
        self._same(without(update, "revision", "seats", "may"), may, client)

    def compare_game(self, client: Client, game: JSON) -> None:
        """A game object, or the snapshot that comes first, is the whole game as its reader may know it."""
        self._compare_common(client, game)
        may = self.truth.game_object(client.seat, game.get("from", -1))
        self._same(without(game, "type", "from", "revision", "seats", "may"), may, client)

    def _compare_common(self, client: Client, content: JSON) -> None:
        """What changes with time or with who is there: revision, seats, and what may be done."""
        self._hold(content["revision"] >= self.revision, "the revision has fallen")
        self.revision = content["revision"]
        for seat, shown in content["seats"].items():
            expected = {"name": f"Someone at {seat}", "kind": "guest", "person": self._at(seat).id}
            self._same(without(shown, "online"), expected, client)
        self._hold(bool(client.seat) or not content["may"], f"a spectator may {content['may']}")

    def _same(self, sent: Any, may: Any, client: Client) -> None:
        self.compared += 1
        if sent != may:
            wrong = [name for name in {**sent, **may} if sent.get(name, "nothing") != may.get(name, "nothing")]
            name = wrong[0]
            self._hold(False, f"{client.seat} is sent as {name}: {sent.get(name)!r:.600}, not {may.get(name)!r:.600}")

    def _hold(self, truth: bool, problem: str) -> None:
        hold(truth, f"{self.where}, {self.truth.sure.count}: {problem}")

    # Trying to find out more

    def probe(self) -> None:
        """Everybody looks at everything, tries what is refused, and connects again."""
        for client in self.clients:
            watch = self._by_link(client)
            self.compare_game(client, client.game(self.id, **watch))
            self._look_back(client, watch)
            since = self.rng.randint(0, self.truth.sure.count)
            self.compare_game(client, client.listen(self.id, since=since, **watch))
            if self.truth.position.result is None:
                self._imagine(client)
        for client in self.clients:
            self._hold(not client.news(), "a look at the game is told to others")
        self.check_secrets()

    def _look_back(self, client: Client, watch: JSON) -> None:
        """The game at an earlier moment is as its reader could know it then."""
        at = self.rng.randint(0, self.truth.sure.count)
        reader = client.seat or "spectator"
        before = client.game(self.id, at=at, **watch)
        entries = [entry for entry in self.truth.entries(client.seat, -1) if entry["number"] <= at]
        may = {"log": entries, "views": {reader: self.truth.sure.at(at).view(reader)}, "questions": {}, "count": at}
        self._same({name: before[name] for name in may}, may, client)

    def _imagine(self, client: Client) -> None:
        """Whatever a client calls is answered the same in a world that it cannot tell from this one."""
        reader = client.seat or "spectator"
        world = with_past(self.truth.position.imagined(reader, self.rng), self.truth.position)
        if world.count != self.truth.position.count:
            return
        tries = list(self._tries(client))
        here = [_replied(client, each) for each in tries]
        with in_place_of(self.place, self.id, world):
            there = [_replied(client, each) for each in tries]
        for one, other in zip(here, there, strict=True):
            self.compared += 1
            self._hold(one == other, f"{reader} can tell worlds apart: {one!r:.900} and {other!r:.900}")

    def _tries(self, client: Client) -> Iterator[Call]:
        """Calls by which somebody might find out something; none changes the game."""
        yield "GET", self.path, None, {"since": NO_LOG, "watch": self.watch}
        for body in self._drafts():
            yield "POST", f"{self.path}/preview", body, {}
        for body in self._wrong_answers():
            yield "POST", f"{self.path}/answers", body, {}
        for seat in self.truth.readers[:-1]:
            yield "POST", f"{self.path}/undo", {"seat": seat, "revision": -1}, {}
            for kind, name in self._things():
                yield "GET", f"{self.path}/why-not", None, {"seat": seat, "kind": kind, "name": name}

    def _drafts(self) -> Iterator[JSON]:
        """Drafts of every seat, of one answer, of several, and of none."""
        for seat, question in self._questions().items():
            names = [option["name"] for option in question["options"]]
            for name in self.rng.sample(names, min(MOST_OPTIONS, len(names))):
                yield {"seat": seat, "question": question["id"], "answers": [name]}
                yield {"seat": seat, "question": question["id"], "answers": [name, NOWHERE]}

    def _wrong_answers(self) -> Iterator[JSON]:
        """Answers that are refused: no options, too many of them, to what is not asked, for others."""
        for seat, question in self._questions().items():
            names = [option["name"] for option in question["options"]]
            yield {"seat": seat, "question": question["id"], "answers": [NOWHERE]}
            yield {"seat": seat, "question": "0.0.0-nobody", "answers": [names[0]]}
            for name in self.rng.sample(names, min(MOST_OPTIONS, len(names))):
                yield {"seat": seat, "question": question["id"], "answers": [name, NOWHERE]}

    def _things(self) -> list[tuple[str, str]]:
        """Some things that can be pointed at, and one that cannot."""
        known = ringwar.catalogue(self.truth.setup.game)["things"]
        kinds = self.rng.sample(list(known), 2)
        return [(kind, self.rng.choice(list(known[kind]))) for kind in kinds] + [("card", NOWHERE)]

    def check_secrets(self) -> None:
        """Nobody was sent what is private to somebody else, since this was last asked."""
        for client in self.clients:
            heard = "\n".join(client.heard)
            for other in self.clients:
                for secret in other.secrets if other is not client else ():
                    self._hold(secret not in heard, f"{client.seat} was sent something private of {other.seat}")
            client.heard.clear()


def _replied(client: Client, call: Call) -> tuple[int, str]:
    method, path, body, query = call
    reply = client.ask(method, path, body, params=query)
    return reply.status_code, reply.text
