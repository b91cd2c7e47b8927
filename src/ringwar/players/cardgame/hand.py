"""Cards that must go, and cards that may be had: cycling, eliminating, forsaking, taking."""

from __future__ import annotations

from ringwar.cardgame.rules.cycling import TOP_OF_DECK
from ringwar.cardgame.rules.eliminating import FORSAKEN_FROM_HAND, FORSAKEN_FROM_RESERVE
from ringwar.cardgame.sight import Sight
from ringwar.cardgame.table.facts import ITEM, Card
from ringwar.kernel import Question
from ringwar.players.cardgame.abilities import victim_value
from ringwar.players.cardgame.outlook import Outlook, outlook_of
from ringwar.players.cardgame.parameters import number
from ringwar.players.cardgame.plays import ON_LOCATION, SACRIFICE
from ringwar.players.cardgame.prospects import PATH_ITEMS, expected
from ringwar.players.cardgame.worth import INCOME, loss, worth_in_deck, worth_in_hand, worth_in_reserve, worth_of

WANTED_NOW = number("hand", "wanted-now")
USABLE_NOW = number("hand", "usable-now")
SEEN = 0.05
"""How much more than an unseen card of the deck a card counts that is seen to be of no more use."""


def cycle(sight: Sight, question: Question) -> list[float]:
    """The card goes that is least wanted, now and later."""
    return [-wanted(sight, card) for card in question.options]


def wanted(sight: Sight, card: Card) -> float:
    """How much a card of the hand is wanted, now and later."""
    yields = INCOME.get(card.id, 0.0) * sight.rounds_left
    return worth_in_hand(sight, card) + yields / 2 + needed(sight, card)


def cycle_opening(sight: Sight, question: Question) -> list[float]:
    """The least cards of the first hand go."""
    return [-_kept(sight, card) for card in question.options]


def eliminate(sight: Sight, question: Question) -> list[float]:
    """The card goes for good that is worth least, now and in the rounds to come."""
    return [-_eliminated(sight, card) for card in question.options]


def _eliminated(sight: Sight, card: Card) -> float:
    """What it costs to eliminate a card that could be used now or later."""
    return loss(sight, card, FORSAKEN_FROM_HAND) + _kept(sight, card) / 2 + needed(sight, card)


def _kept(sight: Sight, card: Card) -> float:
    """What a card is worth that stays, with what it would yield in reserve."""
    return worth_of(sight, card) + INCOME.get(card.id, 0.0) * sight.rounds_left


def cycle_drawn(sight: Sight, question: Question) -> list[float]:
    """The better of two drawn cards is kept."""
    return [-_kept(sight, card) for card in question.options]


def forsake(sight: Sight, question: Question) -> list[float]:
    """The least of hand, reserve and the unseen top of the deck goes for good."""
    return [-_forsaken(sight, option) for option in question.options]


def _forsaken(sight: Sight, option: Card | str) -> float:
    """What it costs to forsake something: what it would do later, or in the fights of this round."""
    if option == TOP_OF_DECK or isinstance(option, str):
        return worth_in_deck(sight)
    if option in sight.hand:
        return max(loss(sight, option, FORSAKEN_FROM_HAND), worth_in_hand(sight, option)) + needed(sight, option)
    if option in sight.reserve(sight.seat):
        later = loss(sight, option, FORSAKEN_FROM_RESERVE) + worth_in_reserve(sight, option) / 2
        return later + (needed(sight, option) if option in sight.ready(sight.seat) else SEEN)
    return SEEN + worth_of(sight, option)


def needed(sight: Sight, card: Card) -> float:
    """What a card of hand or reserve could still do this round where it may go; an item only on a wielder in play."""
    if card.kind == ITEM:
        return SEEN if sight.ids_in_play().isdisjoint(card.wielders) else SEEN + _wielded(card)
    icons = [_on_path(sight, card)]
    icons += [expected(card, place) for place in sight.battlegrounds]
    return SEEN + WANTED_NOW * max(icons)


def _on_path(sight: Sight, card: Card) -> float:
    """The icons that a card could bring to the active path, or to the next one where none is active."""
    if sight.path is not None:
        return expected(card, sight.path)
    return float(card.path_attack + card.path_defense) if sight.path_number + 1 in card.paths else 0.0


def _wielded(item: Card) -> float:
    """What an item could do this round on a wielder that is in play: by its icons, or by its text."""
    icons = item.path_attack + item.path_defense + PATH_ITEMS.get(item.id, 0.0)
    icons = max(icons, item.battleground_attack, item.battleground_defense)
    return WANTED_NOW * icons + USABLE_NOW * ON_LOCATION.get(item.id, 0.0)


def take(sight: Sight, question: Question) -> list[float]:
    """The best card is taken; none is better than nothing."""
    return [0.0 if card is None else 1.0 + _kept(sight, card) for card in question.options]


def sacrifice(sight: Sight, question: Question) -> list[float]:
    """A rider is sacrificed while there are enemies on the battlegrounds to die for."""
    foes = sum(card.faction == "mordor" for there in sight.battlegrounds.values() for card in there)
    worthwhile = SACRIFICE if foes else 0.0
    return [0.0 if card is None else worthwhile - worth_in_reserve(sight, card) for card in question.options]


def eliminate_in_play(sight: Sight, question: Question) -> list[float]:
    """An own card is the least valuable one, an enemy's the most valuable one."""
    outlook = outlook_of(sight)
    return [_victim(outlook, card) for card in question.options]


def _victim(outlook: Outlook, card: Card | None) -> float:
    """What it is worth that a card in play is eliminated."""
    if card is None:
        return 0.0
    value = victim_value(outlook, card)
    return -value if card.side == outlook.sight.side else 1.0 + value
