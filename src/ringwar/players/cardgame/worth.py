"""What a card is worth for the rounds to come, in victory points: by its icons, where they can count, and its text."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ringwar.cardgame.rules.eliminating import IN_BATTLEGROUND_COMBAT, IN_PATH_COMBAT
from ringwar.cardgame.sight import Sight
from ringwar.cardgame.table.facts import BATTLEGROUNDS, CHARACTER, ITEM, Card, Path, Variable
from ringwar.cardgame.table.state import Location
from ringwar.cardgame.table.texts import REPLACEMENTS, SAVING_ITEMS, Replacement
from ringwar.players.cardgame.parameters import names, number, numbers
from ringwar.players.cardgame.prospects import banner
from ringwar.players.manners import manner_of

PATH_ICON = number("worth", "path-icon")
LAST_PATH_ICON = number("worth", "last-path-icon")
LAST_PATH_NEAR = number("worth", "last-path-near")
BATTLEGROUND_ICON = number("worth", "battleground-icon")
LEADERSHIP_ICON = number("worth", "leadership-icon")
SECOND_USE = number("worth", "second-use")
MISSED_PATH = number("worth", "missed-path")
MISSED_ROUND = number("worth", "missed-round")
WIELDER_ABSENT = number("worth", "wielder-absent")
SAVED = number("worth", "saved")
IN_HAND = number("worth", "in-hand")
IN_RESERVE = number("worth", "in-reserve")
IN_DECK = number("worth", "in-deck")
PATH_ITEMS = numbers("path-items")
INCOME = numbers("income")
TEXTS = numbers("texts")
NEEDED = names("text-needs")
LOCATIONS = frozenset(BATTLEGROUNDS)


class Reach(NamedTuple):
    """On what share of the battlegrounds to come a card could attack and defend; 1 is every second one."""

    attack: float
    defense: float

    def share(self, attack: int, defense: int) -> float:
        """The icons that count on average where the card may fight."""
        either = self.attack + self.defense
        return (attack * self.attack + defense * self.defense) / either if either else 0.0


ITEM_REACH = Reach(0.25, 0.25)


@lru_cache(maxsize=1 << 14)
def worth(card: Card, path_number: int, last_path: int, bonus: int, ahead: frozenset[str]) -> float:
    """What a card with a bonus by asterisks is worth after the round of a path number, wherever it is then."""
    rounds: int = last_path - path_number
    if rounds <= 0:
        return 0.0
    paths = sum(path_number < each <= last_path for each in card.paths) if card.kind == CHARACTER else rounds
    path_icons = card.path_attack + card.path_defense + PATH_ITEMS.get(card.id, 0.0)
    on_paths = PATH_ICON * path_icons * (1 - MISSED_PATH**paths)
    if card.kind == CHARACTER and last_path in card.paths and rounds <= LAST_PATH_NEAR:
        on_paths = max(on_paths, LAST_PATH_ICON * path_icons)
    reach = ITEM_REACH if card.kind == ITEM else reach_of(banner(card), ahead)
    fighting = BATTLEGROUND_ICON * reach.share(card.battleground_attack, card.battleground_defense)
    fighting += BATTLEGROUND_ICON * bonus / 4
    fighting += LEADERSHIP_ICON * reach.share(card.leadership_attack, card.leadership_defense)
    on_battlegrounds = fighting * (1 - MISSED_ROUND ** (rounds * (reach.attack + reach.defense)))
    icons = max(on_paths, on_battlegrounds) + SECOND_USE * min(on_paths, on_battlegrounds)
    return float(icons)


@lru_cache(maxsize=1 << 12)
def reach_of(faction: str, ahead: frozenset[str]) -> Reach:
    """The shares of the battlegrounds still ahead on which a faction may fight."""
    places = [place for name, place in BATTLEGROUNDS.items() if name in ahead]
    rounds = max(1, len(places)) / 2
    attacked = sum(faction in place.attackers for place in places)
    return Reach(attacked / rounds, sum(faction in place.defenders for place in places) / rounds)


def worth_of(sight: Sight, card: Card) -> float:
    """What a card is worth for the rounds to come, worked out once a question."""
    value: float | None = sight.memo.get(card)
    if value is None:
        value = sight.memo[card] = _worth_of(sight, card)
    return value


def _worth_of(sight: Sight, card: Card) -> float:
    """What a card is worth for the rounds to come; an item is worth nothing once nobody can wield it any more."""
    known = _known(sight)
    value = known.get(card)
    if value is None:
        value = known[card] = _in_good_hands(sight, card)
    if card.kind == ITEM and sight.ids_in_play().isdisjoint(card.wielders):
        return 0.0 if card.wielders <= sight.gone() else value * WIELDER_ABSENT
    return value


def _known(sight: Sight) -> dict[Card, float]:
    """What cards were found to be worth at earlier questions, as long as nothing came, went or was eliminated."""
    found: dict[Card, float] | None = sight.memo.get("known")
    if found is None:
        rest = sight.path_number, sight.ahead(), sight.gone()
        kept: tuple[object, dict[Card, float]] | None = sight.memory.get("known")
        if kept is None or kept[0] != rest:
            kept = sight.memory["known"] = rest, {}
        found = sight.memo["known"] = kept[1]
    return found


def _in_good_hands(sight: Sight, card: Card) -> float:
    """What a card is worth for the rounds to come, if it is no item that nobody wields."""
    bonus = bonus_of(sight, card) if card.variables else 0
    value = worth(card, sight.path_number, sight.last_path, bonus, sight.ahead())
    if card.id in TEXTS and sight.rounds_left > 0 and has_use(sight, card):
        value += TEXTS[card.id] * min(1.0, sight.rounds_left / 2)
    return value


def has_use(sight: Sight, card: Card) -> bool:
    """Whether somebody whom the text of a card is for is left, or a location where it works may still come."""
    names = NEEDED.get(card.id)
    return names is None or not sight.ahead().isdisjoint(names) or not names - LOCATIONS <= sight.gone()


def bonus_of(sight: Sight, card: Card) -> int:
    """The icons by asterisks whose conditions can still be fulfilled in rounds to come."""
    return sum([each.bonus for each in card.variables if each.kind != "token" and _is_possible(sight, each)])


def _is_possible(sight: Sight, variable: Variable) -> bool:
    """Whether a place that is named may still come, or somebody who is named is not eliminated."""
    if variable.kind in ("battleground", "path"):
        return not sight.ahead().isdisjoint(variable.names)
    return not sight.gone().issuperset(variable.names)


def worth_in_hand(sight: Sight, card: Card) -> float:
    """What a card in hand is worth, where it must still be paid for."""
    return share_in_hand(sight) * worth_of(sight, card)


def share_in_hand(sight: Sight) -> float:
    """The share that cards in hand have of their worth."""
    return IN_HAND * manner_of(sight).counts("later")


def standing(sight: Sight, card: Card) -> float:
    """What an army or a character in reserve is worth: ready to move, and with what it yields every round."""
    value = IN_RESERVE * worth_of(sight, card)
    return value + INCOME[card.id] * sight.rounds_left if card.id in INCOME else value


def worth_in_reserve(sight: Sight, card: Card) -> float:
    """What a card in reserve is worth with its items."""
    value = standing(sight, card)
    if card in sight.items:
        value += IN_RESERVE * sum([worth_of(sight, item) for item in sight.items[card]])
    return value


def worth_in_deck(sight: Sight) -> float:
    """What the unseen top card of the own deck is worth on average."""
    if sight.top is not None:
        return IN_DECK * worth_of(sight, sight.top)
    deck = sight.deck or sight.cycle_pile
    if not deck:
        return 0.0
    return IN_DECK * sum([worth_of(sight, card) for card in deck]) / len(deck)


def loss(sight: Sight, card: Card, cause: str) -> float:
    """What is lost when a card is eliminated for a cause; some are cycled instead, most of them with their items."""
    value = worth_of(sight, card)
    items = sum([worth_of(sight, item) for item in sight.items.get(card, ())])
    saving = saved(sight, card, cause)
    if saving is None:
        return value + items
    return SAVED * (value + items) if saving.saves_items else SAVED * value + items


def saved(sight: Sight, card: Card, cause: str) -> Replacement | None:
    """The text by which a card is cycled that would be eliminated for a cause: that of an item, or its own."""
    for item in sight.items.get(card, ()):
        if item.id in SAVING_ITEMS and cause in SAVING_ITEMS[item.id].causes:
            return SAVING_ITEMS[item.id]
    own = REPLACEMENTS.get(card.id)
    return own if own is not None and cause in own.causes else None


def cause_at(place: Location) -> str:
    """For what cause cards are eliminated in the combat of a location."""
    return IN_PATH_COMBAT if isinstance(place, Path) else IN_BATTLEGROUND_COMBAT
