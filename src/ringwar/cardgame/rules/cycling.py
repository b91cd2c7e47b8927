"""Chapter 11: cycling and forsaking."""

from __future__ import annotations

from ringwar.cardgame.rules.deck import has_top, reveal_top, settle
from ringwar.cardgame.rules.eliminating import (
    FORSAKEN_FROM_HAND,
    FORSAKEN_FROM_RESERVE,
    FORSAKEN_FROM_TOP,
    cycle,
    eliminate,
)
from ringwar.cardgame.rules.whose import lies_in_play, not_in_hand, not_own, own_zone
from ringwar.cardgame.table.facts import ITEM, Card
from ringwar.cardgame.table.queries import RESERVE, Pointed, place_of
from ringwar.cardgame.table.state import Cards, State
from ringwar.cardgame.table.texts import CardGame
from ringwar.kernel import Question, Refusal, Secret

TOP_OF_DECK = "top-of-deck"


def cycle_from_hand(game: CardGame, seat: str, number: int = 1, spared: Cards = (), deed: str | None = None) -> None:
    """CG-CYCLE-03, CG-CYCLE-04, CG-CYCLE-05. Cycle cards of one's own choice; forsake one for each that is missing."""
    for done in range(number):
        hand = game.state.hands[seat]
        if hand:
            options = hand if len(hand) > number - done else hand[:1]  # all of it goes
            why, at = why_not_cycled, done + 1
            cycle(game, game.ask(seat, "cycle", options, why=why, card=spared, deed=deed, number=at, total=number))
        else:
            forsake(game, seat, spared)


def cannot_cycle(state: State, seat: str, thing: Pointed) -> Refusal | None:
    """CG-CYCLE-01, CG-ACT-06. Why a player cannot cycle a card from hand."""
    return not_in_hand(state, seat, thing, "CG-CYCLE-01")


def why_not_cycled(state: State, question: Question, thing: Pointed) -> Refusal | None:
    """CG-CYCLE-01, CG-CYCLE-05, CG-PLAY-06. Why a card cannot be the one that is cycled from hand."""
    reason = cannot_cycle(state, question.side, thing)
    return None if reason is None else _pays_for_itself(question, thing) or reason


def _pays_for_itself(question: Question, thing: Pointed) -> Refusal | None:
    """CG-PLAY-06. The card that is played cannot be its own price."""
    if isinstance(thing, Card) and thing in question.about.get("card", ()):
        return Refusal("pays-for-itself", clauses=["CG-PLAY-06"], card=thing.name)
    return None


def forsake(game: CardGame, seat: str, spared: Cards = (), number: int = 1, total: int = 1) -> None:
    """CG-FORSAKE-01, CG-FORSAKE-02, CG-FORSAKE-05. Eliminate a card of hand or reserve, or the unseen top card."""
    state = game.state
    options = forsakable(state, seat, spared)
    if not options:
        return
    choice = game.ask(seat, "forsake", options, why=why_not_forsaken, card=spared, number=number, total=total)
    if isinstance(choice, str):
        top = reveal_top(game, seat)
        assert top is not None
        game.tell("forsake-top", seat=seat)
        eliminate(game, top, FORSAKEN_FROM_TOP)
        settle(game, seat)  # after the card is put away: one cycled instead is in the pile by then (CG-ELIM-06)
    elif choice in state.hands[seat]:
        game.show("forsake-hand", seat=seat, card=Secret(choice, seat))
        eliminate(game, choice, FORSAKEN_FROM_HAND)
    else:
        game.tell("forsake-reserve", seat=seat, card=choice)
        eliminate(game, choice, FORSAKEN_FROM_RESERVE)


def forsakable(state: State, seat: str, spared: Cards = ()) -> list[Card | str]:
    """CG-FORSAKE-01, CG-FORSAKE-04, CG-ITEM-14, CG-ITEM-15, CG-PLAY-06. What a seat may forsake, less spared cards."""
    cards = [*state.hands[seat]]
    for card in state.reserves[seat]:
        cards += (card, *state.items.get(card, ()))
    options: list[Card | str] = [card for card in cards if card not in spared]
    if has_top(state, seat):
        options.append(TOP_OF_DECK)
    return options


def why_not_forsaken(state: State, question: Question, thing: Pointed) -> Refusal | None:
    """CG-FORSAKE-01, CG-FORSAKE-04, CG-FORSAKE-08, CG-ITEM-14, CG-PLAY-06. Why something cannot be forsaken."""
    seat = question.side
    if thing in forsakable(state, seat, question.about["card"]):
        return None
    if thing == TOP_OF_DECK:
        return Refusal("no-top-card", clauses=["CG-FORSAKE-05", "CG-FORSAKE-08"])
    reason = _pays_for_itself(question, thing)
    if reason is None and isinstance(thing, Card) and lies_in_play(state, thing):
        return _not_forsaken_in_play(state, thing)
    reason = reason or not_own(state, seat, thing)
    if reason is not None:
        return reason
    assert isinstance(thing, Card)
    clauses = ["CG-FORSAKE-01", "CG-FORSAKE-04"]
    return Refusal("not-to-be-forsaken", clauses=clauses, card=thing.name, zone=own_zone(state, thing))


def _not_forsaken_in_play(state: State, card: Card) -> Refusal:
    """CG-FORSAKE-04, CG-ITEM-14. Why a card in play, in no place of one's own, cannot be forsaken."""
    if place_of(state, card) != RESERVE:
        return Refusal("not-forsaken-on-location", clauses=["CG-FORSAKE-04"], card=card.name)
    clauses = ["CG-FORSAKE-04", "CG-ITEM-14"] if card.kind == ITEM else ["CG-FORSAKE-04"]
    return Refusal("in-reserve-of-another", clauses=clauses, card=card.name)


def can_forsake(state: State, seat: str, card: Card) -> bool:
    """CG-ABILITY-04. A price of forsaking can be paid."""
    return bool(forsakable(state, seat))


def may_cycle_for(game: CardGame, seat: str, key: str, card: Card) -> bool:
    """CG-CYCLE-07, CG-AMB-20. Offer a benefit for 1 card cycled from hand, and have it paid."""
    state = game.state
    strict = state.rules.options["empty-hand-price"] == "none"
    if not state.hands[seat] and (strict or not forsakable(state, seat)):
        return False
    if not game.confirm(seat, key, card=card):
        return False
    cycle_from_hand(game, seat)
    return True
