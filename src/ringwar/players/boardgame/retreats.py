"""Who leaves a battle, and where to: chapters 13 and 14."""

from __future__ import annotations

from collections.abc import Sequence

from ringwar.boardgame.rules.armies import MOST_UNITS
from ringwar.boardgame.sight import Sight
from ringwar.boardgame.table.facts import Region
from ringwar.kernel import Question
from ringwar.players.boardgame.battles import BATTLE, prospect, yes
from ringwar.players.boardgame.war import War, war


def score_retreat(sight: Sight, question: Question) -> Sequence[float]:
    """Leave a region that cannot be held."""
    battle = sight.battle
    assert battle is not None
    target = battle.target
    if target.is_stronghold and target not in sight.boxes and sight.controller(target) == sight.side:
        return yes(question, -1.0)
    chance = prospect(sight).chance
    weight = BATTLE["stand"] + BATTLE["stand_points"] * target.points
    return yes(question, chance - weight)


def score_withdraw(sight: Sight, question: Question) -> Sequence[float]:
    """Go inside the stronghold, unless the attacker can be beaten in the open."""
    return yes(question, prospect(sight).chance - BATTLE["open"])


def score_retreat_where(sight: Sight, question: Question) -> Sequence[float]:
    """To a stronghold or to friends, away from enemies."""
    picture, coming = war(sight), _leaving(sight, question)
    return [_haven(picture, region, coming) for region in question.options]


def _leaving(sight: Sight, question: Question) -> int:
    """How many units would leave their region."""
    army = sight.army(question.about["region"], sight.side)
    return army.size if army is not None else 0


def _haven(picture: War, region: Region, coming: int) -> float:
    """How safe an army of so many units would be in a region; those for whom there is no room are lost."""
    army = picture.sight.army(region, picture.side)
    walls = region.is_stronghold and picture.sight.controller(region) == picture.side
    company, there = (float(army.hits), army.size) if army is not None else (0.0, 0)
    lost = max(0, there + coming - MOST_UNITS)
    company *= 1 - lost / max(1, coming)
    value = BATTLE["walls"] * walls + company + region.points - BATTLE["pursuit"] * picture.beside(region)
    return value - BATTLE["crowd"] * lost


def score_scouts(sight: Sight, question: Question) -> Sequence[float]:
    """Slip away to where it is safest."""
    picture, coming = war(sight), _leaving(sight, question)
    return [BATTLE["walls"] if isinstance(each, str) else _haven(picture, each, coming) for each in question.options]
