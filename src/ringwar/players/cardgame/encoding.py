"""The card game in numbers: what a seat may know of the table, always in the same order."""

from __future__ import annotations

from collections.abc import Iterable

from ringwar.cardgame.sight import Sight
from ringwar.cardgame.table.facts import FREE, SHADOW, Card

SEATS = ("frodo", "aragorn", "gandalf", "witch-king", "saruman", "balrog")
KINDS = ("army", "character", "item", "event")
ICONS = ("attack", "defence", "attack on paths", "defence on paths")
MOST_BATTLEGROUNDS = 3

TABLE = (
    *("path", "rounds left", "corruption", "free points", "shadow points", "free rings", "shadow rings"),
    *("ahead", "ahead if all combats came now", "for the shadow", "path surplus"),
)
PLACE = ("of the free peoples", "points", "surplus")
SEAT = (
    *("plays", "is the own", "hand", "limit", "deck", "cycle", "eliminated", "reserve"),
    *(f"{each} in reserve" for each in ICONS),
)
OWN = (
    *(f"{kind} in hand" for kind in KINDS),
    *(f"{icon} in hand" for icon in ICONS),
    *(f"{icon} in deck and cycle" for icon in ICONS),
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
    found: list[float] = []
    for seat in SEATS:
        if seat not in playing:
            found += [0.0] * len(SEAT)
            continue
        deck, cycle, eliminated = sight.sizes(seat)
        reserve = sight.reserve(seat)
        found += (1.0, float(seat == sight.seat), sight.hand_size(seat) / 7, sight.carryover_limit(seat) / 3)
        found += (deck / 30, cycle / 10, eliminated / 20, len(reserve) / 5, *_icons(reserve, 5))
    return found


def _own(sight: Sight) -> list[float]:
    """What the seat alone knows: its hand, and what is still to come."""
    hand = sight.hand
    kinds = [sum([card.kind == kind for card in hand]) / 3 for kind in KINDS]
    return [*kinds, *_icons(hand, 5), *_icons((*sight.deck, *sight.cycle_pile), 20)]


def _icons(cards: Iterable[Card], scale: float) -> list[float]:
    """The printed icons of some cards."""
    cards = tuple(cards)
    return [
        sum([card.battleground_attack for card in cards]) / scale,
        sum([card.battleground_defense for card in cards]) / scale,
        sum([card.path_attack for card in cards]) / scale,
        sum([card.path_defense for card in cards]) / scale,
    ]
