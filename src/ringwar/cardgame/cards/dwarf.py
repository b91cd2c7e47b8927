"""The Dwarves."""

from __future__ import annotations

from ringwar.cardgame.rules.deck import named, take_from_pile
from ringwar.cardgame.table.facts import Card
from ringwar.cardgame.table.queries import Place
from ringwar.cardgame.table.texts import CardGame, played


@played("gimli")
def gimli(game: CardGame, seat: str, card: Card, place: Place) -> None:
    """The Dwarven Axe may be taken from the cycle pile."""
    if game.state.cycles[seat] and game.confirm(seat, "search", card=card):
        take_from_pile(game, seat, named("dwarven-axe"))
