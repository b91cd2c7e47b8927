"""War of the Ring, the board game, as the kernel knows it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from ringwar.boardgame import cards as _texts
from ringwar.boardgame import noting, pointing, reasons
from ringwar.boardgame.catalogue import catalogue
from ringwar.boardgame.changes import CHANGES, RULES
from ringwar.boardgame.documents.whole import read, write
from ringwar.boardgame.intents import INTENTS, MEANT, intended
from ringwar.boardgame.laws import laws, limits
from ringwar.boardgame.layout import LAYOUT
from ringwar.boardgame.rules.team_game import TeamGame
from ringwar.boardgame.rules.teams import FOUR
from ringwar.boardgame.rules.turn import STEPS, set_up
from ringwar.boardgame.seen_documents import write_seen
from ringwar.boardgame.setup import TABLES, box_of, rules_of
from ringwar.boardgame.sight import Sight
from ringwar.boardgame.standing import ORDERS
from ringwar.boardgame.table.memory import bound, renamed
from ringwar.boardgame.table.state import State
from ringwar.boardgame.table.things import BoardCatalogue
from ringwar.boardgame.view import unseen, view
from ringwar.kernel import Game, Player, Position, Question, Refusal, Result, Ruleset, Setup, Step, start
from ringwar.kernel.events import Listener
from ringwar.kernel.protocol import Thing
from ringwar.kernel.ruleset import Effects, Note

assert _texts.__all__

WAR = "war"


class BoardGameRuleset(Ruleset[State]):
    """War of the Ring, second edition, for two, three or four players."""

    name = "boardgame"
    scenarios = (WAR,)
    rules = RULES
    changes = CHANGES
    layout = LAYOUT
    orders = ORDERS
    intents = INTENTS
    meant = MEANT

    def setup(
        self,
        scenario: str | None = None,
        players: int | None = None,
        expansions: Sequence[str] = (),
        options: Mapping[str, str] | None = None,
        position: Mapping[str, Any] | None = None,
    ) -> Setup:
        if scenario not in (None, WAR):
            raise Refusal("no-scenario", scenario=scenario, scenarios=self.scenarios)
        if players not in (None, *TABLES):
            raise Refusal("players", scenario=WAR, numbers=list(TABLES), players=players)
        box_of(expansions, options or {})
        return Setup(self.name, WAR, players or 2, tuple(expansions), dict(options or {}), position)

    def catalogue(self) -> BoardCatalogue:
        return catalogue(self.name, self.rules, WAR)

    def start(self, setup: Setup) -> State:
        rules = rules_of(setup)
        return set_up(rules) if setup.position is None else read(rules, setup.position)

    def game(self, state: State, player: Player, listener: Listener | None = None) -> Game[State]:
        if state.teams is None:
            return super().game(state, player, listener)
        return TeamGame(self, state, player, listener)

    def step(self, state: State) -> Step[State] | None:
        return STEPS[state.phase]

    def result(self, state: State) -> Result | None:
        return None if state.result is None else Result(*state.result)

    def turn(self, state: State) -> int:
        return state.turn

    def seats(self, setup: Setup) -> tuple[str, ...]:
        return tuple(rules_of(setup).seats)

    def side_of(self, seat: str) -> str:
        return FOUR.get(seat, seat)

    def seats_at(self, state: State) -> Mapping[str, str]:
        return state.rules.seats

    def table(self, state: State, reader: str) -> dict[str, Any]:
        return {**view(state, reader)}

    def sight(self, state: State, side: str) -> Sight:
        return Sight(state, side)

    def kind(self, key: str, option: Any) -> str:
        return pointing.kind(key, option)

    def points_at(self, key: str, option: Any) -> list[Thing]:
        return pointing.points_at(key, option)

    def thing(self, kind: str, name: str) -> Any:
        return reasons.thing(kind, name)

    def in_reach(self, state: State, side: str, kind: str) -> Iterable[str]:
        return reasons.in_reach(state, side, kind)

    def intended(self, intent: str, state: State, question: Question, thing: Any) -> Refusal | None:
        return intended(intent, state, question, thing)

    def note(self, state: State, question: Question, option: Any) -> Note | None:
        return noting.note(state, question, option)

    def effects(self, state: State, side: str) -> Effects:
        return pointing.effects(state, side)

    def unseen(self, state: State, side: str) -> Iterable[Sequence[Any]]:
        return unseen(state, side)

    def asks_openly(self, state: State, question: Question) -> bool:
        """Dice, rings, tokens, numbers of companions and of cards are open, and nothing else decides who is asked."""
        return question.key in ("use-die", "allocate", "exchange")

    def bound(self, state: State, side: str) -> Mapping[Any, Collection[Any]]:
        return bound(state, side)

    def renamed(self, state: State, names: Mapping[Any, Any], side: str) -> State:
        return renamed(state, names, side)

    def laws(self, state: State) -> Iterable[str]:
        return laws(state)

    def limits(self, state: State) -> Iterable[str]:
        return limits(state)

    def document(self, state: State) -> dict[str, Any]:
        return write(state)

    def seen_document(self, state: State, readers: Sequence[str]) -> dict[str, Any]:
        return write_seen(state, readers)


RULESET = BoardGameRuleset()


def scenario_position(**fields: Any) -> Position[State]:
    """Any position from the fields of a position document; the map is empty but for what they say."""
    document = {"game": "boardgame", "from": "empty", **fields}
    expansions, options = fields.get("expansions", ()), fields.get("options")
    return start(RULESET, RULESET.setup(None, fields.get("players"), expansions, options, document))
