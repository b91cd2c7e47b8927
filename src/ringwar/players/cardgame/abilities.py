"""What it is worth to use the action of a card in play."""

from __future__ import annotations

from collections.abc import Callable

from ringwar.cardgame.cards.southron import GOALS
from ringwar.cardgame.rules.abilities import is_hobbit, is_nazgul
from ringwar.cardgame.rules.locations import battlegrounds_of
from ringwar.cardgame.sight import Sight
from ringwar.cardgame.table.facts import CHARACTER, ITEM, Battleground, Card
from ringwar.players.cardgame.openings import best_replacing, next_paths, opening, openings, other_paths
from ringwar.players.cardgame.outlook import CYCLED, Outlook
from ringwar.players.cardgame.parameters import number
from ringwar.players.cardgame.prospects import prospect
from ringwar.players.cardgame.worth import worth_in_deck, worth_in_hand, worth_in_reserve, worth_of
from ringwar.players.manners import manner_of

DRAW = number("hand", "draw")
DRAW_IN_EXCESS = number("hand", "draw-excess")
TAKE = number("hand", "take")
FORSAKEN = number("hand", "forsaken-by-enemy")
CYCLED_BY_ENEMY = number("hand", "cycled-by-enemy")
SIFT = number("hand", "sift")
CORRUPTION = number("front", "corruption")
GAINS_NOTHING = number("turn", "gains-nothing")
SOUTHRON = battlegrounds_of("southron")

UseValue = Callable[[Outlook, Card], float]
"""What using the action of a card is worth."""


def use_value(outlook: Outlook, card: Card) -> float:
    """What using the action of a card is worth; one that gains nothing is the last thing to do, or it never ends."""
    sight = outlook.sight
    if manner_of(sight).forgets(card.id, sight.path_number):
        return -GAINS_NOTHING
    value = USES[card.id](outlook, card)
    return value if value > 0 else value - GAINS_NOTHING


def drawn(outlook: Outlook, number_of_cards: int) -> float:
    """What drawing cards is worth, as many as there are."""
    cards = min(number_of_cards, drawable(outlook.sight, outlook.sight.seat))
    return cards * (DRAW_IN_EXCESS if outlook.over > 0 else DRAW)


def drawable(sight: Sight, seat: str) -> int:
    """How many cards a seat has left to draw: a deck that has run out takes in the cycle pile."""
    deck, cycle_pile, _ = sight.sizes(seat)
    return deck + cycle_pile


def cycling(outlook: Outlook, card: Card) -> float:
    """What it costs to cycle a card in play."""
    value = worth_of(outlook.sight, card)
    held = value if card.kind == ITEM else worth_in_reserve(outlook.sight, card)
    return held - CYCLED * value


def eliminating(outlook: Outlook, card: Card) -> float:
    """What it costs to eliminate a card in play."""
    return worth_of(outlook.sight, card) if card.kind == ITEM else worth_in_reserve(outlook.sight, card)


def found(cards: tuple[Card, ...], *ids: str) -> bool:
    """Whether one of the named cards is among these."""
    return any(card.id in ids for card in cards)


def draws(number_of_cards: int) -> UseValue:
    """Cycle the card to draw."""
    return lambda outlook, card: drawn(outlook, number_of_cards) - cycling(outlook, card)


def team_draws(outlook: Outlook, card: Card) -> float:
    """Cycle the card: each player of the own side draws."""
    sight = outlook.sight
    allies = sight.allies(sight.side)
    times = sight.each(sight.side) // len(allies)
    cards = sum(min(times, drawable(sight, seat)) for seat in allies)
    return cards * (DRAW_IN_EXCESS if outlook.over > 0 else DRAW) - cycling(outlook, card)


def fatty_bolger(outlook: Outlook, card: Card) -> float:
    """Eliminate him to draw 3."""
    return drawn(outlook, 3) - eliminating(outlook, card)


def enemies_cycle(outlook: Outlook, card: Card) -> float:
    """Cycle the card: each enemy cycles a card."""
    return CYCLED_BY_ENEMY * outlook.sight.each(outlook.sight.enemy) - cycling(outlook, card)


def reaver(outlook: Outlook, card: Card) -> float:
    """Cycle the card: each enemy forsakes a card."""
    return FORSAKEN * outlook.sight.each(outlook.sight.enemy) - cycling(outlook, card)


