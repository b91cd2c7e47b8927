"""A toy card game for two or three: hidden hands, tricks bid in secret at once, peeping, steps without questions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import Enum
from typing import Any, ClassVar, Self

from kernel.toy_base import Card, Table, Toy, counted, refuse_unknown
from ringwar.kernel import Game, Question, Refusal, Result, Secret, Setup, Step

SEATS = ("red", "blue", "green")
TRICKS = {"short": 2, "full": 5}
HAND = {"three": 3, "four": 4}
DECK = tuple(Card(f"{suit}-{number}", number) for number in range(1, 9) for suit in ("sun", "moon"))
JOKER = Card("joker", 9)
CARD_NAMED = {card.name: card for card in (*DECK, JOKER)}


class Prize(Enum):
    """What the winner of a trick may take."""

    POINT = "point"
    CARD = "card"
    PEEP = "peep"


class Phase(Enum):
    """Where the game stands between two steps."""

    OPENING = "opening"
    DEAL = "deal"
    TRICK = "trick"
    PRIZE = "prize"
    COUNT = "count"
    OVER = "over"


class Tricks(Table):
    """The table of the toy card game."""

    __slots__ = ("deck", "discard", "hands", "known", "left", "phase", "points", "winner")

    def __init__(
        self,
        deck: tuple[Card, ...],
        discard: tuple[Card, ...],
        hands: dict[str, tuple[Card, ...]],
        known: dict[str, tuple[Card, ...]],
        left: int,
        phase: Phase,
        points: dict[str, int],
        winner: str | None,
    ) -> None:
        self.deck = deck
        self.discard = discard
        self.hands = hands
        self.known = known
        self.left = left
        self.phase = phase
        self.points = points
        self.winner = winner

    def copy(self) -> Self:
        hands, known, points = self.hands.copy(), self.known.copy(), self.points.copy()
        return type(self)(self.deck, self.discard, hands, known, self.left, self.phase, points, self.winner)

    def renamed(self, names: Mapping[Any, Any]) -> Self:
        copy = self.copy()
        copy.deck = tuple(names.get(card, card) for card in self.deck)
        copy.hands = {seat: tuple(names.get(card, card) for card in hand) for seat, hand in self.hands.items()}
        copy.known = {seat: tuple(names.get(card, card) for card in cards) for seat, cards in self.known.items()}
        return copy


TrickGame = Game[Tricks]


def opening(game: TrickGame) -> None:
    """A step without a question at the very start."""
    game.tell("opening", seats=tuple(game.state.hands))
    game.state.phase = Phase.DEAL


def deal(game: TrickGame) -> None:
    """Every seat draws its hand, which the others do not see."""
    hand = HAND["four"] if JOKER in game.state.deck else HAND["three"]
    for seat in game.state.hands:
        for _ in range(hand - len(game.state.hands[seat])):
            take_card(game, seat)
    game.state.phase = Phase.TRICK


def take_card(game: TrickGame, seat: str) -> None:
    """Draw the top card of the deck into a hand."""
    state = game.state
    if not state.deck:
        return
    card = game.draw("draw", state.deck, seat=seat)
    state.deck = tuple(other for other in state.deck if other is not card)
    state.hands[seat] = (*state.hands[seat], card)
    game.tell("drawn", seat=seat, card=Secret(card, seat))


def trick(game: TrickGame) -> None:
    """All lay a card at once, or none; the highest wins."""
    state = game.state
    laid = game.ask_each("lay", {seat: (*hand, None) for seat, hand in state.hands.items()})
    best = 0
    for seat, card in laid.items():
        lay(game, seat, card)
        if card is not None and card.number > best:
            best, state.winner = card.number, seat
    state.phase = Phase.PRIZE if best else Phase.COUNT


def lay(game: TrickGame, seat: str, card: Card | None) -> None:
    """Put a card from a hand on the discard, for all to see."""
    state = game.state
    game.show("laid", seat=seat, card=card)
    if card is None:
        return
    state.hands[seat] = tuple(other for other in state.hands[seat] if other is not card)
    state.known = {each: tuple(other for other in cards if other is not card) for each, cards in state.known.items()}
    state.discard = (*state.discard, card)


def prize(game: TrickGame) -> None:
    """The winner of the trick chooses a prize, then what it is about."""
    state = game.state
    winner = state.winner
    assert winner is not None
    chosen = game.ask(winner, "prize", tuple(Prize))
    with game.because(chosen):
        match chosen:
            case Prize.POINT:
                stake_points(game, winner)
            case Prize.CARD:
                take_card(game, winner)
            case Prize.PEEP:
                peep(game, winner)
    state.phase = Phase.COUNT


def stake_points(game: TrickGame, winner: str) -> None:
    """Take one point, or stake up to three on a die."""
    stake = game.ask(winner, "stake", (1, 2, 3))
    if stake > 1 and game.roll("stake-die") <= stake:
        stake = 0
    game.state.points[winner] += stake
    game.tell("points", seat=winner, points=stake)


def peep(game: TrickGame, winner: str) -> None:
    """Look into the hand of another seat: what was seen cannot be unseen."""
    state = game.state
    others = [seat for seat, hand in state.hands.items() if seat != winner and hand]
    seat = game.ask(winner, "peep-at", [*others, None])
    if seat is None or not game.confirm(winner, "sure", seat=seat):
        return
    state.known[winner] = tuple(dict.fromkeys((*state.known[winner], *state.hands[seat])))
    game.show("peeped", seat=seat, hand=Secret(state.hands[seat], winner))


def count(game: TrickGame) -> None:
    """A step without a question: one trick less."""
    state = game.state
    state.left -= 1
    state.winner = None
    state.phase = Phase.TRICK
    game.tell("left", tricks=state.left)
    if not state.left or not any(state.hands.values()):
        state.phase = Phase.OVER
        state.winner = max(state.points, key=state.points.__getitem__)


STEPS = {
    Phase.OPENING: opening,
    Phase.DEAL: deal,
    Phase.TRICK: trick,
    Phase.PRIZE: prize,
    Phase.COUNT: count,
}


class TrickRules(Toy[Tricks]):
    """The toy card game as a game of the kernel."""

    name = "toy-tricks"
    scenarios = tuple(TRICKS)
    seat_names = SEATS
    allowed_players = (2, 3)
    allowed_expansions = ("joker",)
    allowed_options: ClassVar = {"first-point": ("red", "blue")}

    def start(self, setup: Setup) -> Tricks:
        document = setup.position or {}
        refuse_unknown(document, ("hands", "known", "discard", "left", "phase", "points", "winner"))
        seats = self.seats(setup)
        hands, known = _piles(document, "hands", seats), _piles(document, "known", seats)
        discard = _cards(document.get("discard", ()))
        used = [*discard, *(card for hand in hands.values() for card in hand)]
        if len(used) != len(set(used)):
            raise Refusal("in-two-places", name="a card")
        deck = (*DECK, JOKER) if "joker" in setup.expansions else DECK
        deck = tuple(card for card in deck if card not in used)
        points = {seat: int(setup.options.get("first-point") == seat) for seat in seats}
        left = counted(document, "left", TRICKS[setup.scenario])
        phase = Phase(document.get("phase", "opening"))
        return Tricks(
            deck, discard, hands, known, left, phase, points | document.get("points", {}), document.get("winner")
        )

    def step(self, state: Tricks) -> Step[Tricks] | None:
        return STEPS.get(state.phase)

    def result(self, state: Tricks) -> Result | None:
        return Result(state.winner, "points") if state.phase is Phase.OVER and state.winner else None

    def turn(self, state: Tricks) -> int:
        return state.left

    def seats_at(self, state: Tricks) -> tuple[str, ...]:
        return tuple(state.hands)

    def table(self, state: Tricks, reader: str) -> dict[str, Any]:
        return {
            "hand": sorted(card.name for card in state.hands.get(reader, ())),
            "known": sorted(card.name for card in state.known.get(reader, ())),
            "hands": {seat: len(hand) for seat, hand in state.hands.items()},
            "deck": len(state.deck),
            "discard": [card.name for card in state.discard],
            "points": dict(state.points),
            "left": state.left,
            "phase": state.phase.value,
        }

    def unseen(self, state: Tricks, side: str) -> Iterable[Sequence[Any]]:
        known = state.known.get(side, ())
        others = [card for seat, hand in state.hands.items() if seat != side for card in hand]
        return [[card for card in (*state.deck, *others) if card not in known]]

    def asks_openly(self, state: Tricks, question: Question) -> bool:
        """Everybody lays a card in every trick."""
        return question.key == "lay"

    def laws(self, state: Tricks) -> Iterable[str]:
        cards = [*state.deck, *state.discard, *(card for hand in state.hands.values() for card in hand)]
        if len(set(cards)) != len(cards) or len(cards) not in (len(DECK), len(DECK) + 1):
            yield "cards are lost or doubled"

    def document(self, state: Tricks) -> dict[str, Any]:
        return {
            "game": self.name,
            "players": len(state.hands),
            "expansions": ["joker"] if len(_all(state)) > len(DECK) else [],
            "hands": {seat: [card.name for card in hand] for seat, hand in state.hands.items()},
            "known": {seat: [card.name for card in cards] for seat, cards in state.known.items()},
            "discard": [card.name for card in state.discard],
            "left": state.left,
            "phase": state.phase.value,
            "points": dict(state.points),
            "winner": state.winner,
        }


def _all(state: Tricks) -> list[Card]:
    return [*state.deck, *state.discard, *(card for hand in state.hands.values() for card in hand)]


def _piles(document: Mapping[str, Any], word: str, seats: Sequence[str]) -> dict[str, tuple[Card, ...]]:
    return {seat: _cards(document.get(word, {}).get(seat, ())) for seat in seats}


def _cards(names: Iterable[str]) -> tuple[Card, ...]:
    for name in names:
        if name not in CARD_NAMED:
            raise Refusal("no-such-thing", kind="card", name=name, near=[])
    return tuple(CARD_NAMED[name] for name in names)


RULESET = TrickRules()
