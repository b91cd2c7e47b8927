"""Everything that lies on the table of the card game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ringwar.cardgame.table.facts import Battleground, Card, Path
from ringwar.cardgame.table.scenarios import Rules
from ringwar.kernel.imagining import relaid
from ringwar.kernel.questions import by_parts, parts_of, slots_of

Location = Battleground | Path
Cards = tuple[Card, ...]
Known = tuple[tuple[str, ...], frozenset[Card]]


class Icons:
    """The icons that a card with its items, or a location, brings to a combat, and how many of them are tokens."""

    __slots__ = ("number", "thing", "tokens")

    def __init__(self, thing: Card | Location, number: int, tokens: int) -> None:
        self.thing = thing
        self.number = number
        self.tokens = tokens

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        return by_parts(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Icons) and parts_of(self) == parts_of(other)

    def __hash__(self) -> int:
        return hash(parts_of(self))


class Combat:
    """The combat being resolved: where, the icons of both sides as they were read, and what is left of the attack."""

    __slots__ = (
        "attack",
        "cancelled",  # the defenders eliminated so far, each with the icons that it has cancelled
        "defense",
        "location",
        "supports",  # armies, each with the character that it supports
        "uncancelled",
    )

    def __init__(
        self,
        location: Location,
        attack: tuple[Icons, ...],
        defense: tuple[Icons, ...],
        uncancelled: int,
        supports: tuple[tuple[Card, Card], ...] = (),
        cancelled: tuple[tuple[Card, int], ...] = (),
    ) -> None:
        self.location = location
        self.attack = attack
        self.defense = defense
        self.uncancelled = uncancelled
        self.supports = supports
        self.cancelled = cancelled

    def without(self, card: Card, icons: int) -> Combat:
        """The same combat after a defender with so many icons is lost."""
        left = max(0, self.uncancelled - icons)
        cancelled = (*self.cancelled, (card, self.uncancelled - left))
        return Combat(self.location, self.attack, self.defense, left, self.supports, cancelled)

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        return by_parts(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Combat) and parts_of(self) == parts_of(other)

    def __hash__(self) -> int:
        return hash(parts_of(self))


class State:
    """The table. Containers hold values only, so that a copy of the containers is a copy of the table."""

    __slots__ = (
        "added",  # icons added to a card or location: (attack, defense)
        "battleground_decks",  # by side
        "battlegrounds",  # the active ones, in the order of activation, with the cards there
        "combat",
        "corruption",
        "cycles",  # cycle piles by seat
        "decks",  # draw decks by seat, without order
        "drawn",  # cards just drawn by a running effect, by seat
        "eliminated",  # eliminated piles by seat
        "first",  # the place in the turn order that holds the starting player token
        "hands",
        "items",  # by wielder
        "known",  # by seat: cards that everybody saw and that are hidden now, with the places where they may be
        "lasting",  # cards whose effect lasts until the end of the round
        "locked",  # cards in reserve that were played this round
        "passed",  # who has passed since the last action, in order
        "path",
        "path_cards",
        "path_deck",
        "path_number",  # the number of the path activated last
        "played",  # characters and items played this round
        "reserves",
        "resolving",  # an event that was revealed and is being carried out
        "result",  # (winner, kind)
        "rings",  # unused Ring tokens by seat
        "round",
        "rules",
        "scoring",  # locations by side
        "seen",  # cards in hands and face-down piles that everybody saw going there
        "set_aside",  # locations out of the game
        "step",
        "taken_from",  # of a reactivated battleground: whose scoring area it came from
        "tops",  # by seat: cards of the draw deck known to lie on top
        "turn",  # the place in the turn order whose turn it is
        "used",  # cards whose action cannot be used again this round
    )

    def __init__(
        self,
        rules: Rules,
        hands: dict[str, Cards],
        decks: dict[str, Cards],
        tops: dict[str, Cards],
        cycles: dict[str, Cards],
        eliminated: dict[str, Cards],
        reserves: dict[str, Cards],
        drawn: dict[str, Cards],
        items: dict[Card, Cards],
        added: dict[Card | Location, tuple[int, int]],
        battlegrounds: dict[Battleground, Cards],
        taken_from: dict[Battleground, str],
        battleground_decks: dict[str, tuple[Battleground, ...]],
        scoring: dict[str, tuple[Location, ...]],
        rings: dict[str, bool],
        path_deck: tuple[Path, ...],
        set_aside: tuple[Location, ...] = (),
        path: Path | None = None,
        path_cards: Cards = (),
        path_number: int = 0,
        corruption: int = 0,
        round: int = 0,
        step: str = "opening",
        first: int = 0,
        turn: int = 0,
        passed: tuple[str, ...] = (),
        played: frozenset[Card] = frozenset(),
        locked: frozenset[Card] = frozenset(),
        used: Cards = (),
        lasting: tuple[str, ...] = (),
        resolving: Cards = (),
        combat: Combat | None = None,
        result: tuple[str, str] | None = None,
        seen: frozenset[Card] = frozenset(),
        known: Mapping[str, tuple[Known, ...]] | None = None,
    ) -> None:
        self.rules = rules
        self.hands = hands
        self.decks = decks
        self.tops = tops
        self.cycles = cycles
        self.eliminated = eliminated
        self.reserves = reserves
        self.drawn = drawn
        self.items = items
        self.added = added
        self.battlegrounds = battlegrounds
        self.taken_from = taken_from
        self.battleground_decks = battleground_decks
        self.scoring = scoring
        self.rings = rings
        self.path_deck = path_deck
        self.set_aside = set_aside
        self.path = path
        self.path_cards = path_cards
        self.path_number = path_number
        self.corruption = corruption
        self.round = round
        self.step = step
        self.first = first
        self.turn = turn
        self.passed = passed
        self.played = played
        self.locked = locked
        self.used = used
        self.lasting = lasting
        self.resolving = resolving
        self.combat = combat
        self.result = result
        self.seen = seen
        self.known = dict(known or {})

    def copy(self) -> State:
        return State(
            self.rules,
            self.hands.copy(),
            self.decks.copy(),
            self.tops.copy(),
            self.cycles.copy(),
            self.eliminated.copy(),
            self.reserves.copy(),
            self.drawn.copy(),
            self.items.copy(),
            self.added.copy(),
            self.battlegrounds.copy(),
            self.taken_from.copy(),
            self.battleground_decks.copy(),
            self.scoring.copy(),
            self.rings.copy(),
            self.path_deck,
            self.set_aside,
            self.path,
            self.path_cards,
            self.path_number,
            self.corruption,
            self.round,
            self.step,
            self.first,
            self.turn,
            self.passed,
            self.played,
            self.locked,
            self.used,
            self.lasting,
            self.resolving,
            self.combat,
            self.result,
            self.seen,
            self.known,
        )

    def renamed(self, names: Mapping[Any, Any]) -> State:
        """A copy in which hidden cards have changed places."""
        state = self.copy()
        for zone in (state.hands, state.decks, state.cycles, state.eliminated, state.drawn):
            for seat, cards in zone.items():
                zone[seat] = relaid(cards, names)
        for seat, cards in state.tops.items():
            state.tops[seat] = tuple(names.get(card, card) for card in cards)
        return state

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        return by_parts(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and all(getattr(self, name) == getattr(other, name) for name in slots_of(self))

    __hash__ = None  # type: ignore[assignment]

    @property
    def seat(self) -> str:
        """Whose turn it is; outside the action step, the starting player."""
        return self.rules.order[self.turn]

    @property
    def starting_player(self) -> str:
        return self.rules.order[self.first]


def without(cards: tuple[Any, ...], card: Any) -> tuple[Any, ...]:
    """The cards less that one."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]
