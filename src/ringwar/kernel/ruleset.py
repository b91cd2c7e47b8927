"""What the kernel must know of a game in order to play it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic

from ringwar.kernel.catalogue import Catalogue, ScenarioJson, catalogue, table
from ringwar.kernel.changes import Change
from ringwar.kernel.comparing import Layout
from ringwar.kernel.events import Listener
from ringwar.kernel.game import Game, Player, S
from ringwar.kernel.orders import Order
from ringwar.kernel.protocol import KINDS, Thing, thing_of
from ringwar.kernel.questions import SPECTATOR, Question
from ringwar.kernel.refusals import Refusal, short

Step = Callable[[Game[S]], None]
Intent = Callable[[S, str, Any], Refusal | None]
"""Says by the table why a side cannot do something with a thing now; nothing where it can."""
Note = tuple[str, Mapping[str, Any]]
"""The key of words, and their values."""
Effects = tuple[Any, Sequence[str]]
"""The table as a side sees it without the traces of its own actions, and all that it has to pay with, by name."""


@dataclass(frozen=True)
class Setup:
    """Which game is played: what stands at the head of its record."""

    game: str
    scenario: str
    players: int
    expansions: tuple[str, ...] = ()
    options: Mapping[str, str] = field(default_factory=dict)
    position: Mapping[str, Any] | None = None
    """The document of the position it starts from, where that is not the start of the game."""


@dataclass(frozen=True)
class Result:
    """How a game ended: the winning side, and the kind of ending."""

    winner: str
    kind: str


class Ruleset(ABC, Generic[S]):
    """One published game: how it is set up, its steps, its end, and who may see what."""

    name: str
    scenarios: tuple[str, ...]
    rules: int = 1
    """The number of its rules, raised whenever a game would go on otherwise than before."""
    changes: Sequence[Change] = ()
    """What has changed since the first rules, so that older records can still be read."""
    layout: Layout = Layout()
    """Where things lie on its tables, so that changes of a table can be told as data."""
    intents: Mapping[str, Intent[S]] = {}
    """What can be meant to be done with a thing before that is asked: why it cannot be."""
    meant: Mapping[str, str] = {}
    """The questions that are asked within an intent, by their keys."""
    orders: Mapping[str, Order] = {}
    """What a seat can have answered for it as long as it stands."""

    def __reduce__(self) -> str:
        """Another process finds its own one again: the RULESET of the module."""
        return "RULESET"

    @abstractmethod
    def setup(
        self,
        scenario: str | None = None,
        players: int | None = None,
        expansions: Sequence[str] = (),
        options: Mapping[str, str] | None = None,
        position: Mapping[str, Any] | None = None,
    ) -> Setup:
        """The complete setup for what was asked for; Refusal for what cannot be."""

    def catalogue(self) -> Catalogue:
        """What can be played, and with what: as it stands here every scenario as usual, without expansions."""
        setups = [self.setup(scenario) for scenario in self.scenarios]
        return catalogue(self.name, self.rules, [self._as_usual(setup) for setup in setups])

    def _as_usual(self, setup: Setup) -> ScenarioJson:
        seats = {seat: self.side_of(seat) for seat in self.seats(setup)}
        return {"id": setup.scenario, "tables": [table(setup.players, seats)], "default": setup.players}

    @abstractmethod
    def start(self, setup: Setup) -> S:
        """The table before the first step."""

    @abstractmethod
    def step(self, state: S) -> Step[S] | None:
        """The step that comes next, by the state alone; None when the game is over."""

    def game(self, state: S, player: Player, listener: Listener | None = None) -> Game[S]:
        """What the rules are given for this state."""
        return Game(self, state, player, listener)

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """How the game ended, if it has."""

    @abstractmethod
    def turn(self, state: S) -> int:
        """The number of the turn or round, for statistics."""

    @abstractmethod
    def seats(self, setup: Setup) -> tuple[str, ...]:
        """Who is asked in this game, in seat order, Chance left out."""

    @abstractmethod
    def side_of(self, seat: str) -> str:
        """The side that a seat plays for."""

    @abstractmethod
    def seats_at(self, state: S) -> Collection[str]:
        """The seats at this table."""

    def view(self, state: S, reader: str) -> dict[str, Any]:
        """What a seat, a side or a spectator may see, ready for JSON; Refusal for anybody else."""
        seats = self.seats_at(state)
        if reader not in (*seats, *map(self.side_of, seats), SPECTATOR):
            raise Refusal("no-reader", reader=short(reader), readers=[*seats, SPECTATOR])
        return self.table(state, reader)

    @abstractmethod
    def table(self, state: S, reader: str) -> dict[str, Any]:
        """The table as a seat, a side or a spectator sees it, built from nothing."""

    def sight(self, state: S, side: str) -> Any:
        """What a seat may know, as read-only objects that are quicker than a view; the view where a game has none."""
        return self.view(state, side)

    def kind(self, key: str, option: Any) -> str:
        """The kind of an option of a question with that key: one of `protocol.KINDS`."""
        thing = thing_of(option)
        return thing["kind"] if thing is not None and thing["kind"] in KINDS else "action"

    def points_at(self, key: str, option: Any) -> list[Thing]:
        """What on the table an option points at."""
        thing = thing_of(option)
        return [] if thing is None else [thing]

    def thing(self, kind: str, name: str) -> Any:
        """What clients call by a kind and a name, as the game's own object; Refusal for what there is not."""
        raise Refusal("no-such-thing", kind=kind, name=short(name), near=[])

    def in_reach(self, state: S, side: str, kind: str) -> Iterable[str]:
        """The names of all things of a kind that a side can point at; what others hide is not among them."""
        return ()

    def intended(self, intent: str, state: S, question: Question, thing: Any) -> Refusal | None:
        """Why what a side means cannot be done; as it stands here whatever it is asked in the meantime."""
        return self.intents[intent](state, question.side, thing)

    def note(self, state: S, question: Question, option: Any) -> Note | None:
        """What is open to the side that is asked of the thing that an option means, and helps to choose."""
        return None

    def effects(self, state: S, side: str) -> Effects:
        """What actions are for, and what they are paid with: who pays and changes nothing else has done nothing."""
        return self.table(state, side), ()

    def pays(self, question: Question) -> bool:
        """Whether a question asks for what is to be paid: then no option of it does nothing."""
        return False

    @abstractmethod
    def unseen(self, state: S, side: str) -> Iterable[Sequence[Any]]:
        """Groups of hidden things; those of one group might have changed places for all that the side knows."""

    def asks_openly(self, state: S, question: Question) -> bool:
        """Whether a question would be open now whatever is hidden: its being asked tells nobody anything."""
        return False

    def bound(self, state: S, side: str) -> Mapping[Any, Collection[Any]]:
        """Unseen things of which the side knows a little: each with those whose places it can have taken."""
        return {}

    def renamed(self, state: S, names: Mapping[Any, Any], side: str) -> S:
        """The state with hidden things in each other's places; what that side remembers of them stays true."""
        return state.renamed(names)

    @abstractmethod
    def laws(self, state: S) -> Iterable[str]:
        """What is wrong with a state, a line each; nothing for every state that play can reach."""

    def limits(self, state: S) -> Iterable[str]:
        """What is wrong with a state between two steps, a line each, besides what the laws say."""
        return ()

    @abstractmethod
    def document(self, state: S) -> dict[str, Any]:
        """The state between two steps as a document from which `start` can go on."""

    def seen_document(self, state: S, readers: Sequence[str]) -> dict[str, Any] | None:
        """A document of what these readers see, in which nothing else is told; None where a game has none."""
        return None
