"""Chapter 7: decks, hands, playing event cards, and hits that they inflict."""

from __future__ import annotations

from ringwar.boardgame.rules.casualties import take_hits
from ringwar.boardgame.rules.forces import standing_force
from ringwar.boardgame.rules.siege import after_destruction
from ringwar.boardgame.rules.table_cards import put_on_table, review_table
from ringwar.boardgame.table.facts import (
    ARMY,
    CHARACTER,
    DECKS,
    EVENT,
    FREE,
    MUSTER,
    MUSTER_ARMY,
    SHADOW,
    EventCard,
    Region,
)
from ringwar.boardgame.table.memory import discarded, forget
from ringwar.boardgame.table.queries import army_of
from ringwar.boardgame.table.state import Cards, State, without
from ringwar.boardgame.table.texts import DRAWS_AFTER_EVENT, EVENT_TEXTS, BoardGame
from ringwar.kernel import Question, Refusal, Secret

TYPES = {
    CHARACTER: (CHARACTER,),  # BG-ACT-03
    ARMY: (ARMY,),  # BG-ACT-11
    MUSTER: (MUSTER,),  # BG-ACT-13
    MUSTER_ARMY: (ARMY, MUSTER),  # BG-ACT-18
    EVENT: (CHARACTER, ARMY, MUSTER),  # BG-ACT-17
}
"""The types of event cards that a result can play."""


def hand(state: State, side: str) -> Cards:
    """The cards of the player who answers for a side now."""
    cards: Cards = state.hands[state.rules.speaker(state, side)]
    return cards


def hands(state: State, side: str) -> list[EventCard]:
    """BG-GLOSSARY-01. The cards in hand of all players of a side."""
    return [card for seat, cards in state.hands.items() if state.rules.seats[seat] == side for card in cards]


def holder(state: State, card: EventCard) -> str:
    """Who has a card in hand."""
    return next(seat for seat, cards in state.hands.items() if card in cards)


def draw_card(game: BoardGame, side: str, deck: str) -> None:
    """BG-CARD-08, BG-CARD-09. A player, or the one who answers for a side, draws a card of his side, if one is left."""
    state = game.state
    seat: str = state.rules.speaker(state, side)
    pile = (state.rules.seats[seat], deck)
    cards = state.decks[pile]
    if not cards:
        game.tell("deck-empty", side=seat, deck=deck)
        return
    card = game.draw("event-card", cards, drawer=seat, deck=deck)
    state.decks[pile] = without(cards, card)
    state.hands[seat] += (card,)
    game.show("draw", side=seat, deck=deck, card=Secret(card, seat))


def keep_hand_limit(game: BoardGame, side: str) -> None:
    """BG-CARD-03 to BG-CARD-07. Discard down to the hand limit, face down, of one's own choice."""
    state = game.state
    seat: str = state.rules.speaker(state, side)
    limit: int = state.rules.hand_limit(seat)
    while len(state.hands[seat]) > limit:
        discard_from_hand(game, game.ask(seat, "discard", state.hands[seat], limit=limit))


def discard_from_hand(game: BoardGame, card: EventCard) -> None:
    """BG-CARD-07. A card of a hand goes to the discard pile face down."""
    state = game.state
    seat = holder(state, card)
    state.hands[seat] = without(state.hands[seat], card)
    state.discards[card.side] += (card,)
    discarded(state, seat, card)
    game.tell("discard", side=seat, deck=card.deck, card=Secret(card, seat))


def decks_left(state: State, side: str) -> list[str]:
    """BG-CARD-09, BG-CARD-10. The decks from which a side can draw."""
    return [deck for deck in DECKS if state.decks[side, deck]]


def why_not_drawn(state: State, question: Question, thing: object) -> Refusal | None:
    """BG-CARD-09. Why no card can be drawn from a deck."""
    if not isinstance(thing, str) or thing not in DECKS or state.decks[question.plays_for, thing]:
        return None
    return Refusal("deck-is-empty", clauses=["BG-CARD-09"], deck=thing)


def draw_by_die(game: BoardGame, side: str) -> None:
    """BG-ACT-16. Draw one card from either of one's own decks."""
    draw_card(game, side, game.ask(side, "which-deck", decks_left(game.state, side), why=why_not_drawn))


def playable_events(state: State, side: str, types: tuple[str, ...]) -> list[EventCard]:
    """BG-CARD-12, BG-CARD-13, BG-CARD-14, BG-CARD-19.

    The cards of the hand that can be played as events of these types.
    """
    may_play = state.rules.may_play
    return [
        card
        for card in hand(state, side)
        if card.type in types and may_play(state, card) and EVENT_TEXTS[card.name].condition(state)
    ]


