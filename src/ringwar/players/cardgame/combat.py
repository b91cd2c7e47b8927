"""Combat: whom the defender loses, whom armies support, and what saves a card."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from ringwar.cardgame.sight import Sight
from ringwar.cardgame.table.facts import ITEM, Battleground, Card
from ringwar.cardgame.table.state import Location
from ringwar.kernel import Question
from ringwar.players.cardgame.parameters import number
from ringwar.players.cardgame.worth import cause_at, loss

CHOSEN = 100.0
"""What sets the losses that are chosen above all others."""
MOST_WEIGHED = 8
"""Of more defenders than this, losses are not weighed against each other as sets."""
SMALLEST = number("combat", "smallest-loss")
CANCELLED = number("front", "cancelled")


def losses(sight: Sight, question: Question) -> list[float]:
    """The defenders whose loss cancels everything at the least price go first."""
    place: Location = question.about["location"]
    left: int = question.about["count"]
    cards: Sequence[Card] = question.options
    icons = [sight.defense_of(card, place) for card in cards]
    prices = [SMALLEST + loss(sight, card, cause_at(place)) for card in cards]
    best = cheapest(icons, prices, left)
    return [icons[at] - prices[at] + (CHOSEN if at in best else 0.0) for at in range(len(cards))]


def cheapest(icons: Sequence[int], prices: Sequence[float], left: int) -> tuple[int, ...]:
    """The cards whose icons cancel what is left at the least price; none if all together cannot."""
    useful = [at for at, count in enumerate(icons) if count][:MOST_WEIGHED]
    if sum(icons[at] for at in useful) < left:
        return ()
    sets = [
        chosen
        for size in range(1, len(useful) + 1)
        for chosen in combinations(useful, size)
        if sum(icons[at] for at in chosen) >= left
    ]
    return min(sets, key=lambda chosen: sum(prices[at] for at in chosen))


def decide_for_enemy(sight: Sight, question: Question) -> list[float]:
    """The enemy loses what is worth most and cancels least."""
    place: Location = question.about["location"]
    cause = cause_at(place)
    return [loss(sight, card, cause) - CANCELLED * sight.defense_of(card, place) for card in question.options]


def support(sight: Sight, question: Question) -> list[float]:
    """An army supports the character by whom most icons count."""
    army: Card = question.about["army"]
    place = sight.place_of(army)
    defends = isinstance(place, Battleground) and place.side == sight.side
    return [_support(army, leader, "defense" if defends else "attack") for leader in question.options]


def _support(army: Card, leader: Card, kind: str) -> float:
    """The icons that count if an army supports a character."""
    bonus = sum(
        each.bonus
        for each in army.variables
        if each.kind == "supporting" and leader.id in each.names and each.icon == f"battleground_{kind}"
    )
    return float(getattr(leader, f"leadership_{kind}") + bonus)


def replacement(sight: Sight, question: Question) -> list[float]:
    """An item saves its wielder with all items, where the wielder's own text may not."""
    return [1.0 if saver.kind == ITEM else 0.0 for saver in question.options]
