"""Why an option of the card game is advised: by what it changes on the table before anybody else is asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from ringwar.cardgame.rules.cycling import TOP_OF_DECK
from ringwar.cardgame.rules.turns import CYCLE, DUEL_RING_DRAW, PASS, RING, TRILOGY_RING_DRAW, WINNOW
from ringwar.cardgame.sight import Sight
from ringwar.cardgame.table.facts import FREE, Card, Path
from ringwar.cardgame.table.state import Location
from ringwar.players.advice.cardgame_trends import TRENDS
from ringwar.players.advice.reasons import Moment, Reason, hinted

__all__ = ["COSTS", "NAMES", "PRICES", "REASONS", "TRENDS"]

# Locations


def is_won(sight: Sight, place: Location) -> bool:
    """Whether the own side would win a location if its combat came now."""
    surplus = sight.surplus(place)
    if not isinstance(place, Path):
        return (surplus >= 0) == (place.side == sight.side)
    if sight.side == FREE:
        return surplus > 0 if sight.duel_paths else surplus >= 0
    return surplus < 0


def _places(moment: Moment) -> Iterator[tuple[Location, int]]:
    """The locations that were and are active, with the icons gained there; only the chosen one where one is chosen."""
    before, after = moment.before, moment.after
    active = [place for place in before.battlegrounds if place in after.battlegrounds]
    active += [before.path] if before.path is after.path is not None else []
    for place in [moment.option] if moment.option in active else active:
        more = after.surplus(place) - before.surplus(place)
        yield place, more if defends(after, place) else -more


def defends(sight: Sight, place: Location) -> bool:
    """Whether the own side defends a location: the Free Peoples every path."""
    return sight.side == (FREE if isinstance(place, Path) else place.side)


def turns(moment: Moment) -> Reason | None:
    """A location that would be lost is won now."""
    found = [place for place, _ in _places(moment) if is_won(moment.after, place) and not is_won(moment.before, place)]
    if not found:
        return None
    place = max(found, key=lambda each: (each.points, each.name))
    key = "holds" if defends(moment.after, place) else "wins-location"
    return hinted(key, location=place, points=place.points)


def changes_corruption(moment: Moment) -> Reason | None:
    """There is more corruption, or less, at once."""
    more = moment.after.corruption - moment.before.corruption
    if not more:
        return None
    return hinted("adds-corruption" if more > 0 else "heals", count=abs(more), corruption=moment.after.corruption)


def opens(moment: Moment) -> Reason | None:
    """A location is fought over that was not."""
    before, after = moment.before, moment.after
    found = [place for place in after.battlegrounds if place not in before.battlegrounds]
    found += [after.path] if after.path is not None and after.path is not before.path else []
    return hinted("opens", location=found[0], points=found[0].points) if found else None


def spares_corruption(moment: Moment) -> Reason | None:
    """A path is still lost, but at a lower price."""
    path, before, after = moment.before.path, moment.before, moment.after
    if before.side != FREE or path is None or after.path is not path or before.surplus(path) >= 0:
        return None
    count = min(0, after.surplus(path)) - before.surplus(path)
    return hinted("spares-corruption", count=count, location=path) if count > 0 else None


def corrupts(moment: Moment) -> Reason | None:
    """A path that is won brings more corruption."""
    path, before, after = moment.before.path, moment.before, moment.after
    if before.side == FREE or path is None or after.path is not path:
        return None
    worse = after.surplus(path) < min(0, before.surplus(path))
    return hinted("corrupts", count=-after.surplus(path), location=path) if worse else None


def strengthens(moment: Moment) -> Reason | None:
    """More icons at a location, won or not."""
    place, count = max(_places(moment), key=lambda each: each[1], default=(None, 0))
    if place is None or count <= 0:
        return None
    key = "strengthens" if is_won(moment.after, place) else "contests"
    return hinted(key, location=place, count=count, points=place.points)


# Cards

CYCLED = (CYCLE, "cycle-drawn")
"""The questions at which a card is cycled."""


def reserves(moment: Moment) -> Reason | None:
    """A card comes to the reserve, from where it can go anywhere later."""
    before, after = moment.before, moment.after
    came = [card for card in after.reserve(after.seat) if card not in before.reserve(before.seat)]
    return hinted("reserves", card=came[0]) if came else None


def equips(moment: Moment) -> Reason | None:
    """An item has a wielder."""
    before = {item for items in moment.before.items.values() for item in items}
    for wielder, items in moment.after.items.items():
        for item in items:
            if item not in before and item in moment.before.hand:
                return hinted("equips", item=item, character=wielder)
    return None


def uses_ring(moment: Moment) -> Reason | None:
    """A Ring token draws cards."""
    if moment.said("action") != RING:
        return None
    trilogy = moment.before.ring_token == "trilogy"
    return hinted("uses-ring", count=TRILOGY_RING_DRAW if trilogy else DUEL_RING_DRAW)


def winnows(moment: Moment) -> Reason | None:
    """Two cards for one."""
    return hinted("winnows", count=len(moment.before.hand)) if moment.said("action") == WINNOW else None


def cycles(moment: Moment) -> Reason | None:
    """A card goes where it may come back from."""
    gone = [card for card in moment.before.hand if card in moment.after.cycle_pile]
    pays = moment.said("action") == CYCLE or moment.question.key in CYCLED
    return hinted("cycles", card=gone[0]) if gone and pays else None


def eliminates(moment: Moment) -> Reason | None:
    """A card is out of the game."""
    card = moment.option
    if not isinstance(card, Card) or moment.question.key == "forsake":
        return None
    if card.id in moment.before.gone() or card.id not in moment.after.gone():
        return None
    return hinted("eliminates" if card.side == moment.after.side else "strikes", card=card)


def forsakes(moment: Moment) -> Reason | None:
    """A card is given up: an unknown one, or one that can be spared."""
    if moment.question.key != "forsake":
        return None
    if not isinstance(moment.option, Card):
        return hinted("forsakes-top", count=len(moment.before.hand)) if moment.option == TOP_OF_DECK else None
    key = "forsakes-hand" if moment.option in moment.before.hand else "forsakes-reserve"
    return hinted(key, card=moment.option)


def fetches(moment: Moment) -> Reason | None:
    """A card that is known comes into the hand."""
    came = [card for card in moment.after.hand if card not in moment.before.hand]
    known = [card for card in came if card in moment.before.cycle_pile]
    return hinted("fetches", card=known[0]) if known else None


def waits(moment: Moment) -> Reason | None:
    """The hand is kept."""
    return hinted("passes", count=len(moment.before.hand)) if moment.said("action") == PASS else None


def plays(moment: Moment) -> Reason | None:
    """A card is played."""
    card = moment.said("play")
    return hinted("plays", card=card) if card is not None and moment.question.key != "play" else None


Kinds = Sequence[Callable[[Moment], Reason | None]]
REASONS: Kinds = (
    *(turns, changes_corruption, spares_corruption, corrupts, strengthens, equips, opens, reserves, eliminates),
    *(fetches, uses_ring, winnows, forsakes, cycles, waits),
)
"""What speaks for an option, from the most telling to the least."""
COSTS: Kinds = (eliminates, forsakes, uses_ring, winnows, waits)
"""What speaks against one that promises less, from the most telling to the least."""
PRICES: Kinds = ()
"""What is paid for an option and said of all but the one to choose."""
NAMES: Kinds = (plays,)
"""What is said where nothing else is to be told."""
