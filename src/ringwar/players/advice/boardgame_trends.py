"""What can be counted in the board game when a turn is over."""

from __future__ import annotations

from collections.abc import Mapping

from ringwar.boardgame.sight import Sight
from ringwar.boardgame.table.facts import FREE, NATIONS, SHADOW, SIDE_OF
from ringwar.players.advice.boardgame_quest import steps_left
from ringwar.players.advice.trends import Trend

FOR_THE_RING = {FREE: 1, SHADOW: -1}
AGAINST_THE_RING = {FREE: -1, SHADOW: 1}
GOOD = {FREE: 1, SHADOW: 1}
BAD = {FREE: -1, SHADOW: -1}


def companions(sight: Sight) -> int:
    """Those of the Free Peoples who are in the Fellowship or on the map."""
    return len(sight.companions) + sum(each.side == FREE for each in sight.characters)


def minions(sight: Sight) -> int:
    """The characters of the Shadow in play."""
    return sum(each.side == SHADOW for each in sight.characters)


def units(sight: Sight, side: str) -> int:
    """The units of a side on the map, besieged ones too."""
    return sum(army.size for army in (*sight.armies.values(), *sight.boxes.values()) if army.side == side)


def steps_to_war(sight: Sight) -> int:
    """The steps that the own nations still have to go."""
    return sum(sight.politics[nation] for nation in NATIONS if SIDE_OF[nation] == sight.side)


TRENDS: Mapping[str, Trend] = {
    "points": Trend(lambda sight: sight.points(sight.side), GOOD, 1.0, 0.1),
    "enemy-points": Trend(lambda sight: sight.points(sight.enemy), BAD, 1.0, 0.1),
    "corruption": Trend(lambda sight: sight.corruption, AGAINST_THE_RING, 0.5, 0.15),
    "steps": Trend(steps_left, AGAINST_THE_RING, 0.5, 0.15),
    "companions": Trend(companions, FOR_THE_RING, 0.5, 0.15),
    "minions": Trend(minions, AGAINST_THE_RING, 0.5, 0.15),
    "rings": Trend(lambda sight: sight.rings[sight.side], GOOD, 0.4, 0.2),
    "units": Trend(lambda sight: units(sight, sight.side), GOOD, 0.2, 0.3),
    "enemy-units": Trend(lambda sight: units(sight, sight.enemy), BAD, 0.2, 0.3),
    "steps-to-war": Trend(steps_to_war, BAD, 0.2, 0.3),
    "cards": Trend(lambda sight: len(sight.hand), GOOD, 0.2, 0.3),
}
"""By the name of its words."""
