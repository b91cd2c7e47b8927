"""A turn: which action to take, which card to play, move or use, and where it goes."""

from __future__ import annotations

from collections.abc import Sequence

from ringwar.cardgame.rules.turns import (
    CYCLE,
    DUEL_RING_DRAW,
    MOVE,
    PASS,
    PLAY,
    RING,
    TRILOGY_RING_DRAW,
    USE,
    WINNOW,
)
from ringwar.cardgame.sight import Sight
from ringwar.cardgame.table.facts import ARMY, CHARACTER, Card
from ringwar.cardgame.table.queries import Destination
from ringwar.kernel import Question
from ringwar.players.cardgame.abilities import drawable, drawn, use_value
from ringwar.players.cardgame.hand import needed
from ringwar.players.cardgame.outlook import Outlook, outlook_of
from ringwar.players.cardgame.parameters import number
from ringwar.players.cardgame.plays import best_play, item_value, play_value, reserve_value, ride_to, text_value
from ringwar.players.cardgame.worth import worth_of
from ringwar.players.rules import Hopes

PASSING = number("turn", "pass")
DUEL_RING = number("ring", "duel")
TRILOGY_RING = number("ring", "trilogy")
RING_POINT = number("ring", "point")
RING_LACK = number("ring", "lack")


def action(sight: Sight, question: Question) -> Sequence[float]:
    """Each action by the best that can be done with it."""
    outlook, options = outlook_of(sight), question.options
    most = [most_of_winnowing(outlook) if each == WINNOW else ACTIONS[each](outlook) for each in options]
    return Hopes(most, lambda number: winnow(outlook) if options[number] == WINNOW else most[number])


def best_of_hand(outlook: Outlook) -> float:
    """The best play."""
    return max([best_play(outlook, card) for card in outlook.playable])


def best_move(outlook: Outlook) -> float:
    """The best move from reserve."""
    return max([outlook.best_commitment(card) for card in outlook.sight.ready(outlook.sight.seat)])


def best_use(outlook: Outlook) -> float:
    """The best action of a card."""
    return max([use_value(outlook, card) for card in outlook.sight.usable()])


def ring(outlook: Outlook) -> float:
    """Ring tokens are used every round where they come back; where they do not, the end is too late for them."""
    sight = outlook.sight
    left = drawable(sight, sight.seat)
    if sight.ring_token == "duel":
        return DUEL_RING - RING_LACK * max(0, DUEL_RING_DRAW - left)
    lack = RING_LACK * max(0, TRILOGY_RING_DRAW - left)
    return drawn(outlook, TRILOGY_RING_DRAW) + TRILOGY_RING * min(1.0, sight.rounds_left / 2) - RING_POINT - lack


def winnow(outlook: Outlook) -> float:
    """Two cards are lost for another."""
    sight = outlook.sight
    return drawn(outlook, 1) - _least_two([worth_of(sight, card) + needed(sight, card) for card in sight.hand])


def most_of_winnowing(outlook: Outlook) -> float:
    """What winnowing is worth at most: if the cards that are lost were needed nowhere."""
    sight = outlook.sight
    return drawn(outlook, 1) - _least_two([worth_of(sight, card) for card in sight.hand])


def _least_two(values: list[float]) -> float:
    """The sum of the two least values."""
    return sum(sorted(values)[:2])


def cycle(outlook: Outlook) -> float:
    """The least card goes to the cycle pile."""
    return -min(outlook.hand().values())


def pass_turn(outlook: Outlook) -> float:
    """Nothing is gained and nothing is lost."""
    return PASSING


ACTIONS = {
    PLAY: best_of_hand,
    MOVE: best_move,
    USE: best_use,
    RING: ring,
    WINNOW: winnow,
    CYCLE: cycle,
    PASS: pass_turn,
}


def play(sight: Sight, question: Question) -> list[float]:
    """Each card by the best place for it."""
    outlook = outlook_of(sight)
    return [best_play(outlook, card) for card in question.options]


def play_where(sight: Sight, question: Question) -> list[float]:
    """Each place by what the card is worth there."""
    outlook = outlook_of(sight)
    card: Card = question.about["card"]
    if card in sight.hand:
        return [play_value(outlook, card, place) for place in question.options]
    return [placed(outlook, card, place) for place in question.options]


def move(sight: Sight, question: Question) -> list[float]:
    """Each card of the reserve by the best place for it."""
    outlook = outlook_of(sight)
    return [outlook.best_commitment(card) for card in question.options]


def move_where(sight: Sight, question: Question) -> list[float]:
    """Each place by what the card is worth there."""
    values = outlook_of(sight).commitments()[question.about["card"]]
    return [values[place] for place in question.options]


def use(sight: Sight, question: Question) -> list[float]:
    """Each card by what its action is worth."""
    outlook = outlook_of(sight)
    return [use_value(outlook, card) for card in question.options]


def placed(outlook: Outlook, card: Card, place: Destination) -> float:
    """What a card is worth at a place where it can be put for nothing."""
    if isinstance(place, Card):
        return item_value(outlook, card, place)
    if place is None or isinstance(place, str):
        return reserve_value(outlook, card)
    return ride_to(outlook, card, place) + reserve_value(outlook, card)


def play_drawn(sight: Sight, question: Question) -> list[float]:
    """Each drawn card by the best place for it; a card played for nothing is better than none."""
    outlook = outlook_of(sight)
    return [drawn_value(outlook, card) for card in question.options]


def drawn_value(outlook: Outlook, card: Card | None) -> float:
    """What playing a drawn card is worth."""
    if card is None:
        return 0.0
    text = text_value(outlook, card)
    if card.kind in (ARMY, CHARACTER):
        return text + max(placed(outlook, card, place) for place in outlook.sight.destinations(card))
    return text + max((play_value(outlook, card, place) for place in outlook.sight.destinations(card)), default=0.0)


def ride_where(sight: Sight, question: Question) -> list[float]:
    """Each place by what the rider gains there; staying gains nothing."""
    outlook = outlook_of(sight)
    rider: Card = question.about["card"]
    return [0.0 if place is None else ride_to(outlook, rider, place) for place in question.options]


def move_there(sight: Sight, question: Question) -> list[float]:
    """A leader goes to the battleground just opened if that gains something there."""
    outlook = outlook_of(sight)
    leader: Card = question.about["card"]
    goals = sight.locations_open_to(leader)
    gains = [ride_to(outlook, leader, place) for place in goals if not isinstance(place, str)]
    return [max(gains, default=-1.0) if option else 0.0 for option in question.options]
