"""The icons that a card would bring to a location, and those that a deck brings there on average."""

from __future__ import annotations

from functools import lru_cache

from ringwar.cardgame.cards.hobbit import FRIENDS
from ringwar.cardgame.sight import Sight
from ringwar.cardgame.table.facts import ARMY, CHARACTER, FREE, ITEM, Card, Path, Variable, scenario
from ringwar.cardgame.table.state import Cards, Location
from ringwar.cardgame.table.texts import STRENGTHENS
from ringwar.players.cardgame.parameters import number, numbers

LEADERSHIP = number("prospect", "leadership")
ITEM_SHARE = number("prospect", "item")
PATH_ITEMS = numbers("path-items")
TOKEN_ICONS = 1
LEADING = {"battleground_attack": "leadership_attack", "battleground_defense": "leadership_defense"}
GIVERS = {name: giver for giver, names in STRENGTHENS.items() for name in names}
"""By the character that is strengthened, the card in reserve that does it."""


def prospect(sight: Sight, card: Card, place: Location) -> int:
    """The icons that count for its side which a card with its items would bring to a location."""
    icon = icon_at(card, place)
    count: int = getattr(card, icon)
    for variable in card.variables:
        if variable.icon == icon:
            count += _bonus(sight, card, variable, place)
    if card.id in GIVERS and icon != "battleground_attack" and sight.is_in_reserve(GIVERS[card.id]):
        count += 1
    if card in sight.items:
        count += sum([item_icons(item, icon, place) for item in sight.items[card]])
    if isinstance(place, Path):
        return count + (sight.added_attack(card) if icon == "path_attack" else 0)
    there = sight.battlegrounds.get(place)
    return count + _leadership(there, card, LEADING[icon]) if there else count


def item_icons(item: Card, icon: str, place: Location) -> int:
    """The icons that an item brings to a location, to its wielder or to the path itself."""
    count: int = getattr(item, icon)
    if isinstance(place, Path) and item.id in PATH_ITEMS:
        return count + int(PATH_ITEMS[item.id])
    return count


def icon_at(card: Card, place: Location) -> str:
    """The kind of icon by which a card counts on a location."""
    if isinstance(place, Path):
        return "path_defense" if card.side == FREE else "path_attack"
    return "battleground_defense" if card.side == place.side else "battleground_attack"


def _bonus(sight: Sight, card: Card, variable: Variable, place: Location) -> int:
    """The icons of an asterisk whose condition would hold."""
    if variable.kind in ("battleground", "path"):
        return variable.bonus if place.name in variable.names else 0
    if variable.kind == "in-play":
        return variable.bonus if sight.is_in_play(*variable.names) else 0
    if variable.kind == "token":
        return TOKEN_ICONS
    if isinstance(place, Path):
        return 0
    there = sight.battlegrounds.get(place, ())
    if variable.kind == "supporting":
        return variable.bonus if any(each.id in variable.names for each in there) else 0
    return variable.bonus * (sum(each.faction in variable.names for each in there) // 2)


def _leadership(cards: Cards, card: Card, icon: str) -> int:
    """The leadership icons that begin to count when a card comes: its own, or those of a character it supports."""
    own: int = getattr(card, icon)
    if card.kind == CHARACTER and not own:
        return 0
    faction = banner(card)
    there = [each for each in cards if each.side == card.side and banner(each) == faction]
    armies = sum([each.kind == ARMY for each in there])
    leaders = sorted([getattr(each, icon) for each in there if each.kind == CHARACTER and getattr(each, icon)])
    if card.kind == CHARACTER:
        return own if armies > len(leaders) else 0
    return leaders[-1 - armies] if len(leaders) > armies else 0


def banner(card: Card) -> str:
    """The faction whose armies support a character."""
    return FRIENDS.get(card.id, card.faction)


@lru_cache(maxsize=1 << 13)
def density(scenario_name: str, seat: str, place: Location) -> float:
    """The icons that a card of a seat's deck brings to a location on average."""
    deck = next(each.cards for each in scenario(scenario_name).seats if each.name == seat)
    return sum(expected(card, place) for card in deck) / len(deck)


@lru_cache(maxsize=1 << 13)
def expected(card: Card, place: Location) -> float:
    """The icons that a card brings to a location by what is printed on both; none where it may not go."""
    icon = icon_at(card, place)
    if card.kind == ITEM:
        return ITEM_SHARE * float(getattr(card, icon))
    if isinstance(place, Path):
        return float(getattr(card, icon)) if place.number in card.paths else 0.0
    if card.faction not in place.attackers and card.faction not in place.defenders:
        return 0.0
    bonus = sum(each.bonus for each in card.variables if each.icon == icon and place.name in each.names)
    leadership: int = getattr(card, LEADING[icon])
    own: int = getattr(card, icon)
    return own + bonus + LEADERSHIP * leadership
