"""Chapter 7.3: cards on the table."""

from __future__ import annotations

from collections.abc import Collection, Container

from ringwar.boardgame.table.facts import EventCard
from ringwar.boardgame.table.state import State, without
from ringwar.boardgame.table.texts import KEEPS, BoardGame


def put_on_table(game: BoardGame, card: EventCard) -> None:
    """BG-CARD-21, BG-CARD-24. The card stays in front of its owner."""
    game.state.table[card.side] += (card,)


def discard_from_table(game: BoardGame, name: str) -> None:
    """Discard a card from the table, if it lies there."""
    state = game.state
    for side, cards in state.table.items():
        card = next((card for card in cards if card.name == name), None)
        if card is not None:
            state.table[side] = without(cards, card)
            state.discards[side] += (card,)
            state.seen |= {card}
            game.tell("discard-table", card=card)


def discard_any(game: BoardGame, names: Collection[str]) -> None:
    """Discard those cards from the table that have one of the names."""
    for cards in tuple(game.state.table.values()):
        for card in cards:
            if card.name in names:
                discard_from_table(game, card.name)


def lies_there(state: State, names: Container[str]) -> bool:
    """Whether a card on the table has one of the names."""
    return any(card.name in names for cards in state.table.values() for card in cards)


def review_table(game: BoardGame) -> None:
    """BG-CARD-23, BG-AMB-48. Table cards whose condition has stopped being true are discarded at once."""
    state = game.state
    for cards in tuple(state.table.values()):
        for card in cards:
            if card.name in KEEPS and not KEEPS[card.name](state):
                discard_from_table(game, card.name)
