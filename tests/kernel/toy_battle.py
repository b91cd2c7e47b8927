"""A toy battle: two armies, secret combat cards, dice, chosen casualties, retreat. The bench plays it too."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import Enum
from typing import Any, NamedTuple, Self

from kernel.toy_base import Card, Table, Toy, counted, refuse_unknown
from ringwar.kernel import Game, Refusal, Result, Setup, Step

ATTACKER = "attacker"
DEFENDER = "defender"
SIDES = (ATTACKER, DEFENDER)
ENEMY = {ATTACKER: DEFENDER, DEFENDER: ATTACKER}

MOST_DICE = 5
TO_HIT = 5
FEW = 3
CARDS = tuple(Card(f"ruse-{number}", number % 3) for number in range(1, 13))
CARD_NAMED = {card.name: card for card in CARDS}


class Unit(Enum):
    REGULAR = "regular"
    ELITE = "elite"


REGULAR, ELITE = Unit
ONLY_REGULARS, ONLY_ELITES, BOTH = (REGULAR,), (ELITE,), (REGULAR, ELITE)


class Army(NamedTuple):
    """Figures of one side; a value, never changed."""

    regulars: int
    elites: int
    leaders: int

    @property
    def size(self) -> int:
        return self.regulars + self.elites


ARMIES = {"field": Army(5, 2, 1), "long-war": Army(90, 110, 2)}


class Battle(Table):
    """The table of the toy battle."""

    __slots__ = ("armies", "deck", "discard", "hands", "round", "winner")

    def __init__(
        self,
        armies: dict[str, Army],
        deck: tuple[Card, ...],
        hands: dict[str, tuple[Card, ...]],
        discard: tuple[Card, ...],
        round: int,
        winner: str | None,
    ) -> None:
        self.armies = armies
        self.deck = deck
        self.hands = hands
        self.discard = discard
        self.round = round
        self.winner = winner

    def copy(self) -> Self:
        return type(self)(self.armies.copy(), self.deck, self.hands.copy(), self.discard, self.round, self.winner)

    def renamed(self, names: Mapping[Any, Any]) -> Self:
        copy = self.copy()
        copy.deck = tuple(names.get(card, card) for card in self.deck)
        copy.hands = {side: tuple(names.get(card, card) for card in hand) for side, hand in self.hands.items()}
        return copy


BattleGame = Game[Battle]


def combat_round(game: BattleGame) -> None:
    """Choose cards in secret, roll, take losses, then stay or go."""
    state = game.state
    state.round += 1
    game.tell("round", number=state.round)
    for side in SIDES:
        draw_card(game, side)
    cards = game.ask_each("combat-card", {side: (None, *state.hands[side]) for side in SIDES})
    for side, card in cards.items():
        discard(game, side, card)
    hits = {side: attack(game, side, cards[side]) for side in SIDES}
    for side in SIDES:
        take_losses(game, side, hits[ENEMY[side]])
    go_or_stay(game)


def draw_card(game: BattleGame, side: str) -> None:
    """Draw a combat card while there are any."""
    state = game.state
    if not state.deck:
        return
    card = game.draw("draw", state.deck, owner=side)
    state.deck = tuple(other for other in state.deck if other is not card)
    state.hands[side] = (*state.hands[side], card)


def discard(game: BattleGame, side: str, card: Card | None) -> None:
    """Show the card that was chosen and put it away."""
    state = game.state
    if card is not None:
        state.hands[side] = tuple(other for other in state.hands[side] if other is not card)
        state.discard = (*state.discard, card)
    game.show("card", side=side, card=card)


def attack(game: BattleGame, side: str, card: Card | None) -> int:
    """Roll a die for each unit, five at most, and again what missed for each leader."""
    army = game.state.armies[side]
    to_hit = TO_HIT if card is None else TO_HIT - card.number
    dice = min(MOST_DICE, army.size)
    with game.because(card):
        hits = rolled(game, "combat-die", dice, to_hit)
        hits += rolled(game, "leader-die", min(dice - hits, army.leaders), to_hit)
        game.tell("hits", side=side, hits=hits)
    return hits


def rolled(game: BattleGame, key: str, dice: int, to_hit: int) -> int:
    """How many of so many dice hit."""
    hits = 0
    for _ in range(dice):
        if game.roll(key) >= to_hit:
            hits += 1
    return hits


def take_losses(game: BattleGame, side: str, hits: int) -> None:
    """The owner chooses a unit for every hit: a regular is gone, an elite becomes a regular."""
    regulars, elites, leaders = game.state.armies[side]
    for _ in range(min(hits, regulars + 2 * elites)):
        unit = game.ask(side, "casualty", kinds(regulars, elites))
        if unit is ELITE:
            elites -= 1
            regulars += 1
        else:
            regulars -= 1
        game.tell("loss", side=side, unit=unit)
    game.state.armies[side] = Army(regulars, elites, leaders)


def kinds(regulars: int, elites: int) -> tuple[Unit, ...]:
    """The kinds of units that can be lost."""
    if not elites:
        return ONLY_REGULARS
    return BOTH if regulars else ONLY_ELITES


def go_or_stay(game: BattleGame) -> None:
    """A side without units has lost; one with few of them may go."""
    state = game.state
    for side in SIDES:
        if not state.armies[side].size:
            state.winner = ENEMY[side]
            return
    for side in SIDES:
        if state.armies[side].size <= FEW and game.confirm(side, "retreat"):
            state.winner = ENEMY[side]
            return


class BattleRules(Toy[Battle]):
    """The toy battle as a game of the kernel."""

    name = "toy-battle"
    scenarios = ("field", "long-war")
    seat_names = SIDES

    def start(self, setup: Setup) -> Battle:
        document = setup.position or {}
        refuse_unknown(document, ("armies", "hands", "discard", "round", "winner"))
        hands = {side: _cards(document.get("hands", {}).get(side, ())) for side in SIDES}
        discard = _cards(document.get("discard", ()))
        used = [*discard, *hands[ATTACKER], *hands[DEFENDER]]
        if len(used) != len(set(used)):
            raise Refusal("in-two-places", name="a card")
        armies = {side: _army(document.get("armies", {}).get(side), ARMIES[setup.scenario]) for side in SIDES}
        deck = tuple(card for card in CARDS if card not in used)
        return Battle(armies, deck, hands, discard, counted(document, "round", 0), document.get("winner"))

    def step(self, state: Battle) -> Step[Battle] | None:
        return None if state.winner else combat_round

    def result(self, state: Battle) -> Result | None:
        return Result(state.winner, "battle") if state.winner else None

    def turn(self, state: Battle) -> int:
        return state.round

    def table(self, state: Battle, reader: str) -> dict[str, Any]:
        return {
            "round": state.round,
            "armies": {each: list(army) for each, army in state.armies.items()},
            "hands": {each: len(hand) for each, hand in state.hands.items()},
            "hand": sorted(card.name for card in state.hands.get(reader, ())),
            "discard": [card.name for card in state.discard],
        }

    def unseen(self, state: Battle, side: str) -> Iterable[Sequence[Any]]:
        return [[*state.deck, *(card for each in SIDES if each != side for card in state.hands[each])]]

    def laws(self, state: Battle) -> Iterable[str]:
        cards = [*state.deck, *state.discard, *state.hands[ATTACKER], *state.hands[DEFENDER]]
        if len(cards) != len(CARDS) or set(cards) != set(CARDS):
            yield "cards are lost or doubled"
        for side, army in state.armies.items():
            if min(army) < 0:
                yield f"{side} has less than no units"

    def document(self, state: Battle) -> dict[str, Any]:
        return {
            "game": self.name,
            "armies": {side: list(army) for side, army in state.armies.items()},
            "hands": {side: [card.name for card in hand] for side, hand in state.hands.items()},
            "discard": [card.name for card in state.discard],
            "round": state.round,
            "winner": state.winner,
        }


def _cards(names: Iterable[str]) -> tuple[Card, ...]:
    for name in names:
        if name not in CARD_NAMED:
            raise Refusal("no-such-thing", kind="card", name=name, near=[])
    return tuple(CARD_NAMED[name] for name in names)


def _army(numbers: Sequence[int] | None, otherwise: Army) -> Army:
    if numbers is None:
        return otherwise
    if len(numbers) != 3 or min(numbers) < 0:
        raise Refusal("toy-army", numbers=["regulars", "elites", "leaders"])
    return Army(*numbers)


RULESET = BattleRules()