def menace(outlook: Outlook, card: Card) -> float:
    """Eliminate the card: each enemy forsakes a card."""
    return FORSAKEN * outlook.sight.each(outlook.sight.enemy) - eliminating(outlook, card)


def denethor(outlook: Outlook, card: Card) -> float:
    """Forsake a card to take Boromir or Faramir, if the deck has one of them."""
    wanted = found(outlook.sight.deck, "boromir", "faramir")
    return (TAKE if wanted else 0.0) - worth_in_deck(outlook.sight)


def takes_from_deck(*ids: str) -> UseValue:
    """Cycle the card to take another from the draw deck."""
    return lambda outlook, card: (TAKE if found(outlook.sight.deck, *ids) else 0.0) - cycling(outlook, card)


def takes_from_pile(fits: Callable[[Card], bool]) -> UseValue:
    """Cycle the card to take the best fitting one from the cycle pile."""

    def value(outlook: Outlook, card: Card) -> float:
        sight = outlook.sight
        pile = [worth_in_hand(sight, each) - CYCLED * worth_of(sight, each) for each in sight.cycle_pile if fits(each)]
        return max(pile, default=0.0) - cycling(outlook, card)

    return value


def icon_on_path(outlook: Outlook, card: Card) -> float:
    """Cycle the card to add an icon to the path."""
    path = outlook.sight.path
    if path is None:
        return 0.0
    return outlook.fronts[path].gain(1) - cycling(outlook, card)


def icon_on_battleground(outlook: Outlook, card: Card) -> float:
    """Cycle the card to add an icon of its kind to a battleground."""
    attacks = card.id == "the-destroyer"
    places = [each for each in outlook.fronts.values() if isinstance(each.place, Battleground)]
    gains = [front.gain(1) for front in places if front.defends is not attacks]
    return max(gains, default=0.0) - cycling(outlook, card)


def nenya(outlook: Outlook, card: Card) -> float:
    """Cycle the ring to add a defense icon where the own side defends."""
    gains = [front.gain(1) for front in outlook.fronts.values() if front.defends]
    return max(gains, default=0.0) - cycling(outlook, card)


def next_path(outlook: Outlook, card: Card) -> float:
    """Go on to a path of the next number."""
    return best_replacing(outlook, next_paths(outlook.sight))


def smeagol(outlook: Outlook, card: Card) -> float:
    """The same at the price of corruption."""
    return next_path(outlook, card) - CORRUPTION


def other_path(outlook: Outlook, card: Card) -> float:
    """Go on to another path of the same number."""
    return best_replacing(outlook, other_paths(outlook.sight))


def rides_to(faction: str) -> UseValue:
    """The wielder goes to a battleground that is opened."""
    names = battlegrounds_of(faction)

    def value(outlook: Outlook, card: Card) -> float:
        sight = outlook.sight
        wielder = sight.wielder_of(card)
        assert wielder is not None
        price = worth_in_reserve(sight, wielder)
        places = openings(sight, names, price)
        return max([opening(outlook, place, prospect(sight, wielder, place)) for place in places], default=0.0) - price

    return value


def raid(outlook: Outlook, card: Card) -> float:
    """Eliminate an army to open a battleground."""
    price = eliminating(outlook, card)
    places = openings(outlook.sight, (GOALS[card.id],), price)
    return max([opening(outlook, place) for place in places], default=0.0) - price


def black_serpent(outlook: Outlook, card: Card) -> float:
    """Eliminate him to open a Southron battleground that was scored."""
    sight = outlook.sight
    price = eliminating(outlook, card)
    places = [place for place in openings(sight, SOUTHRON, price) if sight.scored_by(place)]
    return max([opening(outlook, place) for place in places], default=0.0) - price


def lembas(outlook: Outlook, card: Card) -> float:
    """Eliminate it to remove corruption for each Hobbit on the path."""
    hobbits = sum(is_hobbit(each) for each in outlook.sight.path_cards)
    return CORRUPTION * min(hobbits, outlook.sight.corruption) - eliminating(outlook, card)


def wound(outlook: Outlook, card: Card) -> float:
    """Eliminate an attacker on the path, or its blade, for a point of corruption."""
    path = outlook.sight.path
    if path is None:
        return 0.0
    icons = card.path_attack
    return CORRUPTION + (outlook.fronts[path].gain(-icons) if icons else 0.0)