def why_unplayable(state: State, side: str, card: EventCard, types: tuple[str, ...]) -> Refusal | None:
    """BG-CARD-12 to BG-CARD-14, BG-MULTI-18, BG-MULTI-59. Why a card cannot be played as an event of these types."""
    about = {"card": card.name}
    if card not in hand(state, side):
        key = "card-on-table" if any(card in cards for cards in state.table.values()) else "card-not-in-hand"
        return Refusal(key, clauses=["BG-CARD-13"], **about)
    if card.type not in types:
        return Refusal("card-of-other-type", clauses=["BG-CARD-12"], **about, type=card.type, types=list(types))
    if not state.rules.may_play(state, card):
        if side in state.rules.seats:
            return Refusal("card-same-nation", clauses=["BG-MULTI-59"], **about, nations=list(card.nations))
        return Refusal("card-of-partner", clauses=["BG-MULTI-18"], **about, seat=card.player)
    if not EVENT_TEXTS[card.name].condition(state):
        return Refusal("card-needs", clauses=["BG-CARD-14"], **about, needs=f"needs-{card.name}")
    return None


def why_not_played(state: State, question: Question, thing: object) -> Refusal | None:
    """BG-CARD-12, BG-CARD-14. Why a card cannot be played with the result that is used."""
    if not isinstance(thing, EventCard):
        return None
    return why_unplayable(state, question.plays_for, thing, question.about["types"])


def play_event(game: BoardGame, side: str, types: tuple[str, ...]) -> EventCard:
    """BG-CARD-11, BG-CARD-12. Play an event card of one of the types from hand."""
    card = game.ask(side, "play-event", playable_events(game.state, side, types), why=why_not_played, types=types)
    resolve_event(game, card)
    return card


def resolve_event(game: BoardGame, card: EventCard) -> None:
    """BG-CARD-17 to BG-CARD-21. Apply a card from hand; it is discarded, or stays on the table."""
    state = game.state
    seat = holder(state, card)
    state.hands[seat] = without(state.hands[seat], card)
    forget(state, card)
    state.rules.event_played(state, card)
    if card.on_table:
        put_on_table(game, card)
    else:
        state.discards[card.side] += (card,)
        state.seen |= {card}
    game.show("play-event", side=seat, card=card, stays=card.on_table)
    with game.because(card):
        before = None if game.listener is None or card.on_table else state.copy()
        EVENT_TEXTS[card.name].play(game)
        if state == before:
            game.tell("no-effect")
    review_table(game)


def roll_for_event(game: BoardGame, dice: int, needed: int) -> int:
    """BG-CARD-18. Roll dice for an event card; say how many show the number needed or more."""
    rolled = [game.roll("event-die") for _ in range(dice)]
    count = sum(die >= needed for die in rolled)
    game.tell("event-roll", dice=rolled, needed=needed, count=count)
    return count


def after_event_result(game: BoardGame, side: str, card: EventCard) -> None:
    """Gandalf the Grey as guide, and cards on the table: a card played with an Event result brings another."""
    state = game.state
    guided = side == FREE and state.guide.name == "gandalf-the-grey" and bool(state.decks[side, card.deck])
    if guided:
        with game.because(state.guide):
            if game.confirm(side, "gandalf-draws", deck=card.deck):
                draw_card(game, side, card.deck)
    if side == SHADOW and may_draw_again(state, card):
        with game.because(bringers(state, card)[0]):
            draw_by_die(game, side)


def may_draw_again(state: State, card: EventCard) -> bool:
    """A card that lay on the table when another was played brings a third, and one can be drawn."""
    return bool(bringers(state, card)) and bool(decks_left(state, SHADOW))


def bringers(state: State, card: EventCard) -> list[EventCard]:
    """The Shadow's cards that lay on the table when another was played, and bring a third."""
    return [each for each in state.table[SHADOW] if each.name in DRAWS_AFTER_EVENT and each is not card]


def strike_army(game: BoardGame, region: Region, side: str, hits: int) -> bool:
    """BG-CARD-26, BG-CARD-27, BG-CAPTURE-13. A card inflicts hits on an army; say whether it was destroyed."""
    state = game.state
    force = standing_force(state, region, side)
    if force is None:
        return False
    take_hits(game, force, hits)
    if army_of(state, region, side) is not None:
        return False
    after_destruction(game, region)
    return True
