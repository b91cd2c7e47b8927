"""What seats could still bring to a location: the cards ready in their reserves, and what their hands may hold."""

from __future__ import annotations

from ringwar.cardgame.sight import Sight
from ringwar.cardgame.table.facts import Card, Path
from ringwar.cardgame.table.scenarios import CARRYOVER_LIMIT
from ringwar.cardgame.table.state import Location
from ringwar.players.cardgame.parameters import number
from ringwar.players.cardgame.prospects import LEADERSHIP, density, icon_at

HAND_SHARE = number("threat", "hand")
RESERVE_SHARE = number("threat", "reserve")
PATH_RESERVE_SHARE = number("threat", "reserve-on-path")
LAST_RESERVE_SHARE = number("threat", "last-reserve")
SAVED_SHARE = number("threat", "saved")

Muster = dict[str, tuple[float, float]]
"""Attack and defense icons by faction."""


class Forces:
    """The strength that is not yet on the locations, counted once a moment."""

    __slots__ = ("_feared", "_musters", "sight")

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self._musters: dict[str, Muster] = {}
        self._feared: dict[str, float] | None = None

    def threat(self, place: Location) -> float:
        """How many icons the enemy may still bring to a location, from reserves and hands."""
        name = self.sight.scenario
        early = PATH_RESERVE_SHARE if isinstance(place, Path) else RESERVE_SHARE
        share = early if self.sight.rounds_left else LAST_RESERVE_SHARE
        fear = 0.0
        for seat, count in self.feared_cards().items():
            fear += count * density(name, seat, place) + share * self.potential(seat, place)
        return fear

    def feared_cards(self) -> dict[str, float]:
        """How many cards each enemy is likely to play from its hand, to be multiplied with what a card brings."""
        if self._feared is None:
            self._feared = {seat: _from_hand(self.sight, seat) for seat in self.sight.enemies}
        return self._feared

    def potential(self, seat: str, place: Location) -> float:
        """The icons that the reserve of a seat could bring to a location now, leadership in part."""
        if isinstance(place, Path):
            return _on_path(self.sight, seat, place)
        muster = self.muster(seat)
        if self.sight.side_of(seat) == place.side:
            return sum([icons[1] for faction, icons in muster.items() if faction in place.defenders])
        return sum([icons[0] for faction, icons in muster.items() if faction in place.attackers])

    def muster(self, seat: str) -> Muster:
        """What the cards ready in a reserve bring to battlegrounds, by faction."""
        if seat not in self._musters:
            self._musters[seat] = _muster(self.sight, seat)
        return self._musters[seat]


def _from_hand(sight: Sight, seat: str) -> float:
    """How many cards a seat is likely to play from its hand; those it could keep count less."""
    size = sight.hand_size(seat)
    spare = max(0, size - CARRYOVER_LIMIT) if sight.rounds_left else size
    return HAND_SHARE * (spare + SAVED_SHARE * (size - spare))


def _on_path(sight: Sight, seat: str, path: Path) -> float:
    """The icons that a reserve could bring to a path."""
    icons = 0.0
    for card in sight.ready(seat):
        if path.number in card.paths:
            icon = icon_at(card, path)
            icons += getattr(card, icon)
            if card in sight.items:
                icons += sum([getattr(item, icon) for item in sight.items[card]])
    return icons


def _muster(sight: Sight, seat: str) -> Muster:
    muster: Muster = {}
    for card in sight.ready(seat):
        attack, defense = muster.get(card.faction, (0.0, 0.0))
        attack += card.battleground_attack + LEADERSHIP * card.leadership_attack
        defense += card.battleground_defense + LEADERSHIP * card.leadership_defense
        for item in sight.items.get(card, ()):
            attack += item.battleground_attack
            defense += item.battleground_defense
        muster[card.faction] = (attack, defense)
    return muster


def listed(card: Card, place: Location) -> bool:
    """Whether a location lists the card's faction or number."""
    if isinstance(place, Path):
        return place.number in card.paths
    return card.faction in place.attackers or card.faction in place.defenders
