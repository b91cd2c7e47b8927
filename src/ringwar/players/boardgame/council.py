"""The Council of Rivendell: companions in other versions, and the action tokens of the Shadow."""

from __future__ import annotations

from collections.abc import Sequence

from ringwar.boardgame.lords.rules.council import NAZGUL_TOKEN, POLITICAL_TOKEN
from ringwar.boardgame.lords.table.facts import Lord
from ringwar.boardgame.sight import Sight
from ringwar.kernel import Question
from ringwar.players.boardgame.hunt import companion_worth, corruption_cost, tile_pain
from ringwar.players.boardgame.minions import value_of_flying
from ringwar.players.boardgame.muster import value_of_diplomacy
from ringwar.players.boardgame.parameters import numbers

COUNCIL_NUMBERS = numbers("council")
VERSIONS = numbers("versions")
OUTSIDE = numbers("outside")


def score_companion_version(sight: Sight, question: Question) -> Sequence[float]:
    """The card of a companion that helps more in the Fellowship or at home."""
    return [VERSIONS.get(each.name, 0.0) for each in question.options]


def score_outside(sight: Sight, question: Question) -> Sequence[float]:
    """Who does more at home than with the Ring-bearers, though it gives the Shadow a token."""
    return [0.0 if each is None else OUTSIDE.get(each.name, -1.0) for each in question.options]


def score_which_token(sight: Sight, question: Question) -> Sequence[float]:
    """A step towards war rather than a flight."""
    return [float(token == POLITICAL_TOKEN) for token in question.options]


def token_value(sight: Sight, token: str) -> float:
    """How good it is to use a token now: it is kept while it does little."""
    values = {NAZGUL_TOKEN: value_of_flying, POLITICAL_TOKEN: value_of_diplomacy}
    return values[token](sight) - COUNCIL_NUMBERS["keep_token"]


TOKENS = frozenset((NAZGUL_TOKEN, POLITICAL_TOKEN))


def score_sacrifice_hobbits(sight: Sight, question: Question) -> Sequence[float]:
    """Both Hobbits for a tile that would hurt more than their loss."""
    hobbits = [each for each in sight.companions if isinstance(each, Lord) and each.partner is not None]
    price = sum(companion_worth(sight, each) for each in hobbits)
    gain = tile_pain(sight, question.about["tile"]) * corruption_cost(sight) - COUNCIL_NUMBERS["hobbits"] - price
    return [gain if each else 0.0 for each in question.options]
