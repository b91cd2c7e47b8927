"""A toy game for the terminal: cards drawn in secret, secret bids, and a number of points to take."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Self

from ringwar.kernel import Game, Question, Refusal, Result, Ruleset, Secret, Setup, Step

SEATS = ("north", "south")
CARDS = ("pike", "pike#2", "bow", "zanzar-axe", "horn", "nazgul-one", "nazgul-two", "nameless")
ROUNDS = {"short": 1, "long": 2}
MOST_POINTS = 3


class Ferry:
    """The table of the toy."""

    __slots__ = ("deck", "hands", "points", "round", "rounds")

    def __init__(
        self, deck: tuple[str, ...], hands: dict[str, tuple[str, ...]], points: dict[str, int], round: int, rounds: int
    ) -> None:
        self.deck = deck
        self.hands = hands
        self.points = points
        self.round = round
        self.rounds = rounds

    def copy(self) -> Self:
        return type(self)(self.deck, self.hands.copy(), self.points.copy(), self.round, self.rounds)

    def renamed(self, names: Mapping[Any, Any]) -> Self:
        copy = self.copy()
        copy.deck = tuple(names.get(card, card) for card in self.deck)
        copy.hands = {seat: tuple(names.get(card, card) for card in hand) for seat, hand in self.hands.items()}
        return copy


def play_round(game: Game[Ferry]) -> None:
    """Draw, bid in secret, and let the bolder bidder take points."""
    state = game.state
    state.round += 1
    game.tell("round", number=state.round)
    for seat in SEATS:
        draw_two(game, seat)
    first = SEATS[state.round % 2]
    if game.ask(first, "weather", ("wind", "calm")) == "wind":
        game.tell("wind", seat=first)
    bids = game.ask_each("bid", {seat: (None, *state.hands[seat]) for seat in SEATS})
    for seat, card in bids.items():
        state.hands[seat] = tuple(each for each in state.hands[seat] if each != card)
    game.show("bids", north=bids["north"], south=bids["south"])
    bolder = max(SEATS, key=lambda seat: str(bids[seat]))
    with game.because(bids[bolder]):
        number = game.ask(bolder, "points", range(MOST_POINTS + 1), most=MOST_POINTS)
        state.points[bolder] += number
        game.tell("points", seat=bolder, number=number)


def draw_two(game: Game[Ferry], seat: str) -> None:
    """Draw two cards that only their owner sees."""
    state = game.state
    for _ in range(2):
        card = game.draw("card", state.deck, seat=seat)
        state.deck = tuple(each for each in state.deck if each != card)
        state.hands[seat] = (*state.hands[seat], card)
        game.tell("drew", seat=seat, card=Secret(card, seat))


class FerryRules(Ruleset[Ferry]):
    """The toy as a game of the kernel."""

    name = "ferry"
    scenarios = ("short", "long")

    def setup(
        self,
        scenario: str | None = None,
        players: int | None = None,
        expansions: Sequence[str] = (),
        options: Mapping[str, str] | None = None,
        position: Mapping[str, Any] | None = None,
    ) -> Setup:
        if scenario not in (None, *self.scenarios) or players not in (None, 2) or expansions:
            raise Refusal("no-such-ferry")
        return Setup(self.name, scenario or "short", 2)

    def start(self, setup: Setup) -> Ferry:
        return Ferry(CARDS, dict.fromkeys(SEATS, ()), dict.fromkeys(SEATS, 0), 0, ROUNDS[setup.scenario])

    def step(self, state: Ferry) -> Step[Ferry] | None:
        return None if self.result(state) else play_round

    def result(self, state: Ferry) -> Result | None:
        if state.round < state.rounds:
            return None
        return Result(max(SEATS, key=state.points.__getitem__), "points")

    def turn(self, state: Ferry) -> int:
        return state.round

    def seats(self, setup: Setup) -> tuple[str, ...]:
        return SEATS

    def seats_at(self, state: Ferry) -> tuple[str, ...]:
        return SEATS

    def side_of(self, seat: str) -> str:
        return seat

    def table(self, state: Ferry, reader: str) -> dict[str, Any]:
        return {
            "round": state.round,
            "hand": list(state.hands.get(reader, ())),
            "seats": {seat: {"cards": len(state.hands[seat]), "points": state.points[seat]} for seat in SEATS},
        }

    def unseen(self, state: Ferry, side: str) -> Iterable[Sequence[Any]]:
        return [[*state.deck, *(card for seat in SEATS if seat != side for card in state.hands[seat])]]

    def asks_openly(self, state: Ferry, question: Question) -> bool:
        return question.key == "bid"

    def laws(self, state: Ferry) -> Iterable[str]:
        return ()

    def document(self, state: Ferry) -> dict[str, Any]:
        return {"game": self.name, "round": state.round, "points": state.points}


RULESET = FerryRules()
