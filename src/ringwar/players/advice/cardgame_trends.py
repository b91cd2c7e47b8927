"""What can be counted in the card game when a round is over."""

from __future__ import annotations

from collections.abc import Mapping

from ringwar.cardgame.sight import Sight
from ringwar.cardgame.table.facts import FREE, SHADOW
from ringwar.players.advice.trends import Trend

GOOD = {FREE: 1, SHADOW: 1}
BAD = {FREE: -1, SHADOW: -1}


def cards_left(sight: Sight) -> int:
    """The cards of one's own that may still be drawn."""
    deck, cycled, _ = sight.sizes(sight.seat)
    return deck + cycled


TRENDS: Mapping[str, Trend] = {
    "points": Trend(lambda sight: sight.scored(sight.side), GOOD, 1.0, 0.1),
    "enemy-points": Trend(lambda sight: sight.scored(sight.enemy), BAD, 1.0, 0.1),
    "corruption": Trend(lambda sight: sight.corruption, {FREE: -1, SHADOW: 1}, 1.0, 0.1),
    "cards": Trend(lambda sight: len(sight.hand), GOOD, 0.3, 0.3),
    "reserve": Trend(lambda sight: len(sight.reserve(sight.seat)), GOOD, 0.4, 0.3),
    "cards-left": Trend(cards_left, GOOD, 0.2, 0.3),
}
"""By the name of its words."""
