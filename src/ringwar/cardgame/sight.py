"""What a seat may know of the table: everything that lies open, the own hand and piles, and no more."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Any

from ringwar.cardgame.rules.icons import (
    battleground_attack,
    battleground_defense,
    location_attack,
    location_defense,
    path_attack,
    path_defense,
)
from ringwar.cardgame.rules.leadership import best_supports
from ringwar.cardgame.rules.playing import destinations, locations_open_to, playable
from ringwar.cardgame.rules.scoring import points, ring_points
from ringwar.cardgame.rules.teams import each
from ringwar.cardgame.rules.turns import carryover_limit, usable
from ringwar.cardgame.table.facts import FREE, SHADOW, Battleground, Card, Path
from ringwar.cardgame.table.queries import (
    Destination,
    Place,
    bodies_in_play,
    cards_at,
    is_in_reserve,
    place_of,
    wielder_of,
)
from ringwar.cardgame.table.scenarios import ENEMY
from ringwar.cardgame.table.state import Cards, Location, State


@lru_cache(maxsize=1 << 10)
def names_ahead(
    free: tuple[Battleground, ...],
    shadow: tuple[Battleground, ...],
    aside: tuple[Location, ...],
    paths: tuple[Path, ...],
) -> frozenset[str]:
    """The names of the locations in decks, and of battlegrounds that wait for their round: worked out once a deck."""
    fixed = [place.name for place in aside if isinstance(place, Battleground)]
    return frozenset([*fixed, *(place.name for place in free + shadow), *(path.name for path in paths)])


class Totals:
    """The icons that would count on a location if its combat came now."""

    __slots__ = ("attack", "defenders", "location")

    def __init__(self, attack: int, location: int, defenders: int) -> None:
        self.attack = attack
        self.location = location
        """Defense icons of the location itself."""
        self.defenders = defenders
        """Defense icons of the cards there."""


def moment(state: State, seat: str) -> tuple[object, ...]:
    """What changes in the course of a turn, to tell one moment of a table from another."""
    return (
        state.round,
        state.turn,
        state.path,
        state.path_cards,
        state.corruption,
        state.passed,
        state.lasting,
        state.used,
        state.drawn[seat],
        state.hands[seat],
        state.cycles[seat],
        *map(len, state.hands.values()),
        *state.reserves.values(),
        *state.battlegrounds.values(),
        *state.items.values(),
        *state.added.values(),
    )


class Sight:
    """The table as one seat sees it at one moment. The state stays behind this class, and cannot be changed from here.

    `memo` and `memory` are the player's: what it works out of this sight, and what it keeps for the next question.
    """

    __slots__ = (
        "_ahead",
        "_gone",
        "_ids",
        "_limits",
        "_moment",
        "_open",
        "_ready",
        "_state",
        "_totals",
        "battlegrounds",
        "duel_paths",
        "enemies",
        "enemy",
        "hand",
        "items",
        "last_path",
        "memo",
        "memory",
        "path",
        "path_number",
        "ring_token",
        "scenario",
        "seat",
        "side",
    )

    def __init__(self, state: State, seat: str) -> None:
        self._state = state
        self._ahead: frozenset[str] | None = None
        self._gone: frozenset[str] | None = None
        self._ids: frozenset[str] | None = None
        self._limits: dict[str, int] = {}
        self._open: dict[Card, tuple[Place, ...]] = {}
        self._ready: dict[str, Cards] = {}
        self._totals: dict[Location, Totals] = {}
        self.seat = seat
        rules = state.rules
        self.scenario = rules.scenario.name
        self.duel_paths = rules.duel_paths
        self.ring_token = rules.scenario.ring_tokens.get(seat)
        """The kind of Ring token that the seat begins with."""
        self.side = rules.side[seat]
        self.enemy = ENEMY[self.side]
        self.enemies = rules.enemies[seat]
        self.hand: Cards = state.hands[seat]
        self.battlegrounds = MappingProxyType(state.battlegrounds)
        self.path: Path | None = state.path
        self.path_number = state.path_number
        self.last_path = rules.scenario.last_path
        self.items = MappingProxyType(state.items)
        self.memo: dict[Any, Any] = {}
        self.memory: dict[str, Any] = {}
        self._moment = moment(state, seat)

    def same_as(self, other: Sight) -> bool:
        """Whether another sight is of the same seat, table and moment."""
        return self._state is other._state and self.seat == other.seat and self._moment == other._moment

    def stamp(self) -> int:
        """A number that is another on nearly every table, and the same wherever the table looks the same."""
        state = self._state
        piles = (state.hands, state.decks, state.cycles, state.eliminated, state.reserves, state.battlegrounds)
        lengths = [len(cards) for pile in piles for cards in pile.values()]
        return hash((state.round, state.turn, state.corruption, len(state.path_cards), len(state.passed), *lengths))

    def side_of(self, seat: str) -> str:
        """The side that a seat plays for."""
        return self._state.rules.side[seat]

    def allies(self, side: str) -> tuple[str, ...]:
        """The seats of a side."""
        return self._state.rules.allies[side]

    # What is the seat's own

    @property
    def cycle_pile(self) -> Cards:
        return self._state.cycles[self.seat]

    @property
    def deck(self) -> Cards:
        """The own draw deck, of which only the order is unknown."""
        return self._state.decks[self.seat]

    @property
    def top(self) -> Card | None:
        """The top card of the own draw deck, where a text shows it."""
        return next(iter(self._state.tops[self.seat]), None)

    def playable(self) -> list[Card]:
        """The cards of the own hand that may be played now."""
        return playable(self._state, self.hand)

    def usable(self) -> list[Card]:
        """The cards whose action the seat may use now."""
        return usable(self._state, self.seat)

    def destinations(self, card: Card) -> Sequence[Destination]:
        """Where a card of the own hand may be played."""
        return destinations(self._state, card)

    # What lies open

    @property
    def path_cards(self) -> Cards:
        return self._state.path_cards

    @property
    def path_deck(self) -> tuple[Path, ...]:
        return self._state.path_deck

    @property
    def corruption(self) -> int:
        return self._state.corruption

    @property
    def rounds_left(self) -> int:
        """How many rounds come after this one, if no path is skipped."""
        return self.last_path - self.path_number

    def hand_size(self, seat: str) -> int:
        return len(self._state.hands[seat])

    def carryover_limit(self, seat: str) -> int:
        if seat not in self._limits:
            self._limits[seat] = carryover_limit(self._state, seat)
        return self._limits[seat]

    def reserve(self, seat: str) -> Cards:
        return self._state.reserves[seat]

    def ready(self, seat: str) -> Cards:
        """The cards of a reserve that were not played this round, so that they may move."""
        if seat not in self._ready:
            locked = self._state.locked
            reserve = self._state.reserves[seat]
            self._ready[seat] = tuple(card for card in reserve if card not in locked) if locked else reserve
        return self._ready[seat]

    def locations_open_to(self, card: Card) -> tuple[Place, ...]:
        """The active locations to which a card may go."""
        if card not in self._open:
            self._open[card] = tuple(locations_open_to(self._state, card))
        return self._open[card]

    def wielder_of(self, item: Card) -> Card | None:
        return wielder_of(self._state, item)

    def place_of(self, card: Card) -> Place | None:
        """Where a card in play is; None for one that is not."""
        return place_of(self._state, card)

    def ids_in_play(self) -> frozenset[str]:
        """Which armies and characters are in play."""
        if self._ids is None:
            self._ids = frozenset(card.id for card in bodies_in_play(self._state))
        return self._ids

    def is_in_play(self, *ids: str) -> bool:
        return not self.ids_in_play().isdisjoint(ids)

    def is_in_reserve(self, card_id: str) -> bool:
        return is_in_reserve(self._state, card_id)

    def added_attack(self, card: Card) -> int:
        """The attack icons that were added to a card."""
        added = self._state.added
        return added[card][0] if card in added else 0

    def scored_by(self, battleground: Battleground) -> str | None:
        """The side in whose scoring area a battleground lies; None where it lies in neither."""
        for side in (FREE, SHADOW):
            if battleground in self._state.scoring[side]:
                return side
        return None

    def openable(self) -> list[Battleground]:
        """The battlegrounds in decks and scoring areas."""
        found = [place for deck in self._state.battleground_decks.values() for place in deck]
        scored = [place for side in (FREE, SHADOW) for place in self._state.scoring[side]]
        return found + [place for place in scored if isinstance(place, Battleground)]

    def ahead(self) -> frozenset[str]:
        """The names of the battlegrounds and paths that have not been active yet and may still be."""
        if self._ahead is None:
            state = self._state
            decks = state.battleground_decks
            self._ahead = names_ahead(decks[FREE], decks[SHADOW], state.set_aside, state.path_deck)
        return self._ahead

    def gone(self) -> frozenset[str]:
        """Which cards are eliminated for all that the seat knows: those of its own pile, and those that all saw go."""
        if self._gone is None:
            state = self._state
            piles = state.eliminated.items()
            self._gone = frozenset(
                card.id for seat, pile in piles for card in pile if seat == self.seat or card in state.seen
            )
        return self._gone

    def sizes(self, seat: str) -> tuple[int, int, int]:
        """How many cards a seat has in its draw deck, its cycle pile and among the eliminated: all can count them."""
        state = self._state
        return len(state.decks[seat]), len(state.cycles[seat]), len(state.eliminated[seat])

    def scored(self, side: str) -> int:
        """The points of a side, unused Ring tokens left out."""
        return points(self._state, side)

    def ring_points(self, side: str) -> int:
        """What the unused Ring tokens of a side are worth."""
        return ring_points(self._state, side)

    def lead(self) -> int:
        """By how many points the own side is ahead, unused Ring tokens counted."""
        state = self._state
        own = points(state, self.side) + ring_points(state, self.side)
        return own - points(state, self.enemy) - ring_points(state, self.enemy)

    def outcome(self) -> int:
        """By how many points the own side would be ahead if all combats came now."""
        lead = points(self._state, FREE) - points(self._state, SHADOW)
        for place in self.battlegrounds:
            lead += place.points if (self.surplus(place) >= 0) == (place.side == FREE) else -place.points
        if self.path is not None:
            surplus = self.surplus(self.path)
            held = surplus > 0 if self.duel_paths else surplus >= 0
            lead += self.path.points if held else min(0, surplus)
        return lead if self.side == FREE else -lead

    def each(self, side: str) -> int:
        """How many times "each player" of a side is carried out."""
        return len(each(self._state, side))

    # Icons

    def totals(self, place: Location) -> Totals:
        """The icons that would count on an active location if its combat came now."""
        if place not in self._totals:
            self._totals[place] = self._counted(place)
        return self._totals[place]

    def _counted(self, place: Location) -> Totals:
        """The icons on an active location, counted anew."""
        state = self._state
        attack, location = location_attack(state, place), location_defense(state, place)
        cards = cards_at(state, place)
        if not cards:
            return Totals(attack, location, 0)
        if isinstance(place, Path):
            attack += sum([path_attack(state, card) for card in cards if card.side == SHADOW])
            return Totals(attack, location, sum([path_defense(state, card) for card in cards if card.side == FREE]))
        attacker = ENEMY[place.side]
        led = best_supports(state, place, attacker, "leadership_attack")
        held = best_supports(state, place, place.side, "leadership_defense")
        attack += sum([battleground_attack(state, card, place, led) for card in cards if card.side == attacker])
        defense = sum([battleground_defense(state, card, place, held) for card in cards if card.side == place.side])
        return Totals(attack, location, defense)

    def surplus(self, place: Location) -> int:
        """By how many icons the defenders of an active location are ahead."""
        totals = self.totals(place)
        return totals.location + totals.defenders - totals.attack

    def defense_of(self, card: Card, place: Location) -> int:
        """The defense icons of a card on an active location."""
        if isinstance(place, Path):
            return path_defense(self._state, card)
        held = best_supports(self._state, place, place.side, "leadership_defense")
        return battleground_defense(self._state, card, place, held)
