"""Partners of a team: chapter 23."""

from __future__ import annotations

from collections.abc import Sequence

from ringwar.boardgame.facts import Region
from ringwar.kernel import Question
from ringwar.players.boardgame.cards import kept_value
from ringwar.players.boardgame.parameters import numbers
from ringwar.players.boardgame.sight import Sight
from ringwar.players.boardgame.war import war

TEAMS = numbers("teams")


def score_exchange(sight: Sight, question: Question) -> Sequence[float]:
    """A card is given away only for one that is likely to be better: the worst of the hand is a poor one."""
    worst = min((kept_value(sight, card) for card in sight.hand), default=0.0)
    return [TEAMS["unknown_card"] - worst if each else 0.0 for each in question.options]


def score_give_card(sight: Sight, question: Question) -> Sequence[float]:
    """The card that is missed least."""
    return [-kept_value(sight, card) for card in question.options]


def score_merge_where(sight: Sight, question: Question) -> Sequence[float]:
    """Armies of partners fight better as one, where there is an enemy to fight."""
    return [TEAMS["apart"] if region is None else _facing(sight, region) for region in question.options]


def score_merge(sight: Sight, question: Question) -> Sequence[float]:
    """Agree where the armies face an enemy."""
    facing = _facing(sight, question.about["region"])
    return [facing - TEAMS["apart"] if each else 0.0 for each in question.options]


def _facing(sight: Sight, region: Region) -> float:
    """Whether an army has enemies in or next to its region."""
    return float(region in sight.boxes or war(sight).beside(region) > 0)
