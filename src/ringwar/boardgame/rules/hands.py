"""Chapter 7.1 and 7.2: decks, hands, and playing event cards."""

from __future__ import annotations

from ringwar.boardgame.facts import (
    ARMY,
    CHARACTER,
    DECKS,
    EVENT,
    FREE,
    MUSTER,
    MUSTER_ARMY,
    SHADOW,
    EventCard,
)
from ringwar.boardgame.rules.table_cards import put_on_table, review_table
from ringwar.boardgame.state import State, without
from ringwar.boardgame.texts import EVENTS, BoardGame
from ringwar.kernel import Secret

MOST_CARDS = 6  # BG-CARD-03
PALANTIR_OF_ORTHANC = "shadow-character-21"

TYPES = {
    CHARACTER: (CHARACTER,),  # BG-ACT-03
    ARMY: (ARMY,),  # BG-ACT-11
    MUSTER: (MUSTER,),  # BG-ACT-13
    MUSTER_ARMY: (ARMY, MUSTER),  # BG-ACT-18
    EVENT: (CHARACTER, ARMY, MUSTER),  # BG-ACT-17
}
"""The types of event cards that a result can play."""


def draw_card(game: BoardGame, side: str, deck: str) -> None:
    """BG-CARD-08, BG-CARD-09. Draw a card from one of one's own decks, if it is not empty."""
    state = game.state
    cards = state.decks[side, deck]
    if not cards:
        game.tell("deck-empty", side=side, deck=deck)
        return
    card = game.draw("event-card", cards, drawer=side, deck=deck)
    state.decks[side, deck] = without(cards, card)
    state.hands[side] += (card,)
    game.show("draw", side=side, deck=deck, card=Secret(card, side))


def keep_hand_limit(game: BoardGame, side: str) -> None:
    """BG-CARD-03 to BG-CARD-07. Discard down to six cards, face down, of one's own choice."""
    state = game.state
    while len(state.hands[side]) > MOST_CARDS:
        card = game.ask(side, "discard", state.hands[side])
        discard_from_hand(game, side, card)


def discard_from_hand(game: BoardGame, side: str, card: EventCard) -> None:
    """BG-CARD-07. A card of the hand goes to the discard pile face down."""
    state = game.state
    state.hands[side] = without(state.hands[side], card)
    state.discards[side] += (card,)
    game.tell("discard", side=side, deck=card.deck, card=Secret(card, side))


def decks_left(state: State, side: str) -> list[str]:
    """BG-CARD-09, BG-CARD-10. The decks from which a side can draw."""
    return [deck for deck in DECKS if state.decks[side, deck]]


def draw_by_die(game: BoardGame, side: str) -> None:
    """BG-ACT-16. Draw one card from either of one's own decks."""
    draw_card(game, side, game.ask(side, "which-deck", decks_left(game.state, side)))


def playable_events(state: State, side: str, types: tuple[str, ...]) -> list[EventCard]:
    """BG-CARD-12, BG-CARD-13, BG-CARD-14, BG-CARD-19.

    The cards of the hand that can be played as events of these types.
    """
    return [card for card in state.hands[side] if card.type in types and EVENTS[card.name].condition(state)]


def play_event(game: BoardGame, side: str, types: tuple[str, ...]) -> EventCard:
    """BG-CARD-11, BG-CARD-12. Play an event card of one of the types from hand."""
    card = game.ask(side, "play-event", playable_events(game.state, side, types))
    resolve_event(game, card)
    return card


def resolve_event(game: BoardGame, card: EventCard) -> None:
    """BG-CARD-17 to BG-CARD-21. Apply a card from hand; it is discarded, or stays on the table."""
    state = game.state
    state.hands[card.side] = without(state.hands[card.side], card)
    game.show("play-event", side=card.side, card=card)
    if card.on_table:
        put_on_table(game, card)
    else:
        state.discards[card.side] += (card,)
        state.seen |= {card}
    with game.because(card):
        EVENTS[card.name].play(game)
    review_table(game)


def roll_for_event(game: BoardGame, dice: int, needed: int) -> int:
    """BG-CARD-18. Roll dice for an event card; say how many show the number needed or more."""
    rolled = [game.roll("event-die") for _ in range(dice)]
    count = sum(die >= needed for die in rolled)
    game.tell("event-roll", dice=rolled, needed=needed, count=count)
    return count


def after_event_result(game: BoardGame, side: str, card: EventCard) -> None:
    """Gandalf the Grey as guide, and the Palantír of Orthanc: a card played with an Event result brings another."""
    state = game.state
    guided = side == FREE and state.guide.name == "gandalf-the-grey" and bool(state.decks[side, card.deck])
    if guided and game.confirm(side, "gandalf-draws", deck=card.deck):
        draw_card(game, side, card.deck)
    palantir = any(each.name == PALANTIR_OF_ORTHANC for each in state.table[SHADOW])
    if side == SHADOW and palantir and card.name != PALANTIR_OF_ORTHANC and decks_left(state, side):
        draw_by_die(game, side)
