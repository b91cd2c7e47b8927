"""War of the Ring: The Card Game, as the kernel knows it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from ringwar.cardgame import cards as _texts
from ringwar.cardgame import pointing, reasons
from ringwar.cardgame.catalogue import CardCatalogue, catalogue
from ringwar.cardgame.changes import CHANGES, RULES
from ringwar.cardgame.documents.whole import read, write
from ringwar.cardgame.laws import laws
from ringwar.cardgame.layout import LAYOUT
from ringwar.cardgame.rules.rounds import STEPS, set_up
from ringwar.cardgame.sight import Sight
from ringwar.cardgame.standing import ORDERS
from ringwar.cardgame.table.facts import SCENARIOS, scenario
from ringwar.cardgame.table.memory import bound
from ringwar.cardgame.table.queries import Pointed
from ringwar.cardgame.table.scenarios import TRILOGY, rules_of
from ringwar.cardgame.table.state import State
from ringwar.cardgame.view import unseen, view
from ringwar.kernel import Position, Question, Refusal, Result, Ruleset, Setup, Step, start
from ringwar.kernel.protocol import Thing
from ringwar.kernel.ruleset import Effects, Note

__all__ = ["RULESET", "CardGameRuleset", "scenario_position"]

assert _texts.__all__


class CardGameRuleset(Ruleset[State]):
    """War of the Ring: The Card Game, in its four scenarios."""

    name = "cardgame"
    scenarios = tuple(SCENARIOS)
    rules = RULES
    changes = CHANGES
    layout = LAYOUT
    orders = ORDERS
    intents = reasons.INTENTS
    meant = reasons.MEANT

    def setup(
        self,
        scenario: str | None = None,
        players: int | None = None,
        expansions: Sequence[str] = (),
        options: Mapping[str, str] | None = None,
        position: Mapping[str, Any] | None = None,
    ) -> Setup:
        """CG-SETUP-01, CG-TRILOGY-01. A scenario and the number of people; the decks are the scenario's."""
        scenario = scenario or TRILOGY
        rules = rules_of(scenario, options or {}, players)
        if expansions:
            raise Refusal("no-expansion", expansion=expansions[0], expansions=[])
        return Setup(self.name, scenario, rules.people, (), dict(options or {}), position)

    def catalogue(self) -> CardCatalogue:
        return catalogue(self.name, self.rules)

    def start(self, setup: Setup) -> State:
        rules = rules_of(setup.scenario, setup.options, setup.players)
        return set_up(rules) if setup.position is None else read(rules, setup.position)

    def step(self, state: State) -> Step[State] | None:
        return STEPS[state.step]

    def result(self, state: State) -> Result | None:
        return None if state.result is None else Result(*state.result)

    def turn(self, state: State) -> int:
        return state.round

    def seats(self, setup: Setup) -> tuple[str, ...]:
        return tuple(seat.name for seat in scenario(setup.scenario).seats)

    def side_of(self, seat: str) -> str:
        return SIDE_OF_SEAT[seat]

    def seats_at(self, state: State) -> tuple[str, ...]:
        return state.rules.seats

    def table(self, state: State, reader: str) -> dict[str, Any]:
        return {**view(state, reader)}

    def sight(self, state: State, side: str) -> Sight:
        return Sight(state, side)

    def kind(self, key: str, option: Any) -> str:
        return pointing.kind(key, option)

    def points_at(self, key: str, option: Any) -> list[Thing]:
        return pointing.points_at(key, option)

    def thing(self, kind: str, name: str) -> Pointed:
        return reasons.thing(kind, name)

    def in_reach(self, state: State, side: str, kind: str) -> Iterable[str]:
        return reasons.in_reach(state, side, kind)

    def note(self, state: State, question: Question, option: Any) -> Note | None:
        return pointing.note(state, question, option)

    def effects(self, state: State, side: str) -> Effects:
        return pointing.effects(state, side)

    def pays(self, question: Question) -> bool:
        return pointing.pays(question)

    def unseen(self, state: State, side: str) -> Iterable[Sequence[Any]]:
        return unseen(state, side)

    def asks_openly(self, state: State, question: Question) -> bool:
        """CG-ACT-03. With a card or a Ring token there are always two actions: one with it, and another or a pass."""
        seat = question.side
        return question.key == "action" and bool(state.hands[seat] or state.rings.get(seat))

    def bound(self, state: State, side: str) -> Mapping[Any, Collection[Any]]:
        return bound(state, side)

    def laws(self, state: State) -> Iterable[str]:
        return laws(state)

    def document(self, state: State) -> dict[str, Any]:
        return write(state)


SIDE_OF_SEAT = {seat.name: seat.side for each in SCENARIOS.values() for seat in each.seats}
RULESET = CardGameRuleset()


def scenario_position(scenario: str = TRILOGY, **fields: Any) -> Position[State]:
    """Any position from the fields of a position document; the table is empty but for what they say."""
    document = {"game": "cardgame", "scenario": scenario, "from": "empty", **fields}
    setup = RULESET.setup(scenario, document.get("players"), (), document.get("options"), document)
    return start(RULESET, setup)
