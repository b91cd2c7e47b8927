"""The outlook of a turn: the fronts, what cards could do there, and what they cost. Made once a question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ringwar.cardgame.sight import Sight
from ringwar.cardgame.table.facts import ARMY, CHARACTER, Card
from ringwar.cardgame.table.queries import Place
from ringwar.cardgame.table.state import Cards, Location
from ringwar.players.cardgame.forces import Forces
from ringwar.players.cardgame.fronts import Front, fronts
from ringwar.players.cardgame.parameters import number, numbers
from ringwar.players.cardgame.prospects import prospect
from ringwar.players.cardgame.worth import (
    cause_at,
    saved,
    share_in_hand,
    worth_in_deck,
    worth_in_reserve,
    worth_of,
)

EXCESS = number("hand", "excess")
LAST_CARD = number("hand", "last-card")
CYCLED = number("worth", "cycled")
ARRIVED = numbers("arrived")
NOWHERE = -100.0
"""What it is worth to send a card where it cannot go."""


class Candidate(NamedTuple):
    """A card that could go to a front: with how many icons and at what cost."""

    card: Card
    icons: int
    cost: float


class Outlook:
    """What a seat thinks of the table on its turn."""

    __slots__ = ("_held", "_least", "_values", "forces", "fronts", "over", "playable", "sight")

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.forces = Forces(sight)
        self.fronts: dict[Location, Front] = fronts(sight, self.forces)
        self.playable = sight.playable()
        self.over = len(sight.hand) - sight.carryover_limit(sight.seat)
        self._held: dict[Card, float] | None = None
        self._least: list[float] | None = None
        self._values: dict[Card, dict[Location, float]] | None = None

    def hand(self) -> dict[Card, float]:
        """What the cards of the own hand are worth there; what cannot be kept is worth less."""
        if self._held is None:
            sight, share, held = self.sight, EXCESS if self.over > 0 else 1.0, share_in_hand(self.sight)
            self._held = {card: share * (held * worth_of(sight, card)) for card in sight.hand}
        return self._held

    def costs(self, card: Card) -> float:
        """What it costs to play a card: what it is worth in hand, and the card that must be cycled for it."""
        hand = self.hand()
        if self._least is None:
            self._least = sorted(hand.values())
        own = hand.get(card)
        if own is None:
            return self._least[0] if self._least else worth_in_deck(self.sight)
        if len(hand) == 1:
            return own + worth_in_deck(self.sight) + LAST_CARD * self.sight.rounds_left
        return own + (self._least[1] if own == self._least[0] else self._least[0])

    def commitments(self) -> dict[Card, dict[Location, float]]:
        """What it is worth, costs taken off, to send each card of hand or reserve to each location open to it."""
        if self._values is None:
            self._values = {}
            for front, candidates in self.candidates().items():
                planned = plan(front, candidates, self.sight.hand) if len(candidates) > 1 else {}
                for step in candidates:
                    alone = front.gain(step.icons) - step.cost if step.icons else -step.cost
                    value = max(alone, planned.get(step.card, alone))
                    self._values.setdefault(step.card, {})[front.place] = value
        return self._values

    def best_commitment(self, card: Card) -> float:
        """What it is worth to send a card to the location that is best for it."""
        places = self.commitments().get(card)
        return max(places.values()) if places else NOWHERE

    def candidates(self) -> dict[Front, list[Candidate]]:
        """Every way to send a card of the own hand or reserve to a front."""
        sight = self.sight
        candidates: dict[Front, list[Candidate]] = {front: [] for front in self.fronts.values()}
        for card in self.playable:
            if card.kind in (ARMY, CHARACTER):
                self._add(candidates, card, sight.locations_open_to(card), self.costs(card))
        for card in sight.ready(sight.seat):
            places = sight.locations_open_to(card)
            if places:
                self._add(candidates, card, places, worth_in_reserve(sight, card))
        return candidates

    def _add(self, candidates: dict[Front, list[Candidate]], card: Card, places: Sequence[Place], cost: float) -> None:
        """Note the ways of one card to the fronts that are open to it; before the last round safe ones need no more."""
        sight, arrived = self.sight, ARRIVED.get(card.id, 0.0)
        for place in places:
            assert not isinstance(place, str)
            front = self.fronts[place]
            icons = 0 if front.safe and sight.rounds_left else prospect(sight, card, place)
            candidates[front].append(Candidate(card, icons, cost - (self.returning(card, front) + arrived)))

    def returning(self, card: Card, front: Front) -> float:
        """What is left of a card that has fought on a front: attackers are lost, defenders often only cycled."""
        if saved(self.sight, card, cause_at(front.place)) is not None:
            return CYCLED * worth_of(self.sight, card)
        return front.survival * CYCLED * worth_of(self.sight, card) if front.defends else 0.0


def outlook_of(sight: Sight) -> Outlook:
    """The outlook of a sight, made once for a moment: questions of a turn often come at an unchanged table."""
    last: Outlook | None = sight.memory.get("outlook")
    if last is not None and last.sight.same_as(sight):
        return last
    outlook = Outlook(sight)
    sight.memory["outlook"] = outlook
    return outlook


def plan(front: Front, candidates: list[Candidate], hand: Cards) -> dict[Card, float]:
    """The cards worth sending together to a front, each with its part of what they gain."""
    useful = sorted((step for step in candidates if step.icons > 0), key=lambda step: step.cost / step.icons)
    best, chosen = 0.0, 0
    icons, cost, plays = 0, 0.0, len(hand) // 2
    taken: list[Card] = []
    for step in useful:
        if step.card in hand:
            if not plays:
                continue
            plays -= 1
        taken.append(step.card)
        icons += step.icons
        cost += step.cost
        gained = front.gain(icons) - cost
        if gained > best:
            best, chosen = gained, len(taken)
    return dict.fromkeys(taken[:chosen], best / chosen) if chosen else {}