def black_breath(outlook: Outlook, card: Card) -> float:
    """Cycle the wielder with all its items from a location for a point of corruption."""
    sight = outlook.sight
    wielder = sight.wielder_of(card)
    place = None if wielder is None else sight.place_of(wielder)
    if wielder is None or place is None or isinstance(place, str):
        return 0.0
    icons = prospect(sight, wielder, place)
    saved = worth_of(sight, wielder) + sum([worth_of(sight, item) for item in sight.items[wielder]])
    return CORRUPTION + outlook.fronts[place].gain(-icons) + CYCLED * saved


def grima_wormtongue(outlook: Outlook, card: Card) -> float:
    """Eliminate him to take Saruman or to eliminate a Rohan character."""
    sight = outlook.sight
    saruman = TAKE if found(sight.deck, "saruman") else 0.0
    return max(saruman, best_victim(outlook)) - eliminating(outlook, card)


def best_victim(outlook: Outlook) -> float:
    """What Gríma's best victim among the Rohirrim is worth."""
    sight = outlook.sight
    seats = sight.allies(sight.enemy)
    cards = [card for seat in seats for card in sight.reserve(seat)]
    cards += [card for there in sight.battlegrounds.values() for card in there]
    victims = [card for card in cards if card.faction == "rohan" and card.kind == CHARACTER]
    return max((victim_value(outlook, card) for card in victims), default=0.0)


def victim_value(outlook: Outlook, card: Card) -> float:
    """What a card in play is worth where it is, to those who have it or to those who would see it eliminated."""
    place = outlook.sight.place_of(card)
    value = worth_of(outlook.sight, card) + sum(
        worth_of(outlook.sight, item) for item in outlook.sight.items.get(card, ())
    )
    if place is None or isinstance(place, str) or place not in outlook.fronts:
        return value
    icons = prospect(outlook.sight, card, place)
    front = outlook.fronts[place]
    return value + (-front.gain(-icons) if card.side == outlook.sight.side else front.gain(icons))


def hobbits_return(outlook: Outlook, card: Card) -> float:
    """Eliminate the item to take Hobbits from the cycle pile."""
    hobbits = [worth_of(outlook.sight, each) for each in outlook.sight.cycle_pile if is_hobbit(each)]
    extra = drawn(outlook, 1) if card.id == "herbs-and-stewed-rabbit" else 0.0
    most = 1 if card.id == "herbs-and-stewed-rabbit" else 2
    return sum(sorted(hobbits)[-most:]) + extra - eliminating(outlook, card)


def palantir(outlook: Outlook, card: Card) -> float:
    """Sift three cards."""
    return SIFT


def is_gandalf(card: Card) -> bool:
    """Whether a card is one of the two Gandalfs."""
    return card.id in ("gandalf-the-grey", "gandalf-the-white")


USES: dict[str, UseValue] = {
    "anduril": rides_to("dunedain"),
    "bilbo-baggins": draws(2),
    "black-breath": black_breath,
    "denethor": denethor,
    "ent-draught": hobbits_return,
    "fatty-bolger": fatty_bolger,
    "flocks-of-crebain": other_path,
    "gandalf-the-grey": next_path,
    "gollum": other_path,
    "grima-wormtongue": grima_wormtongue,
    "grishnakh": wound,
    "gwaihir-the-windlord": takes_from_pile(is_gandalf),
    "halbarad": takes_from_deck("strider", "aragorn"),
    "herbs-and-stewed-rabbit": hobbits_return,
    "lembas": lembas,
    "morgul-blade": wound,
    "narya-ring-of-fire": enemies_cycle,
    "nenya-ring-of-adamant": nenya,
    "palantir-of-orthanc": palantir,
    "sam-gamgee": icon_on_path,
    "shadowfax": rides_to("wizard"),
    "smeagol": smeagol,
    "strider": next_path,
    "the-beguiler": enemies_cycle,
    "the-black-serpent": black_serpent,
    "the-commander": team_draws,
    "the-destroyer": icon_on_battleground,
    "the-hunter": icon_on_path,
    "the-messenger": takes_from_pile(is_nazgul),
    "the-reaver": reaver,
    "the-warrior": icon_on_battleground,
    "ugluk": other_path,
    "vilya-ring-of-air": team_draws,
    **dict.fromkeys(("barrow-wights", "candles-of-corpses", "caradhras-the-cruel", "cave-troll", "hill-troll"), menace),
    **dict.fromkeys(GOALS, raid),
}
