"""Worlds of small real tables, where all can be counted, come up equally often."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random
from typing import Any

from boardgame.boards import FREE, SHADOW, board
from cardgame.tables import table
from ringwar.boardgame.table.facts import EVENTS
from ringwar.cardgame.table.facts import SCENARIOS

DRAWS = 1200


def distance(counted: Counter[Any], number: int) -> float:
    """How far counts of so many worlds are from equal, in standard deviations of the chi-square statistic."""
    expected = counted.total() / number
    square = sum((count - expected) ** 2 / expected for count in counted.values())
    square += (number - len(counted)) * expected
    return float((square - number + 1) / (2 * (number - 1)) ** 0.5)


def test_the_hand_of_an_enemy_in_the_card_game() -> None:
    """Of six cards that nobody has seen two are in the hand, two in the deck, two in the cycle pile."""
    cards = [card.name for seat in SCENARIOS["duel"].seats if seat.name == "witch-king" for card in seat.cards]
    hidden, open_ones = cards[:6], cards[6:]
    seat = {"hand": hidden[:2], "deck": hidden[2:4], "cycle": hidden[4:], "eliminated": open_ones}
    game = table("duel", seats={"witch-king": seat}, to_act="gandalf", seen=open_ones)
    rng = Random(1)
    states = [game.imagined("gandalf", rng).state for _ in range(DRAWS)]
    zones = [(state.hands["witch-king"], state.decks["witch-king"]) for state in states]
    counted = Counter(tuple(frozenset(card.name for card in zone) for zone in each) for each in zones)
    assert distance(counted, len(list(combinations(range(6), 2))) * len(list(combinations(range(4), 2)))) < 4


def test_the_hand_of_an_enemy_in_the_board_game() -> None:
    """Of five character cards that nobody has seen two are in the hand, one was discarded, two are in the deck."""
    cards = [name for name, card in EVENTS.items() if card.side == SHADOW and card.deck == "character"]
    hidden, open_ones = cards[:5], cards[5:]
    discards = {SHADOW: [*open_ones, hidden[2]]}
    game = board(free=["event"], shadow=["event"], hands=hidden[:2], discards=discards, seen=open_ones)
    rng = Random(1)
    states = [game.imagined(FREE, rng).state for _ in range(DRAWS)]
    counted = Counter(
        (frozenset(card.name for card in state.hands[SHADOW]), state.discards[SHADOW][-1].name) for state in states
    )
    assert distance(counted, len(list(combinations(range(5), 2))) * 3) < 4
