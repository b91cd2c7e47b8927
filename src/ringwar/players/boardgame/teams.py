"""Partners of a team: chapter 23."""

from __future__ import annotations

from collections.abc import Sequence

from ringwar.boardgame.rules.teams import PEOPLES
from ringwar.boardgame.sight import Sight
from ringwar.boardgame.table.facts import EventCard, Region
from ringwar.kernel import Question
from ringwar.players.boardgame.cards import CARD_NUMBERS, WORTH, is_of_partner, kept_value
from ringwar.players.boardgame.dead_cards import is_dead
from ringwar.players.boardgame.parameters import numbers
from ringwar.players.boardgame.war import war

TEAMS = numbers("teams")


def score_exchange(sight: Sight, question: Question) -> Sequence[float]:
    """A card is given away if the partner alone can play it, or if it is poor at any time and not one's own alone."""
    worst = min((lasting_value(sight, card) for card in sight.hand if card.player != sight.seat), default=TEAMS["dear"])
    return [TEAMS["unknown_card"] - worst if each else 0.0 for each in question.options]


def lasting_value(sight: Sight, card: EventCard) -> float:
    """How good a card is to oneself, now or later: its day may come."""
    if is_of_partner(sight, card):
        return 0.0
    if is_dead(sight, card):
        return kept_value(sight, card)
    return max(kept_value(sight, card), WORTH.get(card.name, CARD_NUMBERS["other"]))


def score_give_card(sight: Sight, question: Question) -> Sequence[float]:
    """The best of those that the partner alone can play, else the one that is missed least."""
    return [_gift(sight, card) for card in question.options]


def _gift(sight: Sight, card: EventCard) -> float:
    """How good it is to give a card to a partner."""
    if is_of_partner(sight, card) and not is_dead(sight, card):
        return WORTH.get(card.name, CARD_NUMBERS["other"])
    return -lasting_value(sight, card) - TEAMS["dear"] * (card.player == sight.seat)


def score_merge_where(sight: Sight, question: Question) -> Sequence[float]:
    """Armies of partners fight better as one, where there is an enemy to fight and oneself commands them."""
    return [
        TEAMS["apart"] if region is None else _facing(sight, region) * _commands(sight, region)
        for region in question.options
    ]


def _commands(sight: Sight, region: Region) -> bool:
    """Whether most units in a region are one's own, so that one commands them all when they are merged."""
    army = sight.army(region, sight.side)
    return army is not None and 2 * army.of(PEOPLES[sight.seat]).size >= army.size


def score_merge(sight: Sight, question: Question) -> Sequence[float]:
    """Agree where the armies face an enemy."""
    facing = _facing(sight, question.about["region"])
    return [facing - TEAMS["apart"] if each else 0.0 for each in question.options]


def _facing(sight: Sight, region: Region) -> float:
    """Whether an army has enemies in or next to its region."""
    return float(region in sight.boxes or war(sight).beside(region) > 0)
