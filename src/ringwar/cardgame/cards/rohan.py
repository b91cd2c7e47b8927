"""The Rohirrim."""

from __future__ import annotations

from ringwar.cardgame.rules.abilities import activate_or_reactivate, in_reserve, is_nazgul, of, send
from ringwar.cardgame.rules.deck import may_lie_hidden, named, take_from_pile
from ringwar.cardgame.rules.eliminating import eliminate
from ringwar.cardgame.rules.playing import draw_and_play
from ringwar.cardgame.rules.teams import player_of
from ringwar.cardgame.table.facts import ARMY, Battleground, Card
from ringwar.cardgame.table.memory import CYCLE
from ringwar.cardgame.table.queries import RESERVE, Place, bodies_in_play, items_of, wielder_of
from ringwar.cardgame.table.state import State
from ringwar.cardgame.table.texts import CardGame, action, event, played


@played("eomer")
def eomer(game: CardGame, seat: str, card: Card, place: Place) -> None:
    """Draw 5 cards, play up to 1 Rohan army of them, cycle the rest."""
    draw_and_play(game, seat, 5, of("rohan", ARMY))


@played("eowyn")
def eowyn(game: CardGame, seat: str, card: Card, place: Place) -> None:
    """On a battleground she may eliminate a Nazgûl; to reserve she may bring Merry or Pippin back."""
    if isinstance(place, Battleground):
        nazgul = [each for each in bodies_in_play(game.state) if is_nazgul(each)]
        foe = game.ask(seat, "eliminate-nazgul", [*nazgul, None])
        if foe is not None:
            eliminate(game, foe)
    hobbits = named("merry-brandybuck", "pippin-took")
    able = place == RESERVE and may_lie_hidden(game.state, seat, hobbits, CYCLE)
    if able and game.confirm(seat, "search", card=card):
        take_from_pile(game, seat, hobbits)


@played("theoden")
def theoden(game: CardGame, seat: str, card: Card, place: Place) -> None:
    """Draw 5 cards, play up to 1 Rohan card of them, cycle the rest."""
    draw_and_play(game, seat, 5, lambda each: each.faction == "rohan")


@action("shadowfax", when=(in_reserve,))
def shadowfax(game: CardGame, seat: str, card: Card) -> None:
    """Activate or reactivate any battleground and move the wielder there."""
    wielder = wielder_of(game.state, card)
    assert wielder is not None
    send(game, wielder, activate_or_reactivate(game, seat))


@event("death-ride-to-ruin")
def death_ride_to_ruin(game: CardGame, seat: str) -> None:
    """Eliminate any number of Rohan cards in reserve; the Mordor player eliminates as many on battlegrounds."""
    number = 0
    while True:
        card = game.ask(seat, "sacrifice", [*_with_items(game.state, game.state.reserves[seat], "rohan"), None])
        if card is None:
            break
        eliminate(game, card)
        number += 1
    mordor = player_of(game.state, "mordor")
    if mordor is not None:
        for _ in range(number):
            _mordor_loses_a_card(game, mordor)


def _mordor_loses_a_card(game: CardGame, mordor: str) -> None:
    there = [card for cards in game.state.battlegrounds.values() for card in cards]
    options = _with_items(game.state, there, "mordor")
    if options:
        eliminate(game, game.ask(mordor, "eliminate-in-play", options))


def _with_items(state: State, cards: list[Card] | tuple[Card, ...], faction: str) -> list[Card]:
    """The cards of a faction among these and the items they wield."""
    every = [each for card in cards for each in (card, *items_of(state, card))]
    return [card for card in every if card.faction == faction]
