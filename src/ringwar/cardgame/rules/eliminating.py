"""Chapter 12: eliminating and removing; replacements of an elimination are settled here and nowhere else."""

from __future__ import annotations

from ringwar.cardgame.rules.deck import shuffle
from ringwar.cardgame.table.facts import ITEM, Card
from ringwar.cardgame.table.memory import CYCLE, DECK, DRAWN, ELIMINATED, HAND, left, shown
from ringwar.cardgame.table.queries import items_of
from ringwar.cardgame.table.state import Cards, State, without
from ringwar.cardgame.table.texts import REPLACEMENTS, SAVING_ITEMS, CardGame, Replacement
from ringwar.kernel import Secret

IN_PATH_COMBAT = "in-path-combat"
IN_BATTLEGROUND_COMBAT = "in-battleground-combat"
FORSAKEN_FROM_HAND = "forsaken-from-hand"
FORSAKEN_FROM_RESERVE = "forsaken-from-reserve"
FORSAKEN_FROM_TOP = "forsaken-from-top"
BY_EFFECT = "by-effect"
REMOVED = "removed-from-the-game"
FORSAKEN = frozenset((FORSAKEN_FROM_HAND, FORSAKEN_FROM_RESERVE, FORSAKEN_FROM_TOP))
IN_COMBAT = frozenset((IN_PATH_COMBAT, IN_BATTLEGROUND_COMBAT))
ANY_CAUSE = FORSAKEN | IN_COMBAT | {BY_EFFECT, REMOVED}


def eliminate(game: CardGame, card: Card, reason: str = BY_EFFECT) -> None:
    """CG-ELIM-01, CG-ELIM-03, CG-ELIM-06, CG-ELIM-08. Eliminate a card with its items, or cycle it as a text says."""
    saver = _saver(game, card, reason)
    if saver is None:
        kind = "forsaken" if reason in FORSAKEN else "removed" if reason == REMOVED else "eliminate"
        _put(game, card, kind, ELIMINATED)
        return
    if not replacement_by(card, saver).saves_items:
        for item in items_of(game.state, card):
            _put(game, item, "eliminate", ELIMINATED, wielder=card)
    _put(game, card, "cycle", CYCLE, saver)


def cycle(game: CardGame, card: Card) -> None:
    """CG-CYCLE-02, CG-ITEM-11. Put a card with its items into the cycle piles of their owners."""
    _put(game, card, "cycle", CYCLE)


def remove_from_game(game: CardGame, card_id: str) -> None:
    """CG-ELIM-09, CG-ELIM-10, CG-PLAY-20, CG-PLAY-21. Eliminate a named card wherever it is, its items too."""
    state = game.state
    card = next((card for card in state.rules.cards if card.id == card_id), None)
    if card is None:
        return
    owner = state.rules.owner[card]
    game.commit(owner)
    if card in state.eliminated[owner]:
        return
    was_in_deck = card in state.decks[owner]
    _lay_open(state, card)
    game.show("remove", card=card)
    eliminate(game, card, REMOVED)
    _seen(state, card)
    if was_in_deck:
        shuffle(game, owner)


def _saver(game: CardGame, card: Card, reason: str) -> Card | None:
    """CG-ELIM-06, CG-AMB-43. The card whose text saves a card from elimination; its player picks one of several."""
    state = game.state
    savers = [card] if card.id in REPLACEMENTS and reason in REPLACEMENTS[card.id].causes else []
    for item in items_of(state, card):
        if item.id in SAVING_ITEMS and reason in SAVING_ITEMS[item.id].causes:
            savers.append(item)
    if not savers:
        return None
    unlike = {replacement_by(card, saver).saves_items: saver for saver in reversed(savers)}
    options = [saver for saver in savers if saver in unlike.values()]  # of two that do the same, the first
    return game.ask(state.rules.owner[card], "replacement", options, card=card)


def replacement_by(card: Card, saver: Card) -> Replacement:
    """What a text does that saves a card: its own, or that of an item."""
    return REPLACEMENTS[card.id] if saver is card else SAVING_ITEMS[saver.id]


def _lay_open(state: State, card: Card) -> None:
    """CG-ELIM-10. Show a hidden card to everybody, so that it is known to be the one that leaves."""
    owner = state.rules.owner[card]
    if any(card in zone[owner] for zone in (state.hands, state.decks, state.cycles)):
        lift(state, card)
        shown(state, owner, card)
        state.resolving += (card,)


def _seen(state: State, card: Card) -> None:
    """Everybody sees a card go to a pile."""
    shown(state, state.rules.owner[card], card)
    state.seen |= {card}


def _put(
    game: CardGame, card: Card, kind: str, goal: str, saver: Card | None = None, wielder: Card | None = None
) -> None:
    """CG-ITEM-10, CG-ITEM-11, CG-ITEM-13. Put a card and the items it wields into their owners' piles.

    Everybody sees a card that a `saver` has kept from being eliminated. An item may be lost without its `wielder`.
    """
    state = game.state
    items = state.items.pop(card, ())
    owner = state.rules.owner[card]
    origin = lift(state, card)
    if origin is None:
        state.seen |= {card, *items}
    else:
        left(state, owner, card, origin, goal)  # which of the cards there has gone is not told
    if saver is not None:
        _seen(state, card)
    piles = state.cycles if goal == CYCLE else state.eliminated
    piles[owner] += (card,)
    state.added.pop(card, None)
    for item in items:
        piles[state.rules.owner[item]] += (item,)
        state.added.pop(item, None)
    if game.listener is not None:  # a tenth of what it takes to put a card away
        _tell_put(game, (card, *items), kind, origin is not None, saver, wielder)


def _tell_put(
    game: CardGame, cards: Cards, kind: str, is_hidden: bool, saver: Card | None, wielder: Card | None
) -> None:
    """Say which cards have gone to a pile: one, and the items that it wielded."""
    owner = game.state.rules.owner
    for each in cards:
        if saver is not None and each is cards[0]:
            game.tell("saved", card=each, saver=None if saver is each else saver)
        elif wielder is not None:
            game.tell("eliminate-item", seat=owner[each], card=each, wielder=wielder)
        else:
            told = kind if each is cards[0] or kind == "cycle" else "eliminate"
            game.tell(told, seat=owner[each], card=Secret(each, owner[cards[0]]) if is_hidden else each)


def lift(state: State, card: Card) -> str | None:
    """Take a card from wherever it lies, leaving its items to the caller; say where it lay hidden, if it did."""
    owner = state.rules.owner[card]
    hidden = (HAND, state.hands), (DRAWN, state.drawn), (DECK, state.decks), (CYCLE, state.cycles)
    for place, zone in hidden:
        if card in zone[owner]:
            zone[owner] = without(zone[owner], card)
            return place
    if card in state.resolving:
        state.resolving = without(state.resolving, card)
    elif card.kind == ITEM:
        _lift_item(state, card)
    elif card in state.reserves[owner]:
        state.reserves[owner] = without(state.reserves[owner], card)
        state.locked -= {card}
    elif card in state.path_cards:
        state.path_cards = without(state.path_cards, card)
    else:
        _lift_from_battleground(state, card)
    return None


def _lift_item(state: State, item: Card) -> None:
    for wielder, items in state.items.items():
        if item in items:
            if len(items) == 1:
                del state.items[wielder]
            else:
                state.items[wielder] = without(items, item)
            return


def _lift_from_battleground(state: State, card: Card) -> None:
    for battleground, cards in state.battlegrounds.items():
        if card in cards:
            state.battlegrounds[battleground] = without(cards, card)
            return
