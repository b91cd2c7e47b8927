"""The Dwarves."""

from __future__ import annotations

from ringwar.cardgame.rules.deck import may_lie_hidden, named, take_from_pile
from ringwar.cardgame.table.facts import Card
from ringwar.cardgame.table.memory import CYCLE
from ringwar.cardgame.table.queries import Place
from ringwar.cardgame.table.texts import CardGame, played


@played("gimli")
def gimli(game: CardGame, seat: str, card: Card, place: Place) -> None:
    """The Dwarven Axe may be taken from the cycle pile."""
    axe = named("dwarven-axe")
    if may_lie_hidden(game.state, seat, axe, CYCLE) and game.confirm(seat, "search", card=card):
        take_from_pile(game, seat, axe)
