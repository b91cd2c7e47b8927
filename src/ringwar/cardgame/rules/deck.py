"""Chapter 13: the draw deck."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ringwar.cardgame.table.facts import Card
from ringwar.cardgame.table.memory import CYCLE, DECK, DRAWN, HAND, PLACES, moved, recycled, shown, zone_of
from ringwar.cardgame.table.state import Known, State, without
from ringwar.cardgame.table.texts import SHOWS_TOP, CardGame
from ringwar.kernel import Secret


def draw(game: CardGame, seat: str, number: int = 1) -> None:
    """CG-DECK-01, CG-DECK-02, CG-DECK-11. Draw cards into the hand, as many as there are."""
    state = game.state
    spread: tuple[Known, ...] | None = None  # what is known since it was told that it may be in the hand
    for _ in range(number):
        card = _take_top(game, seat)
        if card is None:
            game.tell("nothing-to-draw", seat=seat)
            return
        state.hands[seat] += (card,)
        if state.known and state.known.get(seat) is not spread:
            moved(state, seat, DECK, HAND)
            spread = state.known.get(seat)
        game.tell("draw", seat=seat, card=Secret(card, seat))
        settle(game, seat)


def draw_aside(game: CardGame, seat: str, number: int) -> None:
    """CG-PLAY-18, CG-DECK-08. Draw cards that do not become part of the hand."""
    state = game.state
    for _ in range(number):
        card = _take_top(game, seat)
        if card is None:
            game.tell("nothing-to-draw", seat=seat)
            return
        state.drawn[seat] += (card,)
        moved(state, seat, DECK, DRAWN)
        game.show("draw-aside", seat=seat, card=Secret(card, seat))
        settle(game, seat)


def recycle(game: CardGame, seat: str) -> None:
    """CG-DECK-03, CG-DECK-05. Shuffle the cycle pile together with what is left of the draw deck."""
    state = game.state
    count = len(state.cycles[seat])
    recycled(state, seat)
    together = frozenset(state.decks[seat] + state.cycles[seat])
    state.decks[seat] = tuple(card for card in state.rules.cards if card in together)  # the one order of any deck
    state.cycles[seat] = ()
    game.tell("recycle", seat=seat, count=count)
    shuffle(game, seat)


def shuffle(game: CardGame, seat: str) -> None:
    """CG-DECK-03, CG-DECK-09. After this nobody knows what lies on top of the draw deck; one left empty is made new."""
    game.state.tops[seat] = ()
    settle(game, seat)


def has_top(state: State, seat: str) -> bool:
    """CG-FORSAKE-08. Whether there is a top card, if need be after recycling."""
    return bool(state.decks[seat] or state.cycles[seat])


def take_from_deck(game: CardGame, seat: str, fits: Callable[[Card], bool]) -> None:
    """CG-DECK-09, CG-DECK-10. Search the draw deck for a fitting card, show it, add it to the hand, and shuffle."""
    _need_deck(game, seat)
    found = [card for card in game.state.decks[seat] if fits(card)]
    _take(game, seat, found)
    shuffle(game, seat)


def take_from_pile(game: CardGame, seat: str, fits: Callable[[Card], bool]) -> None:
    """CG-DECK-09, CG-DECK-10. Take a fitting card from the cycle pile, showing it."""
    _take(game, seat, [card for card in game.state.cycles[seat] if fits(card)])


def take_from_either(game: CardGame, seat: str, fits: Callable[[Card], bool]) -> None:
    """CG-DECK-09, CG-EX-44. Take a fitting card from draw deck or cycle pile; a searched deck is shuffled."""
    if any(fits(card) for card in game.state.cycles[seat]):
        take_from_pile(game, seat, fits)
    else:
        take_from_deck(game, seat, fits)


def may_lie_hidden(state: State, seat: str, fits: Callable[[Card], bool], *places: str) -> bool:
    """CG-INFO-03, CG-INFO-07, CG-INFO-11. For all others know, a fitting card of a seat lies in one of these places."""
    filled = [place for place in places if zone_of(state, place)[seat]]
    return any(
        fits(card) and _may_lie(state, seat, card, place, filled)
        for place in PLACES
        for card in zone_of(state, place)[seat]
    )


def may_lie_in_deck(state: State, seat: str, fits: Callable[[Card], bool]) -> bool:
    """CG-DECK-07. For all others know, a search of the draw deck, made new if it is empty, finds a fitting card."""
    return may_lie_hidden(state, seat, fits, DECK if state.decks[seat] else CYCLE)


def _may_lie(state: State, seat: str, card: Card, place: str, places: Sequence[str]) -> bool:
    """Whether a hidden card that lies in a place is in one of several, as far as everybody remembers."""
    if card in state.seen:
        return place in places
    known = next((there for there, cards in state.known.get(seat, ()) if card in cards), places)
    return any(each in places for each in known)


def _take(game: CardGame, seat: str, found: list[Card]) -> None:
    state = game.state
    game.commit(seat)
    if not found:
        game.tell("take-nothing", seat=seat)
        return
    card = game.ask(seat, "take", found)
    zone = state.decks if card in state.decks[seat] else state.cycles
    zone[seat] = without(zone[seat], card)
    state.hands[seat] += (card,)
    shown(state, seat, card)
    state.seen |= {card}
    game.show("take", seat=seat, card=card)


def named(*ids: str) -> Callable[[Card], bool]:
    """CG-CARD-10. Cards of these names."""
    return lambda card: card.id in ids


def _take_top(game: CardGame, seat: str) -> Card | None:
    """Take the top card off the draw deck; the caller puts it somewhere and settles the deck."""
    state = game.state
    _need_deck(game, seat)
    deck = state.decks[seat]
    if not deck:
        return None
    tops = state.tops[seat]
    card = tops[0] if tops else game.draw("draw", deck, seat=seat)
    state.decks[seat] = without(deck, card)
    state.tops[seat] = tops[1:]
    return card


def _need_deck(game: CardGame, seat: str) -> None:
    """CG-DECK-07. A deck that is needed and empty takes in what has been cycled meanwhile."""
    if not game.state.decks[seat] and game.state.cycles[seat]:
        recycle(game, seat)


def settle(game: CardGame, seat: str) -> None:
    """CG-DECK-03. A draw deck that has just run out is made new at once."""
    _need_deck(game, seat)
    _look_at_top(game, seat)


def reveal_top(game: CardGame, seat: str) -> Card | None:
    """CG-FORSAKE-02. Turn up the top card of one's own draw deck; the caller puts it away and settles the deck."""
    card = _take_top(game, seat)
    if card is not None:
        game.state.drawn[seat] += (card,)
        moved(game.state, seat, DECK, DRAWN)
        game.show("top-revealed", seat=seat, card=Secret(card, seat))
    return card


def _look_at_top(game: CardGame, seat: str) -> None:
    """The Mirror of Galadriel shows its owner the top card at all times."""
    state = game.state
    if not state.items or state.tops[seat] or not state.decks[seat] or not _sees_top(state, seat):
        return
    card = game.draw("top", state.decks[seat], seat=seat)
    state.tops[seat] = (card,)
    game.show("top-seen", seat=seat, card=Secret(card, seat))


def look_at_top(game: CardGame, seat: str) -> None:
    """The text of a card that shows the top of the draw deck begins to work."""
    _need_deck(game, seat)
    _look_at_top(game, seat)


def _sees_top(state: State, seat: str) -> bool:
    return any(
        item.id in SHOWS_TOP and state.rules.owner[item] == seat for items in state.items.values() for item in items
    )
