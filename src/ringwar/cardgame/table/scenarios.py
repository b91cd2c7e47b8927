"""What differs from scenario to scenario, fixed at setup: who plays which deck, and the rules a scenario changes."""

from __future__ import annotations

from collections.abc import Mapping

from ringwar.cardgame.table.facts import FREE, SCENARIOS, SHADOW, Card, Scenario
from ringwar.kernel import Refusal

TRILOGY, DUEL, DUEL_THREE, FELLOWSHIP = "trilogy", "duel", "duel-three", "fellowship"

CARRYOVER_LIMIT = 2  # CG-SETUP-13
POINTS_AHEAD = 10  # CG-WIN-02

OPTIONS: Mapping[str, tuple[str, ...]] = {
    "defenders-without-icons": ("eliminated", "cycled"),  # CG-AMB-07
    "empty-hand-price": ("forsake", "none"),  # CG-AMB-20
}
"""Readings that a table may switch, the first of each being the default."""

ENEMY = {FREE: SHADOW, SHADOW: FREE}

# CG-DUEL2-14, CG-DUEL3-10: the sides whose single player carries out "each player" instructions twice.
DOUBLED = {DUEL: (FREE, SHADOW), DUEL_THREE: (FREE,)}


class Rules:
    """The rules of one table: a scenario and the readings chosen for it."""

    __slots__ = (
        "allies",
        "cards",
        "doubled",
        "duel_paths",
        "enemies",
        "name",
        "options",
        "order",
        "owner",
        "people",
        "player",
        "scenario",
        "seats",
        "side",
        "united",
    )

    def __init__(self, scenario: Scenario, options: Mapping[str, str], people: int) -> None:
        self.scenario = scenario
        self.people = people
        self.options = {name: options.get(name, values[0]) for name, values in OPTIONS.items()}
        self.name = " ".join([scenario.name, *(f"{name}={value}" for name, value in self.options.items())])
        self.order = scenario.order
        self.seats = tuple(seat.name for seat in scenario.seats)
        self.side = {seat.name: seat.side for seat in scenario.seats}
        self.cards = tuple(card for seat in scenario.seats for card in seat.cards)
        self.owner: dict[Card, str] = {card: seat.name for seat in scenario.seats for card in seat.cards}
        # CG-SETUP-14: the X player is the one whose deck contains faction X.
        self.player = {faction: seat.name for seat in scenario.seats for faction in seat.factions}
        self.enemies = {
            seat: tuple(each for each in self.seats if self.side[each] != self.side[seat]) for seat in self.seats
        }
        self.allies = {side: tuple(each for each in self.seats if self.side[each] == side) for side in (FREE, SHADOW)}
        self.doubled = DOUBLED.get(scenario.name, ())
        # CG-TRILOGY-02, CG-TRILOGY-03: the sides whose decks are all run by one person.
        self.united = (SHADOW, FREE)[: len(scenario.seats) - people]
        self.duel_paths = scenario.name in (DUEL, DUEL_THREE)  # CG-DUEL2-09, CG-DUEL3-09

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rules) and (self.name, self.people) == (other.name, other.people)

    def __hash__(self) -> int:
        return hash(self.name)

    def __reduce__(self) -> tuple[object, tuple[str, Mapping[str, str], int]]:
        return rules_of, (self.scenario.name, self.options, self.people)


def rules_of(scenario: str, options: Mapping[str, str], players: int | None = None) -> Rules:
    """The rules of a scenario for so many people; Refusal for one, an option or a value that does not exist."""
    if scenario not in SCENARIOS:
        raise Refusal("no-scenario", scenario=scenario, scenarios=list(SCENARIOS))
    for name, value in options.items():
        if name not in OPTIONS:
            raise Refusal("no-option", option=name, options=list(OPTIONS))
        if value not in OPTIONS[name]:
            raise Refusal("option-value", option=name, values=OPTIONS[name])
    people = SCENARIOS[scenario].people
    if players is not None and players not in people:
        raise Refusal("players", scenario=scenario, numbers=people, players=players)
    return Rules(SCENARIOS[scenario], options, players or people[-1])
