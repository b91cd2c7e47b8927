"""The card game in numbers: what a seat may know of the table, always in the same order."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from ringwar.cardgame.sight import Sight
from ringwar.cardgame.table.facts import BATTLEGROUNDS, FREE, ITEM, SHADOW, Card, scenario
from ringwar.cardgame.table.texts import EXTRA_DRAW
from ringwar.players.cardgame.prospects import PATH_ITEMS, banner
from ringwar.players.cardgame.worth import ITEM_REACH, reach_of, worth

SEATS = ("frodo", "aragorn", "gandalf", "witch-king", "saruman", "balrog")
KINDS = ("army", "character", "item", "event")
ICONS = ("attack", "defence", "attack on paths", "defence on paths")
PROMISES = ("for the last path", "for the next path", "for battlegrounds to come", "worth")
MOST_BATTLEGROUNDS = 3

TABLE = (
    *("path", "rounds left", "corruption", "free points", "shadow points", "free rings", "shadow rings"),
    *("ahead", "ahead if all combats came now", "for the shadow", "path surplus"),
    *("points of the free peoples' battlegrounds to come", "points of the shadow's battlegrounds to come"),
)
PLACE = ("of the free peoples", "points", "surplus")
SEAT = (
    *("plays", "is the own", "hand", "limit", "deck", "cycle", "eliminated", "reserve"),
    *(f"{each} in reserve" for each in ICONS),
    *("draws to come in reserve", *(f"{each} in reserve" for each in PROMISES)),
    *(f"{each} neither in reserve nor known to be eliminated" for each in PROMISES),
)
OWN = (
    *(f"{kind} in hand" for kind in KINDS),
    *(f"{icon} in hand" for icon in ICONS),
    *(f"{icon} in deck and cycle" for icon in ICONS),
    *(f"{each} {where}" for where in ("in hand", "in deck", "in cycle") for each in PROMISES),
)
NAMES = (
    *TABLE,
    *(f"battleground {number} {what}" for number in range(1, MOST_BATTLEGROUNDS + 1) for what in PLACE),
    *(f"{seat} {what}" for seat in SEATS for what in SEAT),
    *OWN,
)
"""What each number is."""


def features(sight: Sight) -> list[float]:
    """What the seat of a sight may know, as numbers."""
    return [*_table(sight), *_battlegrounds(sight), *_seats(sight), *_own(sight)]


def _table(sight: Sight) -> list[float]:
    """How far the game has come, and how it stands."""
    return [
        sight.path_number / 9,
        sight.rounds_left / 9,
        sight.corruption / 10,
        sight.scored(FREE) / 10,
        sight.scored(SHADOW) / 10,
        sight.ring_points(FREE) / 3,
        sight.ring_points(SHADOW) / 3,
        sight.lead() / 10,
        sight.outcome() / 10,
        float(sight.side == SHADOW),
        0.0 if sight.path is None else sight.surplus(sight.path) / 5,
        points_ahead(sight.ahead(), FREE) / 10,
        points_ahead(sight.ahead(), SHADOW) / 10,
    ]


def _battlegrounds(sight: Sight) -> list[float]:
    """Where battles are going on, the most precious place first."""
    places = sorted(sight.battlegrounds, key=lambda place: (-place.points, place.name))[:MOST_BATTLEGROUNDS]
    found: list[float] = []
    for place in places:
        found += (float(place.side == FREE), place.points / 3, sight.surplus(place) / 5)
    return found + [0.0] * (len(PLACE) * (MOST_BATTLEGROUNDS - len(places)))


def _seats(sight: Sight) -> list[float]:
    """What everybody can see of each seat."""
    playing = (*sight.allies(FREE), *sight.allies(SHADOW))
    rest, gone = rest_of(sight.path_number, sight.last_path, sight.ahead()), sight.gone()
    found: list[float] = []
    for seat in SEATS:
        if seat not in playing:
            found += [0.0] * len(SEAT)
            continue
        deck, cycle, eliminated = sight.sizes(seat)
        reserve = sight.reserve(seat)
        found += (1.0, float(seat == sight.seat), sight.hand_size(seat) / 7, sight.carryover_limit(seat) / 3)
        found += (deck / 30, cycle / 10, eliminated / 20, len(reserve) / 5, *_icons(reserve, 5))
        draws = sum([EXTRA_DRAW.get(card.id, 0) for card in reserve])
        ready = rest.promised([each for card in reserve for each in (card, *sight.items.get(card, ()))])
        left = still(rest, sight.scenario, seat, gone)
        found += (draws * sight.rounds_left / 9, *_scaled(ready, 5))
        found += _scaled([most - there for most, there in zip(left, ready, strict=True)], 20)
    return found


def _own(sight: Sight) -> list[float]:
    """What the seat alone knows: its hand, and what is still to come."""
    hand = sight.hand
    kinds = [sum([card.kind == kind for card in hand]) / 3 for kind in KINDS]
    deck, cycle = sight.deck, sight.cycle_pile
    rest = rest_of(sight.path_number, sight.last_path, sight.ahead())
    held = [
        *_scaled(rest.promised(hand), 5),
        *_scaled(rest.promised(deck), 20),
        *_scaled(rest.promised(cycle), 20),
    ]
    return [*kinds, *_icons(hand, 5), *_icons((*deck, *cycle), 20), *held]


def _icons(cards: Iterable[Card], scale: float) -> list[float]:
    """The printed icons of some cards."""
    cards = tuple(cards)
    return [
        sum([card.battleground_attack for card in cards]) / scale,
        sum([card.battleground_defense for card in cards]) / scale,
        sum([card.path_attack for card in cards]) / scale,
        sum([card.path_defense for card in cards]) / scale,
    ]


# What cards promise for the rounds to come

Promise = tuple[float, float, float, float]
"""Icons for the last path, for the next one and for battlegrounds to come, and what a card is worth."""


class Rest:
    """The rest of a game: what cards promise there, each worked out once."""

    __slots__ = ("ahead", "known", "last_path", "path_number")

    def __init__(self, path_number: int, last_path: int, ahead: frozenset[str]) -> None:
        self.path_number = path_number
        self.last_path = last_path
        self.ahead = ahead
        self.known: dict[Card, Promise] = {}

    def promise(self, card: Card) -> Promise:
        """What a card promises."""
        found = self.known.get(card)
        if found is None:
            found = self.known[card] = self._promise(card)
        return found

    def _promise(self, card: Card) -> Promise:
        on_paths = card.path_attack + card.path_defense + PATH_ITEMS.get(card.id, 0.0)
        is_item = card.kind == ITEM
        reach = ITEM_REACH if is_item else reach_of(banner(card), self.ahead)
        fighting = card.battleground_attack * reach.attack + card.battleground_defense * reach.defense
        if self.path_number >= self.last_path:
            return 0.0, 0.0, 0.0, 0.0
        return (
            on_paths if is_item or self.last_path in card.paths else 0.0,
            on_paths if is_item or self.path_number + 1 in card.paths else 0.0,
            fighting,
            worth(card, self.path_number, self.last_path, 0, self.ahead),
        )

    def promised(self, cards: Iterable[Card]) -> Promise:
        """What some cards promise together."""
        last, following, fighting, value = 0.0, 0.0, 0.0, 0.0
        for card in cards:
            promise = self.promise(card)
            last += promise[0]
            following += promise[1]
            fighting += promise[2]
            value += promise[3]
        return last, following, fighting, value


@lru_cache(maxsize=1 << 9)
def rest_of(path_number: int, last_path: int, ahead: frozenset[str]) -> Rest:
    """The rest of a game after the round of a path number, with what lies ahead."""
    return Rest(path_number, last_path, ahead)


@lru_cache(maxsize=1 << 11)
def still(rest: Rest, name: str, seat: str, gone: frozenset[str]) -> Promise:
    """What the cards of a seat promise that are not known to be eliminated; of copies none once one of them is."""
    cards = next(each.cards for each in scenario(name).seats if each.name == seat)
    return rest.promised([card for card in cards if card.id not in gone])


@lru_cache(maxsize=1 << 10)
def points_ahead(ahead: frozenset[str], side: str) -> float:
    """The points of the battlegrounds of a side that are still to come."""
    return float(sum([place.points for name, place in BATTLEGROUNDS.items() if name in ahead and place.side == side]))


def _scaled(numbers: Iterable[float], scale: float) -> list[float]:
    return [number / scale for number in numbers]
