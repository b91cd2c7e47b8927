"""What it is worth to play a card: to a location, to the reserve, onto a wielder, or as an event."""

from __future__ import annotations

from collections.abc import Callable

from ringwar.cardgame.cards.dunedain import HUNTERS
from ringwar.cardgame.rules.abilities import is_hobbit, is_nazgul
from ringwar.cardgame.rules.locations import battlegrounds_of
from ringwar.cardgame.sight import Sight
from ringwar.cardgame.table.facts import ARMY, CARDS, CHARACTER, ITEM, Battleground, Card, Path
from ringwar.cardgame.table.queries import RESERVE, Destination
from ringwar.cardgame.table.state import Location
from ringwar.cardgame.table.texts import SAVING_ITEMS
from ringwar.players.cardgame.abilities import CORRUPTION, drawable, drawn, victim_value
from ringwar.players.cardgame.forces import listed
from ringwar.players.cardgame.openings import best_replacing, opening, openings, other_paths
from ringwar.players.cardgame.outlook import ARRIVED, Outlook
from ringwar.players.cardgame.parameters import number, numbers
from ringwar.players.cardgame.prospects import icon_at, item_icons, prospect
from ringwar.players.cardgame.worth import (
    IN_RESERVE,
    INCOME,
    cause_at,
    saved,
    standing,
    worth_in_deck,
    worth_in_reserve,
    worth_of,
)

PLAYED = numbers("played")
ON_LOCATION = numbers("items-on-location")
IN_RESERVE_ITEMS = numbers("items-in-reserve")
MUSTER = number("events", "muster")
SACRIFICE = number("events", "sacrifice")
OPENED = number("events", "opened")
NO_EFFECT = number("events", "no-effect")
SUPERSEDED = {"aragorn": "strider", "gandalf-the-white": "gandalf-the-grey"}
"""The card that is removed from the game when another is played."""
MUSTERED = 7
"""So many cards are drawn where Mordor musters."""
RIDERS = {"black-riders-mount": Path, "fell-beast": Battleground}
"""Where a mount may take its wielder at once."""


def best_play(outlook: Outlook, card: Card) -> float:
    """What playing a card is worth, wherever that is best."""
    if card.kind in (ARMY, CHARACTER):
        text = text_value(outlook, card)
        return text + max(outlook.best_commitment(card), reserve_value(outlook, card) - outlook.costs(card))
    return max(play_value(outlook, card, place) for place in outlook.sight.destinations(card))


def play_value(outlook: Outlook, card: Card, place: Destination) -> float:
    """What playing a card of the hand to a destination is worth, its costs taken off."""
    text = text_value(outlook, card)
    if isinstance(place, Battleground | Path):
        return text + outlook.commitments()[card][place]
    costs = outlook.costs(card)
    if place == RESERVE:
        return text + reserve_value(outlook, card) - costs
    if isinstance(place, Card):
        return text + item_value(outlook, card, place) - costs
    return EVENT_VALUES[card.id](outlook, card) - costs


def text_value(outlook: Outlook, card: Card) -> float:
    """What the text of a card does when it is played, wherever; one that removes another card costs that."""
    value = PLAYED.get(card.id, 0.0)
    other = SUPERSEDED.get(card.id)
    if other is None or not outlook.sight.is_in_play(other):
        return value
    return value - superseding(outlook, card, CARDS[other])


def superseding(outlook: Outlook, card: Card, other: Card) -> float:
    """What is lost with a card that is removed; its items come back to who waits while nobody attacks it."""
    sight, lost = outlook.sight, victim_value(outlook, other)
    place = sight.place_of(other)
    if isinstance(place, Battleground | Path) and sight.items.get(other) and outlook.fronts[place].is_held():
        lost += INCOME.get(card.id, 0.0) * max(0, sight.rounds_left - 1)
    return lost


def reserve_value(outlook: Outlook, card: Card) -> float:
    """What a card is worth once it lies in reserve."""
    return standing(outlook.sight, card)


def item_value(outlook: Outlook, item: Card, wielder: Card) -> float:
    """What an item is worth on a wielder, where the wielder is."""
    sight = outlook.sight
    place = sight.place_of(wielder)
    if place is None or isinstance(place, str):
        lasting = 0.0 if misplaced(sight, item, wielder) else IN_RESERVE * worth_of(sight, item)
        stays = lasting + IN_RESERVE_ITEMS.get(item.id, 0.0)
        return max(stays, ride_value(outlook, item, wielder))
    icons = item_icons(item, icon_at(wielder, place), place)
    bonus = 0.0 if comes_back(sight, item, wielder, place) else ON_LOCATION.get(item.id, 0.0)
    if item.id == "lembas" and isinstance(place, Path):
        bonus += CORRUPTION * min(sight.corruption, sum(is_hobbit(card) for card in sight.path_cards))
    return (outlook.fronts[place].gain(icons) if icons else 0.0) + bonus


def comes_back(sight: Sight, item: Card, wielder: Card, place: Location) -> bool:
    """Whether an item would save a wielder who comes back with all items without it."""
    saving = saved(sight, wielder, cause_at(place)) if item.id in SAVING_ITEMS else None
    return saving is not None and saving.saves_items


def misplaced(sight: Sight, item: Card, wielder: Card) -> bool:
    """Whether an item has icons for paths alone, and its wielder may enter none of those that are left."""
    if not item.path_attack + item.path_defense or item.battleground_attack + item.battleground_defense:
        return False
    return not any(sight.path_number <= each <= sight.last_path for each in wielder.paths)


def ride_value(outlook: Outlook, mount: Card, wielder: Card) -> float:
    """What it is worth that a mount takes its wielder to a location at once."""
    if mount.id not in RIDERS:
        return 0.0
    rides = [
        ride_to(outlook, wielder, place, getattr(mount, icon_at(wielder, place)))
        for place in outlook.sight.locations_open_to(wielder)
        if not isinstance(place, str) and isinstance(place, RIDERS[mount.id])
    ]
    return max(rides, default=0.0)


def ride_to(outlook: Outlook, rider: Card, place: Battleground | Path, extra: int = 0) -> float:
    """What it is worth that a card leaves the reserve for a location, with icons of something that comes along."""
    icons = prospect(outlook.sight, rider, place) + extra
    front = outlook.fronts[place]
    returning = outlook.returning(rider, front) + ARRIVED.get(rider.id, 0.0)
    return front.gain(icons) - worth_in_reserve(outlook.sight, rider) + returning


# Events

EventValue = Callable[[Outlook, Card], float]
"""What the text of an event is worth."""


def paths_of_the_dead(outlook: Outlook, card: Card) -> float:
    """Forsake 2 cards, then draw 4 or 5 of those that are left."""
    sight = outlook.sight
    left = drawable(sight, sight.seat) - 2
    if left <= 0:
        return NO_EFFECT
    most = 5 if sight.is_in_play("strider", "aragorn") else 4
    return drawn(outlook, min(most, left)) - 2 * worth_in_deck(sight)


def musters(fits: Callable[[Card], bool]) -> EventValue:
    """Two cards are played out of seven, if so many that fit are to be found."""

    def value(outlook: Outlook, card: Card) -> float:
        sight = outlook.sight
        cards = sight.deck if len(sight.deck) >= MUSTERED else (*sight.deck, *sight.cycle_pile)
        share = MUSTERED / max(MUSTERED, len(cards))
        return MUSTER * min(1.0, share * sum([fits(each) for each in cards]) / 2)

    return value


def is_army(card: Card) -> bool:
    """Whether a card is an army."""
    return card.kind == ARMY


def call_of(leader_id: str, faction: str) -> EventValue:
    """A leader in reserve may open a battleground and go there."""
    names = battlegrounds_of(faction)

    def value(outlook: Outlook, card: Card) -> float:
        sight = outlook.sight
        leader = next((each for each in sight.reserve(sight.seat) if each.id == leader_id), None)
        if leader is None:
            return NO_EFFECT
        return max([called(outlook, leader, place) for place in openings(sight, names)], default=NO_EFFECT)

    return value


def called(outlook: Outlook, leader: Card, place: Battleground) -> float:
    """What it is worth to open a battleground, with or without the leader."""
    sight = outlook.sight
    going = opening(outlook, place, prospect(sight, leader, place)) - worth_in_reserve(sight, leader)
    return max(going, opening(outlook, place))


def there_is_another_way(outlook: Outlook, card: Card) -> float:
    """Another path of the same number, with a defense icon more."""
    others = other_paths(outlook.sight)
    return best_replacing(outlook, others, 1) if others else NO_EFFECT


def death_ride_to_ruin(outlook: Outlook, card: Card) -> float:
    """Riders in reserve die for enemies on battlegrounds."""
    sight = outlook.sight
    foes = sum(each.faction == "mordor" for there in sight.battlegrounds.values() for each in there)
    riders = sorted(worth_in_reserve(sight, each) for each in sight.reserve(sight.seat) if each.faction == "rohan")
    return sum((max(0.0, SACRIFICE - rider) for rider in riders[:foes]), 0.0)


def opens_to(fits: Callable[[Card, Battleground], bool]) -> EventValue:
    """Battlegrounds are opened this round to cards that may not fight there."""

    def value(outlook: Outlook, card: Card) -> float:
        sight = outlook.sight
        ready = [*sight.hand, *(each for seat in sight.allies(sight.side) for each in sight.ready(seat))]
        gains = [0.0]
        for place, front in outlook.fronts.items():
            if isinstance(place, Battleground):
                coming = [each for each in ready if fits(each, place) and not listed(each, place)]
                gains.append(front.gain(sum(prospect(sight, each, place) for each in coming)))
        return OPENED * max(gains)

    return value


def rides_for_gondor(card: Card, place: Battleground) -> bool:
    """Whether the Red Arrow opens a battleground to a card."""
    return card.faction == "rohan" and card.kind != ITEM and "dunedain" in place.attackers | place.defenders


def hunts(card: Card, place: Battleground) -> bool:
    """Whether a card is one of the hunters."""
    return card.id in HUNTERS


EVENT_VALUES: dict[str, EventValue] = {
    "death-ride-to-ruin": death_ride_to_ruin,
    "paths-of-the-dead": paths_of_the_dead,
    "the-black-captain": call_of("the-witch-king", "mordor"),
    "the-day-without-dawn": musters(is_army),
    "the-red-arrow": opens_to(rides_for_gondor),
    "the-ringwraiths-are-abroad": musters(is_nazgul),
    "the-three-hunters": opens_to(hunts),
    "there-is-another-way": there_is_another_way,
    "threats-and-promises": call_of("saruman", "isengard"),
}
